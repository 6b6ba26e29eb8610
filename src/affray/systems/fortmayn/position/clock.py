"""The clock of a position: what has passed, camps, light that burns down, foes that rise."""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import (
    HOURS_A_CAMP,
    MOMENTS_AN_HOUR,
    ROLL_USAGE,
)
from affray.systems.fortmayn.content.people import Hurdle
from affray.systems.fortmayn.position.rooms import here, put_here
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.usage_dice import use
from affray.systems.fortmayn.rules.gear import burning, put_out, worn_down
from affray.systems.fortmayn.rules.time_and_distance import aged, aged_foe, aged_place, lasts, later

RISING = "flooding_room"
MOST_RISEN = 5
"""The most Difficulty Dice that rising water comes to. [FT-FILL-04]"""


def passed(state: State, moments: int = 0, ounces: int = 0) -> State:
    """The state after so many Moments and Ounces. What lasts for Moments runs down by all the time that has passed.
    [FT-TIME-03 FT-OOFA-07 FT-BAN-04]"""
    clock = later(state.clock, moments, ounces)
    gone = clock.moment - state.clock.moment
    if not gone:
        return replace(state, clock=clock)
    return replace(
        state,
        clock=clock,
        people=tuple(aged(person, gone) for person in state.people),
        foes=tuple(aged_foe(foe, gone) for foe in state.foes),
        places=tuple(aged_place(place, gone) for place in state.places),
        lasting=tuple(one for one in state.lasting if lasts(one, clock)),
    )


def camped(state: State) -> State:
    """The state 8 Hours later, on a new day. [FT-HEAL-01 FT-TIME-03]"""
    state = passed(state, HOURS_A_CAMP * MOMENTS_AN_HOUR)
    return replace(state, clock=state.clock._replace(day=state.clock.day + 1))


def burned(ref: Referee, state: State) -> State:
    """The state after an Hour of light: a usage roll for whatever burns. Who has nothing left to burn is in the dark.
    [FT-USE-01 FT-USE-03 FT-GEAR-02 FT-GEAR-03]"""
    for i in range(len(state.people)):
        for k in reversed(burning(state.people[i])):
            one = state.people[i]
            die = use(ref, one.things[k].die, 0, ROLL_USAGE)
            say(ref, "burns", who=one.id, item=one.things[k].item, die=die, clauses=("FT-USE-01", "FT-GEAR-02"))
            state = put_person(state, i, worn_down(one, k, die))
        if not burning(state.people[i]):
            state = put_person(state, i, put_out(state.people[i]))
    return state


def risen(state: State, moments: int) -> State:
    """The state after water that nobody has mastered has risen: by a Difficulty Die each Moment, to 5. [FT-FILL-04]"""
    if state.here < 0 or not any(rises(one) for one in here(state).hurdles):
        return state
    hurdles = tuple(
        replace(one, dd=max(one.dd, min(MOST_RISEN, one.dd + moments))) if rises(one) else one
        for one in here(state).hurdles
    )
    return put_here(state, replace(here(state), hurdles=hurdles))


def rises(hurdle: Hurdle) -> bool:
    """Whether an obstacle is rising water that has been seen and not mastered."""
    return hurdle.obstacle == RISING and not hurdle.hidden and not hurdle.done
