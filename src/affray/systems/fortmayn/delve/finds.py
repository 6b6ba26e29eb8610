"""What lies in a room and may be taken: treasures, loot, the goal. [FT-FILL-08 FT-FILL-10 FT-LOAD-04 FT-ARM-08]"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.spoils import COINS
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.delve.pass_a_moment import LOADS
from affray.systems.fortmayn.delve.ways import hurdle_row, put_hurdle
from affray.systems.fortmayn.position.creature_specials import UNDEAD, is_kind
from affray.systems.fortmayn.position.delve_answers import Invoke
from affray.systems.fortmayn.position.risk import EVENT
from affray.systems.fortmayn.position.rooms import current_room, put_here, with_exit
from affray.systems.fortmayn.position.standing import put_person, standing_foes
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.arming import thing_name
from affray.systems.fortmayn.rules.drawing_levels import treasure_contents, treasure_row
from affray.systems.fortmayn.rules.gear import distinct_things, item_place, numbered_names, with_thing, without_thing
from affray.systems.fortmayn.rules.reactions import is_hostile
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import stow_newest

GOAL, TREASURE = "goal", "treasure"
"""Words for what is to be taken besides things that lie about."""
INVOKE, URN = "invoke", "urn"


def takeable_items(state: State) -> tuple[str, ...]:
    """What is to be taken here: the goal, the treasure, things that lie about."""
    place = current_room(state)
    marks = ((GOAL, place.goal and not state.goal), (TREASURE, place.treasure != ""))
    light = tuple(thing for thing in place.loot if thing.item not in LOADS)
    return (*(name for name, holds in marks if holds), *distinct_things(light, thing_name))


def place_in_loot(state: State, word: str) -> int:
    """Where among what lies here the thing of that name stands; -1 for none."""
    names = numbered_names(map(thing_name, current_room(state).loot))
    return names.index(word) if word in names else -1


def take_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why something cannot be taken: it is not here, something guards it, it is to be lifted first. [FT-FILL-08 FT-LOAD-04]"""
    if item in (GOAL, TREASURE) and item in takeable_items(state):
        return guard_refusal(state)
    k = place_in_loot(state, item)
    if k < 0:
        return refusal("not-here", "item", "FT-FILL-10", item=item)
    heavy = current_room(state).loot[k].item in LOADS
    return refusal("lift-first", "item", "FT-LOAD-04", item=item) if heavy else None


def guard_refusal(state: State) -> Refusal | None:
    """Why what the room holds cannot be taken: creatures bar the way to it, or an obstacle of the room. [FT-FILL-08]"""
    hostile = any(is_hostile(state.foes[j].reaction) or not state.foes[j].reaction for j in standing_foes(state))
    if hostile:
        return refusal("guarded-by-foes", "guarded", "FT-FILL-08")
    barring = next(
        (hurdle for hurdle in current_room(state).hurdles if hurdle.exit < 0 and not hurdle.done and not hurdle.hidden),
        None,
    )
    return None if barring is None else refusal("guarded-by", "guarded", "FT-FILL-08", obstacle=barring.obstacle)


def take(ref: Referee, state: State, i: int, item: str) -> State:
    """The state in which somebody has taken something. [FT-FILL-08 FT-FILL-10]"""
    place, person = current_room(state), state.people[i]
    trap = next((n for n, each in enumerate(place.hurdles) if each.exit < 0 and each.hidden and not each.done), -1)
    if item in (GOAL, TREASURE) and trap >= 0:
        return spring_trap(ref, state, i, trap)
    if item == GOAL:
        say(ref, "takes_goal", who=person.id, quest=state.quest, clauses=("FT-FILL-08",))
        return replace(state, goal=True)
    if item == TREASURE:
        return take_treasure(ref, state, i)
    k = place_in_loot(state, item)
    thing = place.loot[k]
    state = put_here(state, replace(place, loot=(*place.loot[:k], *place.loot[k + 1 :])))
    if thing.item == COINS:
        say(ref, "finds_coins", who=person.id, coins=thing.value, clauses=("FT-FILL-10",))
        return put_person(state, i, replace(person, coins=person.coins + thing.value))
    say(ref, "takes", who=person.id, item=thing_name(thing), clauses=("FT-FILL-10",))
    return put_person(state, i, stow_newest(with_thing(person, thing)))


def spring_trap(ref: Referee, state: State, i: int, n: int) -> State:
    """The state in which a hidden trap of the room has sprung on who reached for something: he is to meet it as this Moment
    ends, and what he wanted still lies there. [FT-FILL-04 FT-FILL-08]"""
    hurdle = current_room(state).hurdles[n]
    row = hurdle_row(state, hurdle)
    say(ref, "springs", obstacle=hurdle.obstacle, clauses=("FT-FILL-04",))
    risk = Risk(
        actors=(state.people[i].id,), pool=POOL_NAMES.index(row.pool), task=row.task, target=hurdle.id, dd=hurdle.dd,
        source=EVENT,
    )  # fmt: skip
    return replace(put_hurdle(state, n, replace(hurdle, hidden=False)), tests=(*state.tests, risk))


def take_treasure(ref: Referee, state: State, i: int) -> State:
    """The state in which somebody has taken what a treasure holds; what is heavy lies there to be lifted.

    [FT-FILL-10 FT-LOAD-04]
    """
    place, person = current_room(state), state.people[i]
    row = treasure_row(state.filler, place.treasure)
    say(ref, "takes_treasure", who=person.id, treasure=place.treasure, clauses=("FT-FILL-10",))
    state = put_here(state, replace(place, treasure=""))
    if row is None:
        return state
    coins, things = treasure_contents(ref, row, state.filler)
    person = replace(person, coins=person.coins + coins)
    for thing in things:
        if thing.item in LOADS:
            state = put_thing_here(state, thing)
        else:
            say(ref, "finds", who=person.id, item=thing.item, value=thing.value, clauses=("FT-FILL-10",))
            person = stow_newest(with_thing(person, thing))
    if coins:
        say(ref, "finds_coins", who=person.id, coins=coins, clauses=("FT-FILL-10",))
    return put_person(state, i, person)


def put_thing_here(state: State, thing: Thing) -> State:
    """The state with a thing more that lies in the room."""
    place = current_room(state)
    return put_here(state, replace(place, loot=(*place.loot, thing)))


def wedge_exit(state: State, exit: int) -> State:
    """The state in which a way is held shut."""
    place = current_room(state)
    return put_here(state, with_exit(place, exit, replace(place.exits[exit], held=True)))


# --- the urn ----------------------------------------------------------------------------------------------------------
def invoke_refusal(state: State, person: Person, answer: Invoke) -> Refusal | None:
    """Why the dead cannot be called to obey: no urn, or none of them here. [FT-FILL-10]"""
    if item_place(person, URN) < 0:
        return refusal("has-not", "item", "FT-FILL-10", who=person.id, item=URN)
    return None if undead_here(state) else refusal("no-dead-here", "foes", "FT-FILL-10")


def undead_here(state: State) -> tuple[int, ...]:
    """The undead that are here and stand."""
    return tuple(j for j in standing_foes(state) if is_kind(state, state.foes[j], UNDEAD))


def invoke(ref: Referee, state: State, i: int) -> State:
    """The state in which the dead here have obeyed the bearer of the urn, once. [FT-FILL-10]"""
    dead = undead_here(state)
    foes = tuple(replace(foe, yielded=True) if j in dead else foe for j, foe in enumerate(state.foes))
    say(ref, "dead_obey", who=state.people[i].id, foes=tuple(state.foes[j].id for j in dead), clauses=("FT-FILL-10",))
    person = state.people[i]
    return put_person(replace(state, foes=foes), i, without_thing(person, item_place(person, URN)))
