"""Armor that saves dice at a price, a Brawny's sunder, fives that spoil a foe's armor."""

import pytest

from affray.referee import ScriptError
from affray.systems.fortmayn.content.codes import ARMOR, BRAINY, BRAWNY, NOTHING, SHIELD
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.saves_and_sunder import (
    Body,
    Endured,
    Saved,
    Target,
    endure,
    gear_after_fives,
    save_dice,
    strike,
)
from tests.units.fortmayn.blows import NO_WEAR, shown

SMALL, LEATHER = Wear(4, 4), Wear(6, 6)


def test_each_saved_die_costs_a_usage_roll_and_is_saved_whatever_it_shows() -> None:
    ref = shown([2], [1], [6], answers=[ARMOR, ARMOR, ARMOR])
    assert save_dice(ref, 0, 3, 3, NO_WEAR, Wear(10, 10)) == Saved(0, NO_WEAR, Wear(6, 10))
    ref.finish()
    assert [event.code for event in ref.events] == ["used", "saved"] * 3


def test_the_player_chooses_for_each_die_and_what_breaks_saves_no_more() -> None:
    ref = shown([1], [5], answers=[SHIELD, ARMOR, NOTHING])
    assert save_dice(ref, 0, 3, 3, SMALL, LEATHER) == Saved(1, Wear(0, 4), LEATHER)
    ref.finish()
    broken = shown([1], answers=[SHIELD, SHIELD])
    assert save_dice(broken, 0, 3, 3, SMALL, LEATHER).wounded == 2
    broken.finish()


def test_nobody_is_asked_when_there_is_nothing_to_save_with_or_nothing_to_save() -> None:
    ref = shown([1], answers=[SHIELD])
    assert save_dice(ref, 0, 3, 3, SMALL, NO_WEAR).wounded == 2
    assert save_dice(ref, 0, 0, 3, SMALL, LEATHER).wounded == 0
    ref.finish()


def test_magic_armor_is_rolled_for_with_the_next_bigger_die() -> None:
    assert save_dice(shown([7], answers=[ARMOR]), 0, 1, 2, NO_WEAR, Wear(6, 6, 1)).armor == Wear(6, 6, 1)
    with pytest.raises(ScriptError, match="expected faces from 0 to 5"):
        save_dice(shown([7], answers=[ARMOR]), 0, 1, 2, NO_WEAR, LEATHER)


@pytest.mark.parametrize(
    ("answer", "end"),
    [
        (SHIELD, Endured(1, Body(BRAWNY, 1, Wear(0, 4), LEATHER), SHIELD, 0)),
        (ARMOR, Endured(1, Body(BRAWNY, 1, SMALL, Wear(0, 6)), ARMOR, 0)),
        (NOTHING, Endured(2, Body(BRAWNY, 0, SMALL, LEATHER), NOTHING, 1)),
    ],
)
def test_a_brawny_about_to_go_out_may_break_his_gear_to_keep_a_die(answer: int, end: Endured) -> None:
    ref = shown(answers=[answer])
    assert endure(ref, 0, Body(BRAWNY, 2, SMALL, LEATHER), 2, 1) == end
    ref.finish()


def test_only_a_brawny_with_unbroken_gear_sunders_and_only_when_all_dice_would_go() -> None:
    for type_, ready, exposed, shield in ((BRAINY, 2, 2, SMALL), (BRAWNY, 3, 2, SMALL), (BRAWNY, 2, 2, Wear(0, 4))):
        assert endure(shown(), 0, Body(type_, ready, shield), exposed, 1).sundered == NOTHING
    assert endure(shown(answers=[SHIELD]), 0, Body(BRAWNY, 2, armor=LEATHER), 2, 1).out == 1


def test_a_shield_that_broke_saving_cannot_be_sundered() -> None:
    ref = shown([1], answers=[SHIELD])
    left = Body(BRAWNY, 0, Wear(0, 4))
    assert endure(ref, 0, Body(BRAWNY, 1, SMALL), 2, 0) == Endured(1, left, NOTHING, 1)
    ref.finish()


def test_what_was_lost_is_told_and_nothing_where_nothing_was() -> None:
    ref = shown()
    endure(ref, 3, Body(BRAINY, 2), 1, 0)
    assert endure(ref, 3, Body(BRAINY, 2), 0, 0).out == 0
    assert [(event.code, event.data) for event in ref.events] == [
        ("dice_lost", {"pool": 0, "lost": 1, "ready": 1, "who": 3})
    ]


def test_fives_lower_the_shield_and_then_the_armor_and_are_told_when_they_do() -> None:
    assert [gear_after_fives(fives, 6, 4) for fives in range(5)] == [(6, 4), (4, 4), (0, 4), (0, 0), (0, 0)]
    ref = shown()
    for armor, fives in ((0, 2), (6, 0), (6, 1)):
        assert strike(ref, Target(2, 0, armor), 1, fives).dd == 1
    assert [event.data for event in ref.events] == [{"fives": 1, "shield": 0, "armor": 4, "change": 2}]
