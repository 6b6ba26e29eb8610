"""A new figure drawn by lot: a fighter, an archer, a pole fighter or a wizard, with gear that its ST and silver allow."""

from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec.structs import replace

from affray.core.faces.people import known_kind
from affray.core.reading.naming import fresh_name
from affray.core.reading.tables import load_table
from affray.dice.stream import Stream
from affray.systems.melee.content.codes import MEDIUM
from affray.systems.melee.content.house_rules import PACKAGE, PLAIN
from affray.systems.melee.content.tables import NONE, Weapon, armors, races, shields, spells, weapons
from affray.systems.melee.position.figures import load
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.maker_sheet import lone_figure_state
from affray.systems.melee.roster.making import SILVER, STAFF, silver_spent
from affray.systems.melee.rules.attributes import knowledge_capacity
from affray.systems.melee.rules.equipment import HANDS, is_strong_enough

CALLINGS = ("hand", "missile", "pole", "wizard")
WIZARD = "wizard"
SIDE_ARM, FIRST_SPELL, QUIVER = "dagger", "staff", "quiver"
FREE = "rock"
"""What lies about everywhere and is nobody's weapon of choice."""
LEAST_SPELLS = 4
SHARES = {
    "hand": ("st", "st", "dx", "dx", "dx"),
    "missile": ("st", "dx", "dx"),
    "pole": ("st", "st", "dx"),
    "wizard": ("iq", "iq", "dx", "st"),
}
"""Each extra point goes by lot to one of these."""


class NameRow(msgspec.Struct, frozen=True):
    """A name of names.csv."""

    race: str
    name: str


@cache
def names_of(race: str) -> tuple[str, ...]:
    """The names that figures of a race are given (filler)."""
    return tuple(row.name for row in load_table(PACKAGE, "names.csv", NameRow) if row.race == race)


def random_figure(stream: Stream, kind: str = "", taken: frozenset[str] = frozenset()) -> Adventurer:
    """A new legal figure of a race, or of any, by the numbers of a stream; its name is none of those taken.

    Raises InputError for an unknown race.

    >>> random_figure(Stream(1), "orc") == random_figure(Stream(1), "orc")
    True
    """
    race = known_kind(kind, races()) if kind else stream.pick(tuple(races()))
    calling = stream.pick(CALLINGS)
    adventurer = spread_points(stream, race, calling)
    adventurer = (
        with_spells(stream, adventurer) if calling == WIZARD else with_random_weapon(stream, adventurer, calling)
    )
    adventurer = with_side_arm(adventurer)
    adventurer = with_random_armor(stream, adventurer)
    return replace(adventurer, name=fresh_name(stream, names_of(race), taken))


def spread_points(stream: Stream, race: str, calling: str) -> Adventurer:
    """A figure of a race with its extra points spread by lot, as its calling prefers. [CM-FIG-01]"""
    kind = races()[race]
    points = {"st": kind.st, "dx": kind.dx, "iq": kind.iq}
    for _ in range(kind.extra_points):
        points[stream.pick(SHARES[calling])] += 1
    return Adventurer("", race, points["st"], points["dx"], points["iq"])


def usable_weapons(adventurer: Adventurer, kind: str) -> tuple[Weapon, ...]:
    """The weapons of a kind that a figure is strong enough for. [CM-EQUIP-01]"""
    made = (weapon for weapon in weapons().values() if weapon.id not in (FREE, STAFF) and weapon.kind == kind)
    return tuple(weapon for weapon in made if is_strong_enough(adventurer.st, weapon.st_required) != 0)


def with_random_weapon(stream: Stream, adventurer: Adventurer, calling: str) -> Adventurer:
    """The figure with a weapon of its calling, or of the hand where none is light enough; with what goes with it: a
    shield, missiles, a weapon for when they are spent. [CM-EQUIP-02]"""
    first = stream.pick(usable_weapons(adventurer, calling) or usable_weapons(adventurer, "hand"))
    adventurer = replace(adventurer, weapons=(first.id,))
    if first.missile:
        second = stream.pick(
            affordable_weapons(replace(adventurer, gear=(QUIVER,)), usable_weapons(adventurer, "hand"))
        )
        return replace(adventurer, gear=(QUIVER,), slung=(second.id,))
    if first.hands == HANDS:
        return adventurer
    fitting = (shield.id for shield in shields().values() if is_strong_enough(adventurer.st, shield.st_required) != 0)
    return replace(adventurer, shield=stream.pick(tuple(fitting)))


def affordable_weapons(adventurer: Adventurer, made: Iterable[Weapon]) -> tuple[Weapon, ...]:
    """The weapons for which a figure has the silver. [CM-FIG-03]"""
    left = SILVER - silver_spent(adventurer)
    return tuple(weapon for weapon in made if weapon.cost <= left)


def with_spells(stream: Stream, adventurer: Adventurer) -> Adventurer:
    """The figure as a wizard: with a staff, and spells by lot that its IQ allows. [CM-SPELL-01 CM-ATTR-02]"""
    rest = [spell.id for spell in spells().values() if spell.iq <= adventurer.iq and spell.id != FIRST_SPELL]
    most = min(knowledge_capacity(adventurer.iq, adventurer.mind, PLAIN) - 1, len(rest))
    count = LEAST_SPELLS + stream.face(max(1, most - LEAST_SPELLS + 1))
    known = tuple(rest.pop(stream.face(len(rest))) for _ in range(min(count, most)))
    return replace(adventurer, weapons=(STAFF,), spells=(FIRST_SPELL, *known))


def with_side_arm(adventurer: Adventurer) -> Adventurer:
    """The figure with a dagger slung, where it has none. [CM-FIG-03]"""
    return (
        adventurer
        if SIDE_ARM in adventurer.weapons + adventurer.slung
        else replace(adventurer, slung=(*adventurer.slung, SIDE_ARM))
    )


def with_random_armor(stream: Stream, adventurer: Adventurer) -> Adventurer:
    """The figure in armor by lot that it can pay and that leaves it able to jog. [CM-FIG-03 CM-ENC-02]"""
    worn = (replace(adventurer, armor=name) for name in armors())
    fitting = tuple(
        each for each in worn if silver_spent(each) <= SILVER and load(lone_figure_state(each), 0) <= MEDIUM
    )
    return stream.pick(fitting or (replace(adventurer, armor=NONE),))
