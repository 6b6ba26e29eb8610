"""From a scenario file to a game master's table: who plays, with which characters. [FT-CORE-08 FT-FILL-11]

mode = "table"
[[sides]]
name = "Ann"
[[sides]]
name = "Game master"
[[figures]]
name = "Asha"
side = "Ann"
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.reading.fields import convert
from affray.core.reading.naming import name_fault
from affray.core.reading.setup import SideTable, figure_place
from affray.systems.fortmayn import setup
from affray.systems.fortmayn.content.codes import LIT
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.packs.pack import filler_from_tables
from affray.systems.fortmayn.position.seats import FEWEST_PLAYERS, FLOOR, MOST_PLAYERS, TABLE
from affray.systems.fortmayn.position.state import State, Table
from affray.systems.fortmayn.setup import FigureTable, person_from_table
from affray.systems.fortmayn.table.verbs import new_place
from affray.systems.fortmayn.turn.invariants import broken_invariants

OPENING = "table"
"""Where a table is before the first scene."""
MOST_CHARACTERS = 12


class TableBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario of a table holds beside its header: the sides, the game master's last, the characters, and tables in
    place of ours."""

    mode: Literal["table"]
    sides: tuple[SideTable, ...]
    figures: Annotated[tuple[FigureTable, ...], msgspec.Meta(max_length=MOST_CHARACTERS)] = ()
    filler: object = None


def first_state(scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
    """The first position of a scenario, of a table or of a delve. Raises InputError naming the file and the key."""
    if scenario.body.get("mode") == TABLE:
        return first_table_state(scenario, options)
    return setup.first_state(scenario, options)


def first_table_state(scenario: Scenario, options: Mapping[str, str | int | bool]) -> State:
    """The first position of a table. Raises InputError naming the file and the key."""
    where = scenario.source or scenario.name
    body = convert(scenario.body, TableBody, where)
    sides = seat_names(body, where)
    filler = shipped() if body.filler is None else filler_from_tables(body.filler, f"{where}: filler")
    state = State(
        phase=FLOOR,
        sides=sides,
        people=people_from_tables(body, sides, filler, where),
        places=(new_place(OPENING, LIT),),
        here=0,
        mode=TABLE,
        table=Table(),
        filler=filler,
        house=read_house(dict(scenario.options) | dict(options)),
    )
    faults = broken_invariants(state)
    if faults:
        raise InputError(f"{where}: {faults[0]}")
    return state


def seat_names(body: TableBody, where: str) -> tuple[str, ...]:
    """The names of the seats: one to six players, then the game master. Raises InputError."""
    names = tuple(side.name for side in body.sides)
    fits = FEWEST_PLAYERS + 1 <= len(names) <= MOST_PLAYERS + 1 and len(set(names)) == len(names)
    plain = all(name.strip() == name != "" and name.isprintable() for name in names)
    if not fits or not plain:
        raise InputError(
            f"{where}: sides: expected {FEWEST_PLAYERS} to {MOST_PLAYERS} players of different names and a game master"
        )
    return names


def people_from_tables(body: TableBody, sides: tuple[str, ...], filler: Filler, where: str) -> tuple[Person, ...]:
    """The characters, each with its player. Raises InputError."""
    found: list[Person] = []
    for number, row in enumerate(body.figures):
        at = figure_place(where, number, row.name)
        wrong = name_fault(row.name)
        if wrong:
            raise InputError(f"{at}.name {row.name!r}: {wrong}")
        if row.side not in sides[:-1]:
            raise InputError(f"{at}.side {row.side!r}: expected one of {', '.join(sides[:-1])}")
        found.append(replace(person_from_table(row, filler, at), side=sides.index(row.side)))
    return tuple(found)
