"""The case verbs of victory: who is broken, the points, who wins; who holds an objective; whose turn is next."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.systems.wargame.cases.dice import Positive, fraction
from affray.systems.wargame.cases.given import Part, Whole
from affray.systems.wargame.content.codes import FEWEST_SIDES, MOST_SIDES
from affray.systems.wargame.rules.order_and_actions import turn_after
from affray.systems.wargame.rules.victory import (
    DRAW,
    Tally,
    holder,
    is_broken,
    is_decided,
    is_over,
    leading_sides,
    points_taken,
    points_won,
    rivals_left,
    winner,
    winner_of,
)


class Army(Part, frozen=True, kw_only=True):
    """A side: its value at the start, what it has lost of that, the objectives it holds; of three or more, what it has
    destroyed itself."""

    id: str
    start: float
    lost: float
    objectives: Whole
    taken: float = 0


class ScoreGiven(Given, frozen=True, kw_only=True):
    """Two to four sides in some round."""

    limit: float
    rounds: Positive
    round: Positive
    end_of_round: bool
    sides: Annotated[tuple[Army, ...], msgspec.Meta(min_length=FEWEST_SIDES, max_length=MOST_SIDES)]


def score(given: Answer) -> Answer:
    """Who is broken, the points, whether the game is over, who won. [UW-VIC-02 UW-VIC-03 UW-VIC-04]"""
    g = read_given(given, ScoreGiven)
    names = [side.id for side in g.sides]
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None:
        raise InputError(f"given: sides: expected different ids, got {twice} twice")
    if len(g.sides) > FEWEST_SIDES:
        return score_of_several(g)
    first, second = (Tally(fraction(side.start), fraction(side.lost), side.objectives) for side in g.sides)
    over = is_over(first, second, g.rounds - g.round + (0 if g.end_of_round else 1))
    won = winner(first, second, fraction(g.limit))
    return {
        "broken": {names[0]: is_broken(first), names[1]: is_broken(second)},
        "points": {
            names[0]: points_number(points_won(first, second)),
            names[1]: points_number(points_won(second, first)),
        },
        "over": over,
        "winner": None if not over else "draw" if won == DRAW else names[won],
    }


def score_of_several(g: ScoreGiven) -> Answer:
    """The same of three sides or more, where all that are broken are out. [UW-VIC-02 UW-VIC-03 UW-VIC-04]"""
    stands = {side.id: Tally(fraction(side.start), fraction(side.lost), side.objectives) for side in g.sides}
    points = [points_taken(fraction(side.taken), side.objectives) for side in g.sides]
    names = list(stands)
    beaten = [place for place, name in enumerate(names) if is_broken(stands[name])]
    over = is_decided(range(len(names)), beaten) or (g.end_of_round and g.round >= g.rounds)
    left = {place: points[place] for place in rivals_left(range(len(names)), beaten)}
    won = winner_of(leading_sides(left, fraction(g.limit)))
    return {
        "broken": {name: is_broken(stand) for name, stand in stands.items()},
        "points": {name: points_number(found) for name, found in zip(names, points, strict=True)},
        "over": over,
        "winner": None if not over else "draw" if won == DRAW else names[won],
    }


class ObjectiveGiven(Given, frozen=True, kw_only=True):
    """How many miniatures of each side are near an objective, those of units with a token left out."""

    near: dict[str, Whole]


def objective(given: Answer) -> Answer:
    """Who holds an objective. [UW-VIC-05]"""
    near = read_given(given, ObjectiveGiven).near
    held = holder(dict(enumerate(near.values())))
    return {"holder": None if held is None else list(near)[held]}


class TurnGiven(Given, frozen=True, kw_only=True):
    """Whose turn ends in which round, the order, and who of it takes no turns any more."""

    order: tuple[str, ...]
    out: tuple[str, ...] = ()
    player: str
    round: Positive
    rounds: Positive


def next_turn(given: Answer) -> Answer:
    """Whose turn is next, and in which round; nobody's after the last one. [UW-TURN-02 UW-VIC-03]"""
    g = read_given(given, TurnGiven)
    if g.player not in g.order:
        raise InputError(f"given: player: expected one of {', '.join(g.order)}, got {g.player}")
    takes = [player not in g.out for player in g.order]
    found = turn_after(g.round, g.order.index(g.player), takes, g.rounds)
    return {"round": None, "player": None} if found is None else {"round": found[0], "player": g.order[found[1]]}


def points_number(value: Fraction) -> float:
    """A value of points as a number."""
    return float(value)


VERBS: Mapping[str, Verb] = {"score": score, "objective": objective, "next_turn": next_turn}
