"""`affray ladder` at the terminal: what it prints, what it refuses, that it goes on."""

import gzip
import json
import re
from pathlib import Path

import pytest

from affray.lab.ladder.view import ladders_folder
from tests.units.cli.running import refused, run

GAMES = ("ladder", "fortmayn", "random", "greedy", "--scenario", "duel", "--workers", "1")


@pytest.fixture(autouse=True)
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_ladder_is_printed_kept_and_goes_on() -> None:
    first = run(*GAMES, "--games", "4", "--luck", "2")
    said = "the games are kept in fortmayn.ladder in this folder as they come (--results names another file)"
    assert first.code == 0 and first.err == f"affray: {said}\n" and Path("fortmayn.ladder").is_file()
    assert "Strength in Elo, random = 0" in first.out and "ended: all games are played" in first.out
    result = json.loads(run(*GAMES, "--games", "6", "--luck", "2", "--json", "--out", "page.md").out)
    assert (result["games"], result["before"], result["ended"]) == (6, 4, "games") and Path("page.md").is_file()
    german = run(*GAMES, "--games", "6", "--luck", "2", "--lang", "de")
    assert german.err.startswith(
        "affray: die Spiele werden nach und nach in fortmayn.ladder in diesem Ordner aufgehoben"
    )
    named = run(*GAMES, "--games", "2", "--luck", "2", "--results", "other.ladder")
    assert named.code == 0 and named.err == ""
    assert "Stärke in Elo, random = 0" in german.out and result["digest"] in german.out
    assert "holds the results of another spec: luck 2, now 0" in refused(run(*GAMES, "--games", "6"))


def test_a_file_is_shown_and_says_which_release_it_is_of() -> None:
    run(*GAMES, "--games", "4")
    plain = run("ladder", "fortmayn.ladder")
    assert plain.code == 0 and "these are all games of the file" in plain.out and "earlier release" not in plain.out
    text = gzip.decompress((ladders_folder() / "melee-levels.ladder.gz").read_bytes())
    old = re.sub(rb'"players": ?"[0-9a-f]{12}"', b'"players":"0123456789ab"', text, count=1)
    assert old != text
    Path("old.ladder.gz").write_bytes(gzip.compress(old))
    Path("old.ladder").write_bytes(old)
    shown = run("ladder", "old.ladder", "--lang", "de")
    assert "Ergebnisse einer früheren Ausgabe: Regeln der Version" in " ".join(shown.out.split())
    result = json.loads(run("ladder", "old.ladder.gz", "--json", "--out", "page.md").out)
    assert (result["ended"], result["is_current"]) == ("shown", False) and Path("page.md").is_file()
    Path("bad.ladder.gz").write_bytes(b"no such thing")
    assert "bad.ladder.gz: is damaged; expected a file that gzip has packed" in refused(run("ladder", "bad.ladder.gz"))
    assert "gone.ladder" in refused(run("ladder", "gone.ladder"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "chess"),
        (("melee", "genius", "greedy"), "player 'genius': expected one of"),
        (("melee", "--games", "1"), "--games 1: games are played in pairs; expected 2 or more"),
        (("melee", "--budget", "soon"), "--budget 'soon': expected a time such as 90s, 30m or 4h"),
        (("melee", "--budget", "-3m"), "--budget '-3m'"),
        (("melee", "--out", "page.pdf"), "--out page.pdf: expected a name that ends in .html or .md"),
        (("melee", "--drawn", "9999"), "--drawn 9999: expected 0 to 1000"),
        (("melee", "--lang", "fr"), "--lang 'fr'"),
        (("melee", "--workers", "999"), "workers 999: expected a whole number from 0 to 256"),
    ],
)
def test_bad_input_is_refused_with_a_line_before_anything_is_played(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in refused(run("ladder", *arguments))
    assert not list(Path().iterdir())


@pytest.mark.parametrize("rest", [("greedy",), ("--games", "4"), ("--luck", "2"), ("--results", "other.ladder")])
def test_a_file_that_is_only_shown_has_nothing_beside_it(rest: tuple[str, ...]) -> None:
    Path("old.ladder.gz").write_bytes((ladders_folder() / "melee-levels.ladder.gz").read_bytes())
    assert refused(run("ladder", "old.ladder.gz", *rest)).startswith("affray: old.ladder.gz: is only shown")


def test_the_help_says_what_no_games_and_an_odd_number_mean() -> None:
    said = " ".join(run("ladder", "--help").out.split())
    assert "So many games at the most, 2 or more, in pairs: of an odd number one less; 0: no limit." in said
