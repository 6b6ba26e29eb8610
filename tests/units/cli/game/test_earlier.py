"""Records of an earlier behaviour version at the terminal: what verify, replay and play say of them."""

import json
from pathlib import Path
from typing import cast

import pytest

from affray.core import System
from affray.game import save
from affray.systems import registry
from tests.units.cli.running import run
from tests.units.game.test_earlier import FIRST_POINTS, OLD, later


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A record of version 1 of Pig, which is of version 2 by now and refuses a roll."""
    path = tmp_path / "old.record"
    save(OLD, path)
    system = cast("System[object, object]", later(refusing=FIRST_POINTS))
    monkeypatch.setattr(registry, "load_system", lambda _: system)
    return str(path)


def test_verify_says_how_far_it_is_alike_and_why_no_further(record: str) -> None:
    found = run("verify", record)
    assert found.code == 1 and "Traceback" not in found.err
    assert "recorded under behaviour version 1; its check sum holds" in found.out
    assert "on version 2 refuses what was given [PG-NEVER]" in found.out.replace("PIG", "PG")
    result = json.loads(run("verify", record, "--json").out)
    assert (result["holds"], result["behaviour"]) == (False, 1) and "version 2 refuses" in result["parting"]


def test_verify_of_a_record_that_is_alike_names_the_defaults_of_then(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = cast("System[object, object]", later())
    monkeypatch.setattr(registry, "load_system", lambda _: system)
    found = run("verify", record)
    assert found.code == 0 and "holds: " in found.out
    assert "every state and die is the same under the options goal=20" in found.out


def test_a_replay_shows_the_rest_as_it_was_recorded(record: str) -> None:
    out = run("replay", record).out
    first, _, rest = out.partition("What was recorded after that:")
    assert "refuses what was given" in first and "From here on under version 2:" in rest
    assert len(rest.partition("From here on")[0].splitlines()) > 5
    lines = [json.loads(line) for line in run("replay", record, "--json").out.splitlines()]
    parting = next(line for line in lines if "parting" in line)
    events = [line for line in lines if "code" in line]
    assert len(events) + len(parting["recorded"]) == len(OLD.events)
    assert "What was recorded" not in run("replay", record, "--to", "0").out


def test_play_goes_on_from_there_and_the_file_keeps_what_was_recorded(record: str) -> None:
    before = run("replay", record).out.splitlines()
    assert "refuses what was given" in run("play", "--load", record, lines=("quit",)).out
    after = run("replay", record).out.splitlines()
    assert after.pop(1) == "p0 human; p1 computer 5 (veteran)" and after == before
    found = run("verify", record)
    assert found.code == 0 and "refuses what was given" in found.out
