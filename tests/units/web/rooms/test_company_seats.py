"""The seats of a delve with friends: another game, a branch, who is away."""

from affray.web.messages import Done
from affray.web.rooms import making, seating
from affray.web.rooms.advice import GuideQuestion, forms
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.reopening import open_room
from affray.web.rooms.table import Table
from affray.web.rooms.thinking import thought_of
from affray.web.rooms.why import open_question
from affray.web.store.entries import Played
from tests.units.web.desks import Desk
from tests.units.web.rooms.test_votes import ANN, BOB, CAT, RULES, desk, party  # noqa: F401  (fixtures)


def give_up(party: Desk) -> None:  # noqa: F811
    """Ends the game."""
    for seat in (ANN, BOB, CAT):
        assert isinstance(party.command(seat, "resign", name=f"r{seat}").reply, Done)


def test_nobody_sits_as_the_world_when_friends_swap_their_sides(party: Desk) -> None:  # noqa: F811
    give_up(party)
    party.command(ANN, "rematch", name="m", text="swap")
    for seat in (BOB, CAT):
        party.command(seat, "agree", name=f"y{seat}")
    other = open_room(party.extra[0], 0.0, RULES)
    assert other.players == ("friend", "me", "friend", "greedy")
    assert [seat.sides for seat in other.seats.values()] == [(BOB,), (CAT,), (ANN,), ()]
    assert other.game.question is not None and {other.game.question.side, *other.game.question.others} == {
        ANN,
        BOB,
        CAT,
    }


def test_whoever_was_only_lent_out_has_a_seat_in_a_branch(party: Desk) -> None:  # noqa: F811
    for side in (ANN, BOB):
        party.command(CAT, "lend", name=f"l{side}", text="computer", side=side)
    give_up(party)
    kept, made = making.branch(party.room, party.reader(ANN), 3)
    assert open_room(kept, 0.0, RULES).players == ("me", "friend", "friend", "greedy")
    assert [seat.sides for seat in kept.seats] == [(ANN,), (BOB,), (CAT,), ()]
    assert [link.sides for link in made.friends] == [(BOB,), (CAT,)]


def test_whoever_was_only_lent_out_is_asked_for_another_game_and_plays_in_it(party: Desk) -> None:  # noqa: F811
    for side in (ANN, BOB):
        party.command(CAT, "lend", name=f"l{side}", text="computer", side=side)
    give_up(party)
    party.command(CAT, "rematch", name="m")
    assert party.room.wishes["rematch"].waiting == (ANN, BOB)
    for seat in (ANN, BOB):
        party.command(seat, "agree", name=f"y{seat}")
    assert open_room(party.extra[0], 0.0, RULES).players == ("me", "friend", "friend", "greedy")


def test_whoever_sits_beside_the_maker_has_what_the_maker_has_lent_out(party: Desk) -> None:  # noqa: F811
    party.command(ANN, "lend", text="computer", side=ANN)
    assert seating.admit(party.room, "new").added[0].sides == (ANN,)


def test_a_computer_votes_although_a_person_is_asked_before_it(party: Desk) -> None:  # noqa: F811
    party.command(CAT, "lend", text="computer", side=BOB)
    assert party.room.computer_turn() is None
    party.answer(CAT, "done")
    assert party.room.game.question is not None and party.room.game.question.side == ANN
    turn = party.room.computer_turn()
    thought = thought_of(party.room, Lineup(), party.now)
    assert turn is not None and thought is not None
    assert (turn.side, thought.turn, thought.question.side) == (BOB, turn, BOB)
    entry = party.commit(party.room.play_computer(turn, "done", party.now)).entries[0]
    assert isinstance(entry, Played) and (entry.side, entry.text) == (BOB, "@Bob done")
    assert party.room.game.state.phase == "hub" and party.room.computer_turn() is None  # type: ignore[attr-defined]
    party.check()


def test_a_computer_that_has_voted_waits_for_the_people(party: Desk) -> None:  # noqa: F811
    party.command(CAT, "lend", text="computer", side=BOB)
    party.answer(CAT, "done")
    party.answer(ANN, "done", name="b")
    party.answer(CAT, "sleep", name="d")
    turn = party.room.computer_turn()
    assert turn is not None
    party.commit(party.room.play_computer(turn, "rumour", party.now))
    assert party.room.computer_turn() is None


def asking_for_a_takeback(party: Desk) -> int:  # noqa: F811
    """The state of a party of which one asks the others to take the rumour's dice back, before anybody agrees."""
    for seat in (ANN, BOB):
        party.answer(seat, "done", name=f"d{seat}")
    for seat in (ANN, BOB):
        party.answer(seat, "rumour", name=f"q{seat}")
    party.command(ANN, "undo", name="u")
    assert party.room.wishes["undo"].waiting == (BOB, CAT)
    return party.room.moment


def test_whoever_is_lent_out_is_not_asked_about_a_takeback(party: Desk) -> None:  # noqa: F811
    moment = asking_for_a_takeback(party)
    party.command(CAT, "lend", name="l", text="computer", side=BOB)
    assert party.room.wishes["undo"].waiting == (CAT,)
    party.check()
    party.command(CAT, "agree", name="y")
    assert not party.room.wishes and party.room.moment < moment
    party.check()


def test_a_takeback_that_all_who_are_left_agree_to_is_done(party: Desk) -> None:  # noqa: F811
    moment = asking_for_a_takeback(party)
    party.command(CAT, "agree", name="y")
    assert party.room.moment == moment
    party.command(CAT, "lend", name="l", text="computer", side=BOB)
    assert not party.room.wishes and party.room.moment < moment
    party.check()


def test_no_computer_agrees_to_a_takeback(party: Desk) -> None:  # noqa: F811
    moment = asking_for_a_takeback(party)
    for seat in (CAT, BOB):
        party.command(seat, "lend", name=f"l{seat}", text="computer", side=seat)
    assert not party.room.wishes and party.room.moment == moment
    party.check()


def test_whoever_asks_for_a_takeback_does_not_lend_out_who_was_to_agree(party: Desk) -> None:  # noqa: F811
    moment = asking_for_a_takeback(party)
    party.command(ANN, "lend", name="l", text="computer", side=CAT)
    assert not party.room.wishes and party.room.moment == moment
    party.command(CAT, "lend", name="b", side=CAT)
    party.command(ANN, "undo", name="v")
    party.command(BOB, "agree", name="y")
    party.command(ANN, "lend", name="m", text="computer", side=CAT)
    assert not party.room.wishes and party.room.moment == moment
    party.check()


def test_a_seat_with_several_sides_is_put_the_same_question_everywhere(desk: Desk) -> None:  # noqa: F811
    own = desk.room.start.scenario
    shared = Desk(("me", "me", "greedy", "greedy"), own, rules=RULES)
    reader, table = shared.reader(0), Table(shared.room)

    def asked() -> list[int]:
        """The side that is asked: on the page, for the turn, for the guide and for a hint."""
        position, guide = table.shown.position(reader), GuideQuestion(table, reader)
        turn, hint = table.shown.turn(reader), open_question(table, reader)[1]
        assert position.asked is not None and position.asked.choices and guide.question is not None and turn.mine
        assert table.shown.eye(reader) == position.asked.side
        assert guide.state == hint.state == shared.room.game.view(position.asked.side)
        return [position.asked.side, turn.asked, guide.question.side, hint.question.side]

    assert asked() == [0] * 4
    shared.command(0, "lend", name="l", text="computer", side=0)
    assert asked() == [1] * 4
    shared.command(0, "lend", name="b", side=0)
    shared.answer(0, "set_character Asha brainy 2 2")
    assert asked() == [1] * 4


def test_whoever_waits_for_others_characters_reads_that_he_may_buy_and_has_a_form_for_it(desk: Desk) -> None:  # noqa: F811
    desk.answer(BOB, "set_character Berin brawny 3 1")
    reader, table = desk.reader(BOB), Table(desk.room)
    asked, offered = table.shown.position(reader).asked, forms(GuideQuestion(table, reader)).forms
    assert asked is not None and not asked.choices and offered is not None
    assert asked.text.endswith("Waiting for Ann and Cat, who make characters. Until then you may buy things.")
    assert [form.form.words for form in offered] == [("set_character", "Berin", "buys")]
