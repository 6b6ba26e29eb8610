"""Damaged gear and its repair."""

from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules import mending
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from tests.units.fortmayn.people import brawny, things, thrown


def test_a_price_is_ten_times_the_die_that_the_armor_has() -> None:
    assert [mending.repair_price(thrown([face]), die, magic) for face, die, magic in ((4, 6, 0), (8, 6, 1))] == [40, 80]


def test_mending_is_one_step() -> None:
    person = brawny(armor=Wear(6, 10), armor_item="plate_and_mail")
    assert mending.with_armor_mended(person).armor == Wear(8, 10)


def test_only_a_brainy_with_materials_and_time_builds() -> None:
    codes = [
        mending.craft_refusal(*asked) for asked in ((BRAINY, 1, 1), (BRAWNY, 1, 1), (BRAINY, 0, 1), (BRAINY, 1, 0))
    ]
    assert [fault and fault.code for fault in codes] == [None, "type", "materials", "materials"]


def test_armor_that_is_taken_off_is_carried_with_its_die() -> None:
    person = brawny(armor=Wear(6, 8, 1), armor_item="chain_mail")
    off = mending.without_armor(person)
    assert (off.armor, off.armor_item) == (Wear(), "")
    thing = off.things[0]
    assert (thing.item, thing.die, thing.magic, thing.bulk) == ("chain_mail", 6, True, 2)
    assert mending.put_on(off, 0) == person
    assert mending.without_armor(brawny()) == brawny()


def test_a_shield_is_dropped_or_changed_for_another() -> None:
    person = brawny(shield=new_wear("small_shield"), shield_item="small_shield", things=(new_thing("large_shield"),))
    assert mending.without_shield(person).shield == Wear()
    changed = mending.put_on(person, 0)
    assert (changed.shield_item, changed.shield, changed.things[0].item) == ("large_shield", Wear(6, 6), "small_shield")
    assert mending.put_on(brawny(things=things("small_shield")), 0).things == ()
