"""The schemas of all formats: what is published is current, what ships fits, and what does not fit is refused by both."""

import gzip
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import jsonschema_rs
import msgspec
import pytest

from affray.cli import main
from affray.cli.deeds.schemas import find_format, formats, schema_text
from affray.core import InputError
from affray.core.reading.schemas import Schema
from affray.game import Game, dumps, shipped_scenarios
from affray.game.lessons import read_lesson
from affray.game.scenario import read_scenario
from affray.lab.sweep.spec import spec_from_toml
from affray.play.programs.messages import ENCODER, End, Hello, Reply
from affray.systems import registry

ROOT = Path(__file__).parents[3]
PUBLISHED = ROOT / "docs" / "schemas"
KEPT = ROOT / "tests" / "kept"
MARK = re.compile(r"#:schema (?P<path>\S+)\n")
FILES = [
    path
    for folder in (ROOT / "src" / "affray" / "systems", ROOT / "examples")
    for path in sorted(folder.rglob("*.toml"))
    if path.name != "pyproject.toml"
    and "pig" not in path.parts
    and path.parts[-2] != "pack"
    and path.parts[-3] != "pack"
]
NAMES = [str(path.relative_to(ROOT)) for path in FILES]
ONE_EACH = [
    ROOT / "src" / "affray" / "systems" / "foeman" / "data" / "scenarios" / "04-archers-and-a-wall.toml",
    ROOT / "src" / "affray" / "systems" / "fortmayn" / "data" / "scenarios" / "05-lone-wolf.toml",
    ROOT / "src" / "affray" / "systems" / "melee" / "data" / "scenarios" / "05-wizards-duel.toml",
    ROOT / "src" / "affray" / "systems" / "wargame" / "data" / "scenarios" / "05-breakthrough.toml",
    ROOT / "src" / "affray" / "systems" / "foeman" / "data" / "lessons" / "01-first-blow.toml",
    ROOT / "examples" / "heroes.toml",
]
OPEN = ("at", "facing", "filler", "army", "battlefield", "versus", "axes", "names")
"""Keys under which a schema takes more than its reader does."""
Validator = jsonschema_rs.Draft202012Validator
Place = tuple[str | int, ...]
WRONG: tuple[object, ...] = ([["x"]], {"odd": {"odd": []}}, ..., -7)
"""What is put in the place of a value: two of a wrong type, `...` for a wrong key or none, a number that may be one."""


@cache
def validator(name: str) -> Validator:
    return Validator(find_format(name).schema)


def assert_fits(name: str, value: object) -> None:
    assert [str(error) for error in validator(name).iter_errors(value)] == []


def format_named(text: str) -> str:
    """The format that the first line of a TOML file names."""
    found = MARK.match(text)
    assert found is not None
    return Path(found["path"]).stem


# --- what is published ------------------------------------------------------------------------------------------------
def test_the_published_schemas_are_current() -> None:
    wanted = {
        f"{file_format.name}.json": schema_text(file_format)
        for file_format in formats().values()
        if file_format.published
    }
    kept = {path.name: path.read_bytes() for path in PUBLISHED.iterdir()}
    assert kept == wanted, "affray schema --out docs/schemas brings them up to date"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name == "openapi")) for name in formats()]
)
def test_every_schema_is_one_and_says_what_it_is_of(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", name]) == 0
    schema: Schema = json.loads(capsys.readouterr().out)
    if name == "openapi":
        assert str(schema["openapi"]).startswith("3.")
        return
    jsonschema_rs.meta.validate(schema)
    assert schema["$id"] == f"urn:affray:schema:{name}"
    assert schema["title"] and schema["description"]


def test_the_list_names_every_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--json"]) == 0
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == list(formats())
    assert main(["schema"]) == 0
    assert set(formats()) <= set(capsys.readouterr().out.split())
    assert main(["schema", "scenario"]) == 2
    assert "format 'scenario': expected one of record, " in capsys.readouterr().err


def test_every_key_of_a_file_says_what_it_is() -> None:
    parts = cast("dict[str, Schema]", find_format("scenario-melee").schema["$defs"])
    figure = cast("dict[str, Schema]", parts["FigureTable"]["properties"])
    assert [key for key, part in figure.items() if not part.get("description")] == []
    assert figure["jogged"] == {
        "description": "Minutes of travel at a jog before the fight, which come first.",
        "type": "integer", "minimum": 0, "maximum": 600, "default": 0,
    }  # fmt: skip


# --- what ships -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_shipped_file_names_its_schema_and_fits_it(path: Path) -> None:
    text = path.read_text("utf-8")
    name = format_named(text)
    found = MARK.match(text)
    assert found is not None
    assert (path.parent / found["path"]).resolve() == PUBLISHED / f"{name}.json"
    assert_fits(name, tomllib.loads(text))


@pytest.mark.parametrize("key", registry.keys_with_folder_packs())
def test_the_pack_to_begin_with_fits(key: str) -> None:
    home = ROOT / "src" / "affray" / "systems" / key / "data" / "pack"
    assert_fits(f"pack-{key}", tomllib.loads((home / "pack.toml").read_text("utf-8")))
    for path in (home / "scenarios").iterdir():
        assert_fits(f"scenario-{key}", tomllib.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("path", sorted((KEPT / "v1").glob("roster-*.json")), ids=lambda path: path.stem)
def test_a_kept_roster_fits(path: Path) -> None:
    body = json.loads(path.read_text("utf-8"))
    assert_fits(path.stem, body)
    for figure in body["figures"]:
        assert_fits(path.stem.replace("roster", "figure"), figure)


def test_a_kept_army_and_the_shipped_ones_fit() -> None:
    assert_fits("army-wargame", json.loads((KEPT / "v1" / "army.json").read_text("utf-8")))
    armies = registry.armies_of("wargame")
    for name in armies.ready_names():
        assert_fits("army-wargame", json.loads(armies.write(armies.ready(name, None))))


def test_the_shipped_battlefields_fit() -> None:
    fields = registry.fields_of("wargame")
    for field in fields.ready_made().values():
        assert_fits("field-wargame", json.loads(fields.write(field)))


@pytest.mark.parametrize("key", registry.keys_with("people"))
def test_a_ready_made_figure_fits(key: str) -> None:
    for figure in registry.people_of(key).ready_made().values():
        assert_fits(f"figure-{key}", json.loads(msgspec.json.encode(figure)))


def whole_game(key: str) -> Game[object, object]:
    """A game with an answer, an undo and a side that gives up."""
    game = Game.new(registry.load_system(key), shipped_scenarios(key)[0], {}, 1)
    for _ in range(12):
        question = game.question
        assert question is not None
        game.answer(0 if question.inner else question.answers[0])
    game.undo(consent=1)
    game.leave(0, "resign")
    return game


@pytest.mark.parametrize("key", ["foeman", "melee"])
def test_the_lines_of_a_record_and_its_events_fit(key: str) -> None:
    lines = [json.loads(line) for line in dumps(whole_game(key)).splitlines()]
    for line in lines:
        assert_fits("record", line)
        for event in line.get("events", ()):
            assert_fits("event", event)
    assert not validator("record").is_valid({**lines[2], "choice": 1})
    assert not validator("record").is_valid({**lines[0], "version": 3})


def test_the_shipped_results_of_sweeps_fit() -> None:
    shipped = sorted((ROOT / "src" / "affray" / "lab" / "data" / "studies").glob("*.sweep.gz"))
    assert shipped
    for path in shipped:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        for line in (lines[0], *lines[1::997]):
            assert_fits("sweep-results", json.loads(line))


def test_the_messages_of_bots_fit() -> None:
    hello = Hello(protocol=1, system="foeman", behaviour=2, side=0, sides=("Red", "Blue"))
    for other in (hello, End(score=(1.0, 0.0)), Reply(n=1, answer="pass")):
        assert_fits("bot", json.loads(ENCODER.encode(other)))
    assert not validator("bot").is_valid({"type": "hello", "answer": 3})


# --- what does not fit ------------------------------------------------------------------------------------------------
def places_in(value: object, place: Place = ()) -> Iterator[Place]:
    """Where something stands in a table."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value[:1]):
            yield (*place, key)
            yield from places_in(part, (*place, key))


def with_value(value: object, place: Place, new: object) -> object:
    """A table with another value at a place, or under another key."""
    if not place:
        return new
    key, *rest = place
    if isinstance(value, dict):
        if not rest and new is Ellipsis:
            return {("odd" if name == key else name): part for name, part in value.items()}
        return {name: with_value(part, tuple(rest), new) if name == key else part for name, part in value.items()}
    assert isinstance(value, list)
    if not rest and new is Ellipsis:
        return [part for number, part in enumerate(value) if number != key]
    return [with_value(part, tuple(rest), new) if number == key else part for number, part in enumerate(value)]


def is_read(name: str, table: object) -> bool:
    """Whether the reader of a format takes a table."""
    text = "\n".join(f"{key} = {toml(value)}" for key, value in table.items()) if isinstance(table, dict) else ""
    try:
        if name == "sweep":
            spec_from_toml(text, "x.toml")
            return True
        scenario = read_lesson(text, "x", "x.toml").scenario if "lesson" in name else read_scenario(text, "x", "x.toml")
        system = registry.load_system(name.partition("-")[2])
        system.setup(scenario, {})
    except InputError:
        return False
    return scenario.system == system.facts.key


def toml(value: object) -> str:
    """A value as TOML writes it in line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_what_a_schema_refuses_its_reader_refuses_and_wrong_types_are_refused_by_both(path: Path) -> None:
    text = path.read_text("utf-8")
    name, table = format_named(text), tomllib.loads(text)
    assert is_read(name, table)
    for place in places_in(table):
        for new in WRONG:
            wrong = with_value(table, place, new)
            fits = validator(name).is_valid(wrong)
            assert fits or not is_read(name, wrong), (place, new)
            if new not in (-7, ...) and not set(OPEN) & set(place):
                assert not fits, (place, new)


def test_a_missing_key_is_refused() -> None:
    table = tomllib.loads(ONE_EACH[0].read_text("utf-8"))
    for key in ("system", "title", "map", "sides", "figures"):
        less = {name: value for name, value in table.items() if name != key}
        assert not validator("scenario-foeman").is_valid(less)
        assert not is_read("scenario-foeman", less)
