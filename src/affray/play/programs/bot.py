"""One of our players as a program: lines in, lines out, the other end of `seated`."""

from collections.abc import Iterable, Iterator

import msgspec

from affray.core import InputError, System
from affray.core import Question as Open
from affray.dice.stream import Stream
from affray.play.player import About, Asked, Clock, PlayerFailed, Seat, short_line
from affray.play.players import make_player
from affray.play.programs.messages import ENCODER, PROTOCOL, SENT, AnyHello, End, Hello, Question, Reason, Reply
from affray.systems import registry

SHOWN = 200
"""Letters of an error."""


class Bot:
    """A player by name that answers messages."""

    def __init__(self, name: str) -> None:
        """Raises InputError for an unknown player."""
        self.name = name
        self.seat = Seat(name, make_player(name), Stream(0))
        self.system: System[object, object] | None = None

    def replies(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """The reply to each line that needs one: an error where it is no message, or no question that can be answered.

        Raises InputError for a game that it cannot play: another protocol, an unknown system.
        """
        for line in lines:
            if not line.strip():
                continue
            try:
                message = SENT.decode(line)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                check_hello(line, error)
                yield encoded_error(f"no message: {error}")
                continue
            if isinstance(message, Hello):
                self.begin(message)
            elif isinstance(message, End):
                self.seat.end(message.score)
                self.system = None
            else:
                yield self.reply(message)

    def begin(self, hello: Hello) -> None:
        """Begins a game. Raises InputError."""
        check_protocol(hello.protocol)
        self.system = registry.load_system(hello.system)
        about = About(hello.title, hello.options)
        self.seat = Seat(self.name, make_player(self.name), stream_of(hello.seed, hello.stream), about)

    def reply(self, message: Question) -> bytes:
        """The reply to a question."""
        if self.system is None:
            return encoded_error("a question before hello")
        try:
            return ENCODER.encode(self.answer(self.system, message))
        except (InputError, PlayerFailed) as error:
            return encoded_error(str(error))
        except Exception as error:  # noqa: BLE001 - a question that does not fit its position may break any judgement
            return encoded_error(f"the question cannot be answered: {registry.fault_line(error)}")

    def answer(self, system: System[object, object], message: Question) -> Reply:
        """The player's answer. Raises InputError for what cannot be read."""
        if message.seed is not None:
            self.seat = msgspec.structs.replace(self.seat, rng=stream_of(message.seed, message.stream))
        question = Open(
            message.side, message.code, message.who, tuple(map(system.read_answer, message.answers)),
            tuple(map(system.read_answer, message.extra)), inner=message.inner, about=message.about,
            open=tuple(message.open),
        )  # fmt: skip
        seat, state = self.seat, system.read_state(message.position)
        clock = Clock(message.seconds or None, single=message.single)
        thought = seat.player.think(
            Asked(
                system=system,
                state=state,
                question=question,
                rng=seat.rng,
                clock=clock,
                reasons=message.reasons,
                about=seat.about,
            )
        )
        reasons = tuple(
            Reason(
                system.write_answer(candidate.answer),
                candidate.worth,
                candidate.win,
                candidate.losses,
                candidate.tries,
                candidate.error,
            )
            for candidate in thought.candidates
        )
        return Reply(message.n, system.write_answer(thought.answer), reasons)


def check_protocol(protocol: object) -> None:
    """Raises InputError for another protocol than this one."""
    if protocol != PROTOCOL:
        raise InputError(f"protocol {protocol}: expected {PROTOCOL}")


def check_hello(line: bytes, fault: Exception) -> None:
    """Raises InputError for a line that begins a game in a way that cannot be read: by another protocol, or only in part."""
    try:
        rough = msgspec.json.decode(line, type=AnyHello)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return
    if rough.type == Hello.__struct_config__.tag:
        check_protocol(rough.protocol)
        raise InputError(f"hello: {fault}")


def stream_of(seed: int, stream: int) -> Stream:
    """The stream of a seed. Raises InputError for one out of range."""
    try:
        return Stream(seed, stream)
    except ValueError as error:
        raise InputError(str(error)) from None


def encoded_error(text: str) -> bytes:
    """An error as a line."""
    return ENCODER.encode(Reply(error=short_line(text, SHOWN)))
