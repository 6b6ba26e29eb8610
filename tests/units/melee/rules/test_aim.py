"""Reach, the line of flight, what stops it and whom it passes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.space.bodies import body_distance, covered_hexes
from affray.space.crossing import crossed_hexes
from affray.space.hex import DIRECTIONS, Hex, disc, distance
from affray.systems.melee.content.codes import (
    CREATION_SPELL,
    FRONT,
    HTH,
    KNEELING,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    POLE,
    PRONE,
    REAR,
    SIDE,
    STANDING,
    THROWN,
    THROWN_SPELL,
)
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules import aim
from affray.systems.melee.rules.aim import Bystander
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import shape_of

coordinates = st.integers(-12, 12)
hexes = st.tuples(coordinates, coordinates)
ME = Placed(0, ((0, 0),), 0)
JABS = PLAIN._replace(pole_jab=1)
EVERYBODY = PLAIN._replace(roll_to_miss_all=1)
PRONE_TOO = PLAIN._replace(roll_to_miss_prone=1)
KINDS = (MELEE, POLE, THROWN, MISSILE, HTH, MISSILE_SPELL, THROWN_SPELL, CREATION_SPELL)
SPELLS = (MISSILE_SPELL, THROWN_SPELL, CREATION_SPELL)


@given(hexes, hexes)
def test_ranges_by_hexes_are_thirds_rounded_up(a: Hex, b: Hex) -> None:
    thirds = aim.megahexes(a, b, PLAIN._replace(range_by_hexes=1))
    assert 3 * (thirds - 1) < distance(a, b) <= 3 * thirds


@pytest.mark.parametrize(
    ("posture", "crossbow", "kinds"),
    [
        (STANDING, 0, KINDS),
        (KNEELING, 0, (MISSILE, HTH, *SPELLS)),
        (PRONE, 0, (HTH, *SPELLS)),
        (PRONE, 1, (MISSILE, HTH, *SPELLS)),
        (KNEELING, 1, (MISSILE, HTH, *SPELLS)),
    ],
)
def test_what_each_posture_allows(posture: int, crossbow: int, kinds: tuple[int, ...]) -> None:
    assert tuple(kind for kind in KINDS if aim.can_attack_from(kind, posture, crossbow)) == kinds


@pytest.mark.parametrize(
    ("kind", "reached"),
    [
        (MELEE, {(1, FRONT)}),
        (POLE, {(1, FRONT)}),
        (THROWN, {(1, FRONT), (2, FRONT), (9, FRONT)}),
        (MISSILE, {(1, FRONT), (2, FRONT), (9, FRONT)}),
        (HTH, {(0, FRONT), (0, SIDE), (0, REAR)}),
        *((kind, {(s, z) for s in (0, 1) for z in (FRONT, SIDE, REAR)} | {(2, FRONT), (9, FRONT)}) for kind in SPELLS),
    ],
)
def test_what_each_attack_reaches(kind: int, reached: set[tuple[int, int]]) -> None:
    tried = {(steps, zone) for steps in (0, 1, 2, 9) for zone in (FRONT, SIDE, REAR)}
    assert {place for place in tried if aim.can_reach(kind, *place, PLAIN)} == reached
    longer = {(2, FRONT)} if kind == POLE else set()
    assert {place for place in tried if aim.can_reach(kind, *place, JABS)} == reached | longer


def fault(
    kind: int,
    target: Hex,
    me: Placed = ME,
    walls: tuple[Hex, ...] = (),
    house: House = PLAIN,
    source: Hex | None = None,
    crossbow: int = 0,
) -> str | None:
    refusal = aim.aim_refusal(kind, me, source or me.hexes[0], target, walls, house, crossbow=crossbow)
    return None if refusal is None else refusal.code


def test_an_attack_needs_posture_reach_and_a_free_line() -> None:
    assert fault(MELEE, (0, -1)) is None
    assert fault(MELEE, (1, 0)) == "reach"
    assert fault(MELEE, (0, -1), ME._replace(posture=KNEELING)) == "posture"
    assert fault(MISSILE, (0, -3), walls=((0, -2),)) == "wall"
    assert fault(MISSILE, (0, -3), ME._replace(posture=PRONE)) == "posture"
    assert fault(MISSILE, (0, -3), ME._replace(posture=PRONE), crossbow=1) is None
    assert fault(THROWN_SPELL, (0, 2)) == "reach"
    assert fault(THROWN_SPELL, (0, 1)) is None


def test_what_stands_with_its_sides_in_front_strikes_sideways() -> None:
    assert fault(MELEE, (1, 0), ME._replace(side_is_front=1)) is None


def test_a_pole_weapon_jabs_over_a_hex_but_through_no_wall() -> None:
    assert fault(POLE, (0, -2)) == "reach"
    assert fault(POLE, (0, -2), house=JABS) is None
    assert fault(POLE, (0, -2), house=JABS, walls=((0, -1),)) == "wall"
    assert fault(POLE, (0, -3), house=JABS) == "reach"


def test_blows_reach_only_a_height_that_meets_and_what_flies_any() -> None:
    def code(kind: int) -> str | None:
        refusal = aim.aim_refusal(kind, ME, (0, 0), (0, -1), (), PLAIN, meet=0)
        return None if refusal is None else refusal.code

    assert [kind for kind in KINDS if code(kind) == "height"] == [MELEE, POLE]
    assert code(THROWN) is None


def test_a_large_figure_attacks_from_a_hex_nearest_to_its_target() -> None:
    rosette = Placed(0, covered_hexes(shape_of(7), (0, 0), 0), 0)
    assert fault(MELEE, (0, -2), rosette, source=(0, -1)) is None
    assert fault(MELEE, (0, -2), rosette, source=(1, 0)) == "source"
    assert fault(MISSILE, (0, -5), rosette, source=(0, -1)) is None
    assert fault(MELEE, (0, 2), rosette, source=(0, 1)) == "reach"


@given(hexes, hexes, st.sampled_from((1, 2, 3, 4, 7)))
def test_the_aims_are_the_nearest_hexes_of_both(a: Hex, b: Hex, size: int) -> None:
    mine, its = covered_hexes(shape_of(size), a, 1), covered_hexes(shape_of(2), b, 4)
    found = aim.nearest_hex_pairs(mine, its)
    assert {distance(own, other) for own, other in found} == {body_distance(mine, its)}


def test_only_both_hexes_of_a_pair_stop_a_line() -> None:
    line = crossed_hexes((0, 0), (1, -2))
    assert not aim.is_line_through(line, {(0, -1)})
    assert aim.is_line_through(line, {(0, -1), (1, -1)})
    assert not aim.is_line_through((), {(0, 0)})


def test_a_body_covers_from_the_last_hex_alone() -> None:
    line = crossed_hexes((0, 0), (0, -3))
    assert [aim.has_body_before(line, {pos}) for pos in ((0, -1), (0, -2), (0, -3))] == [False, True, False]
    assert not aim.has_body_before(crossed_hexes((0, 0), (0, -1)), {(0, 0), (0, -1)})


def someone(pos: Hex, posture: int = STANDING, friend: int = 1) -> Bystander:
    return Bystander((pos,), posture, friend)


NORTH = crossed_hexes((0, 0), (0, -5))
CROWD = (
    someone((0, -3)),
    someone((0, -1), PRONE),
    someone((0, -2), KNEELING),
    someone((0, -4), friend=0),
    someone((1, -3)),
    someone((0, -5)),
    someone((0, -4), PRONE, friend=0),
)


@pytest.mark.parametrize(
    ("house", "met"),
    [
        (PLAIN, ((2,), (0,))),
        (EVERYBODY, ((2,), (0,), (3,))),
        (PRONE_TOO, ((1,), (2,), (0,))),
        (PLAIN._replace(roll_to_miss_all=1, roll_to_miss_prone=1), ((1,), (2,), (0,), (3,), (6,))),
    ],
)
def test_those_on_the_line_are_missed_nearest_first(house: House, met: tuple[tuple[int, ...], ...]) -> None:
    assert aim.bystanders_passed(NORTH, CROWD, house) == met


def test_of_a_pair_one_is_met_and_only_if_both_hexes_hold_somebody() -> None:
    line = crossed_hexes((0, 0), (1, -2))
    left, right = someone((0, -1)), someone((1, -1))
    assert aim.bystanders_passed(line, (left,), PLAIN) == ()
    assert aim.bystanders_passed(line, (left, right), PLAIN) == ((0, 1),)
    assert aim.bystanders_passed(line, (left, right._replace(posture=PRONE)), PLAIN) == ()
    assert aim.bystanders_passed(line, (left, right._replace(friend=0)), PLAIN) == ()


def test_a_large_friend_is_missed_once() -> None:
    long = Bystander(((0, -1), (0, -2)), STANDING)
    assert aim.bystanders_passed(NORTH, (long,), PLAIN) == ((0,),)
    both = Bystander(((0, -1), (1, -1), (1, -2)), STANDING)
    assert aim.bystanders_passed(crossed_hexes((0, 0), (2, -4)), (both,), PLAIN) == ((0,),)
    again = Bystander(((1, -2), (1, -3), (2, -3)), STANDING)
    assert aim.bystanders_passed(crossed_hexes((0, 0), (2, -4)), (again,), PLAIN) == ((0,),)


def test_one_of_two_may_be_picked_and_the_other_met_later() -> None:
    beside = someone((0, -1))
    long = Bystander(((1, -1), (1, -2)), STANDING)
    assert aim.bystanders_passed(crossed_hexes((0, 0), (2, -4)), (beside, long), PLAIN) == ((0, 1), (1,))


@given(st.lists(st.sampled_from(disc((0, 0), 4)[1:]), max_size=10), hexes)
def test_only_friends_on_the_line_are_met_and_in_its_order(places: list[Hex], target: Hex) -> None:
    line = crossed_hexes((0, 0), target)
    met = aim.bystanders_passed(line, [someone(pos) for pos in places], PLAIN)
    alone = [entry[0] for entry in met if len(entry) == 1]
    singles = [sample[0] for sample in line if len(sample) == 1]
    assert [places[place] for place in alone if places[place] in singles] == [
        pos for pos in singles for place in places if place == pos
    ]


def test_what_flies() -> None:
    assert tuple(kind for kind in KINDS if aim.is_flying(kind)) == (THROWN, MISSILE, MISSILE_SPELL)


def test_the_six_neighbours_have_nothing_between() -> None:
    assert all(aim.bystanders_passed(crossed_hexes((0, 0), pos), CROWD, PLAIN) == () for pos in DIRECTIONS)
