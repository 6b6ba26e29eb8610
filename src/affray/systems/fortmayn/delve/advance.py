"""Advance: each milestone gives everybody who has survived it one Die, to BODY or HEAD. [FT-XP-02 FT-XP-03]"""

from itertools import product

from msgspec.structs import replace

from affray.core import Phrase, Question, Refusal
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.position.answer_words import form_refusal, not_now_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import side_of_person
from affray.systems.fortmayn.position.rooms import without_scene
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.milestones import with_more_dice
from affray.systems.fortmayn.rules.refusing import refusal

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

ASSIGN, SKIP = "assign", "skip"
FORM = "assign NAME body|head ..."
MOST_LISTED = 4
"""For so many dice every way to assign them is listed; of more, some."""


def question(state: State) -> Question[Answer]:
    """Which pool each Die goes to; without a milestone only that the party goes on."""
    names = [one.id for one in living_people(state)] * state.gains
    if not names:
        return Question(side_of_person(state), "advance", answers=(Answer(SKIP),))
    every = (
        product(POOL_NAMES, repeat=len(names))
        if len(names) <= MOST_LISTED
        else ((pool,) * len(names) for pool in POOL_NAMES)
    )
    pairs = (tuple(word for pair in zip(names, pools, strict=True) for word in pair) for pools in every)
    return Question(
        side_of_person(state), "advance", answers=tuple(Answer(ASSIGN, words) for words in pairs), open=(FORM,)
    )


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the Dice cannot be assigned so: each survivor gets one for each milestone. [FT-XP-02]"""
    due = sorted(one.id for one in living_people(state) for _ in range(state.gains))
    if answer.verb == SKIP:
        return refusal("assign-first", "milestone", "FT-XP-02") if due else form_refusal(SKIP) if answer.words else None
    if answer.verb != ASSIGN:
        return not_now_refusal(answer, state.phase)
    if not due:
        return refusal("no-milestone", "milestone", "FT-XP-01")
    names, pools = answer.words[::2], answer.words[1::2]
    if len(names) != len(pools) or not set(pools) <= set(POOL_NAMES):
        return form_refusal(FORM)
    return None if sorted(names) == due else refusal("one-die-each", "dice", "FT-XP-02", count=state.gains)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state at the hub, the Dice assigned; the fallen are gone from the party, and a quest that is done from its list.

    [FT-XP-02 FT-OOFA-08]
    """
    state = advance_phase(state, answer.verb, "milestone" if answer.verb == ASSIGN else "no_milestone")
    people = {one.id: one for one in living_people(state)}
    for name, pool in zip(answer.words[::2], answer.words[1::2], strict=True):
        people[name] = with_more_dice(people[name], POOL_NAMES.index(pool))
        one = people[name]
        say(ref, "gains_die", who=name, pool=POOL_NAMES.index(pool), body=one.body_max, head=one.head_max,
            clauses=("FT-XP-02",))  # fmt: skip
    gone = tuple(one.id for one in state.people if one.id not in people)
    if gone:
        say(ref, "mourned", people=gone, clauses=("FT-OOFA-08",))
    return replace(
        state,
        people=tuple(without_scene(one) for one in people.values()),
        gains=0,
        quest="" if state.goal else state.quest,
        goal=False,
        places=(), foes=(), here=-1, came=-1, rooms=0, due=(), tests=(), lasting=(), asked="", unexpected=False, last_events=(),
    )  # fmt: skip


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """How many Dice everybody gets."""
    return {"count": state.gains}


def label_assignment(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who gets a Die for what."""
    if answer.verb == SKIP:
        return SKIP, {}
    names, pools = answer.words[::2], answer.words[1::2]
    if len(names) != len(pools) or not set(pools) <= set(POOL_NAMES):
        return None
    given = tuple(Phrase("assigned", {"who": name, "pool": pool}) for name, pool in zip(names, pools, strict=True))
    return ASSIGN, {"given": given}


PROMPTS = {"advance": prompt_args}
LABELS = {ASSIGN: label_assignment, SKIP: label_assignment}
