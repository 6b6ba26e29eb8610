"""The verbs that belong to MindWand."""

import pytest

from affray.core import InputError
from affray.systems.foeman.cases.verbs import case_verbs

VERBS = case_verbs()


@pytest.mark.parametrize("option", ["strike", "jab", "hurl", "fire", "ready"])
def test_an_attack_or_ready_is_repeated_without_a_step(option: str) -> None:
    assert VERBS["repeat_ok"]({"previous": option, "option": option, "steps": 0}) == {"repeat": True}
    assert VERBS["repeat_ok"]({"previous": option, "option": option, "steps": 1}) == {"repeat": False}
    assert VERBS["repeat_ok"]({"previous": "use", "option": option, "steps": 0}) == {"repeat": False}


@pytest.mark.parametrize("option", ["watch", "move", "defend", "use"])
def test_other_options_are_never_repeated(option: str) -> None:
    assert VERBS["repeat_ok"]({"previous": option, "option": option, "steps": 0}) == {"repeat": False}


def test_a_die_is_paid_only_where_the_step_is_allowed() -> None:
    onto = VERBS["enter_hex"]
    assert onto({"halted": False, "hexside_shielded": False, "d": 3}) == {"allowed": True, "extra_mp": 3}
    assert onto({"halted": True, "hexside_shielded": False, "d": 3}) == {"allowed": False, "extra_mp": 0}
    assert onto({"halted": False, "hexside_shielded": True, "d": 2}) == {"allowed": False, "extra_mp": 0}
    with pytest.raises(InputError, match="d"):
        onto({"halted": False, "hexside_shielded": False, "d": 6})


def test_passage_takes_four_dice_against_half_the_difference_in_strength() -> None:
    given = {"purpose": "passage", "mdx": 11, "mover_mst": 12, "occupant_mst": 9}
    assert VERBS["sv_score"](given) == {"dice": 4, "score": 13}
