"""Moves of units on foot: how far, whereto, what stands in the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import Refusal
from affray.space.plane.bases import rectangles
from affray.space.plane.crowds import REACH
from affray.space.plane.measure import DEGREE, INCH, NEAR
from affray.space.plane.points import is_central
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.rules.landing import (
    NOWHERE,
    Company,
    Ground,
    Order,
    Other,
    is_box_near,
    joint_bounds,
    things_near,
)
from affray.systems.wargame.rules.move import MarchOutcome, march, way_out
from tests.units.wargame.lineup import Spot, at, box, ground, house, other, regiment, row, skirmishers, why

OPEN = ground()
ROW = skirmishers((10, 10), (12, 10), (14, 10))
BLOCK = regiment(10, 5, (10, 10))
NONE: tuple[Other, ...] = ()


def goes(
    company: Company, mark: Spot, *others: Other, on: Ground = OPEN, rules: House = PLAIN, **order: object
) -> MarchOutcome | Refusal:
    return march(company, Order(at(*mark), **order), on, others, rules)  # type: ignore[arg-type]


def placed(outcome: MarchOutcome | Refusal) -> MarchOutcome:
    assert isinstance(outcome, MarchOutcome) and outcome.placed, outcome
    return outcome


def spots(*given: Spot) -> tuple[tuple[int, int], ...]:
    return tuple(at(*spot) for spot in given)


# --- how far ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("over", "there"), [(-1, True), (NEAR, True), (NEAR + 1, False)])
def test_a_move_succeeds_up_to_move_and_a_millionth(over: int, there: bool) -> None:
    x, y = ROW.at[1]
    found = march(ROW, Order((x, y + ROW.reach + over)), OPEN, NONE, PLAIN)
    assert isinstance(found, MarchOutcome) and (found.placed, found.disordered) == (there, not there)
    assert found.distance == 6 * INCH + over
    assert found.at[1] == ((x, y + ROW.reach + over) if there else (x, y))


def test_the_mark_is_measured_from_the_centre_most_miniature_only() -> None:
    turned = placed(goes(regiment(10, 10, (20, 20)), (20, 26), heading=270 * DEGREE))
    assert turned.distance == 6 * INCH
    assert turned.at[0] == at(24, 26)


def test_too_far_leaves_the_unit_where_it_is_and_disordered() -> None:
    found = goes(BLOCK, (10, 16.1), heading=0)
    assert found == MarchOutcome(
        placed=False, disordered=True, at=BLOCK.at, files=5, heading=90 * DEGREE, distance=6_100_000_000
    )


def test_too_far_goes_as_far_as_it_can_under_that_option() -> None:
    rules = house(over_distance="advance_full_move")
    found = placed(goes(ROW, (12, 22), rules=rules, arrange=spots((12, 21), (12, 22), (12, 23))))
    assert found.disordered and found.at == spots((10, 16), (12, 16), (14, 16))
    assert found.distance == 12 * INCH
    assert not placed(goes(ROW, (12, 16), rules=rules)).disordered


def test_a_place_off_the_field_is_refused_under_that_option_too() -> None:
    low = skirmishers((10, 30), (12, 30), (14, 30))
    assert why(goes(low, (12, 36), rules=house(over_distance="advance_full_move"))) == "base-off"


# --- regiments --------------------------------------------------------------------------------------------------------
def test_a_regiment_stands_in_the_same_grid_round_the_mark() -> None:
    found = placed(goes(BLOCK, (13, 14), heading=0))
    assert (found.files, found.heading, found.distance) == (5, 0, 5 * INCH)
    assert found.at == regiment(10, 5, (13, 14), heading=0).at


def test_a_regiment_turns_where_it_stands() -> None:
    found = placed(goes(BLOCK, (10, 10), heading=-90 * DEGREE))
    assert found.at == regiment(10, 5, (10, 10), heading=270).at
    assert (found.heading, found.distance) == (270 * DEGREE, 0)


def test_a_regiment_changes_its_files_only_where_it_stands() -> None:
    found = placed(goes(BLOCK, (10, 10), files=10, heading=0))
    assert (found.files, found.at) == (10, regiment(10, 10, (10, 10), heading=0).at)
    assert why(goes(BLOCK, (10, 10.001), files=10)) == "files-on-the-move"
    assert placed(goes(BLOCK, (10, 12), files=5)).files == 5


@pytest.mark.parametrize("files", [0, 11, -1])
def test_a_regiment_has_one_file_to_as_many_as_miniatures(files: int) -> None:
    assert why(goes(BLOCK, (10, 10), files=files)) == "files"


def test_a_regiment_is_not_arranged_and_skirmishers_have_no_files() -> None:
    assert why(goes(BLOCK, (10, 12), arrange=BLOCK.at)) == "arrange-regiment"
    assert why(goes(ROW, (12, 10), files=3)) == "files-skirmish"


# --- skirmishers ------------------------------------------------------------------------------------------------------
def test_skirmishers_keep_their_places_round_the_mark() -> None:
    assert placed(goes(ROW, (15, 14))).at == spots((13, 14), (15, 14), (17, 14))


def test_skirmishers_take_the_places_that_are_named() -> None:
    column = spots((12, 11), (12, 13), (12, 15))
    assert placed(goes(ROW, (12, 13), arrange=column)).at == column


@pytest.mark.parametrize(
    ("arrange", "message"),
    [
        (((12, 15), (12, 17)), "arrange-number"),
        (((12, 15), (12, 13), (12, 17)), "arrange-centre"),
        (((11.5, 15), (12, 15), (14, 15)), "overlap-own"),
        (((10, 15), (12, 15), (14.1, 15)), "not-coherent"),
        (((14, 15), (12, 15), (13, 16)), "not-centre"),
        (((13.9, 15.5), (12, 15), (10.1, 15.5)), "miniature-far"),
    ],
)
def test_an_arrangement_is_refused(arrange: tuple[Spot, ...], message: str) -> None:
    assert why(goes(ROW, (12, 15), arrange=spots(*arrange))) == message


def test_two_miniatures_as_near_to_the_centroid_may_either_be_the_one_on_the_mark() -> None:
    pair = skirmishers((10, 10), (11, 10))
    assert placed(goes(pair, (10, 12), arrange=spots((10, 12), (9, 12)))).at[1] == at(9, 12)
    assert [is_central(spots((0, 0), (1, 0)), i) for i in (0, 1)] == [True, True]
    assert not is_central(spots((0, 0), (1, 0), (2, 0)), 0)


def test_no_miniature_goes_farther_than_move_unless_there_is_no_limit() -> None:
    swapped = spots((13.6, 14.8), (12, 14), (10.4, 14.8))
    assert placed(goes(ROW, (12, 14), arrange=swapped)).at == swapped
    farther = spots((13.6, 14.801), (12, 14), (10.4, 14.8))
    assert why(goes(ROW, (12, 14), arrange=farther)) == "miniature-far"
    rules = house(skirmish_miniature_limit="none")
    assert placed(goes(ROW, (12, 14), rules=rules, arrange=farther)).at == farther


@pytest.mark.parametrize(
    ("gap", "options", "there"),
    [
        (2, {}, True),
        (2.01, {}, False),
        (2.5, {"coherency_measure": "edge"}, True),
        (3, {"coherency_measure": "edge"}, True),
        (3.01, {"coherency_measure": "edge"}, False),
    ],
)
def test_skirmishers_stay_within_two_inches(gap: float, options: dict[str, str], there: bool) -> None:
    arrange = spots((12 - gap, 12), (12, 12), (14, 12))
    found = goes(ROW, (12, 12), rules=house(**options), arrange=arrange)
    assert isinstance(found, MarchOutcome) if there else why(found) == "not-coherent"


def test_pairs_apart_are_coherent_only_where_one_neighbour_is_enough() -> None:
    four = skirmishers((10, 10), (11, 10), (12, 10), (13, 10))
    pairs = spots((9, 12), (11, 12), (14, 12), (16, 12))
    assert why(goes(four, (11, 12), arrange=pairs)) == "not-coherent"
    assert placed(goes(four, (11, 12), rules=house(coherency="neighbour"), arrange=pairs)).at == pairs
    lone = spots((7, 12), (11, 12), (13, 12), (14, 12))
    assert why(goes(four, (11, 12), rules=house(coherency="neighbour"), arrange=lone)) == "not-coherent"


def test_large_bases_that_touch_are_coherent_and_at_a_corner_only_where_that_is_contact() -> None:
    pair = skirmishers((10, 10), (10, 13), size=(3, 3))
    assert placed(goes(pair, (10, 12)))
    corner = spots((10, 12), (13, 15))
    strict = house(corner_contact="false")
    assert placed(goes(pair, (10, 12), arrange=corner)).at == corner
    assert why(goes(pair, (10, 12), rules=strict, arrange=corner)) == "not-coherent"
    assert placed(goes(pair, (10, 12), rules=strict, arrange=spots((10, 12), (13, 14.5))))
    assert placed(goes(ROW, (12, 12), rules=strict))


# --- terrain and the edge ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("x", "there", "disordered"), [(12.4, True, False), (12.5, True, True), (12.505, True, True), (12.52, False, True)]
)
def test_bases_beside_terrain_are_disordered_and_bases_in_it_are_not_placed(
    x: float, there: bool, disordered: bool
) -> None:
    found = goes(skirmishers((x - 2, 10)), (x, 10), on=ground(box(13, 9, 16, 12)))
    assert isinstance(found, MarchOutcome) and (found.placed, found.disordered) == (there, disordered)


def test_a_corner_of_terrain_disorders_only_where_corners_are_contact() -> None:
    man, rock = skirmishers((10, 10)), ground(box(12, 12, 14, 14))
    assert placed(goes(man, (11.5, 11.5), on=rock)).disordered
    assert not placed(goes(man, (11.5, 11.5), on=rock, rules=house(corner_contact="false"))).disordered
    assert placed(goes(man, (11.5, 12), on=rock, rules=house(corner_contact="false"))).disordered


def test_a_path_may_not_run_through_terrain_but_along_its_edge() -> None:
    man = skirmishers((10, 10))
    assert why(goes(man, (10, 15), on=ground(box(9, 12, 11, 13)))) == "path-terrain"
    assert placed(goes(man, (10, 15), on=ground(box(10, 12, 11, 13)))).at == spots((10, 15))


def test_mark_and_bases_lie_on_the_field() -> None:
    man = skirmishers((1, 1))
    assert why(goes(man, (-0.1, 1))) == "mark-off"
    assert why(goes(man, (0.4, 1))) == "base-off"
    assert placed(goes(man, (0.5, 0.5))).at == spots((0.5, 0.5))


# --- other units ------------------------------------------------------------------------------------------------------
def test_no_base_ends_on_another_whoever_it_is_of() -> None:
    for enemy in (True, False):
        assert why(goes(ROW, (12, 14), other("Bors", (14.5, 14.5), enemy=enemy))) == "overlap-unit"


def test_a_path_passes_friends_and_by_option_enemies() -> None:
    man = skirmishers((10, 10))
    assert why(goes(man, (10, 15), other("Bors", (10, 12)))) == "path-enemy"
    assert placed(goes(man, (10, 15), other("Bors", (10, 12), enemy=False)))
    assert placed(goes(man, (10, 15), other("Bors", (10, 12)), rules=house(pass_enemy_bases="true")))
    assert placed(goes(man, (10, 15), other("Bors", (10.5, 12))))


# --- regiments into contact -------------------------------------------------------------------------------------------
def test_a_regiment_touches_a_new_enemy_with_its_front_rank() -> None:
    assert placed(goes(BLOCK, (10, 14), other("Bors", *row(8, 15, 5, 1)))).touched == ("Bors",)
    assert why(goes(BLOCK, (10, 14), other("Bors", *row(8, 16, 5, 1)), heading=270 * DEGREE)) == "front-rank"
    assert why(goes(BLOCK, (10, 14), other("Bors", (13, 12.9)), other("Cid", (10, 15)))) == "front-rank"


def test_a_regiment_may_keep_its_rear_to_whom_it_touched_before() -> None:
    behind = other("Cid", (10, 8))
    assert placed(goes(BLOCK, (10, 10), behind)).touched == ("Cid",)


def test_enemies_touched_are_listed_as_they_were_given() -> None:
    both = other("Zed", (8, 15)), other("Ann", (12, 15)), other("Far", (40, 30)), other("Ed", (7, 14), enemy=False)
    assert placed(goes(BLOCK, (10, 14), *both)).touched == ("Zed", "Ann")


def test_a_corner_is_contact_or_not_by_option() -> None:
    man, foe = skirmishers((10, 10)), other("Bors", (11, 13))
    assert placed(goes(man, (10, 12), foe)).touched == ("Bors",)
    assert placed(goes(man, (10, 12), foe, rules=house(corner_contact="false"))).touched == ()
    assert placed(goes(man, (10.5, 12), foe, rules=house(corner_contact="false"))).touched == ("Bors",)


# --- skirmishers into contact -----------------------------------------------------------------------------------------
def test_skirmishers_into_contact_need_one_who_walks_there() -> None:
    line = skirmishers(*row(10, 10, 5), move=6)
    foe = other("Bors", (14, 17.5))
    bunch = spots((14, 16.5), (15, 17.5), (13, 15.5), (14, 18.5), (13, 17.5))
    assert why(goes(line, (13, 15.5), foe, arrange=bunch)) == "contact-far"
    rules = house(skirmish_miniature_limit="none")
    assert placed(goes(line, (13, 15.5), foe, rules=rules, arrange=bunch)).touched == ("Bors",)


def test_others_may_go_farther_than_move_into_contact() -> None:
    line = skirmishers(*row(10, 10, 5))
    foe = other("Bors", (14, 16))
    round_him = spots((13, 16), (14, 17), (14, 15), (13, 15), (15, 16))
    found = placed(goes(line, (14, 15), foe, arrange=round_him))
    assert found.touched == ("Bors",) and found.at == round_him


def test_whoever_has_room_beside_the_enemy_is_not_left_out() -> None:
    foe = other("Bors", (12, 15))
    arrange = spots((10.5, 14), (12, 14), (13.5, 14))
    assert why(goes(ROW, (12, 14), foe, arrange=arrange)) == "left-out"
    assert placed(goes(ROW, (12, 14), foe)).touched == ("Bors",)
    assert placed(goes(ROW, (12, 14), foe, arrange=spots((11, 14), (12, 14), (13, 14)))).touched == ("Bors",)


def test_there_is_no_room_off_the_field_in_terrain_and_on_other_bases() -> None:
    trio = skirmishers((0.5, 10), (2.5, 10), (4.5, 10))
    arrange = spots((2, 13.5), (2.5, 15), (4.5, 13.5))
    foe, rock = other("Bors", (0.5, 15)), ground(box(0, 15.6, 1, 18))
    friend = other("Cid", (0.5, 14), enemy=False)
    beside = spots((3, 14), (1.5, 15), (3.5, 15))
    assert placed(goes(trio, (1.5, 15), foe, friend, on=rock, arrange=beside)).touched == ("Bors",)
    assert why(goes(trio, (1.5, 15), foe, friend, arrange=beside)) == "left-out"
    assert why(goes(trio, (1.5, 15), foe, on=rock, arrange=beside)) == "left-out"
    assert why(goes(trio, (2.5, 15), foe, on=rock, arrange=arrange)) != "left-out"


# --- away -------------------------------------------------------------------------------------------------------------
ANYWHERE = house(flee_distance="any")


def test_away_is_farther_from_the_enemy_that_was_nearest() -> None:
    near, far = other("Bors", (12, 14)), other("Cid", (12, 2))
    assert placed(goes(ROW, (12, 7), near, far, rules=ANYWHERE, away=True)).distance == 3 * INCH
    assert why(goes(ROW, (12, 11), near, far, rules=ANYWHERE, away=True)) == "not-away"
    assert why(goes(ROW, (12, 10), near, far, rules=ANYWHERE, away=True)) == "not-away"
    x, y = ROW.at[1]
    for over, there in ((NEAR, False), (NEAR + 1, True)):
        found = march(ROW, Order((x, y - over), away=True), OPEN, (near,), ANYWHERE)
        assert isinstance(found, MarchOutcome) is there


def test_away_is_anywhere_without_an_enemy_and_never_in_contact() -> None:
    assert placed(goes(ROW, (12, 12), other("Bors", (20, 20), enemy=False), rules=ANYWHERE, away=True))
    met = other("Bors", (12, 14)), other("Cid", (12, 4), (12, 5))
    assert why(goes(ROW, (12, 6), *met, rules=ANYWHERE, away=True)) == "away-contact"


def test_away_is_all_of_move_under_that_option_where_there_is_room() -> None:
    rules, foe = house(flee_distance="full_move"), other("Bors", (12, 14))
    assert why(goes(ROW, (12, 8), foe, rules=rules, away=True)) == "away-full"
    assert placed(goes(ROW, (12, 4), foe, rules=rules, away=True))
    walled = ground(box(5, 5, 20, 6), box(5, 5, 6, 20), box(19, 5, 20, 20), box(5, 13, 20, 20))
    assert why(goes(ROW, (12, 8), other("Bors", (12, 12)), on=walled, rules=rules, away=True)) == "away-full"


def test_a_way_out_is_the_farthest_of_the_nearest_parts_in_order() -> None:
    foe = other("Bors", (12, 14))
    order = way_out(ROW, OPEN, (foe,), ANYWHERE)
    assert order is not None and order.away
    assert placed(march(ROW, order, OPEN, (foe,), ANYWHERE)).distance == ROW.reach // 4
    farthest = way_out(ROW, OPEN, (foe,), house(flee_distance="full_move"), parts=(4,))
    assert farthest is not None and placed(march(ROW, farthest, OPEN, (foe,), ANYWHERE)).distance == ROW.reach


def test_there_is_no_way_out_of_a_pen() -> None:
    pen = ground(box(8, 8, 16, 9), box(8, 8, 9, 12), box(15, 8, 16, 12), box(8, 11, 16, 12))
    assert way_out(ROW, pen, (other("Bors", (12, 14)),), PLAIN) is None


def test_nobody_is_nowhere() -> None:
    assert joint_bounds(()) == NOWHERE
    assert not any(is_box_near(rectangle.box, NOWHERE) for rectangle in rectangles(other("Bors", *row(2, 2, 4)).bases))


spans = st.tuples(st.integers(-5, 5), st.integers(0, 5))


@given(st.tuples(spans, spans), st.lists(st.tuples(spans, spans), max_size=5), st.integers(-1, 1))
def test_what_is_near_among_many_is_what_is_near_by_itself(
    first: tuple[tuple[int, int], tuple[int, int]],
    rest: list[tuple[tuple[int, int], tuple[int, int]]],
    apart: int,
) -> None:
    # Bounds side by side, and so far apart that they just touch, or just do not.
    boxes = [
        (x * REACH, y * REACH, x * REACH + wide * REACH + apart, y * REACH + deep * REACH + apart)
        for (x, wide), (y, deep) in (first, *rest)
    ]
    things = [Other("Bors", enemy=True, at=(0, 0), box=box) for box in boxes]
    assert things_near(boxes[0], things) == [thing for thing in things if is_box_near(boxes[0], thing.box)]
