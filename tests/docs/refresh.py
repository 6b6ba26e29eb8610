"""Brings the examples and tables of the documents up to date: `python -m tests.docs.refresh [PAGE]...`.

Output that a page shortens with a line of three dots stays shortened: as many lines before and after it are kept.
"""

import doctest
import io
import os
import pty
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from affray.game import dumps
from tests.docs.pages import PAGES, ROOT, WIDTH, blocks, commands, language_of, run, write_file
from tests.docs.played import games_played
from tests.docs.tables import table_of, tables
from tests.shows import SHOWN_FIGHT, shown_fight_played

PROGRAM = Path(sys.executable).with_name("affray")

DOTS = "..."
FONT_LOADED = re.compile(r"@font-face \{.*?\}\n\s*", re.DOTALL)
PICTURES = ROOT / "docs" / "pictures"
FIGHT = ("watch", "foeman", "night-watch", "--seed", "2")
ANSWERS = "40"
LINES = 22
"""So many lines of the account stand above the board."""


def refresh(page: Path, folder: Path) -> None:
    """Rewrites what a page shows for its commands, and its tables, where they are something else now."""
    text = page.read_text("utf-8")
    worked_out = ((table, table_of(table.name)) for table in tables(text))
    changes = [(table.start, table.end, new) for table, new in worked_out if new != table.shown]
    for block in blocks(text):
        write_file(block, folder)
        for command in commands(block) if block.kind == "console" else ():
            got = run(command.line, folder)
            if not doctest.OutputChecker().check_output(command.shown, got, doctest.ELLIPSIS):
                changes.append((command.start, command.end, shortened(got, command.shown)))
    for block, new in games_played(text, language_of(page)):
        if new != block.text:
            changes.append((block.start, block.start + len(block.text), new))
    for start, end, new in sorted(changes, reverse=True):
        text = text[:start] + new + text[end:]
    page.write_text(text, encoding="utf-8")
    print(f"{page.relative_to(ROOT)}: {len(changes)} places changed")


def shortened(got: str, shown: str) -> str:
    """An output cut as the page cut the one before."""
    lines, before = got.splitlines(), shown.splitlines()
    if before.count(DOTS) != 1 or len(before) > len(lines):
        return got
    place = before.index(DOTS)
    tail = len(before) - place - 1
    return "\n".join([*lines[:place], DOTS, *lines[len(lines) - tail :]]) + "\n"


def terminal(folder: Path, *arguments: str) -> str:
    """What a command prints on a terminal, colours and all."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [PROGRAM, *arguments],
        cwd=folder,
        env={**os.environ, "COLUMNS": WIDTH, "TERM": "xterm-256color"},
        stdin=theirs,
        stdout=theirs,
    )
    os.close(theirs)
    parts: list[bytes] = []
    try:
        while part := os.read(ours, 65536):
            parts.append(part)
    except OSError:
        # A terminal whose other end is closed has no end of file but an error.
        pass
    process.wait()
    os.close(ours)
    return b"".join(parts).decode("utf-8").replace("\r\n", "\n")


def picture(folder: Path) -> None:
    """Draws the README's picture of a fight from what a terminal shows of it."""
    run(f"affray {' '.join(FIGHT)} --save fight.record", folder)
    shown = terminal(folder, "replay", "fight.record", "--to", ANSWERS).rstrip()
    lines = shown.split("\n")
    board = next(place for place, line in enumerate(lines) if not line.strip())
    console = Console(record=True, width=int(WIDTH) + 2, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(lines[max(0, board - LINES) :])))
    svg = console.export_svg(title="affray replay fight.record", unique_id="fight")
    PICTURES.mkdir(exist_ok=True)
    # A picture loads no font from elsewhere.
    (PICTURES / "fight.svg").write_text(FONT_LOADED.sub("", svg), encoding="utf-8")


def main() -> None:
    """Brings every page and picture up to date, and the fight that the first page of the table shows."""
    SHOWN_FIGHT.write_bytes(dumps(shown_fight_played()))
    wanted = {Path(name).resolve() for name in sys.argv[1:]}
    for page in (page for page in PAGES if not wanted or page in wanted):
        with tempfile.TemporaryDirectory() as name:
            refresh(page, Path(name))
    with tempfile.TemporaryDirectory() as name:
        picture(Path(name))


if __name__ == "__main__":
    main()
