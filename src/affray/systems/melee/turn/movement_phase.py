"""A figure's move: its state, its height, its pack, its steps, turns and pushes, and what it meets on the way.

[CM-MOVE-01 CM-MOVE-02 CM-MOVE-03 CM-MOVE-04 CM-ENG-06 CM-ENG-08 CM-FLY-01 CM-FLY-02 CM-FLY-03 CM-ENC-03 CM-ENC-04]
"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.bodies import Body, carried, newly
from affray.space.hex import DIRECTION_NAMES, column_row, neighbour
from affray.systems.melee.content.codes import (
    CHOOSE_GIVE_WAY,
    DISENGAGED,
    ENGAGED,
    ENGAGED_RISE,
    IN_HTH,
    KNEELING,
    LANDING,
    MOVE,
    RISE,
    RUN,
    STANDING,
)
from affray.systems.melee.position import spell_effects as effects
from affray.systems.melee.position.answers import Answer, Face, Option, Push, Step, Turn, Word
from affray.systems.melee.position.figures import KEPT, field, is_exhausted, load, ma, moved_to, placed, strength_of
from affray.systems.melee.position.state import HEIGHT, OPTION, PICK, Figure, State, airborne, alter, awake
from affray.systems.melee.position.state import Move as Moving
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.engagement import engaged, engagers
from affray.systems.melee.rules.pushing_back import in_reach, push_fault, push_ways, pushed_back
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.rules.speeds import crawl_limit, max_hexes, pace, speed_fatigue
from affray.systems.melee.rules.steps import Going
from affray.systems.melee.turn import harm, setting_out
from affray.systems.melee.turn.abilities import may_do
from affray.systems.melee.turn.facings_picked import pick_direction, turn_freely
from affray.systems.melee.turn.spells import binding

STEPS: tuple[Answer, ...] = tuple(Step(direction) for direction in range(6))
PUSHES: tuple[Answer, ...] = tuple(Push(direction) for direction in range(6))
TURNS: tuple[Answer, ...] = (Turn(-1), Turn(1))
FACES: tuple[Answer, ...] = tuple(Face(facing) for facing in range(6))
LEAVE = Word(setting_out.AWAY)


# --- who may -----------------------------------------------------------------------------------------------------------
def unmoved(state: State) -> tuple[int, ...]:
    """The figures of the moving side that have not moved. [CM-MOVE-01]"""
    side = state.order[state.stage]
    return tuple(i for i, f in enumerate(state.figures) if f.side == side and not f.moved and may_do(state, i))


# --- the beginning ----------------------------------------------------------------------------------------------------
def begin_move(state: State, i: int) -> State:
    """The state in which the figure's turn to move has come. [CM-MOVE-04 CM-FLY-03]"""
    state = setting_out.fixed(state, i)
    asked = setting_out.fliers_to_ask(state, i)
    state = replace(state, move=Moving(i, start=state.figures[i].hexes, asked=asked))
    if asked:
        return replace(state, phase=HEIGHT)
    return replace(state, phase=setting_out.first_phase(state, i))


def answer_height(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a flier's player has said whether it engages the figure about to move. [CM-FLY-03]"""
    move = moving(state)
    flier, rest = move.asked[0], move.asked[1:]
    state = setting_out.height(ref, state, flier, meets=answer == Word("low"))
    if rest:
        return replace(state, move=replace(move, asked=rest))
    state = replace(setting_out.fixed(state, move.figure), move=replace(move, asked=()))
    return replace(state, phase=setting_out.first_phase(state, move.figure))


# --- what the move allows ---------------------------------------------------------------------------------------------
def moving(state: State) -> Moving:
    """The move under way, as the position has it."""
    assert state.move is not None, "expected a figure on the move"
    return state.move


def cap(state: State, i: int) -> int:
    """How many hexes the figure may move in all, by the option that lets it go farthest; one engaged shifts, to disengage too.
    [CM-SPEED-01 CM-SPEED-03 CM-SPEED-06 CM-DIS-01]"""
    figure = state.figures[i]
    if figure.flight == LANDING or figure.state == IN_HTH or figure.acted:
        return 0
    now, weight = ma(state, i), load(state, i)
    if figure.posture != STANDING:
        return crawl_limit(RISE if figure.state == DISENGAGED else ENGAGED_RISE, now, weight)
    if figure.felled:
        return 0
    if figure.state == ENGAGED:
        return min(steps.SHIFT, now)
    return max_hexes(MOVE, now, weight, is_exhausted(state, i))


@lru_cache(maxsize=KEPT)
def going(state: State) -> Going:
    """The move under way as the steps see it. [CM-SPEED-06 CM-MOVE-03]"""
    move = moving(state)
    return Going(cap(state, move.figure), move.moved, state.figures[move.figure].held_by, pushers(state, move.figure))


def pushers(state: State, i: int) -> tuple[int, ...]:
    """The starting ST of all figures where figure i is large enough to push others back, so that those whom it could push
    do not stop it. [CM-ENG-08]"""
    if not state.house.push_before_stop or len(state.figures[i].hexes) == 1:
        return ()
    return tuple(strength_of(state, n) for n in range(len(state.figures)))


def move_answers(state: State) -> tuple[Answer, ...]:
    """Every ordinary legal answer in a figure's move."""
    words = tuple(Word(word) for word in setting_out.BEFORE)
    possible = (*words, *STEPS, *PUSHES, *TURNS, *FACES)
    return tuple(answer for answer in possible if move_fault(state, answer) is None)


def move_fault(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not allowed in this move; None when it is."""
    i = moving(state).figure
    match answer:
        case Step(direction):
            return step_fault(state, direction)
        case Push(direction):
            return shove_fault(state, direction)
        case Turn(way):
            if len(state.figures[i].hexes) == 1:
                return no("turn-small", "size", "CM-FACE-09", who=state.figures[i].id)
            return steps.pivot_fault(field(state), placed(state), i, way, going(state), state.house)
        case Face(facing):
            return face_fault(state, facing)
        case Word(word) if word in setting_out.BEFORE:
            return setting_out.before_fault(state, i, word, moving(state).moved)
        case Word(word) if word == setting_out.AWAY:
            return steps.pace_fault(placed(state), i, going(state)) or setting_out.leave_fault(state, i)
        case Option():
            return no("option-first", "not_now", "CM-OPT-01", direction=DIRECTION_NAMES[state.figures[i].facing])
    return no("not-a-move", "not_now", "CM-MOVE-02")


def shove_fault(state: State, direction: int) -> Refusal | None:
    """Why the figure may not push its way a step on; None when it may. [CM-ENG-08]"""
    i, figures = moving(state).figure, placed(state)
    to = neighbour(state.figures[i].hexes[0], direction)
    if not in_reach(figures, i, steps.stepped(figures, i, to)[i].hexes):
        return no("nobody-there", "push", "CM-ENG-08", direction=DIRECTION_NAMES[direction])
    sts = [strength_of(state, n) for n in range(len(state.figures))]
    return push_fault(field=field(state), figures=figures, who=i, to=to, sts=sts, going=going(state), house=state.house)


def face_fault(state: State, facing: int) -> Refusal | None:
    """Why the figure may not end its way facing so; None when it may. [CM-FACE-08 CM-FACE-09 CM-FLY-04]"""
    move = moving(state)
    i = move.figure
    if move.moved and not steps.may_end(field(state), placed(state), i):
        return no("no-room", "held", "CM-FLY-04", who=state.figures[i].id)
    if facing not in facings(state):
        return no("facing", "facing", "CM-FACE-09", who=state.figures[i].id, direction=DIRECTION_NAMES[facing])
    return binding.avert_fault(state, i, move.start, state.figures[i].hexes, onward(state))


def step_fault(state: State, direction: int) -> Refusal | None:
    """Why the figure that moves may not take a step; None when it may. [CM-MOVE-02 CM-MOVE-03 CM-SPELL-02]"""
    move = moving(state)
    now = state.figures[move.figure].hexes
    to = neighbour(now[0], direction)
    fault = steps.step_fault(field(state), placed(state), move.figure, to, going(state), state.house)
    return fault or binding.avert_step_fault(state, move.figure, move.start, now, carried(now, direction))


def onward(state: State) -> tuple[Body, ...]:
    """The places that one step more could take a figure to that a spell drives away; none for any other figure.
    [CM-SPELL-02]"""
    move = moving(state)
    if not effects.has(state, move.figure, binding.AVERT):
        return ()
    now = state.figures[move.figure].hexes
    return tuple(carried(now, direction) for direction in range(6) if step_fault(state, direction) is None)


@lru_cache(maxsize=KEPT)
def facings(state: State) -> tuple[int, ...]:
    """The facings that the figure on the move may take where it is now. [CM-FACE-08 CM-FACE-09]"""
    return steps.facings_open(field(state), placed(state), moving(state).figure, going(state), state.house)


# --- deeds ------------------------------------------------------------------------------------------------------------
def play_move(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer of the figure that moves."""
    i = moving(state).figure
    match answer:
        case Step(direction):
            to = neighbour(state.figures[i].hexes[0], direction)
            return arrived(ref, state, moved_to(state, steps.stepped(placed(state), i, to)), "step", direction)
        case Push(direction):
            return arrived(ref, state, shove(ref, state, direction), "push", direction)
        case Turn(way):
            after = moved_to(state, steps.turned(placed(state), i, way))
            return arrived(ref, state, after, "wheel", after.figures[i].facing)
        case Face(facing):
            return face(ref, state, facing)
        case Word(word) if word == setting_out.AWAY:
            return setting_out.leave(ref, state, i)
    assert isinstance(answer, Word)
    return setting_out.before(ref, state, i, answer.word)


def shove(ref: Referee, state: State, direction: int) -> State:
    """The state after a push: the owners of those in the way pick where they go and how they face. [CM-ENG-08 CM-FACE-08]"""
    i, figures, ground = moving(state).figure, placed(state), field(state)
    to = neighbour(state.figures[i].hexes[0], direction)
    pushed = in_reach(figures, i, steps.stepped(figures, i, to)[i].hexes)
    ways = tuple(push_ways(ground, figures, i, to, going(state), state.house))
    for place, n in enumerate(pushed):
        open_ways = sorted({way[place] for way in ways})
        chosen = open_ways[pick_direction(ref, n, CHOOSE_GIVE_WAY, open_ways, state.figures[n].hexes[0])]
        ways = tuple(way for way in ways if way[place] == chosen)
        say(
            ref,
            "pushed",
            who=state.figures[n].id,
            by=state.figures[i].id,
            direction=DIRECTION_NAMES[chosen],
            clauses=("CM-ENG-08",),
        )
    state = moved_to(state, pushed_back(figures, i, to, ways[0]))
    for n in pushed:
        state = turn_freely(ref, harm.enters(ref, state, n, figures[n].hexes), n)
    return state


def arrived(ref: Referee, before_it: State, state: State, deed: str, direction: int) -> State:
    """The state after a hex of movement: counted, told, and what lies in the hexes entered has its effect.
    [CM-TURN-03 CM-ADJ-07 CM-ENG-06]"""
    move = moving(before_it)
    i = move.figure
    old, figure = before_it.figures[i], state.figures[i]
    entered = frozenset(newly(old.hexes, figure.hexes))
    crawls = old.posture != STANDING
    rough = not airborne(figure) and not entered.isdisjoint(effects.hexes_of(state, "broken_ground"))
    state = alter(
        state,
        i,
        walked=old.walked + (0 if crawls else 1),
        crawled=old.crawled + int(crawls),
        crawls=old.posture == KNEELING,
        broken_ground=old.broken_ground or rough,
    )
    state = replace(state, move=replace(move, moved=move.moved + 1))
    foes = tuple(state.figures[n].id for n in engagers(placed(state), i)) if engaged(placed(state), i) else ()
    column, row = column_row(figure.hexes[0])
    say(
        ref, deed, who=figure.id, direction=DIRECTION_NAMES[direction], crawls=int(crawls), flies=int(airborne(figure)),
        moved=move.moved + 1, cap=going(state).cap, foes=foes, column=column, row=row,
        clauses=("CM-MOVE-02", "CM-ENG-06") if foes else ("CM-MOVE-02",),
    )  # fmt: skip
    return unless_down(ref, harm.enters(ref, state, i, old.hexes), i, old)


def unless_down(ref: Referee, state: State, i: int, old: Figure) -> State:
    """The state with the move of figure i over if it went down by what it met in the hexes entered; a run tires it all the
    same. [CM-INJ-05 CM-DMG-05 CM-SPEED-04]"""
    figure = state.figures[i]
    if awake(figure) and figure.fell == old.fell:
        return state
    least = max(figure.walked, ma(state, i))
    state = replace(alter(state, i, moved=True, pace=least), move=None, phase=PICK)
    ran = awake(figure) and old.posture == STANDING and pace(figure.walked, ma(state, i)) == RUN
    return harm.tire(ref, state, i, speed_fatigue(RUN)) if ran else state


def face(ref: Referee, state: State, facing: int) -> State:
    """The state after the end of a figure's way, turned as its player likes. [CM-FACE-08]"""
    i = moving(state).figure
    if facing != state.figures[i].facing:
        say(ref, "face", who=state.figures[i].id, direction=DIRECTION_NAMES[facing], clauses=("CM-FACE-08",))
        old = state.figures[i]
        state = moved_to(state, steps.turned(placed(state), i, (facing - old.facing) % 6))
        state = unless_down(ref, harm.enters(ref, state, i, old.hexes), i, old)
    return replace(state, phase=OPTION) if state.move is not None else state
