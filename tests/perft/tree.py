"""The tree of answers below a position of any system: how many ways it can go.

Dice are those of one fixed stream at each node, so that only answers branch.
"""

from typing import TypeVar

from affray.core import NATURE, System
from affray.dice.stream import Stream
from affray.referee import Live
from affray.referee.live import ChoiceNeeded, StreamDice

S = TypeVar("S")
A = TypeVar("A")


def outcomes(system: System[S, A], state: S, answer: A) -> list[S]:
    """The states that an answer can lead to, one for each way through its inner choices."""
    found: list[S] = []
    open_ways: list[tuple[int, ...]] = [()]
    while open_ways:
        way = open_ways.pop()
        left = iter(way)

        def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            given = next(left, None)  # noqa: B023
            if given is None:
                raise ChoiceNeeded(who, what, most, x, y, z)
            return given

        try:
            found.append(system.play(Live(StreamDice(Stream(3)), system.codes, choose), state, answer))
        except ChoiceNeeded as needed:
            open_ways.extend((*way, number) for number in range(needed.most + 1))
    return found


def leaf_count(system: System[S, A], state: S, depth: int) -> int:
    """The ways to go on for so many answers; the referee's own steps count for nothing."""
    question = system.question(state)
    if question is None:
        return 1
    if question.side == NATURE:
        return sum(leaf_count(system, after, depth) for after in outcomes(system, state, question.answers[0]))
    if depth == 0:
        return 1
    return sum(
        leaf_count(system, after, depth - 1) for answer in question.answers for after in outcomes(system, state, answer)
    )
