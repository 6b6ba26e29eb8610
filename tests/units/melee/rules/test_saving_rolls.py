"""Saving rolls: dice, targets, and what the house makes of low and high totals."""

from collections.abc import Callable

import pytest

from affray.referee import Script
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules import saving_rolls
from affray.systems.melee.rules.saving_rolls import Saved, dx_target, is_vanishing, judge_save

AUTO = House(auto_on_saves=1)


def test_no_total_decides_by_itself() -> None:
    assert [judge_save(total, 3, 2, PLAIN) for total in (3, 5)] == [0, 0]
    assert [judge_save(total, 3, 18, PLAIN) for total in (16, 18)] == [1, 1]


def test_low_and_high_totals_of_three_dice_decide_where_the_house_has_it_so() -> None:
    assert [judge_save(total, 3, 2, AUTO) for total in (3, 5, 6)] == [1, 1, 0]
    assert [judge_save(total, 3, 18, AUTO) for total in (15, 16, 18)] == [1, 0, 0]
    assert [judge_save(5, 4, 2, AUTO), judge_save(16, 4, 16, AUTO)] == [0, 1]


def test_a_roll_against_dx_is_against_standing_dx_unless_the_house_says_bare() -> None:
    assert [dx_target(13, 8, PLAIN), dx_target(13, 8, House(dx_saves_unadjusted=1))] == [8, 13]


@pytest.mark.parametrize(
    ("save", "dice"),
    [
        (saving_rolls.collapse_save, 3),
        (saving_rolls.draw_dagger_save, 3),
        (saving_rolls.leave_hth_save, 4),
        (saving_rolls.no_retreat_save, 3),
        (saving_rolls.disbelief_save, 3),
    ],
)
def test_each_kind_rolls_its_dice_to_its_target_or_less(save: Callable[[Script, int, House], Saved], dice: int) -> None:
    faces = [3] * dice
    assert save(Script([faces]), 4 * dice, PLAIN) == Saved(1, 4 * dice)
    assert save(Script([faces]), 4 * dice - 1, PLAIN) == Saved(0, 4 * dice)


def test_only_what_is_not_real_vanishes() -> None:
    assert [is_vanishing(real, passed) for real in (0, 1) for passed in (0, 1)] == [0, 1, 0, 0]
