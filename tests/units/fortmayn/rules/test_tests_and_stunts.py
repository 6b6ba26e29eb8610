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
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Endured, Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import Trial
from tests.units.fortmayn.blows import brainy, brawny, shown

BEFORE, ALL_LOWS = read_house({"harm_timing": "before_removal"}), read_house({"test_losses": "all_lows"})
SHORT, SAVES = read_house({"stunt_short": "nothing"}), read_house({"stunt_saves": "yes"})


def a_test(faces: tuple[int, ...], dd: int, house: House = PLAIN, pool: int = BODY, in_conflict: int = 0) -> Trial:
    """A Brainy's test in which the dice show these faces."""
    ref = shown(faces) if faces and dd else shown()
    found = tests_and_stunts.test(
        ref, 0, pool=pool, body=Body(BRAINY, len(faces)), die=8, dd=dd, in_conflict=in_conflict, house=house
    )
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
    assert found[:3] == (removed, dd - removed, outcome)
    assert (found.own.wounded, found.own.body.ready) == (lost, len(faces) - lost)


def test_a_table_may_let_removed_dice_harm_or_every_low_be_lost() -> None:
    assert [a_test((5, 1, 2), 2, house).own.wounded for house in (PLAIN, BEFORE, ALL_LOWS)] == [1, 2, 2]
    assert [a_test((1, 1, 2), 1, ALL_LOWS, BODY, fray).own.wounded for fray in (0, 1)] == [3, 1]
    assert a_test((1, 1), 0, ALL_LOWS).own.wounded == 0


def test_body_dice_that_run_out_put_a_character_out_and_head_dice_do_not() -> None:
    assert [a_test((1, 2), 3, pool=pool).own for pool in (BODY, HEAD)] == [
        Endured(2, Body(BRAINY, 0), NOTHING, out) for out in (1, 0)
    ]
    assert a_test((5, 3), 3, pool=HEAD).own.wounded == 0


def test_armor_saves_nothing_in_a_test_but_a_brawny_may_sunder_it() -> None:
    ref = shown([1], answers=[ARMOR])
    found = tests_and_stunts.test(
        ref, 0, pool=BODY, body=Body(BRAWNY, 1, armor=Wear(4, 4)), die=8, dd=1, in_conflict=1, house=PLAIN
    )
    assert found.own == Endured(0, Body(BRAWNY, 1, armor=Wear(0, 4)), ARMOR, 0)
    ref.finish()


def test_a_test_tells_what_it_did_with_its_dice() -> None:
    ref = shown([5, 1, 2])
    tests_and_stunts.test(ref, 4, pool=HEAD, body=Body(BRAINY, 3), die=8, dd=2, in_conflict=0, house=PLAIN)
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
    assert stunted((5, 8, 3), brawny(3), Target(9)) == Trial(9, 0, OVERCOME, 1, Endured(0, Body(BRAWNY, 3), NOTHING, 0))
    half = stunted((5, 8, 3, 4), brawny(4), Target(4))
    assert (half.majority, half.removed, half.dd, half.outcome) == (0, 2, 2, PARTIAL)


def test_short_of_a_majority_a_table_may_remove_nothing_even_where_hits_would_do() -> None:
    assert [stunted((8, 3, 1), brawny(3), Target(1), house).removed for house in (PLAIN, SHORT)] == [1, 0]


def test_a_stunt_costs_every_low_whether_it_succeeds_or_not() -> None:
    done = stunted((6, 7, 1), brainy(3)._replace(die=8), Target(5), PLAIN, HEAD)
    assert done == Trial(5, 0, OVERCOME, 1, Endured(1, Body(BRAINY, 2), NOTHING, 0))
    failed = stunted((1, 2), brainy(2), Target(1))
    assert failed == Trial(0, 1, FAILED, 0, Endured(2, Body(BRAINY, 0), NOTHING, 1))


def test_no_armor_saves_in_a_stunt_unless_the_table_lets_it_in_conflict() -> None:
    shield, target = Wear(6, 6), Target(2)
    for house, fray, wounds in ((PLAIN, 1, 1), (SAVES, 0, 1), (SAVES, 1, 0)):
        ref = shown([1, 4], [5], answers=[SHIELD])
        assert tests_and_stunts.stunt(ref, 0, BODY, brawny(2, shield), target, fray, house).own.wounded == wounds
    assert (
        tests_and_stunts.stunt(shown([1, 4]), 0, BODY, brawny(2, shield), Target(2, no_save=1), 1, SAVES).own.wounded
        == 1
    )


def test_a_stunt_that_would_put_a_brawny_out_may_cost_him_his_shield_instead() -> None:
    found = tests_and_stunts.stunt(shown([1, 2], answers=[SHIELD]), 0, BODY, brawny(2, Wear(6, 6)), Target(3), 0, PLAIN)
    assert found.own == Endured(1, Body(BRAWNY, 1, Wear(0, 6)), SHIELD, 0)


def test_a_stunt_against_nothing_rolls_nothing() -> None:
    assert tests_and_stunts.stunt(shown(), 0, BODY, brainy(2), Target(0), 0, PLAIN) == Trial(
        0, 0, OVERCOME, 0, Endured(0, Body(BRAINY, 2), NOTHING, 0)
    )


def test_the_tough_lose_a_die_less_and_the_unearthly_none_but_to_magic() -> None:
    assert stunted((5, 3, 3), brawny(3), Target(3, tough=1)).removed == 0
    assert stunted((5, 5, 3), brawny(3), Target(3, tough=1)).removed == 3
    assert stunted((5, 5, 3), brawny(3), Target(3, immune=1)).removed == 0
