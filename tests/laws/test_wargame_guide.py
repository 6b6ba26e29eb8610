"""What the guide of the wargame tries is what comes of it when it is played."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import Question
from affray.core.faces.guide import Trial
from affray.core.faces.picture import Block
from affray.dice.stream import Stream
from affray.referee import Live, StreamDice
from affray.space.plane.measure import DEGREE, INCH
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.position.answers import (
    WORDS,
    Advance,
    Answer,
    Contact,
    Deploy,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Number,
    Pick,
    Reform,
    Shoot,
    Word,
)
from affray.systems.wargame.position.state import State
from affray.systems.wargame.rules.vehicle_move import Go, Run, Turn
from affray.systems.wargame.system import SYSTEM
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.invariants import broken_invariants
from affray.systems.wargame.words.view import picture
from tests.wargame_arena import acting, clash, stray_move, whole_game

UNSURE = {"guide-free", "guide-slides", "guide-leaves"}
"""What is noted of moves whose end depends on dice, or that end nowhere."""


def positions(number: int) -> Iterator[tuple[State, Question[Answer]]]:
    """The positions of a random battle in which a unit is asked for an action."""
    for _, state in whole_game(clash(), number, quick=True):
        question = phases.question(state)
        if question is not None and question.code == "act":
            yield state, question


def standing(state: State, answer: Answer) -> Block:
    """The unit activated as it stands after a legal answer."""
    assert state.act is not None
    live = Live(StreamDice(Stream(3, 1)), CODES, lambda *_: 0)
    return picture(phases.play(live, state, answer)).units[state.act.unit]


def stands_so(trial: Trial, block: Block) -> bool:
    """Whether a unit stands as it was tried."""
    return (block.bases, block.middles, block.centre) == (trial.bases, trial.middles, trial.centre)


@pytest.mark.parametrize("number", range(3))
def test_a_move_stands_as_it_was_tried(number: int) -> None:
    seen = 0
    for state, question in positions(number):
        rng = Stream(number, seen)
        moves = [word for word in question.answers if isinstance(word, Move | Reform | Drive)]
        for answer in (*moves[:: max(1, len(moves) // 3)], stray_move(state, rng)):
            found = GUIDE.trial(state, answer)
            assert found.refusal == phases.refuse(state, answer)
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


# --- any answer at all ------------------------------------------------------------------------------------------------
NAMES = st.sampled_from(["Red Pikes", "Blue Pikes", "Red Guards", "Blue Guards", "Red Mage", "Blue Wagon", "Nobody"])
POINTS = st.tuples(st.integers(-2 * INCH, 30 * INCH), st.integers(-2 * INCH, 24 * INCH))
ANGLES = st.integers(-720 * DEGREE, 720 * DEGREE)
PLACES = st.lists(POINTS, max_size=8).map(tuple)
PARTS = st.one_of(st.integers(-INCH, 20 * INCH).map(Go), ANGLES.map(Turn))
ARMS = st.integers(0, 3)
ANSWERS = st.one_of(
    st.sampled_from(WORDS).map(Word),
    st.integers(0, 99).map(Number),
    st.builds(Deploy, NAMES, st.integers(0, 2), POINTS, ANGLES, st.integers(-1, 9), PLACES),
    NAMES.map(Pick),
    st.builds(Move, POINTS, st.none() | ANGLES, PLACES, st.booleans()),
    st.builds(Advance, st.integers(0, 12 * INCH), ANGLES, st.none() | ANGLES),
    NAMES.map(Contact),
    st.builds(Reform, st.integers(-2, 12), st.none() | ANGLES),
    st.builds(Run, st.booleans(), st.lists(PARTS, max_size=4).map(tuple)).map(Drive),
    st.builds(Melee, NAMES, ARMS),
    st.builds(Shoot, NAMES, ARMS),
    st.builds(Fire, st.integers(0, 3), ARMS),
    POINTS.map(Fireball),
)
STATES = (
    clash(),
    *(acting(clash(), name) for name in ("Red Pikes", "Red Guards", "Red Crew", "Red Mage", "Red Wagon")),
)


@given(st.sampled_from(STATES), ANSWERS)
def test_any_answer_can_be_tried_and_said_and_is_refused_or_played(state: State, answer: Answer) -> None:
    found = GUIDE.trial(state, answer)
    assert found.refusal == phases.refuse(state, answer)
    assert len(found.bases) == len(found.middles)
    for language in SYSTEM.facts.languages:
        assert SYSTEM.words.label(state, answer, language)
    if found.refusal is None:
        live = Live(StreamDice(Stream(3, 1)), CODES, lambda *_: 0)
        assert broken_invariants(phases.play(live, state, answer)) == ()
