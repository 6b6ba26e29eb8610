"""Dice that people throw and type in, as a table tells them."""

import msgspec
import pytest

from affray.game import load_scenario
from affray.systems.registry import load_system
from affray.web.messages import Answer, Done, Refused, Told
from affray.web.rooms.change import Change
from affray.web.rooms.show import RoomView
from tests.units.web.desks import Desk


def initiative_dice(desk: Desk, seat: int) -> list[tuple[int, ...]]:
    """The dice beside the order of the sides, in each message of the log."""
    view, reader = RoomView(desk.room), desk.reader(seat)
    messages = [msgspec.json.decode(raw, type=Told) for raw in view.messages(reader, range(1, desk.room.n + 1), 0.0)]
    return [line.dice for message in messages for line in message.lines if line.code == "initiative"]


@pytest.mark.parametrize("players", [("me", "me"), ("me", "friend")])
def test_a_roll_of_two_sides_shows_the_dice_of_both(players: tuple[str, ...]) -> None:
    desk = Desk(players, load_scenario("foeman", "duel"), rules=load_system("foeman"), dice="typed")
    desk.answer(0, "4", name="1")
    desk.answer(0, "1", name="2")
    assert initiative_dice(desk, 0) == [(4, 1)]
    desk.check()


@pytest.mark.parametrize("typed", ["x", "-1"])
def test_what_is_no_face_is_refused_in_the_language_of_the_seat(typed: str) -> None:
    desk = Desk(("me", "friend"), load_scenario("foeman", "duel"), rules=load_system("foeman"), dice="typed")
    reader = msgspec.structs.replace(desk.reader(0), language="de")
    reply = desk.room.answer(reader, Answer("a", desk.room.state, (typed,)), desk.now).reply
    assert isinstance(reply, Refused)
    assert reply.reason == f"erwartet wird 1 Augenzahl von 0 bis 5, nicht {typed}"


def test_dice_that_were_taken_back_lie_with_no_later_roll() -> None:
    desk = Desk(("me", "me"), load_scenario("foeman", "duel"), rules=load_system("foeman"), dice="typed")
    desk.answer(0, "4", name="1")
    first = desk.room.n + 1
    desk.commit(Change(Done("2", first), first, tuple(desk.room.take_back(1, desk.now, consent=True))))
    desk.answer(0, "5", name="3")
    desk.answer(0, "1", name="4")
    assert initiative_dice(desk, 0) == [(5, 1)]
    desk.room = desk.again()
    assert initiative_dice(desk, 0) == [(5, 1)]
