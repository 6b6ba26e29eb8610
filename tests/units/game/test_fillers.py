"""Fortmayn's filler in folders, and in scenarios."""

import shutil
from pathlib import Path

import pytest

from affray.core import InputError, Scenario
from affray.game.pack_folders import (
    PackFolder,
    read_pack_folder,
    read_pack_with_faults,
    read_shelf,
    system_of_folder,
    with_packs,
)
from affray.systems.fortmayn.packs.pack import FillerPack

EXAMPLES = Path(__file__).parents[3] / "examples"
MARSH, COAST = EXAMPLES / "salt-marsh", EXAMPLES / "drowned-coast"
DELVE = Scenario("delve", "fortmayn", "A delve", body={"level": 1})


def filled(folders: list[PackFolder], scenario: Scenario) -> Scenario:
    """A scenario with filler in it."""
    return with_packs(folders, scenario, {})[0]


@pytest.fixture
def marsh(tmp_path: Path) -> Path:
    """The example in a folder that may be spoilt."""
    return Path(shutil.copytree(MARSH, tmp_path / "marsh"))


def test_a_folder_of_filler_is_told_from_a_pack() -> None:
    assert (system_of_folder(MARSH), system_of_folder(COAST)) == ("fortmayn", "foeman")
    shelf = read_shelf([MARSH, COAST])
    found = shelf.folder("salt-marsh").pack
    assert isinstance(found, FillerPack) and "rooms" in found.tables
    assert [folder.pack.name for folder in shelf.of_systems(("foeman",)).folders] == ["drowned-coast"]
    with pytest.raises(InputError, match="there is another pack 'salt-marsh' already"):
        read_shelf([MARSH, MARSH])


def test_strangers_and_faults_are_named_with_their_file(marsh: Path) -> None:
    (marsh / "weather.csv").write_text("a\n")
    (marsh / "oddities.csv").write_text("d20,prompt\n1,\n")
    faults = read_pack_with_faults(marsh)[1]
    assert faults[0].startswith(f"{marsh}/weather.csv: is no file of a pack; expected pack.toml, events.csv")
    assert f"{marsh}/oddities.csv: line 2: column 'prompt': expected a value, got nothing" in faults
    with pytest.raises(InputError, match=r"and 2 more: affray pack check"):
        read_pack_folder(marsh)


def test_an_empty_folder_and_no_folder_are_refused(tmp_path: Path) -> None:
    assert "expected some of pack.toml, events.csv" in read_pack_with_faults(tmp_path, "fortmayn")[1][0]
    with pytest.raises(InputError, match="expected a folder with tables of filler"):
        read_pack_with_faults(tmp_path / "nowhere", "fortmayn")


def test_a_scenarios_file_may_name_a_folder_beside_it(marsh: Path) -> None:
    scenario = Scenario(
        "delve", "fortmayn", "A delve", body={"filler": "marsh"}, source=str(marsh.parent / "delve.toml")
    )
    body = filled([], scenario).body["filler"]
    assert isinstance(body, dict) and "bestiary" in body
    # What came without a file, such as over the web, opens no folder.
    stranger = Scenario("delve", "fortmayn", "A delve", body={"filler": "marsh"})
    assert filled([], stranger) == stranger
