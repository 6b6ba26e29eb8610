"""What it is worth to a computer player that a unit stands where it does."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.core.faces.opponent import Manner
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.opponent.aims import approach_worth, holding_worth, is_sent, leaving_worth, points_left
from affray.systems.wargame.opponent.outlook import (
    Foe,
    Spot,
    danger,
    foes_after,
    foes_before,
    known_spot,
    promise,
    promises,
    spot_of,
)
from affray.systems.wargame.opponent.urge import BOLD, closing_worth, missing_distance, urge
from affray.systems.wargame.opponent.worth import unit_weight
from affray.systems.wargame.position.ending import turn_to_come
from affray.systems.wargame.position.state import KEPT, PICK, State, Unit, is_fielded
from affray.systems.wargame.rules.body import body_in_new_turn

FUTURE = 0.6
"""How much counts what may be done in the turns to come."""
CARE = 0.6
"""How much counts what may be suffered in the enemy's next turn."""


class Scene(NamedTuple):
    """What one unit finds before it acts: all that the worth of a place hangs on besides the unit in that place."""

    before: State
    """The position with nobody activated."""
    i: int
    """The unit."""
    foes: tuple[Foe, ...]
    """Its enemies on the field."""
    prey: int | None
    """The place among them of the one from whom it expects most."""
    is_sent: bool
    """Whether it is sent to an objective or to the edge."""
    eager: float
    """How much its side is urged on."""
    has_round: bool
    """Whether a round comes after this one."""
    has_turn: bool
    """Whether a turn comes after this one."""
    manner: Manner
    """What the player cares for."""


# Many positions differ by one unit only, and each is asked for once for every unit that waits.
@lru_cache(maxsize=2 * KEPT)
def scene_of(before: State, i: int, manner: Manner) -> Scene:
    """What unit i finds before it acts."""
    unit = before.figures[i]
    foes = foes_before(before, i) if is_fielded(unit) else ()
    return Scene(
        before=before,
        i=i,
        foes=foes,
        prey=prey_of(before, foes, unit) if foes else None,
        is_sent=is_sent(before, i),
        eager=urge(before, unit.side),
        has_round=before.round < before.aim.rounds,
        has_turn=turn_to_come(before) is not None,
        manner=manner,
    )


class Standing(NamedTuple):
    """What it is worth that a unit stands in a place, in points, and what adds up to that; how far it is from there to what the
    unit is after."""

    worth: float
    """What it is worth."""
    way: float
    """How far it is to what the unit is after, in inches or points."""
    sent: float
    """Nearness to the objective or the edge that it is sent to."""
    hold: float = 0.0
    """Objectives held."""
    strike: float = 0.0
    """What it could do to the enemy."""
    close: float = 0.0
    """Nearness to the enemy, where the side has to go and win."""
    safe: float = 0.0
    """What it may suffer there, below 0."""


def standing(scene: Scene, unit: Unit) -> Standing:
    """What it is worth that a unit stands where an action has brought it, and how far it has to go from there."""
    before, i, manner = scene.before, scene.i, scene.manner
    if not is_fielded(unit):
        left = leaving_worth(before, unit, i)
        return Standing(manner.ground * left, 0.0, left)
    spot, foes = spot_of(unit), foes_after(before, scene.foes, unit, i)
    sent = approach_worth(before, unit, i) + leaving_worth(before, unit, i)
    strike = close = suffered = 0.0
    if scene.has_round:
        found = promises(promise(foe.mine, spot, foe.spot, before.board) for foe in foes)
        strike, close = manner.dealt * (FUTURE * found), closing_worth(scene.eager, foes, spot)
    if scene.has_turn:
        suffered = danger(foes, spot, before.board)
    theirs = manner.taken * (CARE * (1 - BOLD * scene.eager) * suffered)
    hold = lasting_hold(scene, unit, suffered)
    worth = manner.ground * (sent + hold) + (strike + close) - theirs
    if manner.distance:
        worth += manner.distance * nearest_inches(unit, foes)
    way = -sent if scene.is_sent else way_to_prey(scene, spot, foes)
    return Standing(worth, way, sent, hold, strike, close, -theirs)


def lasting_hold(scene: Scene, unit: Unit, suffered: float) -> float:
    """What the objectives are worth as a unit stands, in so far as the enemy's next turn leaves of it what holds them."""
    before, i = scene.before, scene.i
    alone = holding_worth(before, i, ())
    if unit.body.token:
        return alone
    gain, stake = holding_worth(before, i, unit.at) - alone, points_left(unit) * unit_weight(before, i)
    return alone + gain * (1 - min(1.0, suffered / stake) if stake else 1)


def way_to_prey(scene: Scene, spot: Spot, foes: Sequence[Foe]) -> float:
    """How far a unit has to go to do something to the enemy from whom it expects most; 0 where there is none."""
    if scene.prey is None:
        return 0.0
    foe = foes[scene.prey]
    return missing_distance(foe.mine, spot, foe.spot) / INCH


def prey_of(before: State, foes: Sequence[Foe], unit: Unit) -> int | None:
    """The place of the enemy from whom a unit expects most; None where it expects nothing of any."""
    spot = known_spot(unit)
    found = [promise(foe.mine, spot, foe.spot, before.board) for foe in foes]
    return found.index(max(found)) if max(found, default=0.0) > 0 else None


def nearest_inches(unit: Unit, foes: Sequence[Foe]) -> float:
    """How far the nearest enemy is from a unit, in inches; 0 where there is none."""
    centre = spot_of(unit).centre
    return min((distance(centre, foe.spot.centre) for foe in foes), default=0) / INCH


# --- with nobody activated --------------------------------------------------------------------------------------------
def without_activation(state: State) -> State:
    """The state with nobody activated: what a place is worth does not depend on whose turn it is, so it is worked out
    once for all units that wait."""
    return replace(state, phase=PICK, act=None, ruling=None, figures=tuple(map(waiting, state.figures)))


@lru_cache(maxsize=4 * KEPT)
def waiting(unit: Unit) -> Unit:
    """The unit as a turn of its side begins, one object each time."""
    return replace(unit, body=body_in_new_turn(unit.body)) if unit.body.activated else unit
