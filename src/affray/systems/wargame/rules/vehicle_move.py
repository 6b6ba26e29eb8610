"""A vehicle's move: straight legs and a pivot, what is run over on the way, and where it comes to a stop.

[UW-VEH-03 UW-VEH-04 UW-VEH-05 UW-VEH-09 UW-ABL-07]
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from affray.core import Refusal
from affray.referee import rule
from affray.space.plane.areas import has_all_shapes
from affray.space.plane.bases import Base, advance_base, rectangle, turn_base
from affray.space.plane.crowds import contacts, overlap_between
from affray.space.plane.measure import DEGREE, INCH, NEAR, is_within_angle
from affray.space.plane.points import distance, point_toward
from affray.space.plane.shapes import Shape
from affray.space.plane.sweeps import (
    Leg,
    Moment,
    first_contact,
    met_shapes,
    overlapped_shapes,
    pivot_leg,
    straight_leg,
    swept_shapes,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.contact import contact_test, is_touching_terrain
from affray.systems.wargame.rules.landing import Ground, Other
from affray.systems.wargame.rules.refusing import refusal

SHARPEST = 45 * DEGREE
BACK = INCH // 4
"""In so long steps a vehicle goes back along its path. [UW-VEH-09]"""


class Go(NamedTuple):
    """So much along the heading, forwards or backwards as the move goes. [UW-VEH-03]"""

    length: int


class Turn(NamedTuple):
    """A pivot, to the left for an angle above 0. [UW-VEH-04]"""

    angle: int


Part = Go | Turn


class Run(NamedTuple):
    """A move of a vehicle: backwards or not, and its parts. [UW-VEH-03 UW-VEH-04]"""

    reverse: bool
    parts: tuple[Part, ...]


class DriveOutcome(NamedTuple):
    """What a declared move comes to: whether the vehicle moves and whether it is disordered, its legs, whom it strikes (in
    the order in which the path reaches them, ties by id; which miniatures, by index), and its base at the end of its path,
    before it goes back from those that are still in its way. [UW-VEH-03 UW-VEH-05]"""

    placed: bool
    disordered: bool
    legs: tuple[Leg, ...]
    struck: tuple[tuple[str, tuple[int, ...]], ...]
    end: Base


@rule
def most_pivots(additional_turn: int) -> int:
    """How many pivots a move may have. [UW-VEH-04 UW-ABL-07]

    >>> most_pivots(0), most_pivots(1)
    (1, 2)
    """
    return 2 if additional_turn else 1


def drive(
    base: Base, move: int, pivots: int, run: Run, ground: Ground, others: Sequence[Other], house: House
) -> DriveOutcome | Refusal:
    """What a move comes to, or why it may not be declared; `move` in billionths of an inch, `pivots` the most there may be.
    [UW-VEH-03 UW-VEH-04 UW-VEH-05]"""
    fault = parts_refusal(run, pivots)
    if fault is not None:
        return fault
    stays = DriveOutcome(placed=False, disordered=True, legs=(), struck=(), end=base)
    if is_beyond_drive(run, move):
        return stays
    legs = legs_of(base, run)
    end = legs[-1].end
    if not has_all_shapes(ground.field, (rectangle(end),)):
        return refusal("end-off", "off-field", "UW-VEH-03")
    if overlapped_shapes(legs, ground.terrain):
        return stays
    hit = units_struck(base, legs, others, house)
    grazing = is_touching_terrain((rectangle(end),), ground.terrain, house)
    return DriveOutcome(placed=True, disordered=grazing, legs=legs, struck=hit, end=end)


def parts_refusal(run: Run, pivots: int) -> Refusal | None:
    """Why the parts may not make a move; None when they may. [UW-VEH-03 UW-VEH-04 UW-ABL-07]"""
    turns = [part for part in run.parts if isinstance(part, Turn)]
    if not run.parts or any(isinstance(part, Go) and part.length <= 0 for part in run.parts):
        return refusal("no-legs", "legs", "UW-VEH-03")
    if len(turns) > pivots:
        return refusal("pivots", "pivots", "UW-VEH-04", "UW-ABL-07", most=pivots)
    if not all(is_within_angle(abs(part.angle), SHARPEST) for part in turns):
        return refusal("pivot-sharp", "pivots", "UW-VEH-04")
    return None


def path_length(run: Run) -> int:
    """How long the path of a move is, in billionths of an inch. [UW-VEH-03]"""
    return sum(part.length for part in run.parts if isinstance(part, Go))


def is_beyond_drive(run: Run, move: int) -> bool:
    """Whether a move is longer than Move allows; backwards each inch counts two. [UW-VEH-03]"""
    cost = 2 if run.reverse else 1
    return cost * path_length(run) > move + cost * NEAR


def poses_of(base: Base, run: Run) -> tuple[Base, ...]:
    """The vehicle at its start and after each part of its move. [UW-GEO-12]"""
    poses = [base]
    for part in run.parts:
        if isinstance(part, Turn):
            poses.append(turn_base(poses[-1], part.angle))
        else:
            poses.append(advance_base(poses[-1], -part.length if run.reverse else part.length))
    return tuple(poses)


def legs_of(base: Base, run: Run) -> tuple[Leg, ...]:
    """The legs of a move from where the vehicle stands. [UW-GEO-12]"""
    legs: list[Leg] = []
    for part in run.parts:
        if isinstance(part, Turn):
            leg = pivot_leg(base, part.angle)
        else:
            leg = straight_leg(base, -part.length if run.reverse else part.length)
        legs.append(leg)
        base = leg.end
    return tuple(legs)


def units_struck(
    base: Base, legs: Sequence[Leg], others: Sequence[Other], house: House
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The units that the swept area strikes, in the order in which the path reaches them, ties by id, each with its
    miniatures whose bases the area overlaps, or touches without the vehicle having touched them at its start.
    [UW-VEH-05]"""
    own, area, judged = rectangle(base), swept_shapes(legs), contact_test(house)
    found: list[tuple[Moment, str, tuple[int, ...]]] = []
    for other in others:
        near = met_shapes(legs, other.shapes)
        if not near:
            continue
        at_start = contacts((own,), other.shapes, judged)[1]
        on_the_way = contacts(area, other.shapes, judged)[1]
        over = overlapped_shapes(legs, other.shapes)
        reached = tuple(i for i in near if i in over or (i in on_the_way and i not in at_start))
        moments = [moment for i in reached if (moment := first_contact(legs, other.shapes[i])) is not None]
        if moments:
            found.append((min(moments), other.id, reached))
    return tuple((name, reached) for _, name, reached in sorted(found))


# --- where it stops ---------------------------------------------------------------------------------------------------
def stopping_places(legs: Sequence[Leg]) -> Iterator[Base]:
    """The places of a path from its end back: those a quarter of an inch apart, measured from the end of each leg, and the
    place before it. [UW-VEH-09]"""
    yield legs[-1].end
    for leg in reversed(legs):
        if not leg.turn:
            far = distance(leg.start.at, leg.end.at)
            for back in range(BACK, far, BACK):
                yield leg.start._replace(at=point_toward(leg.start.at, leg.end.at, far - back))
        yield leg.start


def stopping_base(legs: Sequence[Leg], shapes: Sequence[Shape], field: Shape | None = None) -> Base:
    """Where a vehicle stops at the end of its path: the first place, back from its end, that overlaps none of these bases
    and lies on the field; at worst its start. [UW-VEH-09 UW-VEH-03]"""
    for base in stopping_places(legs):
        shape = rectangle(base)
        if not overlap_between((shape,), shapes) and (field is None or has_all_shapes(field, (shape,))):
            return base
    return legs[0].start
