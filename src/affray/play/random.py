"""The player without a plan: every ordinary answer is as likely."""

from typing import TypeVar

from affray.play.player import Asked, Thought, playable_answers, random_place

S = TypeVar("S")
A = TypeVar("A")


class RandomPlayer:
    """Takes any ordinary answer; one that ends something for good only where there is no other."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """Any answer."""
        found = playable_answers(asked.question)
        return Thought(found[random_place(len(found), asked.rng)])
