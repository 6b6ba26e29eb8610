"""Processes in which computer players think that look ahead, so that no other table waits for them.

Each speaks the protocol of programs (`affray bot`) and holds nothing between questions that it could not do without, so that
any of them serves any table; who asks first is served first.
"""

import shlex
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from affray.core import System
from affray.core.words.phrase import Phrase
from affray.platform import lower_priority, processor_count
from affray.play.levels import COMPUTER, LEVELS, level_number
from affray.play.player import Asked, Clock, Paced, PlayerFailed, Thought
from affray.play.players import make_player
from affray.play.programs import ProgramPlayer
from affray.web.operating.events import warn

S = TypeVar("S")
A = TypeVar("A")
LEAST = 0.02
"""Seconds that are left to an answer however little time there is."""
LARGEST = 256 << 20
"""Bytes of memory with which a process is ended after its answer: what it remembers of games long over. The next one begins
anew."""
POLITENESS = 5
"""How much the processes stand back behind the server."""


def looks_ahead(name: str) -> bool:
    """Whether a player by that name looks ahead, and so takes its time."""
    first, _, rest = name.partition(":")
    return first == COMPUTER and LEVELS[level_number(rest.partition(":")[0])].effort is not None


class Thinkers:
    """So many processes at the most, started when they are needed; it may be used from any thread."""

    def __init__(self, most: int = 0) -> None:
        """As many as there are processors if 0."""
        self.most = most or processor_count()
        self.idle: list[tuple[str, ProgramPlayer]] = []
        self.busy = self.waiting = 0
        self.free = threading.Condition()
        self.closed = False

    @contextmanager
    def program(self, name: str) -> Iterator[ProgramPlayer]:
        """A process for a player, for one question; one that fails is not used again."""
        found = self.take(name)
        kept = False
        try:
            yield found
            kept = True
        finally:
            with self.free:
                self.busy -= 1
                if kept and not self.closed and found.memory <= LARGEST:
                    self.idle.append((name, found))
                else:
                    found.stop(patience=0.0)
                self.free.notify()

    def take(self, name: str) -> ProgramPlayer:
        """A process that waits, of this player if there is one; else a new one, in place of another's where there are enough."""
        with self.free:
            self.waiting += 1
            self.free.wait_for(lambda: self.busy < self.most)
            self.waiting -= 1
            self.busy += 1
            place = next((place for place, pair in enumerate(self.idle) if pair[0] == name), None)
            if place is not None:
                return self.idle.pop(place)[1]
            if self.busy + len(self.idle) > self.most:
                self.idle.pop(0)[1].stop()
        command = shlex.join((sys.executable, "-m", "affray", "bot", name))
        return ProgramPlayer(
            command, lambda line: warn("program-says", player=name, line=line), partial(lower_priority, POLITENESS)
        )

    def close(self) -> None:
        """Ends all that wait; those that think are ended when they have answered."""
        with self.free:
            self.closed = True
            while self.idle:
                self.idle.pop()[1].stop(patience=0.0)


class ElsewherePlayer:
    """A player of this package that thinks in one of the processes. Raises RuntimeError where that fails twice."""

    def __init__(self, name: str, thinkers: Thinkers) -> None:
        """Raises InputError for a player that is not there."""
        self.name, self.thinkers, self.own = name, thinkers, make_player(name)

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """What the player thinks."""
        left = asked.clock.left
        asked = asked if left is None else replace(asked, clock=Clock(max(LEAST, left), single=asked.clock.single))
        for _ in range(2):
            try:
                with self.thinkers.program(self.name) as program:
                    return as_planned(asked, program.think(asked))
            except PlayerFailed as fault:
                warn("player-fails", player=self.name, what=str(fault))
        raise RuntimeError(f"{self.name}: its process fails")

    def allowance(self, system: System[S, A]) -> float | None:
        """How long people may be let wait for it."""
        return self.own.allowance(system) if isinstance(self.own, Paced) else None


def as_planned(asked: Asked[S, A], thought: Thought[A]) -> Thought[A]:
    """A thought that names no candidates where there was a choice: that is one that had been planned, which the protocol of
    programs does not say."""
    is_planned = asked.reasons and len(asked.question.answers) > 1 and not asked.question.inner
    return thought if thought.candidates or not is_planned else replace(thought, decided=Phrase("reason-planned"))
