"""Where a party goes next that looks for its goal, or for the way out: by the rooms that it knows. [FT-FILL-08]"""

from heapq import heappop, heappush

from affray.systems.fortmayn.content.people import Place
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.standing import is_standing
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import UNDRAWN
from affray.systems.fortmayn.rules.reactions import is_hostile

NOWHERE = -1
BARRED = 4
"""What a way costs beside the step where something bars it, for each of its Difficulty Dice."""


def ends(state: State, number: int, *, home: bool) -> tuple[int, ...]:
    """The exits of a room that are what is looked for: the way out, or ways that nobody has gone."""
    wanted = OUTSIDE if home else UNDRAWN
    return tuple(n for n, way in enumerate(state.places[number].exits) if way.to == wanted)


def cost(place: Place, n: int) -> int:
    """What a way out of a room costs: a step, and more where something that has been seen bars it. [FT-FILL-04]"""
    bars = (hurdle for hurdle in place.hurdles if not hurdle.done and not hurdle.hidden and hurdle.exit in (n, -1))
    return 1 + BARRED * sum(bar.dd for bar in bars)


def guarded(place: Place) -> bool:
    """Whether foes stayed behind in a room that would fight again. [FT-FILL-13]"""
    return any(is_standing(foe) and is_hostile(foe.reaction) for foe in place.foes)


def course(state: State, *, home: bool = False, shun: bool = True) -> int:
    """The exit by which a party gets soonest to the way out, or to the goal if it has been seen, or to a way that nobody has
    gone; NOWHERE where it is there, or where there is none. To `shun` leaves out rooms where foes are. [FT-FILL-08]"""
    goals = () if home else tuple(n for n, place in enumerate(state.places) if place.goal and not state.goal)
    if state.here in goals:
        return NOWHERE
    queue: list[tuple[int, int, int]] = [(0, state.here, NOWHERE)]
    known: set[int] = set()
    while queue:
        far, number, first = heappop(queue)
        if number in goals:
            return first
        if number in known:
            continue
        known.add(number)
        place = state.places[number]
        found = () if goals else ends(state, number, home=home)
        if found:
            return first if home or number != state.here else min(found, key=lambda n: cost(place, n))
        for n, way in enumerate(place.exits):
            if way.to >= 0 and way.to not in known and not (shun and guarded(state.places[way.to])):
                heappush(queue, (far + cost(place, n), way.to, n if first == NOWHERE else first))
    return NOWHERE
