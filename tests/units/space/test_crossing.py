"""What a segment crosses, checked against plain rational geometry."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from affray.space.crossing import crossed_hexes, determinant, dot_product
from affray.space.hex import Hex, Sample, disc, distance, neighbours, rotate

coordinates = st.integers(-9, 9)
hexes = st.tuples(coordinates, coordinates)


def inside(start: Hex, way: Hex, pos: Hex) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the segment start + t * way within a closed hex as its two t, and whether it lies on the hex's edge;
    None if the hex is met in one point at most."""
    # In cube coordinates a hex is where every difference of two coordinates, from its centre, is at most 1.
    q, r = start[0] - pos[0], start[1] - pos[1]
    low, high = Fraction(0), Fraction(1)
    forms = []
    for of_q, of_r in ((1, -1), (1, 2), (2, 1)):
        at, slope = of_q * q + of_r * r, of_q * way[0] + of_r * way[1]
        forms.append((at, slope))
        if slope == 0:
            if abs(at) > 1:
                return None
            continue
        ends = sorted((Fraction(-1 - at, slope), Fraction(1 - at, slope)))
        low, high = max(low, ends[0]), min(high, ends[1])
    if low >= high:
        return None
    middle = (low + high) / 2
    return low, high, any(abs(at + middle * slope) == 1 for at, slope in forms)


def plain_crossed(a: Hex, b: Hex) -> tuple[Sample, ...]:
    way = (b[0] - a[0], b[1] - a[1])
    parts: dict[tuple[Fraction, Fraction], list[Hex]] = {}
    for pos in disc(a, distance(a, b) + 1):
        found = inside(a, way, pos)
        if found is not None and pos not in (a, b):
            low, high, on_edge = found
            parts.setdefault((low, high), []).append(pos)
            assert on_edge == (len(interior_owners(a, way, (low + high) / 2)) == 2)
    return tuple(tuple(sorted(parts[part])) for part in sorted(parts))


def interior_owners(a: Hex, way: Hex, t: Fraction) -> list[Hex]:
    """The hexes whose centres are nearest to a point of the segment."""
    q, r = a[0] + t * way[0], a[1] + t * way[1]
    near = [(round(q) + dq, round(r) + dr) for dq in range(-2, 3) for dr in range(-2, 3)]
    gaps = {pos: (pos[0] - q) ** 2 + (pos[0] - q) * (pos[1] - r) + (pos[1] - r) ** 2 for pos in near}
    return [pos for pos in near if gaps[pos] == min(gaps.values())]


@given(hexes, hexes)
def test_it_agrees_with_plain_geometry(a: Hex, b: Hex) -> None:
    assert crossed_hexes(a, b) == plain_crossed(a, b)


@given(hexes, hexes)
def test_it_reads_the_same_from_both_ends(a: Hex, b: Hex) -> None:
    assert crossed_hexes(a, b) == crossed_hexes(b, a)[::-1]


@given(hexes, hexes)
def test_from_end_to_end_every_part_is_next_to_the_one_before(a: Hex, b: Hex) -> None:
    assume(a != b)
    for last, part in pairwise(((a,), *crossed_hexes(a, b), (b,))):
        assert all(pos in neighbours(before) for before in last for pos in part)


@given(hexes, hexes, st.integers(0, 5))
def test_it_turns_with_the_board(a: Hex, b: Hex, turns: int) -> None:
    turned = tuple(tuple(sorted(rotate(pos, turns) for pos in sample)) for sample in crossed_hexes(a, b))
    assert crossed_hexes(rotate(a, turns), rotate(b, turns)) == turned


@given(hexes, hexes)
@example((0, 0), (1, 1))
def test_pairs_share_a_side_and_lie_even_to_the_line(a: Hex, b: Hex) -> None:
    way = (b[0] - a[0], b[1] - a[1])
    for sample in crossed_hexes(a, b):
        if len(sample) == 2:
            one, other = ((pos[0] - a[0], pos[1] - a[1]) for pos in sample)
            assert distance(one, other) == 1
            assert determinant(one, way) == -determinant(other, way) and dot_product(one, way) == dot_product(
                other, way
            )


@pytest.mark.parametrize("goal", [(0, 0), (0, -1), (1, -1), (1, 0)])
def test_there_is_nothing_between_a_hex_and_itself_or_its_neighbour(goal: Hex) -> None:
    assert crossed_hexes((0, 0), goal) == ()


def test_a_hex_that_is_only_touched_at_a_corner_is_not_crossed() -> None:
    # The segment to (1, -5) runs through the corner that (0, -1), (0, -2) and (1, -2) share.
    assert crossed_hexes((0, 0), (1, -5)) == (((0, -1),), ((0, -2),), ((1, -3),), ((1, -4),))
