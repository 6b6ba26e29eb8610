"""Where a party goes next that looks for its goal, or for the way out: by the rooms that it knows. [FT-FILL-08]"""

from heapq import heappop, heappush

from affray.systems.fortmayn.content.people import Place
from affray.systems.fortmayn.delve.ways import is_guarded
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import UNDRAWN

NOWHERE = -1
BARRED = 4
"""What a way costs beside the step where something bars it, for each of its Difficulty Dice."""


def wanted_exits(state: State, number: int, *, home: bool) -> tuple[int, ...]:
    """The exits of a room that the party looks for: the way out if `home`, else those that nobody has used."""
    wanted = OUTSIDE if home else UNDRAWN
    return tuple(n for n, way in enumerate(state.places[number].exits) if way.to == wanted)


def exit_cost(place: Place, n: int) -> int:
    """The cost of a way out of a room: one step, and more for known obstacles that bar it. [FT-FILL-04]"""
    bars = (hurdle for hurdle in place.hurdles if not hurdle.done and not hurdle.hidden and hurdle.exit in (n, -1))
    return 1 + BARRED * sum(bar.dd for bar in bars)


def next_exit(state: State, *, home: bool = False, shun: bool = True) -> int:
    """The exit that leads soonest to the way out if `home`, else to the goal if it has been seen, or to a way that
    nobody has used. NOWHERE where the party is there or there is none. With `shun` rooms with foes are left out.
    [FT-FILL-08]"""
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
        found = () if goals else wanted_exits(state, number, home=home)
        if found:
            return first if home or number != state.here else min(found, key=lambda n: exit_cost(place, n))
        for n, way in enumerate(place.exits):
            if way.to >= 0 and way.to not in known and not (shun and is_guarded(state.places[way.to])):
                heappush(queue, (far + exit_cost(place, n), way.to, n if first == NOWHERE else first))
    return NOWHERE
