"""The phases of a turn: what each asks, why it refuses, what an answer does, what comes after it. [CM-TURN-01 CM-TURN-02]

INITIATIVE -> PLACE -> RENEW -> PICK, HEIGHT, MOVE and OPTION, side after side -> ORDER, ACTOR and ACT by standing adjDX
-> RETREAT, side after side -> POST -> the next turn, until one side is left. Phases that only roll are gone through by
the referee alone, so that the state is committed before every roll.
"""

from collections.abc import Mapping

from affray.core import Question, Refusal
from affray.core.turns import Choice, Course, Decision, End, Phase, Turn
from affray.referee import Referee
from affray.systems.melee.content.events import CODES
from affray.systems.melee.position.answers import Answer, Number, Pick, Retreat, Word
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    HEIGHT,
    INITIATIVE,
    MOVE,
    NOBODY,
    OPTION,
    ORDER,
    OVER,
    PHASE_NAMES,
    PICK,
    PLACE,
    POST,
    RENEW,
    RETREAT,
    START,
    Figure,
    State,
    sides_left,
)
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.turn import action_phase as action
from affray.systems.melee.turn import choosing_options as options
from affray.systems.melee.turn import forced_retreats as retreats
from affray.systems.melee.turn import movement_phase as movement
from affray.systems.melee.turn import sequence
from affray.systems.melee.turn.spells import ending, renewing

GO = Word("go")


def not_now(phase: int, clause: str) -> Refusal:
    """The refusal of an answer that belongs to another phase."""
    return no(f"not-now-{PHASE_NAMES[phase]}", "not_now", clause)


# --- the beginning of a turn ------------------------------------------------------------------------------------------
def asks_place(state: State) -> Question[Answer]:
    """Which place in the order of moving the winner takes. [CM-INIT-03]"""
    return Question(state.rank[0], "place", answers=sequence.place_answers(state))


def asks_renewal(state: State) -> Question[Answer]:
    """Whether a spell is paid for. [CM-RENEW-01]"""
    caster = state.figures[state.spells[state.renewals[0]].caster]
    return Question(caster.side, "renew", caster.id, renewing.renew_answers(state, state.renewals[0]))


def renewal(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a spell is paid for, or not. [CM-RENEW-01 CM-RENEW-02]"""
    deed = renewing.renew if answer == Word("renew") else renewing.lapse
    return deed(ref, state, state.renewals[0])


# --- movement ---------------------------------------------------------------------------------------------------------
def mover(state: State) -> Figure:
    """The figure that moves."""
    return state.figures[movement.moving(state).figure]


def asks_mover(state: State) -> Question[Answer]:
    """Which figure moves next, or none. [CM-MOVE-01]"""
    picks: tuple[Answer, ...] = tuple(Pick(state.figures[i].id) for i in movement.unmoved(state))
    return Question(state.order[state.stage], "pick", answers=(*picks, Word("end")))


def asks_height(state: State) -> Question[Answer]:
    """How high a flier is as somebody comes. [CM-FLY-03]"""
    flier = state.figures[movement.moving(state).asked[0]]
    return Question(flier.side, "height", flier.id, (Word("low"), Word("high")))


def asks_step(state: State) -> Question[Answer]:
    """What the figure that moves does next. [CM-MOVE-01]"""
    figure = mover(state)
    away = (movement.LEAVE,) if movement.move_fault(state, movement.LEAVE) is None else ()
    return Question(figure.side, "move", figure.id, movement.move_answers(state), away)


def asks_option(state: State) -> Question[Answer]:
    """Which option the figure takes at the end of its move. [CM-OPT-01]"""
    figure, closed = mover(state), options.closed_options(state)
    return Question(figure.side, "option", figure.id, options.option_answers(state), closed=closed)


# --- actions ----------------------------------------------------------------------------------------------------------
def asks_actor(state: State) -> Question[Answer]:
    """Which of several figures acts first. [CM-ACT-02]"""
    side = state.figures[state.ready[0]].side
    return Question(side, "actor", answers=tuple(Pick(state.figures[i].id) for i in state.ready))


def asks_act(state: State) -> Question[Answer]:
    """What a figure does. [CM-ACT-01]"""
    figure = state.figures[state.actor]
    return Question(figure.side, "act", figure.id, action.act_answers(state))


def acted(ref: Referee, state: State) -> State:
    """The state in which the next figure acts, once nobody is acting."""
    return sequence.next_actor(ref, state) if state.actor == NOBODY else state


def actor_chosen(ref: Referee, state: State) -> State:
    """The state in which the next figure acts, unless one must be picked first."""
    return state if state.ready else acted(ref, state)


# --- retreats ---------------------------------------------------------------------------------------------------------
def asks_retreat(state: State) -> Question[Answer]:
    """Which retreats a side forces. [CM-RET-01]"""
    side = state.order[state.stage]
    return Question(side, "retreat", answers=(*retreats.force_answers(state, side), Word("pass")))


def retreat_fault(state: State, answer: Answer) -> Refusal | None:
    """Why a retreat is not forced now; None when it is. [CM-RET-01]"""
    if isinstance(answer, Retreat):
        return retreats.force_fault(state, state.order[state.stage], answer)
    return None if answer in asks_retreat(state).answers else not_now(RETREAT, "CM-RET-01")


# --- the turn ---------------------------------------------------------------------------------------------------------
PHASES: Mapping[int, Phase[State, Answer]] = {
    START: Course(GO, not_now(START, "CM-TURN-02"), sequence.start),
    INITIATIVE: Course(GO, not_now(INITIATIVE, "CM-INIT-01"), sequence.initiative),
    PLACE: Choice(asks_place, not_now(PLACE, "CM-INIT-03"), sequence.take_place),
    RENEW: Choice(asks_renewal, not_now(RENEW, "CM-RENEW-01"), renewal, sequence.next_renewal),
    PICK: Choice(asks_mover, not_now(PICK, "CM-MOVE-01"), sequence.pick, sequence.next_mover),
    HEIGHT: Choice(asks_height, not_now(HEIGHT, "CM-FLY-03"), movement.answer_height),
    MOVE: Decision(asks_step, movement.move_fault, movement.play_move),
    OPTION: Decision(asks_option, options.option_fault, options.choose_option),
    ORDER: Course(GO, not_now(ORDER, "CM-ACT-02"), sequence.break_ties),
    ACTOR: Choice(asks_actor, not_now(ACTOR, "CM-ACT-02"), sequence.choose_actor, actor_chosen),
    ACT: Decision(asks_act, action.act_fault, action.play_act, acted),
    RETREAT: Decision(asks_retreat, retreat_fault, sequence.force, sequence.next_forcer),
    POST: Course(GO, not_now(POST, "CM-TURN-03"), sequence.post_turn),
    OVER: End(no("over", "over", "CM-END-01")),
}


def decided(ref: Referee, state: State) -> State:
    """The state once spells that cannot go on have ended; the game is over once one side is left and nothing can change
    that. [CM-END-01]"""
    if state.phase == OVER:
        return state
    ended = ending.settle(ref, state)
    if ended is not state:
        return ended
    left = sides_left(state)
    if len(left) > 1 or sequence.may_turn(state):
        return state
    return sequence.finish(ref, state, left[0] if left else NOBODY)


TURN = Turn(lambda state: PHASES[state.phase], CODES, Number, decided)
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
