"""Deployment: one unit after another, each in its side's zone. [UW-VIC-01 UW-FORM-01]"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Literal, NamedTuple

from msgspec.structs import replace

from affray.core import InputError, Refusal
from affray.referee import Referee, say
from affray.space.plane.areas import has_all_shapes
from affray.space.plane.bases import Base, Size, rectangles
from affray.space.plane.crowds import overlap_among, overlap_between
from affray.space.plane.formations import Grid, grid_places
from affray.space.plane.measure import INCH, write_degrees, write_inches
from affray.space.plane.points import Point, centre_most, is_near
from affray.space.plane.shapes import Box
from affray.space.plane.turning import wrap_heading
from affray.systems.wargame.content.codes import FORMATION_NAMES, HERO, NO_FORMATION, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.answers import GRAMMAR, Answer, Deploy
from affray.systems.wargame.position.state import (
    FIELDED,
    KEPT,
    LEFT_OUT,
    NOBODY,
    WAITING,
    State,
    Table,
    Unit,
    alter_figure,
    box_of,
    ground_of,
    index_of,
    is_fielded,
    shapes_of,
    size_of,
    zone_shape,
)
from affray.systems.wargame.position.zones import Span, is_upright, looks_up, span_along, stretches
from affray.systems.wargame.rules.contact import is_coherent, is_touching_terrain
from affray.systems.wargame.rules.landing import is_box_near, joint_bounds
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn.attacks import has_shooting_weapon

SPARE = INCH // 2
"""How far apart skirmishers stand who are placed in rows."""
LINKED = 2 * INCH


def waiting_units(state: State, side: int) -> tuple[int, ...]:
    """The units of a side that are not yet deployed."""
    return tuple(i for i, unit in enumerate(state.figures) if unit.side == side and unit.status == WAITING)


# --- leaders ----------------------------------------------------------------------------------------------------------
def heroes_of(state: State, side: int) -> tuple[str, ...]:
    """The heroes of a side, among whom it names its leader. [UW-VIC-06]"""
    return tuple(unit.id for unit in state.figures if unit.side == side and unit.profile.type == HERO)


def leader_refusal(state: State, side: int, name: str) -> Refusal | None:
    """Why a side may not name that leader; None when it may. [UW-VIC-06]"""
    return None if name in heroes_of(state, side) else refusal("leader", "leader", "UW-VIC-06", unit=name)


def name_leader(ref: Referee, state: State, side: int, name: str) -> State:
    """The state in which a side has named its leader. [UW-VIC-06]"""
    say(ref, "leader_named", who=name, side=state.sides[side], clauses=("UW-VIC-06",))
    leaders = tuple(name if n == side else old for n, old in enumerate(state.aim.leaders))
    return replace(state, aim=replace(state.aim, leaders=leaders))


# --- where ------------------------------------------------------------------------------------------------------------
def two_rows(number: int, size: Size, heading: int, mark: Point) -> tuple[Point, ...]:
    """Skirmishers in two rows round a mark, as near as coherency asks and up to half an inch apart. [UW-GEO-07]"""
    wide, deep = (side + max(0, min(SPARE, LINKED - side)) for side in size)
    return grid_places(Grid(number, (number + 1) // 2, (wide, deep), heading, mark))


def places_of(unit: Unit, answer: Deploy) -> tuple[Point, ...]:
    """Where the miniatures would stand; a regiment's files are those of the answer. [UW-GEO-06]"""
    size = size_of(unit)
    if answer.formation == REGIMENT:
        return grid_places(Grid(unit.initial, answer.files, size, answer.heading, answer.mark))
    return answer.arrange or two_rows(unit.initial, size, answer.heading, answer.mark)


def deploy_refusal(state: State, side: int, answer: Deploy) -> Refusal | None:
    """Why a unit may not be deployed so; None when it may. [UW-VIC-01 UW-FORM-01 UW-FORM-05]"""
    i = index_of(state, answer.unit)
    if i == NOBODY or i not in waiting_units(state, side):
        return refusal("not-to-deploy", "unit", "UW-VIC-01", unit=answer.unit)
    unit = state.figures[i]
    return form_refusal(unit, answer) or zone_refusal(state, unit, answer) or ground_refusal(state, unit, answer)


def form_refusal(unit: Unit, answer: Deploy) -> Refusal | None:
    """Why the unit may not take that formation; None when it may. [UW-FORM-01 UW-FORM-02 UW-FORM-05]"""
    wanted = (NO_FORMATION,) if unit.profile.type == VEHICLE else (REGIMENT, SKIRMISH)
    if answer.formation not in wanted:
        names = tuple(FORMATION_NAMES[number] for number in wanted)
        return refusal("form", "formation", "UW-FORM-01", "UW-FORM-05", unit=unit.id, formation=names)
    if (answer.formation == REGIMENT) != bool(answer.files) or not 0 <= answer.files <= unit.initial:
        return refusal("files", "files", "UW-GEO-06", files=answer.files, count=unit.initial)
    if answer.arrange and answer.formation == REGIMENT:
        return refusal("arrange-regiment", "arrange", "UW-FORM-02")
    if answer.arrange and len(answer.arrange) != unit.initial:
        return refusal("arrange-number", "arrange", "UW-FORM-03", places=len(answer.arrange), number=unit.initial)
    if answer.arrange and not is_near(answer.arrange[centre_most(answer.arrange)], answer.mark, 0):
        return refusal("arrange-centre", "arrange", "UW-GEO-03")
    return None


def bases_at(unit: Unit, answer: Deploy) -> list[Base]:
    """The bases of the miniatures if the unit is deployed so."""
    return [Base(at, answer.heading, size_of(unit)) for at in places_of(unit, answer)]


def zone_refusal(state: State, unit: Unit, answer: Deploy) -> Refusal | None:
    """Why the unit would not stand in its zone; None when it would. [UW-VIC-01]"""
    inside = has_all_shapes(zone_shape(state.board.zones[unit.side]), rectangles(bases_at(unit, answer)))
    return None if inside else refusal("zone", "zone", "UW-VIC-01")


def field_refusal(state: State, unit: Unit, answer: Deploy) -> Refusal | None:
    """Why the unit would not stand on the field; None when it would. [UW-MOVE-11]"""
    inside = has_all_shapes(ground_of(state.board).field, rectangles(bases_at(unit, answer)))
    return None if inside else refusal("base-off", "off-field", "UW-MOVE-11")


def ground_refusal(state: State, unit: Unit, answer: Deploy) -> Refusal | None:
    """Why the unit may not stand there, zones apart; None when it may. [UW-VIC-01 UW-GEO-05 UW-FORM-03]"""
    bases = bases_at(unit, answer)
    shapes = rectangles(bases)
    if overlap_among(shapes):
        return refusal("overlap-one-another", "overlap", "UW-GEO-05")
    terrain = ground_of(state.board).terrain
    if overlap_between(shapes, terrain) or is_touching_terrain(shapes, terrain, state.house):
        return refusal("zone-terrain", "terrain", "UW-VIC-01")
    box = joint_bounds(shapes)
    for other in state.figures:
        if is_fielded(other) and is_box_near(box, box_of(other)) and overlap_between(shapes, shapes_of(other)):
            return refusal("overlap-unit", "overlap", "UW-VIC-01", unit=other.id)
    if answer.formation == SKIRMISH and not is_coherent(bases, state.house):
        return refusal("not-coherent", "coherency", "UW-FORM-03")
    return None


# --- offered ----------------------------------------------------------------------------------------------------------
def usual_deployment(unit: Unit, mark: Point, heading: int) -> Deploy:
    """The unit deployed round a mark, in the formation of its list."""
    return Deploy(unit.id, unit.formation, mark, heading, unit.files)


@lru_cache(maxsize=16)
def deploy_answers(state: State, side: int) -> tuple[Deploy, ...]:
    """Places for each waiting unit in the formation of its list. [UW-VIC-01]"""
    return tuple(answer for i in waiting_units(state, side) for answer in unit_deploy_answers(state, i))


def unit_deploy_answers(state: State, i: int) -> Iterator[Deploy]:
    """Legal places for a waiting unit, the unit looking as its zone does, the first in each stretch of the zone. Of a unit
    that shoots those with no friends in front come first."""
    unit = state.figures[i]
    others = tuple((box_of(figure), figure) for figure in state.figures if is_fielded(figure))
    friends = tuple(box for box, figure in others if figure.side == unit.side)
    shoots = has_shooting_weapon(unit, state.house)
    behind: list[Deploy] = []
    for stretch in lone_stretches(unit, state.board, state.house):
        legal = (place for place in stretch if not is_taken(unit, place, others))
        first = next(legal, None)
        if first is None:
            continue
        if not shoots:
            yield first.answer
            continue
        clear = next((place for place in chain((first,), legal) if not has_friends_ahead(place, friends)), None)
        if clear is not None:
            yield clear.answer
        else:
            behind.append(first.answer)
    yield from behind


class Placing(NamedTuple):
    """A unit as it is deployed, and its bounds."""

    answer: Deploy
    box: Box


def placing(unit: Unit, answer: Deploy) -> Placing:
    """A unit as an answer deploys it, with its bounds."""
    return Placing(answer, joint_bounds(rectangles(bases_at(unit, answer))))


class Stretch:
    """The places in a stretch of a zone where a unit may stand while nobody else does; each is judged when it is first looked
    at. [UW-VIC-01]"""

    def __init__(self, unit: Unit, board: Table, house: House, marks: Sequence[Point]) -> None:
        self.alone = State(board=board, sides=(), figures=(unit,), house=house)
        self.marks = marks
        self.found: list[Placing | Literal["unknown"] | None] = ["unknown"] * len(marks)

    def __iter__(self) -> Iterator[Placing]:
        """The legal places, in the order of the marks."""
        for n, found in enumerate(self.found):
            place = self.judge(self.marks[n]) if isinstance(found, str) else found
            self.found[n] = place
            if place is not None:
                yield place

    def judge(self, mark: Point) -> Placing | None:
        """The unit round a mark; None where it may not stand there."""
        (unit,), zones = self.alone.figures, self.alone.board.zones
        answer = usual_deployment(unit, mark, zones[unit.side].heading)
        if zone_refusal(self.alone, unit, answer) or ground_refusal(self.alone, unit, answer):
            return None
        return placing(unit, answer)


@lru_cache(maxsize=256)
def lone_stretches(unit: Unit, board: Table, house: House) -> tuple[Stretch, ...]:
    """The stretches of its zone with the places of a unit."""
    return tuple(Stretch(unit, board, house, marks) for marks in stretches(board.zones[unit.side]))


def is_taken(unit: Unit, place: Placing, others: Iterable[tuple[Box, Unit]]) -> bool:
    """Whether somebody on the field stands where a unit would. [UW-VIC-01]"""
    return any(is_box_near(place.box, box) and is_taken_by(unit, place.answer, other) for box, other in others)


@lru_cache(maxsize=64 * KEPT)
def is_taken_by(unit: Unit, answer: Deploy, other: Unit) -> bool:
    """Whether another unit stands where a unit would: it is asked again for each unit that is deployed. [UW-VIC-01]"""
    return overlap_between(rectangles(bases_at(unit, answer)), shapes_of(other)) is not None


def has_friends_ahead(place: Placing, friends: Iterable[Box]) -> bool:
    """Whether others of its side, with these bounds, stand between a unit that is deployed so and the enemy's edge."""
    heading = place.answer.heading
    if not is_upright(heading):
        _, left, front, right = seen_span(place.box, heading)
        seen = (seen_span(box, heading) for box in friends)
        return any(span[1] < right and left < span[3] and front < span[2] for span in seen)
    left, low, right, high = place.box
    up = looks_up(heading)
    return any(box[0] < right and left < box[2] and (high < box[3] if up else box[1] < low) for box in friends)


def seen_span(box: Box, heading: int) -> Span:
    """How far bounds reach, seen along a heading."""
    left, low, right, high = box
    return span_along(((left, low), (right, low), (right, high), (left, high)), heading)


# --- done -------------------------------------------------------------------------------------------------------------
def deploy(ref: Referee, state: State, answer: Deploy) -> State:
    """The state with a unit on the field; who goes before its side deploys next, after the first one the last. [UW-VIC-01]"""
    state = place_unit(state, answer)
    unit = state.figures[index_of(state, answer.unit)]
    formation = "none" if unit.initial == 1 else FORMATION_NAMES[answer.formation]
    say(
        ref, "deployed", who=answer.unit, side=state.sides[unit.side], formation=formation,
        x=write_inches(answer.mark[0]), y=write_inches(answer.mark[1]), heading=write_degrees(wrap_heading(answer.heading)),
        clauses=("UW-VIC-01", "UW-FORM-01"),
    )  # fmt: skip
    return replace(state, stage=(state.stage - 1) % len(state.order))


def place_unit(state: State, answer: Deploy) -> State:
    """The state with a unit where an answer deploys it. [UW-FORM-01]"""
    i, heading = index_of(state, answer.unit), wrap_heading(answer.heading)
    at = places_of(state.figures[i], answer)
    return alter_figure(
        state, i, status=FIELDED, at=at, formation=answer.formation, files=answer.files, heading=heading
    )


def place_at_start(state: State, answer: Answer) -> State:
    """The state with a unit that stands there from the start, in its zone or not. Raises InputError. [UW-VIC-01
    UW-FORM-01]"""
    if not isinstance(answer, Deploy):
        raise InputError(f"expected {GRAMMAR.forms['deploy']}")
    i = index_of(state, answer.unit)
    if i == NOBODY or state.figures[i].status != WAITING:
        raise InputError(f"{answer.unit!r}: expected a unit of the armies, each once")
    unit = state.figures[i]
    fault = form_refusal(unit, answer) or field_refusal(state, unit, answer) or ground_refusal(state, unit, answer)
    if fault is not None:
        raise InputError(f"{answer.unit}: {fault}")
    return place_unit(state, answer)


def leave_out_without_room(ref: Referee, state: State, side: int) -> State:
    """The state in which the waiting units of a side are left out, if none of them has a legal place; their points do
    not count. [UW-VIC-01]"""
    left = waiting_units(state, side)
    if not left or deploy_answers(state, side):
        return state
    for i in left:
        say(ref, "left_out", who=state.figures[i].id, clauses=("UW-VIC-01",))
        state = alter_figure(state, i, status=LEFT_OUT)
    return state
