"""Which miniatures roll, which dice, and why."""

from fractions import Fraction

import pytest

from affray.systems.wargame.content.codes import BASIC, ELITE, HERO, NO_FORMATION, ORDNANCE, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.content.profile import Profile, find_weapon
from affray.systems.wargame.rules.attack_dice import (
    NONE,
    Party,
    Rolling,
    Throw,
    attack_roll,
    can_shoot,
    defence_roll,
    free_roll,
    melee_refusal,
    overrun_roll,
    ranged_refusal,
    ranged_roll,
    second_rank,
    struck_roll,
)

SUPPORTING = read_house({"second_rank": "supporting"})
FRONT = read_house({"second_rank": "front_contact"})


def party(
    *weapons: str,
    type: int = BASIC,
    n: int = 10,
    formation: int = REGIMENT,
    files: int = 5,
    fight: int = 0,
    chosen: int = 0,
) -> Party:
    armed = tuple(find_weapon(name) for name in weapons)
    profile = Profile(type, (2, 8), Fraction(6), fight, 1, 8, armed, base=(Fraction(2), Fraction(3)))
    return Party(profile, n, formation, files, chosen)


TANK = party("50mm_cannon", type=VEHICLE, n=1, formation=NO_FORMATION, fight=1)
SPEARS, BOWS = party("claw_hand_spear_sword"), party("longbow")


@pytest.mark.parametrize(
    ("contact", "all_of_them", "supporting", "front"),
    [
        ((0, 1), (5, 6, 7, 8), (5, 6), (5, 6, 7, 8)),
        ((4, 6), (5, 7, 8), (), (5, 7, 8)),
        ((3, 8), (5, 6, 7), (), (5, 6, 7)),
        ((7, 8), (5, 6), (), ()),
    ],
)
def test_the_second_rank_rolls_as_the_table_has_it(
    contact: tuple[int, ...], all_of_them: tuple[int, ...], supporting: tuple[int, ...], front: tuple[int, ...]
) -> None:
    assert second_rank(9, 5, contact, PLAIN) == all_of_them
    assert second_rank(9, 5, contact, SUPPORTING) == supporting
    assert second_rank(9, 5, contact, FRONT) == front


def test_a_regiment_of_one_rank_has_no_second() -> None:
    assert second_rank(5, 5, (0, 1), PLAIN) == ()


def test_miniatures_and_bonus_are_the_sums_of_their_reasons() -> None:
    axes = party("big_bite_big_claw_big_fist_great_axe_great_sword", fight=2)
    rolling = attack_roll(axes, (0, 1), PLAIN)
    assert rolling.throw == Throw(7, 14, 8, 21)
    assert [(part.label, part.value) for part in rolling.who] == [("contact", 2), ("second_rank", 5)]
    assert [(part.label, part.value) for part in rolling.added] == [("fight", 14), ("weapons", 7)]
    volley = ranged_roll(party("longbow", "pistol"), PLAIN)
    assert sum(part.value for part in volley.who) == volley.throw.miniatures == 10
    assert [(part.label, part.value) for part in volley.added] == [("shoot", 10), ("weapons", 20)]


def test_nobody_in_contact_is_no_roll_and_no_second_rank_no_reason() -> None:
    assert attack_roll(SPEARS, (), PLAIN) == NONE
    assert [part.label for part in attack_roll(party(formation=SKIRMISH), (0, 3), PLAIN).who] == ["contact"]


@pytest.mark.parametrize(
    ("rolling", "sides", "clauses"),
    [
        (attack_roll(SPEARS, (0,), PLAIN), 8, ("UW-MEL-02",)),
        (attack_roll(BOWS, (0,), PLAIN), 6, ("UW-MEL-07",)),
        (attack_roll(party("longbow", type=ELITE), (0,), PLAIN), 6, ("UW-MEL-07",)),
        (attack_roll(party("pistol", type=HERO, n=1), (0,), PLAIN), 6, ("UW-MEL-07",)),
        (attack_roll(party("mortar", type=ORDNANCE), (0,), PLAIN), 4, ("UW-MEL-08", "UW-ORD-08")),
    ],
)
def test_the_die_in_melee_has_its_clause(rolling: Rolling, sides: int, clauses: tuple[str, ...]) -> None:
    assert (rolling.throw.sides, rolling.clauses) == (sides, clauses)


# --- being attacked ---------------------------------------------------------------------------------------------------
def test_a_regiment_strikes_nobody_outside_its_front_unless_the_table_lets_it() -> None:
    assert defence_roll(SPEARS, (7,), 0, PLAIN) == NONE
    assert defence_roll(SPEARS, (7,), 1, PLAIN) == attack_roll(SPEARS, (7,), PLAIN)
    assert defence_roll(SPEARS, (7,), 0, read_house({"strike_outside_front": True})) != NONE
    assert defence_roll(party(formation=SKIRMISH), (7,), 0, PLAIN) != NONE


def test_a_vehicle_strikes_back_only_where_the_table_lets_it() -> None:
    house = read_house({"vehicle_strikes_back": True})
    assert defence_roll(TANK, (0,), 1, PLAIN) == NONE
    assert defence_roll(TANK, (0,), 1, house).throw == Throw(1, 2, 8, 1)
    assert free_roll(TANK, (0,), 1, house) == NONE


def test_a_free_attack_has_the_dice_of_a_defender() -> None:
    assert free_roll(SPEARS, (0, 1), 1, PLAIN) == attack_roll(SPEARS, (0, 1), PLAIN)
    assert free_roll(SPEARS, (0, 1), 0, PLAIN) == NONE


def test_who_is_run_over_strikes_back_but_no_friend_and_no_vehicle() -> None:
    assert struck_roll(SPEARS, (0,), 1, 0, PLAIN) == attack_roll(SPEARS, (0,), PLAIN)
    assert struck_roll(SPEARS, (0,), 0, 0, PLAIN) == NONE
    assert struck_roll(SPEARS, (0,), 1, 1, PLAIN) == NONE
    assert struck_roll(TANK, (0,), 1, 0, read_house({"vehicle_strikes_back": True})) == NONE
    assert struck_roll(SPEARS, (0,), 1, 0, read_house({"overrun_struck_units_strike_back": False})) == NONE


def test_a_vehicle_runs_over_with_a_die_for_each_square_inch_and_its_fight() -> None:
    rolling = overrun_roll(TANK, PLAIN)
    assert rolling.throw == Throw(1, 6, 6, 1)
    assert sum(part.value for part in rolling.added) == 1


# --- shooting ---------------------------------------------------------------------------------------------------------
def test_ordnance_and_vehicles_roll_once_and_a_table_may_let_two_ranks_shoot() -> None:
    two = read_house({"ranged_ranks": "first_two"})
    assert ranged_roll(party("mortar", type=ORDNANCE), PLAIN).throw.dice == 2
    assert ranged_roll(TANK, PLAIN).throw == Throw(1, 2, 8, 5)
    assert ranged_roll(party("longbow", n=13), two).throw.miniatures == 10
    assert ranged_roll(party("longbow", n=7), two).throw.miniatures == 7
    assert ranged_roll(party("longbow", n=13, formation=SKIRMISH), two).throw.miniatures == 13


def test_where_one_weapon_is_named_it_must_have_a_range() -> None:
    house = read_house({"several_weapons": "choose_one"})
    both = ("claw_hand_spear_sword", "longbow")
    assert [can_shoot(party(*both, chosen=chosen), house) for chosen in (0, 1)] == [False, True]
    assert can_shoot(party(*both), PLAIN)
    assert can_shoot(party(type=ORDNANCE), PLAIN)


def code(fault: object) -> str | None:
    return getattr(fault, "code", None)


def test_who_may_not_attack_is_told_why() -> None:
    assert code(melee_refusal(TANK, (0,), 1)) == "vehicle_melee"
    assert code(melee_refusal(SPEARS, (), 1)) == "no_contact"
    assert code(melee_refusal(SPEARS, (0,), 0)) == "outside_front"
    assert melee_refusal(SPEARS, (0,), 1) is None
    assert code(ranged_refusal(SPEARS, 1, PLAIN)) == "no_ranged_weapon"
    assert code(ranged_refusal(BOWS, 0, PLAIN)) == "outside_front"
    assert ranged_refusal(party("longbow", formation=SKIRMISH), 0, PLAIN) is None
