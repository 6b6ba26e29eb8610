"""Turn: a Moment passes. The clock goes on, what lasts runs down, light burns, the event dice fall, meetings come.

[FT-TIME-01 FT-TIME-03 FT-EVT-01 to FT-EVT-05 FT-USE-01 FT-GEAR-02 FT-GEAR-03 FT-LOAD-04 FT-FILL-01]
"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn import chances
from affray.systems.fortmayn.answers import Answer
from affray.systems.fortmayn.arriving import here, put_here
from affray.systems.fortmayn.chance_events import event_dice, triggered
from affray.systems.fortmayn.constants import BODY, MOMENTS_AN_HOUR, ROLL_USAGE
from affray.systems.fortmayn.gear import burning, put_out, worn_down
from affray.systems.fortmayn.loop import to
from affray.systems.fortmayn.meeting import is_hostile
from affray.systems.fortmayn.meetings import HERE, is_met, met, with_meeting
from affray.systems.fortmayn.phase import able
from affray.systems.fortmayn.phase import alone as question
from affray.systems.fortmayn.phase import as_it_is as settle
from affray.systems.fortmayn.phase import only_go as refuse
from affray.systems.fortmayn.standing import put_person, standing_foes
from affray.systems.fortmayn.state import Hurdle, Risk, State
from affray.systems.fortmayn.travel import passed, read_clock
from affray.systems.fortmayn.usage import use

__all__ = ["play", "question", "refuse", "settle"]

RISING = "flooding_room"
MOST_RISEN = 5
"""The most Difficulty Dice that rising water comes to. [FT-FILL-04]"""
LOADS = {"chest": 1}
"""Things that have Difficulty Dice to be carried, by their id. [FT-LOAD-04]"""
LIFTING = "lifting"


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a Moment: at the tests that an event calls for, at a meeting that is due, or in the scene. A meeting
    that comes together with tests comes after them; creatures that mean harm and are still here come again.

    [FT-EVT-01 FT-TIME-02]
    """
    state = moment(ref, state)
    if state.tests:
        if not state.due and is_beside_foes(state):
            state = with_meeting(state, HERE)
        first, *more = state.tests
        return replace(to(state, guard="trap"), tests=(), risk=replace(first, then=tuple(more)))
    if not state.due and is_beside_foes(state):
        state = with_meeting(state, HERE)
    return to_meeting(ref, state, "quiet")


def to_meeting(ref: Referee, state: State, otherwise: str) -> State:
    """The state at the first meeting that is due, else where the guard leads that holds otherwise. [FT-REACT-01 FT-EVT-01]"""
    while state.due:
        if is_met(state):
            return met(ref, to(state, guard="denizens"))
        state = replace(state, due=state.due[1:])
    return to(state, guard=otherwise)


def is_beside_foes(state: State) -> bool:
    """Whether creatures that mean harm are here. [FT-REACT-02]"""
    return any(is_hostile(state.foes[j].reaction) for j in standing_foes(state))


# --- a Moment ---------------------------------------------------------------------------------------------------------
def moment(ref: Referee, state: State) -> State:
    """The state a Moment later, the events of it applied. [FT-TIME-01 FT-EVT-01 FT-EVT-02 FT-EVT-03]"""
    state = waited(ref, state, 1)
    rolled = event_dice(ref, state.last_events)
    dice = tuple(face - 1 for face in rolled.now)
    say(ref, "event_dice", dice=dice, before=state.last_events, clauses=("FT-EVT-01", "FT-EVT-02", "FT-EVT-03"))
    state = replace(state, last_events=rolled.now)
    for row in triggered(state.filler, rolled.rises, state.house):
        say(ref, "chance", die=row.die, theme=str(row.die), chance=row.event_id, clauses=("FT-EVT-02", "FT-FILL-01"))
        state = chances.applied(ref, state, row)
    return state


def waited(ref: Referee, state: State, moments: int, *, tells: bool = True) -> State:
    """The state so many Moments later, without event dice: each full Hour what burns is used, and what is heavy is lifted
    anew; water rises each Moment. The clock is told, unless a Moment that follows tells it.

    [FT-TIME-03 FT-GEAR-02 FT-GEAR-03 FT-LOAD-04 FT-FILL-04]
    """
    before = state.clock.moment // MOMENTS_AN_HOUR
    state = risen(passed(state, moments), moments)
    if tells:
        tell_clock(ref, state)
    for _ in range(state.clock.moment // MOMENTS_AN_HOUR - before):
        state = lifted_anew(burned(ref, state))
    return state


def tell_clock(ref: Referee, state: State) -> None:
    """What the clock says. [FT-TIME-01]"""
    day, hour, moment = read_clock(state.clock)
    say(ref, "clock", day=day, hour=hour, moment=moment, clauses=("FT-TIME-01",))


def burned(ref: Referee, state: State) -> State:
    """The state after an Hour of light: a usage roll for whatever burns; who has nothing left to burn stands in the dark.

    [FT-USE-01 FT-USE-03 FT-GEAR-02 FT-GEAR-03]
    """
    for i in range(len(state.people)):
        for k in reversed(burning(state.people[i])):
            one = state.people[i]
            die = use(ref, one.things[k].die, 0, ROLL_USAGE)
            say(ref, "burns", who=one.id, item=one.things[k].item, die=die, clauses=("FT-USE-01", "FT-GEAR-02"))
            state = put_person(state, i, worn_down(one, k, die))
        if not burning(state.people[i]):
            state = put_person(state, i, put_out(state.people[i]))
    return state


def lifted_anew(state: State) -> State:
    """The state in which whoever carries something heavy is to lift it again. [FT-LOAD-04]"""
    found = tuple(
        Risk(actors=(one.id,), pool=BODY, task=LIFTING, target=thing.item, dd=LOADS[thing.item], source="event")
        for one in state.people
        for thing in one.things
        if thing.item in LOADS and able(one)
    )
    return replace(state, tests=(*state.tests, *found))


def risen(state: State, moments: int) -> State:
    """The state in which water that nobody has mastered has risen: a Difficulty Die each Moment, to 5. [FT-FILL-04]"""
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
