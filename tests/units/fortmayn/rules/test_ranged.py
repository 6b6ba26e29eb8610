"""Ranged attacks of either side."""

import pytest

from affray.systems.fortmayn.content.codes import (
    ARMOR,
    BRAINY,
    BRAWNY,
    CLOSE,
    DISTANT,
    FAR_AWAY,
    HEAD,
    NEARBY,
    NOTHING,
    SHIELD,
)
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.content.tables import ranged_weapons
from affray.systems.fortmayn.rules.advantage import die_for, source
from affray.systems.fortmayn.rules.ranged import (
    Shot,
    defend_against_shot,
    effective_weapon,
    is_in_reach,
    shoot,
    shooter_sources,
    shot_refusal,
    target_sources,
)
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Endured, FoeBody, Target
from tests.units.fortmayn.blows import brawny, shown

CANCEL, FIREARMS = read_house({"firearm_distant": "cancel"}), read_house({"firearms": "on"})


def test_weapons_reach_where_the_table_says() -> None:
    found = {weapon: [band for band in range(4) if is_in_reach(weapon, band)] for weapon in ranged_weapons()}
    assert found == {"bow": [1, 2], "sling": [1, 2], "thrown": [1, 2], "longarm": [1, 2, 3], "handgun": [0, 1, 2]}


@pytest.mark.parametrize("weapon", ["bow", "sling", "thrown", "longarm", "handgun"])
def test_the_steps_of_a_shooter_are_those_of_the_table(weapon: str) -> None:
    row = ranged_weapons()[weapon]
    for band, steps in ((NEARBY, row.shooter_step_nearby), (DISTANT, row.shooter_step_distant)):
        assert sum(each.value for each in shooter_sources(weapon, band, PLAIN)) == steps


def test_a_firearm_and_distance_may_cancel() -> None:
    assert [sum(part.value for part in shooter_sources("longarm", band, CANCEL)) for band in range(4)] == [1, 1, 0, 1]


def test_who_is_shot_at_from_distant_has_it_easier_but_never_against_firearms() -> None:
    assert [[part.label for part in target_sources("bow", band)] for band in (NEARBY, DISTANT)] == [
        [], ["shooter_distant"],
    ]  # fmt: skip
    assert [part.label for part in target_sources("longarm", DISTANT)] == ["firearm_shooter"]


def test_a_magic_bow_evens_the_distance() -> None:
    given = (*shooter_sources("bow", DISTANT, PLAIN), source("magic_weapon", 1))
    assert die_for(BRAINY, HEAD, given, PLAIN).die == 8


def test_without_firearms_a_foes_are_bows_and_thrown_weapons() -> None:
    assert [effective_weapon(weapon, PLAIN) for weapon in ("longarm", "handgun", "sling")] == ["bow", "thrown", "sling"]
    assert effective_weapon("longarm", FIREARMS) == "longarm"


def test_out_of_reach_and_beset_nobody_shoots_but_with_a_handgun() -> None:
    found = [
        shot_refusal(*given)
        for given in (
            ("bow", CLOSE, 0),
            ("bow", NEARBY, 0),
            ("bow", FAR_AWAY, 0),
            ("bow", NEARBY, 1),
            ("handgun", CLOSE, 1),
        )
    ]
    assert [fault and fault.code for fault in found] == ["out_of_range", None, "out_of_range", "beset", None]


def test_a_shot_costs_no_dice_and_arrows_hit_or_miss() -> None:
    ref = shown([3, 3], [2])
    assert shoot(ref, 2, 8, 10, Target(2)) == Shot(0, FoeBody(2), 8)
    ref.finish()
    assert shoot(shown([8, 1, 2]), 3, 8, 0, Target(2)) == Shot(1, FoeBody(1), 0)
    assert shoot(shown([5, 6], [2]), 2, 8, 4, Target(3, 4, 8)) == Shot(2, FoeBody(1, 0, 8), 0)


def test_shots_meet_the_codes_of_creatures() -> None:
    assert shoot(shown([5, 6]), 2, 8, 0, Target(3, tough=1)).removed == 1
    assert shoot(shown([5, 6]), 2, 8, 0, Target(3, immune=1)).removed == 0


def test_armor_saves_against_missiles_and_may_be_sundered() -> None:
    found = defend_against_shot(shown([1, 2], [3], answers=[SHIELD, 0]), 0, brawny(2, Wear(6, 6)), Target(2))
    assert (found.exposed, found.own) == (2, Endured(1, Body(BRAWNY, 1, Wear(6, 6)), NOTHING, 0))
    kept = defend_against_shot(shown([1, 2], answers=[0, ARMOR]), 0, brawny(2, armor=Wear(8, 8)), Target(2))
    assert kept.own == Endured(1, Body(BRAWNY, 1, armor=Wear(0, 8)), ARMOR, 0)
