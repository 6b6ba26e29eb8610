"""A figure from a line of text or a row of creatures.csv, as odds and duels need it.

A line names what the figure has: "st=12 dx=12 weapon=broadsword second=dagger armor=chainmail shield=large"; a creature's
id, or "creature=wolf hits=3", stands for its row. [CM-ATTR-01 CM-EQUIP-01 CM-EQUIP-02]
"""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from affray.core import Phrase
from affray.core.errors import shorten_text
from affray.core.field_errors import FieldError, expected
from affray.core.reading.fields import read_struct
from affray.core.reading.tables import look_up
from affray.systems.melee.content.codes import MELEE, POLE
from affray.systems.melee.content.house_rules import PACKAGE, House
from affray.systems.melee.content.tables import (
    BARE_HANDS_ID,
    NONE,
    Creature,
    all_weapons,
    armor,
    armors,
    creatures,
    shield,
    weapon,
)
from affray.systems.melee.duel.duelist import Duelist
from affray.systems.melee.position.arms import HANDS, arm_by_name, hth_arm, kit_of
from affray.systems.melee.position.hands import creature_breath
from affray.systems.melee.rules.attributes import strength
from affray.systems.melee.rules.equipment import Arm, Kit, can_hold, is_strong_enough
from affray.systems.melee.rules.injury import Body, starting_body

SHIELDS_WORN = {"small shield": "small"}
"""Shields that a creature's traits name, by the words there."""
SNAKE, HEALS = "target_-3", "heals 1 hit"
Strength = Annotated[int, msgspec.Meta(ge=1, le=99)]
Attribute = Annotated[int, msgspec.Meta(ge=1, le=30)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure by names, or a creature by its row."""

    st: Strength
    """ST."""
    dx: Attribute
    """DX."""
    iq: Attribute = 8
    """IQ."""
    weapon: str = ""
    """The id of its weapon; "" for what it strikes with by nature."""
    second: str = ""
    """The id of a second weapon that it carries; "" for none."""
    armor: str = NONE
    """The id of its armor."""
    shield: str = NONE
    """The id of its shield."""
    hits: Whole = 0
    """Hits taken in all."""
    last: Whole = 0
    """Hits taken last turn."""
    fatigue: Whole = 0
    """Fatigue spent."""
    creature: str = ""
    """The id of a creature's row, which says the rest; "" for none."""


# --- reading ----------------------------------------------------------------------------------------------------------
def read_fighter(text: str) -> Fighter:
    """The figure of a line, or of a creature's id. Raises InputError.

    >>> read_fighter("wolf").dx, read_fighter("st=12 dx=11 weapon=mace").weapon
    (14, 'mace')
    """
    given = fields_of(text if "=" in text else f"creature={text.strip()}")
    if "creature" in given:
        row = look_up(given["creature"], creatures(), "creature")
        own = row.attack.replace(" ", "_")
        own = own if own in all_weapons() else ""
        given = {
            "st": str(row.st),
            "dx": str(row.dx),
            "iq": str(row.iq),
            "weapon": own,
            "shield": creature_shield(row),
        } | given
    fighter = read_struct(given, Fighter)
    check_fighter(fighter)
    return fighter


def fields_of(text: str) -> dict[str, str]:
    """The parts of a line by their names. Raises InputError."""
    found: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or not value or name in found:
            raise FieldError("", part, expected("pair-once"), f"{shorten_text(part)!r}")
        found[name] = value
    return found


def creature_shield(row: Creature) -> str:
    """The shield that a creature carries. [CM-ADJ-10]"""
    return next((name for words, name in SHIELDS_WORN.items() if words in row.traits), NONE)


def check_fighter(fighter: Fighter) -> None:
    """Raises InputError for unknown gear, or gear that the figure may not use. [CM-EQUIP-01 CM-EQUIP-02]"""
    armor(fighter.armor)
    held = shield(fighter.shield)
    needed = [("shield", fighter.shield, held.st_required)]
    for name in (fighter.weapon, fighter.second):
        if name not in ("", BARE_HANDS_ID):
            arm = weapon(name)
            needed.append(("weapon", name, arm.st_required))
            if not can_hold(arm.hands, 0, int(fighter.shield != NONE)):
                raise unfit("weapon", name, "both-hands", "CM-EQUIP-02")
    for what, name, required in needed:
        # What a creature's row holds it can use.
        if not fighter.creature and not is_strong_enough(fighter.st, required):
            raise unfit(what, name, "too-heavy", "CM-EQUIP-01", required=required, st=fighter.st)
    if fighter.last > fighter.hits:
        raise FieldError("last", fighter.last, expected("at-most", most=fighter.hits), f"last={fighter.last}")


def unfit(field: str, given: str | None, why: str, /, *clauses: str, **args: int) -> FieldError:
    """The error for a part of a line that does not go with the rest: the message `unfit-<why>`."""
    return FieldError(field, given, Phrase(f"unfit-{why}", dict(args), clauses, PACKAGE), joint="that")


# --- in numbers -------------------------------------------------------------------------------------------------------
def creature_row(fighter: Fighter) -> Creature | None:
    """The row of a creature; None for any other figure."""
    return creatures()[fighter.creature] if fighter.creature else None


def own_arm(fighter: Fighter, name: str) -> Arm:
    """The arm of a name; "" is the figure's own. Raises InputError. [CM-HIT-05 CM-HIT-06]"""
    return arm_by_name(name, creature_row(fighter))


def has_breath(fighter: Fighter) -> bool:
    """Whether the figure is a creature that breathes. [CM-HIT-05]"""
    return creature_breath(creature_row(fighter))[0] > 0


def own_hth_arm(fighter: Fighter, name: str, house: House) -> Arm:
    """What the figure fights with in hand-to-hand when it names a weapon, "" its own. [CM-HTH-08 CM-HTH-09 CM-HTH-12]"""
    row = creature_row(fighter)
    natural = row.hth_damage if row is not None else ""
    return hth_arm(name or fighter.weapon, natural, strength(fighter.st, fighter.hits, fighter.fatigue, house))


def kit_worn(fighter: Fighter) -> Kit:
    """What the figure wears, and its shield. [CM-ADJ-10 CM-DMG-04 CM-DMG-05]"""
    row = creature_row(fighter)
    kit = kit_of(fighter.armor, fighter.shield, row.hits_stopped if row is not None else 0)
    if row is None or not any(name in row.traits for name in armors()):
        return kit
    # What a creature's row stops is the armor that its traits name, or else its hide.
    return kit._replace(cover=kit.cover._replace(armor=kit.cover.armor + kit.cover.natural, natural=0))


def body_of(fighter: Fighter, house: House) -> Body:
    """The figure as far as injuries go. [CM-INJ-01 CM-INJ-02 CM-INJ-04]"""
    return starting_body(Body(fighter.st, fighter.hits, fatigue=fighter.fatigue), fighter.last, house)


def size_of(fighter: Fighter) -> int:
    """The hexes of the figure."""
    row = creature_row(fighter)
    return row.size if row is not None else 1


def is_snake(fighter: Fighter) -> int:
    """Whether the figure is as hard to hit as a giant snake. [CM-ADJ-06]"""
    row = creature_row(fighter)
    return int(row is not None and SNAKE in row.traits)


def duelist_of(fighter: Fighter) -> Duelist:
    """The figure of a duel, which begins unhurt and fresh. Raises InputError for weapons that strike nobody adjacent."""
    if replace(fighter, hits=0, last=0, fatigue=0) != fighter:
        raise unfit("", None, "fresh")
    for name in (fighter.weapon, fighter.second):
        if own_arm(fighter, name).kind not in (MELEE, POLE):
            raise unfit("weapon", name, "adjacent", "CM-FACE-05")
    row = creature_row(fighter)
    return Duelist(
        st=fighter.st,
        dx=fighter.dx,
        size=size_of(fighter),
        snake=is_snake(fighter),
        heals=int(row is not None and HEALS in row.traits),
        kit=kit_worn(fighter),
        main=own_arm(fighter, fighter.weapon),
        spare=own_arm(fighter, fighter.second) if fighter.second else HANDS,
        carries=int(fighter.second != ""),
    )
