"""The battle as a phase machine: what comes after what.

START -> NAME, where the sides name their leaders -> DEPLOY, a unit of each side in turn, where the scenario has not deployed them -> ROUND where the order is rolled anew -> PICK and ACT, side after side ->
the next round, until a side is broken or the last round is over. [UW-TURN-01 UW-TURN-02 UW-VIC-01 UW-VIC-02]
"""

from msgspec.structs import replace

from affray.core.state import settled
from affray.referee import Referee, say
from affray.systems.wargame.content.codes import FAST
from affray.systems.wargame.content.profile import able
from affray.systems.wargame.position.answers import Answer, Deploy, Leader, Pick
from affray.systems.wargame.position.ending import ended, judged
from affray.systems.wargame.position.state import (
    ACT,
    DEPLOY,
    NAME,
    OVER,
    PICK,
    ROUND,
    START,
    WAITING,
    Activation,
    State,
    fielded,
    index_of,
)
from affray.systems.wargame.rules.order_and_actions import Ready, actions_of, may_activate, turn_order
from affray.systems.wargame.turn import activation as acting
from affray.systems.wargame.turn import deployment as deploying

NATURAL = (START, ROUND)
"""The phases that the referee goes through alone."""


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer, at the next question, roll or end."""
    return settled(settle, ref, deed(ref, state, answer))


def deed(ref: Referee, state: State, answer: Answer) -> State:
    """What the answer itself does."""
    if state.phase in NATURAL:
        return order_rolled(ref, state)
    if state.phase == NAME:
        assert isinstance(answer, Leader)
        return deploying.led(ref, state, state.order[state.stage], answer.unit)
    if state.phase == DEPLOY:
        assert isinstance(answer, Deploy)
        return deploying.deploy(ref, state, answer)
    if state.phase == PICK:
        return picked(ref, state, answer.unit) if isinstance(answer, Pick) else turn_ended(ref, state)
    return acting.play_act(ref, state, answer)


def settle(ref: Referee, state: State) -> State:
    """The state one step nearer to the next question; the same object when there it is."""
    if state.phase == NAME:
        return named(ref, state)
    if state.phase == DEPLOY:
        return deployed(ref, state)
    if state.phase == PICK and not may_activate(ready(state), state.order[state.stage]):
        return turn_ended(ref, state)
    return state


# --- the order --------------------------------------------------------------------------------------------------------
def order_rolled(ref: Referee, state: State) -> State:
    """The state with the order of turns; before the first round, deployment by whoever goes last, unless the scenario has
    settled both. [UW-TURN-01 UW-VIC-01]"""
    if state.phase == START and state.order:
        return replace(state, phase=NAME, stage=len(state.order) - 1)
    say(ref, "lots", sides=state.sides, clauses=("UW-TURN-01",))
    order, thrown = turn_order(ref, tuple(range(len(state.sides))))
    say(
        ref, "order", order=tuple(state.sides[side] for side in order),
        throws=tuple("+".join(map(str, thrown[side])) for side in order), clauses=("UW-TURN-01",),
    )  # fmt: skip
    if state.phase == START:
        return replace(state, phase=NAME, order=order, stage=len(order) - 1)
    return turn_begun(ref, replace(state, order=order), 0)


def named(ref: Referee, state: State) -> State:
    """The state in which a side that has no leader yet names one, whoever goes last first; deployment when each has, or the
    first round where all units stand. [UW-VIC-06 UW-VIC-01]"""
    leaders = state.aim.leaders
    unnamed = [stage for stage, side in enumerate(state.order) if leaders and not leaders[side]]
    if unnamed:
        return state if state.stage == unnamed[-1] else replace(state, stage=unnamed[-1])
    if any(unit.status == WAITING for unit in state.figures):
        return replace(state, phase=DEPLOY, stage=len(state.order) - 1)
    return round_begun(ref, state, 1)


def deployed(ref: Referee, state: State) -> State:
    """The state in which a side that has units left deploys the next one; the first round when none has. [UW-VIC-01]"""
    if not deploying.waiting(state, state.order[state.stage]):
        if deploying.waiting(state, state.order[1 - state.stage]):
            return replace(state, stage=1 - state.stage)
        return round_begun(ref, state, 1)
    return deploying.without_room(ref, state, state.order[state.stage])


# --- rounds and turns -------------------------------------------------------------------------------------------------
def round_begun(ref: Referee, state: State, number: int) -> State:
    """The state at the beginning of a round; its order is rolled where it does not hold for the game. [UW-TURN-01]"""
    say(ref, "round", round=number, clauses=("UW-TURN-02",))
    state = replace(state, round=number)
    if state.house.initiative_each_round and number > 1:
        return replace(state, phase=ROUND)
    return turn_begun(ref, state, 0)


def turn_begun(ref: Referee, state: State, stage: int) -> State:
    """The state at the beginning of a side's turn, none of its units activated. [UW-TURN-02]"""
    side = state.order[stage]
    say(ref, "turn", side=state.sides[side], clauses=("UW-TURN-02",))
    units = tuple(replace(unit, activated=False) if unit.side == side else unit for unit in state.figures)
    return replace(state, phase=PICK, stage=stage, figures=units)


def turn_ended(ref: Referee, state: State) -> State:
    """The state after a side's turn: the next one's, the next round, or the end. [UW-TURN-02 UW-VIC-02]"""
    if state.stage + 1 < len(state.order):
        return turn_begun(ref, state, state.stage + 1)
    if state.round >= state.aim.rounds:
        return ended(ref, state, judged(state))
    return round_begun(ref, state, state.round + 1)


# --- activations ------------------------------------------------------------------------------------------------------
def ready(state: State) -> tuple[Ready, ...]:
    """The units as far as their activation goes; those off the field count no miniatures. [UW-TURN-02 UW-TURN-03]"""
    return tuple(
        Ready(unit.side, len(unit.at) if fielded(unit) else 0, int(unit.token), int(unit.activated))
        for unit in state.figures
    )


def picked(ref: Referee, state: State, name: str) -> State:
    """The state in which a unit is activated. [UW-TURN-02 UW-TURN-04 UW-TURN-06]"""
    i = index_of(state, name)
    unit = state.figures[i]
    left = actions_of(int(able(unit.profile, FAST)))
    say(ref, "activated", who=name, actions=left, clauses=("UW-TURN-02", "UW-TURN-04"))
    units = (*state.figures[:i], replace(unit, activated=True), *state.figures[i + 1 :])
    return replace(state, figures=units, phase=ACT, act=Activation(i, left))


def is_over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == OVER
