"""What prompts, labels and inner choices say of a position, gathered from the phases of play."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.told import Args
from affray.systems.fortmayn.answers import Answer
from affray.systems.fortmayn.state import State

PROMPTS: Mapping[str, Callable[[State, Question[Answer]], Args]] = {}
"""What the prompts of these questions tell besides who is asked."""
CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {}
"""What the labels of these inner choices tell besides the number and what it is about."""
LABELS: Mapping[str, Callable[[State, Answer], tuple[str, Args] | None]] = {}
"""The message of a label by the answer's verb, and its arguments; None for words that make no sense in the position."""
