"""What a worker does: cells of a sweep by their numbers; and a worker as a process of its own, that talks in lines of JSON.

`python -m affray.lab.sweep.work` reads the spec, then lists of numbers, and answers each cell as soon as it is done.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import BinaryIO, Generic, TypeVar

import msgspec

from affray.core import InputError
from affray.lab.arena import REFUSED, Outcome
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import Spec
from affray.platform import ignore_interrupts

T = TypeVar("T")


@lru_cache(maxsize=4)
def plan_of(spec: bytes) -> Plan:
    """The plan of a spec as JSON."""
    return Plan(msgspec.json.decode(spec, type=Spec))


def outcome_of(plan: Plan, number: int) -> Outcome:
    """The outcome of a cell; a refusal is an outcome too."""
    try:
        return plan.arena.outcome(plan.cell(number), plan.spec.effort)
    except InputError as error:
        return Outcome(REFUSED, 0, (), str(error))


def outcomes_of(spec: bytes, numbers: Iterable[int]) -> list[tuple[int, Outcome]]:
    """The outcomes of some cells of a spec in JSON, for a worker on another machine."""
    plan = plan_of(spec)
    return [(number, outcome_of(plan, number)) for number in numbers]


class Told(msgspec.Struct, Generic[T], frozen=True):
    """What a worker says: that a cell is done, or what went wrong."""

    number: int = -1
    outcome: T | None = None
    fault: str = ""


def worker_of(spec: bytes) -> Callable[[int], Outcome]:
    """What works out the cells of a spec by their numbers."""
    return partial(outcome_of, plan_of(spec))


def answer_lines(lines: BinaryIO, make: Callable[[bytes], Callable[[int], T]]) -> Iterator[Told[T]]:
    """The answers of a worker to the lines that it is sent, until they end: the spec, of which `make` makes what works out
    its cells, then lists of their numbers."""
    try:
        work = make(lines.readline())
        for line in lines:
            for number in msgspec.json.decode(line, type=list[int]):
                yield Told(number, work(number))
    except Exception as error:  # noqa: BLE001 - whatever it is, the one who waits is told
        yield Told(fault=f"{type(error).__name__}: {error}")


def main(make: Callable[[bytes], Callable[[int], object]] = worker_of) -> None:
    """Answer lines from standard input until it ends."""
    ignore_interrupts()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever else might be printed must not come between the lines.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    try:
        for message in answer_lines(sys.stdin.buffer, make):
            out.write(msgspec.json.encode(message) + b"\n")
            out.flush()
    except BrokenPipeError:
        return


if __name__ == "__main__":
    main()
