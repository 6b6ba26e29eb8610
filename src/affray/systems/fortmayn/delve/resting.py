"""Rest: an Hour with herbs and wine, or a camp with a meal and sleep. [FT-HEAL-01 FT-TIME-03 FT-FILL-07 FT-SPELL-03]"""

from msgspec.structs import replace

from affray.core import Phrase, Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, DISTANT, MOMENTS_AN_HOUR
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.hub.work import copy_spell
from affray.systems.fortmayn.delve.pass_a_moment import wait
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS, malformed
from affray.systems.fortmayn.position.delve_answers import Camp, Help, Hour, Memory
from affray.systems.fortmayn.position.lasting import lasting_effects
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.meetings import begin_meeting, can_meet, meeting_line, with_meeting
from affray.systems.fortmayn.position.phase import Deeds, deed, is_able, label_by, person_index, side_of_person
from affray.systems.fortmayn.position.recovery import end_rest, remedy_refusal, sleep_in_camp, treat
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copy_refusal, copyable_spells, memorise_refusal, with_memorised
from affray.systems.fortmayn.rules.gear import item_place
from affray.systems.fortmayn.rules.healing import HERBS, REMEDIES, WINE
from affray.systems.fortmayn.rules.oracle import ask, likelihood_die
from affray.systems.fortmayn.rules.refusing import refusal

REMEDY_WORDS = {"herbs": HERBS, "wine": WINE}


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """An Hour, with what helps whom, or a camp."""
    copied_now = tuple(
        Memory(person.id, copyable_spells(person)[:1])
        for person in state.people
        if is_able(person) and copyable_spells(person)
    )
    helps = tuple(
        Help(word, person.id) for word in REMEDY_WORDS for kind, person in remedy_needs(state) if kind == word
    )
    plain, some = Hour(), (Hour(helps), Hour(copy=copied_now))
    hours = (*(hour for hour in some if hour != plain), plain)
    return Question(side_of_person(state), "rest", answers=(*hours, Camp()), open=(FORMS[Hour], FORMS[Camp]))


def remedy_needs(state: State) -> list[tuple[str, Person]]:
    """Whom herbs and wine that the party has would help now."""
    found = []
    for word, item in REMEDY_WORDS.items():
        if remedy_carrier(state, item) == NOBODY:
            continue
        for person in state.people:
            lacks = (
                person.body_ready < person.body_max - person.fevers
                if REMEDIES[item] == BODY
                else person.head_ready < person.head_max
            )
            if lacks and not (person.dead or person.lost):
                found.append((word, person))
    return found


def remedy_carrier(state: State, item: str) -> int:
    """Who has a remedy and can use it; NOBODY for none."""
    return next(
        (i for i, person in enumerate(state.people) if is_able(person) and item_place(person, item) >= 0), NOBODY
    )


# --- what is refused --------------------------------------------------------------------------------------------------
def hour_refusal(state: State, answer: Hour) -> Refusal | None:
    """Why somebody cannot be helped in an Hour of rest: each once with each remedy. [FT-FILL-07]"""
    wrong = copies_refusal(state, answer.copy)
    if wrong is not None:
        return wrong
    for item, names in remedies(answer):
        i = remedy_carrier(state, item)
        if i == NOBODY:
            return refusal("nobody-has", "item", "FT-FILL-07", item=item)
        if len(set(names)) < len(names):
            return refusal("treated-already", "once", "FT-FILL-07", whom=names[0], item=item)
        for name in names:
            fault = remedy_refusal(state, i, item, name)
            if fault is not None:
                return fault
    return None


def remedies(answer: Hour) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each remedy with whom it is for."""
    return tuple((REMEDY_WORDS[word], names) for word, names in answer.remedies.items())


def copies_refusal(state: State, copies: tuple[Memory, ...]) -> Refusal | None:
    """Why spells cannot be copied in this Hour: one for each who copies. [FT-FILL-07]"""
    if len({memory.who for memory in copies}) < len(copies):
        return malformed(FORMS[Hour])
    for memory in copies:
        i = person_index(state, memory.who)
        if i == NOBODY or not is_able(state.people[i]) or len(memory.spells) != 1:
            return malformed(FORMS[Hour])
        wrong = copy_refusal(state.people[i], memory.spells[0])
        if wrong is not None:
            return wrong
    return None


def camp_refusal(state: State, answer: Camp) -> Refusal | None:
    """Why somebody cannot memorise these spells in his sleep. [FT-SPELL-03]"""
    for memory in answer.memorise:
        i = person_index(state, memory.who)
        if i == NOBODY:
            return refusal("nobody", "person", "FT-SPELL-03", who=memory.who)
        fault = memorise_refusal(state.people[i], memory.spells, state.house)
        if fault is not None:
            return fault
    return None


# --- what is done -----------------------------------------------------------------------------------------------------
def rest_an_hour(ref: Referee, state: State, answer: Hour) -> State:
    """The state before the last Moment of an Hour of rest, whose one event roll the turn makes; herbs and wine have done what
    they do. [FT-TIME-03 FT-FILL-07 FT-EVT-01]"""
    say(ref, "rests", clauses=("FT-FILL-07", "FT-TIME-03"))
    for memory in answer.copy:
        state = copy_spell(ref, state, person_index(state, memory.who), memory.spells[0])
    for item, names in remedies(answer):
        for name in names:
            # A remedy that has been used up in the meantime helps nobody more.
            i = remedy_carrier(state, item)
            if i != NOBODY:
                state = treat(ref, state, i, item, name)
    return wait(ref, end_rest(advance_phase(state, "hour")), MOMENTS_AN_HOUR - 1, tells=False)


def disturbance_likelihood(state: State) -> str:
    """How likely a camp is disturbed: doubtful behind a held door, likely below ground. [FT-HEAL-01]"""
    held = (
        any(door.held for door in current_room(state).exits)
        or any(lasting_effects(state, "bar"))
        or any(lasting_effects(state, "ward"))
    )
    return "doubtful" if held else "likely"


def make_camp(ref: Referee, state: State, answer: Camp) -> State:
    """The state after a camp: undisturbed, everybody eats and sleeps; disturbed, somebody comes and no die is back.

    [FT-HEAL-01 FT-FILL-02 FT-SPELL-03]
    """
    chance = disturbance_likelihood(state)
    disturbed = ask(ref, likelihood_die(state.filler, chance)).yes
    say(ref, "camps", likelihood=chance, disturbed=disturbed, clauses=("FT-HEAL-01", "FT-FILL-02"))
    if disturbed:
        state = with_meeting(advance_phase(state, "camp", "disturbed"), meeting_line(DISTANT))
        state = replace(state, due=state.due[-1:])
        return begin_meeting(ref, state) if can_meet(state) else state
    for who, spells in answer.memorise:
        i = person_index(state, who)
        say(ref, "memorises", who=state.people[i].id, count=len(spells), spells=spells, clauses=("FT-SPELL-03",))
        state = put_person(state, i, with_memorised(state.people[i], spells))
    return sleep_in_camp(ref, advance_phase(state, "camp", "safe"))


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """How likely a camp is disturbed."""
    return {"likelihood": disturbance_likelihood(state)}


def label_hour(state: State, answer: Hour) -> tuple[str, Args]:
    """An Hour with whom it helps."""
    herbs, wine = (answer.remedies.get(word, ()) for word in REMEDY_WORDS)
    return "hour", {
        "tended": int(bool(herbs)), "herbs": herbs, "drunk": int(bool(wine)), "wine": wine, "copied": int(bool(answer.copy)),
    }  # fmt: skip


def label_camp(state: State, answer: Camp) -> tuple[str, Args]:
    """A camp with what is memorised after it."""
    memories = tuple(
        Phrase("label-memorise", {"who": who, "count": len(spells), "spells": spells})
        for who, spells in answer.memorise
    )
    return "camp", {"memories": memories, "memorised": len(memories)}


DEEDS = Deeds(deed(Hour, hour_refusal, rest_an_hour), deed(Camp, camp_refusal, make_camp))
refuse, play = DEEDS.refuse, DEEDS.play
PROMPTS = {"rest": prompt_args}
LABELS = dict((label_by(Hour, label_hour), label_by(Camp, label_camp)))


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
