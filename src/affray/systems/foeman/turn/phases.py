"""The phases of a round: what each asks, why it refuses, what an answer does, what follows it. [FM-RND-01]

RETREATS -> INITIATIVE -> CHOOSE_SIDE -> PICK and MOVE, side after side -> TIEBREAK -> DECLARE by priority -> EXECUTE
-> READYING -> the next cycle -> end of the round -> RETREATS, until one side is left (`position.round_order`). Phases that
only roll are gone through by the referee alone, so that the state is fixed before every roll.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import is_decided
from affray.core.turns import Choice, Decision, End, Phase, RefereePhase
from affray.mastering.turn import MasteredTurn
from affray.referee import Referee
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.answers import Answer, Number, Pick, Retreat, Word
from affray.systems.foeman.position.round_order import next_phase
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    INITIATIVE,
    MOVE,
    NOBODY,
    OVER,
    PHASE_NAMES,
    PICK,
    READYING,
    RETREATS,
    START,
    TIEBREAK,
    State,
    sides_left,
)
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn import action_phase, forced_retreats, items, movement_phase, sequence, steps
from affray.systems.foeman.turn.mastering import DESK

GO = Word("go")


def wrong_phase_refusal(phase: int, clause: str) -> Refusal:
    """The refusal of an answer that belongs to another phase."""
    return refusal(f"not-now-{PHASE_NAMES[phase].replace('_', '-')}", "not_now", clause)


# --- retreats ---------------------------------------------------------------------------------------------------------
def retreat_question(state: State) -> Question[Answer]:
    """The question which retreats a side forces. [FM-RET-01]"""
    return Question(state.side, "retreat", answers=forced_retreats.retreat_answers(state, state.side))


def retreat_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a retreat is not forced now; None when it is. [FM-RET-01 FM-RET-04 MW-RET-02]"""
    if isinstance(answer, Retreat):
        return owner_refusal(state, answer) or forced_retreats.retreat_refusal(state, answer)
    return None if answer in retreat_question(state).answers else wrong_phase_refusal(RETREATS, "FM-RET-01")


def owner_refusal(state: State, answer: Retreat) -> Refusal | None:
    """Why the side or figure asked may not force that retreat; None when B is its own. [FM-RET-04 MW-RET-02]"""
    asked = state.figures if state.actor == NOBODY else (state.figures[state.actor],)
    owners = {figure.id for figure in asked if figure.side == state.side}
    if answer.b in owners:
        return None
    return refusal("not-yours", "not_yours", "FM-RET-04", who=answer.b, side=state.sides[state.side])


# --- movement ---------------------------------------------------------------------------------------------------------
def side_question(state: State) -> Question[Answer]:
    """The question whether a side moves or cedes. [FM-INI-03]"""
    return Question(state.side, "side", answers=(Word("move"), Word("cede")))


def side_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a side that chooses may not answer that: it moves or cedes; a figure surrenders in its own move. [FM-INI-03]"""
    if answer == Word("surrender"):
        return refusal("surrender-in-move", "not_now", "FM-INI-03")
    return None if answer in side_question(state).answers else wrong_phase_refusal(CHOOSE_SIDE, "FM-INI-03")


def mover_question(state: State) -> Question[Answer]:
    """The question which figure moves next, or none. [FM-RND-01]"""
    picks: tuple[Answer, ...] = (*(Pick(state.figures[i].id) for i in sequence.unmoved_figures(state)), Word("end"))
    return Question(state.side, "pick", answers=picks)


def step_question(state: State) -> Question[Answer]:
    """The question what the figure that moves does next. [FM-MOV-01]"""
    _, _, figure = steps.current_move(state)
    return Question(figure.side, "move", figure.id, movement_phase.move_answers(state), (Word("surrender"),))


def after_move(ref: Referee, state: State) -> State:
    """The state in which the next figure may be picked, once the move is over."""
    return replace(state, phase=next_phase(state.phase)) if state.move is None else state


# --- actions ----------------------------------------------------------------------------------------------------------
def declaration_question(state: State) -> Question[Answer]:
    """The question what the figure whose turn it is declares. [FM-BID-01]"""
    figure = state.figures[action_phase.declarer(state)]
    return Question(figure.side, "declare", figure.id, action_phase.declare_answers(state))


def ready_question(state: State) -> Question[Answer]:
    """The question how a figure handles items in its Ready. [FM-OPT-07]"""
    figure = state.figures[state.actor]
    own, foreign = items.ready_answers(state)
    return Question(figure.side, "ready", figure.id, own, foreign)


def after_ready(ref: Referee, state: State) -> State:
    """The state at the end of the cycle, once the Ready is over."""
    return action_phase.end_cycle(state) if state.actor == NOBODY else state


# --- the round --------------------------------------------------------------------------------------------------------
PHASES: Mapping[int, Phase[State, Answer]] = {
    START: RefereePhase(GO, wrong_phase_refusal(START, "FM-RND-01"), sequence.start_game),
    RETREATS: Decision(retreat_question, retreat_refusal, sequence.force_retreat, sequence.next_retreater),
    INITIATIVE: RefereePhase(GO, wrong_phase_refusal(INITIATIVE, "FM-INI-01"), sequence.roll_initiative),
    CHOOSE_SIDE: Decision(side_question, side_refusal, sequence.choose_side, sequence.next_side),
    PICK: Choice(mover_question, wrong_phase_refusal(PICK, "FM-RND-01"), sequence.pick, sequence.next_mover),
    MOVE: Decision(step_question, movement_phase.move_refusal, sequence.move, after_move),
    TIEBREAK: RefereePhase(GO, wrong_phase_refusal(TIEBREAK, "FM-BID-02"), sequence.draw_lots),
    DECLARE: Decision(declaration_question, action_phase.declare_refusal, action_phase.declare, sequence.next_cycle),
    EXECUTE: RefereePhase(GO, wrong_phase_refusal(EXECUTE, "FM-BID-04"), action_phase.execute),
    READYING: Decision(ready_question, items.ready_refusal, items.play_ready, after_ready),
    OVER: End(refusal("over", "over", "FM-RND-01")),
}


def end_if_decided(ref: Referee, state: State) -> State:
    """The state with the game over, if only one side or team is left. [FM-END-01 FM-END-02]"""
    left = sides_left(state)
    if state.phase == OVER or not is_decided(state, left):
        return state
    return sequence.finish_game(ref, state, left[0] if left else NOBODY)


TURN = MasteredTurn(lambda state: PHASES[state.phase], CODES, Number, end_if_decided, DESK)
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
