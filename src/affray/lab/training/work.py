"""A worker of a training as a process of its own: `python -m affray.lab.training.work` plays games by their numbers."""

import sys
from collections.abc import Callable

import msgspec

from affray.lab.sweep.local import Workers
from affray.lab.sweep.work import main
from affray.lab.training.positions import Row, TrainingSpec, rows_of


def worker_of(spec: bytes) -> Callable[[int], list[Row]]:
    """What plays the games of a spec in JSON by their numbers."""
    found = msgspec.json.decode(spec, type=TrainingSpec)
    return lambda number: rows_of(found, number)


class TrainingProcesses(Workers[list[Row]]):
    """Worker processes that play games to learn from."""

    outcome = list[Row]

    @property
    def command(self) -> tuple[str, ...]:
        """How one of them is started."""
        return (sys.executable, "-m", "affray.lab.training.work")


if __name__ == "__main__":
    main(worker_of)
