"""What a side does not know is in no byte that reaches it."""

from typing import cast

import msgspec
import pytest

from affray.core import System
from affray.web.messages import Refused
from affray.web.rooms import advice
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.making import branch_game, check_open
from affray.web.rooms.show import RoomView
from affray.web.rooms.table import Table
from affray.web.rooms.thinking import thought_of
from affray.web.store.entries import Reader
from affray.web.words.faults import Refusing
from tests.units.web.desks import Desk
from tests.veiled import CACHES, UNKNOWN, YARD, Ground

HIDDEN = cast("System[object, object]", CACHES)
AMBER, COBALT = b"amber", b"cobalt"
ENCODER = msgspec.json.Encoder()


def buried(players: tuple[str, ...] = ("me", "friend"), *, dice: str = "stream") -> Desk:
    """A table at which the first side has buried its word and the second is asked how deep."""
    desk = Desk(players, YARD, rules=HIDDEN, dice=dice)
    desk.answer(0, "bury amber", name="bury")
    desk.answer(0, "2", name="deep")
    if dice == "typed":
        desk.answer(0, "6", name="throw")
    seat = 1 if players[1] == "friend" else 0
    if players[1] in ("me", "friend"):
        desk.answer(seat, "bury cobalt", name="bury too")
    return desk


def sent(desk: Desk, reader: Reader) -> bytes:
    """All that the server says to a reader: the game, what was told, each moment, what the guide says."""
    shown = RoomView(desk.room)
    numbers = range(1, desk.room.n + 1)
    parts = [shown.welcome(reader, desk.now), *shown.messages(reader, numbers, desk.now)]
    parts += [shown.message(reader, n, desk.now, last=True) for n in numbers]
    parts += [shown.moment(reader, n) for n in range(len(desk.room.game.line))]
    asked = advice.GuideQuestion(Table(desk.room), reader)
    for said in (
        advice.places(asked, "p0"),
        advice.prospects(asked, ""),
        advice.threats(asked, 0),
        advice.sight(asked, "0,0", "1,0"),
        advice.sheet(asked, "p0"),
        advice.deeds(asked, "p0", ""),
        advice.deeds(asked, "", "1,0"),
    ):
        parts.append(ENCODER.encode(said))
    return b"".join(parts)


def test_the_word_of_a_side_reaches_its_own_seat_and_no_other() -> None:
    desk = buried()
    first, second, onlooker = sent(desk, desk.reader(0)), sent(desk, desk.reader(1)), sent(desk, desk.onlooker)
    assert AMBER in first and COBALT not in first
    assert COBALT in second and AMBER not in second
    assert AMBER not in onlooker and COBALT not in onlooker


def test_what_is_asked_of_a_side_is_worded_for_it_alone() -> None:
    desk = buried()
    mine, other = (RoomView(desk.room).position(desk.reader(seat)).asked for seat in (1, 0))
    assert mine is not None and other is not None
    assert [choice.label for choice in mine.choices] == [f"{n} spans over cobalt" for n in range(3)]
    assert (other.choices, "cobalt" in other.text) == ((), False)


def test_what_another_has_done_is_told_as_far_as_it_is_overheard() -> None:
    desk = buried()
    messages = {seat: b"".join(RoomView(desk.room).messages(desk.reader(seat), [2, 3], desk.now)) for seat in (0, 1)}
    assert b'"answer":"bury amber beside' in messages[0] and b'"answer":"2 spans over amber"' in messages[0]
    assert b"whispered" in messages[0] and b"whispered" not in messages[1]
    assert b'"answer":"bury beside' in messages[1] and b"spans" not in messages[1]
    assert b"buried side 0" in messages[1]


def test_a_score_says_no_more_than_the_side_may_know() -> None:
    desk = buried()
    position = RoomView(desk.room).position(desk.reader(1))
    assert position.score == CACHES.score(Ground((UNKNOWN, ""), (0, 0), 1))


def test_two_sides_at_one_screen_keep_what_both_may_know() -> None:
    desk = buried(("me", "me"))
    reader = desk.reader(0)
    shown = RoomView(desk.room)
    numbers = range(1, desk.room.n + 1)
    messages = b"".join(shown.message(reader, n, desk.now, last=False) for n in numbers)
    moments = b"".join(shown.moment(reader, n) for n in range(len(desk.room.game.line)))
    assert AMBER not in messages + moments and COBALT not in messages + moments
    assert AMBER not in shown.welcome(reader, desk.now)
    asked = shown.position(reader).asked
    assert asked is not None and asked.choices[0].label == "0 spans over cobalt"


def test_when_the_game_is_over_everybody_sees_everything() -> None:
    desk = buried()
    desk.command(0, "resign", "r")
    for reader in (desk.reader(0), desk.reader(1), desk.onlooker):
        assert AMBER in sent(desk, reader)
        check_open(desk.room, reader)


def test_the_record_and_a_branch_wait_for_the_end() -> None:
    desk = buried(("me", "greedy"))
    for give in (check_open, lambda room, reader: branch_game(room, reader, 0)):
        with pytest.raises(Refusing, match="the record is open when the game is over"):
            give(desk.room, desk.reader(0))


def test_a_computer_player_thinks_with_what_its_side_may_know() -> None:
    desk = buried(("me", "greedy"))
    thought = thought_of(desk.room, Lineup(), desk.now)
    assert thought is not None
    assert thought.state == Ground((UNKNOWN, ""), (0, 0), 1)
    assert thought.answer().text == "bury cobalt"


def test_a_refusal_gives_a_reason_that_the_side_may_know() -> None:
    desk = buried(("me", "friend"))
    desk.answer(1, "0", name="how deep")
    desk.answer(0, "wait", name="w")
    reply = desk.answer(1, "dig", name="d").reply
    assert isinstance(reply, Refused)
    assert reply.reason == f"{UNKNOWN} cobalt lies there"


def test_dice_are_shown_and_typed_from_their_lowest_face() -> None:
    desk = Desk(("me", "friend"), YARD, rules=HIDDEN, dice="typed")
    desk.answer(0, "bury amber", name="bury")
    desk.answer(0, "2", name="deep")
    asked = RoomView(desk.room).position(desk.reader(0)).asked
    assert asked is not None and asked.dice is not None
    assert (asked.dice.low, asked.dice.die) == (1, 6)
    reply = desk.answer(0, "0", name="nought").reply
    assert isinstance(reply, Refused) and reply.reason == "expected 1 face from 1 to 6, got 0"
    desk.answer(0, "6", name="throw")
    assert desk.room.game.line[-1].entry.given == (5,)
    message = RoomView(desk.room).message(desk.reader(0), desk.room.n, desk.now, last=False)
    assert b'"answer":"6"' in message and b'"dice":[6]' in message
    desk.check()
