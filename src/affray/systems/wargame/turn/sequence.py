"""What happens between the questions of a battle, phase by phase. [UW-TURN-01 UW-TURN-02 UW-VIC-01 UW-VIC-02]"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.wargame.position.ending import end_game, turn_to_come, winner_now
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
    action_count,
    alter_body,
    has_turns,
    index_of,
    is_fielded,
)
from affray.systems.wargame.rules.body import active_body, body_in_new_turn
from affray.systems.wargame.rules.order_and_actions import Ready, first_progress, is_order_rolled, turn_order
from affray.systems.wargame.turn import deployment


# --- the order --------------------------------------------------------------------------------------------------------
def roll_order(ref: Referee, state: State) -> State:
    """The state with the order of turns rolled. Before the first round the side that goes last deploys first, unless
    the scenario has settled both. [UW-TURN-01 UW-VIC-01]"""
    if state.phase == START and state.order:
        return replace(state, phase=NAME, stage=len(state.order) - 1)
    rolling = tuple(side for side in range(len(state.sides)) if has_turns(state, side))
    say(ref, "lots", sides=tuple(state.sides[side] for side in rolling), clauses=("UW-TURN-01",))
    order, thrown = turn_order(ref, rolling)
    say(
        ref, "order", order=tuple(state.sides[side] for side in order),
        throws=tuple("+".join(map(str, thrown[side])) for side in order), clauses=("UW-TURN-01",),
    )  # fmt: skip
    if state.phase == START:
        return replace(state, phase=NAME, order=order, stage=len(order) - 1)
    idle = tuple(side for side in state.order if side not in rolling)
    return begin_turn(ref, replace(state, order=(*order, *idle)), 0)


def next_leader(ref: Referee, state: State) -> State:
    """The state in which the next side without a leader names one, beginning with the side that goes last; when each
    has one, deployment, or the first round where all units stand already. [UW-VIC-06 UW-VIC-01]"""
    leaders = state.aim.leaders
    unnamed = [stage for stage, side in enumerate(state.order) if leaders and not leaders[side]]
    if unnamed:
        return state if state.stage == unnamed[-1] else replace(state, stage=unnamed[-1])
    if any(unit.status == WAITING for unit in state.figures):
        return replace(state, phase=DEPLOY, stage=len(state.order) - 1)
    return begin_round(ref, state, 1)


def next_deployment(ref: Referee, state: State) -> State:
    """The state in which the next side that has units left deploys one, who goes last first; the first round when none
    has. [UW-VIC-01]"""
    if not deployment.waiting_units(state, state.order[state.stage]):
        if any(unit.status == WAITING for unit in state.figures):
            return replace(state, stage=(state.stage - 1) % len(state.order))
        return begin_round(ref, state, 1)
    return deployment.leave_out_without_room(ref, state, state.order[state.stage])


# --- rounds and turns -------------------------------------------------------------------------------------------------
def begin_round(ref: Referee, state: State, number: int) -> State:
    """The state at the beginning of a round; its order is rolled where it does not hold for the game. [UW-TURN-01]"""
    say(ref, "round", round=number, clauses=("UW-TURN-02",))
    state = replace(state, round=number)
    if is_order_rolled(number, state.house):
        return replace(state, phase=ROUND)
    return begin_turn(ref, state, next(n for n, side in enumerate(state.order) if has_turns(state, side)))


def begin_turn(ref: Referee, state: State, stage: int) -> State:
    """The state at the beginning of a side's turn, none of its units activated. [UW-TURN-02]"""
    side = state.order[stage]
    say(ref, "turn", side=state.sides[side], clauses=("UW-TURN-02",))
    units = tuple(
        replace(unit, body=body_in_new_turn(unit.body)) if unit.side == side else unit for unit in state.figures
    )
    return replace(state, phase=PICK, stage=stage, figures=units)


def end_turn(ref: Referee, state: State) -> State:
    """The state after a side's turn: the next one's, the next round, or the end. [UW-TURN-02 UW-VIC-02]"""
    found = turn_to_come(state)
    if found is None:
        return end_game(ref, state, winner_now(state))
    number, stage = found
    return begin_turn(ref, state, stage) if number == state.round else begin_round(ref, state, number)


# --- activations ------------------------------------------------------------------------------------------------------
def ready_units(state: State) -> tuple[Ready, ...]:
    """What of the units their activation depends on; those off the field count no miniatures. [UW-TURN-02 UW-TURN-03]"""
    return tuple(Ready(unit.side, len(unit.at) if is_fielded(unit) else 0, unit.body) for unit in state.figures)


def activate(ref: Referee, state: State, name: str) -> State:
    """The state in which a unit is activated. [UW-TURN-02 UW-TURN-04 UW-TURN-06]"""
    i = index_of(state, name)
    left = action_count(state.figures[i])
    say(ref, "activated", who=name, actions=left, clauses=("UW-TURN-02", "UW-TURN-04"))
    return replace(alter_body(state, i, active_body), phase=ACT, act=Activation(i, first_progress(left)))


def is_over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == OVER
