"""Worker processes on this machine. One that is killed is replaced, and its cells are worked out by another."""

import subprocess
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from types import TracebackType
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from affray.core import InputError
from affray.core.field_errors import check_range
from affray.lab.arena import Outcome
from affray.lab.sweep.work import Told
from affray.platform import processor_count

COMMAND = (sys.executable, "-m", "affray.lab.sweep.work")
MOST_DEATHS = 3
"""A cell whose worker has died so often is given up."""
HANDFUL_SECONDS, MOST_IN_HAND = 0.5, 64
"""A worker is handed cells for about so long, and at the most so many."""
MOST_WORKERS = 256
Found = tuple[int, Outcome]
T = TypeVar("T")


class Runner(Protocol):
    """What works out the cells of a spec."""

    def run(self, spec: bytes, numbers: Sequence[int], *, heavy: bool) -> Iterator[Found]:
        """What came of each cell, in whatever order. Raises InputError."""


class Worker:
    """A process with the cells that it has in hand, in their order; a thread listens to it."""

    def __init__(self, command: tuple[str, ...], spec: bytes, heard: "SimpleQueue[tuple[Worker, bytes]]") -> None:
        self.in_hand: deque[int] = deque()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
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


class Workers(Generic[T]):
    """So many worker processes of one kind, while it is open: use it with `with`."""

    outcome: type[T]
    """What they say of a cell."""

    def __init__(self, workers: int = 0) -> None:
        """As many as there are processors if 0. Raises InputError."""
        check_range("workers", workers, 0, MOST_WORKERS)
        self.count = workers or processor_count()
        self.workers: list[Worker] = []
        self.deaths: Counter[int] = Counter()

    @property
    def command(self) -> tuple[str, ...]:
        """How one of them is started."""
        return COMMAND

    def pids(self) -> list[int]:
        """The ids of the processes."""
        return [worker.process.pid for worker in self.workers]

    def run(self, spec: bytes, numbers: Sequence[int], *, heavy: bool) -> Iterator[tuple[int, T]]:
        """What came of each cell, in the order in which they are done. Raises as `work_off` does."""
        return self.work_off(spec, deque(numbers), heavy=heavy)

    def work_off(self, spec: bytes, waiting: "deque[int]", *, heavy: bool) -> Iterator[tuple[int, T]]:
        """What came of each cell that waits, in the order in which they are done; more may be put there meanwhile. Raises
        InputError for a cell that kills whoever works on it, RuntimeError for a fault in the program."""
        heard: SimpleQueue[tuple[Worker, bytes]] = SimpleQueue()
        decode = msgspec.json.Decoder(Told[self.outcome]).decode  # type: ignore[name-defined]  # known when it runs
        self.workers = []
        self.hand_out(spec, waiting, heard, heavy=heavy)
        while any(worker.in_hand for worker in self.workers):
            worker, line = heard.get()
            if worker not in self.workers:
                continue
            if line.endswith(b"\n"):
                message: Told[T] = decode(line)
                if message.outcome is None:
                    raise RuntimeError(message.fault)
                worker.in_hand.remove(message.number)
                worker.done += 1
                yield message.number, message.outcome
            else:
                self.take_back(worker, waiting)
            self.hand_out(spec, waiting, heard, heavy=heavy)

    def hand_out(
        self, spec: bytes, waiting: "deque[int]", heard: "SimpleQueue[tuple[Worker, bytes]]", *, heavy: bool
    ) -> None:
        """Gives whoever has nothing to do some of what waits, and starts those who are missing."""
        for worker in self.workers:
            if waiting and not worker.in_hand:
                each = (time.monotonic() - worker.begun) / max(1, worker.done)
                worker.give(self.take_cells(waiting, each, heavy=heavy))
        while waiting and len(self.workers) < self.count:
            self.workers.append(Worker(self.command, spec, heard))
            self.workers[-1].give(self.take_cells(waiting, 0.0, heavy=heavy))

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
            culprit = f"cell {blamed}" if blamed >= 0 else "a worker"
            raise InputError(
                f"{culprit}: its process ended {MOST_DEATHS} times (code {worker.process.returncode}); expected more memory,"
                " or fewer workers"
            )
        waiting.extendleft(reversed(worker.in_hand))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self.workers:
            worker.end()
        self.workers = []


class Processes(Workers[Outcome]):
    """Worker processes that work out the cells of a sweep."""

    outcome = Outcome
