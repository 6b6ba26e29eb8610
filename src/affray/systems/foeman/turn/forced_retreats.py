"""Force Retreats, before anybody moves."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.space.hex import DIRECTION_NAMES, direction_to, distance, neighbour
from affray.systems.foeman.content.codes import BACK_STEP
from affray.systems.foeman.position.answers import Answer, Retreat, Word
from affray.systems.foeman.position.state import (
    NOBODY,
    Figure,
    State,
    alter,
    alter_motion,
    index_of,
    is_able,
    is_engaging,
    is_standing,
    put_figure,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.refusing import refusal


def retreat_answers(state: State, side: int) -> tuple[Answer, ...]:
    """The retreats that a side, or the one figure asked, may force now, and the answer to pass.

    [FM-RET-04 MW-RET-02]
    """
    found: list[Answer] = []
    for j, b in enumerate(state.figures):
        if b.side != side or not is_able(b) or state.actor not in (NOBODY, j):
            continue
        for i, a in enumerate(state.figures):
            if may_force(state, i, j):
                thought = (Retreat(a.id, b.id, way, follow) for way in range(6) for follow in (False, True))
                found.extend(answer for answer in thought if retreat_refusal(state, answer) is None)
    return (*found, Word("pass")) if found else ()


def may_force(state: State, i: int, j: int) -> bool:
    """Whether figure j may retreat figure i at all. [FM-RET-01 MW-RET-01]"""
    a, b = state.figures[i], state.figures[j]
    if not are_foes(state, a.side, b.side) or not is_able(b):
        return False
    near = distance(a.pos, b.pos) == 1 and is_engaging(b, a.pos, state.house.prone_engages)
    hurt = len(b.was_hurt_by) > 0
    if b.motion.forced and state.house.retreat_one_per_source:
        return False
    return bool(movement.may_retreat(is_standing(a), a.motion.retreated, j in a.was_hurt_by, near, hurt, b.back))


def retreat_refusal(state: State, answer: Retreat) -> Refusal | None:
    """Why the retreat may not be forced; None when it may. [FM-RET-01 FM-RET-02]"""
    i, j = index_of(state, answer.a), index_of(state, answer.b)
    if min(i, j) < 0 or not may_force(state, i, j):
        return refusal("retreat", "no_retreat", "FM-RET-01", who=answer.b, whom=answer.a)
    there = state.board.steps[state.figures[i].pos][answer.direction]
    if there is None or any(is_standing(f) and f.pos == there for f in state.figures):
        direction = DIRECTION_NAMES[answer.direction]
        return refusal("retreat-room", "no_room", "FM-RET-02", whom=answer.a, direction=direction)
    vacated = state.figures[i].pos
    if answer.follow and any(is_standing(f) and f.pos == vacated for k, f in enumerate(state.figures) if k != i):
        return refusal("follow-room", "no_room", "FM-RET-03", "FM-MOV-14", who=answer.b, whom=answer.a)
    return None


def after_retreat(a: Figure, direction: int) -> Figure:
    """The figure after its forced step. [FM-RET-02]"""
    made = movement.take_step(a.facing, direction, a.back, 1)
    return replace(
        a,
        pos=neighbour(a.pos, direction),
        facing=made.facing,
        back=made.kind == BACK_STEP,
        body=a.body._replace(aim=0),
        motion=a.motion._replace(retreated=1),
    )


def after_follow(b: Figure, towards: tuple[int, int]) -> Figure:
    """The figure after its free front step into the vacated hex. [FM-RET-03]"""
    direction = direction_to(b.pos, towards)
    assert direction is not None
    return replace(b, pos=towards, facing=direction, back=False)


def play_retreat(ref: Referee, state: State, answer: Retreat) -> State:
    """The state after a legal retreat and follow-up. [FM-RET-02 FM-RET-03]"""
    i, j = index_of(state, answer.a), index_of(state, answer.b)
    a, b = state.figures[i], state.figures[j]
    direction = DIRECTION_NAMES[answer.direction]
    say(ref, "retreat", who=b.id, whom=a.id, direction=direction, clauses=("FM-RET-01", "FM-RET-02"))
    state = put_figure(state, i, after_retreat(a, answer.direction))
    state = alter_motion(state, j, forced=state.house.retreat_one_per_source)
    if not answer.follow:
        return state
    say(ref, "follow", who=b.id, whom=a.id, clauses=("FM-RET-03",))
    after = after_follow(b, a.pos)
    return alter(state, j, pos=after.pos, facing=after.facing, back=after.back)
