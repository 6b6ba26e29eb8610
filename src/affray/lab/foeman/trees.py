"""What two figures of a Foeman duel may declare in a cycle, as a tree, by `systems.foeman.duel.cycle` itself. [FM-BID-01]

What a figure has lost decides nothing here but through policies, so that trees are made for classes of forms.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar, cast

from affray.referee import Referee, plain
from affray.systems.foeman.duel import Duelist, Form, Pair, cycle, strike
from affray.systems.foeman.options import House

T = TypeVar("T")
STRIKE = plain(strike)
NOBODY = -1


class Asked(NamedTuple):
    """Who declares, the last of its declarations, and what it sees the other do."""

    who: int
    most: int
    doing: int


class Declared(NamedTuple):
    """What comes of the declarations of a cycle: who strikes with how many dice (NOBODY with none), what both declared
    (NOBODY for who was not asked), and both forms before the strike."""

    striker: int
    dice: int
    said: tuple[int, int]
    pair: Pair


class Choice(NamedTuple):
    """Somebody declares: what follows from each declaration."""

    asked: Asked
    after: "tuple[tuple[int, Tree], ...]"


Tree = Choice | Declared
Allowed = Callable[[Asked], tuple[int, ...]]


class Open(Exception):
    """The declarations given are used up, and somebody is asked."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        self.asked = asked


class Along:
    """A referee that declares what it is given and strikes no blow, but says which."""

    quiet = True

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path, self.at, self.striker, self.dice = path, 0, NOBODY, 0
        self.said = [NOBODY, NOBODY]

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if self.at == len(self.path):
            raise Open(Asked(who, most, z))
        self.at += 1
        self.said[who] = self.path[self.at - 1]
        return self.said[who]

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        if fn is STRIKE:
            self.striker, self.dice = cast(tuple[int, int], args[:2])
            return cast(T, args[4])
        return fn(self, *args)


def tree(
    a: Duelist, b: Duelist, pair: Pair, drawn: int, house: House, allowed: Allowed, path: tuple[int, ...] = ()
) -> Tree:
    """All that may be declared in a cycle, as far as it is allowed. [FM-BID-01 FM-BID-04]"""
    along = Along(path)
    try:
        after = plain(cycle)(cast(Referee, along), a, b, pair, drawn, house)
    except Open as end:
        branches = ((said, tree(a, b, pair, drawn, house, allowed, (*path, said))) for said in allowed(end.asked))
        return Choice(end.asked, tuple(branches))
    return Declared(along.striker, along.dice, (along.said[0], along.said[1]), after)


def lost_aside(form: Form) -> Form:
    """The form of what it has lost, which no rule of declaring asks for."""
    return form._replace(phys=0, exh=0, incidental=0, incidental_new=0, big_hit=0)
