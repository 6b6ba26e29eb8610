"""The story of a game goes to those alone who may know all of it, and to nobody before the end."""

from typing import cast

import msgspec
import pytest

from affray.core import System
from affray.game import loads
from affray.web.paths.stories import next_part, note_part
from affray.web.rooms.table import Table
from affray.web.service.story_work import StoryPart, story_part
from affray.web.words.faults import Refusing
from tests.forum import FORUM, HALL
from tests.units.lab.ladder.made import pig
from tests.units.web.desks import Desk

__all__ = ["pig"]
ANN, BEA, ONLOOKER = 1, 2, 3


def hall() -> Desk:
    """A table whose maker is the chair, who alone knows all of it."""
    return Desk(("friend", "friend", "me"), HALL, rules=cast("System[object, object]", FORUM))


def test_there_is_no_story_before_the_end() -> None:
    desk = Desk()
    for seat in (0, 1, 2):
        with pytest.raises(Refusing, match="the game is not over yet"):
            next_part(Table(desk.room), desk.reader(seat))
    german = msgspec.structs.replace(desk.reader(0), language="de")
    with pytest.raises(Refusing, match="noch nicht vorbei"):
        next_part(Table(desk.room), german)


def test_whoever_may_not_know_all_is_told_none_even_at_the_end() -> None:
    desk = hall()
    desk.answer(0, "note the butler", name="a")
    desk.answer(0, "close", name="b")
    table = Table(desk.room)
    assert b"the butler" in next_part(table, desk.reader(0)).record
    for seat in (ANN, BEA, ONLOOKER):
        with pytest.raises(Refusing, match="whoever knows all") as caught:
            next_part(table, desk.reader(seat))
        assert b"butler" not in msgspec.json.encode(str(caught.value))


@pytest.mark.usefixtures("pig")
def test_the_work_goes_on_where_it_was_for_every_reader() -> None:
    desk = Desk()
    desk.command(1, "resign")
    table = Table(desk.room)
    asked = next_part(table, desk.reader(0))
    assert loads(asked.record).gone == (1,) and asked.judged == ()
    found = note_part(table, asked, msgspec.msgpack.decode(story_part(msgspec.msgpack.encode(asked)), type=StoryPart))
    assert found.done == found.size and found.story is not None
    assert found.story.note and "p1" in found.story.end
    assert next_part(table, desk.onlooker).record is asked.record
