"""Bases, outlines and places of every kind for tests of the plane, and the same things as Shapely has them."""

from hypothesis import strategies as st
from shapely import MultiPoint, Polygon
from shapely import Point as Spot

from affray.space.plane.bases import Base
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, cross_product, hull, outline
from affray.space.plane.turning import TURN, rotate_offset

EIGHTH = 45 * DEGREE
SIZES = tuple((w * INCH // 4, d * INCH // 4) for w, d in ((4, 4), (4, 8), (8, 8), (8, 12), (12, 16), (3, 5)))

anywhere = st.integers(-10 * INCH, 10 * INCH)
# Half of all on a lattice, where edges meet edges; from one draw each, since drawing is what takes the time.
coordinates = anywhere.map(lambda n: n if n % 2 else n // (INCH // 4) * (INCH // 4))
points = st.tuples(coordinates, coordinates)
headings = st.integers(0, TURN - 1).map(lambda n: (n, n // DEGREE * DEGREE, n // EIGHTH * EIGHTH)[n % 3])
sizes = st.sampled_from(SIZES)
bases = st.builds(Base, points, headings, sizes)


def _roomy(corners: tuple[Point, ...]) -> bool:
    twice = sum(cross_product((0, 0), a, b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True))
    return twice > INCH * INCH // 50


outlines = st.lists(points, min_size=3, max_size=7).map(hull).filter(_roomy).map(outline)


def polygon(corners: tuple[Point, ...]) -> Polygon:
    """Corners in inches as Shapely has them."""
    return Polygon([(x / INCH, y / INCH) for x, y in corners])


def spot(point: Point) -> Spot:
    """A place in inches as Shapely has it."""
    return Spot(point[0] / INCH, point[1] / INCH)


def apart(a: Shape, b: Shape) -> float:
    """How far apart two shapes are, or below 0 how deep in each other: where the origin lies to all their differences."""
    differences = [((x - p) / INCH, (y - q) / INCH) for x, y in a.corners for p, q in b.corners]
    field = MultiPoint(differences).convex_hull
    origin = Spot(0, 0)
    return float(-field.exterior.distance(origin) if field.contains(origin) else field.distance(origin))


def carried(base: Base, angle: int, way: Point) -> Base:
    """A base after the whole table was turned about the origin and shifted."""
    x, y = rotate_offset(base.at, angle)
    return Base((x + way[0], y + way[1]), (base.heading + angle) % TURN, base.size)
