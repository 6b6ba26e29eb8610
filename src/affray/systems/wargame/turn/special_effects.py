"""What a special action does on the field: moves first, then losses, morale and broken armies, then disorder.
[UW-TURN-05 UW-ABL-08 UW-ABL-09]"""

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.plane.areas import has_all_shapes
from affray.space.plane.crowds import overlap_between
from affray.space.plane.measure import INCH, is_within, write_degrees
from affray.space.plane.points import Point, distance
from affray.space.plane.turning import place_at_offset
from affray.systems.wargame.content.special_actions import DISORDER, FOE, FRIEND, LOSSES, MOVE, SpecialAction
from affray.systems.wargame.position.answers import Use
from affray.systems.wargame.position.bearings import COMPASS
from affray.systems.wargame.position.effects import Disorder, Effect, Effects, Loss, Shift
from affray.systems.wargame.position.spoken_lengths import TENTH, tenths_text
from affray.systems.wargame.position.state import (
    NOBODY,
    OVER,
    State,
    Unit,
    alter_figure,
    centre_of,
    company_of,
    defense_of,
    ground_of,
    index_of,
    is_fielded,
    most_losses,
    others_of,
    specials_of,
)
from affray.systems.wargame.rules.landing import Order, arrangement_of, heading_after, new_places, shapes_of
from affray.systems.wargame.rules.move import crowding_refusal, field_refusal, overlap_refusal
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.special import special_attack, special_strike, special_success
from affray.systems.wargame.turn.after_an_attack import (
    Blow,
    land_blows,
    without_ended_contacts,
)
from affray.systems.wargame.turn.moves import degrees_text, disorder

RULED, SETTLED = "UW-ABL-08", "UW-ABL-09"
MOST_EFFECTS = 6
"""A ruling says at most so many things."""


# --- what may be ruled ------------------------------------------------------------------------------------------------
def effects_refusal(state: State, effects: Effects) -> Refusal | None:
    """Why a ruling may not say that; None when it may. Moves are judged one after another, as they are made. [UW-ABL-08]"""
    if len(effects) > MOST_EFFECTS:
        return refusal("ruled-many", "effects", RULED, most=MOST_EFFECTS)
    pairs = [(type(effect), effect.unit) for effect in effects]
    for place, (effect, pair) in enumerate(zip(effects, pairs, strict=True)):
        if pair in pairs[:place]:
            return refusal("ruled-twice", "effects", RULED, unit=effect.unit)
        fault = effect_refusal(state, effect)
        if fault is not None:
            return fault
        if isinstance(effect, Shift):
            state = shifted(state, index_of(state, effect.unit), effect.mark, effect.heading)
    return None


def effect_refusal(state: State, effect: Effect) -> Refusal | None:
    """Why an effect cannot come about; None when it can. [UW-ABL-08]"""
    i = index_of(state, effect.unit)
    if i == NOBODY or not is_fielded(state.figures[i]):
        return refusal("ruled-unit", "no_unit", RULED, unit=effect.unit)
    unit = state.figures[i]
    if isinstance(effect, Shift):
        return place_refusal(state, i, effect.mark, effect.heading)
    if isinstance(effect, Disorder):
        faulty = bool(unit.body.disordered)
        return refusal("ruled-disorder", "disordered", RULED, "UW-TURN-07", unit=unit.id) if faulty else None
    most = most_losses(unit)
    return None if 1 <= effect.number <= most else refusal("ruled-losses", "losses", RULED, unit=unit.id, most=most)


def place_refusal(state: State, i: int, mark: Point, heading: int | None, clause: str = RULED) -> Refusal | None:
    """Why unit i may not be put there as it stands, its way not judged; None when it may. [UW-ABL-08 UW-GEO-05 UW-FLD-02]"""
    company, order, ground = company_of(state.figures[i]), Order(mark, heading), ground_of(state.board)
    at = new_places(company, order)
    shapes = shapes_of(company, order, at)
    if not has_all_shapes(ground.field, shapes):
        return field_refusal(shapes, ground.field)
    if overlap_between(shapes, ground.terrain):
        return refusal("ruled-terrain", "terrain", clause, unit=state.figures[i].id)
    form = arrangement_of(company, order, at, state.house)
    if not form.coherent:
        return refusal("not-coherent", "coherent", "UW-FORM-03", clause)
    return crowding_refusal(form) or overlap_refusal(shapes, others_of(state, i))


# --- what is done -----------------------------------------------------------------------------------------------------
def shifted(state: State, i: int, mark: Point, heading: int | None) -> State:
    """The state with unit i put elsewhere. [UW-ABL-08 UW-MOVE-02 UW-MOVE-03]"""
    company, order = company_of(state.figures[i]), Order(mark, heading)
    return alter_figure(state, i, at=new_places(company, order), heading=heading_after(company, order))


def shift(ref: Referee, state: State, i: int, mark: Point, heading: int | None, clause: str) -> State:
    """The state with unit i put elsewhere, which is told. [UW-ABL-08]"""
    state = shifted(state, i, mark, heading)
    unit = state.figures[i]
    x, y = (tenths_text(each, TENTH if state.house.premeasure else INCH) for each in mark)
    say(ref, "shifted", who=unit.id, x=x, y=y, heading=write_degrees(degrees_text(unit.heading)), clauses=(clause,))
    return state


def carry_out(ref: Referee, state: State, i: int, effects: Effects) -> State:
    """The state after what was agreed to has come about by unit i: moves in their order, then all losses, contacts, morale,
    broken armies; then disorder of those that still stand. [UW-ABL-08]"""
    for effect in effects:
        if isinstance(effect, Shift):
            state = shift(ref, state, index_of(state, effect.unit), effect.mark, effect.heading, RULED)
    blows = (
        Blow(index_of(state, effect.unit), effect.number, i, settled=RULED)
        for effect in effects
        if isinstance(effect, Loss)
    )
    state, _ = land_blows(ref, state, tuple(blows))
    for effect in effects:
        j = index_of(state, effect.unit)
        if isinstance(effect, Disorder) and state.phase != OVER and is_fielded(state.figures[j]):
            state = disorder(ref, state, j, RULED)
    return state


# --- specials of the scenario -----------------------------------------------------------------------------------------
def special_named(state: State, unit: Unit, name: str) -> SpecialAction | None:
    """The special action of a name that the scenario settles and the unit has; None where it has none. [UW-ABL-09]"""
    return next((special for special in specials_of(state, unit) if special.name == name), None)


def special_used(state: State, i: int, answer: Use) -> SpecialAction:
    """The special action that a legal answer uses."""
    special = special_named(state, state.figures[i], answer.ability)
    assert special is not None, "expected a special action of the unit"
    return special


def is_target(special: SpecialAction, unit: Unit, other: Unit) -> bool:
    """Whether a special of one unit may be used on another on the field, as far as its side goes. [UW-ABL-09]"""
    if not is_fielded(other):
        return False
    return special.target != (FOE if other.side == unit.side else FRIEND)


def use_refusal(state: State, i: int, answer: Use) -> Refusal | None:
    """Why unit i may not use a special action of the scenario so, its actions apart; None when it may: the distance is
    measured afterwards. [UW-ABL-09 UW-RNG-03]"""
    unit, j = state.figures[i], index_of(state, answer.unit)
    special = special_named(state, unit, answer.ability)
    if special is None:
        return refusal("no-such-special", "no_special", "UW-TURN-05", SETTLED, ability=answer.ability)
    if j == NOBODY or not is_target(special, unit, state.figures[j]):
        return refusal("special-target", "target", SETTLED, unit=answer.unit, target=special.target)
    if (special.effect == MOVE) != (answer.mark is not None):
        return refusal("special-mark", "mark", SETTLED, ability=answer.ability, moves=int(special.effect == MOVE))
    if special.effect == DISORDER and state.figures[j].body.disordered:
        return refusal("ruled-disorder", "disordered", SETTLED, "UW-TURN-07", unit=answer.unit)
    if answer.mark is None:
        return None
    if not is_within(distance(centre_of(state.figures[j]), answer.mark), special.push):
        return refusal("special-far", "far", SETTLED, unit=answer.unit, inches=f"{special.inches:g}")
    return place_refusal(state, j, answer.mark, None, SETTLED)


def is_in_reach(state: State, i: int, answer: Use) -> bool:
    """Whether a special reaches the unit that it is used on. [UW-ABL-09 UW-RNG-03]"""
    there = centre_of(state.figures[index_of(state, answer.unit)])
    return is_within(distance(centre_of(state.figures[i]), there), special_used(state, i, answer).reach)


def uses(state: State, i: int) -> tuple[Use, ...]:
    """The specials of the scenario that unit i may use, each on whom it may; of moves some, the whole way in each of eight
    directions. Engine suggestions (filler). [UW-ABL-09]"""
    unit = state.figures[i]
    found = (
        (Use(special.name, other.id, mark) for mark in marks)
        for special in specials_of(state, unit)
        for other in state.figures
        if is_target(special, unit, other)
        for marks in (marks_round(other, special.push) if special.effect == MOVE else ((None,),))
    )
    legal = (next((use for use in same if use_refusal(state, i, use) is None), None) for same in found)
    return tuple(dict.fromkeys(use for use in legal if use is not None))


def marks_round(unit: Unit, length: int) -> tuple[tuple[Point, Point], ...]:
    """The places so far from a unit in each of eight directions, each on the tenth of an inch before it, and exactly."""
    start = centre_of(unit)
    exact = (place_at_offset(start, heading, length, 0) for heading in COMPASS.values())
    if length < 2 * TENTH:
        return tuple((at, at) for at in exact)
    return tuple(((tenth_before(start[0], x), tenth_before(start[1], y)), (x, y)) for x, y in exact)


def tenth_before(start: int, end: int) -> int:
    """The last tenth of an inch that lies on the way from one coordinate to another, or the end if none does.

    >>> tenth_before(0, 3 * TENTH + 1) // TENTH, tenth_before(5 * TENTH, 3 * TENTH - 1) // TENTH
    (3, 3)
    """
    found = end // TENTH * TENTH if start <= end else -(-end // TENTH) * TENTH
    return found if min(start, end) <= found <= max(start, end) else end


def use(ref: Referee, state: State, i: int, answer: Use) -> State:
    """The state after a special action of the scenario, whose reach is measured now; out of it no die is thrown. [UW-ABL-09]"""
    special, j = special_used(state, i, answer), index_of(state, answer.unit)
    unit, other = state.figures[i], state.figures[j]
    far = tenths_text(distance(centre_of(unit), centre_of(other)))
    say(ref, "uses", who=unit.id, target=other.id, ability=special.name, distance=far, clauses=(SETTLED,))
    if not is_in_reach(state, i, answer):
        say(ref, "special_short", clauses=(SETTLED, "UW-RNG-03"))
        return state
    dice, sides = special.thrown
    if special.effect == LOSSES:
        found = special_attack(ref, special_strike(dice, sides, defense_of(other)))
        return land_blows(ref, state, (Blow(j, found, i),))[0]
    if not special_success(ref, dice, sides, special.least):
        return state
    if answer.mark is None:
        return disorder(ref, state, j, SETTLED)
    return without_ended_contacts(shift(ref, state, j, answer.mark, None, SETTLED))
