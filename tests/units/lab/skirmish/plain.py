"""A compiled skirmish beside the same skirmish of the whole engine, question by question."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.lab.systems.foeman.skirmish.layout import SIZE
from affray.lab.systems.foeman.skirmish.machine import ASKED, INNER, OVER_NOW, notes_of_game
from affray.lab.systems.foeman.skirmish.plain import plain_notes
from affray.lab.systems.foeman.skirmish.reading import answer_of, state_of
from affray.referee import Live, StreamDice
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.answers import Answer, Attack, Bidding, Defend, Use, Word, write_answer
from affray.systems.foeman.position.state import State
from affray.systems.foeman.system import SYSTEM
from affray.systems.foeman.turn import movement_phase

ROOM = 20_000_000


@dataclass
class Seen:
    """What came up: the number of questions, the kinds of answers given, the options of attacks declared."""

    questions: int = 0
    kinds: set[str] = field(default_factory=set)
    options: set[int] = field(default_factory=set)

    def note(self, answer: Answer) -> None:
        """One more answer."""
        self.questions += 1
        self.kinds.add(write_answer(answer) if isinstance(answer, Word) else type(answer).__name__.lower())
        if isinstance(answer, Attack):
            self.options.add(answer.option)
        if isinstance(answer, Defend):
            self.kinds.add("defend")

    def note_passing(self, state: State) -> None:
        """Whether the figure that moves stands in a friend's hex on its way."""
        if state.move is not None and movement_phase.stay_refusal(state) is not None:
            self.kinds.add("passing")


def together(
    state: State, ways: NDArray[np.int64], seed: int, game: int, seen: Seen, *, compiled: bool = True
) -> State:
    """Plays both, the skirmish as machine code or in plain Python; fails where a position or the answers offered differ.
    The last position."""
    notes = (
        notes_of_game(state, ways, seed, game, ROOM)
        if compiled
        else plain_notes(state, ways.tolist(), seed, game, ROOM)
    )
    at = 0
    inner: list[int] = []

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        found = inner.pop(0)
        assert 0 <= found <= most
        return found

    live = Live(StreamDice(Stream(seed, game)), CODES, choose, 1)
    first, now = state, state
    given: Answer | None = None
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
        seen.note_passing(now)
        asked = SYSTEM.question(now)
        if asked is None:
            assert kind == OVER_NOW
            assert at == len(notes)
            return now
        assert kind == ASKED
        wanted = tuple(answer for answer in asked.answers if not isinstance(answer, Bidding | Use))
        assert tuple(answer_of(now, number) for number in offered) == wanted
        given = wanted[place]
        seen.note(given)


def through_nature(live: Live, now: State) -> State:
    """The position at the next question to a side."""
    asked = SYSTEM.question(now)
    while asked is not None and asked.side == NATURE:
        now = SYSTEM.play(live, now, asked.answers[0])
        live.rolls.clear()
        asked = SYSTEM.question(now)
    return now
