"""Dask: a scheduler and workers that are processes of their own, one of them killed on the way."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.sweep import cluster
from affray.lab.sweep.cluster import Cluster
from affray.lab.sweep.local import Processes
from affray.lab.sweep.run import run_sweep
from tests.units.lab.sweep.heroes import HEROES, plan_of

MANY = HEROES.replace("[4, 12]", '"3..40"')


def test_without_dask_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InputError, match=r"--cluster needs Dask distributed.*affray\[dask\]"):
        Cluster("tcp://127.0.0.1:1")


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    """A scheduler with two workers, and their processes."""
    place = folder / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    begun = [
        subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0",
             "--no-dashboard", "--scheduler-file", str(place)], **quiet,  # type: ignore[call-overload]
        )
    ]  # fmt: skip
    while not place.exists():
        assert begun[0].poll() is None
        time.sleep(0.02)
    command = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(place)]
    options = ["--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder)]
    begun.extend(subprocess.Popen([*command, *options], **quiet) for _ in range(2))  # type: ignore[call-overload]
    try:
        import json

        yield json.loads(place.read_text())["address"], begun
    finally:
        for process in begun:
            process.kill()
            process.wait()


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_the_digest_of_a_cluster_is_that_of_this_machine_though_a_worker_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    plan = plan_of(MANY)
    with Processes(1) as runner:
        here = run_sweep(plan, tmp_path / "here.sweep", runner)
    with scheduler(tmp_path) as (address, processes), Cluster(address) as far:
        far.client.wait_for_workers(2)
        killed: list[int] = []

        def watch(done: int, size: int) -> None:
            if done > size // 4 and not killed:
                killed.append(done)
                processes[1].kill()

        there = run_sweep(plan, tmp_path / "there.sweep", far, watch)
    assert killed and there.digest == here.digest and len(there.outcomes) == plan.size


@pytest.mark.slow
def test_an_address_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "PATIENCE", "2s")
    with pytest.raises(InputError, match="no scheduler answers"):
        Cluster("tcp://127.0.0.1:9")


def test_an_address_that_is_none_is_told_at_once() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(InputError, match="nonsense: no scheduler answers"):
        Cluster("nonsense")
