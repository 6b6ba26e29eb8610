"""Tests and stunts."""

import pytest

from affray.systems.fortmayn.content.codes import (
    ARMOR,
    BODY,
    BRAINY,
    BRAWNY,
    FAILED,
    HEAD,
    NOTHING,
    OVERCOME,
    PARTIAL,
    SHIELD,
)
from affray.systems.fortmayn.content.house_rules import PLAIN, House, read_house
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules import tests_and_stunts
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import Trial
from tests.units.fortmayn.blows import NO_WEAR, brainy, brawny, shown

BEFORE, ALL_LOWS = read_house({"harm_timing": "before_removal"}), read_house({"test_losses": "all_lows"})
SHORT, SAVES = read_house({"stunt_short": "nothing"}), read_house({"stunt_saves": "yes"})


def a_test(faces: tuple[int, ...], dd: int, house: House = PLAIN, pool: int = BODY, in_conflict: int = 0) -> Trial:
    """A Brainy's test in which the dice show these faces."""
    ref = shown(faces) if faces and dd else shown()
    found = tests_and_stunts.test(ref, 0, BRAINY, pool, len(faces), 8, dd, in_conflict, NO_WEAR, NO_WEAR, house)
    ref.finish()
    return found


@pytest.mark.parametrize(
    ("faces", "dd", "removed", "lost", "outcome"),
    [
        ((3, 4), 1, 0, 0, FAILED),
        ((6, 8, 3), 2, 2, 0, OVERCOME),
        ((5, 1, 2), 2, 1, 1, PARTIAL),
        ((1, 1, 2), 1, 0, 1, FAILED),
        ((5, 5, 1), 1, 1, 0, OVERCOME),
        ((), 1, 0, 0, FAILED),
        ((), 0, 0, 0, OVERCOME),
        ((1, 2), 0, 0, 0, OVERCOME),
    ],
)
def test_hits_come_off_first_and_what_is_left_harms(
    faces: tuple[int, ...], dd: int, removed: int, lost: int, outcome: int
) -> None:
    found = a_test(faces, dd)
    assert found[:5] == (removed, dd - removed, lost, len(faces) - lost, outcome)


def test_a_table_may_let_removed_dice_harm_or_every_low_be_lost() -> None:
    assert [a_test((5, 1, 2), 2, house).lost for house in (PLAIN, BEFORE, ALL_LOWS)] == [1, 2, 2]
    assert [a_test((1, 1, 2), 1, ALL_LOWS, BODY, fray).lost for fray in (0, 1)] == [3, 1]
    assert a_test((1, 1), 0, ALL_LOWS).lost == 0


def test_body_dice_that_run_out_put_a_character_out_and_head_dice_do_not() -> None:
    assert [a_test((1, 2), 3, pool=pool)[2:6] for pool in (BODY, HEAD)] == [(2, 0, FAILED, 1), (2, 0, FAILED, 0)]
    assert a_test((5, 3), 3, pool=HEAD).lost == 0


def test_armor_saves_nothing_in_a_test_but_a_brawny_may_sunder_it() -> None:
    ref = shown([1], answers=[ARMOR])
    found = tests_and_stunts.test(ref, 0, BRAWNY, BODY, 1, 8, 1, 1, NO_WEAR, Wear(4, 4), PLAIN)
    assert (found.lost, found.ready, found.out, found.sundered, found.armor) == (0, 1, 0, ARMOR, Wear(0, 4))
    ref.finish()


def test_a_test_tells_what_it_did_with_its_dice() -> None:
    ref = shown([5, 1, 2])
    tests_and_stunts.test(ref, 4, BRAINY, HEAD, 3, 8, 2, 0, NO_WEAR, NO_WEAR, PLAIN)
    assert [(event.code, event.dice) for event in ref.events] == [("test", (0, 1, 4)), ("dice_lost", ())]
    assert ref.events[0].data == {
        "removed": 1,
        "dd": 1,
        "lost": 1,
        "outcome": PARTIAL,
        "roll": "roll_test",
        "sides": 8,
        "kinds": (1, 1, 2),
    }


# --- stunts -----------------------------------------------------------------------------------------------------------
def stunted(faces: tuple[int, ...], fighter: Fighter, target: Target, house: House = PLAIN, pool: int = BODY) -> Trial:
    """A stunt outside conflict in which the dice show these faces."""
    return tests_and_stunts.stunt(shown(faces), 0, pool, fighter, target, 0, house)


def test_a_majority_overcomes_whatever_the_difficulty_and_half_is_none() -> None:
    assert stunted((5, 8, 3), brawny(3), Target(9))[:5] == (9, 0, 0, 3, OVERCOME)
    half = stunted((5, 8, 3, 4), brawny(4), Target(4))
    assert (half.majority, half.removed, half.dd, half.outcome) == (0, 2, 2, PARTIAL)


def test_short_of_a_majority_a_table_may_remove_nothing_even_where_hits_would_do() -> None:
    assert [stunted((8, 3, 1), brawny(3), Target(1), house).removed for house in (PLAIN, SHORT)] == [1, 0]


def test_a_stunt_costs_every_low_whether_it_succeeds_or_not() -> None:
    assert stunted((6, 7, 1), brainy(3)._replace(die=8), Target(5), PLAIN, HEAD)[:6] == (5, 0, 1, 2, OVERCOME, 0)
    assert stunted((1, 2), brainy(2), Target(1))[2:6] == (2, 0, FAILED, 1)


def test_no_armor_saves_in_a_stunt_unless_the_table_lets_it_in_conflict() -> None:
    shield, target = Wear(6, 6), Target(2)
    for house, fray, wounds in ((PLAIN, 1, 1), (SAVES, 0, 1), (SAVES, 1, 0)):
        ref = shown([1, 4], [5], answers=[SHIELD])
        assert tests_and_stunts.stunt(ref, 0, BODY, brawny(2, shield), target, fray, house).lost == wounds
    assert tests_and_stunts.stunt(shown([1, 4]), 0, BODY, brawny(2, shield), Target(2, no_save=1), 1, SAVES).lost == 1


def test_a_stunt_that_would_put_a_brawny_out_may_cost_him_his_shield_instead() -> None:
    found = tests_and_stunts.stunt(shown([1, 2], answers=[SHIELD]), 0, BODY, brawny(2, Wear(6, 6)), Target(3), 0, PLAIN)
    assert (found.lost, found.ready, found.out, found.sundered) == (1, 1, 0, SHIELD)


def test_a_stunt_against_nothing_rolls_nothing() -> None:
    assert tests_and_stunts.stunt(shown(), 0, BODY, brainy(2), Target(0), 0, PLAIN)[:7] == (
        0,
        0,
        0,
        2,
        OVERCOME,
        0,
        NOTHING,
    )


def test_the_tough_lose_a_die_less_and_the_unearthly_none_but_to_magic() -> None:
    assert stunted((5, 3, 3), brawny(3), Target(3, tough=1)).removed == 0
    assert stunted((5, 5, 3), brawny(3), Target(3, tough=1)).removed == 3
    assert stunted((5, 5, 3), brawny(3), Target(3, immune=1)).removed == 0
