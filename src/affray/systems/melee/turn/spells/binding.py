"""Spells that bind how a figure moves and acts: the Rope it struggles with, and Avert, which drives it away.

[CM-SPELL-02]
"""

from collections.abc import Iterable

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.bodies import Hexes, body_distance
from affray.systems.melee.content.codes import ROLL_ROPE
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import save_target
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.saving_rolls import SAVE_DICE, saving_roll
from affray.systems.melee.turn.spells.ending import end_spell

ROPE, AVERT = "dx_and_ma", "must_retreat_hexes"


# --- Rope -------------------------------------------------------------------------------------------------------------
def struggle_refusal(state: State, i: int) -> Refusal | None:
    """Why figure i cannot spend its action on struggling; None when it can: a Rope holds it. [CM-SPELL-02]"""
    return None if spell_effects.is_roped(state, i) else refusal("rope", "rope", "CM-SPELL-02", who=state.figures[i].id)


def struggle(ref: Referee, state: State, i: int) -> State:
    """The state after figure i spent its action on a roll to be rid of the oldest Rope that holds it. [CM-SPELL-02]"""
    say(ref, "struggles", who=state.figures[i].id, clauses=("CM-SPELL-02",))
    if saving_roll(ref, SAVE_DICE, save_target(state, i), state.house, ROLL_ROPE).passed == 0:
        return state
    oldest = next(
        n for n, active in enumerate(state.spells) if active in tuple(spell_effects.effects_on(state, i, ROPE))
    )
    return end_spell(ref, state, oldest)


# --- Avert ------------------------------------------------------------------------------------------------------------
def avert_drives(state: State, i: int) -> tuple[tuple[Hexes, int], ...]:
    """The hexes of each figure from which Avert drives figure i away, and how many hexes farther off it must end its
    movement. [CM-SPELL-02]"""
    found = (
        (state.figures[active.caster].hexes, spell_effects.effect_value(active))
        for active in spell_effects.effects_on(state, i, AVERT)
    )
    return tuple((foe, hexes) for foe, hexes in found if foe)


def avert_step_refusal(state: State, i: int, start: Hexes, now: Hexes, after: Hexes) -> Refusal | None:
    """Why an averted figure that began its movement at `start` may not go on from one place to another: while it is not
    far enough away, each hex takes it farther. [CM-SPELL-02]"""
    for foe, hexes in avert_drives(state, i):
        if body_distance(after, foe) < body_distance(start, foe) + hexes and body_distance(after, foe) <= body_distance(
            now, foe
        ):
            return refusal("avert-step", "avert", "CM-SPELL-02", who=state.figures[i].id, hexes=hexes)
    return None


def avert_refusal(state: State, i: int, start: Hexes, end: Hexes, onward: Iterable[Hexes] = ()) -> Refusal | None:
    """Why an averted figure that began its movement at `start` may not end it where it is; None when it may: it is far
    enough away, or as far as it can go, since none of the places `onward`, those that one hex more would take it to,
    brings it farther. [CM-SPELL-02]"""
    ways = [after for after in onward if avert_step_refusal(state, i, start, end, after) is None]
    for foe, hexes in avert_drives(state, i):
        near = body_distance(end, foe)
        if near < body_distance(start, foe) + hexes and any(body_distance(after, foe) > near for after in ways):
            return refusal("avert", "avert", "CM-SPELL-02", who=state.figures[i].id, hexes=hexes)
    return None
