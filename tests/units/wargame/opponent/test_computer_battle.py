"""Whole battles of the computer player: all that it is offered has a worth, and all that it chooses is legal."""

from math import isfinite

import pytest

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import EXIT, HOLD
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import OVER, Aim, State
from tests.units.wargame.minds import question
from tests.wargame_arena import clash

BATTLES: tuple[tuple[dict[str, object], Aim], ...] = (
    ({}, Aim(kind=EXIT, rounds=2, limit=400)),
    ({"vehicle_split": "dice", "several_weapons": "choose_one"}, Aim(kind=HOLD, rounds=2, limit=400)),
)


def fought(state: State, number: int) -> tuple[State, int]:
    """The last position of a battle between computer players, and how many answers it had."""
    rng, answered = Stream(8, number), 0

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        asked = SYSTEM.choice(state, ChoiceNeeded(who, what, most, x, y, z))
        worth = SYSTEM.opponents.appraise(state, asked)
        assert len(worth) == len(asked.answers) and all(map(isfinite, worth))
        return worth.index(max(worth))

    live = Live(StreamDice(Stream(9, number)), SYSTEM.codes, choose, quiet=1)
    while state.phase != OVER:
        asked = question(state)
        answer: Answer = asked.answers[0]
        if asked.side != NATURE:
            worth = SYSTEM.opponents.appraise(state, asked)
            assert len(worth) == len(asked.answers) and all(map(isfinite, worth))
            # Now and then it errs, so that it comes into positions it would not choose.
            answer = asked.answers[rng.face(len(worth)) if rng.face(4) == 0 else worth.index(max(worth))]
        assert SYSTEM.refuse(state, answer) is None
        state = SYSTEM.play(live, state, answer)
        live.rolls.clear()
        assert SYSTEM.broken_invariants(state) == ()
        answered += 1
    return state, answered


@pytest.mark.parametrize(("options", "aim"), BATTLES)
def test_battles_between_computer_players_are_sound_and_end(options: dict[str, object], aim: Aim) -> None:
    last, answered = fought(clash(options, aim), 2)
    assert last.phase == OVER and answered > 10
