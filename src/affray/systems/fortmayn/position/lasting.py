"""What holds for a while, of spells, events, consequences and disgrace; and light. [FT-TIME-03 FT-SPELL-08 FT-FILL-01 FT-FILL-14]"""

from msgspec.structs import replace

from affray.core import Modifier
from affray.systems.fortmayn.content.codes import CRAFT, DARK, LIT
from affray.systems.fortmayn.content.people import FOR_GOOD, Lasting, Person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import has_light

STEP = "step"
"""The effect that makes rolls easier or harder."""
WARD = "ward"
"""The effect that keeps undead and horrors out while its caster stays within."""
PROGRESS, POSITION = "progress", "position"
"""The effect that counts unfinished work; the source of a worse position."""
PASSING = frozenset((WARD, PROGRESS, POSITION))
"""The effects and sources that end when the party leaves the room."""
EVERYWHERE = -1
TALKING = "talking"


def end_moment(state: State, moments: int) -> int:
    """The Moment of the clock at which something ends that begins now and lasts `moments`, at least one. [FT-TIME-03]"""
    return state.clock.moment + max(1, moments)


def with_lasting(state: State, effect: Lasting) -> State:
    """The state with a new effect. One that is alike begins anew. [FT-TIME-03]"""
    alike = replace(effect, until=FOR_GOOD)
    rest = tuple(each for each in state.lasting if replace(each, until=FOR_GOOD) != alike)
    return replace(state, lasting=(*rest, effect))


def lasting_effects(state: State, does: str, who: str = "") -> tuple[Lasting, ...]:
    """The effects of that kind that hold here, for a character or for all."""
    return tuple(
        effect
        for effect in state.lasting
        if effect.does == does and effect.who in ("", who) and effect.room in (EVERYWHERE, state.here)
    )


def lasting_steps(state: State, person: Person, task: str) -> tuple[Lasting, ...]:
    """The effects that make a character's roll for a task easier or harder. [FT-CORE-08 FT-DICE-06]"""
    return tuple(effect for effect in lasting_effects(state, STEP, person.id) if effect.task in ("", task))


def lasting_sources(state: State, person: Person, task: str) -> tuple[Modifier, ...]:
    """The effects on a character's roll for a task, as sources of advantage and disadvantage. [FT-DICE-04 FT-DICE-06]"""
    return tuple(
        Modifier(effect.source, 1 if effect.amount > 0 else -1, source_clause(state, effect.source))
        for effect in lasting_steps(state, person, task)
    )


def source_clause(state: State, source: str) -> str:
    """The clause behind an effect: that of a spell, of consequences and disgrace, or of events."""
    if any(row.spell_id == source for row in state.filler.spells):
        return "FT-FILL-05"
    after = {row.consequence_id for row in state.filler.consequences} | {row.result_id for row in state.filler.disgrace}
    return "FT-FILL-14" if source in after else "FT-FILL-01"


def without_used_steps(state: State, person: Person, task: str) -> State:
    """The state after a character's roll for a task, without the effects that hold for one roll. [FT-FILL-01
    FT-FILL-14]"""
    used = tuple(effect for effect in lasting_steps(state, person, task) if effect.once)
    return replace(state, lasting=tuple(effect for effect in state.lasting if effect not in used)) if used else state


def after_leaving(state: State, room: int) -> State:
    """The state after the party has left a room: its circle is broken, unfinished work and a worse position are gone.
    [FT-FILL-05 FT-FILL-14 FT-TEST-06]"""
    return replace(
        state,
        lasting=tuple(
            effect for effect in state.lasting if effect.room != room or not {effect.does, effect.source} & PASSING
        ),
    )


# --- work half done ---------------------------------------------------------------------------------------------------
def work_done(state: State, target: str, room: int) -> int:
    """The Difficulty Dice that work on something has removed and that stay off while the scene lasts. `room` is
    EVERYWHERE for the hub, where they stay off until the party departs. [FT-TEST-06]"""
    return sum(
        effect.amount for effect in state.lasting if (effect.does, effect.who, effect.room) == (PROGRESS, target, room)
    )


def with_work_done(state: State, target: str, removed: int, room: int) -> State:
    """The state after work on something has removed some Difficulty Dice more. [FT-TEST-06]"""
    effect = Lasting(does=PROGRESS, who=target, task=CRAFT, amount=removed, room=room, source=PROGRESS)
    return replace(state, lasting=(*state.lasting, effect)) if removed else state


def without_work(state: State, target: str, room: int) -> State:
    """The state after work on something is done; the next work on it starts afresh. [FT-TEST-06]"""
    kept = tuple(
        effect for effect in state.lasting if (effect.does, effect.who, effect.room) != (PROGRESS, target, room)
    )
    return replace(state, lasting=kept)


# --- light ------------------------------------------------------------------------------------------------------------
def is_lit(state: State) -> bool:
    """Whether the party has light, magical or not. [FT-GEAR-03 FT-DICE-06]"""
    return any(has_light(person) for person in state.people if not person.dead and not person.lost) or any(
        effect.does == "light" for effect in state.lasting
    )


def light_here(state: State) -> int:
    """The light that the party sees by: its own where it has any, else that of its room; lit where there is no room.
    [FT-GEAR-03 FT-DICE-06]"""
    return LIT if state.here < 0 or is_lit(state) else state.places[state.here].light


def is_dark(state: State, person: Person) -> bool:
    """Whether darkness hampers a character's tests that need sight here. [FT-DICE-06 FT-GEAR-03]"""
    if state.here < 0 or state.places[state.here].light != DARK:
        return False
    sees = any(effect.does == "dark_sight" and effect.who in ("", person.id) for effect in state.lasting)
    return not sees and not is_lit(state)
