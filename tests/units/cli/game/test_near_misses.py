"""A word or name that is nearly right is answered with what may have been meant; a unit that may not act with the reason."""

import re
from collections.abc import Callable
from typing import cast

import pytest
from msgspec.structs import replace

from affray.cli.game.hints import question_menu
from affray.cli.game.meaning import LineReader, find_answer
from affray.core import InputError, Prompt, System
from affray.core.reading.grammar import joined_places
from affray.game.reading import refusal_seen
from affray.game.refusals import fault_lines
from affray.systems.foeman import SYSTEM as FOEMAN
from affray.systems.melee import SYSTEM as GUIDE
from affray.systems.wargame import SYSTEM as BATTLES
from affray.systems.wargame.position.state import AWAY, LEFT_OUT, LOST, State, alter_body, alter_figure, index_of
from tests.units.cli.game.test_meaning import rivals
from tests.wargame_arena import acting, fray

COMMANDS = ("help", "board", "log", "quit")
FRAY = fray(3)


def said_to(state: State, line: str, language: str = "en") -> str:
    """What is said to a line that is no answer, or one that the rules refuse."""
    system = cast(System[object, object], BATTLES)
    question = system.question(state)
    assert question is not None
    menu = question_menu(system, state, question, Prompt(""), language)
    try:
        answer = find_answer(LineReader(system, state, language, COMMANDS), question, menu, line)
    except InputError as error:
        return fault_lines(error, language)[0]
    refusal = system.refuse(state, answer)
    assert refusal is not None, answer
    return refusal_seen(system, state, question, answer, refusal).line(language)


def off_field(state: State, name: str, status: int) -> State:
    """The state with a unit off the field."""
    return alter_figure(state, index_of(state, name), status=status, at=())


def test_nothing_that_leaves_the_table_is_suggested_for_a_line_of_several_words() -> None:
    assert "beenden" in said_to(FRAY, "beendem", "de")
    assert "beenden?" not in said_to(FRAY, "beendem jetzt", "de")


def test_places_are_read_as_the_screen_writes_them() -> None:
    assert said_to(FRAY, "move 131,5; 12", "de") == said_to(FRAY, "move 131.5,12", "de")
    assert said_to(FRAY, "move 131,5; 12", "de") != said_to(FRAY, "move 131,5; 12", "en")


# --- words and names --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("activate Piks", "Red Pikes"),
        ("unit Red_Wagn", "Red Wagon"),
        ("unit red wagn", "Red Wagon"),
        ("unti Nobody", "unit"),
        ("hlep", "help"),
        ("borad", "board"),
    ],
)
def test_a_word_that_is_nearly_right_is_answered_with_those_that_are_right(line: str, near: str) -> None:
    assert re.search(rf"did you mean [^?]*\b{near}\b[^?]*\?", said_to(FRAY, line)), said_to(FRAY, line)


def test_an_action_or_a_foe_that_is_nearly_right_is_named() -> None:
    state = acting(FRAY, "Red Pikes")
    assert "; did you mean move?" in said_to(state, "mvoe 17,15")
    assert "got Blue Pieks; did you mean Blue Pikes? [UW-" in said_to(state, "contact Blue_Pieks")
    assert said_to(state, "contact Blue Pieks").endswith("; did you mean Blue Pikes?")


def test_in_german_too() -> None:
    assert "; gemeint vielleicht: move?" in said_to(acting(FRAY, "Red Pikes"), "mvoe 17,15", "de")
    assert "eine Einheit Piks gibt es nicht; gemeint vielleicht: Red Pikes" in said_to(FRAY, "unit Piks", "de")
    assert said_to(FRAY, "hlife", "de").endswith("; gemeint vielleicht: hilfe?")


@pytest.mark.parametrize("line", ["xyzzy", "activate Nobody", "move 1,2", "unit Blue_Pikes"])
def test_what_is_like_nothing_or_right_as_it_is_is_answered_with_no_guess(line: str) -> None:
    assert "did you mean" not in said_to(FRAY, line)


@pytest.mark.parametrize(
    ("line", "near"),
    [("strike Bob 4 Brodsword", "Broadsword"), ("strike Bobb 4 Broadsword", "Bob"), ("strke 4", "strike")],
)
def test_a_thing_a_foe_and_a_word_that_are_nearly_right_are_named_in_foeman(line: str, near: str) -> None:
    game = rivals()
    with pytest.raises(InputError) as error:
        game.answer_text(line)
    assert f"; did you mean {near}?" in fault_lines(error.value, "en")[0]


# --- a unit that may not act ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("line", ["activate red pi", "activate red pikes", "unit red pi", "activate Red_Pikes"])
def test_a_unit_that_was_activated_is_refused_as_such_however_it_is_typed(line: str) -> None:
    done = alter_body(FRAY, index_of(FRAY, "Red Pikes"), lambda body: body._replace(activated=1))
    for state in (done, acting(done, "Red Mage")):
        assert said_to(state, line) == "the unit was activated this turn already [UW-TURN-02]"


@pytest.mark.parametrize(
    ("change", "name", "said"),
    [
        (lambda state: state, "Blue_Mage", "that is a unit of Blue; expected one of your own"),
        (lambda state: off_field(state, "Red Mage", LOST), "Red_Mage", "the unit is wiped out"),
        (lambda state: off_field(state, "Red Mage", AWAY), "Red_Mage", "the unit has left the field"),
        (
            lambda state: off_field(state, "Red Mage", LEFT_OUT),
            "Red_Mage",
            "the unit had no place at deployment and takes no part",
        ),
        (lambda state: acting(state, "Red Mage"), "Red_Mage", "Red Mage is activated already: what does it do?"),
        (
            lambda state: acting(state, "Red Mage"),
            "Red_Pikes",
            "Red Mage is activated now; another unit is once that ends (“stop”)",
        ),
    ],
)
def test_a_unit_that_may_not_be_activated_is_refused_with_its_reason(
    change: Callable[[State], State], name: str, said: str
) -> None:
    assert said_to(change(FRAY), f"activate {name}") == f"{said} [UW-TURN-02]"


# --- places -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["move 17, 15", "move 17 ,15", "move 17 , 15 facing N", "move 1,2 arrange 1, 2; 3, 4"])
def test_a_blank_beside_the_comma_of_a_place_changes_nothing(text: str) -> None:
    assert BATTLES.read_answer(text) == BATTLES.read_answer(joined_places(text))


def test_so_it_is_in_the_hex_systems() -> None:
    for text in ("cast fire 1 on 7, 3", "cast wall 2 on 7,3 8, 4"):
        assert GUIDE.read_answer(text) == GUIDE.read_answer(joined_places(text))
    assert joined_places("ruling put Bors 3, 4") == "ruling put Bors 3,4"
    assert FOEMAN.read_answer("ruling put Bors 3, 4 facing N") == FOEMAN.read_answer("ruling put Bors 3,4 facing N")


def test_a_sentence_keeps_its_blanks() -> None:
    assert BATTLES.write_answer(BATTLES.read_answer("special Lift 3, 4 or 5")) == "special Lift 3, 4 or 5"


def test_who_answers_beside_is_named_nothing_of_what_another_side_is_offered() -> None:
    question, answer = BATTLES.question(FRAY), BATTLES.read_answer("unit Red_Piks")
    assert question is not None
    refusal = BATTLES.refuse(FRAY, answer)
    assert refusal is not None
    own, others = (
        refusal_seen(BATTLES, off_the_table(), question, answer, refusal, side).near
        for side in (question.side, 1 - question.side)
    )
    assert own and not others


def off_the_table() -> State:
    """The battle as one sees it to whom no unit is shown."""
    return replace(FRAY, figures=())
