"""The shapes in which magic lays ground: hexes that hang together, each shape once."""

from itertools import combinations

import pytest

from affray.space.hex import distance
from affray.systems.melee.turn.spells.made_ground import groups_around


@pytest.mark.parametrize(("count", "shapes"), [(1, 1), (3, 15), (7, 7)])
def test_each_shape_round_a_hex_is_there_once_and_hangs_together(count: int, shapes: int) -> None:
    found = list(groups_around((2, -1), count))
    assert len({frozenset(hexes) for hexes in found}) == len(found) == shapes
    for hexes in found:
        assert len(hexes) == count and hexes[0] == (2, -1)
        for pos in hexes[1:]:
            assert any(distance(pos, other) == 1 for other in hexes)


def test_three_hexes_are_a_triangle_or_a_line() -> None:
    apart = [sum(distance(a, b) for a, b in combinations(hexes, 2)) for hexes in groups_around((0, 0), 3)]
    assert sorted(apart) == [3] * 6 + [4] * 9
