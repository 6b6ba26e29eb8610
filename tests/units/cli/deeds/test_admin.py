"""`affray admin`: what its commands print, ask, write and refuse."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from affray.web.store import claim, open_alone, open_store
from affray.web.store.entries import START
from affray.web.store.operating import read_operating
from tests.units.cli.running import Ran, refused, run
from tests.units.web.operations import add_game, fill


@pytest.fixture
def store(tmp_path: Path) -> str:
    """Where a store is with two games, a figure, a notice and a key."""
    where = str(tmp_path / "table.sqlite")
    opened = open_store(where)
    fill(opened)
    opened.close()
    return where


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person sits at the terminal."""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)


def good(ran: Ran) -> str:
    """What a command prints that finds nothing wrong."""
    assert (ran.code, ran.err) == (0, ""), ran
    return ran.out


def admin(*words: str) -> str:
    """What a command prints."""
    return good(run("admin", *words))


def ids(store: str) -> list[str]:
    """The ids of the games, oldest first."""
    return [row["id"] for row in json.loads(admin("games", "--store", store, "--json"))["games"]]


# --- games ------------------------------------------------------------------------------------------------------------
def test_games_are_listed_as_a_table_and_for_programs(store: str) -> None:
    first, second = ids(store)
    lines = admin("games", "--store", store).splitlines()
    assert lines[0].split() == ["id", "system", "scenario", "made", "last", "answers", "seats", "stands", "size"]
    assert lines[1].startswith(f"{first}  foeman  Duel ") and " 1 of 2  open " in lines[1]
    assert lines[2].startswith(f"{second}  foeman  Duel ") and " over " in lines[2]
    assert lines[3].startswith("2 games, ")
    assert " Red " in admin("games", "--store", store, "--turns").splitlines()[1]
    assert admin("games", "--store", store, "--system", "melee") == "No games.\n"
    assert admin("games", "--store", store, "--older", "1w") == "No games.\n"
    assert admin("games", "--store", store, "--over").splitlines()[-1].startswith("1 game, ")


def test_filters_of_games_that_mean_nothing_are_refused(store: str) -> None:
    assert "expected a number with s, m, h, d or w" in refused(run("admin", "games", "--store", store, "--older", "x"))
    assert "expected one of the two" in refused(run("admin", "games", "--store", store, "--over", "--idle"))
    assert "chess" in refused(run("admin", "games", "--store", store, "--system", "chess"))


def test_a_store_that_is_not_there_is_named_and_none_is_made(tmp_path: Path) -> None:
    where = tmp_path / "nothing.sqlite"
    for words in (("games",), ("check",), ("storage",), ("announce", "x"), ("person", "Anna")):
        assert "there is none; name another with --store" in refused(run("admin", *words, "--store", str(where)))
    assert "there is none" in refused(run("admin", "games", "--store", f"sqlite:///{where}"))
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_shown_with_its_sides(store: str) -> None:
    first, second = ids(store)
    lines = admin("game", first, "--store", store).splitlines()
    assert lines[0] == f"{first}: Duel (foeman)"
    assert lines[3:] == ["  Red 'Anna': me", "  Blue: friend, seat free", "the turn of Red"]
    assert admin("game", second, "--store", store).splitlines()[-1] == "over, 0 to 1"
    assert json.loads(admin("game", first, "--store", store, "--json"))["row"]["id"] == first
    assert "there is none" in refused(run("admin", "game", "x", "--store", store))


def test_a_game_that_cannot_be_played_says_why(store: str) -> None:
    opened = open_store(store)
    kept = add_game(opened, made=9.0)
    broken = msgspec.structs.replace(START.decode(kept.start), system="gone")
    with opened.engine.begin() as connection:
        connection.exec_driver_sql("update games set start = ? where id = ?", (msgspec.json.encode(broken), kept.id))
    opened.close()
    assert "cannot be played on: " in admin("game", kept.id, "--store", store)
    assert "(" in admin("games", "--turns", "--store", store).splitlines()[1]
    ran = run("admin", "check", "--store", store)
    assert ran.code == 1 and "1 fault." in ran.out


def test_games_are_removed_when_somebody_says_so(store: str, terminal: None) -> None:
    first, second = ids(store)
    assert run("admin", "remove", first, "--store", store, lines=("n",)).code == 130
    assert ids(store) == [first, second]
    assert good(run("admin", "remove", "--over", "--store", store, lines=("y",))) == "Removed 1 game.\n"
    assert ids(store) == [first]
    assert json.loads(admin("remove", first, "--store", store, "--yes", "--json")) == {"removed": [first]}
    assert ids(store) == []
    assert admin("remove", "--older", "1d", "--store", store) == "Removed 0 games.\n"


def test_nothing_is_removed_where_nobody_can_be_asked_or_it_is_not_clear_what(store: str) -> None:
    first, _ = ids(store)
    assert "Say --yes where nobody can be asked" in refused(run("admin", "remove", first, "--store", store))
    assert "expected ids of games, or" in refused(run("admin", "remove", "--store", store, "--yes"))
    assert "expected ids of games, or" in refused(run("admin", "remove", first, "--over", "--store", store, "--yes"))
    assert "game x: there is none" in refused(run("admin", "remove", first, "x", "--store", store, "--yes"))
    assert len(ids(store)) == 2


def test_the_fight_of_a_campaign_is_not_removed(store: str) -> None:
    first, second = ids(store)
    opened = open_store(store)
    with opened.engine.begin() as connection:
        connection.exec_driver_sql(
            "insert into campaigns (name, made, system, rev, body, room) values ('Caves', 1, 'foeman', 0, '{}', ?)",
            (first,),
        )
    opened.close()
    said = refused(run("admin", "remove", first, "--store", store, "--yes"))
    assert "is the fight under way of the campaign 'Caves'" in said
    assert "campaign 'Caves'" in admin("game", first, "--store", store)
    assert admin("remove", "--system", "foeman", "--store", store, "--yes") == "Removed 1 game.\n"
    assert ids(store) == [first] and second != first


# --- storage ----------------------------------------------------------------------------------------------------------
def test_storage_is_shown_and_made_smaller_when_no_server_runs(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [line for line in admin("storage", "--store", store).splitlines() if line.startswith("games ")]
    found = json.loads(admin("storage", "--store", store, "--compact", "--json"))
    assert found["total"] <= found["before"] and found["free"] == 0
    monkeypatch.setattr(claim, "PATIENCE", 0.0)
    server = open_alone(store)
    said = refused(run("admin", "storage", "--store", store, "--compact"))
    assert "another server is using it" in said
    assert len(ids(store)) == 2
    server.close()
    assert " now." in admin("storage", "--store", store, "--compact")


def test_limits_are_those_of_a_server() -> None:
    found = json.loads(admin("limits", "--json"))
    assert found["clients"]["heavy"] == [5.0, 120] and found["rooms"]["rooms"] == 2000
    assert [line for line in admin("limits").splitlines() if line.split() == ["heavy", "5.0", "/", "120", "usual"]]


def test_limits_are_those_in_force(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "serve.toml"
    file.write_text("[limits]\nheavy = [1.0, 2]\nsockets = 7\n")
    monkeypatch.setenv("AFFRAY_LIMITS_BODY", "5000")
    shown = ("limits", "--config", str(file), "--limits", "sockets=8")
    lines = [line.split() for line in admin(*shown).splitlines()]
    assert ["heavy", "1.0", "/", "2", str(file)] in lines and ["body", "5000", "AFFRAY_LIMITS_BODY"] in lines
    assert ["sockets", "8", "--limits"] in lines
    assert json.loads(admin(*shown, "--json"))["clients"]["sockets"] == 8


# --- notices and keys -------------------------------------------------------------------------------------------------
def test_a_notice_is_announced_in_each_language_and_cleared(store: str) -> None:
    assert admin("announce", "--store", store) == "en: Down at six\n"
    assert admin("announce", "Aus um\x1b  sechs", "--lang", "de", "--store", store).startswith("de: Aus um sechs\n")
    assert "(until " in admin("announce", "Soon", "--until", "2h", "--store", store)
    assert len(json.loads(admin("announce", "--store", store, "--json"))["notices"]) == 2
    assert admin("announce", "--clear", "--store", store) == "Nothing is announced.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("x", "--clear"), "expected a text or --clear, got both"),
        (("--until", "2h"), "expected a text to announce"),
        (("x", "--lang", "fr"), "expected en or de"),
        (("x", "--until", "soon"), "expected a time such as"),
        (("x", "--until", "2001-01-01"), "expected a time to come"),
        (("x" * 500,), "expected 1 to 400 letters, got 500"),
    ],
)
def test_a_notice_that_cannot_be_shown_is_refused(store: str, words: tuple[str, ...], said: str) -> None:
    assert said in refused(run("admin", "announce", *words, "--store", store))


def test_a_key_is_shown_once_and_revoked(store: str) -> None:
    text = json.loads(admin("keys", "make", "Bo", "--store", store, "--json"))["key"]
    printed = admin("keys", "list", "--store", store)
    assert [line.split()[0] for line in printed.splitlines()] == ["name", "club", "Bo"] and text not in printed
    opened = open_store(store)
    assert read_operating(opened.engine).opens(text)
    opened.close()
    assert "there already" in refused(run("admin", "keys", "make", "Bo", "--store", store))
    assert admin("keys", "revoke", "Bo", "--store", store) == "The key 'Bo' opens nothing any more.\n"
    assert "there is none" in refused(run("admin", "keys", "revoke", "Bo", "--store", store))
    assert len(admin("keys", "make", "Cy", "--store", store).splitlines()[0]) == 22


# --- backups ----------------------------------------------------------------------------------------------------------
def test_a_backup_is_made_while_a_server_runs_checked_and_restored(store: str, tmp_path: Path) -> None:
    path, other = str(tmp_path / "table.backup"), str(tmp_path / "new" / "table.sqlite")
    server = open_alone(store)
    assert "games 2" in admin("backup", path, "--store", store)
    server.close()
    assert "Say --yes" in refused(run("admin", "backup", path, "--store", store))
    assert json.loads(admin("backup", path, "--store", store, "--yes", "--json"))["rows"]["games"] == 2
    assert "2 played again: all is whole." in admin("check", path, "--all")
    assert admin("restore", path, "--store", other).startswith("Restored: figures 1, games 2, ")
    assert ids(other) == ids(store)
    assert "expected an empty one, or --over" in refused(run("admin", "restore", path, "--store", other))
    assert "Say --yes" in refused(run("admin", "restore", path, "--store", other, "--over"))
    assert json.loads(admin("restore", path, "--store", other, "--over", "--yes", "--json"))["rows"]["keys"] == 1


def test_a_backup_with_a_broken_game_is_not_restored(store: str, tmp_path: Path) -> None:
    path, other = str(tmp_path / "table.backup"), tmp_path / "other.sqlite"
    opened = open_store(store)
    with opened.engine.begin() as connection:
        connection.exec_driver_sql("delete from log where n = 2")
    opened.close()
    admin("backup", path, "--store", store)
    assert run("admin", "check", path).code == 1
    said = refused(run("admin", "restore", path, "--store", str(other)))
    assert "its log has gaps" in said and "and 1 more fault; nothing was restored" in said
    assert not other.exists()


def test_a_store_is_copied_into_another(store: str, tmp_path: Path, terminal: None) -> None:
    other = str(tmp_path / "other.sqlite")
    assert admin("copy", store, other).startswith("Copied: figures 1, games 2, ")
    assert ids(other) == ids(store)
    assert run("admin", "copy", store, other, "--over", lines=("n",)).code == 130
    assert good(run("admin", "copy", store, other, "--over", lines=("y",))).startswith("Copied: ")
    assert "expected two stores" in refused(run("admin", "copy", store, store))


# --- people -----------------------------------------------------------------------------------------------------------
def test_a_person_is_exported_and_erased(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, waits = tmp_path / "anna.json", list[float]()
    monkeypatch.setattr("affray.cli.deeds.admin.people.time.sleep", waits.append)
    out = admin("person", "Anna", "--export", str(path), "--store", store)
    assert out == "'Anna': Name of a seat in 1 game, 2 lines of chat, named in 1 line of others.\n"
    found = json.loads(path.read_text("utf-8"))
    assert [line["text"] for line in found["games"][0]["chat"]] == ["Hello Bo", "Hannah?"]
    assert "Say --yes" in refused(run("admin", "person", "Anna", "--erase", "--store", store))
    server = open_alone(store)
    assert "Erased in 1 game." in admin("person", "Anna", "--erase", "--yes", "--store", store)
    server.close()
    assert len(waits) == 1
    assert json.loads(admin("person", "Anna", "--store", store, "--json"))["games"] == []
    assert "all is whole" in admin("check", "--all", "--store", store)


def test_what_of_a_name_stays_is_said(store: str) -> None:
    assert "Kept under this name: figures: 'Ann'." in admin("person", "Ann", "--store", store)
    assert "only removing the game takes it away" in admin("person", "Aldric", "--store", store)
    assert "expected a name" in refused(run("admin", "person", " ", "--store", store))
