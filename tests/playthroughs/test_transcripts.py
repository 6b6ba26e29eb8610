"""Whole games, kept line by line."""

from pathlib import Path

import pytest

from affray.systems.foeman.state import State
from affray.systems.melee.figures import standing
from affray.systems.melee.state import State as Position
from tests.playthroughs.transcript import HERE, replayed, transcripts


@pytest.mark.parametrize("path", transcripts(), ids=[path.stem for path in transcripts()])
def test_a_game_plays_as_it_is_kept(path: Path) -> None:
    kept = path.read_text("utf-8")
    told, game = replayed(kept)
    assert told.splitlines() == kept.splitlines()
    assert game.over
    assert len(kept.splitlines()) < 250


def test_the_fight_goes_through_everything() -> None:
    _, game = replayed((HERE / "fight.txt").read_text("utf-8"))
    assert isinstance(game.state, State)
    codes = {event.code for event in game.events}
    assert codes >= {
        "retreat", "follow", "enter", "in_hth", "exit", "dodge", "lies", "take", "hold", "face", "rise", "recover",
        "unconscious", "wake", "over", "talent", "watch",
    }  # fmt: skip
    assert any(event.data.get("critical") for event in game.events if event.code == "damage")
    assert [figure.id for figure in game.state.figures if figure.felled] == ["Ann", "Cid"]
    cutlass, javelin = game.state.figures[1].main, game.state.figures[1].carried
    assert (cutlass, javelin) == ("Cutlass", ("Javelin",))


def test_the_published_fight_goes_as_published() -> None:
    _, game = replayed((HERE / "nine-turns.txt").read_text("utf-8"))
    told = [event.data for event in game.events]
    assert [data["total"] for data in told if data.get("roll") == "roll_hit"] == [9, 16, 8, 16, 13, 8, 10, 4, 16, 13, 6]
    assert [event.data["adj"] for event in game.events if event.code == "attack"] == [
        9, 10, 10, 8, 10, 8, 8, 8, 10, 10, 8,
    ]  # fmt: skip
    assert [event.data["count"] for event in game.events if event.code == "attack"] == [3, 4, 3, 3, 3, 3, 3, 3, 4, 3, 3]
    assert [event.data["hits"] for event in game.events if event.code == "hurt"] == [2, 6, 5, 7]
    states = [moment.state for moment in game.line if isinstance(moment.state, Position)]
    numbers = {state.turn: (standing(state, 0), standing(state, 1)) for state in states}
    assert (numbers[6], numbers[7]) == ((8, 8), (6, 10))
    assert [figure.hits for figure in states[-1].figures] == [7, 13]
