"""The steps of a move: what bars a step, and what it does to the figure."""

from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.space.hex import DIRECTION_NAMES, Hex, distance, neighbour
from affray.systems.foeman.content.codes import ABOUT_STEP, BACK_STEP, FRONT_STEP, ROLL_SV_PASSAGE, STEP_NAMES
from affray.systems.foeman.position.state import (
    HELD,
    LEFT_HTH,
    NOBODY,
    Figure,
    Move,
    State,
    alter_motion,
    engagers,
    is_able,
    is_in_hth,
    is_standing,
    put_figure,
    standing_score,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.mindwand import (
    PASSAGE_COST,
    PASSAGE_DICE,
    has_special_moves,
    passage_score,
    straight_steps,
)
from affray.systems.foeman.rules.movement import ENDED, GOING, HALTED
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.experience_gained import save_for


def begin_move(state: State, i: int) -> State:
    """The state in which figure i has begun its move. [FM-MOV-01 FM-MOV-02]"""
    figure = state.figures[i]
    foes = engagers(state, figure.side, figure.pos)
    mmma = movement.allowance(len(foes) > 0, figure.body.prone, figure.back, figure.kit.speed)
    move = Move(i, foes, is_in_hth(state, i))
    free = int(has_special_moves(state.house) and not foes and not move.in_hth)
    return replace(alter_motion(state, i, mmma=mmma, used=0, steps=0, moved=1, free_start=free), move=move)


def current_move(state: State) -> tuple[Move, int, Figure]:
    """The move under way, the index of its figure, and the figure."""
    assert state.move is not None
    return state.move, state.move.figure, state.figures[state.move.figure]


class Walk(NamedTuple):
    """How far the moving figure has come: the part of the state that steps change."""

    pos: Hex
    facing: int
    used: int
    steps: int
    back: bool
    mode: int
    halt: int


def walk_of(state: State) -> Walk:
    """How far the move under way has come."""
    move, _, figure = current_move(state)
    return Walk(
        pos=figure.pos,
        facing=figure.facing,
        used=figure.motion.used,
        steps=figure.motion.steps,
        back=figure.back,
        mode=move.mode,
        halt=move.halt,
    )


def step_refusal(state: State, direction: int) -> Refusal | None:
    """Why the figure may not step so; None when it may. [FM-MOV-03 FM-MOV-14 FM-HTH-06]"""
    return walk_refusal(state, walk_of(state), direction)


def walk_refusal(state: State, walk: Walk, direction: int) -> Refusal | None:
    """Why the figure may not step so after such a walk; None when it may. [FM-MOV-03 FM-MOV-14 FM-HTH-06]"""
    move, _, figure = current_move(state)
    if walk.halt != GOING or not movement.may_step(walk.used, figure.motion.mmma):
        return halt_refusal(state, walk)
    if move.in_hth and move.exit != LEFT_HTH:
        return refusal("in-hth", "in_hth", "FM-HTH-05", who=figure.id)
    there = state.board.steps[walk.pos][direction]
    if there is None:
        where = DIRECTION_NAMES[direction]
        return refusal("barred", "barred", "FM-MOV-13", "FM-GEN-07", direction=where, who=figure.id)
    return occupied_refusal(state, walk, there, direction)


def occupied_refusal(state: State, walk: Walk, there: Hex, direction: int) -> Refusal | None:
    """Why the figures in a hex bar a step into it; None when they do not. [FM-MOV-14]"""
    _, i, figure = current_move(state)
    friend = None
    for j, other in enumerate(state.figures):
        if other.pos == there and j != i and is_standing(other):
            if are_foes(state, other.side, figure.side):
                form = f"enter {DIRECTION_NAMES[direction]} NAME"
                return refusal("foe-stands", "foe_stands", "FM-MOV-14", "FM-HTH-01", whom=other.id, form=form)
            friend = other
    if friend is None:
        return None
    if state.house.pass_friends or state.house.passage_sv:
        return pass_refusal(state, walk, there, direction)
    return refusal("friend-stands", "friend_stands", "FM-MOV-14", whom=friend.id)


def pass_refusal(state: State, walk: Walk, there: Hex, direction: int) -> Refusal | None:
    """Why a friend's hex may not be passed: the move could not go on from it. [FM-MOV-14]"""
    _, _, figure = current_move(state)
    after = walk_after_step(state, walk, direction, state.board.cost[there], len(engagers(state, figure.side, there)))
    if after.halt == GOING and any(walk_refusal(state, after, onward) is None for onward in range(6)):
        return None
    return refusal("friend-passed", "friend_stands", "FM-MOV-14")


def halt_refusal(state: State, walk: Walk) -> Refusal:
    """Why the move under way takes no more steps. [FM-MOV-03 FM-MOV-06 FM-HTH-03 FM-HTH-06]"""
    move, _, figure = current_move(state)
    if move.exit == HELD:
        reason, clause = "held", "FM-HTH-06"
    elif walk.used >= figure.motion.mmma:
        reason, clause = "used", "FM-MOV-03"
    elif walk.halt == ENDED:
        reason, clause = "over", "FM-MOV-06" if walk.back else "FM-HTH-03"
    else:
        reason, clause = "engaged", "FM-MOV-03"
    mp = {"used": walk.used, "mmma": figure.motion.mmma}
    return refusal("must-stop", "must_stop", clause, who=figure.id, reason=reason, **mp)


def walk_after_step(state: State, walk: Walk, direction: int, terrain: int, foes: int) -> Walk:
    """The walk after one more step, into terrain of this cost where so many foes engage the figure.

    [FM-MOV-03 FM-MOV-04 FM-MOV-09 FM-MOV-10]
    """
    move, _, figure = current_move(state)
    there = neighbour(walk.pos, direction)
    number = walk.steps + 1
    mode = walk.mode
    if number == 1 and (move.engagers or move.in_hth):
        mode = movement.first_mode(1, is_shift(state, there))
    cost = terrain + passage_cost(state, walk, there)
    pace = movement.pace_after_step(
        walk.facing, direction, walk.back, walk.steps, walk.used, figure.motion.mmma, mode=mode, cost=cost, engaged=foes,
    )  # fmt: skip
    return Walk(
        pos=there, facing=pace.facing, used=pace.used, steps=number, back=pace.back != 0, mode=mode, halt=pace.halt
    )


def state_after_step(state: State, direction: int, terrain: int) -> State:
    """The state after a step into terrain of this cost, without telling an event."""
    move, i, figure = current_move(state)
    foes = len(engagers(state, figure.side, neighbour(figure.pos, direction)))
    pos, facing, used, steps, back, mode, halt = walk_after_step(state, walk_of(state), direction, terrain, foes)
    motion = figure.motion._replace(used=used, steps=steps)
    if has_special_moves(state.house):
        front = movement.take_step(figure.facing, direction, figure.back, steps).kind == FRONT_STEP
        motion = motion._replace(straight=straight_steps(motion.straight, figure.facing, direction, int(front)))
    after = replace(figure, pos=pos, facing=facing, back=back, motion=motion)
    return replace(put_figure(state, i, after), move=replace(move, mode=mode, halt=halt))


def occupant(state: State, walk: Walk, there: Hex) -> int:
    """The strongest able figure that a step passes: in the hex entered, or in the one where the move began.

    Leaving Hand-to-Hand has a roll of its own, so that its hex does not count. NOBODY for none, or without
    `passage_sv`. [MW-HTH-03]
    """
    if not state.house.passage_sv:
        return NOBODY
    move, i, _ = current_move(state)
    hexes = (there,) if walk.steps or move.in_hth else (there, walk.pos)
    found = [j for j, other in enumerate(state.figures) if j != i and other.pos in hexes and is_able(other)]
    return max(found, key=lambda j: state.figures[j].mst, default=NOBODY)


def passage_cost(state: State, walk: Walk, there: Hex) -> int:
    """The Mp that passing other figures adds to a step. [MW-HTH-03]"""
    return PASSAGE_COST if occupant(state, walk, there) != NOBODY else 0


def passage_need(state: State, j: int) -> int:
    """The 4D score by which the figure that moves passes figure j. [MW-HTH-03]"""
    _, _, figure = current_move(state)
    return passage_score(standing_score(figure), figure.mst, state.figures[j].mst, state.house)


def try_passage(ref: Referee, state: State, direction: int) -> tuple[State, bool]:
    """The state after an attempt to pass those in the way, and whether it succeeded; if not, the figure is halted and
    has spent the Mp of the attempt. [MW-HTH-03]"""
    move, i, figure = current_move(state)
    j = occupant(state, walk_of(state), neighbour(figure.pos, direction))
    if j == NOBODY:
        return state, True
    score = passage_need(state, j)
    say(ref, "passage", who=figure.id, whom=state.figures[j].id, score=score, clauses=("MW-HTH-03",))
    state, saved = save_for(ref, state, i, PASSAGE_DICE, score, ROLL_SV_PASSAGE)
    if saved.passed:
        return state, True
    held = replace(alter_motion(state, i, used=figure.motion.used + PASSAGE_COST), move=replace(move, halt=HALTED))
    say(
        ref,
        "held_up",
        who=figure.id,
        used=figure.motion.used + PASSAGE_COST,
        mmma=figure.motion.mmma,
        clauses=("MW-HTH-03",),
    )
    return held, False


def is_shift(state: State, there: Hex) -> bool:
    """Whether a first step there keeps the figure adjacent to all that engaged it. [FM-MOV-09]"""
    move, _, _ = current_move(state)
    return not move.in_hth and all(distance(state.figures[foe].pos, there) == 1 for foe in move.engagers)


def step(ref: Referee, state: State, direction: int, terrain: int) -> State:
    """The state after a legal step, or after a failed attempt to pass somebody."""
    state, free = try_passage(ref, state, direction)
    if not free:
        return state
    _, _, before = current_move(state)
    made = movement.take_step(before.facing, direction, before.back, before.motion.steps + 1)
    after = state_after_step(state, direction, terrain)
    move, _, figure = current_move(after)
    if not ref.quiet:
        clause = {BACK_STEP: "FM-MOV-05", ABOUT_STEP: "FM-MOV-07"}.get(made.kind, "FM-MOV-04")
        mode = {movement.SHIFT: ("FM-MOV-09",), movement.DISENGAGE: ("FM-MOV-10",)}.get(move.mode, ())
        say(
            ref,
            "step",
            who=figure.id,
            kind=STEP_NAMES[made.kind],
            direction=DIRECTION_NAMES[direction],
            q=figure.pos[0],
            r=figure.pos[1],
            cost=figure.motion.used - before.motion.used,
            used=figure.motion.used,
            mmma=figure.motion.mmma,
            mode=movement.MODE_NAMES[move.mode] if figure.motion.steps == 1 else "free",
            foes=tuple(after.figures[foe].id for foe in engagers(after, figure.side, figure.pos)),
            clauses=(clause, *(mode if figure.motion.steps == 1 else ())),
        )
    return after
