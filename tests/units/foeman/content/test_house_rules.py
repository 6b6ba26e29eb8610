"""House rules: their values, the preset, and how they are written."""

import csv
from importlib.resources import files

import pytest

from affray.core import InputError
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.house_rules import PLAIN, changed_options, option_facts, preset_house, read_house

MINDWAND = {
    "repeat_action_roll": "true", "drop_weapon": "true", "low_cup_mods": "true", "crude_bows_unskilled": "true",
    "max_six_dice": "true", "cap_scope": "player", "fewer_damage_dice": "true", "emplaced_exempt": "true",
    "bonus_exclusions": "true", "bonus_first": "true", "defending_item": "mindwand", "defend_adjacent_missile": "true",
    "dodge_covers_front": "true", "pivot_threshold": "dx", "hth_exit": "mindwand", "enter_opponent_hex": "true",
    "retreat_one_per_source": "true", "eg_mode": "grade",
}  # fmt: skip


def test_the_defaults_of_the_table_are_plain_foeman() -> None:
    assert read_house({fact.name: fact.default for fact in option_facts()}) == PLAIN
    assert read_house({}) == preset_house("foeman") == PLAIN
    assert changed_options(PLAIN) == {}


def test_the_preset_sets_what_mindwand_says_and_no_more() -> None:
    assert changed_options(read_house({"preset": "mindwand"})) == MINDWAND


def test_the_preset_is_among_the_facts_that_a_page_offers() -> None:
    (fact,) = [fact for fact in SYSTEM.facts.options if fact.name == "preset"]
    assert (fact.values, fact.default) == (("foeman", "mindwand"), "foeman")
    page = files("affray.systems.foeman").joinpath("data", "options.csv").read_text("utf-8")
    assert {row["option"] for row in csv.DictReader(page.splitlines())} == set(PLAIN._fields) | {"preset"}


def test_an_option_named_beside_the_preset_goes_before_it() -> None:
    house = read_house({"max_six_dice": "false", "preset": "mindwand", "choose_dice": True})
    assert (house.max_six_dice, house.choose_dice, house.bonus_first) == (0, 1, 1)


def test_what_has_changed_reads_back() -> None:
    for given in ({"preset": "mindwand"}, {"revive_killed": "7:10", "cap_scope": "player_engaged"}):
        house = read_house(given)
        assert read_house(changed_options(house)) == house


@pytest.mark.parametrize(
    ("value", "number"), [("off", 0), ("4:50", 4050), ("9", 9050), (3, 3050), ({"n": 2, "attr_loss_pct": 0}, 2000)]
)
def test_revival_takes_a_number_and_a_percentage(value: object, number: int) -> None:
    assert read_house({"revive_killed": value}).revive_killed == number


@pytest.mark.parametrize("value", ["on", "0", "4:101", "4:", "-1", "1:2:3", {"n": 4, "m": 1}, {}, "1000"])
def test_other_revivals_are_refused(value: object) -> None:
    with pytest.raises(InputError, match=r"option revive_killed=.*: expected off, or n:percent with n from 1 to 99"):
        read_house({"revive_killed": value})


def test_other_values_are_refused() -> None:
    with pytest.raises(InputError, match="option preset='wizard': expected foeman or mindwand"):
        read_house({"preset": "wizard"})
    with pytest.raises(InputError, match="option cap_scope='none': expected all or player or player_engaged"):
        read_house({"cap_scope": "none"})
