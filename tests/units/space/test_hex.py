"""Laws of the hex board, checked against plain rational geometry."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.space import hex as board
from affray.space.hex import Hex

SIZE = 12
coordinates = st.integers(-SIZE, SIZE)
hexes = st.tuples(coordinates, coordinates)
facings = st.integers(0, 5)
turns = st.integers(-13, 13)


# Plain geometry of the test's own: x to the east and y to the south, with x in units of half the square root of three
# of the distance between centres, so that squared lengths are 3/4 x*x + y*y and stay rational.
def centre(pos: Hex) -> tuple[Fraction, Fraction]:
    return Fraction(pos[0]), Fraction(pos[1]) + Fraction(pos[0], 2)


def length_squared(x: Fraction, y: Fraction) -> Fraction:
    return Fraction(3, 4) * x * x + y * y


def owners(x: Fraction, y: Fraction, near: Hex) -> tuple[Hex, ...]:
    around = [(near[0] + q, near[1] + r) for q in range(-2, 3) for r in range(-2, 3)]
    gaps = {pos: length_squared(centre(pos)[0] - x, centre(pos)[1] - y) for pos in around}
    return tuple(sorted(pos for pos in around if gaps[pos] == min(gaps.values())))


def plain_line(a: Hex, b: Hex) -> tuple[tuple[Hex, ...], ...]:
    (ax, ay), (bx, by), n = centre(a), centre(b), board.distance(a, b)
    found = []
    for i in range(1, n):
        part = Fraction(i, n)
        near = (round(a[0] + part * (b[0] - a[0])), round(a[1] + part * (b[1] - a[1])))
        found.append(owners(ax + part * (bx - ax), ay + part * (by - ay), near))
    return tuple(found)


def plain_sectors(target: Hex, facing: int, source: Hex) -> tuple[int, ...]:
    (tx, ty), (sx, sy) = centre(target), centre(source)
    x, y = sx - tx, sy - ty
    sides = []
    for direction in range(6):
        # The sector's two edges are the rays through the corners of the hex: between neighbours d-1, d and d, d+1.
        edges = []
        for beside in (-1, 1):
            (px, py), (qx, qy) = centre(board.DIRECTIONS[direction]), centre(board.DIRECTIONS[(direction + beside) % 6])
            edges.append((px + qx, py + qy))
        (lx, ly), (rx, ry) = edges
        if lx * y - ly * x >= 0 and x * ry - y * rx >= 0:
            sides.append((direction - facing) % 6)
    return tuple(sorted(sides))


def flood_distance(a: Hex, b: Hex) -> int:
    edge, seen, steps = {a}, {a}, 0
    while b not in edge:
        edge = {near for pos in edge for near in board.neighbours(pos)} - seen
        seen |= edge
        steps += 1
    return steps


def test_the_six_directions_run_clockwise_from_north() -> None:
    assert board.DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    assert board.DIRECTIONS == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert (board.N, board.NE, board.SE, board.S, board.SW, board.NW) == (0, 1, 2, 3, 4, 5)


@given(hexes)
def test_neighbours_stand_in_the_order_of_the_directions(pos: Hex) -> None:
    assert board.neighbours(pos) == tuple(board.neighbour(pos, direction) for direction in range(6))
    assert [board.direction_to(pos, near) for near in board.neighbours(pos)] == [0, 1, 2, 3, 4, 5]


@given(hexes, facings)
def test_the_way_back_is_the_opposite_direction(pos: Hex, direction: int) -> None:
    near = board.neighbour(pos, direction)
    assert board.neighbour(near, board.opposite_direction(direction)) == pos
    assert pos in board.neighbours(near)


@given(hexes, hexes)
def test_only_adjacent_hexes_have_a_direction(a: Hex, b: Hex) -> None:
    assert (board.direction_to(a, b) is not None) == (board.distance(a, b) == 1)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (board.distance(a, b) == 0) == (a == b)
    assert board.distance(a, b) == board.distance(b, a) >= 0
    assert board.distance(a, c) <= board.distance(a, b) + board.distance(b, c)


@pytest.mark.parametrize("goal", [(0, 0), (3, -1), (-2, -2), (4, 1), (-4, 2), (1, -5)])
def test_distance_counts_the_steps_walked(goal: Hex) -> None:
    assert board.distance((0, 0), goal) == flood_distance((0, 0), goal)


@given(hexes, st.integers(0, 6))
def test_a_ring_is_every_hex_at_its_distance_once_and_each_beside_the_next(middle: Hex, radius: int) -> None:
    found = board.ring(middle, radius)
    assert set(found) == {
        pos
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if board.distance(middle, pos := (middle[0] + q, middle[1] + r)) == radius
    }
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert all(board.distance(a, b) == 1 for a, b in pairwise(found))
    assert found[0] == (middle[0], middle[1] - radius)


@given(hexes, st.integers(0, 6))
def test_a_disc_is_its_rings_from_the_centre_outwards(middle: Hex, radius: int) -> None:
    found = board.disc(middle, radius)
    assert len(found) == 1 + 3 * radius * (radius + 1)
    assert found == tuple(pos for distant in range(radius + 1) for pos in board.ring(middle, distant))


def test_a_ring_or_disc_of_negative_radius_is_refused() -> None:
    with pytest.raises(ValueError, match="radius of 0 or more, got -1"):
        board.ring((0, 0), -1)
    with pytest.raises(ValueError, match="radius of 0 or more, got -2"):
        board.disc((0, 0), -2)


@given(hexes, hexes, turns, hexes)
def test_rotation_preserves_distance(a: Hex, b: Hex, turned: int, about: Hex) -> None:
    assert board.distance(board.rotate(a, turned, about), board.rotate(b, turned, about)) == board.distance(a, b)


@given(hexes, turns, turns, hexes)
def test_rotations_add_up_and_six_turns_are_none(pos: Hex, first: int, second: int, about: Hex) -> None:
    assert board.rotate(board.rotate(pos, first, about), second, about) == board.rotate(pos, first + second, about)
    assert board.rotate(pos, 6, about) == pos
    assert board.rotate(about, first, about) == about


@given(hexes, facings, turns)
def test_one_turn_takes_each_direction_to_the_next(pos: Hex, direction: int, turned: int) -> None:
    near = board.neighbour(pos, direction)
    assert board.rotate(near, turned, pos) == board.neighbour(pos, (direction + turned) % 6)


@given(hexes, facings)
def test_the_front_is_the_three_hexes_ahead(pos: Hex, facing: int) -> None:
    front = board.front_hexes(pos, facing)
    assert front[1] == board.neighbour(pos, facing)
    assert [board.relative_side(facing, board.bearings(pos, near)[0]) for near in front] == [5, 0, 1]
    for other in board.disc(pos, 2):
        assert board.is_in_front(pos, facing, other) == (other in front)


def test_a_line_between_two_rows_passes_on_their_border() -> None:
    assert board.line_samples((0, 0), (1, -2)) == (((0, -1), (1, -1)),)


@pytest.mark.parametrize(("a", "b"), [((2, 3), (2, 3)), ((2, 3), (3, 3)), ((2, 3), (1, 4))])
def test_there_is_nothing_between_a_hex_and_itself_or_its_neighbour(a: Hex, b: Hex) -> None:
    assert board.line_samples(a, b) == ()


@settings(deadline=None, max_examples=60)
@given(hexes, hexes)
def test_a_line_is_that_of_plain_rational_geometry(a: Hex, b: Hex) -> None:
    assert board.line_samples(a, b) == plain_line(a, b)


@given(hexes, hexes)
def test_a_line_reversed_is_the_line_back(a: Hex, b: Hex) -> None:
    assert board.line_samples(a, b)[::-1] == board.line_samples(b, a)


@given(hexes, hexes)
def test_a_line_has_a_sample_for_each_step_and_each_lies_by_the_next(a: Hex, b: Hex) -> None:
    samples = board.line_samples(a, b)
    assert len(samples) == max(0, board.distance(a, b) - 1)
    for before, after in pairwise([(a,), *samples, (b,)] if a != b else []):
        assert 1 in {board.distance(pair, other) for pair in before for other in after}
    for sample in samples:
        assert len(sample) == 1 or (len(sample) == 2 and board.distance(sample[0], sample[1]) == 1)


def test_a_source_between_rear_and_left_enters_through_both() -> None:
    assert board.sectors((1, -2), 0, (0, 0)) == (3, 4)


@given(hexes, facings, hexes)
def test_sectors_are_those_of_plain_rational_geometry(target: Hex, facing: int, source: Hex) -> None:
    expected = plain_sectors(target, facing, source) if target != source else ()
    assert board.sectors(target, facing, source) == expected


@given(hexes, facings, hexes)
def test_sectors_cover_the_board_with_one_side_or_two_that_meet(target: Hex, facing: int, source: Hex) -> None:
    sides = board.sectors(target, facing, source)
    if target == source:
        assert sides == ()
    elif len(sides) == 2:
        assert (sides[1] - sides[0]) % 6 in (1, 5)
    else:
        assert len(sides) == 1
        assert sides[0] in range(6)


@given(hexes, facings, hexes, turns)
def test_sectors_turn_with_the_facing(target: Hex, facing: int, source: Hex, turned: int) -> None:
    sides = board.sectors(target, facing, source)
    assert board.sectors(target, (facing + turned) % 6, source) == tuple(sorted((side - turned) % 6 for side in sides))
    assert board.sectors(target, (facing + turned) % 6, board.rotate(source, turned, target)) == sides


@given(hexes, hexes)
def test_each_sees_the_other_in_the_opposite_direction(a: Hex, b: Hex) -> None:
    assert {board.opposite_direction(direction) for direction in board.bearings(a, b)} == set(board.bearings(b, a))


prices = st.one_of(st.none(), st.integers(0, 4))


@given(st.dictionaries(st.sampled_from(board.disc((0, 0), 2)), prices), st.integers(0, 7))
def test_reach_is_the_cheapest_of_all_walks(ground: dict[Hex, int | None], budget: int) -> None:
    expected = {(0, 0): 0}
    changed = True
    while changed:
        changed = False
        for pos, spent in list(expected.items()):
            for near in board.neighbours(pos):
                price = ground.get(near)
                if price is not None and spent + price <= budget and spent + price < expected.get(near, budget + 1):
                    expected[near] = spent + price
                    changed = True
    found = board.reachable_hexes((0, 0), budget, lambda _source, entered, _direction: ground.get(entered))
    assert found == expected
    assert list(found.values()) == sorted(found.values())


def test_reach_prices_a_step_by_where_it_comes_from_and_its_direction() -> None:
    asked: list[tuple[Hex, Hex, int]] = []

    def northward(source: Hex, entered: Hex, direction: int) -> int | None:
        asked.append((source, entered, direction))
        return 2 if direction == board.N else None

    assert board.reachable_hexes((1, 1), 5, northward) == {(1, 1): 0, (1, 0): 2, (1, -1): 4}
    assert all(board.neighbour(source, direction) == entered for source, entered, direction in asked)


def test_without_a_budget_to_spend_only_the_start_is_reached() -> None:
    assert board.reachable_hexes((1, 1), 0, lambda _source, _entered, _direction: 1) == {(1, 1): 0}


def test_search_walks_states_of_hex_and_facing() -> None:
    def steps(state: tuple[Hex, int]) -> Iterator[tuple[tuple[Hex, int], int]]:
        pos, facing = state
        if board.distance((0, 0), ahead := board.neighbour(pos, facing)) <= 3:
            yield (ahead, facing), 1
        yield (pos, (facing + 1) % 6), 1

    found = board.least_costs(((0, 0), board.N), steps)
    assert len(found) == 37 * 6
    assert found[(0, -2), board.N] == 2
    assert found[(0, 2), board.S] == 5
    assert found[(1, -2), board.NE] == 3


def test_search_prefers_the_cheaper_way_found_later() -> None:
    ways = {"home": [("hill", 5), ("road", 1)], "road": [("hill", 1)], "hill": []}
    assert board.least_costs("home", lambda place: ways[place]) == {"home": 0, "road": 1, "hill": 2}


def test_search_takes_states_that_have_no_order() -> None:
    goals: dict[complex, list[tuple[complex, int]]] = {0j: [(1j, 1), (2j, 1)], 1j: [(3j, 1)], 2j: [(3j, 1)], 3j: []}
    assert board.least_costs(0j, lambda state: goals[state]) == {0j: 0, 1j: 1, 2j: 1, 3j: 2}


def test_search_refuses_a_negative_cost() -> None:
    with pytest.raises(ValueError, match="cost of 0 or more for 1, got -1"):
        board.least_costs(0, lambda _state: [(1, -1)])


@given(st.tuples(st.integers(-999999, 999999), st.integers(-999999, 999999)))
def test_a_hex_reads_back_from_its_label(pos: Hex) -> None:
    assert board.parse_hex(board.hex_name(pos)) == pos


@pytest.mark.parametrize("text", ["", "3", "3,", "3;4", "3,4,5", "a,b", "1.5,2", "٣,٤", "3,4\n5,6", "9" * 5000 + ",1"])
def test_what_is_no_label_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(ValueError, match="expected a hex as q,r") as refused:
        board.parse_hex(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 120


@given(st.text(max_size=12))
def test_any_text_is_a_hex_or_refused(text: str) -> None:
    try:
        pos = board.parse_hex(text)
    except ValueError:
        return
    assert board.parse_hex(board.hex_name(pos)) == pos
