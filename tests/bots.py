"""The commands of programs that play: the examples, one that lies; and whether any is left behind."""

import os
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = ROOT / "tests" / "units" / "play" / "programs"
PYTHON = shlex.quote(sys.executable)
AFFRAY = shlex.quote(str(Path(sys.executable).with_name("affray")))
BOTS = ("bot.py", "bot.mjs")


def node() -> str:
    """The Node that the page is built with, else the system's."""
    note = ROOT / ".tools" / ".node"
    return str(Path(note.read_text().strip()) / "node") if note.is_file() else "node"


def example(name: str) -> str:
    """The command of an example."""
    program = PYTHON if name.endswith(".py") else shlex.quote(node())
    return f"{program} {shlex.quote(str(ROOT / 'examples' / 'bots' / name))}"


def liar(way: str) -> str:
    """The command of a program that lies in a way."""
    return f"{PYTHON} {shlex.quote(str(HERE / 'liars.py'))} {way}"


def children() -> set[int]:
    """The processes that this one has started and that are not gone, the dead among them too;
    none where the system does not tell."""
    found = set()
    processes = Path("/proc")
    for entry in processes.iterdir() if processes.is_dir() else ():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[1] == str(os.getpid()):
            found.add(int(entry.name))
    return found
