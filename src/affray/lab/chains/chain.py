"""Games as chains of states: the chances of their ends, worked out turn by turn and not played."""

from array import array
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Chances = NDArray[np.float64]
else:
    from affray.lab.machine import arrays as np

S = TypeVar("S", bound=Hashable)
Step = Callable[[S], Mapping[S, float]]
NEGLIGIBLE = 1e-18
"""A game that goes on with no greater chance is not followed any further."""


class Course(msgspec.Struct, Generic[S], frozen=True):
    """How a game goes: the chance that it ends in each turn, the chances of the states in which it ends, and of those in
    which it is when the turns are over; from how many states a step was taken."""

    by_turn: tuple[float, ...]
    ends: Mapping[S, float]
    left: Mapping[S, float]
    states: int


class Layer(Generic[S]):
    """The states between two steps by their numbers, and what the step does to the chances of each.

    All outcomes are kept in three rows: from which state, to which, with what chance.
    """

    def __init__(self) -> None:
        self.numbers: dict[S, int] = {}
        self.origins, self.outcomes, self.shares = array("q"), array("q"), array("d")

    def number(self, state: S) -> int:
        """The number of a state; a new state gets the next number."""
        return self.numbers.setdefault(state, len(self.numbers))

    def add(self, origin: int, outcomes: Sequence[int], shares: Sequence[float]) -> None:
        """Add the outcomes of a state."""
        self.origins.extend([origin] * len(outcomes))
        self.outcomes.extend(outcomes)
        self.shares.extend(shares)


def layers_of(start: S, steps: Sequence[Step[S]], is_over: Callable[[S], bool]) -> list[Layer[S]]:
    """All states that can be reached in each layer, with their steps to the next one, of the last to the first."""
    layers: list[Layer[S]] = [Layer() for _ in steps]
    layers[0].number(start)
    fresh: list[tuple[int, S]] = [(0, start)]
    while fresh:
        place, state = fresh.pop()
        layer, following = layers[place], (place + 1) % len(steps)
        if place == 0 and is_over(state):
            continue
        after = steps[place](state)
        known = len(layers[following].numbers)
        numbers = [layers[following].number(to) for to in after]
        layer.add(layer.numbers[state], numbers, list(after.values()))
        fresh.extend((following, to) for to, number in zip(after, numbers, strict=True) if number >= known)
    return layers


def course(start: S, steps: Sequence[Step[S]], is_over: Callable[[S], bool], turns: int) -> Course[S]:
    """The course of a game of at most so many turns, in each of which these steps are taken in order.

    >>> coin = course(0, [lambda heads: {heads: 0.5, heads + 1: 0.5}], lambda heads: heads == 1, 3)
    >>> coin.by_turn, coin.ends, coin.left
    ((0.5, 0.25, 0.125), {1: 0.875}, {0: 0.125})
    """
    layers = layers_of(start, steps, is_over)
    rows = [
        (np.asarray(layer.origins), np.asarray(layer.outcomes), np.asarray(layer.shares), len(following.numbers))
        for layer, following in zip(layers, (*layers[1:], layers[0]), strict=True)
    ]
    over = np.fromiter(map(is_over, layers[0].numbers), bool)
    going: Chances = np.zeros(len(over))
    ends: Chances = np.zeros(len(over))
    going[0] = 1.0
    by_turn: list[float] = []
    while len(by_turn) < turns and going.sum() > NEGLIGIBLE:
        for origins, outcomes, shares, size in rows:
            going = np.bincount(outcomes, going[origins] * shares, size).astype(float)
        by_turn.append(float(going[over].sum()))
        ends[over] += going[over]
        going[over] = 0.0
    states = sum(len(layer.numbers) for layer in layers) - int(over.sum())
    return Course(tuple(by_turn), chances_by_state(layers[0], ends), chances_by_state(layers[0], going), states)


def chances_by_state(layer: Layer[S], chances: "Chances") -> dict[S, float]:
    """The chances above zero by state."""
    return {state: float(chances[number]) for state, number in layer.numbers.items() if chances[number] > 0}
