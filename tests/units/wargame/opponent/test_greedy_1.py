"""The wargame's first computer player chooses in 500 positions as it did when it was put aside."""

import pytest

from affray.systems.wargame import SYSTEM
from tests.wargame_choices import Choice, best_answers, kept_choices, question_of

GONE: dict[int, str] = {}
"""Positions that an amended rule makes impossible, by number, with its clause."""
KEPT = kept_choices()
PARTS = 10


def test_five_hundred_positions_are_kept_over_all_kinds_of_questions() -> None:
    assert len(KEPT) == 500
    assert {choice.code for choice in KEPT} >= {
        "deploy",
        "pick",
        "act",
        "casualty",
        "points",
        "reduction",
        "die_target",
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=[pytest.mark.slow] if part > 1 else []) for part in range(PARTS)]
)
def test_the_first_player_chooses_as_it_did(part: int) -> None:
    for number in range(part, len(KEPT), PARTS):
        if number not in GONE:
            assert (number, best(KEPT[number])) == (number, KEPT[number].best)


def best(choice: Choice) -> tuple[str, ...]:
    """The best answers in a kept position now."""
    state = SYSTEM.read_state(choice.position)
    return tuple(sorted(map(SYSTEM.write_answer, best_answers(state, question_of(choice, state))[1])))


def test_no_other_player_is_kept() -> None:
    assert SYSTEM.opponents.kept("greedy-0") is None
