"""Recovery of a party: remedies, rests, camps."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import ROLL_USAGE
from affray.systems.fortmayn.position.clock import after_camp
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.gear import item_place, wear_down
from affray.systems.fortmayn.rules.healing import REMEDIES, after_sleep, meal_place, restore_dice, spoil_rations
from affray.systems.fortmayn.rules.refusing import refusal


def remedy_refusal(state: State, i: int, item: str, whom: str) -> Refusal | None:
    """Why a character cannot treat a comrade or himself with herbs or wine in this rest; None if possible. Wine needs
    wine in the skin. [FT-FILL-07 FT-USE-01]"""
    j = person_index(state, whom)
    if not 0 <= j < len(state.people) or state.people[j].dead or state.people[j].lost:
        return refusal("nobody-to-treat", "target", "FT-FILL-07", whom=whom)
    if item not in REMEDIES:
        return refusal("no-remedy", "item", "FT-FILL-07", item=item)
    if item_place(state.people[i], item) < 0:
        return refusal("has-not", "item", "FT-FILL-07", who=state.people[i].id, item=item)
    if item in state.people[j].notes:
        return refusal("treated-already", "once", "FT-FILL-07", whom=whom, item=item)
    return None


def treat(ref: Referee, state: State, i: int, item: str, whom: str) -> State:
    """The state after one usage roll of herbs, which give a BODY Die back, or wine, which gives a HEAD Die. Each helps
    a character once in a rest. [FT-FILL-07 FT-USE-01]"""
    j = person_index(state, whom)
    k = item_place(state.people[i], item)
    die = roll_usage(ref, state.people[i].things[k].die, 0, ROLL_USAGE)
    people = list(state.people)
    people[i] = wear_down(people[i], k, die)
    pool = REMEDIES[item]
    patient = restore_dice(people[j], pool)
    people[j] = replace(patient, notes=(*patient.notes, item))
    say(ref, "treats", who=people[i].id, whom=whom, own=int(i == j), item=item, body=patient.body_ready, head=patient.head_ready,
        clauses=("FT-FILL-07",))  # fmt: skip
    return replace(state, people=tuple(people))


def end_rest(state: State) -> State:
    """The state after an Hour of rest. Remedies may help again in the next one. [FT-FILL-07]"""
    return replace(
        state,
        people=tuple(
            replace(person, notes=tuple(note for note in person.notes if note not in REMEDIES))
            for person in state.people
        ),
    )


def sleep_in_camp(ref: Referee, state: State) -> State:
    """The state after an undisturbed camp: each eats own rations or a comrade's, with a usage roll for each meal. Who
    has eaten has all dice back. Fresh rations spoil, and a new day begins. [FT-HEAL-01 FT-USE-01]"""
    for j, patient in enumerate(state.people):
        if patient.dead or patient.lost:
            continue
        order = (j, *(i for i in range(len(state.people)) if i != j))
        i = next((i for i in order if meal_place(state.people[i]) >= 0), -1)
        if i >= 0:
            giver = state.people[i]
            k = meal_place(giver)
            item = giver.things[k].item
            after = wear_down(giver, k, roll_usage(ref, giver.things[k].die, 0, ROLL_USAGE))
            state = replace(state, people=(*state.people[:i], after, *state.people[i + 1 :]))
            say(ref, "eats", who=patient.id, whose=giver.id, item=item, clauses=("FT-HEAL-01", "FT-USE-01"))
        else:
            say(ref, "goes_hungry", who=patient.id, clauses=("FT-HEAL-01",))
        now = after_sleep(state.people[j], int(i >= 0))
        state = replace(state, people=(*state.people[:j], now, *state.people[j + 1 :]))
        say(ref, "slept", who=now.id, body=now.body_ready, head=now.head_ready, clauses=("FT-HEAL-01",))
    return after_camp(replace(state, people=tuple(spoil_rations(person) for person in state.people)))
