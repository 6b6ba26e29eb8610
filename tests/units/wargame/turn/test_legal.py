"""What is open in each phase, what may be answered, and inner choices as questions."""

from affray.referee import ChoiceNeeded
from affray.systems.wargame.content.codes import (
    CHOOSE_CASUALTY,
    CHOOSE_DIE_TARGET,
    CHOOSE_POINTS,
    CHOOSE_REDUCTION,
    CHOOSE_SHOOT_TARGET,
)
from affray.systems.wargame.position.answers import Number, Pick
from affray.systems.wargame.turn import phases
from tests.wargame_arena import BLUE, RED, S, battle, code, kind, play, skirmish, start

RED_MEN = skirmish("Ann's", RED, [(10, 10), (11, 10)])
RED_BOWS = skirmish("Bows", RED, [(20, 10), (21, 10)], kind(arms="longbow"))
BLUE_MEN = skirmish("Cy's", BLUE, [(10, 30), (11, 30)], facing=S)
ONE_EACH = battle(RED_MEN, RED_BOWS, BLUE_MEN, far=False)


def test_answers_of_other_phases_are_refused() -> None:
    begun = start("01-patrol-clash")
    assert code(begun, "end turn") == "not_now"
    deploying = play(begun, "go", rolls=[[6], [1]]).state
    assert code(deploying, "go") == "not_now"
    assert code(ONE_EACH, "go") == "not_now"
    assert code(ONE_EACH, "move 10,10") == "not_now"
    acting = play(ONE_EACH, "unit Ann's").state
    for text in ("go", "end turn", "unit Bows", "3", "consent", "ruling nothing", "amend disorder Bows"):
        assert code(acting, text) == "not_now"
    assert code(acting, "special Shout") == "no_special"


def test_what_may_be_answered_beside_what_is_listed_is_told_by_its_form() -> None:
    assert isinstance(phases.question(ONE_EACH).answers[0], Pick)  # type: ignore[union-attr]
    deploying = play(start("01-patrol-clash"), "go", rolls=[[6], [1]]).state
    question = phases.question(deploying)
    assert question is not None
    assert [form.split()[0] for form in question.open] == ["deploy"]
    assert (question.side, question.code) == (BLUE, "deploy")


def test_an_inner_choice_is_a_question_to_the_side_of_who_chooses() -> None:
    codes = [CHOOSE_REDUCTION, CHOOSE_POINTS, CHOOSE_DIE_TARGET, CHOOSE_SHOOT_TARGET, CHOOSE_CASUALTY]
    asked = [phases.choice(ONE_EACH, ChoiceNeeded(2, what, 2, 4, 5, 6)) for what in codes]
    assert [question.code for question in asked] == ["reduction", "points", "die_target", "shoot_target", "casualty"]
    assert {(question.side, question.who, question.inner, question.about) for question in asked} == {
        (BLUE, "Cy's", True, (4, 5, 6))
    }
    assert asked[0].answers == (Number(0), Number(1), Number(2))
