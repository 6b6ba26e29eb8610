"""A program at a seat: a player that passes its questions on and takes the answers, and trusts none of them."""

import sys
import time
import weakref
from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from affray import platform
from affray.core import InputError, Question, System
from affray.core.field_errors import FieldError
from affray.dice.stream import Stream
from affray.game.reading import read_answer
from affray.play.player import Asked, Candidate, PlayerFailed, Thought
from affray.play.players import PROGRAM, Kind
from affray.play.programs import messages
from affray.play.programs.messages import ENCODER, PROTOCOL, End, Hello, Reason, Reply
from affray.play.programs.messages import Question as Sent
from affray.play.programs.process import POLITE, Closed, Process, Say, TooLong, read_command

S = TypeVar("S")
A = TypeVar("A")
SECONDS = 30.0
"""The time for an answer where nobody says otherwise."""
START = 15.0
"""So many seconds more a program has for its first answer, since it has to start."""
GRACE = 0.5
"""So many seconds more than it is told, for the way there and back."""


def say_on_terminal(line: str) -> None:
    """Prints what a program says of itself."""
    sys.stderr.write(f"[program] {line}\n")
    sys.stderr.flush()


class ProgramPlayer:
    """A player that is a program of its own, started for its first question and ended with the game.

    Between its questions it may be ended, to be started again for the next. After a fault it stays ended: every further
    question raises the same PlayerFailed.
    """

    def __init__(
        self, command: str, say: Say = say_on_terminal, begin: Callable[[int], object] = lambda process: None
    ) -> None:
        """`begin` is told the number of its process whenever one is started. Raises InputError for a command that is none."""
        read_command(command)
        self.command, self.say, self.begin = command, say, begin
        self.process: Process | None = None
        self.guard: weakref.finalize[[], ProgramPlayer] | None = None
        self.fault: PlayerFailed | None = None
        self.complained = False
        """Whether it was said that its reasons cannot be read."""
        self.last_said = ""
        """The last line that the program has written of itself."""
        self.n = 0
        self.rng: Stream | None = None
        self.greeted: Hello | None = None
        """How the game under way was begun."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """The program's answer. Raises PlayerFailed where there is none that counts; the program is ended then."""
        if self.fault is not None:
            raise self.fault
        try:
            return self.answer_of(asked)
        except PlayerFailed as fault:
            self.fault = fault
            self.stop(patience=0.0)
            fault.last_said = self.last_said
            raise

    def end(self, score: tuple[float, ...] | None = None) -> None:
        """Says that the game has ended, and ends the program."""
        if self.process is not None and self.fault is None:
            self.process.send(ENCODER.encode(End(score)))
        self.stop()
        self.fault = None

    # --- the process --------------------------------------------------------------------------------------------------
    def stop(self, patience: float = POLITE) -> None:
        """Ends the program, if it runs; it has so many seconds to do so by itself."""
        process, guard = self.process, self.guard
        self.process, self.guard, self.rng, self.greeted = None, None, None, None
        if process is not None and guard is not None:
            process.end(patience)
            guard.detach()

    @property
    def memory(self) -> int:
        """How many bytes of memory the program has; 0 where it does not run, or the system does not say."""
        return platform.memory_in_use(self.process.child.pid) if self.process is not None else 0

    def started(self) -> Process:
        """The program, just begun. Raises PlayerFailed where it does not start."""
        try:
            process = Process(self.command, self.hear)
        except (InputError, OSError) as error:
            raise PlayerFailed("absent", str(error)) from None
        self.begin(process.child.pid)
        self.process, self.n, self.last_said = process, 0, ""
        # Also when nobody says that the game has ended, such as at the end of Affray itself.
        self.guard = weakref.finalize(self, process.end)
        return process

    def hear(self, line: str) -> None:
        """Takes a line that the program writes of itself."""
        self.last_said = line or self.last_said
        self.say(line)

    def greet(self, process: Process, hello: Hello, rng: Stream) -> None:
        """Begins a game with the program, after another one that it is done with."""
        if self.greeted is not None:
            process.send(ENCODER.encode(End()))
        self.greeted, self.rng = hello, rng
        process.send(ENCODER.encode(replace(hello, seed=rng.seed, stream=rng.game)))

    # --- a question ---------------------------------------------------------------------------------------------------
    def answer_of(self, asked: Asked[S, A]) -> Thought[A]:
        """The answer to a question. Raises PlayerFailed."""
        is_first = self.process is None
        process, hello = self.process or self.started(), hello_of(asked)
        if hello != self.greeted:
            self.greet(process, hello, asked.rng)
        seconds = SECONDS if asked.clock.left is None else asked.clock.left
        self.n += 1
        process.send(ENCODER.encode(question_message(asked, self.n, seconds, anew=self.rng is not asked.rng)))
        self.rng = asked.rng
        reply = self.reply(process, seconds, GRACE + (START if is_first else 0.0))
        answer = read_reply(asked.system, asked.state, asked.question, reply.answer)
        return Thought(answer, candidates(asked.system, reply.reasons, len(hello.sides)))

    def reply(self, process: Process, allowed: float, grace: float) -> Reply:
        """What the program replies within the seconds that it was told and the grace beside them. Raises PlayerFailed."""
        before, wait = time.monotonic(), allowed + grace
        try:
            line = process.read_line(wait)
            while line == b"":
                line = process.read_line(wait - (time.monotonic() - before))
        except Closed as closed:
            raise PlayerFailed("closed" if closed.code is None else "ended", str(closed.code)) from None
        except TooLong:
            raise PlayerFailed("long") from None
        if line is None:
            raise PlayerFailed("late", f"{allowed:.2g} + {grace:.3g}")
        shown = line.decode(errors="replace")
        try:
            reply, wrong = messages.read_reply(line)
        except FieldError as error:
            raise PlayerFailed("garbled", shown, about=error) from None
        if reply.error:
            raise PlayerFailed("error", reply.error)
        if not reply.n:
            raise PlayerFailed("unnumbered", shown)
        if reply.n != self.n:
            raise PlayerFailed("number", str(reply.n), wanted=self.n)
        if wrong is not None and not self.complained:
            self.complained = True
            self.say(f"(affray leaves its reasons out, and takes its answer: {wrong})")
        return reply


def hello_of(asked: Asked[S, A]) -> Hello:
    """How a game is begun with a program, the seed of its numbers left out."""
    system, sides = asked.system, asked.system.sides(asked.state)
    teams = tuple(system.seats.team(asked.state, side) for side in range(len(sides)))
    return Hello(
        protocol=PROTOCOL, system=system.facts.key, behaviour=system.facts.version, side=asked.question.side,
        sides=tuple(sides), teams=teams if any(teams) else UNSET, title=asked.about.title, options=dict(asked.about.options),
    )  # fmt: skip


def question_message(asked: Asked[S, A], n: int, seconds: float, *, anew: bool) -> Sent:
    """A question as a program is sent it; `anew` says that its numbers do not go on."""
    system, question = asked.system, asked.question
    prompt = system.words.prompt(asked.state, question, None)
    return Sent(
        n=n, side=question.side, code=question.code, text=prompt.text, position=system.write_state(asked.state),
        answers=tuple(map(system.write_answer, question.answers)), who=question.who,
        extra=tuple(map(system.write_answer, question.extra)),
        open={form.split(maxsplit=1)[0]: system.forms.get(form.split(maxsplit=1)[0], form) for form in question.open},
        inner=question.inner, labels=prompt.labels if question.inner else (), about=question.about, seconds=round(seconds, 3),
        reasons=asked.reasons, seed=asked.rng.seed if anew else None, stream=asked.rng.game if anew else 0,
        single=asked.clock.single,
    )  # fmt: skip


def read_reply(system: System[S, A], state: S, question: Question[A], text: str) -> A:
    """The answer of that text, legal by what the side may know. Raises PlayerFailed."""
    answers = {system.write_answer(answer): answer for answer in (*question.extra, *question.answers)}
    if text in answers:
        return answers[text]
    if question.inner:
        raise PlayerFailed("illegal", text, question.code, tuple(answers))
    try:
        answer = read_answer(system, text, question)
    except InputError:
        raise PlayerFailed("unread", text, question.code, tuple(answers)) from None
    if system.refuse(state, answer) is not None:
        raise PlayerFailed("illegal", text, question.code, tuple(answers))
    return answer


def candidates(system: System[S, A], reasons: tuple[Reason, ...], sides: int) -> tuple[Candidate[A], ...]:
    """The reasons of a program, as far as their answers are any, with losses where there is a number for each side."""
    found: list[Candidate[A]] = []
    for reason in reasons:
        try:
            answer = system.read_answer(reason.answer)
        except InputError:
            continue
        losses = reason.losses if len(reason.losses) == sides else ()
        found.append(Candidate(answer, reason.worth, reason.win, losses, reason.tries, reason.error))
    return tuple(found)


LOCAL = {PROGRAM: Kind(ProgramPlayer)}
"""The kinds of players that whoever runs a command may name beside all others."""
