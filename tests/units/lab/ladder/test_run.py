"""A ladder in a file: it goes on after whatever stopped it, with the same results."""

from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.ladder.found import results_digest
from affray.lab.ladder.plan import LadderPlan
from affray.lab.ladder.run import GAMES, LADDER, STOPPED, Goal, LadderRun, Progress, run_ladder
from affray.lab.ladder.work import LadderProcesses
from tests.units.lab.ladder.made import plan_of

GOAL = Goal(within=0, games=24)
PLAN = plan_of("fortmayn", "random", "greedy", scenarios=("duel", "lone-wolf"))


def played(path: Path, processes: int, goal: Goal = GOAL, plan: LadderPlan = PLAN) -> LadderRun:
    with LadderProcesses(processes) as workers:
        return run_ladder(plan, path, goal, workers)


def test_a_run_that_was_killed_goes_on_with_the_same_results(tmp_path: Path) -> None:
    whole = played(tmp_path / "a.ladder", 1)
    assert whole.ended == GAMES and len(whole.outcomes) == 12 and whole.before == 0
    lines = (tmp_path / "a.ladder").read_bytes().splitlines(keepends=True)
    # Killed within a line, by processes that were not done in order.
    kept = [lines[0], *lines[1:4], *lines[5:7]]
    (tmp_path / "b.ladder").write_bytes(b"".join(kept) + lines[8][:40])
    again = played(tmp_path / "b.ladder", 2)
    assert again.before == 5 and results_digest(PLAN, again.outcomes) == results_digest(PLAN, whole.outcomes)
    assert list(again.outcomes) == list(whole.outcomes)
    assert len(LADDER.read(tmp_path / "b.ladder").outcomes) == 12


def test_another_spec_is_refused_with_a_line(tmp_path: Path) -> None:
    played(tmp_path / "a.ladder", 1, Goal(games=2))
    with pytest.raises(InputError, match="holds the results of another spec; expected another file, by --results"):
        played(tmp_path / "a.ladder", 1, plan=plan_of("fortmayn", "random", "greedy", scenarios=("duel",)))
    (tmp_path / "b.sweep").write_text('{"kind":"affray sweep"}\n')
    with pytest.raises(
        InputError, match="holds no results of a ladder; expected a file that affray ladder has written"
    ):
        played(tmp_path / "b.sweep", 1)


def test_who_stops_a_run_keeps_what_is_played(tmp_path: Path) -> None:
    def stop(now: Progress) -> None:
        if now.games == 6:
            raise KeyboardInterrupt

    with LadderProcesses(1) as workers:
        run = run_ladder(PLAN, tmp_path / "a.ladder", GOAL, workers, stop)
    assert run.ended == STOPPED and len(run.outcomes) == 3
    assert len(LADDER.read(tmp_path / "a.ladder").outcomes) == 3
