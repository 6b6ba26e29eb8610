"""Moves that are offered: all are legal, leave the unit in order and go where it may want to."""

from fractions import Fraction
from itertools import combinations

import pytest

from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.position.answers import Answer, Contact, Drive, Move, Reform
from affray.systems.wargame.position.state import Aim, State, Unit, centre_of, move_of
from affray.systems.wargame.rules.move import MarchOutcome
from affray.systems.wargame.rules.vehicle_move import DriveOutcome as Driven
from affray.systems.wargame.rules.vehicle_move import Go, Turn
from affray.systems.wargame.turn.move_offers import (
    APART,
    flight_answers,
    goal_points,
    heading_to_enemy,
    is_hopeful,
    move_answers,
)
from affray.systems.wargame.turn.moves import drive_of, march_of
from affray.systems.wargame.turn.surroundings import enemies_by_distance
from tests.units.wargame.lineup import BLUE, RED, at, battle, box, fielded, house, ranked, row, table
from tests.units.wargame.troops import TANK, miniature

EXIT = Aim(kind="exit", attacker=RED, share=Fraction(1, 3))
BORS = ranked("Bors", BLUE, 10, 5, (12, 20), heading=270)


def tried(state: State, answer: Answer) -> MarchOutcome | Driven:
    """What an offered move comes to: it places the unit, in order."""
    found = drive_of(state, 0, answer.run) if isinstance(answer, Drive) else march_of(state, 0, answer)
    assert isinstance(found, MarchOutcome | Driven) and found.placed and not found.disordered, answer
    return found


def offered(*units: Unit, **state: object) -> tuple[State, tuple[Answer, ...]]:
    """A battle and what is offered to its first unit, each move tried."""
    made = battle(*units, **{"rules": house(premeasure="true"), **state})  # type: ignore[arg-type]
    found = move_answers(made, 0)
    assert len(set(found)) == len(found)
    for answer in found:
        tried(made, answer)
    return made, found


# --- on foot ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "unit",
    [
        ranked("Ann", RED, 10, 5, (12, 12)),
        ranked("Ann", RED, 7, 3, (3, 33), heading=200),
        fielded("Ann", RED, *row(9, 13, 5)),
        fielded("Ann", RED, (12, 15), profile=miniature(move=12)),
        fielded("Ann", RED, *row(40, 1, 4)),
    ],
)
def test_moves_on_foot_are_legal_and_some_go_nearer(unit: Unit) -> None:
    _, found = offered(
        unit, BORS, fielded("Cid", BLUE, *row(20, 25, 4)), fielded("Dan", RED, *row(14, 8, 4)),
        board=table(box(16, 14, 20, 16), objectives=((24, 18),)),
    )  # fmt: skip
    start, foe = centre_of(unit), centre_of(BORS)
    nearer = [word for word in found if isinstance(word, Move) and distance(word.mark, foe) < distance(start, foe)]
    assert nearer and all(isinstance(word, Move | Reform) for word in found)
    assert any(isinstance(word, Reform) for word in found) is (unit.formation == REGIMENT)


def test_a_unit_in_reach_is_offered_contact_with_each_enemy() -> None:
    cid = ranked("Cid", BLUE, 6, 3, (18, 17), heading=180)
    state, found = offered(ranked("Ann", RED, 10, 5, (12, 15)), BORS, cid)
    touched = {name for answer in found for name in tried(state, answer).touched}  # type: ignore[union-attr]
    assert touched == {"Bors", "Cid"}


def test_without_measuring_those_are_named_who_seem_near_enough() -> None:
    near, far = fielded("Bors", BLUE, (12, 15)), fielded("Cid", BLUE, (12, 30))
    found = move_answers(battle(fielded("Ann", RED, (12, 10)), near, far), 0)
    assert [word for word in found if isinstance(word, Contact)] == [Contact("Bors")]
    beside = battle(fielded("Ann", RED, (12, 14)), near, far)
    assert not any(isinstance(answer, Contact) for answer in move_answers(beside, 0))


@pytest.mark.parametrize(("away", "named"), [(7.4, True), (7.6, False)])
def test_breadth_across_the_way_brings_no_unit_nearer(away: float, named: bool) -> None:
    # Fronts of ten bases an inch deep: what separates them is an inch less than the way of their centres.
    ann, bors = ranked("Ann", RED, 10, 10, (24, 5)), ranked("Bors", BLUE, 10, 10, (24, 5 + away), heading=270)
    contacts = [answer for answer in move_answers(battle(ann, bors), 0) if isinstance(answer, Contact)]
    assert bool(contacts) is named


@pytest.mark.parametrize("unit", [ranked("Ann", RED, 10, 10, (24, 5)), fielded("Ann", RED, *row(24, 5, 4))])
def test_those_whom_no_option_holds_to_their_move_hope_for_more(unit: Unit) -> None:
    foe = fielded("Bors", BLUE, (unit.at[0][0] / INCH, 5 + 2 + move_of(unit) / INCH))
    free = house(regiment_reach="free", skirmish_miniature_limit="none")
    assert not is_hopeful(battle(unit, foe), 0, 1)
    assert is_hopeful(battle(unit, foe, rules=free), 0, 1)


def test_a_regiment_is_offered_to_turn_to_its_enemies_and_one_to_four_ranks() -> None:
    state, found = offered(ranked("Ann", RED, 10, 5, (12, 10)), BORS, fielded("Cid", BLUE, (22, 10)))
    start = centre_of(state.figures[0])
    turns = [word.heading for word in found if isinstance(word, Move) and word.mark == start]
    assert turns == [90_000_000, 0]
    assert [word.files for word in found if isinstance(word, Reform)] == [10, 4, 3]


def test_a_regiment_without_room_to_turn_is_not_offered_to() -> None:
    _, found = offered(ranked("Ann", RED, 10, 10, (12, 1)), fielded("Bors", BLUE, (40, 1)))
    assert not any(isinstance(word, Move) and word.mark == at(12, 1) for word in found)


def test_goals_are_the_nearest_enemies_the_objectives_and_the_edge_to_leave_by() -> None:
    foes = tuple(fielded(f"B{i}", BLUE, (20, 30 - 2 * i)) for i in range(6))
    state = battle(fielded("Ann", RED, (20, 10)), *foes, board=table(objectives=((24, 18),)), aim=EXIT)
    assert enemies_by_distance(state, 0) == (6, 5, 4, 3, 2, 1)
    assert list(goal_points(state, 0)) == [at(20, y) for y in (20, 22, 24, 26)] + [at(24, 18), at(20, 36)]
    assert list(goal_points(state, 1)) == [at(20, 10), at(24, 18)]
    assert heading_to_enemy(state, 0, at(10, 20)) == 0


def test_of_ways_to_nearly_the_same_place_there_is_one_but_an_objective_is_reached() -> None:
    foes = [fielded(f"B{i}", BLUE, (19 + i / 2, 30)) for i in range(4)]
    state, found = offered(fielded("Ann", RED, (20, 10)), *foes, board=table(objectives=((20, 15.5),)))
    ends = [word.mark for word in found if isinstance(word, Move) and tried(state, word)]
    assert [mark for mark in ends if mark[1] > 12 * INCH] == [at(20, 16), at(20, 13), at(20, 15.5)]
    others = [mark for mark in ends if mark != at(20, 15.5)]
    assert all(distance(a, b) >= APART for a, b in combinations(others, 2))


def test_without_an_enemy_a_unit_looks_as_it_did() -> None:
    lone = battle(fielded("Ann", RED, (20, 10), heading=33))
    assert heading_to_enemy(lone, 0, at(3, 3)) == 33_000_000
    assert move_answers(lone, 0)


@pytest.mark.parametrize("unit", [ranked("Ann", RED, 6, 3, (12, 33)), fielded("Ann", RED, (12, 33), profile=TANK)])
def test_moves_that_suggest_themselves_stay_on_the_field_though_the_unit_may_leave_it(unit: Unit) -> None:
    state, found = offered(unit, fielded("Bors", BLUE, (30, 5)), aim=EXIT)
    ends = [done.end.at if isinstance(done := tried(state, word), Driven) else done.at[0] for word in found]
    assert ends and all(y <= 36 * INCH for _, y in ends)


# --- away -------------------------------------------------------------------------------------------------------------
def test_flights_are_as_far_as_there_are_any() -> None:
    state = battle(fielded("Ann", RED, *row(10, 10, 3)), BORS)
    found = flight_answers(state, 0)
    assert found
    for answer in found:
        assert isinstance(answer, Move) and answer.away
        tried(state, answer)
        assert abs(distance(answer.mark, at(12, 10)) - 6 * INCH) <= 2


@pytest.mark.parametrize("far", ["any", "full_move"])
def test_where_there_is_little_room_flights_are_short(far: str) -> None:
    pen = table(box(8, 6.5, 16, 7.5), box(8, 6.5, 8.9, 20), box(15.1, 6.5, 16, 20))
    state = battle(fielded("Ann", RED, *row(10, 10, 3)), BORS, board=pen, rules=house(flee_distance=far))
    found = flight_answers(state, 0)
    assert found
    for answer in found:
        assert isinstance(answer, Move)
        assert distance(answer.mark, at(12, 10)) < 4 * INCH
        tried(state, answer)


def test_where_every_way_disorders_no_flight_is_offered() -> None:
    walls = table(box(11.5, 0, 12, 13), box(13, 0, 13.5, 13))
    state = battle(
        fielded("Ann", RED, (12.5, 10)),
        fielded("Bors", BLUE, (12.5, 14)),
        board=walls,
        rules=house(flee_distance="any"),
    )
    assert flight_answers(state, 0) == ()
    found = march_of(state, 0, Move(at(12.5, 6), away=True))
    assert isinstance(found, MarchOutcome) and found.placed and found.disordered


def test_where_there_is_no_way_no_flight_is_offered() -> None:
    walls = table(box(11.4, 8, 12, 13), box(13, 8, 13.6, 13), box(11.4, 9, 13.6, 9.5))
    state = battle(fielded("Ann", RED, (12.5, 10)), fielded("Bors", BLUE, (12.5, 11.2)), board=walls)
    assert flight_answers(state, 0) == ()


# --- vehicles ---------------------------------------------------------------------------------------------------------
def test_moves_of_vehicles_are_legal_and_run_over_no_friend() -> None:
    tank = fielded("Ann", RED, (12, 12), profile=TANK)
    state, found = offered(tank, BORS, fielded("Dan", RED, *row(12, 18, 3)))
    assert all(isinstance(word, Drive) for word in found)
    struck = [tried(state, answer).struck for answer in found]  # type: ignore[union-attr]
    assert not any("Dan" in dict(entry) for entry in struck)
    assert any(word.run.reverse for word in found if isinstance(word, Drive))


def test_a_vehicle_turns_towards_its_enemies_even_without_move() -> None:
    stuck = fielded("Ann", RED, (12, 12), profile=miniature(type=TANK.type, move=0))
    _, found = offered(stuck, fielded("Bors", BLUE, (20, 12)), fielded("Cid", BLUE, (11, 30)), BORS)
    runs = [word.run.parts for word in found if isinstance(word, Drive)]
    turns = [part.angle for parts in runs for part in parts if isinstance(part, Turn)]
    assert -45_000_000 in turns and all(0 < abs(angle) <= 45_000_000 for angle in turns)
    assert not any(isinstance(part, Go) for parts in runs for part in parts)
    assert len(turns) == len(runs) == 2
