"""The phase of forced retreats: who may force whom back where, the advance, and the fall where there is no hex.

[CM-RET-01 CM-RET-02 CM-RET-03 CM-RET-04 CM-RET-05]
"""

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, choose, say
from affray.space.bodies import body_after_step, new_hexes
from affray.space.hex import DIRECTION_NAMES
from affray.systems.melee.content.codes import CHOOSE_ADVANCE
from affray.systems.melee.position.answers import Answer, Retreat
from affray.systems.melee.position.figures import field, placed_figures, save_target
from affray.systems.melee.position.state import DealtHits, State, alter, index_of
from affray.systems.melee.rules.forced_retreat import (
    Blows,
    advance_directions,
    may_force,
    pair_of,
    retreat_directions,
    roll_for_fall,
)
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn import harm
from affray.systems.melee.turn.picking_facings import mask_of, turn_freely

NOWHERE = -1


def blows_between(state: State, i: int, j: int) -> Blows:
    """The hits between figure i and an enemy this turn. [CM-RET-01]"""
    figure = state.figures[i]
    dealt = next((hits for hits in figure.turn.dealt if hits.foe == j), DealtHits(j, 0, 0, 0))
    return Blows(dealt.physical, dealt.in_melee, dealt.by_spells, figure.turn.taken, figure.turn.taken_otherwise)


def can_force(state: State, i: int, j: int) -> bool:
    """Whether figure i may force figure j back now. [CM-RET-01 CM-RET-05]"""
    figures = placed_figures(state)
    if (
        not are_foes(state, state.figures[i].side, state.figures[j].side)
        or not figures[i].hexes
        or not figures[j].hexes
    ):
        return False
    pair = pair_of(figures[i], figures[j], forced_already=int(state.figures[j].turn.forced))
    return bool(may_force(blows_between(state, i, j), pair, state.house))


def force_answers(state: State, side: int) -> tuple[Answer, ...]:
    """Every retreat that a side may force now."""
    found: list[Answer] = []
    for i, figure in enumerate(state.figures):
        for dealt in figure.turn.dealt if figure.side == side else ():
            if can_force(state, i, dealt.foe):
                ways = retreat_directions(field(state), placed_figures(state), dealt.foe) or (NOWHERE,)
                whom = state.figures[dealt.foe].id
                found.extend(Retreat(whom, figure.id, direction) for direction in ways)
    return tuple(found)


def force_refusal(state: State, side: int, answer: Retreat) -> Refusal | None:
    """Why a side may not force that retreat; None when it may. [CM-RET-01 CM-RET-02]"""
    i, j = index_of(state, answer.by), index_of(state, answer.whom)
    if min(i, j) < 0 or state.figures[i].side != side or not can_force(state, i, j):
        return refusal("no-retreat", "retreat", "CM-RET-01", who=answer.by, whom=answer.whom)
    if answer.direction in (retreat_directions(field(state), placed_figures(state), j) or (NOWHERE,)):
        return None
    return refusal("no-way-back", "direction", "CM-RET-02", whom=answer.whom)


def play_force(ref: Referee, state: State, answer: Retreat) -> State:
    """The state after a forced retreat: the enemy goes back, or falls where it cannot; the pusher may advance.
    [CM-RET-02 CM-RET-03 CM-RET-04 CM-FACE-08]"""
    i, j = index_of(state, answer.by), index_of(state, answer.whom)
    state = alter(state, j, forced=True)
    if answer.direction == NOWHERE:
        say(ref, "no_retreat", who=answer.by, whom=answer.whom, clauses=("CM-RET-04",))
        return harm.knock_down(ref, state, j) if roll_for_fall(ref, save_target(state, j), state.house) else state
    before = state.figures[j].hexes
    after = body_after_step(before, answer.direction)
    direction = DIRECTION_NAMES[answer.direction]
    say(ref, "retreat", who=answer.by, whom=answer.whom, direction=direction, clauses=("CM-RET-02",))
    state = turn_freely(ref, harm.enter_hexes(ref, alter(state, j, hexes=after), j, before), j)
    open_ways = advance_directions(field(state), placed_figures(state), i, new_hexes(after, before))
    head = state.figures[i].hexes[0]
    chosen = (
        choose(ref, who=i, what=CHOOSE_ADVANCE, most=len(open_ways), x=mask_of(open_ways), y=head[0], z=head[1])
        if open_ways
        else 0
    )
    if not chosen:
        return state
    direction = DIRECTION_NAMES[open_ways[chosen - 1]]
    say(ref, "advance", who=answer.by, direction=direction, clauses=("CM-RET-03",))
    stood = state.figures[i].hexes
    state = alter(state, i, hexes=body_after_step(stood, open_ways[chosen - 1]))
    return turn_freely(ref, harm.enter_hexes(ref, state, i, stood), i)
