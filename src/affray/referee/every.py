"""Exact odds: every path through a procedure, with its exact weight.

A procedure called inside a procedure is one chance node with its own distribution, worked out once and kept. Choices
are made by a stated policy; what is told is not heard.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from math import lcm
from typing import Generic, Protocol, TypeVar, cast

from affray.dice.dist import Dist, counts, kinds, pools, sums
from affray.referee.loops import loops_of
from affray.referee.verbs import plain_function

T = TypeVar("T", bound=Hashable)
MOST_KEPT = 300_000
"""So many outcomes of odds are kept in all, some 50 MB."""


class Policy(Protocol):
    """How choices are made while odds are worked out: a number from 0 to most.

    A policy must be a pure function of its arguments. Policies that compare equal share their odds.
    """

    def __call__(self, who: int, what: int, most: int, x: int, y: int, z: int, /) -> int: ...

    def __hash__(self) -> int: ...


def first_choice(who: int, what: int, most: int, x: int, y: int, z: int, /) -> int:
    """The policy of whoever takes the first that is open.

    >>> first_choice(0, 0, 3, 0, 0, 0)
    0
    """
    return 0


class Node(Generic[T]):
    """Outcomes and weights of one random step, as lists for stepping through."""

    __slots__ = ("outcomes", "total", "weights")

    def __init__(self, dist: Dist[T]) -> None:
        self.outcomes, self.weights, self.total = list(dist.weights), list(dist.weights.values()), dist.total


class Cache:
    """The least recently used odds are dropped when they have more than `most` outcomes in all."""

    def __init__(self, most: int) -> None:
        self.most, self.outcomes = most, 0
        self.kept: OrderedDict[Hashable, Node[Hashable]] = OrderedDict()

    def find(self, key: Hashable, make: Callable[[], Dist[Hashable]]) -> Node[Hashable]:
        node = self.kept.get(key)
        if node is None:
            node = Node(make())
            self.kept[key] = node
            self.outcomes += len(node.outcomes)
            while self.outcomes > self.most and len(self.kept) > 1:
                _, dropped = self.kept.popitem(last=False)
                self.outcomes -= len(dropped.outcomes)
        else:
            self.kept.move_to_end(key)
        return node


nodes = Cache(MOST_KEPT)


class Every:
    """A referee that takes every path in turn; an odometer of steps remembers the path.

    Until a path has come to its last known step it repeats the one before it, so that the outcomes taken there are
    known without asking what was rolled.
    """

    __slots__ = ("at", "cache", "policy", "quiet", "steps", "taken")

    def __init__(self, policy: Policy, cache: Cache = nodes) -> None:
        self.policy, self.cache, self.quiet = policy, cache, True
        self.steps: list[Step] = []
        self.taken: list[Hashable] = []
        self.at = 0

    def pick(self, node: Node[T]) -> T:
        """The first outcome of a random step that the path comes to for the first time."""
        last = self.steps[-1] if self.steps else START
        self.steps.append(Step(cast(Node[Hashable], node), last.weight(), last.total * node.total))
        self.taken.append(node.outcomes[0])
        self.at += 1
        return node.outcomes[0]

    def roll(self, n: int, die: int, why: int) -> int:
        try:
            taken = self.taken[self.at]
        except IndexError:
            return self.pick(pool_node(n, die))
        self.at += 1
        return taken  # type: ignore[return-value]  # the path repeats what was taken

    def roll_sum(self, n: int, die: int, why: int) -> int:
        try:
            taken = self.taken[self.at]
        except IndexError:
            return self.pick(sum_node(n, die))
        self.at += 1
        return taken  # type: ignore[return-value]  # the path repeats what was taken

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        try:
            taken = self.taken[self.at]
        except IndexError:
            return self.pick(count_node(n, die, faces))
        self.at += 1
        return taken  # type: ignore[return-value]  # the path repeats what was taken

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        try:
            taken = self.taken[self.at]
        except IndexError:
            return self.pick(kinds_node(n, die, kinds))
        self.at += 1
        return taken  # type: ignore[return-value]  # the path repeats what was taken

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        try:
            taken = self.taken[self.at]
        except IndexError:
            return self.reach(fn, args)
        self.at += 1
        return taken  # type: ignore[return-value]  # the path repeats what was taken

    def reach(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        """The first outcome of a procedure that the path comes to for the first time."""
        node = self.cache.find((fn, args, self.policy), lambda: enumerate_paths(fn, args, self.policy, self.cache))
        return cast(T, self.pick(node))

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return self.policy(who, what, most, x, y, z) if most > 0 else 0

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Nobody listens."""

    def say(self, code: str, data: dict[str, object]) -> None:
        """Nobody listens."""

    def advance(self) -> bool:
        """Moves on to the next path; False after the last one."""
        while self.steps:
            step = self.steps[-1]
            step.index += 1
            if step.index < len(step.outcomes):
                self.taken[-1] = step.outcomes[step.index]
                self.at = 0
                return True
            self.steps.pop()
            self.taken.pop()
        return False


class Step:
    """One random step of a path: which outcome is taken, and the weight of the path up to it."""

    __slots__ = ("before", "index", "outcomes", "total", "weights")

    def __init__(self, node: Node[Hashable], before: int, total: int) -> None:
        self.outcomes, self.weights = node.outcomes, node.weights
        self.before, self.total = before, total
        self.index = 0

    def weight(self) -> int:
        """The weight of the path up to this step and with its outcome."""
        return self.before * self.weights[self.index]


START = Step(Node(Dist({0: 1})), 1, 1)


class LoopTools:
    """What the loops of a procedure ask for: nodes and choices."""

    __slots__ = ("cache", "policy")

    def __init__(self, policy: Policy, cache: Cache) -> None:
        self.policy, self.cache = policy, cache

    def find(self, fn: Callable[..., Hashable], args: tuple[object, ...]) -> Node[Hashable]:
        """The node of a procedure."""
        return self.cache.find((fn, args, self.policy), lambda: enumerate_paths(fn, args, self.policy, self.cache))

    def choose(self, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        """What the policy chooses."""
        return self.policy(who, what, most, x, y, z) if most > 0 else 0


def enumerate_paths(fn: Callable[..., T], args: tuple[object, ...], policy: Policy, cache: Cache) -> Dist[T]:
    """The distribution of a procedure's result over all its paths: in loops where its source allows it."""
    loops = loops_of(fn)
    found: dict[int, dict[T, int]] = {}
    if loops is None:
        take_paths(fn, args, Every(policy, cache), found)
    else:
        around = LoopTools(policy, cache)
        loops(found, around.find, around.choose, pool_node, sum_node, count_node, kinds_node, *args)
    whole = lcm(*found)
    weights: dict[T, int] = {}
    for total, part in found.items():
        for result, weight in part.items():
            weights[result] = weights.get(result, 0) + weight * (whole // total)
    return Dist(weights)


def take_paths(fn: Callable[..., T], args: tuple[object, ...], ref: Every, found: dict[int, dict[T, int]]) -> None:
    """Takes the paths one by one; the weights of their results are found by the totals of the paths."""
    result = fn(ref, *args)
    if not ref.steps:
        found[1] = {result: 1}
        return
    going = True
    while going:
        last = ref.steps[-1]
        result = sweep(ref, fn, args, found.setdefault(last.total, {}), result)
        if last is ref.steps[-1]:
            going = ref.advance()
            if going:
                result = fn(ref, *args)


def sweep(ref: "Every", fn: Callable[..., T], args: tuple[object, ...], part: dict[T, int], result: T) -> T:
    """Adds up the results of a path and of all that differ from it in the last step alone.

    Where one of them goes on to a further step, it stops there with its result, which is not counted yet.
    """
    steps, taken = ref.steps, ref.taken
    depth, step = len(steps), steps[-1]
    part[result] = part.get(result, 0) + step.weight()
    before, start, add = step.before, step.index + 1, part.get
    left = zip(step.outcomes[start:], step.weights[start:], strict=True)
    for step.index, (taken[-1], chance) in enumerate(left, start):
        ref.at = 0
        result = fn(ref, *args)
        if len(steps) > depth:
            break
        part[result] = add(result, 0) + before * chance
    return result


@lru_cache(maxsize=512)
def pool_node(n: int, die: int) -> Node[int]:
    """The multisets of n dice."""
    return Node(pools(n, die))


@lru_cache(maxsize=512)
def sum_node(n: int, die: int) -> Node[int]:
    """The totals of n dice."""
    return Node(sums(n, die))


@lru_cache(maxsize=512)
def count_node(n: int, die: int, faces: int) -> Node[int]:
    """How many of n dice show one of some faces."""
    return Node(counts(n, die, faces))


@lru_cache(maxsize=512)
def kinds_node(n: int, die: int, sorting: int) -> Node[int]:
    """The multisets of kinds of n dice."""
    return Node(kinds(n, die, sorting))


def odds(fn: Callable[..., T], *args: object, policy: Policy) -> Dist[T]:
    """The exact distribution of a procedure's result for these arguments, under a policy.

    The arguments and the result must be hashable; nested procedures are kept in a bounded store.
    """
    inner = plain_function(fn)
    node = nodes.find((inner, args, policy), lambda: enumerate_paths(inner, args, policy, nodes))
    return Dist(dict(zip(cast("list[T]", node.outcomes), node.weights, strict=True)))
