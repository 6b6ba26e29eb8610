"""Packs of every system by the same rules: examples and what `pack new` begins with, as folder or zip file, in two languages."""

import zipfile
from pathlib import Path

import pytest

from affray.cli import main
from affray.core import InputError, Scenario
from affray.game import dumps, loads
from affray.game.folders import MOST_BYTES, MOST_FILES, write_archive
from affray.game.pack_folders import (
    Shelf,
    find_scenario_in,
    read_pack_folder,
    read_pack_with_faults,
    read_shelf,
    with_packs,
)
from affray.systems import registry
from tests.random_games import random_game

EXAMPLES = Path(__file__).parents[3] / "examples"
PACKS = {"foeman": "drowned-coast", "fortmayn": "salt-marsh", "melee": "reed-isle", "wargame": "dike-war"}
GERMAN = {"foeman": "Riegelkolben", "fortmayn": "Schlammkrabbe", "melee": "Saufeder", "wargame": "Deichwächter"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which commands are typed, and in which packs are installed."""
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name, appauthor: str(tmp_path / "kept"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_system_has_packs() -> None:
    assert set(registry.keys_with_folder_packs()) == set(registry.system_keys()) == set(PACKS)


@pytest.mark.parametrize("key", PACKS)
def test_an_example_is_sound_and_is_its_systems(key: str) -> None:
    folder, faults = read_pack_with_faults(EXAMPLES / PACKS[key])
    assert faults == [] and (folder.system, folder.pack.name) == (key, PACKS[key])


@pytest.mark.parametrize("key", PACKS)
def test_a_pack_is_for_scenarios_of_its_system(key: str) -> None:
    folder = read_pack_folder(EXAMPLES / PACKS[key])
    other = next(each for each in PACKS if each != key)
    with pytest.raises(InputError, match=f"packs are for {key}; fight is a scenario of {other}"):
        with_packs([folder], Scenario("fight", other, "A fight"), {})


@pytest.mark.parametrize("key", PACKS)
def test_a_new_pack_is_sound_plays_in_german_and_its_game_needs_no_pack(key: str, home: Path) -> None:
    assert main(["pack", "new", key, "fen-folk"]) == 0
    folder = read_pack_folder(home / "fen-folk")
    assert (folder.system, folder.pack.name, folder.outline("en").title) == (key, "fen-folk", "Fen Folk")
    assert folder.outline("de").title == "Fen Folk"
    (scenario,) = folder.scenarios
    stands, _ = with_packs([folder], scenario.in_language("de"), {})
    game = random_game(registry.load_system(key), stands, {}, 1, most=40)
    assert GERMAN[key] in game.system.write_state(game.state).replace("\\u00e4", "ä").replace("_", " ")
    assert loads(dumps(game)).state == game.state


@pytest.mark.parametrize("key", PACKS)
def test_a_pack_in_one_file_is_what_its_folder_is(key: str, home: Path) -> None:
    folder = EXAMPLES / PACKS[key]
    assert main(["pack", "build", str(folder)]) == 0
    file = home / f"{PACKS[key]}.zip"
    whole = read_pack_folder(folder)
    assert read_pack_folder(file) == whole
    first = file.read_bytes()
    write_archive(folder, file)
    assert file.read_bytes() == first
    assert main(["pack", "install", str(file)]) == 0
    assert read_shelf([PACKS[key]]) == Shelf((whole,))
    assert main(["pack", "check", str(file)]) == 0


def test_an_installed_pack_is_found_by_its_name(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "install", str(EXAMPLES / "reed-isle")]) == 0
    assert main(["scenarios", "melee", "--pack", "reed-isle"]) == 0
    assert "reed-isle/landing  The Landing" in capsys.readouterr().out
    shelf = read_shelf(["reed-isle"])
    assert find_scenario_in(shelf, "melee", "reed-isle/landing").words["de"].names["Eel spear"] == "Aalspeer"


def test_a_scenario_that_ships_has_the_packs_names_in_its_language(home: Path) -> None:
    folder = read_pack_folder(EXAMPLES / "salt-marsh")
    (home / "words").mkdir()
    scenario = find_scenario_in(Shelf(()), "fortmayn", "level-one").in_language("de")
    found, _ = with_packs([folder], scenario, {})
    assert found.words["de"].names["Salt Marsh"] == "Salzmarsch"
    assert found.title == scenario.title


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["new", "foeman", "taken"], "taken: exists; expected a new folder"),
        (["new", "chess", "new"], "system 'chess': expected one of foeman"),
        (["build", "nowhere"], "nowhere: expected the folder of a pack"),
        (["build", "taken"], "taken/pack.toml: is missing"),
        (["install", "odd.zip"], "odd.zip: expected a zip file: "),
        (["check", "odd.zip"], "odd.zip: expected a zip file: "),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    command: list[str], said: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "taken").mkdir()
    (home / "odd.zip").write_text("no zip")
    assert main(["pack", *command]) == 2
    message = capsys.readouterr().err
    assert said in message and message.count("\n") == 1


def test_a_file_of_another_name_is_not_written(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "build", str(EXAMPLES / "reed-isle"), "--out", "isle.tar"]) == 2
    assert "isle.tar: expected a file named .zip" in capsys.readouterr().err


def test_what_does_not_belong_into_a_zip_file_is_told(home: Path) -> None:
    head = (EXAMPLES / "reed-isle" / "pack.toml").read_text("utf-8")
    with zipfile.ZipFile("odd.zip", "w") as archive:
        archive.writestr("pack.toml", head)
        archive.writestr(".hidden/x.toml", "")
        archive.writestr("notes.md", b"\xff")
        archive.writestr("../out.csv", "")
        archive.writestr("out/deep.csv", "")
        archive.writestr("weapons.csv", b"\xff")
        archive.writestr("creatures.csv", b"a" * (MOST_BYTES + 1))
        archive.writestr("scenarios/\x07.toml", "")
    faults = [fault.removeprefix("odd.zip/") for fault in read_pack_with_faults("odd.zip")[1]]
    assert [fault.partition(";")[0] for fault in faults if "line 1" not in fault] == [
        f"creatures.csv: expected at most {MOST_BYTES} bytes",
        "out/deep.csv: is no file of a pack",
        r"'scenarios/\x07.toml': expected a printable name of at most 80 letters",
    ]
    with zipfile.ZipFile("many.zip", "w") as archive:
        for number in range(MOST_FILES + 1):
            archive.writestr(f"{number}.md", "")
    assert f"expected at most {MOST_FILES} files" in read_pack_with_faults("many.zip", "melee")[1][0]


def test_a_head_that_cannot_be_read_is_told(home: Path) -> None:
    (home / "odd").mkdir()
    (home / "odd" / "pack.toml").write_text("[")
    assert "pack.toml: no valid TOML" in read_pack_with_faults("odd")[1][0]
    with pytest.raises(InputError, match=r"nowhere\.zip: expected"):
        read_pack_with_faults("nowhere.zip")
