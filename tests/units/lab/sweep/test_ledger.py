"""What a ledger keeps, and whose it is."""

import subprocess
import sys
from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.sweep.ledger import SWEEP, Ledger, digest
from affray.lab.sweep.work import outcome_of
from tests.units.lab.sweep.heroes import HEROES, plan_of

PLAN = plan_of()
FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))
from affray.cli import main
sys.exit(main(["sweep", "heroes.toml", "--workers", "1"]))
"""


def filled(path: Path, cells: range) -> None:
    with Ledger(path, PLAN, SWEEP) as ledger:
        for number in cells:
            ledger.add(number, outcome_of(PLAN, number))


def test_a_ledger_goes_on_where_it_ended_even_within_a_line(tmp_path: Path) -> None:
    path = tmp_path / "x.sweep"
    filled(path, range(5))
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    assert list(SWEEP.read(path).outcomes) == [0, 1, 2, 3]
    filled(path, range(3, 5))
    assert path.read_bytes() == whole


def test_the_digest_asks_neither_for_the_order_nor_for_the_file(tmp_path: Path) -> None:
    outcomes = {number: outcome_of(PLAN, number) for number in range(4)}
    assert digest(PLAN.identity, outcomes) == digest(PLAN.identity, dict(reversed(outcomes.items())))
    assert digest(PLAN.identity, outcomes) != digest(PLAN.identity, {**outcomes, 3: outcomes[2]})
    filled(tmp_path / "x.sweep", range(4))
    assert digest(PLAN.identity, SWEEP.read(tmp_path / "x.sweep").outcomes) == digest(PLAN.identity, outcomes)


def test_what_is_there_is_not_written_again(tmp_path: Path) -> None:
    path = tmp_path / "x.sweep"
    filled(path, range(2))
    with Ledger(path, PLAN, SWEEP) as ledger:
        ledger.add(1, Outcome("exact", 0, (0.0,)))
    assert SWEEP.read(path).outcomes[1] == outcome_of(PLAN, 1)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"format":2', b'"format":7', "results of version 7; this program reads version 2"),
        (b'"version":', b'"version":9', "this is version 2: expected another file"),
        (b"affray sweep", b"shopping list", "holds no results of a sweep"),
        (b'"cells":18', b'"cells":1', "there is no cell"),
        (b'[1,["exact"', b'[1,"exact"', "line 3 is damaged"),
    ],
)
def test_a_file_of_another_kind_or_version_is_refused_and_left_alone(
    tmp_path: Path, old: bytes, new: bytes, reason: str
) -> None:
    path = tmp_path / "x.sweep"
    filled(path, range(3))
    data = path.read_bytes().replace(old, new)
    path.write_bytes(data)
    with pytest.raises(InputError, match=reason):
        Ledger(path, PLAN, SWEEP)
    assert path.read_bytes() == data


def test_another_spec_takes_another_file(tmp_path: Path) -> None:
    filled(tmp_path / "x.sweep", range(1))
    with pytest.raises(InputError, match="of another spec: seed 1, now 5; expected another file, by --results"):
        Ledger(tmp_path / "x.sweep", plan_of("seed = 5\n" + HEROES), SWEEP)


def test_two_sweeps_do_not_write_to_one_file(tmp_path: Path) -> None:
    with Ledger(tmp_path / "x.sweep", PLAN, SWEEP), pytest.raises(InputError, match="another sweep is writing to it"):
        Ledger(tmp_path / "x.sweep", PLAN, SWEEP)


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("dear diary")
    with pytest.raises(InputError, match="holds no results of a sweep"):
        Ledger(path, PLAN, SWEEP)
    assert path.read_text() == "dear diary"


def test_a_full_disk_loses_nothing_that_was_computed(tmp_path: Path) -> None:
    (tmp_path / "heroes.toml").write_text(HEROES)
    full = subprocess.run(
        [sys.executable, "-c", FULL.format(most=1500)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    kept = SWEEP.read(tmp_path / "heroes.sweep")
    assert full.returncode == 2 and len(full.stderr.splitlines()) == 1, full
    assert f"File too large; {len(kept.outcomes)} cells are kept there" in full.stderr
    assert 0 < len(kept.outcomes) < 18 and kept.whole == (tmp_path / "heroes.sweep").stat().st_size
    assert all(outcome == outcome_of(PLAN, number) for number, outcome in kept.outcomes.items())
