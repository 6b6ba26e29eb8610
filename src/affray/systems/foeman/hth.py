"""Into Hand-to-Hand and out of it."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, choose, say
from affray.space.hex import DIRECTION_NAMES, Hex, column_row, neighbour, neighbours
from affray.systems.foeman import movement
from affray.systems.foeman.constants import CHOOSE_PLACE, CHOOSE_WAIVE, ROLL_SV_ENTRY, ROLL_SV_EXIT
from affray.systems.foeman.learning import save_for
from affray.systems.foeman.refusing import no
from affray.systems.foeman.saves import entry_score, exit_score
from affray.systems.foeman.state import (
    ENDED,
    GOING,
    HELD,
    LEFT_HTH,
    NOT_TRIED,
    State,
    alter,
    foes_in_hex,
    standing,
    standing_score,
)
from affray.systems.foeman.steps import current, halt_fault, walk_of

HTH_SAVE_DICE = 5


def enter_fault(state: State, direction: int, target: str) -> Refusal | None:
    """Why Hand-to-Hand may not be attempted so; None when it may. [FM-HTH-01 FM-HTH-02]"""
    move, i, figure = current(state)
    there = state.board.steps[figure.pos][direction]
    foes = foes_in_hex(state, figure.side, there) if there is not None else ()
    if there is None or not any(standing(state.figures[foe]) for foe in foes):
        return no("nobody-stands", "nobody_stands", "FM-HTH-01", direction=DIRECTION_NAMES[direction], who=figure.id)
    if target not in {state.figures[foe].id for foe in foes}:
        return no("not-in-hex", "not_there", "FM-HTH-02", whom=target)
    kind = movement.take_step(figure.facing, direction, figure.back, figure.steps + 1).kind
    engaged = len(move.engagers) > 0 or move.in_hth
    if move.halt != GOING:
        return halt_fault(state, walk_of(state))
    if not movement.may_enter(engaged, figure.steps, figure.used, figure.mmma, kind, figure.prone):
        return no("no-entry", "no_entry", "FM-HTH-01", most=movement.MOST_ENTRY_STEPS)
    if not places(state, i, there):
        return no("no-room", "no_room", "FM-HTH-03", whom=target, who=figure.id)
    return None


def enter(ref: Referee, state: State, direction: int, target: int) -> State:
    """The state after an attempt: in the hex, or displaced by the target's saving throw. [FM-HTH-02 FM-HTH-03]"""
    move, i, figure = current(state)
    foe = state.figures[target]
    score = entry_need(state, i, target)
    say(ref, "enter", who=figure.id, whom=foe.id, score=score, dice=(), clauses=("FM-HTH-01", "FM-HTH-02"))
    there = neighbour(figure.pos, direction)
    state = alter(state, i, facing=direction, steps=figure.steps + 1, back=False)
    waived = choose(ref, target, CHOOSE_WAIVE, 1, score, there[0], there[1])
    passed = 0
    if waived:
        say(ref, "waived", who=foe.id, clauses=("FM-HTH-03",))
    else:
        state, saved = save_for(ref, state, target, HTH_SAVE_DICE, score, ROLL_SV_ENTRY)
        passed = saved.passed
    if passed:
        state = displace(ref, state, i, target, there)
    else:
        state = alter(state, i, pos=there, used=figure.used + movement.entry_mp(0, state.board.cost[there], 0))
        say(ref, "in_hth", who=figure.id, whom=foe.id, clauses=("FM-HTH-03", "FM-HTH-04"))
    return replace(state, move=replace(move, halt=ENDED))


def entry_need(state: State, i: int, target: int) -> int:
    """The score by which the target avoids figure i's attempt. [FM-HTH-02]"""
    figure, foe = state.figures[i], state.figures[target]
    return entry_score(standing_score(foe), figure.mst, foe.mst, state.house)


def exit_need(state: State, i: int) -> int:
    """The score by which figure i leaves Hand-to-Hand. [FM-HTH-05]"""
    figure = state.figures[i]
    highest = max(state.figures[foe].mst for foe in foes_in_hex(state, figure.side, figure.pos))
    return exit_score(standing_score(figure), figure.mst, highest, state.house)


def places(state: State, i: int, there: Hex) -> tuple[Hex, ...]:
    """The hexes beside the fought-for hex into which figure i may be displaced. [FM-HTH-03]"""
    taken = {other.pos for j, other in enumerate(state.figures) if j != i and standing(other)}
    return tuple(at for at in neighbours(there) if at in state.board.cost and at not in taken)


def displace(ref: Referee, state: State, i: int, target: int, there: Hex) -> State:
    """The state after the target has chosen where the mover goes. [FM-HTH-03]"""
    free = places(state, i, there)
    at = free[choose(ref, target, CHOOSE_PLACE, len(free) - 1, i, there[0], there[1])]
    used = state.figures[i].used + movement.entry_mp(1, state.board.cost[there], state.board.cost[at])
    column, row = column_row(at)
    say(ref, "displaced", who=state.figures[i].id, column=column, row=row, used=used, clauses=("FM-HTH-03",))
    return alter(state, i, pos=at, used=used)


def exit_fault(state: State) -> Refusal | None:
    """Why the figure may not roll to leave Hand-to-Hand; None when it may. [FM-HTH-05]"""
    move, _, figure = current(state)
    if not move.in_hth or move.exit != NOT_TRIED:
        return no("no-exit", "no_exit", "FM-HTH-05", who=figure.id)
    return None


def exit_hth(ref: Referee, state: State) -> State:
    """The state after the roll to leave Hand-to-Hand. [FM-HTH-05 FM-HTH-06]"""
    _, i, figure = current(state)
    score = exit_need(state, i)
    say(ref, "exit", who=figure.id, score=score, clauses=("FM-HTH-05",))
    state, saved = save_for(ref, state, i, HTH_SAVE_DICE, score, ROLL_SV_EXIT)
    return leave_hth(state, saved.passed)


def leave_hth(state: State, passed: int) -> State:
    """The state after a passed or failed roll to leave Hand-to-Hand. [FM-HTH-06]"""
    move, _, _ = current(state)
    done = replace(move, exit=LEFT_HTH) if passed else replace(move, exit=HELD, halt=ENDED)
    return replace(state, move=done)
