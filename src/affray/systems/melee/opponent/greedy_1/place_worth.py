"""What a place is worth to a figure that could end its move there: the best that it can do from it, less what it must fear.

All in points of ST. A move is looked through once: what its places are worth stays the same at each of its steps.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.space.bodies import Hexes, body_distance
from affray.space.hex import distance, neighbour
from affray.systems.melee.content.codes import DISENGAGED, FRONT, MISSILE, MISSILE_SPELL, STANDING
from affray.systems.melee.opponent.greedy_1.worth import (
    bolts,
    far_arm,
    foes_of,
    near_arms,
    spare_strength,
    usual,
    usual_bolt,
    usual_shot,
    zone_from,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import field, ma
from affray.systems.melee.position.state import MOVE, State, put_figure, with_fields
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.aim import megahexes
from affray.systems.melee.rules.engagement import Placed, can_engage, has_in_front, heights_meet
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.load import half_ma
from affray.systems.melee.rules.steps import ROUND, Going
from affray.systems.melee.turn.aiming import NO_ITEM, reach_refusal

THREAT, HELPLESS, COMING = 0.5, 1.0, 0.2
TOO_FAR, NEARER = 0.3, 0.05
"""What each hex costs that lies between a figure and the place from which it could charge next turn, and each hex nearer."""
LOOKING = 0.3
IN_SHADOW, IN_FIRE, ON_ROUGH, IN_THE_AIR = 0.4, 4.0, 0.3, 0.8
DISTANT = 4
"""How many hexes a figure that shoots or casts likes to keep between itself and its foes."""
ROOM = 0.2
CASTING = 2.0
STEADY = 1
"""How many hexes whoever would shoot or cast may have moved. [CM-OPT-16 CM-OPT-18]"""


class Stand(NamedTuple):
    """A place where a figure could end its move, and the way there: everybody as they then stand, the hexes moved, how often
    through fire, over broken ground or not."""

    figures: tuple[Placed, ...]
    moved: int
    burns: int
    rough: bool


class Near(NamedTuple):
    """A foe as it stands to a place, whichever way the figure faces there: how far apart they are, and how far head from
    head, whether heights meet, and, next to it, the zone of the foe that the place is in and whether the foe has the figure
    in front."""

    foe: int
    apart: int
    far: int
    meets: bool
    behind: int
    in_front: bool


class Look:
    """What a figure's chances depend on that no move of its own changes, and the worth of places as far as asked for."""

    def __init__(self, state: State, i: int) -> None:
        self.state, self.i, self.figure = state, i, state.figures[i]
        self.foes = foes_of(state, i)
        self.half = half_ma(ma(state, i))
        self.far_arm = far_arm(state, i)
        self.casts = bool(self.figure.spells) and spare_strength(state, i) > 0
        self.bolts = bolts(state, i)
        self.casting = CASTING if len(self.figure.spells) > len(self.bolts) else 0.0
        self.arms = bool(near_arms(state, i))
        self.shadow, self.fire = (
            spell_effects.terrain_hexes(state, "shadow"),
            spell_effects.terrain_hexes(state, "fire"),
        )
        self.field = field(state)
        self.round = len(self.figure.hexes) in ROUND
        self.reach = {j: 1 + half_ma(ma(state, j)) for j in self.foes if not state.figures[j].turn.moved}
        self.around: dict[Hexes, tuple[Near, ...]] = {}
        self.turns: dict[tuple[Hexes, int], tuple[int, ...]] = {}
        self.worths: dict[tuple[Hexes, int, int, bool, int, bool], float] = {}

    def facings(self, figures: tuple[Placed, ...], going: Going) -> tuple[int, ...]:
        """The facings that a move may end in where the figure has come."""
        own = figures[self.i]
        key = own.hexes, own.facing
        if key not in self.turns:
            self.turns[key] = steps.open_facings(self.field, figures, self.i, going, self.state.house)
        return self.turns[key]

    def worth(self, stand: Stand) -> float:
        """What it is worth to end the move so; of the hexes moved only as much counts as tells what the figure can yet do."""
        own = stand.figures[self.i]
        few, many = min(stand.moved, STEADY + 1), stand.moved > self.half
        key = self.hexes_of(own), own.facing, few, many, stand.burns, stand.rough
        if key not in self.worths:
            self.worths[key] = self.weighed(stand)
        return self.worths[key]

    def weighed(self, stand: Stand) -> float:
        """The same, worked out: the best that can be done from there, less what must be feared."""
        own = stand.figures[self.i]
        near = self.near(stand)
        gain = max(self.strike(stand), self.shot(stand), self.spell(stand))
        worth = gain - self.fear(stand, acts=gain > 0) + self.looks(stand)
        close = min((other.apart for other in near), default=DISTANT)
        if self.far_arm or self.casts:
            worth += ROOM * min(close, DISTANT)
        if gain <= 0:
            worth -= TOO_FAR * max(0, close - self.half - 1) + NEARER * close
        worth -= IN_FIRE * (stand.burns + any(pos in self.fire for pos in own.hexes)) + ON_ROUGH * stand.rough
        worth += IN_THE_AIR * own.airborne
        return worth + IN_SHADOW * any(pos in self.shadow for pos in own.hexes) * (not gain)

    def near(self, stand: Stand) -> tuple[Near, ...]:
        """The foes from a place."""
        own = stand.figures[self.i]
        key = self.hexes_of(own)
        if key not in self.around:
            self.around[key] = tuple(self.foe_at(own, stand.figures[j], j) for j in self.foes)
        return self.around[key]

    def hexes_of(self, own: Placed) -> Hexes:
        """The hexes of a place as far as they matter: of a round body the head."""
        return own.hexes[:1] if self.round else own.hexes

    def foe_at(self, own: Placed, foe: Placed, j: int) -> Near:
        """One foe from a place."""
        apart, far, meets = (
            body_distance(own.hexes, foe.hexes),
            distance(own.hexes[0], foe.hexes[0]),
            heights_meet(own, foe),
        )
        if apart > 1:
            return Near(j, apart, far, meets, FRONT, in_front=False)
        source = min(own.hexes, key=lambda pos: body_distance((pos,), foe.hexes))
        behind = zone_from(self.state, j, source)
        return Near(j, apart, far, meets, behind, in_front=can_engage(foe) and has_in_front(foe, own))

    def strike(self, stand: Stand) -> float:
        """The best blow at an adjacent foe in front that the move leaves open. [CM-SPEED-05]"""
        own, best = stand.figures[self.i], 0.0
        if stand.moved > self.half or own.posture != STANDING or not self.arms:
            return best
        for near in self.near(stand):
            if near.apart == 1 and near.meets and has_in_front(own, stand.figures[near.foe]):
                best = max(best, usual(self.state, self.i, near.foe, near.behind))
        return best

    def shot(self, stand: Stand) -> float:
        """The best shot that the move leaves open; an engaged figure has its last one only where it stays. [CM-OPT-16
        CM-OPT-22]"""
        if not self.far_arm or stand.moved > (STEADY if self.figure.state == DISENGAGED else 0):
            return 0.0
        return max(
            (usual_shot(self.state, self.i, *aim) for aim in self.aims(stand, MISSILE, self.far_arm)), default=0.0
        )

    def spell(self, stand: Stand) -> float:
        """The best missile spell that the move leaves open, at least a rough worth of still being able to cast.
        [CM-OPT-18 CM-OPT-28]"""
        if not self.casts or stand.moved > STEADY:
            return 0.0
        aims = self.aims(stand, MISSILE_SPELL, NO_ITEM) if self.bolts else ()
        return max(self.casting, *(usual_bolt(self.state, self.i, *aim) for aim in aims), 0.0)

    def aims(self, stand: Stand, kind: int, item: str) -> Iterator[tuple[int, int, int]]:
        """At which foes something that flies could be aimed, from how many megahexes away, and out of which zone of
        theirs. [CM-FACE-05 CM-FACE-06]"""
        own = stand.figures[self.i]
        source = own.hexes[0]
        for j in self.foes:
            pos = stand.figures[j].hexes[0]
            if reach_refusal(self.state, own, stand.figures[j], kind=kind, item=item, source=source, pos=pos) is None:
                yield j, megahexes(source, pos, self.state.house), zone_from(self.state, j, source)

    def fear(self, stand: Stand, *, acts: bool) -> float:
        """What the figure must fear there: the blows of foes that engage it, and of those that may come."""
        own, worst = stand.figures[self.i], 0.0
        for near in self.near(stand):
            foe = stand.figures[near.foe]
            if not near.meets or not can_engage(foe):
                continue
            if near.in_front:
                source = min(foe.hexes, key=lambda pos: body_distance((pos,), own.hexes))
                seen = zone(own.hexes, own.facing, own.posture, source)
                worst += (THREAT if acts else HELPLESS) * usual(self.state, near.foe, self.i, seen)
            elif near.apart <= self.reach.get(near.foe, 0):
                worst += COMING * usual(self.state, near.foe, self.i, FRONT) * (0.5 if acts else 1.0)
        return worst

    def looks(self, stand: Stand) -> float:
        """A little for facing foes rather than away from them, the nearer the more."""
        own, found = stand.figures[self.i], 0.0
        ahead = neighbour(own.hexes[0], own.facing)
        for near in self.near(stand):
            found += (near.far - distance(ahead, stand.figures[near.foe].hexes[0])) / max(1, near.apart)
        return LOOKING * found


def look_at(state: State, i: int) -> Look:
    """The chances of a figure that moves, the same at each step of its move."""
    assert state.move is not None
    figure = with_fields(state.figures[i], hexes=state.move.start, facing=0, walked=0, crawled=0, broken_ground=False)
    return look_of(replace(put_figure(state, i, figure), phase=MOVE, move=None), i)


@lru_cache(maxsize=16)
def look_of(state: State, i: int) -> Look:
    """The chances of a figure, whatever it has moved."""
    return Look(state, i)
