"""Exact odds: every path through a procedure, with its exact weight.

A procedure called inside a procedure is one chance node with its own distribution, worked out once and kept. Choices
are made by a stated policy; what is told is not heard.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from math import lcm
from typing import Generic, Protocol, TypeVar, cast

from affray.dice.dist import Dist, pools, sums
from affray.referee.verbs import plain

T = TypeVar("T", bound=Hashable)
MOST_KEPT = 20_000


class Policy(Protocol):
    """How choices are made while odds are worked out: a number from 0 to most.

    A policy must be a pure function of its arguments. Policies that compare equal share their odds.
    """

    def __call__(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int: ...

    def __hash__(self) -> int: ...


class Node(Generic[T]):
    """Outcomes and weights of one random step, as lists for stepping through."""

    __slots__ = ("outcomes", "total", "weights")

    def __init__(self, dist: Dist[T]) -> None:
        self.outcomes, self.weights, self.total = list(dist.weights), list(dist.weights.values()), dist.total


class Cache:
    """The least recently used odds are dropped when more than `most` are kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Hashable, Node[Hashable]] = OrderedDict()

    def find(self, key: Hashable, make: Callable[[], Dist[Hashable]]) -> Node[Hashable]:
        node = self.kept.get(key)
        if node is None:
            node = Node(make())
            self.kept[key] = node
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return node


nodes = Cache(MOST_KEPT)


class Every:
    """A referee that takes every path in turn; an odometer of steps remembers the path."""

    __slots__ = ("at", "cache", "policy", "quiet", "steps")

    def __init__(self, policy: Policy, cache: Cache = nodes) -> None:
        self.policy, self.cache, self.quiet = policy, cache, True
        self.steps: list[Step] = []
        self.at = 0

    def pick(self, node: Node[T]) -> T:
        """The outcome of a random step on the present path."""
        at = self.at
        self.at = at + 1
        if at == len(self.steps):
            before = self.steps[-1] if at else START
            self.steps.append(Step(cast(Node[Hashable], node), before.weight, before.total * node.total))
            return node.outcomes[0]
        return node.outcomes[self.steps[at].index]

    def roll(self, n: int, die: int, why: int) -> int:
        return self.pick(pool_node(n, die))

    def roll_sum(self, n: int, die: int, why: int) -> int:
        return self.pick(sum_node(n, die))

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return self.policy(who, what, most, x, y, z) if most > 0 else 0

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Nobody listens."""

    def say(self, code: str, data: dict[str, object]) -> None:
        """Nobody listens."""

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        node = self.cache.find((fn, args, self.policy), lambda: enumerate_paths(fn, args, self.policy, self.cache))
        return cast(T, self.pick(node))

    def advance(self) -> bool:
        """Moves on to the next path; False after the last one."""
        while self.steps:
            step = self.steps[-1]
            if step.index + 1 < len(step.node.outcomes):
                step.index += 1
                step.weight = step.before * step.node.weights[step.index]
                return True
            self.steps.pop()
        return False


class Step:
    """One random step of a path: which outcome is taken, and the weight of the path up to and with it."""

    __slots__ = ("before", "index", "node", "total", "weight")

    def __init__(self, node: Node[Hashable], before: int, total: int) -> None:
        self.node, self.before, self.total = node, before, total
        self.index = 0
        self.weight = before * node.weights[0]


START = Step(Node(Dist({0: 1})), 1, 1)


def enumerate_paths(fn: Callable[..., T], args: tuple[object, ...], policy: Policy, cache: Cache) -> Dist[T]:
    """The distribution of a procedure's result, its own paths taken one by one."""
    ref = Every(policy, cache)
    found: dict[int, dict[T, int]] = {}
    while True:
        ref.at = 0
        result = fn(ref, *args)
        last = ref.steps[-1] if ref.steps else START
        part = found.setdefault(last.total, {})
        part[result] = part.get(result, 0) + last.weight
        if not ref.advance():
            break
    whole = lcm(*found)
    weights: dict[T, int] = {}
    for total, part in found.items():
        for result, weight in part.items():
            weights[result] = weights.get(result, 0) + weight * (whole // total)
    return Dist(weights)


@lru_cache(maxsize=512)
def pool_node(n: int, die: int) -> Node[int]:
    """The multisets of n dice."""
    return Node(pools(n, die))


@lru_cache(maxsize=512)
def sum_node(n: int, die: int) -> Node[int]:
    """The totals of n dice."""
    return Node(sums(n, die))


def odds(fn: Callable[..., T], *args: object, policy: Policy) -> Dist[T]:
    """The exact distribution of a procedure's result for these arguments, under a policy.

    The arguments and the result must be hashable; nested procedures are kept in a bounded store.
    """
    inner = plain(fn)
    node = nodes.find((inner, args, policy), lambda: enumerate_paths(inner, args, policy, nodes))
    return Dist(dict(zip(cast("list[T]", node.outcomes), node.weights, strict=True)))
