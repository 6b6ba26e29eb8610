"""Games as chains of states."""

from collections.abc import Mapping
from math import comb

from affray.lab.chains.chain import Course, course


def throw(heads: int) -> Mapping[int, float]:
    return {heads: 0.5, heads + 1: 0.5}


def stand(heads: int) -> Mapping[int, float]:
    return {heads: 1.0}


def third(heads: int) -> bool:
    return heads >= 3


def test_the_third_head_comes_as_often_as_the_binomials_say() -> None:
    found = course(0, (throw, stand), third, 60)
    assert found.by_turn[:6] == tuple(comb(turn - 1, 2) / 2**turn for turn in range(1, 7))
    assert abs(found.ends[3] + sum(found.left.values()) - 1) < 1e-12


def test_two_throws_in_a_turn_may_go_past_the_end() -> None:
    found = course(0, (throw, throw), third, 2)
    assert found.by_turn == (0.0, 5 / 16)
    assert found.ends == {3: 4 / 16, 4: 1 / 16}
    assert found.left == {0: 1 / 16, 1: 4 / 16, 2: 6 / 16}


def test_a_game_that_is_over_goes_no_further() -> None:
    found: Course[int] = course(0, (lambda state: {state + 1: 1.0},), third, 10)
    assert (found.by_turn, found.left, found.states) == ((0.0, 0.0, 1.0), {}, 3)
