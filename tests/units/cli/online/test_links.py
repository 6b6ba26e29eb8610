"""Addresses of tables, and the seats that are kept for them."""

from pathlib import Path
from socket import gaierror
from ssl import SSLError
from urllib.error import URLError

import pytest

from affray.cli.online.joining import say_goodbye
from affray.cli.online.kept_seats import find_seat, forget_seat, keep_token, own_token, read_seat, seat_file
from affray.cli.online.link import GameLink, read_link
from affray.cli.shown.screen import screen_of
from affray.core import InputError
from affray.core.field_errors import FieldError
from affray.platform import IS_POSIX
from affray.web.client.asking import reason_of

LINK = GameLink("http://127.0.0.1:8642", "4f09c2d1", "abc")
ADDRESS = LINK.address


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "affray"))
    return tmp_path / "affray"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"{ADDRESS}#abc", LINK),
        (f" {ADDRESS}/#a%62c\n", LINK),
        (ADDRESS, GameLink(LINK.server, LINK.game)),
        ("https://play.example.org/", GameLink("https://play.example.org")),
        ("http://[::1]:8642/game/0a#x_-9", GameLink("http://[::1]:8642", "0a", "x_-9")),
    ],
)
def test_an_address_names_server_game_and_token(text: str, link: GameLink) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "", "duel", "127.0.0.1:8642/game/4f#a", "file:///game/4f#a", "ftp://host/game/4f", "http://", "http://host:x/",
        "http://host/rules/foeman", "http://host/game", "http://host/game/4f/more", "http://host/game/../x",
        "http://host/#key", "http://host/game/4f#a b", "http://me:secret@host/game/4f", "http://host/game/xyz",
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_table_is_one_line_without_what_opens_a_seat(text: str) -> None:
    with pytest.raises(FieldError, match="expected the address of a table, such as http") as fault:
        read_link(text)
    assert "\n" not in str(fault.value) and "#a b" not in str(fault.value)
    assert "erwartet wird die Adresse eines Tisches" in fault.value.line("de")


def test_a_token_is_drawn_once_and_kept_for_its_user_alone() -> None:
    first = own_token(LINK)
    assert own_token(LINK) == first != own_token(GameLink(LINK.server, LINK.game, "other"))
    assert len(first) >= 22
    path = seat_file(LINK)
    assert LINK.token not in path.name
    if IS_POSIX:
        assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    keep_token(LINK, "own")
    kept = read_seat(path)
    assert kept is not None and (kept.token, kept.game, kept.server) == ("own", LINK.game, LINK.server)
    forget_seat(LINK)
    forget_seat(LINK)
    assert read_seat(path) is None


def test_an_address_without_a_token_leads_to_the_only_seat_kept_of_it() -> None:
    game = GameLink(LINK.server, LINK.game)
    with pytest.raises(InputError, match="no seat in this game is kept here"):
        find_seat(game, ADDRESS)
    with pytest.raises(InputError, match="no seat at this server is kept here"):
        find_seat(GameLink(LINK.server), LINK.server)
    keep_token(LINK, "own")
    keep_token(GameLink(LINK.server, LINK.game, "own"), "own")
    keep_token(GameLink("http://elsewhere", "77", "x"), "their")
    assert find_seat(game, ADDRESS).token == "own" == find_seat(GameLink(LINK.server), LINK.server).token
    keep_token(GameLink(LINK.server, "99", "x"), "third")
    with pytest.raises(InputError, match=f"seats in several games are kept here; .*{ADDRESS}"):
        find_seat(GameLink(LINK.server), LINK.server)
    keep_token(GameLink(LINK.server, LINK.game, "beside"), "second")
    with pytest.raises(InputError, match="several seats in this game are kept here"):
        find_seat(game, ADDRESS)


def test_a_file_that_is_broken_or_cannot_be_written_is_no_seat(home: Path) -> None:
    keep_token(LINK, "own")
    seat_file(LINK).write_bytes(b"{")
    assert own_token(LINK) != "own"
    home.replace(home.with_name("away"))
    home.write_text("in the way")
    with pytest.raises(InputError, match=r"cannot write|folder"):
        own_token(LINK)


def test_whoever_leaves_hears_the_way_back(capsys: pytest.CaptureFixture[str]) -> None:
    screen = screen_of(plain=True, language="en")
    keep_token(LINK, "one")
    say_goodbye(LINK, screen, is_kept=True)
    keep_token(GameLink(LINK.server, LINK.game, "other"), "two")
    say_goodbye(LINK, screen, is_kept=True)
    say_goodbye(LINK, screen, is_kept=False)
    first, second, third = capsys.readouterr().out.split("You leave the table.")[1:]
    assert f"affray join {ADDRESS}" in " ".join(first.split())
    assert "by the link" not in first and "go on with the link by which you came" in " ".join(second.split())
    assert third.strip() == ""


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (URLError(ConnectionRefusedError(111, "Connection refused")), "no server answers there"),
        (URLError(gaierror(-2, "Name or service not known")), "there is no machine of that name"),
        (URLError(SSLError(1, "[SSL: WRONG_VERSION_NUMBER] wrong version number")), "it does not speak https"),
        (TimeoutError("timed out"), "timed out"),
    ],
)
def test_why_nobody_answers_is_said_without_numbers(error: OSError, said: str) -> None:
    found = reason_of(error)
    assert said in found and "Errno" not in found
