"""Saving throws, the talent, experience, and what goes on from round to round."""

import pytest

from affray.dice.pool import pool
from affray.systems.foeman.content.codes import DEAD, UNCONSCIOUS, UP
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.rules.experience import ep_after, level_of, save_ep
from affray.systems.foeman.rules.saving_throws import (
    Saved,
    Talent,
    entry_score,
    exit_score,
    judge_save,
    pivot_penalty,
    talent_after,
)
from affray.systems.foeman.rules.upkeep import duress_wounds, state_after_recovery


@pytest.mark.parametrize(
    ("faces", "score", "goblin", "saved"),
    [
        ((1, 1, 2), 0, 1, Saved(1, 1, 3)),
        ((1, 1, 2), 3, 0, Saved(0, 0, 4)),
        ((4, 4, 4), 20, 1, Saved(1, 0, 11)),
        ((0, 0, 0), 0, 1, Saved(1, 1, 0)),
    ],
)
def test_a_goblin_counts_its_top_die_one_less(faces: tuple[int, ...], score: int, goblin: int, saved: Saved) -> None:
    assert judge_save(pool(faces), 3, score, goblin) == saved


def test_scores_follow_the_house() -> None:
    away, target_first = PLAIN._replace(negative_rounding=1), PLAIN._replace(hth_entry_sign=1)
    assert [entry_score(11, 9, 12, house) for house in (PLAIN, away, target_first)] == [10, 9, 13]
    assert [exit_score(10, 8, 13, 23, house) for house in (PLAIN, away)] == [8, 7]


def test_a_failed_pivot_costs_one_or_two() -> None:
    assert [pivot_penalty(Saved(1, 0, 9), 9, 12, PLAIN), pivot_penalty(Saved(0, 0, 11), 9, 12, PLAIN)] == [0, -1]
    assert [pivot_penalty(Saved(0, 0, 12), 9, 12, PLAIN), pivot_penalty(Saved(0, -1, 12), 15, 15, PLAIN)] == [-2, -2]
    assert pivot_penalty(Saved(0, 0, 12), 9, 12, PLAIN._replace(pivot_threshold=1)) == -1


def test_only_a_halfling_is_forgiven_and_only_once() -> None:
    assert talent_after(1, 1, 1) == Talent(1, 0, 1)
    assert talent_after(0, 1, 0) == Talent(1, 1, 1)
    assert talent_after(0, 1, 1) == Talent(0, 0, 1)
    assert talent_after(0, 0, 0) == Talent(0, 0, 0)


def test_an_easy_failed_save_costs_nothing_where_only_hard_ones_do() -> None:
    hard_only = PLAIN._replace(ep_loss=1)
    assert [save_ep(3, 8, 11, 0, house) for house in (PLAIN, hard_only)] == [-2, 0]
    assert [save_ep(4, 12, 15, 0, house) for house in (PLAIN, hard_only)] == [-2, -2]
    assert save_ep(4, 13, 15, 0, hard_only) == 0


def test_experience_is_never_below_zero_and_levels_are_points_gained() -> None:
    assert (ep_after(2, -3), ep_after(2, 5)) == (0, 7)
    assert level_of(12, 13, 9, 32) == 2


def test_the_unconscious_wake_unless_the_house_keeps_them_out() -> None:
    no_waking = PLAIN._replace(wake_on_recovery=0)
    assert state_after_recovery(UNCONSCIOUS, 2, 0, PLAIN) == UP
    assert state_after_recovery(UNCONSCIOUS, 1, 0, PLAIN) == UNCONSCIOUS
    assert state_after_recovery(UNCONSCIOUS, 2, 0, no_waking) == UNCONSCIOUS
    assert state_after_recovery(UP, 3, 0, no_waking) == UP
    assert state_after_recovery(DEAD, 2, 0, PLAIN) == DEAD


def test_duress_counts_exhaustion_unless_the_house_does_not() -> None:
    assert [duress_wounds(3, 2, house) for house in (PLAIN, PLAIN._replace(duress_counts=1))] == [5, 3]
