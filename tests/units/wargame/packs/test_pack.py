"""Packs of one's own units and weapons: TOML or JSON, every fault told, two of them together."""

import json
from fractions import Fraction

import pytest

from affray.core import InputError
from affray.systems.wargame.content.profile import Weapon
from affray.systems.wargame.packs.pack import MOST_ROWS, Pack, all_own, all_units, read_pack

MARSH = """
name = "marsh"
title = "Beasts of the marsh"
system = "wargame"

[[weapons]]
name = "Long fang"
fight = 2

[[abilities]]
name = "Wade"
cost = 4.5

[[units]]
name = "Marsh riders"
type = "basic"
n = 6
ad = "2d6"
move = 9
defense = 8
weapons = ["Long fang", "pistol"]
abilities = ["Wade"]
base = "mounted"
"""
HEAD = 'name = "m"\ntitle = "M"\nsystem = "wargame"\n'
SCOUT = '[[units]]\nname = "Scout"\ntype = "basic"\nad = "1d6"\nmove = 6\ndefense = 7\n'


def pack_from(text: str, source: str = "marsh.toml") -> Pack:
    pack, faults = read_pack(text, source)
    assert faults == []
    return pack


def test_a_unit_has_the_weapons_and_abilities_of_its_pack() -> None:
    pack = pack_from(MARSH)
    assert (pack.name, pack.title) == ("marsh", "Beasts of the marsh")
    riders = pack.units["Marsh riders"]
    assert [weapon.id for weapon in riders.profile.weapons] == ["Long fang", "pistol"]
    assert riders.profile.abilities[0].cost == Fraction(9, 2)


def test_json_says_the_same_as_toml() -> None:
    body = {
        "name": "marsh", "title": "Beasts of the marsh", "system": "wargame",
        "weapons": [{"name": "Long fang", "fight": 2}], "abilities": [{"name": "Wade", "cost": 4.5}],
        "units": [{
            "name": "Marsh riders", "type": "basic", "n": 6, "ad": "2d6", "move": 9, "defense": 8,
            "weapons": ["Long fang", "pistol"], "abilities": ["Wade"], "base": "mounted",
        }],
    }  # fmt: skip
    assert pack_from(json.dumps(body), "marsh.JSON") == pack_from(MARSH)


def test_every_fault_is_told_with_its_place() -> None:
    text = HEAD + SCOUT + SCOUT + SCOUT.replace("Scout", "Cook").replace('"basic"', '"chef"')
    text += SCOUT.replace("Scout", "Wizards").replace('"basic"', '"hero"') + "n = 3\n"
    text += '[[weapons]]\nname = "Longbow"\n[[weapons]]\nfight = 1\n[[abilities]]\nname = "Wade"\n'
    _, faults = read_pack(text, "m.toml")
    assert [fault.partition(": expected")[0] for fault in faults] == [
        "m.toml: weapons[0]: 'Longbow' is the name of a listed one [UW-MIN-06]",
        "m.toml: weapons[1]: name is missing",
        "m.toml: abilities[0]: cost is missing",
        "m.toml: units[1]: 'Scout' is there twice",
        "m.toml: units[2]: type: type 'chef' is unknown; expected one of basic, ordnance, elite, hero, vehicle",
        "m.toml: units[3] 'Wizards': a hero is a unit by itself, not one of 3 [UW-HERO-01]",
    ]


def test_a_pack_has_only_so_many_rows() -> None:
    rows = "".join(f'[[weapons]]\nname = "W{place}"\n' for place in range(MOST_ROWS + 1))
    pack, faults = read_pack(HEAD + rows, "m.toml")
    assert faults == [f"m.toml: weapons: expected at most {MOST_ROWS} rows, got {MOST_ROWS + 1}"]
    assert len(pack.own.weapons) == MOST_ROWS


@pytest.mark.parametrize(
    ("text", "source", "fault"),
    [
        ("x", "m.toml", "m.toml: no valid TOML: "),
        ("{", "m.json", "m.json: no valid JSON: "),
        pytest.param("[" * 100_000, "m.json", "m.json: no valid JSON: ", id="nested"),
        ("", "m.toml", "m.toml: name is missing"),
        (HEAD + "colour = 1\n", "m.toml", "m.toml: colour is unknown"),
        (HEAD.replace("wargame", "foeman"), "m.toml", "m.toml: system: expected 'wargame', got 'foeman'"),
    ],
)
def test_a_file_that_is_no_pack_is_told_in_one_line(text: str, source: str, fault: str) -> None:
    with pytest.raises(InputError) as error:
        read_pack(text, source)
    assert str(error.value).startswith(fault) and "\n" not in str(error.value)


def test_packs_that_agree_go_together_and_others_do_not() -> None:
    marsh, other = pack_from(MARSH), pack_from(MARSH.replace('"marsh"', '"fen"').replace("fight = 2", "fight = 3"))
    assert all_own((marsh, marsh)).weapons == {"Long fang": Weapon("Long fang", 2)}
    assert list(all_units((marsh, marsh))) == ["Marsh riders"]
    with pytest.raises(InputError, match="pack fen: another pack says something else of 'Long fang'"):
        all_own((marsh, other))
    with pytest.raises(InputError, match="pack fen: another pack says something else of 'Marsh riders'"):
        all_units((marsh, other))
