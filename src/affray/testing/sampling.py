"""Which parts of a game costly checks look at, and how they tell where something failed."""

from collections.abc import Sequence
from typing import TypeVar

from affray.core import System

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")
SAMPLE = 12
"""How many listed answers of a question are tried, at most."""
EVERY = 7
"""Costly checks look at each seventh moment of a game, and at the first and last."""


def sample_line(line: Sequence[T]) -> list[T]:
    """The first and the last of a line, and each seventh between."""
    return [item for place, item in enumerate(line) if place % EVERY == 0 or place == len(line) - 1]


def sample_answers(answers: Sequence[T]) -> list[T]:
    """At most a dozen of the answers, from all over the list."""
    step = -(-len(answers) // SAMPLE) or 1
    return list(answers[::step])


def failure_place(system: System[S, A], state: S) -> str:
    """Where something failed, for a message."""
    return f"at position {system.write_state(state)}"
