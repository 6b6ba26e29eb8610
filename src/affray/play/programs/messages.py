"""The messages between Affray and a program that plays: one JSON object a line, in UTF-8.

Whoever reads a message passes over fields that it does not know. A field may come at any time; where one goes or changes its
meaning, `PROTOCOL` rises.
"""

import json
from collections.abc import Mapping
from math import isfinite
from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from affray.core.field_errors import FieldError, expected
from affray.core.reading.mismatch import mismatch

PROTOCOL = 1
"""The version of these messages."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What a program is sent, one object a line; `type` says which message it is."""


class Hello(Message, frozen=True):
    """A game begins for the program. It answers nothing, or ends where it does not speak this protocol."""

    protocol: int
    """The version of the messages."""
    system: str
    """The key of the rule system, such as `foeman`."""
    behaviour: int
    """The version of the system's rules."""
    side: int
    """The side that the program plays, from 0."""
    sides: tuple[str, ...]
    """The names of all sides."""
    title: str = ""
    """The scenario's title; empty where nobody says."""
    options: Mapping[str, str | int | bool] = {}
    """House rules that the game sets, by name."""
    seed: int = 0
    """A seed of the program's own: whoever draws numbers from it plays the same game again. It is none of the dice."""
    stream: int = 0
    """Which of the seed's streams the numbers are to come from."""
    teams: tuple[str, ...] | UnsetType = UNSET
    """The team of each side, with which it wins and loses; left out where each fights for itself."""


class AnyHello(msgspec.Struct, frozen=True):
    """As much of a line as tells whether a game is to begin, by whatever protocol."""

    type: str = ""
    protocol: object = None


class Question(Message, frozen=True):
    """Something is to be decided; the program answers with one `Reply`. Every question holds all that is needed for it."""

    n: int
    """The number of the question, which the reply repeats."""
    side: int
    """The side that is asked."""
    code: str
    """What is asked, a word of the system's."""
    text: str
    """The question in English."""
    position: str
    """The position as this side sees it: one line that the system reads back."""
    answers: tuple[str, ...]
    """Legal answers in notation: all of them, unless `open` names forms of more."""
    who: str = ""
    """The name of the figure that it concerns; empty for none."""
    extra: tuple[str, ...] = ()
    """Legal answers that end something for good, such as a surrender."""
    open: Mapping[str, str] = {}
    """The forms of legal answers that are too many to list, by the word that each begins with."""
    inner: bool = False
    """Whether a rule asks within an action; then `answers` are all there are, `labels` what each means."""
    labels: tuple[str, ...] = ()
    """What each answer of an inner choice means, in English."""
    about: tuple[int, ...] = ()
    """The numbers that an inner choice tells of itself."""
    seconds: float = 0.0
    """The time for the answer. Who is late loses the game."""
    reasons: bool = False
    """Whether somebody wants to know why."""
    seed: int | None = None
    """Where numbers begin anew with this question, their seed; null where they go on."""
    stream: int = 0
    """The stream of that seed."""
    single: bool = False
    """Whether all of the time is for this answer alone; else it is that of all answers until another side is asked."""


class End(Message, frozen=True):
    """The game is over. Another may begin with a new `Hello`, or the input ends, and the program is to end too."""

    score: tuple[float, ...] | None = None
    """How each side stands, 1 won and 0 lost; null where the game goes on without the program."""


class Reason(msgspec.Struct, frozen=True):
    """An answer that the program thought about, and what it expects of it."""

    answer: str
    """The answer in notation."""
    worth: float = 0.0
    """What it is worth to the program, in a unit of its own."""
    win: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    """The chance to win, a draw counted as half."""
    losses: tuple[float, ...] = ()
    """What each side is expected to lose."""
    tries: Annotated[int, msgspec.Meta(ge=0)] = 0
    """How often it was played on to learn that; 0 where the program does not say."""
    error: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """The standard error of how far the answer given is ahead of it; 0 where unknown."""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a program answers to a question; nothing else may be written to its standard output."""

    n: int = 0
    """The number of the question."""
    answer: str = ""
    """The answer in notation: one of those listed, or of a form in `open`."""
    reasons: tuple[Reason, ...] = ()
    """The best answers it thought of, that which it gives first; none where it has no reasons. Those that cannot be read are left
    out, all of them, and the answer counts."""
    error: str = ""
    """Instead of an answer: why there is none. The program has lost the game by it."""


Sent = Hello | Question | End
ENCODER = msgspec.json.Encoder()
SENT = msgspec.json.Decoder(Sent)
REPLY = msgspec.json.Decoder(Reply)


def read_reply(line: bytes) -> tuple[Reply, FieldError | None]:
    """The reply of a line, and what is wrong with its reasons, which are left out then. Raises FieldError, which names the field,
    for anything else that cannot be read."""
    try:
        return REPLY.decode(line), None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        pass
    # This reader takes what is no JSON, too, such as NaN.
    try:
        given = json.loads(line.decode())
    except (ValueError, RecursionError):
        raise FieldError("", None, expected("shape", shapes=("json",), given="none"), "") from None
    try:
        plain = (
            {name: value for name, value in given.items() if name != "reasons"} if isinstance(given, dict) else given
        )
        reply = msgspec.convert(plain, Reply)
    except msgspec.ValidationError as error:
        raise mismatch(error, given=given, kind=Reply) from None
    try:
        whole = msgspec.convert(given, Reply)
    except msgspec.ValidationError as error:
        return reply, mismatch(error, given=given, kind=Reply)
    if all(map(is_finite, whole.reasons)):
        return whole, None
    return reply, FieldError("reasons", None, expected("number"))


def is_finite(reason: Reason) -> bool:
    """Whether all numbers of a reason are some."""
    return all(map(isfinite, (reason.worth, reason.win or 0.0, reason.error, *reason.losses)))


def schema() -> str:
    """The JSON Schema of all messages: what a program is sent, and its reply."""
    (sent, reply), parts = msgspec.json.schema_components((Sent, Reply), ref_template="#/$defs/{name}")
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "sent": sent, "reply": reply, "$defs": parts}
    return json.dumps(whole, indent=1)
