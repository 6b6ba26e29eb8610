"""The page of the formats: it names all of them, its examples fit their schemas and are read, its versions are those of the code."""

import json
import re
import tomllib

import jsonschema_rs
import msgspec

from affray.cli.deeds.schemas import find_format, formats
from affray.core.reading import campaign_file, roster_file
from affray.game.record import MIGRATIONS
from affray.game.record import VERSION as RECORD
from affray.lab.sweep.plan import FORMAT as RESULTS
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import spec_from_toml
from affray.play.programs.messages import PROTOCOL, REPLY
from affray.systems import registry
from affray.web.admin.backup_file import VERSION as BACKUP
from affray.web.store.migrations import versions
from tests.docs.pages import ROOT, blocks

PAGE = (ROOT / "docs" / "authors" / "formats.md").read_text("utf-8")
EXAMPLES = ("figure-melee", "army-wargame", "field-wargame", "record", "event", "bot")
"""The formats of the examples in JSON, in their order."""


def examples() -> dict[str, bytes]:
    found = [block.text.encode() for block in blocks(PAGE) if block.kind == "json"]
    return dict(zip(EXAMPLES, found, strict=True))


def test_the_page_names_every_format() -> None:
    named = set(re.findall(r"`([a-z-]+(?:SYSTEM)?)`", PAGE.partition("## In an editor")[0]))
    keys = registry.system_keys()
    assert {name for name in formats() if name not in named} <= {
        f"{name.removesuffix('SYSTEM')}{key}" for name in named for key in keys
    }


def test_each_example_in_json_fits_its_schema() -> None:
    found = examples()
    assert {"figure-melee", "army-wargame", "field-wargame", "record", "event", "bot"} <= set(found)
    for name, text in found.items():
        jsonschema_rs.validate(find_format(name).schema, json.loads(text))


def test_each_example_in_json_is_read() -> None:
    found = examples()
    people, fields = registry.people_of("melee"), registry.fields_of("wargame")
    assert people.from_table(json.loads(found["figure-melee"]), "figure").name == "Odda"
    assert registry.armies_of("wargame").read(found["army-wargame"], "army.json").units[0].n == 10
    assert fields.faults(fields.read(found["field-wargame"], "field.json")) == ()
    assert json.loads(found["record"])["events"] == [json.loads(found["event"])]
    assert REPLY.decode(found["bot"]).reasons[0].win == 0.62


def test_the_sweep_of_the_page_is_one() -> None:
    text = next(block.text for block in blocks(PAGE) if block.kind == "toml" and "[versus]" in block.text)
    jsonschema_rs.validate(find_format("sweep").schema, tomllib.loads(text))
    assert len(Plan(spec_from_toml(text, "page")).contenders) == 2


def test_the_page_has_the_versions_of_the_code() -> None:
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+) \|", PAGE, re.MULTILINE))
    assert rows == {
        "record": str(RECORD),
        "roster, army, battlefield, journey": str(roster_file.VERSION),
        "results of sweeps": str(RESULTS),
        "messages of bots": str(PROTOCOL),
        "backups": str(BACKUP),
        "the store of the server": str(len(list(versions_of_the_store()))),
    }
    assert campaign_file.VERSION == roster_file.VERSION
    assert sorted(MIGRATIONS) == list(range(1, RECORD))


def versions_of_the_store() -> list[str]:
    folder = ROOT / "src" / "affray" / "web" / "store" / "migrations" / "versions"
    assert versions.__name__.endswith("versions")
    return [path.name for path in folder.glob("v*.py")]


def test_an_unknown_key_of_an_example_is_refused() -> None:
    table = json.loads(examples()["figure-melee"])
    assert not jsonschema_rs.is_valid(find_format("figure-melee").schema, {**table, "strength": 3})
    with_wrong = msgspec.json.encode({**json.loads(examples()["army-wargame"]), "points": 3})
    assert not jsonschema_rs.is_valid(find_format("army-wargame").schema, json.loads(with_wrong))
