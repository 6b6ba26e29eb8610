"""A figure's move, step by step: what is allowed, why not, and what comes of it."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, choose, say
from affray.space.hex import DIRECTION_NAMES, Hex, distance, neighbour, neighbours
from affray.systems.foeman import movement
from affray.systems.foeman.answers import Answer, Enter, Face, Step, Word
from affray.systems.foeman.constants import (
    ABOUT_STEP,
    BACK_STEP,
    CHOOSE_PLACE,
    CHOOSE_WAIVE,
    ROLL_SV_ENTRY,
    ROLL_SV_EXIT,
    ROLL_SV_PIVOT,
    STEP_NAMES,
)
from affray.systems.foeman.items import drop_fault, drop_shield, reload, reload_fault
from affray.systems.foeman.learning import save_for
from affray.systems.foeman.saves import entry_score, exit_score, pivot_dice, pivot_penalty
from affray.systems.foeman.state import (
    ENDED,
    GOING,
    HALTED,
    HELD,
    LEFT_HTH,
    NOT_TRIED,
    Figure,
    Move,
    State,
    alter,
    engagers,
    foes_in_hex,
    index_of,
    put_figure,
    shares_hex,
    speed,
    standing,
    standing_score,
)

HTH_SAVE_DICE = 5
NO = Refusal


def begin_move(state: State, i: int) -> State:
    """The state in which figure i has begun its move. [FM-MOV-01 FM-MOV-02]"""
    figure = state.figures[i]
    foes = engagers(state, figure.side, figure.pos)
    mmma = movement.allowance(len(foes) > 0, figure.prone, figure.back, speed(figure))
    move = Move(i, foes, shares_hex(state, i))
    return replace(alter(state, i, mmma=mmma, used=0, steps=0, moved=True), move=move)


def current(state: State) -> tuple[Move, int, Figure]:
    """The move under way, the index of its figure, and the figure."""
    assert state.move is not None
    return state.move, state.move.figure, state.figures[state.move.figure]


def move_answers(state: State) -> tuple[Answer, ...]:
    """Every ordinary legal answer in a figure's move."""
    _, _, figure = current(state)
    found: list[Answer] = []
    for direction in range(6):
        found.append(Step(direction))
        there = neighbour(figure.pos, direction)
        found.extend(Enter(direction, state.figures[foe].id) for foe in foes_in_hex(state, figure.side, there))
    found.extend(Face(facing) for facing in range(6))
    found.extend(Word(word) for word in ("stop", "exit", "rise", "fall", "reload", "drop shield"))
    return tuple(answer for answer in found if move_fault(state, answer) is None)


def move_fault(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not allowed in this move; None when it is."""
    match answer:
        case Step(direction):
            return step_fault(state, direction)
        case Enter(direction, target):
            return enter_fault(state, direction, target)
        case Face(facing):
            return face_fault(state, facing)
        case Word("stop"):
            return stay_fault(state)
        case Word("exit"):
            return exit_fault(state)
        case Word("rise" | "fall" as word):
            return posture_fault(state, word)
        case Word("reload"):
            return reload_fault(state, current(state)[1])
        case Word("drop shield"):
            return drop_fault(current(state)[2])
        case Word("surrender"):
            return None
    return NO("not_now", "expected a step, a pivot or the end of this move", ("FM-MOV-03",))


def play_move(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer; `state.move` is None when the move is over."""
    _, i, figure = current(state)
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
        case _:
            say(ref, "stop", who=figure.id, used=figure.used, mmma=figure.mmma, clauses=("FM-MOV-03",))
            return replace(state, move=None)


# --- steps ----------------------------------------------------------------------------------------------------------
def step_fault(state: State, direction: int) -> Refusal | None:
    """Why the figure may not step so; None when it may. [FM-MOV-03 FM-MOV-14 FM-HTH-06]"""
    move, i, figure = current(state)
    if move.halt != GOING or not movement.may_step(figure.used, figure.mmma):
        return NO("must_stop", f"{figure.id} must stop here: {halt_reason(state)}", ("FM-MOV-03", "FM-MOV-06"))
    if move.in_hth and move.exit != LEFT_HTH:
        return NO("in_hth", f"{figure.id} is in Hand-to-Hand: answer exit to roll for leaving it", ("FM-HTH-05",))
    there = state.board.steps[figure.pos][direction]
    if there is None:
        where = DIRECTION_NAMES[direction]
        return NO("barred", f"{where} of {figure.id} is no hex that can be entered", ("FM-MOV-13", "FM-GEN-07"))
    return occupied_fault(state, i, there, direction)


def occupied_fault(state: State, i: int, there: Hex, direction: int) -> Refusal | None:
    """Why the figures in a hex bar a step into it; None when they do not. [FM-MOV-14]"""
    figure = state.figures[i]
    stand = [other for other in state.figures if other.pos == there and standing(other)]
    for other in stand:
        if other.side != figure.side:
            reason = f"{other.id} stands there: only an Attempt Hand-to-Hand enters (enter {DIRECTION_NAMES[direction]} NAME)"
            return NO("foe_stands", reason, ("FM-MOV-14", "FM-HTH-01"))
    if not stand:
        return None
    if state.house.pass_friends:
        return pass_fault(state, i, there, direction)
    return NO("friend_stands", f"{stand[0].id} stands there", ("FM-MOV-14",))


def pass_fault(state: State, i: int, there: Hex, direction: int) -> Refusal | None:
    """Why a friend's hex may not be passed: the move could not go on from it. [FM-MOV-14]"""
    after = stepped(state, direction, state.board.cost[there])
    if current(after)[0].halt == GOING and any(step_fault(after, onward) is None for onward in range(6)):
        return None
    return NO("friend_stands", "a friend stands there and the move could not go on", ("FM-MOV-14",))


def halt_reason(state: State) -> str:
    """Why the move under way takes no more steps."""
    move, _, figure = current(state)
    if move.exit == HELD:
        return "it failed to leave Hand-to-Hand"
    if figure.used >= figure.mmma:
        return f"{figure.used} of {figure.mmma} Mp are used"
    if move.halt == ENDED:
        return "its move is over"
    return "it is engaged"


def stepped(state: State, direction: int, terrain: int) -> State:
    """The state after a step into terrain of that cost, nothing told. [FM-MOV-03 to FM-MOV-10]"""
    move, i, figure = current(state)
    there = neighbour(figure.pos, direction)
    number = figure.steps + 1
    made = movement.take_step(figure.facing, direction, figure.back, number)
    mode = move.mode
    if number == 1 and (move.engagers or move.in_hth):
        mode = movement.SHIFT if is_shift(state, there) else movement.DISENGAGE
    used = figure.used + movement.step_cost(terrain, mode, number)
    foes = engagers(state, figure.side, there)
    halt = HALTED if movement.must_stop(used, figure.mmma, len(foes) > 0) else GOING
    if made.ends_move:
        halt = ENDED
    after = replace(figure, pos=there, facing=made.facing, used=used, steps=number, back=made.kind == BACK_STEP)
    return replace(put_figure(state, i, after), move=replace(move, mode=mode, halt=halt))


def is_shift(state: State, there: Hex) -> bool:
    """Whether a first step there keeps the figure adjacent to all that engaged it. [FM-MOV-09]"""
    move, _, _ = current(state)
    return not move.in_hth and all(distance(state.figures[foe].pos, there) == 1 for foe in move.engagers)


def step(ref: Referee, state: State, direction: int, terrain: int) -> State:
    """The state after a legal step."""
    _, _, before = current(state)
    made = movement.take_step(before.facing, direction, before.back, before.steps + 1)
    after = stepped(state, direction, terrain)
    move, _, figure = current(after)
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
            cost=figure.used - before.used,
            used=figure.used,
            mmma=figure.mmma,
            mode=movement.MODE_NAMES[move.mode] if figure.steps == 1 else "free",
            foes=tuple(after.figures[foe].id for foe in engagers(after, figure.side, figure.pos)),
            clauses=(clause, *(mode if figure.steps == 1 else ())),
        )
    return after


# --- Hand-to-Hand ---------------------------------------------------------------------------------------------------
def enter_fault(state: State, direction: int, target: str) -> Refusal | None:
    """Why Hand-to-Hand may not be attempted so; None when it may. [FM-HTH-01 FM-HTH-02]"""
    move, _, figure = current(state)
    there = state.board.steps[figure.pos][direction]
    foes = foes_in_hex(state, figure.side, there) if there is not None else ()
    if not any(standing(state.figures[foe]) for foe in foes):
        return NO("nobody_stands", f"no opponent stands {DIRECTION_NAMES[direction]} of {figure.id}", ("FM-HTH-01",))
    if target not in {state.figures[foe].id for foe in foes}:
        return NO("not_there", f"{target} is not in that hex", ("FM-HTH-02",))
    kind = movement.take_step(figure.facing, direction, figure.back, figure.steps + 1).kind
    engaged = len(move.engagers) > 0 or move.in_hth
    if move.halt != GOING or not movement.may_enter(
        engaged, figure.steps, figure.used, figure.mmma, kind, figure.prone
    ):
        reason = (
            "Hand-to-Hand needs a standing figure that began its move unengaged, made at most "
            f"{movement.MOST_ENTRY_STEPS} steps, used less than half its Mp, and enters by a Front step"
        )
        return NO("no_entry", reason, ("FM-HTH-01",))
    return None


def enter(ref: Referee, state: State, direction: int, target: int) -> State:
    """The state after an attempt: in the hex, or displaced by the target's saving throw. [FM-HTH-02 FM-HTH-03]"""
    move, i, figure = current(state)
    foe = state.figures[target]
    score = entry_score(standing_score(foe), figure.mst, foe.mst, state.house)
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


def places(state: State, i: int, there: Hex) -> tuple[Hex, ...]:
    """The hexes beside the fought-for hex into which figure i may be displaced. [FM-HTH-03]"""
    taken = {other.pos for j, other in enumerate(state.figures) if j != i and standing(other)}
    return tuple(at for at in neighbours(there) if at in state.board.cost and at not in taken)


def displace(ref: Referee, state: State, i: int, target: int, there: Hex) -> State:
    """The state after the target has chosen where the mover goes. [FM-HTH-03]"""
    free = places(state, i, there)
    at = free[choose(ref, target, CHOOSE_PLACE, len(free) - 1, i, there[0], there[1])]
    used = state.figures[i].used + movement.entry_mp(1, state.board.cost[there], state.board.cost[at])
    say(ref, "displaced", who=state.figures[i].id, q=at[0], r=at[1], used=used, clauses=("FM-HTH-03",))
    return alter(state, i, pos=at, used=used)


def exit_fault(state: State) -> Refusal | None:
    """Why the figure may not roll to leave Hand-to-Hand; None when it may. [FM-HTH-05]"""
    move, _, figure = current(state)
    if not move.in_hth or move.exit != NOT_TRIED:
        return NO("no_exit", f"{figure.id} is not in Hand-to-Hand, or has rolled already", ("FM-HTH-05",))
    return None


def exit_hth(ref: Referee, state: State) -> State:
    """The state after the roll to leave Hand-to-Hand. [FM-HTH-05 FM-HTH-06]"""
    _, i, figure = current(state)
    highest = max(state.figures[foe].mst for foe in foes_in_hex(state, figure.side, figure.pos))
    score = exit_score(standing_score(figure), figure.mst, highest, state.house)
    say(ref, "exit", who=figure.id, score=score, clauses=("FM-HTH-05",))
    state, saved = save_for(ref, state, i, HTH_SAVE_DICE, score, ROLL_SV_EXIT)
    return leave_hth(state, saved.passed)


def leave_hth(state: State, passed: int) -> State:
    """The state after a passed or failed roll to leave Hand-to-Hand. [FM-HTH-06]"""
    move, _, _ = current(state)
    done = replace(move, exit=LEFT_HTH) if passed else replace(move, exit=HELD, halt=ENDED)
    return replace(state, move=done)


# --- the end of the move --------------------------------------------------------------------------------------------
def stay_fault(state: State) -> Refusal | None:
    """Why the move may not end here; None when it may. [FM-MOV-14]"""
    _, i, figure = current(state)
    shared = [o for j, o in enumerate(state.figures) if j != i and o.pos == figure.pos and standing(o)]
    if figure.steps and shared and all(other.side == figure.side for other in shared):
        return NO("friend_stands", f"{shared[0].id} stands here: the hex may only be passed", ("FM-MOV-14",))
    return None


def turns_allowed(state: State) -> int:
    """How many hexsides the figure may turn now: 0, 1, or 3 for any facing. [FM-PIV-01 FM-PIV-02 FM-PIV-03]"""
    _, _, figure = current(state)
    foes = engagers(state, figure.side, figure.pos)
    return movement.pivot_limit(
        figure.mmma, figure.used, figure.steps, figure.back, len(foes) > 0, state.house.pivot_half
    )


def face_fault(state: State, facing: int) -> Refusal | None:
    """Why the figure may not pivot so; None when it may. [FM-PIV-01 FM-PIV-02 FM-PIV-03]"""
    _, _, figure = current(state)
    turn = (facing - figure.facing) % 6
    limit = turns_allowed(state)
    if turn == 0:
        return NO("no_turn", f"{figure.id} faces {DIRECTION_NAMES[facing]} already: answer stop", ("FM-PIV-01",))
    if limit == 0:
        reason = f"{figure.id} may not pivot: all Mp are used or its last step was a Back step"
        return NO("no_pivot", reason, ("FM-PIV-01", "FM-PIV-02"))
    if min(turn, 6 - turn) > limit:
        reason = f"{figure.id} may turn one hexside only: engaged, or more than half its Mp used"
        return NO("pivot_limit", reason, ("FM-PIV-03",))
    return stay_fault(state)


def pivot(ref: Referee, state: State, facing: int) -> State:
    """The state after a pivot and the saving throw that a limited one needs. [FM-PIV-03 FM-PIV-04]"""
    _, i, figure = current(state)
    limited = turns_allowed(state) == 1
    say(ref, "face", who=figure.id, direction=DIRECTION_NAMES[facing], limited=int(limited), clauses=("FM-PIV-03",))
    if limited:
        dice = pivot_dice(len(engagers(state, figure.side, figure.pos)) > 0)
        state, saved = save_for(ref, state, i, dice, figure.iq, ROLL_SV_PIVOT)
        penalty = pivot_penalty(saved, figure.iq)
        if penalty:
            say(ref, "pivot_penalty", who=figure.id, penalty=penalty, clauses=("FM-PIV-04",))
        state = alter(state, i, pivot=penalty)
    return alter(state, i, facing=facing)


# --- at will --------------------------------------------------------------------------------------------------------
def posture_fault(state: State, word: str) -> Refusal | None:
    """Why the figure may not rise or fall; None when it may. [FM-MOV-12]"""
    move, _, figure = current(state)
    if (word == "rise") != figure.prone:
        return NO("posture", f"{figure.id} is {'prone' if figure.prone else 'standing'} already", ("FM-MOV-12",))
    if move.halt == ENDED:
        return NO("must_stop", f"{figure.id}'s move is over: {halt_reason(state)}", ("FM-MOV-06", "FM-HTH-03"))
    if word == "rise" and not movement.may_step(figure.used, figure.mmma):
        return NO("no_mp", f"rising needs Mp: {figure.used} of {figure.mmma} are used", ("FM-MOV-12",))
    return None


def change_posture(ref: Referee, state: State, word: str) -> State:
    """The state after rising or falling. [FM-MOV-12]"""
    move, i, figure = current(state)
    used = figure.used + (movement.RISING_COST if word == "rise" else 0)
    say(ref, word, who=figure.id, used=used, mmma=figure.mmma, clauses=("FM-MOV-12",))
    halt = max(move.halt, GOING if used < figure.mmma else HALTED)
    return replace(alter(state, i, prone=word == "fall", used=used), move=replace(move, halt=halt))
