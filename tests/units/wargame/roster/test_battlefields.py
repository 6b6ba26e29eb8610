"""Battlefields: the ready ones, and what is wrong with one of a person's own, in one line."""

import math
import re

import msgspec
import pytest

from affray.core import InputError
from affray.space.plane.areas import has_point
from affray.space.plane.crowds import overlap_among
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.shapes import field, outline
from affray.space.plane.turning import TURN, rotate_offset
from affray.systems.wargame.position.state import ground_of, zone_shape
from affray.systems.wargame.roster.battlefield_faults import field_cautions
from affray.systems.wargame.roster.battlefields import (
    blank_field,
    find_table,
    read_field,
    read_part,
    read_table,
    table_from_part,
    table_row,
    tables,
    write_field,
)
from tests.units.wargame.lineup import at

CORNERS = [[10, 10], [14, 10], [14, 13], [10, 13]]
ROCK = {"id": "rock", "name": "Rock", "outline": CORNERS}
LOW, HIGH = [[0, 0], [24, 0], [24, 8], [0, 8]], [[0, 28], [24, 28], [24, 36], [0, 36]]
ZONES: list[dict[str, object]] = [
    {"player": 1, "outline": LOW, "heading": 90},
    {"player": 2, "outline": HIGH, "heading": 270},
]
PLAIN: dict[str, object] = {
    "id": "mine",
    "name": "Mine",
    "size": [24, 36],
    "deployment": ZONES,
    "terrain": [ROCK],
    "objectives": [[12, 18]],
}


def field_with(**changed: object) -> dict[str, object]:
    """The battlefield with other keys."""
    return {**PLAIN, **changed}


PAIRS = tuple(name for name, board in tables().items() if len(board.zones) == 2)
SEVERAL = {"three_ways": 3, "standing_stones": 3, "four_roads": 4, "market_square": 4}


@pytest.mark.parametrize("name", PAIRS)
def test_a_ready_battlefield_is_48_by_36_with_two_zones_and_three_objectives(name: str) -> None:
    table = find_table(name)
    assert (table.id, table.size) == (name, at(48, 36))
    edge, ground = field(*table.size), ground_of(table)
    assert [zone.heading for zone in table.zones] == [90 * DEGREE, 270 * DEGREE]
    for zone, low in zip(table.zones, (0, 28), strict=True):
        assert zone_shape(zone).box == (0, low * INCH, 48 * INCH, (low + 8) * INCH)
    assert len(table.objectives) == 3 and all(has_point(edge, place) for place in table.objectives)
    for place in table.objectives:
        assert not any(has_point(shape, place) for shape in ground.terrain)
    assert overlap_among(ground.terrain) is None


@pytest.mark.parametrize(("name", "players"), SEVERAL.items())
def test_a_field_of_several_is_the_same_turned_from_one_zone_to_the_next(name: str, players: int) -> None:
    board, part = find_table(name), TURN // players
    assert len(board.zones) == players and field_cautions(board) == ()
    middle = (board.size[0] // 2, board.size[1] // 2)

    def turned(place: tuple[int, int], turns: int) -> tuple[float, float]:
        x, y = rotate_offset((place[0] - middle[0], place[1] - middle[1]), turns * part)
        # Corners are kept to the hundredth of an inch.
        return round(x / INCH, 1), round(y / INCH, 1)

    looks = {turned(corner, 0): zone.heading for zone in board.zones for corner in zone.outline}
    for zone in board.zones:
        assert {looks[turned(corner, 1)] for corner in zone.outline} == {(zone.heading + part) % TURN}
    shapes = {frozenset(turned(corner, 0) for corner in piece.outline) for piece in board.pieces}
    assert {frozenset(turned(corner, 1) for corner in piece.outline) for piece in board.pieces} == shapes
    marks = {turned(place, 0) for place in board.objectives}
    assert {turned(place, 1) for place in board.objectives} == marks
    ground = ground_of(board)
    assert not any(has_point(shape, place) for shape in ground.terrain for place in board.objectives)
    assert overlap_among(ground.terrain) is None


def test_a_river_does_not_block_sight_and_a_wood_does() -> None:
    blocks = {piece.id: piece.blocks for piece in find_table("open_meadow").pieces}
    assert blocks == {"copse_w": True, "copse_e": True, "pond": False}


def test_a_battlefield_of_ones_own_is_read_as_it_is_written() -> None:
    table = read_table(PLAIN, "here")
    (rock,) = table.pieces
    assert rock.outline == tuple(at(x, y) for x, y in CORNERS) and rock.blocks
    assert table.size == at(24, 36) and table.objectives == (at(12, 18),)
    assert read_table(table_row(table), "here") == table


def test_an_outline_may_go_round_in_either_sense() -> None:
    turned = {**ROCK, "outline": CORNERS[::-1], "blocks_sight": False}
    (rock,) = read_table(field_with(terrain=[turned]), "here").pieces
    assert set(rock.outline) == {at(x, y) for x, y in CORNERS} and not rock.blocks
    assert outline(rock.outline).corners == rock.outline


def test_terrain_and_objectives_may_be_none_and_the_field_twelve_inches() -> None:
    small = field_with(size=[12, 12], terrain=[], objectives=[])
    zones = [{"player": n, "outline": [[0, 0], [12, 0], [12, 2], [0, 2]], "heading": 0} for n in (1, 2)]
    table = read_table({**small, "deployment": zones}, "here")
    assert (table.pieces, table.objectives) == ((), ()) and read_table(table_row(table), "here") == table


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "here: expected a table"),
        ({}, "here: id is missing"),
        (field_with(river=1), "here: river is unknown"),
        (field_with(size=[11.9, 36]), "here: expected a field of at least 12 by 12 inches [UW-FLD-01]"),
        (field_with(size=[48, 241]), "here: size[1]: expected a number of at most 240"),
        (field_with(size=[48]), "here: size: expected a list of 2"),
        (field_with(size=[math.nan, 36]), "here: size[0]: expected a number of at least 0"),
        (field_with(terrain=[ROCK, ROCK]), "here: rock: expected an id of its own, got rock once more [UW-GEO-11]"),
        (
            field_with(terrain=[{**ROCK, "id": str(n)} for n in range(201)]),
            "here: expected at most 200 pieces of terrain, got 201",
        ),
        (
            field_with(deployment=ZONES[::-1]),
            "here: deployment: expected the zones of two to four players",
        ),
        (field_with(deployment=ZONES[:1]), "here: deployment: expected a list of at least 2"),
        (field_with(deployment=[{"player": 3}]), "here: deployment"),
        (field_with(terrain=[{**ROCK, "outline": CORNERS[:2]}]), "expected a list of at least 3"),
        (
            field_with(terrain=[{**ROCK, "outline": [*CORNERS, [12, 12]]}]),
            "here: rock: expected a convex outline whose corners follow one after the other",
        ),
        (field_with(terrain=[{**ROCK, "outline": [[1, 1], [2, 2], [3, 3]]}]), "here: rock: expected a convex outline"),
        (
            field_with(terrain=[{**ROCK, "outline": [[20, 10], [25, 10], [22, 14]]}]),
            "here: rock: expected an outline on the field",
        ),
        (field_with(terrain=[{**ROCK, "blocks_sight": "no"}]), "here: terrain[0].blocks_sight: expected true or false"),
        (field_with(objectives=[[25, 3]]), "here: objectives: expected a place on the field"),
        (field_with(objectives=[[-1, 3]]), "here: objectives[0][0]: expected a number of at least 0"),
    ],
)
def test_a_bad_battlefield_says_where_and_what_is_expected(value: object, message: str) -> None:
    with pytest.raises(InputError, match=re.escape(message)) as caught:
        read_table(value, "here")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("heading", [math.inf, math.nan, 361, -361, "north"])
def test_a_zone_looks_in_a_direction(heading: object) -> None:
    first, second = ZONES
    with pytest.raises(InputError, match="heading: expected a number"):
        read_table(field_with(deployment=[{**first, "heading": heading}, second]), "here")


def test_a_zone_lies_on_the_field() -> None:
    first, second = ZONES
    outside = {**first, "outline": [[0, 0], [25, 0], [25, 8], [0, 8]]}
    with pytest.raises(InputError, match="here: deployment: expected an outline on the field"):
        read_table(field_with(deployment=[outside, second]), "here")


def test_an_unknown_battlefield_names_those_there_are() -> None:
    with pytest.raises(InputError, match="battlefield 'moon' is unknown; expected one of open_meadow, river_crossing"):
        find_table("moon")


# --- files ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", tables())
def test_a_file_reads_back_a_line_for_each_zone_and_piece(name: str) -> None:
    table = find_table(name)
    part = read_part(table_row(table), name)
    data = write_field(part)
    assert read_field(data, "file") == part and table_from_part(read_field(data, "file")) == table
    assert [line.count('"outline"') for line in data.decode().splitlines() if '"outline"' in line] == [1] * (
        len(table.pieces) + len(table.zones)
    )


def test_a_file_has_whole_numbers_without_decimals_and_no_empty_lists() -> None:
    data = write_field(read_part(field_with(size=[24.5, 36.0], terrain=[], objectives=[]), "here")).decode()
    assert '"size": [24.5, 36]' in data and "terrain" not in data and "objectives" not in data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"{", "file: no valid JSON: "),
        (b"\xff", "file: no valid JSON: "),
        (b"[" * 100_000, "file: no valid JSON: "),
        (b"[]", "file: expected a table"),
        (msgspec.json.encode(field_with(format="map")), "file: format: expected 'affray-field', got 'map'"),
        (msgspec.json.encode(field_with(version=2)), "file: version: expected 1, got 2; is it of a newer Affray?"),
    ],
)
def test_a_file_that_holds_no_battlefield_is_refused_in_one_line(data: bytes, message: str) -> None:
    with pytest.raises(InputError, match=re.escape(message)) as caught:
        read_field(data, "file")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("size", "deep"), [((48, 36), 8), ((60, 12), 4)])
def test_an_empty_battlefield_has_a_zone_along_either_long_side(size: tuple[int, int], deep: int) -> None:
    table = table_from_part(blank_field(*size))
    assert [zone_shape(zone).box[1::2] for zone in table.zones] == [
        (0, deep * INCH),
        ((size[1] - deep) * INCH, size[1] * INCH),
    ]
    assert (table.pieces, table.objectives) == ((), ())
