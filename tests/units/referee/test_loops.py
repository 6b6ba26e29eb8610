"""Procedures as loops: the same outcomes with the same weights in the same order as by their paths one by one."""

from collections.abc import Callable, Hashable
from math import lcm
from types import FunctionType
from typing import NamedTuple, cast
from unittest.mock import patch

import pytest

from affray.dice import Dist
from affray.dice.pool import count, total
from affray.lab.systems.foeman.odds import Shot, strike_odds
from affray.lab.systems.melee.odds import attack_odds
from affray.lab.systems.wargame.attack import read_attack
from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
from affray.lab.systems.wargame.odds import attack_odds as unit_odds
from affray.referee import (
    Policy,
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
from affray.referee.every import Every, enumerate_paths, nodes, take_paths
from affray.referee.loops import loops_of

ONE, LIMIT = 1, 6


class Pair(NamedTuple):
    a: int
    b: int = 0


USUAL = Pair(3, 1)


def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return min(most, x)


# --- what becomes loops -----------------------------------------------------------------------------------------------
@procedure
def throw(ref: Referee, n: int, extra: int = ONE) -> Pair:
    """A procedure within others."""
    dice = roll(ref, n, 3, 0)
    return Pair(total(dice) + extra, count(dice, 0))


@procedure
def early(ref: Referee, score: int) -> int:
    first = throw(ref, 2)
    if first.a > score:
        return -1
    tell(ref, 1, first.a)
    say(ref, "said", score=score)
    points = first.a
    points += roll_sum(ref, first.b, 2, 0)
    if points > score:
        points = 0
    return points


@procedure
def either(ref: Referee, score: int) -> Pair:
    more: Pair = throw(ref, 1) if score > 2 else Pair(7)
    if roll_count(ref, 2, 6, 0b111, 0) > 1:
        more = more._replace(b=roll_sum(ref, 1, 4, 0))
    else:
        score -= 1
    return Pair(more.a * score, more.b) if score > 0 else throw(ref, 1, 5)


@procedure
def repeated(ref: Referee, score: int) -> tuple[int, ...]:
    a, b = roll_sum(ref, 1, 6, 0), roll_kinds(ref, 2, 4, 0o2211, 0)
    while a > 3:
        a -= 1
    for step in range(score):
        b += step * a
        if b > 40:
            break
    c = choose(ref, 0, 1, 4, a)
    d = choose(ref, 0, 1, 0)
    return tuple(x + d for x in (a, b, c))


@procedure
def apart(ref: Referee, n: int, pair: Pair = USUAL, more: int = ONE, *_: int) -> Pair:
    """A procedure that takes any number of arguments."""
    return throw(ref, n, more)


@procedure
def beside(ref: Referee, n: int, pair: Pair = USUAL, more: int = ONE) -> Pair:
    """A procedure with defaults."""
    return Pair(roll_sum(ref, n, die=pair.a, why=0) + more, pair.b)


@rule
def difference(a: int, b: int, less: int = 0) -> int:
    return a - b - less


@procedure
def named(ref: Referee, score: int) -> tuple[int, ...]:
    first = throw(ref, extra=roll_sum(ref, die=2, n=1, why=0), n=1 + roll(ref, 1, why=0, die=2) % 2)
    second = beside(ref, more=first.a, n=2)
    third = beside(ref, 1, Pair(b=score, a=2))
    last = beside(ref, n=roll_count(ref, 1, 3, why=0, faces=1), pair=Pair(2, second.a))
    wanted = choose(ref, 0, 1, most=4, y=1, x=difference(less=1, b=score, a=6))
    return (*first, *second, *third, *last, wanted)


@procedure
def silent(ref: Referee, score: int) -> None:
    if roll_sum(ref, 1, 2, 0) > score:
        return
    tell(ref, 1)


@procedure
def certain(ref: Referee, score: int) -> int:
    return score + 1


# --- what is left to the paths ----------------------------------------------------------------------------------------
@procedure
def again(ref: Referee, score: int) -> int:
    points = 0
    while points < score:
        points += 1 + roll_sum(ref, 1, 2, 0)
    return points


@procedure
def appended(ref: Referee, score: int) -> tuple[int, ...]:
    found: list[int] = []
    found.append(roll_sum(ref, 1, 3, 0))
    found.append(roll_sum(ref, 1, 2, 0))
    return tuple(found)


@procedure
def grown(ref: Referee, score: int) -> tuple[int, ...]:
    found = [score]
    found += [roll_sum(ref, 1, 3, 0)]
    return tuple(found)


@procedure
def perhaps(ref: Referee, score: int) -> bool:
    return score > 3 or roll_sum(ref, 1, 6, 0) > 2


def helper(ref: Referee) -> int:
    return roll_sum(ref, 1, 3, 0)


@procedure
def helped(ref: Referee, score: int) -> int:
    return helper(ref) + score


@procedure
def spread(ref: Referee, score: int) -> Pair:
    return throw(ref, *(score,))


@procedure
def unpacked(ref: Referee, score: int) -> Pair:
    more = {"extra": score}
    return throw(ref, 1, **more)


@procedure
def unbound(ref: Referee, score: int) -> Pair:
    return apart(ref, n=1, more=score)


@procedure
def direct(ref: Referee, score: int) -> int:
    return ref.roll_sum(score, 2, 0)


@procedure
def tried(ref: Referee, score: int) -> int:
    try:
        return roll_sum(ref, 1, 6, 0) // (score - 2)
    except ZeroDivisionError:
        return 0


@procedure
def many(ref: Referee, score: int) -> tuple[int, ...]:
    return tuple(roll_sum(ref, 1, 2, 0) for _ in range(score))


def by_paths(fn: Callable[..., Hashable], args: tuple[object, ...], chooser: Policy = policy) -> Dist[Hashable]:
    found: dict[int, dict[Hashable, int]] = {}
    take_paths(fn, args, Every(chooser, nodes), found)
    weights: dict[Hashable, int] = {}
    for whole, part in found.items():
        for result, weight in part.items():
            weights[result] = weights.get(result, 0) + weight * (lcm(*found) // whole)
    return Dist(weights)


FIT = (throw, early, either, repeated, named, silent, certain)
UNFIT = (again, appended, grown, perhaps, helped, spread, unpacked, unbound, direct, tried, many)


@pytest.mark.parametrize("score", range(LIMIT))
@pytest.mark.parametrize("fn", [*FIT, *UNFIT], ids=lambda fn: fn.__name__)
def test_loops_find_what_the_paths_find_in_their_order(fn: Callable[..., Hashable], score: int) -> None:
    body = plain_function(fn)
    assert (loops_of(body) is None) == (fn in UNFIT)
    found = enumerate_paths(body, (score,), policy, nodes)
    assert list(found.items()) == list(by_paths(body, (score,)).items())


def test_a_named_argument_stands_where_it_would_by_position() -> None:
    referee = Every(policy)
    taken: list[tuple[object, ...]] = []
    with patch.object(Every, "run", lambda self, fn, args: taken.append(args)):
        beside(referee, more=5, n=2)
        beside(referee, 2, more=5, pair=Pair(3, 1))
        beside(referee, 2)
    assert taken == [(2, Pair(3, 1), 5), (2, Pair(3, 1), 5), (2,)]


@procedure
def wrong(ref: Referee, score: int) -> Pair:
    return beside(ref, 1, amount=score)  # type: ignore[call-arg]


@procedure
def lacking(ref: Referee, score: int) -> Pair:
    return beside(ref, more=score)  # type: ignore[call-arg]


@pytest.mark.parametrize("fn", [wrong, lacking])
def test_a_call_that_lacks_an_argument_or_has_one_too_many_is_a_type_error(fn: Callable[..., Hashable]) -> None:
    assert loops_of(plain_function(fn)) is None
    with pytest.raises(TypeError, match="argument"):
        odds(fn, 1, policy=policy)


def test_a_procedure_in_a_procedure_sees_its_surroundings_by_its_paths() -> None:
    die = 3

    @procedure
    def around(ref: Referee) -> int:
        return roll_sum(ref, 1, die, 0)

    assert loops_of(plain_function(around)) is None
    assert odds(around, policy=policy) == Dist.sums(1, die)


def test_what_is_not_what_its_source_says_is_left_to_the_paths() -> None:
    body = plain_function(certain)
    assert isinstance(body, FunctionType)
    other = FunctionType(body.__code__.replace(co_consts=(None, 2)), globals(), "silent")
    assert loops_of(other) is None
    scope: dict[str, Callable[..., object]] = {}
    exec("def made(ref, score):\n    return score\n", scope)
    assert loops_of(scope["made"]) is None and loops_of(len) is None


def strikes() -> object:
    return strike_odds("Man-at-arms", "Orc raider", Shot(), 3)


def blows() -> object:
    return attack_odds("st=12 dx=12 iq=8 weapon=broadsword armor=leather", "goblin")


def spears() -> object:
    unit, foe = (
        read_unit_line("like=fantasy/spears n=4 files=4", side, KnownUnits()) for side in ("attacker", "defender")
    )
    return unit_odds(unit, foe, read_attack({}), None)


@pytest.mark.parametrize("asked", [strikes, blows, spears], ids=lambda asked: asked.__name__)
def test_the_systems_have_the_same_odds_by_loops_and_by_paths(asked: Callable[[], object]) -> None:
    nodes.kept.clear()
    asked()
    kept = list(nodes.kept.items())
    assert kept
    for key, node in kept:
        fn, args, chooser = cast("tuple[Callable[..., Hashable], tuple[object, ...], Policy]", key)
        expected = list(by_paths(fn, args, chooser).items())
        assert expected == list(zip(node.outcomes, node.weights, strict=True)), fn
