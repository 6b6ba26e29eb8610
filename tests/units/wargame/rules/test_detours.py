"""How far it is round the terrain."""

from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.position.state import ground_of
from affray.systems.wargame.roster.battlefields import find_table
from affray.systems.wargame.rules.detours import corner_neighbours, is_inside, shortest_way, turning_points, way_lengths
from tests.units.wargame.lineup import at, box, ground

WALL = ground(box(10, 10, 20, 12))


def test_a_clear_way_is_straight() -> None:
    assert shortest_way(WALL, at(2, 2), at(2, 20)) == (18 * INCH, at(2, 20))


def test_a_way_round_a_wall_turns_at_its_nearer_end() -> None:
    far, turn = shortest_way(WALL, at(12, 8), at(12, 14))
    assert turn[0] < 10 * INCH and 6 * INCH < far < 12 * INCH
    assert shortest_way(WALL, at(18, 8), at(18, 14))[1][0] > 20 * INCH


def test_a_way_is_as_long_as_its_parts() -> None:
    start, goal = at(12, 8), at(12, 14)
    far, turn = shortest_way(WALL, start, goal)
    assert far == distance(start, turn) + shortest_way(WALL, turn, goal)[0]
    assert dict(way_lengths(WALL, goal))[turn] == far - distance(start, turn)


def test_ways_turn_on_the_field_and_outside_terrain() -> None:
    corner = ground(box(0, 0, 4, 4), box(4.5, 4, 8, 8))
    spots = turning_points(corner)
    assert spots and not any(is_inside(spot, corner.terrain) for spot in spots)
    assert len(spots) < sum(len(corner_neighbours(shape)) for shape in corner.terrain)


def test_where_there_is_no_way_it_is_as_far_as_the_crow_flies() -> None:
    river = ground(box(0, 10, 48, 12))
    assert shortest_way(river, at(10, 5), at(10, 20)) == (15 * INCH, at(10, 20))


def test_the_crossings_are_the_way_over_the_river() -> None:
    _, turn = shortest_way(ground_of(find_table("river_crossing")), at(24, 16), at(22, 28))
    assert 16 * INCH <= turn[0] <= 17 * INCH
