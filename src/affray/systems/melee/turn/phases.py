"""The phases of a turn: what each asks, why it refuses, what an answer does, what comes after it. [CM-TURN-01 CM-TURN-02]

INITIATIVE -> PLACE -> RENEW -> PICK, HEIGHT, MOVE and OPTION, side after side -> ORDER, ACTOR and ACT by standing adjDX
-> RETREAT, side after side -> POST -> the next turn, until one side is left. Phases that only roll are gone through by
the referee alone, so that the state is committed before every roll.
"""

from collections.abc import Mapping

from affray.core import Question, Refusal
from affray.core.fight_state import is_decided
from affray.core.turns import Choice, Decision, End, Phase, RefereePhase
from affray.mastering.turn import MasteredTurn
from affray.referee import Referee
from affray.systems.melee.content.events import CODES
from affray.systems.melee.position.answers import Answer, Number, Pick, Rank, Retreat, Word
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
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn import action_phase, choosing_options, forced_retreats, movement_phase, sequence
from affray.systems.melee.turn.mastering import DESK
from affray.systems.melee.turn.spells import ending, renewing

GO = Word("go")


def wrong_phase_refusal(phase: int, clause: str) -> Refusal:
    """The refusal of an answer that belongs to another phase."""
    return refusal(f"not-now-{PHASE_NAMES[phase]}", "not_now", clause)


# --- the beginning of a turn ------------------------------------------------------------------------------------------
def place_question(state: State) -> Question[Answer]:
    """Which place in the order of moving the winner takes. [CM-INIT-03]"""
    return Question(state.rank[0], "place", answers=sequence.place_answers(state))


def place_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the winner does not take a place; None when it does. [CM-INIT-03]"""
    places = sequence.place_answers(state)
    if answer in places:
        return None
    if isinstance(answer, Rank):
        return refusal("place-beyond", "place", "CM-INIT-03", most=len(places), place=answer.place)
    return wrong_phase_refusal(PLACE, "CM-INIT-03")


def renewal_question(state: State) -> Question[Answer]:
    """Whether a spell is paid for. [CM-RENEW-01]"""
    caster = state.figures[state.spells[state.renewals[0]].caster]
    return Question(caster.side, "renew", caster.id, renewing.renew_answers(state, state.renewals[0]))


def play_renewal(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a spell is paid for, or not. [CM-RENEW-01 CM-RENEW-02]"""
    deed = renewing.renew if answer == Word("renew") else renewing.lapse
    return deed(ref, state, state.renewals[0])


# --- movement ---------------------------------------------------------------------------------------------------------
def mover(state: State) -> Figure:
    """The figure that moves."""
    return state.figures[movement_phase.current_move(state).figure]


def mover_question(state: State) -> Question[Answer]:
    """Which figure moves next, or none. [CM-MOVE-01]"""
    picks: tuple[Answer, ...] = tuple(Pick(state.figures[i].id) for i in movement_phase.unmoved_figures(state))
    return Question(state.order[state.stage], "pick", answers=(*picks, Word("end")))


def height_question(state: State) -> Question[Answer]:
    """How high a flier is as somebody comes. [CM-FLY-03]"""
    flier = state.figures[movement_phase.current_move(state).asked[0]]
    return Question(flier.side, "height", flier.id, (Word("low"), Word("high")))


def step_question(state: State) -> Question[Answer]:
    """What the figure that moves does next. [CM-MOVE-01]"""
    figure = mover(state)
    away = (movement_phase.LEAVE,) if movement_phase.move_refusal(state, movement_phase.LEAVE) is None else ()
    return Question(figure.side, "move", figure.id, movement_phase.move_answers(state), away)


def option_question(state: State) -> Question[Answer]:
    """Which option the figure takes at the end of its move. [CM-OPT-01]"""
    figure, closed = mover(state), choosing_options.closed_options(state)
    return Question(figure.side, "option", figure.id, choosing_options.option_answers(state), closed=closed)


# --- actions ----------------------------------------------------------------------------------------------------------
def actor_question(state: State) -> Question[Answer]:
    """Which of several figures acts first. [CM-ACT-02]"""
    side = state.figures[state.ready[0]].side
    return Question(side, "actor", answers=tuple(Pick(state.figures[i].id) for i in state.ready))


def act_question(state: State) -> Question[Answer]:
    """What a figure does. [CM-ACT-01]"""
    figure = state.figures[state.actor]
    return Question(figure.side, "act", figure.id, action_phase.act_answers(state))


def seek_actor(ref: Referee, state: State) -> State:
    """The state in which the next figure acts, once nobody is acting."""
    return sequence.next_actor(ref, state) if state.actor == NOBODY else state


def seek_sole_actor(ref: Referee, state: State) -> State:
    """The state in which the next figure acts, unless one must be picked first."""
    return state if state.ready else seek_actor(ref, state)


# --- retreats ---------------------------------------------------------------------------------------------------------
def retreat_question(state: State) -> Question[Answer]:
    """Which retreats a side forces. [CM-RET-01]"""
    side = state.order[state.stage]
    return Question(side, "retreat", answers=(*forced_retreats.force_answers(state, side), Word("pass")))


def retreat_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a retreat is not forced now; None when it is. [CM-RET-01]"""
    if isinstance(answer, Retreat):
        return forced_retreats.force_refusal(state, state.order[state.stage], answer)
    return None if answer in retreat_question(state).answers else wrong_phase_refusal(RETREAT, "CM-RET-01")


# --- the turn ---------------------------------------------------------------------------------------------------------
PHASES: Mapping[int, Phase[State, Answer]] = {
    START: RefereePhase(GO, wrong_phase_refusal(START, "CM-TURN-02"), sequence.start),
    INITIATIVE: RefereePhase(GO, wrong_phase_refusal(INITIATIVE, "CM-INIT-01"), sequence.roll_initiative),
    PLACE: Decision(place_question, place_refusal, sequence.take_place),
    RENEW: Choice(renewal_question, wrong_phase_refusal(RENEW, "CM-RENEW-01"), play_renewal, sequence.next_renewal),
    PICK: Choice(mover_question, wrong_phase_refusal(PICK, "CM-MOVE-01"), sequence.pick_mover, sequence.next_mover),
    HEIGHT: Choice(height_question, wrong_phase_refusal(HEIGHT, "CM-FLY-03"), movement_phase.answer_height),
    MOVE: Decision(step_question, movement_phase.move_refusal, movement_phase.play_move),
    OPTION: Decision(option_question, choosing_options.option_refusal, choosing_options.choose_option),
    ORDER: RefereePhase(GO, wrong_phase_refusal(ORDER, "CM-ACT-02"), sequence.break_ties),
    ACTOR: Choice(actor_question, wrong_phase_refusal(ACTOR, "CM-ACT-02"), sequence.choose_actor, seek_sole_actor),
    ACT: Decision(act_question, action_phase.act_refusal, action_phase.play_act, seek_actor),
    RETREAT: Decision(retreat_question, retreat_refusal, sequence.force_retreat, sequence.next_forcer),
    POST: RefereePhase(GO, wrong_phase_refusal(POST, "CM-TURN-03"), sequence.post_turn),
    OVER: End(refusal("over", "over", "CM-END-01")),
}


def end_if_decided(ref: Referee, state: State) -> State:
    """The state once spells that cannot go on have ended; the game is over once one side or team is left and nothing
    can change that. [CM-END-01 CM-END-02]"""
    if state.phase == OVER:
        return state
    ended = ending.end_due_spells(ref, state)
    if ended is not state:
        return ended
    left = sides_left(state)
    if not is_decided(state, left) or sequence.can_still_change(state):
        return state
    return sequence.finish(ref, state, left[0] if left else NOBODY)


TURN = MasteredTurn(lambda state: PHASES[state.phase], CODES, Number, end_if_decided, DESK)
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
