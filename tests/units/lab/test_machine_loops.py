"""Compiled odds by loops: what they come to by paths, and who becomes loops."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from affray.dice.pool import count, total
from affray.lab.machine import exact
from affray.lab.machine.exact import OddsTwins, exact_odds, odds_twins
from affray.lab.machine.loops import machine_loops
from affray.referee import Referee, choose, odds, procedure, roll, roll_count, roll_kinds, roll_sum, rule, tell

pytestmark = pytest.mark.xdist_group("compiled")


class Pair(NamedTuple):
    a: int
    b: int = 0


USUAL = Pair(3, 1)


def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return min(most, x)


@procedure
def throw(ref: Referee, n: int, extra: int) -> Pair:
    """A procedure within others."""
    dice = roll(ref, n, 3, 0)
    return Pair(total(dice) + extra, count(dice, 0))


@procedure
def repeated(ref: Referee, n: int) -> Pair:
    """A roll that is repeated, which is left to the paths."""
    points, left = 0, n
    while left > 0:
        thrown = throw(ref, left, 0)
        points += thrown.a
        left = thrown.b - 1
    return Pair(points, 1)


@procedure
def branched(ref: Referee, n: int, score: int) -> Pair:
    """Both ways of an if, a choice, every way to roll, results that come together, and a node of paths in a loop."""
    first = throw(ref, n, 1)
    tell(ref, 1, first.a)
    if first.a > score:
        return Pair(-1, first.b)
    wanted = choose(ref, 0, 5, 2, x=first.b)
    points = roll_sum(ref, wanted, 6, 0) if wanted > 0 else roll_count(ref, 2, 6, 5, 0)
    kinds = roll_kinds(ref, 2, 6, 0o001012, 0)
    again = repeated(ref, first.b + 1)
    points += again.a
    return Pair(points, count(kinds, 1))


@procedure
def none(ref: Referee) -> int:
    """A procedure of nothing but the referee."""
    return roll_sum(ref, 2, 2, 0)


@procedure
def beside(ref: Referee, n: int, pair: Pair = USUAL, more: int = 1) -> Pair:
    """A procedure with defaults."""
    return Pair(roll_sum(ref, n, die=pair.a, why=0) + more, pair.b)


@procedure
def again_named(ref: Referee, n: int) -> Pair:
    """A roll that is repeated, with names for the arguments."""
    points, left = 0, n
    while left > 0:
        thrown = beside(ref, more=left, n=left)
        points += thrown.a
        left = beside(ref, 1).a - 3
    return Pair(points, 1)


@rule
def difference(a: int, b: int, less: int = 0) -> int:
    """A rule with a default."""
    return a - b - less


@procedure
def named(ref: Referee, n: int, score: int) -> Pair:
    """Arguments by name in any order, defaults between them and after them."""
    first = throw(ref, extra=roll_sum(ref, die=2, n=1, why=0), n=n)
    second = beside(ref, more=first.a, n=2)
    third = beside(ref, 1, Pair(b=score, a=2))
    last = beside(ref, n=roll_count(ref, 1, 3, why=0, faces=1) + 1, pair=Pair(2, second.a))
    wanted = choose(ref, 0, 1, most=4, y=1, x=difference(less=1, b=score, a=6))
    repeats = again_named(ref, n=2)
    return Pair(b=last.a + 100 * wanted + 1000 * repeats.a, a=third.a + 10 * last.b)


CASES: list[tuple[Callable[..., int | Pair], tuple[int, ...]]] = [(branched, (3, 5)), (none, ())]


def compare(fn: Callable[..., int | Pair], args: tuple[int, ...]) -> None:
    """Compiled odds beside those of the plain rules."""
    found = exact_odds(fn, *args, policy=policy)
    plain = odds(fn, *args, policy=policy)
    assert found.keys() == plain.weights.keys()
    for result, weight in plain.weights.items():
        assert found[result] == pytest.approx(weight / plain.total, abs=1e-15)


@pytest.mark.slow
@pytest.mark.parametrize(("fn", "args"), [*CASES, pytest.param(named, (2, 3), marks=pytest.mark.slow)])
def test_loops_come_to_the_odds_of_the_plain_rules(fn: Callable[..., int | Pair], args: tuple[int, ...]) -> None:
    compare(fn, args)


@pytest.mark.slow
@pytest.mark.parametrize(("fn", "args"), CASES)
def test_paths_come_to_the_odds_of_the_plain_rules(
    monkeypatch: pytest.MonkeyPatch, fn: Callable[..., int | Pair], args: tuple[int, ...]
) -> None:
    twins = OddsTwins()
    monkeypatch.setattr(exact, "odds_twins", lambda: twins)
    monkeypatch.setattr(exact, "runner", exact.runner.__wrapped__)
    monkeypatch.setattr(exact, "machine_loops", lambda *given: None)
    compare(fn, args)


@pytest.mark.parametrize(
    ("fn", "looped"), [(throw, True), (branched, True), (named, True), (none, True), (repeated, False)]
)
def test_what_repeats_a_roll_is_left_to_the_paths(fn: Callable[..., object], *, looped: bool) -> None:
    twins = odds_twins()
    assert (machine_loops(fn, twins.tools, twins.stand_in, twins.node_of) is not None) is looped
