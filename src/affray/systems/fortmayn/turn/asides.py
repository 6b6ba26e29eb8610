"""Asides: what a human may add at any question between deeds, whatever comes of it. [FT-CORE-08 FT-TEST-09 FT-XP-01
FT-SOC-05]

A remark for the journal; another sentence for one of its lines; dice that a ruling takes without a roll; that a session or a
major event has been survived; an attachment that has been won. None of them is a step of the loop.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.bonds import BOND
from affray.systems.fortmayn.content.codes import BODY, POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer_words import form_refusal, whole_number
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.difficulty import ready_dice
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.creating import LONGEST_ATTACHMENT
from affray.systems.fortmayn.rules.healing import take_dice
from affray.systems.fortmayn.rules.milestones import LEVEL, MILESTONES, QUEST
from affray.systems.fortmayn.rules.refusing import refusal

NOTE, IMPOSE, MILESTONE, ATTACH = "note", "impose", "milestone", "attach"
NOTE_FORM = "note [LINE] : SENTENCE"
IMPOSE_FORM = "impose NAME body|head NUMBER : REASON"
MILESTONE_FORM = "milestone session|major_event : SENTENCE"
ATTACH_FORM = "attach NAME : TO WHOM OR WHAT"
FORMS = (NOTE_FORM, IMPOSE_FORM, MILESTONE_FORM, ATTACH_FORM)
SAID_SO = tuple(name for place, name in enumerate(MILESTONES) if place not in (QUEST, LEVEL))
"""The milestones that a human says are passed. [FT-XP-01]"""
MOST_LINES = 99_999
MOST_LOST = 9


def aside_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why an aside cannot be made; None where it can."""
    return REFUSALS[answer.verb](state, answer)


def note_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a remark says nothing. [FT-CORE-08]"""
    if len(answer.words) > 1 or (answer.words and whole_number(answer.words[0], MOST_LINES) < 1):
        return form_refusal(NOTE_FORM)
    return None if answer.said else refusal("say-note", "note", "FT-CORE-08")


def impose_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why dice cannot be taken without a roll; None where they can. Reading: the last BODY Die goes only in a ruling, after
    which it is settled what becomes of who falls. [FT-TEST-09 FT-CORE-08]"""
    words = answer.words
    if len(words) != 3 or words[1] not in POOL_NAMES or not 1 <= whole_number(words[2]) <= MOST_LOST:
        return form_refusal(IMPOSE_FORM)
    if not answer.said:
        return refusal("say-why", "reason", "FT-CORE-08")
    i = person_index(state, words[0])
    if i == NOBODY or not is_able(state.people[i]):
        return refusal("nobody", "person", "FT-TEST-09", who=words[0])
    pool = POOL_NAMES.index(words[1])
    most = ready_dice(state.people[i], pool) - (pool == BODY)
    return refusal("too-many-lost", "dice", "FT-TEST-09", who=words[0], most=most) if int(words[2]) > most else None


def milestone_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a milestone is not counted so: only the campaign's own kind is, and only the kinds that a human judges. [FT-XP-01]"""
    if len(answer.words) != 1 or answer.words[0] not in SAID_SO:
        return form_refusal(MILESTONE_FORM)
    if MILESTONES[state.house.advance_on] != answer.words[0]:
        return refusal("other-milestone", "milestone", "FT-XP-01", milestone=MILESTONES[state.house.advance_on])
    return None if answer.said else refusal("say-why", "reason", "FT-XP-01")


def attach_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a character wins no attachment: it must be named, and he has won none. [FT-SOC-05]"""
    if len(answer.words) != 1 or not 0 < len(answer.said) <= LONGEST_ATTACHMENT:
        return form_refusal(ATTACH_FORM)
    i = person_index(state, answer.words[0])
    if i == NOBODY or state.people[i].dead or state.people[i].lost:
        return refusal("nobody", "person", "FT-SOC-05", who=answer.words[0])
    one = state.people[i]
    if BOND not in one.notes:
        return refusal("no-bond", "attachment", "FT-SOC-05", who=one.id)
    held = answer.said in one.attachments
    return refusal("attached", "attachment", "FT-SOC-05", who=one.id, named=answer.said) if held else None


def people_to_attach(state: State) -> tuple[Person, ...]:
    """The characters who have won an attachment and have not named it yet. [FT-SOC-05]"""
    return tuple(one for one in state.people if BOND in one.notes and not (one.dead or one.lost))


REFUSALS: Mapping[str, Callable[[State, Answer], Refusal | None]] = {
    NOTE: note_refusal,
    IMPOSE: impose_refusal,
    MILESTONE: milestone_refusal,
    ATTACH: attach_refusal,
}


def make_aside(ref: Referee, state: State, answer: Answer) -> State:
    """The state after an aside, at the same question."""
    if answer.verb == IMPOSE:
        i, pool = person_index(state, answer.words[0]), POOL_NAMES.index(answer.words[1])
        say(
            ref,
            "imposed",
            who=answer.words[0],
            pool=pool,
            lost=int(answer.words[2]),
            clauses=("FT-TEST-09", "FT-CORE-08"),
        )
        return put_person(state, i, take_dice(state.people[i], pool, int(answer.words[2])))
    if answer.verb == ATTACH:
        i = person_index(state, answer.words[0])
        one = state.people[i]
        say(ref, "attached", who=one.id, words=answer.said, clauses=("FT-SOC-05",))
        notes = tuple(note for note in one.notes if note != BOND)
        return put_person(state, i, replace(one, attachments=(*one.attachments, answer.said), notes=notes))
    if answer.verb == MILESTONE:
        say(ref, "milestone", milestone=answer.words[0], count=state.gains + 1, clauses=("FT-XP-01",))
        return replace(state, gains=state.gains + 1)
    line = int(answer.words[0]) if answer.words else 0
    say(ref, "noted", line=line, rewritten=int(line > 0))
    return state


# --- in words ---------------------------------------------------------------------------------------------------------
def label_note(state: State, answer: Answer) -> tuple[str, Args]:
    """A remark, or another sentence for a line."""
    return NOTE, {"words": " ".join(answer.words)}


def label_impose(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who loses which dice."""
    words = answer.words
    if len(words) != 3 or words[1] not in POOL_NAMES:
        return None
    return IMPOSE, {"who": words[0], "pool": words[1], "lost": max(0, whole_number(words[2]))}


def label_milestone(state: State, answer: Answer) -> tuple[str, Args]:
    """Which milestone is passed."""
    return MILESTONE, {"words": " ".join(answer.words)}


def label_attach(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who is attached to somebody or something now."""
    return (ATTACH, {"who": answer.words[0]}) if len(answer.words) == 1 else None


LABELS = {NOTE: label_note, IMPOSE: label_impose, MILESTONE: label_milestone, ATTACH: label_attach}
