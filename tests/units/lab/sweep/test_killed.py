"""A whole sweep killed on the way: nothing that was computed is lost, and the same command comes to the same digest."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from affray.lab.sweep.ledger import SWEEP
from affray.lab.sweep.local import Processes
from affray.lab.sweep.run import run_sweep
from tests.units.lab.sweep.heroes import HEROES, plan_of

MANY = HEROES.replace("[4, 12]", '"3..40"')
RUN = "import sys; from affray.cli import main; sys.exit(main(['sweep', 'heroes.toml', '--workers', '2']))"
FEW = 12


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.slow
def test_a_sweep_that_was_killed_goes_on_to_the_same_digest(tmp_path: Path) -> None:
    plan = plan_of(MANY)
    with Processes(1) as runner:
        whole = run_sweep(plan, tmp_path / "whole.sweep", runner)
    (tmp_path / "heroes.toml").write_text(MANY)
    ledger = tmp_path / "heroes.sweep"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    begun = subprocess.Popen([sys.executable, "-c", RUN], cwd=tmp_path, **quiet)  # type: ignore[call-overload]
    while lines(ledger) < FEW and begun.poll() is None:
        time.sleep(0.005)
    begun.kill()
    assert begun.wait() == -signal.SIGKILL
    kept = len(SWEEP.read(ledger).outcomes)
    assert FEW - 1 <= kept < plan.size
    again = subprocess.run([sys.executable, "-c", RUN], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert f"{plan.size - kept} computed now" in again.stdout
    assert f"digest {whole.digest}" in again.stdout
