"""What it is worth to a computer player that a unit stands where it does."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.core.faces.opponent import Manner
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.opponent.aims import approach_worth, holding_worth, leaving_worth
from affray.systems.wargame.opponent.outlook import Foe, danger, foes_after, foes_before, promise, promises, spot_of
from affray.systems.wargame.opponent.urge import BOLD, closing_worth, urge
from affray.systems.wargame.position.ending import turn_to_come
from affray.systems.wargame.position.state import KEPT, PICK, State, Unit, is_fielded
from affray.systems.wargame.rules.body import body_in_new_turn

FUTURE = 0.6
"""How much counts what may be done in the turns to come."""
CARE = 0.5
"""How much counts what may be suffered in the enemy's next turn."""


class Scene(NamedTuple):
    """What one unit finds before it acts: all that the worth of a place hangs on besides the unit in that place."""

    before: State
    """The position with nobody activated."""
    i: int
    """The unit."""
    foes: tuple[Foe, ...]
    """Its enemies on the field."""
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
    return Scene(
        before=before,
        i=i,
        foes=foes_before(before, i) if is_fielded(before.figures[i]) else (),
        eager=urge(before, before.figures[i].side),
        has_round=before.round < before.aim.rounds,
        has_turn=turn_to_come(before) is not None,
        manner=manner,
    )


def place_worth(scene: Scene, unit: Unit) -> float:
    """What it is worth that a unit stands where an action has brought it."""
    before, i, manner = scene.before, scene.i, scene.manner
    if not is_fielded(unit):
        return manner.ground * leaving_worth(before, unit, i)
    ground = (
        holding_worth(before, i, () if unit.body.token else unit.at)
        + approach_worth(before, unit, i)
        + leaving_worth(before, unit, i)
    )
    spot, foes = spot_of(unit), foes_after(before, scene.foes, unit, i)
    own = theirs = 0.0
    if scene.has_round:
        found = promises(promise(foe.mine, spot, foe.spot, before.board) for foe in foes)
        own = manner.dealt * (FUTURE * found) + closing_worth(scene.eager, foes, spot)
    if scene.has_turn:
        theirs = manner.taken * (CARE * (1 - BOLD * scene.eager) * danger(foes, spot, before.board))
    worth = manner.ground * ground + own - theirs
    return worth + manner.distance * nearest_inches(unit, foes) if manner.distance else worth


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
