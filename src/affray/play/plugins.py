"""Players of other packages: whatever goes wrong with one is its own loss."""

import logging
from typing import TypeVar

from affray.core import System
from affray.play.player import Asked, Attendant, Candidate, Paced, Player, PlayerFailed, Thought
from affray.systems.registry import fault_line

S = TypeVar("S")
A = TypeVar("A")
LOG = logging.getLogger("affray.play")


class PluginPlayer:
    """A player of another package at a seat, trusted as little as a program is."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """What the player thinks. Raises PlayerFailed for whatever it raises, and for an answer that does not count."""
        try:
            return checked_thought(asked, self.player.think(asked))
        except PlayerFailed:
            raise
        except Exception as error:
            raise PlayerFailed("error", fault_line(error)) from error

    def allowance(self, system: System[S, A]) -> float | None:
        """How long people may be let wait for it; None where it does not say. Raises PlayerFailed."""
        try:
            return self.player.allowance(system) if isinstance(self.player, Paced) else None
        except Exception as error:
            raise PlayerFailed("error", fault_line(error)) from error

    def end(self, score: tuple[float, ...] | None = None) -> None:
        """Tells the player that its game has ended, if it wants to know; what it raises then changes no game."""
        try:
            if isinstance(self.player, Attendant):
                self.player.end(score)
        except Exception:
            LOG.exception("a player of %s fails at the end of its game", type(self.player).__module__)


def checked_thought(asked: Asked[S, A], thought: object) -> Thought[A]:
    """A thought whose answer is legal by what the side may know, and whose candidates are answers. Raises PlayerFailed for an
    answer that is not legal, TypeError for what is no thought, and whatever the rules raise for an answer of another kind."""
    if not isinstance(thought, Thought) or not all(
        isinstance(candidate, Candidate) for candidate in thought.candidates
    ):
        raise TypeError(f"think gave a {type(thought).__name__}; expected a Thought with candidates")
    system, question = asked.system, asked.question
    text = system.write_answer(thought.answer)
    for candidate in thought.candidates:
        system.write_answer(candidate.answer)
    if thought.answer in question.answers or thought.answer in question.extra:
        return thought
    if question.inner or system.refuse(asked.state, thought.answer) is not None:
        raise PlayerFailed("illegal", text)
    return thought
