"""Games of random answers, for what must hold in any game."""

from collections.abc import Mapping
from typing import TypeVar

from affray.core import Scenario, System
from affray.dice.stream import Stream
from affray.game import Game
from affray.play.player import playable_answers, random_place

S = TypeVar("S")
A = TypeVar("A")


def random_game(
    system: System[S, A], scenario: Scenario, options: Mapping[str, str], seed: int, most: int = 120
) -> Game[S, A]:
    """A game of random answers, at most so many."""
    game = Game.new(system, scenario, options, seed=seed)
    rng = Stream(seed + 1)
    for _ in range(most):
        question = game.question
        if question is None:
            break
        found = playable_answers(question)
        place = random_place(len(found), rng)
        game.answer(place if question.inner else found[place])
    return game
