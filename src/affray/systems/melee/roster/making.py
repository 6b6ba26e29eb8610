"""Making a figure: the rules that it breaks, the points and the silver that it has left, what its gear weighs (filler)."""

from collections.abc import Iterable, Iterator

import msgspec

from affray.core import Refusal
from affray.core.reading.naming import LONGEST_NAME, can_keep
from affray.systems.melee.content.codes import DEAD
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import (
    NONE,
    Armor,
    Gear,
    Shield,
    Spell,
    Weapon,
    armors,
    gear,
    races,
    shields,
    spells,
    weapons,
)
from affray.systems.melee.roster.adventurer import Adventurer, own_weapons
from affray.systems.melee.rules.attributes import knowledge_capacity, may_know
from affray.systems.melee.rules.equipment import can_hold, is_strong_enough
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.rules.load import tenths
from affray.systems.melee.rules.refusing import refusal

SILVER = 400
"""What a new figure may spend on gear. [CM-FIG-03]"""
READY = 2
STAFF = "wizard_staff"
PACKS = ("pack", "pack_full")
"""What other gear is packed into."""
ATTRIBUTES = ("st", "dx", "iq")
Made = Armor | Shield | Weapon | Gear


class Thing(msgspec.Struct, frozen=True):
    """Something that a figure has: its id, weight in tenths of a pound, cost in silver; whether it is in the pack."""

    id: str
    weight: int
    cost: int
    packed: bool = False


# --- sums -------------------------------------------------------------------------------------------------------------
def possessions(adventurer: Adventurer) -> tuple[Thing, ...]:
    """All that a figure whose things are known has: armor, shield, weapons, gear, what is in its pack. [CM-FIG-03]"""
    whole: list[Thing] = [thing_of(armors()[adventurer.armor]), thing_of(shields()[adventurer.shield])]
    whole.extend(thing_of(weapons()[name]) for name in own_weapons(adventurer))
    whole.extend(thing_of(gear()[name]) for name in adventurer.gear)
    whole.extend(msgspec.structs.replace(thing_of(gear()[name]), packed=True) for name in adventurer.pack)
    return tuple(thing for thing in whole if thing.id != NONE)


def thing_of(made: Made) -> Thing:
    """A row of a table as something that a figure has."""
    return Thing(made.id, tenths(made.weight), made.cost)


def silver_of(item: str) -> int:
    """What a thing of the tables costs. [CM-FIG-03]

    >>> silver_of("small"), silver_of("rope")
    (30, 20)
    """
    return next(table[item].cost for table in (weapons(), shields(), armors(), gear()) if item in table)


def silver_spent(adventurer: Adventurer) -> int:
    """The silver that a figure's things cost. [CM-FIG-03]

    >>> silver_spent(Adventurer("Ann", armor="leather", weapons=("broadsword",), pack=("pack", "rations")))
    205
    """
    return sum(thing.cost for thing in possessions(adventurer))


def silver_total(adventurer: Adventurer) -> int:
    """The silver that a figure's things may cost: what it began with, and its balance with the chests. [CM-FIG-03]"""
    return SILVER + adventurer.found


def points_total(adventurer: Adventurer) -> int:
    """The points that a figure of a known race has in all: those of its race, and those it has bought. [CM-FIG-01 CM-EXP-02]"""
    kind = races()[adventurer.race]
    return kind.st + kind.dx + kind.iq + kind.extra_points + adventurer.gained


def points_spent(adventurer: Adventurer) -> int:
    """The points that its attributes take: ST, DX, IQ, and WIS as far as it is above IQ. [CM-FIG-01 CM-FIG-02]

    >>> points_spent(Adventurer("Ann", st=9, dx=11, iq=10, wis=12))
    32
    """
    return adventurer.st + adventurer.dx + adventurer.iq + max(0, adventurer.mind - adventurer.iq)


def points_left(adventurer: Adventurer) -> int:
    """The points that a figure has yet to spend; below 0 where it has spent too many. [CM-FIG-01]"""
    return points_total(adventurer) - points_spent(adventurer)


# --- faults -----------------------------------------------------------------------------------------------------------
def figure_faults(adventurer: Adventurer, house: House = PLAIN) -> list[Refusal]:
    """Every rule that a figure breaks; none for one that may be kept. [CM-FIG-01 CM-FIG-06]"""
    found = [*name_faults(adventurer.name), *unknown_faults(adventurer)]
    if any(fault.code == "unknown" for fault in found):
        return found
    found.extend(attribute_faults(adventurer))
    found.extend(gear_faults(adventurer))
    found.extend(spell_faults(adventurer.iq, adventurer.mind, adventurer.spells, house))
    if status_of(adventurer.st_now) == DEAD and not adventurer.dead:
        found.append(refusal("must-be-dead", "dead", "CM-INJ-03", now=adventurer.st_now))
    return found


def name_faults(name: str) -> list[Refusal]:
    """What keeps a name from being one that lines and answers can be written with."""
    return [] if can_keep(name) else [refusal("adventurer-name", "name", named=repr(name), most=LONGEST_NAME)]


def unknown_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """The things that a figure names and that do not exist, as refusals. [CM-FIG-06]"""
    for what, given, known in (
        ("race", (adventurer.race,), races()),
        ("armor", (adventurer.armor,), armors()),
        ("shield", (adventurer.shield,), shields()),
        ("weapon", own_weapons(adventurer), weapons()),
        ("gear", adventurer.gear + adventurer.pack, gear()),
        ("spell", adventurer.spells, spells()),
    ):
        for name in dict.fromkeys(given):
            if name not in known:
                yield refusal(f"unknown-{what}", "unknown", "CM-FIG-06", named=repr(name), known=tuple(known))


def attribute_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """Attributes below the least of the race, a WIS below IQ, points too many or too few. [CM-FIG-01 CM-FIG-02]"""
    kind = races()[adventurer.race]
    for name, score, least in zip(
        ATTRIBUTES, (adventurer.st, adventurer.dx, adventurer.iq), (kind.st, kind.dx, kind.iq), strict=True
    ):
        if score < least:
            yield refusal(
                "least", "least", "CM-FIG-01", attribute=name.upper(), score=score, least=least, race=adventurer.race
            )
    if adventurer.mind < adventurer.iq:
        yield refusal("wis", "least", "CM-FIG-02", score=adventurer.mind, iq=adventurer.iq)
    if points_left(adventurer) != 0:
        yield refusal(
            "total",
            "total",
            "CM-FIG-01",
            score=points_spent(adventurer),
            total=points_total(adventurer),
            race=adventurer.race,
        )


def gear_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """What its things ask for that it has not: ST, hands, silver, a pack, a spell.

    [CM-EQUIP-01 CM-EQUIP-02 CM-FIG-03 CM-FIG-04 CM-FIG-06]
    """
    yield from strength_faults(
        adventurer.st, (*own_weapons(adventurer), *((adventurer.shield,) if adventurer.shield != NONE else ()))
    )
    if STAFF in own_weapons(adventurer) and not adventurer.spells:
        yield refusal("staff", "wizard", "CM-FIG-04", item=STAFF)
    if len(adventurer.weapons) > READY:
        yield refusal("ready", "hands", "CM-EQUIP-02", most=READY)
    else:
        first, second = (*(weapons()[name].hands for name in adventurer.weapons), 0, 0)[:READY]
        if can_hold(first, second, int(adventurer.shield != NONE)) == 0:
            yield refusal("hands", "hands", "CM-EQUIP-02", item=held_items(adventurer))
    if adventurer.pack and not any(name in PACKS for name in adventurer.pack):
        yield refusal("no-pack", "pack", "CM-FIG-06")
    if any(name in PACKS for name in adventurer.gear):
        yield refusal("pack-elsewhere", "pack", "CM-FIG-06")
    spent, most = silver_spent(adventurer), silver_total(adventurer)
    if spent > most:
        yield refusal("silver", "silver", "CM-FIG-03", spent=spent, most=most)


def held_items(adventurer: Adventurer) -> tuple[str, ...]:
    """What its hands hold: ready weapons and the shield."""
    return (*adventurer.weapons, *((adventurer.shield,) if adventurer.shield != NONE else ()))


def strength_faults(st: int, items: Iterable[str]) -> Iterator[Refusal]:
    """The weapons and shields that ask for more ST. [CM-EQUIP-01]"""
    for name in dict.fromkeys(items):
        required = weapons()[name].st_required if name in weapons() else shields()[name].st_required
        if is_strong_enough(st, required) == 0:
            yield refusal("strength", "strength", "CM-EQUIP-01", item=name, required=required, st=st)


def spell_faults(iq: int, wis: int, known: tuple[str, ...], house: House = PLAIN) -> Iterator[Refusal]:
    """The spells that ask for more IQ, that are too many, that are known twice. [CM-SPELL-01 CM-ATTR-02]"""
    table = spells()
    if len(set(known)) < len(known):
        twice = next(name for place, name in enumerate(known) if name in known[:place])
        yield refusal("spell-twice", "spell", "CM-SPELL-01", spell=twice)
    for name in dict.fromkeys(known):
        fault = iq_fault(iq, table[name])
        if fault is not None:
            yield fault
    if len(known) > knowledge_capacity(iq, wis, house):
        yield spell_count_fault(iq, wis, house)


def iq_fault(iq: int, spell: Spell) -> Refusal | None:
    """Why an IQ is not enough for a spell; None where it is. [CM-SPELL-01]"""
    if may_know(iq, iq, spell.iq, 0, PLAIN) != 0:
        return None
    return refusal("spell-iq", "spell", "CM-SPELL-01", spell=spell.id, required=spell.iq, iq=iq)


def spell_count_fault(iq: int, wis: int, house: House = PLAIN) -> Refusal:
    """The refusal of one spell more than can be known. [CM-ATTR-02]"""
    return refusal("spell-count", "spell", "CM-SPELL-01", "CM-ATTR-02", most=knowledge_capacity(iq, wis, house))
