"""Printed tables of what figures carry and are: weapons, armor and shields, gear, races. All but the DX of armor is filler."""

from affray.core.faces.paper import (
    Cell,
    Grid,
    PrintedPage,
    literal_phrase,
    mark_phrase,
    number_phrase,
    number_phrases,
    table_row,
)
from affray.core.words.phrase import Phrase
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.melee.content.codes import HELD_OTHER, KIND_NAMES, MELEE, MISSILE, POLE, THROWN
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import NONE, Armor, Shield, Weapon, armors, gear, races, shields, weapons
from affray.systems.melee.paper.parts import decimal_phrase, number_or_dash, paper_phrase, paper_phrases, signed_phrase
from affray.systems.melee.paper.turn import movement_grids
from affray.systems.melee.position.hands import hth_kind, kinds_of
from affray.systems.melee.roster.maker_sheet import GIFTS
from affray.systems.melee.roster.making import SILVER
from affray.systems.melee.rules.damage import BARE, DamageDice, damage_roll, read_damage
from affray.systems.melee.rules.equipment import rate_of, reload_turns, shots_per_action
from affray.systems.melee.rules.load import TENTHS, tenths

USES = (MELEE, POLE, THROWN, MISSILE)
SLOW_DX = 0
"""A standing adjDX at which nobody shoots faster."""


def arms_card(house: House) -> PrintedPage:
    """The weapons, armor and shields, and what they do."""
    return PrintedPage(paper_phrase("card-arms"), (weapon_grid(),), paper_phrase("card"))


def figure_card(house: House) -> PrintedPage:
    """How far a figure goes with what it carries, the gear to carry, and the races."""
    return PrintedPage(
        paper_phrase("card-figures"), (*movement_grids(house), gear_grid(), race_grid()), paper_phrase("card")
    )


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapon_grid() -> Grid:
    """Every weapon that can be bought. [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-03 CM-HTH-09]"""
    head = (
        *paper_phrases("weapon", "damage", "mean", "st-needed", "hands-needed"),
        *(paper_phrase("use", use=KIND_NAMES[kind]) for kind in USES),
        *paper_phrases("in-hth", "rate", "lb", "silver"),
    )
    clauses = ("CM-DMG-01", "CM-EQUIP-01", "CM-EQUIP-02", "CM-EQUIP-03", "CM-HTH-09")
    rows = tuple(weapon_line(made) for made in weapons().values())
    return Grid(paper_phrase("weapons"), head, rows, clauses, paper_phrase("weapons-note", silver=SILVER))


def weapon_line(made: Weapon) -> tuple[Cell, ...]:
    """A weapon of the table."""
    bare = BARE.fullmatch(made.damage)
    kinds = kinds_of(made.id)
    return table_row(
        paper_phrase("item", item=made.id),
        paper_phrase("bare-more", n=int(bare[1] or 0)) if bare else literal_phrase(made.damage),
        paper_phrase("no") if bare else decimal_phrase(round(TENTHS * mean_damage(read_damage(made.damage)))),
        number_or_dash(made.st_required),
        number_phrase(made.hands),
        *(mark_phrase(int(kind in kinds)) for kind in USES),
        mark_phrase(int(hth_kind(made.id) != HELD_OTHER)),
        rate_phrase(made),
        decimal_phrase(tenths(made.weight)),
        number_phrase(made.cost),
    )


def mean_damage(dice: DamageDice) -> float:
    """What damage dice come to on the mean, before protection. [CM-DMG-02]

    >>> round(mean_damage(DamageDice(2, 0)), 2), round(mean_damage(DamageDice(1, -4)), 2)
    (7.0, 0.5)
    """
    return float(odds(damage_roll, dice, 1, policy=first_choice).mean())


def rate_phrase(made: Weapon) -> Phrase:
    """How a missile weapon shoots: turns of reloading and shots a turn, and both from the adjDX at which it is fast.
    [CM-EQUIP-03]"""
    if not made.missile:
        return paper_phrase("no")
    known = rate_of(made)
    return paper_phrase(
        "shoots",
        reload=reload_turns(known, SLOW_DX),
        fast=made.fast_dx,
        quick=reload_turns(known, made.fast_dx),
        shots=shots_per_action(known, made.fast_dx),
    )


# --- protection -------------------------------------------------------------------------------------------------------
def cover_grid(house: House) -> Grid:
    """What armor and shields stop and cost. [CM-ADJ-10 CM-DMG-04 CM-DMG-05]"""
    slows = house.armor_slows != 0
    head = (
        *paper_phrases("cover", "stops", "adj", "st-needed"),
        *(paper_phrases("ma") if slows else ()),
        *paper_phrases("lb", "silver"),
    )
    worn = (cover_line(made, 0, made.classic_ma_mod, slows=slows) for made in armors().values() if made.id != NONE)
    held = (cover_line(made, made.st_required, 0, slows=slows) for made in shields().values() if made.id != NONE)
    clauses = ("CM-ADJ-10", "CM-DMG-04", "CM-DMG-05", *(("CM-MA-02",) if slows else ()))
    return Grid(paper_phrase("covers"), head, (*worn, *held), clauses, paper_phrase("covers-note"))


def cover_line(made: Armor | Shield, strength: int, slower: int, *, slows: bool) -> tuple[Cell, ...]:
    """An armor or a shield."""
    return table_row(
        paper_phrase("item", item=made.id),
        number_phrase(made.hits_stopped),
        signed_phrase(made.dx_adj),
        number_or_dash(strength),
        *((signed_phrase(slower),) if slows else ()),
        decimal_phrase(tenths(made.weight)),
        number_phrase(made.cost),
    )


# --- gear and races ---------------------------------------------------------------------------------------------------
def gear_grid() -> Grid:
    """Every other thing. [CM-ENC-01 CM-FIG-03]"""
    rows = tuple(
        table_row(paper_phrase("item", item=made.id), decimal_phrase(tenths(made.weight)), number_phrase(made.cost))
        for made in gear().values()
    )
    return Grid(
        paper_phrase("gear"),
        paper_phrases("thing", "lb", "silver"),
        rows,
        ("CM-ENC-01", "CM-FIG-03"),
        paper_phrase("filler"),
    )


def race_grid() -> Grid:
    """Every race. [CM-FIG-01 CM-FIG-05]"""
    rows = tuple(
        table_row(
            paper_phrase("race", race=kind.id),
            *number_phrases((kind.st, kind.dx, kind.iq, kind.wis, kind.extra_points)),
            paper_phrase("gift", gift=GIFTS.get(kind.id, NONE)),
        )
        for kind in races().values()
    )
    head = (
        paper_phrase("people"),
        *(paper_phrase("attribute", attribute=name) for name in ("ST", "DX", "IQ", "WIS")),
        *paper_phrases("points", "gift-head"),
    )
    return Grid(
        paper_phrase("races"),
        head,
        rows,
        ("CM-FIG-01", "CM-FIG-02", "CM-FIG-05"),
        paper_phrase("races-note"),
        words=True,
    )
