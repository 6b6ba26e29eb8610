"""What follows a test that was not overcome: harm, noise, time, wear, a worse position, a hidden cost. [FT-FILL-14]"""

from collections.abc import Callable, Mapping

from affray.dice.pool import total
from affray.referee import Referee, roll, say
from affray.systems.fortmayn.content.codes import DISTANT, ROLL_WHICH
from affray.systems.fortmayn.content.people import FOR_GOOD, Lasting
from affray.systems.fortmayn.delve.event_effects import usage_things, use_thing
from affray.systems.fortmayn.delve.pass_a_moment import pass_moment
from affray.systems.fortmayn.position.difficulty import EQUIPMENT, ready_dice
from affray.systems.fortmayn.position.lasting import STEP, with_lasting
from affray.systems.fortmayn.position.meetings import meeting_line, with_meeting
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.gear import burning_places
from affray.systems.fortmayn.rules.healing import take_dice
from affray.systems.fortmayn.rules.oracle import ask, consequence_die, consequence_row, likelihood_die

HIDDEN_COST = "hidden_cost"
"""What lasts until the next obstacle here, which has something about it that nobody sees."""


def suffer_consequence(ref: Referee, state: State, risk: Risk) -> State:
    """The state after a consequence by lot, for who rolled last. [FT-FILL-14]"""
    row = consequence_row(state.filler, consequence_die(ref))
    say(ref, "consequence", consequence=row.consequence_id, clauses=("FT-FILL-14",))
    work = CONSEQUENCES.get(row.consequence_id)
    return state if work is None else work(ref, state, risk)


def last_actor(state: State, risk: Risk) -> int:
    """Who bears what follows: the last of those who acted."""
    return person_index(state, risk.actors[-1])


def harm(ref: Referee, state: State, risk: Risk) -> State:
    """One die of the pool that was rolled is wounded or exhausted."""
    return lose_dice(ref, state, risk, risk.pool, 1)


def lose_dice(ref: Referee, state: State, risk: Risk, pool: int, amount: int) -> State:
    """The state in which who acted last has lost dice without a roll. [FT-TEST-09]"""
    i = last_actor(state, risk)
    before = state.people[i]
    after = take_dice(before, pool, amount)
    if ready_dice(after, pool) == ready_dice(before, pool):
        # Who has none left loses none.
        return state
    say(ref, "harmed", who=after.id, pool=pool, lost=amount, clauses=("FT-FILL-14", "FT-TEST-09"))
    return put_person(state, i, after)


def noise(ref: Referee, state: State, risk: Risk) -> State:
    """Does something hear? On an even yes somebody comes into Distant. [FT-FILL-02]"""
    heard = ask(ref, likelihood_die(state.filler, "even")).yes
    say(ref, "noise", heard=heard, clauses=("FT-FILL-14", "FT-FILL-02"))
    return with_meeting(state, meeting_line(DISTANT)) if heard else state


def time(ref: Referee, state: State, risk: Risk) -> State:
    """A Moment passes, with its event dice. [FT-EVT-01]"""
    return pass_moment(ref, state)


def wear(ref: Referee, state: State, risk: Risk) -> State:
    """A usage roll for one thing in use: what helped in the test, else what burns, else one of the stores. [FT-USE-01]"""
    i = last_actor(state, risk)
    tools = {item for claim, item in risk.claims if claim == EQUIPMENT}
    person = state.people[i]
    found = [(i, k) for k, thing in enumerate(person.things) if thing.item in tools and thing.die]
    found = found or [(i, k) for k in burning_places(person)] or usage_things(state)
    if not found:
        return state
    place = total(roll(ref, 1, len(found), ROLL_WHICH)) if len(found) > 1 else 0
    return use_thing(ref, state, *found[place])


def position(ref: Referee, state: State, risk: Risk) -> State:
    """A disadvantage on the next test in this scene."""
    return with_lasting(
        state, Lasting(does=STEP, amount=-1, room=state.here, until=FOR_GOOD, once=True, source="position")
    )


def hidden_cost(ref: Referee, state: State, risk: Risk) -> State:
    """The next obstacle here has one unseen feature."""
    return with_lasting(
        state, Lasting(does=HIDDEN_COST, room=state.here, until=FOR_GOOD, once=True, source="hidden_cost")
    )


CONSEQUENCES: Mapping[str, Callable[[Referee, State, Risk], State]] = {
    "harm": harm,
    "noise": noise,
    "time": time,
    "wear": wear,
    "position": position,
    "hidden_cost": hidden_cost,
}
"""What each consequence does; one of a user's table is a sentence alone."""
