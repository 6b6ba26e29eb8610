"""Worker processes on this machine. One that is killed is replaced, and its cells are worked out by another."""

import os
import subprocess
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from types import TracebackType
from typing import Protocol

import msgspec

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.sweep.work import Told

COMMAND = (sys.executable, "-m", "affray.lab.sweep.work")
MOST_DEATHS = 3
"""A cell whose worker has died so often is given up."""
HANDFUL_SECONDS, MOST_IN_HAND = 0.5, 64
"""A worker is handed cells for about so long, and at the most so many."""
MOST_WORKERS = 256
Found = tuple[int, Outcome]


class Runner(Protocol):
    """What works out the cells of a spec."""

    def run(self, spec: bytes, numbers: Sequence[int], *, heavy: bool) -> Iterator[Found]:
        """What came of each cell, in whatever order. Raises InputError."""


class Worker:
    """A process with the cells that it has in hand, in their order; a thread listens to it."""

    def __init__(self, spec: bytes, heard: "SimpleQueue[tuple[Worker, bytes]]") -> None:
        self.in_hand: deque[int] = deque()
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.begun = time.monotonic()
        self.done = 0
        threading.Thread(target=self.listen, args=(heard,), daemon=True).start()
        self.send(spec)

    def listen(self, heard: "SimpleQueue[tuple[Worker, bytes]]") -> None:
        """Pass on each line that the process writes, and an empty line once it is gone."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            heard.put((self, line))
        heard.put((self, b""))

    def send(self, line: bytes) -> None:
        """Sends a line; whether the process still lives is heard elsewhere."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
        except OSError:
            return

    def give(self, numbers: Sequence[int]) -> None:
        """Hands over some cells."""
        self.in_hand.extend(numbers)
        self.send(msgspec.json.encode(list(numbers)))

    def end(self) -> None:
        """Ends the process."""
        self.process.kill()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue
        self.process.wait()


class Processes:
    """So many worker processes, while it is open: use it with `with`."""

    def __init__(self, workers: int = 0) -> None:
        """As many as there are processors if 0. Raises InputError."""
        if not 0 <= workers <= MOST_WORKERS:
            raise InputError(f"workers {workers}: expected 1 to {MOST_WORKERS}")
        self.count = workers or processor_count()
        self.workers: list[Worker] = []
        self.deaths: Counter[int] = Counter()

    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [worker.process.pid for worker in self.workers]

    def run(self, spec: bytes, numbers: Sequence[int], *, heavy: bool) -> Iterator[Found]:
        """What came of each cell, in the order in which they are done. Raises InputError for a cell that kills whoever works
        on it, RuntimeError for a fault in the program."""
        waiting = deque(numbers)
        heard: SimpleQueue[tuple[Worker, bytes]] = SimpleQueue()
        self.workers = [Worker(spec, heard) for _ in range(min(self.count, len(numbers)))]
        left = len(numbers)
        for worker in self.workers:
            worker.give(self.take_cells(waiting, 0.0, heavy=heavy))
        while left:
            worker, line = heard.get()
            if worker not in self.workers:
                continue
            if not line.endswith(b"\n"):
                self.take_back(worker, waiting)
                self.workers.append(Worker(spec, heard))
                self.workers[-1].give(self.take_cells(waiting, 0.0, heavy=heavy))
                continue
            told = msgspec.json.decode(line, type=Told)
            if told.outcome is None:
                raise RuntimeError(told.fault)
            worker.in_hand.remove(told.number)
            worker.done += 1
            left -= 1
            if not worker.in_hand and waiting:
                each = (time.monotonic() - worker.begun) / worker.done
                worker.give(self.take_cells(waiting, each, heavy=heavy))
            yield told.number, told.outcome

    def take_cells(self, waiting: "deque[int]", each: float, *, heavy: bool) -> list[int]:
        """The next cells for a worker that takes so many seconds for each."""
        fair = -(-len(waiting) // (2 * self.count))
        most = 1 if heavy or each <= 0 else max(1, min(MOST_IN_HAND, fair, int(HANDFUL_SECONDS / each)))
        return [waiting.popleft() for _ in range(min(most, len(waiting)))]

    def take_back(self, worker: Worker, waiting: "deque[int]") -> None:
        """Take back the cells of a worker that is gone. Raises InputError if they have killed too many workers."""
        self.workers.remove(worker)
        worker.end()
        blamed = worker.in_hand[0] if worker.in_hand else -1
        self.deaths[blamed] += 1
        if self.deaths[blamed] == MOST_DEATHS:
            told = f"cell {blamed}" if blamed >= 0 else "a worker"
            raise InputError(
                f"{told}: its process ended {MOST_DEATHS} times (code {worker.process.returncode}); expected more memory,"
                " or fewer workers"
            )
        waiting.extendleft(reversed(worker.in_hand))

    def __enter__(self) -> "Processes":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers:
            worker.end()
        self.workers = []


def processor_count() -> int:
    """How many processors this program may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
