"""What two figures of a Foeman duel may declare in a cycle, as a tree, by `systems.foeman.duel.duel.cycle` itself. [FM-BID-01]

What a figure has lost decides nothing here but through policies, so that trees are made for classes of forms.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar, cast

from affray.lab.chains.modelling import Asked, OpenChoice
from affray.referee import Referee, plain_function
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.duel.duel import Duelist, Pair, cycle, strike

T = TypeVar("T")
STRIKE = plain_function(strike)
NOT_ASKED = -1


class CycleResult(NamedTuple):
    """What comes of the declarations of a cycle: who strikes with how many dice (NOT_ASKED: nobody), what both declared
    (NOT_ASKED for who was not asked), and both forms before the strike."""

    striker: int
    dice: int
    said: tuple[int, int]
    pair: Pair


class CycleReferee:
    """A referee that makes the given declarations and notes a strike instead of rolling it."""

    quiet = True

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path, self.at, self.striker, self.dice = path, 0, NOT_ASKED, 0
        self.said = [NOT_ASKED, NOT_ASKED]

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if self.at == len(self.path):
            raise OpenChoice(Asked(who, what, most, z))
        self.at += 1
        self.said[who] = self.path[self.at - 1]
        return self.said[who]

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        if fn is STRIKE:
            self.striker, self.dice = cast(tuple[int, int], args[:2])
            return cast(T, args[4])
        return fn(self, *args)


def declare_cycle(a: Duelist, b: Duelist, pair: Pair, drawn: int, house: House, path: tuple[int, ...]) -> CycleResult:
    """The result of a cycle with these declarations. Raises Open where more are asked for. [FM-BID-01 FM-BID-04]"""
    along = CycleReferee(path)
    after = plain_function(cycle)(cast(Referee, along), a, b, pair, drawn, house)
    return CycleResult(along.striker, along.dice, (along.said[0], along.said[1]), after)
