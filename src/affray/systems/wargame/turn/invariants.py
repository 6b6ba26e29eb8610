"""Which invariants a position breaks: whether the rules can have led to it, and whether they can go on from it."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from affray.core.reading.naming import name_fault, shared_name_faults, side_faults
from affray.space.plane.areas import has_all_shapes
from affray.space.plane.crowds import overlap_among, overlap_between
from affray.space.plane.formations import grid_places
from affray.space.plane.points import is_near
from affray.space.plane.turning import TURN
from affray.systems.wargame.content.codes import (
    BASIC,
    HERO,
    LADDER,
    NO_FORMATION,
    ORDNANCE,
    REGIMENT,
    SKIRMISH,
    VEHICLE,
    hits_to_remove,
)
from affray.systems.wargame.content.house_rules import LEAVES, option_facts
from affray.systems.wargame.content.profile import longest_range
from affray.systems.wargame.position.contact import grid_of, is_in_contact
from affray.systems.wargame.position.state import (
    ACT,
    AGREE,
    AMENDED,
    AWAY,
    DEPLOY,
    DRAW,
    FIELDED,
    LOST,
    NAME,
    OVER,
    ROUND,
    START,
    TALKS,
    UNDECIDED,
    WAITING,
    State,
    Unit,
    bases_of,
    can_declare,
    ground_of,
    is_alone,
    is_fielded,
    is_of_several,
    shapes_of,
)
from affray.systems.wargame.rules.contact import is_coherent
from affray.systems.wargame.rules.hull import Damage, has_facing, lost_facings
from affray.systems.wargame.rules.order_and_actions import FAST_ACTIONS, is_order_rolled
from affray.systems.wargame.turn.activation import acting_unit, is_bad_declaration
from affray.systems.wargame.turn.after_an_attack import hull_of
from affray.systems.wargame.turn.rulings import other_sides
from affray.systems.wargame.turn.special_effects import effects_refusal


def broken_invariants(state: State) -> tuple[str, ...]:
    """Which invariants the position breaks. A check is made only where the checks that it rests on hold."""
    found = [*side_faults(state.sides), *shared_name_faults([unit.id for unit in state.figures]), *broken_frame(state)]
    found.extend(f"unit {unit.id!r}: {fault}" for unit in state.figures for fault in broken_unit(state, unit))
    return tuple(found or broken_phase(state) or broken_ground(state)) or broken_marks(state)


def broken_frame(state: State) -> Iterator[str]:
    """What is wrong with the house rules and with what the battle is about. [UW-VIC-02]"""
    for fact, given in zip(option_facts(), state.house, strict=True):
        if not 0 <= given < len(fact.values):
            yield f"option {fact.name}: no value {given}"
    aim, sides = state.aim, len(state.sides)
    if not 0 <= aim.attacker < sides or len(aim.leaders) not in (0, sides):
        yield "the attacker or the named heroes are none of the sides'"
    if len(state.taken) != (sides if is_of_several(state) else 0) or any(points < 0 for points in state.taken):
        yield "the points that the sides have taken are none, or not one for each of three or more"
    known = set(range(sides * is_of_several(state)))
    if len(set(state.out)) < len(state.out) or not set(state.out) <= known or len(state.out) == sides:
        yield "the sides out of the battle are none or all of three or more, or one is out twice"
    elif state.house.broken_army == LEAVES and any(
        is_fielded(unit) and unit.side in state.out for unit in state.figures
    ):
        yield "an army that is out of the battle is on the field"
    if not 1 <= state.round <= aim.rounds:
        yield f"round {state.round} of {aim.rounds}"


# --- one unit ---------------------------------------------------------------------------------------------------------
def broken_unit(state: State, unit: Unit) -> list[str]:
    """Which invariants one unit breaks. [UW-MIN-03 UW-MIN-05]"""
    if name_fault(unit.id):
        return [name_fault(unit.id)]
    profile, found = unit.profile, list[str]()
    if not 0 <= unit.side < len(state.sides):
        found.append("its side is none of the game's")
    if not BASIC <= profile.type <= VEHICLE or not WAITING <= unit.status <= AWAY or not 0 <= unit.heading < TURN:
        found.append("type, status or heading is none")
    if profile.ad[0] < 1 or profile.ad[1] not in LADDER or profile.defense < 1 or min(profile.move, *profile.base) < 0:
        found.append("dice, Move, Defense or base is out of bounds")
    if unit.each < 0 or unit.gun < 0 or (unit.gun and profile.type != ORDNANCE):
        found.append("its price is none")
    return found or [*broken_count(unit), *broken_form(unit), *broken_marking(unit), *broken_body(unit)]


def broken_count(unit: Unit) -> Iterator[str]:
    """What is wrong with the number of miniatures for the status. [UW-MIN-05 UW-HERO-01 UW-VEH-02]"""
    present = unit.status in (FIELDED, AWAY)
    if not int(present) <= len(unit.at) <= (unit.initial if present else 0) or unit.initial < 1:
        yield "so many miniatures do not fit its status"
    elif is_alone(unit) and unit.initial != 1:
        yield "it is a hero or a vehicle, but not alone"


def broken_form(unit: Unit) -> Iterator[str]:
    """What is wrong with formation and files for the type and the number. [UW-FORM-01 UW-FORM-05 UW-GEO-06]"""
    vehicle = unit.profile.type == VEHICLE
    if unit.formation not in ((NO_FORMATION,) if vehicle else (REGIMENT, SKIRMISH)):
        yield "its formation is none of its type"
    standing = unit.initial if unit.status not in (FIELDED, AWAY, LOST) else len(unit.at)
    ranked = unit.formation == REGIMENT and standing > 0
    if not int(ranked) <= unit.files <= (standing if ranked else 0):
        yield "its files do not fit its formation and number"


def broken_marking(unit: Unit) -> Iterator[str]:
    """What is wrong with disorder and tokens. [UW-TURN-07 UW-MOR-03 UW-MOR-05]"""
    if (unit.body.disordered or unit.body.token) and not is_fielded(unit):
        yield "it is disordered or has a token, yet is not on the field"
    if unit.body.token and is_alone(unit):
        yield "it makes no checks, yet has a token"
    if unit.body.activated and unit.status == WAITING:
        yield "it was activated, yet waits"


def broken_body(unit: Unit) -> Iterator[str]:
    """What a hero and a vehicle have lost that they cannot have lost. [UW-HERO-04 UW-VEH-15]"""
    if not 0 <= unit.body.steps < (hits_to_remove(unit.profile.ad[1]) if unit.profile.type == HERO else 1):
        yield "a hero stands who has lost all steps, or steps are lost by no hero"
    *counts, shut = unit.damage
    if unit.profile.type != VEHICLE:
        if any(counts) or shut:
            yield "it is damaged, yet no vehicle"
        return
    most = ceil(unit.profile.move), unit.profile.defense - 1, ceil(longest_range(unit.profile) / 2)
    if min(counts) < 0 or any(lost > had for lost, had in zip(counts[: len(most)], most, strict=True)):
        yield "it has lost more than it had"
    lost, whole = lost_facings(unit.damage), hull_of(unit)._replace(damage=Damage())
    if len(set(lost)) < len(lost) or not all(has_facing(whole, facing) for facing in lost):
        yield "it has lost a facing twice, or one that it has not"


# --- the ground -------------------------------------------------------------------------------------------------------
def broken_ground(state: State) -> list[str]:
    """What is wrong with where units stand: off the field, in terrain, in one another, out of formation. [UW-GEO-05
    UW-GEO-06 UW-GEO-07 UW-FORM-02 UW-FORM-03 UW-MOVE-11]"""
    ground = ground_of(state.board)
    standing = [unit for unit in state.figures if is_fielded(unit)]
    found = []
    for unit in standing:
        shapes = shapes_of(unit)
        if not has_all_shapes(ground.field, shapes):
            found.append(f"unit {unit.id!r} stands off the field")
        if overlap_between(shapes, ground.terrain):
            found.append(f"unit {unit.id!r} stands in terrain")
        if not is_in_formation(state, unit):
            found.append(f"unit {unit.id!r} is out of formation")
    owners = [unit.id for unit in standing for _ in unit.at]
    pair = overlap_among([shape for unit in standing for shape in shapes_of(unit)])
    if pair is not None:
        found.append(f"bases of {owners[pair[0]]!r} and {owners[pair[1]]!r} overlap")
    return found


def is_in_formation(state: State, unit: Unit) -> bool:
    """Whether a regiment is a grid and skirmishers hang together. Where a neighbour is enough, losses may leave one alone;
    those that fall when a move ends the game are chosen for where it led. [UW-GEO-06 UW-GEO-07 UW-MEL-09 UW-MEL-11]"""
    if unit.formation == REGIMENT:
        return all(is_near(at, place, 0) for at, place in zip(unit.at, grid_places(grid_of(unit)), strict=True))
    return bool(state.house.coherency) or state.phase == OVER or is_coherent(bases_of(unit), state.house)


def broken_marks(state: State) -> tuple[str, ...]:
    """Which marks are wrong: only enemies in contact have a melee behind them, each pair once. [UW-MEL-09]"""
    if any(one >= other for one, other in pairwise(state.marks)):
        return ("the marks are out of order",)
    return tuple(f"a melee is marked between {i} and {j}" for i, j in state.marks if not is_pair(state, i, j))


def is_pair(state: State, i: int, j: int) -> bool:
    """Whether two indexes, the lower first, are those of enemies in contact."""
    if not 0 <= i < j < len(state.figures):
        return False
    return state.figures[i].side != state.figures[j].side and is_in_contact(state, i, j)


# --- the turn ---------------------------------------------------------------------------------------------------------
def broken_phase(state: State) -> list[str]:
    """What the phase needs that the position lacks. [UW-TURN-01 UW-TURN-02 UW-VIC-01]"""
    if not START <= state.phase <= AMENDED:
        return ["the phase is none"]
    sides = list(range(len(state.sides)))
    if (state.phase != START and not state.order) or (state.order and sorted(state.order) != sides):
        return ["the order is none of the sides"]
    if not 0 <= state.stage < len(sides):
        return ["no side has the turn"]
    found = []
    statuses = {unit.status for unit in state.figures}
    if state.phase == START and not state.order and statuses != {WAITING}:
        found.append("a unit is on the field before the order is rolled")
    if state.phase == START and state.order and statuses != {FIELDED}:
        found.append("the order is settled, yet a unit is not on the field")
    if state.phase not in (START, DEPLOY, NAME) and WAITING in statuses:
        found.append("a unit waits after the deployment")
    if (state.winner != UNDECIDED) != (state.phase == OVER) or state.winner not in (*sides, UNDECIDED, DRAW):
        found.append("the winner does not fit the phase")
    if state.phase == ROUND and not is_order_rolled(state.round, state.house):
        found.append("the order is rolled anew, yet holds for the game")
    return found + broken_activation(state)


def broken_activation(state: State) -> list[str]:
    """What is wrong with the activation under way. [UW-TURN-02 UW-TURN-04 UW-TURN-06]"""
    act = state.act
    acts = state.phase == ACT or state.phase in TALKS
    if act is None or not acts:
        return [] if act is None and not acts else ["the activation does not fit the phase"]
    if not 0 <= act.unit < len(state.figures):
        return ["no unit is activated"]
    unit = state.figures[act.unit]
    if not is_fielded(unit) or not unit.body.activated or unit.side != state.order[state.stage]:
        return [f"unit {unit.id!r} cannot be the one activated"]
    left, melees, shots, _ = act.progress
    if not 1 <= left <= FAST_ACTIONS or min(melees, shots) < 0:
        return ["the actions left, or attacks made, are out of bounds"]
    return list(broken_ruling(state))


def broken_ruling(state: State) -> Iterator[str]:
    """What is wrong with the special action that is being settled. [UW-ABL-08]"""
    ruling = state.ruling
    if (ruling is not None) != (state.phase in TALKS):
        yield "a special action does not fit the phase"
    if ruling is None or state.phase not in TALKS:
        return
    if not can_declare(state, state.figures[acting_unit(state)]) or is_bad_declaration(ruling.words):
        yield "the unit can declare no such special action"
    others = set(other_sides(state))
    if not set(ruling.agreed) < others or len(set(ruling.agreed)) < len(ruling.agreed):
        yield "the sides that have agreed are none, or all others"
    if not set(ruling.amended) <= others or len(set(ruling.amended)) < len(ruling.amended):
        yield "the sides that have amended are none of the others"
    if bool(ruling.effects) != (state.phase in (AGREE, AMENDED)) or effects_refusal(state, ruling.effects) is not None:
        yield "the ruling cannot come about"
    if state.phase == AMENDED and (ruling.agreed or not ruling.amended):
        yield "nobody has amended the ruling"
