"""The phase of forced retreats: who may force whom back where, the advance, and the fall where there is no hex.

[CM-RET-01 CM-RET-02 CM-RET-03 CM-RET-04 CM-RET-05]
"""

from affray.core import Refusal
from affray.referee import Referee, choose, say
from affray.space.bodies import carried, newly
from affray.space.hex import DIRECTION_NAMES
from affray.systems.melee.content.codes import CHOOSE_ADVANCE
from affray.systems.melee.position.answers import Answer, Retreat
from affray.systems.melee.position.figures import field, placed, save_target
from affray.systems.melee.position.state import Dealt, State, alter, index_of
from affray.systems.melee.rules.forced_retreat import Blows, advances, destinations, falls, may_force, pair_of
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.turn import harm
from affray.systems.melee.turn.facings_picked import mask_of, turn_freely

NOWHERE = -1


def blows_between(state: State, i: int, j: int) -> Blows:
    """The hits between figure i and an enemy this turn. [CM-RET-01]"""
    figure = state.figures[i]
    dealt = next((one for one in figure.dealt if one.foe == j), Dealt(j, 0, 0, 0))
    return Blows(dealt.physical, dealt.in_melee, dealt.by_spells, figure.taken, figure.taken_otherwise)


def may(state: State, i: int, j: int) -> bool:
    """Whether figure i may force figure j back now. [CM-RET-01 CM-RET-05]"""
    figures = placed(state)
    if state.figures[i].side == state.figures[j].side or not figures[i].hexes or not figures[j].hexes:
        return False
    pair = pair_of(figures[i], figures[j], forced_already=int(state.figures[j].forced))
    return bool(may_force(blows_between(state, i, j), pair, state.house))


def force_answers(state: State, side: int) -> tuple[Answer, ...]:
    """Every retreat that a side may force now."""
    found: list[Answer] = []
    for i, figure in enumerate(state.figures):
        for dealt in figure.dealt if figure.side == side else ():
            if may(state, i, dealt.foe):
                ways = destinations(field(state), placed(state), dealt.foe) or (NOWHERE,)
                whom = state.figures[dealt.foe].id
                found.extend(Retreat(whom, figure.id, direction) for direction in ways)
    return tuple(found)


def force_fault(state: State, side: int, answer: Retreat) -> Refusal | None:
    """Why a side may not force that retreat; None when it may. [CM-RET-01 CM-RET-02]"""
    i, j = index_of(state, answer.by), index_of(state, answer.whom)
    if min(i, j) < 0 or state.figures[i].side != side or not may(state, i, j):
        return no("no-retreat", "retreat", "CM-RET-01", who=answer.by, whom=answer.whom)
    if answer.direction in (destinations(field(state), placed(state), j) or (NOWHERE,)):
        return None
    return no("no-way-back", "direction", "CM-RET-02", whom=answer.whom)


def play_force(ref: Referee, state: State, answer: Retreat) -> State:
    """The state after a forced retreat: the enemy goes back, or falls where it cannot; the pusher may advance.
    [CM-RET-02 CM-RET-03 CM-RET-04 CM-FACE-08]"""
    i, j = index_of(state, answer.by), index_of(state, answer.whom)
    state = alter(state, j, forced=True)
    if answer.direction == NOWHERE:
        say(ref, "no_retreat", who=answer.by, whom=answer.whom, clauses=("CM-RET-04",))
        return harm.knocked_down(ref, state, j) if falls(ref, save_target(state, j), state.house) else state
    before = state.figures[j].hexes
    after = carried(before, answer.direction)
    direction = DIRECTION_NAMES[answer.direction]
    say(ref, "retreat", who=answer.by, whom=answer.whom, direction=direction, clauses=("CM-RET-02",))
    state = turn_freely(ref, harm.enters(ref, alter(state, j, hexes=after), j, before), j)
    open_ways = advances(field(state), placed(state), i, newly(after, before))
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
    state = alter(state, i, hexes=carried(stood, open_ways[chosen - 1]))
    return turn_freely(ref, harm.enters(ref, state, i, stood), i)
