"""What a unit shares: tables, weapons that add up, ranges, the die ladder, house rules and their words."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.core.words.texts import catalogue, slug
from affray.systems.wargame.content import tables
from affray.systems.wargame.content.codes import BASIC, CLASS_NAMES, HERO, LADDER, ORDNANCE, TYPE_NAMES, lower_die
from affray.systems.wargame.content.house_rules import PACKAGE, PLAIN, changed_options, option_facts, read_house
from affray.systems.wargame.content.profile import (
    Ability,
    Profile,
    Weapon,
    find_ability,
    find_weapon,
    has_ability,
    is_ranged_armed,
    longest_range,
    short_and_long_range,
    square_inches,
    total_fight,
    total_shoot,
)

TEXTS = catalogue(PACKAGE)


def made(*weapons: Weapon, type: int = BASIC, fight: int = 0, shoot: int = 0) -> Profile:
    return Profile(type, (1, 6), Fraction(6), fight, shoot, 8, weapons)


def test_the_tables_are_in_the_order_of_the_constants() -> None:
    assert tuple(tables.types()) == TYPE_NAMES
    assert tuple(tables.shares()) == CLASS_NAMES


def test_several_weapons_add_up_and_the_range_is_the_largest() -> None:
    armed = made(find_weapon("ray_gun"), find_weapon("pistol"), fight=1, shoot=2)
    assert (total_fight(armed), total_shoot(armed), longest_range(armed)) == (1, 6, Fraction(6))
    assert longest_range(made()) == 0


@pytest.mark.parametrize(("chosen", "fight", "shoot", "range"), [(0, 0, 1, 10), (1, 1, 0, 0)])
def test_a_table_may_have_one_weapon_named_for_each_attack(chosen: int, fight: int, shoot: int, range: int) -> None:
    house = read_house({"several_weapons": "choose_one"})
    armed = made(find_weapon("longbow"), find_weapon("big_bite_big_claw_big_fist_great_axe_great_sword"))
    assert total_fight(armed, chosen, house) == fight
    assert total_shoot(armed, chosen, house) == shoot
    assert longest_range(armed, chosen, house) == range


@pytest.mark.parametrize(
    ("profile", "armed"),
    [
        (made(find_weapon("pistol")), True),
        (made(find_weapon("claw_hand_spear_sword")), False),
        (made(), False),
        (made(type=ORDNANCE), True),
    ],
)
def test_ranged_armed_is_who_has_a_range_and_ordnance_always(profile: Profile, armed: bool) -> None:
    assert is_ranged_armed(profile) is armed


def test_ordnance_has_the_two_ranges_of_its_weapon_or_half_and_all_of_one() -> None:
    assert short_and_long_range(made(find_weapon("trebuchet"), type=ORDNANCE)) == (Fraction(12), Fraction(30))
    assert short_and_long_range(made(find_weapon("sniper_rifle"), type=ORDNANCE)) == (Fraction(15, 2), Fraction(15))
    assert short_and_long_range(made(type=ORDNANCE)) == (Fraction(0), Fraction(0))


def test_the_machine_gun_has_the_range_of_its_price_or_as_printed() -> None:
    assert find_weapon("machine_gun").range == 14
    assert find_weapon("machine_gun", read_house({"machine_gun_range": "0"})).range == 0
    assert find_weapon("longbow", read_house({"machine_gun_range": 0})).range == 10


def test_a_weapon_or_ability_that_nobody_knows_is_refused() -> None:
    with pytest.raises(InputError, match="weapon 'spoon' is unknown"):
        find_weapon("spoon")
    with pytest.raises(InputError, match="ability 'brave' is unknown"):
        find_ability("brave")


def test_an_ability_is_found_by_its_id() -> None:
    hero = Profile(
        HERO, (3, 8), Fraction(6), 2, 0, 12, abilities=(find_ability("command"), Ability("stealth", Fraction(15)))
    )
    assert [has_ability(hero, name) for name in ("command", "stealth", "fast")] == [True, True, False]


def test_dice_are_counted_by_whole_square_inches_and_are_one_at_least() -> None:
    assert [square_inches((Fraction(w), Fraction(d))) for w, d in ((3, 4), ("1.5", 1), ("0.5", 1))] == [12, 1, 1]


def test_no_die_is_lower_than_the_lowest() -> None:
    assert lower_die(20, len(LADDER)) == 4
    assert lower_die(8, 0) == 8


# --- house rules ------------------------------------------------------------------------------------------------------
def test_every_option_has_its_place_and_its_default_in_the_house() -> None:
    assert tuple(fact.name for fact in option_facts()) == PLAIN._fields
    assert read_house({fact.name: fact.default for fact in option_facts()}) == PLAIN


def test_what_differs_is_told_by_name_and_value() -> None:
    assert changed_options(read_house({"premeasure": True, "cost_rounding": "up"})) == {
        "premeasure": "true", "cost_rounding": "up",
    }  # fmt: skip
    with pytest.raises(InputError, match="option 'dice' is unknown"):
        read_house({"dice": 1})


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_and_what_it_can_be_is_said_in_words(language: str) -> None:
    wanted = set()
    for fact in option_facts():
        name = fact.name.replace("_", "-")
        wanted |= {f"effect-{name}", f"title-{name}"}
        if fact.values != ("false", "true"):
            wanted |= {f"value-{name}-{value.replace('_', '-')}" for value in fact.values}
    assert wanted <= TEXTS.ids(language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_row_of_the_tables_has_a_name(language: str) -> None:
    named = {
        "type": tables.types(),
        "class": tables.shares(),
        "weapon": {**tables.weapons(), **tables.ordnance()},
        "ability": tables.abilities(),
        "base": tables.bases(),
    }
    words = [f"{kind}-{slug(row)}" for kind, rows in named.items() for row in rows]
    lacking = [word for word in words if not TEXTS.has(language, word)]
    assert lacking == []


def test_both_languages_say_the_same() -> None:
    assert TEXTS.ids("en") == TEXTS.ids("de")
    assert all(TEXTS.variables("en", name) == TEXTS.variables("de", name) for name in TEXTS.ids("en"))
