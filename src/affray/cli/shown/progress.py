"""Long work with a word, a bar and an end in sight."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from affray.lab.progress import Watch

PATIENCE = 3.0
"""Seconds of silence, where there is no terminal for a bar, before what is going on is said in a line."""


@contextmanager
def progress(what: str, unit: str, first: str = "") -> "Iterator[Watch]":
    """What hears how far long work is, and shows that on standard error: as a bar at a terminal. `first` says what is done
    before the first part of it; where there is no terminal it is said in a line once that takes longer than some seconds."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn(f"{unit},"), TimeElapsedColumn(),
        TextColumn("gone,"), TimeRemainingColumn(elapsed_when_finished=False), TextColumn("left; Ctrl-C stops"),
    )  # fmt: skip
    line = threading.Timer(PATIENCE, print, (f"affray: {first} ...",), {"file": sys.stderr, "flush": True})
    line.daemon = True
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(first or what, total=None)
        if first and not console.is_terminal:
            line.start()

        def watch(done: int, size: int) -> None:
            bar.update(task, completed=done, total=size, description=what)

        try:
            yield watch
        finally:
            line.cancel()
