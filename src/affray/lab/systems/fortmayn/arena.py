"""Cells of Fortmayn: a character who fights a foe to the end, melee roll after melee roll."""

from collections.abc import Hashable
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from affray.core import InputError
from affray.lab.arena import (
    DUEL_COLUMNS,
    Cell,
    Effort,
    Fields,
    Outcome,
    PlainArena,
    Value,
    exact_duel,
    option_values,
    outcome_of_sums,
    play_cell,
)
from affray.lab.systems.fortmayn.asking import sources_in
from affray.lab.systems.fortmayn.duel import LIMIT, Met, duel_odds, meeting
from affray.lab.systems.fortmayn.duels import read_habit
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sides import (
    FOE_FLAGS,
    OWN_FLAGS,
    TYPES,
    Champion,
    Enemy,
    KnownCreatures,
    read_champion,
    read_enemy,
)
from affray.systems.fortmayn.content.house_rules import House, read_house
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.duel.habits import HABITS, USUAL
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds

GEAR = ("shield", "armor")
OWN = ("type", "body", "head")
FOE = ("creature", "dd")
FIGURE = (*OWN, *FOE, *GEAR, *OWN_FLAGS, *FOE_FLAGS, "policy")
TERMS = ("pro", "con")
NONE = "none"
"""No shield, no armor, no source."""


# --- both -------------------------------------------------------------------------------------------------------------
def flags_of(fields: Fields, known: tuple[str, ...]) -> list[str]:
    """The names of the flags that are true. Raises InputError for a value that is neither true nor false."""
    for name in known:
        if not isinstance(fields.get(name, False), bool):
            raise InputError(f"{name} {fields[name]!r}: expected true or false")
    return [name for name in known if fields.get(name, False)]


def check_foreign_fields(fields: Fields, others: tuple[str, ...], what: str) -> None:
    """Check that no field is one that only the other side has. Raises InputError."""
    for name in fields:
        if name in others:
            raise InputError(f'{name}: {what} has none; a character meets a foe, such as [foe] creature = "ghoul"')


def champion_of(fields: Fields) -> Champion:
    """The character of some fields. Raises InputError."""
    check_foreign_fields(fields, (*FOE, *FOE_FLAGS), "a character")
    given = [f"{name}={fields[name]}" for name in OWN if name in fields]
    given += [f"{name}={fields[name]}" for name in GEAR if fields.get(name, "") not in ("", NONE)]
    line = " ".join([*given, *flags_of(fields, OWN_FLAGS)])
    return read_champion(line if "type" in fields else f"brawny {line}".strip())


@lru_cache(maxsize=512)
def known_of(house: House) -> KnownCreatures:
    """What lines of foes may name."""
    return KnownCreatures(house)


def enemy_of(fields: Fields, house: House) -> Enemy:
    """The foe of some fields. Raises InputError."""
    check_foreign_fields(fields, (*OWN, *OWN_FLAGS, "policy"), "a foe")
    if not any(name in fields for name in FOE):
        raise InputError('expected a foe whom all meet, such as [foe] creature = "ghoul"')
    named = str(fields.get("creature", ""))
    gear = {name: "" if fields[name] == NONE else fields[name] for name in GEAR if name in fields}
    given = [f"{name}={value}" for name, value in {**gear, **({"dd": fields["dd"]} if "dd" in fields else {})}.items()]
    return read_enemy(" ".join([*filter(None, [named]), *given, *flags_of(fields, FOE_FLAGS)]), known_of(house))


def setup_of(cell: Cell) -> RollSetup:
    """How the character fights. Raises InputError."""
    habit = read_habit(str(cell.a.get("policy", USUAL)))
    pros, cons = ([word for word in str(cell.terms.get(name, NONE)).split() if word != NONE] for name in TERMS)
    return RollSetup(
        pros=sources_in(pros, 1, "pro"), cons=sources_in(cons, -1, "con"), save=habit.save, sunder=habit.sunder,
        house=house_of(cell.options),
    )  # fmt: skip


def house_of(options: Fields) -> House:
    """The house rules of a cell. Raises InputError."""
    return read_house(option_values(options))


class FortmaynDuel(PlainArena):
    """A character and a foe until either is out; the foe chooses nothing."""

    figure, terms = FIGURE, TERMS
    columns = DUEL_COLUMNS
    units: ClassVar = {"length": "rounds", "left": "mean dice left to the winner"}
    habit = ("policy", USUAL)

    def known_values(self, field: str) -> tuple[Value, ...]:
        """The types, creatures, shields, armors, policies."""
        slots = {"shield": SHIELD_SLOT, "armor": WORN_SLOT}
        if field in slots:
            return (NONE, *(item for item, kind in item_kinds().items() if kind.slot == slots[field]))
        lists = {"type": tuple(TYPES), "policy": tuple(HABITS)}
        return tuple(row.creature_id for row in shipped().bestiary) if field == "creature" else lists.get(field, ())

    def check(self, side: int, cell: Cell) -> Hashable:
        house = house_of(cell.options)
        if side:
            return replace(enemy_of(cell.b, house), name="")
        return replace(champion_of(cell.a), name=""), setup_of(cell)

    def pair(self, cell: Cell) -> tuple[Champion, Enemy, RollSetup]:
        """Both of a cell, and how the character fights. Raises InputError."""
        return champion_of(cell.a), enemy_of(cell.b, house_of(cell.options)), setup_of(cell)

    def meeting(self, cell: Cell, effort: Effort) -> Met:
        """The meeting of a cell. Raises InputError."""
        return meeting(*self.pair(cell), effort.limit or LIMIT)

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        met = self.meeting(cell, effort)
        if not effort.exact:
            return outcome_of_sums(play_cell(met, effort))
        found = duel_odds(met)
        left = (found.mean_left(side) for side in (0, 1))
        return exact_duel(found.wins, found.undecided, found.rounds, left)
