"""The hexes that a straight segment between two centres crosses, exact in whole numbers.

A hex is crossed when the segment runs through its interior; touching a corner is not enough. Where the segment runs
exactly along the side that two hexes share, it crosses neither and both are listed as a pair.
"""

from math import gcd

from affray.space.hex import DIRECTIONS, Hex, Sample, memoize

# Centre to corner of a hex, in thirds: the sum of two neighbouring directions.
CORNERS: tuple[Hex, ...] = tuple(
    (q + DIRECTIONS[(turn + 1) % 6][0], r + DIRECTIONS[(turn + 1) % 6][1]) for turn, (q, r) in enumerate(DIRECTIONS)
)


def dot_product(step: Hex, way: Hex) -> int:
    """Twice the scalar product of two offsets, the unit being the distance between neighbouring centres.

    >>> dot_product((0, -1), (0, -1)), dot_product((0, -1), (1, 0)), dot_product((0, -1), (2, -1))
    (2, -1, 0)
    """
    return 2 * step[0] * way[0] + 2 * step[1] * way[1] + step[0] * way[1] + step[1] * way[0]


def determinant(step: Hex, way: Hex) -> int:
    """How far an offset lies beside the line along another: their determinant, 0 on the line."""
    return step[0] * way[1] - step[1] * way[0]


def crossed_hexes(a: Hex, b: Hex) -> tuple[Sample, ...]:
    """What the segment between two centres crosses, from near to far without its ends: each a hex alone, or the two
    hexes, sorted, along whose common side it runs.

    >>> crossed_hexes((0, 0), (1, -3))
    (((0, -1),), ((1, -2),))
    >>> crossed_hexes((0, 0), (2, -4))
    (((0, -1), (1, -1)), ((1, -2),), ((1, -3), (2, -3)))
    """
    q, r = a
    return tuple(tuple((q + dq, r + dr) for dq, dr in sample) for sample in _crossed_offsets(b[0] - q, b[1] - r))


@memoize
def _crossed_offsets(q: int, r: int) -> tuple[Sample, ...]:
    parts = gcd(q, r)
    if parts and (q // parts, r // parts) in CORNERS:
        return _side_samples((q // parts, r // parts), parts)
    # A hex is crossed if corners of it lie on both sides of the line. From one crossed hex to the next the way along
    # the line always grows, so the nearest of the crossed neighbours further on is the next.
    way, found, last = (q, r), [], (0, 0)
    broad = max(determinant(corner, way) for corner in CORNERS)
    while last != way:
        ahead = [(last[0] + dq, last[1] + dr) for dq, dr in DIRECTIONS if dot_product((dq, dr), way) > 0]
        reached = [pos for pos in ahead if 3 * abs(determinant(pos, way)) < broad]
        last = min(reached, key=lambda pos: dot_product(pos, way))
        found.append((last,))
    return tuple(found[:-1])


def _side_samples(corner: Hex, parts: int) -> tuple[Sample, ...]:
    # From the centre through a corner, along the side between the two hexes there, to the centre of the hex beyond.
    turn = CORNERS.index(corner)
    beside = sorted((DIRECTIONS[turn], DIRECTIONS[(turn + 1) % 6]))
    found: list[Sample] = []
    for part in range(parts):
        q, r = corner[0] * part, corner[1] * part
        found += [((q, r),), tuple((q + dq, r + dr) for dq, dr in beside)]
    return tuple(found[1:])
