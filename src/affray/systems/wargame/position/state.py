"""A battle between two answers: the field, the units, whose activation it is. [What a turn looks like]"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from affray.core.fight_state import NOBODY, Fielded, Position, alter_figure, index_of
from affray.space.plane.bases import Base, Size, rectangles
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point
from affray.space.plane.shapes import Box, Shape, field, outline
from affray.systems.wargame.content.codes import FAST, FEWEST_SIDES, HERO, SKIRMISH, VEHICLE, hits_to_remove, lower_die
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Profile, has_ability, own_abilities
from affray.systems.wargame.content.special_actions import SpecialAction
from affray.systems.wargame.position.effects import Ruling
from affray.systems.wargame.rules import victory
from affray.systems.wargame.rules.body import UNHURT, Body
from affray.systems.wargame.rules.hull import Damage, defense_left, move_left
from affray.systems.wargame.rules.landing import Company, Ground, Other, centre_index, joint_bounds
from affray.systems.wargame.rules.order_and_actions import Progress, actions_of, allowance

__all__ = ["NOBODY", "alter_figure", "index_of"]

START, DEPLOY, ROUND, PICK, ACT, OVER, NAME, RULE, AGREE, AMENDED = range(10)
PHASE_NAMES = ("start", "deploy", "round", "pick", "act", "over", "name", "ruling", "agree", "amended")
TALKS = (RULE, AGREE, AMENDED)
"""The phases in which a special action is settled. [UW-ABL-08]"""
WAITING, FIELDED, LEFT_OUT, LOST, AWAY = range(5)
"""Not yet deployed; on the field; without a legal place at deployment; wiped out; off the field unharmed."""
STATUS_NAMES = ("waiting", "fielded", "left out", "lost", "away")
UNDECIDED, DRAW = -1, -2
KEPT = 256


# --- the field --------------------------------------------------------------------------------------------------------
class Piece(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A piece of terrain: convex; whether it blocks sight. [UW-GEO-11 UW-FLD-03]"""

    id: str
    name: str
    outline: tuple[Point, ...]
    blocks: bool = True


class Zone(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Where a side deploys, and the heading it looks in. [UW-VIC-01]"""

    outline: tuple[Point, ...]
    heading: int


class Table(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A battlefield: its id and name, its size, its terrain, a zone for each side, its objectives. [UW-FLD-01 UW-VIC-05]"""

    id: str
    name: str
    size: Size
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    objectives: tuple[Point, ...] = ()


class Aim(msgspec.Struct, frozen=True, gc=False):
    """What a scenario is about: its rounds and points limit; `kind` is points, hold (the attacker wins by holding an
    objective at the end) or exit (by moving units worth a share of its starting points off the far edge) or leader
    (removing the enemy's named hero wins at once); `leaders` are the named heroes, by side, "" for one
    not named yet. [UW-VIC-02 UW-VIC-04]"""

    rounds: int = victory.LENGTH
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
    body: Body = UNHURT
    """What the battle has left on it besides its losses."""
    damage: Damage = Damage()
    """What damage has reduced on a vehicle."""


@lru_cache(maxsize=16 * KEPT)
def shared_unit(unit: Unit) -> Unit:
    """The unit itself, one object for all that are alike: what becomes of it in several games is then compared quickly."""
    return unit


class Activation(msgspec.Struct, frozen=True, gc=False):
    """The activation under way: of which unit, and what it has come to. [UW-TURN-04 UW-ORD-04]"""

    unit: int
    progress: Progress
    measured: tuple[int, ...] = ()
    """The enemies, by index, at whom it has shot from where it stands, and who have stood there unharmed since."""


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
    out: tuple[int, ...] = ()
    """The sides of three or more that are out of the battle, broken or beaten, in that order; the last ones, if they are
    beaten at once, are not."""
    taken: tuple[Fraction, ...] = ()
    """The points of the enemy that each of three or more sides has destroyed; none are counted for two."""
    specials: tuple[SpecialAction, ...] = ()
    """The special actions that the scenario settles."""
    ruling: Ruling | None = None
    """What is being settled about a special action."""


def alter_body(state: State, i: int, change: Callable[[Body], Body]) -> State:
    """The state with the body of a unit changed by a rule."""
    return alter_figure(state, i, body=change(state.figures[i].body))


def alter_progress(state: State, **counts: int) -> State:
    """The state with some counts of the activation under way changed."""
    assert state.act is not None, "expected an activation"
    return replace(state, act=replace(state.act, progress=state.act.progress._replace(**counts)))


def is_fielded(unit: Unit) -> bool:
    """Whether the unit is on the field."""
    return unit.status == FIELDED


def is_of_several(state: State) -> bool:
    """Whether three sides or more fight. [UW-VIC-03 UW-VIC-04]"""
    return len(state.sides) > FEWEST_SIDES


def has_turns(state: State, side: int) -> bool:
    """Whether a side still takes turns: it is not out of the battle, or has units on the field all the same. [UW-VIC-03]"""
    return side not in state.out or any(unit.side == side and is_fielded(unit) for unit in state.figures)


def foes(state: State, side: int) -> tuple[int, ...]:
    """The units of all other sides that are on the field; of several sides those of the next one first, so that no seat is
    named before the others to all."""
    found = (i for i, unit in enumerate(state.figures) if is_fielded(unit) and unit.side != side)
    if not is_of_several(state):
        return tuple(found)
    return tuple(sorted(found, key=lambda i: (state.figures[i].side - side) % len(state.sides)))


# --- what a unit has now ----------------------------------------------------------------------------------------------
def dice_of(unit: Unit) -> tuple[int, int]:
    """The action dice, a hero's as hits have lowered them. [UW-MIN-03 UW-HERO-03]"""
    number, sides = unit.profile.ad
    return number, lower_die(sides, unit.body.steps)


@lru_cache(maxsize=4 * KEPT)
def move_of(unit: Unit) -> int:
    """How far the unit may move in an action, in billionths of an inch: less what damage took, at least 0; of ordnance with
    half its crew half. [UW-MIN-04 UW-VEH-15 UW-ORD-05]"""
    whole = move_left(int(unit.profile.move * INCH), unit.damage)
    return allowance(whole, unit.profile.type, len(unit.at), unit.initial)


def defense_of(unit: Unit) -> int:
    """The Defense that attack sums are divided by, at least 1. [UW-MIN-04 UW-VEH-15]"""
    return defense_left(unit.profile.defense, unit.damage)


def weapon_places(unit: Unit, house: House) -> range:
    """The places of the weapons among which an attack names one; the first alone where all count together. [UW-MIN-06]"""
    return range(max(1, len(unit.profile.weapons)) if house.several_weapons else 1)


def action_count(unit: Unit) -> int:
    """How many actions an activation of the unit has. [UW-TURN-04 UW-TURN-06 UW-ABL-05]"""
    return actions_of(int(has_ability(unit.profile, FAST)))


def specials_of(state: State, unit: Unit) -> tuple[SpecialAction, ...]:
    """The special actions that the scenario settles of a unit's abilities. [UW-ABL-09]"""
    return tuple(
        special for special in state.specials if any(gift.id == special.name for gift in own_abilities(unit.profile))
    )


def can_declare(state: State, unit: Unit) -> bool:
    """Whether a unit has an ability of a person's own whose special action the scenario leaves open. [UW-ABL-08]"""
    settled = {special.name for special in state.specials}
    return any(ability.id not in settled for ability in own_abilities(unit.profile))


def is_alone(unit: Unit) -> bool:
    """Whether the unit is a hero or a vehicle, which take harm otherwise than troops do. [UW-HERO-01 UW-VEH-02]"""
    return unit.profile.type in (HERO, VEHICLE)


@lru_cache(maxsize=16 * KEPT)
def lost_value(unit: Unit) -> Fraction:
    """What has been lost of a unit, in points. [UW-VIC-03]"""
    return Fraction(0) if unit.status in (WAITING, LEFT_OUT) else value_without(unit, len(unit.at))


def points_sum(amounts: Iterable[Fraction]) -> Fraction:
    """The sum of amounts of points; whole ones, as most are, are added as whole numbers.

    >>> points_sum(map(Fraction, ("1", "2"))), points_sum(map(Fraction, ("1/3", "2/3", "1/2")))
    (Fraction(3, 1), Fraction(3, 2))
    """
    whole, broken = 0, Fraction(0)
    for amount in amounts:
        if amount.denominator == 1:
            whole += amount.numerator
        else:
            broken += amount
    return broken + whole if broken else Fraction(whole)


def value_without(unit: Unit, n: int) -> Fraction:
    """What has been lost of a unit when n miniatures of it are left, in points; damaged heroes and vehicles count only when
    removed. [UW-VIC-03 UW-ORD-09]"""
    return victory.lost_value(unit.initial, n, unit.each, unit.gun)


def most_losses(unit: Unit) -> int:
    """How much a unit can lose until it is gone: miniatures, the hits of a hero, the vehicle. [UW-HERO-04]"""
    return hits_to_remove(dice_of(unit)[1]) if unit.profile.type == HERO else len(unit.at)


@lru_cache(maxsize=4 * KEPT)
def starting_value(unit: Unit) -> Fraction:
    """What a unit was worth at the start. [UW-FORCE-07]"""
    return unit.each * unit.initial + unit.gun


def value_after_losses(unit: Unit, lost: int) -> Fraction:
    """What has been lost of a unit on the field, in points, when it has lost so much more; hits on a hero and on a vehicle
    count only when they remove it. [UW-VIC-03]"""
    if lost == most_losses(unit):
        return value_without(unit, 0)
    return value_without(unit, len(unit.at) - (0 if is_alone(unit) else lost))


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
    return unit.at[centre_index(unit.at)]


@lru_cache(maxsize=16 * KEPT)
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


@lru_cache(maxsize=16 * KEPT)
def shapes_of(unit: Unit) -> tuple[Shape, ...]:
    """The shapes of the bases, by index. [UW-GEO-02]"""
    return rectangles(bases_of(unit))


@lru_cache(maxsize=16 * KEPT)
def box_of(unit: Unit) -> Box:
    """The bounds of a unit's bases."""
    return joint_bounds(shapes_of(unit))


@lru_cache(maxsize=16 * KEPT)
def other_of(unit: Unit, side: int) -> Other:
    """What of the unit the moves of a unit of some side depend on. [UW-MOVE-09]"""
    return Other(unit.id, unit.side != side, centre_of(unit), bases_of(unit), shapes_of(unit), box_of(unit))


@lru_cache(maxsize=KEPT)
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
