"""Files of each version of each format that has versions: those of today's version fit its schema, and all are read."""

import gzip
import json
from pathlib import Path

import pytest

from affray.core import InputError
from affray.core.reading import campaign_file, roster_file
from affray.core.reading.campaign_file import read_journey
from affray.core.reading.roster_file import read_roster
from affray.game import Game, loads
from affray.game.record import VERSION as RECORD
from affray.lab.sweep.ledger import SWEEP
from affray.play.programs.messages import PROTOCOL, REPLY, SENT
from affray.systems import registry
from affray.web.admin.backup_file import VERSION as BACKUP
from affray.web.admin.backup_file import read_rows
from affray.web.admin.checking import check_rows
from tests.units.cli.test_schema import assert_fits

KEPT = Path(__file__).parents[2] / "kept"
FORMATS, FIRST = KEPT / "formats", KEPT / "v1"
VERSIONS = {
    "record": (RECORD, {1: FIRST / "records" / "foeman-duel.record.gz", 2: FORMATS / "record-2.jsonl.gz"}),
    "roster": (roster_file.VERSION, {1: FIRST / "roster-foeman.json"}),
    "army": (1, {1: FIRST / "army.json"}),
    "field": (1, {1: FORMATS / "field-1.json"}),
    "journey": (campaign_file.VERSION, {1: FORMATS / "journey-1.json"}),
    "sweep-results": (SWEEP.format, {2: FORMATS / "sweep-results-2.jsonl"}),
    "bot": (PROTOCOL, {1: FORMATS / "bot-1.jsonl"}),
    "backup": (BACKUP, {1: FORMATS / "backup-1.backup"}),
}
"""Of each format today's version, and a kept file of every version that is read."""
SCHEMAS = {"roster": "roster-foeman", "army": "army-wargame", "field": "field-wargame"}


def kept(name: str, version: int) -> bytes:
    data = VERSIONS[name][1][version].read_bytes()
    return gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data


@pytest.mark.parametrize("name", VERSIONS)
def test_a_file_of_todays_version_is_kept_and_fits_its_schema(name: str) -> None:
    today, files = VERSIONS[name]
    assert max(files) == today
    data = kept(name, today)
    for line in [data] if name in (*SCHEMAS, "journey") else data.splitlines():
        assert_fits(SCHEMAS.get(name, name), json.loads(line))


@pytest.mark.parametrize("version", VERSIONS["record"][1])
def test_a_record_of_each_version_is_played_again(version: int) -> None:
    game: Game[object, object] = loads(kept("record", version))
    assert game.system.facts.key == "foeman" and len(game.trail) > 10


def test_a_kept_roster_army_field_and_journey_are_read() -> None:
    people = registry.people_of("foeman")
    assert read_roster(kept("roster", 1), "roster.json", people, "foeman", "foeman")
    assert registry.armies_of("wargame").read(kept("army", 1), "army.json").units
    fields = registry.fields_of("wargame")
    assert fields.faults(fields.read(kept("field", 1), "field.json")) == ()
    journey = read_journey(kept("journey", 1), people.ready_made(), "journey.json")
    assert journey.campaign.name == "ferry" and len(journey.party) == journey.campaign.most_members


def test_kept_results_of_a_sweep_are_read_and_those_of_another_version_refused() -> None:
    data = kept("sweep-results", 2)
    assert len(SWEEP.from_bytes(data, "kept").outcomes) == 3
    with pytest.raises(InputError, match="results of version 1; this program reads version 2"):
        SWEEP.from_bytes(data.replace(b'"format":2', b'"format":1', 1), "kept")


def test_kept_messages_of_bots_are_read() -> None:
    hello, question, reply, end = kept("bot", 1).splitlines()
    assert [type(SENT.decode(line)).__name__ for line in (hello, question, end)] == ["Hello", "Question", "End"]
    assert REPLY.decode(reply).n == 1


def test_a_kept_backup_is_whole_and_its_games_are_played_again() -> None:
    checked = check_rows(read_rows(VERSIONS["backup"][1][1]), everything=True)
    assert (checked.games, checked.replayed, checked.faults) == (2, 2, [])
