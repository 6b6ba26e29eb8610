"""The command line called as a program calls it, with what it prints and what a person types."""

import builtins
import io
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from affray.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*arguments: str, lines: tuple[str, ...] = ()) -> Ran:
    """What a command prints and answers when these lines are typed, and then the input ends."""
    typed: Iterator[str] = iter(lines)

    def read(_: str = "") -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch.object(builtins, "input", read):
        code = main(arguments)
    return Ran(code, out.getvalue(), err.getvalue())


def refused(ran: Ran) -> str:
    """The one line that refuses bad input; fails if it is anything else."""
    lines = ran.err.splitlines()
    assert ran.code == 2 and len(lines) == 1, ran
    assert lines[0].startswith("affray: ") and "internal fault" not in lines[0], ran
    return lines[0]
