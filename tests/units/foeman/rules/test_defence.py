"""Guard and what is stopped, under every option and on borders of sectors."""

import pytest

from affray.core import InputError
from affray.systems.foeman.cases.combat import VERBS
from affray.systems.foeman.content.codes import (
    DEFENDING,
    DODGING,
    FIRE,
    FRONT_LEFT,
    FRONT_RIGHT,
    HURL,
    LEFT,
    NO_ITEM,
    NOT_DEFENDING,
    REAR,
    RIGHT,
    RIGHT_HANDED,
    STRIKE,
    WITH_WEAPON,
)
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.content.tables import find_armor, find_shield
from affray.systems.foeman.rules.defence import is_defense_used, is_met_by_guard, mode_after, parts_stopped, screen_of
from affray.systems.foeman.rules.weapon_use import cover_of

defense = VERBS["defense"]
COVER = cover_of(find_armor("None"), find_shield("Small Shield"), RIGHT_HANDED)


def stopped(**case: object) -> object:
    return defense({"kind": "strike", "side": "front", "needed": 12, "total": 11, "engaged": True, **case})["parts"]


def test_on_a_border_the_target_takes_the_better_side() -> None:
    assert is_met_by_guard(STRIKE, FRONT_RIGHT, RIGHT, DEFENDING, 0, 1, PLAIN) == 1
    assert is_met_by_guard(STRIKE, RIGHT, REAR, DEFENDING, 0, 1, PLAIN) == 0
    parts = parts_stopped(0, screen_of(STRIKE, LEFT, FRONT_LEFT, DEFENDING, WITH_WEAPON, COVER, PLAIN))
    assert parts == (0, 2, 1)
    assert mode_after(FIRE, LEFT, FRONT_LEFT, DEFENDING, 0, 0) == DODGING
    assert parts_stopped(0, screen_of(STRIKE, RIGHT, FRONT_RIGHT, NOT_DEFENDING, NO_ITEM, COVER, PLAIN)) == (0, 0, 0)


def test_guard_may_meet_every_attack_through_the_front() -> None:
    house = PLAIN._replace(guard_scope=1)
    for kind, mode in ((STRIKE, DODGING), (HURL, DEFENDING)):
        assert is_met_by_guard(kind, FRONT_LEFT, FRONT_LEFT, mode, 1, 1, PLAIN) == 0
        assert is_met_by_guard(kind, FRONT_LEFT, FRONT_LEFT, mode, 1, 1, house) == 1
        assert is_met_by_guard(kind, REAR, REAR, mode, 1, 1, house) == 0


def test_a_dodger_goes_on_dodging_when_engaged() -> None:
    assert is_met_by_guard(HURL, FRONT_LEFT, FRONT_LEFT, DODGING, 0, 1, PLAIN) == 1


def test_guard_may_hold_inside_the_hex() -> None:
    case = {"kind": "strike", "side": "same", "defend": {"item": "weapon"}}
    assert defense(case)["guard"] is False
    assert defense({**case, "options": {"guard_in_hth": True}})["guard"] is True
    dodging = {**case, "defend": {"item": "weapon", "mode": "dodge"}, "options": {"guard_in_hth": True}}
    assert defense(dodging)["guard"] is False


def test_a_defense_is_used_by_guard_at_hand_only() -> None:
    assert [is_defense_used(kind, guard) for kind in (STRIKE, HURL) for guard in (0, 1)] == [0, 1, 0, 0]


def test_a_defenders_shield_may_cover_the_whole_front_whatever_the_item() -> None:
    case = {"side": "front_right", "shield": "Small Shield", "defend": {"item": "weapon"}}
    assert stopped(**case) == {"armor": 0, "shield": 0, "defend": 1}
    wide = {**case, "options": {"defending_shield_cover": "any"}}
    assert stopped(**wide) == {"armor": 0, "shield": 2, "defend": 1}
    assert stopped(**{**wide, "side": "right"}) == {"armor": 0, "shield": 0, "defend": 0}


@pytest.mark.parametrize(("item", "points"), [("weapon", 1), ("shield", 2), ("none", 1)])
def test_inside_the_hex_a_defender_interposes_its_shield(item: str, points: int) -> None:
    found = stopped(side="same", total=8, shield="Small Shield", defend={"item": item})
    assert found == {"armor": 0, "shield": points, "defend": 0}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "jab", "side": "same"}, "a jab is not made inside the hex"),
        ({"kind": "hurl", "range": 11}, "a Hurl reaches 1 to 10 hexes"),
        ({"kind": "strike", "range": 2}, "a Strike reaches one hex"),
        ({"kind": "fire", "range": 0}, "does not Fire inside its own hex"),
        ({"total": None}, "expected needed and total together"),
        ({"shield": "Door"}, "shield 'Door' is unknown"),
    ],
)
def test_impossible_defences_are_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        stopped(**change)
