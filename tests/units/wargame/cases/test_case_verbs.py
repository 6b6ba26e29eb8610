"""The case verbs of force generation: what they take beyond the public cases, and what they refuse."""

import pytest

from affray.core import InputError
from affray.systems.wargame.cases.verbs import case_verbs

MAN = {"type": "basic", "ad": [1, 6], "move": 6, "fight": 0, "shoot": 0, "defense": 8}
COST, FORCE = case_verbs()["cost"], case_verbs()["force"]


def test_house_rules_change_an_answer() -> None:
    gun = {"weapon": "machine_gun"}
    assert COST(gun)["weapon"] == 68
    assert COST({**gun, "options": {"machine_gun_range": "0"}})["weapon"] == 40
    army = {"limit": 1000, "units": [{"type": "basic", "points": 300}]}
    assert FORCE(army)["legal"] is False
    assert FORCE({**army, "options": {"composition_share_of": "spent"}})["legal"] is True


def test_a_crew_weapon_of_the_filler_table_has_a_price_and_no_printed_one() -> None:
    assert COST({"weapon": "mortar"}) == {"weapon": 84}


def test_an_invented_ability_may_have_any_name_that_is_not_listed() -> None:
    found = COST({"miniature": {**MAN, "abilities": [{"name": "stealth_field", "cost": 2.5}]}, "n": 2})
    assert (found["each"], found["unit"]) == (23.5, 47)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({}, "expected a weapon or a miniature"),
        ({"weapon": "pistol", "miniature": MAN}, "expected a weapon or a miniature"),
        ({"weapon": "spoon"}, "weapon 'spoon' is unknown"),
        ({"miniature": {**MAN, "type": "monster"}}, "type 'monster' is unknown"),
        ({"miniature": MAN, "n": 0}, "one miniature or more"),
        ({"miniature": {**MAN, "ad": [1, 7]}}, "action dice 1d7"),
        ({"miniature": {**MAN, "abilities": ["brave"]}}, "ability 'brave' is unknown"),
        ({"miniature": {**MAN, "height": 2}}, "height is unknown"),
        ({"weapon": {"fight": 0, "shoot": 0, "range": -1}}, "range: expected a number from 0"),
    ],
)
def test_what_cannot_be_priced_is_refused(given: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError, match=fault):
        COST(given)
