"""The chance to win that a position promises: what each side has, weighed as games of the program's own have shown.

For each side the sum of its features (`Opponents.measure`) times their weights; the chances are the softmax of the sums,
for two sides the logistic function of the difference.
"""

import math
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

from affray.core import InputError, System

S = TypeVar("S")
A = TypeVar("A")


class Weights(msgspec.Struct, frozen=True):
    """What features of a system are worth, and where the numbers come from."""

    system: str
    """The key of the system."""
    features: tuple[str, ...]
    """The names of the features, in order."""
    weights: tuple[float, ...]
    """What each of them is worth."""
    version: int = 1
    """The version of this format."""
    seed: int = 0
    """The seed of the games they were learned from."""
    games: int = 0
    """How many games there were."""
    positions: int = 0
    """How many positions they had."""
    player: str = ""
    """Who played the games."""
    digest: str = ""
    """The SHA-256 of the positions in JSON."""


class Value(Generic[S, A]):
    """Judges the positions of one system."""

    def __init__(self, system: System[S, A], weights: Weights | None) -> None:
        """Without weights a position is judged by its score. Raises InputError for weights of other features."""
        if weights is not None and weights.features != system.opponents.features:
            raise InputError(
                f"weights of {weights.system}: expected one for each of {', '.join(system.opponents.features)}; "
                f"got {', '.join(weights.features)}"
            )
        self.system, self.weights = system, weights.weights if weights else ()

    def chances(self, state: S) -> tuple[float, ...]:
        """The chance of each side to win, a draw counted as half; exact once the game is over."""
        if self.system.question(state) is None:
            return self.system.score(state)
        if not self.weights:
            return self.system.opponents.chances(state) or self.system.score(state)
        measure = self.system.opponents.measure
        sums = [
            sum(weight * value for weight, value in zip(self.weights, measure(state, side), strict=True))
            for side in range(len(self.system.sides(state)))
        ]
        top = max(sums)
        parts = [math.exp(value - top) for value in sums]
        whole = sum(parts)
        return tuple(part / whole for part in parts)


def usual_value(system: System[S, A]) -> Value[S, A]:
    """What is shipped for a system; for one that nothing was learned for, its score."""
    return Value(system, shipped_weights(system))


def shipped_weights(system: System[S, A]) -> Weights | None:
    """The weights that ship for a system; None where nothing was learned for it."""
    path = files("affray.play") / "data" / "values" / f"{system.facts.key}.json"
    return msgspec.json.decode(path.read_bytes(), type=Weights) if path.is_file() else None
