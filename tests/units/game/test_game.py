"""Playing a game: questions, refusals, inner choices, typed dice, undo and branches."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import NATURE, InputError
from affray.dice.stream import Stream
from affray.game import Game, Refused, dumps
from affray.game.strand import Strand, StrandStream, read_faces
from affray.play import make_seat, play_out
from affray.referee import ChoiceNeeded, DiceNeeded, Referee
from tests.toy import FOUR, LEFT, PIG, TABLE, Pig, PigSystem

PigGame = Game[Pig, str]


def table(seed: int = 0) -> PigGame:
    return Game.new(PIG, TABLE, seed=seed)


def typed() -> PigGame:
    return Game.new(PIG, TABLE, dice="typed")


def waiting(seed: int = 0) -> PigGame:
    """A game that waits for an inner choice: the first seed from here on whose first die shows a 2."""
    found = next(number for number in range(seed, 999) if Stream(number).face(6) == 1)
    game = table(found)
    game.answer("roll")
    return game


def finished(seed: int) -> PigGame:
    return play_out(table(seed), [make_seat("random", seed), make_seat("random", seed + 1)])


def test_a_new_game_asks_its_first_question() -> None:
    game = table()
    assert game.question == PIG.question(game.state)
    assert (game.is_over, list(game.events), game.needed) == (False, [], None)


def test_an_answer_gives_the_new_events_and_the_next_state() -> None:
    game = table()
    events = game.answer("roll")
    assert events == list(game.events)
    assert events[0].dice == Stream(0).roll(1, 6)
    assert game.state != game.moment_at(0).state


def test_an_illegal_answer_is_refused_and_nothing_changes() -> None:
    game = table()
    before = dumps(game)
    with pytest.raises(Refused, match=r"hold is not possible now \[PG-2\]") as error:
        game.answer("hold")
    assert error.value.refusal.code == "not-now"
    assert dumps(game) == before


def test_a_text_that_is_no_answer_is_an_error_of_input() -> None:
    with pytest.raises(InputError, match="expected roll, hold or give up, got 'jump'"):
        table().answer_text("jump")


def test_options_given_go_before_those_of_the_scenario() -> None:
    assert Game.new(PIG, FOUR).state.goal == 30
    assert Game.new(PIG, FOUR, {"goal": 20}).state.goal == 20
    with pytest.raises(InputError, match="expected goal 20 or 30"):
        Game.new(PIG, TABLE, {"goal": 7})


@pytest.mark.parametrize(("seed", "number"), [(-1, 0), (2**64, 0), (0, -1)])
def test_a_seed_out_of_range_is_an_error_of_input(seed: int, number: int) -> None:
    with pytest.raises(InputError, match="expected 0 to"):
        Game.new(PIG, TABLE, seed=seed, game_number=number)


def test_the_referee_goes_on_by_itself() -> None:
    game = Game.new(PIG, FOUR)
    assert game.question is not None
    assert game.question.side != NATURE
    assert [event.code for event in game.events] == ["bonus"]
    assert len(game.line) == 1


def test_an_inner_choice_is_open_while_its_action_waits() -> None:
    game = waiting()
    assert game.question is not None
    assert (game.question.inner, game.question.answers) == (True, ("keep", "again"))
    assert isinstance(game.needed, ChoiceNeeded)
    assert game.state == game.moment_at(0).state
    assert [event.code for event in game.events] == ["rolled"]


@pytest.mark.parametrize("index", [0, 1])
def test_the_events_before_a_choice_are_not_told_twice(index: int) -> None:
    game = waiting()
    before = list(game.events)
    more = game.answer(index)
    assert list(game.events) == before + more
    rolled = [event.dice for event in game.events if event.code == "rolled" or event.data.get("roll") == "rolled"]
    stream = Stream(game.seed)
    assert rolled == [stream.roll(1, 6) for _ in rolled]
    assert len(rolled) == 1 + index


@pytest.mark.parametrize("given", [2, -1, "again", (0,)])
def test_an_inner_choice_out_of_range_is_refused(given: int | str | tuple[int, ...]) -> None:
    game = waiting()
    with pytest.raises(Refused, match="expected a number from 0 to 1"):
        game.answer(given)
    assert len(game.line) == 2


def test_an_inner_choice_reads_as_a_number() -> None:
    game = waiting()
    for text in ("again", "-1", "", "²"):
        with pytest.raises(InputError, match="expected a number from 0"):
            game.answer_text(text)
    game.answer_text(" 0 ")
    assert game.needed is None


def test_typed_dice_are_asked_for_and_used() -> None:
    game = typed()
    game.answer("roll")
    assert game.question is not None
    assert (game.question.code, game.question.side, game.question.answers) == ("dice", 0, ())
    assert isinstance(game.needed, DiceNeeded)
    assert (game.needed.n, game.needed.die) == (1, 6)
    game.answer_text("4")
    assert game.state.turn == 5


def test_typed_dice_and_inner_choices_follow_each_other() -> None:
    game = typed()
    game.answer("roll")
    game.answer((1,))
    assert isinstance(game.needed, ChoiceNeeded)
    game.answer(1)
    assert isinstance(game.needed, DiceNeeded)
    game.answer((5,))
    assert isinstance(game.needed, DiceNeeded)
    assert game.needed.die == 3
    assert game.question is not None
    assert game.question.side == NATURE
    game.answer((2,))
    assert game.state.turn == 6 + 3
    assert [event.dice for event in game.events if event.dice] == [(1,), (5,), (2,)]


@pytest.mark.parametrize("faces", [(6,), (-1,), (1, 2), (), "x", 9])
def test_impossible_faces_are_refused(faces: tuple[int, ...] | str | int) -> None:
    game = typed()
    game.answer("roll")
    with pytest.raises(Refused, match="expected 1 face from 0 to 5, got"):
        game.answer(faces)
    assert len(game.line) == 2


@pytest.mark.parametrize("text", ["a", "1 b", "1.5", "-1", "²"])
def test_text_that_is_no_face_is_an_error(text: str) -> None:
    with pytest.raises(Refused, match=f"expected 2 faces from 0 to 5, got {text}") as error:
        read_faces(f" {text} ", 2, 6)
    assert error.value.refusal.line("de") == f"erwartet werden 2 Augenzahlen von 0 bis 5, nicht {text}"


def test_dice_of_many_faces_are_not_read_digit_by_digit() -> None:
    assert read_faces("12", 2, 20) == (12,)
    assert read_faces("12", 1, 20) == (12,)


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = table()
    game.answer(LEFT)
    assert game.is_over
    for give in (game.answer, game.answer_text):
        with pytest.raises(Refused, match="the game is over"):
            give("roll")


def test_an_answer_without_dice_is_taken_back_freely() -> None:
    game = table()
    game.answer(LEFT)
    assert game.undo_refusal() is None
    game.undo()
    assert not game.is_over
    assert game.state == game.moment_at(0).state
    assert list(game.events) == []


def test_a_rolled_die_needs_consent_to_be_taken_back() -> None:
    game = table()
    game.answer("roll")
    refusal = game.undo_refusal()
    assert refusal is not None
    assert refusal.reason == "a die was rolled"
    with pytest.raises(Refused, match="a die was rolled"):
        game.undo()
    game.undo(consent=1)
    assert len(game.line) == 1


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(Refused, match="there is no answer to take back"):
        table().undo(consent=1)


def test_the_dice_after_an_undo_are_the_same_dice() -> None:
    game = table(3)
    first = game.answer("roll")
    game.undo(consent=1)
    assert game.answer("roll") == first


def test_a_die_seen_before_an_inner_choice_counts_as_rolled() -> None:
    game = waiting()
    assert game.undo_refusal() is not None
    game.answer(0)
    assert game.undo_refusal() is None
    game.undo()
    assert isinstance(game.needed, ChoiceNeeded)
    game.answer(1)
    assert game.undo_refusal() is not None


def test_a_question_for_typed_dice_is_taken_back_freely_and_the_dice_are_not() -> None:
    game = typed()
    game.answer("roll")
    assert game.undo_refusal() is None
    game.answer((3,))
    assert game.undo_refusal() is not None
    game.undo(consent=1)
    game.undo()
    assert game.question == PIG.question(game.state)


def test_an_undo_is_an_entry_and_deletes_none() -> None:
    game = table()
    game.answer("roll")
    game.undo(consent=1)
    assert [moment.entry.kind for moment in game.trail] == ["answer", "undo"]


@given(st.integers(0, 500), st.data())
def test_several_undos_come_back_to_any_moment(seed: int, data: st.DataObject) -> None:
    game, whole = finished(seed), finished(seed)
    back = data.draw(st.integers(0, len(whole.line) - 1))
    while len(game.line) > back + 1:
        game.undo(consent=1)
    assert game.line[-1] == whole.moment_at(back)
    assert list(game.events) == list(whole.events_at(back))
    for moment in whole.line[back + 1 :]:
        game.answer(moment.entry.given)
    assert (game.state, list(game.events)) == (whole.state, list(whole.events))


@given(st.integers(0, 500), st.data())
def test_a_moment_holds_what_a_shorter_game_would(seed: int, data: st.DataObject) -> None:
    whole = finished(seed)
    answers = data.draw(st.integers(0, len(whole.line) - 1))
    short = table(seed)
    for moment in whole.line[1 : answers + 1]:
        short.answer(moment.entry.given)
    assert (short.state, short.question) == (whole.moment_at(answers).state, whole.moment_at(answers).question)
    assert list(short.events) == list(whole.events_at(answers))


@pytest.mark.parametrize("answers", [-1, 2])
def test_a_moment_that_was_not_reached_is_an_error(answers: int) -> None:
    game = table()
    game.answer("roll")
    with pytest.raises(InputError, match="expected 0 to 1"):
        game.moment_at(answers)


@given(st.integers(0, 200), st.data())
def test_a_branch_shares_the_game_up_to_there_and_other_dice_follow(seed: int, data: st.DataObject) -> None:
    whole = finished(seed)
    answers = data.draw(st.integers(0, len(whole.line) - 1))
    branch = whole.branch(answers)
    assert (branch.state, list(branch.events)) == (whole.moment_at(answers).state, list(whole.events_at(answers)))
    branch.stream.draw = whole.moment_at(answers).seen
    assert branch.stream.roll(30, 6) != Stream(seed, 0, whole.moment_at(answers).seen).roll(30, 6)
    assert len(whole.line) > answers


def test_a_branch_inside_an_action_keeps_the_dice_already_seen() -> None:
    game = waiting()
    seen = game.events[0].dice
    branch = game.branch(1)
    branch.answer(0)
    assert branch.events[0].dice == seen
    assert branch.state.turn == 2


def test_a_branch_of_a_branch_has_three_kinds_of_dice() -> None:
    game = table(1)
    game.answer("roll")
    second = game.branch(1)
    second.answer("roll")
    third = second.branch(2, 9)
    first, last = game.line[1].seen, second.line[2].seen
    assert third.strands == (Strand(0, 1), Strand(first, 1, 1), Strand(last, 1, 9))
    numbers = [0] * first + [1] * (last - first) + [9] * 4
    words = [Stream(1, number, draw).word() for draw, number in enumerate(numbers)]
    strung = StrandStream(third.strands)
    assert [strung.word() for _ in numbers] == words


@given(st.integers(0, 60), st.data())
def test_a_game_goes_on_with_dice_of_another_seed(seed: int, data: st.DataObject) -> None:
    whole = finished(seed)
    answers = data.draw(st.integers(0, len(whole.line) - 1))
    game = whole.branch(answers, 0)
    since = game.first_unseen_draw
    assert game.reseed(seed + 1, 7) == game.strands[-1] == Strand(since, seed + 1, 7)
    assert (game.seed, since) == (seed if since else seed + 1, whole.moment_at(answers).seen)
    game.stream.draw = since
    assert game.stream.roll(30, 6) == Stream(seed + 1, 7, since).roll(30, 6)
    assert game.line == whole.line[: answers + 1]


def test_no_seen_die_is_rolled_anew_after_a_reseed_not_even_one_taken_back() -> None:
    game = table(1)
    game.answer("roll")
    game.answer("roll")
    thrown = game.line[-1]
    game.undo(consent=1)
    assert game.first_unseen_draw == thrown.seen > game.line[-1].seen
    game.reseed(2)
    game.answer("roll")
    assert game.line[-1] == thrown


def test_an_action_that_waits_keeps_its_dice_through_a_reseed() -> None:
    game = waiting()
    seen = game.events[0].dice
    game.reseed(99)
    game.answer(0)
    assert game.events[0].dice == seen


def test_two_reseeds_at_one_place_leave_the_last_alone() -> None:
    game = table(1)
    game.reseed(2)
    game.reseed(3)
    assert game.strands == (Strand(0, 3),)


def test_a_seed_out_of_range_leaves_the_dice_as_they_were() -> None:
    game = table(1)
    with pytest.raises(InputError, match="seed -1: expected 0 to"):
        game.reseed(-1)
    assert (game.strands, game.stream.seed) == ((Strand(0, 1),), 1)


def test_a_game_in_circles_is_told() -> None:
    class Circling(PigSystem):
        def play(self, ref: Referee, state: Pig, answer: str) -> Pig:
            return state.with_turn(1, bonus=1)

    with pytest.raises(RuntimeError, match="the referee goes in circles"):
        Game.new(Circling(), FOUR)


def test_an_answer_costs_little_more_than_the_rules_do() -> None:
    best = 1.0
    for _ in range(5):
        game = table(2)
        start = time.perf_counter()
        for _ in range(100):
            game.answer("roll" if game.needed is None else 0)
            game.undo(consent=1)
        best = min(best, (time.perf_counter() - start) / 100)
    assert best < 200e-6
