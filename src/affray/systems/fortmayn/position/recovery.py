"""Recovery of a party: remedies, rests, camps."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import ROLL_USAGE
from affray.systems.fortmayn.position.clock import camped
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.usage_dice import use
from affray.systems.fortmayn.rules.gear import place_of, worn_down
from affray.systems.fortmayn.rules.healing import REMEDIES, given_back, meal_of, rested_well, spoiled
from affray.systems.fortmayn.rules.refusing import no


def remedy_fault(state: State, i: int, item: str, whom: str) -> Refusal | None:
    """Why a character cannot treat a comrade or himself with herbs or wine in this rest; None if possible. Wine needs
    wine in the skin. [FT-FILL-07 FT-USE-01]"""
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
    """The state after one usage roll of herbs, which give a BODY Die back, or wine, which gives a HEAD Die. Each helps
    a character once in a rest. [FT-FILL-07 FT-USE-01]"""
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
    """The state after an Hour of rest. Remedies may help again in the next one. [FT-FILL-07]"""
    return replace(
        state,
        people=tuple(
            replace(one, notes=tuple(note for note in one.notes if note not in REMEDIES)) for one in state.people
        ),
    )


def camp(ref: Referee, state: State) -> State:
    """The state after an undisturbed camp: each eats own rations or a comrade's, with a usage roll for each meal. Who
    has eaten has all dice back. Fresh rations spoil, and a new day begins. [FT-HEAL-01 FT-USE-01]"""
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
