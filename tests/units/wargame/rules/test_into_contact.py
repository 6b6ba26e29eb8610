"""Moves into contact that suggest themselves are legal and bring the unit there in order."""

import pytest

from affray.space.plane.bases import Base, rectangles
from affray.space.plane.measure import DEGREE, INCH
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.position.answers import Move
from affray.systems.wargame.rules.into_contact import (
    contact_moves,
    encircling_moves,
    front_at,
    gathering_places,
    is_charge,
)
from affray.systems.wargame.rules.landing import Company, Ground, Order, Other
from affray.systems.wargame.rules.move import MarchOutcome, march
from affray.systems.wargame.turn.moves import march_of
from tests.units.wargame.lineup import (
    BLUE,
    RED,
    Spot,
    at,
    battle,
    box,
    fielded,
    ground,
    other,
    regiment,
    row,
    skirmishers,
    why,
)

OPEN = ground()
FOES = {
    "one": other("Bors", (12, 20)),
    "line": other("Bors", *row(10, 20, 5, 1)),
    "block": other("Bors", *row(10, 20, 5, 1), *row(10, 21, 5, 1)),
    "loose": other("Bors", (10, 20), (12, 21), (14, 20)),
    "turned": other("Bors", (12, 20), heading=30),
    "tank": other("Bors", (12, 20), size=(3, 4), heading=200),
}
UNITS = {
    "regiment": regiment(10, 5, (12, 15.5)),
    "column": regiment(7, 2, (12, 14)),
    "horse": regiment(4, 2, (12, 15), size=(1, 2)),
    "five": skirmishers(*row(8, 15, 5)),
    "twelve": skirmishers(*row(8, 15, 6, 1.5), *row(8, 13, 6, 1.5)),
    "riders": skirmishers(*row(9, 15, 4), size=(1, 2)),
    "hero": skirmishers((12, 15)),
}


def moves_into_contact(company: Company, target: Other, *others: Other, on: Ground = OPEN) -> list[Order]:
    return list(contact_moves(company, target, on, (target, *others), PLAIN))


@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("unit", UNITS)
def test_every_suggestion_is_a_legal_move_into_contact_in_order(unit: str, foe: str) -> None:
    company, target = UNITS[unit], FOES[foe]
    orders = moves_into_contact(company, target)
    assert orders, "expected a way into contact"
    for order in orders:
        done = march(company, order, OPEN, (target,), PLAIN)
        assert isinstance(done, MarchOutcome) and is_charge(done, target)


@pytest.mark.parametrize("unit", UNITS)
def test_out_of_reach_nothing_suggests_itself(unit: str) -> None:
    assert moves_into_contact(UNITS[unit], other("Bors", (12, 30))) == []


def test_a_regiment_is_offered_the_side_that_faces_it_first() -> None:
    first, *_ = moves_into_contact(UNITS["regiment"], FOES["line"])
    assert first.heading == 90 * DEGREE and first.mark == at(12, 19)


@pytest.mark.parametrize(
    ("company", "spot"), [(regiment(10, 5, (9, 9)), (12, 14.5)), (regiment(7, 2, (9, 9), heading=0), (14.5, 13))]
)
def test_a_regiment_stands_behind_the_middle_of_its_front(company: Company, spot: Spot) -> None:
    middle = at(12, 15) if company.heading else at(15, 13)
    mark = front_at(company, middle, company.heading)
    done = march(company._replace(reach=40 * INCH), Order(mark), OPEN, (), PLAIN)
    assert isinstance(done, MarchOutcome)
    front = done.at[: company.files]
    ahead = 0 if company.heading == 0 else 1
    assert {place[ahead] for place in front} == {middle[ahead] - INCH // 2}
    across = [place[1 - ahead] for place in front]
    assert min(across) + max(across) == 2 * middle[1 - ahead]
    assert spot[ahead] == (middle[ahead] - INCH // 2) / INCH


def test_skirmishers_leave_out_places_that_are_taken_or_no_places() -> None:
    company, target = UNITS["five"], other("Bors", (1, 20))
    near = company._replace(at=tuple(at(*spot) for spot in row(1, 16, 5)))
    rock, friend = ground(box(1.6, 19, 3, 21)), other("Ann", (1, 21.4), enemy=False)
    orders = list(contact_moves(near, target, rock, (target, friend), PLAIN))
    assert orders
    for order in orders:
        assert order.arrange is not None and at(0, 20) not in order.arrange
        assert min(x for x, _ in order.arrange) >= INCH // 2


def test_nobody_is_gathered_where_there_is_no_place() -> None:
    company, target = UNITS["hero"], FOES["one"]
    walls = ground(box(9, 20.6, 15, 23), box(9, 17, 15, 19.4), box(9, 17, 11.4, 23), box(12.6, 17, 15, 23))
    assert gathering_places(company, target.bases, 0, (0,), walls, (target,), PLAIN) is None
    assert list(encircling_moves(company, target, walls, (target,), PLAIN)) == []


def test_those_without_a_place_beside_him_stand_behind() -> None:
    company, target = UNITS["twelve"], FOES["one"]
    places = gathering_places(company, target.bases, 90 * DEGREE, range(12), OPEN, (target,), PLAIN)
    assert places is not None and len(set(places)) == 12
    shapes = rectangles(Base(place, 90 * DEGREE, company.size) for place in places)
    assert len(shapes) == 12


def test_a_move_that_disorders_or_misses_is_no_charge() -> None:
    touch = MarchOutcome(placed=True, disordered=False, at=(), files=0, heading=0, distance=0, touched=("Bors",))
    assert is_charge(touch, FOES["one"])
    assert not is_charge(touch._replace(disordered=True), FOES["one"])
    assert not is_charge(touch._replace(placed=False), FOES["one"])
    assert not is_charge(touch._replace(touched=("Cid",)), FOES["one"])


def test_skirmishers_who_keep_their_offsets_into_contact_leave_nobody_out_who_has_room() -> None:
    men, foe = fielded("Ann", RED, *row(10, 10, 4, 1)), fielded("Bors", BLUE, *row(10, 12, 2, 1))
    assert why(march_of(battle(men, foe), 0, Move(at(11.5, 11)))) == "left-out"
    two = battle(fielded("Ann", RED, *row(10, 10, 2, 1)), foe)
    found = march_of(two, 0, Move(at(10, 11)))
    assert isinstance(found, MarchOutcome) and found.touched == ("Bors",)
    wide = battle(men, fielded("Bors", BLUE, *row(10, 12, 4, 1)))
    assert isinstance(march_of(wide, 0, Move(at(11, 11))), MarchOutcome)
