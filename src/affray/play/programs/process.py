"""A program that is spoken to in lines: started, written to, read from with a deadline, ended with all that it started.

Threads write and read, so that nobody waits who has a clock: not for a program that reads nothing, nor for one that writes
without end, which stands still once enough of it waits.
"""

import os
import queue
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import IO

from affray import platform
from affray.core import RuledOut
from affray.game.refusals import game_refusal
from affray.play.player import short_line

LONGEST_LINE = 1 << 18
"""Bytes of a line that are read; a longer one is a fault."""
MOST_LINES = 16
"""So many lines may wait to be read before the program has to."""
MOST_SAID = 50
"""So many lines of its standard error are passed on."""
WIDEST = 200
"""Letters of such a line."""
POLITE = 0.5
"""So many seconds a program has to end by itself when its input ends, and again when it is told to."""
LOOK = 0.25
"""Every so many seconds somebody looks whether the program is still there."""
SECRETS = frozenset(("AFFRAY_KEY", "AFFRAY_STORE", "AFFRAY_CONFIG"))
"""Variables of the environment that say who may do what on a server, or by which password its games are reached."""
Say = Callable[[str], object]


class Closed(Exception):
    """The program has closed its output; `code` is its exit code, None where it still runs."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class TooLong(Exception):
    """The program has begun a line that does not end."""


def read_command(command: str) -> tuple[str, ...]:
    """The words of a command, the first a program that is there. Raises InputError. No shell looks at them.

    >>> read_command("python3 'my bot.py' --deep")[1:]
    ('my bot.py', '--deep')
    """
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise RuledOut(game_refusal("command-open", given=repr(command), fault=str(error).lower())) from None
    if not words:
        raise RuledOut(game_refusal("command-none"))
    if shutil.which(words[0]) is None:
        raise RuledOut(game_refusal("command-missing", given=repr(command), program=repr(words[0])))
    return words


class Process:
    """A program under way. `say` takes the lines of its standard error."""

    def __init__(self, command: str, say: Say) -> None:
        """Starts it. Raises InputError for a command that is none, OSError where it does not start."""
        self.say = say
        self.child = subprocess.Popen(
            read_command(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name not in SECRETS},
            start_new_session=platform.IS_POSIX,
        )
        assert self.child.stdin is not None and self.child.stdout is not None and self.child.stderr is not None
        self.outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.incoming: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self.ending, self.ended = threading.Lock(), False
        works: tuple[tuple[Callable[[IO[bytes]], None], IO[bytes]], ...] = (
            (self.write_all, self.child.stdin),
            (self.read_all, self.child.stdout),
            (self.pass_on, self.child.stderr),
        )
        self.threads = [threading.Thread(target=work, args=(pipe,), daemon=True) for work, pipe in works]
        for thread in self.threads:
            thread.start()

    # --- what the threads do ------------------------------------------------------------------------------------------
    def write_all(self, pipe: IO[bytes]) -> None:
        """Writes what is to be sent; a program that is gone is noticed by whoever reads."""
        with suppress(OSError):
            while (line := self.outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def read_all(self, pipe: IO[bytes]) -> None:
        """Keeps the lines as they come, the end as None."""
        with pipe:
            while line := pipe.readline(LONGEST_LINE + 1):
                self.hand_in(line)
                if len(line) > LONGEST_LINE:
                    return
        self.hand_in(None)

    def hand_in(self, line: bytes | None) -> None:
        """Keeps a line, once there is room for it; drops it when the program is being ended."""
        while not self.ended:
            with suppress(queue.Full):
                self.incoming.put(line, timeout=POLITE / 4)
                return

    def pass_on(self, pipe: IO[bytes]) -> None:
        """Passes on the first lines of standard error, and reads the rest away."""
        with pipe:
            said = 0
            while line := pipe.readline(LONGEST_LINE):
                said += 1
                if said <= MOST_SAID:
                    self.say(short_line(line.decode(errors="replace"), WIDEST))
                elif said == MOST_SAID + 1:
                    self.say("...")

    # --- what the player does -----------------------------------------------------------------------------------------
    def send(self, line: bytes) -> None:
        """Sends a line."""
        self.outgoing.put(line + b"\n")

    def read_line(self, seconds: float) -> bytes | None:
        """The next line without its end; None where there is none within so many seconds. Raises Closed, TooLong."""
        line = self.awaited_line(seconds)
        if line == b"":
            return None
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self.child.wait(POLITE)
            raise Closed(self.child.returncode)
        if len(line) > LONGEST_LINE:
            raise TooLong
        return line.rstrip(b"\r\n")

    def awaited_line(self, seconds: float) -> bytes | None:
        """The next line as it came, None for the end; empty where nothing comes within so many seconds. Raises Closed."""
        end, gone = time.monotonic() + seconds, False
        while True:
            left = max(0.0, end - time.monotonic())
            with suppress(queue.Empty):
                return self.incoming.get(timeout=min(left, LOOK))
            if gone:
                # Something that it has left behind keeps its output open.
                raise Closed(self.child.returncode)
            if not left:
                return b""
            gone = self.child.poll() is not None

    def end(self, patience: float = POLITE) -> None:
        """Ends the program with all that it has started: its input closes, it is told to, it is made to. Any number of times."""
        with self.ending:
            if self.ended:
                return
            self.outgoing.put(None)
            if not self.has_ended(patience):
                platform.ask_to_end(self.child)
                self.has_ended(patience)
            platform.make_end(self.child)
            self.child.wait()
            self.ended = True
            # Whoever still waits for a line need not wait for his deadline.
            with suppress(queue.Full):
                self.incoming.put_nowait(None)
        for thread in self.threads:
            thread.join(POLITE)

    def has_ended(self, seconds: float) -> bool:
        """Whether the program ends within so many seconds; what it writes meanwhile is nobody's."""
        end = time.monotonic() + seconds
        while self.child.poll() is None and time.monotonic() < end:
            with suppress(queue.Empty):
                self.incoming.get(timeout=0.02)
        return self.child.returncode is not None
