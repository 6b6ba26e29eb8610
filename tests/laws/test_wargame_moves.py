"""Moves of the wargame keep what holds of every unit on the field, judged by plain numbers."""

from itertools import combinations
from math import cos, dist, hypot, radians, sin

from hypothesis import assume, given
from hypothesis import strategies as st

from affray.core import Refusal
from affray.space.plane.measure import DEGREE, INCH
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.rules.into_contact import contact_moves
from affray.systems.wargame.rules.landing import Company, Order, Other
from affray.systems.wargame.rules.move import PARTS, MarchOutcome, march, way_out
from tests.units.wargame.lineup import box, ground, other, regiment, skirmishers

SLACK = 1e-6
Spot = tuple[float, float]
Corners = tuple[Spot, ...]


# --- plain geometry ---------------------------------------------------------------------------------------------------
def spot(point: tuple[int, int]) -> Spot:
    """A place in inches."""
    return point[0] / INCH, point[1] / INCH


def corners(at: Spot, heading: float, wide: float, deep: float) -> Corners:
    """The corners of a base, round it."""
    u, v = (cos(radians(heading)), sin(radians(heading))), (sin(radians(heading)), -cos(radians(heading)))
    return tuple(
        (at[0] + a * u[0] * deep / 2 + b * v[0] * wide / 2, at[1] + a * u[1] * deep / 2 + b * v[1] * wide / 2)
        for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    )


def depth(a: Corners, b: Corners) -> float:
    """How deep two convex shapes lie in each other along the best of the normals of their edges; below 0, how far apart."""
    least = float("inf")
    for shape in (a, b):
        for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
            long = hypot(x1 - x0, y1 - y0)
            n = (y1 - y0) / long, (x0 - x1) / long
            one, two = ([n[0] * x + n[1] * y for x, y in corner] for corner in (a, b))
            least = min(least, max(one) - min(two), max(two) - min(one))
    return least


def shapes(company: Company, done: MarchOutcome) -> list[Corners]:
    """The bases after a move."""
    wide, deep = spot(company.size)
    return [corners(spot(at), done.heading / DEGREE, wide, deep) for at in done.at]


def chained(points: list[Spot]) -> bool:
    """Whether places hang together by ways of 2 inches."""
    reached, left = [points[0]], points[1:]
    for pair in reached:
        near = [two for two in left if dist(pair, two) <= 2 + SLACK]
        reached += near
        left = [two for two in left if two not in near]
    return not left


# --- positions --------------------------------------------------------------------------------------------------------
quarters = st.integers(0, 23).map(lambda step: 15.0 * step)
xs, ys = st.integers(4, 80).map(lambda n: n / 4), st.integers(4, 64).map(lambda n: n / 4)


@st.composite
def companies(draw: st.DrawFn) -> Company:
    """A regiment or a few skirmishers in loose order."""
    x, y = draw(xs) / 2 + 4, draw(ys) / 2 + 4
    if draw(st.booleans()):
        number = draw(st.integers(1, 12))
        return regiment(
            number, draw(st.integers(1, number)), (x, y), draw(quarters), size=draw(st.sampled_from([(1, 1), (1, 2)]))
        )
    cells = draw(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=6, unique=True))
    spots = [(x + 1.5 * i, y + 1.5 * j) for i, j in cells]
    assume(chained(spots))
    return skirmishers(*spots, heading=draw(quarters))


foes = st.builds(
    lambda x, y, number, heading, enemy: other(
        "", *((x + i, y) for i in range(number)), enemy=enemy, heading=heading * 90
    ),
    xs, ys, st.integers(1, 4), st.integers(0, 3), st.booleans(),
)  # fmt: skip
rocks = st.builds(lambda x, y, wide, high: box(x, y, x + wide, y + high), xs, ys, st.integers(1, 3), st.integers(1, 3))
marks = st.tuples(xs, ys)


def lists_of_foes(least: int, most: int) -> st.SearchStrategy[list[Other]]:
    """Other units, each with an id of its own."""
    drawn = st.lists(foes, min_size=least, max_size=most)
    return drawn.map(lambda units: [unit._replace(id=f"unit {n}") for n, unit in enumerate(units)])


@given(companies(), marks, quarters, lists_of_foes(0, 3), st.lists(rocks, max_size=2))
def test_a_unit_that_is_placed_stands_where_it_may(
    company: Company, mark: Spot, heading: float, others: list[Other], terrain: list[Corners]
) -> None:
    on = ground(*terrain, size=(24, 20))
    order = Order((round(mark[0] * INCH), round(mark[1] * INCH)), round(heading * DEGREE))
    done = march(company, order, on, others, PLAIN)
    if isinstance(done, Refusal):
        return
    assert done.disordered or done.placed
    if not done.placed:
        assert done.at == company.at and done.heading == company.heading and done.touched == ()
        return
    assert done.distance <= company.reach + 1000
    stands(company, done, others, terrain)


def stands(company: Company, done: MarchOutcome, others: list[Other], terrain: list[Corners]) -> None:
    """What holds of a unit that was placed."""
    bases = shapes(company, done)
    assert all(-SLACK <= x <= 24 + SLACK and -SLACK <= y <= 20 + SLACK for base in bases for x, y in base)
    assert all(depth(one, two) <= 0.01 + SLACK for one, two in combinations(bases, 2))
    deepest = max((depth(base, rock) for base in bases for rock in terrain), default=-1.0)
    assert deepest <= 0.01 + SLACK
    if done.disordered:
        assert deepest >= -0.01 - SLACK
    for unit in others:
        theirs = [tuple(map(spot, shape.corners)) for shape in unit.shapes]
        near = max(depth(base, two) for base in bases for two in theirs)
        assert near <= 0.01 + SLACK
        if unit.id in done.touched:
            assert unit.enemy and near >= -0.01 - SLACK
        elif unit.enemy:
            assert near <= SLACK
    if not company.files:
        assert chained([spot(at) for at in done.at])
        if not done.touched:
            moved = zip(company.at, done.at, strict=True)
            assert all(dist(spot(old), spot(new)) <= company.reach / INCH + SLACK for old, new in moved)


@given(companies(), lists_of_foes(1, 2), st.lists(rocks, max_size=1))
def test_a_move_into_contact_that_suggests_itself_touches_whom_it_is_meant_for(
    company: Company, others: list[Other], terrain: list[Corners]
) -> None:
    on = ground(*terrain, size=(24, 20))
    target = others[0]._replace(enemy=True)
    others = [target, *others[1:]]
    for order in contact_moves(company, target, on, others, PLAIN):
        done = march(company, order, on, others, PLAIN)
        assert isinstance(done, MarchOutcome) and done.placed and not done.disordered and target.id in done.touched
        stands(company, done, others, terrain)


@given(companies(), lists_of_foes(0, 3), st.lists(rocks, max_size=2))
def test_a_way_out_leads_away_from_the_nearest_enemy(
    company: Company, others: list[Other], terrain: list[Corners]
) -> None:
    on = ground(*terrain, size=(24, 20))
    order = way_out(company, on, others, PLAIN)
    if order is None:
        return
    done = march(company, order, on, others, PLAIN._replace(flee_distance=0))
    assert isinstance(done, MarchOutcome) and done.placed and done.touched == ()
    stands(company, done, others, terrain)
    full = march(company, order, on, others, PLAIN)
    # [UW-MOVE-10] One that moves away goes as far as it can.
    assert full == done or (isinstance(full, Refusal) and full.code == "not-away")


@given(companies(), lists_of_foes(1, 3), st.lists(rocks, max_size=2))
def test_the_longest_way_out_may_be_gone(company: Company, others: list[Other], terrain: list[Corners]) -> None:
    on = ground(*terrain, size=(24, 20))
    order = way_out(company, on, others, PLAIN, range(PARTS, 0, -1))
    if order is None:
        return
    done = march(company, order, on, others, PLAIN)
    assert isinstance(done, MarchOutcome) and done.placed
