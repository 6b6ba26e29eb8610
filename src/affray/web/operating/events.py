"""The log: a line for each event, as text or as JSON. It names games and addresses, and never what people keep to themselves:
tokens, keys, dice, seeds, what is said, names."""

import asyncio
import json
import logging
import sys
import time
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime

Value = str | int | float
LOG = logging.getLogger("affray.table")
PAUSE = 1.0
"""Of what may happen often, an event is written every so many seconds at most."""


def note(event: str, /, **fields: Value) -> None:
    """Writes an event with its fields."""
    LOG.log(logging.INFO, event, extra={"fields": fields})


def warn(event: str, /, cause: BaseException | None = None, **fields: Value) -> None:
    """Writes an event that somebody should look at, with the way to the error that caused it."""
    LOG.log(logging.WARNING, event, exc_info=cause, extra={"fields": fields})


class Often:
    """Events that may come by the thousand: one a second is written, with how many there were; the rest of them a second after the
    last line."""

    def __init__(self, event: str) -> None:
        self.event, self.waiting, self.last = event, 0, -PAUSE
        self.fields: dict[str, Value] = {}
        self.timer: asyncio.TimerHandle | None = None

    def note(self, **fields: Value) -> None:
        """Writes the event, or counts it for the next line. It is called where an event loop runs."""
        self.waiting, self.fields = self.waiting + 1, fields
        left = PAUSE - (time.monotonic() - self.last)
        if left <= 0:
            self.write()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(left, self.write)

    def write(self) -> None:
        """Writes what has come since the last line."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        note(self.event, **self.fields, times=self.waiting)
        self.waiting, self.last = 0, time.monotonic()


def fields_of(record: logging.LogRecord) -> dict[str, Value]:
    """What a line says: when, how bad, what, and the fields of the event. Of an error it has the way there and its kind, not its
    words, which may be somebody's."""
    when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    found: dict[str, Value] = {
        "time": when,
        "level": record.levelname.lower(),
        "event": " ".join(record.getMessage().split()),
    }
    own: Mapping[str, Value] = getattr(record, "fields", {})
    found.update(own)
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        found["error"] = kind.__name__
        found["traceback"] = "".join(traceback.format_tb(trace))
    return found


class JsonLines(logging.Formatter):
    """An event as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return json.dumps(fields_of(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """An event as a line of text; the way to an error stands below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = fields_of(record)
        head, trace = [str(fields.pop(name)) for name in ("time", "level", "event")], fields.pop("traceback", "")
        line = " ".join((*head, *(f"{name}={value}" for name, value in fields.items())))
        return f"{line}\n{trace}".rstrip()


def begin_log(form: str) -> logging.Handler:
    """Writes the log of this program to its error output from now on; the handler that does it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.getLogger().addHandler(handler)
    logging.getLogger("affray").setLevel(logging.WARNING if form == "quiet" else logging.INFO)
    return handler
