"""Runs the server and measures what each part of it takes of the processor: `bench/parts.py FILE serve ...`.

The functions of the parts are wrapped before the server starts; each counts what it takes itself, without the parts that it
calls. At the signal `MARKED` the seconds so far are written to the file.
"""

import json
import signal
import sys
import time
from collections.abc import Callable, Coroutine, Generator
from functools import wraps
from inspect import getattr_static, iscoroutinefunction
from pathlib import Path
from threading import local
from types import SimpleNamespace, coroutine
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
MARKED = signal.SIGUSR1
PARTS = ("rule", "offers", "words", "views", "messages", "store", "send")
WINDOW = "whole"
"""The processor time of the whole process."""


class Meter:
    """The seconds that each part has taken of the processor, by thread time."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.running = local()

    def wrap(self, part: str, work: Callable[P, T]) -> Callable[P, T]:
        """The function with its time counted for a part, not for the part that has called it."""

        @wraps(work)
        def timed(*args: P.args, **kwargs: P.kwargs) -> T:
            now = time.thread_time()
            outer = self.switch(part, now)
            try:
                return work(*args, **kwargs)
            finally:
                self.switch(outer, time.thread_time())

        return timed

    def switch(self, part: str, now: float) -> str:
        """Counts what the thread has done since the last switch for the part until now; that part."""
        outer: str = getattr(self.running, "part", "")
        if outer:
            self.seconds[outer] += now - self.running.since
        self.running.part, self.running.since = part, now
        return outer

    def wrap_async(
        self, part: str, work: Callable[P, Coroutine[object, object, T]]
    ) -> Callable[P, Coroutine[object, object, T]]:
        """The same for a function that may wait, without the time that it waits."""

        @coroutine
        def steps(*args: P.args, **kwargs: P.kwargs) -> Generator[object, object, T]:
            under_way = work(*args, **kwargs)
            step = self.wrap(part, under_way.send)
            try:
                while True:
                    try:
                        yield step(None)
                    except GeneratorExit:
                        raise
                    except StopIteration as ended:
                        return ended.value  # type: ignore[no-any-return]
            finally:
                under_way.close()

        return steps

    def put_on(self, part: str, owner: object, *names: str) -> None:
        """Wraps functions of a module, a class or an object."""
        for name in names:
            work = getattr(owner, name)
            timed = (self.wrap_async if iscoroutinefunction(work) else self.wrap)(part, work)
            setattr(
                owner, name, staticmethod(timed) if isinstance(getattr_static(owner, name), staticmethod) else timed
            )

    def mark(self, seen: Path) -> None:
        """Writes the seconds so far to the file, all at once."""
        half = seen.with_suffix(".half")
        half.write_text(json.dumps({**self.seconds, WINDOW: time.process_time()}))
        half.replace(seen)


def wrap_server(meter: Meter) -> None:
    """Puts the meter on the functions of the server's parts."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from affray.core import eyes
    from affray.game import Game
    from affray.systems.registry import load_system, system_keys
    from affray.web.rooms import change, hub, room, show
    from affray.web.rooms.outbox import Outbox
    from affray.web.service import sockets
    from affray.web.store.writer import Writer
    from affray.web.words import wording

    meter.put_on("rule", Game, "answer_text")
    meter.put_on("store", room, "state_hash")
    meter.put_on("store", change.Change, "encoded_entries")
    meter.put_on("store", hub, "log_batch")
    meter.put_on("store", hub.Hub, "hand_over")
    meter.put_on("store", Writer, "commit")
    meter.put_on("words", wording, "choices", "closed_choices", "account_lines", "answer_in_words", "declared_orders")
    meter.put_on("words", show.RoomView, "open_question")
    meter.put_on("views", show.RoomView, "make_position", "sides")
    meter.put_on("views", eyes, "visible_state", "visible_events", "visible_question")
    for key in system_keys():
        guide = load_system(key).guide
        if guide is not None:
            meter.put_on("offers", type(guide), "offers")
    meter.put_on("messages", sockets, "read_message")
    meter.put_on("messages", show, "encode")
    encoder = SimpleNamespace(encode=meter.wrap("messages", sockets.ENCODER.encode))
    setattr(sockets, "ENCODER", encoder)  # noqa: B010 - the module has an encoder of its own type
    meter.put_on("send", Outbox, "put")
    meter.put_on("send", WebSocketsSansIOProtocol, "data_received", "send")


def main() -> None:
    """Serves, with the meter on."""
    meter, seen = Meter(), Path(sys.argv[1])
    from affray.cli.main import main as run

    wrap_server(meter)
    signal.signal(MARKED, lambda *_: meter.mark(seen))
    run(sys.argv[2:])


if __name__ == "__main__":
    main()
