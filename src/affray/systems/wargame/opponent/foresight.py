"""What a first move comes to together with the action after it: nobody goes somewhere only to come back from there."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance, is_near
from affray.systems.wargame.opponent.plan import REST, ActionWorths, action_worths, after_move
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import State, action_count, centre_of, index_of, is_fielded
from affray.systems.wargame.turn.activation import act_answers, acting_unit

LOOKS = 3
"""So many first moves are thought through where the best of them turns out to go there and back."""
WINDING = 1.5
"""A way goes there and back that is so many times as long as what lies between its ends."""
LOOKED = 2
"""So many actions of an activation are looked at together."""
SHORT = 3 * INCH
"""Nobody minds a shorter way."""
ALIKE = 2 * INCH
"""Moves that end so near each other come to the same."""


class Outcome(NamedTuple):
    """What a first move and the best action after it come to, and whether they contradict each other."""

    worth: float
    is_astray: bool


def act_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each action of the unit activated is worth: its moves by what comes after them, where the system itself asks, who
    names what else may be answered; at a glance none is thought through."""
    found = action_worths(state, question.answers, manner)
    worths = foreseen_worths(state, found, manner) if question.open and is_first(state) else found.worths
    return tuple(worths[answer] for answer in question.answers)


def is_first(state: State) -> bool:
    """Whether the action of the unit activated is its first, and others come after it."""
    act = state.act
    assert act is not None
    return act.progress.left == action_count(state.figures[act.unit]) > 1


def foreseen_worths(state: State, found: ActionWorths, manner: Manner) -> dict[Answer, float]:
    """What each first action is worth. Only where the best is a move that leads astray with the action after it, some others
    are thought through too; an attack after it is taken for granted."""
    worths = found.worths
    best = max(worths, key=lambda answer: worths[answer])
    if best not in found.moved or found.moved[best].attacks > 0:
        return worths
    for answer in likely_moves(found):
        outcome = outcome_of(state, found, answer, manner)
        if answer == best and not outcome.is_astray:
            return worths
        change = outcome.worth - found.worths[answer]
        alike = [other for other in found.moved if is_alike(found, answer, other)]
        worths = worths | {other: found.worths[other] + change for other in alike}
    return worths


def likely_moves(found: ActionWorths) -> Iterator[Answer]:
    """The moves that look best, of those that end near each other one."""
    taken: list[Answer] = []
    for answer in sorted(found.moved, key=lambda move: -found.worths[move]):
        if len(taken) < LOOKS and not any(is_alike(found, answer, other) for other in taken):
            taken.append(answer)
            yield answer


def is_alike(found: ActionWorths, answer: Answer, other: Answer) -> bool:
    """Whether two moves end near each other."""
    return is_near(found.moved[answer].place, found.moved[other].place, ALIKE)


def outcome_of(state: State, found: ActionWorths, answer: Answer, manner: Manner) -> Outcome:
    """What a first move and the best action after it come to: what that adds to its place, less where both go there and back."""
    i = acting_unit(state)
    after, _ = after_move(state, i, answer, manner)
    if not is_fielded(after.figures[i]):
        return Outcome(found.worths[answer], is_astray=False)
    follow = action_worths(after, act_answers(after), manner)
    best = max(follow.worths, key=lambda action: follow.worths[action])
    worth = found.worths[answer] - found.moved[answer].attacks + max(0.0, follow.worths[best] - follow.here)
    start, middle = centre_of(state.figures[i]), found.moved[answer].place
    is_astray = best in follow.moved and is_winding(start, middle, follow.moved[best].place)
    return Outcome(worth - REST * is_astray, is_astray)


def goes_back(way: Sequence[State], who: str) -> bool:
    """Whether what a unit does in two actions, with the positions before, between and after, leads there and back."""
    units = [state.figures[index_of(state, who)] for state in way]
    if len(units) != 1 + LOOKED or not all(map(is_fielded, units)):
        return False
    start, middle, end = map(centre_of, units)
    return is_winding(start, middle, end)


def is_winding(start: Point, middle: Point, end: Point) -> bool:
    """Whether the way from a place over another to a third goes there and back.

    >>> is_winding((0, 0), (0, 6 * INCH), (0, 3 * INCH)), is_winding((0, 0), (0, 6 * INCH), (6 * INCH, 6 * INCH))
    (True, False)
    """
    way = distance(start, middle) + distance(middle, end)
    return way >= SHORT and way > WINDING * distance(start, end)
