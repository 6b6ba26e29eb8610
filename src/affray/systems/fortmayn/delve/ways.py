"""Going on and out: which ways are open, what bars them, what springs on who goes. [FT-FILL-04 FT-FILL-08]"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, POOL_NAMES
from affray.systems.fortmayn.content.people import Hurdle, Person, Place
from affray.systems.fortmayn.content.rows import ObstacleRow
from affray.systems.fortmayn.position.answers import FORMS, malformed
from affray.systems.fortmayn.position.delve_answers import Go
from affray.systems.fortmayn.position.difficulty import LOCKPICKS, OPENING, is_fine_lock
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.risk import SPRUNG
from affray.systems.fortmayn.position.rooms import OUTSIDE, arrive, current_room, draw_next_room, leave_room, put_here
from affray.systems.fortmayn.position.standing import is_standing, lead
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END, TREASURE, UNDRAWN, obstacle_row
from affray.systems.fortmayn.rules.gear import has_item
from affray.systems.fortmayn.rules.reactions import is_hostile
from affray.systems.fortmayn.rules.refusing import refusal

GO = "go"
PIT_WALL = "pit wall"
"""The obstacle that is the way back up out of a pit; it bars every way."""
NO_OBSTACLE = ObstacleRow("", "", 1, "body", "other")
MOST_EXITS = 20
FORCING = "forcing"
SCOUTING = ("searching", "hearing", "talking")
"""Tasks that find out about an obstacle, and do nothing to it unless its row says so. [FT-TEST-02]"""


# --- which ways there are ---------------------------------------------------------------------------------------------
def way_back(state: State) -> int:
    """The way by which the party came."""
    return next((n for n, door in enumerate(current_room(state).exits) if door.to == state.came), 0)


def open_exits(state: State) -> tuple[int, ...]:
    """The ways that lead on as far as anybody knows, the barred ones among them."""
    if not any(map(is_able, state.people)):
        return ()
    return tuple(n for n, door in enumerate(current_room(state).exits) if door.to not in (OUTSIDE, DEAD_END))


def hurdle_row(state: State, hurdle: Hurdle) -> ObstacleRow:
    """The row of an obstacle; one of no pool in particular for an obstacle that no table has. [FT-FILL-04]"""
    return obstacle_row(state.filler, hurdle.obstacle) or NO_OBSTACLE


def is_barring(state: State, hurdle: Hurdle, way: int) -> bool:
    """Whether an obstacle bars a way: its own; one of the room itself every way but the one by which the party came, and a
    climb out of a pit that one too. [FT-FILL-04 FT-FILL-08]"""
    if hurdle.done:
        return False
    if hurdle.exit == way:
        return True
    if hurdle.id != PIT_WALL and current_room(state).content == TREASURE:
        # What a treasure lies behind bars nobody who leaves it be.
        return False
    return hurdle.exit < 0 and (way != way_back(state) or hurdle.id == PIT_WALL)


def barring_place(state: State, way: int) -> int:
    """The place among the obstacles here of the first that bars a way; -1 for none."""
    hurdles = current_room(state).hurdles
    return next((n for n, hurdle in enumerate(hurdles) if is_barring(state, hurdle, way)), -1)


# --- what a try is usually like ---------------------------------------------------------------------------------------
def usual_try(state: State, person: Person, hurdle: Hurdle) -> tuple[int, str]:
    """The pool and task with which somebody tries an obstacle: its own; a fine lock without thieves' tools is forced.

    [FT-FILL-04 FT-GEAR-01]
    """
    row = hurdle_row(state, hurdle)
    if row.task == OPENING and is_fine_lock(hurdle) and not has_item(person, LOCKPICKS):
        return BODY, FORCING
    return POOL_NAMES.index(row.pool), row.task


def is_looked_at(state: State, hurdle: Hurdle, task: str) -> bool:
    """Whether a try at an obstacle only looks, listens or talks at it, where that is not what overcomes it. Reading: such a
    test is one of its own. [FT-TEST-02]"""
    return task in SCOUTING and task != hurdle_row(state, hurdle).task


# --- going ------------------------------------------------------------------------------------------------------------
def go_refusal(state: State, answer: Go) -> Refusal | None:
    """Why the party cannot go that way: there is none, it leads outside or nowhere, nobody can go, or heavy comrades who
    cannot are here. [FT-FILL-08 FT-OOFA-01]"""
    way = answer.exit
    if way > MOST_EXITS:
        return malformed(FORMS[Go])
    exits = current_room(state).exits
    if way >= len(exits):
        return refusal("no-such-way", "exit", "FT-FILL-08", exit=way, most=len(exits) - 1)
    if exits[way].to == OUTSIDE:
        return refusal("leads-outside", "exit", "FT-FILL-08")
    if exits[way].to == DEAD_END:
        return refusal("dead-end", "exit", "FT-FILL-08", exit=way)
    return None if any(map(is_able, state.people)) else refusal("nobody-up", "party", "FT-OOFA-01")


def go_through(ref: Referee, state: State, answer: Go) -> State:
    """The state in the next room, drawn on arrival; or before what bars the way, a hidden trap having sprung.

    [FT-FILL-08 FT-FILL-04]
    """
    way = answer.exit
    n = barring_place(state, way)
    if n >= 0:
        return stop_at_hurdle(ref, advance_phase(state, GO, "exit_blocked"), n)
    state = advance_phase(state, GO, "exit_clear")
    number, came = current_room(state).exits[way].to, state.here
    if number == UNDRAWN:
        number = len(state.places)
        state = draw_next_room(ref, state, way)
    return arrive(ref, leave_room(state), number, came)


def stop_at_hurdle(ref: Referee, state: State, n: int) -> State:
    """The state in which the party is to declare how it deals with what bars its way: its own pool and task unless it says
    otherwise. What was hidden is found out the hard way. [FT-FILL-04]"""
    hurdle = current_room(state).hurdles[n]
    source = SPRUNG if hurdle.hidden else ""
    if hurdle.hidden:
        say(ref, "springs", obstacle=hurdle.obstacle, clauses=("FT-FILL-04",))
        state = put_hurdle(state, n, replace(hurdle, hidden=False))
    first = state.people[lead(state)]
    pool, task = usual_try(state, first, hurdle)
    return replace(
        state, risk=Risk(actors=(first.id,), pool=pool, task=task, target=hurdle.id, dd=hurdle.dd, source=source)
    )


def put_hurdle(state: State, n: int, hurdle: Hurdle) -> State:
    """The state with another obstacle at that place among those here."""
    place = current_room(state)
    return put_here(state, replace(place, hurdles=(*place.hurdles[:n], hurdle, *place.hurdles[n + 1 :])))


# --- out --------------------------------------------------------------------------------------------------------------
def leave_refusal(state: State) -> Refusal | None:
    """Why the party cannot leave: only by the way in, and with somebody on his feet. [FT-FILL-08]"""
    if not is_entrance(current_room(state)):
        return refusal("walk-back", "entrance", "FT-FILL-08")
    if (
        any(is_barring(state, hurdle, 0) and not hurdle.hidden for hurdle in current_room(state).hurdles)
        and state.came >= 0
    ):
        return refusal("way-barred", "exit", "FT-FILL-08")
    return None if any(map(is_able, state.people)) else refusal("nobody-up", "party", "FT-OOFA-01")


def is_entrance(place: Place) -> bool:
    """Whether a room has the way out."""
    return any(door.to == OUTSIDE for door in place.exits)


def is_guarded(place: Place) -> bool:
    """Whether hostile foes stayed behind in a room. [FT-FILL-13]"""
    return any(is_standing(foe) and is_hostile(foe.reaction) for foe in place.foes)


# --- in words ---------------------------------------------------------------------------------------------------------
def label_way(state: State, answer: Go) -> tuple[str, Args] | None:
    """A way with where it leads as far as that is known, and whether it is barred."""
    if go_refusal(state, answer) is not None:
        return None
    way = answer.exit
    number = current_room(state).exits[way].to
    room = state.places[number].room if number >= 0 else ""
    seen = next(
        (hurdle for hurdle in current_room(state).hurdles if is_barring(state, hurdle, way) and not hurdle.hidden), None
    )
    back = int(way == way_back(state) and state.came >= 0)
    return "go", {
        "exit": way, "known": int(number >= 0), "room": room, "back": back, "barred": int(seen is not None),
        "obstacle": seen.obstacle if seen else "", "foes": int(number >= 0 and is_guarded(state.places[number])),
    }  # fmt: skip
