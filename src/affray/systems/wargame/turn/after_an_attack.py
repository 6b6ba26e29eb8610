"""What attacks do on the field: casualties, what a hero and a vehicle lose, contacts that end, morale, broken armies.
[UW-MEL-05 UW-MEL-06 UW-MEL-11 UW-FORM-02 UW-HERO-03 UW-VEH-13 UW-MOR-01 UW-VIC-03]"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from affray.referee import Referee, choose, say
from affray.space.plane.bases import Base
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance
from affray.systems.wargame.content.codes import (
    CHOOSE_CASUALTY,
    COMMAND,
    DEFENDER,
    FEARLESS,
    HERO,
    NO_CHECK,
    NOBODY,
    PASSED,
    REAR_ATTACK_ARC,
    REGIMENT,
    VEHICLE,
)
from affray.systems.wargame.content.exact_numbers import counted_bits
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import has_ability, longest_range
from affray.systems.wargame.position.contact import is_in_contact
from affray.systems.wargame.position.ending import end_if_broken
from affray.systems.wargame.position.state import (
    LOST,
    State,
    Unit,
    alter_body,
    alter_figure,
    centre_of,
    defense_of,
    dice_of,
    is_fielded,
    is_of_several,
    lost_value,
    size_of,
)
from affray.systems.wargame.rules.attack import losses
from affray.systems.wargame.rules.attack_dice import NONE, Throw
from affray.systems.wargame.rules.body import body_after_hits, body_off_field, body_with_token
from affray.systems.wargame.rules.casualties import burn_casualties, farthest_losses, loss_chooser, next_casualties
from affray.systems.wargame.rules.contact import is_coherent
from affray.systems.wargame.rules.hull import Hull, range_left
from affray.systems.wargame.rules.losses_and_damage import (
    REMOVED,
    damage,
    has_damage_roll,
    hero_die,
    hero_hits,
)
from affray.systems.wargame.rules.morale import Pool, is_in_command_reach, morale, nerve_without_roll
from affray.systems.wargame.rules.whole_attack import Side, morale_pool


class Blow(NamedTuple):
    """What an attack did to a unit, by which unit; `hit` are the miniatures under a template, where it was one; `then` where
    the unit's miniatures will stand, where it is on its way; `once` which they were when the action began, by their indexes
    then, where some have fallen since; `settled` says that the quotient is what it comes to, agreed on and not rolled for, by
    such a clause."""

    unit: int
    quotient: int
    by: int
    hit: tuple[int, ...] = ()
    end_places: tuple[Point, ...] = ()
    start_indexes: tuple[int, ...] = ()
    settled: str = ""


class Toll(NamedTuple):
    """How many miniatures a unit had before an attack and how many it lost; which, by index before it."""

    unit: int
    before: int
    lost: int
    fallen: tuple[int, ...] = ()


# --- an attack --------------------------------------------------------------------------------------------------------
def land_blows(ref: Referee, state: State, blows: Sequence[Blow]) -> tuple[State, tuple[Toll, ...]]:
    """The state after the blows of one attack, all found before anybody is removed: losses, then contacts, then morale in
    their order, then whether an army is broken. [UW-MEL-06 UW-MEL-09 UW-MOR-01 UW-VIC-03]"""
    before, tolls = state, []
    for blow in blows:
        state, toll = suffer_blow(ref, state, blow, centre_of(before.figures[blow.by]))
        tolls.append(toll)
    state = without_ended_contacts(state)
    for toll in tolls:
        state = roll_morale(ref, state, toll)
    return end_if_broken(ref, state), tuple(tolls)


def suffer_blow(ref: Referee, state: State, blow: Blow, eye: Point) -> tuple[State, Toll]:
    """The state after a blow to one unit by another whose centre-most miniature stood at `eye`.
    [UW-MEL-05 UW-HERO-03 UW-VEH-13]"""
    unit = state.figures[blow.unit]
    before = len(unit.at)
    if unit.profile.type == VEHICLE:
        state = remove_unit(ref, state, blow.unit) if blow.settled else hit_vehicle(ref, state, blow)
    elif unit.profile.type == HERO:
        state = hit_hero(ref, state, blow)
    else:
        gone = casualties(ref, state, blow, eye)
        state = remove_miniatures(ref, state, blow.unit, gone)
        return credit(state, unit, blow), Toll(blow.unit, before, len(gone), gone)
    return credit(state, unit, blow), Toll(blow.unit, before, before - len(state.figures[blow.unit].at))


def credit(state: State, before: Unit, blow: Blow) -> State:
    """The state in which the side of the attacker has the points of what a blow destroyed; none for what was its own, and
    none are counted where two sides fight. [UW-VIC-04]"""
    taker = state.figures[blow.by].side
    points = lost_value(state.figures[blow.unit]) - lost_value(before)
    if not is_of_several(state) or not points or taker == before.side:
        return state
    return replace(state, taken=tuple(old + points * (side == taker) for side, old in enumerate(state.taken)))


def remove_miniatures(ref: Referee, state: State, i: int, gone: Sequence[int]) -> State:
    """The state without some miniatures of a unit; the survivors of a regiment close up to the same grid. The event
    says the losses. [UW-FORM-02 UW-GEO-06]"""
    if not gone:
        return state
    unit = state.figures[i]
    left = len(unit.at) - len(gone)
    say(ref, "losses", who=unit.id, lost=len(gone), left=left, clauses=("UW-MEL-05",))
    if not left:
        return remove_unit(ref, state, i)
    if unit.formation == REGIMENT:
        return alter_figure(state, i, at=unit.at[:left], files=min(unit.files, left))
    return alter_figure(state, i, at=tuple(at for index, at in enumerate(unit.at) if index not in gone))


def remove_unit(ref: Referee, state: State, i: int) -> State:
    """The state without a unit."""
    say(ref, "removed", who=state.figures[i].id, clauses=("UW-MEL-05",))
    return alter_figure(state, i, status=LOST, at=(), files=0, body=body_off_field(state.figures[i].body))


# --- who falls --------------------------------------------------------------------------------------------------------
def casualties(ref: Referee, state: State, blow: Blow, eye: Point) -> tuple[int, ...]:
    """The miniatures of a unit that fall, by index. Its owner chooses, under `casualties_chosen_by` the attacker, or
    those farthest from where he stood fall; skirmishers stay coherent where they will stand. A regiment closes up, so
    that it does not matter which of it fall. [UW-MEL-11 UW-ABL-04]"""
    unit = state.figures[blow.unit]
    number = len(unit.at)
    gone = losses(blow.quotient, number)
    if gone == number or unit.formation == REGIMENT:
        return tuple(range(number - gone, number))

    def keeps(left: tuple[int, ...]) -> bool:
        return is_coherent_left(state, unit, blow, left)

    burnt = burn_casualties(blow.hit, number, keeps) if blow.hit else None
    if burnt is not None:
        return burnt
    chooser = loss_chooser(state.house)
    if chooser == NOBODY:
        return farthest_losses([distance(at, eye) for at in unit.at], gone, keeps)
    return choose_casualties(ref, state, blow, gone, blow.unit if chooser == DEFENDER else blow.by)


def choose_casualties(ref: Referee, state: State, blow: Blow, gone: int, who: int) -> tuple[int, ...]:
    """So many casualties, picked one after another among those without whom the others stay coherent; a lone candidate is
    no choice. The choice tells the unit, as bits the candidates by their indexes when the action began, and as bits all who
    are left, with which of how many is chosen; the first answer, the highest candidate, is the one that goes by
    default. [UW-MEL-11]"""
    unit = state.figures[blow.unit]
    number = len(unit.at)
    once = blow.start_indexes or range(number)
    fallen: list[int] = []
    for _ in range(gone):
        left = tuple(i for i in reversed(range(number)) if i not in fallen)
        fit = list(next_casualties(left, lambda others: is_coherent_left(state, unit, blow, others)))
        bits = sum(1 << once[i] for i in fit)
        choice = counted_bits(sum(1 << once[i] for i in left), len(fallen) + 1, gone)
        place = choose(ref, who, CHOOSE_CASUALTY, len(fit) - 1, blow.unit, bits, choice) if len(fit) > 1 else 0
        fallen.append(fit[place])
    return tuple(sorted(fallen))


def is_coherent_left(state: State, unit: Unit, blow: Blow, left: Sequence[int]) -> bool:
    """Whether skirmishers of whom these are left hang together, where they stand or will stand. [UW-MEL-11 UW-MEL-09]"""
    at, size = blow.end_places or unit.at, size_of(unit)
    return is_coherent([Base(at[i], unit.heading, size) for i in left], state.house)


def other_indexes(number: int, some: Sequence[int]) -> tuple[int, ...]:
    """The indexes of all but some."""
    return tuple(i for i in range(number) if i not in some)


# --- heroes and vehicles ----------------------------------------------------------------------------------------------
def hit_hero(ref: Referee, state: State, blow: Blow) -> State:
    """The state after hits on a hero, each of which lowers his die a step. [UW-HERO-03 UW-HERO-04]"""
    unit = state.figures[blow.unit]
    hits = blow.quotient if blow.settled else hero_hits(blow.quotient, state.house)
    if not hits:
        return state
    after = body_after_hits(unit.body, hits)
    die = hero_die(unit.profile.ad[1], after.steps)
    settled = (blow.settled,) if blow.settled else ()
    say(ref, "hero_hit", who=unit.id, hits=hits, die=die, clauses=(*settled, "UW-HERO-03", "UW-HERO-04"))
    return remove_unit(ref, state, blow.unit) if die == REMOVED else alter_figure(state, blow.unit, body=after)


def hull_of(unit: Unit) -> Hull:
    """What of a vehicle can be damaged. [UW-VEH-15]"""
    return Hull(
        move=int(unit.profile.move * INCH),
        defense=unit.profile.defense,
        range=int(longest_range(unit.profile) * INCH),
        rear=int(has_ability(unit.profile, REAR_ATTACK_ARC)),
        damage=unit.damage,
    )


def range_of(unit: Unit, house: House = PLAIN, weapon: int = 0) -> int:
    """A vehicle's range, less what damage took, in billionths of an inch: the longest of its weapons, or under
    `several_weapons` that of the one named. [UW-MIN-06 UW-VEH-15]"""
    return range_left(int(longest_range(unit.profile, weapon, house) * INCH), unit.damage)


def hit_vehicle(ref: Referee, state: State, blow: Blow) -> State:
    """The state after a damage roll, if the blow asks for one. [UW-VEH-13 UW-VEH-14 UW-VEH-15]"""
    unit, zero = state.figures[blow.unit], state.house.vehicle_zero_quotient_rolls
    if has_damage_roll(blow.quotient, zero):
        worse = unit.damage.worse
        say(ref, "vehicle_hit", who=unit.id, quotient=blow.quotient, worse=worse, clauses=("UW-VEH-13",))
    done = damage(ref, blow.unit, blow.by, hull_of(unit), blow.quotient, zero)
    if done.removed:
        return remove_unit(ref, state, blow.unit)
    return alter_figure(state, blow.unit, damage=done.damage)


# --- afterwards -------------------------------------------------------------------------------------------------------
def without_ended_contacts(state: State) -> State:
    """The state with the marks only of pairs that are still in contact. [UW-MEL-09]"""
    kept = tuple(pair for pair in state.marks if is_in_contact(state, *pair))
    return state if kept == state.marks else replace(state, marks=kept)


def with_melee_mark(state: State, i: int, j: int) -> State:
    """The state in which a melee between two units has been fought, if they are still in contact. [UW-MEL-09]"""
    pair = (min(i, j), max(i, j))
    if pair in state.marks or not is_in_contact(state, i, j):
        return state
    return replace(state, marks=tuple(sorted((*state.marks, pair))))


def commanders(state: State, i: int) -> tuple[Pool, ...]:
    """The action dice of the friendly heroes who command near a unit, in the order of their ids. [UW-ABL-06]"""
    unit = state.figures[i]
    heroes = [
        troop
        for n, troop in enumerate(state.figures)
        if n != i and troop.side == unit.side and is_fielded(troop) and has_ability(troop.profile, COMMAND)
    ]
    found = [hero for hero in heroes if is_in_command_reach(distance(centre_of(hero), centre_of(unit)))]
    return tuple(Pool(*dice_of(troop)) for troop in sorted(found, key=lambda troop: troop.id))


def commander_dice(state: State, i: int) -> int:
    """How many dice the heroes who command near a unit have together. [UW-MOR-02 UW-ABL-06]"""
    return sum(pool.dice for pool in commanders(state, i))


def side_of(unit: Unit, throw: Throw = NONE.throw, aid: int = 0) -> Side:
    """A unit as a side of an attack, with so many dice of commanders near it. [UW-MOR-02 UW-ABL-03 UW-ABL-06]"""
    number, sides = dice_of(unit)
    return Side(
        kind=unit.profile.type,
        n=len(unit.at),
        defense=defense_of(unit),
        throw=throw,
        dice=number,
        sides=sides,
        fearless=int(has_ability(unit.profile, FEARLESS)),
        aid=aid,
    )


def roll_morale(ref: Referee, state: State, toll: Toll) -> State:
    """The state after a unit has tested its morale, if the attack asks for it. [UW-MOR-01 UW-MOR-03 UW-ABL-03]"""
    unit = state.figures[toll.unit]
    if not is_fielded(unit):
        return state
    side = side_of(unit)._replace(n=toll.before)
    nerve = nerve_without_roll(side.kind, side.n, toll.lost, side.fearless)
    if nerve == NO_CHECK:
        return state
    if nerve == PASSED:
        say(ref, "fearless", who=unit.id, clauses=("UW-ABL-03",))
        return state
    check = morale(ref, morale_pool(side, toll.lost), commanders(state, toll.unit))
    say(ref, "nerve", who=unit.id, passed=check.passed, clauses=("UW-MOR-02", "UW-MOR-03"))
    return state if check.passed else alter_body(state, toll.unit, body_with_token)
