"""The case verbs of talk, magic, chance and the tables; of the loop."""

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from affray.core import InputError, Modifier
from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import pick
from affray.core.system import Verb
from affray.systems.fortmayn.cases.given import (
    BandName,
    DieName,
    Faces,
    Part,
    Positive,
    TypeName,
    Whole,
    allowed,
    band_in,
    die_in,
    die_out,
    house_of,
    thrown,
    type_in,
    wanted,
)
from affray.systems.fortmayn.cases.life import of_op
from affray.systems.fortmayn.content import tables
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.loop import following
from affray.systems.fortmayn.rules import banishing, budget, casting, oracle, talk
from affray.systems.fortmayn.rules import reactions as meeting
from affray.systems.fortmayn.rules.advantage import die_for, source
from affray.systems.fortmayn.rules.books import book_of
from affray.systems.fortmayn.rules.dice import event_dice as chance_events
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.saves_and_sunder import Target

ENDING = ".csv"
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
    wanted(not asked.saves, "saves: expected none, armor saves BODY Dice only")
    kind, house = type_in(asked.type), house_of(asked)
    answer = asked.attachments.index(asked.sunder) + 1 if asked.sunder in asked.attachments else 0
    ref = thrown([asked.dice], [answer])
    die = die_in(asked.die) if asked.die else base_die(kind, HEAD)
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
    wanted(not offered, "sunder: expected an attachment of a Brainy")
    left = [one for place, one in enumerate(asked.attachments) if place != found.betrayed]
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
    house, kind = house_of(asked), type_in(asked.type)
    order = banishing.order([band_in(one.range) for one in asked.undead], house)
    wanted(order, "undead: expected one that is Nearby or Distant")
    die = die_for(kind, HEAD, (source("holy_symbol", 1),) if asked.holy_symbol else (), house).die
    ref = thrown((*asked.rolls, asked.moment_dice or ()))
    foes = tuple(Target(asked.undead[place].difficulty) for place in order)
    found = banishing.banish(ref, 0, type=kind, ready=asked.ready, die=die, foes=foes, attachments=0, house=house)
    if found.moments:
        ref.finish()
    wanted(len(ref.rolls) - bool(found.moments) == len(asked.rolls), "rolls: expected no more of them")
    left = {one.name: one.difficulty for one in asked.undead}
    left |= {asked.undead[place].name: dd for place, dd in zip(order, found.dd, strict=True)}
    return {
        "die": die_out(die),
        "banished": [asked.undead[place].name for place, dd in zip(order, found.dd, strict=True) if dd == 0],
        "difficulty": left,
        "ready_left": found.ready,
        "moments": found.moments or None,
    }


# --- magic ------------------------------------------------------------------------------------------------------------
def caster(known: tuple[str, ...], memorised: tuple[str, ...], head_max: int, ready: int, book: int) -> Person:
    """A character who casts, as far as a case describes one."""
    things = (book_of(known),) if book else ()
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


def known_spells(names: tuple[str, ...]) -> None:
    """Raises InputError for an unknown spell. [FT-FILL-05]"""
    for name in names:
        wanted(casting.spell_row(tables.shipped(), name), f"spell {name!r} is unknown")


def memorise(given: Answer) -> Answer:
    """The spells memorised in sleep with the book. [FT-SPELL-03]"""
    asked = read_given(given, MemoriseGiven)
    known_spells((*asked.known, *asked.choice))
    one = caster(asked.known, (), asked.head_max, asked.head_max, 1)
    allowed(casting.memorise_fault(one, asked.choice, house_of(asked)))
    after = casting.with_memorised(one, asked.choice)
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


def hampering(names: tuple[str, ...]) -> tuple[Modifier, ...]:
    """The sources of disadvantage that apply to a casting: those of all rolls, and a ruling. Raises InputError for an
    unknown source. [FT-DICE-06]"""
    known = {row.source: row.applies_to for row in tables.advantage_sources() if row.step < 0}
    return tuple(
        source(name, -1) for name in names if name == "gm" or pick(name, known, "disadvantage").startswith(EVERY_ROLL)
    )


def cast(given: Answer) -> Answer:
    """The outcome of a casting. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07 FT-DICE-05]"""
    asked = read_given(given, CastGiven)
    known_spells((asked.spell, *asked.known, *asked.memorised))
    house = house_of(asked) if asked.magic else house_of(asked)._replace(magic=1)
    one = caster(asked.known, asked.memorised, max(1, asked.ready), asked.ready, int(asked.book))
    allowed(casting.cast_fault(one, asked.spell, asked.source, house))
    die = die_for(type_in(asked.type), HEAD, hampering(asked.disadvantages), house).die
    ref = thrown([asked.dice])
    memory = int(asked.source == casting.FROM_MEMORY)
    found = casting.cast(ref, asked.ready, die, Target(asked.target_difficulty), memory)
    after = casting.after_casting(one, asked.spell, found, house)
    return {
        "die": die_out(die),
        "removed": found.removed,
        "target_left": found.dd,
        "takes_hold": bool(found.holds),
        "exhausted": found.exhausted,
        "ready_left": found.ready,
        "memorised": list(after.memorised),
    }


def spell(given: Answer) -> Answer:
    """Run `spell`: memorise or cast."""
    return of_op(given, {"memorise": memorise, "cast": cast})


# --- chance -----------------------------------------------------------------------------------------------------------
class EventGiven(Given, frozen=True, kw_only=True):
    """`event_dice`: the faces of the five dice last time and now."""

    last: Faces | None
    now: Faces


def event_dice(given: Answer) -> Answer:
    """The events that the event dice trigger, and the faces to remember. [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-EVT-04]"""
    asked = read_given(given, EventGiven)
    for faces in (asked.last or asked.now, asked.now):
        wanted(len(faces) == chance_events.DICE, f"expected {chance_events.DICE} dice, got {len(faces)}")
        wanted(max(faces) <= chance_events.D, f"expected faces of at most {chance_events.D}")
    found = chance_events.event_dice(thrown([(face,) for face in asked.now]), asked.last or ())
    events = [die for die, by in enumerate(found.rises, 1) if by]
    return {"events": events, "rises": [by for by in found.rises if by], "last": list(found.now)}


# --- tables -----------------------------------------------------------------------------------------------------------
class ReactionGiven(Given, frozen=True, kw_only=True):
    """`table reaction`: the type of the lead, the faces of the dice, and which of them is picked."""

    table: Literal["reaction"]
    type: TypeName
    dice: Faces
    pick: Whole


def table_reaction(given: Answer) -> Answer:
    """The reaction of creatures met. [FT-REACT-02 FT-REACT-03]"""
    asked = read_given(given, ReactionGiven)
    die = base_die(type_in(asked.type), HEAD)
    wanted(asked.pick < max(1, len(asked.dice)), f"pick: expected less than {len(asked.dice)}, got {asked.pick}")
    # The dice are offered from high to low; a case names the die by its place in its own list.
    picked = sorted(asked.dice, reverse=True).index(asked.dice[asked.pick]) if asked.dice else 0
    value = meeting.react(thrown([asked.dice], [picked]), 0, len(asked.dice), die)
    return {"value": value, "row": meeting.reaction_row(value).row_id}


class OracleGiven(Given, frozen=True, kw_only=True):
    """`table oracle`: how likely a yes is, and the faces of both dice."""

    table: Literal["oracle"]
    likelihood: str
    roll: Positive
    oddity: Positive


def table_oracle(given: Answer) -> Answer:
    """The oracle's answer. [FT-FILL-02 FT-SOLO-01]"""
    asked = read_given(given, OracleGiven)
    die = oracle.likelihood_die(tables.shipped(), asked.likelihood)
    wanted(die, f"likelihood: expected one of {', '.join(oracle.LIKELIHOODS)}")
    found = oracle.ask(thrown([(asked.roll,), (asked.oddity,), (1,)]), die)
    row = oracle.answer_row(tables.shipped(), found.row)
    return {"row": row.row_id, "yes": bool(found.yes), "unexpected": bool(found.unexpected)}


class EventRowGiven(Given, frozen=True, kw_only=True):
    """`table event`: a die and how far it rose."""

    table: Literal["event"]
    die: int
    rise: int


def table_event(given: Answer) -> Answer:
    """The event of a die and rise. [FT-FILL-01]"""
    asked = read_given(given, EventRowGiven)
    row = chance_events.event_of(tables.shipped(), asked.die, asked.rise, house_of(asked))
    if row is None or not 1 <= asked.rise <= chance_events.MOST_RISE:
        raise InputError("given: expected a die and a rise of 1 to 5")
    return {"event_id": row.event_id, "effect_code": row.effect_code}


class BudgetGiven(Given, frozen=True, kw_only=True):
    """`table budget`: ready BODY Dice, the level, and the face of the die."""

    table: Literal["budget"]
    ready_body: Whole
    level: Positive
    roll: Positive


def table_budget(given: Answer) -> Answer:
    """The Difficulty Dice of a meeting. [FT-FILL-09]"""
    asked = read_given(given, BudgetGiven)
    return {"budget": budget.budget_roll(thrown([(asked.roll,)]), asked.ready_body, asked.level)}


class LookupGiven(Given, frozen=True, kw_only=True):
    """`table lookup`: a file, the id of a row, and a column."""

    table: Literal["lookup"]
    file: str
    id: str
    column: str


@cache
def rows_of(name: str) -> tuple[Mapping[str, str], ...]:
    """The cells of a table as its file has them. Raises InputError for an unknown table."""
    folder = files(PACKAGE) / "data"
    known = {path.name.removesuffix(ENDING): path for path in folder.iterdir() if path.name.endswith(ENDING)}
    return tuple(csv.DictReader(pick(name, known, "file").read_text("utf-8").splitlines()))


def table_lookup(given: Answer) -> Answer:
    """A cell of a table. The id of a row is in the first column whose name ends in `_id`, else in the first column."""
    asked = read_given(given, LookupGiven)
    rows = rows_of(asked.file)
    columns = tuple(rows[0])
    wanted(asked.column in columns, f"column: expected one of {', '.join(columns)}")
    key = next((name for name in columns if name.endswith("_id")), columns[0])
    value = pick(asked.id, {row[key]: row for row in rows}, "id")[asked.column]
    return {"value": int(value) if value.removeprefix("-").isdigit() else value}


TABLES: Mapping[str, Verb] = {
    "reaction": table_reaction,
    "oracle": table_oracle,
    "event": table_event,
    "budget": table_budget,
    "lookup": table_lookup,
}


def table(given: Answer) -> Answer:
    """Run `table`: a row or a number of a table."""
    return pick(str(given.get("table")), TABLES, "table")(given)


# --- the loop ---------------------------------------------------------------------------------------------------------
class LoopGiven(Given, frozen=True, kw_only=True):
    """`loop`: a state, an input, and the guard that holds."""

    state: str
    input: str
    guard: str = ""


def loop(given: Answer) -> Answer:
    """The state of the loop that follows. [FT-CORE-02 FT-CORE-06]"""
    asked = read_given(given, LoopGiven)
    return {"next": following(asked.state, asked.input, asked.guard)}


VERBS: Mapping[str, Verb] = {
    "social_exchange": social_exchange,
    "banish": banish,
    "spell": spell,
    "event_dice": event_dice,
    "table": table,
    "loop": loop,
}
