"""What lies between two places of the table: the distance as far as a player may know it, who sees whom, what that
allows."""

from collections.abc import Iterator

from affray.core import InputError, Refusal
from affray.core.faces.guide import Measure, Phrase
from affray.core.faces.picture import Spot
from affray.core.fight_state import figure_names
from affray.core.reading.codecs import read_name
from affray.core.words.phrase import phrase
from affray.space.plane.arcs import arc
from affray.space.plane.measure import DEGREE, INCH, read_point
from affray.space.plane.points import Point, distance
from affray.space.plane.shapes import Shape, outline
from affray.space.plane.sight import is_crossing
from affray.space.plane.turning import bearing
from affray.systems.wargame.content.codes import FACING_NAMES, LONG, ORDNANCE, OUT, REGIMENT, SHORT, VEHICLE
from affray.systems.wargame.position.contact import is_facing, is_in_contact, visible_miniatures
from affray.systems.wargame.position.spoken_lengths import nearest_multiple
from affray.systems.wargame.position.state import (
    NOBODY,
    State,
    centre_of,
    index_of,
    is_fielded,
    shapes_of,
    weapon_places,
)
from affray.systems.wargame.rules.hull import has_facing
from affray.systems.wargame.rules.ranged import arc_range, band, is_seen_enough
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn.after_an_attack import hull_of, range_of
from affray.systems.wargame.turn.attacks import has_shooting_weapon, range_bands
from affray.systems.wargame.words.phrases import spot_of

NOT_KNOWN = -1
"""The band of a range of which one cannot be sure before it is measured."""
RANGE_WORDS = {NOT_KNOWN: "about", OUT: "out", LONG: "long", SHORT: "within"}
"""What is said of each band, as far as one may know."""


def measure(state: State, source: str, target: str) -> Measure:
    """What lies between two places, each `X,Y` in inches or the name of a unit on the field. Raises InputError for anything
    else. [UW-RNG-03 UW-GEO-10]"""
    i, j = unit_at(state, source), unit_at(state, target)
    start, end = place_of(state, i, source), place_of(state, j, target)
    exact = bool(state.house.premeasure)
    far, way = distance(start, end), bearing(start, end)
    hidden = None if i == j != NOBODY else blocker(state, i, j, start, end)
    return Measure(
        source=spot_of(start),
        target=spot_of(end),
        length=(far if exact else nearest_multiple(far, INCH)) / INCH,
        bearing=(way if exact else nearest_multiple(way, DEGREE)) / DEGREE,
        exact=exact,
        blocked=None if hidden is None else hidden[0],
        where=None if hidden is None else hidden[1],
        notes=tuple(measure_notes(state, i, j, start, end)),
    )


# --- places -----------------------------------------------------------------------------------------------------------
def unit_at(state: State, text: str) -> int:
    """The unit that a text names; NOBODY for a place. Raises InputError for anything else."""
    found = max(index_of(state, text), index_of(state, read_name(text)))
    if found == NOBODY and "," in text:
        return NOBODY
    if found == NOBODY or not is_fielded(state.figures[found]):
        here = figure_names(state, tuple(i for i, unit in enumerate(state.figures) if is_fielded(unit)))
        raise InputError(f"place {text!r}: expected X,Y in inches or a unit on the field: {', '.join(here)}")
    return found


def place_of(state: State, i: int, text: str) -> Point:
    """Where the centre-most miniature of unit i stands, or the place of a text where it is no unit. Raises InputError."""
    if i != NOBODY:
        return centre_of(state.figures[i])
    try:
        return read_point(text)
    except ValueError:
        raise InputError(f"place {text!r}: expected X,Y in inches or a unit on the field") from None


# --- the line ---------------------------------------------------------------------------------------------------------
def blocker(state: State, i: int, j: int, start: Point, end: Point) -> tuple[Refusal, Spot] | None:
    """What blocks the line of sight first, and where; None for a clear one. [UW-GEO-10]"""
    found = [
        (*entry_point(start, end, shape), name)
        for name, shape in barriers(state, i, j)
        if is_crossing(start, end, shape)
    ]  # fmt: skip
    if not found:
        return None
    _, where, name = min(found)
    return refusal("line-blocked", "sight", "UW-GEO-10", what=name), where


def barriers(state: State, i: int, j: int) -> Iterator[tuple[str, Shape]]:
    """What may hide one place from another, by name: terrain that blocks sight; under `units_block_sight` bases of third
    units. [UW-GEO-10 UW-FLD-03]"""
    for piece in state.board.pieces:
        if piece.blocks:
            yield piece.name, outline(piece.outline)
    if state.house.units_block_sight:
        for n, unit in enumerate(state.figures):
            if n not in (i, j) and is_fielded(unit):
                yield from ((unit.id, shape) for shape in shapes_of(unit))


def entry_point(start: Point, end: Point, shape: Shape) -> tuple[float, Spot]:
    """Where a straight line comes into a shape that it runs through: the share of its length, and the place."""
    latest = 0.0
    for (x, y), (to_x, to_y) in zip(shape.corners, (*shape.corners[1:], shape.corners[0]), strict=True):
        # How far to the left of the edge, which is inside, the line begins and ends.
        before = (to_x - x) * (start[1] - y) - (to_y - y) * (start[0] - x)
        after = (to_x - x) * (end[1] - y) - (to_y - y) * (end[0] - x)
        if before < after and before < 0:
            latest = max(latest, before / (before - after))
    (left, low), (right, high) = spot_of(start), spot_of(end)
    return latest, (left + latest * (right - left), low + latest * (high - low))


# --- what the rules say of it -----------------------------------------------------------------------------------------
def measure_notes(state: State, i: int, j: int, start: Point, end: Point) -> Iterator[Phrase]:
    """What a unit sees, faces and reaches at another place. [UW-RNG-01 UW-FORM-04 UW-VEH-10 UW-VEH-11 UW-GEO-05]"""
    if i in (NOBODY, j):
        return
    unit = state.figures[i]
    if j != NOBODY:
        if is_in_contact(state, i, j):
            yield phrase("guide-contact", "UW-GEO-05", who=unit.id, whom=state.figures[j].id)
        count, whole = len(visible_miniatures(state, i, j)), len(state.figures[j].at)
        yield phrase("guide-seen", "UW-RNG-01", count=count, whole=whole, enough=is_seen_enough(count, whole))
    facing = -1
    if unit.profile.type == VEHICLE:
        facing = arc(unit.at[0], unit.heading, end)
        hull = hull_of(unit)
        fires = has_facing(hull, facing)
        yield phrase("guide-arc", "UW-VEH-10", who=unit.id, facing=FACING_NAMES[facing], fires=fires)
    elif unit.formation == REGIMENT:
        yield phrase("guide-front", "UW-FORM-04", who=unit.id, ahead=int(is_facing(unit, end)))
    if has_shooting_weapon(unit, state.house):
        reached = known_band(state, i, distance(start, end), facing, foe=j)
        clauses = ("UW-ORD-07",) if unit.profile.type == ORDNANCE else ("UW-RNG-03",)
        yield phrase("guide-range", *clauses, who=unit.id, said=RANGE_WORDS[reached])


def known_band(
    state: State, i: int, far: int, facing: int = -1, weapon: int | None = None, *, foe: int = NOBODY
) -> int:
    """SHORT, LONG or OUT as far as a player may be sure of it before measuring, else NOT_KNOWN. It goes by the distance
    to the whole inch, under `premeasure` or once a shot at the unit `foe` has measured it by the exact one, and by the
    farthest weapon unless one is named. [UW-RNG-03 UW-ORD-07 UW-VEH-11]"""
    arms = weapon_places(state.figures[i], state.house) if weapon is None else (weapon,)
    short, longest = max(weapon_ranges(state, i, facing, arm) for arm in arms)
    return known_of_ranges(state, i, far, (short, longest), foe)


def known_of_ranges(state: State, i: int, far: int, ranges: tuple[int, int], foe: int) -> int:
    """SHORT, LONG or OUT of a short and a long range as far as a player may be sure of it before measuring, else NOT_KNOWN.
    [UW-RNG-03]"""
    act, (short, longest) = state.act, ranges
    if state.house.premeasure or (act is not None and act.unit == i and foe in act.measured):
        return band(far, short, longest)
    whole = nearest_multiple(far, INCH)
    least, most = (band(length, short, longest) for length in (max(0, whole - INCH // 2), whole + INCH // 2))
    return least if least == most else NOT_KNOWN


def weapon_ranges(state: State, i: int, facing: int, weapon: int) -> tuple[int, int]:
    """The short and the long range of a weapon, of a vehicle in an arc. [UW-VEH-11 UW-ORD-07]"""
    unit = state.figures[i]
    if unit.profile.type != VEHICLE:
        return range_bands(state.figures[i], state.house, weapon)
    found = arc_range(facing, range_of(unit, state.house, weapon))
    return found, found
