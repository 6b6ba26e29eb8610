"""How characters, foes and obstacles are drawn."""

from typing import get_args

from affray.core.faces.looks import Being, Body, Looks
from affray.core.reading.looks import body_of, held_of, looks
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.rules.gear import HAND, shooting_weapon, weapon_in_hand

BY_SIZE = ("unarmed", "short", "one_handed", "two_handed")
"""The rows of looks.csv for weapons, by size."""


def arm_of(person: Person) -> str:
    """The row of looks.csv for what a character holds: a weapon that shoots by its range, others by their size."""
    if not any(thing.place == HAND for thing in person.things):
        return BY_SIZE[0]
    return shooting_weapon(person).ranged or BY_SIZE[weapon_in_hand(person).size]


def person_looks(person: Person) -> Looks:
    """How a character is drawn."""
    body: Body = "rider" if person.mounted else "human"
    return Looks(body, held_of(PACKAGE, arm_of(person)), person.shield.die > 0)


def foe_looks(foe: Foe, row: CreatureRow) -> Looks:
    """How a foe is drawn."""
    return creature_looks(foe.creature, row.tags, shield=foe.shield > 0)


def creature_looks(creature: str, tags: str, *, shield: bool) -> Looks:
    """How a creature is drawn: by its id, else as the first of its tags that is a drawing's own code, else by the first that
    says what it is."""
    names = (creature, *tags.split())
    drawn = next((body for tag in tags.split() for body in get_args(Being) if body == tag), None)
    body = body_of(PACKAGE, *names) if drawn is None or creature in looks(PACKAGE) else drawn
    return Looks(body, held_of(PACKAGE, *names, unknown=""), shield)


def hurdle_looks(hurdle: Hurdle) -> Looks:
    """How an obstacle is drawn."""
    return Looks(body_of(PACKAGE, hurdle.obstacle, "obstacle"), "")
