"""The phases of a battle: what each asks, why it refuses, what an answer does, what comes after it.

START -> NAME, where the sides name their leaders -> DEPLOY, a unit of each side in turn, where the scenario has not
deployed them -> ROUND where the order is rolled anew -> PICK and ACT, side after side -> the next round, until a side is
broken or the last round is over. [UW-TURN-01 UW-TURN-02 UW-VIC-01 UW-VIC-02]
"""

from collections.abc import Mapping

from affray.core import Question, Refusal
from affray.core.turns import Course, Decision, End, Phase, Turn
from affray.referee import Referee
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.position.answers import END, GO, GRAMMAR, Answer, Deploy, Leader, Number, Pick, Word
from affray.systems.wargame.position.state import ACT, DEPLOY, NAME, NOBODY, OVER, PICK, ROUND, START, State, index_of
from affray.systems.wargame.rules.order_and_actions import activation_fault, may_activate, may_end_turn
from affray.systems.wargame.rules.refusing import no
from affray.systems.wargame.turn import activation, deployment, sequence

END_TURN = Word(END)


def side_of(state: State) -> int:
    """The side whose turn it is."""
    return state.order[state.stage]


# --- before the battle ------------------------------------------------------------------------------------------------
def asks_leader(state: State) -> Question[Answer]:
    """The question which hero leads the side. [UW-VIC-06]"""
    side = side_of(state)
    return Question(side, "leader", answers=tuple(map(Leader, deployment.heroes_of(state, side))))


def leader_fault(state: State, answer: Answer) -> Refusal | None:
    """Why a side may not name that leader; None when it may. [UW-VIC-06]"""
    if isinstance(answer, Leader):
        return deployment.leader_fault(state, side_of(state), answer.unit)
    return no("not-now-name", "not_now", "UW-VIC-06")


def lead(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a side has named its leader. [UW-VIC-06]"""
    assert isinstance(answer, Leader)
    return deployment.led(ref, state, side_of(state), answer.unit)


def asks_deployment(state: State) -> Question[Answer]:
    """The question where a unit is deployed; only some places are listed. [UW-VIC-01]"""
    side = side_of(state)
    return Question(side, "deploy", answers=deployment.offers(state, side), open=(GRAMMAR.forms["deploy"],))


def deploy_fault(state: State, answer: Answer) -> Refusal | None:
    """Why a unit may not be deployed so; None when it may. [UW-VIC-01]"""
    if isinstance(answer, Deploy):
        return deployment.deploy_fault(state, side_of(state), answer)
    return no("not-now-deploy", "not_now", "UW-VIC-01")


def deploy(ref: Referee, state: State, answer: Answer) -> State:
    """The state with a unit deployed. [UW-VIC-01]"""
    assert isinstance(answer, Deploy)
    return deployment.deploy(ref, state, answer)


# --- activations ------------------------------------------------------------------------------------------------------
def asks_unit(state: State) -> Question[Answer]:
    """The question which unit is activated, or whether the turn ends. [UW-TURN-02 UW-TURN-03]"""
    units, side = sequence.ready(state), side_of(state)
    picks: tuple[Answer, ...] = tuple(Pick(state.figures[i].id) for i in may_activate(units, side))
    return Question(side, "pick", answers=(*picks, END_TURN) if may_end_turn(units, side) else picks)


def pick_fault(state: State, answer: Answer) -> Refusal | None:
    """Why a side may not activate that unit, or end its turn; None when it may. [UW-TURN-02 UW-TURN-03]"""
    units, side = sequence.ready(state), side_of(state)
    if isinstance(answer, Pick):
        i = index_of(state, answer.unit)
        if i == NOBODY:
            return no("no-unit", "unit", "UW-TURN-02", unit=answer.unit)
        return activation_fault(units, side, i)
    if answer != END_TURN:
        return no("not-now-pick", "not_now", "UW-TURN-02")
    return None if may_end_turn(units, side) else no("tokens-first", "tokens_first", "UW-TURN-03")


def pick(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a unit is activated, or the side's turn is over. [UW-TURN-02 UW-TURN-03]"""
    if isinstance(answer, Pick):
        return sequence.picked(ref, state, answer.unit)
    return sequence.turn_ended(ref, state)


def none_left(ref: Referee, state: State) -> State:
    """The state, with the turn over once no unit of the side may be activated. [UW-TURN-02]"""
    return state if may_activate(sequence.ready(state), side_of(state)) else sequence.turn_ended(ref, state)


def asks_act(state: State) -> Question[Answer]:
    """The question what the active unit does; only some moves are listed. [UW-TURN-04]"""
    who = state.figures[activation.acting(state)].id
    return Question(side_of(state), "act", who, activation.act_answers(state), open=activation.open_forms(state))


# --- the battle -------------------------------------------------------------------------------------------------------
ORDER: Course[State, Answer] = Course(Word(GO), no("not-now-start", "not_now", "UW-TURN-01"), sequence.order_rolled)
PHASES: Mapping[int, Phase[State, Answer]] = {
    START: ORDER,
    NAME: Decision(asks_leader, leader_fault, lead, sequence.named),
    DEPLOY: Decision(asks_deployment, deploy_fault, deploy, sequence.deployed),
    ROUND: ORDER,
    PICK: Decision(asks_unit, pick_fault, pick, none_left),
    ACT: Decision(asks_act, activation.act_fault, activation.play_act),
    OVER: End(no("over", "over", "UW-VIC-02")),
}
TURN = Turn(lambda state: PHASES[state.phase], CODES, Number)
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
