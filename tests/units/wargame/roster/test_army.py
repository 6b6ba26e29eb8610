"""The rules that a unit and an army break, each with its clause."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import Refusal
from affray.systems.wargame.content.codes import ELITE, HERO, NO_FORMATION, ORDNANCE, REGIMENT, SKIRMISH
from affray.systems.wargame.content.house_rules import read_house
from affray.systems.wargame.content.profile import Ability
from affray.systems.wargame.roster.army import (
    ListedUnit,
    army_faults,
    breaking_loss,
    own_name_fault,
    standing_of,
    unit_faults,
)
from tests.units.wargame.troops import CREW, SPEARMAN, TANK, army, miniature, unit

WIZARD = miniature(HERO, (4, 6), abilities=("fireball",))
CAPPED = read_house({"builder_caps": "on"})


@pytest.mark.parametrize(
    "legal",
    [
        unit(SPEARMAN, 20, formation=REGIMENT, files=20),
        unit(CREW, 3),
        unit(TANK),
        unit(WIZARD),
        unit(miniature(abilities=("fast", Ability("stealth", Fraction(15))))),
    ],
)
def test_a_unit_within_the_rules_breaks_none(legal: ListedUnit) -> None:
    assert list(unit_faults(legal)) == []


@pytest.mark.parametrize(
    ("wrong", "code", "clause"),
    [
        (unit(name="a_b"), "name", None),
        (unit(name="x" * 41), "name", None),
        (unit(name="a=b"), "name", None),
        (unit(n=0), "number", "UW-MIN-05"),
        (unit(WIZARD, 2), "number", "UW-HERO-01"),
        (unit(TANK, 2), "number", "UW-VEH-02"),
        (unit(miniature(ad=(0, 6))), "dice", "UW-MIN-03"),
        (unit(miniature(ad=(1, 7))), "dice", "UW-MIN-07"),
        (unit(miniature(move=-1)), "stats", "UW-MIN-04"),
        (unit(miniature(defense=0)), "stats", "UW-MIN-04"),
        (unit(replace(SPEARMAN, base=(Fraction(0), Fraction(1)))), "stats", "UW-MIN-01"),
        (unit(miniature(abilities=("fast", "fast"))), "ability", "UW-MIN-05"),
        (unit(miniature(abilities=("command",))), "ability", "UW-ABL-01"),
        (unit(miniature(ELITE, abilities=("additional_turn",))), "ability", "UW-ABL-01"),
        (unit(miniature(abilities=(Ability("fast", Fraction(5)),))), "ability", "UW-ABL-01"),
        (unit(miniature(ORDNANCE)), "weapons", "UW-ORD-01"),
        (unit(TANK, formation=SKIRMISH), "formation", "UW-FORM-05"),
        (unit(formation=NO_FORMATION), "formation", "UW-FORM-05"),
        (unit(n=3, formation=REGIMENT, files=4), "files", "UW-GEO-06"),
        (unit(n=3, formation=REGIMENT), "files", "UW-GEO-06"),
        (unit(n=3, files=3), "files", "UW-GEO-06"),
    ],
)
def test_a_broken_rule_is_told_with_its_clause_in_both_languages(
    wrong: ListedUnit, code: str, clause: str | None
) -> None:
    found = list(unit_faults(wrong))
    assert [fault.code for fault in found] == [code]
    assert clause is None or clause in found[0].clauses
    assert found[0].reason != found[0].wording("de")


@pytest.mark.parametrize(
    ("profile", "stat"),
    [
        (miniature(move=Fraction("12.5")), "Move 12.5"),
        (miniature(fight=5), "own Fight 5"),
        (miniature(shoot=5), "own Shoot 5"),
        (miniature(defense=21), "Defense 21"),
    ],
)
def test_bounds_of_the_builder_hold_only_where_they_are_on(profile: object, stat: str) -> None:
    assert isinstance(profile, type(SPEARMAN))
    assert list(unit_faults(unit(profile))) == []
    found = list(unit_faults(unit(profile), CAPPED))
    assert [fault.reason.partition(":")[0] for fault in found] == [stat]
    assert list(unit_faults(unit(miniature(move=12, fight=4, shoot=4, defense=20)), CAPPED)) == []


def test_an_army_has_units_with_names_of_their_own() -> None:
    assert [fault.refusal.code for fault in army_faults(army())] == ["units", "basic_ordnance_below_half"]
    found = army_faults(army(unit(n=20), unit(n=20)))
    assert [(fault.unit, fault.refusal.code) for fault in found] == [("Ann", "name")]


def test_a_fault_names_its_unit_and_those_of_the_army_name_none() -> None:
    found = army_faults(army(unit(WIZARD, 2, name="Wizards"), limit=100))
    assert [fault.unit for fault in found] == ["Wizards", "", "", ""]
    assert str(found[0]) == "Wizards: a hero is a unit by itself, not one of 2 [UW-HERO-01]"
    assert found[0].worded("de").startswith("Wizards: ein Held")
    assert str(found[1]).startswith("the army costs") and found[1].worded().startswith("the army costs")


def test_an_army_costs_what_its_units_cost_and_is_broken_at_half() -> None:
    assert standing_of(army(unit(n=20), unit(CREW, 4, name="Bob"))).total == 420 + 224
    assert breaking_loss(Fraction(1983)) == Fraction("991.5")


@pytest.mark.parametrize(
    ("name", "kind", "code"),
    [("Long fang", "weapon", None), ("Longbow", "weapon", "name"), ("mortar", "weapon", "name"), ("a|b", "weapon", "name"),
     ("Fearless", "ability", "name"), ("Stealth", "ability", None)],
)  # fmt: skip
def test_what_is_ones_own_goes_by_no_listed_name(name: str, kind: str, code: str | None) -> None:
    found = own_name_fault(name, kind)
    assert (found.code if isinstance(found, Refusal) else None) == code


def test_a_fault_says_which_unit_it_is_of_by_its_place() -> None:
    found = army_faults(army(unit(SPEARMAN, 20), unit(SPEARMAN, 0), unit(CREW, 3, name="Crew"), limit=100))
    assert [(fault.unit, fault.place, fault.refusal.code) for fault in found] == [
        ("Ann", 1, "name"),
        ("Ann", 1, "number"),
        ("", -1, "over_limit"),
    ]
