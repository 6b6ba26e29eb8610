"""Pushing back: a large figure walks into smaller enemies, which give way. [CM-ENG-08]"""

from collections.abc import Iterator, Sequence

from affray.core import Refusal
from affray.space.bodies import Body, carried, newly
from affray.space.hex import Hex
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.engagement import Placed, may_push
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.rules.steps import (
    Field,
    Going,
    bars,
    end_fault,
    is_open,
    is_vacant,
    others,
    pace_fault,
    put,
    stepped,
)


def in_reach(figures: Sequence[Placed], who: int, hexes: Body) -> tuple[int, ...]:
    """The places of the figures that hold a hex which one would enter by coming to stand on these hexes. [CM-ENG-08]"""
    own = figures[who]
    entered = frozenset(newly(own.hexes, hexes))
    return tuple(
        place
        for place, figure in enumerate(figures)
        if not entered.isdisjoint(figure.hexes) and place != who and bars(figure, own)
    )


def ways_out(field: Field, figures: Sequence[Placed], hexes: Body, pushed: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way in which the pushed figures can give way: a direction for each, one after another, each to vacant hexes
    and not into the pusher, neither where it stands nor on the hexes where it comes to stand. None when one of them has
    no hex. [CM-ENG-08]"""
    if not pushed:
        yield ()
        return
    first, rest = pushed[0], pushed[1:]
    for direction in range(6):
        there = carried(figures[first].hexes, direction)
        entered = newly(figures[first].hexes, there)
        if is_vacant(field, others(figures, first), entered) and frozenset(there).isdisjoint(hexes):
            for way in ways_out(field, put(figures, first, there), hexes, rest):
                yield (direction, *way)


def push_ways(
    field: Field, figures: Sequence[Placed], who: int, to: Hex, going: Going, house: House
) -> Iterator[tuple[int, ...]]:
    """Every way in which those in the way can give way to a step of the pusher's head to a neighbouring hex, after which
    the pusher may stand there. [CM-ENG-08 CM-MOVE-03]"""
    hexes = stepped(figures, who, to)[who].hexes
    for way in ways_out(field, figures, hexes, in_reach(figures, who, hexes)):
        if end_fault(field, pushed_back(figures, who, to, way), who, going, house) is None:
            yield way


def push_fault(
    field: Field, figures: Sequence[Placed], who: int, to: Hex, sts: Sequence[int], going: Going, house: House
) -> Refusal | None:
    """Why a figure may not push its way one step on to a neighbouring hex of its head; None when it may. `sts` are the
    starting ST of all figures. [CM-ENG-08 CM-MOVE-02]"""
    hexes = stepped(figures, who, to)[who].hexes
    pushed = in_reach(figures, who, hexes)
    fault = pace_fault(figures, who, going)
    if fault is not None:
        return fault
    if not all(is_open(field, pos) for pos in hexes):
        return no("push-barred", "held", "CM-MOVE-02")
    if any(figures[place].side == figures[who].side for place in pushed):
        return no("push-friend", "friend", "CM-ENG-08")
    largest = max((len(figures[place].hexes) for place in pushed), default=0)
    if not may_push(len(hexes), sts[who], largest, sum(sts[place] for place in pushed)):
        return no("push-size", "push", "CM-ENG-08")
    if next(push_ways(field, figures, who, to, going, house), None) is None:
        return no("push-room", "push-room", "CM-ENG-08")
    return None


def pushed_back(figures: Sequence[Placed], who: int, to: Hex, directions: Sequence[int]) -> tuple[Placed, ...]:
    """The figures after those in the way gave way in these directions and the pusher's head went to a neighbouring hex.
    [CM-ENG-08]"""
    now = tuple(figures)
    pushed = in_reach(figures, who, stepped(figures, who, to)[who].hexes)
    for place, direction in zip(pushed, directions, strict=True):
        now = put(now, place, carried(now[place].hexes, direction))
    return stepped(now, who, to)
