"""The army lists that the wargame hands out: made, read, judged, priced and shown under house rules."""

from fractions import Fraction
from pathlib import Path
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.armies import Armies
from affray.systems import registry
from affray.systems.wargame.packs.pack import Pack
from affray.systems.wargame.roster.army import Army, ListedUnit
from affray.systems.wargame.roster.maker_data import (
    ArmyCatalogue,
    ArmyPack,
    ArmyTable,
    OwnAbility,
    OwnWeapon,
    TypeCount,
)
from affray.systems.wargame.words.facts import VOICE

ARMIES = cast("Armies[Army, ListedUnit, Pack]", registry.armies_of("wargame"))
BEASTS = (Path(__file__).parents[3] / "examples/marsh-beasts.toml").read_text("utf-8")
MEDIEVAL = ARMIES.ready("medieval", Fraction(1000))


def table(army: Army) -> ArmyTable:
    """An army as its file has it."""
    return msgspec.json.decode(ARMIES.write(army), type=ArmyTable)


def test_house_rules_are_those_that_differ() -> None:
    assert ARMIES.options == {}
    assert ARMIES.under({"cost_rounding": "up", "premeasure": "false"}).options == {"cost_rounding": "up"}
    with pytest.raises(InputError, match="option 'luck' is unknown"):
        ARMIES.under({"luck": "on"})


def test_what_there_is_to_build_from_has_its_words_and_prices() -> None:
    found = ARMIES.choices("de")
    assert isinstance(found, ArmyCatalogue)
    assert [(choice.name, choice.alone, len(choice.formations)) for choice in found.types] == [
        ("basic", False, 2),
        ("ordnance", False, 2),
        ("elite", False, 2),
        ("hero", True, 2),
        ("vehicle", True, 1),
    ]
    assert next(weapon.word for weapon in found.weapons if weapon.name == "pistol") == "Pistole"
    arc = next(ability for ability in found.abilities if ability.name == "rear_attack_arc")
    assert (arc.types, arc.share) == (("vehicle",), 0.2)
    assert [(at.limit, at.points, at.miniatures) for at in found.armies[1].at][-1] == (1000, 986, 27)
    assert all(len(option.words) == len(option.values) and option.effect for option in found.options)


def test_what_a_pack_brings_says_all_of_itself() -> None:
    pack, faults = ARMIES.packs.read({"beasts.toml": BEASTS}, "beasts")
    found = ARMIES.pack_choices(pack)
    assert faults == [] and isinstance(found, ArmyPack)
    assert [(weapon.crewed, weapon.own) for weapon in found.weapons] == [
        (False, OwnWeapon("Long fang", 2)),
        (True, OwnWeapon("Stone thrower", 0, 3, (6.0, 15.0))),
    ]
    assert [ability.own for ability in found.abilities] == [OwnAbility("Wade", 4.5)]
    assert found.units[0].source == "Beasts of the marsh"
    wolves = ARMIES.read_unit(f"like={found.units[0].id} n=2", (pack,))
    assert (wolves.n, wolves.profile.weapons[0].id) == (2, "Long fang")


def test_an_army_is_begun_and_goes_through_its_file() -> None:
    assert "medieval" in ARMIES.ready_names()
    assert ARMIES.ready("weird", None).limit == ARMIES.blank("Watch", None).limit == 2000
    assert ARMIES.blank("Watch", Fraction(500)) == Army("Watch", Fraction(500), ())
    assert ARMIES.read(ARMIES.write(MEDIEVAL), "here") == MEDIEVAL
    assert table(MEDIEVAL).format == ARMIES.format


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("many", "--limit 'many': expected a number of points"),
        ("0", "--limit '0': expected a number above 0"),
        ("1.234", "--limit: expected a number from 0 to 10000 of at most two decimals"),
    ],
)
def test_a_limit_is_a_number_of_points(text: str, said: str) -> None:
    assert ARMIES.read_limit("2500.5", "--limit") == Fraction(5001, 2)
    with pytest.raises(InputError) as error:
        ARMIES.read_limit(text, "--limit")
    assert str(error.value).startswith(said)


def test_a_draft_is_read_as_far_as_it_can_be() -> None:
    first, second, third, *_ = table(MEDIEVAL).units
    units = (replace(first, name="a:b"), replace(second, weapons=("spoon",)), third)
    found = ARMIES.draft(replace(table(MEDIEVAL), name="", units=units))
    bad, unread, good = found.units
    assert (found.name, found.limit) == ("", Fraction(1000)) and good == MEDIEVAL.units[2]
    assert isinstance(unread, str) and unread.startswith("unit: weapons: weapon 'spoon' is unknown")
    assert isinstance(bad, ListedUnit) and bad.name == "a:b" and ARMIES.has_bad_name(bad)
    with pytest.raises(InputError, match="army: limit: expected a number"):
        ARMIES.draft(replace(table(MEDIEVAL), limit=0.125))


def test_an_army_is_judged_with_the_codes_of_what_is_not_kept() -> None:
    over = replace(MEDIEVAL, limit=Fraction(900))
    found = ARMIES.standing(over)
    assert (found.total, found.excess) == (Fraction(986), Fraction(86)) and found.violations == ("over_limit",)
    assert [fault.refusal.code for fault in ARMIES.faults(over)] == ["over_limit"]
    assert VOICE.phrase(ARMIES.standing_rows(over)[0].value) == "986 of 900 points, 86 too many"
    assert VOICE.phrase(ARMIES.verdict(0)) == "It may play."
    assert [fault.code for fault in ARMIES.unit_faults(replace(MEDIEVAL.units[0], n=0))] == ["number"]
    twice = ARMIES.faults(replace(MEDIEVAL, units=MEDIEVAL.units[:1] * 2))[0]
    assert str(twice).startswith(f"{MEDIEVAL.units[0].name}: ") and twice.worded("de") != twice.worded()


def test_a_price_has_its_terms_in_lines_and_for_programs() -> None:
    tank = ARMIES.read_unit("like=modern/tank abilities=rear_attack_arc", ())
    price, data = ARMIES.price(tank), ARMIES.price_data(tank)
    assert (price.points, price.each, len(price.rows)) == (Fraction("518.4"), Fraction("518.4"), 10)
    assert (data["divisor"], data["each"], data["once"], data["n"], data["unit"]) == (1, 518.4, 0, 1, 518.4)
    assert VOICE.phrase(ARMIES.unit_line(tank)).startswith("1 vehicle, 4d6, Move 8")
    assert ARMIES.unit_data(tank)["abilities"] == ["rear_attack_arc"]


def test_units_are_counted_by_their_type() -> None:
    assert ARMIES.counts(MEDIEVAL.units, "elite_vehicle", "de") == (TypeCount("elite", "Elite", 1, 1),)
    assert [count.name for count in cast("tuple[TypeCount, ...]", ARMIES.counts(MEDIEVAL.units, ""))] == [
        "basic",
        "ordnance",
        "elite",
    ]


def test_an_army_has_a_sheet_its_prices_and_a_page() -> None:
    assert [len(rows) for _, rows in ARMIES.sheet(MEDIEVAL).groups] == [4, 4]
    assert len(ARMIES.price_sheet(MEDIEVAL).groups) == len(MEDIEVAL.units)
    assert VOICE.phrase(ARMIES.page(MEDIEVAL).title) == MEDIEVAL.name
