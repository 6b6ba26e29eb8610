"""Printed tables of what figures carry and are: weapons, armor and shields, gear, races. All but the DX of armor is filler."""

from affray.core.faces.paper import Cell, Grid, Leaf, flag, line, literal, number, numbers
from affray.core.words.phrase import Phrase
from affray.referee import odds
from affray.systems.melee.content.codes import HELD_OTHER, KIND_NAMES, MELEE, MISSILE, POLE, THROWN
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import NONE, Armor, Shield, Weapon, armors, gear, races, shields, weapons
from affray.systems.melee.paper.parts import change, decimal, some, word, words
from affray.systems.melee.paper.turn import movement
from affray.systems.melee.position.hands import held_as, kinds_of
from affray.systems.melee.roster.maker_sheet import GIFTS
from affray.systems.melee.roster.making import SILVER
from affray.systems.melee.rules.damage import BARE, DamageDice, damage_roll, read_damage
from affray.systems.melee.rules.equipment import rate_of, reload_turns, shots
from affray.systems.melee.rules.load import TENTHS, tenths
from affray.systems.melee.words.phrases import first

USES = (MELEE, POLE, THROWN, MISSILE)
SLOW_DX = 0
"""A standing adjDX at which nobody shoots faster."""


def arms_card(house: House) -> Leaf:
    """The weapons, armor and shields, and what they do."""
    return Leaf(word("card-arms"), (weapon_grid(),), word("card"))


def figure_card(house: House) -> Leaf:
    """How far a figure goes with what it carries, the gear to carry, and the races."""
    return Leaf(word("card-figures"), (*movement(house), gear_grid(), race_grid()), word("card"))


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapon_grid() -> Grid:
    """Every weapon that can be bought. [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-03 CM-HTH-09]"""
    head = (
        *words("weapon", "damage", "mean", "st-needed", "hands-needed"),
        *(word("use", use=KIND_NAMES[kind]) for kind in USES),
        *words("in-hth", "rate", "lb", "silver"),
    )
    clauses = ("CM-DMG-01", "CM-EQUIP-01", "CM-EQUIP-02", "CM-EQUIP-03", "CM-HTH-09")
    rows = tuple(weapon_line(made) for made in weapons().values())
    return Grid(word("weapons"), head, rows, clauses, word("weapons-note", silver=SILVER))


def weapon_line(made: Weapon) -> tuple[Cell, ...]:
    """A weapon of the table."""
    bare = BARE.fullmatch(made.damage)
    kinds = kinds_of(made.id)
    return line(
        word("item", item=made.id),
        word("bare-more", n=int(bare[1] or 0)) if bare else literal(made.damage),
        word("no") if bare else decimal(round(TENTHS * mean(read_damage(made.damage)))),
        some(made.st_required),
        number(made.hands),
        *(flag(int(kind in kinds)) for kind in USES),
        flag(int(held_as(made.id) != HELD_OTHER)),
        rate(made),
        decimal(tenths(made.weight)),
        number(made.cost),
    )


def mean(dice: DamageDice) -> float:
    """What damage dice come to on the mean, before protection. [CM-DMG-02]

    >>> round(mean(DamageDice(2, 0)), 2), round(mean(DamageDice(1, -4)), 2)
    (7.0, 0.5)
    """
    return float(odds(damage_roll, dice, 1, policy=first).mean())


def rate(made: Weapon) -> Phrase:
    """How a missile weapon shoots: turns of reloading and shots a turn, and both from the adjDX at which it is fast.
    [CM-EQUIP-03]"""
    if not made.missile:
        return word("no")
    known = rate_of(made)
    return word(
        "shoots",
        reload=reload_turns(known, SLOW_DX),
        fast=made.fast_dx,
        quick=reload_turns(known, made.fast_dx),
        shots=shots(known, made.fast_dx),
    )


# --- protection -------------------------------------------------------------------------------------------------------
def cover_grid(house: House) -> Grid:
    """What armor and shields stop and cost. [CM-ADJ-10 CM-DMG-04 CM-DMG-05]"""
    slows = house.armor_slows != 0
    head = (*words("cover", "stops", "adj", "st-needed"), *(words("ma") if slows else ()), *words("lb", "silver"))
    worn = (cover_line(made, 0, made.classic_ma_mod, slows=slows) for made in armors().values() if made.id != NONE)
    held = (cover_line(made, made.st_required, 0, slows=slows) for made in shields().values() if made.id != NONE)
    clauses = ("CM-ADJ-10", "CM-DMG-04", "CM-DMG-05", *(("CM-MA-02",) if slows else ()))
    return Grid(word("covers"), head, (*worn, *held), clauses, word("covers-note"))


def cover_line(made: Armor | Shield, strength: int, slower: int, *, slows: bool) -> tuple[Cell, ...]:
    """An armor or a shield."""
    return line(
        word("item", item=made.id),
        number(made.hits_stopped),
        change(made.dx_adj),
        some(strength),
        *((change(slower),) if slows else ()),
        decimal(tenths(made.weight)),
        number(made.cost),
    )


# --- gear and races ---------------------------------------------------------------------------------------------------
def gear_grid() -> Grid:
    """Every other thing. [CM-ENC-01 CM-FIG-03]"""
    rows = tuple(
        line(word("item", item=made.id), decimal(tenths(made.weight)), number(made.cost)) for made in gear().values()
    )
    return Grid(word("gear"), words("thing", "lb", "silver"), rows, ("CM-ENC-01", "CM-FIG-03"), word("filler"))


def race_grid() -> Grid:
    """Every race. [CM-FIG-01 CM-FIG-05]"""
    rows = tuple(
        line(
            word("race", race=kind.id),
            *numbers((kind.st, kind.dx, kind.iq, kind.wis, kind.extra_points)),
            word("gift", gift=GIFTS.get(kind.id, NONE)),
        )
        for kind in races().values()
    )
    head = (
        word("people"),
        *(word("attribute", attribute=name) for name in ("ST", "DX", "IQ", "WIS")),
        *words("points", "gift-head"),
    )
    return Grid(word("races"), head, rows, ("CM-FIG-01", "CM-FIG-02", "CM-FIG-05"), word("races-note"), words=True)
