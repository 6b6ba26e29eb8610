"""The phases of a battle: what each asks, why it refuses, what an answer does, what comes after it.

START -> NAME, where the sides name their leaders -> DEPLOY, a unit of each side in turn, where the scenario has not
deployed them -> ROUND where the order is rolled anew -> PICK and ACT, side after side -> the next round, until a side is
broken or the last round is over. Within ACT a special action that is declared leads to RULE, AGREE and AMENDED. [UW-TURN-01 UW-TURN-02 UW-VIC-01 UW-VIC-02]
"""

from collections.abc import Mapping

from affray.core import Question, Refusal
from affray.core.turns import Decision, End, Phase, RefereePhase, Turn
from affray.referee import Referee
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.position.answers import END, GO, GRAMMAR, Answer, Deploy, Leader, Number, Pick, Word
from affray.systems.wargame.position.state import (
    ACT,
    AGREE,
    AMENDED,
    DEPLOY,
    NAME,
    NOBODY,
    OVER,
    PICK,
    ROUND,
    RULE,
    START,
    STATUS_NAMES,
    State,
    index_of,
    is_fielded,
)
from affray.systems.wargame.rules.order_and_actions import (
    activatable_units,
    activation_refusal,
    can_end_turn,
    waiting_units,
)
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn import activation, deployment, rulings, sequence

END_TURN = Word(END)


def active_side(state: State) -> int:
    """The side whose turn it is."""
    return state.order[state.stage]


# --- before the battle ------------------------------------------------------------------------------------------------
def leader_question(state: State) -> Question[Answer]:
    """The question which hero leads the side. [UW-VIC-06]"""
    side = active_side(state)
    return Question(side, "leader", answers=tuple(map(Leader, deployment.heroes_of(state, side))))


def leader_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a side may not name that leader; None when it may. [UW-VIC-06]"""
    if isinstance(answer, Leader):
        return deployment.leader_refusal(state, active_side(state), answer.unit)
    return refusal("not-now-name", "not_now", "UW-VIC-06")


def lead(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a side has named its leader. [UW-VIC-06]"""
    assert isinstance(answer, Leader)
    return deployment.name_leader(ref, state, active_side(state), answer.unit)


def deploy_question(state: State) -> Question[Answer]:
    """The question where a unit is deployed; only some places are listed. [UW-VIC-01]"""
    side = active_side(state)
    return Question(side, "deploy", answers=deployment.deploy_answers(state, side), open=(GRAMMAR.forms["deploy"],))


def deploy_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a unit may not be deployed so; None when it may. [UW-VIC-01]"""
    if isinstance(answer, Deploy):
        return deployment.deploy_refusal(state, active_side(state), answer)
    return refusal("not-now-deploy", "not_now", "UW-VIC-01")


def deploy(ref: Referee, state: State, answer: Answer) -> State:
    """The state with a unit deployed. [UW-VIC-01]"""
    assert isinstance(answer, Deploy)
    return deployment.deploy(ref, state, answer)


# --- activations ------------------------------------------------------------------------------------------------------
def unit_question(state: State) -> Question[Answer]:
    """The question which unit is activated, or whether the turn ends. [UW-TURN-02 UW-TURN-03]"""
    units, side = sequence.ready_units(state), active_side(state)
    picks: tuple[Answer, ...] = tuple(Pick(state.figures[i].id) for i in activatable_units(units, side))
    return Question(side, "pick", answers=(*picks, END_TURN) if can_end_turn(units, side) else picks)


def pick_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a side may not activate that unit, or end its turn; None when it may. [UW-TURN-02 UW-TURN-03]"""
    units, side = sequence.ready_units(state), active_side(state)
    if isinstance(answer, Pick):
        i = index_of(state, answer.unit)
        if i == NOBODY:
            return refusal("no-unit", "unit", "UW-TURN-02", unit=answer.unit)
        why = activation_refusal(units, side, i)
        return unready_refusal(state, side, i) if why is not None and i not in waiting_units(units, side) else why
    if answer != END_TURN:
        return refusal("not-now-pick", "not_now", "UW-TURN-02")
    return None if can_end_turn(units, side) else refusal("tokens-first", "tokens_first", "UW-TURN-03")


def unready_refusal(state: State, side: int, i: int) -> Refusal:
    """Why a unit is none of those that a side may activate this turn: whose it is, or where, or that it was activated. [UW-TURN-02]"""
    unit = state.figures[i]
    why = "foe" if unit.side != side else "activated" if is_fielded(unit) else STATUS_NAMES[unit.status]
    return refusal("not-ready", "not_waiting", "UW-TURN-02", why=why.replace(" ", "-"), side=state.sides[unit.side])


def pick(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a unit is activated, or the side's turn is over. [UW-TURN-02 UW-TURN-03]"""
    if isinstance(answer, Pick):
        return sequence.activate(ref, state, answer.unit)
    return sequence.end_turn(ref, state)


def end_turn_if_none_left(ref: Referee, state: State) -> State:
    """The state, with the turn over once no unit of the side may be activated. [UW-TURN-02]"""
    return (
        state if activatable_units(sequence.ready_units(state), active_side(state)) else sequence.end_turn(ref, state)
    )


def act_question(state: State) -> Question[Answer]:
    """The question what the active unit does; only some moves are listed. [UW-TURN-04]"""
    who = state.figures[activation.acting_unit(state)].id
    return Question(active_side(state), "act", who, activation.act_answers(state), open=activation.open_forms(state))


def act_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the unit activated may not do that now, or why another may not be activated; None when it may.

    [UW-TURN-02 UW-TURN-05]"""
    if not isinstance(answer, Pick):
        return activation.act_refusal(state, answer)
    why, acting = pick_refusal(state, answer), activation.acting_unit(state)
    if why is not None and index_of(state, answer.unit) != acting:
        return why
    name = state.figures[acting].id
    return refusal("unit-active", "not_now", "UW-TURN-02", unit=name, same=int(answer.unit == name))


# --- the battle -------------------------------------------------------------------------------------------------------
ORDER: RefereePhase[State, Answer] = RefereePhase(
    Word(GO), refusal("not-now-start", "not_now", "UW-TURN-01"), sequence.roll_order
)
PHASES: Mapping[int, Phase[State, Answer]] = {
    START: ORDER,
    NAME: Decision(leader_question, leader_refusal, lead, sequence.next_leader),
    DEPLOY: Decision(deploy_question, deploy_refusal, deploy, sequence.next_deployment),
    ROUND: ORDER,
    PICK: Decision(unit_question, pick_refusal, pick, end_turn_if_none_left),
    ACT: Decision(act_question, act_refusal, activation.play_act),
    RULE: Decision(rulings.ruling_question, rulings.ruling_refusal, rulings.propose),
    AGREE: Decision(rulings.agree_question, rulings.agree_refusal, rulings.reply),
    AMENDED: Decision(rulings.amended_question, rulings.amended_refusal, rulings.reply_to_amendment),
    OVER: End(refusal("over", "over", "UW-VIC-02")),
}
TURN = Turn(lambda state: PHASES[state.phase], CODES, Number)
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
