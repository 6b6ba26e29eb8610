"""Where the program starts, and where every failure becomes one line."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from affray.cli.exits import FAILED, FAULT, STOPPED

if TYPE_CHECKING:
    from affray.core import InputError

TRACEBACK = "AFFRAY_TRACEBACK"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and answers its exit code: 0 done, 1 a check failed, 2 bad input; never a traceback."""
    from affray.core import InputError

    tolerate_odd_letters()
    language = asked_language(sys.argv[1:] if arguments is None else arguments)
    try:
        return run_command(arguments)
    except InputError as error:
        return report_fault(error.line(language), fault_code(error))
    except BrokenPipeError:
        # What is still in the buffer must not meet the closed pipe again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnicodeDecodeError as error:
        return report_fault(f"expected UTF-8 text: byte {error.start} is none")
    except OSError as error:
        from affray.core.field_errors import file_error

        return report_fault(file_error(error.filename or "", error).line(language))
    except KeyboardInterrupt:
        return STOPPED
    except RecursionError:
        return report_fault("the input is nested too deeply")
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        return report_fault(f"internal fault: {type(error).__name__}: {error} (set {TRACEBACK}=1 to see where)")


def run_command(arguments: Sequence[str] | None) -> int:
    """The exit code of a command; usage errors become InputError."""
    from typer import Abort, TyperException

    from affray.cli.app import command
    from affray.cli.deeds.completion import VARIABLE, begin_completion

    if VARIABLE in os.environ:
        begin_completion()
    try:
        code: object = command()(
            list(sys.argv[1:] if arguments is None else arguments) or ["--help"], "affray", standalone_mode=False
        )
        sys.stdout.flush()
    except TyperException as error:
        from affray.cli.shown.usage import usage_error

        raise usage_error(error) from None
    except Abort:
        return STOPPED
    return code if isinstance(code, int) else 0


def asked_language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, English where it asks for none.

    >>> asked_language(["--lang", "de"]), asked_language(["--lang=de"]), asked_language(["--lang"])
    ('de', 'de', 'en')
    """
    words = " ".join(arguments).replace("--lang=", "--lang ").split()
    return dict(pairwise(words)).get("--lang", "en")


def fault_code(error: "InputError") -> int:
    """The exit code for a fault: that of a failed check for a record which its own replay does not bear out, wherever it is
    opened."""
    from affray.game.differences import Differs

    return FAILED if isinstance(error, Differs) else FAULT


def report_fault(message: str, code: int = FAULT) -> int:
    """Says in one line what is wrong; answers the exit code for it."""
    from affray.cli.shown.screen import harmless_text

    sys.stdout.flush()
    print(f"affray: {harmless_text(' '.join(message.split()))}", file=sys.stderr)
    return code


def tolerate_odd_letters() -> None:
    """Lets a terminal without some letter, and input with a stray byte, show a mark in its place."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
