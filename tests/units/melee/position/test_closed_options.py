"""The options that are closed to a figure that has moved, each with the reason."""

import pytest
from msgspec.structs import replace

from affray.core.words.texts import strict_texts
from affray.systems.melee.content.codes import ENGAGED, IN_HTH, OPTION_LETTERS, PRONE
from affray.systems.melee.position.answers import Option, Word
from affray.systems.melee.position.state import OPTION, CurrentMove, Figure, State
from affray.systems.melee.system import SYSTEM
from affray.systems.melee.turn.choosing_options import closed_options
from tests.melee_spells import foe, position, someone


def ann(**fields: object) -> Figure:
    """Ann of Red in the middle, facing north, with a shortsword."""
    return someone("Ann", 0, (0, 0), **{"ready": ("shortsword",), **fields})


def choosing(*figures: Figure) -> State:
    """The position in which the first figure takes its option."""
    return position(*figures, phase=OPTION, move=CurrentMove(0))


def closed(state: State) -> dict[str, str]:
    """The closed options by their letters, each with the reason in English, which German has too."""
    found = {}
    question = SYSTEM.question(state)
    assert question is not None
    assert question.closed == closed_options(state)
    with strict_texts():
        for answer in question.closed:
            assert isinstance(answer, Option)
            refusal = SYSTEM.refuse(state, answer)
            assert refusal is not None
            assert refusal.wording("de") != refusal.reason
            found[OPTION_LETTERS[answer.option]] = refusal.reason
    return found


def test_an_option_that_lets_a_figure_move_less_than_it_did_says_how_far() -> None:
    found = closed(choosing(ann(dx=8, walked=4)))
    assert found["b"] == "(b) lets a figure move 3 hexes; moved 4"
    assert found["i"] == "(i) lets a figure move one hex; moved 4"
    assert "a" not in found
    assert set(found) == set("bcdefghi")


def test_an_option_for_other_postures_says_so() -> None:
    assert closed(choosing(ann()))["g"] == "(g) is not for a figure that stands, or that was knocked down last turn"
    lying = closed(choosing(ann(posture=PRONE)))
    assert lying["b"] == "(b) is not for a figure that lies, kneels or has crawled"
    assert "g" not in lying


@pytest.mark.parametrize(
    ("figure", "letter", "reason"),
    [
        (ann(), "f", "Ann has no missile weapon ready and loaded"),
        (ann(), "h", "Ann knows no spell"),
        (ann(state=ENGAGED), "l", "Ann has no shot that was ready before the engagement"),
        (ann(state=ENGAGED), "r", "Ann knows no spell"),
        (ann(state=ENGAGED), "q", "nothing lies within reach of Ann"),
        (ann(state=IN_HTH, posture=PRONE), "u", "Ann has no dagger to draw"),
    ],
)
def test_an_option_says_what_it_lacks(figure: Figure, letter: str, reason: str) -> None:
    assert (
        closed(choosing(figure, foe((0, 0) if figure.state == IN_HTH else (0, -1), ready=("club",))))[letter] == reason
    )


def test_who_is_walled_in_cannot_leave_hand_to_hand() -> None:
    state = choosing(ann(state=IN_HTH, posture=PRONE), foe((0, 0), posture=PRONE))
    alone = replace(state, board=type(state.board)({(0, 0): "clear"}))
    assert closed(alone)["v"] == "no hex next to Ann is free"


def test_who_cannot_act_has_no_option_of_its_list() -> None:
    state = choosing(ann(lost=True), foe())
    assert set(closed(state)) == set("abcdefghi")


def test_who_was_drawn_into_hand_to_hand_has_the_options_there() -> None:
    state = choosing(ann(walked=1), foe((0, 0), posture=PRONE))
    assert closed(state) == {"u": "Ann has no dagger to draw"}


def test_once_hand_to_hand_has_ended_its_options_are_closed_without_a_lack() -> None:
    found = closed(choosing(ann(state=IN_HTH, slung=("dagger",)), foe((0, -4))))
    assert set(found) == set("tuv")
    assert found["t"] == "(t) hand-to-hand attack is not open to Ann"


def test_an_open_option_with_another_posture_and_what_is_no_option_are_refused() -> None:
    state = choosing(ann())
    posture, word = SYSTEM.refuse(state, Option(0, PRONE)), SYSTEM.refuse(state, Word("wait"))
    assert posture is not None
    assert word is not None
    assert (posture.code, word.code) == ("posture", "not_now")
