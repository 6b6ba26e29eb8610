"""After a conflict: what becomes of the fallen, what is taken from the others, who is left behind.

[FT-OOFA-01 FT-OOFA-02 FT-OOFA-03 FT-OOFA-08 FT-HEAL-03 FT-ARM-08 FT-SOC-02 FT-FILL-03 FT-FILL-11 FT-SPELL-07]
"""

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import spoils
from affray.systems.fortmayn.conflict.foes import SHY, is_bystander
from affray.systems.fortmayn.conflict.social_aftermath import disgrace_person
from affray.systems.fortmayn.content.people import Foe, Person
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.creature_specials import BEAST, is_fleeing, is_kind
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.meetings import go_to_meeting
from affray.systems.fortmayn.position.phase import is_able, person_index, referee_phase
from affray.systems.fortmayn.position.rooms import arrive, leave_room
from affray.systems.fortmayn.position.standing import (
    alter_conflict,
    alter_person,
    bearer,
    conflict_of,
    foe_index,
    is_standing,
    put_person,
    standing_foes,
)
from affray.systems.fortmayn.position.state import Deed, State
from affray.systems.fortmayn.rules.healing import SHOCK
from affray.systems.fortmayn.rules.oracle import ask, likelihood_die
from affray.systems.fortmayn.rules.out_of_action import after_fall, fall

FALL, LONE, DISGRACE = "fall", "lone", "disgrace"
"""What is settled afterwards, besides the spoils."""


def settle(ref: Referee, state: State) -> State:
    """The state with everything listed that is to be settled; without anything left, back in the scene, or at the end.

    [FT-OOFA-02 FT-OOFA-08]
    """
    fray = conflict_of(state)
    if not fray.set:
        return list_matters(ref, state)
    if fray.rolls:
        return state
    return end_conflict(ref, state) if any(map(is_able, state.people)) else end_party(ref, state)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state with the next thing settled."""
    rolls = conflict_of(state).rolls
    deed, state = rolls[0], alter_conflict(state, rolls=rolls[1:])
    if deed.kind in spoils.KINDS:
        return spoils.take_spoil(ref, state, foe_index(state, deed.target), deed)
    i = person_index(state, deed.who)
    if deed.kind == DISGRACE:
        return disgrace_person(ref, state, i)
    return roll_for_fallen(ref, state, i) if deed.kind == FALL else ask_for_lone(ref, state, i)


# --- what is to be settled --------------------------------------------------------------------------------------------
def has_fled(state: State) -> bool:
    """Whether it is the party that has got away from a conflict: foes are up whom nothing drove off. [FT-FILL-13 FT-OOFA-08]"""
    if not conflict_of(state).exchange:
        return False
    left = [state.foes[j] for j in standing_foes(state)]
    return any(not is_bystander(foe) and not is_fleeing(foe) and foe.reaction != SHY for foe in left)


def is_down(person: Person) -> bool:
    """Whether a character has fallen and needs the table: not who has only swooned over a spell. [FT-OOFA-02 FT-SPELL-07]"""
    return person.out and not (person.dead or person.lost) and not (SHOCK in person.notes and person.body_ready)


def list_matters(ref: Referee, state: State) -> State:
    """The state with everything listed that is to be settled after the conflict. The fallen are recovered if somebody holds
    the field, or bears them off; else they are lost, but for a lone character whom the oracle may leave where he fell.

    [FT-OOFA-02 FT-OOFA-08 FT-FILL-11]
    """
    fled = has_fled(state)
    lost = int(not any(map(is_able, state.people)))
    say(ref, "aftermath", lost=lost, fled=int(fled), clauses=("FT-OOFA-02",))
    rolls = [Deed(DISGRACE, person.id) for person in state.people if person.shamed]
    down = [person.id for person in state.people if is_down(person)]
    if any(map(is_able, state.people)):
        if fled:
            for name in down:
                if bearer(state, name) == NOBODY:
                    state = lose_person(ref, state, person_index(state, name))
                else:
                    rolls.append(Deed(FALL, name))
        else:
            state = spoils.drop_weapons(ref, state)
            rolls += [Deed(FALL, name) for name in down]
            rolls += spoils.spoil_deeds(state)
    elif state.house.lone_wolf and sum(not person.dead and not person.lost for person in state.people) == 1:
        rolls += [Deed(LONE, name) for name in down]
    return alter_conflict(state, rolls=tuple(rolls), set=True)


def lose_person(ref: Referee, state: State, i: int) -> State:
    """The state in which a character is lost: his body could not be recovered; what he had lies where he fell. [FT-OOFA-08]"""
    say(ref, "lost", who=state.people[i].id, clauses=("FT-OOFA-08",))
    return spoils.drop_belongings(alter_person(state, i, lost=True), i)


# --- the fallen -------------------------------------------------------------------------------------------------------
def raise_fallen(ref: Referee, state: State, i: int) -> State:
    """The state after the roll of a fallen character who was recovered. [FT-OOFA-02 FT-OOFA-03]"""
    person = state.people[i]
    say(ref, "recovered", who=person.id, clauses=("FT-OOFA-02",))
    end = fall(ref, person.type, person.body_max, person.head_max, person.head_ready, state.house)
    after = after_fall(person, end)
    if not after.dead:
        say(ref, "risen", who=after.id, ready=after.body_ready, most=after.body_max, clauses=("FT-OOFA-03",))
    return put_person(state, i, after)


def roll_for_fallen(ref: Referee, state: State, i: int) -> State:
    """The state after the roll of a recovered character; what the dead had is there to be taken. [FT-OOFA-02 FT-OOFA-03 FT-OOFA-07]"""
    state = raise_fallen(ref, state, i)
    return spoils.drop_belongings(state, i) if state.people[i].dead else state


def ask_for_lone(ref: Referee, state: State, i: int) -> State:
    """The state after the oracle has said whether a lone character is left where he fell; the foes are gone then.

    [FT-FILL-11 FT-FILL-02]
    """
    beasts = any(is_kind(state, state.foes[j], BEAST) for j in standing_foes(state))
    likelihood = "doubtful" if beasts else "even"
    say(ref, "lone_wolf", who=state.people[i].id, likelihood=likelihood, clauses=("FT-FILL-11",))
    if not ask(ref, likelihood_die(state.filler, likelihood)).yes:
        return lose_person(ref, state, i)
    foes = tuple(replace(foe, fled=True) if is_standing(foe) else foe for foe in state.foes)
    return alter_conflict(replace(state, foes=foes), rolls=(Deed(FALL, state.people[i].id), *conflict_of(state).rolls))


# --- back in the scene ------------------------------------------------------------------------------------------------
def end_conflict(ref: Referee, state: State) -> State:
    """The state after the conflict: what it did to people is over, who is out of it for good is gone; a party that fled is
    in the room it came from, if there is one. [FT-OOFA-08 FT-FILL-13]"""
    fled = has_fled(state)
    people = tuple(map(calm_person, state.people))
    foes = tuple(foe for foe in state.foes if is_standing(foe) or foe.asleep or foe.away)
    state = replace(state, people=people, foes=tuple(map(calm_foe, foes)), fray=None)
    if not fled:
        return go_to_meeting(ref, state, "party_lives")
    state = advance_phase(state, "auto", "party_lives")
    if state.came < 0:
        return state
    say(ref, "retreats", clauses=("FT-FILL-13",))
    back = state.here
    return arrive(ref, leave_room(state), state.came, back)


def calm_person(person: Person) -> Person:
    """A character after a conflict: what it did to him for as long as it lasted is over. [FT-MELEE-12 FT-SOC-02]"""
    return replace(person, surprised=False, surprising=False, dreads=False, held=False, shamed=False, carries="")


def calm_foe(foe: Foe) -> Foe:
    """A foe after a conflict: it holds nobody, and its venom is spent; that it has lain in wait is past. [FT-FILL-03]"""
    passing = tuple(note for note in foe.notes if note.split()[0] in ("holds", "poisoned", "moved", "flees"))
    return replace(foe, notes=tuple(note for note in foe.notes if note not in passing))


def end_party(ref: Referee, state: State) -> State:
    """The end of a party of which nobody is left: the fallen are lost. [FT-OOFA-08]"""
    for i, person in enumerate(state.people):
        if not (person.dead or person.lost):
            state = lose_person(ref, state, i)
    say(ref, "party_lost", clauses=("FT-OOFA-08",))
    return replace(advance_phase(state, "auto", "party_lost"), fray=None)


PHASE = referee_phase(play, settle)
"""This phase, for the loop."""
