"""Moves into contact that suggest themselves: regiments flush against a side of an enemy, skirmishers round him.

Engine suggestions (filler); whether they are legal the rules of moves say. [UW-MOVE-07 UW-MOVE-08]
"""

from collections.abc import Iterator, Sequence

from affray.core import Refusal
from affray.space.plane.bases import LEFT, RIGHT, Base, rectangles
from affray.space.plane.crowds import clear_shapes, contacts
from affray.space.plane.formations import centre_of_grid, file_of, rank_of
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, centre_most, squared_distance
from affray.space.plane.turning import QUARTER, bearing, place_at_offset, turn_between, wrap_heading
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.contact import contact_test, link_test
from affray.systems.wargame.rules.landing import Company, Ground, Order, Other, centre_of
from affray.systems.wargame.rules.move import MarchOutcome, bases_with_room, march

NEAREST_BASES = 6
SIDES = range(4)


def into_contact(
    company: Company, target: Other, ground: Ground, others: Sequence[Other], house: House
) -> Iterator[Order]:
    """The suggested moves into contact with an enemy that the rules allow and that leave the unit in order, those that face
    him most squarely first."""
    for order in suggested(company, target, ground, others, house):
        found = march(company, order, ground, others, house)
        if not isinstance(found, Refusal) and charges(found, target):
            yield order


def suggested(
    company: Company, target: Other, ground: Ground, others: Sequence[Other], house: House
) -> Iterator[Order]:
    """Moves that would come into contact with an enemy, legal or not."""
    if company.formation == REGIMENT:
        return flush(company, target)
    return round_him(company, target, ground, others, house)


def charges(found: MarchOutcome, target: Other) -> bool:
    """Whether a move brings the unit into contact with an enemy, in order."""
    return found.placed and not found.disordered and target.id in found.touched


def side_of(base: Base, side: int) -> tuple[Point, int]:
    """The middle of a side of a base, and the heading that looks out of it."""
    outward = wrap_heading(base.heading + side * QUARTER)
    return place_at_offset(base.at, outward, base.size[0 if side in (LEFT, RIGHT) else 1] // 2, 0), outward


# --- regiments --------------------------------------------------------------------------------------------------------
def flush(company: Company, target: Other) -> Iterator[Order]:
    """A regiment with its front against a side of the enemy's nearest bases: the middle of its front, or an end of it,
    against the middle of that side. [UW-MOVE-08]"""
    start = centre_of(company)
    bases = sorted(target.bases, key=lambda base: squared_distance(base.at, start))[:NEAREST_BASES]
    spots = sorted(
        ((abs(turn_between(bearing(start, base.at), outward + 2 * QUARTER)), middle, outward) for base in bases
         for side in SIDES for middle, outward in (side_of(base, side),)),
    )  # fmt: skip
    wide = company.size[0]
    for off, middle, outward in spots:
        if off > QUARTER:
            continue
        for shift in (0, (company.files - 1) * wide // 2, -(company.files - 1) * wide // 2):
            heading = wrap_heading(outward + 2 * QUARTER)
            yield Order(front_at(company, place_at_offset(middle, heading, 0, shift), heading), heading)


def front_at(company: Company, middle: Point, heading: int) -> Point:
    """Where the centre-most miniature of a regiment stands that has the middle of its front edge there. [UW-GEO-06]"""
    number, files, (wide, deep) = len(company.at), company.files, company.size
    centre = centre_of_grid(number, files, company.size)
    back = deep // 2 + rank_of(centre, files) * deep
    right = (2 * file_of(centre, files) - (files - 1)) * wide // 2
    return place_at_offset(middle, heading, -back, right)


# --- skirmishers ------------------------------------------------------------------------------------------------------
def round_him(
    company: Company, target: Other, ground: Ground, others: Sequence[Other], house: House
) -> Iterator[Order]:
    """Skirmishers round an enemy, all with a heading square to him: in order of their distance from him each takes the
    nearest free place beside one of his bases that is linked to those already taken, else the nearest behind.
    [UW-MOVE-07]"""
    start = centre_of(company)
    foe = min(target.bases, key=lambda base: squared_distance(base.at, start))
    heading = min(
        (wrap_heading(foe.heading + side * QUARTER) for side in SIDES),
        key=lambda number: abs(turn_between(number, bearing(start, foe.at))),
    )
    centre = centre_most(company.at)
    by_nearness = sorted(
        range(len(company.at)), key=lambda i: (min(squared_distance(company.at[i], foe.at) for foe in target.bases), i)
    )
    marked_first = [centre, *(i for i in by_nearness if i != centre)]
    for order in (by_nearness, marked_first):
        at = gathered(company, target.bases, heading=heading, order=order, ground=ground, others=others, house=house)
        if at is not None:
            yield Order(at[centre], heading, None, at)


def gathered(
    company: Company,
    foes: Sequence[Base],
    heading: int,
    order: Sequence[int],
    ground: Ground,
    others: Sequence[Other],
    house: House,
) -> tuple[Point, ...] | None:
    """Where each skirmisher would stand if they take their places in an order; None where one finds none."""
    standing = [shape for other in others for shape in other.shapes]
    linked, judged, enemies = link_test(house), contact_test(house), rectangles(foes)
    apart = list(bases_with_room(spots(foes, company, heading), ground, standing))
    beside: list[Base] = []
    behind: list[Base] = []
    taken: dict[int, Base] = {}
    for i in order:
        slot = nearest(company.at[i], beside if taken else apart) or nearest(company.at[i], behind)
        if slot is None:
            return None
        taken[i] = slot
        apart, beside, behind = (left_of(some, (slot,)) for some in (apart, beside, behind))
        beside += [base for base in apart if linked(base, slot)]
        apart = [base for base in apart if not linked(base, slot)]
        around = left_of(bases_with_room(spots((slot,), company, heading), ground, standing), tuple(taken.values()))
        close = [base for base in around if linked(base, slot)]
        touch = contacts(rectangles(close), enemies, judged)[0]
        for n, base in enumerate(close):
            (beside if n in touch else behind).append(base)
    return tuple(taken[i].at for i in range(len(company.at)))


def left_of(some: Sequence[Base], taken: Sequence[Base]) -> list[Base]:
    """Those of some places that overlap none that is taken."""
    return [some[i] for i in clear_shapes(rectangles(some), rectangles(taken))]


def nearest(start: Point, some: Sequence[Base]) -> Base | None:
    """The nearest of some places, the first of those as near; None where there is none."""
    return min(some, key=lambda base: squared_distance(base.at, start), default=None)


def spots(foes: Sequence[Base], company: Company, heading: int) -> list[Base]:
    """The places at the middle of each side of some bases, then those at their corners."""
    middles: list[Base] = []
    ends: list[Base] = []
    for foe in foes:
        for side in SIDES:
            middle, outward = side_of(foe, side)
            lies_along = round(turn_between(heading, outward) / QUARTER) % 2
            deep, wide = company.size[1 - lies_along], company.size[lies_along]
            reach = (foe.size[1 if side in (LEFT, RIGHT) else 0] + wide) // 2 - INCH // 1000
            for along, found in ((0, middles), (reach, ends), (-reach, ends)):
                found.append(Base(place_at_offset(middle, outward, deep // 2, along), heading, company.size))
    return [*middles, *ends]
