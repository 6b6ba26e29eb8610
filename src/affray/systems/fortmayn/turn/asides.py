"""Asides: what a human may add at any question between deeds, whatever comes of it. [FT-CORE-08 FT-TEST-09 FT-XP-01
FT-SOC-05]

A remark for the journal; another sentence for one of its lines; dice that a ruling takes without a roll; that a session or a
major event has been survived; an attachment that has been won. None of them is a step of the loop.
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.social_aftermath import BOND
from affray.systems.fortmayn.content.codes import BODY, POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answers import FORMS, words_of
from affray.systems.fortmayn.position.delve_answers import Attach, Impose, Milestone, Note
from affray.systems.fortmayn.position.difficulty import ready_dice
from affray.systems.fortmayn.position.phase import Deeds, deed, is_able, label_by, person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.creating import LONGEST_ATTACHMENT
from affray.systems.fortmayn.rules.healing import take_dice
from affray.systems.fortmayn.rules.milestones import LEVEL, MILESTONES, QUEST
from affray.systems.fortmayn.rules.refusing import refusal

OPEN = tuple(FORMS[kind] for kind in (Note, Impose, Milestone, Attach))
SAID_SO = tuple(name for place, name in enumerate(MILESTONES) if place not in (QUEST, LEVEL))
"""The milestones that a human says are passed. [FT-XP-01]"""


def note_refusal(state: State, answer: Note) -> Refusal | None:
    """Why a remark says nothing. [FT-CORE-08]"""
    return None if answer.said else refusal("say-note", "note", "FT-CORE-08")


def impose_refusal(state: State, answer: Impose) -> Refusal | None:
    """Why dice cannot be taken without a roll; None where they can. Reading: the last BODY Die goes only in a ruling, after
    which it is settled what becomes of who falls. [FT-TEST-09 FT-CORE-08]"""
    if answer.number < 1:
        return refusal("some-dice", "form", "FT-TEST-09")
    if not answer.said:
        return refusal("say-why", "reason", "FT-CORE-08")
    i = person_index(state, answer.name)
    if i == NOBODY or not is_able(state.people[i]):
        return refusal("nobody", "person", "FT-TEST-09", who=answer.name)
    most = ready_dice(state.people[i], answer.pool) - (answer.pool == BODY)
    return refusal("too-many-lost", "dice", "FT-TEST-09", who=answer.name, most=most) if answer.number > most else None


def milestone_refusal(state: State, answer: Milestone) -> Refusal | None:
    """Why a milestone is not counted so: only the campaign's own kind is, and only the kinds that a human judges. [FT-XP-01]"""
    if MILESTONES[state.house.advance_on] != answer.milestone:
        return refusal("other-milestone", "milestone", "FT-XP-01", milestone=MILESTONES[state.house.advance_on])
    return None if answer.said else refusal("say-why", "reason", "FT-XP-01")


def attach_refusal(state: State, answer: Attach) -> Refusal | None:
    """Why a character wins no attachment: it must be named, and he has won none. [FT-SOC-05]"""
    if not 0 < len(answer.said) <= LONGEST_ATTACHMENT:
        return refusal("few-words", "form", "FT-SOC-05", most=LONGEST_ATTACHMENT)
    i = person_index(state, answer.name)
    if i == NOBODY or state.people[i].dead or state.people[i].lost:
        return refusal("nobody", "person", "FT-SOC-05", who=answer.name)
    person = state.people[i]
    if BOND not in person.notes:
        return refusal("no-bond", "attachment", "FT-SOC-05", who=person.id)
    held = answer.said in person.attachments
    return refusal("attached", "attachment", "FT-SOC-05", who=person.id, named=answer.said) if held else None


def people_to_attach(state: State) -> tuple[Person, ...]:
    """The characters who have won an attachment and have not named it yet. [FT-SOC-05]"""
    return tuple(person for person in state.people if BOND in person.notes and not (person.dead or person.lost))


# --- what is done -----------------------------------------------------------------------------------------------------
def take_note(ref: Referee, state: State, answer: Note) -> State:
    """The state as it is: a remark was made, or a line is told anew."""
    say(ref, "noted", line=answer.line, rewritten=int(answer.line > 0))
    return state


def impose(ref: Referee, state: State, answer: Impose) -> State:
    """The state in which dice are lost. [FT-TEST-09]"""
    say(ref, "imposed", who=answer.name, pool=answer.pool, lost=answer.number, clauses=("FT-TEST-09", "FT-CORE-08"))
    i = person_index(state, answer.name)
    return put_person(state, i, take_dice(state.people[i], answer.pool, answer.number))


def pass_milestone(ref: Referee, state: State, answer: Milestone) -> State:
    """The state with a milestone more. [FT-XP-01]"""
    say(ref, "milestone", milestone=answer.milestone, count=state.gains + 1, clauses=("FT-XP-01",))
    return replace(state, gains=state.gains + 1)


def attach(ref: Referee, state: State, answer: Attach) -> State:
    """The state in which a character has another attachment. [FT-SOC-05]"""
    i = person_index(state, answer.name)
    person = state.people[i]
    say(ref, "attached", who=person.id, words=answer.said, clauses=("FT-SOC-05",))
    notes = tuple(note for note in person.notes if note != BOND)
    return put_person(state, i, replace(person, attachments=(*person.attachments, answer.said), notes=notes))


DEEDS = Deeds(
    deed(Note, note_refusal, take_note), deed(Impose, impose_refusal, impose), deed(Milestone, milestone_refusal, pass_milestone),
    deed(Attach, attach_refusal, attach),
)  # fmt: skip


# --- in words ---------------------------------------------------------------------------------------------------------
def label_note(state: State, answer: Note) -> tuple[str, Args]:
    """A remark, or another sentence for a line."""
    return "note", {"words": " ".join(words_of(answer))}


def label_impose(state: State, answer: Impose) -> tuple[str, Args]:
    """Who loses which dice."""
    return "impose", {"who": answer.name, "pool": POOL_NAMES[answer.pool], "lost": answer.number}


def label_milestone(state: State, answer: Milestone) -> tuple[str, Args]:
    """Which milestone is passed."""
    return "milestone", {"words": answer.milestone}


def label_attach(state: State, answer: Attach) -> tuple[str, Args]:
    """Who is attached to somebody or something now."""
    return "attach", {"who": answer.name}


LABELS = dict((
    label_by(Note, label_note), label_by(Impose, label_impose), label_by(Milestone, label_milestone),
    label_by(Attach, label_attach),
))  # fmt: skip
