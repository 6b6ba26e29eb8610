"""The case verbs of talk, magic, chance and the tables; of the loop."""

from collections.abc import Mapping
from typing import Literal

from affray.core import Modifier
from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import look_up
from affray.core.system import Verb
from affray.systems.fortmayn.cases.given import (
    BandName,
    DieName,
    Faces,
    Part,
    Positive,
    TypeName,
    Whole,
    band_number,
    dice_script,
    expect,
    expect_allowed,
    house_of,
    read_die,
    run_op,
    type_number,
    write_die,
)
from affray.systems.fortmayn.cases.tables import loop, table
from affray.systems.fortmayn.content import tables
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.rules import banishing, casting, talk
from affray.systems.fortmayn.rules.advantage import die_for, source
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.rules.dice import event_dice
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.saves_and_sunder import Target

EVERY_ROLL = "all BODY and HEAD rolls"


# --- talk and banishing -----------------------------------------------------------------------------------------------
class SocialGiven(Given, frozen=True, kw_only=True):
    """`social_exchange`: an exchange of words."""

    type: TypeName
    """The type of who talks."""
    ready: Positive
    """Ready HEAD Dice."""
    dice: Faces
    """The faces that the dice show."""
    difficulty: Positive
    """Difficulty Dice."""
    die: DieName | None = None
    """The die rolled; None for any."""
    attachments: tuple[str, ...] = ()
    """The attachments of who talks."""
    sunder: str | None = None
    """The attachment that is given up; None for none."""
    saves: tuple[object, ...] = ()
    """Always empty: armor saves no HEAD Dice."""


def social_exchange(given: Answer) -> Answer:
    """The outcome of an exchange of words. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04]"""
    asked = read_given(given, SocialGiven)
    expect(not asked.saves, "saves: expected none, armor saves BODY Dice only")
    kind, house = type_number(asked.type), house_of(asked)
    answer = asked.attachments.index(asked.sunder) + 1 if asked.sunder in asked.attachments else 0
    ref = dice_script([asked.dice], [answer])
    die = read_die(asked.die) if asked.die else base_die(kind, HEAD)
    if asked.die is None:
        # Where no die is given the faces may be those of any size.
        die = next((size for size in (die, 10, 12) if max(asked.dice, default=0) <= size), die)
    found = talk.parley_exchange(
        ref,
        0,
        type=kind,
        ready=asked.ready,
        die=die,
        foe=Target(asked.difficulty),
        attachments=len(asked.attachments),
        house=house,
    )
    offered = asked.sunder is not None and found.out
    expect(not offered, "sunder: expected an attachment of a Brainy")
    left = [text for place, text in enumerate(asked.attachments) if place != found.betrayed]
    return {
        "removed": found.removed,
        "difficulty_left": found.dd,
        "exhausted": found.exhausted,
        "ready_left": found.ready,
        "attachments": left,
        "out_of_action": bool(found.out),
        "opponent_out": bool(found.opponent_out),
    }


class UndeadGiven(Part, frozen=True, kw_only=True):
    """One of the undead: its name, Difficulty Dice and distance."""

    name: str
    difficulty: Positive
    range: BandName


class BanishGiven(Given, frozen=True, kw_only=True):
    """`banish`: who tries with how many dice, the undead, the faces of each roll, and those of the time dice."""

    type: TypeName
    ready: Positive
    holy_symbol: bool
    undead: tuple[UndeadGiven, ...]
    rolls: tuple[Faces, ...]
    moment_dice: Faces | None = None


def banish(given: Answer) -> Answer:
    """The outcome of an attempt to banish undead. [FT-BAN-01 FT-BAN-02 FT-BAN-03 FT-BAN-04 FT-BAN-05]"""
    asked = read_given(given, BanishGiven)
    house, kind = house_of(asked), type_number(asked.type)
    order = banishing.banishing_order([band_number(undead_given.range) for undead_given in asked.undead], house)
    expect(order, "undead: expected one that is Nearby or Distant")
    die = die_for(kind, HEAD, (source("holy_symbol", 1),) if asked.holy_symbol else (), house).die
    ref = dice_script((*asked.rolls, asked.moment_dice or ()))
    foes = tuple(Target(asked.undead[place].difficulty) for place in order)
    found = banishing.banish(ref, 0, type=kind, ready=asked.ready, die=die, foes=foes, attachments=0, house=house)
    if found.moments:
        ref.finish()
    expect(len(ref.rolls) - bool(found.moments) == len(asked.rolls), "rolls: expected no more of them")
    left = {undead_given.name: undead_given.difficulty for undead_given in asked.undead}
    left |= {asked.undead[place].name: dd for place, dd in zip(order, found.dd, strict=True)}
    return {
        "die": write_die(die),
        "banished": [asked.undead[place].name for place, dd in zip(order, found.dd, strict=True) if dd == 0],
        "difficulty": left,
        "ready_left": found.ready,
        "moments": found.moments or None,
    }


# --- magic ------------------------------------------------------------------------------------------------------------
def caster(known: tuple[str, ...], memorised: tuple[str, ...], head_max: int, ready: int, book: int) -> Person:
    """A character who casts, as far as a case describes one."""
    things = (make_book(known),) if book else ()
    return Person(
        id="", side=0, type=0, body_max=1, body_ready=1, head_max=head_max, head_ready=ready, things=things, known=known,
        memorised=memorised,
    )  # fmt: skip


class MemoriseGiven(Given, frozen=True, kw_only=True):
    """`spell memorise`: HEAD Dice owned, the spells known, and those to memorise."""

    op: Literal["memorise"]
    head_max: Whole
    known: tuple[str, ...]
    choice: tuple[str, ...]


def check_spells(names: tuple[str, ...]) -> None:
    """Raises InputError for an unknown spell. [FT-FILL-05]"""
    for name in names:
        expect(casting.spell_row(tables.shipped(), name), f"spell {name!r} is unknown")


def memorise(given: Answer) -> Answer:
    """The spells memorised in sleep with the book. [FT-SPELL-03]"""
    asked = read_given(given, MemoriseGiven)
    check_spells((*asked.known, *asked.choice))
    person = caster(asked.known, (), asked.head_max, asked.head_max, 1)
    expect_allowed(casting.memorise_refusal(person, asked.choice, house_of(asked)))
    after = casting.with_memorised(person, asked.choice)
    return {"memorised": list(after.memorised), "free": asked.head_max - len(after.memorised)}


class CastGiven(Given, frozen=True, kw_only=True):
    """`spell cast`: a casting."""

    op: Literal["cast"]
    """Which verb it is."""
    type: TypeName
    """The type of the caster."""
    ready: Whole
    """Ready HEAD Dice."""
    dice: Faces
    """The faces that the dice show."""
    source: Literal["book", "memory"]
    """Where the spell comes from."""
    spell: str
    """The id of the spell."""
    known: tuple[str, ...]
    """The ids of the spells known."""
    memorised: tuple[str, ...]
    """The ids of the spells in memory."""
    book: bool
    """Whether the book is at hand."""
    target_difficulty: Whole
    """Difficulty Dice."""
    magic: bool = True
    """Whether there is magic."""
    disadvantages: tuple[str, ...] = ()
    """The sources of disadvantage."""


def casting_sources(names: tuple[str, ...]) -> tuple[Modifier, ...]:
    """The sources of disadvantage that apply to a casting: those of all rolls, and a ruling. Raises InputError for an
    unknown source. [FT-DICE-06]"""
    known = {row.source: row.applies_to for row in tables.advantage_sources() if row.step < 0}
    return tuple(
        source(name, -1)
        for name in names
        if name == "gm" or look_up(name, known, "disadvantage").startswith(EVERY_ROLL)
    )


def cast(given: Answer) -> Answer:
    """The outcome of a casting. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07 FT-DICE-05]"""
    asked = read_given(given, CastGiven)
    check_spells((asked.spell, *asked.known, *asked.memorised))
    house = house_of(asked) if asked.magic else house_of(asked)._replace(magic=1)
    person = caster(asked.known, asked.memorised, max(1, asked.ready), asked.ready, int(asked.book))
    expect_allowed(casting.casting_refusal(person, asked.spell, asked.source, house))
    die = die_for(type_number(asked.type), HEAD, casting_sources(asked.disadvantages), house).die
    ref = dice_script([asked.dice])
    memory = int(asked.source == casting.FROM_MEMORY)
    found = casting.cast(ref, asked.ready, die, Target(asked.target_difficulty), memory)
    after = casting.after_casting(person, asked.spell, found, house)
    return {
        "die": write_die(die),
        "removed": found.removed,
        "target_left": found.dd,
        "takes_hold": bool(found.holds),
        "exhausted": found.exhausted,
        "ready_left": found.ready,
        "memorised": list(after.memorised),
    }


def spell(given: Answer) -> Answer:
    """Run `spell`: memorise or cast."""
    return run_op(given, {"memorise": memorise, "cast": cast})


# --- chance -----------------------------------------------------------------------------------------------------------
class EventGiven(Given, frozen=True, kw_only=True):
    """`event_dice`: the faces of the five dice last time and now."""

    last: Faces | None
    now: Faces


def event_dice_case(given: Answer) -> Answer:
    """The events that the event dice trigger, and the faces to remember. [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-EVT-04]"""
    asked = read_given(given, EventGiven)
    for faces in (asked.last or asked.now, asked.now):
        expect(len(faces) == event_dice.DICE, f"expected {event_dice.DICE} dice, got {len(faces)}")
        expect(max(faces) <= event_dice.D, f"expected faces of at most {event_dice.D}")
    found = event_dice.event_dice(dice_script([(face,) for face in asked.now]), asked.last or ())
    events = [die for die, by in enumerate(found.rises, 1) if by]
    return {"events": events, "rises": [by for by in found.rises if by], "last": list(found.now)}


# --- tables -----------------------------------------------------------------------------------------------------------
# --- the loop ---------------------------------------------------------------------------------------------------------


VERBS: Mapping[str, Verb] = {
    "social_exchange": social_exchange,
    "banish": banish,
    "spell": spell,
    "event_dice": event_dice_case,
    "table": table,
    "loop": loop,
}
