"""Spells that bind how a figure moves and acts: the Rope it struggles with, and Avert, which drives it away.

[CM-SPELL-02]
"""

from collections.abc import Iterable

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.bodies import Body, gap
from affray.systems.melee.content.codes import ROLL_ROPE
from affray.systems.melee.position import spell_effects as effects
from affray.systems.melee.position.figures import save_target
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.rules.saving_rolls import SAVE_DICE, saving_roll
from affray.systems.melee.turn.spells.ending import end

ROPE, AVERT = "dx_and_ma", "must_retreat_hexes"


# --- Rope -------------------------------------------------------------------------------------------------------------
def struggle_fault(state: State, i: int) -> Refusal | None:
    """Why figure i cannot spend its action on struggling; None when it can: a Rope holds it. [CM-SPELL-02]"""
    return None if effects.roped(state, i) else no("rope", "rope", "CM-SPELL-02", who=state.figures[i].id)


def struggle(ref: Referee, state: State, i: int) -> State:
    """The state after figure i spent its action on a roll to be rid of the oldest Rope that holds it. [CM-SPELL-02]"""
    say(ref, "struggles", who=state.figures[i].id, clauses=("CM-SPELL-02",))
    if saving_roll(ref, SAVE_DICE, save_target(state, i), state.house, ROLL_ROPE).passed == 0:
        return state
    oldest = next(n for n, active in enumerate(state.spells) if active in tuple(effects.on(state, i, ROPE)))
    return end(ref, state, oldest)


# --- Avert ------------------------------------------------------------------------------------------------------------
def away(state: State, i: int) -> tuple[tuple[Body, int], ...]:
    """The hexes of each figure from which Avert drives figure i away, and how many hexes farther off it must end its
    movement. [CM-SPELL-02]"""
    found = ((state.figures[active.caster].hexes, effects.value(active)) for active in effects.on(state, i, AVERT))
    return tuple((foe, hexes) for foe, hexes in found if foe)


def avert_step_fault(state: State, i: int, start: Body, now: Body, after: Body) -> Refusal | None:
    """Why an averted figure that began its movement at `start` may not go on from one place to another: while it is not
    far enough away, each hex takes it farther. [CM-SPELL-02]"""
    for foe, hexes in away(state, i):
        if gap(after, foe) < gap(start, foe) + hexes and gap(after, foe) <= gap(now, foe):
            return no("avert-step", "avert", "CM-SPELL-02", who=state.figures[i].id, hexes=hexes)
    return None


def avert_fault(state: State, i: int, start: Body, end: Body, onward: Iterable[Body] = ()) -> Refusal | None:
    """Why an averted figure that began its movement at `start` may not end it where it is; None when it may: it is far
    enough away, or as far as it can go, since none of the places `onward`, those that one hex more would take it to,
    brings it farther. [CM-SPELL-02]"""
    ways = [after for after in onward if avert_step_fault(state, i, start, end, after) is None]
    for foe, hexes in away(state, i):
        near = gap(end, foe)
        if near < gap(start, foe) + hexes and any(gap(after, foe) > near for after in ways):
            return no("avert", "avert", "CM-SPELL-02", who=state.figures[i].id, hexes=hexes)
    return None
