"""Where a game is, in every system: each open question falls into a part of the round, and is of whoever acts."""

import pytest

from affray.core import NATURE, System, eyes
from affray.game import Game, load_scenario
from affray.play import make_seat
from affray.play.run import give_answer
from affray.systems.registry import load_system

MOST = 120
FIGHTS = [
    ("foeman", "two-against-two"), ("melee", "wizards-duel"), ("wargame", "patrol-clash"), ("fortmayn", "first-delve"),
]  # fmt: skip


def begun(system: System[object, object], key: str, name: str) -> Game[object, object]:
    """A game of so many answers at random."""
    game = Game.new(system, load_scenario(key, name), {}, seed=3)
    seats = [make_seat("random", 3 + side) for side in range(len(system.sides(game.state)))]
    for _ in range(MOST):
        if game.question is None:
            break
        give_answer(game, seats[game.question.side], game.question)
    return game


@pytest.mark.parametrize(("key", "name"), FIGHTS)
def test_every_question_falls_into_a_part_of_the_round_for_every_eye(key: str, name: str) -> None:
    system = load_system(key)
    game = begun(system, key, name)
    for moment in game.line:
        question = moment.question
        for eye in (eyes.NOBODY, *range(len(system.sides(moment.state)))):
            found = system.track(eyes.visible_state(system, moment.state, eye))
            assert question is None or not found.phases or 0 <= found.now < len(found.phases)
            assert -1 <= found.at < len(found.order)
            if question is not None and question.side != NATURE and found.at >= 0:
                assert found.order[found.at][1] == question.side
            assert all(0 <= stand.left <= stand.whole for stand in found.stands)
