"""Cells of the Combat and Movement Guide: duels of two figures face to face, and single attacks."""

from collections.abc import Hashable
from typing import ClassVar

from affray.lab.arena import (
    DUEL_COLUMNS,
    Cell,
    Effort,
    Fields,
    Outcome,
    PlainArena,
    Value,
    exact_duel,
    exact_outcome,
    fields_line,
    outcome_of_sums,
    play_cell,
)
from affray.lab.batches.batch import Meeting
from affray.lab.systems.melee.chain import duel_odds
from affray.lab.systems.melee.duel import LIMIT, meeting, read_side
from affray.lab.systems.melee.odds import attack_odds
from affray.lab.systems.melee.policies import POLICIES
from affray.lab.systems.melee.shot import Shot, aimed_attack, read_shot
from affray.systems.melee.content.house_rules import House, read_house
from affray.systems.melee.content.tables import all_weapons, armors, creatures, shields, weapons
from affray.systems.melee.duel.duelist import Duelist

FIGURE = ("creature", "st", "dx", "iq", "weapon", "second", "armor", "shield", "policy")
USUAL = "attack"
SHOT = (
    "kind", "weapon", "spell", "spell_st", "zone", "hexes", "megahexes", "stance", "posture", "target_posture", "waited",
    "moved", "charge", "left_dx",
)  # fmt: skip


def line_of(fields: Fields) -> str:
    """The text of a figure, as `systems.melee.duel.fighter` reads it."""
    return fields_line({name: value for name, value in fields.items() if value != ""}, ("policy",))


class MeleeArena(PlainArena):
    """What all arenas of the guide share; `check` refuses a weapon that asks for more ST. [CM-ADJ-01]"""

    figure = FIGURE

    def known_values(self, field: str) -> tuple[Value, ...]:
        """Weapons that strike somebody adjacent, armors, shields, creatures, policies."""
        if field in ("weapon", "second"):
            return tuple(name for name in weapons() if is_striking_weapon(name))
        lists = {"armor": armors, "shield": shields, "creature": creatures}
        if field == "policy":
            return tuple(POLICIES)
        return tuple(lists[field]()) if field in lists else ()


def is_striking_weapon(name: str) -> bool:
    """Whether a weapon is held in the hands of any figure and strikes whoever is adjacent."""
    return all_weapons()[name].kind in ("hand", "pole")


class MeleeDuel(MeleeArena):
    """Two figures face to face until one is down."""

    terms: tuple[str, ...] = ()
    columns = DUEL_COLUMNS
    units: ClassVar = {"length": "turns", "left": "mean ST left to the winner"}
    even = True
    habit = ("policy", USUAL)

    def check(self, side: int, cell: Cell) -> Hashable:
        table = (cell.a, cell.b)[side]
        met = self.meeting(Cell(table, table, cell.terms, cell.options), Effort())
        return met.a, met.policy_a

    def meeting(self, cell: Cell, effort: Effort) -> Meeting[Duelist, House]:
        """The meeting of a cell. Raises InputError."""
        first, second = (str(fields.get("policy", USUAL)) for fields in (cell.a, cell.b))
        limit = effort.limit or LIMIT
        return meeting(line_of(cell.a), line_of(cell.b), first, second, options=dict(cell.options), limit=limit)

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        met = self.meeting(cell, effort)
        if not effort.exact:
            return outcome_of_sums(play_cell(met, effort))
        found = duel_odds(met)
        return exact_duel(found.wins, found.drawn, found.turns, found.left)


class MeleeAttack(MeleeArena):
    """One attack or casting."""

    terms = (*(name for name in SHOT if name != "weapon"), "also")
    columns = ("mean", "hit", "double", "triple", "unconscious", "dead")
    units: ClassVar = {"mean": "hits that get through in the mean"}
    habit = ("policy", USUAL)

    def check(self, side: int, cell: Cell) -> Hashable:
        fighter = read_side(line_of((cell.a, cell.b)[side]), side)
        if not side:
            aimed_attack(fighter, read_side(line_of(cell.b), 1), shot_of(cell), read_house(cell.options))
        return fighter

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        found = attack_odds(line_of(cell.a), line_of(cell.b), shot_of(cell), dict(cell.options))
        return exact_outcome(found.mean, found.hit, found.double, found.triple, found.unconscious, found.dead)


def shot_of(cell: Cell) -> Shot:
    """How the attack of a cell is made. Raises InputError."""
    given = {name: value for name, value in cell.terms.items() if name != "also"}
    return read_shot(given, str(cell.terms.get("also", "")).split())
