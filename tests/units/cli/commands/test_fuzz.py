import json
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affray.cli.game.game_request import GameRequest
from affray.cli.game.opening import open_game
from affray.core import InputError
from affray.game import Game, dumps, read_scenario
from affray.play import make_seat, play_out
from affray.systems.registry import load_system
from tests.units.cli.running import run

DATA = files("affray.systems.foeman").joinpath("data")
CASES = json.loads(DATA.joinpath("cases.json").read_text("utf-8"))
DUEL = next(item for item in sorted(DATA.joinpath("scenarios").iterdir(), key=lambda item: item.name)).read_text(
    "utf-8"
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
HERE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@HERE
@given(st.data())
def test_a_case_with_anything_in_it_is_counted(tmp_path: Path, data: st.DataObject) -> None:
    case = json.loads(json.dumps(data.draw(st.sampled_from(CASES))))
    part = data.draw(st.sampled_from([case, case["given"], case["then"]]))
    if part:
        part[data.draw(st.sampled_from(sorted(part)))] = data.draw(VALUES)
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([case]))
    ran = run("cases", str(path), "--json")
    assert ran.code in (0, 1)
    found = json.loads(ran.out)
    assert found["passed"] + found["failed"] == 1


@HERE
@given(st.data())
def test_a_scenario_with_anything_in_it_plays_or_is_refused(data: st.DataObject) -> None:
    lines = DUEL.splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    key = lines[place].partition("=")[0]
    junk = data.draw(
        st.sampled_from(["", "[", "[[figures]]", f"{key}= 7", f'{key}= "x"', f"{key}= [1, 2]", f"{key}= -1", "hat = 1"])
        | st.text(max_size=20)
    )
    lines[place] = junk
    assert len(refusal_of("\n".join(lines)).splitlines()) <= 1


def refusal_of(text: str) -> str:
    """Why the scenario is refused; nothing when it can be played."""
    try:
        Game.new(load_system("foeman"), read_scenario(text, "fuzz", "fuzz.toml"))
    except InputError as error:
        return str(error)
    return ""


@pytest.fixture(scope="module")
def record() -> bytes:
    game = open_game(GameRequest("foeman", "duel", seed=2))
    return dumps(play_out(game, [make_seat("random", 1), make_seat("random", 2)]))


@HERE
@given(st.data())
def test_a_record_with_any_byte_changed_is_found_out(tmp_path: Path, record: bytes, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(record) - 2))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != record[place]))
    path = tmp_path / "game.rec"
    path.write_bytes(record[:place] + bytes([byte]) + record[place + 1 :])
    ran = run("verify", str(path))
    assert ran.code in (1, 2) and len(f"{ran.out}{ran.err}".splitlines()) == 1


@HERE
@given(st.data())
def test_a_record_that_is_cut_off_is_found_out(tmp_path: Path, record: bytes, data: st.DataObject) -> None:
    path = tmp_path / "game.rec"
    path.write_bytes(record[: data.draw(st.integers(0, len(record) - 2))])
    assert run("verify", str(path)).code in (1, 2)
