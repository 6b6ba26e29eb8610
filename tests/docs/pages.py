"""The examples in the documents: what is typed and what is shown for it."""

import io
import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from affray.cli import main

ROOT = Path(__file__).parents[2]
DOCUMENTS = [page for page in sorted((ROOT / "docs").rglob("*.md")) if not page.match("decisions/0*.md")]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCUMENTS)
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
FENCE = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"# (?P<name>[\w./-]+)\n")
PROMPT = "$ "
LANGUAGES = ("de",)
"""Languages that have a folder of their own."""
WIDTH = "80"
PATH = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
"""Where the commands that a page names are found, that of affray too."""


class Block(NamedTuple):
    """A fenced block: its language, its text, and where the text starts on the page."""

    kind: str
    text: str
    start: int


class Command(NamedTuple):
    """A line typed at a terminal and what the page shows for it, with where that starts and ends on the page."""

    line: str
    shown: str
    start: int
    end: int


def language_of(page: Path) -> str:
    """The language that a page is written in."""
    return next((language for language in LANGUAGES if ROOT / "docs" / language in page.parents), "en")


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    for found in FENCE.finditer(page):
        yield Block(found["kind"], found["text"], found.start("text"))


def commands(block: Block) -> Iterator[Command]:
    """The lines typed in a console block."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    at = block.start + len(parts[0])
    for part in parts[1:]:
        line, _, shown = part.partition("\n")
        start = at + len(PROMPT) + len(line) + 1
        at = start + len(shown)
        yield Command(line, shown, start, at)


def run(line: str, folder: Path) -> str:
    """What a command prints, errors too, when it is typed in a folder."""
    program, *arguments = shlex.split(line)
    assert program == "affray", f"{line}: expected a command of affray"
    examples = folder / "examples"
    if not examples.exists():
        examples.symlink_to(ROOT / "examples")
    # In this process: a program of its own for each would spend most of its time on starting.
    said = io.StringIO()
    with (
        patch.dict(os.environ, COLUMNS=WIDTH, PATH=PATH), patch.object(sys, "stdin", io.StringIO()), chdir(folder),
        redirect_stdout(said), redirect_stderr(said),
    ):  # fmt: skip
        main(arguments)
    return said.getvalue()


def write_file(block: Block, folder: Path) -> Path | None:
    """The file that a block shows, written to a folder; None for a block whose first line names no file."""
    found = FILE_NAME.match(block.text)
    if found is None:
        return None
    path = folder / found["name"]
    path.parent.mkdir(exist_ok=True)
    # A table knows no comments.
    path.write_text(block.text[found.end() :] if block.kind == "csv" else block.text, encoding="utf-8")
    return path
