"""What a computer player is: what it is asked, what it answers, and where it sits."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from affray.core import Question, System
from affray.core.field_errors import FieldError
from affray.core.reading.naming import nearest_first
from affray.core.words.phrase import Phrase
from affray.core.words.texts import COMMON, ENGLISH
from affray.dice.stream import Stream

S = TypeVar("S")
A = TypeVar("A")


class Clock:
    """How long a player may think: so many seconds from now on, or until it is stopped; it asks now and then."""

    def __init__(
        self, seconds: float | None = None, stopped: Callable[[], bool] | None = None, *, single: bool = False
    ) -> None:
        """Without seconds there is no limit; `single`: all of them are for one answer, with none to come."""
        self.seconds, self.single = seconds, single
        self.stopped = stopped
        self.end = None if seconds is None else time.monotonic() + seconds

    @property
    def left(self) -> float | None:
        """The seconds left, 0 where the time is over; None without a limit."""
        return None if self.end is None else max(0.0, self.end - time.monotonic())

    @property
    def is_over(self) -> bool:
        """Whether the player has to answer now."""
        if self.stopped is not None and self.stopped():
            return True
        return self.end is not None and time.monotonic() >= self.end

    def part(self, share: float) -> "Clock":
        """A clock for a share of the time left, which stops where this one does; without a limit this one."""
        left = self.left
        return self if left is None else Clock(left * share, self.stopped)

    def count(self, answers: int) -> None:
        """Hears how many answers the player has played on; time goes by itself."""


ANSWERS = "answers"


class CountedClock(Clock):
    """A clock that goes by what a player does, so that the same seed thinks the same on every machine: so many answers of
    playouts are a second."""

    def __init__(self, seconds: float, pace: float, whole: "CountedClock | None" = None) -> None:
        """`whole` is the clock that this one is a part of: what either counts, both count."""
        super().__init__()
        self.seconds, self.pace = seconds, pace
        self.counter: Counter[str] = whole.counter if whole is not None else Counter()
        self.begun = self.counter[ANSWERS]

    @property
    def left(self) -> float:
        """The seconds left, 0 where the time is over."""
        return max(0.0, (self.seconds or 0.0) - (self.counter[ANSWERS] - self.begun) / self.pace)

    @property
    def is_over(self) -> bool:
        """Whether the player has to answer now."""
        return self.left == 0.0

    def part(self, share: float) -> "CountedClock":
        """A clock for a share of the time left."""
        return CountedClock(self.left * share, self.pace, self)

    def count(self, answers: int) -> None:
        """Counts answers that the player has played on."""
        self.counter[ANSWERS] += answers


UNLIMITED = Clock()


class About(msgspec.Struct, frozen=True):
    """Which game a player sits in, as far as the position does not say it."""

    title: str = ""
    """The scenario's title."""
    options: Mapping[str, str | int | bool] = {}
    """The house rules that differ from the usual ones."""


ANY_GAME = About()


class Asked(msgspec.Struct, Generic[S, A], frozen=True):
    """What a player is asked: an open question, with the position as its side sees it."""

    system: System[S, A]
    state: S
    question: Question[A]
    rng: Stream
    """Numbers of the player's own, which are no dice of the game."""
    clock: Clock = UNLIMITED
    reasons: bool = False
    """Whether somebody wants to know why."""
    about: About = ANY_GAME


class Candidate(msgspec.Struct, Generic[A], frozen=True):
    """An answer that a player thought about, and what it expects of it."""

    answer: A
    worth: float
    """What it is worth to the side asked, in the player's own unit; the best is taken."""
    win: float | None = None
    """The chance to win, a draw counted as half; None where the player does not know."""
    losses: tuple[float, ...] = ()
    """What each side is expected to lose by where the player looked to, in the unit of the system; () where unknown."""
    tries: int = 0
    """How often the answer was played on to learn that; 0 where the player does not say."""
    error: float = 0.0
    """The standard error of how far the answer taken is ahead of it; 0 where unknown."""


class Thought(msgspec.Struct, Generic[A], frozen=True):
    """What a player answers, with its reasons where it has any: the best candidates, the answer's first."""

    answer: A
    candidates: tuple[Candidate[A], ...] = ()
    decided: Phrase | None = None
    """What decided between the first two; None where nothing is to be said."""


class Player(Protocol):
    """Answers questions of any system. What it remembers of a game helps it; it must play as well without."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """A legal answer to an open question, or one of the listed answers to an inner choice."""


@runtime_checkable
class Attendant(Protocol):
    """A player that is told when its game ends, since it holds something till then."""

    def end(self, score: tuple[float, ...] | None = None) -> None:
        """The game has ended with a score, or goes on without the player. It may be asked again, as in a new game."""


@runtime_checkable
class Paced(Protocol):
    """A player that knows how long people may be let wait for it."""

    def allowance(self, system: System[S, A]) -> float | None:
        """The seconds from a person's answer to the next question put to a person, for all of its answers in between."""


NEAR = 3
"""So many legal answers are named beside one that does not count."""
SHOWN = 80
"""Letters of what a player did that its fault shows."""
OPEN = ("ended", "late")
"""Faults that show a number, which tells nothing of a game."""
UNSHOWN = "none"
"""What stands for something that is not shown."""


def short_line(text: str, most: int) -> str:
    """A text as one line of printable letters, of so many at most.

    >>> short_line("a\\x1b[2J\\n  b" + "c" * 9, 10)
    'a [2J bccc'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * most]).split())[:most]


class PlayerFailed(Exception):
    """A player gives no answer that counts, and so loses its game.

    `why` is a code: absent, ended, closed, late, long, garbled, unnumbered, number, unread, illegal or error; `shown` the piece
    of it that says most, which is kept as a short line. For an answer that does not count, `code` is that of the question, and
    `legal` are the answers that it lists. `about` says what of a reply cannot be read; `wanted` is the number of the question that
    was asked.
    """

    last_said = ""
    """The last line that its program has written of itself, if it is one."""

    def __init__(
        self,
        why: str,
        shown: str = "",
        code: str = "",
        legal: tuple[str, ...] = (),
        *,
        about: FieldError | None = None,
        wanted: int = 0,
    ) -> None:
        super().__init__(why, shown)
        self.why, self.shown, self.code, self.legal = why, short_line(shown, SHOWN), code, legal
        self.about, self.wanted = about, wanted

    @property
    def open_text(self) -> str:
        """The code, with what may be shown to other sides too: nothing that the program has said."""
        return f"{self.why} {self.shown}" if self.why in OPEN else self.why

    def wording(self, language: str = ENGLISH) -> str:
        """What the player did, in words."""
        near = nearest_first(self.shown, self.legal)[:NEAR]
        about = UNSHOWN if self.about is None else short_line(self.about.line(language), 2 * SHOWN)
        return COMMON.say(
            language, f"player-{self.why}", shown=self.shown, code=self.code, legal=len(self.legal), near=near, about=about,
            wanted=self.wanted,
        )  # fmt: skip

    def __str__(self) -> str:
        return self.wording()


class Seat(msgspec.Struct, frozen=True):
    """A player at the table with the numbers it draws; they are no dice of the game."""

    name: str
    player: Player
    rng: Stream
    about: About = ANY_GAME

    def think(
        self, system: System[S, A], state: S, question: Question[A], clock: Clock = UNLIMITED, *, reasons: bool = False
    ) -> Thought[A]:
        """What the player thinks of a question, with the position as its side sees it. Whoever fights reckons without a game
        master, and a game master lets the fight go on."""
        if system.seats.is_master(state, question.side):
            return Thought(question.answers[0])
        return self.player.think(
            Asked(
                system=system,
                state=system.seats.without_master(state),
                question=question,
                rng=self.rng,
                clock=clock,
                reasons=reasons,
                about=self.about,
            )
        )

    def answer(self, system: System[S, A], state: S, question: Question[A], clock: Clock = UNLIMITED) -> A:
        """Its answer between actions."""
        return self.think(system, state, question, clock).answer

    def choose(self, system: System[S, A], state: S, question: Question[A], clock: Clock = UNLIMITED) -> int:
        """The number of its inner choice, from 0."""
        return question.answers.index(self.answer(system, state, question, clock))

    def allowance(self, system: System[S, A]) -> float | None:
        """The seconds that all its answers between two questions to people may take; None where nobody says."""
        return self.player.allowance(system) if isinstance(self.player, Paced) else None

    def counted_clock(self, system: System[S, A]) -> Clock:
        """A clock for all its answers until another side is asked, which goes by what it does; without a limit where nobody
        says how long they may take."""
        allowance = self.allowance(system)
        return UNLIMITED if allowance is None else CountedClock(allowance, system.opponents.pace)

    def end(self, score: tuple[float, ...] | None = None) -> None:
        """Tells the player that its game has ended, with its score, or that it has left."""
        if isinstance(self.player, Attendant):
            self.player.end(score)


def random_place(size: int, rng: Stream) -> int:
    """A place from 0 to size - 1, each as likely; a single one takes no number."""
    return rng.face(size) if size > 1 else 0


def playable_answers(question: Question[A]) -> tuple[A, ...]:
    """What a player may answer: the ordinary answers, else those that end something. Raises ValueError for none."""
    found = question.answers or question.extra
    if not found:
        raise ValueError(f"question {question.code!r} lists no answers, so no computer player can answer it")
    return found


def computer_seed(salt: str, side: int, state: int) -> int:
    """The seed of a computer player's own numbers for one answer; it says nothing of the dice."""
    digest = hashlib.sha256(f"player {salt} {side} {state}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
