"""A figure from a line of text or a row of creatures.csv, as odds and duels need it.

A line names what the figure has: "st=12 dx=12 weapon=broadsword second=dagger armor=chainmail shield=large"; a creature's
id, or "creature=wolf hits=3", stands for its row. [CM-ATTR-01 CM-EQUIP-01 CM-EQUIP-02]
"""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.tables import look_up, validation_fault
from affray.systems.melee.content.codes import HTH, MELEE, MISSILE, NATURAL, POLE
from affray.systems.melee.content.house_rules import House
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
from affray.systems.melee.position.arms import HANDS, Arm, arm_of, hth_dice, natural_arm
from affray.systems.melee.position.hands import creature_breath, hth_kind
from affray.systems.melee.rules.attributes import fatigue_pool, losses, st_now, strength
from affray.systems.melee.rules.damage import Cover, DamageDice
from affray.systems.melee.rules.equipment import can_hold, is_strong_enough
from affray.systems.melee.rules.fatigue import is_pool_spent
from affray.systems.melee.rules.hand_to_hand_entry import can_serve_in_hth
from affray.systems.melee.rules.injury import Health, is_low, is_wounded, status_of

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
    try:
        fighter = msgspec.convert(given, Fighter, strict=False)
    except msgspec.ValidationError as error:
        raise InputError(f"{validation_fault(error)} in {text!r}") from None
    check_fighter(fighter)
    return fighter


def fields_of(text: str) -> dict[str, str]:
    """The parts of a line by their names. Raises InputError."""
    found: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or not value or name in found:
            raise InputError(f"{part!r}: expected NAME=VALUE, each name once")
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
                raise InputError(f"weapon {name!r} takes both hands; expected no shield [CM-EQUIP-02]")
    for what, name, required in needed:
        # What a creature's row holds it can use.
        if not fighter.creature and not is_strong_enough(fighter.st, required):
            raise InputError(f"{what} {name!r} needs ST {required}, got {fighter.st} [CM-EQUIP-01]")
    if fighter.last > fighter.hits:
        raise InputError(f"last={fighter.last}: expected at most the hits in all, {fighter.hits}")


# --- in numbers -------------------------------------------------------------------------------------------------------
def creature_row(fighter: Fighter) -> Creature | None:
    """The row of a creature; None for any other figure."""
    return creatures()[fighter.creature] if fighter.creature else None


def own_arm(fighter: Fighter) -> Arm:
    """What the figure strikes with when it names no weapon: its natural weapons or its hands. [CM-ENG-02 CM-HIT-06]"""
    row = creature_row(fighter)
    return natural_arm(row.damage) if row is not None else HANDS


def arm_by_name(fighter: Fighter, name: str) -> Arm:
    """The arm of a name; "" is the figure's own. Raises InputError. [CM-HIT-06]"""
    if name == BARE_HANDS_ID:
        return HANDS
    return arm_of(name) if name else own_arm(fighter)


def breath_of(fighter: Fighter) -> Arm | None:
    """A creature's breath; None for a figure that has none. [CM-HIT-05]"""
    dice, _ = creature_breath(creature_row(fighter))
    return Arm(MISSILE, NATURAL, DamageDice(dice, 0)) if dice else None


def hth_arm(fighter: Fighter, name: str, house: House) -> Arm:
    """What the figure fights with in hand-to-hand when it names a weapon, "" its own: that weapon if it serves there, a
    creature's natural weapons, or its hands. [CM-HTH-08 CM-HTH-09 CM-HTH-12]"""
    row = creature_row(fighter)
    mine, natural = name or fighter.weapon, row.hth_damage if row is not None else ""
    dice = hth_dice(mine, strength(fighter.st, fighter.hits, fighter.fatigue, house), natural)
    if can_serve_in_hth(hth_kind(mine)) != 0:
        return Arm(HTH, arm_of(mine).wielding, dice)
    return Arm(HTH, NATURAL, dice, arms=1) if natural else HANDS._replace(kind=HTH, dice=dice, by_st=0)


def cover_of(fighter: Fighter) -> Cover:
    """What protects the figure. [CM-DMG-04 CM-DMG-05]"""
    row = creature_row(fighter)
    of_row = row.hits_stopped if row is not None else 0
    # What a creature's row stops is the armor that its traits name, or else its hide.
    worn = of_row if row is not None and any(name in row.traits for name in armors()) else 0
    return Cover(armor(fighter.armor).hits_stopped + worn, of_row - worn, 0, shield(fighter.shield).hits_stopped)


def health_of(fighter: Fighter, house: House) -> Health:
    """The figure as far as injuries go. [CM-INJ-01 CM-INJ-02]"""
    now = st_now(fighter.st, losses(fighter.hits, fighter.fatigue, house))
    return Health(fighter.st, fighter.hits, status=status_of(now), low=is_low(now), fatigue=fighter.fatigue)


def was_wounded(fighter: Fighter, house: House) -> int:
    """Whether the hits of the last turn cost the figure DX. [CM-INJ-04]"""
    return is_wounded(fighter.last, strength(fighter.st, fighter.hits, fighter.fatigue, house))


def is_exhausted(fighter: Fighter, house: House) -> int:
    """Whether the figure is exhausted. [CM-FAT-04]"""
    return is_pool_spent(fighter.fatigue, fatigue_pool(fighter.st, fighter.hits, house))


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
        raise InputError("a duel begins without hits and fatigue; expected no hits, last or fatigue")
    for name in (fighter.weapon, fighter.second):
        if arm_by_name(fighter, name).kind not in (MELEE, POLE):
            raise InputError(f"weapon {name!r} strikes nobody adjacent; expected a hand or pole weapon [CM-FACE-05]")
    row = creature_row(fighter)
    worn = shield(fighter.shield)
    return Duelist(
        st=fighter.st,
        dx=fighter.dx,
        armor_dx=armor(fighter.armor).dx_adj,
        shield_dx=worn.dx_adj,
        size=size_of(fighter),
        snake=is_snake(fighter),
        heals=int(row is not None and HEALS in row.traits),
        cover=cover_of(fighter),
        shield_st=worn.st_required,
        main=arm_by_name(fighter, fighter.weapon),
        spare=arm_by_name(fighter, fighter.second) if fighter.second else HANDS,
        carries=int(fighter.second != ""),
    )
