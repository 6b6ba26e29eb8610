"""The settings of a server: a file, the environment and switches, what they say of themselves, and what is wrong with them."""

import json
import tomllib
from pathlib import Path

import jsonschema_rs
import pytest

from affray.cli.deeds.schemas import find_format
from affray.core import InputError
from affray.web.serve import run_server
from affray.web.service.limits import Limits
from affray.web.service.options import ServeOptions, read_options, show_options, switches
from affray.web.store.store import store_address
from tests.units.cli.running import refused, run

FILE = """
port = 7000
name = ["play.example.org", "club.example.org"]
key = "sesame"
open = false

[limits]
heavy = [1, 10]
sockets = 50
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with settings."""
    path = tmp_path / "serve.toml"
    path.write_text(FILE, "utf-8")
    return str(path)


def test_a_variable_is_stronger_than_the_file_and_a_switch_than_both(file: str) -> None:
    found = read_options({}, {}, file)
    assert (found.options.port, found.options.limits.heavy) == (7000, (1.0, 10))
    found = read_options({}, {"AFFRAY_PORT": "7001", "AFFRAY_LIMITS_HEAVY": "2, 20"}, file)
    assert (found.options.port, found.options.limits.heavy, found.options.limits.sockets) == (7001, (2.0, 20), 50)
    found = read_options({"port": "7002", "limits": ["heavy=3,30"]}, {"AFFRAY_PORT": "7001"}, file)
    assert (found.options.port, found.options.limits.heavy) == (7002, (3.0, 30))
    assert {name: found.sources[name] for name in ("port", "limits.heavy", "key")} == {
        "port": "--port",
        "limits.heavy": "--limits",
        "key": file,
    }


def test_the_file_may_be_named_in_the_environment(file: str) -> None:
    assert read_options({}, {"AFFRAY_CONFIG": file}).options.key == "sesame"


def test_nothing_said_is_what_the_server_does_by_itself() -> None:
    assert read_options().options == ServeOptions()
    assert ServeOptions().limits == Limits()


def test_several_values_in_a_variable_are_parted_by_commas_or_are_a_list() -> None:
    found = read_options({}, {"AFFRAY_NAME": "a.org, b.org", "AFFRAY_PLAYER": '["x=run a,b"]'}).options
    assert (found.name, found.player) == (("a.org", "b.org"), ("x=run a,b",))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 'x'", 'port: expected a whole number, not "x"'),
        ("port = 70000", "port: expected a whole number of at most 65535, not 70000"),
        ("prt = 1", "prt is unknown; expected one of host, port"),
        ("name = 'a.org'", 'name: expected a list, not "a.org"'),
        ("[limits]\nhevy = [1, 1]", "limits.hevy is unknown; expected one of body"),
        ("[limits]\nheavy = [1]", "limits.heavy: expected a list of 2 entries"),
        ("log = 'loud'", 'log: expected one of json, quiet, text, not "loud"'),
        ("name = ['https://a.org']", "name: expected a host name such as play.example.org"),
        ("proxy = ['*']", "proxy: expected an address or a network such as 10.0.0.0/8, not '*'"),
        ("inner_host = '0.0.0.0'", "inner_host: expected the address at which other workers reach this one"),
        ("port = ", "no valid TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_in_a_line(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "serve.toml"
    path.write_text(text, "utf-8")
    line = refused(run("serve", "--config", str(path)))
    assert line.startswith(f"affray: {path}: {said}")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "x"), '--port: expected a whole number, not "x"'),
        (("--port", "-1"), '--port: expected a whole number of at least 0, not "-1"'),
        (("--limits", "heavy"), "--limits 'heavy': expected NAME=VALUE"),
        (("--limits", "light=x"), "--limits light: expected a list of 2 entries"),
        (("--limits", "light=x,1"), '--limits light[0]: expected a number, not "x"'),
        (("--limits", "lite=1,1"), "--limits: 'lite' is unknown; expected one of body, record"),
        (("--proxy", "proxy.local"), "--proxy: expected an address or a network"),
        (("--inner-host", "0.0.0.0"), "--inner-host: expected the address at which other workers reach this one"),
        (("--inner-host", "::"), "--inner-host: expected the address at which other workers reach this one"),
        (("--inner-host", ""), "--inner-host: expected the address at which other workers reach this one"),
        (("--name", "a b"), "--name: expected a host name"),
        (("--public-name", "a"), "serve: there is no option --public-name; perhaps --name"),
    ],
)
def test_what_is_wrong_with_a_switch_is_named_in_a_line(arguments: tuple[str, ...], said: str) -> None:
    assert refused(run("serve", *arguments)).startswith(f"affray: {said}")


def test_a_variable_that_is_wrong_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFRAY_PORT", "many")
    assert refused(run("serve")) == 'affray: AFFRAY_PORT: expected a whole number, not "many"'


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "none.toml") in refused(run("serve", "--config", str(tmp_path / "none.toml")))


def test_what_is_shown_says_where_it_comes_from_and_can_be_used_again(file: str, tmp_path: Path) -> None:
    found = read_options({"port": "9000", "limits": ["body=1000"]}, {"AFFRAY_LOG": "json"}, file)
    shown = show_options(found)
    for line in ("port = 9000  # --port", 'log = "json"  # AFFRAY_LOG', "body = 1000  # --limits", "# usual"):
        assert line in shown
    again = tmp_path / "again.toml"
    again.write_text(shown, "utf-8")
    options = read_options({"key": "sesame"}, {}, str(again)).options
    assert options == found.options


def test_no_secret_is_shown() -> None:
    store = "postgresql://affray:open@db/affray"
    shown = show_options(read_options({"key": "sesame", "store": store}))
    assert "sesame" not in shown and "open@" not in shown
    assert '# key = "***"  # --key' in shown and '# store = "postgresql://affray:***@db/affray"  # --store' in shown
    assert "key" not in tomllib.loads(shown)


def test_the_command_shows_its_settings(file: str) -> None:
    shown = run("serve", "--config", file, "--show-config", "--host", "::1")
    assert shown.code == 0 and 'host = "::1"  # --host' in shown.out and f"port = 7000  # {file}" in shown.out


def test_every_setting_is_a_switch_a_variable_and_a_key_of_the_schema(file: str) -> None:
    helped = " ".join(run("serve", "--help").out.split())
    schema = find_format("serve").schema
    properties = json.dumps(schema)
    for switch in switches():
        shown = f"--{switch.key.replace('_', '-')} " if len(switch.path) == 1 else switch.path[-1]
        assert shown in helped and f'"{switch.path[-1]}"' in properties
        assert switch.text.split(":")[0].split(";")[0] in helped or len(switch.path) > 1
    jsonschema_rs.validate(schema, tomllib.loads(Path(file).read_text("utf-8")))
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema, {"port": 70000})


@pytest.mark.parametrize(
    ("store", "shown"),
    [
        ("postgresql://db/affray?user=a&password=open&x=1", "postgresql://db/affray?password=***&user=a&x=1"),
        (
            "postgresql://u@db/affray?password=open&sslpassword=a/b",
            "postgresql://u@db/affray?password=***&sslpassword=***",
        ),
        ("postgresql://u:open@db:80/affray", "postgresql://u:***@db:80/affray"),
        ("postgresql://u:op/en@db/affray", "postgresql://u:***@db/affray"),
        ("postgresql://u:o:pen@db/affray", "postgresql://u:***@db/affray"),
        ("postgresql://u:o@p@en@db/affray", "postgresql://u:***@db/affray"),
        ("postgresql://u:o%40pen@db/affray", "postgresql://u:***@db/affray"),
        ("postgresql://u:open@db:port/affray", "(URL)"),
        ("://u:open@db", "(URL)"),
        ("postgresql://u@db/affray?x=%41", "postgresql://u@db/affray?x=%41"),
    ],
)
def test_a_password_of_a_database_is_found_wherever_it_stands(store: str, shown: str) -> None:
    assert store_address(store) == shown
    hidden = "" if shown == store else "# "
    assert f'{hidden}store = "{shown}"  # --store\n' in f"\n{show_options(read_options({'store': store}))}"


def test_a_port_of_a_database_that_is_none_is_named_without_its_password() -> None:
    with pytest.raises(InputError, match=r"^store \(URL\): its port is no number"):
        run_server(ServeOptions(port=0, store="postgresql://u:open@db:port/affray"))


def test_an_empty_file_of_settings_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "e.toml").write_text("", "utf-8")
    assert read_options({}, {}, str(tmp_path / "e.toml")).sources == {}


def test_a_program_that_cannot_sit_is_named() -> None:
    with pytest.raises(InputError, match="--player 'fox': expected NAME=COMMAND"):
        run_server(ServeOptions(port=0, player=("fox",)))
