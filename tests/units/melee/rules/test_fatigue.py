"""Fatigue: costs, recovery, exhaustion and collapse."""

import pytest

from affray.referee import Script
from affray.systems.melee.content.codes import RUN, SPEED_NAMES
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.fatigue import (
    Spent,
    can_wake,
    fatigue_after_rest,
    fatigue_after_walk,
    is_pool_spent,
    jog_cost,
    spend,
)
from affray.systems.melee.rules.speeds import speed_fatigue
from tests.units.melee.guide_tables import printed

SHARED, EVERYWHERE = House(shared_st_pool=1), House(current_st_everywhere=1)
TEN, ELEVEN = [2, 2, 3], [3, 3, 2]


def changes() -> dict[str, int]:
    """What each activity of the guide's table changes."""
    return {row["activity"]: int(row["fatigue_change"]) for row in printed("fatigue.csv")}


def test_costs_and_recovery_are_those_of_the_table() -> None:
    assert changes() == {
        "run": speed_fatigue(RUN),
        "jog_combat": speed_fatigue(SPEED_NAMES.index("jog")),
        "walk": speed_fatigue(SPEED_NAMES.index("walk")),
        "jog_travel": jog_cost(10),
        "walk_travel": fatigue_after_walk(5, 12, 60) - 5,
        "rest": fatigue_after_rest(5, 10) - 5,
    }


def test_only_full_periods_count() -> None:
    assert [jog_cost(minutes) for minutes in (9, 19, 20)] == [0, 1, 2]
    assert [fatigue_after_rest(5, minutes) for minutes in (9, 19, 100)] == [5, 4, 0]
    assert [fatigue_after_walk(5, 12, minutes) for minutes in (59, 119, 600)] == [5, 4, 0]


def test_the_exhausted_recover_by_rest_alone() -> None:
    assert [is_pool_spent(fatigue, 12) for fatigue in (11, 12, 13)] == [0, 1, 1]
    assert [fatigue_after_walk(12, 12, 600), fatigue_after_walk(11, 12, 600), fatigue_after_rest(12, 10)] == [12, 1, 11]


def test_who_collapsed_wakes_when_rest_has_brought_fatigue_back_to_st() -> None:
    assert [can_wake(fatigue, 10) for fatigue in (11, 10, 9)] == [0, 1, 1]


def test_spending_up_to_st_calls_for_no_roll() -> None:
    assert spend(Script(), 3, 10, 0, 7, PLAIN) == Spent(10, 1)


@pytest.mark.parametrize(("dice", "conscious"), [(TEN, 1), (ELEVEN, 0)])
def test_each_spending_beyond_st_calls_for_a_roll_and_is_made_all_the_same(dice: list[int], conscious: int) -> None:
    assert spend(Script([dice]), 1, 10, 0, 10, PLAIN) == Spent(11, conscious)


def test_nothing_spent_is_no_spending() -> None:
    assert spend(Script(), 0, 10, 0, 12, PLAIN) == Spent(12, 1)


def test_where_st_left_counts_everywhere_hits_shrink_the_pool_and_the_target() -> None:
    assert spend(Script(), 1, 12, 2, 10, PLAIN) == Spent(11, 1)
    assert spend(Script([TEN]), 1, 12, 2, 10, EVERYWHERE) == Spent(11, 1)
    assert spend(Script([ELEVEN]), 1, 12, 2, 10, EVERYWHERE) == Spent(11, 0)


def test_where_hits_and_fatigue_share_st_what_is_spent_is_gone_and_nobody_rolls() -> None:
    assert [spend(Script(), points, 12, 5, 3, SHARED) for points in (2, 3, 5)] == [
        Spent(5, 1),
        Spent(6, 0),
        Spent(8, 0),
    ]
