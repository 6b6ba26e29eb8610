"""`affray field`: what its commands print, write and refuse."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from affray.systems import registry
from affray.systems.wargame.roster.battlefields import blank_field, part_row, read_field
from affray.web.store import open_store
from affray.web.store.fields import KeptFields
from tests.units.cli.running import Ran, refused, run

ROCK = {"id": "rock", "name": "Rock", "outline": [[16, 14], [20, 14], [20, 18], [16, 18]]}


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A store with one battlefield, which has a fault."""
    path = str(tmp_path / "table.sqlite")
    opened = open_store(path)
    part = read_field(
        json.dumps({**part_row(blank_field(24, 24)), "name": "Fen", "objectives": [[30, 3]]}).encode(), "fen"
    )
    KeptFields(opened.engine, "wargame").add(part)
    opened.close()
    return path


def moor(folder: Path, **changed: object) -> str:
    """A file with a battlefield."""
    path = folder / "moor.json"
    path.write_text(
        json.dumps({**part_row(blank_field(36, 24)), "name": "Moor", "terrain": [ROCK], **changed}), "utf-8"
    )
    return str(path)


def good(ran: Ran) -> str:
    """What a command prints that finds nothing wrong."""
    assert ran.code == 0, ran
    return ran.out


# --- list -------------------------------------------------------------------------------------------------------------
def test_the_ready_battlefields_and_the_kept_ones_are_listed(store: str) -> None:
    lines = good(run("field", "list", "--store", store)).splitlines()
    assert lines[:2] == ["open_meadow  Open meadow", "  48 by 36 inches, 3 pieces of terrain, 3 objectives."]
    assert lines[-2:] == ["Fen", "  24 by 24 inches, 0 pieces of terrain, 1 objective; 1 fault."]
    assert "open_meadow  Offene Wiese" in good(run("field", "list", "--store", store, "--lang", "de")).splitlines()
    rows = json.loads(good(run("field", "list", "--store", store, "--json")))
    assert rows[-1] == {"field": "Fen", "ready": False, "size": [24.0, 24.0], "pieces": 0, "objectives": 1, "faults": 1}


# --- check ------------------------------------------------------------------------------------------------------------
def test_a_battlefield_without_faults_gives_exit_code_0_and_its_cautions(tmp_path: Path) -> None:
    assert good(run("field", "check", "ruined_town")).splitlines()[-1] == "Nothing is wrong with it."
    out = good(run("field", "check", moor(tmp_path, objectives=[[18, 16]])))
    assert " ".join(out.split()).endswith(
        "Objective 1: it lies under Rock, where no miniature can stand [UW-FLD-02 UW-VIC-05] It can be played on; 2 cautions."
    )


def test_a_battlefield_with_faults_gives_exit_code_1_and_every_fault(store: str) -> None:
    ran = run("field", "check", "Fen", "--store", store, "--lang", "de")
    assert ran.code == 1
    assert ran.out.splitlines()[2:] == [
        "  Ziel 1: erwartet wird eine Stelle auf dem Feld [UW-VIC-05]",
        "Darauf kann nicht gespielt werden: 1 Fehler.",
    ]
    found = json.loads(run("field", "check", "Fen", "--store", store, "--json").out)
    assert found["cautions"] == []
    assert found["faults"] == [
        {
            "part": "objective",
            "place": 0,
            "code": "objective",
            "reason": "Objective 1: expected a place on the field",
            "clauses": ["UW-VIC-05"],
        }
    ]


# --- show -------------------------------------------------------------------------------------------------------------
def test_a_battlefield_is_drawn_a_letter_an_inch_with_a_legend(tmp_path: Path) -> None:
    pond = {"id": "pond", "name": "Pond", "outline": [[2, 10], [8, 10], [8, 12], [2, 12]], "blocks_sight": False}
    out = good(run("field", "show", moor(tmp_path, terrain=[ROCK, pond], objectives=[[30.5, 13]])))
    picture = out.splitlines()[1:13]
    assert picture[0] == "   " + "." * 36
    assert picture[3][3:] == "." * 16 + "####" + "." * 16
    assert [line[3:] for line in picture[4:7]] == [" " * 16 + "####", " " * 30 + "*", "  ======" + ""]
    assert "# blocks sight and the way: Rock (18,16)" in out and "= blocks the way only: Pond (5,11)" in out
    assert ". deployment zones" in out


def test_a_battlefield_with_faults_is_not_drawn(store: str, tmp_path: Path) -> None:
    ran = run("field", "show", "Fen", "--store", store)
    assert ran.code == 1 and "Objective 1: expected a place on the field" in ran.out
    found = json.loads(good(run("field", "show", moor(tmp_path), "--json")))
    assert (found["name"], found["terrain"][0]["name"]) == ("Moor", "Rock")


# --- new --------------------------------------------------------------------------------------------------------------
def test_a_new_battlefield_is_empty_or_a_copy_and_can_be_played_on(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    good(run("field", "new", "--size", "60x44", "--name", "Plain", "--out", str(path)))
    assert read_field(path.read_bytes(), "own").size == (60, 44)
    assert good(run("field", "check", str(path))).endswith("Nothing is wrong with it.\n")
    copied = json.loads(good(run("field", "new", "--from", "open_meadow")))
    assert (copied["format"], copied["id"], len(copied["terrain"])) == ("affray-field", "open_meadow", 3)
    assert "exists" in refused(run("field", "new", "--out", str(path)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "moon"), "battlefield 'moon': expected a file, or one of open_meadow, river_crossing"),
        (("check", "open_meadow", "--lang", "xx"), "--lang 'xx': Universal wargame speaks en and de"),
        (("new", "--from", "open_meadow", "--size", "30x30"), "--size '30x30': a battlefield begun with --from keeps"),
        (("new", "--size", "9"), "--size '9': expected 12 to 240 inches each way, such as 48x36"),
        (("new", "--size", "9x9"), "--size '9x9': expected 12 to 240 inches each way, such as 48x36"),
        (("new", "--size", "300x20"), "--size '300x20': expected 12 to 240 inches"),
        (("new", "--size", "nanx20"), "--size 'nanx20': expected 12 to 240 inches"),
        (("new", "--name", "a\nb"), "--name: expected 1 to 80 letters on one line"),
    ],
)
def test_bad_input_is_refused_in_one_line(store: str, arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(run("field", *arguments, *(("--store", store) if arguments[0] != "new" else ())))


def test_a_file_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("[", "utf-8")
    assert "no valid JSON" in refused(run("field", "check", str(path)))
    path.write_bytes(b"\xff")
    assert "no valid JSON" in refused(run("field", "show", str(path)))


# --- a plugin ---------------------------------------------------------------------------------------------------------
def test_a_plugin_with_battlefields_has_the_commands(
    tmp_path: Path, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint("herd", "tests.herd:HERD", group)])
    herd, path = ("--system", "herd", "--store", store), str(tmp_path / "own.json")
    assert good(run("field", "list", *herd)) == "green  Green\n  9 of grass\n"
    assert good(run("field", "new", *herd, "--size", "1", "--out", path)).startswith("Own:")
    assert good(run("field", "check", *herd, path)).splitlines()[-2:] == ["  the grass is thin []", "0 wrong, 1 odd"]
    assert json.loads(good(run("field", "show", *herd, "green", "--json")))["grass"] == 9
    assert good(run("field", "show", *herd, "green")).startswith("Green\n")
    bare = run("field", "new", *herd, "--size", "0").out
    Path(path).write_text(bare, "utf-8")
    assert run("field", "show", *herd, path).code == 1
