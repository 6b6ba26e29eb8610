"""Packs of units as commands and pages ask for them."""

from typing import cast

from affray.core import Scenario
from affray.systems.wargame.packs.unit_packs import UnitPacks
from tests.units.wargame.packs.test_pack import MARSH

THROWN = """
[[weapons]]
name = "Stone thrower"
shoot = 3
range = [6, 15]
"""
PACKS = UnitPacks()


def test_a_pack_is_read_with_its_faults() -> None:
    pack, faults = PACKS.read({"marsh.toml": MARSH}, "marsh.toml")
    assert (pack.name, faults) == ("marsh", [])
    _, faults = PACKS.read({"marsh.toml": MARSH + '[[abilities]]\nname = "Wade"\ncost = 1\n'}, "marsh.toml")
    assert faults == ["marsh.toml: abilities[1]: 'Wade' is there twice"]


def test_a_report_lists_weapons_abilities_and_units_with_their_prices() -> None:
    pack, _ = PACKS.read({"marsh.toml": MARSH + THROWN}, "marsh.toml")
    report = PACKS.report(pack)
    assert report.title == "Beasts of the marsh  marsh"
    lines = {part.title: [line.text.strip() for line in part.lines] for part in report.sections}
    assert lines["Weapons"] == ["Long fang: Fight 2, Shoot 0", "Stone thrower: Fight 0, Shoot 3, range 6/15"]
    assert lines["Abilities"] == ["Wade: 4.5 points"]
    assert lines["Units"][0].startswith("Marsh riders: ") and lines["Units"][0].endswith(" points")


def test_programs_are_told_what_the_army_maker_is_told() -> None:
    pack, _ = PACKS.read({"marsh.toml": MARSH}, "marsh.toml")
    assert {"weapons", "units"} <= set(PACKS.facts(pack))


SIDES = [
    {"name": "Red", "army": {"units": ["Marsh riders", {"unit": "Marsh riders", "name": "Others", "n": 2}, 3]}},
    {"name": "Blue", "army": "fantasy"},
    {
        "name": "Green",
        "army": {
            "units": [{"name": "Own", "weapons": ["Long fang", "pistol"], "abilities": ["Wade", 1]}, {"name": "Bare"}]
        },
    },
    "odd",
]


def test_a_scenario_stands_without_the_packs() -> None:
    pack, _ = PACKS.read({"pack.toml": MARSH + "[defaults]\npremeasure = true\n"}, "marsh")
    found, options = PACKS.resolve([pack], Scenario("s", "wargame", "S", body={"sides": SIDES}), {"a": 1})
    sides = cast("list[dict[str, dict[str, list[dict[str, object]]]]]", found.body["sides"])
    red, blue, green, odd = sides
    first, second, _ = red["army"]["units"]
    assert [first["name"], first["n"], second["name"], second["n"]] == ["Marsh riders", 6, "Others", 2]
    assert cast("list[object]", red["army"]["units"])[2] == 3
    weapons = cast("list[object]", first["weapons"])
    assert weapons[0] == {"name": "Long fang", "fight": 2, "shoot": 0, "range": 0}
    assert {**red["army"], "units": []} == {
        "format": "affray-army", "version": 1, "name": "Red", "limit": 10_000, "units": [],
    }  # fmt: skip
    assert [blue, odd] == [SIDES[1], "odd"]
    own = green["army"]["units"][0]
    assert cast("list[object]", own["weapons"])[1] == "pistol"
    assert own["abilities"] == [{"name": "Wade", "cost": 4.5}, 1]
    assert green["army"]["units"][1] == {"name": "Bare"}
    assert (found.options, options) == ({"premeasure": True}, {"a": 1})
    assert PACKS.resolve([pack], Scenario("s", "wargame", "S"), {})[0].body == {}


def test_a_folder_needs_a_head() -> None:
    assert PACKS.read({}, "x")[1] == ["pack.toml: is missing; expected name, title and system"]
    assert PACKS.read({"pack.toml": "["}, "x")[1][0].startswith("pack.toml: no valid TOML")
    assert PACKS.read({"pack.toml": MARSH + "[defaults]\nodd = 1\n"}, "x")[1][0].startswith("pack.toml: odd: option")
    assert PACKS.name_fault("pack.toml") == "" and PACKS.name_fault("units.csv").startswith("is no file of a pack")
    assert not PACKS.claims(lambda name: True) and PACKS.own_folder(Scenario("s", "wargame", "S")) == ""


def test_an_outline_names_what_a_pack_adds() -> None:
    pack, _ = PACKS.read({"marsh.toml": MARSH}, "marsh")
    assert PACKS.outline(pack).adds == ("Long fang", "Wade", "Marsh riders")
