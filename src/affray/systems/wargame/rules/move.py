"""A move action of a unit on foot or mounted: marked, measured, and placed or not. [UW-MOVE-01 .. UW-MOVE-11]"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.core import Refusal
from affray.space.plane.areas import has_all_shapes, has_point
from affray.space.plane.bases import Base, base_against, rectangles
from affray.space.plane.crowds import clear_shapes, contacts, overlap_between
from affray.space.plane.measure import NEAR, write_inches
from affray.space.plane.points import (
    Point,
    distance,
    is_near,
    is_root_within,
    point_toward,
    squared_distance,
)
from affray.space.plane.shapes import Shape
from affray.space.plane.sight import is_clear
from affray.space.plane.turning import TURN, place_at_offset
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.contact import contact_test, is_touching_terrain
from affray.systems.wargame.rules.landing import (
    Arrangement,
    Company,
    Ground,
    Meeting,
    Order,
    Other,
    arrangement_of,
    centre_index,
    centre_of,
    heading_after,
    is_beyond_move,
    joint_bounds,
    landing_of,
    measured_distance,
    shapes_of,
    things_near,
)
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.ways import is_barred, starts_of

DIRECTIONS, PARTS = 24, 4
"""A place to move away to is looked for in so many directions, at so many parts of Move. [UW-TURN-08]"""


class MarchOutcome(NamedTuple):
    """What a declared move comes to: whether the unit is placed and whether it is disordered, where its miniatures stand
    afterwards, its files and heading, the distance measured, and the enemies touched, by id. [UW-MOVE-01 .. UW-MOVE-08]"""

    placed: bool
    disordered: bool
    at: tuple[Point, ...]
    files: int
    heading: int
    distance: int
    touched: tuple[str, ...] = ()


class Arrival(NamedTuple):
    """Where a declared move would end: the order, the places of the miniatures, the enemies touched there, and how the
    miniatures stand to each other."""

    order: Order
    at: tuple[Point, ...]
    met: tuple[Meeting, ...]
    form: Arrangement


# --- a declared move --------------------------------------------------------------------------------------------------
def march(
    company: Company, order: Order, ground: Ground, others: Sequence[Other], house: House
) -> MarchOutcome | Refusal:
    """What a declared move comes to, or why it may not be declared. [UW-MOVE-01 .. UW-MOVE-11 UW-FLD-02]"""
    fault = declare_refusal(company, order, ground, others, house)
    if fault is not None:
        return fault
    far = measured_distance(company, order)
    files = company.files if order.files is None else order.files
    if is_beyond_move(far, company.reach):
        if not house.over_distance:
            return unplaced(company, far)
        mark = point_toward(centre_of(company), order.mark, company.reach)
        order = order._replace(mark=mark, arrange=None)
    at, near, rocks, close, shapes = landing_of(company, order, ground, others)
    form = arrangement_of(company, order, at, house)
    fault = field_refusal(shapes, ground.field) or crowding_refusal(form)
    if fault is not None:
        return fault
    if overlap_between(shapes, rocks):
        return unplaced(company, far)
    kept = company.formation == REGIMENT and files == company.files
    if not house.terrain_way and is_barred(company.at, at, ground.terrain, kept=kept):
        return refusal("ways-terrain", "path", "UW-FLD-02")
    fault = overlap_refusal(shapes, near)
    if fault is not None:
        return fault
    met = tuple((other, tuple(close[i] for i in touch)) for other, touch in meetings(shapes, near, house))
    fault = end_refusal(company, Arrival(order, at, met, form), ground, others, house)
    if fault is not None:
        return fault
    if order.away and house.flee_distance:
        more = tuple(part for part in range(PARTS, 0, -1) if company.reach * part // PARTS > far + NEAR)
        if way_out(company, ground, others, house, more) is not None:
            return refusal("away-full", "not-away", "UW-MOVE-10")
    disordered = is_beyond_move(far, company.reach) or is_touching_terrain(shapes, rocks, house)
    touched = tuple(other.id for other, _ in met)
    heading = heading_after(company, order)
    return MarchOutcome(
        placed=True, disordered=disordered, at=at, files=files, heading=heading, distance=far, touched=touched
    )


def unplaced(company: Company, far: int) -> MarchOutcome:
    """What a move comes to that leaves the unit where it is, in disorder. [UW-MOVE-04 UW-MOVE-05]"""
    return MarchOutcome(
        placed=False, disordered=True, at=company.at, files=company.files, heading=company.heading, distance=far
    )


def declare_refusal(
    company: Company, order: Order, ground: Ground, others: Sequence[Other], house: House
) -> Refusal | None:
    """Why the mark may not be declared; None when it may. [UW-MOVE-06 UW-MOVE-09 UW-MOVE-10 UW-MOVE-11 UW-FLD-02]"""
    start = centre_of(company)
    if not has_point(ground.field, order.mark):
        return refusal("mark-off", "off-field", "UW-MOVE-11")
    if not is_clear(start, order.mark, ground.terrain):
        return refusal("path-terrain", "path", "UW-FLD-02")
    if not house.pass_enemy_bases:
        (x, y), (to_x, to_y) = start, order.mark
        way = min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y)
        close = things_near(way, others)
        if not all(is_clear(start, order.mark, other.shapes) for other in close if other.enemy):
            return refusal("path-enemy", "path", "UW-MOVE-09")
    if order.away:
        fault = away_refusal(start, order.mark, others)
        if fault is not None:
            return fault
    if company.formation == REGIMENT:
        return files_refusal(company, order)
    return arrange_refusal(company, order)


def away_refusal(start: Point, mark: Point, others: Sequence[Other]) -> Refusal | None:
    """Why a mark does not lead away from the nearest enemy; None when it does, or there is no enemy. [UW-MOVE-10]"""
    foes = [other.at for other in others if other.enemy]
    if not foes:
        return None
    nearest = min(foes, key=lambda foe: squared_distance(start, foe))
    if is_root_within(squared_distance(mark, nearest), squared_distance(start, nearest), NEAR):
        return refusal("not-away", "not-away", "UW-MOVE-10")
    return None


def files_refusal(company: Company, order: Order) -> Refusal | None:
    """Why a regiment may not take that many files or those places; None when it may. [UW-GEO-06 UW-MOVE-02 UW-MOVE-06]"""
    if order.arrange is not None:
        return refusal("arrange-regiment", "arrange", "UW-MOVE-02")
    files = company.files if order.files is None else order.files
    if not 1 <= files <= len(company.at):
        return refusal("files", "files", "UW-GEO-06", files=files, count=len(company.at))
    if files != company.files and measured_distance(company, order) > NEAR:
        return refusal("files-on-the-move", "files", "UW-MOVE-06")
    return None


def arrange_refusal(company: Company, order: Order) -> Refusal | None:
    """Why skirmishers may not be arranged so; None when they may. [UW-MOVE-03]"""
    if order.files not in (None, company.files):
        return refusal("files-skirmish", "files", "UW-FORM-03")
    if order.arrange is None:
        return None
    if len(order.arrange) != len(company.at):
        return refusal("arrange-number", "arrange", "UW-MOVE-03", places=len(order.arrange), number=len(company.at))
    if not is_near(order.arrange[centre_index(company.at)], order.mark, 0):
        return refusal("arrange-centre", "arrange", "UW-MOVE-03")
    return None


def field_refusal(shapes: Sequence[Shape], field: Shape) -> Refusal | None:
    """Why the bases may not stand there, being off the field; None when they lie on it. [UW-MOVE-11]"""
    return None if has_all_shapes(field, shapes) else refusal("base-off", "off-field", "UW-MOVE-11")


def crowding_refusal(form: Arrangement) -> Refusal | None:
    """Why the bases may not stand so, overlapping each other; None when they may. [UW-MOVE-09]"""
    if form.overlap is None:
        return None
    one, other = form.overlap
    return refusal("overlap-own", "overlap", "UW-GEO-05", one=one + 1, other=other + 1)


def overlap_refusal(shapes: Sequence[Shape], others: Sequence[Other]) -> Refusal | None:
    """Why the bases may not stand among those of other units; None when they may. [UW-MOVE-09]"""
    for other in things_near(joint_bounds(shapes), others):
        if overlap_between(shapes, other.shapes):
            return refusal("overlap-unit", "overlap", "UW-MOVE-09", unit=other.id)
    return None


def meetings(shapes: Sequence[Shape], others: Sequence[Other], house: House) -> tuple[Meeting, ...]:
    """The enemies that the bases touch, with the bases that touch each. [UW-GEO-05 UW-MOVE-07 UW-MOVE-08]"""
    judged, close = contact_test(house), things_near(joint_bounds(shapes), others)
    found = ((other, contacts(shapes, other.shapes, judged)[0]) for other in close if other.enemy)
    return tuple((other, touch) for other, touch in found if touch)


def end_refusal(
    company: Company, end: Arrival, ground: Ground, others: Sequence[Other], house: House
) -> Refusal | None:
    """Why the unit may not end its move there; None when it may. [UW-MOVE-03 UW-MOVE-07 UW-MOVE-08 UW-MOVE-10]"""
    if end.order.away and end.met:
        return refusal("away-contact", "contact", "UW-MOVE-10", unit=end.met[0][0].id)
    if company.formation == REGIMENT:
        return front_refusal(company, end, house) if end.met else None
    if not end.form.coherent:
        return refusal("not-coherent", "coherency", "UW-FORM-03")
    if not end.met:
        return spread_refusal(company, end, house)
    return contact_refusal(company, end, ground, others, house)


def front_refusal(company: Company, end: Arrival, house: House) -> Refusal | None:
    """Why a regiment may not touch those enemies so: each that it did not touch before must be touched by its front rank,
    and one of those who touch must end within Move of where it stood. [UW-MOVE-08]"""
    order, at = end.order, end.at
    files = company.files if order.files is None else order.files
    before = shapes_of(company, Order(order.mark), company.at)
    for other, touch in end.met:
        if contacts(before, other.shapes, contact_test(house))[0]:
            continue
        if min(touch) >= files:
            return refusal("front-rank", "front-rank", "UW-MOVE-08", unit=other.id)
        starts = starts_of(company.at, tuple(at), kept=files == company.files)
        if not house.regiment_reach and not any(is_near(starts[i], at[i], company.reach) for i in touch):
            return refusal("regiment-far", "far", "UW-MOVE-08", unit=other.id)
    return None


def spread_refusal(company: Company, end: Arrival, house: House) -> Refusal | None:
    """Why skirmishers may not be spread so round the mark, in contact with nobody; None when they may. [UW-MOVE-03]"""
    if not end.form.central:
        return refusal("not-centre", "centroid", "UW-MOVE-03")
    for i, (old, new) in enumerate(zip(company.at, end.at, strict=True)):
        if not house.skirmish_miniature_limit and not is_near(old, new, company.reach):
            far = write_inches(distance(old, new))
            return refusal("miniature-far", "far", "UW-MOVE-03", number=i + 1, inches=far)
    return None


# --- into contact -----------------------------------------------------------------------------------------------------
def contact_refusal(
    company: Company, end: Arrival, ground: Ground, others: Sequence[Other], house: House
) -> Refusal | None:
    """Why skirmishers may not come into contact so; None when they may. [UW-MOVE-07]"""
    touches_them = {i for _, touch in end.met for i in touch}
    walked = any(is_near(company.at[i], end.at[i], company.reach) for i in touches_them)
    if not house.skirmish_miniature_limit and not walked:
        return refusal("contact-far", "far", "UW-MOVE-07")
    if end.order.arrange is None or len(touches_them) == len(end.at):
        return None
    standing = [shape for other in others for shape in other.shapes]
    standing += shapes_of(company, end.order, [end.at[i] for i in touches_them])
    beside = [
        base_against(base, side, company.size) for other, _ in end.met for base in other.bases for side in range(4)
    ]
    if bases_with_room(beside, ground, standing):
        return refusal("left-out", "left-out", "UW-MOVE-07")
    return None


def bases_with_room(bases: Sequence[Base], ground: Ground, standing: Sequence[Shape]) -> tuple[Base, ...]:
    """The bases that would lie on the field and overlap neither terrain nor what stands there. [UW-MOVE-07]"""
    shapes = rectangles(bases)
    dry = set(clear_shapes(shapes, ground.terrain))
    free = clear_shapes(shapes, standing)
    return tuple(bases[i] for i in free if i in dry and has_all_shapes(ground.field, (shapes[i],)))


# --- away -------------------------------------------------------------------------------------------------------------
def way_out(
    company: Company, ground: Ground, others: Sequence[Other], house: House, parts: Sequence[int] = range(1, PARTS + 1)
) -> Order | None:
    """A move away that would place the unit, heading and arrangement kept: the first among marks in 24 directions at so many
    quarters of its Move; None where there is none. [UW-TURN-08 UW-MOVE-10]"""
    for part in parts:
        for step in range(DIRECTIONS):
            order = Order(away_mark(company, step, part), away=True)
            found = march(company, order, ground, others, house._replace(flee_distance=0))
            if isinstance(found, MarchOutcome) and found.placed:
                return order
    return None


def away_mark(company: Company, step: int, part: int) -> Point:
    """The mark in one of 24 directions at so many quarters of Move. [UW-TURN-08]"""
    return place_at_offset(centre_of(company), step * TURN // DIRECTIONS, company.reach * part // PARTS, 0)
