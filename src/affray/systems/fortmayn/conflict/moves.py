"""Moves of an Ounce: towards somebody, away from everybody, dragged off. There is no map, so that only bands change.

Reading: a move towards somebody changes the band to him alone, and leaves behind, Nearby, whoever else was Close to the
mover; a move away changes the bands to everybody on the other side. [FT-DIST-02 FT-DIST-03 FT-DIST-04 FT-DIST-06]
"""

from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import CLOSE, NEARBY
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.position.creature_specials import UNDEAD, is_kind
from affray.systems.fortmayn.position.lasting import lasting_effects
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import alter_foe, band, foe_index, standing_foes, with_band
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import is_overloaded
from affray.systems.fortmayn.rules.time_and_distance import (
    DISTANT_MOVE,
    NEARBY_MOVE,
    NO_MOVE,
    longest_move,
    reachable_bands,
)

WARDED = (UNDEAD, "horror")
"""Kinds that a circle keeps off. [FT-FILL-05]"""


def band_after_approach(now: int, move: int) -> int:
    """The band after a move towards somebody. [FT-DIST-04]

    >>> band_after_approach(1, NEARBY_MOVE), band_after_approach(2, DISTANT_MOVE), band_after_approach(3, NEARBY_MOVE)
    (0, 0, 3)
    """
    return reachable_bands(now, move)[0]


def band_after_retreat(now: int, move: int) -> int:
    """The band after a move away from somebody. [FT-DIST-04 FT-DIST-06]

    >>> band_after_retreat(0, NEARBY_MOVE), band_after_retreat(0, DISTANT_MOVE), band_after_retreat(2, DISTANT_MOVE)
    (1, 2, 3)
    """
    return reachable_bands(now, move)[-1]


def least_move(now: int) -> int:
    """The shortest move that ends Close, NO_MOVE where none is needed; one more than the longest where none is enough.

    [FT-DIST-04]

    >>> [least_move(now) for now in range(4)]
    [0, 1, 2, 3]
    """
    return next(
        (move for move in (NO_MOVE, NEARBY_MOVE, DISTANT_MOVE) if reachable_bands(now, move)[0] == CLOSE),
        DISTANT_MOVE + 1,
    )


def farthest_move(person: Person, *, acts: bool) -> int:
    """The longest move that a character may make, with an action or without; none while he is held.

    [FT-DIST-02 FT-LOAD-03 FT-FILL-03]
    """
    return NO_MOVE if person.held else longest_move(int(acts), int(is_overloaded(person)))


def move_person(state: State, i: int, plan: Plan) -> State:
    """The state after the move of character i: towards a foe or a comrade, or away from every foe. [FT-DIST-04 FT-DIST-06]"""
    if plan.move == NO_MOVE:
        return state
    if lasting_effects(state, "ward", state.people[i].id):
        # A circle breaks as soon as who has drawn it leaves it.
        kept = tuple(effect for effect in state.lasting if effect.does != "ward" or effect.who != state.people[i].id)
        state = replace(state, lasting=kept)
    target, comrade = foe_index(state, plan.toward), person_index(state, plan.toward)
    for j in standing_foes(state):
        now = band(state, i, j)
        if not plan.toward:
            after = band_after_retreat(now, plan.move)
        elif comrade >= 0:
            after = band_after_joining(now, band(state, comrade, j), plan.move)
        elif j == target:
            after = band_after_approach(now, plan.move)
        else:
            after = max(now, NEARBY) if band(state, i, target) != CLOSE else now
        state = with_band(state, i, j, after) if after != now else state
    return bring_burden(state, i)


def bring_burden(state: State, i: int) -> State:
    """The state in which whom character i bears is where he is. [FT-OOFA-08]"""
    k = person_index(state, state.people[i].carries)
    for j in standing_foes(state) if k >= 0 else ():
        state = with_band(state, k, j, band(state, i, j))
    return state


def band_after_joining(now: int, goal: int, move: int) -> int:
    """The band after a move towards somebody who is in another band to the same foe. [FT-DIST-04]

    >>> band_after_joining(0, 2, NEARBY_MOVE), band_after_joining(2, 0, DISTANT_MOVE), band_after_joining(1, 1, NEARBY_MOVE)
    (1, 0, 1)
    """
    return min(reachable_bands(now, move), key=lambda after: abs(after - goal))


def move_foe(state: State, j: int, plan: Plan) -> State:
    """The state after the move of foe j: towards a character, or away from all of them. [FT-DIST-04 FT-DIST-06]"""
    if plan.move == NO_MOVE:
        return state
    bands = [band(state, i, j) for i in range(len(state.people))]
    target = person_index(state, plan.toward)
    for i in range(len(state.people)):
        if not plan.toward:
            bands[i] = band_after_retreat(bands[i], plan.move)
        elif i == target:
            bands[i] = band_before_ward(state, i, j, band_after_approach(bands[i], plan.move))
        elif band(state, target, j) != CLOSE:
            bands[i] = max(bands[i], NEARBY)
    return alter_foe(state, j, bands=tuple(bands))


def band_before_ward(state: State, i: int, j: int, now: int) -> int:
    """The band to which a foe comes: undead and horrors do not step into a circle that guards somebody. [FT-FILL-05]"""
    guarded = lasting_effects(state, "ward", state.people[i].id)
    barred = guarded and any(is_kind(state, state.foes[j], kind) for kind in WARDED)
    return max(now, NEARBY) if barred and band(state, i, j) != CLOSE else now


def drag_person(state: State, i: int, j: int) -> State:
    """The state in which foe j has dragged character i Nearby, towards its lair: away from all the others, who are apart from
    both now. [FT-FILL-03]"""
    for other in standing_foes(state):
        if other != j:
            state = with_band(state, i, other, max(NEARBY, band(state, i, other)))
    bands = tuple(band(state, k, j) if k == i else max(NEARBY, band(state, k, j)) for k in range(len(state.people)))
    return alter_foe(state, j, bands=bands)
