"""What is carried, in hand, alight, and what it is good for."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.fortmayn.content.codes import LIT
from affray.systems.fortmayn.content.people import Lasting, Thing, Wear
from affray.systems.fortmayn.position.lasting import is_dark
from affray.systems.fortmayn.rules.gear import (
    HAND,
    SLUNG,
    Weapon,
    ammunition_place,
    bulk_of,
    burning_places,
    capacity_of,
    hands_free,
    has_light,
    helpful_items,
    is_overloaded,
    needs_ammunition,
    new_thing,
    new_wear,
    put_out_lights,
    sale_price,
    shooting_weapon,
    total_cost,
    weapon_in_hand,
    wear_down,
)
from tests.units.fortmayn.people import at, brainy, brawny, things

SWORD = new_thing("one_handed_weapon", place=HAND)
BOW = new_thing("two_handed_weapon", "bow", HAND)


def test_hands_and_containers_hold_so_much_and_a_shield_is_a_thing() -> None:
    bare = brawny(
        things=(SWORD,), shield=new_wear("small_shield"), shield_item="small_shield", armor=new_wear("leather")
    )
    assert (bulk_of(bare), capacity_of(bare), hands_free(bare), is_overloaded(bare)) == (2, 2, 0, False)
    laden = replace(bare, things=(SWORD, *things("torches_6")))
    assert is_overloaded(laden)
    assert not is_overloaded(replace(laden, things=(*laden.things, *things("backpack"))))
    assert bulk_of(replace(bare, shield=Wear(0, 4))) == 1


def test_sacks_in_hand_carry_and_those_packed_do_not() -> None:
    sacks = things("small_sack", "small_sack")
    assert capacity_of(brawny(things=sacks)) == 8
    assert capacity_of(brawny(things=tuple(replace(sack, place="pack") for sack in sacks))) == 2
    assert (capacity_of(brawny(things=things("large_sack"))), hands_free(brawny(things=sacks))) == (8, 0)


def test_the_largest_weapon_in_hand_strikes_and_a_magic_one_before_it() -> None:
    dagger = replace(new_thing("one_handed_weapon", "short", HAND), magic=True)
    assert weapon_in_hand(brawny()) == Weapon()
    assert weapon_in_hand(brawny(things=(SWORD, BOW))).size == 3
    assert weapon_in_hand(brawny(things=(dagger, BOW))) == Weapon(1, "", 1)
    assert weapon_in_hand(brawny(things=(replace(SWORD, place=SLUNG), *things("torches_6")))) == Weapon()


def test_what_shoots_needs_its_ammunition() -> None:
    archer = brawny(things=(BOW, *things("quiver")))
    assert (shooting_weapon(archer).ranged, ammunition_place(archer, "bow")) == ("bow", 1)
    assert shooting_weapon(brawny(things=(SWORD,))) == Weapon()
    assert (
        ammunition_place(archer, "sling"),
        ammunition_place(archer, "longarm"),
        ammunition_place(brawny(), "bow"),
    ) == (-1, -1, -1)
    assert [needs_ammunition(text) for text in ("bow", "longarm", "thrown")] == [True, True, False]
    assert shooting_weapon(brawny(things=(new_thing("handgun", place=HAND),))).ranged == "handgun"


def test_an_expended_thing_is_gone() -> None:
    person = brawny(things=things("torches_6", "leather"))
    assert wear_down(person, 0, 4).things[0].die == 4
    assert [thing.item for thing in wear_down(person, 0, 0).things] == ["leather"]


def test_prices_of_buying_and_selling() -> None:
    assert total_cost(["leather", "leather"]) == 220
    with pytest.raises(InputError, match="item 'excalibur' is unknown"):
        total_cost(["excalibur"])
    assert [sale_price(thing) for thing in things("rope_50ft", "thieves_tools")] == [0, 12]
    assert sale_price(replace(new_thing("chain_mail"), die=6)) == 55
    assert sale_price(replace(new_thing("leather"), die=0)) == 0
    assert sale_price(Thing("crown", value=400)) == 200


def test_things_that_help_help_with_their_own_task() -> None:
    person = brainy(things=things("thieves_tools", "thieves_tools", "pole_10ft", "iron_spikes"))
    assert helpful_items(person, "opening_lock") == ("thieves_tools",)
    assert (helpful_items(person, "climbing"), helpful_items(person, "climbing", "enable")) == ((), ("iron_spikes",))


def test_one_light_serves_the_party_while_it_is_fed() -> None:
    torch, lantern = (
        replace(new_thing("torches_6", place="hand"), lit=True),
        replace(new_thing("lantern", place="hand"), lit=True),
    )
    assert [
        has_light(brawny(things=held)) for held in ((torch,), (lantern,), (lantern, new_thing("flask_of_oil")))
    ] == [
        True,
        False,
        True,
    ]
    assert not has_light(brawny(things=(replace(torch, place="slung"),)))
    dark = at(brawny(), brainy())
    assert is_dark(dark, dark.people[0])
    lit = at(brawny(things=(torch,)), brainy())
    assert not is_dark(lit, lit.people[1])
    assert is_dark(at(brawny(things=(torch,), lost=True), brainy()), lit.people[1])
    magic = replace(dark, lasting=(Lasting(does="light"),))
    eyes = replace(dark, lasting=(Lasting(does="dark_sight", who="Asha"),))
    assert [is_dark(magic, person) for person in dark.people] == [False, False]
    assert [is_dark(eyes, person) for person in dark.people] == [True, False]
    bright = replace(dark, places=(replace(dark.places[0], light=LIT),))
    assert not is_dark(bright, dark.people[0])
    assert not is_dark(replace(dark, here=-1), dark.people[0])


def test_what_burns_is_the_torch_itself_or_the_oil() -> None:
    torch, lantern = replace(new_thing("torches_6"), lit=True), replace(new_thing("lantern"), lit=True)
    assert burning_places(brawny(things=(torch, lantern, new_thing("flask_of_oil")))) == (0, 2)
    assert burning_places(brawny(things=(lantern,))) == ()
    out = put_out_lights(brawny(things=(torch, SWORD)))
    assert not has_light(out) and out.things[1] == SWORD
