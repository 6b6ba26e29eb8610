"""What weapons ask of a figure."""

import pytest

from affray.systems.melee.content.codes import CHARGE, READY, SHOOT
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import shield, weapon
from affray.systems.melee.rules.attributes import strength
from affray.systems.melee.rules.equipment import (
    can_hold,
    is_strong_enough,
    rate_of,
    reload_left,
    reload_turns,
    shots_per_action,
)


def test_base_st_meets_what_is_required_unless_st_left_counts() -> None:
    needed = weapon("broadsword").st_required
    assert is_strong_enough(strength(12, 4, 0, PLAIN), needed) == 1
    assert is_strong_enough(strength(12, 4, 0, House(current_st_everywhere=1)), needed) == 0
    assert is_strong_enough(9, shield("large").st_required) == 0


@pytest.mark.parametrize(
    ("first", "second", "shield_ready", "allowed"),
    [
        ("broadsword", None, 1, 1),
        ("broadsword", "main_gauche", 0, 1),
        ("broadsword", "main_gauche", 1, 0),
        ("halberd", None, 0, 1),
        ("halberd", None, 1, 0),
        ("halberd", "dagger", 0, 0),
    ],
)
def test_two_hands_hold_what_two_hands_can(first: str, second: str | None, shield_ready: int, allowed: int) -> None:
    other = 0 if second is None else weapon(second).hands
    assert can_hold(weapon(first).hands, other, shield_ready) == allowed


def test_only_quick_bowmen_shoot_twice() -> None:
    longbow, sling, crossbow = (rate_of(weapon(name)) for name in ("longbow", "sling", "light_crossbow"))
    assert [shots_per_action(longbow, dx) for dx in (17, 18)] == [1, 2]
    assert [shots_per_action(sling, 30), shots_per_action(crossbow, 30)] == [1, 1]


def test_crossbows_are_reloaded_faster_by_the_quick() -> None:
    light, heavy, bow = (rate_of(weapon(name)) for name in ("light_crossbow", "heavy_crossbow", "small_bow"))
    assert [reload_turns(light, dx) for dx in (13, 14)] == [1, 0]
    assert [reload_turns(heavy, dx) for dx in (13, 14)] == [2, 1]
    assert reload_turns(bow, 9) == 0


def test_reloading_goes_on_in_turns_of_f_without_a_shot_and_of_e() -> None:
    heavy = rate_of(weapon("heavy_crossbow"))
    left = reload_left(0, SHOOT, 1, heavy, 10)
    turns = [left]
    for option in (CHARGE, SHOOT, READY, SHOOT):
        left = reload_left(left, option, 0, heavy, 10)
        turns.append(left)
    assert turns == [2, 2, 1, 0, 0]
