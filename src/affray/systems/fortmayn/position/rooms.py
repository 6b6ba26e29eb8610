"""Coming to a room and leaving it: what is drawn on arrival, what stays behind. [FT-FILL-08 FT-TEST-06 FT-STUNT-06]"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import Exit, Hurdle, Person, Place
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.content.rows import RoomRow
from affray.systems.fortmayn.position.furnishing import furnish_room
from affray.systems.fortmayn.position.lasting import after_leaving
from affray.systems.fortmayn.position.meetings import HERE, with_meeting
from affray.systems.fortmayn.position.standing import is_standing, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END, UNDRAWN, draw_room, goal_roll, new_room, obstacle_row

OUTSIDE = -3
"""Where the way in of the first room leads."""
CLUE = "clue"
"""What lasts while the party knows by which way it comes nearer to the goal. [FT-FILL-01]"""
NO_ROOM = RoomRow(d20=0, room_id="", name="", exits=0, light="dim", feature="", searching_difficulty=1)


def current_room(state: State) -> Place:
    """The room where the party is."""
    return state.places[state.here]


def room_row(state: State, place: Place) -> RoomRow:
    """The row of a room; one that says nothing for a room that no table has. [FT-FILL-08]"""
    return next((row for row in state.filler.rooms if row.room_id == place.room), NO_ROOM)


def put_place(state: State, number: int, place: Place) -> State:
    """The state with the room of that number replaced."""
    return replace(state, places=(*state.places[:number], place, *state.places[number + 1 :]))


def put_here(state: State, place: Place) -> State:
    """The state with the current room replaced."""
    return put_place(state, state.here, place)


# --- leaving ----------------------------------------------------------------------------------------------------------
def leave_room(state: State) -> State:
    """The state after the party has left its room. Standing foes stay there. The scene is over: obstacles not overcome
    have their Difficulty Dice back, and stunts may be tried again. [FT-TEST-06 FT-STUNT-06]"""
    place = current_room(state)
    staying = tuple(replace(foe, bands=()) for foe in state.foes if is_standing(foe) or foe.asleep or foe.away)
    hurdles = tuple(restore_hurdle(state, hurdle) for hurdle in place.hurdles)
    people = tuple(without_scene(person) for person in state.people)
    full = place.searched >= room_row(state, place).searching_difficulty
    place = replace(place, foes=staying, hurdles=hurdles, searched=place.searched if full else 0)
    state = after_leaving(put_here(state, place), state.here)
    return replace(state, foes=(), people=people, due=())


def restore_hurdle(state: State, hurdle: Hurdle) -> Hurdle:
    """An obstacle with its Difficulty Dice back, unless it is done. [FT-TEST-06]"""
    row = obstacle_row(state.filler, hurdle.obstacle)
    return replace(hurdle, dd=max(hurdle.dd, row.difficulty_dice)) if row and not hurdle.done else hurdle


def without_scene(person: Person) -> Person:
    """A character after the end of a scene: no stunts tried, not shamed, neither surprised nor surprising. [FT-STUNT-06
    FT-SOC-02 FT-MELEE-12]"""
    if person.tried or person.shamed or person.surprised or person.surprising:
        return replace(person, tried=(), shamed=False, surprised=False, surprising=False)
    return person


# --- coming -----------------------------------------------------------------------------------------------------------
def arrive(ref: Referee, state: State, number: int, came: int) -> State:
    """The state after the party has come to a drawn room; `came` is the number of the room that it comes from."""
    place = state.places[number]
    back = tuple(replace(foe, bands=(1,) * len(state.people)) for foe in place.foes)
    state = put_place(replace(state, here=number, came=came, foes=back), number, replace(place, foes=()))
    tell_room(ref, state)
    return with_meeting(state, HERE) if standing_foes(state) else state


def tell_room(ref: Referee, state: State) -> None:
    """Tell what can be seen of the current room: light, ways, obstacles that are face up, the goal. [FT-FILL-08]"""
    place = current_room(state)
    seen = tuple(hurdle for hurdle in place.hurdles if not hurdle.hidden and not hurdle.done)
    say(ref, "arrived", room=place.room, number=state.here + 1, light=place.light, feature=row_text(room_row(state, place), "feature"),
        exits=len(place.exits), goal=int(place.goal), clauses=("FT-FILL-08",))  # fmt: skip
    for hurdle in seen:
        say(ref, "bars", obstacle=hurdle.obstacle, exit=hurdle.exit, clauses=("FT-CORE-04", "FT-FILL-04"))


def draw_next_room(ref: Referee, state: State, exit: int) -> State:
    """The state after the room behind an exit has been drawn with what it holds. Its way in leads back. `exit` is -1
    for the first room of a level, whose way in leads outside. [FT-FILL-08 FT-FILL-09]"""
    number = len(state.places)
    row = draw_room(ref, state.filler, {place.room for place in state.places})
    place = new_room(row, state.here if exit >= 0 else OUTSIDE, number + 1, state.rooms)
    place, foes = furnish_room(ref, state, place)
    if may_hold_goal(state, exit, number + 1):
        place = replace(place, goal=bool(goal_roll(ref, number + 1, state.rooms)))
    if exit >= 0:
        way = replace(current_room(state).exits[exit], to=number)
        state = put_here(state, with_exit(current_room(state), exit, way))
        lasting = tuple(
            effect for effect in state.lasting if (effect.does, effect.room, effect.amount) != (CLUE, state.here, exit)
        )
        state = replace(state, lasting=lasting)
    bound = tuple(replace(foe, bands=()) for foe in foes)
    return close_off(replace(state, places=(*state.places, replace(place, foes=bound))))


def may_hold_goal(state: State, exit: int, seen: int) -> bool:
    """Whether the goal may lie in the next room. While a clue names another way it may not, except in the last room.
    [FT-FILL-01 FT-FILL-08]"""
    if state.goal or any(place.goal for place in state.places):
        return False
    clues = [(effect.room, effect.amount) for effect in state.lasting if effect.does == CLUE]
    return not clues or (state.here, exit) in clues or seen >= state.rooms


def close_off(state: State) -> State:
    """The state in which undrawn ways are dead ends, once all rooms of the level are drawn. [FT-FILL-08]"""
    if len(state.places) < state.rooms:
        return state
    return replace(
        state, places=tuple(replace(place, exits=tuple(map(shut_exit, place.exits))) for place in state.places)
    )


def shut_exit(exit: Exit) -> Exit:
    """An undrawn exit as a dead end; any other as it is."""
    return replace(exit, to=DEAD_END) if exit.to == UNDRAWN else exit


def with_exit(place: Place, number: int, exit: Exit) -> Place:
    """A room with one of its exits replaced."""
    return replace(place, exits=(*place.exits[:number], exit, *place.exits[number + 1 :]))
