"""The lines that a person types, or that a script has, while the program listens to a server too."""

import asyncio
import codecs
import os
import sys
import threading

from affray.cli.shown.screen import harmless_text
from affray.platform import edit_lines

PROMPT = "> "
AT_ONCE = 4096


class TypedLines:
    """The lines of standard input, one at a time and only when one is asked for."""

    def __init__(self) -> None:
        self.at_terminal = sys.stdin.isatty()
        self.pending: asyncio.Future[str] | None = None
        self.rest = ""
        self.decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
        self.is_over = False
        if self.at_terminal:
            edit_lines()

    def ask(self) -> None:
        """Asks for a line, if none is asked for yet."""
        if self.pending is not None or self.is_over:
            return
        loop = asyncio.get_running_loop()
        pending = self.pending = loop.create_future()
        sys.stdout.flush()
        if not self.at_terminal:
            print(PROMPT, end="", flush=True)

        def read() -> None:
            try:
                line = input(PROMPT) if self.at_terminal else self.read_line()
            except (EOFError, OSError):
                line = None
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.take, pending, line)

        # At the end of the program nobody waits for a line that is never typed.
        threading.Thread(target=read, daemon=True).start()

    def take(self, pending: "asyncio.Future[str]", line: str | None) -> None:
        """Takes a line; None is the end of the input."""
        if pending.done():
            return
        if line is None:
            self.is_over = True
            pending.set_exception(EOFError())
        else:
            pending.set_result(line)

    def line(self) -> str:
        """The line that has been typed. Raises EOFError at the end of the input."""
        assert self.pending is not None
        pending, self.pending = self.pending, None
        line = pending.result()
        if not self.at_terminal:
            print(harmless_text(line))
        return line

    def read_line(self) -> str:
        """The next line of a pipe or file. Raises EOFError at its end."""
        # Not by sys.stdin, whose buffer may not be waited for when the program ends.
        while "\n" not in self.rest:
            data = os.read(sys.stdin.fileno(), AT_ONCE)
            self.rest += self.decoder.decode(data, final=not data)
            if not data:
                if not self.rest:
                    raise EOFError
                self.rest += "\n"
        line, _, self.rest = self.rest.partition("\n")
        return line.rstrip("\r")

    def make_room(self) -> bool:
        """Begins a new line where a prompt stands open; whether one did."""
        if self.pending is None or self.pending.done():
            return False
        print()
        return True

    def prompt_again(self) -> None:
        """Shows the prompt again that news have pushed up."""
        print(PROMPT, end="", flush=True)
