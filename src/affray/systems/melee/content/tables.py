"""The guide's tables and the filler ones, typed and checked; each a mapping by name, read when first asked for."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from affray.core.reading.tables import load_table, pick
from affray.systems.melee.content.house_rules import PACKAGE

NONE = "none"
BARE_HANDS = "bare_hands"
"""What a figure strikes with that holds nothing."""


# --- weapons ----------------------------------------------------------------------------------------------------------
class Weapon(msgspec.Struct, frozen=True):
    """A weapon (filler): `damage` in the notation of CM-DMG-01 or "bare+3"; the three marks say in which kinds of attack
    it may be used; `reload_turns` lie between two shots, `fast_reload_turns` and `shots_if_fast` hold from a standing
    adjDX of `fast_dx`; weight in pounds, cost in silver. [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-03]"""

    id: str
    name: str
    kind: Literal["hand", "pole", "thrown", "missile"] = msgspec.field(name="class")
    damage: str
    st_required: int
    hands: int
    thrown: bool
    pole: bool
    missile: bool
    reload_turns: int
    weight: float
    cost: int
    filler: bool
    fast_dx: int = 0
    fast_reload_turns: int = 0
    shots_if_fast: int = 1
    note: str = ""


@cache
def weapons() -> Mapping[str, Weapon]:
    """Every weapon by its id (filler)."""
    return {row.id: row for row in load_table(PACKAGE, "weapons.csv", Weapon)}


@cache
def all_weapons() -> Mapping[str, Weapon]:
    """Every weapon, with those of creatures and shields that nobody buys (filler)."""
    more = {row.id: row for row in load_table(PACKAGE, "filler_weapons.csv", Weapon)}
    return {**weapons(), **more}


def weapon(name: str) -> Weapon:
    """The weapon of an id. Raises InputError.

    >>> weapon("broadsword").damage
    '2'
    """
    return pick(name, all_weapons(), "weapon")


# --- armor and shields ------------------------------------------------------------------------------------------------
class Armor(msgspec.Struct, frozen=True):
    """An armor: its DX adjustment is the guide's, the rest is filler. [CM-ADJ-10 CM-DMG-04]"""

    id: str
    name: str
    dx_adj: int = msgspec.field(name="seed_dx_adj")
    hits_stopped: int = msgspec.field(name="filler_hits_stopped")
    weight: float = msgspec.field(name="filler_weight")
    cost: int = msgspec.field(name="filler_cost")
    classic_ma_mod: int = msgspec.field(name="filler_classic_ma_mod")


class Shield(msgspec.Struct, frozen=True):
    """A shield: its DX adjustment is the guide's, the rest is filler. [CM-ADJ-10 CM-DMG-05 CM-EQUIP-01]"""

    id: str
    name: str
    dx_adj: int = msgspec.field(name="seed_dx_adj")
    hits_stopped: int = msgspec.field(name="filler_hits_stopped")
    st_required: int = msgspec.field(name="filler_st_required")
    weight: float = msgspec.field(name="filler_weight")
    cost: int = msgspec.field(name="filler_cost")
    note: str = msgspec.field(name="filler_note", default="")


@cache
def armors() -> Mapping[str, Armor]:
    """Every armor by its id, "none" for none."""
    return {row.id: row for row in load_table(PACKAGE, "armor.csv", Armor)}


@cache
def shields() -> Mapping[str, Shield]:
    """Every shield by its id, "none" for none."""
    return {row.id: row for row in load_table(PACKAGE, "shields.csv", Shield)}


def armor(name: str) -> Armor:
    """The armor of an id. Raises InputError. [CM-ADJ-10]"""
    return pick(name, armors(), "armor")


def shield(name: str) -> Shield:
    """The shield of an id. Raises InputError. [CM-ADJ-10]"""
    return pick(name, shields(), "shield")


# --- figures ----------------------------------------------------------------------------------------------------------
class Creature(msgspec.Struct, frozen=True):
    """A creature (filler): `dx` and `hits_stopped` count its armor; `ma` is printed and `flying_ma` 0 for what cannot
    fly; `attack` is a weapon's id or natural; `traits` are words parted by spaces or sentences. [CM-MA-01 CM-FLY-01]"""

    id: str
    name: str
    size: int
    st: int
    dx: int
    iq: int
    ma: int
    flying_ma: int
    hits_stopped: int
    attack: str
    damage: str
    filler: bool
    hth_damage: str = ""
    extra_attack: str = ""
    traits: str = ""


class Race(msgspec.Struct, frozen=True):
    """A race (filler): the least attributes and the points to spread over ST, DX and IQ."""

    id: str
    name: str
    st: int
    dx: int
    iq: int
    wis: int
    extra_points: int
    filler: bool
    note: str = ""


@cache
def creatures() -> Mapping[str, Creature]:
    """Every creature by its id (filler)."""
    return {row.id: row for row in load_table(PACKAGE, "creatures.csv", Creature)}


@cache
def races() -> Mapping[str, Race]:
    """Every race by its id (filler)."""
    return {row.id: row for row in load_table(PACKAGE, "races.csv", Race)}


# --- spells, gear, ground ---------------------------------------------------------------------------------------------
class Spell(msgspec.Struct, frozen=True):
    """A spell (filler): `kind` M missile, T thrown, C creation, S special; ST from `st_cost` to `max_st`; `renew_cost` 0
    for one that does not continue; `duration` in turns, empty where none is counted; `mental` ones may be resisted.
    [CM-SPELL-01 CM-SPELL-02 CM-SPELL-05]"""

    id: str
    name: str
    kind: Literal["M", "T", "C", "S"] = msgspec.field(name="type")
    iq: int
    st_cost: int
    max_st: int
    renew_cost: int
    effect_key: str
    effect_value: str
    effect: str
    mental: bool
    filler: bool
    duration: str = msgspec.field(name="duration_turns", default="")


class Gear(msgspec.Struct, frozen=True):
    """A thing to carry other than arms (filler)."""

    id: str
    name: str
    weight: float
    cost: int
    filler: bool


class Ground(msgspec.Struct, frozen=True):
    """What may be in a hex: hits to whoever enters it and in the last phase, and what it bars. [CM-TURN-03 CM-MOVE-02]"""

    id: str
    hexes: int
    enter_hits: int
    post_turn_hits: int
    move_cost: int
    blocks_move: bool
    blocks_sight: bool
    source: str
    effect: str = ""


class OptionLine(msgspec.Struct, frozen=True):
    """An option of a figure's turn: its letter, the state that offers it, how far it may move, what it does. [CM-OPT-02]"""

    option: str
    state: Literal["disengaged", "engaged", "hth"]
    name: str
    max_movement: str
    action: str


@cache
def spells() -> Mapping[str, Spell]:
    """Every spell by its id (filler)."""
    return {row.id: row for row in load_table(PACKAGE, "spells.csv", Spell)}


@cache
def all_spells() -> Mapping[str, Spell]:
    """Every spell, with the neutral row that stands for one whose name a side does not know. [CM-SPELL-07]"""
    more = {row.id: row for row in load_table(PACKAGE, "filler_spells.csv", Spell)}
    return {**spells(), **more}


@cache
def gear() -> Mapping[str, Gear]:
    """Every other thing by its id (filler)."""
    return {row.id: row for row in load_table(PACKAGE, "gear.csv", Gear)}


@cache
def grounds() -> Mapping[str, Ground]:
    """What may be in a hex, by its id. [CM-TURN-03]"""
    return {row.id: row for row in load_table(PACKAGE, "terrain.csv", Ground)}


@cache
def options() -> Mapping[str, OptionLine]:
    """The options by their letters. [CM-OPT-02]"""
    return {row.option: row for row in load_table(PACKAGE, "options.csv", OptionLine)}


LETTERS = {"clear": ".", "broken_ground": ":", "fire": "*", "shadow": "%", "wall": "#"}
