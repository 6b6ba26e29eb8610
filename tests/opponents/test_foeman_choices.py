"""The kept players of Foeman judge as they did."""

from collections import Counter

import pytest

from affray.systems.foeman import SYSTEM
from tests.opponents.foeman_choices import PLAYER, QUOTAS, asked, best, read

IMPOSSIBLE: dict[int, str] = {}
"""Choices, by their line from 0, that an amended rule makes impossible, each with its clause."""


PARTS = 10
"""Each of so many parts of the positions has some of every kind; the quick tests look at the first."""


def test_five_hundred_positions_are_kept() -> None:
    choices = read()
    assert len(choices) == sum(QUOTAS.values()) == 500
    assert Counter(choice.code for choice in choices) == QUOTAS


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_greedy_1_chooses_what_it_chose(part: int) -> None:
    player = SYSTEM.opponents.kept(PLAYER)
    assert player is not None
    others = []
    for line, choice in enumerate(read()):
        if line in IMPOSSIBLE or line % PARTS != part:
            continue
        state, question = asked(choice)
        if question is None or question.code != choice.code or best(player, state, question) != choice.best:
            others.append((line, choice.code))
    assert others == []


def test_no_other_player_is_kept() -> None:
    assert SYSTEM.opponents.kept("greedy-0") is None
