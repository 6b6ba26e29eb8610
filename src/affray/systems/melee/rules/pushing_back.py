"""Pushing back: a large figure walks into smaller enemies, which give way. [CM-ENG-08]"""

from collections.abc import Iterator, Sequence

from affray.core import Refusal
from affray.space.bodies import Hexes, body_after_step, new_hexes
from affray.space.hex import Hex
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.engagement import Placed, may_push
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.steps import (
    Field,
    Going,
    end_refusal,
    is_in_the_way,
    is_open,
    is_vacant,
    other_figures,
    pace_refusal,
    place_figure,
    take_step,
)


def figures_in_way(figures: Sequence[Placed], who: int, hexes: Hexes) -> tuple[int, ...]:
    """The places of the figures that hold a hex which one would enter by coming to stand on these hexes. [CM-ENG-08]"""
    own = figures[who]
    entered = frozenset(new_hexes(own.hexes, hexes))
    return tuple(
        place
        for place, figure in enumerate(figures)
        if not entered.isdisjoint(figure.hexes) and place != who and is_in_the_way(figure, own)
    )


def give_way_directions(
    field: Field, figures: Sequence[Placed], hexes: Hexes, pushed: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """Every way in which the pushed figures can give way: a direction for each, one after another, each to vacant hexes
    and not into the pusher, neither where it stands nor on the hexes where it comes to stand. None when one of them has
    no hex. [CM-ENG-08]"""
    if not pushed:
        yield ()
        return
    first, rest = pushed[0], pushed[1:]
    for direction in range(6):
        there = body_after_step(figures[first].hexes, direction)
        entered = new_hexes(figures[first].hexes, there)
        if is_vacant(field, other_figures(figures, first), entered) and frozenset(there).isdisjoint(hexes):
            for way in give_way_directions(field, place_figure(figures, first, there), hexes, rest):
                yield (direction, *way)


def push_ways(
    field: Field, figures: Sequence[Placed], who: int, to: Hex, going: Going, house: House
) -> Iterator[tuple[int, ...]]:
    """Every way in which those in the way can give way to a step of the pusher's head to a neighbouring hex, after which
    the pusher may stand there. [CM-ENG-08 CM-MOVE-03]"""
    hexes = take_step(figures, who, to)[who].hexes
    for way in give_way_directions(field, figures, hexes, figures_in_way(figures, who, hexes)):
        if end_refusal(field, push_back(figures, who, to, way), who, going, house) is None:
            yield way


def push_refusal(
    field: Field, figures: Sequence[Placed], who: int, to: Hex, sts: Sequence[int], going: Going, house: House
) -> Refusal | None:
    """Why a figure may not push its way one step on to a neighbouring hex of its head; None when it may. `sts` are the
    starting ST of all figures. [CM-ENG-08 CM-MOVE-02]"""
    hexes = take_step(figures, who, to)[who].hexes
    pushed = figures_in_way(figures, who, hexes)
    fault = pace_refusal(figures, who, going)
    if fault is not None:
        return fault
    if not all(is_open(field, pos) for pos in hexes):
        return refusal("push-barred", "held", "CM-MOVE-02")
    if any(figures[place].side == figures[who].side for place in pushed):
        return refusal("push-friend", "friend", "CM-ENG-08")
    largest = max((len(figures[place].hexes) for place in pushed), default=0)
    if not may_push(len(hexes), sts[who], largest, sum(sts[place] for place in pushed)):
        return refusal("push-size", "push", "CM-ENG-08")
    if next(push_ways(field, figures, who, to, going, house), None) is None:
        return refusal("push-room", "push-room", "CM-ENG-08")
    return None


def push_back(figures: Sequence[Placed], who: int, to: Hex, directions: Sequence[int]) -> tuple[Placed, ...]:
    """The figures after those in the way gave way in these directions and the pusher's head went to a neighbouring hex.
    [CM-ENG-08]"""
    now = tuple(figures)
    pushed = figures_in_way(figures, who, take_step(figures, who, to)[who].hexes)
    for place, direction in zip(pushed, directions, strict=True):
        now = place_figure(now, place, body_after_step(now[place].hexes, direction))
    return take_step(now, who, to)
