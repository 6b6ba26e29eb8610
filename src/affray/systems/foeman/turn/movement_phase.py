"""A figure's move, step by step: what is allowed, why it is refused, and what follows."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import allies, are_foes
from affray.referee import Referee, say
from affray.space.hex import DIRECTION_NAMES, Hex, neighbour, neighbours
from affray.systems.foeman.content.codes import ROLL_SV_PIVOT
from affray.systems.foeman.position.answers import Answer, Enter, Face, Push, Step, Word
from affray.systems.foeman.position.state import (
    LEFT_HTH,
    Figure,
    State,
    alter,
    alter_body,
    alter_motion,
    engagers,
    index_of,
    is_able,
    is_standing,
    standing_score,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.movement import ENDED, GOING, HALTED
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.saving_throws import pivot_dice, pivot_match, pivot_penalty
from affray.systems.foeman.turn import special_moves
from affray.systems.foeman.turn.experience_gained import save_for
from affray.systems.foeman.turn.hand_to_hand import enter, enter_refusal, exit_hth, exit_refusal
from affray.systems.foeman.turn.items import drop_refusal, drop_shield, reload, reload_refusal
from affray.systems.foeman.turn.steps import current_move, halt_refusal, step, step_refusal, walk_of

STEPS: tuple[Answer, ...] = tuple(Step(direction) for direction in range(6))
FACES: tuple[Answer, ...] = tuple(Face(facing) for facing in range(6))
WORDS: tuple[Answer, ...] = tuple(
    Word(word) for word in ("stop", "exit", "rise", "fall", "reload", "drop shield", "charge")
)


def move_answers(state: State) -> tuple[Answer, ...]:
    """Every ordinary legal answer in a figure's move."""
    _, _, figure = current_move(state)
    found: list[Answer] = [*STEPS, *entry_answers(state, figure), *special_moves.push_answers(state, figure)]
    found.extend(FACES if turn_limit(state) else ())
    found.extend(WORDS)
    return tuple(answer for answer in found if move_refusal(state, answer) is None)


def entry_answers(state: State, figure: Figure) -> list[Answer]:
    """An attempt at Hand-to-Hand for each foe in an adjacent hex, legal or not."""
    beside, own = neighbours(figure.pos), allies(state, figure.side)
    return [
        Enter(beside.index(foe.pos), foe.id)
        for foe in state.figures
        if foe.side not in own and foe.pos in beside and is_able(foe)
    ]


def move_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not allowed in this move; None when it is."""
    match answer:
        case Step(direction):
            return step_refusal(state, direction)
        case Enter(direction, target):
            return enter_refusal(state, direction, target)
        case Face(facing):
            return face_refusal(state, facing)
        case Word("stop"):
            return stay_refusal(state)
        case Word("exit"):
            return exit_refusal(state)
        case Word("rise" | "fall" as word):
            return posture_refusal(state, word)
        case Word("reload"):
            return reload_refusal(state, current_move(state)[1])
        case Word("drop shield"):
            return drop_refusal(current_move(state)[2])
        case Word("charge"):
            return special_moves.charge_refusal(state) or stay_refusal(state)
        case Push(direction, target):
            return special_moves.push_refusal(state, direction, target)
        case Word("surrender"):
            return None
    return refusal("not-a-move", "not_now", "FM-MOV-03")


def play_move(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer; `state.move` is None when the move is over."""
    _, i, figure = current_move(state)
    match answer:
        case Step(direction):
            return step(ref, state, direction, state.board.cost[neighbour(figure.pos, direction)])
        case Enter(direction, target):
            return enter(ref, state, direction, index_of(state, target))
        case Face(facing):
            return replace(pivot(ref, state, facing), move=None)
        case Word("exit"):
            return exit_hth(ref, state)
        case Word("rise" | "fall" as word):
            return change_posture(ref, state, word)
        case Word("reload"):
            return reload(ref, state, i)
        case Word("drop shield"):
            return drop_shield(ref, state, i)
        case Word("charge"):
            return special_moves.charge(ref, state)
        case Push(direction, target):
            return special_moves.push(ref, state, direction, index_of(state, target))
        case _:
            say(ref, "stop", who=figure.id, used=figure.motion.used, mmma=figure.motion.mmma, clauses=("FM-MOV-03",))
            return replace(state, move=None)


# --- the end of the move --------------------------------------------------------------------------------------------
def stay_refusal(state: State) -> Refusal | None:
    """Why the move may not end here; None when it may. [FM-MOV-14]"""
    _, i, figure = current_move(state)
    shared = [o for j, o in enumerate(state.figures) if j != i and o.pos == figure.pos and is_standing(o)]
    if figure.motion.steps and shared and not any(are_foes(state, other.side, figure.side) for other in shared):
        return refusal("friend-here", "friend_stands", "FM-MOV-14", whom=shared[0].id)
    return None


def turn_limit(state: State) -> int:
    """How many hexsides the figure may turn now: 0, 1, or 3 for any facing. [FM-PIV-01 FM-PIV-02 FM-PIV-03]"""
    _, _, figure = current_move(state)
    foes = engagers(state, figure.side, figure.pos)
    return movement.pivot_limit(
        figure.motion.mmma, figure.motion.used, figure.motion.steps, figure.back, len(foes) > 0, state.house.pivot_half
    )


def pivot_save_dice(state: State) -> int:
    """The dice of the saving throw that a pivot needs now; 0 for none. [FM-PIV-03 FM-PIV-04]"""
    _, _, figure = current_move(state)
    return pivot_dice_at(state, figure, figure.pos) if turn_limit(state) == 1 else 0


def pivot_dice_at(state: State, figure: Figure, pos: Hex) -> int:
    """The dice of the saving throw of a limited pivot in a hex. [FM-PIV-04 MW-PIV-03]"""
    foes = engagers(state, figure.side, pos)
    match = pivot_match(figure.st, sum(state.figures[foe].st for foe in foes))
    return pivot_dice(len(foes) > 0, match, state.house)


def face_refusal(state: State, facing: int) -> Refusal | None:
    """Why the figure may not pivot so; None when it may. [FM-PIV-01 FM-PIV-02 FM-PIV-03]"""
    _, _, figure = current_move(state)
    turn = (facing - figure.facing) % 6
    limit = turn_limit(state)
    if turn == 0:
        return refusal("no-turn", "no_turn", "FM-PIV-01", who=figure.id, direction=DIRECTION_NAMES[facing])
    if limit == 0:
        return refusal("no-pivot", "no_pivot", "FM-PIV-01", "FM-PIV-02", who=figure.id)
    if min(turn, 6 - turn) > limit:
        return refusal("pivot-limit", "pivot_limit", "FM-PIV-03", who=figure.id)
    return stay_refusal(state)


def pivot(ref: Referee, state: State, facing: int) -> State:
    """The state after a pivot and the saving throw that a limited one needs. [FM-PIV-03 FM-PIV-04 MW-PIV-02]"""
    _, i, figure = current_move(state)
    dice = pivot_save_dice(state)
    say(ref, "face", who=figure.id, direction=DIRECTION_NAMES[facing], limited=int(dice > 0), clauses=("FM-PIV-03",))
    if dice:
        state, saved = save_for(ref, state, i, dice, figure.iq, ROLL_SV_PIVOT)
        penalty = pivot_penalty(saved, figure.iq, standing_score(figure), state.house)
        if penalty:
            say(ref, "pivot_penalty", who=figure.id, penalty=penalty, clauses=("FM-PIV-04",))
        state = alter_motion(state, i, pivot=penalty)
    return alter(state, i, facing=facing)


# --- at will --------------------------------------------------------------------------------------------------------
def posture_refusal(state: State, word: str) -> Refusal | None:
    """Why the figure may not rise or fall; None when it may. [FM-MOV-12 MW-HTH-04]"""
    move, _, figure = current_move(state)
    if (word == "rise") != figure.body.prone:
        return refusal("posture", "posture", "FM-MOV-12", who=figure.id, prone=int(figure.body.prone))
    if move.halt == ENDED:
        return halt_refusal(state, walk_of(state))
    if state.house.posture_disengage and move.in_hth and move.exit != LEFT_HTH:
        return refusal("posture-hth", "in_hth", "MW-HTH-04", who=figure.id)
    if word == "rise" and not movement.may_step(figure.motion.used, figure.motion.mmma):
        return refusal("rise-mp", "no_mp", "FM-MOV-12", used=figure.motion.used, mmma=figure.motion.mmma)
    return stay_refusal(state)


def change_posture(ref: Referee, state: State, word: str) -> State:
    """The state after rising or falling, which may take the place of leaving Hand-to-Hand. [FM-MOV-12 MW-HTH-04]"""
    move, i, figure = current_move(state)
    used = figure.motion.used + (movement.RISING_COST if word == "rise" else 0)
    say(ref, word, who=figure.id, used=used, mmma=figure.motion.mmma, clauses=("FM-MOV-12",))
    instead = state.house.posture_disengage and move.in_hth
    halt = ENDED if instead else max(move.halt, GOING if used < figure.motion.mmma else HALTED)
    state = alter_motion(alter_body(state, i, prone=int(word == "fall")), i, used=used)
    return replace(state, move=replace(move, halt=halt))
