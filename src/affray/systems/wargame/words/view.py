"""What can be seen of a position: the picture of the table, notes and a line for each unit, the score."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from affray.core.faces.picture import Arc, Block, Objective, Outline, PlanePicture, PlaneZone, Spot
from affray.core.fight_state import NOBODY, strength_shares
from affray.core.memory import DRAWN, remember
from affray.core.words.event_words import Args
from affray.core.words.texts import ENGLISH
from affray.space.plane.measure import DEGREE, INCH, write_inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape
from affray.systems.wargame.content import codes
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.contact import engaged_enemies
from affray.systems.wargame.position.ending import first_sides, holders
from affray.systems.wargame.position.spoken_lengths import TENTH, distance_args, facing_phrase, spot_text
from affray.systems.wargame.position.state import (
    DRAW,
    LEFT_OUT,
    OVER,
    STATUS_NAMES,
    WAITING,
    State,
    Table,
    Unit,
    centre_of,
    defense_of,
    dice_of,
    foes,
    is_fielded,
    is_of_several,
    lost_value,
    move_of,
    points_sum,
    shapes_of,
    starting_value,
    weapon_places,
)
from affray.systems.wargame.rules.body import body_in_new_turn
from affray.systems.wargame.rules.hull import has_facing, lost_facings
from affray.systems.wargame.rules.order_and_actions import Progress, is_half_crew
from affray.systems.wargame.rules.ranged import arc_range
from affray.systems.wargame.turn.after_an_attack import hull_of, range_of
from affray.systems.wargame.turn.attacks import range_bands
from affray.systems.wargame.words.facts import TEXTS
from affray.systems.wargame.words.looks import looks_of

UNITS = 4096
"""So many units are remembered as they are drawn."""
CENTS = 100
"""Points are counted in hundredths where a share is worked out."""
SHARPEST = 45
WAYS = {"front": (45, -45), "left": (135, 45), "rear": (225, 135), "right": (-45, -135)}
"""The left and the right border of a vehicle's arcs, in degrees from its heading; the arc runs counter-clockwise from the
right one to the left one. [UW-GEO-09]"""


def score(state: State) -> tuple[float, ...]:
    """How each side stands: its share of the points that are left, all or nothing when the game is won; a draw of
    several is shared by those whom nobody leads. [UW-VIC-03 UW-VIC-04]"""
    there = [unit for unit in state.figures if unit.status != LEFT_OUT and unit.side not in state.out]
    left = [points_sum(value_left(unit) for unit in there if unit.side == side) for side in range(len(state.sides))]
    if state.phase == OVER and state.winner == DRAW and is_of_several(state):
        drawn = first_sides(state)
        return tuple((side in drawn) / len(drawn) for side in range(len(state.sides)))
    winner = max(NOBODY, state.winner) if state.phase == OVER else None
    return strength_shares([int(points * CENTS) for points in left], winner)


@lru_cache(maxsize=UNITS)
def value_left(unit: Unit) -> Fraction:
    """The points of a unit that are not lost. [UW-VIC-03]"""
    return starting_value(unit) - lost_value(unit)


# --- notes ------------------------------------------------------------------------------------------------------------
def unit_notes(state: State, i: int) -> tuple[str, ...]:
    """The short notes on a unit that the table shows."""
    unit, act = state.figures[i], state.act
    progress = act.progress if act is not None and act.unit == i else None
    if unit.body.activated and unit.side in state.order[state.stage + 1 :]:
        # Its turn in this round is still to come: what it did in the one before is no matter.
        unit = replace(unit, body=body_in_new_turn(unit.body))
    return notes_on(unit, progress, engaged=bool(engaged_enemies(state, i)), leader=unit.id in state.aim.leaders)


@lru_cache(maxsize=UNITS)
def notes_on(unit: Unit, progress: Progress | None, *, engaged: bool, leader: bool) -> tuple[str, ...]:
    """The short notes on a unit that has come so far in its activation, if it acts."""
    if not is_fielded(unit):
        return (STATUS_NAMES[unit.status], *(("leader",) if leader else ()))
    marks = (
        ("activated", unit.body.activated and progress is None),
        ("disordered", unit.body.disordered),
        ("shaken", unit.body.token),
        ("engaged", engaged),
        ("leader", leader),
        ("prepared", progress is not None and progress.prepared),
        ("half crew", is_half_crew(unit.profile.type, len(unit.at), unit.initial)),
    )
    first = ("acting", f"left {progress.left}") if progress is not None else ()
    return (*first, *(name for name, holds in marks if holds), *damage_notes(unit))


@remember(DRAWN)
def all_notes(state: State) -> tuple[tuple[str, ...], ...]:
    """The short notes on each unit."""
    return tuple(unit_notes(state, i) for i in range(len(state.figures)))


def damage_notes(unit: Unit) -> tuple[str, ...]:
    """What hits have done to a hero or a vehicle. [UW-HERO-03 UW-VEH-14]"""
    damage = unit.damage
    counts = (
        ("steps", unit.body.steps),
        ("slower", damage.slower),
        ("weaker", damage.weaker),
        ("shorter", 2 * damage.shorter),
        ("worse", damage.worse),
    )
    found = (f"{name} {count}" for name, count in counts if count)
    return (*found, *(f"{codes.FACING_NAMES[facing]} lost" for facing in lost_facings(damage)))


# --- the picture ------------------------------------------------------------------------------------------------------
def spot_of(point: Point) -> Spot:
    """A place as it is drawn."""
    return point[0] / INCH, point[1] / INCH


def corners(shape: Shape) -> tuple[Spot, ...]:
    """The corners of a shape as they are drawn."""
    return tuple(map(spot_of, shape.corners))


@lru_cache(maxsize=UNITS)
def drawn_bases(unit: Unit) -> tuple[tuple[Spot, ...], ...]:
    """The bases of a unit on the field as they are drawn."""
    return tuple(map(corners, shapes_of(unit)))


@remember(DRAWN)
def picture(state: State) -> PlanePicture:
    """The table: terrain, zones, objectives, all units."""
    table = state.board
    held = (NOBODY if side is None else side for side in holders(state))
    now = state.act.unit if state.act is not None else NOBODY
    return PlanePicture(
        size=spot_of(table.size),
        terrain=outlines(table),
        zones=zones(table),
        objectives=tuple(Objective(spot_of(at), side) for at, side in zip(table.objectives, held, strict=True)),
        units=tuple(
            block(unit, state.house, notes, active=i == now)
            for i, (unit, notes) in enumerate(zip(state.figures, all_notes(state), strict=True))
        ),
        sides=state.sides,
    )


@lru_cache(maxsize=16)
def outlines(table: Table) -> tuple[Outline, ...]:
    """The terrain as it is drawn. [UW-GEO-11]"""
    return tuple(
        Outline(piece.id, piece.name, tuple(map(spot_of, piece.outline)), piece.blocks) for piece in table.pieces
    )


@lru_cache(maxsize=16)
def zones(table: Table) -> tuple[PlaneZone, ...]:
    """The zones as they are drawn. [UW-VIC-01]"""
    return tuple(
        PlaneZone(side, tuple(map(spot_of, zone.outline)), zone.heading / DEGREE)
        for side, zone in enumerate(table.zones)
    )


@lru_cache(maxsize=UNITS)
def block(unit: Unit, house: House, notes: tuple[str, ...], *, active: bool) -> Block:
    """A unit as it is drawn; one that is not on the table stands nowhere."""
    here = is_fielded(unit)
    return Block(
        id=unit.id,
        side=unit.side,
        bases=drawn_bases(unit) if here else (),
        middles=tuple(map(spot_of, unit.at)) if here else (),
        centre=spot_of(centre_of(unit) if here else (0, 0)),
        heading=unit.heading / DEGREE,
        move=move_of(unit) / INCH if here else 0.0,
        reach=shooting_range(unit, house) / INCH,
        arcs=arcs(unit, house) if here else (),
        notes=notes,
        active=active,
        silhouette=codes.TYPE_NAMES[unit.profile.type],
        bars=((miniature_count(unit), unit.initial),),
        looks=looks_of(unit.profile),
    )


def arcs(unit: Unit, house: House) -> tuple[Arc, ...]:
    """What a unit faces: a regiment what lies before its front, a vehicle its four sides, with how far it shoots there;
    skirmishers everything. [UW-GEO-08 UW-GEO-09 UW-VEH-11]"""
    ahead = unit.heading / DEGREE
    if unit.formation == codes.REGIMENT:
        bases = shapes_of(unit)
        left, right = spot_of(bases[0].corners[1]), spot_of(bases[unit.files - 1].corners[0])
        far = shooting_range(unit, house) / INCH
        return (Arc("front", left, right, ahead + SHARPEST, ahead - SHARPEST, far),)
    if unit.profile.type != codes.VEHICLE:
        return ()
    hull, middle, whole = hull_of(unit), spot_of(unit.at[0]), shooting_range(unit, house)
    found = []
    for facing, name in enumerate(codes.FACING_NAMES):
        far = arc_range(facing, whole) / INCH if has_facing(hull, facing) else 0.0
        left_way, right_way = WAYS[name]
        found.append(Arc(name, middle, middle, ahead + left_way, ahead + right_way, far))
    return tuple(found)


@lru_cache(maxsize=UNITS)
def shooting_range(unit: Unit, house: House) -> int:
    """How far a unit shoots, in billionths of an inch: with the weapon of the largest range. [UW-MIN-06 UW-VEH-15]"""
    arms = weapon_places(unit, house)
    if unit.profile.type == codes.VEHICLE:
        return max(range_of(unit, house, arm) for arm in arms)
    return max(range_bands(unit, house, arm)[1] for arm in arms)


# --- the lines --------------------------------------------------------------------------------------------------------
def summary(state: State, language: str = ENGLISH) -> tuple[str, ...]:
    """One line for each unit: how many of how many, formation and place, dice, Move, Defense, range, states, and how far
    and in which direction its nearest enemy is."""
    lines = zip(state.figures, nearest_enemies(state), all_notes(state), strict=True)
    return tuple(
        unit_line(unit, foe, state.sides[unit.side], state.house, notes, language) for unit, foe, notes in lines
    )


@lru_cache(maxsize=2 * UNITS)
def unit_line(unit: Unit, foe: Unit | None, side: str, house: House, notes: tuple[str, ...], language: str) -> str:
    """The line of one unit of a side, with its notes and its nearest enemy."""
    line = own_line(unit, side, house, notes, language)
    if foe is None:
        return line
    return TEXTS.say(language, "unit-nearest", line=line, whom=foe.id, **distance_args(unit, foe, house))


@lru_cache(maxsize=2 * UNITS)
def own_line(unit: Unit, side: str, house: House, notes: tuple[str, ...], language: str) -> str:
    """The line of one unit of a side as far as it is about the unit alone."""
    number, sides = dice_of(unit)
    far = shooting_range(unit, house)
    here = is_fielded(unit)
    place: Args = (
        {
            "at": spot_text(centre_of(unit), TENTH if house.premeasure else INCH),
            "heading": facing_phrase(unit.heading),
        }
        if here
        else {}
    )
    return TEXTS.say(
        language,
        "unit-line",
        who=unit.id,
        side=side,
        type=codes.TYPE_NAMES[unit.profile.type],
        left=miniature_count(unit),
        initial=unit.initial,
        fielded=int(here),
        formation=codes.FORMATION_NAMES[unit.formation if unit.initial > 1 else codes.NO_FORMATION],
        files=unit.files,
        number=number,
        sides=sides,
        move=write_inches(move_of(unit) if here else int(unit.profile.move * INCH)),
        defense=defense_of(unit),
        armed=int(far > 0),
        range=write_inches(far),
        notes=tuple(TEXTS.note(language, code) for code in notes),
        **place,
    )


def miniature_count(unit: Unit) -> int:
    """How many miniatures a unit has; one that is not deployed has all."""
    return unit.initial if unit.status in (WAITING, LEFT_OUT) else len(unit.at)


def nearest_enemies(state: State) -> Iterator[Unit | None]:
    """The nearest enemy of each unit on the field; None for others."""
    centres = [centre_of(unit) if is_fielded(unit) else (0, 0) for unit in state.figures]
    rivals = [foes(state, side) for side in range(len(state.sides))]
    for unit, (x, y) in zip(state.figures, centres, strict=True):
        there = rivals[unit.side] if is_fielded(unit) else ()
        apart = [(centres[n][0] - x) ** 2 + (centres[n][1] - y) ** 2 for n in there]
        yield state.figures[there[apart.index(min(apart))]] if apart else None
