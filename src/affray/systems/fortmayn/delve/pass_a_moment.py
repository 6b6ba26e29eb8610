"""Turn: a Moment passes. The clock goes on, what lasts runs down, light burns, the event dice fall, meetings come.

[FT-TIME-01 FT-TIME-03 FT-EVT-01 to FT-EVT-05 FT-USE-01 FT-GEAR-02 FT-GEAR-03 FT-LOAD-04 FT-FILL-01]
"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, MOMENTS_AN_HOUR
from affray.systems.fortmayn.delve import event_effects
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.clock import burn_light, pass_time, raise_water
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.meetings import HERE, go_to_meeting, with_meeting
from affray.systems.fortmayn.position.phase import is_able, referee_phase
from affray.systems.fortmayn.position.standing import standing_foes
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.dice.event_dice import event_dice, triggered_events
from affray.systems.fortmayn.rules.reactions import is_hostile
from affray.systems.fortmayn.rules.time_and_distance import read_clock

LOADS = {"chest": 1}
"""Things that have Difficulty Dice to be carried, by their id. [FT-LOAD-04]"""
LIFTING = "lifting"


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a Moment: at the tests that an event calls for, at a meeting that is due, or in the scene. A meeting
    that comes together with tests comes after them; creatures that mean harm and are still here come again.

    [FT-EVT-01 FT-TIME-02]
    """
    state = pass_moment(ref, state)
    if state.tests:
        if not state.due and is_beside_foes(state):
            state = with_meeting(state, HERE)
        first, *more = state.tests
        return replace(advance_phase(state, guard="trap"), tests=(), risk=replace(first, then=tuple(more)))
    if not state.due and is_beside_foes(state):
        state = with_meeting(state, HERE)
    return go_to_meeting(ref, state, "quiet")


def is_beside_foes(state: State) -> bool:
    """Whether creatures that mean harm are here. [FT-REACT-02]"""
    return any(is_hostile(state.foes[j].reaction) for j in standing_foes(state))


# --- a Moment ---------------------------------------------------------------------------------------------------------
def pass_moment(ref: Referee, state: State) -> State:
    """The state a Moment later, the events of it applied. [FT-TIME-01 FT-EVT-01 FT-EVT-02 FT-EVT-03]"""
    state = wait(ref, state, 1)
    rolled = event_dice(ref, state.last_events)
    dice = tuple(face - 1 for face in rolled.now)
    say(ref, "event_dice", dice=dice, before=state.last_events, clauses=("FT-EVT-01", "FT-EVT-02", "FT-EVT-03"))
    state = replace(state, last_events=rolled.now)
    for row in triggered_events(state.filler, rolled.rises, state.house):
        say(ref, "chance", die=row.die, theme=str(row.die), chance=row.event_id, clauses=("FT-EVT-02", "FT-FILL-01"))
        state = event_effects.apply_event(ref, state, row)
    return state


def wait(ref: Referee, state: State, moments: int, *, tells: bool = True) -> State:
    """The state so many Moments later, without event dice: each full Hour what burns is used, and what is heavy is lifted
    anew; water rises each Moment. The clock is told, unless a Moment that follows tells it.

    [FT-TIME-03 FT-GEAR-02 FT-GEAR-03 FT-LOAD-04 FT-FILL-04]
    """
    before = state.clock.moment // MOMENTS_AN_HOUR
    state = raise_water(pass_time(state, moments), moments)
    if tells:
        tell_clock(ref, state)
    for _ in range(state.clock.moment // MOMENTS_AN_HOUR - before):
        state = lift_anew(burn_light(ref, state))
    return state


def tell_clock(ref: Referee, state: State) -> None:
    """What the clock says. [FT-TIME-01]"""
    day, hour, moment = read_clock(state.clock)
    say(ref, "clock", day=day, hour=hour, moment=moment, clauses=("FT-TIME-01",))


def lift_anew(state: State) -> State:
    """The state in which whoever carries something heavy is to lift it again. [FT-LOAD-04]"""
    found = tuple(
        Risk(actors=(person.id,), pool=BODY, task=LIFTING, target=thing.item, dd=LOADS[thing.item], source="event")
        for person in state.people
        for thing in person.things
        if thing.item in LOADS and is_able(person)
    )
    return replace(state, tests=(*state.tests, *found))


PHASE = referee_phase(play)
"""This phase, for the loop."""
