"""The house rules that an army is built by are those that change what it costs or what it may be, and no others."""

from affray.systems.wargame.content.house_rules import BUILDING, option_facts, read_house
from affray.systems.wargame.roster.army import army_faults, standing_of, unit_price
from affray.systems.wargame.roster.army_file import read_army, write_army
from affray.systems.wargame.roster.ready_made import ready_army, ready_names
from tests.units.wargame.troops import TANK, army, miniature, unit


def army_results(options: dict[str, str]) -> list[object]:
    """What all ready armies, and a swift one with an arc of fire to the rear, come to under house rules."""
    house = read_house(options)
    swift = army(unit(miniature(move=13)), unit(TANK, name="Tank"))
    found = [read_army(write_army(ready_army(name)), name, house) for name in ready_names()]
    return [
        (
            [unit_price(listed_unit, house) for listed_unit in each.units],
            standing_of(each, house),
            army_faults(each, house),
        )
        for each in (*found, swift)
    ]


def test_an_army_is_built_by_those_options_that_change_its_price_or_its_bounds() -> None:
    plain = army_results({})
    changing = {
        fact.name
        for fact in option_facts()
        if any(army_results({fact.name: value}) != plain for value in fact.values if value != fact.default)
    }
    assert changing == set(BUILDING)
