"""Army lists as JSON: what is written reads back, and what is wrong is told in one line."""

import json
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.core.reading.numbers import json_number
from affray.systems.wargame.content.codes import LADDER, NO_FORMATION, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.exact_numbers import decimal_text, exact_fraction
from affray.systems.wargame.content.house_rules import read_house
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_ability, find_weapon
from affray.systems.wargame.content.tables import abilities, ordnance, weapons
from affray.systems.wargame.roster.army import Army, ListedUnit, is_bad_name, own_name_fault
from affray.systems.wargame.roster.army_file import MOST_UNITS, VERSION, read_army, write_army
from affray.systems.wargame.roster.ready_made import ready_army, ready_limits, ready_names

SCOUTS = {"name": "Scouts", "type": "basic", "n": 5, "ad": "1d6", "move": 8, "defense": 7, "weapons": ["pistol"]}
TANK = {"name": "Tank", "type": "vehicle", "ad": "4d6", "move": 8, "defense": 16, "base": "tank"}


def file(*units: object, **keys: object) -> bytes:
    body = {"format": "affray-army", "version": 1, "name": "Watch", "limit": 500, "units": units, **keys}
    return json.dumps(body).encode()


def read(**keys: object) -> ListedUnit:
    return read_army(file({**SCOUTS, **keys}), "w.json").units[0]


@pytest.mark.parametrize("name", ready_names())
def test_a_ready_army_reads_back_from_its_file(name: str) -> None:
    for limit in ready_limits(name):
        army = ready_army(name, limit)
        assert read_army(write_army(army), "x") == army
        assert write_army(army) == write_army(army)


def test_what_is_left_out_has_its_usual_value() -> None:
    found = read()
    assert (found.n, found.formation, found.files) == (5, SKIRMISH, 0)
    assert found.profile == Profile(0, (1, 6), Fraction(8), 0, 0, 7, (find_weapon("pistol"),))
    assert read(files=5).formation == REGIMENT
    tank = read_army(file(TANK), "w.json").units[0]
    assert (tank.formation, tank.profile.base) == (NO_FORMATION, (Fraction(3), Fraction(4)))


def test_weapons_and_abilities_of_ones_own_say_all_of_themselves() -> None:
    arms = [{"name": "Long fang", "fight": 2}, {"name": "Catapult", "shoot": 4, "range": [8.5, 20]}]
    found = read(weapons=arms, abilities=["fast", {"name": "Stealth", "cost": 12.5}], base=[1.5, 2], move=6.25)
    assert found.profile.weapons == (
        Weapon("Long fang", 2),
        Weapon("Catapult", 0, 4, Fraction(20), Fraction(17, 2)),
    )
    assert found.profile.abilities == (find_ability("fast"), Ability("Stealth", Fraction(25, 2)))
    assert (found.profile.base, found.profile.move) == ((Fraction(3, 2), Fraction(2)), Fraction(25, 4))


def test_a_listed_weapon_is_what_the_house_rules_make_of_it() -> None:
    house = read_house({"machine_gun_range": "0"})
    data = file({**SCOUTS, "weapons": ["machine_gun"]})
    assert read_army(data, "w.json", house).units[0].profile.weapons[0].range == 0
    assert b'"machine_gun"' in write_army(read_army(data, "w.json", house))


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({"type": "monster"}, "w.json: units[0]: type: type 'monster' is unknown; expected one of basic, ordnance"),
        ({"ad": "0d6"}, "w.json: units[0].ad: expected a text that fits"),
        ({"n": -1}, "w.json: units[0].n: expected a whole number of at least 0"),
        ({"n": "5"}, "w.json: units[0].n: expected a whole number"),
        ({"name": "a\x1b[1mb"}, "w.json: units[0]: name 'a\\x1b[1mb': expected at most 40 letters"),
        ({"speed": 5}, "w.json: units[0].speed is unknown"),
        ({"move": -1}, "w.json: units[0]: move: expected a number from 0 to 10000 of at most two decimals, got -1"),
        ({"move": 0.125}, "w.json: units[0]: move: expected a number from 0 to 10000"),
        ({"move": "NaN"}, "w.json: units[0]: move: expected a number from 0 to 10000"),
        ({"move": "1e99999"}, "w.json: units[0]: move: expected a number from 0 to 10000"),
        ({"weapons": ["spoon"]}, "w.json: units[0]: weapons: weapon 'spoon' is unknown; expected one of claw"),
        ({"weapons": [{"name": "Longbow"}]}, "w.json: units[0]: weapons: 'Longbow' is the name of a listed one"),
        ({"weapons": [{"name": "a_b"}]}, "w.json: units[0]: weapons: name 'a_b': expected at most 40 letters"),
        ({"weapons": [{"name": "Sling", "range": [9, 4]}]}, "w.json: units[0]: weapons: Sling: range: expected the short"),
        ({"abilities": ["brave"]}, "w.json: units[0]: abilities: ability 'brave' is unknown; expected one of rear"),
        ({"abilities": [{"name": "Fast", "cost": 1}]}, "w.json: units[0]: abilities: 'Fast' is the name of a listed one"),
        ({"base": "huge"}, "w.json: units[0]: base: base 'huge' is unknown; expected one of man_sized"),
        ({"formation": "square"}, "w.json: units[0]: formation: formation 'square' is unknown; expected one of regiment"),
    ],
)  # fmt: skip
def test_a_bad_unit_is_told_by_its_place(keys: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError) as error:
        read(**keys)
    assert str(error.value).startswith(fault)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"{", "w.json: no valid JSON"),
        pytest.param(b"[" * 100_000, "w.json: no valid JSON: ", id="nested"),
        (b"\xff", "w.json: no valid JSON"),
        (b"[]", "w.json: expected an army list: an object with format 'affray-army'"),
        (b'{"format": "affray-roster"}', "w.json: expected an army list"),
        (file(version=VERSION + 1), f"w.json: version {VERSION + 1} is of a newer Affray; this one reads up to {VERSION}"),
        (file(version=0), f"w.json: version: expected a number from 1 to {VERSION}, got 0"),
        (file(version=True), "w.json: version: expected a number"),
        (file(colour="red"), "w.json: colour is unknown"),
        (file(name="a\nb"), "w.json: name: expected 1 to 80 letters on one line, got 'a\\nb'"),
        (file(name=""), "w.json: name: expected 1 to 80 letters"),
        pytest.param(file(name="x" * 81), "w.json: name: expected 1 to 80 letters", id="long"),
        (file(limit="many"), "w.json: limit: "),
        (file(limit=-5), "w.json: limit: expected a number from 0 to"),
        pytest.param(file(*[SCOUTS] * (MOST_UNITS + 1)), f"w.json: units: expected at most {MOST_UNITS}, got {MOST_UNITS + 1}", id="many"),
    ],
)  # fmt: skip
def test_a_bad_file_is_told_in_one_line(data: bytes, fault: str) -> None:
    with pytest.raises(InputError) as error:
        read_army(data, "w.json")
    assert str(error.value).startswith(fault)
    assert "\n" not in str(error.value)


# --- any army ---------------------------------------------------------------------------------------------------------
NUMBERS = st.decimals(0, 100, places=2).map(Fraction)
SMALL = st.integers(0, 30)
NAMES = st.text("abcdefgh XYZ-'äé", min_size=1, max_size=12).filter(lambda name: not is_bad_name(name))
OWN_WEAPONS = st.builds(
    lambda name, fight, shoot, one, other: Weapon(name, fight, shoot, max(one, other or one), min(one, other) if other else None),
    NAMES.filter(lambda name: own_name_fault(name, "weapon") is None), SMALL, SMALL, NUMBERS, st.none() | NUMBERS,
)  # fmt: skip
WEAPONS = st.sampled_from([*weapons(), *ordnance()]).map(find_weapon) | OWN_WEAPONS
ABILITIES = st.sampled_from(list(abilities())).map(find_ability) | st.builds(
    Ability, NAMES.filter(lambda name: own_name_fault(name, "ability") is None), NUMBERS
)
PROFILES = st.builds(
    Profile, st.integers(0, VEHICLE), st.tuples(st.integers(1, 9), st.sampled_from(LADDER)), NUMBERS, SMALL, SMALL, SMALL,
    st.lists(WEAPONS, max_size=3).map(tuple), st.lists(ABILITIES, max_size=3).map(tuple), st.tuples(NUMBERS, NUMBERS),
)  # fmt: skip
UNITS = st.builds(ListedUnit, NAMES, SMALL, PROFILES, st.integers(0, NO_FORMATION), SMALL)
ARMIES = st.builds(Army, NAMES, NUMBERS, st.lists(UNITS, max_size=3).map(tuple))


@given(ARMIES)
def test_any_army_legal_or_not_reads_back_from_its_file(army: Army) -> None:
    assert read_army(write_army(army), "x") == army


@given(st.decimals(-1000, 1000, places=2))
def test_a_number_reads_back_from_its_text_and_from_json(value: Decimal) -> None:
    found = exact_fraction(value)
    assert Fraction(decimal_text(found)) == found
    assert exact_fraction(Decimal(str(json_number(found)))) == found
