"""A computer player's turn at the terminal: that it thinks is said, it can be hurried, and who fails loses his game.

Who takes an answer back does not fish for a better reply: at the same place of the game it is the same.
"""

import sys
import threading
import time
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from affray.cli.game.thoughts import Thoughts
from affray.cli.shown.screen import Screen
from affray.core import Question
from affray.core.words.texts import COMMON
from affray.dice.stream import Stream
from affray.game import Game
from affray.platform import interrupts_handled
from affray.play import Clock, PlayerFailed, Seat, give_answer
from affray.play.player import computer_seed
from affray.play.reasons import Decision
from affray.play.run import leave_to_another

SLOW = 1.0
"""After so many seconds a line says that a side thinks."""


def fault_line(game: Game[object, object], side: int, seat: Seat, fault: PlayerFailed, language: str) -> str:
    """That a side has lost since its player failed, and what that did."""
    name = game.system.sides(game.state)[side]
    return COMMON.say(language, "player-fails", side=name, player=seat.name, fault=fault.wording(language))


def is_watched() -> bool:
    """Whether a person waits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def end_seats(game: Game[object, object], seats: Sequence[Seat | None]) -> None:
    """Tells the players that their game has ended, or that nobody plays it on here."""
    for seat in seats:
        if seat is not None:
            seat.end(game.score if game.is_over else None)


def place_of(game: Game[object, object]) -> Hashable:
    """What sets one place of a game apart from all others: how many answers led to it, its position, the action that waits."""
    system, here = game.system, game.line[-1]
    waiting = (system.write_answer(here.open.answer), here.open.choices, here.open.typed) if here.open else ()
    return len(game.line), system.write_state(here.state), waiting


class Thinking:
    """How long computer players may think, since when one does, and whether somebody has hurried it."""

    def __init__(self, screen: Screen, first: int = 1) -> None:
        """`first` is the first moment of the game that is played here."""
        self.screen, self.thoughts = screen, Thoughts(screen, first)
        self.seconds: float | None = None
        """The most seconds for each answer; None for what the player allows itself."""
        self.side, self.since, self.said, self.hurried = -1, 0.0, False, False
        self.waited = time.monotonic()
        """Since when people wait."""
        self.replies: dict[Hashable, tuple[object, Decision[object, object] | None]] = {}
        """What was answered at each place, with the decision if it left a choice."""

    def rest(self) -> None:
        """A person has answered: who thinks after that thinks anew."""
        self.side, self.said, self.hurried, self.waited = -1, False, False, time.monotonic()

    def seconds_for(self, game: Game[object, object], seat: Seat) -> float | None:
        """The most seconds for an answer: what is left of what the player allows itself between two questions to people."""
        allowed = seat.allowance(game.system)
        if self.seconds is not None or allowed is None:
            return self.seconds
        return max(0.0, self.waited + allowed - time.monotonic())

    def give(
        self, game: Game[object, object], seats: list[Seat | None], question: Question[object], seat: Seat
    ) -> None:
        """Gives the answer of a player, where it has been here before the same as then; a side whose player fails leaves the
        game."""
        side, place, thoughts = question.side, place_of(game), self.thoughts
        if place in self.replies:
            given, decision = self.replies[place]
            game.answer(given)
            if decision is not None:
                thoughts.keep(game, decision)
            return
        own = replace(seat, rng=Stream(computer_seed(str(seat.rng.seed), side, len(game.line))))
        try:
            with self.turn(side, game.system.sides(game.state)[side], self.seconds_for(game, seat)) as clock:
                give_answer(game, own, question, clock, lambda thought: thoughts.note(game, question, thought))
        except PlayerFailed as fault:
            self.screen.say(fault_line(game, side, seat, fault, self.screen.language))
            seats[side] = leave_to_another(game, side, seat)
        else:
            self.replies[place] = game.line[-1].entry.given, thoughts.made_at(len(game.line) - 1)

    @contextmanager
    def turn(self, side: int, name: str, seconds: float | None = None) -> Iterator[Clock]:
        """The clock of a player's answer. At a terminal a line says after a second that its side thinks; the first Ctrl-C
        hurries it, the second leaves."""
        if side != self.side:
            self.said = self.hurried = False
            self.side, self.since = side, time.monotonic()
        clock = Clock(seconds, lambda: self.hurried)
        if not is_watched():
            yield clock
            return
        notice = threading.Timer(max(0.0, self.since + SLOW - time.monotonic()), self.say_thinks, (name,))
        notice.daemon = True
        notice.start()
        try:
            with self.hurrying(name):
                yield clock
        finally:
            notice.cancel()

    def say_thinks(self, name: str) -> None:
        """Says that a side thinks, once in its turn."""
        if not self.said:
            self.said = True
            self.say("player-thinks", name)

    def say(self, message: str, name: str) -> None:
        """Says something of a side at once."""
        print(COMMON.say(self.screen.language, message, side=name), flush=True)

    @contextmanager
    def hurrying(self, name: str) -> Iterator[None]:
        """Where Ctrl-C hurries who thinks before it leaves the table."""

        def hurry() -> None:
            if self.hurried:
                raise KeyboardInterrupt
            self.hurried = True
            # What is being printed just now must not be printed into.
            threading.Timer(0.0, self.say, ("player-hurries", name)).start()

        if threading.current_thread() is not threading.main_thread():
            yield
            return
        with interrupts_handled(hurry):
            yield
