"""Who touches whom on the field, who stands before whom, who sees whom."""

import pytest

from affray.core import Refusal
from affray.space.plane.bases import FRONT, LEFT, REAR, RIGHT
from affray.space.plane.formations import grid_places
from affray.space.plane.measure import inches
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.position.contact import (
    arc_of,
    contact_indexes,
    engaged_enemies,
    gap_of,
    grid_of,
    is_facing,
    is_facing_at_range,
    is_facing_in_melee,
    is_in_contact,
    screens,
    sight_refusal,
    visible_miniatures,
)
from affray.systems.wargame.position.state import LEFT_OUT, State, Unit, alter_figure
from affray.systems.wargame.rules.sight import visible_targets
from tests.units.wargame.lineup import BLUE, RED, Spot, at, battle, box, fielded, ground, house, ranked, row, table, why
from tests.units.wargame.troops import TANK

LINE = ranked("Ann", RED, 10, 5, (10, 10))


def facing(unit: Unit, *spots: Spot) -> State:
    """The unit and an enemy."""
    return battle(unit, fielded("Bors", BLUE, *spots, heading=270))


# --- contact ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("gap", "there"), [(0, True), (0.01, True), (0.011, False), (-0.01, True)])
def test_bases_a_hundredth_apart_are_in_contact(gap: float, there: bool) -> None:
    state = facing(LINE, (10, 11 + gap))
    assert is_in_contact(state, 0, 1) is is_in_contact(state, 1, 0) is there
    assert engaged_enemies(state, 0) == ((1,) if there else ())


def test_contact_names_the_miniatures_of_both() -> None:
    state = facing(LINE, (8, 11), (10.5, 11), (12, 14))
    assert contact_indexes(*state.figures, PLAIN) == ((0, 1, 2, 3), (0, 1))
    assert contact_indexes(LINE, fielded("Bors", BLUE, (40, 30)), PLAIN) == ((), ())


@pytest.mark.parametrize(("spot", "apart"), [((10, 13), 2), ((17, 14), 5), ((10, 10.5), 0)])
def test_units_are_as_far_apart_as_their_nearest_bases(spot: Spot, apart: float) -> None:
    # The front of five bases lies from 7.5 to 12.5 in the one direction and ends at 10.5 in the other.
    state = facing(LINE, (40, 30), spot)
    assert gap_of(*state.figures) == gap_of(*reversed(state.figures)) == inches(apart)


def test_a_corner_is_contact_unless_the_table_has_it_otherwise() -> None:
    corner, edge = fielded("Bors", BLUE, (13, 11)), fielded("Bors", BLUE, (12.9, 11))
    assert contact_indexes(LINE, corner, PLAIN) == ((4,), (0,))
    assert contact_indexes(LINE, corner, house(corner_contact="false")) == ((), ())
    assert contact_indexes(LINE, edge, house(corner_contact="false")) == ((4,), (0,))


def test_friends_and_those_off_the_field_are_not_engaged() -> None:
    state = battle(LINE, fielded("Bors", BLUE, (10, 11)), fielded("Dan", RED, (8, 11)))
    assert engaged_enemies(state, 0) == (1,)
    assert engaged_enemies(alter_figure(state, 1, status=LEFT_OUT), 0) == ()
    assert engaged_enemies(alter_figure(state, 0, status=LEFT_OUT), 1) == ()


# --- arcs -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("point", "there"),
    [((13.5, 11.5), True), ((13.501, 11.5), False), ((12.5, 10.5), True), ((10, 10.4), False), ((10, 30), True)],
)
def test_the_front_facing_opens_at_45_degrees_from_the_ends_of_the_front(point: Spot, there: bool) -> None:
    assert is_facing(LINE, at(*point)) is there


def test_the_grid_of_a_regiment_is_where_it_stands() -> None:
    for unit in (LINE, ranked("Ann", RED, 7, 3, (9, 9), heading=200), ranked("Ann", RED, 1, 1, (5, 5))):
        assert grid_places(grid_of(unit)) == unit.at


def test_skirmishers_face_all_round() -> None:
    assert is_facing(fielded("Ann", RED, *row(10, 10, 3)), at(12, 2))
    state = battle(fielded("Ann", RED, (10, 10)), fielded("Bors", BLUE, (10, 9)))
    assert is_facing_in_melee(state, 0, 1)


def test_in_melee_one_miniature_that_is_touched_must_stand_before_the_regiment() -> None:
    assert is_facing_in_melee(facing(LINE, (10, 11)), 0, 1)
    assert not is_facing_in_melee(facing(LINE, (13, 10)), 0, 1)
    assert not is_facing_in_melee(facing(LINE, (13, 10), (13, 12)), 0, 1)
    assert is_facing_in_melee(facing(LINE, (13, 10), (12, 11)), 0, 1)


def test_at_range_the_centre_most_miniature_must_stand_before_the_regiment() -> None:
    assert is_facing_at_range(facing(LINE, (10, 20), (20, 11), (9, 21)), 0, 1)
    assert not is_facing_at_range(facing(LINE, (10, 20), (20, 11), (21, 11)), 0, 1)


@pytest.mark.parametrize(
    ("spot", "arc"),
    [((20, 20), FRONT), ((10, 20), FRONT), ((9.9, 20), LEFT), ((20.1, 20), RIGHT), ((5, 0), REAR), ((5, 5), LEFT)],
)
def test_the_arc_of_a_vehicle_is_where_the_centre_most_miniature_lies(spot: Spot, arc: int) -> None:
    tank = fielded("Ann", RED, (15, 15), profile=TANK)
    x, y = spot
    assert arc_of(battle(tank, fielded("Bors", BLUE, (x - 1, y), spot, (x + 1, y))), 0, 1) == arc


# --- sight ------------------------------------------------------------------------------------------------------------
def test_terrain_hides_and_an_edge_does_not() -> None:
    (rock,) = ground(box(4, 0, 6, 0.75)).terrain
    assert visible_targets([at(0, 0)], [at(10, 2), at(10, 1), at(10, 0)], [rock]) == (0, 2)
    assert visible_targets([at(0, 0), at(0, 3)], [at(10, 1)], [rock]) == (0,)
    assert visible_targets([], [at(10, 1)], []) == ()


def test_a_third_of_the_target_must_be_seen() -> None:
    wall = table(box(9, 14, 10.6, 15))
    state = battle(fielded("Ann", RED, (10, 10)), fielded("Bors", BLUE, *row(7.5, 20, 4, 1.5)), board=wall)
    assert visible_miniatures(state, 0, 1) == (0, 3) and sight_refusal(state, 0, 1) is None
    hidden = battle(fielded("Ann", RED, (10, 10)), fielded("Bors", BLUE, *row(9, 20, 4, 1)), board=wall)
    assert visible_miniatures(hidden, 0, 1) == (3,)
    found = sight_refusal(hidden, 0, 1)
    assert isinstance(found, Refusal) and "UW-RNG-01" in found.clauses and why(found)


def test_sight_is_from_the_centre_most_miniature_or_by_option_from_any() -> None:
    wall = table(box(9, 14, 10.6, 15))
    units = fielded("Ann", RED, *row(4, 10, 5, 3)), fielded("Bors", BLUE, (10, 20))
    assert visible_miniatures(battle(*units, board=wall), 0, 1) == ()
    assert visible_miniatures(battle(*units, board=wall, rules=house(los_from="any_miniature")), 0, 1) == (0,)


def test_third_units_hide_only_where_the_table_has_it_so() -> None:
    units = (
        fielded("Ann", RED, (10, 10)), fielded("Bors", BLUE, (10, 20)), fielded("Dan", RED, (10, 12)),
        fielded("Cid", BLUE, (30, 15)),
    )  # fmt: skip
    state = battle(*units, board=table(box(20, 20, 21, 21)))
    assert visible_miniatures(state, 0, 1) == (0,) and len(screens(state, 0, 1)) == 1
    blocked = battle(*units, board=table(box(20, 20, 21, 21)), rules=house(units_block_sight="true"))
    assert visible_miniatures(blocked, 0, 1) == () and len(screens(blocked, 0, 1)) == 3
    assert visible_miniatures(blocked, 0, 3) == (0,) and visible_miniatures(blocked, 0, 2) == (0,)
    assert visible_miniatures(alter_figure(blocked, 2, status=LEFT_OUT), 0, 1) == (0,)
