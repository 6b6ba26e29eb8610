"""Rooms: what is acknowledged stays, nothing is done twice, and a restart changes nothing."""

import msgspec
import pytest

from affray.core import InputError
from affray.game.scenario import load_scenario
from affray.systems import registry
from affray.web.messages import Clock, Done, Refused
from affray.web.rooms import seating
from affray.web.rooms.chance import hash_of
from affray.web.rooms.commands import end_overdue
from affray.web.rooms.show import RoomView
from affray.web.store.entries import Ended, Played, Wished
from tests.toy import FOUR
from tests.units.web.desks import Desk


def refusal(desk: Desk, seat: int, *texts: str, **more: object) -> Refused:
    """The refusal of answers."""
    change = desk.answer(seat, *texts, **more)  # type: ignore[arg-type]
    assert isinstance(change.reply, Refused)
    assert change.entries == ()
    return change.reply


def test_an_answer_is_played_once_however_often_it_comes() -> None:
    desk = Desk()
    first = desk.answer(0, "roll", name="x")
    again = desk.answer(0, "roll", name="x", state=0)
    assert first.reply == again.reply == Done("x", 2)
    assert (again.entries, desk.room.state) == ((), 1)
    desk.room = desk.again()
    assert desk.answer(0, "roll", name="x", state=0).reply == Done("x", 2)


def test_the_same_id_from_another_seat_is_another_answer() -> None:
    desk = Desk(seed=1)
    while desk.room.game.question is not None and desk.room.game.question.side == 0:
        desk.answer(0, "hold" if desk.room.game.state.turn else "roll", name=f"a{desk.room.state}")  # type: ignore[attr-defined]
    assert isinstance(desk.answer(1, "roll", name="a0").reply, Done)


def test_an_answer_for_another_state_is_stale() -> None:
    desk = Desk()
    found = refusal(desk, 0, "roll", state=1)
    assert (found.code, found.stale) == ("stale", True)


def test_only_the_side_that_is_asked_answers() -> None:
    desk = Desk()
    assert refusal(desk, 1, "roll").code == "turn"
    assert refusal(desk, 2, "roll").code == "onlooker"
    assert refusal(desk, 0, "hold").code == "not-now"
    assert refusal(desk, 0, "dance").code == "answer"
    assert refusal(desk, 0).code == "answer"
    assert refusal(desk, 0, "roll", name="").code == "id"
    assert refusal(desk, 0, "roll " * 500).code == "answer"


def test_answers_in_a_row_stop_where_one_is_not_legal() -> None:
    desk = Desk(("me", "me"), seed=3)
    change = desk.answer(0, "roll", "dance", "roll")
    assert [type(entry) for entry in change.entries] == [Played]
    assert change.reply == Done("a", 2)
    desk.check()


def finish(desk: Desk) -> None:
    """Plays one game to its end."""
    for number in range(1000):
        question = desk.room.game.question
        if question is None:
            return
        text = "0" if question.inner else str(question.answers[-1])
        seat = question.side if len(desk.kept.seats) > 2 else 0
        desk.answer(seat, text, name=f"f{number}")


def test_a_game_that_is_played_out_says_so_once() -> None:
    desk = Desk()
    finish(desk)
    entries = [item.entry for item in desk.room.items]
    assert [entry.reason for entry in entries if isinstance(entry, Ended)] == ["played"]
    assert refusal(desk, 0, "roll").code == "over"
    desk.check()


def test_an_undo_before_any_die_is_free_and_needs_nobody() -> None:
    desk = Desk(("me", "friend", "friend", "friend"), FOUR, seed=2)
    assert desk.command(0, "undo").reply.code == "start"  # type: ignore[union-attr]
    desk.answer(0, "roll", name="1")
    held = next((n for n in range(20) if desk.answer(desk.room.game.question.side, "hold", name=f"h{n}").entries), None)  # type: ignore[union-attr]
    assert held is not None
    side = desk.room.game.line[-1].entry.side
    before = desk.room.moment
    assert desk.command(side, "undo").reply == Done("c", desk.room.n)
    assert desk.room.moment == before - 1
    desk.check()


def test_after_a_roll_the_others_are_asked() -> None:
    desk = Desk()
    desk.answer(0, "roll")
    desk.command(0, "undo", "u")
    wish = desk.room.wishes["undo"]
    assert (wish.sides, wish.waiting, wish.state) == ((0,), (1,), "open")
    assert desk.command(0, "undo", "u2").reply.code == "asked"  # type: ignore[union-attr]
    assert desk.command(0, "agree", "no").reply.code == "nothing"  # type: ignore[union-attr]
    desk.check()
    desk.command(1, "agree", "yes")
    assert (desk.room.moment, desk.room.wishes) == (0, {})
    assert [entry.state for entry in wishes(desk)] == ["open", "agreed"]
    desk.check()


def wishes(desk: Desk) -> list[Wished]:
    """All requests of the log."""
    return [item.entry for item in desk.room.items if isinstance(item.entry, Wished)]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_request_can_be_refused_or_withdrawn(seat: int) -> None:
    desk = Desk()
    desk.answer(0, "roll")
    desk.command(0, "undo", "u")
    desk.command(seat, "refuse", "no", what="undo")
    assert (desk.room.moment, desk.room.wishes, wishes(desk)[-1].state) == (1, {}, "refused")
    desk.check()


def test_a_takeback_lapses_when_the_game_goes_on() -> None:
    desk = Desk(seed=5)
    desk.answer(0, "roll")
    desk.command(0, "undo", "u")
    side = desk.room.game.question.side  # type: ignore[union-attr]
    text = "0" if desk.room.game.needed else "roll"
    desk.answer(side, text, name="on")
    assert (desk.room.wishes, wishes(desk)[-1].state) == ({}, "refused")
    desk.check()


def test_the_computer_holds_a_person_to_a_roll() -> None:
    desk = Desk(("me", "random"))
    desk.answer(0, "roll")
    assert desk.command(0, "undo").reply.code == "rolled"  # type: ignore[union-attr]


def test_whoever_plays_all_sides_may_take_back_a_roll() -> None:
    desk = Desk(("me", "me"))
    desk.answer(0, "roll")
    desk.command(0, "undo")
    assert desk.room.moment == 0
    desk.check()


def test_resigning_ends_a_game_of_two_and_the_record_says_so() -> None:
    desk = Desk()
    desk.command(1, "resign")
    assert desk.room.game.score == (1.0, 0.0)
    assert isinstance(desk.room.items[-1].entry, Ended) and desk.room.items[-1].entry.reason == "resigned"
    assert desk.command(0, "resign", "late").reply.code == "over"  # type: ignore[union-attr]
    desk.check()


def test_in_a_larger_game_the_computer_plays_on_for_who_resigned() -> None:
    desk = Desk(("me", "friend", "friend", "random"), FOUR)
    desk.command(0, "resign")
    assert not desk.room.game.is_over
    turn = desk.room.computer_turn()
    assert turn is not None and (turn.side, turn.player) == (0, "greedy")
    assert refusal(desk, 0, "roll").code == "turn"
    desk.commit(desk.room.play_computer(turn, "roll", desk.now))
    assert desk.room.state == 2
    assert isinstance(desk.room.play_computer(turn, "roll", desk.now).reply, Refused)
    # Whoever has left takes back nothing, the answers of the computer in its place least of all.
    assert desk.command(0, "undo", "back").reply.reason == "the game is over for this seat, or a computer plays for it"  # type: ignore[union-attr]
    desk.check()


def test_who_leads_several_sides_resigns_for_the_one_that_is_named() -> None:
    desk = Desk(("me", "me", "friend", "random"), FOUR)
    asked = desk.room.game.question
    assert asked is not None and asked.side == 0
    desk.command(0, "resign", side=1)
    assert set(desk.room.game.gone) == {1}
    for side in (1, 2):  # Once is enough, and nobody resigns for another.
        assert desk.command(0, "resign", f"again {side}", side=side).reply.code == "over"  # type: ignore[union-attr]
    desk.command(0, "resign", "too")
    assert set(desk.room.game.gone) == {0, 1}
    desk.check()


def test_the_position_says_that_nothing_is_taken_back_once_the_game_is_over() -> None:
    desk = Desk()
    while not desk.room.game.is_over:
        assert RoomView(desk.room).position(desk.reader(0)).undo != "the game is over"
        asked = desk.room.game.question
        assert asked is not None
        if isinstance(desk.answer(asked.side, "hold", name=f"n{desk.room.n}h").reply, Refused):
            desk.answer(asked.side, "0" if asked.inner else "roll", name=f"n{desk.room.n}")
    assert RoomView(desk.room).position(desk.reader(0)).undo == "the game is over"
    assert desk.command(0, "undo").reply.reason == "the game is over"  # type: ignore[union-attr]


def test_an_onlooker_may_talk_and_nothing_else() -> None:
    desk = Desk()
    for do in ("undo", "resign", "rematch", "agree", "refuse"):
        assert desk.command(2, do, do).reply.code == "onlooker"  # type: ignore[union-attr]
    assert desk.command(2, "chat", "t", text="hello").entries[0].text == "hello"  # type: ignore[union-attr]
    desk.check()


def test_what_is_said_is_kept_as_one_line_of_text() -> None:
    desk = Desk()
    said = desk.command(0, "chat", text="<b>\x00a\nb\u202e</b> " + "x" * 900).entries[0]
    assert said.text.startswith("<b>a b</b> xx") and len(said.text) == 500  # type: ignore[union-attr]
    assert desk.command(0, "chat", "e", text=" \n\x07").reply.code == "empty"  # type: ignore[union-attr]
    desk.command(0, "name", "n", text=" Ann\n" * 30)
    assert desk.room.names[0].startswith("Ann Ann") and len(desk.room.names[0]) <= 40
    assert desk.command(0, "name", "n2", text=desk.room.names[0]).entries == ()
    desk.check()


@pytest.mark.parametrize(("text", "sides"), [("", (0,)), ("swap", (1,)), ("easier", (0,)), ("harder", (0,))])
def test_another_game_comes_when_all_agree_and_each_keeps_the_token(text: str, sides: tuple[int, ...]) -> None:
    desk = Desk()
    assert desk.command(0, "rematch", "early").reply.code == "running"  # type: ignore[union-attr]
    desk.command(0, "resign", "r")
    desk.command(1, "rematch", "m", text=text)
    assert desk.extra == []
    request = RoomView(desk.room).messages(desk.reader(0), (desk.room.n,), desk.now)[0].decode()
    assert (f'"how":"{text}"' in request) == bool(text)
    desk.command(0, "agree", "y", what="rematch")
    (made,) = desk.extra
    assert wishes(desk)[-1].game == made.id
    assert [seat.hash for seat in made.seats] == [seat.hash for seat in desk.kept.seats]
    assert made.seats[0].sides == sides
    assert desk.command(0, "rematch", "twice").reply.code == "made"  # type: ignore[union-attr]
    desk.check()


def test_alone_another_game_comes_at_once() -> None:
    desk = Desk(("me", "random"))
    desk.command(0, "resign", "r")
    desk.command(0, "rematch", "m", text="swap")
    assert desk.extra[0].seats[0].sides == (1,)


@pytest.mark.parametrize(("text", "foe"), [("easier", "computer:1"), ("harder", "computer:3"), ("", "computer:2")])
def test_another_game_is_played_against_an_easier_or_a_harder_foe(text: str, foe: str) -> None:
    desk = Desk(("me", "computer:2"))
    desk.command(0, "resign", "r")
    desk.command(0, "rematch", "m", text=text)
    assert msgspec.json.decode(desk.extra[0].start)["players"] == ["me", foe]


def test_no_foe_is_harder_than_the_hardest_that_a_system_offers() -> None:
    fortmayn = registry.load_system("fortmayn")
    desk = Desk(("me", "computer:5"), load_scenario("fortmayn", "duel"), rules=fortmayn)
    desk.command(0, "resign", "r")
    desk.command(0, "rematch", "m", text="harder")
    assert msgspec.json.decode(desk.extra[0].start)["players"] == ["me", "computer:5"]


def test_a_seat_can_be_given_out_again() -> None:
    desk = Desk()
    with pytest.raises(InputError, match="side 2: expected 0 to 1"):
        seating.reseat(desk.room, 2, "new")
    desk.commit(seating.reseat(desk.room, 1, "new"))
    hashes = {seat.hash: seat.sides for seat in desk.room.seats.values()}
    assert hashes[hash_of("new")] == (1,)
    assert hash_of(desk.made.friends[0].token) not in hashes
    assert hashes[hash_of(desk.made.token)] == (0,)
    desk.check()


def test_a_hot_seat_can_give_one_of_its_sides_away() -> None:
    desk = Desk(("me", "me"))
    desk.commit(seating.reseat(desk.room, 1, "new"))
    assert desk.room.players == ("me", "friend")
    assert [desk.room.seats[n].sides for n in sorted(desk.room.seats)] == [(0,), (), (1,)]
    desk.check()


def test_a_clock_starts_with_the_first_answer_and_ends_the_game() -> None:
    desk = Desk(clock=Clock(10, 2))
    desk.now += 100
    assert (desk.room.running_side, end_overdue(desk.room, desk.now)) == (-1, None)
    desk.answer(0, "roll", name="0")
    running = desk.room.running_side
    desk.now += 4
    desk.answer(running, "0" if desk.room.game.needed else "roll", name="1")
    assert desk.room.clocks[running] == 8.0
    assert end_overdue(desk.room, desk.now) is None
    running = desk.room.running_side
    desk.now += 11
    change = end_overdue(desk.room, desk.now)
    assert change is not None
    desk.commit(change)
    assert desk.room.game.score[running] == 0.0
    assert isinstance(desk.room.items[-1].entry, Ended) and desk.room.items[-1].entry.reason == "flag"
    desk.check()


def test_dice_thrown_by_hand_are_a_seats_to_give() -> None:
    desk = Desk(("me", "random"), dice="typed")
    desk.answer(0, "roll", name="1")
    assert desk.room.computer_turn() is None
    assert refusal(desk, 0, "9", name="2").code == "dice"
    desk.answer(0, "0", name="3")
    assert desk.room.game.question is not None and desk.room.game.question.side == 1
    turn = desk.room.computer_turn()
    assert turn is not None
    desk.commit(desk.room.play_computer(turn, "roll", desk.now))
    desk.answer(0, "0", name="4")
    desk.check()


def test_the_clock_of_a_side_that_has_left_stands_still() -> None:
    desk = Desk(("me", "friend", "friend", "friend"), FOUR, clock=Clock(10))
    desk.answer(0, "roll")
    running = desk.room.running_side
    desk.now += 11
    change = end_overdue(desk.room, desk.now)
    assert change is not None
    desk.commit(change)
    desk.now += 11
    assert (desk.room.game.gone, desk.room.running_side, end_overdue(desk.room, desk.now)) == ((running,), -1, None)
    desk.check()
