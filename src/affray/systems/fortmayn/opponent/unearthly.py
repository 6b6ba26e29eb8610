"""Foes that plain steel does not hurt, and the means of a party against them. [FT-FILL-03 FT-BAN-01 FT-FILL-07]"""

from functools import lru_cache

from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.foes import is_bystander
from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.creature_specials import (
    UNDEAD,
    UNEARTHLY,
    is_brandishing_fire,
    is_fleeing,
    is_kind,
)
from affray.systems.fortmayn.position.creature_specials import has_special as has_code
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import band, fit_people, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import FROM_BOOK, FROM_MEMORY, casting_refusal, spell_row
from affray.systems.fortmayn.rules.gear import FLINT, OIL, TORCHES, hands_free, has_item

REMEMBERED = 1024
"""So many positions are remembered with what is worked out for them: all answers to a question ask for the same."""
HARMS = ("strike", "fire", "sleep", "rout", "command")
"""What spells do that touches the unearthly."""


def has_true_weapon(person: Person) -> bool:
    """Whether a character holds something that hurts the unearthly: magic, or fire."""
    return bool(advantage.fighting_weapon(person).magic) or is_brandishing_fire(person)


def can_hurt(state: State, i: int, j: int) -> bool:
    """Whether character `i` has any means against foe `j`: a weapon, fire to light or throw, a spell, or banishing
    against undead."""
    person, foe = state.people[i], state.foes[j]
    if not has_code(state, foe, UNEARTHLY) or has_true_weapon(person):
        return True
    if (
        has_item(person, TORCHES)
        and has_item(person, FLINT)
        and hands_free(person)
        and not any(thing.lit for thing in person.things)
    ):
        return True
    if not person.head_ready:
        return False
    # Oil is not thrown, and nobody bidden begone, who is Close.
    apart = band(state, i, j) != CLOSE and (has_item(person, OIL) or is_kind(state, foe, UNDEAD))
    return apart or any(can_harm(state, person, spell) for spell in person.known)


def can_harm(state: State, person: Person, spell: str) -> bool:
    """Whether a character can cast a spell that does something to the unearthly. [FT-SPELL-02]"""
    row = spell_row(state.filler, spell)
    if row is None or spell_effect(row).does not in HARMS:
        return False
    return any(casting_refusal(person, spell, way, state.house) is None for way in (FROM_MEMORY, FROM_BOOK))


def is_helpless(state: State, i: int) -> bool:
    """Whether character `i` has nothing against any foe that would fight."""
    there = [j for j in standing_foes(state) if not is_fleeing(state.foes[j]) and not is_bystander(state.foes[j])]
    return bool(there) and not any(can_hurt(state, i, j) for j in there)


@lru_cache(REMEMBERED)
def untouchable_foes(state: State) -> tuple[int, ...]:
    """The foes that nobody in the party has any means against."""
    return tuple(j for j in standing_foes(state) if not any(can_hurt(state, i, j) for i in fit_people(state)))
