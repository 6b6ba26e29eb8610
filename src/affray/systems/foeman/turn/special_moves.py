"""Special moves of MindWand, which it only names: what they do here is filler. [MW-SPC-01]

Each needs a figure that began its move unengaged, has used half its Mp at most, made its last step a Front step, and
has made no other special move in the round.
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import allies
from affray.referee import Referee, say
from affray.space.hex import DIRECTION_NAMES, Hex, neighbour, neighbours
from affray.systems.foeman.content.codes import ROLL_SV_PUSH
from affray.systems.foeman.position.answers import Answer, Push
from affray.systems.foeman.position.state import (
    Figure,
    State,
    alter,
    alter_motion,
    engagers,
    foes_in_hex,
    index_of,
    is_able,
    is_standing,
    put_figure,
    standing_score,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.mindwand import (
    CHARGE_STEPS,
    PUSH_COST,
    SPECIAL_DICE,
    can_move_specially,
    may_push,
    resist_score,
)
from affray.systems.foeman.rules.movement import ENDED, GOING
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.experience_gained import save_for
from affray.systems.foeman.turn.forced_retreats import after_retreat
from affray.systems.foeman.turn.steps import current_move, halt_refusal, walk_of


# --- Charge In --------------------------------------------------------------------------------------------------------
def charge_refusal(state: State) -> Refusal | None:
    """Why the figure may not end its move with a Charge In; None when it may. [MW-SPC-02]"""
    _, _, figure = current_move(state)
    if not state.house.special_charge_in:
        return refusal("not-a-move", "not_now", "FM-MOV-03")
    if not can_move_specially(figure.motion) or figure.motion.straight < CHARGE_STEPS:
        return refusal("charge-steps", "special", "MW-SPC-01", "MW-SPC-02", who=figure.id, steps=CHARGE_STEPS)
    if not engagers(state, figure.side, figure.pos):
        return refusal("charge-engaged", "special", "MW-SPC-02", who=figure.id)
    return None


def charge(ref: Referee, state: State) -> State:
    """The state after a Charge In, which ends the move: a Strike of this round gets a damage die. [MW-SPC-02]"""
    _, i, figure = current_move(state)
    say(ref, "charge", who=figure.id, clauses=("MW-SPC-02",))
    return replace(alter_motion(state, i, charging=1, special=1), move=None)


# --- Push Back --------------------------------------------------------------------------------------------------------
def push_answers(state: State, figure: Figure) -> list[Answer]:
    """A Push Back for each able foe in an adjacent hex, legal or not; none without the house rule. [MW-SPC-04]"""
    if not state.house.special_push_back:
        return []
    beside, own = neighbours(figure.pos), allies(state, figure.side)
    return [
        Push(beside.index(foe.pos), foe.id)
        for foe in state.figures
        if foe.side not in own and foe.pos in beside and is_able(foe)
    ]


def push_refusal(state: State, direction: int, target: str) -> Refusal | None:
    """Why the figure may not push so; None when it may. [MW-SPC-01 MW-SPC-04]"""
    move, i, figure = current_move(state)
    if not state.house.special_push_back:
        return refusal("not-a-move", "not_now", "FM-MOV-03")
    if move.halt != GOING:
        return halt_refusal(state, walk_of(state))
    there = state.board.steps[figure.pos][direction]
    foes = foes_in_hex(state, figure.side, there) if there is not None else ()
    j = index_of(state, target)
    if there is None or j not in foes or not is_standing(state.figures[j]):
        return refusal(
            "nobody-stands", "nobody_stands", "MW-SPC-04", direction=DIRECTION_NAMES[direction], who=figure.id
        )
    kind = movement.take_step(figure.facing, direction, figure.back, figure.motion.steps + 1).kind
    if not may_push(figure.motion, figure.body.prone, kind):
        return refusal("push-frame", "special", "MW-SPC-01", "MW-SPC-04", who=figure.id)
    behind = state.board.steps[there][direction]
    if behind is None or is_occupied(state, behind, i, j) or is_occupied(state, there, i, j):
        return refusal("push-room", "no_room", "MW-SPC-04", whom=target)
    return None


def is_occupied(state: State, pos: Hex, i: int, j: int) -> bool:
    """Whether an able figure other than these two is in a hex."""
    return any(is_able(other) and other.pos == pos for k, other in enumerate(state.figures) if k not in (i, j))


def push_need(state: State, i: int, j: int) -> int:
    """The 4D score by which figure j withstands figure i. [MW-SPC-03 MW-SPC-04]"""
    foe = state.figures[j]
    return resist_score(standing_score(foe), foe.mst, state.figures[i].mst, state.house)


def push(ref: Referee, state: State, direction: int, j: int) -> State:
    """The state after a Push Back: unless the target withstands, it goes a hex straight back and the mover takes its
    place. The move is over. [MW-SPC-04]"""
    move, i, figure = current_move(state)
    score = push_need(state, i, j)
    say(ref, "push", who=figure.id, whom=state.figures[j].id, score=score, clauses=("MW-SPC-04",))
    state = alter_motion(state, i, used=figure.motion.used + PUSH_COST, special=1)
    state, saved = save_for(ref, state, j, SPECIAL_DICE, score, ROLL_SV_PUSH)
    if not saved.passed:
        say(ref, "pushed", who=state.figures[j].id, direction=DIRECTION_NAMES[direction], clauses=("MW-SPC-04",))
        state = put_figure(state, j, after_retreat(state.figures[j], direction))
        there = neighbour(figure.pos, direction)
        state = alter_motion(state, i, steps=figure.motion.steps + 1)
        state = alter(state, i, pos=there, facing=direction, back=False)
    return replace(state, move=replace(move, halt=ENDED))
