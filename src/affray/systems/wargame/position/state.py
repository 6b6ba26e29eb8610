"""A battle between two answers: the field, the units, whose activation it is. [What a turn looks like]"""

from fractions import Fraction
from functools import lru_cache

import msgspec

from affray.core.fight_state import NOBODY, Fielded, Position, alter_figure, index_of
from affray.space.plane.bases import Base, Size, rectangles
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, centre_most
from affray.space.plane.shapes import Shape, field, outline
from affray.systems.wargame.content.codes import HERO, ORDNANCE, SKIRMISH, VEHICLE, lower_die
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Profile
from affray.systems.wargame.rules.move import Company, Ground, Other, joint_bounds
from affray.systems.wargame.rules.order_and_actions import allowance

__all__ = ["NOBODY", "alter_figure", "index_of"]

START, DEPLOY, ROUND, PICK, ACT, OVER, NAME = range(7)
PHASE_NAMES = ("start", "deploy", "round", "pick", "act", "over", "name")
WAITING, FIELDED, LEFT_OUT, LOST, AWAY = range(5)
"""Not yet deployed; on the field; without a legal place at deployment; wiped out; off the field unharmed."""
STATUS_NAMES = ("waiting", "fielded", "left out", "lost", "away")
UNDECIDED, DRAW = -1, -2
KEPT = 256


# --- the field --------------------------------------------------------------------------------------------------------
class Piece(msgspec.Struct, frozen=True):
    """A piece of terrain: convex; whether it blocks sight. [UW-GEO-11 UW-FLD-03]"""

    id: str
    name: str
    outline: tuple[Point, ...]
    blocks: bool = True


class Zone(msgspec.Struct, frozen=True):
    """Where a side deploys, and the heading it looks in. [UW-VIC-01]"""

    outline: tuple[Point, ...]
    heading: int


class Table(msgspec.Struct, frozen=True):
    """A battlefield: its id and name, its size, its terrain, a zone for each side, its objectives. [UW-FLD-01 UW-VIC-05]"""

    id: str
    name: str
    size: Size
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    objectives: tuple[Point, ...] = ()


class Aim(msgspec.Struct, frozen=True):
    """What a scenario is about: its rounds and points limit; `kind` is points, hold (the attacker wins by holding an
    objective at the end) or exit (by moving units worth a share of its starting points off the far edge) or leader
    (removing the enemy's named hero wins at once); `leaders` are the named heroes, by side, "" for one
    not named yet. [UW-VIC-02 UW-VIC-04]"""

    rounds: int = 8
    limit: int = 2000
    kind: str = "points"
    attacker: int = 0
    share: Fraction = Fraction(1, 3)
    leaders: tuple[str, ...] = ()


# --- units ------------------------------------------------------------------------------------------------------------
class Unit(Fielded, frozen=True, kw_only=True, cache_hash=True):
    """A unit in a battle.

    [UW-MIN-05 UW-FORM-01 UW-VEH-15 UW-HERO-03 UW-VIC-03]"""

    profile: Profile
    """What each of its miniatures is."""
    initial: int
    """How many miniatures it had at the start."""
    formation: int = SKIRMISH
    """REGIMENT, SKIRMISH or NO_FORMATION."""
    files: int = 0
    """In how many files a regiment stands."""
    each: Fraction = Fraction(0)
    """What a miniature is worth, in points."""
    gun: Fraction = Fraction(0)
    """What the weapon of a crew is worth, in points."""
    status: int = WAITING
    """WAITING, FIELDED, LEFT_OUT, LOST or AWAY."""
    at: tuple[Point, ...] = ()
    """Where the miniatures present stand, by index."""
    heading: int = 0
    """Where it looks, in millionths of a degree."""
    disordered: bool = False
    """Whether it is disordered."""
    token: bool = False
    """Whether it has a token for failed morale."""
    activated: bool = False
    """Whether it was activated in this turn."""
    steps: int = 0
    """The dice steps that a hero has lost."""
    slower: int = 0
    """How often damage has lowered a vehicle's Move."""
    weaker: int = 0
    """How often damage has lowered a vehicle's Defense."""
    shorter: int = 0
    """How often damage has lowered a vehicle's range."""
    worse: int = 0
    """What is added to a vehicle's later damage rolls."""
    shut: tuple[int, ...] = ()
    """The facings of a vehicle that can no longer fire."""


class Activation(msgspec.Struct, frozen=True):
    """The activation under way: the unit, the actions left, the melee and ranged attacks made, whether an ordnance weapon is
    prepared. [UW-TURN-04 UW-ORD-04]"""

    unit: int
    left: int
    melee: int = 0
    ranged: int = 0
    prepared: bool = False


class State(Position[Table, Unit], frozen=True, cache_hash=True):
    """A position of the wargame between two answers.

    [UW-TURN-01 UW-TURN-02 UW-MEL-09]"""

    house: House = PLAIN
    """The house rules."""
    aim: Aim = Aim()
    """What the scenario is about."""
    phase: int = START
    """One of the phases by its number, as PHASE_NAMES has them."""
    order: tuple[int, ...] = ()
    """The sides in the order of their turns."""
    stage: int = 0
    """The place in that order of the side whose turn it is, or that deploys."""
    round: int = 1
    """The round, from 1."""
    act: Activation | None = None
    """The activation under way."""
    marks: tuple[tuple[int, int], ...] = ()
    """The pairs of units with a melee behind them that are still in contact."""
    winner: int = UNDECIDED
    """The side that has won; DRAW, or UNDECIDED."""


def is_fielded(unit: Unit) -> bool:
    """Whether the unit is on the field."""
    return unit.status == FIELDED


def foes(state: State, side: int) -> tuple[int, ...]:
    """The units of all other sides that are on the field."""
    return tuple(i for i, unit in enumerate(state.figures) if is_fielded(unit) and unit.side != side)


# --- what a unit has now ----------------------------------------------------------------------------------------------
def dice_of(unit: Unit) -> tuple[int, int]:
    """The action dice, a hero's as hits have lowered them. [UW-MIN-03 UW-HERO-03]"""
    number, sides = unit.profile.ad
    return number, lower_die(sides, unit.steps)


def move_of(unit: Unit) -> int:
    """How far the unit may move in an action, in billionths of an inch: less what damage took, at least 0; of ordnance with
    half its crew half. [UW-MIN-04 UW-VEH-15 UW-ORD-05]"""
    whole = max(Fraction(0), unit.profile.move - unit.slower)
    return allowance(int(whole * INCH), unit.profile.type, len(unit.at), unit.initial)


def defense_of(unit: Unit) -> int:
    """The Defense that attack sums are divided by, at least 1. [UW-MIN-04 UW-VEH-15]"""
    return max(1, unit.profile.defense - unit.weaker)


def is_alone(unit: Unit) -> bool:
    """Whether the unit is a hero or a vehicle, which take harm otherwise than troops do. [UW-HERO-01 UW-VEH-02]"""
    return unit.profile.type in (HERO, VEHICLE)


def lost_value(unit: Unit) -> Fraction:
    """What has been lost of a unit: each miniature its cost, the weapon of a crew with the last of it; damaged heroes and
    vehicles count only when removed. [UW-VIC-03]"""
    if unit.status in (WAITING, LEFT_OUT):
        return Fraction(0)
    gone = unit.each * (unit.initial - len(unit.at))
    return gone + unit.gun if unit.status == LOST and unit.profile.type == ORDNANCE else gone


def starting_value(unit: Unit) -> Fraction:
    """What a unit was worth at the start. [UW-FORCE-07]"""
    return unit.each * unit.initial + unit.gun


# --- on the ground ----------------------------------------------------------------------------------------------------
def size_of(unit: Unit) -> Size:
    """Width and depth of a base. [UW-GEO-02]"""
    return base_size(unit.profile)


@lru_cache(maxsize=KEPT)
def base_size(profile: Profile) -> Size:
    """Width and depth of a base of such miniatures. [UW-GEO-02]"""
    wide, deep = profile.base
    return int(wide * INCH), int(deep * INCH)


def bases_of(unit: Unit) -> tuple[Base, ...]:
    """The bases of the miniatures present, by index. [UW-GEO-02]"""
    size = size_of(unit)
    return tuple(Base(at, unit.heading, size) for at in unit.at)


@lru_cache(maxsize=16 * KEPT)
def centre_of(unit: Unit) -> Point:
    """Where the centre-most miniature stands. [UW-GEO-03]"""
    return unit.at[centre_most(unit.at)]


def company_of(unit: Unit) -> Company:
    """What of the unit its own moves depend on. [UW-MOVE-01]"""
    return Company(
        type=unit.profile.type,
        formation=unit.formation,
        at=unit.at,
        files=unit.files,
        heading=unit.heading,
        size=size_of(unit),
        reach=move_of(unit),
    )


@lru_cache(maxsize=4 * KEPT)
def shapes_of(unit: Unit) -> tuple[Shape, ...]:
    """The shapes of the bases, by index. [UW-GEO-02]"""
    return rectangles(bases_of(unit))


@lru_cache(maxsize=4 * KEPT)
def other_of(unit: Unit, side: int) -> Other:
    """What of the unit the moves of a unit of some side depend on. [UW-MOVE-09]"""
    shapes = shapes_of(unit)
    return Other(unit.id, unit.side != side, centre_of(unit), bases_of(unit), shapes, joint_bounds(shapes))


def others_of(state: State, i: int) -> tuple[Other, ...]:
    """What of all other units on the field the moves of unit i depend on."""
    side = state.figures[i].side
    return tuple(other_of(unit, side) for n, unit in enumerate(state.figures) if n != i and is_fielded(unit))


@lru_cache(maxsize=16)
def ground_of(table: Table) -> Ground:
    """The field and its terrain. [UW-FLD-01 UW-GEO-11]"""
    return Ground(field(*table.size), tuple(outline(piece.outline) for piece in table.pieces))


@lru_cache(maxsize=16)
def sight_blockers(table: Table) -> tuple[Shape, ...]:
    """The terrain that blocks sight. [UW-GEO-10 UW-FLD-03]"""
    return tuple(outline(piece.outline) for piece in table.pieces if piece.blocks)


@lru_cache(maxsize=16)
def zone_shape(zone: Zone) -> Shape:
    """The shape of a deployment zone. [UW-VIC-01]"""
    return outline(zone.outline)
