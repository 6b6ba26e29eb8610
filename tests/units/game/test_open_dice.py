"""Programs see dice as the table shows them: faces, sizes, numbers in the stream; old records are read as ever."""

import gzip
from pathlib import Path

import msgspec
import pytest

from affray.core import Event
from affray.dice.stream import Stream
from affray.game import Game, dumps, load_scenario, loads
from affray.game.migrations import with_faces
from affray.game.strand import TableDice, shown_event
from affray.play import make_seat
from affray.play.run import play_out
from affray.systems import registry

KEPT = Path(__file__).parents[2] / "kept" / "v1" / "records"
SHORT = {"foeman": "duel", "melee": "duel", "fortmayn": "lone-wolf", "wargame": "patrol-clash"}


def begun(key: str) -> Game[object, object]:
    """A game some answers on."""
    system = registry.load_system(key)
    game = Game.new(system, load_scenario(key, SHORT[key]), seed=5)
    seats = [make_seat("random", side) for side in range(len(system.sides(game.state)))]
    try:
        return play_out(game, seats, 25)
    except RuntimeError:
        return game


@pytest.mark.parametrize("key", sorted(SHORT))
def test_every_die_of_a_record_is_that_face_of_that_size_at_that_word_of_the_stream(key: str) -> None:
    game = begun(key)
    low, dice = game.system.facts.low_face, 0
    for line in dumps(game).splitlines()[1:-1]:
        for roll in msgspec.json.decode(line).get("rolls", ()):
            for face, draw in zip(roll["faces"], roll["draws"], strict=True):
                assert Stream(5, 0, draw).face(roll["die"]) + low == face
                dice += 1
    assert dice > 1


@pytest.mark.parametrize("key", sorted(SHORT))
def test_the_dice_of_events_are_the_faces_that_people_read(key: str) -> None:
    game = begun(key)
    low = game.system.facts.low_face
    events = [event for line in dumps(game).splitlines()[1:-1] for event in msgspec.json.decode(line).get("events", ())]
    assert [tuple(event.get("dice", ())) for event in events] == [
        tuple(face + low for face in event.dice) for event in game.events
    ]
    for event in game.events:
        # What stands among the numbers of an event is what its text shows already.
        if event.code == "used":
            assert event.data["face"] == event.dice[0] + low
        if event.code == "event_dice":
            assert isinstance(before := event.data["before"], tuple) and all(int(face) >= low for face in before)


def test_a_word_that_was_passed_over_is_no_die() -> None:
    stream = Stream(1)
    words = iter((0, 0xFFFFFFFF, 5 << 29))

    class Chosen(Stream):
        def word(self) -> int:
            self.draw += 1
            return next(words)

    dice = TableDice(Chosen(1), lambda _: False, ())
    dice.take(2, 6, 1)
    assert [roll.draws for roll in dice.thrown] == [(1, 2)] and stream.draw == 0


def test_typed_dice_have_a_size_and_no_number() -> None:
    game = Game.new(registry.load_system("melee"), load_scenario("melee", "duel"), dice="typed")
    while game.needed is None:
        question = game.question
        assert question is not None
        game.answer(question.answers[0])
    game.answer_text("6 " * len(game.system.facts.name[:1]))
    line = msgspec.json.decode(dumps(game).splitlines()[-2])
    assert line["dice"] == [6] and {"die": 6, "faces": [6]} in line["rolls"]
    assert loads(dumps(game)).state == game.state


def test_the_faces_of_format_1_are_raised_to_what_people_read() -> None:
    line = {"dice": [0, 5], "rolls": [[0], [1, 2]], "events": [{"code": "a", "dice": [3]}, {"code": "b"}], "side": 0}
    assert with_faces(line, 1) == {
        "dice": [1, 6],
        "rolls": [{"faces": [1]}, {"faces": [2, 3]}],
        "events": [{"code": "a", "dice": [4]}, {"code": "b"}],
        "side": 0,
    }
    assert with_faces({"rolls": 3, "events": "x", "dice": "y"}, 1) == {"rolls": 3, "events": "x", "dice": "y"}
    assert with_faces({"events": [7, {"dice": [True, "a"]}]}, 1) == {"events": [7, {"dice": [True, "a"]}]}


@pytest.mark.parametrize("name", ["melee-typed.record.gz", "fortmayn-typed.record.gz", "foeman-typed.record.gz"])
def test_dice_typed_under_format_1_are_the_same_dice(name: str) -> None:
    data = gzip.decompress((KEPT / name).read_bytes())
    game: Game[object, object] = loads(data, name)
    typed = [line["dice"] for line in map(msgspec.json.decode, data.splitlines()) if isinstance(line.get("dice"), list)]
    mine = [list(m.entry.given) for m in game.line if m.entry.kind == "dice" and isinstance(m.entry.given, tuple)]
    assert mine and (game.parting is not None or len(mine) <= len(typed)) and all(row in typed for row in mine)


def test_an_event_without_dice_or_of_a_game_from_0_is_the_same() -> None:
    event = Event("a", dice=(0, 5))
    assert shown_event(event, 0) is event and shown_event(event, 1).dice == (1, 6)
