"""Answers that are closed now, as the page is told of them: with the reason, what they would allow, and their clauses."""

from msgspec.structs import replace

from affray.core import Question
from affray.core.eyes import visible_question
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.state import OPTION, CurrentMove, State
from affray.web.words import wording
from tests.melee_spells import foe, position, someone


def choosing() -> State:
    """Ann of Red, who walked four hexes with a shortsword, takes her option."""
    return position(
        someone("Ann", 0, (0, 0), dx=8, walked=4, ready=("shortsword",)), foe(), phase=OPTION, move=CurrentMove(0)
    )


def question(state: State) -> Question[object]:
    """The open question."""
    found = SYSTEM.question(state)
    assert found is not None
    return found  # type: ignore[return-value]


def test_a_closed_option_comes_with_the_reason_and_its_clauses_in_the_language() -> None:
    state = choosing()
    by_letter = {choice.offer.item: choice for choice in wording.closed_choices(SYSTEM, state, question(state), "de")}  # type: ignore[arg-type]
    assert by_letter["b"].why == "(b) erlaubt 3 Felder; bewegt wurden 4"
    assert by_letter["b"].clauses == ("CM-OPT-03", "CM-SPEED-03")
    assert by_letter["b"].allows.startswith("halbe Bewegung (MA)")
    open_ones = wording.choices(SYSTEM, state, question(state), None, "en")  # type: ignore[arg-type]
    assert [(choice.offer.item, choice.allows, choice.why) for choice in open_ones] == [
        ("a", "the whole movement (MA); nothing more", "")
    ]


def test_what_is_legal_after_all_is_not_told_as_closed() -> None:
    state = choosing()
    wrong = replace(question(state), closed=question(state).answers)
    assert wording.closed_choices(SYSTEM, state, wrong, "en") == ()  # type: ignore[arg-type]


def test_who_is_not_asked_is_told_of_no_closed_answers_where_magic_can_make_figures() -> None:
    state = choosing()
    wizard = replace(state.figures[1], spells=("image",))
    hiding = replace(state, figures=(state.figures[0], wizard))
    found = SYSTEM.question(hiding)
    assert found is not None
    assert found.closed
    assert visible_question(SYSTEM, hiding, found, 1).closed == ()
    assert visible_question(SYSTEM, state, found, 1) is found, "a fight without such magic hides nothing"
