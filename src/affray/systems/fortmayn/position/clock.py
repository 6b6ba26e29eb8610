"""The clock of a position: what has passed, camps, light that burns down, foes that rise."""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import (
    HOURS_A_CAMP,
    MOMENTS_AN_HOUR,
    ROLL_USAGE,
)
from affray.systems.fortmayn.content.people import Hurdle
from affray.systems.fortmayn.position.rooms import current_room, put_here
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.gear import burning_places, put_out_lights, wear_down
from affray.systems.fortmayn.rules.time_and_distance import age_foe, age_person, age_place, clock_after, is_lasting

RISING = "flooding_room"
MOST_RISEN = 5
"""The most Difficulty Dice that rising water comes to. [FT-FILL-04]"""


def pass_time(state: State, moments: int = 0, ounces: int = 0) -> State:
    """The state after so many Moments and Ounces. What lasts for Moments runs down by all the time that has passed.
    [FT-TIME-03 FT-OOFA-07 FT-BAN-04]"""
    clock = clock_after(state.clock, moments, ounces)
    gone = clock.moment - state.clock.moment
    if not gone:
        return replace(state, clock=clock)
    return replace(
        state,
        clock=clock,
        people=tuple(age_person(person, gone) for person in state.people),
        foes=tuple(age_foe(foe, gone) for foe in state.foes),
        places=tuple(age_place(place, gone) for place in state.places),
        lasting=tuple(effect for effect in state.lasting if is_lasting(effect, clock)),
    )


def after_camp(state: State) -> State:
    """The state 8 Hours later, on a new day. [FT-HEAL-01 FT-TIME-03]"""
    state = pass_time(state, HOURS_A_CAMP * MOMENTS_AN_HOUR)
    return replace(state, clock=state.clock._replace(day=state.clock.day + 1))


def burn_light(ref: Referee, state: State) -> State:
    """The state after an Hour of light: a usage roll for whatever burns. Who has nothing left to burn is in the dark.
    [FT-USE-01 FT-USE-03 FT-GEAR-02 FT-GEAR-03]"""
    for i in range(len(state.people)):
        for k in reversed(burning_places(state.people[i])):
            person = state.people[i]
            die = roll_usage(ref, person.things[k].die, 0, ROLL_USAGE)
            say(ref, "burns", who=person.id, item=person.things[k].item, die=die, clauses=("FT-USE-01", "FT-GEAR-02"))
            state = put_person(state, i, wear_down(person, k, die))
        if not burning_places(state.people[i]):
            state = put_person(state, i, put_out_lights(state.people[i]))
    return state


def raise_water(state: State, moments: int) -> State:
    """The state after water that nobody has mastered has risen: by a Difficulty Die each Moment, to 5. [FT-FILL-04]"""
    if state.here < 0 or not any(is_rising(hurdle) for hurdle in current_room(state).hurdles):
        return state
    hurdles = tuple(
        replace(hurdle, dd=max(hurdle.dd, min(MOST_RISEN, hurdle.dd + moments))) if is_rising(hurdle) else hurdle
        for hurdle in current_room(state).hurdles
    )
    return put_here(state, replace(current_room(state), hurdles=hurdles))


def is_rising(hurdle: Hurdle) -> bool:
    """Whether an obstacle is rising water that has been seen and not mastered."""
    return hurdle.obstacle == RISING and not hurdle.hidden and not hurdle.done
