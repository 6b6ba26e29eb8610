"""What a writer of a pack for the guide gets wrong, and what it is then told."""

import re
from pathlib import Path
from typing import get_args

import pytest

from affray.cli import main
from affray.core import InputError
from affray.core.faces.looks import Body, Held
from affray.game.pack_folders import read_pack_with_faults, read_shelf
from affray.systems.melee import SYSTEM as MELEE

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


def test_things_go_by_name_or_id_however_they_are_written(fen: Path) -> None:
    text = 'weapons = ["boar_spear"]\nslung = ["Shortsword", "Main-gauche"]\narmor = "Leather"'
    assert faults(fen, SCENARIO, 'armor = "leather"\nweapons = ["Boar spear"]', text) == []
    folder, _ = read_pack_with_faults(fen)
    (scenario,) = folder.scenarios
    wenna = MELEE.setup(scenario, {}).figures[0]
    assert [name.partition("|")[0] for name in (*wenna.ready, *wenna.slung)] == [
        "Boar_spear",
        "shortsword",
        "main_gauche",
    ]


def test_of_an_unknown_thing_the_nearest_come_first(fen: Path) -> None:
    (fault,) = faults(fen, SCENARIO, '"Boar spear"', '"Shortsward"')
    assert fault.startswith(f"{SCENARIO}: figures[0] 'Wenna': weapon 'Shortsward': expected one of shortsword, ")
    assert fault.endswith(", or a weapon of a pack")


def test_a_table_is_told_what_its_columns_take(fen: Path) -> None:
    said = faults(fen, "weapons.csv", "pole,1+1,11,2,false,6,60,spear", "spear,1d6+1,11,2,false,6,60,spoon")
    assert said[:2] == [
        "weapons.csv: line 2: column 'class': expected one of hand, missile, pole, thrown, not \"spear\"",
        "weapons.csv: line 2: column 'damage': expected a text such as 2-1 or 1+2, not \"1d6+1\"",
    ]
    assert said[2].startswith("weapons.csv: line 2: column 'looks': expected one of arbalest, axe, ")
    assert len(said) == 3


def test_one_weapon_where_a_list_is_due(fen: Path) -> None:
    assert faults(fen, SCENARIO, '["Boar spear"]', '"Boar spear"') == [
        f'{SCENARIO}: figures[0].weapons: expected a list, not "Boar spear"'
    ]


def test_a_system_that_there_is_not(fen: Path) -> None:
    assert faults(fen, "pack.toml", '"melee"', '"guide"') == [
        "pack.toml: line 5: system 'guide': expected one of foeman, fortmayn, melee, wargame"
    ]


def test_a_place_off_the_map(fen: Path) -> None:
    assert faults(fen, SCENARIO, "[6, 2]", "[5, 17]") == [
        f"{SCENARIO}: figures[0] 'Wenna'.at: (5, 17) is off the map, which has columns 0 to 12 and rows 0 to 12"
    ]


def test_an_unknown_pack_names_those_that_are_installed(
    fen: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name, appauthor: str(fen.parent / "kept"))
    with pytest.raises(InputError, match=r"^fenfolk: expected the folder of a pack; none is installed$"):
        read_shelf(["fenfolk"])
    assert main(["pack", "install", "fen-folk"]) == 0
    with pytest.raises(InputError, match=r"^fenfolk: expected .*, or one that is installed: fen-folk$"):
        read_shelf(["fenfolk"])
    assert [folder.pack.name for folder in read_shelf(["fen-folk"]).folders] == ["fen-folk"]


def test_the_document_names_all_that_can_be_drawn() -> None:
    text = (Path(__file__).parents[3] / "docs/authors/packs.md").read_text()
    weapons, _, creatures = text.partition("## What can be drawn\n")[2].partition("## ")[0].partition("For a creature:")
    assert re.findall("`(.+?)`", weapons) == sorted(filter(None, get_args(Held)))
    assert re.findall("`(.+?)`", creatures) == sorted(get_args(Body))
