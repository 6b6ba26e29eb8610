"""A worker of a ladder as a process of its own: `python -m affray.lab.ladder.work` plays pairs of games by their numbers."""

import sys
from collections.abc import Callable
from functools import partial

import msgspec

from affray.lab.ladder.game import PairOutcome, play_pair
from affray.lab.ladder.luck import usual_evaluator
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.sweep.local import Workers
from affray.lab.sweep.work import main


def worker_of(spec: bytes) -> Callable[[int], PairOutcome]:
    """What plays the pairs of games of a spec in JSON by their numbers."""
    plan = LadderPlan(msgspec.json.decode(spec, type=LadderSpec))
    return partial(play_pair, plan, judge=usual_evaluator(plan.system))


class LadderProcesses(Workers[PairOutcome]):
    """Worker processes that play pairs of games."""

    outcome = PairOutcome

    @property
    def command(self) -> tuple[str, ...]:
        """How one of them is started."""
        return (sys.executable, "-m", "affray.lab.ladder.work")


if __name__ == "__main__":
    main(worker_of)
