"""A delve with friends at a table: each is asked on his own screen, votes have a time, and a computer stands in for who is away."""

from typing import cast

import msgspec
import pytest

from affray.core import System
from affray.core.faces.terms import Guest
from affray.game import load_scenario
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.table_terms import with_guests
from affray.web.messages import Done, Position, Refused, Sides
from affray.web.rooms import votes
from affray.web.rooms.commands import end_overdue, waits
from affray.web.rooms.show import RoomView
from affray.web.store.entries import Played
from tests.units.web.desks import Desk

RULES = cast("System[object, object]", SYSTEM)
ANN, BOB, CAT = range(3)
SECONDS = 60


@pytest.fixture
def desk() -> Desk:
    """The table of three friends who make their characters."""
    own = with_guests(load_scenario("fortmayn", "friends"), [Guest("Ann"), Guest("Bob"), Guest("Cat")])
    return Desk(("me", "friend", "friend", "greedy"), own, rules=RULES, vote=SECONDS)


@pytest.fixture
def party(desk: Desk) -> Desk:
    """The table once each has a character."""
    for seat, text in enumerate(("Asha brainy 2 2", "Berin brawny 3 1", "Cato brawny 3 1")):
        assert isinstance(desk.answer(seat, f"set_character {text}", name=f"m{seat}").reply, Done)
    return desk


def seen(desk: Desk, seat: int) -> Position:
    """The position as a seat is shown it."""
    return RoomView(desk.room).position(desk.reader(seat))


def code(desk: Desk, seat: int, *texts: str, state: int | None = None) -> str:
    """The code with which answers are refused."""
    reply = desk.answer(seat, *texts, name="no", state=state).reply
    assert isinstance(reply, Refused)
    return reply.code


def test_each_is_asked_on_his_own_screen_with_his_own_answers(desk: Desk) -> None:
    for seat, name in enumerate(("Ann", "Bob", "Cat")):
        found = seen(desk, seat)
        assert found.asked is not None and (found.asked.side, found.aside) == (seat, None)
        assert name in found.asked.text and found.asked.choices
    assert seen(desk, 3).asked is not None and not seen(desk, 3).asked.choices  # type: ignore[union-attr]


def test_a_vote_is_shown_with_who_leads_who_has_voted_and_the_time_left(party: Desk) -> None:
    party.answer(BOB, "done")
    party.room.voting = 0.0
    poll = seen(party, CAT).poll
    assert poll is not None and (poll.lead, poll.waiting) == (ANN, (ANN, CAT))
    assert [(vote.side, vote.text, vote.label) for vote in poll.cast] == [(BOB, "done", "The party is complete")]
    assert party.room.vote_left(12.0) == SECONDS - 12 and waits(party.room, 12.0) == [SECONDS - 12]


def test_once_the_time_is_over_the_lead_decides_and_a_restart_changes_nothing(party: Desk) -> None:
    party.answer(BOB, "done")
    assert end_overdue(party.room, party.now + SECONDS - 1) is None
    change = end_overdue(party.room, party.now + SECONDS)
    assert change is not None
    entry = party.commit(change).entries[0]
    assert isinstance(entry, Played) and (entry.seat, entry.side, entry.text) == (-1, ANN, "@Ann decide")
    assert party.room.game.state.phase == "hub" and party.room.voting is None  # type: ignore[attr-defined]
    party.check()


def test_a_vote_under_way_goes_on_after_a_restart(party: Desk) -> None:
    party.answer(BOB, "done")
    party.now += 1000
    again = party.again()
    assert again.voting == party.now and again.vote_left(party.now) == SECONDS


def test_nobody_ends_a_vote_before_its_time(party: Desk) -> None:
    party.answer(BOB, "done")
    assert code(party, ANN, "decide") == code(party, ANN, "@Ann decide") == "vote"
    assert code(party, ANN, '"') == "answer"
    party.room.start = msgspec.structs.replace(party.room.start, vote=0)
    assert party.room.vote_left(0.0) == -1 and isinstance(party.answer(ANN, "decide", name="d").reply, Done)


def test_votes_given_at_the_same_time_all_count_but_none_for_another_question(party: Desk) -> None:
    state = party.room.state
    party.answer(ANN, "done", name="1", state=state)
    assert isinstance(party.answer(CAT, "done", name="2", state=state).reply, Done)
    assert code(party, BOB, "done", state=state) == "stale"
    before = party.room.state
    party.answer(ANN, "rumour", name="3")
    party.answer(BOB, "rumour", name="4", state=before)
    assert code(party, CAT, "rumour", state=before) == "stale"


def test_a_computer_stands_in_until_the_player_is_back(party: Desk) -> None:
    assert party.command(CAT, "lend", text="computer", side=BOB).reply == Done("c", party.room.n)
    assert party.room.players[BOB] == "greedy" and code(party, BOB, "done") == "turn"
    party.answer(ANN, "done")
    turn = party.room.computer_turn()
    assert turn is not None and turn.side == BOB
    assert party.command(CAT, "lend", name="d", side=BOB).reply.code == "lend"  # type: ignore[union-attr]
    assert isinstance(party.command(BOB, "lend", name="e", side=BOB).reply, Done)
    assert party.room.players == ("me", "friend", "friend", "greedy") and party.room.computer_turn() is None
    assert isinstance(party.command(ANN, "lend", name="f", text="computer", side=ANN).reply, Done)
    assert isinstance(party.command(ANN, "lend", name="g", side=ANN).reply, Done)
    assert party.room.players[ANN] == "me"
    party.check()


def test_whoever_takes_his_side_back_is_asked_at_once(party: Desk) -> None:
    shown = RoomView(party.room)

    def told(name: str, text: str) -> Sides:
        party.command(BOB, "lend", name=name, text=text, side=BOB)
        return msgspec.json.decode(shown.messages(party.reader(BOB), [party.room.n], party.now)[0], type=Sides)

    lent, back = told("a", "computer"), told("b", "")
    assert lent.position is not None and lent.position.asked is not None and not lent.position.asked.choices
    assert back.position is not None and back.position.asked is not None and back.position.asked.choices
    assert back.position.asked.side == BOB


def test_only_what_somebody_plays_is_lent_and_only_in_a_company(party: Desk) -> None:
    for side in (-1, 3, 9):
        assert party.command(ANN, "lend", text="computer", side=side).reply.code == "lend"  # type: ignore[union-attr]
    assert Desk().command(0, "lend", text="computer", side=0).reply.code == "lend"  # type: ignore[union-attr]


def test_no_table_of_one_against_another_has_votes() -> None:
    desk = Desk()
    assert desk.room.vote_left(0.0) == -1 and seen(desk, 0).poll is None
    assert desk.room.game.system.seats.poll(desk.room.game.state) is None
    assert votes.shared_question(desk.room.game, (0, 1)) is None and not votes.is_heard(desk.room.game, 0)


def test_whose_turn_it_is_is_everybodys_who_may_vote(party: Desk) -> None:
    assert [RoomView(party.room).turn(party.reader(seat)).mine for seat in range(3)] == [True] * 3


def test_no_seat_is_ever_told_what_another_has_on_its_sheet(desk: Desk) -> None:
    marks = ("Annsbond", "Bobsbond", "Catsbond")
    made = ("Asha brainy 2 2 {} spell=terror spell=mend", "Berin brawny 3 1 {}", "Cato brawny 3 1 {}")
    for seat, (text, mark) in enumerate(zip(made, marks, strict=True)):
        given = f"set_character {text.format(f'attachment={mark} attachment=guild')}"
        assert isinstance(desk.answer(seat, given, name=f"m{seat}").reply, Done)
    desk.answer(CAT, "set_character Cato buys rope_50ft", name="b")
    view = RoomView(desk.room)
    for seat in range(4):
        reader = desk.reader(seat)
        heard = b"".join((view.welcome(reader, 0.0), *view.messages(reader, range(1, desk.room.n + 1), 0.0))).decode()
        assert [mark in heard for mark in marks] == [False] * 3
        assert ("Rope" in heard) == (seat == CAT)
        position = msgspec.json.encode(seen(desk, seat)).decode()
        assert ("terror" in position) <= (seat == ANN)
