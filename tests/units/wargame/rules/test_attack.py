"""Sums and quotients of melee, free attacks and overruns."""

from affray.core import Event
from affray.referee import Script
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.rules.attack import (
    HALF_DOWN,
    HALF_UP,
    WHOLE,
    Exchange,
    Strike,
    free_attack,
    free_strike,
    half_share,
    is_run_over,
    melee,
    overrun,
    overrun_share,
    quotient,
)
from affray.systems.wargame.rules.attack_dice import Throw

UP = read_house({"halve_rounding": "up"})
PAIR = Throw(2, 2, 6, 2)


def test_both_sides_roll_the_attacker_first_and_each_attack_is_told() -> None:
    ref = Script([[5, 4], [0, 0]], codes=CODES)
    assert melee(ref, Strike(PAIR, 6), Strike(PAIR, 4)) == Exchange(2, 1)
    assert ref.events == [
        Event(
            "strike", {"total": 13, "defense": 6, "quotient": 2, "share": 0, "roll": "roll_attack"}, (4, 5),
            clauses=("UW-MEL-02", "UW-MEL-04", "UW-MEL-05"),
        ),
        Event(
            "strike", {"total": 4, "defense": 4, "quotient": 1, "share": 0, "roll": "roll_defence"}, (0, 0),
            clauses=("UW-MEL-02", "UW-MEL-06", "UW-MEL-04", "UW-MEL-05"),
        ),
    ]  # fmt: skip
    ref.finish()


def test_who_has_no_dice_rolls_none_and_does_nothing() -> None:
    ref = Script([[5, 4]])
    assert melee(ref, Strike(PAIR, 6), Strike(Throw(), 4)) == Exchange(2, 0)
    ref.finish()


def test_halves_round_down_or_as_the_table_has_it() -> None:
    assert [free_attack(Script([[5, 5]]), free_strike(PAIR, 4, 0, house)) for house in (PLAIN, UP)] == [1, 2]
    assert [quotient(19, 4, half_share(house)) for house in (PLAIN, UP)] == [2, 2]


def test_a_unit_run_over_strikes_back_in_full() -> None:
    ref = Script([[5, 5], [5, 5]])
    assert overrun(ref, Strike(PAIR, 2, HALF_DOWN), Strike(PAIR, 2)) == Exchange(3, 7)


def test_losses_are_halved_in_reverse_or_by_the_rear_of_the_unit() -> None:
    unit_rear = read_house({"rear_means": "unit_rear"})
    assert [overrun_share(reverse, 0, UP) for reverse in (0, 1)] == [WHOLE, HALF_UP]
    assert [overrun_share(1, behind, unit_rear) for behind in (0, 1)] == [WHOLE, HALF_DOWN]


def test_friends_are_run_over_unless_the_table_spares_them() -> None:
    spares = read_house({"overrun_spares_friends": True})
    assert [is_run_over(friend, PLAIN) for friend in (0, 1)] == [1, 1]
    assert [is_run_over(friend, spares) for friend in (0, 1)] == [1, 0]
