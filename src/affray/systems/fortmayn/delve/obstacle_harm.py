"""The worse of what obstacles cost: falls, poison, ways that are shut, who is called or woken. [FT-FILL-04]"""

from msgspec.structs import replace

from affray.dice.pool import total
from affray.referee import Referee, roll, say
from affray.systems.fortmayn.content.codes import BODY, DISTANT, MOMENTS_AN_HOUR, NEARBY, ROLL_WHICH
from affray.systems.fortmayn.content.people import Hurdle
from affray.systems.fortmayn.delve.event_effects import use_thing
from affray.systems.fortmayn.delve.failure import last_actor, lose_dice
from affray.systems.fortmayn.delve.oracle import consult_oracle
from affray.systems.fortmayn.delve.pass_a_moment import wait
from affray.systems.fortmayn.delve.ways import PIT_WALL
from affray.systems.fortmayn.position.meetings import meeting_line, with_meeting
from affray.systems.fortmayn.position.risk import EVENT
from affray.systems.fortmayn.position.rooms import arrive, current_room, leave_room, put_here
from affray.systems.fortmayn.position.spell_effects import VENOM_NOTE
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.drawing_levels import obstacle_row
from affray.systems.fortmayn.rules.gear import item_place, without_thing
from affray.systems.fortmayn.rules.healing import meal_place

POISON = "poison"
"""The target of a test whose failure costs one more BODY Die."""
RUBBLE, CLIFF = "rubble", "cliff_face"


def with_test_due(state: State, risk: Risk, task: str, target: str) -> State:
    """The state in which who acted last is to make a BODY test against 1 as the Moment ends."""
    who = state.people[last_actor(state, risk)].id
    return replace(state, tests=(*state.tests, Risk(actors=(who,), pool=BODY, task=task, target=target, source=EVENT)))


# --- poison -----------------------------------------------------------------------------------------------------------
def needle(ref: Referee, state: State, risk: Risk) -> State:
    """A needle springs at who fumbled: a BODY test against 1 to avoid it, which costs what it costs. [FT-FILL-04]"""
    say(ref, "needle", who=risk.actors[-1], clauses=("FT-FILL-04",))
    return with_test_due(state, risk, "avoid_trap", "needle")


def venom(ref: Referee, state: State, risk: Risk) -> State:
    """Poison: a BODY test against 1; on a failure one more BODY Die is wounded. [FT-FILL-03]"""
    say(ref, "poison", who=risk.actors[-1], clauses=("FT-FILL-03", "FT-FILL-04"))
    return with_test_due(state, risk, "other", POISON)


def apply_poison(ref: Referee, state: State, risk: Risk) -> State:
    """The state after poison has done its work. [FT-FILL-03]"""
    i = last_actor(state, risk)
    person = state.people[i]
    notes = person.notes if VENOM_NOTE in person.notes else (*person.notes, VENOM_NOTE)
    return lose_dice(ref, put_person(state, i, replace(person, notes=notes)), risk, BODY, 1)


# --- heavy things -----------------------------------------------------------------------------------------------------
def set_down(ref: Referee, state: State, risk: Risk) -> State:
    """The state in which something is too heavy for who carries it: it lies here. [FT-LOAD-04]"""
    i = last_actor(state, risk)
    person = state.people[i]
    k = item_place(person, risk.target)
    if k < 0:
        return state
    say(ref, "sets_down", who=person.id, item=risk.target, clauses=("FT-LOAD-04",))
    place = current_room(state)
    state = put_here(state, replace(place, loot=(*place.loot, person.things[k])))
    return put_person(state, i, without_thing(person, k))


# --- the ground -------------------------------------------------------------------------------------------------------
def pit(ref: Referee, state: State, risk: Risk) -> State:
    """A fall to a lower place: a climb against 1 bars every way until it is done. Reading: the others let themselves down
    after who fell, so that the party stays together. [FT-FILL-04]"""
    say(ref, "falls", who=risk.actors[-1], clauses=("FT-FILL-04",))
    place = current_room(state)
    others = (hurdle for hurdle in place.hurdles if hurdle.id != PIT_WALL)
    rest = tuple(replace(other, done=True) if other.id == risk.target else other for other in others)
    wall = Hurdle(id=PIT_WALL, obstacle=CLIFF, dd=1, spotted=True)
    return put_here(state, replace(place, hurdles=(*rest, wall)))


def shut_way(ref: Referee, state: State, risk: Risk) -> State:
    """The way is shut: what barred it becomes a choked passage. [FT-FILL-04]"""
    row = obstacle_row(state.filler, RUBBLE)
    place = current_room(state)
    say(ref, "shut", clauses=("FT-FILL-04",))
    if row is None:
        return state
    hurdles = tuple(
        replace(hurdle, obstacle=RUBBLE, dd=row.difficulty_dice) if hurdle.id == risk.target else hurdle
        for hurdle in place.hurdles
    )
    return put_here(state, replace(place, hurdles=hurdles))


def sweep_away(ref: Referee, state: State, risk: Risk) -> State:
    """The water sweeps the party to a random room that it knows. [FT-FILL-04]"""
    known = [n for n in range(len(state.places)) if n != state.here]
    if not known:
        return state
    number = known[total(roll(ref, 1, len(known), ROLL_WHICH))]
    say(ref, "swept", number=number + 1, clauses=("FT-FILL-04",))
    came = next((door.to for door in state.places[number].exits if door.to >= 0), -1)
    return arrive(ref, leave_room(state), number, came)


# --- who hears --------------------------------------------------------------------------------------------------------
def call_denizens(ref: Referee, state: State, risk: Risk) -> State:
    """The nearest denizens are called: they come into Distant. [FT-FILL-04 FT-FILL-09]"""
    say(ref, "called", clauses=("FT-FILL-04",))
    return with_meeting(state, meeting_line(DISTANT))


def wake_sleepers(ref: Referee, state: State, risk: Risk) -> State:
    """The sleepers wake, Nearby. [FT-FILL-04 FT-FILL-09]"""
    say(ref, "woken", clauses=("FT-FILL-04",))
    return with_meeting(state, meeting_line(NEARBY))


def misread(ref: Referee, state: State, risk: Risk) -> State:
    """A false meaning: the oracle says how false, and asks. [FT-FILL-04 FT-SOLO-02]"""
    say(ref, "misread", who=risk.actors[-1], clauses=("FT-FILL-04",))
    return consult_oracle(ref, state, "even")


def lose_hour(ref: Referee, state: State, risk: Risk) -> State:
    """An Hour is lost, and a ration is rolled for. [FT-FILL-04 FT-USE-01]"""
    say(ref, "hour_lost", clauses=("FT-FILL-04",))
    state = wait(ref, state, MOMENTS_AN_HOUR)
    for i, person in enumerate(state.people):
        if (k := meal_place(person)) >= 0:
            return use_thing(ref, state, i, k)
    return state
