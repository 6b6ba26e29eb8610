"""The best choices inside a procedure, worked backwards from what its results are worth."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Generic, TypeVar, cast

from affray.dice.dist import Dist, counts, kinds, pools, sums
from affray.referee import plain_function

T = TypeVar("T", bound=Hashable)


class OpenStep(Exception):
    """Raised where a path ends before the next step: a roll with the outcomes `dist`, or with None a choice from 0 to
    `most`."""

    def __init__(self, dist: Dist[int] | None, most: int) -> None:
        super().__init__(most)
        self.dist, self.most = dist, most


class PathReferee:
    """A referee that follows a given path of rolls and choices and stops at its end."""

    __slots__ = ("at", "path", "quiet")

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path, self.at, self.quiet = path, 0, True

    def next_step(self, dist: Dist[int] | None, most: int) -> int:
        """The next step of the path. Raises Open at its end."""
        if self.at == len(self.path):
            raise OpenStep(dist, most)
        self.at += 1
        return self.path[self.at - 1]

    def roll(self, n: int, die: int, why: int) -> int:
        return self.next_step(pools(n, die), 0)

    def roll_sum(self, n: int, die: int, why: int) -> int:
        return self.next_step(sums(n, die), 0)

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        return self.next_step(counts(n, die, faces), 0)

    def roll_kinds(self, n: int, die: int, sorting: int, why: int) -> int:
        return self.next_step(kinds(n, die, sorting), 0)

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return self.next_step(None, most) if most > 0 else 0

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Nobody listens."""

    def say(self, code: str, data: dict[str, object]) -> None:
        """Nobody listens."""

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        return fn(self, *args)


class Plan(Generic[T]):
    """The mean worth of a path under the best choices, and the chances of the results that they lead to."""

    __slots__ = ("chances", "worth")

    def __init__(self, worth: Fraction, chances: dict[T, Fraction]) -> None:
        self.worth, self.chances = worth, chances


def best_plan(fn: Callable[..., T], *args: object, worth: Callable[[T], Fraction]) -> Plan[T]:
    """The greatest mean worth that choices can reach, and the distribution of the result under them.

    Of answers that are worth the same the lowest is taken.
    """
    return explore(plain_function(fn), args, (), worth)


def explore(
    fn: Callable[..., T], args: tuple[object, ...], path: tuple[int, ...], worth: Callable[[T], Fraction]
) -> Plan[T]:
    """The best plan from the end of a path on."""
    try:
        result = fn(PathReferee(path), *args)
    except OpenStep as end:
        if end.dist is None:
            plans = [explore(fn, args, (*path, answer), worth) for answer in range(end.most + 1)]
            return max(plans, key=lambda plan: plan.worth)
        return weigh_plans(
            [(explore(fn, args, (*path, face), worth), weight) for face, weight in end.dist.weights.items()],
            end.dist.total,
        )
    return Plan(worth(result), {result: Fraction(1)})


def weigh_plans(plans: list[tuple[Plan[T], int]], total: int) -> Plan[T]:
    """The mean of several plans by their weights."""
    chances: dict[T, Fraction] = {}
    for plan, weight in plans:
        for result, chance in plan.chances.items():
            chances[result] = chances.get(result, cast(Fraction, 0)) + chance * weight
    mean = sum((plan.worth * weight for plan, weight in plans), Fraction(0)) / total
    return Plan(mean, {result: chance / total for result, chance in chances.items()})
