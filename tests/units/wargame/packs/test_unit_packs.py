"""Packs of units as commands and pages ask for them."""

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
