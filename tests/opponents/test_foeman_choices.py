"""The kept players of Foeman judge as they did."""

from collections import Counter

from affray.systems.foeman import SYSTEM
from tests.opponents.foeman_choices import PLAYER, QUOTAS, asked, best, read

IMPOSSIBLE: dict[int, str] = {}
"""Choices, by their line from 0, that an amended rule makes impossible, each with its clause."""


def test_greedy_1_chooses_what_it_chose_in_five_hundred_positions() -> None:
    player = SYSTEM.opponent(PLAYER)
    assert player is not None
    choices = read()
    assert len(choices) == sum(QUOTAS.values()) == 500
    assert Counter(choice.code for choice in choices) == QUOTAS
    others = []
    for line, choice in enumerate(choices):
        if line in IMPOSSIBLE:
            continue
        state, question = asked(choice)
        if question is None or question.code != choice.code or best(player, state, question) != choice.best:
            others.append((line, choice.code))
    assert others == []


def test_no_other_player_is_kept() -> None:
    assert SYSTEM.opponent("greedy-0") is None
