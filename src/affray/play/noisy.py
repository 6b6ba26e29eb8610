"""The player that judges as well as the greedy one and errs as people do: the closer two answers look, the more often."""

import math
import statistics
from collections.abc import Sequence
from typing import TypeVar

from affray.core.faces.opponent import HOPELESS, PLAIN, Manner
from affray.dice.stream import Stream
from affray.play.greedy import GreedyPlayer, best_candidates
from affray.play.player import Asked, Thought, playable_answers, random_place

S = TypeVar("S")
A = TypeVar("A")
WORDS = 1 << 32


class NoisyPlayer:
    """Takes the answer that looks best after an error is added to each worth.

    `noise` is the size of the errors in units of what sets the best answer apart from a middling one; 0 errs never, 1 takes
    a middling answer nearly as often as the best.
    """

    def __init__(self, noise: float, manner: Manner = PLAIN) -> None:
        self.noise, self.greedy = noise, GreedyPlayer(manner=manner)

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """The answer that seems best to it."""
        question = asked.question
        if len(question.answers) < 2:
            found = playable_answers(question)
            return Thought(found[random_place(len(found), asked.rng)])
        worth = self.greedy.values(asked.system, None, asked.state, question)
        size = self.noise * distance_to_middle([value for value in worth if value > HOPELESS] or worth)
        errors = [size * gumbel(asked.rng) if size else 0.0 for _ in worth]
        seen = [value + error if value > HOPELESS else value for value, error in zip(worth, errors, strict=True)]
        chosen = seen.index(max(seen))
        candidates = best_candidates(question.answers, worth, chosen) if asked.reasons else ()
        return Thought(question.answers[chosen], candidates)


def distance_to_middle(worth: Sequence[float]) -> float:
    """What sets the best answer apart from the middling one.

    >>> distance_to_middle((1.0, 4.0, 0.0))
    3.0
    """
    return max(worth) - statistics.median(worth)


def gumbel(rng: Stream) -> float:
    """A number of the Gumbel distribution: with such errors answers are taken as a softmax of their worth says."""
    return -math.log(-math.log((rng.word() + 0.5) / WORDS))
