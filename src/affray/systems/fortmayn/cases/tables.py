"""The verbs of the cases about the tables and the loop."""

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import look_up
from affray.core.system import Verb
from affray.systems.fortmayn.cases.given import (
    Faces,
    Positive,
    TypeName,
    Whole,
    dice_script,
    expect,
    house_of,
    type_number,
)
from affray.systems.fortmayn.content import tables
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.position.loop import following_phase
from affray.systems.fortmayn.rules import budget, oracle, reactions
from affray.systems.fortmayn.rules.dice import event_dice
from affray.systems.fortmayn.rules.dice.pools import base_die

ENDING = ".csv"


class ReactionGiven(Given, frozen=True, kw_only=True):
    """`table reaction`: the type of the lead, the faces of the dice, and which of them is picked."""

    table: Literal["reaction"]
    type: TypeName
    dice: Faces
    pick: Whole


def table_reaction(given: Answer) -> Answer:
    """The reaction of creatures met. [FT-REACT-02 FT-REACT-03]"""
    asked = read_given(given, ReactionGiven)
    die = base_die(type_number(asked.type), HEAD)
    expect(asked.pick < max(1, len(asked.dice)), f"pick: expected less than {len(asked.dice)}, got {asked.pick}")
    # The dice are offered from high to low; a case names the die by its place in its own list.
    picked = sorted(asked.dice, reverse=True).index(asked.dice[asked.pick]) if asked.dice else 0
    value = reactions.react(dice_script([asked.dice], [picked]), 0, len(asked.dice), die)
    return {"value": value, "row": reactions.reaction_row(value).row_id}


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
    expect(die, f"likelihood: expected one of {', '.join(oracle.LIKELIHOODS)}")
    found = oracle.ask(dice_script([(asked.roll,), (asked.oddity,), (1,)]), die)
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
    row = event_dice.event_row(tables.shipped(), asked.die, asked.rise, house_of(asked))
    if row is None or not 1 <= asked.rise <= event_dice.MOST_RISE:
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
    return {"budget": budget.budget_roll(dice_script([(asked.roll,)]), asked.ready_body, asked.level)}


class LookupGiven(Given, frozen=True, kw_only=True):
    """`table lookup`: a file, the id of a row, and a column."""

    table: Literal["lookup"]
    file: str
    id: str
    column: str


@cache
def table_rows(name: str) -> tuple[Mapping[str, str], ...]:
    """The cells of a table as its file has them. Raises InputError for an unknown table."""
    folder = files(PACKAGE) / "data"
    known = {path.name.removesuffix(ENDING): path for path in folder.iterdir() if path.name.endswith(ENDING)}
    return tuple(csv.DictReader(look_up(name, known, "file").read_text("utf-8").splitlines()))


def table_lookup(given: Answer) -> Answer:
    """A cell of a table. The id of a row is in the first column whose name ends in `_id`, else in the first column."""
    asked = read_given(given, LookupGiven)
    rows = table_rows(asked.file)
    columns = tuple(rows[0])
    expect(asked.column in columns, f"column: expected one of {', '.join(columns)}")
    key = next((name for name in columns if name.endswith("_id")), columns[0])
    value = look_up(asked.id, {row[key]: row for row in rows}, "id")[asked.column]
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
    return look_up(str(given.get("table")), TABLES, "table")(given)


class LoopGiven(Given, frozen=True, kw_only=True):
    """`loop`: a state, an input, and the guard that holds."""

    state: str
    input: str
    guard: str = ""


def loop(given: Answer) -> Answer:
    """The state of the loop that follows. [FT-CORE-02 FT-CORE-06]"""
    asked = read_given(given, LoopGiven)
    return {"next": following_phase(asked.state, asked.input, asked.guard)}
