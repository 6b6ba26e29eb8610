"""Wounds and exhaustion: what is lost without a roll, and how dice come back.

[FT-HEAL-01 FT-HEAL-02 FT-HEAL-03 FT-TEST-09 FT-FILL-07 FT-CORE-07]
"""

from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, rule, say
from affray.systems.fortmayn.constants import BODY, HEAD, ROLL_USAGE
from affray.systems.fortmayn.gear import place_of, without, worn_down
from affray.systems.fortmayn.phase import person_index
from affray.systems.fortmayn.refusing import no
from affray.systems.fortmayn.state import Person, State
from affray.systems.fortmayn.travel import camped
from affray.systems.fortmayn.usage import use

HERBS, WINE = "common_herbs", "wineskin"
REMEDIES = {HERBS: BODY, WINE: HEAD}
"""What gives a die back during an Hour of rest, and of which pool. [FT-FILL-07]"""
PRESERVED, FRESH = "preserved_rations", "fresh_rations"
SHOCK = "shock"
"""The note of somebody whom casting has knocked out: he wakes with a HEAD Die. [FT-SPELL-07]"""


class Dice(NamedTuple):
    """Ready dice of both pools."""

    body: int
    head: int


# --- numbers ----------------------------------------------------------------------------------------------------------
@rule
def restored(ready: int, most: int, amount: int) -> int:
    """The ready dice after so many come back: never above the dice owned. [FT-HEAL-02 FT-CORE-07]

    >>> restored(2, 3, 4), restored(0, 3, 1)
    (3, 1)
    """
    return min(most, ready + amount)


@rule
def reduced(ready: int, amount: int) -> int:
    """The ready dice after so many are lost, without a roll too: never below zero. [FT-HEAL-02 FT-TEST-09]

    >>> reduced(3, 1), reduced(1, 2)
    (2, 0)
    """
    return max(0, ready - amount)


@rule
def slept(body_ready: int, body_max: int, head_ready: int, head_max: int, meal: int, sleep: int) -> Dice:
    """The ready dice after a meal and 8 Hours of sleep: all of them; either alone gives none back. [FT-HEAL-01]

    >>> slept(1, 3, 0, 2, 1, 1), slept(1, 3, 0, 2, 0, 1)
    (Dice(body=3, head=2), Dice(body=1, head=0))
    """
    return Dice(body_max, head_max) if meal and sleep else Dice(body_ready, head_ready)


# --- characters -------------------------------------------------------------------------------------------------------
def given_back(person: Person, pool: int, amount: int = 1) -> Person:
    """Somebody with so many dice of a pool ready again; who was Out of Action is up with a BODY Die and needs no roll on
    the table, and whom casting knocked out wakes with a HEAD Die. What a fever took only sleep gives back.

    [FT-HEAL-02 FT-HEAL-03 FT-SPELL-07 FT-FILL-04]
    """
    if person.dead or person.lost:
        return person
    if pool == BODY:
        most = max(person.body_ready, person.body_max - person.fevers)
        return up(replace(person, body_ready=restored(person.body_ready, most, amount)))
    return up(replace(person, head_ready=restored(person.head_ready, person.head_max, amount)))


def up(person: Person) -> Person:
    """Somebody on his feet, if his dice allow it. [FT-HEAL-03 FT-SPELL-07]"""
    shocked = SHOCK in person.notes and not person.head_ready
    notes = person.notes if shocked else tuple(note for note in person.notes if note != SHOCK)
    return replace(person, out=person.dead or not person.body_ready or shocked, notes=notes)


def taken_from(person: Person, pool: int, amount: int = 1) -> Person:
    """Somebody who has lost so many dice of a pool without a roll: at 0 BODY Dice Out of Action. [FT-TEST-09 FT-OOFA-01]"""
    if pool == HEAD:
        return replace(person, head_ready=reduced(person.head_ready, amount))
    left = reduced(person.body_ready, amount)
    return replace(person, body_ready=left, out=person.out or not left)


def rested_well(person: Person, meal: int) -> Person:
    """Somebody after 8 Hours of sleep, with a meal or without. [FT-HEAL-01]"""
    if person.dead or person.lost:
        return person
    now = slept(person.body_ready, person.body_max, person.head_ready, person.head_max, meal, 1)
    return up(replace(person, body_ready=now.body, head_ready=now.head, fevers=0 if meal else person.fevers))


# --- an Hour of rest --------------------------------------------------------------------------------------------------
def remedy_fault(state: State, i: int, item: str, whom: str) -> Refusal | None:
    """Why a character cannot treat a comrade (or himself) with herbs or wine this rest; None when he can. Wine needs wine
    in the skin. [FT-FILL-07 FT-USE-01]"""
    j = person_index(state, whom)
    if not 0 <= j < len(state.people) or state.people[j].dead or state.people[j].lost:
        return no("nobody-to-treat", "target", "FT-FILL-07", whom=whom)
    if item not in REMEDIES:
        return no("no-remedy", "item", "FT-FILL-07", item=item)
    if place_of(state.people[i], item) < 0:
        return no("has-not", "item", "FT-FILL-07", who=state.people[i].id, item=item)
    if item in state.people[j].notes:
        return no("treated-already", "once", "FT-FILL-07", whom=whom, item=item)
    return None


def treated(ref: Referee, state: State, i: int, item: str, whom: str) -> State:
    """The state after one usage roll of herbs (a BODY Die back) or wine (a HEAD Die), once per comrade and rest.

    [FT-FILL-07 FT-USE-01]
    """
    j = person_index(state, whom)
    k = place_of(state.people[i], item)
    die = use(ref, state.people[i].things[k].die, 0, ROLL_USAGE)
    people = list(state.people)
    people[i] = worn_down(people[i], k, die)
    pool = REMEDIES[item]
    patient = given_back(people[j], pool)
    people[j] = replace(patient, notes=(*patient.notes, item))
    say(ref, "treats", who=people[i].id, whom=whom, own=int(i == j), item=item, body=patient.body_ready, head=patient.head_ready,
        clauses=("FT-FILL-07",))  # fmt: skip
    return replace(state, people=tuple(people))


def rest_over(state: State) -> State:
    """The state after an Hour of rest: the next one is another. [FT-FILL-07]"""
    return replace(
        state,
        people=tuple(
            replace(one, notes=tuple(note for note in one.notes if note not in REMEDIES)) for one in state.people
        ),
    )


# --- a camp -----------------------------------------------------------------------------------------------------------
def meal_of(person: Person) -> int:
    """Where in the list of somebody's things a meal stands, fresh rations first; -1 for none. [FT-USE-01]"""
    fresh = place_of(person, FRESH)
    return fresh if fresh >= 0 else place_of(person, PRESERVED)


def camp(ref: Referee, state: State) -> State:
    """The state after a camp that nobody disturbed: each eats from his own rations or a comrade's, with a usage roll for
    each meal; who has eaten has all dice back; fresh rations spoil, and a new day begins. [FT-HEAL-01 FT-USE-01]"""
    for j, patient in enumerate(state.people):
        if patient.dead or patient.lost:
            continue
        order = (j, *(i for i in range(len(state.people)) if i != j))
        i = next((i for i in order if meal_of(state.people[i]) >= 0), -1)
        if i >= 0:
            giver = state.people[i]
            k = meal_of(giver)
            item = giver.things[k].item
            after = worn_down(giver, k, use(ref, giver.things[k].die, 0, ROLL_USAGE))
            state = replace(state, people=(*state.people[:i], after, *state.people[i + 1 :]))
            say(ref, "eats", who=patient.id, whose=giver.id, item=item, clauses=("FT-HEAL-01", "FT-USE-01"))
        else:
            say(ref, "goes_hungry", who=patient.id, clauses=("FT-HEAL-01",))
        now = rested_well(state.people[j], int(i >= 0))
        state = replace(state, people=(*state.people[:j], now, *state.people[j + 1 :]))
        say(ref, "slept", who=now.id, body=now.body_ready, head=now.head_ready, clauses=("FT-HEAL-01",))
    return camped(replace(state, people=tuple(spoiled(one) for one in state.people)))


def spoiled(person: Person) -> Person:
    """Somebody a day later: fresh rations are fit for no more than a day. [FT-GEAR-01]"""
    while (k := place_of(person, FRESH)) >= 0:
        person = without(person, k)
    return person
