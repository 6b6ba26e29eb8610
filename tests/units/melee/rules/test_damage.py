"""Damage: notation, hands, multiples, protection, spells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.referee import Script, odds
from affray.systems.melee.cases.blows import VERBS
from affray.systems.melee.content.codes import (
    FRONT,
    HALF_SHARE,
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    HELD_NATURAL,
    HELD_NONE,
    HELD_OTHER,
    MELEE,
    NO_SHARE,
    POLE,
    SIDE,
    WHOLE_SHARE,
    WITHIN,
)
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import creatures, spells, weapons
from affray.systems.melee.position.arms import HANDS, arm_of
from affray.systems.melee.rules.damage import (
    MOST_SPELL_ST,
    Cover,
    DamageDice,
    Factors,
    bare_hands,
    broken_share,
    charge_factor,
    damage,
    factors_of,
    hth_bonus,
    missile_spell_dice,
    protection,
    protection_parts,
    read_damage,
    write_damage,
)
from affray.systems.melee.rules.equipment import arm_dice
from tests.units.melee.guide_tables import printed

EXTRA = PLAIN._replace(roll_extra_dice=1)
verb = VERBS["damage"]


def any_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most


# --- notation ---------------------------------------------------------------------------------------------------------
@given(n=st.integers(1, 99), add=st.integers(-99, 99))
def test_damage_dice_read_back(n: int, add: int) -> None:
    dice = DamageDice(n, add)
    assert read_damage(write_damage(dice)) == dice


@pytest.mark.parametrize("text", ["", "d", "0", "d+1", "2-", "2--1", "2d6", "1 + 1", "two", "-1", "2+100", "bare+3"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="expected dice like 2, 1\\+1 or 2d-2"):
        read_damage(text)


def test_every_weapon_and_creature_has_damage_that_can_be_read() -> None:
    for weapon in weapons():
        assert arm_dice(arm_of(weapon), 12).n >= 1
    for creature in creatures().values():
        for text in filter(None, (creature.damage, creature.hth_damage)):
            assert write_damage(read_damage(text)) == text


def test_a_weapon_may_build_on_bare_hands() -> None:
    assert arm_dice(arm_of("cestus"), 15) == DamageDice(1, 3)
    assert arm_dice(HANDS, 31) == bare_hands(31)


# --- hands ------------------------------------------------------------------------------------------------------------
def test_bare_hands_are_those_of_the_table() -> None:
    for row in printed("bare_hand_damage.csv"):
        for strength in range(int(row["st_min"]), int(row["st_max"]) + 1):
            assert bare_hands(strength) == DamageDice(int(row["dice"]), int(row["modifier"]))
    assert bare_hands(71) == DamageDice(6, 1)


def test_weapons_add_in_hand_to_hand_what_the_table_says() -> None:
    held = {
        "dagger": HELD_DAGGER, "cestus": HELD_CESTUS, "club_one_handed": HELD_CLUB, "club_two_handed": HELD_GREAT_CLUB,
    }  # fmt: skip
    bonuses = {held[row["weapon"]]: int(row["bonus_hits"]) for row in printed("hth_weapon_bonus.csv")}
    assert {kind: hth_bonus(kind) for kind in held.values()} == bonuses
    assert [hth_bonus(kind) for kind in (HELD_NONE, HELD_NATURAL, HELD_OTHER)] == [0, 0, 0]


# --- multiples --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "multiplier", "share", "stops", "faces", "hits"),
    [
        ("2-1", 2, WHOLE_SHARE, 3, (4, 4), 11),
        ("2-2", 3, WHOLE_SHARE, 0, (1, 1), 0),
        ("3", 1, HALF_SHARE, 0, (5, 5, 5), 7),
        ("3", 2, HALF_SHARE, 0, (5, 5, 5), 14),
        ("3", 3, NO_SHARE, 0, (), 0),
    ],
)
def test_hits_that_get_through(
    text: str, multiplier: int, share: int, stops: int, faces: tuple[int, ...], hits: int
) -> None:
    ref = Script([tuple(face - 1 for face in faces)] if faces else [])
    assert damage(ref, read_damage(text), multiplier, share, stops, PLAIN) == hits
    ref.finish()


def test_by_the_option_the_dice_are_rolled_as_often_as_they_count() -> None:
    ref = Script([(0, 1, 2, 3), (0, 0, 0, 0, 0, 0)])
    assert damage(ref, DamageDice(2, -1), 2, WHOLE_SHARE, 3, EXTRA) == 10 - 2 - 3
    assert damage(ref, DamageDice(2, -5), 3, WHOLE_SHARE, 0, EXTRA) == 0
    ref.finish()
    answer = verb({"notation": "2-1", "multiplier": 2, "dice": [1, 2, 3, 4], "options": {"roll_extra_dice": True}})
    assert answer == {"dice_count": 2, "modifier": -1, "rolled": 8, "hits": 8}


def test_more_dice_make_the_same_mean_with_less_spread() -> None:
    once = odds(damage, DamageDice(2, 0), 2, WHOLE_SHARE, 0, PLAIN, policy=any_choice)
    often = odds(damage, DamageDice(2, 0), 2, WHOLE_SHARE, 0, EXTRA, policy=any_choice)
    assert once.mean() == often.mean() == 14
    assert once.chance(24) > often.chance(24) > 0


def test_a_charge_of_three_hexes_doubles_pole_weapons_under_the_option() -> None:
    house = PLAIN._replace(pole_charge_double=1)
    assert [charge_factor(POLE, hexes, house) for hexes in (0, 2, 3, 5)] == [1, 1, 2, 2]
    assert (charge_factor(MELEE, 5, house), charge_factor(POLE, 5, PLAIN)) == (1, 1)


def test_broken_weapons_do_half_or_nothing() -> None:
    assert [broken_share(broken, bow) for broken, bow in ((0, 0), (0, 1), (1, 0), (1, 1))] == [
        WHOLE_SHARE, WHOLE_SHARE, HALF_SHARE, NO_SHARE,
    ]  # fmt: skip


# --- protection -------------------------------------------------------------------------------------------------------
def test_a_shield_stops_from_the_front_alone_and_the_reasons_say_so() -> None:
    cover = Cover(armor=3, natural=1, spells=4, shield=2)
    assert [protection(cover, zone) for zone in (FRONT, SIDE, WITHIN)] == [10, 8, 8]
    assert [(part.label, part.value) for part in protection_parts(cover, FRONT)] == [
        ("armor", 3), ("hide", 1), ("spells", 4), ("shield", 2),
    ]  # fmt: skip
    assert protection(Cover(), FRONT) == 0
    for zone in range(4):
        assert sum(part.value for part in protection_parts(cover, zone)) == protection(cover, zone)


# --- spells -----------------------------------------------------------------------------------------------------------
def test_missile_spells_do_at_least_the_strength_spent() -> None:
    for spell in (row for row in spells().values() if row.kind == "M"):
        assert spell.max_st == MOST_SPELL_ST
        for strength in range(1, MOST_SPELL_ST + 1):
            dice = missile_spell_dice(read_damage(spell.effect_value), strength)
            assert dice.n == strength
            assert min(odds(damage, dice, 1, WHOLE_SHARE, 0, PLAIN, policy=any_choice).weights) == strength


def test_a_double_success_multiplies_the_number_or_else_the_turns() -> None:
    doubled = {name: factors_of(spell, 2) for name, spell in spells().items()}
    number = {name for name, factors in doubled.items() if factors == Factors(2, 1)}
    turns = {name for name, factors in doubled.items() if factors == Factors(1, 2)}
    assert number == {
        "blur", "magic_fist", "aid", "clumsiness", "confusion", "dazzle", "rope", "blast", "fireball", "stone_flesh",
        "lightning", "iron_flesh",
    }  # fmt: skip
    assert turns == {
        "image", "slow_movement", "fire", "shadow", "speed_movement", "illusion", "wall", "fire_3", "shadow_3", "freeze",
        "image_4", "wall_3", "illusion_4", "shadow_7", "fire_7", "illusion_7", "wall_7",
    }  # fmt: skip
    assert doubled["invisibility"] == Factors(1, 1)
    assert {factors_of(spell, 1) for spell in spells().values()} == {Factors(1, 1)}


@pytest.mark.parametrize(
    ("case", "message"),
    [
        ({}, "expected one of notation, bare_hands and missile_spell"),
        ({"notation": "1", "bare_hands": {"st": 9}}, "expected one of notation, bare_hands and missile_spell"),
        ({"missile_spell": {"per_st": "1", "st": 4}}, "missile_spell.st"),
        ({"notation": "1", "multiplier": 0}, "multiplier"),
        ({"notation": "1", "shield": {"stops": 1, "zone": "above"}}, "shield.zone"),
    ],
)
def test_impossible_input_is_named(case: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        verb(case)
