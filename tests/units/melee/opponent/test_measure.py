"""What a side has in a position, in numbers."""

from math import isfinite, log1p
from typing import TypeVar

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play.player import Asked, Seat, Thought
from affray.play.random import RandomPlayer
from affray.play.run import play_fast
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import PRONE, UNCONSCIOUS
from affray.systems.melee.position.state import SUMMONED, State
from affray.systems.melee.words.secrets import state_for
from tests.tiers import first_of
from tests.units.melee.positions import BLUE, RED, N, ann, bors, cid, dan, man, position

OPPONENTS = SYSTEM.opponents
S = TypeVar("S")
A = TypeVar("A")


def has(state: State, side: int) -> dict[str, float]:
    """What a side has, by name."""
    return dict(zip(OPPONENTS.features, OPPONENTS.measure(state, side), strict=True))


def test_fighters_and_the_strength_left_to_them_are_counted() -> None:
    state = position(
        ann(hits=3), cid((1, 0), hits=9), bors((0, -4)), dan((1, -4), status=UNCONSCIOUS, posture=PRONE, hits=11)
    )
    red, blue = has(state, RED), has(state, BLUE)
    assert (red["fighters"], blue["fighters"]) == (2, 1)
    assert (red["share of strength left"], blue["share of strength left"]) == pytest.approx((0.5, 0.5))
    assert (red["badly wounded"], blue["badly wounded"]) == (1, 0)
    assert (red["still to act"], blue["still to act"]) == (2, 1)


def test_harm_is_the_hits_that_an_attack_gets_through_on_the_average() -> None:
    state = position(ann(ready=("shortsword",), dx=10), bors((0, -4), dx=9, armor="leather"))
    red, blue = has(state, RED), has(state, BLUE)
    # Ann hits with 10 or less on three dice; two dice less 1 lose 2 more to the leather, but never go below nothing.
    assert red["harm a turn"] == blue["harm to fear a turn"] == pytest.approx(1 / 2 * (4 + 1 / 36))
    # The leather costs Bors two points of DX: he hits with 7 or less.
    assert blue["harm a turn"] == red["harm to fear a turn"] == pytest.approx(35 / 216 * 6)
    assert red["turns to stand"] == 10
    assert blue["turns to stand"] == pytest.approx(12 / (1 / 2 * (4 + 1 / 36)))
    assert has(position(ann()), RED)["harm a turn"] == 0
    assert red["staying power"] == pytest.approx(log1p(red["harm a turn"]) + log1p(12))


def test_who_is_at_a_disadvantage_is_counted() -> None:
    state = position(
        ann((0, 0), N), bors((0, 1), N), cid((5, 0), ready=(), posture=PRONE), dan((0, -5), life=SUMMONED, maker=1)
    )
    red, blue = has(state, RED), has(state, BLUE)
    assert (red["engaged"], red["attacked from the side or behind"]) == (1, 1)
    assert (blue["engaged"], blue["attacked from the side or behind"]) == (0, 0)
    assert (red["unarmed"], red["off their feet"]) == (1, 1)
    assert (blue["fighters"], blue["creatures called"]) == (1, 1)


def test_a_mirror_gives_the_numbers_of_the_other_side() -> None:
    state = position(ann((0, 2), hits=2), man("Cid", RED, (2, 2), N, ready=("longbow",)), bors((0, -2)), dan((1, -3)))
    swapped = replace(state, figures=tuple(replace(figure, side=1 - figure.side) for figure in state.figures))
    assert OPPONENTS.measure(state, RED) == OPPONENTS.measure(swapped, BLUE)
    assert OPPONENTS.measure(state, BLUE) == OPPONENTS.measure(swapped, RED)


class Measured(RandomPlayer):
    """A random player that measures both sides wherever it is asked."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        assert isinstance(asked.state, State)
        for side in range(2):
            numbers = OPPONENTS.measure(asked.state, side)
            assert len(numbers) == len(OPPONENTS.features)
            assert all(isfinite(number) and 0 <= number < 60 for number in numbers)
            assert OPPONENTS.measure(state_for(asked.state, asked.question.side), side) == numbers
        return super().think(asked)


@pytest.mark.parametrize("scenario", first_of(["wizards-duel", "gargoyle"], 1))
def test_all_numbers_are_finite_in_random_games(scenario: str) -> None:
    seats = [Seat("random", Measured(), Stream(side)) for side in range(2)]
    over = play_fast(SYSTEM, SYSTEM.setup(load_scenario("melee", scenario), {}), seats, Stream(3, 9))
    assert [len(OPPONENTS.measure(over, side)) for side in range(2)] == [len(OPPONENTS.features)] * 2


def test_who_of_a_side_moves_next_is_not_looked_ahead_for() -> None:
    weighty = [SYSTEM.opponents.is_weighty(Question(0, code)) for code in ("pick", "move")]
    assert weighty == [False, True]
