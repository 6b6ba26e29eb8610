"""What urges a computer player on: a side that is not ahead has to go and win, and does not wait under the enemy's
fire. [UW-VIC-02 UW-VIC-04]"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import EXIT, HERO, HOLD, ORDNANCE
from affray.systems.wargame.opponent.means import Means
from affray.systems.wargame.opponent.outlook import Foe, Spot, gap_between
from affray.systems.wargame.position.ending import side_points, sides_left, winner_now
from affray.systems.wargame.position.state import State, starting_value
from affray.systems.wargame.rules.victory import DRAW_SHARE

READY = 0.35
"""How much of the urge there is in the first round; all of it from the middle of the battle on."""
PACE = 0.8
"""What an inch nearer to somebody it can fight is worth to a unit that is urged on, in points."""
WORTHY = 0.006
"""What more it is worth for each point that the unit costs."""
BOLD = 0.35
"""How much of its care a unit gives up that is urged on."""
BEHIND = 0.4
"""How much heroes and crews, who fight from behind others, are urged on."""


@lru_cache(maxsize=64)
def urge(state: State, side: int) -> float:
    """How much a side has to go and win, from 0 to 1: not at all where it would win as things stand by a safe lead, and the
    more the later it is. Of several enemies the one who leads them counts. [UW-VIC-04]"""
    late = min(1.0, READY + (1 - READY) * (state.round - 1) / max(1, state.aim.rounds // 2))
    if state.aim.kind in (HOLD, EXIT):
        return 0.0 if winner_now(state) == side else late
    need = float(DRAW_SHARE * state.aim.limit)
    rivals = [side_points(state, other) for other in sides_left(state) if other != side]
    lead = float(side_points(state, side) - max(rivals, default=Fraction(0)))
    return late * max(0.0, min(1.0, (2 * need - lead) / (2 * need)))


def closing_worth(eager: float, known: Iterable[Foe], spot: Spot) -> float:
    """What it is worth to a unit to be as near as it is to the enemies that it can fight best, if its side is urged on."""
    if not eager:
        return 0.0
    unit = spot.unit
    lacking = min((missing_distance(foe.mine, spot, foe.spot) for foe in known), default=0)
    rate = PACE + WORTHY * float(starting_value(unit)) * len(unit.at) / unit.initial
    return -eager * (BEHIND if unit.profile.type in (HERO, ORDNANCE) else 1.0) * rate * lacking / INCH


def missing_distance(able_to: Means, spot: Spot, foe: Spot) -> int:
    """How far a unit has to go to do something to another: into range, or into contact where it does not shoot."""
    if not able_to.long:
        return gap_between(spot, foe)
    shots = max(0, distance(spot.centre, foe.centre) - able_to.long)
    return min(shots, gap_between(spot, foe)) if able_to.melee > 0 and shots else shots
