"""Figures between fights: what they break, how they read and write, what they come to on the board."""

import msgspec
import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.foeman.roster.adventurer import (
    Adventurer,
    adventurer_from_figure,
    adventurer_from_table,
    check_adventurer,
    faults_of,
    figure_of,
    is_fit,
    read_line,
    scenario_entry,
    write_line,
)
from affray.systems.foeman.setup import FigureTable
from affray.systems.foeman.setup import figure_from_table as set_up

ANN = Adventurer("Ann", "Human", 12, 12, 8, armor="Leather", main="Mace", carried=("Dagger",))


def codes(**changes: object) -> list[str]:
    return [fault.code for fault in faults_of(replace(ANN, **changes))]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        ({"name": "a_b"}, ["name"]),
        ({"name": "a=b"}, ["name"]),
        ({"name": "x" * 41}, ["name"]),
        ({"race": "Ogre", "armor": "Silk", "main": "Spoon", "off": "Unarmed"}, ["unknown", "unknown", "unknown", "unarmed"]),
        ({"main": "Greatsword", "off": "Dagger"}, ["hands"]),
        ({"main": "", "off": "Greatsword"}, ["hands"]),
        ({"main": "Small Shield", "off": "Large Shield"}, ["two_shields", "too_much"]),
        ({"carried": ("Dagger", "Axe", "Spear")}, ["too_much"]),
        ({"st": 7, "dx": 16}, ["least", "total"]),
        ({"things": ("Rope",)}, ["unknown"]),
        ({"race": "Elf", "st": 12, "dx": 11, "iq": 8}, ["order"]),
        ({"ep": -1}, ["count"]),
        ({"level": 1}, ["level"]),
        ({"level": 1, "st": 13}, []),
        ({"talents": ("Charm",)}, ["talent", "talent"]),
        ({"talents": ()}, ["talent"]),
        ({"wounds": 12}, ["dead"]),
        ({"wounds": 12, "dead": True}, []),
    ],
)  # fmt: skip
def test_every_broken_rule_is_listed(changes: dict[str, object], expected: list[str]) -> None:
    assert codes(**changes) == expected


def test_an_illegal_adventurer_is_refused_in_one_line_with_the_clauses() -> None:
    assert check_adventurer(ANN, "x") is ANN
    with pytest.raises(InputError) as caught:
        check_adventurer(replace(ANN, st=7, main="Greatsword", off="Dagger"), "roster: Ann")
    message = str(caught.value)
    assert message.startswith("roster: Ann: ") and "\n" not in message
    assert all(f"[{clause}]" in message for clause in ("FM-EQP-02", "FM-FIG-01", "FM-FIG-02"))


def test_what_the_scenario_sets_up_is_the_figure_that_the_adventurer_is() -> None:
    for adventurer in (
        ANN,
        replace(ANN, main="", off="Small Shield"),
        replace(ANN, main="Small Shield"),
        replace(ANN, handed="left", main="", off="Dagger", carried=(), shots=3, things=("Oil Flask",)),
        replace(ANN, level=2, dx=14, ep=150, wounds=3, exhaustion=2),
    ):
        entry = msgspec.convert(scenario_entry(adventurer, "Red", (0, 0), "N"), FigureTable)
        assert set_up(entry, ("Red", "Blue"), "here") == figure_of(adventurer)
        assert adventurer_from_figure(figure_of(adventurer)) == adventurer


def test_who_is_down_or_dead_is_not_fit() -> None:
    assert is_fit(ANN) and is_fit(replace(ANN, wounds=10))
    assert not is_fit(replace(ANN, wounds=11)) and not is_fit(replace(ANN, dead=True))
    dwarf = replace(ANN, race="Dwarf", st=13, dx=9, iq=9)
    assert is_fit(replace(dwarf, wounds=12)) and not is_fit(replace(dwarf, wounds=13))


def test_a_line_of_text_reads_back() -> None:
    line = "name=Ann of Ash race=Human st=12 dx=12 iq=8 armor=Half-Plate hold=-,Dagger carry=Lt Crossbow,Large Shield things=Oil Flask ep=40 wounds=2"
    assert write_line(read_line(line)) == line
    assert read_line("st=12 hold=Large Shield player=true").off == "Large Shield"
    assert read_line("hold=Large Shield,-").main == "Large Shield"
    assert read_line(write_line(replace(ANN, talents=(), dead=True))) == replace(ANN, talents=(), dead=True)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Ann", "figure: 'Ann': expected NAME=VALUE"),
        ("st=ten", "figure: st=ten: expected a whole number"),
        ("dead=perhaps", "figure: dead=perhaps: expected true or false"),
        ("luck=7", "figure: 'luck' is unknown; expected one of name, race, handed"),
        ("st=9 st=9", "figure: st is there twice"),
        ("hold=Axe,Mace,Club", "figure: hold: expected at most two items"),
        ("handed=both", 'figure: handed: expected one of left, right, not "both"'),
    ],
)
def test_a_line_that_does_not_read_is_told_where(line: str, reason: str) -> None:
    with pytest.raises(InputError) as caught:
        read_line(line)
    assert str(caught.value).startswith(reason)


def test_a_table_with_a_key_too_many_is_refused() -> None:
    assert adventurer_from_table({"name": "Ann"}, "file") == Adventurer("Ann")
    with pytest.raises(InputError, match=r"^file: figures\[0\]: .*luck"):
        adventurer_from_table({"name": "Ann", "luck": 1}, "file: figures[0]")
