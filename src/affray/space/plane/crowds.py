"""Many shapes against many: which pairs are near enough to be looked at, which overlap, which are in contact.

Shapes are sorted into square cells as wide as the widest of them, so that each is compared with its neighbours only.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from affray.space.plane.measure import NEAR, TOUCH
from affray.space.plane.shapes import Box, Shape
from affray.space.plane.touching import is_overlapping, is_touching

REACH = TOUCH + 2 * NEAR
FEW = 100
"""Up to so many pairs are compared one by one."""


def near_pairs(one: Sequence[Shape], other: Sequence[Shape], reach: int = REACH) -> Iterator[tuple[int, int]]:
    """The indexes of every pair, one of each, whose bounds come within a reach of each other, in order."""
    if not one or not other:
        return
    grown = [(x0 - reach, y0 - reach, x1 + reach, y1 + reach) for x0, y0, x1, y1 in (shape.box for shape in one)]
    there = _within(other, grown)
    if len(grown) * len(there) <= FEW:
        for i, (x0, y0, x1, y1) in enumerate(grown):
            for j, (left, low, right, high) in there:
                if left <= x1 and right >= x0 and low <= y1 and high >= y0:
                    yield i, j
        return
    cell = 1 + max(max(x1 - x0, y1 - y0) for _, (x0, y0, x1, y1) in there)
    cells: dict[tuple[int, int], list[tuple[int, Box]]] = defaultdict(list)
    for spot in there:
        cells[spot[1][0] // cell, spot[1][1] // cell].append(spot)
    for i, (x0, y0, x1, y1) in enumerate(grown):
        found = []
        for column in range(x0 // cell - 1, x1 // cell + 1):
            for row in range(y0 // cell - 1, y1 // cell + 1):
                for j, (left, low, right, high) in cells.get((column, row), ()):
                    if left <= x1 and right >= x0 and low <= y1 and high >= y0:
                        found.append(j)
        for j in sorted(found):
            yield i, j


def _within(shapes: Sequence[Shape], boxes: Sequence[Box]) -> list[tuple[int, Box]]:
    # The shapes, by index and with their bounds, that come near any of the boxes at all.
    lefts, lows, rights, highs = zip(*boxes, strict=True)
    x0, y0, x1, y1 = min(lefts), min(lows), max(rights), max(highs)
    spots = ((j, shape.box) for j, shape in enumerate(shapes))
    return [(j, box) for j, box in spots if box[0] <= x1 and box[2] >= x0 and box[1] <= y1 and box[3] >= y0]


def overlap_among(shapes: Sequence[Shape]) -> tuple[int, int] | None:
    """The first two of some shapes that overlap, by index; None if no two do. [UW-GEO-05]

    >>> from affray.space.plane.bases import Base, rectangle
    >>> from affray.space.plane.measure import INCH
    >>> row = [rectangle(Base((x * INCH // 2, 0), 0, (INCH, INCH))) for x in (0, 2, 3)]
    >>> overlap_among(row), overlap_among(row[:2])
    ((1, 2), None)
    """
    boxes = sorted((shape.box, i) for i, shape in enumerate(shapes))
    found = []
    for place, ((_, low, right, high), i) in enumerate(boxes, 1):
        for (left, other_low, _, other_high), j in islice(boxes, place, None):
            if left > right:
                break
            if other_low <= high and other_high >= low and is_overlapping(shapes[i], shapes[j]):
                found.append((min(i, j), max(i, j)))
    return min(found, default=None)


def overlap_between(one: Sequence[Shape], other: Sequence[Shape]) -> tuple[int, int] | None:
    """The first shape of the one row that overlaps a shape of the other, and the first that it overlaps, by index;
    None if none does. [UW-GEO-05]"""
    return next(((i, j) for i, j in near_pairs(one, other) if is_overlapping(one[i], other[j])), None)


def clear_shapes(one: Sequence[Shape], other: Sequence[Shape]) -> tuple[int, ...]:
    """The shapes of the one row that overlap none of the other, by index. [UW-GEO-05]

    >>> from affray.space.plane.bases import Base, rectangle
    >>> from affray.space.plane.measure import INCH
    >>> row = [rectangle(Base((x * INCH, 0), 0, (INCH, INCH))) for x in range(3)]
    >>> clear_shapes(row, [rectangle(Base((INCH // 2, 0), 0, (INCH, INCH)))])
    (2,)
    """
    held: set[int] = set()
    for i, j in near_pairs(one, other):
        if i not in held and is_overlapping(one[i], other[j]):
            held.add(i)
    return tuple(i for i in range(len(one)) if i not in held)


def contacts(
    one: Sequence[Shape], other: Sequence[Shape], touching: Callable[[Shape, Shape], bool] = is_touching
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which shapes of each row are in contact with some shape of the other row, by index. [UW-GEO-05]

    >>> from affray.space.plane.bases import Base, rectangle
    >>> from affray.space.plane.measure import INCH
    >>> row = [rectangle(Base((x * INCH, 0), 0, (INCH, INCH))) for x in range(3)]
    >>> contacts(row, [rectangle(Base((0, INCH), 0, (INCH, INCH)))])
    ((0, 1), (0,))
    """
    pairs = [(i, j) for i, j in near_pairs(one, other) if touching(one[i], other[j])]
    return tuple(sorted({i for i, _ in pairs})), tuple(sorted({j for _, j in pairs}))
