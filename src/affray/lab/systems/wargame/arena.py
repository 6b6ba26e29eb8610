"""Cells of the universal wargame: duels of two units."""

from collections.abc import Hashable
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from affray.core import InputError
from affray.lab.arena import (
    DUEL_COLUMNS,
    EXACT,
    PLAYED,
    Cell,
    Effort,
    Fields,
    Outcome,
    PlainArena,
    Value,
    fields_line,
    play_cell,
    round_numbers,
)
from affray.lab.systems.wargame.chain import duel_odds, is_small
from affray.lab.systems.wargame.duel import LIMIT, DuelTerms, Met, meeting, with_machine_tables
from affray.lab.systems.wargame.field import ROLES, KnownUnits, read_unit_line
from affray.lab.systems.wargame.policies import POLICIES, policy_named
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.roster.army import unit_price
from affray.systems.wargame.roster.ready_made import ready_units

FIGURE = ("unit", "n", "files", "policy")
TERMS = ("distance", "rout")
USUAL = "shoot"


@lru_cache(maxsize=512)
def duel_unit(text: str, side: int, house: House) -> Listed:
    """The unit of a line. Raises InputError."""
    return read_unit_line(text, ROLES[side], KnownUnits(house))


def line_of(fields: Fields) -> str:
    """The line of a unit, as `affray army` reads it."""
    named = str(fields.get("unit", ""))
    return f"{named if '=' in named else f'like={named}'} {fields_line(fields, ('unit', 'policy'))}".strip()


def house_of(options: Fields) -> House:
    """The house rules of a cell. Raises InputError."""
    return read_house(dict(options))


def duel_units(cell: Cell) -> tuple[Listed, Listed]:
    """Both units of a cell. Raises InputError."""
    house = house_of(cell.options)
    return duel_unit(line_of(cell.a), 0, house), duel_unit(line_of(cell.b), 1, house)


class UnitDuel(PlainArena):
    """Two units until one is gone; the first one has the first turn."""

    figure, terms = FIGURE, TERMS
    columns = DUEL_COLUMNS
    units: ClassVar = {
        "length": "rounds",
        "left": "mean miniatures left of each (of a hero the sides of his die)",
        "lost": "mean points lost by each",
    }
    habit = ("policy", USUAL)

    def known_values(self, field: str) -> tuple[Value, ...]:
        """The units of the ready armies, and the policies."""
        if field == "unit":
            return tuple(ready_units())
        return tuple(POLICIES) if field == "policy" else ()

    def check(self, side: int, cell: Cell) -> Hashable:
        table = (cell.a, cell.b)[side]
        terms_of(cell, LIMIT)
        unit = duel_unit(line_of(table), side, house_of(cell.options))
        return replace(unit, name=""), policy_named(str(table.get("policy", USUAL)))

    def points_of(self, fields: Fields, options: Fields) -> float:
        """What the whole unit costs. [UW-FORCE-09]"""
        house = house_of(options)
        return float(unit_price(duel_unit(line_of(fields), 0, house), house).unit)

    def meeting(self, cell: Cell, effort: Effort) -> Met:
        """The meeting of a cell. Raises InputError."""
        unit, foe = duel_units(cell)
        first, second = (str(fields.get("policy", USUAL)) for fields in (cell.a, cell.b))
        return meeting(unit, foe, first, second, terms_of(cell, effort.limit or LIMIT))

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        met = self.meeting(cell, effort)
        if effort.exact and is_small(met):
            found = duel_odds(met)
            how, games, wins, length, left = EXACT, 0, found.wins, found.rounds, found.left
            drawn = found.both + found.undecided
        else:
            sums = play_cell(with_machine_tables(met), effort)
            won_a, won_b, drawn = sums.chances()
            how, games, wins, length = PLAYED, sums.games, (won_a, won_b), sums.rounds / sums.games
            left = (sums.left[0] / games, sums.left[1] / games)
        lost = (
            self.points_of(fields, cell.options) * (1 - left[side] / starting_size(met, side))
            for side, fields in enumerate((cell.a, cell.b))
        )
        return Outcome(how, games, round_numbers((*wins, drawn, length, *left, *lost)))


def terms_of(cell: Cell, limit: int) -> DuelTerms:
    """The house rules and terms of a cell. Raises InputError."""
    apart, rout = cell.terms.get("distance"), cell.terms.get("rout", False)
    if apart is not None and (isinstance(apart, (str, bool)) or not 0 <= apart <= 200):
        raise InputError(f"distance {apart!r}: expected 0 to 200 inches")
    if not isinstance(rout, bool):
        raise InputError(f"rout {rout!r}: expected true or false")
    distance = None if apart is None else Fraction(str(apart))
    return DuelTerms(house=house_of(cell.options), distance=distance, rout=rout, limit=limit)


def starting_size(met: Met, side: int) -> int:
    """The size of a unit at the start: its miniatures, for a hero the sides of his die."""
    duelist = (met.a, met.b)[side]
    return duelist.sides if duelist.kind == HERO else duelist.n
