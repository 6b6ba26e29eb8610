"""Deployment: formations, zones, what is offered, who is left out."""

import pytest
from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.referee import Live, StreamDice
from affray.space.plane.bases import Base
from affray.space.plane.measure import DEGREE
from affray.systems.wargame.content.codes import NO_FORMATION, REGIMENT, SKIRMISH
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.position.answers import Deploy
from affray.systems.wargame.position.state import (
    DEPLOY,
    FIELDED,
    LEFT_OUT,
    WAITING,
    State,
    Table,
    Unit,
    Zone,
    alter_figure,
    shapes_of,
)
from affray.systems.wargame.position.zones import marks, stretches
from affray.systems.wargame.rules.contact import is_coherent
from affray.systems.wargame.rules.landing import joint_bounds
from affray.systems.wargame.turn.deployment import (
    deploy,
    deploy_answers,
    deploy_refusal,
    has_friends_ahead,
    leave_out_without_room,
    place_unit,
    placing,
    two_rows,
    usual_deployment,
    waiting_units,
)
from tests.units.wargame.lineup import BLUE, RED, Spot, at, battle, box, fielded, house, ranked, row, table, why
from tests.units.wargame.troops import TANK, miniature

UP, DOWN = 90 * DEGREE, 270 * DEGREE


def referee() -> Live:
    return Live(StreamDice(Stream(1)), CODES)


def to_deploy(*units: Unit, board: Table | None = None, **options: str) -> State:
    """The units, none of them on the field, Blue deploying first."""
    off = tuple(replace(unit, status=WAITING, at=()) for unit in units)
    return replace(battle(*off, board=board, rules=house(**options)), phase=DEPLOY, act=None, stage=1)


ANN = ranked("Ann", RED, 10, 5, (10, 4))
MEN = fielded("Dan", RED, *row(2, 2, 6))
CAR = fielded("Tom", RED, (6, 4), profile=TANK)
BORS = ranked("Bors", BLUE, 10, 5, (10, 30))
ALL = to_deploy(ANN, MEN, CAR, BORS)


def fault(answer: Deploy, state: State = ALL, side: int = RED) -> str:
    """Why that is no deployment; "" where it is one."""
    found = deploy_refusal(state, side, answer)
    return "" if found is None else why(found)


def regiment(spot: Spot = (10, 4), files: int = 5, heading: int = UP, unit: str = "Ann") -> Deploy:
    return Deploy(unit, REGIMENT, at(*spot), heading, files)


# --- which formation --------------------------------------------------------------------------------------------------
def test_units_are_deployed_by_their_own_side_once() -> None:
    assert fault(regiment()) == ""
    assert fault(regiment(unit="Nobody")) == fault(regiment(unit="Bors")) == "not-to-deploy"
    assert fault(regiment(), alter_figure(ALL, 0, status=FIELDED, at=ANN.at)) == "not-to-deploy"
    assert waiting_units(ALL, RED) == (0, 1, 2)


def test_a_unit_is_declared_regiment_or_skirmish_whatever_its_list_says() -> None:
    assert fault(Deploy("Ann", SKIRMISH, at(10, 4), UP)) == ""
    assert fault(Deploy("Dan", REGIMENT, at(10, 4), UP, 6)) == ""
    assert fault(Deploy("Dan", NO_FORMATION, at(10, 4), UP)) == "form"


def test_a_vehicle_has_no_formation() -> None:
    assert fault(Deploy("Tom", NO_FORMATION, at(6, 4), UP)) == ""
    assert fault(Deploy("Tom", SKIRMISH, at(6, 4), UP)) == fault(Deploy("Tom", REGIMENT, at(6, 4), UP, 1)) == "form"


@pytest.mark.parametrize("files", [0, 11, -1])
def test_a_regiment_has_one_file_to_as_many_as_miniatures(files: int) -> None:
    assert fault(regiment(files=files)) == "files"


def test_only_a_regiment_has_files() -> None:
    assert fault(Deploy("Dan", SKIRMISH, at(10, 4), UP, 3)) == "files"
    assert fault(Deploy("Tom", NO_FORMATION, at(6, 4), UP, 1)) == "files"
    assert fault(regiment((10, 1.5), files=1)) == "zone"
    assert fault(regiment((10, 4), files=10)) == ""


@pytest.mark.parametrize(
    ("formation", "files", "arrange", "message"),
    [
        (REGIMENT, 6, row(7, 4, 6, 1), "arrange-regiment"),
        (SKIRMISH, 0, row(7, 4, 5, 1), "arrange-number"),
        (SKIRMISH, 0, row(7, 4, 6, 1), "arrange-centre"),
        (SKIRMISH, 0, row(8, 4, 6, 1), ""),
        (SKIRMISH, 0, row(8.2, 4, 6, 0.9), "overlap-one-another"),
        (SKIRMISH, 0, row(6, 4, 6, 2), ""),
        (SKIRMISH, 0, row(5.9, 4, 6, 2.05), "not-coherent"),
    ],
)
def test_skirmishers_stand_where_they_are_arranged(
    formation: int, files: int, arrange: tuple[Spot, ...], message: str
) -> None:
    spots = tuple(at(*spot) for spot in arrange)
    assert fault(Deploy("Dan", formation, at(10, 4), UP, files, spots)) == message


# --- where ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("spot", "message"),
    [((2.5, 7.5), ""), ((2.4, 7.5), "zone"), ((2.5, 7.6), "zone"), ((45.5, 1.5), ""), ((45.6, 1.5), "zone")],
)
def test_all_bases_stand_in_the_own_zone(spot: Spot, message: str) -> None:
    assert fault(regiment(spot)) == message


def test_any_heading_will_do_and_is_kept_between_0_and_360() -> None:
    answer = regiment(heading=-90 * DEGREE)
    assert fault(answer) == ""
    unit = deploy(referee(), ALL, answer).figures[0]
    assert unit.heading == DOWN and unit.at == ranked("Ann", RED, 10, 5, (10, 4), heading=270).at
    assert fault(regiment(heading=45 * DEGREE)) == ""


def test_the_zone_of_a_side_is_its_seat_and_not_its_turn() -> None:
    assert fault(regiment((10, 30), unit="Bors"), side=BLUE) == ""
    assert fault(regiment((10, 4), unit="Bors"), side=BLUE) == "zone"


@pytest.mark.parametrize(
    ("x", "message"), [(12.4, ""), (12.495, "zone-terrain"), (12.5, "zone-terrain"), (14, "zone-terrain")]
)
def test_bases_may_not_even_touch_terrain(x: float, message: str) -> None:
    state = to_deploy(MEN, board=table(box(16, 1, 17, 8)))
    assert fault(Deploy("Dan", REGIMENT, at(x, 4), UP, 6), state) == message


def test_a_corner_of_terrain_is_contact_unless_the_table_has_it_otherwise() -> None:
    rock = table(box(12.5, 4.5, 17, 8))
    assert fault(regiment(), to_deploy(ANN, board=rock)) == "zone-terrain"
    assert fault(regiment(), to_deploy(ANN, board=rock, corner_contact="false")) == ""


def test_no_base_stands_on_another_and_touching_is_allowed() -> None:
    state = deploy(referee(), ALL, regiment())
    assert fault(Deploy("Dan", REGIMENT, at(10, 6), UP, 6), state) == ""
    assert fault(Deploy("Dan", REGIMENT, at(10, 4.9), UP, 6), state) == "overlap-unit"


# --- in rows ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(1, 1), (1, 2), (2, 2), (3, 4), (1.8, 1.8)])
@pytest.mark.parametrize("number", [1, 2, 5, 20])
def test_rows_of_skirmishers_are_coherent(number: int, size: Spot) -> None:
    places = two_rows(number, at(*size), UP, at(20, 20))
    assert len(places) == number and at(20, 20) in places
    assert is_coherent([Base(place, UP, at(*size)) for place in places], PLAIN)


# --- offered ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", [RED, BLUE])
def test_every_place_that_is_offered_is_legal(side: int) -> None:
    state = to_deploy(ANN, MEN, CAR, BORS, board=table(box(10, 2, 20, 6), box(30, 29, 34, 33)))
    state = deploy(referee(), state, Deploy("Tom", NO_FORMATION, at(24, 6), UP))
    found = deploy_answers(state, side)
    for answer in found:
        assert fault(answer, state, side) == "" and answer.heading == (UP if side == RED else DOWN)
    names = [state.figures[i].id for i in waiting_units(state, side)]
    assert {answer.unit for answer in found} == set(names)
    assert all(sum(answer.unit == name for answer in found) <= 12 for name in names)


def test_places_by_the_edge_that_faces_the_enemy_and_in_the_middle_come_first() -> None:
    zones = ALL.board.zones
    assert next(iter(marks(zones[RED]))) == at(24, 8) and next(iter(marks(zones[BLUE]))) == at(24, 28)
    assert len(stretches(zones[RED])) == 12 and {at(24, 8), at(0, 0)} <= set(sum(stretches(zones[RED]), ()))
    assert deploy_answers(ALL, BLUE)[0] == Deploy("Bors", REGIMENT, at(24, 29), DOWN, 5)


@pytest.mark.parametrize(("side", "front", "heading"), [(RED, 7, UP), (BLUE, 29, DOWN)])
def test_whoever_shoots_is_offered_places_with_no_friends_in_front_first(side: int, front: int, heading: int) -> None:
    men, bows = (
        ranked("Men", side, 10, 5, (10, 4)),
        ranked("Bows", side, 5, 5, (10, 4), profile=miniature(weapons=("longbow",))),
    )
    state = deploy(referee(), to_deploy(men, bows), Deploy("Men", REGIMENT, at(24, front), heading, 5))
    friends = [joint_bounds(shapes_of(state.figures[0]))]
    ahead = [has_friends_ahead(placing(bows, answer), friends) for answer in deploy_answers(state, side)]
    assert ahead == sorted(ahead) and not ahead[0]
    behind = Deploy("Bows", REGIMENT, at(24, 4 if side == RED else 32), heading, 5)
    assert has_friends_ahead(placing(bows, behind), friends)
    assert not has_friends_ahead(placing(bows, Deploy("Bows", REGIMENT, at(12, front), heading, 5)), friends)


@pytest.mark.parametrize("side", [RED, BLUE])
def test_in_each_stretch_the_first_legal_place_is_offered_also_once_others_stand_there(side: int) -> None:
    state = ALL
    for _ in range(2):
        unit = state.figures[waiting_units(state, side)[0]]
        wanted = (
            [usual_deployment(unit, mark, state.board.zones[side].heading) for mark in stretch]
            for stretch in stretches(state.board.zones[side])
        )
        legal = [[place for place in places if deploy_refusal(state, side, place) is None] for places in wanted]
        offered = [answer for answer in deploy_answers(state, side) if answer.unit == unit.id]
        assert offered == [places[0] for places in legal if places]
        state = place_unit(state, offered[0])
        if not waiting_units(state, side):
            return


# --- done -------------------------------------------------------------------------------------------------------------
def test_the_other_side_deploys_next() -> None:
    state = deploy(referee(), ALL, Deploy("Dan", REGIMENT, at(10, 4), UP, 3))
    unit = state.figures[1]
    assert (unit.status, unit.formation, unit.files, unit.at[1], state.stage) == (FIELDED, REGIMENT, 3, at(10, 4), 0)


def test_only_where_no_unit_has_a_place_they_are_left_out() -> None:
    narrow = table()
    zone = Zone(tuple(at(*spot) for spot in box(0, 0, 4, 8)), UP)
    small = replace(narrow, zones=(zone, narrow.zones[1]))
    state = to_deploy(ANN, CAR, BORS, board=small)
    assert leave_out_without_room(referee(), state, RED) is state
    state = deploy(referee(), state, Deploy("Tom", NO_FORMATION, at(2, 4), UP))
    left = leave_out_without_room(referee(), state, RED)
    assert [unit.status for unit in left.figures] == [LEFT_OUT, FIELDED, WAITING]
    assert leave_out_without_room(referee(), left, RED) is left


def test_large_skirmishers_have_places_offered() -> None:
    giants = fielded("Gog", RED, *row(3, 3, 3, 4), profile=replace(miniature(), base=(3, 4)))
    assert deploy_answers(to_deploy(giants), RED)


def test_friends_ahead_are_seen_along_a_heading_across_the_field() -> None:
    behind = placing(MEN, usual_deployment(MEN, at(10, 12), 0))
    near, aside = joint_bounds(shapes_of(ranked("A", RED, 5, 5, (20, 12)))), (0, 0, 1, 1)
    assert has_friends_ahead(behind, [near]) and not has_friends_ahead(behind, [aside])
    assert not has_friends_ahead(placing(MEN, usual_deployment(MEN, at(40, 12), 0)), [near])
