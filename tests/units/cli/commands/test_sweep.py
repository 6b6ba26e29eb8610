"""`affray sweep` and `affray report`."""

import json
import re
from pathlib import Path

import pytest

from tests.units.cli.running import refused, run
from tests.units.lab.sweep.heroes import HEROES

DIGEST = re.compile(r"^digest ([0-9a-f]{64})$", re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own with a spec in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "heroes.toml").write_text(HEROES)
    (tmp_path / "bare.toml").write_text('system = "foeman"')
    return tmp_path


def test_a_sweep_is_kept_exported_and_reported(folder: Path) -> None:
    ran = run("sweep", "heroes.toml", "--workers", "1", "--out", "heroes.csv")
    assert ran.code == 0, ran
    assert ran.out.startswith("Heroes: 18 cells, 18 exact, 18 computed now\nresults: heroes.sweep, heroes.csv\ndigest ")
    found = DIGEST.search(ran.out)
    assert found is not None and (folder / "heroes.csv").read_text().count("\n") == 19
    again = run("sweep", "heroes.toml", "--json", "--expect", found[1])
    assert json.loads(again.out) == {
        "cells": 18,
        "before": 18,
        "refused": 0,
        "digest": found[1],
        "files": ["heroes.sweep"],
    }
    report = run("report", "heroes.sweep", "-o", "heroes.html", "--where", "distance=4", "--no-png")
    assert report.code == 0 and "Only distance 4." in report.out and "written: heroes.html, and 3 files" in report.out
    assert found[1] in (folder / "heroes.html").read_text()


def test_another_digest_than_was_expected_is_exit_code_1(folder: Path) -> None:
    ran = run("sweep", "heroes.toml", "--workers", "1", "--expect", "00")
    assert ran.code == 1 and re.fullmatch(r"affray: digest [0-9a-f]{64}: expected 00\n", ran.err)


def test_how_many_cells_there_are_is_said_before_any_is_computed(folder: Path) -> None:
    ran = run("sweep", "heroes.toml", "--count")
    assert ran.out == "18 cells: 3 contenders, 2 parts of the table\n"
    (folder / "st.toml").write_text(
        'system="melee"\n[figure]\ndx=9\n[versus]\nweapon=["club","mace"]\n[axes]\nst=[9,12]'
    )
    assert "2 of them cannot be played: weapon 'mace' needs ST 11" in run("sweep", "st.toml", "--count").out
    counts = json.loads(run("sweep", "st.toml", "--count", "--json").out)
    assert counts == {"cells": 6, "contenders": 2, "parts": 2, "refused": 2}
    assert [path.name for path in folder.glob("*.sweep")] == []


STRIKES = """
system = "foeman"
measure = "attack"
figure = { race = "Human", st = 13, dx = 11, iq = 8 }
foe = { race = "Human", st = 12, dx = 12, iq = 8 }
versus = { weapon = ["Axe"] }
"""


def test_cells_that_the_rules_refuse_are_told(folder: Path) -> None:
    (folder / "weak.toml").write_text(
        'system = "melee"\nmeasure = "attack"\nfigure = { dx = 12 }\nfoe = { creature = "wolf" }\naxes = { st = [9, 16] }\n'
        'versus = { weapon = ["club", "great_sword"] }'
    )
    ran = run("sweep", "weak.toml", "--workers", "1")
    assert ran.code == 0 and "\n1 of 4 cannot be played: weapon 'great_sword'" in ran.out
    assert json.loads(run("sweep", "weak.toml", "--json").out)["refused"] == 1


def test_terms_that_there_are_not_are_told_before_the_first_cell(folder: Path) -> None:
    for part in ("axes = { dice = [4, 44] }", "terms = { dice = 44 }"):
        (folder / "dice.toml").write_text(f"{STRIKES}{part}")
        reason = refused(run("sweep", "dice.toml", "--workers", "1", "--results", "none.sweep", "--out", "none.csv"))
        assert reason.endswith("dice 44: expected 1 to 9")
        assert not (folder / "none.csv").exists()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (STRIKES.replace("iq = 8 }", "iq = 8, policy = 3 }", 1), "figure: 'policy' is unknown"),
        (f"games = 5{STRIKES}", "games, exact: an attack is always exact; expected neither"),
        (f"exact = false{STRIKES}", "games, exact: an attack is always exact; expected neither"),
        (f"title = 5{STRIKES}", "title: expected a text, not 5"),
    ],
)
def test_what_an_attack_has_no_use_for_is_refused(folder: Path, text: str, reason: str) -> None:
    (folder / "strikes.toml").write_text(text)
    assert reason in refused(run("sweep", "strikes.toml", "--workers", "1"))


def test_very_many_cells_take_a_yes(folder: Path) -> None:
    (folder / "large.toml").write_text(
        'system="melee"\n[versus]\nweapon="all"\n[axes]\nst="1..50"\ndx="1..30"\narmor=["none"]'
    )
    reason = refused(run("sweep", "large.toml"))
    assert re.search(r"large.toml: \d+ cells, more than 100000; expected --yes if that is meant", reason)
    assert not list(folder.glob("*.sweep"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("sweep", "nothing.toml"), "nothing.toml: there is no such file"),
        (("sweep", "heroes.toml", "--out", "x.xls"), "x.xls: expected a name that ends in .csv"),
        (("sweep", "heroes.toml", "--workers", "-1"), "workers -1: expected a whole number from 0 to 256"),
        (("sweep", "heroes.toml", "--results", "nowhere/x.sweep"), "nowhere/x.sweep: there is no such"),
        (("sweep", "heroes.toml", "--results", "heroes.toml"), "holds no results of a sweep"),
        (("sweep", "heroes.toml", "--results", "."), "this is a folder"),
        (("sweep", "bare.toml"), "bare.toml: nobody meets anybody: [versus] is missing; expected it with what differs"),
        (("report", "nothing.sweep", "--lang", "fr"), "--lang 'fr': the laboratory speaks"),
        (("report", "nothing.sweep"), "nothing.sweep: there is no such file"),
        (("report", "heroes.toml"), "heroes.toml: holds no results of a sweep; expected a file that affray sweep"),
    ],
)
def test_bad_input_is_one_clear_line(folder: Path, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in refused(run(*arguments))
    assert (folder / "heroes.toml").read_text() == HEROES


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEROES.replace("sci_fi/psion", "sci_fi/psi"), "sci_fi/psi: "),
        (HEROES.replace("[4, 12]", "[]"), "axes.distance: is empty; expected one value or more"),
        ("colour = 1" + HEROES, "heroes.toml: 'colour' is unknown; expected one of system, title"),
    ],
)
def test_what_is_wrong_with_a_spec_is_said_before_anything_is_computed(folder: Path, text: str, reason: str) -> None:
    (folder / "heroes.toml").write_text(text)
    assert reason in refused(run("sweep", "heroes.toml", "--workers", "1"))
    assert not list(folder.glob("*.sweep"))
