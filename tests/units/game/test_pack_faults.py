"""What a writer of a pack for the guide gets wrong, and what it is then told."""

from pathlib import Path

import pytest

from affray.cli import main
from affray.game.pack_folders import read_pack_with_faults

SCENARIO = "scenarios/01-thicket.toml"


@pytest.fixture
def fen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A sound pack."""
    monkeypatch.chdir(tmp_path)
    assert main(["pack", "new", "melee", "fen-folk"]) == 0
    capsys.readouterr()
    return tmp_path / "fen-folk"


def faults(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is wrong with a pack once something else stands in a file."""
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new))
    return [fault.removeprefix(f"{folder}/") for fault in read_pack_with_faults(folder)[1]]


def test_a_word_stands_for_something_in_the_pack(fen: Path) -> None:
    assert faults(fen, "pack.toml", '"Wild boar" = ', '"Fishknife" = "Fischmesser"\n"Wild boar" = ') == [
        "pack.toml: line 15: words.de: 'Fishknife': nothing in the pack is called so"
    ]


def test_words_begin_with_the_title(fen: Path) -> None:
    assert faults(fen, "pack.toml", '"Fen Folk" = "Fen Folk"\n', "") == [
        "pack.toml: line 11: words.de: 'Fen Folk': the title is missing"
    ]


def test_a_name_in_another_language_is_one_of_the_scenario(fen: Path) -> None:
    assert faults(fen, SCENARIO, "names = { ", 'names = { Ferryman = "Fährmann", ') == [
        f"{SCENARIO}: words.de.names: 'Ferryman': nothing in the scenario is called so"
    ]
