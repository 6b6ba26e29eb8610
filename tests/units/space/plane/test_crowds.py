"""Many against many is what each against each would find."""

from hypothesis import given
from hypothesis import strategies as st

from affray.space.plane import crowds
from affray.space.plane.bases import Base, rectangle
from affray.space.plane.measure import INCH
from affray.space.plane.shapes import Box, Shape
from affray.space.plane.touching import is_overlapping, is_touching, is_touching_along_edge
from tests.plane_table import bases, outlines, sizes

lattice = st.builds(
    Base,
    st.tuples(st.integers(-4, 4).map(lambda n: n * INCH // 2), st.integers(-4, 4).map(lambda n: n * INCH // 2)),
    st.just(0),
    sizes,
)
crowd = st.lists(lattice.map(rectangle) | bases.map(rectangle) | outlines, max_size=8)


def close(a: Box, b: Box, reach: int) -> bool:
    return a[0] - reach <= b[2] and b[0] <= a[2] + reach and a[1] - reach <= b[3] and b[1] <= a[3] + reach


@given(crowd, crowd, st.sampled_from((0, crowds.REACH, 2 * INCH)))
def test_near_pairs_are_those_whose_bounds_are_near(one: list[Shape], other: list[Shape], reach: int) -> None:
    plain = [(i, j) for i, a in enumerate(one) for j, b in enumerate(other) if close(a.box, b.box, reach)]
    assert list(crowds.near_pairs(one, other, reach)) == plain


@given(crowd, crowd)
def test_contacts_are_those_of_all_pairs(one: list[Shape], other: list[Shape]) -> None:
    for touching in (is_touching, is_touching_along_edge):
        pairs = [(i, j) for i, a in enumerate(one) for j, b in enumerate(other) if touching(a, b)]
        expected = (tuple(sorted({i for i, _ in pairs})), tuple(sorted({j for _, j in pairs})))
        assert crowds.contacts(one, other, touching) == expected


@given(crowd, crowd)
def test_the_overlap_found_is_the_first_of_all_pairs(one: list[Shape], other: list[Shape]) -> None:
    plain = [(i, j) for i, a in enumerate(one) for j, b in enumerate(other) if is_overlapping(a, b)]
    assert crowds.overlap_between(one, other) == (plain[0] if plain else None)
    among = [(i, j) for i, a in enumerate(one) for j, b in enumerate(one) if i < j and is_overlapping(a, b)]
    assert crowds.overlap_among(one) == (among[0] if among else None)
