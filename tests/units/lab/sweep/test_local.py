"""Worker processes: the same results however many there are, and whoever is killed."""

import os
import signal
import sys
from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.sweep import local
from affray.lab.sweep.local import Processes
from affray.lab.sweep.run import FinishedSweep, run_sweep
from tests.units.lab.sweep.heroes import HEROES, plan_of


def swept(path: Path, workers: int, kill_at: int = -1) -> FinishedSweep:
    with Processes(workers) as runner:

        def watch(done: int, size: int) -> None:
            if done == kill_at:
                os.kill(runner.pids()[0], signal.SIGKILL)

        return run_sweep(plan_of(), path, runner, watch)


def test_the_digest_is_the_same_with_one_worker_and_with_two_of_whom_one_is_killed(tmp_path: Path) -> None:
    alone = swept(tmp_path / "a.sweep", 1)
    killed = swept(tmp_path / "b.sweep", 2, kill_at=3)
    assert len(alone.outcomes) == 18 and killed.outcomes == alone.outcomes and killed.digest == alone.digest
    again = swept(tmp_path / "b.sweep", 2)
    assert (again.before, again.digest) == (18, alone.digest)


def test_workers_that_end_at_once_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    with Processes(1) as runner, pytest.raises(InputError, match=r"cell 0: its process ended 3 times \(code 3\)"):
        run_sweep(plan_of(), tmp_path / "a.sweep", runner)


def test_a_fault_of_a_worker_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = 'import sys; sys.stdin.readline(); print(\'{"fault": "KeyError: 7"}\', flush=True); sys.stdin.read()'
    monkeypatch.setattr(local, "COMMAND", (sys.executable, "-c", program))
    with Processes(1) as runner, pytest.raises(RuntimeError, match="KeyError: 7"):
        run_sweep(plan_of(), tmp_path / "a.sweep", runner)


def test_so_many_workers_there_are_not() -> None:
    with pytest.raises(InputError, match="workers 999: expected a whole number from 0 to 256"):
        Processes(999)


def test_a_sweep_of_nothing_new_starts_nobody(tmp_path: Path) -> None:
    first = swept(tmp_path / "a.sweep", 1)
    with Processes(1) as runner:
        assert (
            run_sweep(
                plan_of("title = 'Other'\n" + HEROES.replace('title = "Heroes"', "")), tmp_path / "a.sweep", runner
            ).digest
            == first.digest
        )
        assert runner.pids() == []


def test_cells_that_are_alike_are_there_with_the_same_numbers(tmp_path: Path) -> None:
    twins = plan_of(HEROES.replace('"fantasy/wizard"', '"like=fantasy/captain name=Twin"'))
    with Processes(1) as runner:
        outcomes = run_sweep(twins, tmp_path / "a.sweep", runner).outcomes
    assert outcomes[0] == outcomes[1] == outcomes[4] and outcomes[2] == outcomes[5] and len(outcomes) == 18
