"""The ready armies: what they cost, that they keep every limit, and spend nearly all of it."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.core.words.texts import catalogue
from affray.systems.wargame.content import tables
from affray.systems.wargame.content.house_rules import PACKAGE, read_house
from affray.systems.wargame.roster.army import army_faults, standing_of, unit_price
from affray.systems.wargame.roster.ready_made import ready_army, ready_limits, ready_names, ready_units

ALL = [(name, limit) for name in ready_names() for limit in ready_limits(name)]
EACH = {
    "fantasy": (21, 33.5, 53.5, 42, 278, 122, 190),
    "medieval": (21, 49.5, 43, 28.5, 129, 260),
    "modern": (69, 69, 78, 34.5, 432, 165),
    "sci_fi": (72, 72, 43.5, 430, 164, 192),
    "weird": (41, 41.5, 36, 81, 139, 164, 215),
}
"""What each miniature of the ready armies costs by the published lists."""


def test_there_are_five_armies_at_three_limits() -> None:
    assert len(ready_names()) == 5
    assert {ready_limits(name) for name in ready_names()} == {(2000, 1500, 1000)}


@pytest.mark.parametrize(("name", "limit"), ALL)
@pytest.mark.parametrize("options", [{}, {"builder_caps": "on"}])
def test_each_keeps_every_limit_and_spends_nine_tenths_of_it(name: str, limit: int, options: dict[str, str]) -> None:
    house = read_house(options)
    army = ready_army(name, limit, house=house)
    assert army_faults(army, house) == ()
    assert Fraction(9, 10) * limit <= standing_of(army, house).total <= limit


@pytest.mark.parametrize(
    ("name", "points"),
    [("fantasy", "1983"), ("medieval", "1994.5"), ("modern", "1975.5"), ("sci_fi", "1950.5"), ("weird", "1974.5")],
)
def test_the_full_armies_cost_what_is_published(name: str, points: str) -> None:
    assert standing_of(ready_army(name)).total == Fraction(points)
    assert [float(unit_price(unit).each) for unit in ready_army(name).units] == list(EACH[name])


@pytest.mark.parametrize(("name", "limit"), ALL)
def test_a_smaller_army_has_no_more_of_any_unit_than_the_full_one(name: str, limit: int) -> None:
    full = {unit.name: unit for unit in ready_army(name).units}
    for unit in ready_army(name, limit).units:
        assert unit.n <= full[unit.name].n and unit.profile == full[unit.name].profile


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_unit_has_a_name_in_both_languages(language: str) -> None:
    texts = catalogue(PACKAGE)
    words = [f"unit-{row.army.replace('_', '-')}-{row.unit}" for row in tables.armies()]
    words += [f"army-name-{name.replace('_', '-')}" for name in ready_names()]
    assert [word for word in words if not texts.has(language, word)] == []


def test_names_are_in_the_language_asked_for() -> None:
    assert ready_army("weird", language="de").units[0].name == "Auferstandene"
    assert ready_army("weird", 1000).name == "The Midnight Expedition"


def test_an_army_that_is_not_there_is_refused() -> None:
    with pytest.raises(InputError, match="army 'dwarves' is unknown; expected one of fantasy, medieval"):
        ready_army("dwarves")
    with pytest.raises(InputError, match=r"army 'modern': expected a limit of 2000 or 1500 or 1000, got 1200\.5"):
        ready_army("modern", Fraction("1200.5"))


def test_a_unit_is_found_by_army_and_id_and_house_rules_reach_its_weapons() -> None:
    assert ready_units()["medieval/duke"].n == 1
    tank = ready_units(house=read_house({"machine_gun_range": "0"}))["modern/tank"]
    assert [int(weapon.range) for weapon in tank.profile.weapons] == [18, 0]
