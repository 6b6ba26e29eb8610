"""Whole games, kept line by line."""

from pathlib import Path

import pytest

from affray.systems.foeman.state import OVER
from tests.playthroughs.transcript import HERE, replayed, transcripts


@pytest.mark.parametrize("path", transcripts(), ids=[path.stem for path in transcripts()])
def test_a_game_plays_as_it_is_kept(path: Path) -> None:
    kept = path.read_text("utf-8")
    told, game = replayed(kept)
    assert told.splitlines() == kept.splitlines()
    assert game.state.phase == OVER
    assert len(kept.splitlines()) < 250


def test_the_fight_goes_through_everything() -> None:
    _, game = replayed((HERE / "fight.txt").read_text("utf-8"))
    codes = {event.code for event in game.events}
    assert codes >= {
        "retreat", "follow", "enter", "in_hth", "exit", "dodge", "lies", "take", "hold", "face", "rise", "recover",
        "unconscious", "wake", "over", "talent", "watch",
    }  # fmt: skip
    assert any(event.data.get("critical") for event in game.events if event.code == "damage")
    assert [figure.id for figure in game.state.figures if figure.felled] == ["Ann", "Cid"]
    cutlass, javelin = game.state.figures[1].main, game.state.figures[1].carried
    assert (cutlass, javelin) == ("Cutlass", ("Javelin",))
