"""Advance: each milestone gives everybody who has survived it one Die, to BODY or HEAD. [FT-XP-02 FT-XP-03]"""

from itertools import product

from msgspec.structs import replace

from affray.core import Phrase, Question, Refusal
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, HEAD, POOL_NAMES
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.delve_answers import Assign, Gain, Skip
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, bare, deed, label_by, side_of_person
from affray.systems.fortmayn.position.rooms import without_scene
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.milestones import with_more_dice
from affray.systems.fortmayn.rules.refusing import refusal

MOST_LISTED = 4
"""For so many dice every way to assign them is listed; of more, some."""


def question(state: State) -> Question[Answer]:
    """Which pool each Die goes to; without a milestone only that the party goes on."""
    names = [person.id for person in living_people(state)] * state.gains
    if not names:
        return Question(side_of_person(state), "advance", answers=(Skip(),))
    every = (
        product((BODY, HEAD), repeat=len(names))
        if len(names) <= MOST_LISTED
        else ((pool,) * len(names) for pool in (BODY, HEAD))
    )
    answers = tuple(Assign(tuple(map(Gain, names, pools))) for pools in every)
    return Question(side_of_person(state), "advance", answers=answers, open=(FORMS[Assign],))


def due(state: State) -> list[str]:
    """Who gets a Die for each milestone. [FT-XP-02]"""
    return sorted(person.id for person in living_people(state) for _ in range(state.gains))


def skip_fault(state: State, answer: Skip) -> Refusal | None:
    """Why the party cannot go on: there are Dice to assign. [FT-XP-02]"""
    return refusal("assign-first", "milestone", "FT-XP-02") if due(state) else None


def assign_fault(state: State, answer: Assign) -> Refusal | None:
    """Why the Dice cannot be assigned so: each survivor gets one for each milestone. [FT-XP-02]"""
    if not due(state):
        return refusal("no-milestone", "milestone", "FT-XP-01")
    fits = sorted(gain.who for gain in answer.dice) == due(state)
    return None if fits else refusal("one-die-each", "dice", "FT-XP-02", count=state.gains)


def skip(ref: Referee, state: State, answer: Skip) -> State:
    """The state at the hub without a Die more."""
    return home(ref, advance_phase(state, "skip", "no_milestone"), ())


def assign(ref: Referee, state: State, answer: Assign) -> State:
    """The state at the hub, the Dice assigned. [FT-XP-02]"""
    return home(ref, advance_phase(state, "assign", "milestone"), answer.dice)


def home(ref: Referee, state: State, dice: tuple[Gain, ...]) -> State:
    """The state at the hub with these Dice more; the fallen are gone from the party, and a quest that is done from its list.

    [FT-XP-02 FT-OOFA-08]
    """
    people = {person.id: person for person in living_people(state)}
    for name, pool in dice:
        people[name] = with_more_dice(people[name], pool)
        person = people[name]
        say(ref, "gains_die", who=name, pool=pool, body=person.body_max, head=person.head_max,
            clauses=("FT-XP-02",))  # fmt: skip
    gone = tuple(person.id for person in state.people if person.id not in people)
    if gone:
        say(ref, "mourned", people=gone, clauses=("FT-OOFA-08",))
    return replace(
        state,
        people=tuple(without_scene(person) for person in people.values()),
        gains=0,
        quest="" if state.goal else state.quest,
        goal=False,
        places=(), foes=(), here=-1, came=-1, rooms=0, due=(), tests=(), lasting=(), asked="", unexpected=False, last_events=(),
    )  # fmt: skip


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """How many Dice everybody gets."""
    return {"count": state.gains}


def label_assignment(state: State, answer: Assign) -> tuple[str, Args]:
    """Who gets a Die for what."""
    return "assign", {
        "given": tuple(Phrase("assigned", {"who": who, "pool": POOL_NAMES[pool]}) for who, pool in answer.dice)
    }


DEEDS = Deeds(deed(Assign, assign_fault, assign), deed(Skip, skip_fault, skip))
refuse, play = DEEDS.refuse, DEEDS.play
PROMPTS = {"advance": prompt_args}
LABELS = dict((label_by(Assign, label_assignment), label_by(Skip, bare)))


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
