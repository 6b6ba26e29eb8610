"""A compiled skirmish beside the same skirmish of the whole engine, question by question."""

import numpy as np
from numpy.typing import NDArray

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.lab.skirmish.layout import SIZE
from affray.lab.skirmish.machine import ASKED, INNER, OVER_NOW, written_down
from affray.lab.skirmish.reading import answer_of, state_of
from affray.referee import Live, StreamDice
from affray.systems.foeman.answers import Bidding, Use
from affray.systems.foeman.events import CODES
from affray.systems.foeman.state import State
from affray.systems.foeman.system import SYSTEM

ROOM = 20_000_000


def together(state: State, ways: NDArray[np.int64], seed: int, game: int) -> tuple[State, int]:
    """Plays both; fails where a position or the answers offered differ. The last position, and how many questions."""
    notes, at = written_down(state, ways, seed, game, ROOM), 0
    inner: list[int] = []

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        found = inner.pop(0)
        assert 0 <= found <= most
        return found

    live = Live(StreamDice(Stream(seed, game)), CODES, choose, 1)
    first, now, answered, given = state, state, 0, None
    while True:
        while notes[at] == INNER:
            inner.append(notes[at + 1])
            at += 2
        if given is not None:
            now = SYSTEM.play(live, now, given)
            live.rolls.clear()
        now = through_nature(live, now)
        kind, n, place = notes[at : at + 3]
        offered, row = notes[at + 3 : at + 3 + n], notes[at + 3 + n : at + 3 + n + SIZE]
        at += 3 + n + SIZE
        assert state_of(first, row) == now
        assert inner == []
        asked = SYSTEM.question(now)
        if asked is None:
            assert kind == OVER_NOW
            assert at == len(notes)
            return now, answered
        assert kind == ASKED
        wanted = tuple(one for one in asked.answers if not isinstance(one, Bidding | Use))
        assert tuple(answer_of(now, number) for number in offered) == wanted
        given = wanted[place]
        answered += 1


def through_nature(live: Live, now: State) -> State:
    """The position at the next question to a side."""
    asked = SYSTEM.question(now)
    while asked is not None and asked.side == NATURE:
        now = SYSTEM.play(live, now, asked.answers[0])
        live.rolls.clear()
        asked = SYSTEM.question(now)
    return now
