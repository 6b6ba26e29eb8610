"""Ranged attacks, and the fire of vehicles that is divided before it is measured."""

import pytest

from affray.core import Event
from affray.referee import Script, ScriptError
from affray.space.plane.bases import FRONT, LEFT, REAR, RIGHT
from affray.space.plane.measure import INCH, NEAR
from affray.systems.wargame.content.codes import LONG, OUT, SHORT
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.rules.attack import Strike
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.hull import Damage, Hull, has_facing, shut_facings
from affray.systems.wargame.rules.ranged import (
    Mark,
    arc_range,
    band,
    divide_by_dice,
    fire_refusal,
    mark_refusal,
    ranged_share,
    unseen_refusal,
    vehicle_fire,
    volley,
)

GUNS = Throw(1, 2, 6, 4)
DICE = read_house({"vehicle_split": "dice"})
MARKS = (Mark(4, 10, 1), Mark(3, 5, 0), Mark(2, 1, 1))


def test_at_long_range_the_quotient_is_halved_and_beyond_it_nothing_is_rolled() -> None:
    assert [
        volley(Script([[5, 5]]), Strike(GUNS, 4, ranged_share(reached, PLAIN)), reached) for reached in (SHORT, LONG)
    ] == [4, 2]
    ref = Script(codes=CODES)
    assert volley(ref, Strike(GUNS, 4), OUT) == 0
    assert ref.events == [Event("out_of_range", clauses=("UW-RNG-03",))]


def test_ranges_hold_to_a_millionth_of_an_inch() -> None:
    assert [band(10 * INCH + more, 10 * INCH, 10 * INCH) for more in (NEAR, NEAR + 1)] == [SHORT, OUT]


def test_a_vehicle_fires_half_as_far_to_the_sides() -> None:
    assert [arc_range(facing, 15 * INCH) for facing in (FRONT, LEFT, RIGHT, REAR)] == [15 * INCH, *[15 * INCH // 2] * 3]


def test_a_facing_that_is_lost_or_never_was_does_not_fire() -> None:
    tank = Hull(INCH, 2, INCH, damage=Damage(shut=shut_facings((LEFT,))))
    assert [has_facing(tank, facing) for facing in (FRONT, LEFT, REAR, RIGHT)] == [1, 0, 0, 1]
    assert has_facing(tank._replace(rear=1), REAR)
    faults = [fire_refusal(tank, facing) for facing in (FRONT, LEFT, REAR)]
    assert [fault and fault.code for fault in faults] == [None, "facing_lost", "no_rear_arc"]


def test_a_target_lies_in_the_arc_and_a_third_of_it_is_seen() -> None:
    found = [mark_refusal(FRONT, lies, visible, 9) for lies, visible in ((FRONT, 3), (LEFT, 9), (FRONT, 2))]
    assert [fault and fault.code for fault in found] == [None, "other_arc", "not_seen"]
    assert unseen_refusal(2, 9).reason == "2 of 9 miniatures are seen; expected at least a third"


def test_points_are_divided_before_it_is_measured_and_those_out_of_range_are_lost() -> None:
    ref = Script([[5, 3]], [8, 3, 2], CODES)
    assert vehicle_fire(ref, 0, GUNS, MARKS, PLAIN) == ((8, 2, 0), (0, 0, 3), (2, 1, 0))
    assert [event.code for event in ref.events] == ["fire", "share", "share", "share"]
    assert ref.events[0].data == {"total": 14, "roll": "roll_vehicle_fire"}
    ref.finish()


def test_no_more_points_are_divided_than_were_rolled() -> None:
    with pytest.raises(ScriptError, match="expected a number from 0 to 6, got 7"):
        vehicle_fire(Script([[5, 3]], [8, 7]), 0, GUNS, MARKS, PLAIN)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([0, 2, 0], (2, 0, 2)),  # 6 and Shoot 4 on the first, 4 on the last
        ([0, 2, 1], (1, 0, 4)),
        ([2, 2], (0, 0, 7)),  # one target has dice, so that Shoot goes there
        ([3, 3], (0, 0, 0)),  # no die is aimed, and Shoot is lost with them
        ([1, 0, 1], (1, 0, 0)),
    ],
)
def test_a_table_may_divide_whole_dice_and_shoot_goes_with_one(answers: list[int], expected: tuple[int, ...]) -> None:
    ref = Script([[3, 5]], answers)
    assert tuple(arrived.quotient for arrived in vehicle_fire(ref, 0, GUNS, MARKS, DICE)) == expected
    ref.finish()


def test_more_dice_than_one_multiset_holds_are_divided_too() -> None:
    ref = Script([[5] * 31, [0, 2]], [*[0] * 31, 1, 1, 0])
    assert divide_by_dice(ref, 0, Throw(1, 33, 6, 4), MARKS[:2]) == (31 * 6 + 4, 3 + 1)
    ref.finish()
