"""The results as rows and as files."""

import csv
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.sweep.results import column_names, duel_error, mirror_outcome, result_rows, write_results
from affray.lab.sweep.work import outcome_of
from tests.units.lab.sweep.heroes import plan_of

PLAN = plan_of()
OUTCOMES = {number: outcome_of(PLAN, number) for number in range(PLAN.size)}
TWO = plan_of('system="melee"\n[figure]\nst=9\ndx=11\n[versus]\nweapon=["dagger","club"]\nst=[9,10]')


def test_every_kind_of_file_has_the_same_rows(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    for kind in ("csv", "sqlite", "parquet"):
        write_results(tmp_path / f"x.{kind}", PLAN, OUTCOMES)
    with (tmp_path / "x.csv").open(newline="") as file:
        of_csv = [(row["a"], row["b"], row["distance"], float(row["wins_a"])) for row in csv.DictReader(file)]
    with closing(sqlite3.connect(tmp_path / "x.sqlite")) as base:
        of_sqlite = base.execute("SELECT a, b, distance, wins_a FROM cells").fetchall()
    assert polars.Null not in polars.read_parquet_schema(tmp_path / "x.parquet").values()
    of_parquet = polars.read_parquet(tmp_path / "x.parquet").select("a", "b", "distance", "wins_a").rows()
    expected = [(row["a"], row["b"], row["distance"], row["wins_a"]) for row in result_rows(PLAN, OUTCOMES)]
    assert len(expected) == 18 and of_csv == of_sqlite == of_parquet == expected
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.csv", "x.parquet", "x.sqlite"]


def test_a_cell_that_says_all_of_its_mirror_is_there_twice() -> None:
    wins = Outcome("exact", 0, (0.7, 0.2, 0.1, 3.0, 5.0, 4.0, 0.0, 0.0))
    first, second = result_rows(TWO, {1: wins})
    assert (first["cell"], second["cell"]) == (1, 1) and (first["a"], second["a"]) == ("dagger, st 9", "dagger, st 10")
    assert (first["score"], second["score"]) == (0.75, 0.25) and (second["left_a"], second["b_st"]) == (4.0, "9")
    assert mirror_outcome(mirror_outcome(wins)) == wins and set(first) <= set(column_names(TWO))


def test_what_was_refused_has_a_reason_and_no_numbers() -> None:
    (row,) = result_rows(PLAN, {0: Outcome("refused", 0, (), "too far")})
    assert row["reason"] == "too far" and "wins_a" not in row


def test_the_error_of_games_is_never_none_and_of_exact_cells_always() -> None:
    sure = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)
    assert duel_error(Outcome("exact", 0, sure)) == 0.0
    assert 0.0 < duel_error(Outcome("games", 400, sure)) < duel_error(Outcome("games", 100, sure)) < 0.05


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"x\.xls: expected a name that ends in \.csv"):
        write_results(tmp_path / "x.xls", PLAN, OUTCOMES)
    with pytest.raises(InputError, match="the folder for it is not there"):
        write_results(tmp_path / "nowhere" / "x.csv", PLAN, OUTCOMES)


def test_without_polars_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(InputError, match=r"affray\[lab\]"):
        write_results(tmp_path / "x.parquet", PLAN, OUTCOMES)
    assert list(tmp_path.iterdir()) == []
