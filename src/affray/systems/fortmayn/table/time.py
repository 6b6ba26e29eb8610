"""Time at a game master's table, as he counts it; event dice when he wants them; a camp.

[FT-TIME-01 FT-TIME-02 FT-TIME-03 FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-HEAL-01 FT-CORE-08]
"""

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HOURS_A_CAMP, MOMENTS_AN_HOUR
from affray.systems.fortmayn.delve.pass_a_moment import tell_clock, wait
from affray.systems.fortmayn.position.answers import TABLE_FORMS
from affray.systems.fortmayn.position.clock import pass_time
from affray.systems.fortmayn.position.delve_answers import Camp
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.recovery import end_rest, sleep_in_camp
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Events, Time
from affray.systems.fortmayn.rules.dice.event_dice import event_dice, triggered_events
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.time_and_distance import HOURS_A_DAY, distance_covered
from affray.systems.fortmayn.table.private_referee import PrivateReferee
from affray.systems.fortmayn.table.verbs import RULING, form_refusal, reason_args, verb, whisper

MOMENTS: Mapping[str, int] = {"moment": 1, "hour": MOMENTS_AN_HOUR}
OUNCE, DAY = "ounce", "day"
UNITS = (OUNCE, *MOMENTS, DAY)
MOST_TIME: Mapping[str, int] = {OUNCE: 99, "moment": 99, "hour": 48, DAY: 365}
"""The most of a unit that passes at a word."""


def time_refusal(state: State, answer: Time, side: int) -> Refusal | None:
    """Why so much time cannot pass; none does by a word in the middle of a conflict. [FT-TIME-02]"""
    most = MOST_TIME[answer.unit]
    if not 0 < answer.number <= most:
        return refusal("too-long", "time", "FT-TIME-03", most=most, unit=answer.unit)
    return peace_refusal(state)


def peace_refusal(state: State) -> Refusal | None:
    """Why nothing but Ounces pass: there is a conflict. [FT-TIME-02]"""
    return refusal("table-fray", "fray", "FT-TIME-02") if state.fray else None


def let_pass(ref: Referee, state: State, answer: Time, side: int) -> State:
    """The state so much later: what lasts runs down, each Hour what burns is used. Over days only durations run down.

    [FT-TIME-01 FT-TIME-03 FT-USE-01]
    """
    count, unit = answer.number, answer.unit
    say(ref, "table_time_passes", count=count, unit=unit, **pace_args(state, count, unit), **reason_args(answer),
        clauses=("FT-TIME-03", "FT-DIST-05"))  # fmt: skip
    if unit == OUNCE:
        return pass_time(state, ounces=count)
    if unit != DAY:
        return wait(ref, state, count * MOMENTS[unit])
    state = pass_time(state, count * HOURS_A_DAY * MOMENTS_AN_HOUR)
    state = replace(state, clock=state.clock._replace(day=state.clock.day + count))
    tell_clock(ref, state)
    return state


def pace_args(state: State, count: int, unit: str) -> dict[str, int]:
    """How far the party comes in that time, in yards or miles, if it walks or rides: riding where everybody does; 0 for
    other units. [FT-DIST-05 FT-FILL-07]"""
    rides = all(person.mounted for person in state.people if is_able(person))
    if unit not in MOMENTS or not any(map(is_able, state.people)):
        return {"far": 0, "rides": 0}
    return {"far": int(distance_covered(unit, Fraction(count), mounted=rides)[0]), "rides": int(rides)}


def quiet_refusal(state: State, answer: Events, side: int) -> Refusal | None:
    """Why the event dice do not fall now. [FT-TIME-02 FT-EVT-01]"""
    return peace_refusal(state)


def camp_fault(state: State, answer: Camp, side: int) -> Refusal | None:
    """Why nobody can camp now. [FT-TIME-02]"""
    return form_refusal(TABLE_FORMS[Camp]) if answer.memorise else peace_refusal(state)


def make_camp(ref: Referee, state: State, answer: Camp, side: int) -> State:
    """The state after 8 Hours of sleep that nobody disturbed, each with a meal if there is one. [FT-HEAL-01 FT-USE-01]"""
    say(ref, "table_camps", hours=HOURS_A_CAMP, clauses=("FT-HEAL-01",))
    return end_rest(sleep_in_camp(ref, state))


def roll_events(ref: Referee, state: State, answer: Events, side: int) -> State:
    """The state after the event dice, which the game master alone sees: he makes of it what he likes.

    [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-FILL-01]
    """
    rolled = event_dice(PrivateReferee(ref, state), state.last_events)
    rows = triggered_events(state.filler, rolled.rises, state.house)
    for row in rows:
        whisper(
            ref,
            state,
            "table_chance",
            die=row.die,
            theme=str(row.die),
            chance=row.event_id,
            clauses=("FT-EVT-02", RULING),
        )
    if not rows:
        whisper(ref, state, "table_no_chance", clauses=("FT-EVT-02",))
    return replace(state, last_events=rolled.now)


VERBS = (
    verb(Time, time_refusal, let_pass),
    verb(Camp, camp_fault, make_camp),
    verb(Events, quiet_refusal, roll_events),
)
