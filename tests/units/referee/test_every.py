"""Exact odds against plain enumeration of every throw, and the bounded store of them."""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.dice.dist import Dist
from affray.dice.pool import count, sorting, top, total
from affray.lab.chains.best import best_plan
from affray.referee import (
    Referee,
    choose,
    odds,
    plain_function,
    procedure,
    roll,
    roll_count,
    roll_kinds,
    roll_sum,
    rule,
    say,
    tell,
)
from affray.referee.every import Cache, Every, enumerate_paths

FIRST, MORE = 1, 2


def always(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most


def never(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return 0


def when_low(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most if x < 3 else 0


@procedure
def strike(ref: Referee, dice: int, die: int) -> tuple[int, int]:
    """The points and the dice of a throw whose zeros may be thrown once more."""
    thrown = roll(ref, dice, die, FIRST)
    points, size = total(thrown), dice
    zeros = choose(ref, 0, MORE, count(thrown, 0), points)
    if zeros > 0:
        points, size = points + total(roll(ref, zeros, die, FIRST)), size + zeros
    tell(ref, FIRST, points)
    say(ref, "struck", points=points)
    return points, size


@procedure
def exchange(ref: Referee, dice: int, die: int) -> int:
    """How many points the first of two strikes is ahead, if it is, else a total of three dice."""
    first, _ = strike(ref, dice, die)
    second, _ = strike(ref, dice, die)
    return first - second if first > second else -roll_sum(ref, 3, 4, MORE)


@procedure
def until_high(ref: Referee, tries: int) -> int:
    """Which try of so many is the first 5; paths differ in length."""
    for number in range(tries):
        if top(roll(ref, 1, 6, FIRST)) == 5:
            return number
    return tries


def plain_strike(dice: int, die: int, *, again: bool) -> Dist[tuple[int, int]]:
    """Every ordered throw, counted."""
    found: dict[tuple[int, int], Fraction] = {}
    for throw in product(range(die), repeat=dice):
        zeros = throw.count(0) if again else 0
        for more in product(range(die), repeat=zeros):
            key = sum(throw) + sum(more), dice + zeros
            found[key] = found.get(key, Fraction(0)) + Fraction(1, die ** (dice + zeros))
    whole = die ** (2 * dice)
    return Dist({key: int(chance * whole) for key, chance in found.items()})


@pytest.mark.parametrize(("dice", "die"), [(1, 6), (2, 6), (3, 4), (4, 3), (2, 2)])
def test_odds_are_those_of_every_throw_under_the_policy(dice: int, die: int) -> None:
    assert odds(strike, dice, die, policy=always) == plain_strike(dice, die, again=True)
    assert odds(strike, dice, die, policy=never) == plain_strike(dice, die, again=False)


def test_a_policy_sees_what_the_procedure_shows_it() -> None:
    expected: Counter[tuple[int, int]] = Counter()
    for one, other in product(range(4), repeat=2):
        zeros = (one == 0) + (other == 0) if one + other < 3 else 0
        for more in product(range(4), repeat=zeros):
            expected[one + other + sum(more), 2 + zeros] += 4 ** (2 - zeros)
    assert odds(strike, 2, 4, policy=when_low) == Dist(expected)


def test_a_nested_procedure_is_one_node_with_the_same_odds() -> None:
    inner = plain_strike(2, 3, again=True)
    sums = Dist(Counter(sum(throw) for throw in product(range(4), repeat=3)))
    expected = inner.flat_map(
        lambda first: inner.flat_map(
            lambda second: Dist.sure(first[0] - second[0]) if first[0] > second[0] else sums.map(lambda x: -x)
        )
    )
    assert odds(exchange, 2, 3, policy=always) == expected


@given(st.integers(1, 5))
def test_paths_of_different_length_weigh_what_they_should(tries: int) -> None:
    found = odds(until_high, tries, policy=never)
    for number in range(tries):
        assert found.chance(number) == Fraction(5, 6) ** number / 6
    assert found.chance(tries) == Fraction(5, 6) ** tries


def test_a_procedure_without_dice_is_certain() -> None:
    @procedure
    def fixed(ref: Referee, value: int) -> int:
        return value

    assert odds(fixed, 7, policy=never) == Dist.sure(7)


def test_a_policy_is_not_asked_when_nothing_is_to_choose() -> None:
    def fails(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        raise AssertionError("asked")

    @procedure
    def no_choice(ref: Referee) -> int:
        return choose(ref, 0, FIRST, 0)

    assert odds(no_choice, policy=fails) == Dist.sure(0)


def test_the_least_recently_used_odds_are_dropped_and_worked_out_again() -> None:
    cache = Cache(2)
    made: list[Hashable] = []

    def ask(key: int) -> None:
        def make() -> Dist[Hashable]:
            made.append(key)
            return Dist({key: 1})

        assert cache.find(key, make).outcomes == [key]

    for key in (1, 2, 1, 3, 1, 2):
        ask(key)
    assert made == [1, 2, 3, 2]
    assert len(cache.kept) == 2


def test_a_cache_too_small_for_the_nodes_of_a_procedure_gives_the_same_odds() -> None:
    inner = plain_function(exchange)
    assert enumerate_paths(inner, (2, 3), always, Cache(1)) == enumerate_paths(inner, (2, 3), always, Cache(50))


def test_nobody_listens_while_odds_are_worked_out() -> None:
    assert Every(never).quiet


def test_a_procedure_keeps_its_plain_function_and_a_rule_is_its_own() -> None:
    @rule
    def half(value: int) -> int:
        return value // 2

    assert plain_function(half) is half
    assert plain_function(strike) is not strike
    assert half(5) == 2


def test_an_argument_by_name_is_the_one_by_position() -> None:
    assert until_high(Every(never), tries=2) == until_high(Every(never), 2)
    with pytest.raises(TypeError):
        until_high(Every(never), trials=2)  # type: ignore[call-arg]


@procedure
def evens(ref: Referee, n: int, die: int) -> int:
    """How many of two throws of n dice are even, the second only after an even one."""
    found = roll_count(ref, n, die, 0b101010101010, FIRST)
    return found + (roll_count(ref, n, die, 0b101010101010, MORE) if found else 0)


@pytest.mark.parametrize(("n", "die"), [(1, 6), (2, 3), (3, 4)])
def test_counts_of_dice_have_the_odds_of_every_throw(n: int, die: int) -> None:
    expected: Counter[int] = Counter()
    for first in product(range(die), repeat=n):
        number = sum(face % 2 for face in first)
        for second in product(range(die), repeat=n):
            expected[number + (sum(face % 2 for face in second) if number else 0)] += 1
    assert odds(evens, n, die, policy=never) == Dist(expected)
    plan = best_plan(evens, n, die, worth=Fraction)
    assert plan.chances == {k: Fraction(weight, expected.total()) for k, weight in expected.items()}


SORTED = sorting((0, 0, 1, 1, 2))


@procedure
def middles(ref: Referee, n: int) -> int:
    """How many of n five-sided dice are of the second kind, and after any of the third of those dice again."""
    found = roll_kinds(ref, n, 5, SORTED, FIRST)
    again = roll_kinds(ref, count(found, 2), 5, SORTED, MORE) if count(found, 2) else 0
    return count(found, 1) + count(again, 1)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_kinds_of_dice_have_the_odds_of_every_throw(n: int) -> None:
    expected: dict[int, Fraction] = {}
    for first in product(range(5), repeat=n):
        many = first.count(4)
        for second in product(range(5), repeat=many):
            shown = sum(face in (2, 3) for face in first + second)
            expected[shown] = expected.get(shown, Fraction(0)) + Fraction(1, 5 ** (n + many))
    dist = odds(middles, n, policy=never)
    assert {shown: dist.chance(shown) for shown, _ in dist.items()} == expected
    assert best_plan(middles, n, worth=Fraction).chances == expected
