"""A coarser look at moves, for playouts: the way of a move is settled once and then followed.

Only the places from which something can be done are judged in full, and a few of the others, by how near they bring the
figure to its foes; what could be done before the first hex is left alone.
"""

from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.space.bodies import Hexes, body_distance
from affray.systems.melee.guide.walks import Way, path_of, possible_walks
from affray.systems.melee.opponent.place_worth import MoveOutlook, outlook_on_move
from affray.systems.melee.position.answers import Answer, Face, Word, write_answer
from affray.systems.melee.position.state import CurrentMove, State, is_airborne
from affray.systems.melee.turn import movement_phase

ROUNDABOUT = 2
"""So many hexes more than the straight way are looked at."""
LOOKED_AT = 3
"""So many places from which nothing can be done are judged in full."""


class Plan(NamedTuple):
    """A way of a move: the hexes where each answer is given, and the answers, the last one a facing."""

    places: tuple[Hexes, ...]
    answers: tuple[Answer, ...]


def quick_move_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each answer of a figure that moves is worth: all for the next one of its plan."""
    wanted = next_answer(state, manner)
    return tuple(float(answer == wanted) for answer in question.answers)


def next_answer(state: State, manner: Manner) -> Answer:
    """How the move goes on: down to foes on the ground first, then on the way planned from its start, a new one where it has
    left that."""
    move = movement_phase.current_move(state)
    i = move.figure
    figure = state.figures[i]
    look = outlook_on_move(state, i, manner)
    above = move.moved == 0 and is_airborne(figure) and not figure.meets_ground
    if above and not all(is_airborne(state.figures[j]) for j in look.foes):
        return Word("low")
    if look.round:
        plan = plan_of(replace(look.state, move=CurrentMove(i, start=move.start)), manner)
        if move.moved < len(plan.places) and plan.places[move.moved] == figure.hexes:
            return plan.answers[move.moved]
    return plan_of(state, manner).answers[0]


@lru_cache(maxsize=256)
def plan_of(state: State, manner: Manner) -> Plan:
    """The way to the best place of those looked at."""
    look = outlook_on_move(state, movement_phase.current_move(state).figure, manner)
    start, *ways = possible_walks(state, most_hexes(look, closest(look, look.figure.hexes)))
    ends = [way for way in ways if way.spot.ends]
    found = [(glance_worth(look, way), -n, way) for n, way in enumerate((start, *promising_ways(look, ends)))]
    *_, best = max(found)
    path = path_of(best)
    places = (start.spot.hexes, *(way.spot.hexes for way in path))
    return Plan(places, (*(ANSWERS[way.answer] for way in path), Face(look.best_looking(best))))


def glance_worth(look: MoveOutlook, way: Way) -> float:
    """What a way is worth by the one facing that has the foes before it best; nothing is taken off for staying."""
    worth = look.facing_worth(way, look.best_looking(way))
    return worth if way.before is None else look.after_way(worth, way.moved)


def most_hexes(look: MoveOutlook, close: int) -> int:
    """How many hexes are looked at: those after which something can be done, or that bring the figure near enough for it."""
    return look.half if look.keeps_off or close <= look.half + 1 else close - look.half + ROUNDABOUT


def closest(look: MoveOutlook, hexes: Hexes) -> int:
    """The hexes between a place and the nearest foe; 0 where there is none."""
    return min([body_distance(hexes, look.state.figures[j].hexes) for j in look.foes], default=0)


def promising_ways(look: MoveOutlook, ways: list[Way]) -> list[Way]:
    """The ways to places from which something can be done, and those of the others that look best at a glance."""
    good: list[Way] = []
    rest: list[tuple[float, int, Way]] = []
    for n, way in enumerate(ways):
        close = closest(look, way.spot.hexes)
        if (close <= 1 and way.moved <= look.half) or look.can_aim(way.moved):
            good.append(way)
        else:
            rest.append((look.after_way(look.with_distance(0.0, close, 0.0), way.moved), -n, way))
    return good + [way for *_, way in nlargest(LOOKED_AT, rest)]


ANSWERS: dict[str, Answer] = {write_answer(answer): answer for answer in (*movement_phase.STEPS, *movement_phase.TURNS)}
