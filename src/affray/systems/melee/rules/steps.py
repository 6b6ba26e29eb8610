"""Movement over the ground: steps and pivots of a body, where a move must end, shifts and flying over.

[CM-MOVE-02 CM-MOVE-03 CM-ENG-06 CM-FACE-08 CM-FACE-09 CM-FLY-04 CM-SPEED-06]
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from affray.core import Refusal, RuledOut
from affray.space.bodies import Hexes, body_after_pivot, body_after_step, body_distance, new_hexes, surrounding_hexes
from affray.space.hex import DIRECTIONS, Hex, direction_to, neighbour, place_name
from affray.systems.melee.content.codes import REAR
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.engagement import Placed, engagers, heights_meet, is_engaged_among, may_push
from affray.systems.melee.rules.facing import heading
from affray.systems.melee.rules.refusing import refusal

SHIFT = 1
ROUND = (1, 7)
"""Bodies that hold the same hexes whichever way they face."""


class Field(NamedTuple):
    """The ground: its wall hexes, and the hexes of the map (None: it has no edge)."""

    walls: Collection[Hex] = frozenset()
    land: Collection[Hex] | None = None


class Going(NamedTuple):
    """A move under way: the most hexes it may have, the hexes moved so far, the engagers of a figure that was engaged
    when its turn to move came (none for one that was not), and the starting ST of all figures where one that could push
    its engagers back is not stopped by them (none: it is)."""

    cap: int
    moved: int = 0
    held_by: tuple[int, ...] = ()
    sts: tuple[int, ...] = ()


class Walk(NamedTuple):
    """A walk that has ended: the figures now, the hexes moved, and whether engagement cut its path short."""

    figures: tuple[Placed, ...]
    moved: int
    stopped: bool


# --- room -------------------------------------------------------------------------------------------------------------
def is_open(field: Field, pos: Hex) -> bool:
    """Whether a hex is of the map and no wall. [CM-MOVE-02]"""
    return pos not in field.walls and (field.land is None or pos in field.land)


def is_vacant(field: Field, figures: Collection[Placed], hexes: Iterable[Hex]) -> bool:
    """Whether all these hexes are open and none holds one of the figures; hexes of bodies are vacant.
    [CM-MOVE-02 CM-RET-02]"""
    for pos in hexes:
        if not is_open(field, pos):
            return False
        for figure in figures:
            if figure.awake and pos in figure.hexes:
                return False
    return True


def other_figures(figures: Sequence[Placed], who: int) -> tuple[Placed, ...]:
    """All figures but one."""
    return (*figures[:who], *figures[who + 1 :])


def is_in_the_way(other: Placed, mover: Placed) -> bool:
    """Whether a figure keeps another out of its hexes: if it is awake, unless the other flies over or by.
    [CM-MOVE-02 CM-FLY-04]"""
    return bool(other.awake and not (mover.airborne and not heights_meet(mover, other)))


def has_back_to_wall(field: Field, figure: Placed) -> bool:
    """Whether a figure has its back to the wall: its rear hex is a wall or off the map, of several rear hexes each one.
    [CM-HTH-01]

    >>> has_back_to_wall(Field(walls={(0, 1)}), Placed(0, ((0, 0),), 0)), has_back_to_wall(Field(), Placed(0, ((0, 0),), 0))
    (True, False)
    """
    rear = (pos for pos in surrounding_hexes(figure.hexes) if heading(figure.hexes, figure.facing, pos) == REAR)
    return not any(is_open(field, pos) for pos in rear)


def place_figure(figures: Sequence[Placed], who: int, hexes: Hexes, facing: int | None = None) -> tuple[Placed, ...]:
    """The figures with one of them elsewhere, facing as before unless a facing is given."""
    own = figures[who]
    there = Placed(own.side, hexes, own.facing if facing is None else facing, *own[3:])
    return (*figures[:who], there, *figures[who + 1 :])


# --- one step ---------------------------------------------------------------------------------------------------------
def start_move(figures: Sequence[Placed], who: int, cap: int) -> Going:
    """The move of a figure before its first hex. An engaged figure shifts at most one hex. [CM-MOVE-04 CM-SPEED-06]"""
    if not is_engaged_among(figures, who):
        return Going(cap)
    return Going(min(cap, SHIFT), 0, engagers(figures, who))


def is_near_enough(figures: Sequence[Placed], who: int, held_by: Collection[int], house: House) -> bool:
    """Whether a figure is adjacent to every enemy that engaged it when its turn to move came; under `shift_any_one` to one
    of them. [CM-MOVE-03]"""
    near = [body_distance(figures[who].hexes, figures[foe].hexes) == 1 for foe in held_by]
    return all(near) or (house.shift_any_one != 0 and any(near))


def pace_refusal(figures: Sequence[Placed], who: int, going: Going) -> Refusal | None:
    """Why a figure may not move one hex more, wherever to; None when it may. [CM-ENG-06 CM-SPEED-01 CM-SPEED-06]"""
    if must_stop(figures, who, going):
        return refusal("stopped", "stopped", "CM-ENG-06")
    return None if going.moved < going.cap else too_far_refusal(going)


def too_far_refusal(going: Going) -> Refusal:
    """The refusal of more hexes than a figure may move. [CM-SPEED-01 CM-SPEED-06]"""
    return refusal("cap", "cap", "CM-SPEED-06" if going.held_by else "CM-SPEED-01", hexes=going.cap)


def change_refusal(
    field: Field, figures: Sequence[Placed], after: Sequence[Placed], who: int, going: Going, house: House
) -> Refusal | None:
    """Why a figure may not come to stand as it does `after`, for one hex of its movement; None when it may.
    [CM-MOVE-02 CM-MOVE-03 CM-FACE-09 CM-FLY-04]"""
    return pace_refusal(figures, who, going) or room_refusal(field, figures, after, who, going, house)


def room_refusal(
    field: Field, figures: Sequence[Placed], after: Sequence[Placed], who: int, going: Going, house: House
) -> Refusal | None:
    """Why there is no room for a figure to come to stand as it does `after`, were it to move one hex more; None when there
    is. [CM-MOVE-02 CM-MOVE-03 CM-FACE-09 CM-FLY-04]"""
    own = figures[who]
    entered = new_hexes(own.hexes, after[who].hexes)
    if not is_vacant(field, [figure for figure in other_figures(figures, who) if is_in_the_way(figure, own)], entered):
        code = "way-held" if all(is_open(field, pos) for pos in entered) else "way-barred"
        return refusal(code, "held", "CM-MOVE-02", at=tuple(map(place_name, entered)))
    return end_refusal(field, after, who, going, house)


def end_refusal(field: Field, after: Sequence[Placed], who: int, going: Going, house: House) -> Refusal | None:
    """Why a figure may not stand where it has come by one hex more; None when it may. [CM-MOVE-03 CM-FLY-04]"""
    if not is_near_enough(after, who, going.held_by, house):
        return refusal("shift", "shift", "CM-MOVE-03")
    if not can_end(field, after, who, going._replace(moved=going.moved + 1), house):
        return refusal("no-landing", "no-landing", "CM-FLY-04")
    return None


def step_refusal(
    field: Field, figures: Sequence[Placed], who: int, to: Hex, going: Going, house: House
) -> Refusal | None:
    """Why a figure may not take its head and its body one step on; None when it may. [CM-MOVE-02 CM-FACE-09]"""
    direction = direction_to(figures[who].hexes[0], to)
    if direction is None:
        return refusal("not-next", "neighbour", "CM-MOVE-02", at=place_name(to))
    after = place_figure(figures, who, body_after_step(figures[who].hexes, direction))
    return change_refusal(field, figures, after, who, going, house)


def pivot_refusal(
    field: Field, figures: Sequence[Placed], who: int, turn: int, going: Going, house: House
) -> Refusal | None:
    """Why a figure of several hexes may not pivot by 60 degrees (turn 1 clockwise, -1 the other way) in the middle of its
    move, for one hex of movement; None when it may. [CM-FACE-09]"""
    return change_refusal(field, figures, pivot(figures, who, turn), who, going, house)


def take_step(figures: Sequence[Placed], who: int, to: Hex) -> tuple[Placed, ...]:
    """The figures after a step of one of them to a neighbouring hex. [CM-MOVE-02 CM-FACE-09]"""
    head = figures[who].hexes[0]
    return place_figure(
        figures, who, body_after_step(figures[who].hexes, DIRECTIONS.index((to[0] - head[0], to[1] - head[1])))
    )


def pivot(figures: Sequence[Placed], who: int, turns: int) -> tuple[Placed, ...]:
    """The figures after so many clockwise pivots of one of them. [CM-FACE-09]"""
    own = figures[who]
    return place_figure(figures, who, body_after_pivot(own.hexes, turns), (own.facing + turns) % 6)


# --- the end of a move ------------------------------------------------------------------------------------------------
def must_stop(figures: Sequence[Placed], who: int, going: Going) -> bool:
    """Whether a move has come to its end because the figure became engaged. [CM-ENG-06 CM-ENG-08]"""
    if going.moved == 0 or going.held_by or not is_engaged_among(figures, who):
        return False
    return not (going.sts and can_push_all(figures, who, going.sts))


def can_push_all(figures: Sequence[Placed], who: int, sts: Sequence[int]) -> bool:
    """Whether a figure could push back all together that have it in a front hex. [CM-ENG-08]"""
    by = engagers(figures, who)
    largest = max(len(figures[place].hexes) for place in by)
    return bool(may_push(len(figures[who].hexes), sts[who], largest, sum(sts[place] for place in by)))


def may_end(field: Field, figures: Sequence[Placed], who: int) -> bool:
    """Whether a figure may end its move where it is: over nobody else, of whatever height. [CM-FLY-04]

    A figure that has not moved may share its hex with others, in HTH; the caller asks of those that have moved.
    """
    return is_vacant(field, other_figures(figures, who), figures[who].hexes)


def can_end(field: Field, figures: Sequence[Placed], who: int, going: Going, house: House) -> bool:
    """Whether a move can still end in vacant hexes: here, or after further steps. [CM-FLY-04 CM-ENG-06]"""
    if may_end(field, figures, who):
        return True
    around_head = (neighbour(figures[who].hexes[0], direction) for direction in range(6))
    return any(step_refusal(field, figures, who, to, going, house) is None for to in around_head)


def open_facings(field: Field, figures: Sequence[Placed], who: int, going: Going, house: House) -> tuple[int, ...]:
    """The facings that a figure may take at the end of its move, for no movement: any that pivots of 60 degrees into
    vacant hexes reach; an engaged figure must stay as near to its engagers as a shift demands.
    [CM-FACE-08 CM-FACE-09 CM-MOVE-03]"""
    reached = {figures[who].facing}
    if len(figures[who].hexes) in ROUND and is_near_enough(figures, who, going.held_by, house):
        return tuple(range(6))
    for way in (1, -1):
        for turns in range(1, 6):
            after = pivot(figures, who, way * turns)
            if not is_vacant(field, other_figures(figures, who), new_hexes(figures[who].hexes, after[who].hexes)):
                break
            if is_near_enough(after, who, going.held_by, house):
                reached.add(after[who].facing)
    return tuple(sorted(reached))


def walk_path(
    field: Field,
    figures: Sequence[Placed],
    who: int,
    path: Sequence[Hex],
    cap: int,
    house: House,
    sts: tuple[int, ...] = (),
) -> Walk:
    """The walk of a figure along a path of its head's hexes, up to the first hex where it becomes engaged; `sts` as in
    `Going`. Raises RuledOut for a step that the rules refuse and for a path longer than it may move.
    [CM-MOVE-02 CM-MOVE-03 CM-ENG-06 CM-ENG-08]"""
    going = start_move(figures, who, cap)._replace(sts=sts)
    if len(path) > going.cap:
        raise RuledOut(too_far_refusal(going), where=f"a path of {len(path)} hexes")
    now = tuple(figures)
    for to in path:
        if must_stop(now, who, going):
            return Walk(now, going.moved, stopped=True)
        fault = step_refusal(field, now, who, to, going, house)
        if fault is not None:
            raise RuledOut(fault)
        now, going = take_step(now, who, to), going._replace(moved=going.moved + 1)
    if going.moved and not may_end(field, now, who):
        raise RuledOut(refusal("end-held", "held", "CM-FLY-04"))
    return Walk(now, going.moved, stopped=False)
