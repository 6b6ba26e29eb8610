"""What is typed and shown where a store is looked after: yes, ages, times, sizes, tables."""

import re
import sys
import time
from collections.abc import Sequence
from datetime import datetime

from affray.cli.arguments import is_yes
from affray.cli.shown.screen import harmless_text
from affray.core import InputError

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
AGE = re.compile(r"(\d+(?:\.\d+)?)([smhdw])")
SIZES = ("bytes", "KiB", "MiB", "GiB")
STEP = 1024


def confirm(question: str, *, yes: bool) -> bool:
    """Whether something may be destroyed: --yes says so, else a person at a terminal. Raises InputError without either."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise InputError(f"{question} Say --yes where nobody can be asked.")
    return is_yes(input(f"{question} (y/n) "))


def read_age(text: str, what: str) -> float:
    """A length of time in seconds. Raises InputError.

    >>> read_age("90d", "--older"), read_age("1.5h", "--older")
    (7776000.0, 5400.0)
    """
    match = AGE.fullmatch(text)
    if match is None:
        raise InputError(f"{what} {text!r}: expected a number with s, m, h, d or w, such as 90d")
    return float(match[1]) * UNITS[match[2]]


def read_time(text: str, what: str, now: float) -> float:
    """A time to come in seconds since 1970: a length of time from now, or a date with or without a time of day, by the clock
    of this machine unless it says otherwise. Raises InputError."""
    if AGE.fullmatch(text):
        return now + read_age(text, what)
    try:
        found = datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise InputError(f"{what} {text!r}: expected a time such as 2026-12-01T18:00, or 2h from now") from None
    if found <= now:
        raise InputError(f"{what} {text!r}: expected a time to come")
    return found


def time_text(seconds: float | None) -> str:
    """A time by the clock of this machine; a dash for one that is not known."""
    return "-" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def size_text(size: float) -> str:
    """A number of bytes.

    >>> size_text(512), size_text(1536), size_text(-1)
    ('512 bytes', '1.5 KiB', '-')
    """
    if size < 0:
        return "-"
    unit = 0
    while size >= STEP and unit < len(SIZES) - 1:
        size, unit = size / STEP, unit + 1
    return f"{size:.1f} {SIZES[unit]}" if unit else f"{size:.0f} {SIZES[0]}"


def count_text(count: int, noun: str) -> str:
    """So many of something.

    >>> count_text(1, "game"), count_text(2, "game")
    ('1 game', '2 games')
    """
    return f"{count} {noun}" + "s" * (count != 1)


def print_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Prints a table, numbers to the right."""
    texts = [[harmless_text(str(cell)) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(heads, *texts, strict=True)]
    right = [bool(rows) and all(isinstance(row[place], int) for row in rows) for place in range(len(heads))]
    for line in (list(heads), *texts):
        cells = (
            cell.rjust(width) if is_right else cell.ljust(width)
            for cell, width, is_right in zip(line, widths, right, strict=True)
        )
        print("  ".join(cells).rstrip())
