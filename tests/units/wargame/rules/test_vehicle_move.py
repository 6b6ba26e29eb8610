"""Moves of vehicles: legs and pivots, terrain, whom they strike, where they stop."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import Refusal
from affray.space.plane.bases import Base, rectangle
from affray.space.plane.crowds import overlap_between
from affray.space.plane.measure import DEGREE, INCH, NEAR, degrees, inches
from affray.space.plane.shapes import Shape
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.rules.landing import Ground, Other
from affray.systems.wargame.rules.vehicle_move import (
    DriveOutcome,
    Go,
    Part,
    Run,
    Turn,
    drive,
    legs_of,
    most_pivots,
    stopping_base,
    stopping_places,
)
from tests.units.wargame.lineup import Spot, at, box, ground, house, other, row, why

OPEN = ground()
TANK = Base(at(12, 10), 0, at(3, 4))


def run(*parts: tuple[str, float], reverse: bool = False) -> Run:
    """A move of these parts."""
    kinds: dict[str, type[Go] | type[Turn]] = {"go": Go, "turn": Turn}
    return Run(reverse, tuple(kinds[kind]((inches if kind == "go" else degrees)(far)) for kind, far in parts))


def goes(
    *parts: tuple[str, float],
    reverse: bool = False,
    base: Base = TANK,
    move: float = 8,
    pivots: int = 1,
    on: Ground = OPEN,
    others: tuple[Other, ...] = (),
    rules: House = PLAIN,
) -> DriveOutcome | Refusal:
    return drive(base, inches(move), pivots, run(*parts, reverse=reverse), on, others, rules)


def placed(outcome: DriveOutcome | Refusal) -> DriveOutcome:
    assert isinstance(outcome, DriveOutcome) and outcome.placed, outcome
    return outcome


def struck(*others: Other, rules: House = PLAIN, parts: tuple[tuple[str, float], ...] = (("go", 4),)) -> object:
    return placed(goes(*parts, others=others, rules=rules)).struck


# --- how far ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("reverse", "most"), [(False, 8 * INCH), (True, 4 * INCH)])
@pytest.mark.parametrize(("over", "there"), [(0, True), (NEAR, True), (NEAR + 1, False)])
def test_a_vehicle_goes_its_move_and_backwards_half_of_it(*, reverse: bool, most: int, over: int, there: bool) -> None:
    found = drive(TANK, 8 * INCH, 1, Run(reverse, (Go(most - INCH), Go(INCH + over))), OPEN, (), PLAIN)
    assert isinstance(found, DriveOutcome) and (found.placed, found.disordered) == (there, not there)
    way = (most + over) * (-1 if reverse else 1)
    assert found.end == (TANK._replace(at=(12 * INCH + way, 10 * INCH)) if there else TANK)
    assert len(found.legs) == (2 if there else 0)


def test_half_of_an_odd_move_is_not_rounded() -> None:
    assert placed(goes(("go", 2.5), reverse=True, move=5)).end.at == at(9.5, 10)
    assert not isinstance(found := goes(("go", 2.51), reverse=True, move=5), Refusal) and not found.placed


def test_a_move_needs_a_part_and_none_of_no_length() -> None:
    assert why(goes()) == "no-legs"
    assert why(goes(("turn", 10), ("go", 0))) == "no-legs"
    assert why(goes(("go", -1))) == "no-legs"


@pytest.mark.parametrize("angle", [45, -45, 45.000001, 0, 12])
def test_a_pivot_alone_is_a_move(angle: float) -> None:
    found = placed(goes(("turn", angle), move=0))
    assert (found.end.at, found.end.heading) == (TANK.at, degrees(angle) % (360 * DEGREE))


def test_a_pivot_is_of_45_degrees_at_most_and_there_is_one() -> None:
    assert why(goes(("turn", 45.000002))) == why(goes(("turn", -46))) == "pivot-sharp"
    twice = ("turn", 20), ("go", 1), ("turn", -20)
    assert why(goes(*twice, pivots=most_pivots(0))) == "pivots"
    assert placed(goes(*twice, pivots=most_pivots(1))).end.heading == 0
    assert why(goes(*twice, ("turn", 1), pivots=2)) == "pivots"


def test_a_pivot_comes_at_any_moment() -> None:
    found = placed(goes(("go", 3), ("turn", 45), ("go", 4)))
    half = round(4 * INCH / 2**0.5)
    assert found.end == Base((15 * INCH + half, 10 * INCH + half), 45 * DEGREE, TANK.size)


# --- terrain and the edge ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("x", "there", "disordered"), [(18.1, True, False), (18, True, True), (17.995, True, True), (17.98, False, True)]
)
def test_an_end_beside_terrain_disorders_and_a_way_through_it_is_barred(
    x: float, there: bool, disordered: bool
) -> None:
    found = goes(("go", 4), on=ground(box(x, 9, x + 2, 11)))
    assert isinstance(found, DriveOutcome) and (found.placed, found.disordered) == (there, disordered)
    assert found.end == (TANK._replace(at=at(16, 10)) if there else TANK)


def test_terrain_touched_on_the_way_does_not_matter() -> None:
    assert not placed(goes(("go", 8), on=ground(box(12, 11.5, 14, 13)))).disordered


def test_a_corner_of_terrain_disorders_only_where_corners_are_contact() -> None:
    rock = ground(box(18, 11.5, 20, 13))
    assert placed(goes(("go", 4), on=rock)).disordered
    assert not placed(goes(("go", 4), on=rock, rules=house(corner_contact="false"))).disordered


def test_the_end_lies_on_the_field() -> None:
    assert why(goes(("go", 8), base=TANK._replace(at=at(39, 10)))) == "end-off"
    assert placed(goes(("go", 7), base=TANK._replace(at=at(39, 10)))).end.at == at(46, 10)


# --- whom it strikes --------------------------------------------------------------------------------------------------
def test_friend_and_foe_in_the_way_are_struck_in_the_order_of_the_path() -> None:
    foe, friend = other("Bors", *row(16, 10, 2, 1.5), (20, 14)), other("Ann", (15, 10), enemy=False)
    assert struck(foe, friend) == (("Ann", (0,)), ("Bors", (0, 1)))
    assert struck(other("Zed", (16, 9.5)), other("Bors", (16, 10.5))) == (("Bors", (0,)), ("Zed", (0,)))


def test_a_base_touched_at_the_start_is_struck_only_if_it_is_driven_over() -> None:
    behind, beside, before = other("A", (9.5, 10)), other("B", (12, 12)), other("C", (14.5, 10))
    assert struck(behind, beside) == ()
    assert struck(before) == (("C", (0,)),)
    assert struck(other("D", (15, 12))) == (("D", (0,)),)
    assert struck(other("E", (15, 12.02))) == ()


def test_what_is_touched_at_a_corner_is_struck_only_where_corners_are_contact() -> None:
    corner = other("Bors", (18.5, 12))
    assert struck(corner) == (("Bors", (0,)),)
    assert struck(corner, rules=house(corner_contact="false")) == ()
    assert struck(other("Bors", (18.5, 11.5)), rules=house(corner_contact="false")) == (("Bors", (0,)),)


def test_a_pivot_sweeps_too() -> None:
    aside = other("Bors", (13.5, 12.2))
    assert struck(aside, parts=(("turn", 30),)) == (("Bors", (0,)),)
    assert struck(aside, parts=(("turn", -30),)) == ()


# --- where it stops ---------------------------------------------------------------------------------------------------
def shapes(*spots: Spot) -> list[Shape]:
    return list(other("Bors", *spots).shapes)


def test_a_vehicle_stops_at_the_first_clear_quarter_inch_back() -> None:
    legs = placed(goes(("go", 4))).legs
    assert stopping_base(legs, []).at == at(16, 10)
    assert stopping_base(legs, shapes((16, 10))).at == at(13.5, 10)
    assert stopping_base(legs, shapes((15.1, 10))).at == at(12.5, 10)
    assert stopping_base(legs, shapes((14.55, 10))).at == at(12, 10)
    assert stopping_base(legs, shapes((14.5, 10), (12, 10))).at == at(12, 10)


def test_steps_back_are_measured_from_the_end_of_each_leg() -> None:
    legs = placed(goes(("go", 0.6), ("turn", 20), ("go", 0.25), move=8)).legs
    found = [(base.at, base.heading) for base in stopping_places(legs)]
    aside = legs[-1].end.at
    turned = [(aside, 20 * DEGREE), (at(12.6, 10), 20 * DEGREE), (at(12.6, 10), 0)]
    assert found == [*turned, (at(12.35, 10), 0), (at(12.1, 10), 0), (at(12, 10), 0)]


parts = st.one_of(
    st.integers(1, 4 * INCH).map(Go), st.integers(-45 * DEGREE, 45 * DEGREE).map(Turn)
)  # fmt: skip
spots = st.tuples(st.integers(4 * INCH, 24 * INCH), st.integers(2 * INCH, 18 * INCH))


@given(st.lists(parts, min_size=1, max_size=4), st.booleans(), st.lists(spots, max_size=5))
def test_a_vehicle_stops_clear_of_all_or_where_it_began(
    moved: list[Part], back: bool, places: list[tuple[int, int]]
) -> None:
    legs = legs_of(TANK, Run(back, tuple(moved)))
    standing = [rectangle(Base(place, 0, at(1, 1))) for place in places]
    end = stopping_base(legs, standing)
    assert end == TANK or overlap_between((rectangle(end),), standing) is None
    if overlap_between((rectangle(legs[-1].end),), standing) is None:
        assert end == legs[-1].end
