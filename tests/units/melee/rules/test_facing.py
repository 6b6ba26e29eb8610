"""Front, side and rear, near and far, of figures of one hex and of several."""

from math import acos, degrees, sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from affray.core import InputError
from affray.space.bodies import covered_hexes, surrounding_hexes
from affray.space.hex import DIRECTIONS, Hex, distance, rotate
from affray.systems.melee.content.codes import FRONT, KNEELING, PRONE, REAR, SIDE, STANDING, WITHIN
from affray.systems.melee.rules import facing

coordinates = st.integers(-15, 15)
hexes = st.tuples(coordinates, coordinates)
facings = st.integers(0, 5)
sizes = st.sampled_from(sorted(facing.SHAPES))


def angle(way: Hex, pos: Hex) -> float:
    """The angle between two offsets, in degrees."""
    (ax, ay), (bx, by) = ((q * sqrt(3) / 2, r + q / 2) for q, r in (way, pos))
    cosine = (ax * bx + ay * by) / sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
    return degrees(acos(max(-1.0, min(1.0, cosine))))


@given(hexes, facings)
def test_the_zone_is_by_the_angle_from_the_facing(pos: Hex, way: int) -> None:
    assume(pos != (0, 0))
    turned = angle(DIRECTIONS[way], pos)
    # The borders are whole angles that real numbers miss by a hair; the cases try them.
    assume(abs(turned - 90) > 1e-6 and abs(turned - 150) > 1e-6)
    expected = FRONT if turned < 90 else SIDE if turned < 150 else REAR
    assert facing.zone(((0, 0),), way, STANDING, pos) == expected


@given(sizes, hexes, facings, st.integers(0, 5))
def test_the_zone_turns_with_the_board(size: int, pos: Hex, way: int, turns: int) -> None:
    shape = facing.shape_of(size)
    plain = facing.zone(covered_hexes(shape, (0, 0), way), way, STANDING, pos)
    turned = (way + turns) % 6
    assert facing.zone(covered_hexes(shape, (0, 0), turned), turned, STANDING, rotate(pos, turns)) == plain


@pytest.mark.parametrize("way", range(6))
def test_a_one_hex_figure_has_three_front_two_side_and_one_rear_hex(way: int) -> None:
    zones = [facing.zone(((0, 0),), way, STANDING, DIRECTIONS[(way + side) % 6]) for side in range(6)]
    assert zones == [FRONT, FRONT, SIDE, REAR, SIDE, FRONT]


@pytest.mark.parametrize("size", sorted(facing.SHAPES))
def test_the_shapes_have_as_many_hexes_as_they_are_called(size: int) -> None:
    held = covered_hexes(facing.shape_of(size), (2, 2), 3)
    assert len(set(held)) == size and held[0] == (2, 2)


def test_a_size_without_a_shape_is_refused() -> None:
    with pytest.raises(InputError, match="size 5: expected one of 1, 2, 3, 4, 7 hexes"):
        facing.shape_of(5)


def test_a_rosette_has_seven_front_four_side_and_one_rear_hex() -> None:
    rosette = covered_hexes(facing.shape_of(7), (0, 0), 0)
    zones = [facing.zone(rosette, 0, STANDING, pos) for pos in surrounding_hexes(rosette)]
    assert [zones.count(zone) for zone in (FRONT, SIDE, REAR)] == [7, 4, 1]


@given(sizes, facings)
def test_the_front_is_the_adjacent_hexes_whose_zone_is_front(size: int, way: int) -> None:
    held = covered_hexes(facing.shape_of(size), (0, 0), way)
    front = facing.front_hexes(held, way, STANDING)
    assert front == tuple(pos for pos in surrounding_hexes(held) if facing.zone(held, way, KNEELING, pos) == FRONT)
    assert facing.front_hexes(held, way, PRONE) == ()


def test_side_hexes_count_as_front_for_what_strikes_sideways() -> None:
    front = facing.front_hexes(((0, 0),), 0, STANDING, side_is_front=1)
    assert set(front) == {pos for pos in DIRECTIONS if pos != DIRECTIONS[3]}


@given(hexes)
def test_around_a_prone_figure_all_is_rear_but_its_direction_stays(pos: Hex) -> None:
    assume(pos != (0, 0))
    assert facing.zone(((0, 0),), 2, PRONE, pos, side_is_front=1) == REAR
    assert facing.heading(((0, 0),), 2, pos) == facing.zone(((0, 0),), 2, STANDING, pos)


@given(sizes, facings)
def test_a_hex_of_the_figure_lies_within_it(size: int, way: int) -> None:
    held = covered_hexes(facing.shape_of(size), (1, 1), way)
    assert {facing.zone(held, way, PRONE, pos) for pos in held} == {WITHIN}


def test_of_several_nearest_hexes_the_best_zone_counts() -> None:
    held = ((0, 0), (0, 1))
    assert distance((0, 0), (1, 0)) == distance((0, 1), (1, 0)) == 1
    assert [facing.zone((pos,), 0, STANDING, (1, 0)) for pos in held] == [SIDE, FRONT]
    assert facing.zone(held, 0, STANDING, (1, 0)) == FRONT


def test_facing_changes_at_the_ends_of_moves_and_no_other_time() -> None:
    free = {
        facing.MOVE_ENDED,
        facing.STOOD_UP,
        facing.PUSHED_BACK,
        facing.ADVANCED,
        facing.ACTION_MOVE_ENDED,
    }
    assert {occasion for occasion in range(7) if facing.may_face(occasion)} == free
