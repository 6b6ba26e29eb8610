"""Ladders for programs."""

from collections.abc import Sequence
from pathlib import Path

from affray.lab.ladder.found import LadderFound, ladder_found
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.ladder.run import Goal, run_ladder
from affray.lab.ladder.work import LadderProcesses


def ladder_results(
    system: str,
    players: Sequence[str],
    kept: str | Path,
    games: int,
    scenarios: Sequence[str] = (),
    seed: int = 1,
    workers: int = 1,
) -> LadderFound:
    """How strong players are: what `affray ladder SYSTEM --results KEPT --games N` finds, in so many processes. Games that are in
    the file of results already are not played again. Raises InputError."""
    plan = LadderPlan(LadderSpec(system, tuple(players), tuple(scenarios), seed=seed))
    with LadderProcesses(workers) as processes:
        return ladder_found(plan, run_ladder(plan, kept, Goal(within=0, games=games), processes))
