"""A figure's move: its state, its height, its pack, its steps, turns and pushes, and what it meets on the way.

[CM-MOVE-01 CM-MOVE-02 CM-MOVE-03 CM-MOVE-04 CM-ENG-06 CM-ENG-08 CM-FLY-01 CM-FLY-02 CM-FLY-03 CM-ENC-03 CM-ENC-04]
"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.bodies import Hexes, body_after_step, new_hexes
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
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Answer, Face, Option, Push, Step, Turn, Word
from affray.systems.melee.position.figures import (
    KEPT,
    field,
    is_exhausted,
    load,
    ma,
    placed_figures,
    strength_of,
    with_places,
)
from affray.systems.melee.position.state import HEIGHT, OPTION, PICK, Figure, State, alter, is_airborne, is_awake
from affray.systems.melee.position.state import CurrentMove as Moving
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.engagement import engagers, is_engaged_among
from affray.systems.melee.rules.pushing_back import figures_in_way, push_back, push_refusal, push_ways
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.speeds import crawl_limit, max_hexes, pace, speed_fatigue
from affray.systems.melee.rules.steps import Going
from affray.systems.melee.turn import harm, setting_out
from affray.systems.melee.turn.abilities import can_do_anything, moved_ma
from affray.systems.melee.turn.picking_facings import pick_direction, turn_freely
from affray.systems.melee.turn.spells import binding

STEPS: tuple[Answer, ...] = tuple(Step(direction) for direction in range(6))
PUSHES: tuple[Answer, ...] = tuple(Push(direction) for direction in range(6))
TURNS: tuple[Answer, ...] = (Turn(-1), Turn(1))
FACES: tuple[Answer, ...] = tuple(Face(facing) for facing in range(6))
BEFORE: tuple[Answer, ...] = tuple(Word(word) for word in setting_out.BEFORE)
LEAVE = Word(setting_out.AWAY)


# --- who may -----------------------------------------------------------------------------------------------------------
def unmoved_figures(state: State) -> tuple[int, ...]:
    """The figures of the moving side that have not moved. [CM-MOVE-01]"""
    side = state.order[state.stage]
    return tuple(
        i for i, f in enumerate(state.figures) if f.side == side and not f.turn.moved and can_do_anything(state, i)
    )


# --- the beginning ----------------------------------------------------------------------------------------------------
def begin_move(state: State, i: int) -> State:
    """The state in which the figure's turn to move has come. [CM-MOVE-04 CM-FLY-03]"""
    state = setting_out.fix_state(state, i)
    asked = setting_out.fliers_to_ask(state, i)
    state = replace(state, move=Moving(i, start=state.figures[i].hexes, asked=asked))
    if asked:
        return replace(state, phase=HEIGHT)
    return replace(state, phase=setting_out.first_phase(state, i))


def answer_height(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a flier's player has said whether it engages the figure about to move. [CM-FLY-03]"""
    move = current_move(state)
    flier, rest = move.asked[0], move.asked[1:]
    state = setting_out.set_height(ref, state, flier, meets=answer == Word("low"))
    if rest:
        return replace(state, move=replace(move, asked=rest))
    state = replace(setting_out.fix_state(state, move.figure), move=replace(move, asked=()))
    return replace(state, phase=setting_out.first_phase(state, move.figure))


# --- what the move allows ---------------------------------------------------------------------------------------------
def current_move(state: State) -> Moving:
    """The move under way, as the position has it."""
    assert state.move is not None, "expected a figure on the move"
    return state.move


def max_move(state: State, i: int) -> int:
    """How many hexes the figure may move in all, by the option that lets it go farthest; one engaged shifts, to disengage too.
    [CM-SPEED-01 CM-SPEED-03 CM-SPEED-06 CM-DIS-01]"""
    figure = state.figures[i]
    if figure.flight == LANDING or figure.state == IN_HTH or figure.body.acted:
        return 0
    now, weight = ma(state, i), load(state, i)
    if figure.body.posture != STANDING:
        return crawl_limit(RISE if figure.state == DISENGAGED else ENGAGED_RISE, now, weight)
    if figure.felled:
        return 0
    if figure.state == ENGAGED:
        return min(steps.SHIFT, now)
    return max_hexes(MOVE, now, weight, is_exhausted(state, i))


@lru_cache(maxsize=KEPT)
def current_going(state: State) -> Going:
    """The move under way as the steps see it. [CM-SPEED-06 CM-MOVE-03]"""
    move = current_move(state)
    return Going(
        max_move(state, move.figure),
        move.moved,
        state.figures[move.figure].turn.held_by,
        pushing_strengths(state, move.figure),
    )


def pushing_strengths(state: State, i: int) -> tuple[int, ...]:
    """The starting ST of all figures where figure i is large enough to push others back, so that those whom it could push
    do not stop it. [CM-ENG-08]"""
    if not state.house.push_before_stop or len(state.figures[i].hexes) == 1:
        return ()
    return tuple(strength_of(state, n) for n in range(len(state.figures)))


def move_answers(state: State) -> tuple[Answer, ...]:
    """Every ordinary legal answer in a figure's move."""
    i, move = current_move(state).figure, current_move(state)
    before = () if move.moved else BEFORE
    stays = steps.pace_refusal(placed_figures(state), i, current_going(state)) is not None
    # A figure of one hex neither pushes nor turns on its way. [CM-ENG-08 CM-FACE-09]
    large = len(state.figures[i].hexes) > 1
    onward = () if stays else (*STEPS, *(*PUSHES, *TURNS) * large)
    found = [answer for answer in (*before, *onward) if move_refusal(state, answer) is None]
    turned = facings(state)
    if face_refusal(state, turned[0]) is None:
        found.extend(FACES[facing] for facing in turned)
    return tuple(found)


def move_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not allowed in this move; None when it is."""
    i = current_move(state).figure
    match answer:
        case Step(direction):
            return step_refusal(state, direction)
        case Push(direction):
            return shove_refusal(state, direction)
        case Turn(way):
            if len(state.figures[i].hexes) == 1:
                return refusal("turn-small", "size", "CM-FACE-09", who=state.figures[i].id)
            return steps.pivot_refusal(field(state), placed_figures(state), i, way, current_going(state), state.house)
        case Face(facing):
            return face_refusal(state, facing)
        case Word(word) if word in setting_out.BEFORE:
            return setting_out.prepare_refusal(state, i, word, current_move(state).moved)
        case Word(word) if word == setting_out.AWAY:
            return steps.pace_refusal(placed_figures(state), i, current_going(state)) or setting_out.leave_refusal(
                state, i
            )
        case Option():
            return refusal("option-first", "not_now", "CM-OPT-01", direction=DIRECTION_NAMES[state.figures[i].facing])
    return refusal("not-a-move", "not_now", "CM-MOVE-02")


def shove_refusal(state: State, direction: int) -> Refusal | None:
    """Why the figure may not push its way a step on; None when it may. [CM-ENG-08]"""
    i, figures = current_move(state).figure, placed_figures(state)
    to = neighbour(state.figures[i].hexes[0], direction)
    if not figures_in_way(figures, i, steps.take_step(figures, i, to)[i].hexes):
        return refusal("nobody-there", "push", "CM-ENG-08", direction=DIRECTION_NAMES[direction])
    sts = [strength_of(state, n) for n in range(len(state.figures))]
    return push_refusal(
        field=field(state), figures=figures, who=i, to=to, sts=sts, going=current_going(state), house=state.house
    )


def face_refusal(state: State, facing: int) -> Refusal | None:
    """Why the figure may not end its way facing so; None when it may. [CM-FACE-08 CM-FACE-09 CM-FLY-04]"""
    move = current_move(state)
    i = move.figure
    if move.moved and not steps.may_end(field(state), placed_figures(state), i):
        return refusal("no-room", "held", "CM-FLY-04", who=state.figures[i].id)
    if facing not in facings(state):
        return refusal("facing", "facing", "CM-FACE-09", who=state.figures[i].id, direction=DIRECTION_NAMES[facing])
    return binding.avert_refusal(state, i, move.start, state.figures[i].hexes, onward_places(state))


def step_refusal(state: State, direction: int) -> Refusal | None:
    """Why the figure that moves may not take a step; None when it may. [CM-MOVE-02 CM-MOVE-03 CM-SPELL-02]"""
    move = current_move(state)
    now = state.figures[move.figure].hexes
    to = neighbour(now[0], direction)
    fault = steps.step_refusal(field(state), placed_figures(state), move.figure, to, current_going(state), state.house)
    return fault or binding.avert_step_refusal(state, move.figure, move.start, now, body_after_step(now, direction))


def onward_places(state: State) -> tuple[Hexes, ...]:
    """The places that one step more could take a figure to that a spell drives away; none for any other figure.
    [CM-SPELL-02]"""
    move = current_move(state)
    if not spell_effects.has_effect(state, move.figure, binding.AVERT):
        return ()
    now = state.figures[move.figure].hexes
    return tuple(body_after_step(now, direction) for direction in range(6) if step_refusal(state, direction) is None)


@lru_cache(maxsize=KEPT)
def facings(state: State) -> tuple[int, ...]:
    """The facings that the figure on the move may take where it is now. [CM-FACE-08 CM-FACE-09]"""
    return steps.open_facings(
        field(state), placed_figures(state), current_move(state).figure, current_going(state), state.house
    )


# --- deeds ------------------------------------------------------------------------------------------------------------
def play_move(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal answer of the figure that moves."""
    i = current_move(state).figure
    match answer:
        case Step(direction):
            to = neighbour(state.figures[i].hexes[0], direction)
            return arrive(
                ref, state, with_places(state, steps.take_step(placed_figures(state), i, to)), "step", direction
            )
        case Push(direction):
            return arrive(ref, state, shove(ref, state, direction), "push", direction)
        case Turn(way):
            after = with_places(state, steps.pivot(placed_figures(state), i, way))
            return arrive(ref, state, after, "wheel", after.figures[i].facing)
        case Face(facing):
            return face(ref, state, facing)
        case Word(word) if word == setting_out.AWAY:
            return setting_out.leave_map(ref, state, i)
    assert isinstance(answer, Word)
    return setting_out.prepare_move(ref, state, i, answer.word)


def shove(ref: Referee, state: State, direction: int) -> State:
    """The state after a push: the owners of those in the way pick where they go and how they face. [CM-ENG-08 CM-FACE-08]"""
    i, figures, ground = current_move(state).figure, placed_figures(state), field(state)
    to = neighbour(state.figures[i].hexes[0], direction)
    pushed = figures_in_way(figures, i, steps.take_step(figures, i, to)[i].hexes)
    ways = tuple(push_ways(ground, figures, i, to, current_going(state), state.house))
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
    state = with_places(state, push_back(figures, i, to, ways[0]))
    for n in pushed:
        state = turn_freely(ref, harm.enter_hexes(ref, state, n, figures[n].hexes), n)
    return state


def arrive(ref: Referee, before_it: State, state: State, deed: str, direction: int) -> State:
    """The state after a hex of movement: counted, told, and what lies in the hexes entered has its effect.
    [CM-TURN-03 CM-ADJ-07 CM-ENG-06]"""
    move = current_move(before_it)
    i = move.figure
    old, figure = before_it.figures[i], state.figures[i]
    entered = frozenset(new_hexes(old.hexes, figure.hexes))
    crawls = old.body.posture != STANDING
    rough = not is_airborne(figure) and not entered.isdisjoint(spell_effects.terrain_hexes(state, "broken_ground"))
    state = alter(
        state,
        i,
        walked=old.turn.walked + (0 if crawls else 1),
        crawled=old.turn.crawled + int(crawls),
        crawls=old.body.posture == KNEELING,
        broken_ground=old.turn.broken_ground or rough,
    )
    state = replace(state, move=replace(move, moved=move.moved + 1))
    foes = (
        tuple(state.figures[n].id for n in engagers(placed_figures(state), i))
        if is_engaged_among(placed_figures(state), i)
        else ()
    )
    column, row = column_row(figure.hexes[0])
    say(
        ref, deed, who=figure.id, direction=DIRECTION_NAMES[direction], crawls=int(crawls), flies=int(is_airborne(figure)),
        moved=move.moved + 1, cap=current_going(state).cap, foes=foes, column=column, row=row,
        clauses=("CM-MOVE-02", "CM-ENG-06") if foes else ("CM-MOVE-02",),
    )  # fmt: skip
    return stop_if_down(ref, harm.enter_hexes(ref, state, i, old.hexes), i, old)


def stop_if_down(ref: Referee, state: State, i: int, old: Figure) -> State:
    """The state with the move of figure i over if it went down by what it met in the hexes entered; a run tires it all the
    same. [CM-INJ-05 CM-DMG-05 CM-SPEED-04]"""
    figure = state.figures[i]
    if is_awake(figure) and figure.body.fell == old.body.fell:
        return state
    state = replace(alter(state, i, moved=True, pace=moved_ma(state, i)), move=None, phase=PICK)
    ran = is_awake(figure) and old.body.posture == STANDING and pace(figure.turn.walked, ma(state, i)) == RUN
    return harm.tire(ref, state, i, speed_fatigue(RUN)) if ran else state


def face(ref: Referee, state: State, facing: int) -> State:
    """The state after the end of a figure's way, turned as its player likes. [CM-FACE-08]"""
    i = current_move(state).figure
    if facing != state.figures[i].facing:
        say(ref, "face", who=state.figures[i].id, direction=DIRECTION_NAMES[facing], clauses=("CM-FACE-08",))
        old = state.figures[i]
        state = with_places(state, steps.pivot(placed_figures(state), i, (facing - old.facing) % 6))
        state = stop_if_down(ref, harm.enter_hexes(ref, state, i, old.hexes), i, old)
    return replace(state, phase=OPTION) if state.move is not None else state
