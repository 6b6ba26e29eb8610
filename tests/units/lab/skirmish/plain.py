"""A compiled skirmish beside the same skirmish of the whole engine, question by question."""

import numpy as np
from numpy.typing import NDArray

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.lab.skirmish.layout import MOST_OFFERED
from affray.lab.skirmish.machine import NOTES, WRITTEN, ask_machine, give_machine, pick_machine, table_of
from affray.lab.skirmish.reading import answer_of, start_of, state_of
from affray.referee import Live, StreamDice
from affray.systems.foeman.answers import Answer, Bidding, Use
from affray.systems.foeman.events import CODES
from affray.systems.foeman.state import State
from affray.systems.foeman.system import SYSTEM

ROOM = 100_000


def together(state: State, ways: NDArray[np.int64], seed: int, game: int) -> tuple[State, int]:
    """Plays both; fails where a position or the answers offered differ. The last position, and how many questions."""
    ask, give, pick = ask_machine(), give_machine(), pick_machine()
    table = table_of(state, ways, seed, game, ROOM)
    row, offered = start_of(state), np.zeros(MOST_OFFERED, np.int64)
    inner: list[int] = []

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        found = inner.pop(0)
        assert 0 <= found <= most
        return found

    live = Live(StreamDice(Stream(seed, game)), CODES, choose, 1)
    first, now, answered = state, state, 0
    while True:
        written = table.notes[WRITTEN]
        n = ask(table, table.t, row, offered, state.house)  # type: ignore[arg-type]
        inner += choices(table.notes, written)
        now = through_nature(live, now)
        asked = SYSTEM.question(now)
        assert state_of(first, row) == now
        if asked is None:
            assert n == 0 and inner == []
            return now, answered
        wanted = tuple(one for one in asked.answers if not isinstance(one, Bidding | Use))
        assert tuple(answer_of(now, number) for number in offered[:n].tolist()) == wanted
        answer: int = pick(table, table.t, row, offered, n)  # type: ignore[arg-type]
        given: Answer = answer_of(now, int(answer))
        written = table.notes[WRITTEN]
        give(table, table.t, row, answer, state.house)  # type: ignore[arg-type]
        inner += choices(table.notes, written)
        now = SYSTEM.play(live, now, given)
        live.rolls.clear()
        answered += 1


def choices(notes: NDArray[np.int64], since: int) -> list[int]:
    """What was chosen inside actions since."""
    return [-1 - number for number in notes[NOTES + since : NOTES + notes[WRITTEN]].tolist() if number < 0]


def through_nature(live: Live, now: State) -> State:
    """The position at the next question to a side."""
    asked = SYSTEM.question(now)
    while asked is not None and asked.side == NATURE:
        now = SYSTEM.play(live, now, asked.answers[0])
        live.rolls.clear()
        asked = SYSTEM.question(now)
    return now
