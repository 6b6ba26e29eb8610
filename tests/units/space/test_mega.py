"""Megahexes tile the board, and their distances are those of a board of megahexes."""

from hypothesis import given
from hypothesis import strategies as st

from affray.space import mega
from affray.space.hex import Hex, disc, distance, neighbours

coordinates = st.integers(-40, 40)
hexes = st.tuples(coordinates, coordinates)


def steps_between(start: Hex, goal: Hex) -> int:
    """Steps over neighbouring megahexes, counted by walking: megahexes are neighbours if hexes of theirs are."""
    edge, seen, steps = {start}, {start}, 0
    while goal not in edge:
        beside = {mega.mega_centre(near) for centre in edge for pos in disc(centre, 1) for near in neighbours(pos)}
        edge = beside - seen
        seen |= edge
        steps += 1
    return steps


@given(hexes)
def test_every_hex_belongs_to_one_centre_which_is_itself_or_next_to_it(pos: Hex) -> None:
    centres = [near for near in disc(pos, 1) if (3 * near[0] + near[1]) % 7 == 0]
    assert centres == [mega.mega_centre(pos)]


@given(hexes)
def test_a_megahex_is_its_seven_hexes(pos: Hex) -> None:
    members = mega.mega_hexes(pos)
    assert pos in members and len(set(members)) == mega.MEMBERS
    assert {mega.mega_centre(member) for member in members} == {members[0]}


@given(hexes)
def test_a_centre_is_found_again_from_its_coordinates(pos: Hex) -> None:
    a, b = mega.mega_axial(pos)
    assert (2 * a - b, a + 3 * b) == mega.mega_centre(pos)


@given(st.tuples(st.integers(-12, 12), st.integers(-12, 12)))
def test_the_distance_is_the_fewest_steps_over_neighbouring_megahexes(pos: Hex) -> None:
    assert mega.mega_distance((0, 0), pos) == steps_between((0, 0), mega.mega_centre(pos))


@given(hexes, hexes, hexes)
def test_the_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert mega.mega_distance(a, b) == mega.mega_distance(b, a)
    assert mega.mega_distance(a, c) <= mega.mega_distance(a, b) + mega.mega_distance(b, c)
    assert (mega.mega_distance(a, b) == 0) == (mega.mega_centre(a) == mega.mega_centre(b))
    assert mega.mega_distance(a, b) <= distance(a, b)
