"""Every walk that the steps of the rules allow a figure that moves; what each place holds and where it leads is worked out once.

Of several ways to a place the shortest counts, then the one through the least fire.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from affray.space.bodies import Hexes, body_after_pivot, body_after_step, new_hexes
from affray.space.hex import Hex, memoize
from affray.systems.melee.content.codes import WELL
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import grounds
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import write_answer
from affray.systems.melee.position.figures import body_of, field, placed_figures
from affray.systems.melee.position.state import State, alter, is_airborne
from affray.systems.melee.rules import injury, steps
from affray.systems.melee.rules.engagement import Placed, can_engage, front_set, heights_meet
from affray.systems.melee.rules.steps import ROUND, Field, Going
from affray.systems.melee.turn import movement_phase

STEP_TEXTS = tuple(write_answer(answer) for answer in movement_phase.STEPS)
TURN_TEXTS = tuple(write_answer(answer) for answer in movement_phase.TURNS)
TURNS = (-1, 1)
ALL_FACINGS = tuple(range(6))
FAR = 10_000
MANY = 1_000
"""More fires than a walk goes through: the rank of a walk is its hexes times this, and its fires."""
NO_HEXES: frozenset[Hex] = frozenset()


# --- places -----------------------------------------------------------------------------------------------------------
class Terrain(NamedTuple):
    """What a figure walks over: the ground, its fire and its broken ground as far as they touch that figure, and the
    engagers that a shift keeps to, with the strengths of all where it could push them, as in `Going`."""

    field: Field
    fire: frozenset[Hex]
    broken: frozenset[Hex]
    held_by: tuple[int, ...]
    sts: tuple[int, ...]


class Onward(NamedTuple):
    """A hex of movement out of a place: the answer, the place after it, whether it leads through fire or over broken
    ground."""

    answer: str
    spot: "Spot"
    burns: bool
    rough: bool


class Spot:
    """A place that the figure could come to stand in."""

    __slots__ = ("ends", "facing", "ground", "hexes", "kept_facings", "kept_onward", "kept_own", "stops")

    def __init__(self, ground: "Ground", hexes: Hexes, facing: int) -> None:
        self.ground, self.hexes, self.facing = ground, hexes, facing
        self.ends = ground.vacant.issuperset(hexes)
        """Whether a move may end there. [CM-FLY-04]"""
        self.stops = not ground.fronts.isdisjoint(hexes) and ground.must_stop(self.own_there())
        """Whether it ends there, since foes engage the figure. [CM-ENG-06 CM-ENG-08]"""
        self.kept_own: Placed | None = None
        self.kept_facings: tuple[int, ...] = ()
        self.kept_onward: tuple[Onward, ...] | None = None

    def own_there(self) -> Placed:
        """The figure as it stands there."""
        own = self.ground.figures[self.ground.i]
        return Placed(own.side, self.hexes, self.facing, *own[3:])

    @property
    def own(self) -> Placed:
        """The figure as it stands there, made once."""
        if self.kept_own is None:
            self.kept_own = self.own_there()
        return self.kept_own

    @property
    def figures(self) -> tuple[Placed, ...]:
        """All figures, the one that moves there."""
        return self.ground.figures_with(self.own)

    @property
    def facings(self) -> tuple[int, ...]:
        """The facings that a move which ends there may take. [CM-FACE-08 CM-FACE-09]"""
        ground = self.ground
        if len(self.hexes) in ROUND and not ground.terrain.held_by:
            return ALL_FACINGS
        if not self.kept_facings:
            going = Going(0, held_by=ground.terrain.held_by)
            self.kept_facings = steps.open_facings(ground.terrain.field, self.figures, ground.i, going, ground.house)
        return self.kept_facings

    @property
    def onward(self) -> tuple[Onward, ...]:
        """Where one hex of movement more can lead, if that may be the end or leaves a way to one."""
        if self.kept_onward is None:
            self.kept_onward = tuple(self.ground.changes(self.hexes, self.facing))
        return self.kept_onward


class Ground:
    """The ground as one figure can walk over it while nobody else moves."""

    def __init__(self, figures: tuple[Placed, ...], i: int, terrain: Terrain, house: House) -> None:
        self.figures, self.i, self.terrain, self.house = figures, i, terrain, house
        own, others = figures[i], steps.other_figures(figures, i)
        land = frozenset(terrain.field.land or ()).difference(terrain.field.walls)
        self.room = land.difference(pos for other in others if steps.is_in_the_way(other, own) for pos in other.hexes)
        """The hexes that the figure may enter. [CM-MOVE-02]"""
        self.vacant = land.difference(pos for other in others if other.awake for pos in other.hexes)
        """The hexes that nobody else holds."""
        fronts = (
            front_set(other.hexes, other.facing, other.zone_posture, other.side_is_front)
            for other in others
            if other.side != own.side and can_engage(other) and heights_meet(other, own)
        )
        self.fronts = NO_HEXES.union(*fronts)
        self.spots: dict[tuple[Hexes, int], Spot] = {}

    def spot(self, hexes: Hexes, facing: int) -> Spot:
        """The place with these hexes and that facing."""
        found = self.spots.get((hexes, facing))
        if found is None:
            found = self.spots[hexes, facing] = Spot(self, hexes, facing)
        return found

    def figures_with(self, own: Placed) -> tuple[Placed, ...]:
        """All figures, the one that moves as given."""
        return (*self.figures[: self.i], own, *self.figures[self.i + 1 :])

    def must_stop(self, own: Placed) -> bool:
        """Whether a move that comes there must stop. [CM-ENG-06 CM-ENG-08]"""
        going = Going(0, 1, self.terrain.held_by, self.terrain.sts)
        return steps.must_stop(self.figures_with(own), self.i, going)

    def changes(self, own_hexes: Hexes, own_facing: int) -> Iterator[Onward]:
        """Every step and turn for which there is room. [CM-MOVE-02 CM-MOVE-03]"""
        fire, broken, held_by = self.terrain.fire, self.terrain.broken, self.terrain.held_by
        for text, hexes, facing, entered in body_changes(own_hexes, own_facing):
            if not self.room.issuperset(entered):
                continue
            spot = self.spot(hexes, facing)
            if not held_by or steps.is_near_enough(spot.figures, self.i, held_by, self.house):
                yield Onward(text, spot, not fire.isdisjoint(entered), not broken.isdisjoint(entered))


@memoize
def body_changes(hexes: Hexes, facing: int) -> tuple[tuple[str, Hexes, int, Hexes], ...]:
    """Every step and turn that could follow, legal or not: its answer, the hexes and the facing after it, and the hexes
    entered."""
    after = [(text, body_after_step(hexes, direction), facing) for direction, text in enumerate(STEP_TEXTS)]
    if len(hexes) not in ROUND:
        turns = zip(TURNS, TURN_TEXTS, strict=True)
        after += [(text, body_after_pivot(hexes, turn), (facing + turn) % 6) for turn, text in turns]
    return tuple((text, there, towards, new_hexes(hexes, there)) for text, there, towards in after)


@lru_cache(maxsize=32)
def ground_of(figures: tuple[Placed, ...], i: int, terrain: Terrain, house: House) -> Ground:
    """The ground of a figure, wherever that itself stands."""
    return Ground(figures, i, terrain, house)


def ground_on_move(state: State) -> Ground:
    """The ground of the figure that moves, the same at each step of its move."""
    i, figures, going = (
        movement_phase.current_move(state).figure,
        placed_figures(state),
        movement_phase.current_going(state),
    )
    aloft = is_airborne(state.figures[i])
    fire, broken = (
        NO_HEXES if aloft else spell_effects.terrain_hexes(state, kind) for kind in ("fire", "broken_ground")
    )
    anywhere = steps.place_figure(figures, i, (), 0)
    return ground_of(anywhere, i, Terrain(field(state), fire, broken, going.held_by, going.sts), state.house)


# --- walks ------------------------------------------------------------------------------------------------------------
class Way(NamedTuple):
    """A walk: where it ends, the hexes moved, how often through fire, over broken ground or not, the answer that came last,
    the way before it, and the answer that began it."""

    spot: Spot
    moved: int
    burns: int
    rough: bool
    answer: str = ""
    before: "Way | None" = None
    first: str = ""

    @property
    def figures(self) -> tuple[Placed, ...]:
        """The figures as they then stand."""
        return self.spot.figures


def path_of(way: Way) -> tuple[Way, ...]:
    """The walks that a way goes through after its start, itself last."""
    found: list[Way] = []
    while way.before is not None:
        found.append(way)
        way = way.before
    return tuple(reversed(found))


def after_fire(state: State, i: int, burns: int) -> State:
    """The state in which figure i has gone through fire so often. [CM-TURN-03]"""
    return alter(state, i, hits=state.figures[i].body.hits + burns * grounds()["fire"].enter_hits)


class WalkSearch:
    """The search for the walks of a move under way."""

    def __init__(self, state: State, most: int) -> None:
        """`most` caps the hexes where only a shorter move matters."""
        self.state, self.i = state, movement_phase.current_move(state).figure
        now = movement_phase.current_going(state)
        self.going = now._replace(cap=min(now.cap, most))
        self.caps = {0: self.going.cap}
        self.weighs = state.house.current_st_everywhere != 0
        self.best: dict[object, int] = {}

    def key(self, spot: Spot, burns: int) -> object:
        """What decides how a walk can go on: where it has come, and how often it went through fire where hits make the load
        heavier."""
        return (spot, burns) if self.weighs else spot

    def cap_after(self, burns: int) -> int:
        """The most hexes of a walk that goes through fire so often; -1 where that would fell the figure.
        [CM-TURN-03 CM-SPEED-03 CM-INJ-05]"""
        if burns not in self.caps:
            body = before = body_of(self.state, self.i)
            for _ in range(burns):
                body = injury.hurt(body, grounds()["fire"].enter_hits, self.state.house)
            stands = (body.status, body.posture) == (WELL, before.posture)
            cap = movement_phase.max_move(after_fire(self.state, self.i, burns), self.i)
            self.caps[burns] = min(self.going.cap, cap) if stands else -1
        return self.caps[burns]

    def longer_ways(self, way: Way) -> Iterator[Way]:
        """The walks one hex longer that are the best to their places yet."""
        cap, moved, best = self.cap_after(way.burns), way.moved + 1, self.best
        if way.moved >= cap or (way.moved and way.spot.stops):
            return
        least = moved * MANY + way.burns
        for answer, spot, fire, rough in way.spot.onward:
            if best.get(self.key(spot, way.burns) if self.weighs else spot, FAR * MANY) <= least:
                continue
            burns, there = way.burns + fire, self.key(spot, way.burns + fire)
            rank = least + fire
            if rank >= best.get(there, FAR * MANY) or self.cap_after(burns) < 0:
                continue
            if spot.ends or self.can_end(spot, self.going._replace(cap=cap, moved=moved)):
                best[there] = rank
                yield Way(
                    spot=spot,
                    moved=moved,
                    burns=burns,
                    rough=way.rough or rough,
                    answer=answer,
                    before=way,
                    first=way.first or answer,
                )

    def can_end(self, spot: Spot, going: Going) -> bool:
        """Whether a move that may not end where it has come can still go on to where it may. [CM-FLY-04]"""
        return steps.can_end(spot.ground.terrain.field, spot.figures, self.i, going, self.state.house)


@lru_cache(maxsize=64)
def possible_walks(state: State, most: int = FAR) -> tuple[Way, ...]:
    """Every way that the move under way can go on, the shortest for each place and facing that matters."""
    search, own = WalkSearch(state, most), placed_figures(state)[movement_phase.current_move(state).figure]
    spot = ground_on_move(state).spot(own.hexes, own.facing)
    start = Way(spot, search.going.moved, 0, state.figures[search.i].turn.broken_ground)
    search.best[search.key(spot, 0)] = start.moved * MANY
    settled: dict[object, Way] = {}
    waiting = [start]
    while waiting:
        longer: list[Way] = []
        for way in waiting:
            here = search.key(way.spot, way.burns)
            if here not in settled:  # pragma: no branch - a large body that stands in fire can find a better way late
                settled[here] = way
                longer.extend(search.longer_ways(way))
        waiting = sorted(longer, key=fires) if any(map(fires, longer)) else longer
    return tuple(settled.values())


def fires(way: Way) -> int:
    """How often a way goes through fire."""
    return way.burns
