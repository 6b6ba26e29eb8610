"""A delve with friends at a table: each is asked on his own screen, votes have a time, and a computer stands in for who is away."""

from pathlib import Path
from typing import cast

import msgspec
import pytest

from affray.core import InputError, System
from affray.core.faces.terms import Guest
from affray.game import load_scenario
from affray.referee import DiceNeeded
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.table_terms import with_guests
from affray.web.messages import Command, Done, NewGame, PollShown, Position, Refused, Sides
from affray.web.rooms import votes
from affray.web.rooms.commands import end_overdue, obey, waits
from affray.web.rooms.making import make_game
from affray.web.rooms.reopening import open_room
from affray.web.rooms.show import RoomView
from affray.web.store import open_store
from affray.web.store.entries import Played
from affray.web.store.roster import Roster
from tests.units.fortmayn.delving import room
from tests.units.web.desks import Desk

RULES = cast("System[object, object]", SYSTEM)
ANN, BOB, CAT = range(3)
SECONDS = 60
FRIENDS = {"system": "fortmayn", "scenario": "friends", "guests": [{"name": "Ann"}, {"name": "Bob"}]}


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


@pytest.fixture
def hub(party: Desk) -> Desk:
    """The table whose party is complete, at the hub."""
    for seat in (ANN, BOB):
        assert isinstance(party.answer(seat, "done", name=f"h{seat}").reply, Done)
    return party


def count_votes(desk: Desk) -> int:
    """How many votes are cast."""
    return votes.count_votes(desk.room.game, desk.room.game.state)


def dice_needed(desk: Desk) -> int:
    """How many dice are to be typed."""
    needed = desk.room.game.needed
    return needed.n if isinstance(needed, DiceNeeded) else 0


def overdue(desk: Desk) -> None:
    """Lets the time of the open vote be over."""
    desk.now += SECONDS
    change = end_overdue(desk.room, desk.now)
    assert change is not None
    desk.commit(change)


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
    assert code(party, ANN, '"') == code(party, ANN, *["decide"] * 65) == "answer"
    assert code(party, ANN, "decide : now") == code(party, ANN, "@Ann decide : now") == "form"
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


def test_characters_made_at_the_same_time_all_count_though_coins_are_rolled_for_one(desk: Desk) -> None:
    state = desk.room.state
    for seat, name in enumerate(("Asha", "Berin", "Cato")):
        given = desk.answer(seat, f"set_character {name} brawny 3 1", name=name, state=state)
        assert isinstance(given.reply, Done)
    assert [person.id for person in desk.room.game.state.people] == ["Asha", "Berin", "Cato"]  # type: ignore[attr-defined]


def test_no_vote_counts_for_the_next_one(hub: Desk) -> None:
    state = hub.room.state
    for seat in (ANN, BOB):
        assert isinstance(hub.answer(seat, "sleep", name=f"s{seat}", state=state).reply, Done)
    assert count_votes(hub) == 0 and code(hub, CAT, "sleep", state=state) == "stale"
    hub.answer(CAT, "sleep", name="t")
    between = hub.room.state
    overdue(hub)
    assert code(hub, BOB, "sleep", state=between) == "stale"
    assert seen(hub, BOB).poll == PollShown(ANN, hub.room.state, (), (ANN, BOB, CAT))


def test_each_vote_has_a_time_of_its_own(hub: Desk) -> None:
    hub.answer(ANN, "sleep", name="1")
    hub.now += SECONDS - 10
    hub.answer(BOB, "sleep", "sleep", name="2")
    assert count_votes(hub) == 1 and hub.room.vote_left(hub.now) == SECONDS


def test_dice_that_are_typed_in_between_neither_end_a_vote_nor_give_it_more_time(hub: Desk) -> None:
    game = hub.room.game
    state = msgspec.structs.replace(game.state, phase="scene", places=(room(ways=1),), here=0)  # type: ignore[type-var]
    game.line[-1] = msgspec.structs.replace(game.line[-1], state=state, question=RULES.question(state))
    game.dice = "typed"
    hub.answer(CAT, "rest", name="1")
    hub.now += SECONDS - 10
    assert isinstance(hub.answer(BOB, "ask_oracle likely : Is it dry?", name="2").reply, Done)
    assert dice_needed(hub) and hub.room.vote_left(hub.now + 30) == -1
    assert end_overdue(hub.room, hub.now + 30) is None
    while count := dice_needed(hub):
        assert isinstance(hub.answer(BOB, " ".join(["1"] * count), name=f"d{hub.room.n}").reply, Done)
    assert count_votes(hub) == 1 and hub.room.vote_left(hub.now) == 10


def test_what_the_time_or_the_lead_has_decided_is_taken_back_only_if_the_others_agree(hub: Desk) -> None:
    hub.answer(CAT, "sleep", name="1")
    overdue(hub)
    hub.command(ANN, "undo", name="u")
    assert hub.room.wishes["undo"].waiting == (BOB, CAT) and count_votes(hub) == 0
    for seat in (BOB, CAT):
        hub.command(seat, "agree", name=f"g{seat}")
    assert count_votes(hub) == 1 and hub.room.vote_left(hub.now) == SECONDS
    hub.check()
    hub.room.start = msgspec.structs.replace(hub.room.start, vote=0)
    hub.answer(ANN, "decide", name="2")
    hub.command(ANN, "undo", name="v")
    assert hub.room.wishes["undo"].waiting == (BOB, CAT)


def test_a_vote_of_ones_own_is_taken_back_freely(hub: Desk) -> None:
    hub.answer(ANN, "sleep", name="1")
    hub.command(ANN, "undo", name="u")
    assert not hub.room.wishes and count_votes(hub) == 0 and hub.room.voting is None


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


def test_for_whoever_is_at_the_table_only_he_and_the_lead_have_a_computer_play(party: Desk) -> None:
    party.room.present = frozenset({ANN, BOB, CAT})
    for language, said in (("en", "Bob is at the table: only Bob and"), ("de", "Bob sitzt am Tisch: Nur Bob und")):
        cat = msgspec.structs.replace(party.reader(CAT), language=language)
        refused = obey(party.room, cat, Command("c", "lend", "computer", side=BOB), party.now).reply
        assert isinstance(refused, Refused) and refused.code == "lend" and refused.reason.startswith(said)
    for seat in (ANN, BOB):
        party.command(seat, "lend", name=f"l{seat}", text="computer", side=BOB)
        assert party.room.players[BOB] == "greedy"
        party.command(BOB, "lend", name=f"b{seat}", side=BOB)
    party.room.present = frozenset({ANN, CAT})
    assert isinstance(party.command(CAT, "lend", name="a", text="computer", side=BOB).reply, Done)


def test_whoever_takes_his_side_back_is_asked_at_once(party: Desk) -> None:
    shown = RoomView(party.room)

    def sides_message(name: str, text: str) -> Sides:
        party.command(BOB, "lend", name=name, text=text, side=BOB)
        return msgspec.json.decode(shown.messages(party.reader(BOB), [party.room.n], party.now)[0], type=Sides)

    lent, back = sides_message("a", "computer"), sides_message("b", "")
    assert lent.position is not None and lent.position.asked is not None and not lent.position.asked.choices
    assert back.position is not None and back.position.asked is not None and back.position.asked.choices
    assert back.position.asked.side == BOB


def test_only_what_somebody_plays_is_lent_and_only_in_a_company(party: Desk) -> None:
    for side in (-1, 3, 9):
        assert party.command(ANN, "lend", text="computer", side=side).reply.code == "lend"  # type: ignore[union-attr]
    assert Desk().command(0, "lend", text="computer", side=0).reply.code == "lend"  # type: ignore[union-attr]


def test_whoever_has_given_up_is_neither_lent_nor_comes_back(party: Desk) -> None:
    party.command(BOB, "lend", name="l", text="computer", side=BOB)
    party.command(BOB, "resign", name="r", side=BOB)
    party.command(CAT, "resign", name="s", side=CAT)
    for name, seat, text, side in (("b", BOB, "", BOB), ("c", ANN, "computer", CAT)):
        assert party.command(seat, "lend", name=name, text=text, side=side).reply.code == "lend"  # type: ignore[union-attr]


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


def test_nobody_is_told_what_another_memorises_in_a_rest(party: Desk) -> None:
    game = party.room.game
    asha = msgspec.structs.replace(game.state.people[0], known=("mend",), memorised=("mend",))  # type: ignore[attr-defined]
    people = (asha, *game.state.people[1:])  # type: ignore[attr-defined]
    state = msgspec.structs.replace(game.state, phase="rest", people=people, places=(room(),), here=0)  # type: ignore[type-var]
    game.line[-1] = msgspec.structs.replace(game.line[-1], state=state, question=RULES.question(state))
    assert isinstance(party.answer(ANN, "camp memorise=Asha:mend", name="r").reply, Done)
    view = RoomView(party.room)
    for reader in (party.reader(BOB), party.reader(CAT), party.onlooker):
        poll = view.position(reader).poll
        assert poll is not None and [vote.text for vote in poll.cast] == ["camp"]
        assert b"mend" not in b"".join(view.messages(reader, [party.room.n], 0.0))
    poll = view.position(party.reader(ANN)).poll
    assert poll is not None and [vote.text for vote in poll.cast] == ["camp memorise=Asha:mend"]


def made_with(tmp_path: Path, vote: dict[str, int | None], language: str = "en") -> int:
    """How long votes last in a game that is made so."""
    roster = Roster(open_store(str(tmp_path / "table.sqlite")).engine)
    kept, _ = make_game(msgspec.convert({**FRIENDS, **vote}, NewGame), roster, ("greedy",), language=language)
    return open_room(kept, 0.0, RULES).start.vote


@pytest.mark.parametrize(("given", "kept"), [({}, 60), ({"vote": None}, 60), ({"vote": 0}, 0), ({"vote": 3600}, 3600)])
def test_a_vote_lasts_as_long_as_wanted_and_as_usual_where_nothing_is_said(
    tmp_path: Path, given: dict[str, int | None], kept: int
) -> None:
    assert made_with(tmp_path, given) == kept


@pytest.mark.parametrize("given", [-5, 3601, 99_999_999])
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "expected 0 to 3600 whole seconds"), ("de", "erwartet werden 0 bis 3600 ganze Sekunden")],
)
def test_no_vote_lasts_longer_than_an_hour_or_less_than_nothing(
    tmp_path: Path, given: int, language: str, words: str
) -> None:
    with pytest.raises(InputError, match=f"{given}: {words}"):
        made_with(tmp_path, {"vote": given}, language)
