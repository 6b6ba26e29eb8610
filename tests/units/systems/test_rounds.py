"""Rounds, by which a player that looks ahead knows how far it has looked."""

from contextlib import suppress

import pytest

from affray.core import Question
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play import make_seat, play_fast
from affray.referee.live import Live
from affray.systems import registry

SCENARIOS = {"foeman": "duel", "fortmayn": "lone-wolf", "melee": "duel", "wargame": "patrol-clash"}
MOST = 400


class Over(Exception):
    """Enough has been seen."""


class Rounds:
    """Keeps the rounds of the positions of a game."""

    hears = False

    def __init__(self, key: str) -> None:
        self.opponents = registry.load_system(key).opponents
        self.counts: list[int] = []

    def see_answer(self, state: object, question: Question[object], answer: object) -> None:
        self.counts.append(self.opponents.rounds(state))
        if len(self.counts) == MOST:
            raise Over

    def see_action(self, before: object, question: Question[object], answer: object, after: object, live: Live) -> None:
        """Nothing."""


@pytest.mark.parametrize("key", SCENARIOS)
def test_rounds_never_run_backwards(key: str) -> None:
    system, rounds = registry.load_system(key), Rounds(key)
    state = system.setup(load_scenario(key, SCENARIOS[key]), {})
    seats = [make_seat("random", side) for side in range(len(system.sides(state)))]
    with suppress(Over):
        play_fast(system, state, seats, Stream(4), spectator=rounds)
    assert rounds.counts == sorted(rounds.counts)
    assert rounds.counts[-1] > rounds.counts[0]
