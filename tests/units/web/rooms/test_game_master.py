"""A game master's seat at a served fight: who is asked, what each may say, and what each is shown."""

import msgspec
import pytest

from affray.core.eyes import EVERYTHING, NOBODY
from affray.game.muster import with_master
from affray.game.scenario import load_scenario
from affray.systems.registry import load_system
from affray.web.messages import Clock, Done, Position, Refused
from affray.web.rooms.making import rematch
from affray.web.rooms.reopening import open_room
from affray.web.rooms.show import RoomView
from affray.web.store.entries import Reader
from tests.units.web.desks import Desk

RED, BLUE, MASTER = range(3)
MELEE = load_system("melee")
HIDDEN = ("ruling mark Ghoul 3,3 hidden", "ruling lay club 2,2 hidden", "ruling tell Red The wine is poisoned")


def table(system: str, *players: str) -> Desk:
    """A duel with a game master at a table."""
    scenario = with_master(load_scenario(system, "duel"), "Morgan")
    return Desk(players or ("friend", "friend", "me"), scenario, rules=load_system(system))


@pytest.fixture(params=("foeman", "melee"))
def desk(request: pytest.FixtureRequest) -> Desk:
    """A duel of two friends, whose game master has made the game."""
    return table(request.param)


def seat_of(desk: Desk, side: int) -> int:
    """The seat that plays a side."""
    return next(seat.seat for seat in desk.kept.seats if side in seat.sides)


def reader(desk: Desk, side: int) -> Reader:
    """Who plays a side; the onlooker for -1."""
    return desk.reader(seat_of(desk, side)) if side >= 0 else desk.onlooker


def position(desk: Desk, side: int) -> Position:
    """What a side is shown."""
    return RoomView(desk.room).position(reader(desk, side))


def sent_to(desk: Desk, side: int) -> str:
    """All that a side is sent."""
    numbers = range(1, desk.room.n + 1)
    return b" ".join(RoomView(desk.room).messages(reader(desk, side), numbers, desk.now)).decode()


def rule(desk: Desk, *texts: str) -> None:
    """The game master rules."""
    for text in texts:
        reply = desk.answer(seat_of(desk, MASTER), text, name=text[:40]).reply
        assert isinstance(reply, Done), (text, reply)


def test_he_alone_is_asked_and_his_rulings_are_sent_to(desk: Desk) -> None:
    asked = position(desk, MASTER).asked
    assert asked is not None and asked.side == MASTER and [choice.offer.text for choice in asked.choices] == ["go on"]
    assert "ruling harm FIGURE POINTS" in asked.open
    for side in (RED, BLUE):
        shown = position(desk, side)
        assert shown.asked is not None and not shown.asked.choices and not shown.asked.open and shown.aside is None
    assert isinstance(desk.answer(seat_of(desk, RED), "ruling fall Berold").reply, Refused)
    rule(desk, "ruling harm Aldric 2", "ruling save Berold dx 3", "ruling say The bridge shakes")
    for side in (RED, BLUE, MASTER, -1):
        assert "The bridge shakes" in sent_to(desk, side) and "Aldric is hurt: 2 points" in sent_to(desk, side)
    desk.check()


def test_nobody_is_sent_what_he_hides(desk: Desk) -> None:
    rule(desk, *HIDDEN, "go on")
    for side in (BLUE, -1):
        sent = sent_to(desk, side) + msgspec.json.encode(position(desk, side)).decode()
        assert not [word for word in ("Ghoul", "club", "Club", "poisoned") if word in sent]
    assert "poisoned" in sent_to(desk, RED) and "Ghoul" not in sent_to(desk, RED)
    sent = sent_to(desk, MASTER) + msgspec.json.encode(position(desk, MASTER)).decode()
    assert all(word in sent for word in ("Ghoul", "poisoned"))
    assert [item.hidden for item in position(desk, MASTER).items] == [True, True]
    assert position(desk, RED).items == ()


def test_he_interrupts_and_is_called_while_another_is_asked(desk: Desk) -> None:
    rule(desk, "ruling attend calls", "go on")
    asked = position(desk, MASTER).asked
    assert asked is not None and asked.side in (RED, BLUE)
    other = BLUE if asked.side == RED else RED
    aside = position(desk, MASTER).aside
    assert aside is not None and [choice.offer.text for choice in aside.choices] == ["interrupt"]
    call = position(desk, other).aside
    assert call is not None and call.open == ("call WORDS",)
    assert isinstance(desk.answer(seat_of(desk, other), "call I swing from the beam", name="k").reply, Done)
    assert "asks for a ruling: “I swing from the beam”" in sent_to(desk, MASTER)
    assert isinstance(desk.answer(seat_of(desk, other), "interrupt", name="i").reply, Refused)
    shown = position(desk, MASTER)
    if shown.asked is not None and shown.asked.side != MASTER:
        assert isinstance(desk.answer(seat_of(desk, MASTER), "interrupt", name="j").reply, Done)
    desk.check()


def test_computers_fight_on_beside_him() -> None:
    desk = table("foeman", "greedy", "greedy", "me")
    assert desk.room.computer_turn() is None
    rule(desk, "go on")
    turn = desk.room.computer_turn()
    assert turn is not None


def test_a_computer_in_his_seat_lets_the_fight_go_on() -> None:
    desk = table("melee", "me", "friend", "greedy")
    turn = desk.room.computer_turn()
    assert turn is not None


def test_the_end_shows_all(desk: Desk) -> None:
    rule(desk, *HIDDEN, "ruling end Red")
    assert desk.room.game.is_over and "Ghoul" in sent_to(desk, BLUE)


def test_another_game_with_sides_swapped_leaves_him_in_his_seat(desk: Desk) -> None:
    rule(desk, "ruling end Red")
    again = rematch(desk.room, swap=True)
    assert open_room(again, desk.now, desk.rules).players == ("friend", "friend", "me")


def test_nobodys_clock_runs_while_he_is_asked() -> None:
    scenario = with_master(load_scenario("foeman", "duel"), "Morgan")
    desk = Desk(("me", "friend", "friend"), scenario, rules=load_system("foeman"), clock=Clock(60))
    rule(desk, "ruling say So it begins")
    desk.now += 100
    assert desk.room.running_side == -1 and desk.room.time_left(desk.now) == (60, 60)
    rule(desk, "ruling attend calls", "go on")
    asked = desk.room.running_side
    desk.now += 10
    assert asked in (RED, BLUE) and desk.room.time_left(desk.now)[asked] == 50


def test_whoever_leaves_his_seat_hears_with_all_that_the_fight_goes_on_without_rulings(desk: Desk) -> None:
    assert isinstance(desk.command(seat_of(desk, MASTER), "resign").reply, Done)
    said = "Morgan leaves the game master's seat: the fight goes on without rulings."
    assert said in sent_to(desk, MASTER) and said in sent_to(desk, RED)


# --- nobody for another -----------------------------------------------------------------------------------------------
def test_nobody_answers_for_another_although_all_may_speak_up(desk: Desk) -> None:
    rule(desk, "ruling mark Ghoul 3,3 hidden", "go on")
    game = desk.room.game
    asked = game.question
    assert asked is not None and len(asked.others) == 2
    legal = game.system.write_answer(asked.answers[0])
    for side in asked.others:
        for text in (
            legal,
            "1",
            "ruling lift club 2,2",
            "ruling unmark Ghoul",
            "ruling say x",
            "go on",
            "call by=Red x",
        ):
            reply = desk.answer(seat_of(desk, side), text, name=f"{side}{text}").reply
            assert isinstance(reply, Refused), (side, text)
            if side != MASTER:
                assert reply.reason == "another side is asked", text
    assert game.question == asked
    said = desk.answer(seat_of(desk, MASTER), "ruling say x", name="s").reply
    assert isinstance(said, Refused) and said.reason.startswith("Morgan may rule between two moves or actions")


# --- what each screen shows -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("system", ["foeman", "melee"])
def test_one_screen_before_all_shows_what_is_hidden_only_while_he_is_asked(system: str) -> None:
    desk = table(system, "me", "me", "me")
    rule(desk, *HIDDEN)
    shown = position(desk, MASTER)
    assert shown.asked is not None and shown.asked.side == MASTER and shown.asked.choices and len(shown.items) == 2
    rule(desk, "go on")
    assert position(desk, MASTER).items == () and "Ghoul" not in sent_to(desk, MASTER)


def test_he_hears_what_sides_hide_from_each_other() -> None:
    desk = Desk(("friend", "friend", "me"), with_master(load_scenario("melee", "wizards-duel"), "Morgan"), rules=MELEE)
    view = RoomView(desk.room)
    assert [view.ear(reader(desk, side)) for side in (RED, BLUE, MASTER, -1)] == [RED, BLUE, EVERYTHING, NOBODY]
    assert not view.is_open(reader(desk, MASTER))


def test_changed_ground_is_laid_over_the_board_that_all_have(desk: Desk) -> None:
    kind = {"foeman": "brush", "melee": "broken_ground"}[desk.room.game.system.facts.key]
    assert position(desk, RED).created == ()
    rule(desk, f"ruling ground 2,2 {kind}")
    for side in (RED, BLUE, MASTER, -1):
        assert [patch.name for patch in position(desk, side).created] == [kind]
    assert desk.command(seat_of(desk, MASTER), "undo").reply == Done("c", desk.room.n)
    assert position(desk, RED).created == ()


# --- what is walked into ----------------------------------------------------------------------------------------------
def test_who_has_walked_into_something_hidden_takes_it_back_only_if_the_others_agree() -> None:
    desk = table("foeman")
    rule(desk, "ruling mark Pit 4,2 hidden", "ruling mark Pit_two 4,6 hidden", "go on")
    asked = position(desk, MASTER).asked
    assert asked is not None
    seat = seat_of(desk, asked.side)
    way = "S" if asked.side == RED else "N"
    for text in ("move", f"step {way}"):
        assert isinstance(desk.answer(seat, text, name=text).reply, Done)
    assert isinstance(desk.command(seat, "undo", name="free").reply, Done) and not desk.room.wishes
    for text in (f"step {way}", "stop"):
        assert isinstance(desk.answer(seat, text, name=f"again {text}").reply, Done)
    shown = position(desk, asked.side).asked
    assert shown is not None and shown.side == MASTER
    assert isinstance(desk.command(seat, "undo", name="asks").reply, Done)
    assert MASTER in desk.room.wishes["undo"].waiting
    rule(desk, "ruling harm Aldric 1")
    assert not desk.room.wishes
    assert isinstance(desk.command(seat_of(desk, MASTER), "undo", name="own").reply, Done) and not desk.room.wishes
    desk.check()


def test_the_game_master_who_has_interrupted_takes_his_own_back_freely(desk: Desk) -> None:
    rule(desk, "go on", "interrupt", "ruling harm Aldric 1")
    for name in ("first", "second"):
        assert isinstance(desk.command(seat_of(desk, MASTER), "undo", name=name).reply, Done) and not desk.room.wishes
    asked = position(desk, MASTER).asked
    assert asked is not None and asked.side != MASTER
