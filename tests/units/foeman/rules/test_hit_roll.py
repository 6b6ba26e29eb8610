"""The hit roll under every option."""

import pytest

from affray.core import InputError
from affray.referee import Script, ScriptError
from affray.systems.foeman.cases.combat import VERBS
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.rules.hit_roll import hit_roll

hit = VERBS["hit_roll"]


def test_a_zero_passed_over_may_be_rerolled_later_only_under_the_option() -> None:
    given = {"mdx": 12, "dice": [0, 0, 4], "rerolls": [[2], [3]]}
    with pytest.raises(ScriptError):
        hit(given)
    assert hit({**given, "options": {"reroll_zeroes": "any_time"}})["total"] == 9
    with pytest.raises(ScriptError):
        hit({**given, "rerolls": [[2], [3], [1]], "options": {"reroll_zeroes": "any_time"}})


def test_a_critical_may_need_a_raised_total() -> None:
    given = {"mdx": 10, "dice": [0, 1, 2], "rerolls": [[0]]}
    assert hit(given)["critical"] is True
    assert hit({**given, "options": {"critical_needs": "raised_total"}})["critical"] is False
    raised = {**given, "rerolls": [[0], [1]], "options": {"critical_needs": "raised_total"}}
    assert hit(raised)["critical"] is True


def test_the_lowest_die_is_taken_after_guard_or_as_rolled() -> None:
    given = {"mdx": 14, "dice": [1, 2, 5, 0], "guard": True}
    assert hit(given)["low_nonzero"] == 2
    assert hit({**given, "options": {"adventurer_bonus_faces": "raw"}})["low_nonzero"] == 1


def test_the_attacker_may_stop_at_any_stage() -> None:
    ref = Script([(0, 0, 3), (0, 1)], [2, 0])
    found = hit_roll(ref, 0, 3, 9, 0, 0, PLAIN)
    ref.finish()
    assert (found.total, found.thrown, found.stages) == (4, 5, 1)


def test_a_spoilt_roll_is_not_asked_about_again() -> None:
    ref = Script([(0, 0, 3), (5, 0)], [2])
    assert hit_roll(ref, 0, 3, 4, 0, 0, PLAIN).hit == 0
    ref.finish()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"dice": [0] * 10}, "expected 1 to 9 dice, got 10"),
        ({"weapon": "Spoon"}, "weapon 'Spoon' is unknown"),
        ({"dice": [2, 6]}, r"given: dice\[1\]: expected a whole number of at most 5"),
        ({"luck": 1}, "luck is unknown"),
        ({"mdx": "ten"}, "given: mdx: expected a whole number"),
        ({"options": {"drop_weapons": True}}, "option 'drop_weapons' is unknown"),
    ],
)
def test_impossible_input_is_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        hit({"mdx": 10, "dice": [2, 3], **change})


def test_the_weapon_and_a_repeated_action_change_nothing() -> None:
    plain = {"mdx": 14, "dice": [5, 4, 4]}
    assert hit({**plain, "weapon": "Mace", "repeat": True}) == hit(plain)
