"""Threads that work beside the loop, in the order asked, and keep no program from ending."""

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Crew(Executor):
    """So many threads of a name; what is under way when the program ends is left where it is."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self.queue: SimpleQueue[tuple[Future[object], Callable[[], object]] | None] = SimpleQueue()
        for number in range(count):
            threading.Thread(target=self.run, name=f"{name} {number}", daemon=True).start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Takes something to do."""
        found: Future[T] = Future()
        self.queue.put((found, lambda: fn(*args, **kwargs)))  # type: ignore[arg-type]
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002
        """Lets the threads go when they are done; `cancel_futures` with nothing more of what waits."""
        while cancel_futures and not self.queue.empty():
            waiting = self.queue.get()
            if waiting is not None:
                waiting[0].cancel()
        for _ in range(self.count):
            self.queue.put(None)

    def run(self) -> None:
        """Does one thing after another."""
        while (job := self.queue.get()) is not None:
            found, work = job
            if not found.set_running_or_notify_cancel():
                continue
            try:
                found.set_result(work())
            except BaseException as error:  # noqa: BLE001  (whoever waits for it is told)
                found.set_exception(error)
            del job, found, work
