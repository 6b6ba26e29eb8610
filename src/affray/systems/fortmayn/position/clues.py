"""Clues: what a party learns of the way to its goal."""

from collections.abc import Callable

from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import FOR_GOOD, Lasting
from affray.systems.fortmayn.position.lasting import with_lasting
from affray.systems.fortmayn.position.rooms import CLUE, current_room
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import UNDRAWN

Words = tuple[str, ...]


def give_clue(ref: Referee, state: State, values: Words) -> State:
    """The party learns which way leads nearer to the goal: to the room where it lies, or else to a way that nobody has
    used. Only that way will lead to the goal then, unless it is the last. [FT-FILL-01 FT-FILL-08]"""
    way = exit_to_goal(state)
    if way < 0:
        say(ref, "chance_idle", clauses=("FT-FILL-01",))
        return state
    say(ref, "clue", exit=way, clauses=("FT-FILL-01",))
    behind = current_room(state).exits[way].to
    if behind != UNDRAWN or any(effect.does == CLUE for effect in state.lasting):
        return state
    return with_lasting(state, Lasting(does=CLUE, amount=way, room=state.here, until=FOR_GOOD, source="clue"))


def exit_to_goal(state: State) -> int:
    """The exit that begins the shortest path to the goal, or to a way that is not drawn; -1 for none."""
    if state.goal or current_room(state).goal:
        return -1
    if any(place.goal for place in state.places):
        return first_exit(state, lambda room: state.places[room].goal)
    ways = (n for n, way in enumerate(current_room(state).exits) if way.to == UNDRAWN)
    return next(ways, first_exit(state, lambda room: has_undrawn(state, room)))


def has_undrawn(state: State, room: int) -> bool:
    """Whether a room has a way that nobody has used."""
    return any(way.to == UNDRAWN for way in state.places[room].exits)


def first_exit(state: State, wanted: Callable[[int], bool]) -> int:
    """The exit that begins the shortest path to a room that `wanted` accepts; -1 for none."""
    seen, edge = {state.here}, [(n, way.to) for n, way in enumerate(current_room(state).exits) if way.to >= 0]
    while edge:
        for first, room in edge:
            if wanted(room):
                return first
        seen |= {room for _, room in edge}
        edge = [
            (first, way.to)
            for first, room in edge
            for way in state.places[room].exits
            if way.to >= 0 and way.to not in seen
        ]
    return -1
