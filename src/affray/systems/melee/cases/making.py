"""The case verbs of figures between fights: making one, rest, experience."""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.systems.melee.cases.given import Positive, ShieldName, Whole, house_of
from affray.systems.melee.position import figures
from affray.systems.melee.roster.adventurer import HERE, LINE, figure_of
from affray.systems.melee.roster.maker_sheet import lone_figure_state
from affray.systems.melee.roster.making import figure_faults, points_left, silver_spent, unknown_faults
from affray.systems.melee.roster.rest_and_learning import (
    advance_refusal,
    after_rest,
    days_to_heal,
    with_advance,
    with_remaining_gear,
)
from affray.systems.melee.rules.experience import fight_experience, foe_worth
from affray.systems.melee.rules.load import ma_of


class MakeGiven(Given, frozen=True, kw_only=True):
    """What a case of `make` gives: a figure as a line."""

    line: str


def make(given: Mapping[str, object]) -> Answer:
    """Whether a figure may be kept, and what it comes to where its things are known.

    [CM-FIG-01 CM-FIG-02 CM-FIG-03 CM-FIG-04 CM-FIG-05 CM-FIG-06]
    """
    asked = read_given(given, MakeGiven)
    one, house = LINE.read(asked.line), house_of(asked)
    faults = figure_faults(one, house)
    clauses = list(dict.fromkeys(clause for fault in faults for clause in fault.clauses))
    answer: dict[str, object] = {"legal": not faults, "clauses": clauses}
    if next(unknown_faults(one), None) is None:
        ma = ma_of(figures.mover(lone_figure_state(one, house), 0), house)
        answer |= {"left": points_left(one), "silver": silver_spent(one), "ma": ma}
    return answer


class BetweenGiven(Given, frozen=True, kw_only=True):
    """What a case of `between` gives: a figure as a line, days of rest, the point that it would buy."""

    line: str
    days: Whole = 0
    point: str = ""


def rest_and_advance(given: Mapping[str, object]) -> Answer:
    """A figure after rest, and after a point that it bought. [CM-HEAL-01 CM-EXP-02]"""
    asked = read_given(given, BetweenGiven)
    one = LINE.read(asked.line)
    one = after_rest(one, asked.days) if asked.days else one
    fault = advance_refusal(one, asked.point) if asked.point else None
    one = with_advance(one, asked.point) if asked.point and fault is None else one
    return {
        "legal": fault is None,
        "clauses": list(fault.clauses) if fault else [],
        "wounds": one.wounds,
        "heals": days_to_heal(one),
        "experience": one.experience,
        "line": LINE.write(one),
    }


class LearnGiven(Given, frozen=True, kw_only=True):
    """What a case of `learn` gives: ST and DX of the foes put out of action, the survivors of a side, whether it won."""

    foes: tuple[tuple[Positive, Positive], ...]
    survivors: Whole
    won: bool


def learn(given: Mapping[str, object]) -> Answer:
    """What each survivor learns. [CM-EXP-01]"""
    asked = read_given(given, LearnGiven)
    worth = sum(foe_worth(st, dx) for st, dx in asked.foes)
    return {"experience": fight_experience(worth, asked.survivors, int(asked.won))}


class BackGiven(Given, frozen=True, kw_only=True):
    """What a case of `back` gives: a figure before a fight as a line; what it holds after it, whether it dropped its
    pack, what lies on the field, whether its side won."""

    line: str
    ready: tuple[str, ...] = ()
    slung: tuple[str, ...] = ()
    shield: ShieldName = "none"
    dropped: bool = False
    lying: tuple[str, ...] = ()
    won: bool


def return_from_fight(given: Mapping[str, object]) -> Answer:
    """What a figure has after a fight. [CM-FIG-07]"""
    asked = read_given(given, BackGiven)
    one = LINE.read(asked.line)
    pack_at = HERE if asked.dropped else None
    after = replace(figure_of(one), ready=asked.ready, slung=asked.slung, shield=asked.shield, pack_at=pack_at)
    return {"line": LINE.write(with_remaining_gear(one, after, list(asked.lying), int(asked.won)))}


VERBS: Mapping[str, Verb] = {"make": make, "between": rest_and_advance, "learn": learn, "back": return_from_fight}
