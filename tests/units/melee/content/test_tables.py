"""The guide's tables hold together: what one names, another has."""

import pytest

from affray.core import InputError
from affray.systems.melee.content.house_rules import PLAIN, option_facts, read_house
from affray.systems.melee.content.tables import (
    armor,
    creatures,
    gear,
    grounds,
    options,
    races,
    shield,
    spells,
    weapon,
    weapons,
)

SIZES = {1, 2, 3, 4, 7}


def test_what_a_creature_holds_is_a_weapon_or_natural() -> None:
    held = {creature.id for creature in creatures().values() if creature.attack.replace(" ", "_") in weapons()}
    assert held == {"myrmidon", "orc", "goblin"}
    assert {creature.size for creature in creatures().values()} == SIZES
    assert {creature.id for creature in creatures().values() if creature.flying_ma} == {
        "gargoyle",
        "small_dragon",
        "dragon",
    }


def test_what_a_spell_summons_is_a_creature() -> None:
    summoned = [spell.effect_value for spell in spells().values() if spell.effect_key == "summon"]
    assert len(summoned) == 7 and set(summoned) <= set(creatures())
    assert {spell.kind for spell in spells().values()} == {"M", "T", "C", "S"}
    assert all(spell.st_cost <= spell.max_st and spell.renew_cost <= spell.st_cost for spell in spells().values())


def test_what_a_spell_creates_is_a_kind_of_ground() -> None:
    created = {spell.effect_key.removesuffix("_hexes") for spell in spells().values() if spell.kind == "C"}
    assert created & set(grounds()) == {"fire", "shadow", "wall"}
    assert [ground.id for ground in grounds().values() if ground.blocks_move] == ["wall"]


def test_a_race_has_least_attributes_and_points_and_gear_weighs_something() -> None:
    assert {race.st + race.dx + race.iq + race.extra_points for race in races().values()} == {32, 30}
    assert all(item.weight > 0 for item in gear().values())


def test_there_are_the_options_a_to_v_in_three_states() -> None:
    assert "".join(options()) == "abcdefghijklmnopqrstuv"
    states = [option.state for option in options().values()]
    assert [states.count(state) for state in ("disengaged", "engaged", "hth")] == [9, 10, 3]


@pytest.mark.parametrize(("read", "what"), [(weapon, "weapon"), (armor, "armor"), (shield, "shield")])
def test_a_name_that_is_none_is_refused_with_those_there_are(read: object, what: str) -> None:
    assert callable(read)
    with pytest.raises(InputError, match=rf"^{what} 'Excalibur' is unknown; expected one of "):
        read("Excalibur")


def test_every_house_rule_has_its_default() -> None:
    assert read_house({fact.name: fact.default for fact in option_facts()}) == PLAIN
    assert [fact.name for fact in option_facts()] == list(PLAIN._fields)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"tie": "side_roll"}, "option 'tie' is unknown; expected one of wis_mode, "),
        ({"tie_break": "lots"}, "option tie_break='lots': expected side_roll or figure_roll or initiative"),
        ({"turn_limit": 7}, "option turn_limit='7': expected 0 or 20 or"),
    ],
)
def test_a_house_rule_that_is_none_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(InputError) as caught:
        read_house(given)
    assert str(caught.value).startswith(said)
