"""What a server and the processes of its laboratory send each other: jobs and their outcomes, each behind its length."""

import asyncio
import struct
from typing import BinaryIO

import msgspec

from affray.core.words.texts import ENGLISH

LENGTH = struct.Struct(">I")
PART = 1 << 16
"""So many bytes of what is asked are sent at once."""


class Job(msgspec.Struct, frozen=True):
    """Something to work out: the name of the task, what is asked, the language of a refusal; with a `size` so many bytes of what
    is asked come behind the job."""

    task: str
    body: bytes = b""
    lang: str = ENGLISH
    size: int = 0


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


async def send_job(out: asyncio.StreamWriter, task: str, body: bytes, lang: str) -> None:
    """Sends a job; what is asked goes as it is and a little at a time, so that a large record holds nobody up. Raises OSError."""
    out.write(frame(Job(task, lang=lang, size=len(body))))
    asked = memoryview(body)
    for start in range(0, len(body), PART):
        out.write(asked[start : start + PART])
        await out.drain()


def read_job(source: BinaryIO) -> Job | None:
    """The next job that a server sends; None once the server is gone."""
    head = source.read(LENGTH.size)
    if not head:
        return None
    job = msgspec.msgpack.decode(source.read(LENGTH.unpack(head)[0]), type=Job)
    return msgspec.structs.replace(job, body=source.read(job.size)) if job.size else job


async def read_outcome(source: asyncio.StreamReader) -> Outcome:
    """The next outcome that a process puts out."""
    (size,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await source.readexactly(size), type=Outcome)
