"""A character on paper: boxes for wounds and exhaustion, usage dice to cross, gear, spells, attachments."""

from affray.core.faces.paper import Block, Lines, PrintedPage, Space, Track
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.roster.adventurer import Adventurer, person_from_adventurer
from affray.systems.fortmayn.roster.maker_sheet import hero_phrase, making_sheet, thing_phrase
from affray.systems.fortmayn.rules.dice.pools import step
from affray.systems.fortmayn.rules.gear import item_kind

NOTES = 5
SPARE = 2
"""Boxes for dice that are still to be gained."""
TRACKED = 6
"""So many usage dice have boxes of their own."""


def sheet_page(adventurer: Adventurer, house: House = PLAIN) -> PrintedPage:
    """The sheet of a character whose things and spells are known, on one page to write on.

    [FT-CORE-07 FT-USE-02 FT-ARM-05 FT-SPELL-03]
    """
    blocks: tuple[Block, ...] = (
        Track(
            hero_phrase("leaf-body"),
            adventurer.body + SPARE,
            adventurer.wounded,
            ((adventurer.body, hero_phrase("leaf-out")),),
            ("FT-CORE-07", "FT-OOFA-01"),
        ),
        Track(
            hero_phrase("leaf-head"),
            adventurer.head + SPARE,
            adventurer.exhausted,
            ((adventurer.head, hero_phrase("leaf-spent")),),
            ("FT-CORE-07",),
        ),
        *usage_tracks(adventurer),
        *(Lines(title, rows) for title, rows in making_sheet(adventurer).groups),
        Space(hero_phrase("leaf-notes"), NOTES),
    )
    return PrintedPage(
        hero_phrase("leaf", who=adventurer.name),
        blocks,
        hero_phrase("leaf-beside", type=adventurer.race, gained=adventurer.gained),
    )


def usage_tracks(adventurer: Adventurer) -> tuple[Track, ...]:
    """A row of boxes for each usage die, one for each step down to the last. [FT-USE-02 FT-USE-03 FT-ARM-05]"""
    person = person_from_adventurer(adventurer)
    worn = ((person.armor_item, person.armor.die), (person.shield_item, person.shield.die))
    things = [Thing(item, die=die) for item, die in worn if die]
    things += [thing for thing in person.things if thing.die]
    return tuple(usage_track(thing) for thing in things[:TRACKED])


def usage_track(thing: Thing) -> Track:
    """The boxes of a usage die: crossed are the steps that it has come down. [FT-USE-02]"""
    own = max(thing.die, item_kind(thing.item).die)
    steps = (own - 2) // 2
    gone = (own - thing.die) // 2
    marks = tuple((place, hero_phrase("leaf-die", die=step(own, -place))) for place in range(1, steps))
    title = hero_phrase("leaf-usage", item=thing_phrase(thing).args["item"], die=own)
    return Track(title, steps, gone, (*marks, (steps, hero_phrase("leaf-expended"))), ("FT-USE-02", "FT-USE-03"))
