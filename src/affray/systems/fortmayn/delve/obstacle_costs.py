"""What an obstacle costs by itself when it is not overcome, and some when it is. [FT-FILL-04]

Each consequence of obstacles.csv is found by its text, so that a user's own obstacle may have any of them; where a text is
none of these, the consequence comes by lot.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.dice.pool import total
from affray.referee import Referee, choose, roll, say
from affray.systems.fortmayn.content.codes import (
    BODY,
    CHOOSE_SHAMED,
    CHOOSE_TOLL,
    HEAD,
    MOMENTS_AN_HOUR,
    OVERCOME,
    ROLL_TOLL,
    ROLL_WHICH,
)
from affray.systems.fortmayn.content.people import FOR_GOOD, Hurdle, Lasting
from affray.systems.fortmayn.content.rows import ObstacleRow
from affray.systems.fortmayn.delve import failure, obstacle_harm
from affray.systems.fortmayn.delve.event_effects import usage_things, use_thing
from affray.systems.fortmayn.delve.failure import HIDDEN_COST, last_actor, lose_dice
from affray.systems.fortmayn.delve.ways import hurdle_row
from affray.systems.fortmayn.position.lasting import STEP, with_lasting
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.risk import EVENT
from affray.systems.fortmayn.position.rooms import current_room, put_here
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.talk import without_attachment

EDGES, NEEDLE = "hidden sharp edges", "needle"
Mishap = Callable[[Referee, State, Risk], State]


# --- which obstacle ---------------------------------------------------------------------------------------------------
def risk_hurdle(state: State, risk: Risk) -> Hurdle | None:
    """The obstacle here that a risk is aimed at; None for none."""
    if state.here < 0 or not risk.target:
        return None
    return next((hurdle for hurdle in current_room(state).hurdles if hurdle.id == risk.target), None)


def after_try(ref: Referee, state: State, risk: Risk, hurdle: Hurdle) -> State:
    """The state after a try at an obstacle: its Difficulty Dice as they are left, done at none; hidden edges cut all the
    same; otherwise what it costs. [FT-TEST-06 FT-FILL-04 FT-FILL-14]"""
    done = risk.outcome == OVERCOME
    state = with_hurdle(state, replace(hurdle, dd=risk.dd, done=done, spotted=hurdle.spotted or done))
    if done:
        say(ref, "done", obstacle=hurdle.obstacle, clauses=("FT-TEST-03", "FT-FILL-04"))
    row = hurdle_row(state, hurdle)
    cuts = row.hidden == EDGES or any(
        effect.does == HIDDEN_COST and effect.room == state.here for effect in state.lasting
    )
    if cuts and not hurdle.spotted:
        state = cut_actor(ref, state, risk, hurdle)
    if done:
        return state
    if row.hidden == NEEDLE and not hurdle.spotted:
        return obstacle_harm.needle(ref, state, risk)
    found = row_costs(row)
    if found == ():
        return state
    if found is None:
        return failure.suffer_consequence(ref, state, risk)
    say(ref, "mishap", obstacle=hurdle.obstacle, price=hurdle.obstacle, clauses=("FT-FILL-04",))
    for work in found:
        state = work(ref, state, risk)
    return state


def with_hurdle(state: State, hurdle: Hurdle) -> State:
    """The state with an obstacle of the room changed."""
    place = current_room(state)
    hurdles = tuple(hurdle if other.id == hurdle.id else other for other in place.hurdles)
    return put_here(state, replace(place, hurdles=hurdles))


def cut_actor(ref: Referee, state: State, risk: Risk, hurdle: Hurdle) -> State:
    """The state after something that nobody had seen about an obstacle has wounded who dealt with it; it is known now.

    [FT-FILL-04 FT-FILL-14 FT-TEST-09]
    """
    say(ref, "unseen", obstacle=hurdle.obstacle, clauses=("FT-FILL-04", "FT-TEST-10"))
    lasting = tuple(effect for effect in state.lasting if effect.does != HIDDEN_COST or effect.room != state.here)
    known = next(other for other in current_room(state).hurdles if other.id == hurdle.id)
    return lose_dice(ref, with_hurdle(replace(state, lasting=lasting), replace(known, spotted=True)), risk, BODY, 1)


# --- what it costs ----------------------------------------------------------------------------------------------------
def cost_nothing(ref: Referee, state: State, risk: Risk) -> State:
    """The losses of the roll are all."""
    return state


def wound(ref: Referee, state: State, risk: Risk) -> State:
    """One BODY Die."""
    return lose_dice(ref, state, risk, BODY, 1)


def exhaust(ref: Referee, state: State, risk: Risk) -> State:
    """One HEAD Die more."""
    return lose_dice(ref, state, risk, HEAD, 1)


def fever(ref: Referee, state: State, risk: Risk) -> State:
    """One BODY Die that nothing but sleep gives back. [FT-HEAL-01]"""
    state = lose_dice(ref, state, risk, BODY, 1)
    i = last_actor(state, risk)
    return put_person(state, i, replace(state.people[i], fevers=state.people[i].fevers + 1))


def fat_head(ref: Referee, state: State, risk: Risk) -> State:
    """A Fat Head for an Hour, for each who acted. [FT-OOFA-07]"""
    for name in risk.actors:
        i = person_index(state, name)
        say(ref, "dazed", who=name, clauses=("FT-OOFA-07", "FT-FILL-04"))
        state = put_person(state, i, replace(state.people[i], fat_head=MOMENTS_AN_HOUR))
    return state


def gear(ref: Referee, state: State, risk: Risk) -> State:
    """A usage roll for one thing that who acted carries. [FT-USE-01]"""
    i = last_actor(state, risk)
    found = [(who, k) for who, k in usage_things(state) if who == i]
    if not found:
        return state
    place = total(roll(ref, 1, len(found), ROLL_WHICH)) if len(found) > 1 else 0
    return use_thing(ref, state, *found[place])


def shame_attachment(ref: Referee, state: State, risk: Risk) -> State:
    """An attachment is shamed, and so gone; which one its player says. [FT-SOC-05]"""
    i = last_actor(state, risk)
    person = state.people[i]
    if not person.attachments:
        return state
    k = choose(ref, i, CHOOSE_SHAMED, len(person.attachments) - 1)
    say(ref, "disowned", who=person.id, attachment=person.attachments[k], clauses=("FT-SOC-05", "FT-FILL-04"))
    return put_person(state, i, without_attachment(person, k))


def toll(ref: Referee, state: State, risk: Risk) -> State:
    """A price of 2d6 coins, which may be paid to be let through. [FT-FILL-04]"""
    i = last_actor(state, risk)
    cost = total(roll(ref, 2, 6, ROLL_TOLL)) + 2
    person = state.people[i]
    if person.coins < cost or not choose(ref, i, CHOOSE_TOLL, 1, cost):
        say(ref, "toll_refused", who=person.id, cost=cost, clauses=("FT-FILL-04",))
        return state
    say(ref, "toll_paid", who=person.id, cost=cost, clauses=("FT-FILL-04",))
    state = put_person(state, i, replace(person, coins=person.coins - cost))
    hurdle = risk_hurdle(state, risk)
    return state if hurdle is None else with_hurdle(state, replace(hurdle, dd=0, done=True))


def hamper_retry(ref: Referee, state: State, risk: Risk) -> State:
    """A new try is at a disadvantage."""
    effect = Lasting(
        does=STEP, task=risk.task, amount=-1, room=state.here, until=FOR_GOOD, once=True, source="position"
    )
    return with_lasting(state, effect)


MISHAPS: Mapping[str, tuple[Mishap, ...]] = {
    "noise": (failure.noise,),
    "time": (failure.time,),
    "failure: time": (failure.time,),
    "time and noise": (failure.time, failure.noise),
    "losses only": (cost_nothing,),
    "fall to a lower place; climbing 1 to return": (obstacle_harm.pit,),
    "venom as the special": (obstacle_harm.venom,),
    "the way is shut": (obstacle_harm.shut_way,),
    "one more Difficulty Die each Moment it is not overcome, to 5": (cost_nothing,),
    "failure: fat_head for an Hour": (fat_head,),
    "failure: fall, wound 1, gear usage roll": (wound, gear),
    "failure: swept to a random known room": (obstacle_harm.sweep_away,),
    "exhaust 1 HEAD Die more": (exhaust,),
    "failure: it calls the nearest denizens": (obstacle_harm.call_denizens,),
    "failure: a false meaning (ask the oracle)": (obstacle_harm.misread,),
    "failure: they wake": (obstacle_harm.wake_sleepers,),
    "failure: wound 1": (wound,),
    "failure: one attachment is shamed": (shame_attachment,),
    "price 2d6 coins": (toll,),
    "failure: an Hour lost and a ration roll": (obstacle_harm.lose_hour,),
    "failure: wound 1 that only sleep restores": (fever,),
    "failure: noise; retry at disadvantage": (failure.noise, hamper_retry),
}
"""What each text of the table does, in order."""
TAKING: tuple[Mishap, ...] = (wound, fever, exhaust)
"""Those that take a die, without a roll."""


def row_costs(row: ObstacleRow) -> tuple[Mishap, ...] | None:
    """What an obstacle costs that is not overcome, beside what is hidden about it; None for something by lot. [FT-FILL-04]"""
    return () if row.hidden in (EDGES, NEEDLE) else MISHAPS.get(row.consequence_on_failure)


def pay_sure_costs(ref: Referee, state: State, risk: Risk) -> State:
    """The state after those of an obstacle's costs that need no dice and take some of who failed at it. [FT-FILL-04]"""
    hurdle = risk_hurdle(state, risk)
    for work in (row_costs(hurdle_row(state, hurdle)) or ()) if hurdle is not None else ():
        state = work(ref, state, risk) if work in TAKING else state
    return state


# --- tests that follow another ----------------------------------------------------------------------------------------
def is_aftermath(risk: Risk) -> bool:
    """Whether a test is itself what another cost: poison, or a heavy thing that slips. Nothing more comes by lot then."""
    return risk.source == EVENT and risk.target != ""


def after_test(ref: Referee, state: State, risk: Risk) -> State:
    """The state after a test that has a consequence of its own: poison takes one more BODY Die, what is too heavy is set
    down. [FT-FILL-03 FT-LOAD-04]"""
    if risk.outcome == OVERCOME:
        return state
    if risk.target == obstacle_harm.POISON:
        return obstacle_harm.apply_poison(ref, state, risk)
    return obstacle_harm.set_down(ref, state, risk)
