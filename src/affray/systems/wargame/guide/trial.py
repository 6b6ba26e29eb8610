"""What an answer would come to, legal or not: where a unit would stand, how far it would go, what it would touch."""

from collections.abc import Sequence
from math import cos, pi, sin

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.faces.guide import Phrase, Struck, Trial
from affray.core.faces.picture import Spot
from affray.core.words.phrase import phrase
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.formations import chain_of
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, centre_most, distance
from affray.space.plane.shapes import Shape
from affray.space.plane.sweeps import swept_shapes
from affray.space.plane.turning import wrap_heading
from affray.systems.wargame.content.codes import ADDITIONAL_TURN, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.position.answers import Answer, Contact, Deploy, Drive, Fireball, Move, Reform, write_answer
from affray.systems.wargame.position.state import (
    NOBODY,
    State,
    base_size,
    centre_of,
    company_of,
    dice_of,
    index_of,
    is_fielded,
    move_of,
    others_of,
)
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.contact import link_test
from affray.systems.wargame.rules.fireball import FIREBALL_RADIUS, FIREBALL_REACH, marker_place
from affray.systems.wargame.rules.landing import heading_after, is_beyond_move, new_places
from affray.systems.wargame.rules.move import MarchOutcome, meetings
from affray.systems.wargame.rules.vehicle_move import DriveOutcome as Driven
from affray.systems.wargame.rules.vehicle_move import (
    Run,
    is_beyond_drive,
    legs_of,
    most_pivots,
    parts_refusal,
    path_length,
    poses_of,
)
from affray.systems.wargame.turn import moves
from affray.systems.wargame.turn.activation import intended_action
from affray.systems.wargame.turn.attacks import foe_refusal, free_attack_of, miniatures_under
from affray.systems.wargame.turn.deployment import places_of
from affray.systems.wargame.turn.phases import refuse
from affray.systems.wargame.turn.resolved_moves import contact_attempts
from affray.systems.wargame.words.phrases import degrees_of, dice_text, outlines, polygons, spot_of, spots_of

CORNERS = 36
"""So many corners has a round template as it is drawn."""


def trial(state: State, answer: Answer) -> Trial:
    """What an answer would come to now, legal or not: no die is rolled; nothing of who is to be touched, where nobody
    measures before. [UW-MOVE-01 UW-VEH-03 UW-VIC-01 UW-ABL-04]"""
    found = Trial(write_answer(answer), refuse(state, answer))
    if isinstance(answer, Deploy):
        return deploy_trial(found, state, answer)
    i = NOBODY if state.act is None else state.act.unit
    if i == NOBODY or not is_fielded(state.figures[i]):
        return found
    if isinstance(answer, Contact) and not state.house.premeasure:
        return found
    match intended_move(state, i, answer):
        case Move() | Reform() as move:
            return found if state.figures[i].profile.type == VEHICLE else walk_trial(found, state, i, move)
        case Drive(run):
            return drive_trial(found, state, i, run) if state.figures[i].profile.type == VEHICLE else found
        case Fireball(mark):
            return fireball_trial(found, state, i, mark)
    return found


def intended_move(state: State, i: int, answer: Answer) -> Answer:
    """The move that an answer stands for. Where no legal move comes into contact, the first one that is tried."""
    found = intended_action(state, answer)
    if isinstance(answer, Contact) and isinstance(found, Refusal):
        known = foe_refusal(state, i, answer.unit) is None
        return next(contact_attempts(state, i, answer.unit), answer) if known else answer
    return answer if isinstance(found, Refusal) else found


def with_bases(found: Trial, bases: Sequence[Base], heading: int, house: House, *, judged: bool) -> Trial:
    """A trial with the unit's bases where it would stand; under `judged` with the miniatures that stand apart."""
    at = tuple(base.at for base in bases)
    return replace(
        found,
        bases=outlines(bases),
        middles=spots_of(at),
        centre=spot_of(at[centre_most(at)]),
        heading=degrees_of(heading),
        loose=stray_miniatures(bases, house) if judged else (),
    )


def stray_miniatures(bases: Sequence[Base], house: House) -> tuple[int, ...]:
    """The miniatures, by index, that stand apart from the others: those outside the longest chain, or under `coherency` =
    neighbour those with no other near. [UW-GEO-07 UW-FORM-03]"""
    judged, left = link_test(house), set(range(len(bases)))
    chains = []
    while left:
        chains.append(chain_of(bases, judged, min(left)))
        left -= set(chains[-1])
    longest = max(chains, key=len)
    alone = (chain for chain in chains if chain != longest and (len(chain) == 1 or not house.coherency))
    return tuple(sorted(i for chain in alone for i in chain))


def enemies_in_contact(state: State, i: int, shapes: Sequence[Shape]) -> tuple[str, ...]:
    """The enemies that bases of unit i would touch. [UW-GEO-05]"""
    return tuple(other.id for other, _ in meetings(shapes, others_of(state, i), state.house))


# --- deployment -------------------------------------------------------------------------------------------------------
def deploy_trial(found: Trial, state: State, answer: Deploy) -> Trial:
    """Where a unit would be deployed, if there is such a unit and its formation can be drawn. [UW-VIC-01 UW-GEO-06]"""
    i = index_of(state, answer.unit)
    if i == NOBODY:
        return found
    unit = state.figures[i]
    if answer.formation == REGIMENT and not 1 <= answer.files <= unit.initial:
        return found
    heading = wrap_heading(answer.heading)
    bases = tuple(Base(at, heading, base_size(unit.profile)) for at in places_of(unit, answer))
    return with_bases(
        found, bases, heading, state.house, judged=answer.formation == SKIRMISH and len(bases) == unit.initial
    )


# --- on foot ----------------------------------------------------------------------------------------------------------
def walk_trial(found: Trial, state: State, i: int, answer: Move | Reform) -> Trial:
    """Where a unit on foot would come to stand. [UW-MOVE-01 .. UW-MOVE-11]"""
    unit = state.figures[i]
    company, order = company_of(unit), moves.order_of(unit, answer)
    start, made = centre_of(unit), moves.march_of(state, i, answer)
    end = order.mark
    if isinstance(made, Refusal):
        files = unit.files if order.files is None else order.files
        if unit.formation == REGIMENT and not 1 <= files <= len(unit.at):
            return found
        at, heading = new_places(company, order), heading_after(company, order)
    else:
        at, heading = made.at, made.heading
        end = at[centre_most(at)] if made.placed else end
    bases = tuple(Base(point, heading, company.size) for point in at)
    found = with_bases(
        found, bases, heading, state.house, judged=unit.formation == SKIRMISH and len(at) == len(unit.at)
    )
    return replace(
        found,
        way=spots_of((start, end)),
        spent=distance(start, order.mark) / INCH,
        most=company.reach / INCH,
        touched=enemies_in_contact(state, i, rectangles(bases)),
        notes=() if isinstance(made, Refusal) else march_notes(state, i, made),
    )


def march_notes(state: State, i: int, made: MarchOutcome) -> tuple[Phrase, ...]:
    """What more a move on foot comes to. [UW-MOVE-04 UW-MOVE-05 UW-MOVE-11 UW-MEL-09]"""
    unit = state.figures[i]
    if not made.placed:
        far = is_beyond_move(made.distance, move_of(unit))
        return (phrase("guide-stays-far", "UW-MOVE-04") if far else phrase("guide-stays-terrain", "UW-MOVE-05"),)
    if moves.is_off(state, moves.march_end(state, i, made)):
        return (phrase("guide-leaves", "UW-MOVE-11"), *free_notes(state, i, ()))
    notes = free_notes(state, i, rectangles(moves.bases_after(unit, made)))
    return (*notes, phrase("guide-disordered", "UW-MOVE-05", "UW-TURN-07")) if made.disordered else notes


def free_attackers(state: State, i: int, shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The enemies that would have a free attack on unit i if its bases were these. [UW-MEL-09]"""
    return tuple(j for j in moves.enemies_left(state, i, shapes) if free_attack_of(state, i, j) is not None)


def free_notes(state: State, i: int, shapes: Sequence[Shape]) -> tuple[Phrase, ...]:
    """Who would have a free attack on unit i if its bases were these. [UW-MEL-09]"""
    return tuple(phrase("guide-free", "UW-MEL-09", whom=state.figures[j].id) for j in free_attackers(state, i, shapes))


# --- vehicles ---------------------------------------------------------------------------------------------------------
def drive_trial(found: Trial, state: State, i: int, run: Run) -> Trial:
    """Where a vehicle would come to a stop, and the units that it would run over. [UW-VEH-03 UW-VEH-04 UW-VEH-05
    UW-VEH-06]"""
    unit = state.figures[i]
    start, made = moves.base_of(unit), moves.drive_of(state, i, run)
    poses = poses_of(start, run)
    stays = not isinstance(made, Refusal) and not made.placed
    end = start if stays else poses[-1]
    found = with_bases(found, (end,), end.heading, state.house, judged=False)
    fault = parts_refusal(run, most_pivots(int(has_ability(unit.profile, ADDITIONAL_TURN))))
    return replace(
        found,
        way=spots_of(base.at for base in poses),
        swath=polygons(swept_shapes(legs_of(start, run))) if fault is None else (),
        spent=path_length(run) / INCH,
        most=move_of(unit) / INCH / (2 if run.reverse else 1),
        touched=enemies_in_contact(state, i, (rectangle(end),)),
        struck=() if isinstance(made, Refusal) else units_run_over(state, i, made, run),
        notes=() if isinstance(made, Refusal) else drive_notes(state, i, made, run),
    )


def units_run_over(state: State, i: int, made: Driven, run: Run) -> tuple[Struck, ...]:
    """The units that a vehicle would run over, with the dice against each. [UW-VEH-05 UW-VEH-06]"""
    found = (
        (name, hit, moves.overrun_of(state, i, index_of(state, name), hit, int(run.reverse)))
        for name, hit in made.struck
    )
    return tuple(
        Struck(name, len(hit), dice_text(clash.rolled.throw)) for name, hit, clash in found if clash is not None
    )


def drive_notes(state: State, i: int, made: Driven, run: Run) -> tuple[Phrase, ...]:
    """What more a vehicle's move comes to. [UW-VEH-03 UW-VEH-09 UW-MEL-09 UW-MOVE-11]"""
    unit = state.figures[i]
    if not made.placed:
        far = is_beyond_drive(run, move_of(unit))
        return (phrase("guide-stays-far" if far else "guide-stays-terrain", "UW-VEH-03"),)
    if moves.is_off(state, made.end.at):
        return (phrase("guide-leaves", "UW-MOVE-11"), *free_notes(state, i, ()))
    stop = moves.stop_of(state, i, made)
    notes = free_notes(state, i, (rectangle(stop),))
    if stop != made.end:
        notes = (*notes, phrase("guide-slides", "UW-VEH-09"))
    return (*notes, phrase("guide-disordered", "UW-VEH-03", "UW-TURN-07")) if made.disordered else notes


# --- fireballs --------------------------------------------------------------------------------------------------------
def fireball_trial(found: Trial, state: State, i: int, mark: Point) -> Trial:
    """Where the marker of a fireball would come to stand, and the miniatures that it would cover. [UW-ABL-04]"""
    unit = state.figures[i]
    start = centre_of(unit)
    place = marker_place(start, mark)
    number, sides = dice_of(unit)
    dice = dice_text(Throw(1, number, sides))
    hits = ((figure, miniatures_under(state, figure, place)) for figure in state.figures if is_fielded(figure))
    notes = () if place == mark else (phrase("guide-drawn-back", "UW-ABL-04"),)
    return replace(
        found,
        way=spots_of((start, place)),
        swath=(circle(spot_of(place)),),
        spent=distance(start, mark) / INCH,
        most=FIREBALL_REACH / INCH,
        struck=tuple(Struck(troop.id, len(hit), dice) for troop, hit in hits if hit),
        notes=notes,
    )


def circle(middle: Spot) -> tuple[Spot, ...]:
    """A round template as a polygon. [UW-ABL-04]"""
    x, y = middle
    wide = FIREBALL_RADIUS / INCH
    angles = (2 * pi * step / CORNERS for step in range(CORNERS))
    return tuple((x + wide * cos(angle), y + wide * sin(angle)) for angle in angles)
