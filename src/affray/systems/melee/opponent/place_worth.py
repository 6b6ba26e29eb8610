"""What a place is worth to a figure that could end its move there: the best that it can do from it, less what it must fear.

All in points of ST. A move is looked through once: what its places are worth stays the same at each of its steps.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from affray.core.faces.opponent import Manner
from affray.space.bodies import Hexes, body_after_pivot, body_distance
from affray.space.hex import DIRECTIONS
from affray.systems.melee.content.codes import DISENGAGED, FRONT, IN_HTH, MISSILE, MISSILE_SPELL, PRONE, STANDING
from affray.systems.melee.guide.walks import Way
from affray.systems.melee.opponent.casting_hopes import CastingHopes
from affray.systems.melee.opponent.company import (
    are_locked,
    can_fight_near,
    friends_of,
    is_busy,
    is_outmatched,
    must_close_in,
    shoots,
    wards,
)
from affray.systems.melee.opponent.doubts import disbelief_worth
from affray.systems.melee.opponent.flights import Flights
from affray.systems.melee.opponent.strength import can_cast, spending_cost
from affray.systems.melee.opponent.surroundings import Around, NearFoe, Stand, nearer_by_facing
from affray.systems.melee.opponent.worth import (
    awake_foes,
    bolt_strength,
    expected_bolt_harm,
    expected_harm,
    expected_shot_harm,
    far_arm,
    missile_spells,
    near_arms,
    nearest_foe_distance,
    zone_from,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import ma, placed_figures
from affray.systems.melee.position.hands import BREATH
from affray.systems.melee.position.state import MOVE, REAL, State, put_figure, with_fields
from affray.systems.melee.rules.aim import megahexes
from affray.systems.melee.rules.engagement import Placed, can_engage, has_in_front, heights_meet
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.load import half_ma
from affray.systems.melee.rules.steps import ROUND
from affray.systems.melee.turn.aiming import NO_ITEM, Aim, reach_refusal

THREAT, HELPLESS, COMING, UNDER_FIRE = 0.5, 1.0, 0.2, 0.5
TOO_FAR, NEARER = 0.3, 0.05
"""What each hex costs that lies between a figure and the place from which it could charge next turn, and each hex nearer."""
LOOKING = 0.3
CRAWLING = 3.5
"""What a crawl costs, since whoever crawls does not stand up. [CM-OPT-17]"""
BESIDE = 0.15
"""What a friend beside the figure is worth, up to two: they hold a line."""
LOADING = 0.8
FROM_AFAR = 0.5
IN_SHADOW, IN_FIRE, ON_ROUGH, IN_THE_AIR = 0.4, 4.0, 0.3, 0.8
AHEAD = 0.4
"""What each hex costs whoever keeps off that it is nearer to the foes than the first of its friends who fight near."""
DISTANT = 4
"""How many hexes a figure that shoots or casts likes to keep between itself and its foes."""
OUT_OF_IT = 12
"""How many whoever leaves the fight to its friends does."""
ROOM = 0.2
SLIGHT = 0.3
"""What somebody does that is worth no more keeps no foe from its blow."""
WISHED = 0.5
"""From which share of what its spells may bring near its foes a caster does with what they bring from where it is."""
TIRING, A_POINT_FEWER = 0.25, 0.3
"""What running costs at the least, and a caster more of what its spells may bring."""
LATER = 0.4
"""How much of a shot that will be clear next turn counts now for whoever has none from where it is."""
COMES = 0.15
"""How much of a blow at a foe that may yet come within reach counts for whoever could then strike it."""
WARDED, LEFT_ALONE = 2, 0.25
"""How many hexes a guard may be from the one that it guards, and what each more costs."""
ON_THE_WAY = 0.01
LEAVING = 0.2
"""What each hex moved costs whoever cares for its ground, for each point of that above the usual one."""
STEADY = 1
"""How many hexes whoever would shoot or cast may have moved. [CM-OPT-16 CM-OPT-18]"""


class MoveOutlook:
    """What a figure's chances depend on that none of its own moves changes, and the worth of places found so far."""

    def __init__(self, state: State, i: int, manner: Manner) -> None:
        self.state, self.i, self.figure, self.manner = state, i, state.figures[i], manner
        self.foes = awake_foes(state, i)
        self.half = half_ma(ma(state, i))
        self.far_arm = far_arm(state, i)
        self.magic = CastingHopes(state, i) if can_cast(state, i) else None
        self.bolts = missile_spells(state, i) if can_cast(state, i) else ()
        self.casts = bool(self.magic or self.bolts)
        spent = bool(self.figure.spells) and not self.casts
        self.withdraws = (
            spent and is_outmatched(state, i) and any(can_fight_near(state, n) for n in friends_of(state, i))
        )
        self.keeps_off = self.casts or (shoots(state, i) and not are_locked(state, i)) or self.withdraws
        self.awaits = self.keeps_off and any(must_close_in(state, j) and not is_busy(state, i, j) for j in self.foes)
        self.flights = Flights(state, i, self.foes, self.far_arm)
        self.loads = any(turns > 0 for item, turns in self.figure.reload if item in self.figure.ready)
        self.bolt_cost = spending_cost(state, i, bolt_strength(state, i)) if self.bolts else 0.0
        prospects = self.prospects() if self.casts else 0.0
        self.wish = max(SLIGHT, WISHED * prospects)
        self.tiring = max(TIRING, spending_cost(state, i, 1) + A_POINT_FEWER * prospects)
        doubtful = [j for j in self.foes if state.figures[j].life != REAL] if self.figure.state != IN_HTH else []
        self.doubt = max((disbelief_worth(state, i, j) for j in doubtful), default=0.0)
        self.arms = bool(near_arms(state, i))
        self.shadow, self.fire = (
            spell_effects.terrain_hexes(state, "shadow"),
            spell_effects.terrain_hexes(state, "fire"),
        )
        self.round = len(self.figure.hexes) in ROUND
        self.mates = friends_of(state, i)
        self.wards = wards(state, i)
        self.front = self.front_line() if self.keeps_off else 0
        self.blocked = self.far_arm != "" and self.flights.is_blocked(placed_figures(state), self.figure.hexes[0])
        self.stays = self.awaits or self.blocked or self.withdraws
        self.reach = {j: 1 + half_ma(ma(state, j)) for j in self.foes if not state.figures[j].turn.moved}
        self.shares = {j: self.friends_in_reach_of(j) for j in self.foes}
        self.fears = self.flights.fears(placed_figures(state), 1 + len(self.mates))
        self.breaths = {j: fear for j, fear in self.fears.items() if far_arm(state, j) == BREATH}
        self.around: dict[Hexes, Around] = {}
        self.worths: dict[tuple[Hexes, int, int, bool, int, bool], float] = {}
        self.bests: dict[tuple[Hexes, int, int, bool, int, bool], float] = {}

    def front_line(self) -> int:
        """The hexes between the foes and the nearest friend who fights near them, behind whom others stay; 0 for none."""
        return min(
            (nearest_foe_distance(self.state, n) for n in self.mates if can_fight_near(self.state, n)), default=0
        )

    def friends_in_reach_of(self, j: int) -> int:
        """How many of the figure's side a foe could strike, itself among them: it strikes only one of them."""
        foe, reach, figures = self.state.figures[j], self.reach.get(j, 1), self.state.figures
        return 1 + sum(body_distance(figures[n].hexes, foe.hexes) <= reach for n in self.mates)

    # --- places -------------------------------------------------------------------------------------------------------
    def best_worth(self, way: Way) -> float:
        """The worth of the best facing at the end of a way."""
        spot = way.spot
        key = spot.hexes, spot.facing, min(way.moved, STEADY + 1), way.moved > self.half, way.burns, way.rough
        found = self.bests.get(key)
        if found is None:
            found = self.bests[key] = self.computed_best(way)
        return found

    def computed_best(self, way: Way) -> float:
        """The same, worked out: where nobody can be struck or aimed at, only what lies ahead sets the facings apart."""
        stand = Stand(way.spot.ground.figures, way.spot.own, way.moved, way.burns, way.rough)
        around = self.around_of(stand)
        if self.round and around.close > 1 and not self.can_aim(way.moved) and len(way.spot.facings) == len(DIRECTIONS):
            gain = self.manner.dealt * self.steady_worth(stand)
            return self.sum_worth(stand, around, gain, max(around.looks))
        return max(self.facing_worths(way).values())

    def facing_worths(self, way: Way) -> dict[int, float]:
        """What each of the facings open at the end of a way is worth."""
        return {facing: self.facing_worth(way, facing) for facing in way.spot.facings}

    def facing_worth(self, way: Way, facing: int) -> float:
        """What one facing at the end of a way is worth."""
        now = way.spot.own
        hexes = now.hexes if self.round else body_after_pivot(now.hexes, (facing - now.facing) % 6)
        own = Placed(now.side, hexes, facing, *now[3:])
        return self.place_worth(Stand(way.spot.ground.figures, own, way.moved, way.burns, way.rough))

    def best_looking(self, way: Way) -> int:
        """The facing at the end of a way that has the foes before it best."""
        stand = Stand(way.spot.ground.figures, way.spot.own, way.moved, way.burns, way.rough)
        looks = self.around_of(stand).looks
        return max(way.spot.facings, key=looks.__getitem__)

    def place_worth(self, stand: Stand) -> float:
        """What it is worth to end the move so; the hexes moved count as far as they decide what can still be done."""
        few, many = min(stand.moved, STEADY + 1), stand.moved > self.half
        key = self.hexes_of(stand.own), stand.own.facing, few, many, stand.burns, stand.rough
        found = self.worths.get(key)
        if found is None:
            found = self.worths[key] = self.computed_worth(stand)
        return found

    def computed_worth(self, stand: Stand) -> float:
        """The worth of ending the move so, worked out: the best that can be done from there, less what must be feared."""
        around = self.around_of(stand)
        able = max(self.strike_worth(stand), self.shot_worth(stand), self.spell_worth(stand), self.steady_worth(stand))
        gain = self.manner.dealt * able
        return self.sum_worth(stand, around, gain, around.looks[stand.own.facing])

    def sum_worth(self, stand: Stand, around: Around, gain: float, looks: float) -> float:
        """The worth of a place with what can be gained from there, and how well the figure has the foes before it."""
        own, manner = stand.own, self.manner
        fear = manner.taken * self.danger(stand, around, acts=gain > SLIGHT)
        worth = self.with_distance(gain - fear + LOOKING * looks, around.close, gain)
        worth += manner.ground * BESIDE * min(2, around.beside)
        if gain <= 0:
            worth += manner.dealt * self.hopes(stand, around) - self.left_alone(own.hexes)
        worth -= AHEAD * max(0, self.front - around.close)
        worth -= CRAWLING * (own.posture != STANDING and stand.moved > 0)
        worth -= IN_FIRE * (stand.burns + around.burns) + manner.ground * ON_ROUGH * stand.rough
        worth += IN_THE_AIR * own.airborne
        return worth + manner.ground * IN_SHADOW * around.hides * (not gain)

    def with_distance(self, worth: float, close: int, gain: float) -> float:
        """A worth with what it counts for how near the nearest foe is."""
        if self.keeps_off:
            worth += ROOM * min(close, OUT_OF_IT if self.withdraws else DISTANT)
        if gain < self.wish and not self.stays:
            pull = TOO_FAR * (FROM_AFAR if self.keeps_off else 1.0)
            worth -= pull * max(0, close - self.half - 1) + NEARER * close
        return worth + self.manner.distance * close

    def after_way(self, worth: float, moved: int) -> float:
        """A worth less what so many hexes cost: in fatigue, roughly, and whoever holds its ground. [CM-SPEED-04]"""
        runs = moved > self.half and self.figure.state == DISENGAGED and self.figure.body.posture == STANDING
        return worth - self.tiring * runs - (ON_THE_WAY + LEAVING * (self.manner.ground - 1.0)) * moved

    def around_of(self, stand: Stand) -> Around:
        """What is around a place."""
        own = stand.own
        key = self.hexes_of(own)
        found = self.around.get(key)
        if found is None:
            found = self.around[key] = self.computed_around(own, stand.figures)
        return found

    def computed_around(self, own: Placed, figures: tuple[Placed, ...]) -> Around:
        """The same, worked out."""
        near = tuple([self.foe_at(own, figures[j], j) for j in self.foes])
        looks, (q, r) = [0.0] * len(DIRECTIONS), own.hexes[0]
        for foe in near:
            there, apart = figures[foe.foe].hexes[0], max(1, foe.apart)
            for facing, nearer in enumerate(nearer_by_facing(there[0] - q, there[1] - r)):
                looks[facing] += nearer / apart
        return Around(
            near,
            close=min((foe.apart for foe in near), default=DISTANT),
            beside=sum([body_distance(own.hexes, figures[n].hexes) == 1 for n in self.mates]),
            burns=not self.fire.isdisjoint(own.hexes),
            hides=not self.shadow.isdisjoint(own.hexes),
            looks=tuple(looks),
        )

    def hexes_of(self, own: Placed) -> Hexes:
        """The hexes of a place as far as they matter: of a round body the head."""
        return own.hexes[:1] if self.round else own.hexes

    def foe_at(self, own: Placed, foe: Placed, j: int) -> NearFoe:
        """One foe as it stands to a place."""
        apart, meets = body_distance(own.hexes, foe.hexes), heights_meet(own, foe)
        if apart > 1:
            return NearFoe(j, apart, meets, FRONT, in_front=False)
        source = min(own.hexes, key=lambda pos: body_distance((pos,), foe.hexes))
        if not self.state.figures[j].turn.moved and foe.zone_posture != PRONE:
            # It moves later, and will turn to whoever comes.
            return NearFoe(j, apart, meets, FRONT, in_front=can_engage(foe))
        behind = zone_from(self.state, j, source)
        return NearFoe(j, apart, meets, behind, in_front=can_engage(foe) and has_in_front(foe, own))

    # --- what can be done there ---------------------------------------------------------------------------------------
    def steady_worth(self, stand: Stand) -> float:
        """What it is worth to do what needs no aim: to go on loading, or to disbelieve. [CM-OPT-19 CM-OPT-29]"""
        loading = self.loading_worth(stand)
        return max(loading, self.doubt) if self.doubt and stand.moved <= STEADY else loading

    def loading_worth(self, stand: Stand) -> float:
        """What it is worth to go on loading what has been shot. [CM-EQUIP-03]"""
        return LOADING if self.loads and stand.moved <= STEADY and self.figure.state == DISENGAGED else 0.0

    def strike_worth(self, stand: Stand) -> float:
        """The best blow at an adjacent foe in front that the move leaves open, of less use to whoever has better things to do
        from afar and goes there for it. [CM-SPEED-05]"""
        own, best = stand.own, 0.0
        if stand.moved > self.half or own.posture != STANDING or not self.arms:
            return best
        for foe in self.around_of(stand).near:
            if foe.apart == 1 and foe.meets and has_in_front(own, stand.figures[foe.foe]):
                best = max(best, expected_harm(self.state, self.i, foe.foe, foe.behind))
        return best * (FROM_AFAR if self.keeps_off and stand.moved else 1.0)

    def hopes(self, stand: Stand, around: Around) -> float:
        """What may be done after all from a place where nothing can be done yet: a blow at a foe that comes, or next turn a
        shot that friends are in the way of now. [CM-OPT-03]"""
        worth = 0.0
        if self.arms and not self.keeps_off and stand.moved <= self.half and stand.own.posture == STANDING:
            worth = max([COMES * self.blow_at_comer(foe) for foe in around.near], default=0.0)
        if self.blocked:
            worth += LATER * self.flights.later(stand.figures, stand.own.hexes[0])
        return worth

    def left_alone(self, hexes: Hexes) -> float:
        """What it costs to be so far from whom the figure guards."""
        apart = min([body_distance(hexes, self.state.figures[n].hexes) for n in self.wards], default=0)
        return LEFT_ALONE * max(0, apart - WARDED)

    def blow_at_comer(self, foe: NearFoe) -> float:
        """What a blow at a foe is worth that has yet to move and may come next to the place."""
        if not 1 < foe.apart <= self.reach.get(foe.foe, 0):
            return 0.0
        return expected_harm(self.state, self.i, foe.foe, FRONT)

    def can_aim(self, moved: int) -> bool:
        """Whether so many hexes may leave a shot or a spell open. [CM-OPT-16 CM-OPT-18]"""
        return moved <= STEADY and (self.far_arm != "" or self.casts)

    def shot_worth(self, stand: Stand) -> float:
        """The best shot that the move leaves open; an engaged figure has its last one only where it stays. [CM-OPT-16
        CM-OPT-22]"""
        if not self.far_arm or stand.moved > (STEADY if self.figure.state == DISENGAGED else 0):
            return 0.0
        return max([self.flight_worth(MISSILE, *aim) for aim in self.aims(stand, MISSILE, self.far_arm)] + [0.0])

    def flight_worth(self, kind: int, j: int, aim: Aim) -> float:
        """What a shot or a missile spell at foe j is worth, with the danger to friends on its way. [CM-MISS-01]"""
        item, expected = (self.far_arm, expected_shot_harm) if kind == MISSILE else (NO_ITEM, expected_bolt_harm)
        far, seen = megahexes(aim.source, aim.hex, self.state.house), zone_from(self.state, j, aim.source)
        return self.flights.past(expected(self.state, self.i, j, far, seen), aim, kind, item)

    def spell_worth(self, stand: Stand) -> float:
        """The best spell that the move leaves open, less what it costs. [CM-OPT-18 CM-OPT-28]"""
        if not self.casts or stand.moved > STEADY:
            return 0.0
        aims = self.aims(stand, MISSILE_SPELL, NO_ITEM) if self.bolts else ()
        bolts = [self.flight_worth(MISSILE_SPELL, *aim) - self.bolt_cost for aim in aims]
        return max([0.0, self.magic.best(self.around_of(stand).near) if self.magic else 0.0, *bolts])

    def prospects(self) -> float:
        """The best that a caster may hope for of its spells once it has come near enough."""
        bolts = [expected_bolt_harm(self.state, self.i, j, 1, FRONT) for j in self.foes] if self.bolts else []
        return max([self.magic.close_by() if self.magic else 0.0, *(worth - self.bolt_cost for worth in bolts)])

    def aims(self, stand: Stand, kind: int, item: str) -> Iterator[tuple[int, Aim]]:
        """At which foes something that flies could be aimed, and how. [CM-FACE-05 CM-FACE-06]"""
        own, source = stand.own, stand.own.hexes[0]
        for j in self.foes:
            aim = self.flights.aim(stand.figures, source, j, kind)
            foe = stand.figures[j]
            if not reach_refusal(self.state, own, foe, kind=kind, item=item, source=source, pos=aim.hex):
                yield j, aim

    # --- what must be feared there ------------------------------------------------------------------------------------
    def danger(self, stand: Stand, around: Around, *, acts: bool) -> float:
        """What the figure must fear there: the blows of foes that engage it, and of those that may come."""
        own, worst, at_work = stand.own, 0.0, 0.5 if acts else 1.0
        for near_foe in around.near:
            foe = stand.figures[near_foe.foe]
            if near_foe.apart > 1 and near_foe.foe in self.fears:
                worst += UNDER_FIRE * at_work * self.fears[near_foe.foe] * self.flights.is_seen(own.hexes[0], foe)
            if not near_foe.meets or not can_engage(foe):
                continue
            if near_foe.in_front:
                source = min(foe.hexes, key=lambda pos: body_distance((pos,), own.hexes))
                seen = zone(own.hexes, own.facing, own.zone_posture, source)
                share = (THREAT if acts else HELPLESS) / self.shares[near_foe.foe]
                blow = share * expected_harm(self.state, near_foe.foe, self.i, seen)
                worst += max(blow, UNDER_FIRE * at_work * self.breaths.get(near_foe.foe, 0.0))
            elif near_foe.apart <= self.reach.get(near_foe.foe, 0):
                coming = COMING * at_work / self.shares[near_foe.foe]
                worst += coming * expected_harm(self.state, near_foe.foe, self.i, FRONT)
        return worst


@lru_cache(maxsize=64)
def outlook_on_move(state: State, i: int, manner: Manner) -> MoveOutlook:
    """The outlook of a figure that moves, the same at each step of its move."""
    assert state.move is not None
    figure = with_fields(state.figures[i], hexes=state.move.start, facing=0, walked=0, crawled=0, broken_ground=False)
    return outlook_of(replace(put_figure(state, i, figure), phase=MOVE, move=None), i, manner)


@lru_cache(maxsize=32)
def outlook_of(state: State, i: int, manner: Manner) -> MoveOutlook:
    """The outlook of a figure, whatever it has moved."""
    return MoveOutlook(state, i, manner)
