"""Casting rolls, what they cost, and renewing spells."""

import pytest

from affray.referee import Script, ScriptError
from affray.systems.melee.content.codes import BREAKS, DROPS, NO_FUMBLE
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.casting import Cast, Renewed, casting_roll, judge_cast, renew, renewal_due
from affray.systems.melee.rules.hit_roll import fumble_of, hit_multiplier
from tests.units.melee.guide_tables import printed


@pytest.mark.parametrize("row", printed("hit_results.csv"), ids=lambda row: f"{row['dice']} dice {row['roll_min']}")
def test_a_casting_roll_reads_the_table_of_hits(row: dict[str, str]) -> None:
    n, on_score = int(row["dice"]), row["result"] == "hit_if_total_le_adj_dx"
    worst = BREAKS if row["break_weapon"] == "true" else DROPS if row["drop_weapon"] == "true" else NO_FUMBLE
    for total in range(int(row["roll_min"]), int(row["roll_max"]) + 1):
        assert hit_multiplier(n, total, 30) == int(row["multiplier"])
        assert hit_multiplier(n, total, total - 1) == (0 if on_score else int(row["multiplier"]))
        assert fumble_of(n, total) == worst


def test_success_costs_all_failure_one_and_the_two_worst_totals_all() -> None:
    assert [judge_cast(3, total, 12, 4).paid for total in (3, 12, 13, 16, 17, 18)] == [4, 4, 1, 1, 4, 4]
    assert [judge_cast(4, total, 12, 4).paid for total in (4, 13, 20, 21, 23)] == [4, 1, 1, 4, 4]


def test_the_worst_total_fells_the_caster() -> None:
    assert [judge_cast(3, total, 12, 4).falls for total in (3, 16, 17, 18)] == [0, 0, 0, 1]
    assert [judge_cast(4, total, 12, 4).falls for total in (22, 23)] == [0, 1]


def test_a_casting_roll_has_the_dice_it_is_told() -> None:
    assert casting_roll(Script([[0, 0, 1]]), 3, 5, 2) == Cast(4, 2, 2, 0)
    assert casting_roll(Script([[5, 5, 5, 5]]), 4, 5, 2) == Cast(24, 0, 2, 1)
    with pytest.raises(ScriptError, match="expected 4 dice, got 3"):
        casting_roll(Script([[0, 0, 0]]), 4, 5, 2)


# --- renewing ---------------------------------------------------------------------------------------------------------
def test_renewal_is_due_from_the_turn_after_casting() -> None:
    assert [renewal_due(3, turn, 1) for turn in (3, 4, 9)] == [0, 1, 1]
    assert renewal_due(3, 4, 0) == 0


def test_what_is_not_paid_for_lapses() -> None:
    assert renew(Script(), 12, 0, 4, (1, 3, 2), (1, 0, 1), PLAIN) == Renewed(7, 1, (1, 0, 1))


def test_each_payment_beyond_st_calls_for_a_roll() -> None:
    script = Script([[2, 2, 2], [2, 2, 2]])
    assert renew(script, 10, 0, 9, (1, 1, 1), (1, 1, 1), PLAIN) == Renewed(12, 1, (1, 1, 1))
    script.finish()


def test_who_falls_unconscious_pays_no_more_and_loses_all() -> None:
    script = Script([[5, 5, 5]])
    assert renew(script, 10, 0, 9, (1, 1, 1), (1, 1, 1), PLAIN) == Renewed(11, 0, (0, 0, 0))
    script.finish()


def test_where_hits_and_fatigue_share_st_spells_are_paid_for_with_st() -> None:
    shared = House(shared_st_pool=1)
    assert renew(Script(), 10, 6, 1, (1, 1, 1), (1, 0, 0), shared) == Renewed(2, 1, (1, 0, 0))
    assert renew(Script(), 10, 6, 1, (1, 1, 1), (1, 1, 1), shared) == Renewed(3, 0, (0, 0, 0))
