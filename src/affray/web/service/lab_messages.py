"""What a server and the processes of its laboratory send each other: jobs and their outcomes, each behind its length."""

import asyncio
import struct

import msgspec

from affray.core.words.texts import ENGLISH

LENGTH = struct.Struct(">I")


class Job(msgspec.Struct, frozen=True):
    """Something to work out: the name of the task, what is asked, the language of a refusal."""

    task: str
    body: bytes = b""
    lang: str = ENGLISH


class Outcome(msgspec.Struct, frozen=True):
    """What came of a job: the result, or the code of what prevented it with a line for people; with a `size` how much of it
    is done, and the outcome is still to come."""

    body: bytes = b""
    """The result."""
    code: str = ""
    """The code of what prevented it, for programs."""
    reason: str = ""
    """The same in a line for people."""
    clauses: tuple[str, ...] = ()
    """The clauses that it stands on."""
    field: str = ""
    """The field of a form that it is about."""
    others: dict[str, str] = {}
    """What is wrong with other fields of the form, by their names."""
    done: int = 0
    """So many parts of the work are done."""
    size: int = 0
    """So many parts it has; 0 for an outcome."""


def frame(message: Job | Outcome) -> bytes:
    """A message behind its length."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


async def read_outcome(source: asyncio.StreamReader) -> Outcome:
    """The next outcome that a process puts out."""
    (size,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await source.readexactly(size), type=Outcome)
