"""Figures that are made and kept, in words: choices, cards, sheets, broken rules."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, TypeVar

import msgspec

from affray.core import Refusal
from affray.core.guide import Row
from affray.core.system import System
from affray.systems import registry
from affray.systems.foeman.adventurer import Adventurer, faults_of, figure_of, fit, write_line
from affray.systems.foeman.experience import next_level_ep
from affray.systems.foeman.fighting import arms
from affray.systems.foeman.figures import order_of
from affray.systems.foeman.guide_sheet import cover_row, weapon_row
from affray.systems.foeman.kinds import NONE, Armor, Race, Weapon
from affray.systems.foeman.making import points_left
from affray.systems.foeman.making_sheet import making_sheet, thing_row
from affray.systems.foeman.movement import allowance
from affray.systems.foeman.own import ARMOR, SHIELD, WORDS, shown
from affray.systems.foeman.pack import Pack, Piece, gear
from affray.systems.foeman.ready_made import ready_made
from affray.systems.foeman.sketch import sketch, sketch_fault
from affray.systems.foeman.state import Figure, speed, standing_score
from affray.systems.foeman.tables import armor, armors, race, races, shield, shields, weapon, weapons
from affray.systems.foeman.things import things
from affray.systems.foeman.view import silhouette
from affray.web import wording
from affray.web.messages import (
    Below,
    BrokenRule,
    FigureCard,
    FigureChecked,
    FigureChoices,
    FigureOdds,
    ItemChoice,
    Named,
    RaceChoice,
)
from affray.web.store.roster import KEY

Rules = System[object, object]
Condition = Literal["fit", "hurt", "down", "dead"]
NO_BONUS = "none"
C = TypeVar("C", RaceChoice, ItemChoice)
LAST = ("unskilled", "crude")
"""The kinds of weapons that a list ends with."""
UNKNOWN = ("unknown", "unarmed")
"""The codes of faults that leave a figure without a sheet."""


@cache
def rules() -> Rules:
    """The system whose figures are kept."""
    return registry.load(KEY)


def named(kind: str, name: str, language: str) -> str:
    """A thing of the system as people call it; one of a user's making by the name he gave it."""
    return rules().name(kind, shown(name), language)


# --- what there is to choose from -------------------------------------------------------------------------------------
def choices(language: str, packs: Iterable[Pack] = ()) -> FigureChoices:
    """What a figure can be made of, in a language: what is printed, and what packs add or make of it."""
    found = printed(language)
    for each in (gear((pack,)) for pack in packs):
        weapons_too = tuple(of_pack(weapon_choice(weapon(one.name), language), one) for one in added(each.weapons))
        shields_too = (of_pack(cover_choice(shield(one.name), SHIELD, language), one) for one in added(each.shields))
        armors_too = (of_pack(cover_choice(armor(one.name), ARMOR, language), one) for one in added(each.armor))
        races_too = (of_pack(race_choice(race(one.name), language), one) for one in added(each.races))
        found = msgspec.structs.replace(
            found,
            races=(*found.races, *races_too),
            weapons=(*found.weapons, *weapons_too),
            shields=(*found.shields, *shields_too),
            armors=(*found.armors, *armors_too),
        )
    return found


@cache
def printed(language: str) -> FigureChoices:
    """What a figure can be made of without a pack."""
    made = sorted((one for one in weapons().values() if one.name != "Unarmed"), key=lambda one: one.category in LAST)
    known = tuple(dict.fromkeys(one.category for one in made))
    return FigureChoices(
        tuple(race_choice(one, language) for one in races().values()),
        tuple(weapon_choice(one, language) for one in made),
        tuple(cover_choice(one, SHIELD, language) for one in shields().values() if one.name != NONE),
        tuple(cover_choice(one, ARMOR, language) for one in armors().values()),
        tuple(
            item_choice(ItemChoice(one.name, "", "thing", ""), thing_row(one), language) for one in things().values()
        ),
        tuple(ready_made()),
        tuple(Named(name, named("category", name, language)) for name in known if name != "crude"),
        tuple(Named(word, wording.say(language, f"weapon-{word}")) for word in WORDS),
    )


def added(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Those that are a pack's."""
    return (one for one in pieces if one.pack)


def of_pack(choice: C, piece: Piece) -> C:
    """A choice that names the pack that it comes from."""
    return msgspec.structs.replace(choice, word=f"{choice.word} ({piece.pack})")


def race_choice(kind: Race, language: str) -> RaceChoice:
    """A race."""
    word = named("race", kind.name, language)
    gift = "" if kind.bonus_id == NO_BONUS else named("bonus", kind.bonus_id, language)
    below = tuple(Below(low, high) for low, high in order_of(kind))
    return RaceChoice(kind.name, word, kind.least, kind.total, below, kind.ma, gift)


def weapon_choice(made: Weapon, language: str) -> ItemChoice:
    """A weapon."""
    kind = named("category", made.category, language)
    return item_choice(
        ItemChoice(made.name, "", kind, "", made.rq, made.hands),
        weapon_row(made),
        language,
    )


def cover_choice(made: Armor, kind: str, language: str) -> ItemChoice:
    """Armor or a shield; the armor "None" does nothing."""
    choice = ItemChoice(made.name, "", kind, "", 0, int(kind == SHIELD))
    if made.name == NONE:
        return msgspec.structs.replace(choice, word=named("item", NONE, language))
    return item_choice(choice, cover_row(weapon_row(weapon("Club")).name, made), language)


def item_choice(choice: ItemChoice, row: Row, language: str) -> ItemChoice:
    """A choice with its name and what a row of the sheet says of it."""
    effect = rules().phrase(row.value, language)
    word = named("item", choice.name, language)
    return msgspec.structs.replace(choice, word=word, effect=effect, clauses=row.clauses)


# --- a figure ---------------------------------------------------------------------------------------------------------
def card(one: Adventurer, language: str, rev: int = 0, campaign: str = "") -> FigureCard:
    """The card of a figure whose race and items are known."""
    figure = figure_of(one)
    return FigureCard(
        one.name, named("race", one.race, language), silhouette(figure), one.st, one.dx, one.iq, one.mst,
        standing_score(figure), mp_of(figure), gear_of(one, language), one.level, one.ep, next_level_ep(one.level),
        one.wounds, one.exhaustion, state_of(one), rev, campaign,
    )  # fmt: skip


def mp_of(figure: Figure) -> tuple[int, int]:
    """A figure's movement points, unengaged and engaged."""
    free, engaged = (allowance(bound, figure.prone, figure.back, speed(figure)) for bound in (0, 1))
    return free, engaged


def gear_of(one: Adventurer, language: str) -> str:
    """All that a figure has, what it wears last."""
    worn = (one.armor,) if one.armor != NONE else ()
    items = [item for item in (one.main, one.off, *one.carried, *one.things, *worn) if item]
    return ", ".join(named("item", item, language) for item in items)


def state_of(one: Adventurer) -> Condition:
    """How a figure is, in a word for programs."""
    if one.dead:
        return "dead"
    if not fit(one):
        return "down"
    return "hurt" if one.wounds or one.exhaustion else "fit"


def broken(found: Iterable[Refusal], language: str) -> tuple[BrokenRule, ...]:
    """Broken rules in words."""
    return tuple(BrokenRule(fault.code, wording.refusal(fault, language), fault.clauses) for fault in found)


def checked(one: Adventurer, taken: Iterable[str], language: str) -> FigureChecked:
    """What a draft comes to; `taken` are the names that it may not have."""
    # A name is asked for last: until then the draft is judged as if it had one.
    faults = faults_of(one if one.name else msgspec.structs.replace(one, name="Nobody"))
    found = broken(faults, language)
    if not one.name:
        found = (*found, BrokenRule("no_name", wording.say(language, "no-figure-name")))
    elif one.name in taken:
        found = (*found, BrokenRule("taken", wording.say(language, "no-figure-there", name=one.name)))
    line = write_line(one)
    if any(fault.code in UNKNOWN for fault in faults):
        return FigureChecked(one, line, found)
    left = None if one.level else points_left(figure_of(one))
    sheet = wording.sheet(rules(), making_sheet(one), language)
    return FigureChecked(one, line, found, left, card(one, language), sheet)


def odds(one: Adventurer, foe: Adventurer, arm: str, language: str) -> FigureOdds:
    """What a figure may expect of its attacks on another. Raises InputError for a weapon that is not in its hands."""
    held = arms(figure_of(one))
    named_arms = tuple(Named(name, named("item", name, language)) for name in held)
    fault = sketch_fault(one, foe, arm)
    if fault is not None:
        return FigureOdds(arm or held[0], named_arms, (), wording.refusal(fault, language), fault.clauses)
    found = tuple(wording.prospect(rules(), prospect, language) for prospect in sketch(one, foe, arm))
    return FigureOdds(arm or held[0], named_arms, found)
