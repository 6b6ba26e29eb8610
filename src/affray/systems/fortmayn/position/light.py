"""Light: whether a party has it, and what is dark."""

from affray.systems.fortmayn.content.codes import DARK, LIT
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import has_light


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
