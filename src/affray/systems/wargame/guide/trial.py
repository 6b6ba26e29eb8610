"""What an answer would come to, legal or not: where a unit would stand, how far it would go, what it would touch."""

from collections.abc import Sequence
from math import cos, pi, sin

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.faces.guide import Phrase, Struck, Trial
from affray.core.faces.picture import Spot
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.formations import chained
from affray.space.plane.measure import INCH, NEAR
from affray.space.plane.points import Point, centre_most, distance
from affray.space.plane.shapes import Shape
from affray.space.plane.sweeps import swept
from affray.space.plane.turning import wrapped
from affray.systems.wargame.content.codes import ADDITIONAL_TURN, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import able
from affray.systems.wargame.position.answers import Answer, Contact, Deploy, Drive, Fireball, Move, Reform, write_answer
from affray.systems.wargame.position.state import (
    NOBODY,
    State,
    base_size,
    centre_of,
    company_of,
    dice_of,
    fielded,
    index_of,
    move_of,
    others_of,
)
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.contact import link
from affray.systems.wargame.rules.fireball import FIREBALL_RADIUS, FIREBALL_REACH, marker_place
from affray.systems.wargame.rules.move import March, arranged, heading_after, meetings
from affray.systems.wargame.rules.vehicle_move import Drive as Driven
from affray.systems.wargame.rules.vehicle_move import Go, Run, legs_of, most_pivots, parts_fault, poses_of
from affray.systems.wargame.turn import moves as moving
from affray.systems.wargame.turn.activation import meant
from affray.systems.wargame.turn.attacks import foe_fault, free_of, under
from affray.systems.wargame.turn.deployment import places_of
from affray.systems.wargame.turn.moves_meant import tries
from affray.systems.wargame.turn.phases import refuse
from affray.systems.wargame.words.phrases import drawn, outlines, phrase, polygons, seen, thrown, turned

CORNERS = 36
"""So many corners has a round template as it is drawn."""


def trial(state: State, answer: Answer) -> Trial:
    """What an answer would come to now, legal or not: no die is rolled; nothing of who is to be touched, where nobody
    measures before. [UW-MOVE-01 UW-VEH-03 UW-VIC-01 UW-ABL-04]"""
    found = Trial(write_answer(answer), refuse(state, answer))
    if isinstance(answer, Deploy):
        return deployed(found, state, answer)
    i = NOBODY if state.act is None else state.act.unit
    if i == NOBODY or not fielded(state.figures[i]):
        return found
    if isinstance(answer, Contact) and not state.house.premeasure:
        return found
    match ghost(state, i, answer):
        case Move() | Reform() as move:
            return found if state.figures[i].profile.type == VEHICLE else walked(found, state, i, move)
        case Drive(run):
            return ridden(found, state, i, run) if state.figures[i].profile.type == VEHICLE else found
        case Fireball(mark):
            return burst(found, state, i, mark)
    return found


def ghost(state: State, i: int, answer: Answer) -> Answer:
    """The move that an answer stands for. Where no legal move comes into contact, the first one that is tried."""
    found = meant(state, answer)
    if isinstance(answer, Contact) and isinstance(found, Refusal):
        known = foe_fault(state, i, answer.unit) is None
        return next(tries(state, i, answer.unit), answer) if known else answer
    return answer if isinstance(found, Refusal) else found


def standing(found: Trial, bases: Sequence[Base], heading: int, house: House, *, judged: bool) -> Trial:
    """A trial with the unit's bases where it would stand; under `judged` with the miniatures that stand apart."""
    at = tuple(base.at for base in bases)
    return replace(
        found,
        bases=outlines(bases),
        middles=drawn(at),
        centre=seen(at[centre_most(at)]),
        heading=turned(heading),
        loose=loose(bases, house) if judged else (),
    )


def loose(bases: Sequence[Base], house: House) -> tuple[int, ...]:
    """The miniatures, by index, that stand apart from the others: those outside the longest chain, or under `coherency` =
    neighbour those with no other near. [UW-GEO-07 UW-FORM-03]"""
    judged, left = link(house), set(range(len(bases)))
    chains = []
    while left:
        chains.append(chained(bases, judged, min(left)))
        left -= set(chains[-1])
    longest = max(chains, key=len)
    alone = (chain for chain in chains if chain != longest and (len(chain) == 1 or not house.coherency))
    return tuple(sorted(i for chain in alone for i in chain))


def enemies_met(state: State, i: int, shapes: Sequence[Shape]) -> tuple[str, ...]:
    """The enemies that bases of unit i would touch. [UW-GEO-05]"""
    return tuple(one.id for one, _ in meetings(shapes, others_of(state, i), state.house))


# --- deployment -------------------------------------------------------------------------------------------------------
def deployed(found: Trial, state: State, answer: Deploy) -> Trial:
    """Where a unit would be deployed, if there is such a unit and its formation can be drawn. [UW-VIC-01 UW-GEO-06]"""
    i = index_of(state, answer.unit)
    if i == NOBODY:
        return found
    unit = state.figures[i]
    if answer.formation == REGIMENT and not 1 <= answer.files <= unit.initial:
        return found
    heading = wrapped(answer.heading)
    bases = tuple(Base(at, heading, base_size(unit.profile)) for at in places_of(unit, answer))
    return standing(
        found, bases, heading, state.house, judged=answer.formation == SKIRMISH and len(bases) == unit.initial
    )


# --- on foot ----------------------------------------------------------------------------------------------------------
def walked(found: Trial, state: State, i: int, answer: Move | Reform) -> Trial:
    """Where a unit on foot would come to stand. [UW-MOVE-01 .. UW-MOVE-11]"""
    unit = state.figures[i]
    company, order = company_of(unit), moving.order_of(unit, answer)
    start, made = centre_of(unit), moving.marched(state, i, answer)
    end = order.mark
    if isinstance(made, Refusal):
        files = unit.files if order.files is None else order.files
        if unit.formation == REGIMENT and not 1 <= files <= len(unit.at):
            return found
        at, heading = arranged(company, order), heading_after(company, order)
    else:
        at, heading = made.at, made.heading
        end = at[centre_most(at)] if made.placed else end
    bases = tuple(Base(point, heading, company.size) for point in at)
    found = standing(found, bases, heading, state.house, judged=unit.formation == SKIRMISH and len(at) == len(unit.at))
    return replace(
        found,
        way=drawn((start, end)),
        spent=distance(start, order.mark) / INCH,
        most=company.reach / INCH,
        touched=enemies_met(state, i, rectangles(bases)),
        notes=() if isinstance(made, Refusal) else marched_notes(state, i, made),
    )


def marched_notes(state: State, i: int, made: March) -> tuple[Phrase, ...]:
    """What more a move on foot comes to. [UW-MOVE-04 UW-MOVE-05 UW-MOVE-11 UW-MEL-09]"""
    unit = state.figures[i]
    if not made.placed:
        far = made.distance > move_of(unit) + NEAR
        return (phrase("guide-stays-far", "UW-MOVE-04") if far else phrase("guide-stays-terrain", "UW-MOVE-05"),)
    if moving.is_off(state, moving.led_to(state, i, made)):
        return (phrase("guide-leaves", "UW-MOVE-11"), *free_notes(state, i, ()))
    notes = free_notes(state, i, rectangles(moving.bases_after(unit, made)))
    return (*notes, phrase("guide-disordered", "UW-MOVE-05", "UW-TURN-07")) if made.disordered else notes


def leavers(state: State, i: int, shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The enemies that would have a free attack on unit i if its bases were these. [UW-MEL-09]"""
    return tuple(j for j in moving.left_behind(state, i, shapes) if free_of(state, i, j) is not None)


def free_notes(state: State, i: int, shapes: Sequence[Shape]) -> tuple[Phrase, ...]:
    """Who would have a free attack on unit i if its bases were these. [UW-MEL-09]"""
    return tuple(phrase("guide-free", "UW-MEL-09", whom=state.figures[j].id) for j in leavers(state, i, shapes))


# --- vehicles ---------------------------------------------------------------------------------------------------------
def ridden(found: Trial, state: State, i: int, run: Run) -> Trial:
    """Where a vehicle would come to a stop, and the units that it would run over. [UW-VEH-03 UW-VEH-04 UW-VEH-05
    UW-VEH-06]"""
    unit = state.figures[i]
    start, made = moving.base_of(unit), moving.driven(state, i, run)
    poses = poses_of(start, run)
    stays = not isinstance(made, Refusal) and not made.placed
    end = start if stays else poses[-1]
    found = standing(found, (end,), end.heading, state.house, judged=False)
    fault = parts_fault(run, most_pivots(int(able(unit.profile, ADDITIONAL_TURN))))
    return replace(
        found,
        way=drawn(base.at for base in poses),
        swath=polygons(swept(legs_of(start, run))) if fault is None else (),
        spent=sum(part.length for part in run.parts if isinstance(part, Go)) / INCH,
        most=move_of(unit) / INCH / (2 if run.reverse else 1),
        touched=enemies_met(state, i, (rectangle(end),)),
        struck=() if isinstance(made, Refusal) else struck(state, i, made, run),
        notes=() if isinstance(made, Refusal) else driven_notes(state, i, made, run),
    )


def struck(state: State, i: int, made: Driven, run: Run) -> tuple[Struck, ...]:
    """The units that a vehicle would run over, with the dice against each. [UW-VEH-05 UW-VEH-06]"""
    found = (
        (name, hit, moving.overrun_of(state, i, index_of(state, name), hit, int(run.reverse)))
        for name, hit in made.struck
    )
    return tuple(Struck(name, len(hit), thrown(one.rolled.throw)) for name, hit, one in found if one is not None)


def driven_notes(state: State, i: int, made: Driven, run: Run) -> tuple[Phrase, ...]:
    """What more a vehicle's move comes to. [UW-VEH-03 UW-VEH-09 UW-MEL-09 UW-MOVE-11]"""
    unit = state.figures[i]
    if not made.placed:
        way = sum(part.length for part in run.parts if isinstance(part, Go)) * (2 if run.reverse else 1)
        return (phrase("guide-stays-far" if way > move_of(unit) + 2 * NEAR else "guide-stays-terrain", "UW-VEH-03"),)
    if moving.is_off(state, made.end.at):
        return (phrase("guide-leaves", "UW-MOVE-11"), *free_notes(state, i, ()))
    stop = moving.stop_of(state, i, made)
    notes = free_notes(state, i, (rectangle(stop),))
    if stop != made.end:
        notes = (*notes, phrase("guide-slides", "UW-VEH-09"))
    return (*notes, phrase("guide-disordered", "UW-VEH-03", "UW-TURN-07")) if made.disordered else notes


# --- fireballs --------------------------------------------------------------------------------------------------------
def burst(found: Trial, state: State, i: int, mark: Point) -> Trial:
    """Where the marker of a fireball would come to stand, and the miniatures that it would cover. [UW-ABL-04]"""
    unit = state.figures[i]
    start = centre_of(unit)
    place = marker_place(start, mark)
    number, sides = dice_of(unit)
    dice = thrown(Throw(1, number, sides))
    hits = ((one, under(state, one, place)) for one in state.figures if fielded(one))
    notes = () if place == mark else (phrase("guide-drawn-back", "UW-ABL-04"),)
    return replace(
        found,
        way=drawn((start, place)),
        swath=(circle(seen(place)),),
        spent=distance(start, mark) / INCH,
        most=FIREBALL_REACH / INCH,
        struck=tuple(Struck(one.id, len(hit), dice) for one, hit in hits if hit),
        notes=notes,
    )


def circle(middle: Spot) -> tuple[Spot, ...]:
    """A round template as a polygon. [UW-ABL-04]"""
    x, y = middle
    wide = FIREBALL_RADIUS / INCH
    angles = (2 * pi * step / CORNERS for step in range(CORNERS))
    return tuple((x + wide * cos(angle), y + wide * sin(angle)) for angle in angles)
