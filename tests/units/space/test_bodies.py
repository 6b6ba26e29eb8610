"""Bodies keep their shape when they step and pivot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.space import bodies
from affray.space.bodies import Shape
from affray.space.hex import DIRECTIONS, Hex, distance, neighbour, neighbours

SHAPES: tuple[Shape, ...] = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (1, 0)),
    ((0, 0), (1, 0), (0, 1), (-1, 1)),
    ((0, 0), *DIRECTIONS),
)
shapes = st.sampled_from(SHAPES)
coordinates = st.integers(-9, 9)
hexes = st.tuples(coordinates, coordinates)
facings = st.integers(0, 5)
placed = st.builds(bodies.covered_hexes, shapes, hexes, facings)


def spread(body: bodies.Hexes) -> list[int]:
    return sorted(distance(a, b) for a in body for b in body)


@given(shapes, hexes, facings)
def test_a_body_keeps_the_distances_of_its_shape_and_its_head(shape: Shape, head: Hex, facing: int) -> None:
    body = bodies.covered_hexes(shape, head, facing)
    assert body[0] == head and len(set(body)) == len(shape) and spread(body) == spread(shape)


@given(shapes, hexes, facings, st.integers(-7, 7))
def test_pivoting_is_being_put_down_with_another_facing(shape: Shape, head: Hex, facing: int, turns: int) -> None:
    assert bodies.body_after_pivot(bodies.covered_hexes(shape, head, facing), turns) == bodies.covered_hexes(
        shape, head, facing + turns
    )


@given(shapes, hexes, facings, facings)
def test_a_step_carries_every_hex(shape: Shape, head: Hex, facing: int, direction: int) -> None:
    body = bodies.covered_hexes(shape, head, facing)
    there = bodies.body_after_step(body, direction)
    assert there == bodies.covered_hexes(shape, neighbour(head, direction), facing)
    assert set(bodies.new_hexes(body, there)) == set(there) - set(body)


@given(placed, placed)
def test_the_nearest_pairs_are_exactly_those_at_the_distance_of_the_bodies(
    one: bodies.Hexes, other: bodies.Hexes
) -> None:
    least = bodies.body_distance(one, other)
    assert least == bodies.body_distance(other, one) and (least == 0) == bool(set(one) & set(other))
    pairs = bodies.nearest_pairs(one, other)
    assert {distance(a, b) for a, b in pairs} == {least}
    assert {a for a, b in pairs if b == other[0]} <= set(bodies.nearest_hexes(one, other[0]))


@given(placed)
def test_around_a_body_are_the_hexes_one_step_from_it(body: bodies.Hexes) -> None:
    beside = bodies.surrounding_hexes(body)
    assert len(beside) == len(set(beside))
    assert set(beside) == {near for pos in body for near in neighbours(pos)} - set(body)
    assert all(bodies.body_distance(body, (pos,)) == 1 for pos in beside)


@pytest.mark.parametrize(("shape", "number"), list(zip(SHAPES, (6, 8, 9, 10, 12), strict=True)))
def test_how_many_hexes_lie_around_each_shape(shape: Shape, number: int) -> None:
    assert len(bodies.surrounding_hexes(bodies.covered_hexes(shape, (3, -2), 4))) == number
