"""Games of duels and of cells of a sweep that are kept as records at the terminal."""

from pathlib import Path

import pytest

from affray.game import Game, load
from affray.game.strand import Strand
from tests.units.cli.running import refused, run
from tests.units.lab.sweep.heroes import HEROES

FEW = ("like=fantasy/spears n=4 files=2", "like=fantasy/spears2 n=4 files=2")
DUELS: tuple[tuple[str, ...], ...] = (
    ("foeman", "Goblin skirmisher", "Goblin skirmisher", "--policy", "4 reroll=none"),
    ("melee", "goblin", "orc", "--limit", "30"),
    ("wargame", *FEW, "--policy", "charge", "--distance", "12", "--rout"),
    ("fortmayn", "brawny armor=leather", "ghoul", "--policy", "last", "--con", "surprised"),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own with a spec in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "heroes.toml").write_text(HEROES)
    return tmp_path


@pytest.mark.parametrize("asked", DUELS, ids=[duel[0] for duel in DUELS])
def test_a_game_of_a_duel_is_kept_and_holds(folder: Path, asked: tuple[str, ...]) -> None:
    assert run("duel", *asked, "--seed", "7", "--number", "3", "--save", "game.jsonl").code == 0
    assert "holds: " in run("verify", "game.jsonl").out
    game: Game[object, object] = load(folder / "game.jsonl")
    assert (game.system.facts.key, game.strands) == (asked[0], (Strand(0, 7, 3),))


def test_a_game_of_a_cell_is_kept_and_nothing_is_computed(folder: Path) -> None:
    assert run("sweep", "heroes.toml", "--cell", "4", "--number", "2", "--save", "game.jsonl").out == ""
    game: Game[object, object] = load(folder / "game.jsonl")
    assert game.is_over and game.scenario.title == "Wizard against Wizard 2"
    assert not list(folder.glob("*.sweep"))


def test_what_cannot_be_kept_is_one_line(folder: Path) -> None:
    assert "cell 99: expected a whole number from 0 to 17" in refused(
        run("sweep", "heroes.toml", "--cell", "99", "--save", "game.jsonl")
    )
    assert "number -1: expected a whole number from 0 to" in refused(
        run("duel", "melee", "orc", "orc", "--number", "-1", "--save", "x")
    )
    assert "fixed bids" in refused(run("duel", "foeman", "Orc raider", "Orc raider", "--policy", "best", "--save", "x"))
    assert "the folder for it is not there" in refused(
        run("duel", "melee", "goblin", "goblin", "--save", "none/x.jsonl")
    )
    assert not (folder / "x").exists()
