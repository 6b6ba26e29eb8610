"""A system of another package: it is played, printed and asked about without a line of ours that knows it."""

import csv
import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from affray_pig import SYSTEM

from affray.core import Word
from affray.core.faces.deeds import DeedGuide, Pointed, closed_deeds
from affray.game.scenario import read_scenario
from affray.testing import check_system
from tests.author.installed import ROOT, with_pig

AFFRAY = "import sys; from affray.cli.main import main; sys.exit(max(main(arguments) for arguments in {commands!r}))"
LINES = 400
"""The package is a small one: so many lines at the most, texts and settings left out."""


def chance_to_lose(hold: int, turn: int = 0) -> Fraction:
    """The chance to lose the points of a turn, reckoned by hand."""
    if turn >= hold:
        return Fraction(0)
    return Fraction(1, 6) * (1 + sum(chance_to_lose(hold, turn + face) for face in range(2, 7)))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the package is installed."""
    return with_pig(tmp_path_factory.mktemp("installed"))


def affray(installed: dict[str, str], *commands: tuple[str, ...], typed: str = "") -> str:
    """What commands print, one after another in one process that has the package."""
    command = [sys.executable, "-c", AFFRAY.format(commands=commands)]
    done = subprocess.run(command, capture_output=True, text=True, env=installed, input=typed, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_its_scenarios_and_rules(installed: dict[str, str]) -> None:
    output = affray(installed, ("systems",), ("scenarios", "pig"), ("rules", "pig"))
    assert "pig  Pig" in output and "race  A race" in output and "PIG-3" in output


@pytest.mark.parametrize(("language", "held"), [("en", "holds"), ("de", "behält")])
def test_the_computer_plays_it_to_its_end(installed: dict[str, str], language: str, held: str) -> None:
    output = affray(installed, ("watch", "pig", "four", "--seed", "3", "--lang", language))
    assert held in output and "PIG-2" in output


def test_a_person_plays_it_at_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    typed = "forms\nwhy\nroll\nhold\nmove\ngive up\nyes\n" * 3
    asked = ("play", "pig", "race", "--side", "Bob=random", "--seed", "2", "--save", str(record))
    output = affray(installed, asked, typed=typed)
    assert "Ann: roll, or hold?" in output
    assert "Ann gives up" in output
    assert "move" in output
    output = affray(installed, ("replay", str(record)), ("verify", str(record)))
    assert "holds" in output or "loses" in output
    assert f"{record}: holds" in output


@pytest.mark.slow
def test_the_laboratory_answers_for_it(installed: dict[str, str]) -> None:
    asked = (
        "import json; from affray.lab import chances, compare, solve;"
        "odds = chances('pig', hold=6).cases[0]; duel = solve('pig', '10', '5', games=300);"
        "other = compare('pig', b={'goal': '30'}, sides=('10', '5')).fights[0];"
        "print(json.dumps([odds.chances[0].exact, odds.spreads[0].mean, duel.wins, duel.played.wins[0].low,"
        " duel.played.wins[0].high, other.difference]))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, env=installed, check=True)
    lost, mean, wins, low, high, difference = json.loads(done.stdout)
    assert Fraction(lost) == chance_to_lose(6)
    assert mean > 4
    assert sum(wins) == pytest.approx(1) and low < wins[0] < high
    assert difference


@pytest.mark.slow
def test_the_terminal_asks_the_laboratory(installed: dict[str, str]) -> None:
    for command in ("odds", "duel"):
        assert "pig" in affray(installed, (command, "--help"))
    output = affray(
        installed,
        ("odds", "pig", "--help"),
        ("odds", "pig", "--hold", "6", "--beside", "hold=8", "--bars"),
        ("compare", "pig", "10", "5", "--option", "b=goal=30", "--games", "40"),
        ("duel", "pig", "10", "5", "--games", "40", "--bars", "--lang", "de"),
    )
    assert "Hold with so many points." in output
    assert f"{float(chance_to_lose(6)):.2%}" in output and "hold=8: Chance of points" in output
    assert "policy: 10 against 5" in output
    assert "10 gegen 5" in output and "40 Spiele" in output


@pytest.mark.slow
def test_a_sweep_finds_the_best_number_to_hold_with(installed: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "holds.toml").write_text('system = "pig"\n[versus]\npolicy = ["4", "8"]\n')
    affray(
        installed,
        ("sweep", str(tmp_path / "holds.toml"), "--out", str(tmp_path / "holds.csv"), "--workers", "1",
         "--results", str(tmp_path / "holds.sweep")),
    )  # fmt: skip
    rows = list(csv.DictReader((tmp_path / "holds.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 4
    assert {row["how"] for row in rows} == {"exact"}


def test_it_passes_the_checks_of_every_system() -> None:
    folder = ROOT / "src" / "affray_pig" / "data" / "scenarios"
    scenarios = [read_scenario(path.read_text("utf-8"), path.stem, str(path)) for path in sorted(folder.glob("*.toml"))]
    check_system(SYSTEM, scenarios, games=20)


def test_it_is_as_small_as_its_page_says() -> None:
    lines = [line for path in (ROOT / "src").rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) < LINES


def test_pointing_at_who_is_asked_says_which_of_its_words_are_closed_and_why() -> None:
    state = SYSTEM.setup(
        read_scenario((ROOT / "src/affray_pig/data/scenarios/01-race.toml").read_text("utf-8"), "race", "race"),
        {},
    )
    question, guide = SYSTEM.question(state), SYSTEM.guide
    assert question is not None
    assert isinstance(guide, DeedGuide)
    found = guide.deeds(state, question, Pointed(question.who))
    answers = (*question.answers, *question.extra)
    shut = [
        (deed.answer, why.clauses)
        for deed, why in closed_deeds(found, answers, lambda entry: SYSTEM.refuse(state, entry))
    ]
    assert [answer for answer, _ in shut] == [Word("hold")]
    assert shut[0][1] != ()
    assert guide.deeds(state, question, Pointed("nobody")) == guide.deeds(state, question, Pointed(hex=(0, 0))) == ()
