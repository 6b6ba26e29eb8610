"""Whole games, kept line by line."""

from pathlib import Path

import pytest

from affray.systems.foeman.position.state import State
from affray.systems.fortmayn.position.state import State as Delve
from affray.systems.melee.position.figures import standing_adj_dx
from affray.systems.melee.position.state import State as Position
from tests.playthroughs.transcript import HERE, replayed, transcripts


@pytest.mark.parametrize("path", transcripts(), ids=[path.stem for path in transcripts()])
def test_a_game_plays_as_it_is_kept(path: Path) -> None:
    kept = path.read_text("utf-8")
    text, game = replayed(kept)
    assert text.splitlines() == kept.splitlines()
    assert game.is_over
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
    assert [figure.id for figure in game.state.figures if figure.body.felled] == ["Ann", "Cid"]
    cutlass, javelin = game.state.figures[1].main, game.state.figures[1].carried
    assert (cutlass, javelin) == ("Cutlass", ("Javelin",))


def test_the_published_fight_goes_as_published() -> None:
    _, game = replayed((HERE / "nine-turns.txt").read_text("utf-8"))
    rows = [event.data for event in game.events]
    assert [data["total"] for data in rows if data.get("roll") == "roll_hit"] == [9, 16, 8, 16, 13, 8, 10, 4, 16, 13, 6]
    assert [event.data["adj"] for event in game.events if event.code == "attack"] == [
        9, 10, 10, 8, 10, 8, 8, 8, 10, 10, 8,
    ]  # fmt: skip
    assert [event.data["count"] for event in game.events if event.code == "attack"] == [3, 4, 3, 3, 3, 3, 3, 3, 4, 3, 3]
    assert [event.data["hits"] for event in game.events if event.code == "hurt"] == [2, 6, 5, 7]
    states = [moment.state for moment in game.line if isinstance(moment.state, Position)]
    numbers = {state.turn: (standing_adj_dx(state, 0), standing_adj_dx(state, 1)) for state in states}
    assert (numbers[6], numbers[7]) == ((8, 8), (6, 10))
    assert [figure.body.hits for figure in states[-1].figures] == [7, 13]


def test_the_opening_passage_goes_as_it_is_told() -> None:
    _, game = replayed((HERE / "sewer.txt").read_text("utf-8"))
    rows = [(event.code, dict(event.data)) for event in game.events]
    castings = [data for code, data in rows if code == "cast"]
    assert [(data["exhausted"], data["ready"]) for data in castings] == [(0, 2)]
    tests = [data for code, data in rows if code == "test"]
    assert [(data["removed"], data["dd"], data["lost"]) for data in tests] == [(0, 1, 0), (2, 0, 0), (0, 1, 0)]
    tries = [(data["task"], data["ready"], data["die"]) for code, data in rows if code == "tries"]
    assert tries == [("casting", 2, 8), ("searching", 2, 8), ("forcing", 3, 8), ("moving_silently", 2, 8)]
    cut = next(data for code, data in rows if code == "harmed")
    assert (cut["who"], cut["lost"]) == ("Brawny", 1)
    assert isinstance(game.state, Delve)
    assert [(person.body_ready, person.head_ready) for person in game.state.people] == [(2, 2), (2, 1)]


def test_the_ambush_goes_as_it_is_told() -> None:
    _, game = replayed((HERE / "ambush.txt").read_text("utf-8"))
    blows = [(event.data["removed"], event.data["dd"]) for event in game.events if event.code == "exchange"]
    assert blows == [(0, 2), (2, 0)]
    order = [event.data.get("who") for event in game.events if event.code in ("out", "foe_out")]
    assert order == ["Brainy", "Ghoul"]


def test_the_worked_example_goes_as_it_is_worked() -> None:
    _, game = replayed((HERE / "clubs.txt").read_text("utf-8"))
    blows = [(event.data["removed"], event.data["dd"]) for event in game.events if event.code == "exchange"]
    assert blows[:2] == [(1, 1), (0, 1)]
    spoiled = next(event.data for event in game.events if event.code == "spoiled")
    assert (spoiled["shield"], spoiled["armor"]) == (0, 6)
    assert isinstance(game.state, Delve)
    assert (game.state.people[0].body_ready, game.state.people[0].shield.die) == (3, 0)


def test_a_special_action_is_settled_by_three_and_another_by_its_scenario() -> None:
    _, game = replayed((HERE / "singer.txt").read_text("utf-8"))
    codes = [event.code for event in game.events]
    assert [code for code in codes if code in ("rules", "amends", "consents", "objects", "no_effect", "uses")] == [
        "rules", "consents", "amends", "consents", "consents", "rules", "objects", "no_effect", "uses",
    ]  # fmt: skip
