"""The phases of a round: what each asks, why it refuses, what an answer does, what follows it. [FM-RND-01]

RETREATS -> INITIATIVE -> CHOOSE_SIDE -> PICK and MOVE, side after side -> TIEBREAK -> DECLARE by priority -> EXECUTE
-> READYING -> the next cycle -> end of the round -> RETREATS, until one side is left. Phases that only roll are gone
through by the referee alone, so that the state is fixed before every roll.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.turns import Choice, Course, Decision, End, Phase, Turn
from affray.referee import Referee
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.answers import Answer, Number, Pick, Retreat, Word
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
from affray.systems.foeman.rules.refusing import no
from affray.systems.foeman.turn import action_phase as action
from affray.systems.foeman.turn import forced_retreats as retreats
from affray.systems.foeman.turn import items, sequence, steps
from affray.systems.foeman.turn import movement_phase as movement

GO = Word("go")


def not_now(phase: int, clause: str) -> Refusal:
    """The refusal of an answer that belongs to another phase."""
    return no(f"not-now-{PHASE_NAMES[phase].replace('_', '-')}", "not_now", clause)


# --- retreats ---------------------------------------------------------------------------------------------------------
def asks_retreat(state: State) -> Question[Answer]:
    """The question which retreats a side forces. [FM-RET-01]"""
    return Question(state.side, "retreat", answers=retreats.retreat_answers(state, state.side))


def retreat_fault(state: State, answer: Answer) -> Refusal | None:
    """Why a retreat is not forced now; None when it is. [FM-RET-01 FM-RET-04 MW-RET-02]"""
    if isinstance(answer, Retreat):
        return owner_fault(state, answer) or retreats.retreat_fault(state, answer)
    return None if answer in asks_retreat(state).answers else not_now(RETREATS, "FM-RET-01")


def owner_fault(state: State, answer: Retreat) -> Refusal | None:
    """Why the side or figure asked may not force that retreat; None when B is its own. [FM-RET-04 MW-RET-02]"""
    asked = state.figures if state.actor == NOBODY else (state.figures[state.actor],)
    owners = {figure.id for figure in asked if figure.side == state.side}
    if answer.b in owners:
        return None
    return no("not-yours", "not_yours", "FM-RET-04", who=answer.b, side=state.sides[state.side])


# --- movement ---------------------------------------------------------------------------------------------------------
def asks_side(state: State) -> Question[Answer]:
    """The question whether a side moves or cedes. [FM-INI-03]"""
    return Question(state.side, "side", answers=(Word("move"), Word("cede")))


def asks_mover(state: State) -> Question[Answer]:
    """The question which figure moves next, or none. [FM-RND-01]"""
    picks: tuple[Answer, ...] = (*(Pick(state.figures[i].id) for i in sequence.unmoved(state)), Word("end"))
    return Question(state.side, "pick", answers=picks)


def asks_step(state: State) -> Question[Answer]:
    """The question what the figure that moves does next. [FM-MOV-01]"""
    _, _, figure = steps.current(state)
    return Question(figure.side, "move", figure.id, movement.move_answers(state), (Word("surrender"),))


def moved(ref: Referee, state: State) -> State:
    """The state in which the next figure may be picked, once the move is over."""
    return replace(state, phase=PICK) if state.move is None else state


# --- actions ----------------------------------------------------------------------------------------------------------
def asks_declaration(state: State) -> Question[Answer]:
    """The question what the figure whose turn it is declares. [FM-BID-01]"""
    figure = state.figures[action.declarer(state)]
    return Question(figure.side, "declare", figure.id, action.declare_answers(state))


def asks_ready(state: State) -> Question[Answer]:
    """The question how a figure handles items in its Ready. [FM-OPT-07]"""
    figure = state.figures[state.actor]
    own, foreign = items.ready_answers(state)
    return Question(figure.side, "ready", figure.id, own, foreign)


def made_ready(ref: Referee, state: State) -> State:
    """The state at the end of the cycle, once the Ready is over."""
    return action.end_cycle(state) if state.actor == NOBODY else state


# --- the round --------------------------------------------------------------------------------------------------------
PHASES: Mapping[int, Phase[State, Answer]] = {
    START: Course(GO, not_now(START, "FM-RND-01"), sequence.start),
    RETREATS: Decision(asks_retreat, retreat_fault, sequence.force, sequence.next_retreater),
    INITIATIVE: Course(GO, not_now(INITIATIVE, "FM-INI-01"), sequence.initiative),
    CHOOSE_SIDE: Choice(asks_side, not_now(CHOOSE_SIDE, "FM-INI-03"), sequence.choose_side, sequence.next_side),
    PICK: Choice(asks_mover, not_now(PICK, "FM-RND-01"), sequence.pick, sequence.next_mover),
    MOVE: Decision(asks_step, movement.move_fault, sequence.move, moved),
    TIEBREAK: Course(GO, not_now(TIEBREAK, "FM-BID-02"), sequence.draw_lots),
    DECLARE: Decision(asks_declaration, action.declare_fault, action.declare, sequence.next_cycle),
    EXECUTE: Course(GO, not_now(EXECUTE, "FM-BID-04"), action.execute),
    READYING: Decision(asks_ready, items.ready_fault, items.play_ready, made_ready),
    OVER: End(no("over", "over", "FM-RND-01")),
}


def decided(ref: Referee, state: State) -> State:
    """The state with the game over, if only one side is left."""
    left = sides_left(state)
    if state.phase == OVER or len(left) > 1:
        return state
    return sequence.finish(ref, state, left[0] if left else NOBODY)


TURN = Turn(lambda state: PHASES[state.phase], CODES, Number, decided)
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
