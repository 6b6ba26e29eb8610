"""What the events of a Moment do. [FT-FILL-01]

Each effect code of events.csv is a function here, by its first word; the others are its values.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.dice.pool import total
from affray.referee import Referee, choose, roll, say
from affray.systems.fortmayn.content.codes import (
    BODY,
    CHOOSE_COMRADE,
    DISTANT,
    HEAD,
    NEARBY,
    POOL_NAMES,
    ROLL_USAGE,
    ROLL_WHICH,
)
from affray.systems.fortmayn.content.people import FOR_GOOD, Lasting, Person
from affray.systems.fortmayn.content.rows import EventRow
from affray.systems.fortmayn.position.clues import Words, give_clue
from affray.systems.fortmayn.position.lasting import STEP, with_lasting
from affray.systems.fortmayn.position.meetings import AMBUSH, SUDDEN, meeting_line, with_meeting
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.risk import EVENT
from affray.systems.fortmayn.position.rooms import current_room, put_here
from affray.systems.fortmayn.position.standing import lead, put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.dice.event_dice import event_effect
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.gear import burning_places, put_out_lights, wear_down
from affray.systems.fortmayn.rules.healing import restore_dice, take_dice
from affray.systems.fortmayn.rules.oracle import ask, likelihood_die

COMPLETE = frozenset(("colour", "clue", "ambush_next"))
"""The effect codes of events whose account is complete where nothing changes: who follows the party already still does."""
HARDER, QUESTION = "harder", "question"
"""What lasts: the next obstacle has more Difficulty Dice; a question to the oracle."""
BLOWN_OUT = "blown out"
"""The note of a position whose light an event has put out: lighting it again costs a usage roll."""


def apply_event(ref: Referee, state: State, row: EventRow) -> State:
    """The state after an event; told if nothing comes of one that has an effect. [FT-FILL-01]"""
    code, *values = event_effect(row)
    after = EFFECTS[code](ref, state, tuple(values))
    if after is state and code not in COMPLETE:
        say(ref, "chance_idle", clauses=("FT-FILL-01",))
    return after


# --- flame and stores -------------------------------------------------------------------------------------------------
def colour(ref: Referee, state: State, values: Words) -> State:
    """Nothing but a sentence."""
    return state


def usage(ref: Referee, state: State, values: Words) -> State:
    """A usage roll for the light in use, or for one random thing that is used up. [FT-USE-01]"""
    if values == ("light",):
        found = [(i, k) for i, person in enumerate(state.people) for k in burning_places(person)][:1]
    else:
        found = usage_things(state)
        if len(found) > 1:
            found = [found[total(roll(ref, 1, len(found), ROLL_WHICH))]]
    for i, k in found:
        state = use_thing(ref, state, i, k)
    return state


def usage_things(state: State) -> list[tuple[int, int]]:
    """Everything with a usage die that is carried, as whose it is and its place among his things."""
    return [
        (i, k)
        for i, person in enumerate(state.people)
        if not person.dead
        for k, thing in enumerate(person.things)
        if thing.die
    ]


def use_thing(ref: Referee, state: State, i: int, k: int) -> State:
    """The state after one use of a thing. [FT-USE-01 FT-USE-02 FT-USE-03]"""
    person = state.people[i]
    say(ref, "uses", who=person.id, item=person.things[k].item, clauses=("FT-USE-01",))
    after = wear_down(person, k, roll_usage(ref, person.things[k].die, 0, ROLL_USAGE))
    return put_person(state, i, after if burning_places(after) else put_out_lights(after))


def light_out(ref: Referee, state: State, values: Words) -> State:
    """Every flame goes out; to light it again costs a usage roll. [FT-GEAR-03]"""
    if not any(burning_places(person) for person in state.people):
        return state
    notes = state.notes if BLOWN_OUT in state.notes else (*state.notes, BLOWN_OUT)
    return replace(state, people=tuple(map(put_out_lights, state.people)), notes=notes)


# --- ground and walls -------------------------------------------------------------------------------------------------
def advantage(ref: Referee, state: State, values: Words) -> State:
    """Advantage on the next test of a task in this room."""
    return with_lasting(
        state, Lasting(does=STEP, task=values[0], amount=1, room=state.here, once=True, source="new_detail")
    )


def difficulty(ref: Referee, state: State, values: Words) -> State:
    """More Difficulty Dice for the next obstacle in this room: one that is here, though it lie face down; where there is none,
    for what is approached next."""
    more = int(values[0])
    hurdles = current_room(state).hurdles
    order = sorted(range(len(hurdles)), key=lambda n: hurdles[n].hidden)
    at = next((n for n in order if not hurdles[n].done), -1)
    if at < 0:
        return with_lasting(
            state, Lasting(does=HARDER, amount=more, room=state.here, once=True, source="ground_shifts")
        )
    harder = replace(hurdles[at], dd=hurdles[at].dd + more)
    if not harder.hidden:
        say(ref, "harder", obstacle=harder.obstacle, dd=harder.dd, clauses=("FT-FILL-01",))
    return put_here(state, replace(current_room(state), hurdles=(*hurdles[:at], harder, *hurdles[at + 1 :])))


def trap(ref: Referee, state: State, values: Words) -> State:
    """A BODY test of everybody against Difficulty Dice of his own. [FT-CHAR-04]"""
    actors = tuple(person.id for person in state.people if is_able(person))
    risk = Risk(actors=actors, pool=BODY, task="avoid_trap", dd=int(values[0]), source=EVENT, each=True)
    return replace(state, tests=(*state.tests, risk)) if actors else state


# --- signs ------------------------------------------------------------------------------------------------------------
def question(ref: Referee, state: State, values: Words) -> State:
    """A question to the oracle about what has been found. [FT-SOLO-01]"""
    return with_lasting(state, Lasting(does=QUESTION, amount=int(values[0]), room=state.here, source="trail"))


def omen(ref: Referee, state: State, values: Words) -> State:
    """A sign for the lead: by an even oracle he gains or loses a HEAD Die. [FT-FILL-01 FT-FILL-02]"""
    i = lead(state)
    if i < 0:
        return state
    found = ask(ref, likelihood_die(state.filler, "even"))
    after = restore_dice(state.people[i], HEAD) if found.yes else take_dice(state.people[i], HEAD)
    say(ref, "omen", who=after.id, good=found.yes, ready=after.head_ready, clauses=("FT-FILL-01", "FT-FILL-02"))
    return put_person(state, i, after)


# --- denizens ---------------------------------------------------------------------------------------------------------
def ambush_next(ref: Referee, state: State, values: Words) -> State:
    """Something follows: the next encounter is an ambush."""
    if any(effect.does == AMBUSH for effect in state.lasting):
        return state
    return with_lasting(state, Lasting(does=AMBUSH, until=FOR_GOOD, source="stalker"))


def encounter(ref: Referee, state: State, values: Words) -> State:
    """A wandering group comes: into Distant, or it is Nearby and the lead meets it at a disadvantage."""
    line = meeting_line(NEARBY, SUDDEN) if values == ("close",) else meeting_line(DISTANT)
    return with_meeting(state, line)


# --- company ----------------------------------------------------------------------------------------------------------
def test(ref: Referee, state: State, values: Words) -> State:
    """A test of the character with the fewest ready dice of a pool. [FT-FILL-01]"""
    pool = POOL_NAMES.index(values[0])
    up = [person for person in state.people if is_able(person)]
    if not up:
        return state
    weakest = min(up, key=lambda person: person.body_ready if pool == BODY else person.head_ready)
    risk = Risk(actors=(weakest.id,), pool=pool, task="other", dd=int(values[1]), source=EVENT)
    return replace(state, tests=(*state.tests, risk))


def restore(ref: Referee, state: State, values: Words) -> State:
    """Dice of a pool come back to a character of the players' choice. [FT-FILL-01 FT-HEAL-02]"""
    pool = POOL_NAMES.index(values[0])
    found = [i for i, person in enumerate(state.people) if can_regain(person, pool)]
    if not found:
        return state
    mask = sum(1 << i for i in found)
    i = found[choose(ref, max(0, lead(state)), CHOOSE_COMRADE, len(found) - 1, mask, pool)]
    after = restore_dice(state.people[i], pool, int(values[1]))
    ready = after.body_ready if pool == BODY else after.head_ready
    say(ref, "restored", who=after.id, pool=pool, ready=ready, clauses=("FT-FILL-01", "FT-HEAL-02"))
    return put_person(state, i, after)


def can_regain(person: Person, pool: int) -> bool:
    """Whether a character has dice of a pool to regain."""
    if person.dead or person.lost:
        return False
    return person.body_ready < person.body_max if pool == BODY else person.head_ready < person.head_max


EFFECTS: Mapping[str, Callable[[Referee, State, Words], State]] = {
    "colour": colour,
    "usage": usage,
    "light_out": light_out,
    "advantage": advantage,
    "difficulty": difficulty,
    "trap": trap,
    "oracle": question,
    "clue": give_clue,
    "omen": omen,
    "ambush_next": ambush_next,
    "encounter": encounter,
    "test": test,
    "restore": restore,
}
"""The effects by the first word of their codes."""
