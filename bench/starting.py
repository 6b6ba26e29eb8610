"""Measures how soon `affray serve` shows its first page, and where the time goes.

`python bench/starting.py` measures the interpreter that runs it: three starts with the files that Python reads in memory, one
without them, one with a store of its own from before, and the parts of a start. The load of the machine stands beside each
figure: on a busy one the seconds by the clock say little, those of the processor more.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

STARTS = 3
PARTS = """
import time
def now(): return time.perf_counter(), time.process_time()
marks = [("", now())]
import affray.cli.app; affray.cli.app.command(); marks.append(("the commands", now()))
import gc; gc.disable()
import sqlalchemy; marks.append(("SQLAlchemy", now()))
import fastapi; marks.append(("FastAPI, pydantic, Starlette", now()))
import uvicorn; marks.append(("uvicorn", now()))
from affray.web import serve; marks.append(("the server itself", now()))
serve.prepare(); marks.append(("the rule systems", now()))
store = serve.open_alone({store!r}); marks.append(("a fresh store", now()))
store.close()
for (_, before), (name, after) in zip(marks, marks[1:]):
    print(name, after[0] - before[0], after[1] - before[1], sep="|")
"""


class Start(NamedTuple):
    """Seconds by the clock until the address is said and until the first page is there, seconds of the processor, and the load
    of the machine in the last minute."""

    said: float
    shown: float
    worked: float
    load: float


def start(store: str) -> Start:
    """One start, until the first page has come."""
    before, begin = os.times(), time.perf_counter()
    command = [sys.executable, "-m", "affray", "serve", "--port", "0", "--no-open", "--store", store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        said = time.perf_counter() - begin
        try:
            with urllib.request.urlopen(line.split()[-1], timeout=60) as page:
                if b"<title>" not in page.read():
                    sys.exit("bench: the first page is none")
            shown = time.perf_counter() - begin
        finally:
            server.terminate()
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return Start(said, shown, worked, os.getloadavg()[0])


def forget_files() -> int:
    """Has the system forget the files that a start reads; how many there are. They come from the disk the next time."""
    folders = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), sysconfig.get_path("stdlib")}
    found = [path for folder in folders for path in Path(folder).rglob("*") if path.is_file()]
    source = Path(__file__).parents[1] / "src"
    for path in (*found, *source.rglob("*.py*")):
        handle = os.open(path, os.O_RDONLY)
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(handle)
    return len(found)


def main() -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as folder:
        print("start                          address  first page  processor  load")
        for number in range(STARTS):
            print_start(f"fresh store, {number + 1}", start(f"{folder}/fresh{number}.sqlite"))
        print_start("store from before", start(f"{folder}/fresh0.sqlite"))
        if hasattr(os, "posix_fadvise"):
            files = forget_files()
            print_start(f"{files} files from the disk", start(f"{folder}/cold.sqlite"))
        print("\npart                           by clock  processor")
        parts = subprocess.run(
            [sys.executable, "-c", PARTS.format(store=f"{folder}/parts.sqlite")],
            capture_output=True,
            text=True,
            check=True,
        )
        for line in parts.stdout.splitlines():
            name, clock, worked = line.split("|")
            print(f"{name:30} {float(clock):7.2f} s {float(worked):8.2f} s")


def print_start(name: str, found: Start) -> None:
    """Prints a row."""
    print(f"{name:30} {found.said:5.2f} s  {found.shown:8.2f} s {found.worked:8.2f} s {found.load:5.1f}")


if __name__ == "__main__":
    main()
