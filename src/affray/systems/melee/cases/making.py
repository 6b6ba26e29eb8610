"""The case verbs of figures between fights: making one, rest, experience, ways and spoils."""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import RuledOut
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.systems.melee.cases.given import Part, Positive, ShieldName, Whole, house_of
from affray.systems.melee.position import figures
from affray.systems.melee.position.state import with_fields
from affray.systems.melee.roster.adventurer import HERE, LINE, Adventurer, figure_of
from affray.systems.melee.roster.maker_sheet import lone_figure_state
from affray.systems.melee.roster.making import figure_faults, points_left, silver_spent, unknown_faults
from affray.systems.melee.roster.rest_and_learning import (
    advance_refusal,
    after_rest,
    days_to_heal,
    with_advance,
    with_remaining_gear,
)
from affray.systems.melee.roster.road import GuideRoad
from affray.systems.melee.roster.spoils import spoils_of
from affray.systems.melee.rules.attributes import st_now
from affray.systems.melee.rules.experience import fight_experience, foe_worth
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.rules.load import ma_of


class MakeGiven(Given, frozen=True, kw_only=True):
    """What a case of `make` gives: a figure as a line."""

    line: str


def make(given: Mapping[str, object]) -> Answer:
    """Whether a figure may be kept, and what it comes to where its things are known.

    [CM-FIG-01 CM-FIG-02 CM-FIG-03 CM-FIG-04 CM-FIG-05 CM-FIG-06]
    """
    asked = read_given(given, MakeGiven)
    adventurer, house = LINE.read(asked.line), house_of(asked)
    faults = figure_faults(adventurer, house)
    clauses = list(dict.fromkeys(clause for fault in faults for clause in fault.clauses))
    answer: dict[str, object] = {"legal": not faults, "clauses": clauses}
    if next(unknown_faults(adventurer), None) is None:
        ma = ma_of(figures.mover(lone_figure_state(adventurer, house), 0), house)
        answer |= {"left": points_left(adventurer), "silver": silver_spent(adventurer), "ma": ma}
    return answer


class BetweenGiven(Given, frozen=True, kw_only=True):
    """What a case of `between` gives: a figure as a line, days of rest, the point that it would buy."""

    line: str
    days: Whole = 0
    point: str = ""


def rest_and_advance(given: Mapping[str, object]) -> Answer:
    """A figure after rest, and after a point that it bought. [CM-HEAL-01 CM-EXP-02]"""
    asked = read_given(given, BetweenGiven)
    adventurer = LINE.read(asked.line)
    adventurer = after_rest(adventurer, asked.days) if asked.days else adventurer
    fault = advance_refusal(adventurer, asked.point) if asked.point else None
    adventurer = with_advance(adventurer, asked.point) if asked.point and fault is None else adventurer
    return {
        "legal": fault is None,
        "clauses": list(fault.clauses) if fault else [],
        "wounds": adventurer.wounds,
        "heals": days_to_heal(adventurer),
        "experience": adventurer.experience,
        "line": LINE.write(adventurer),
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
    adventurer = LINE.read(asked.line)
    pack_at = HERE if asked.dropped else None
    after = replace(figure_of(adventurer), ready=asked.ready, slung=asked.slung, shield=asked.shield, pack_at=pack_at)
    return {"line": LINE.write(with_remaining_gear(adventurer, after, list(asked.lying), int(asked.won)))}


class WayGiven(Given, frozen=True, kw_only=True):
    """What a case of `way` gives: a party as lines, a way and a jog in minutes."""

    party: tuple[str, ...]
    way: Positive
    jog: Whole = 0


def go_a_way(given: Mapping[str, object]) -> Answer:
    """How long a party takes for a way, and its fatigue then. [CM-ROAD-01]"""
    asked = read_given(given, WayGiven)
    party, road = [LINE.read(line) for line in asked.party], GuideRoad()
    try:
        plan = road.plan(party, asked.way, asked.jog)
    except RuledOut as error:
        return {"legal": False, "clauses": list(error.clauses)}
    fatigue = [road.after_way(figure, plan).fatigue for figure in party]
    return {"legal": True, "clauses": [], "jog": plan.jog, "walk": plan.walk, "fatigue": fatigue}


class FoeGiven(Part, frozen=True, kw_only=True):
    """A foe as a line, and the hits that it took in a fight."""

    line: str
    hits: Whole


class SpoilsGiven(Given, frozen=True, kw_only=True):
    """What a case of `spoils` gives: the foes of a fight that is won, and what else lies on the field."""

    foes: tuple[FoeGiven, ...]
    lying: tuple[str, ...] = ()


def find_spoils(given: Mapping[str, object]) -> Answer:
    """What the side that has won finds. [CM-ROAD-02]"""
    asked = read_given(given, SpoilsGiven)
    foes = []
    for foe in asked.foes:
        figure = figure_of(LINE.read(foe.line))
        foes.append(with_fields(figure, hits=foe.hits, status=status_of(st_now(figure.body.st, foe.hits))))
    state = replace(lone_figure_state(Adventurer("", st=1)), figures=tuple(foes))
    return {"spoils": list(spoils_of(state, 1, asked.lying))}


VERBS: Mapping[str, Verb] = {
    "make": make,
    "between": rest_and_advance,
    "learn": learn,
    "back": return_from_fight,
    "way": go_a_way,
    "spoils": find_spoils,
}
