"""Buying and selling."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.rules import shopping
from affray.systems.fortmayn.rules.gear import new_thing
from tests.units.fortmayn.people import brawny, things

GUNS, FOOT = read_house({"firearms": "on"}), read_house({"mounted": "off"})
RICH = brawny(coins=1000)


def test_firearms_and_mounts_are_for_sale_where_they_are_in_the_game() -> None:
    plain, guns, foot = (set(shopping.items_for_sale(house)) for house in (PLAIN, GUNS, FOOT))
    assert guns - plain == {"handgun", "longarm", "powder_and_shot"}
    assert plain - foot == {"riding_mount"}
    assert "hireling_day" not in guns


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("leather", "two_handed_weapon:bow"), None),
        (("handgun",), "item"),
        (("excalibur",), "item"),
        (("one_handed_weapon:bow",), "form"),
        (("leather:fine",), "form"),
        (("wine",), "item"),
        (("wine", "wineskin"), None),
        (("plate_and_mail",) * 4, "coins"),
    ],
)
def test_the_full_price_of_what_is_for_sale_is_needed(words: tuple[str, ...], code: str | None) -> None:
    fault = shopping.buy_refusal(RICH, words, PLAIN)
    assert (fault and fault.code) == code


def test_what_is_bought_goes_where_it_belongs() -> None:
    person = shopping.buy_items(
        RICH, ("leather", "small_shield", "one_handed_weapon", "gambeson", "large_shield", "torches_6")
    )
    assert (person.armor_item, person.shield_item, person.coins) == (
        "leather",
        "small_shield",
        1000 - 110 - 50 - 25 - 50 - 100 - 1,
    )
    assert [(thing.item, thing.place) for thing in person.things] == [
        ("one_handed_weapon", "hand"),
        ("gambeson", "pack"),
        ("large_shield", "pack"),
        ("torches_6", "pack"),
    ]
    armed = shopping.buy_items(person, ("two_handed_weapon:bow", "small_sack"))
    assert [(thing.item, thing.form, thing.place) for thing in armed.things[4:]] == [
        ("two_handed_weapon", "bow", "slung"),
        ("small_sack", "", "hand"),
    ]


def test_wine_fills_the_skin_that_is_bought_along_with_it_or_there() -> None:
    person = shopping.buy_items(RICH, ("wine", "wineskin"))
    assert [(thing.item, thing.die) for thing in person.things] == [("wineskin", 6)]
    low = replace(RICH, things=(replace(new_thing("wineskin"), die=4),))
    assert shopping.buy_items(low, ("wine",)).things[0].die == 6


def test_services_help_at_once() -> None:
    hurt = replace(RICH, body_ready=1, head_ready=0)
    assert shopping.buy_items(hurt, ("surgeon",)).body_ready == 2
    rested = shopping.buy_items(hurt, ("lodging",))
    assert (rested.body_ready, rested.head_ready, rested.coins) == (3, 1, 996)
    assert shopping.buy_items(RICH, ("riding_mount",)).mounted


def test_a_thing_sells_for_half() -> None:
    person = brawny(coins=5, things=(Thing("pearl", value=150), *things("rope_50ft")))
    assert shopping.sell_refusal(person, "pearl") is None
    sold = shopping.sell_thing(person, "pearl")
    assert (sold.coins, [thing.item for thing in sold.things]) == (80, ["rope_50ft"])
    faults = [shopping.sell_refusal(person, item) for item in ("rope_50ft", "leather")]
    assert [fault and fault.said.id for fault in faults] == [  # type: ignore[union-attr]  # both are phrases
        "no-worth-nothing",
        "no-has-not",
    ]
    worn = shopping.sell_refusal(replace(person, armor_item="leather"), "leather")
    assert worn is not None and worn.said.id == "no-has-on"  # type: ignore[union-attr]  # a phrase


def test_what_is_not_for_sale_is_refused_with_what_is_much_like_it() -> None:
    for word, near in (("torch", "Torches (6)"), ("steel", "Flint & Steel"), ("rope", "50' Rope")):
        found = shopping.buy_refusal(RICH, (word,), PLAIN)
        assert found is not None and found.reason == f"{word} is not for sale; there is {near}"
        assert f"{word} ist nicht zu kaufen; es gibt " in found.line("de")
    crown = shopping.buy_refusal(RICH, ("xyz",), PLAIN)
    assert crown is not None and crown.reason == "xyz is not for sale"
