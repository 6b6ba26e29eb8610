"""Time at a game master's table, as he counts it; event dice when he wants them; a camp.

[FT-TIME-01 FT-TIME-02 FT-TIME-03 FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-HEAL-01 FT-CORE-08]
"""

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HOURS_A_CAMP, MOMENTS_AN_HOUR
from affray.systems.fortmayn.delve.pass_a_moment import tell_clock, waited
from affray.systems.fortmayn.position.answer_words import whole
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.clock import passed
from affray.systems.fortmayn.position.phase import able
from affray.systems.fortmayn.position.recovery import camp, rest_over
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.event_dice import event_dice, triggered
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.rules.time_and_distance import HOURS_A_DAY, covered
from affray.systems.fortmayn.table.hush import Hushed
from affray.systems.fortmayn.table.verbs import RULING, Verb, malformed, reason, whisper

MOMENTS: Mapping[str, int] = {"moment": 1, "hour": MOMENTS_AN_HOUR}
OUNCE, DAY = "ounce", "day"
UNITS = (OUNCE, *MOMENTS, DAY)
MOST_TIME: Mapping[str, int] = {OUNCE: 99, "moment": 99, "hour": 48, DAY: 365}
"""The most of a unit that passes at a word."""


def time_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why so much time cannot pass; none does by a word in the middle of a conflict. [FT-TIME-02]"""
    if len(answer.words) != 2 or answer.words[1] not in UNITS:
        return malformed(TIME)
    if not whole(answer.words[0], MOST_TIME[answer.words[1]]) > 0:
        return no("too-long", "time", "FT-TIME-03", most=MOST_TIME[answer.words[1]], unit=answer.words[1])
    return peace_fault(state)


def peace_fault(state: State) -> Refusal | None:
    """Why nothing but Ounces pass: there is a conflict. [FT-TIME-02]"""
    return no("table-fray", "fray", "FT-TIME-02") if state.fray else None


def let_pass(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state so much later: what lasts runs down, each Hour what burns is used. Over days only durations run down.

    [FT-TIME-01 FT-TIME-03 FT-USE-01]
    """
    count, unit = whole(answer.words[0], MOST_TIME[answer.words[1]]), answer.words[1]
    say(ref, "table_time_passes", count=count, unit=unit, **pace(state, count, unit), **reason(answer),
        clauses=("FT-TIME-03", "FT-DIST-05"))  # fmt: skip
    if unit == OUNCE:
        return passed(state, ounces=count)
    if unit != DAY:
        return waited(ref, state, count * MOMENTS[unit])
    state = passed(state, count * HOURS_A_DAY * MOMENTS_AN_HOUR)
    state = replace(state, clock=state.clock._replace(day=state.clock.day + count))
    tell_clock(ref, state)
    return state


def pace(state: State, count: int, unit: str) -> dict[str, int]:
    """How far the party comes in that time, in yards or miles, if it walks or rides: riding where everybody does; 0 for
    other units. [FT-DIST-05 FT-FILL-07]"""
    rides = all(one.mounted for one in state.people if able(one))
    if unit not in MOMENTS or not any(map(able, state.people)):
        return {"far": 0, "rides": 0}
    return {"far": int(covered(unit, Fraction(count), mounted=rides)[0]), "rides": int(rides)}


def quiet_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why nobody can camp now, or the event dice do not fall. [FT-TIME-02 FT-EVT-01]"""
    return malformed(answer.verb) if answer.words else peace_fault(state)


def make_camp(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after 8 Hours of sleep that nobody disturbed, each with a meal if there is one. [FT-HEAL-01 FT-USE-01]"""
    say(ref, "table_camps", hours=HOURS_A_CAMP, clauses=("FT-HEAL-01",))
    return rest_over(camp(ref, state))


def chance(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after the event dice, which the game master alone sees: he makes of it what he likes.

    [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-FILL-01]
    """
    rolled = event_dice(Hushed(ref, state), state.last_events)
    rows = triggered(state.filler, rolled.rises, state.house)
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


TIME = "time NUMBER ounce|moment|hour|day [: WHY]"
VERBS: Mapping[str, Verb] = {
    "time": Verb(TIME, time_fault, let_pass),
    "camp": Verb("camp", quiet_fault, make_camp),
    "events": Verb("events", quiet_fault, chance),
}
