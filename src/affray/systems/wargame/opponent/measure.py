"""What a side has in a position, in numbers that a person can read and that tell who is going to win."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import isqrt

from affray.space.plane.measure import INCH
from affray.space.plane.points import squared_distance
from affray.systems.wargame.content.codes import EXIT, HERO, ORDNANCE, VEHICLE, hits_to_remove
from affray.systems.wargame.opponent.outlook import best_blows
from affray.systems.wargame.opponent.places import without_activation
from affray.systems.wargame.position.ending import (
    holders,
    points_led_off,
    points_to_lead_off,
    starting_points,
    tally,
    winner_now,
)
from affray.systems.wargame.position.state import (
    ACT,
    AWAY,
    DEPLOY,
    FIELDED,
    LOST,
    NAME,
    PICK,
    ROUND,
    START,
    TALKS,
    State,
    Unit,
    centre_of,
    has_turns,
    is_fielded,
    starting_value,
)

WHOLE = 10.0
"""What a share of all counts as."""
NEAR_OBJECTIVE = 20.0
"""So many inches from an objective a unit is no longer near to it."""


def turns_begun(state: State) -> int:
    """How many turns have begun, of either side; none before the battle. [UW-TURN-02]"""
    if state.phase in (START, NAME, DEPLOY):
        return 0
    return (state.round - 1) * len(state.order) + (0 if state.phase == ROUND else state.stage + 1)


def own_units(state: State, side: int) -> list[Unit]:
    """The units of a side on the field."""
    return [unit for unit in state.figures if unit.side == side and is_fielded(unit)]


# --- what is left -----------------------------------------------------------------------------------------------------
def unit_count(state: State, side: int) -> float:
    """How many units are on the field, or have left it unharmed; none of an army that has left it beaten. [UW-VIC-03]"""
    return has_turns(state, side) * float(
        sum(unit.side == side and unit.status in (FIELDED, AWAY) for unit in state.figures)
    )


def value_left(state: State, side: int) -> float:
    """What is left of the army: 10 for all of its points."""
    own = tally(state, side)
    return WHOLE * float(1 - own.lost / own.start) if own.start and side not in state.out else 0.0


def losses_to_breaking(state: State, side: int) -> float:
    """What the army may lose before it breaks: 10 as it began, 0 once it is broken. [UW-VIC-03]"""
    return max(0.0, 2 * value_left(state, side) - WHOLE)


def wholeness(state: State, side: int) -> float:
    """How sound the heroes, vehicles and crews on the field are, by their price: 10 for all unhurt, less for what is lost and
    what they have suffered, none for an army that has left it beaten."""
    if not has_turns(state, side):
        return 0.0
    units = [unit for unit in state.figures if unit.side == side and unit.profile.type in (HERO, VEHICLE, ORDNANCE)]
    price = sum(price_of(unit) for unit in units)
    return WHOLE * sum(price_of(unit) * soundness(unit) for unit in units) / price if price else WHOLE


def soundness(unit: Unit) -> float:
    """What share is left of a hero's dice, a vehicle's parts or a crew."""
    if not is_fielded(unit):
        return 0.0 if unit.status == LOST else 1.0
    if unit.profile.type == HERO:
        return 1 - unit.body.steps / hits_to_remove(unit.profile.ad[1])
    if unit.profile.type == VEHICLE:
        suffered = unit.damage.slower + unit.damage.weaker + unit.damage.shorter + unit.damage.worse
        return 1 / (1 + suffered / 4)
    return len(unit.at) / unit.initial


@lru_cache(maxsize=4096)
def price_of(unit: Unit) -> float:
    """What a unit was worth at the start, in points."""
    return float(starting_value(unit))


# --- how it stands ----------------------------------------------------------------------------------------------------
def threat(state: State, side: int) -> float:
    """What its units may do in their next activations, each to its best target, by exact odds: 10 for all points of the
    enemy."""
    return share_of_foe(state, side, (blow for _, blow in own_blows(state, side)))


def threat_now(state: State, side: int) -> float:
    """The same of the units that are still to be activated in this turn: they come first, and the other side has none."""
    if state.phase not in (PICK, ACT, *TALKS) or side != state.order[state.stage]:
        return 0.0
    return share_of_foe(state, side, (blow for unit, blow in own_blows(state, side) if not unit.body.activated))


def own_blows(state: State, side: int) -> Iterator[tuple[Unit, float]]:
    """The units of a side, each with the most that it may do to an enemy in its next activation."""
    known = best_blows(without_activation(state))
    return ((unit, blow) for unit, blow in zip(state.figures, known, strict=True) if unit.side == side)


def share_of_foe(state: State, side: int, worth: Iterable[float]) -> float:
    """What points of the enemy are as a share of his army, of several enemies of one of their armies: 10 for all of it."""
    theirs = [starting_points(state, foe) for foe in range(len(state.sides)) if foe != side]
    return min(WHOLE, WHOLE * sum(worth) / (sum(theirs) / len(theirs) or 1.0))


def shaken_count(state: State, side: int) -> float:
    """How many units have lost their nerve or their order. [UW-MOR-03 UW-TURN-07]"""
    return float(sum(bool(unit.body.token or unit.body.disordered) for unit in own_units(state, side)))


# --- what it is about -------------------------------------------------------------------------------------------------
def objectives_held(state: State, side: int) -> float:
    """How many objectives it holds. [UW-VIC-05]"""
    return float(holders(state).count(side))


def objectives_near(state: State, side: int) -> float:
    """How near its nearest unit is to each objective: 1 for one that stands on it, 0 for none within 20 inches."""
    centres = [centre_of(unit) for unit in own_units(state, side)]
    ways = [min(squared_distance(at, place) for at in centres) for place in state.board.objectives if centres]
    return sum(max(0.0, 1 - isqrt(way) / INCH / NEAR_OBJECTIVE) for way in ways)


def standing(state: State, side: int) -> float:
    """10 in the last round where it would win if the battle ended now, less the earlier it is; of an attacker who has to leave,
    10 for all of his points led off. [UW-VIC-02 UW-VIC-04]"""
    if state.aim.kind == EXIT and side == state.aim.attacker:
        return WHOLE * min(1.0, float(points_led_off(state) / points_to_lead_off(state)))
    return WHOLE * state.round / state.aim.rounds if winner_now(state) == side else 0.0


MEASURES: Sequence[tuple[str, Callable[[State, int], float]]] = (
    ("units left", unit_count),
    ("value left", value_left),
    ("losses to breaking", losses_to_breaking),
    ("heroes, vehicles and crews sound", wholeness),
    ("threat", threat),
    ("threat of units yet to act", threat_now),
    ("units shaken", shaken_count),
    ("objectives held", objectives_held),
    ("objectives near", objectives_near),
    ("wins as it stands", standing),
)
FEATURES = tuple(name for name, _ in MEASURES)


def measure(state: State, side: int) -> tuple[float, ...]:
    """What a side has in a position, feature by feature."""
    return tuple(count(state, side) for _, count in MEASURES)
