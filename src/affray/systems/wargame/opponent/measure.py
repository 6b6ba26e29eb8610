"""What a side has in a position, in numbers that a person can read and that tell who is going to win. Cheap: no odds are worked
out."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import HERO, ORDNANCE, REGIMENT, VEHICLE, hits_to_remove
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.opponent.means import abilities_of, placeless, touching_count
from affray.systems.wargame.position.contact import is_facing
from affray.systems.wargame.position.ending import holders, points_led_off, starting_points, tally, winner_now
from affray.systems.wargame.position.state import (
    LOST,
    State,
    Unit,
    centre_of,
    defense_of,
    dice_of,
    is_fielded,
    starting_value,
)
from affray.systems.wargame.rules.attack_dice import Throw, attack_roll, overrun_roll, ranged_roll
from affray.systems.wargame.rules.victory import points_won
from affray.systems.wargame.turn.attacks import best_melee_weapon, party_of

WHOLE = 10.0
"""What a share of all counts as."""
NEAR_OBJECTIVE = 20.0
"""So many inches from an objective a unit is no longer near to it."""
HOLED = 0.15
"""What a hit on a vehicle costs of it on the average."""
STRIDES = 2
"""So many moves may come before an attack that counts."""
SOON = 6 * INCH
"""How near an enemy is who may strike a regiment that does not look at him."""


def own_units(state: State, side: int) -> list[Unit]:
    """The units of a side on the field."""
    return [unit for unit in state.figures if unit.side == side and is_fielded(unit)]


# --- what is left -----------------------------------------------------------------------------------------------------
def unit_count(state: State, side: int) -> float:
    """How many units are on the field."""
    return float(len(own_units(state, side)))


def value_left(state: State, side: int) -> float:
    """What is left of the army: 10 for all of its points."""
    own = tally(state, side)
    return WHOLE * float(1 - own.lost / own.start) if own.start else 0.0


def losses_to_breaking(state: State, side: int) -> float:
    """What the army may lose before it breaks: 10 as it began, 0 once it is broken. [UW-VIC-03]"""
    return max(0.0, 2 * value_left(state, side) - WHOLE)


def wholeness(state: State, side: int) -> float:
    """How sound the heroes, vehicles and crews on the field are, by their price: 10 for all unhurt, less for what is lost and
    what they have suffered."""
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
def blows(state: State, side: int) -> float:
    """What its units may do to those of the enemy within two moves, each to its best target: 10 for all of his points."""
    foes = own_units(state, 1 - side)
    worth = sum(max((blow(state.house, unit, foe) for foe in foes), default=0.0) for unit in own_units(state, side))
    return min(WHOLE, WHOLE * worth / starting_points(state, 1 - side)) if foes else 0.0


def blow(house: House, unit: Unit, foe: Unit) -> float:
    """What an attack of a unit may take from another, in points, by its average roll; nothing of one too far away or that has
    lost its nerve."""
    able, target = placeless(unit), placeless(foe)
    _, reach, _, _, move = abilities_of(able, house)
    far = distance(centre_of(unit), centre_of(foe))
    if unit.body.token or far > max(reach, INCH) + STRIDES * move:
        return 0.0
    shot = mean_roll(ranged_throw_of(able, house)) if reach else 0.0
    return price_of_hits(target, max(shot, mean_roll(melee_throw_of(able, target, house))))


@lru_cache(maxsize=4096)
def ranged_throw_of(unit: Unit, house: House) -> Throw:
    """What a unit rolls when it shoots."""
    return ranged_roll(party_of(unit), house).throw


@lru_cache(maxsize=20_000)
def melee_throw_of(unit: Unit, foe: Unit, house: House) -> Throw:
    """What a unit rolls when it strikes another with as many as have room."""
    party = party_of(unit, best_melee_weapon(unit, house))
    if unit.profile.type == VEHICLE:
        return overrun_roll(party, house).throw
    return attack_roll(party, range(touching_count(unit, foe)), house).throw


def mean_roll(throw: Throw) -> float:
    """What a throw comes to on the average.

    >>> mean_roll(Throw(2, 2, 6, 3))
    10.0
    """
    return throw.dice * (throw.sides + 1) / 2 + throw.bonus


def price_of_hits(unit: Unit, score: float) -> float:
    """What a unit loses by an attack with that score, in points."""
    hits, each = score / defense_of(unit), float(unit.each)
    if unit.profile.type == VEHICLE:
        return each * min(1.0, HOLED * hits)
    if unit.profile.type == HERO:
        return each * min(1.0, hits / hits_to_remove(dice_of(unit)[1]))
    return each * min(float(len(unit.at)), hits)


def shaken_count(state: State, side: int) -> float:
    """How many units have lost their nerve or their order. [UW-MOR-03 UW-TURN-07]"""
    return float(sum(bool(unit.body.token or unit.body.disordered) for unit in own_units(state, side)))


def open_flanks(state: State, side: int) -> float:
    """How many regiments have an enemy near whom they do not look at. [UW-FORM-04]"""
    foes = [centre_of(foe) for foe in own_units(state, 1 - side)]
    return float(
        sum(
            any(distance(centre_of(unit), at) <= SOON and not is_facing(unit, at) for at in foes)
            for unit in own_units(state, side)
            if unit.formation == REGIMENT
        )
    )


def unit_count_ready(state: State, side: int) -> float:
    """How many units have not been activated in this turn."""
    return float(sum(not unit.body.activated for unit in own_units(state, side)))


# --- what it is about -------------------------------------------------------------------------------------------------
def objectives_held(state: State, side: int) -> float:
    """How many objectives it holds. [UW-VIC-05]"""
    return float(holders(state).count(side))


def objectives_near(state: State, side: int) -> float:
    """How near its nearest unit is to each objective: 1 for one that stands on it, 0 for none within 20 inches."""
    centres = [centre_of(unit) for unit in own_units(state, side)]
    ways = [min((distance(at, place) for at in centres), default=0) for place in state.board.objectives if centres]
    return sum(max(0.0, 1 - way / INCH / NEAR_OBJECTIVE) for way in ways)


def points_now(state: State, side: int) -> float:
    """The points that it would have won: 10 for the limit. [UW-VIC-04]"""
    return WHOLE * float(points_won(tally(state, side), tally(state, 1 - side))) / state.aim.limit


def goal_now(state: State, side: int) -> float:
    """10 where it would win if the battle ended now; else, of an attacker who has to leave, 10 for all of his points led off.
    [UW-VIC-04]"""
    if winner_now(state) == side:
        return WHOLE
    led = points_led_off(state) if side == state.aim.attacker else 0
    return WHOLE * float(led) / (starting_points(state, side) or 1.0)


def leader_left(state: State, side: int) -> float:
    """What is left of the named hero: 10 unhurt, 0 gone; 0 where none is named. [UW-VIC-04]"""
    if not state.aim.leaders:
        return 0.0
    return next((WHOLE * soundness(unit) for unit in state.figures if unit.id == state.aim.leaders[side]), 0.0)


def rounds_left(state: State, side: int) -> float:
    """How many rounds are to come, this one with them. [UW-VIC-02]"""
    return float(state.aim.rounds - state.round + 1)


MEASURES: Sequence[tuple[str, Callable[[State, int], float]]] = (
    ("units on the field", unit_count),
    ("value left", value_left),
    ("losses to breaking", losses_to_breaking),
    ("heroes, vehicles and crews sound", wholeness),
    ("blows within two moves", blows),
    ("units shaken", shaken_count),
    ("regiments with an open flank", open_flanks),
    ("units yet to act", unit_count_ready),
    ("objectives held", objectives_held),
    ("objectives near", objectives_near),
    ("points won", points_now),
    ("wins as it stands", goal_now),
    ("leader left", leader_left),
    ("rounds left", rounds_left),
)
FEATURES = tuple(name for name, _ in MEASURES)


def measure(state: State, side: int) -> tuple[float, ...]:
    """What a side has in a position, feature by feature."""
    return tuple(count(state, side) for _, count in MEASURES)
