"""What a strong player would do in a person's place. A hint is no move of a game: it may go by less than a player does before he
leaves the rule of thumb."""

from typing import TypeVar

from msgspec.structs import replace

from affray.play.player import Candidate, Clock, Thought

A = TypeVar("A")
STRONG = "computer:8"
HINT_SECONDS = 4.0
"""So long a strong player thinks about a person's question at the most."""
FEWEST_TRIES = 3
"""Played on so often, an answer has shown how far its ends lie apart."""
AHEAD = 2.0
"""Standard errors by which another answer has to be ahead, to be advised in place of the player's own."""
LEAST = 0.02
"""By so much of a chance to win it has to be ahead too."""


def hint_clock() -> Clock:
    """The time for a hint: all of it is for the one question."""
    return Clock(HINT_SECONDS, single=True)


def advised(thought: Thought[A]) -> Thought[A]:
    """The thought with the answer first that is clearly ahead of the player's own, where there is one.

    >>> own, other = Candidate("stop", 0.2, 0.2, tries=4), Candidate("step", 0.6, 0.6, tries=4, error=0.1)
    >>> advised(Thought("stop", (own, other))).answer, advised(Thought("stop", (own, replace(other, error=0.3)))).answer
    ('step', 'stop')
    """
    own = thought.candidates[0] if thought.candidates else None
    ahead = [other for other in thought.candidates[1:] if own is not None and is_ahead(other, own)]
    if own is None or not ahead:
        return thought
    best = max(ahead, key=lambda other: other.win or 0.0)
    # How far the answer now taken is ahead of the others is no surer than how far either is from the player's own.
    rest = (replace(other, error=max(other.error, best.error)) for other in thought.candidates[1:] if other is not best)
    others = (replace(own, error=best.error), *rest)
    return replace(thought, answer=best.answer, candidates=(replace(best, error=0.0), *others), decided=None)


def is_ahead(other: Candidate[A], own: Candidate[A]) -> bool:
    """Whether an answer has won so much more often than the player's own that it is no luck of the dice."""
    if other.win is None or own.win is None or min(other.tries, own.tries) < FEWEST_TRIES:
        return False
    return other.win - own.win > max(LEAST, AHEAD * other.error)
