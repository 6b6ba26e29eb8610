"""`affray skirmish`: how a scenario goes, and one of its games as a record."""

import json
import sys
from pathlib import Path

import pytest

from tests.units.cli.running import refused, run

EVEN = ("skirmish", "two-against-two", "--games", "300", "--seed", "5")


def test_what_does_not_fit_is_one_clear_line() -> None:
    assert "policy 'brave': expected random, or close or hold" in refused(run("skirmish", "duel", "--policy", "brave"))
    assert "policy 'hold 3 weak=many': expected random" in refused(
        run("skirmish", "duel", "--policy", "hold 3 weak=many")
    )
    assert "policy 'close best': expected random" in refused(run("skirmish", "duel", "--policy", "close best"))
    assert "expected one for both sides" in refused(run(*("skirmish", "duel"), *("--policy", "hold") * 3))
    assert "compiled skirmishes have two, got 4; `affray ladder` and `affray sweep` play" in refused(
        run("skirmish", "free-for-all")
    )
    assert "games 1: expected 2 to 10000000" in refused(run("skirmish", "duel", "--games", "1"))
    assert "scenario 'nowhere'" in refused(run("skirmish", "nowhere"))
    assert "number -1: expected 0 to" in refused(run("skirmish", "duel", "--number", "-1", "--save", "x.rec"))
    assert "--lang 'fr'" in refused(run("skirmish", "duel", "--lang", "fr"))


def test_without_numba_plain_python_plays_and_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    shown = run("skirmish", "duel", "--games", "20", "--policy", "random", "--policy", "close", "--json")
    assert shown.code == 0 and json.loads(shown.out)["games"] == 20
    assert shown.err.count("affray[fast]") == 1 and "slower" in shown.err


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_a_scenario_is_told_with_how_sure_it_is() -> None:
    shown = run(*EVEN, "--policy", "close 4", "--policy", "hold 3 weak=5", "--option", "prone_engages=false")
    assert shown.code == 0
    lines = shown.out.splitlines()
    assert lines[0] == "Two against two"
    assert "300 games of seed 5: mean length" in shown.out
    assert lines[-1] == "house rules: prone_engages=false"
    assert "300 Spiele mit Startwert 5" in run(*EVEN, "--lang", "de").out


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_any_game_is_a_record_that_verifies(tmp_path: Path) -> None:
    path = tmp_path / "one.rec"
    shown = run(*EVEN, "--policy", "random", "--policy", "close", "--number", "7", "--save", str(path), "--json")
    found = json.loads(shown.out)
    assert sum(share["chance"] for share in (*found["wins"], found["drawn"])) == pytest.approx(1, abs=1e-5)
    assert found["policies"] == ["random", "close 4 reroll=likely"]
    assert run("verify", str(path)).code == 0
