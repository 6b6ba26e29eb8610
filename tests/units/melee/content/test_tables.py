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
    held = {one.id for one in creatures().values() if one.attack.replace(" ", "_") in weapons()}
    assert held == {"myrmidon", "orc", "goblin"}
    assert {one.size for one in creatures().values()} == SIZES
    assert {one.id for one in creatures().values() if one.flying_ma} == {"gargoyle", "small_dragon", "dragon"}


def test_what_a_spell_summons_is_a_creature() -> None:
    summoned = [one.effect_value for one in spells().values() if one.effect_key == "summon"]
    assert len(summoned) == 7 and set(summoned) <= set(creatures())
    assert {one.kind for one in spells().values()} == {"M", "T", "C", "S"}
    assert all(one.st_cost <= one.max_st and one.renew_cost <= one.st_cost for one in spells().values())


def test_what_a_spell_creates_is_a_kind_of_ground() -> None:
    created = {one.effect_key.removesuffix("_hexes") for one in spells().values() if one.kind == "C"}
    assert created & set(grounds()) == {"fire", "shadow", "wall"}
    assert [one.id for one in grounds().values() if one.blocks_move] == ["wall"]


def test_a_race_has_least_attributes_and_points_and_gear_weighs_something() -> None:
    assert {one.st + one.dx + one.iq + one.extra_points for one in races().values()} == {32, 30}
    assert all(one.weight > 0 for one in gear().values())


def test_there_are_the_options_a_to_v_in_three_states() -> None:
    assert "".join(options()) == "abcdefghijklmnopqrstuv"
    states = [one.state for one in options().values()]
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
