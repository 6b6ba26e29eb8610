"""Rooms in which several may speak: each for his own sides, and nobody reads what is not his."""

from typing import cast

import pytest

from affray.core import System
from affray.web.messages import Done, Refused
from affray.web.rooms.advice import GuideQuestion
from affray.web.rooms.making import check_open
from affray.web.rooms.show import RoomView
from affray.web.rooms.table import Table
from affray.web.words.faults import Refusing
from tests.forum import CHAIR, FORUM, HALL
from tests.units.web.desks import Desk

RULES = cast("System[object, object]", FORUM)
ANN, BEA = 1, 2
SECRET = b"the butler"


def hall(players: tuple[str, ...] = ("friend", "friend", "me")) -> Desk:
    """A table whose maker is the chair."""
    return Desk(players, HALL, rules=RULES)


def sides(desk: Desk) -> list[int]:
    """Who has given each answer."""
    return [moment.entry.side for moment in desk.room.game.line[1:]]


def test_a_seat_speaks_for_its_own_side() -> None:
    desk = hall()
    assert desk.answer(ANN, "say hello", name="a").reply == Done("a", 2)
    assert desk.answer(0, "call 1", name="b").reply == Done("b", 3)
    assert desk.answer(ANN, "say go on", name="c").reply == Done("c", 4)
    assert desk.answer(BEA, "roll", name="d").reply == Done("d", 5)
    assert sides(desk) == [0, CHAIR, 0, 1]
    desk.check()


def test_a_seat_does_not_speak_for_another() -> None:
    desk = hall()
    for text in ("1: say hello", "2: close"):
        reply = desk.answer(ANN, text).reply
        assert isinstance(reply, Refused) and reply.code == "turn"
    assert isinstance(desk.answer(3, "say hello").reply, Refused)
    assert sides(desk) == []


def test_who_was_overtaken_by_another_is_still_heard() -> None:
    desk = hall()
    desk.answer(ANN, "say first", name="a", state=0)
    assert isinstance(desk.answer(BEA, "say second", name="b", state=0).reply, Done)
    desk.answer(ANN, "hand", name="c")
    desk.answer(0, "call 0", name="d")
    desk.answer(ANN, "roll", name="e")
    reply = desk.answer(BEA, "say third", name="f", state=2).reply
    assert isinstance(reply, Refused) and reply.stale


def test_a_seat_is_told_what_it_may_say_beside_the_question() -> None:
    desk = hall()
    shown = RoomView(desk.room)
    chair, ann, onlooker = (shown.position(desk.reader(seat)) for seat in (0, ANN, 3))
    assert chair.asked is not None and chair.asked.choices[0].label == "call 0"
    assert chair.aside is None and chair.asked.open == ("note TEXT",)
    assert ann.asked is not None and ann.asked.choices == () and ann.asked.open == ()
    assert ann.aside is not None and [choice.label for choice in ann.aside.choices] == ["0: hand"]
    assert onlooker.aside is None


def test_two_seats_that_see_alike_are_told_their_own_answers() -> None:
    desk = Desk(("me", "me", "friend"), HALL, rules=RULES)
    desk.answer(1, "call 0", name="a")
    desk.answer(0, "roll", name="b")
    shown = RoomView(desk.room)
    last = [shown.message(desk.reader(seat), 3, desk.now, last=True) for seat in (0, 2)]
    assert b"0: hand" in last[0] and b"hand" not in last[1]


def test_what_the_chair_keeps_to_itself_reaches_nobody_even_at_the_end() -> None:
    desk = hall()
    desk.answer(0, "note the butler", name="a")
    desk.answer(0, "close", name="b")
    for seat, knows in ((0, True), (ANN, False), (BEA, False), (3, False)):
        reader, shown = desk.reader(seat), RoomView(desk.room)
        numbers = range(1, desk.room.n + 1)
        parts = [shown.welcome(reader, 0.0), *shown.messages(reader, numbers, 0.0)]
        parts += [shown.moment(reader, n) for n in range(len(desk.room.game.line))]
        assert (SECRET in b"".join(parts)) is knows
    check_open(desk.room, desk.reader(0))
    with pytest.raises(Refusing, match="whoever knows all"):
        check_open(desk.room, desk.reader(ANN))


def test_the_guide_is_asked_about_what_a_seat_may_say() -> None:
    class Guided(type(FORUM)):  # type: ignore[misc]
        guide = object()

    desk = Desk(("friend", "friend", "me"), HALL, rules=cast("System[object, object]", Guided()))
    chair, ann, onlooker = (GuideQuestion(Table(desk.room), desk.reader(seat)) for seat in (0, ANN, 3))
    assert (chair.speaks, ann.speaks, onlooker.speaks) == (-1, 0, -1)
    assert ann.question is not None and ann.question.code == "speak"
    assert [each.sign("say x") for each in (chair, ann)] == ["say x", "0: say x"]
    assert ann.sign("1: say x") == "1: say x"
