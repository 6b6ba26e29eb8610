"""How far long work has come, for whoever watches it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")
Watch = Callable[[int, int], None]
"""Hears how many parts of long work are done, and how many there are."""


def ignore_progress(done: int, size: int) -> None:
    """Ignore how much is done."""


WATCHER: ContextVar[Watch] = ContextVar("watcher", default=ignore_progress)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Let somebody hear how far the work within has come."""
    token = WATCHER.set(watch)
    try:
        yield
    finally:
        WATCHER.reset(token)


def begin_work() -> None:
    """Let whoever watches hear that a question is read and long work begins."""
    WATCHER.get()(0, 0)


def parts(work: Sequence[T]) -> Iterator[T]:
    """The parts of long work in turn; whoever watches hears of each when the next is wanted. What a single
    part does is heard itself.

    >>> heard = []
    >>> with watched(lambda done, size: heard.append((done, size))):
    ...     "".join(parts("ab"))
    'ab'
    >>> heard
    [(0, 2), (1, 2), (2, 2)]
    """
    return counted(work, len(work)) if len(work) > 1 else iter(work)


def counted(work: Iterable[T], size: int, each: int = 1) -> Iterator[T]:
    """The same for work whose parts are made one after another, `each` of which does so much."""
    watch, done = WATCHER.get(), 0
    watch(0, size)
    # Work inside a part says nothing of its own: only the whole can be measured.
    for thing in work:
        token = WATCHER.set(ignore_progress)
        try:
            yield thing
        finally:
            WATCHER.reset(token)
        done += each
        watch(min(done, size), size)
