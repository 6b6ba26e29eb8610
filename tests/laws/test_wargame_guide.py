"""What the guide of the wargame tries is what comes of it when it is played."""

from collections.abc import Iterator

import pytest

from affray.core import Question
from affray.core.guide import Trial
from affray.core.picture import Block
from affray.dice.stream import Stream
from affray.referee import Live, StreamDice
from affray.systems.wargame import legal, turn
from affray.systems.wargame.answers import Answer, Drive, Move, Number, Reform
from affray.systems.wargame.events import CODES
from affray.systems.wargame.guide import GUIDE
from affray.systems.wargame.state import State
from affray.systems.wargame.view import picture
from tests.wargame_arena import clash, stray_move, whole_game

UNSURE = {"guide-free", "guide-slides", "guide-leaves"}
"""What is noted of moves whose end depends on dice, or that end nowhere."""


def positions(number: int) -> Iterator[tuple[State, Question[Answer]]]:
    """The positions of a random battle in which a unit is asked for an action."""
    for _, state in whole_game(clash(), number, quick=True):
        question = legal.question(state)
        if question is not None and question.code == "act":
            yield state, question


def standing(state: State, answer: Answer) -> Block:
    """The unit activated as it stands after a legal answer."""
    assert state.act is not None
    live = Live(StreamDice(Stream(3, 1)), CODES, lambda *_: 0)
    return picture(turn.play(live, state, answer)).units[state.act.unit]


def stands_so(found: Trial, block: Block) -> bool:
    """Whether a unit stands as it was tried."""
    return (block.bases, block.middles, block.centre) == (found.bases, found.middles, found.centre)


@pytest.mark.parametrize("number", range(3))
def test_a_move_stands_as_it_was_tried(number: int) -> None:
    seen = 0
    for state, question in positions(number):
        rng = Stream(number, seen)
        moves = [one for one in question.answers if isinstance(one, Move | Reform | Drive)]
        for answer in (*moves[:: max(1, len(moves) // 3)], stray_move(state, rng)):
            found = GUIDE.trial(state, answer)
            assert found.refusal == legal.refuse(state, answer)
            if found.refusal is None and not found.struck and not UNSURE & {note.id for note in found.notes}:
                assert stands_so(found, standing(state, answer)), found.text
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("number", range(3))
def test_whom_a_unit_is_tried_to_touch_it_touches(number: int) -> None:
    for state, question in positions(number):
        for answer in question.answers[:8]:
            found = GUIDE.trial(state, answer)
            if found.touched and not found.notes and not found.struck:
                assert "engaged" in standing(state, answer).notes


def test_numbers_and_words_are_tried_nowhere() -> None:
    for state, question in positions(1):
        assert GUIDE.trial(state, Number(0)).bases == ()
        assert question.who
