"""Sides that speak up although another is asked, dice thrown by hand by some, and what stays secret at the end."""

import pytest

from affray.core import NATURE, eyes
from affray.game import Game, Refused, dumps, loads
from affray.referee import DiceNeeded
from tests.forum import CHAIR, FORUM, HALL, Floor

Hall = Game[Floor, str]


def hall(*texts: str) -> Hall:
    """A forum in which these answers were given."""
    game = Game.new(FORUM, HALL, seed=5)
    for text in texts:
        game.answer_text(text)
    return game


def test_an_answer_is_the_side_s_that_it_names_else_the_asked_one_s() -> None:
    game = hall("1: say hello", "call 0", "roll")
    assert [moment.entry.side for moment in game.line[1:]] == [1, CHAIR, 0]
    assert game.state.said == ("hello",)


def test_an_answer_is_signed_for_whoever_gives_it() -> None:
    game = hall()
    game.answer_text("say aye", sides=(1,))
    game.answer_text("call 1", sides=(0, CHAIR))
    game.answer_text("withdraw", sides=(CHAIR,))
    assert [moment.entry.given for moment in game.line[1:]] == ["1: say aye", "call 1", "2: withdraw"]
    assert [moment.entry.side for moment in game.line[1:]] == [1, CHAIR, CHAIR]


@pytest.mark.parametrize(("text", "sides"), [("0: say no", (1,)), ("say no", ()), ("close", (0,))])
def test_nobody_answers_for_another(text: str, sides: tuple[int, ...]) -> None:
    game = hall()
    with pytest.raises(Refused):
        game.answer_text(text, sides=sides)
    assert len(game.line) == 1


def test_a_side_that_may_not_speak_up_is_refused() -> None:
    with pytest.raises(Refused, match="7: say what: nobody of that name plays here; expected one of ann, bea, chair"):
        hall("7: say what")


def test_games_with_others_are_replayed_and_taken_back() -> None:
    game = hall("0: say a", "note b", "call 0", "1: hand", "roll", "0: hand", "call 1", "roll", "3 4")
    assert dumps(loads(dumps(game), system=FORUM)) == dumps(game)
    game.undo(consent=1)
    assert isinstance(game.needed, DiceNeeded)


def test_only_who_throws_real_dice_is_asked_for_them_and_not_for_the_world_s() -> None:
    game = hall("0: hand", "call 0", "roll")
    assert game.question is not None
    assert (game.needed, game.question.side, game.question.code) == (DiceNeeded(2, 6, 1), 0, "dice")
    game.answer_text("2 5")
    assert [len(roll.faces) for roll in game.line[-1].entry.rolls] == [2, 1]
    assert game.line[-1].entry.rolls[0].faces == (1, 4)
    other = hall("0: hand", "call 1", "roll")
    assert other.needed is None and game.line[-1].seen > game.line[-3].seen


def test_dice_thrown_by_hand_leave_those_after_them_as_the_seed_has_them() -> None:
    first, second = (hall("0: hand", "call 0", "roll", faces, "call 1", "roll") for faces in ("1 1", "6 6"))
    assert first.line[-1].entry.rolls == second.line[-1].entry.rolls


def test_a_roll_by_hand_is_not_taken_back_freely() -> None:
    game = hall("0: hand", "call 0", "roll", "1 2")
    with pytest.raises(Refused, match="a die was rolled"):
        game.undo()


def test_what_may_be_said_beside_the_question_is_the_first_side_s_that_may_speak() -> None:
    game = hall()
    found = eyes.aside_question(FORUM, game.state, game.question, (CHAIR, 1, 0))
    assert found is not None and (found.side, found.answers) == (1, ("1: hand",))
    assert eyes.aside_question(FORUM, game.state, game.question, (CHAIR,)) is None
    assert eyes.aside_question(FORUM, game.state, None, (1,)) is None


def test_what_stays_secret_is_not_laid_open_at_the_end() -> None:
    game = hall("note b", "close")
    eye = {sides: eyes.eye_of(FORUM, game.state, sides, over=True) for sides in ((0,), (CHAIR,), (0, CHAIR), ())}
    assert eye == {(0,): 0, (CHAIR,): eyes.EVERYTHING, (0, CHAIR): eyes.EVERYTHING, (): eyes.NOBODY}


def test_a_system_says_by_default_that_nobody_speaks_up() -> None:
    from tests.toy import PIG, TABLE

    state = Game.new(PIG, TABLE).state
    assert PIG.seats.aside(state, 0) is None
    assert (PIG.seats.giver(state, "roll"), PIG.seats.sign(state, "roll", 1)) == (NATURE, "roll")
    assert not PIG.seats.throws_by_hand(state, 0, 1)
