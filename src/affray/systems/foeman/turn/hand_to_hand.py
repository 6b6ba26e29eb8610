"""Entering and leaving Hand-to-Hand."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.dice.pool import total
from affray.referee import Referee, choose, roll, say
from affray.space.hex import DIRECTION_NAMES, Hex, column_row, neighbour, neighbours
from affray.systems.foeman.content.codes import (
    CHOOSE_PLACE,
    CHOOSE_WAIVE,
    ROLL_ENTRY_MP,
    ROLL_SV_ENTRY,
    ROLL_SV_EXIT,
    D,
)
from affray.systems.foeman.position.state import (
    HELD,
    LEFT_HTH,
    NOT_TRIED,
    Figure,
    State,
    alter,
    alter_motion,
    foes_in_hex,
    index_of,
    is_engaging,
    is_standing,
    standing_score,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.defence import NO_HAND, is_shield_side, is_through_front_or
from affray.systems.foeman.rules.mindwand import is_fresh_front_step, may_step_onto
from affray.systems.foeman.rules.movement import ENDED, GOING
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.saving_throws import entry_score, exit_dice, exit_score
from affray.systems.foeman.turn.experience_gained import save_for
from affray.systems.foeman.turn.steps import current_move, halt_refusal, walk_of

HTH_SAVE_DICE = 5


def enter_refusal(state: State, direction: int, target: str) -> Refusal | None:
    """Why Hand-to-Hand may not be attempted so; None when it may. [FM-HTH-01 FM-HTH-02]"""
    move, i, figure = current_move(state)
    there = state.board.steps[figure.pos][direction]
    foes = foes_in_hex(state, figure.side, there) if there is not None else ()
    if there is None or not any(is_standing(state.figures[foe]) for foe in foes):
        return refusal(
            "nobody-stands", "nobody_stands", "FM-HTH-01", direction=DIRECTION_NAMES[direction], who=figure.id
        )
    if target not in {state.figures[foe].id for foe in foes}:
        return refusal("not-in-hex", "not_there", "FM-HTH-02", whom=target)
    kind = movement.take_step(figure.facing, direction, figure.back, figure.motion.steps + 1).kind
    engaged = len(move.engagers) > 0 or move.in_hth
    if move.halt != GOING:
        return halt_refusal(state, walk_of(state))
    if not movement.may_enter(
        engaged, figure.motion.steps, figure.motion.used, figure.motion.mmma, kind, figure.body.prone
    ):
        fault = onto_refusal(state, direction, index_of(state, target))
        if fault is not None:
            return fault
    if not displacement_hexes(state, i, there):
        return refusal("no-room", "no_room", "FM-HTH-03", whom=target, who=figure.id)
    return None


def onto_refusal(state: State, direction: int, target: int) -> Refusal | None:
    """Why the figure may not step onto an opponent that engages it; None when it may. [MW-HTH-02]"""
    move, _, figure = current_move(state)
    foe = state.figures[target]
    side = (direction + 3 - foe.facing) % 6
    kind = movement.take_step(figure.facing, direction, figure.back, 1).kind
    fresh = is_fresh_front_step(figure.motion, figure.body.prone, int(move.in_hth), kind)
    fits = fresh and is_engaging(foe, figure.pos, state.house.prone_engages)
    if not state.house.enter_opponent_hex or not fits:
        return refusal("no-entry", "no_entry", "FM-HTH-01", most=movement.MOST_ENTRY_STEPS)
    if not may_step_onto(int(move.halt != GOING), int(is_hexside_shielded(foe, side))):
        return refusal("entry-shielded", "no_entry", "MW-HTH-02", whom=foe.id)
    return None


def is_hexside_shielded(foe: Figure, side: int) -> bool:
    """Whether a figure's shield or left-hand weapon bars a step through a hexside. [MW-HTH-02]"""
    if foe.kit.shielded and is_shield_side(side, foe.kit.handed):
        return True
    return foe.kit.left_hand != NO_HAND and bool(is_through_front_or(foe.kit.left_hand, side, side))


def entry_dice(state: State) -> int:
    """The dice of Mp that an attempt by the figure that moves costs: 1 onto an opponent that engages it. [MW-HTH-02]"""
    move, _, _ = current_move(state)
    return 1 if move.engagers else 0


def enter(ref: Referee, state: State, direction: int, target: int) -> State:
    """The state after an attempt: in the hex, or displaced by the target's saving throw.

    [FM-HTH-02 FM-HTH-03 MW-HTH-02 MW-HTH-05]
    """
    move, i, figure = current_move(state)
    foe = state.figures[target]
    score = entry_need(state, i, target)
    say(ref, "enter", who=figure.id, whom=foe.id, score=score, dice=(), clauses=("FM-HTH-01", "FM-HTH-02"))
    there = neighbour(figure.pos, direction)
    used = figure.motion.used
    if entry_dice(state):
        more = total(roll(ref, entry_dice(state), D, ROLL_ENTRY_MP))
        used += more
        say(ref, "entry_mp", who=figure.id, mp=more, clauses=("MW-HTH-02",))
    state = alter_motion(state, i, steps=figure.motion.steps + 1, used=used)
    state = alter(state, i, facing=direction, back=False)
    waived = choose(ref, who=target, what=CHOOSE_WAIVE, most=1, x=score, y=there[0], z=there[1])
    passed = 0
    if waived:
        say(ref, "waived", who=foe.id, clauses=("FM-HTH-03",))
    else:
        state, saved = save_for(ref, state, target, HTH_SAVE_DICE, score, ROLL_SV_ENTRY)
        passed = saved.passed
    if passed:
        state = displace(ref, state, i, target, there)
    else:
        used += movement.entry_mp(0, state.board.cost[there], 0)
        state = alter(alter_motion(state, i, used=used), i, pos=there)
        say(ref, "in_hth", who=figure.id, whom=foe.id, clauses=("FM-HTH-03", "FM-HTH-04"))
    return replace(state, move=replace(move, halt=ENDED))


def entry_need(state: State, i: int, target: int) -> int:
    """The score by which the target avoids figure i's attempt. [FM-HTH-02]"""
    figure, foe = state.figures[i], state.figures[target]
    return entry_score(standing_score(foe), figure.mst, foe.mst, state.house)


def exit_need(state: State, i: int) -> int:
    """The score by which figure i leaves Hand-to-Hand. [FM-HTH-05]"""
    figure = state.figures[i]
    strengths = [state.figures[foe].mst for foe in foes_in_hex(state, figure.side, figure.pos)]
    return exit_score(standing_score(figure), figure.mst, max(strengths), sum(strengths), state.house)


def displacement_hexes(state: State, i: int, there: Hex) -> tuple[Hex, ...]:
    """The hexes next to a hex into which figure i may be displaced from it. [FM-HTH-03]"""
    taken = {other.pos for j, other in enumerate(state.figures) if j != i and is_standing(other)}
    return tuple(at for at in neighbours(there) if at in state.board.cost and at not in taken)


def displace(ref: Referee, state: State, i: int, target: int, there: Hex) -> State:
    """The state after the target has chosen where the mover goes. [FM-HTH-03]"""
    free = displacement_hexes(state, i, there)
    at = free[choose(ref, who=target, what=CHOOSE_PLACE, most=len(free) - 1, x=i, y=there[0], z=there[1])]
    used = state.figures[i].motion.used + movement.entry_mp(1, state.board.cost[there], state.board.cost[at])
    column, row = column_row(at)
    say(ref, "displaced", who=state.figures[i].id, column=column, row=row, used=used, clauses=("FM-HTH-03",))
    return alter(alter_motion(state, i, used=used), i, pos=at)


def exit_refusal(state: State) -> Refusal | None:
    """Why the figure may not roll to leave Hand-to-Hand; None when it may. [FM-HTH-05]"""
    move, _, figure = current_move(state)
    if not move.in_hth or move.exit != NOT_TRIED:
        return refusal("no-exit", "no_exit", "FM-HTH-05", who=figure.id)
    return None


def exit_hth(ref: Referee, state: State) -> State:
    """The state after the roll to leave Hand-to-Hand. [FM-HTH-05 FM-HTH-06 MW-HTH-01]"""
    _, i, figure = current_move(state)
    score = exit_need(state, i)
    say(ref, "exit", who=figure.id, count=exit_dice(state.house), score=score, clauses=("FM-HTH-05",))
    state, saved = save_for(ref, state, i, exit_dice(state.house), score, ROLL_SV_EXIT)
    return leave_hth(state, saved.passed)


def leave_hth(state: State, passed: int) -> State:
    """The state after a passed or failed roll to leave Hand-to-Hand. [FM-HTH-06]"""
    move, _, _ = current_move(state)
    done = replace(move, exit=LEFT_HTH) if passed else replace(move, exit=HELD, halt=ENDED)
    return replace(state, move=done)
