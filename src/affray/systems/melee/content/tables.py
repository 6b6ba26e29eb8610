"""The guide's tables and the filler ones, typed and checked; each a mapping by name, read when first asked for."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, Protocol

import msgspec

from affray.core.reading.naming import plain_name
from affray.core.reading.own_rows import OwnTable, read_own_row
from affray.core.reading.tables import load_table, look_up
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.content.own_rows import CREATURE, WEAPON, OwnCreature, OwnWeapon

NONE = "none"
BARE_HANDS_ID = "bare_hands"
"""What a figure strikes with that holds nothing."""


# --- weapons ----------------------------------------------------------------------------------------------------------
class Weapon(msgspec.Struct, frozen=True):
    """A weapon (filler). [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-03]"""

    id: str
    """Its id."""
    name: str
    """Its name as the table prints it."""
    kind: Literal["hand", "pole", "thrown", "missile"] = msgspec.field(name="class")
    """Its class."""
    damage: str
    """Its damage in the notation of CM-DMG-01, or "bare+3" for that of bare hands and 3 more."""
    st_required: int
    """The ST that it asks for."""
    hands: int
    """The hands that it takes."""
    thrown: bool
    """It can be thrown."""
    pole: bool
    """It attacks as a pole weapon."""
    missile: bool
    """It shoots."""
    reload_turns: int
    """Turns of reloading between two shots."""
    weight: float
    """Weight in pounds."""
    cost: int
    """Cost in silver."""
    filler: bool
    """The row is not of the guide."""
    fast_dx: int = 0
    """Standing adjDX from which it shoots faster; 0: from none."""
    fast_reload_turns: int = 0
    """Turns of reloading between two shots from `fast_dx` on."""
    shots_if_fast: int = 1
    """Shots in one action from `fast_dx` on."""
    note: str = ""
    """What else there is to know."""


def read_own_weapon(text: str) -> Weapon:
    """The weapon that says all of itself in its name. Raises InputError.

    >>> read_own_weapon("Sea_lance|weapon|class=pole|damage=2-1|st_required=11").pole
    True
    """
    own = read_own_row(text, WEAPON, OwnWeapon)
    return Weapon(
        id=text,
        name=own.name,
        kind=own.kind,
        damage=own.damage,
        st_required=own.st_required,
        hands=own.hands,
        thrown=own.thrown or own.kind == "thrown",
        pole=own.kind == "pole",
        missile=own.kind == "missile",
        reload_turns=own.reload_turns,
        weight=own.weight,
        cost=own.cost,
        filler=True,
    )


@cache
def weapons() -> Mapping[str, Weapon]:
    """Every weapon by its id (filler)."""
    return OwnTable({row.id: row for row in load_table(PACKAGE, "weapons.csv", Weapon)}, read_own_weapon)


@cache
def all_weapons() -> Mapping[str, Weapon]:
    """Every weapon, with those of creatures and shields that nobody buys (filler)."""
    more = {row.id: row for row in load_table(PACKAGE, "filler_weapons.csv", Weapon)}
    return OwnTable({**weapons(), **more}, read_own_weapon)


def weapon(name: str) -> Weapon:
    """The weapon of an id. Raises InputError.

    >>> weapon("broadsword").damage
    '2'
    """
    return look_up(name, all_weapons(), "weapon")


# --- names ------------------------------------------------------------------------------------------------------------
class Named(Protocol):
    """A row of a table."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def name(self) -> str:
        """Its name as the table prints it."""


def id_of(name: str, *tables: Mapping[str, Named]) -> str:
    """The id of the row in the first of some tables that goes by a name or id, however that is written; the name where none
    does.

    >>> id_of("Bastard sword, one hand", weapons()), id_of("Spoon", weapons())
    ('bastard_sword_1h', 'Spoon')
    """
    if any(name in table for table in tables):
        return name
    rows = (row for table in tables for row in table.values())
    return next((row.id for row in rows if plain_name(name) in (plain_name(row.id), plain_name(row.name))), name)


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
    """Its id."""
    name: str
    """Its name as the table prints it."""
    dx_adj: int = msgspec.field(name="seed_dx_adj")
    """What it adds to DX, 0 or less."""
    hits_stopped: int = msgspec.field(name="filler_hits_stopped")
    """Hits that it stops of each attack from the front."""
    st_required: int = msgspec.field(name="filler_st_required")
    """The ST that it asks for."""
    weight: float = msgspec.field(name="filler_weight")
    """Weight in pounds."""
    cost: int = msgspec.field(name="filler_cost")
    """Cost in silver."""
    note: str = msgspec.field(name="filler_note", default="")
    """What else there is to know."""


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
    return look_up(name, armors(), "armor")


def shield(name: str) -> Shield:
    """The shield of an id. Raises InputError. [CM-ADJ-10]"""
    return look_up(name, shields(), "shield")


# --- figures ----------------------------------------------------------------------------------------------------------
class Creature(msgspec.Struct, frozen=True):
    """A creature (filler). [CM-MA-01 CM-FLY-01]"""

    id: str
    """Its id."""
    name: str
    """Its name as the table prints it."""
    size: int
    """Its hexes."""
    st: int
    """ST."""
    dx: int
    """DX, its armor counted."""
    iq: int
    """IQ."""
    ma: int
    """Printed MA on the ground, in hexes."""
    flying_ma: int
    """MA in the air, in hexes; 0 for one that cannot fly."""
    hits_stopped: int
    """Hits stopped of each attack, its armor counted."""
    attack: str
    """The id of the weapon it uses, or the name of a natural attack."""
    damage: str
    """The damage of that attack, in the notation of CM-DMG-01."""
    filler: bool
    """The row is not of the guide."""
    hth_damage: str = ""
    """Damage in hand-to-hand where that is another."""
    extra_attack: str = ""
    """A second attack, in words."""
    traits: str = ""
    """Its traits: words parted by spaces, or sentences."""


class Race(msgspec.Struct, frozen=True):
    """A race (filler)."""

    id: str
    """Its id."""
    name: str
    """Its name as the table prints it."""
    st: int
    """The least ST."""
    dx: int
    """The least DX."""
    iq: int
    """The least IQ."""
    wis: int
    """The least WIS."""
    extra_points: int
    """Points to spread over ST, DX and IQ."""
    filler: bool
    """The row is not of the guide."""
    note: str = ""
    """What else is special about it."""


def read_own_creature(text: str) -> Creature:
    """The creature that says all of itself in its name. Raises InputError.

    >>> read_own_creature("Mud_hound|creature|st=9|dx=13|iq=6|ma=12|damage=1-1").attack
    'bite'
    """
    own = read_own_row(text, CREATURE, OwnCreature)
    return Creature(
        id=text,
        name=own.name,
        size=own.size,
        st=own.st,
        dx=own.dx,
        iq=own.iq,
        ma=own.ma,
        flying_ma=own.flying_ma,
        hits_stopped=own.hits_stopped,
        attack=own.attack,
        damage=own.damage,
        filler=True,
    )


@cache
def creatures() -> Mapping[str, Creature]:
    """Every creature by its id (filler)."""
    return OwnTable({row.id: row for row in load_table(PACKAGE, "creatures.csv", Creature)}, read_own_creature)


@cache
def races() -> Mapping[str, Race]:
    """Every race by its id (filler)."""
    return {row.id: row for row in load_table(PACKAGE, "races.csv", Race)}


# --- spells, gear, ground ---------------------------------------------------------------------------------------------
class Spell(msgspec.Struct, frozen=True):
    """A spell (filler). [CM-SPELL-01 CM-SPELL-02 CM-SPELL-05]"""

    id: str
    """Its id."""
    name: str
    """Its name as the table prints it."""
    kind: Literal["M", "T", "C", "S"] = msgspec.field(name="type")
    """M missile, T thrown, C creation, S special."""
    iq: int
    """The IQ that it asks for."""
    st_cost: int
    """The least ST that goes into it."""
    max_st: int
    """The most ST that goes into it."""
    renew_cost: int
    """ST for each turn that it goes on; 0 for one that does not continue."""
    effect_key: str
    """What it does, as a key."""
    effect_value: str
    """How much of that, as the table prints it."""
    effect: str
    """What it does, in words."""
    mental: bool
    """A mind may resist it."""
    filler: bool
    """The row is not of the guide."""
    duration: str = msgspec.field(name="duration_turns", default="")
    """Turns that it lasts, or dice for them; empty or 0 where none is counted."""


class Gear(msgspec.Struct, frozen=True):
    """A thing to carry other than arms (filler)."""

    id: str
    name: str
    weight: float
    cost: int
    filler: bool


class Ground(msgspec.Struct, frozen=True):
    """What may be in a hex. [CM-TURN-03 CM-MOVE-02]"""

    id: str
    """Its id."""
    hexes: int
    """Hexes that one of it covers."""
    enter_hits: int
    """Hits to whoever enters it."""
    post_turn_hits: int
    """Hits in the last phase of a turn to whoever is in it."""
    move_cost: int
    """Hexes of movement that entering it costs."""
    blocks_move: bool
    """Nobody can enter it."""
    blocks_sight: bool
    """Nothing flies through it."""
    source: str
    """What of the row is the guide's."""
    effect: str = ""
    """What else it does, in words."""


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
