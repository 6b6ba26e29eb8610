"""Advance: each milestone gives everybody who has survived it one Die, to BODY or HEAD. [FT-XP-02 FT-XP-03]"""

from itertools import product

from msgspec.structs import replace

from affray.core import Phrase, Question, Refusal
from affray.core.turns import as_it_is as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.create import living
from affray.systems.fortmayn.position.answer_words import malformed, not_now
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import to
from affray.systems.fortmayn.position.phase import seat
from affray.systems.fortmayn.position.rooms import scene_over
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.milestones import with_die
from affray.systems.fortmayn.rules.refusing import no

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

ASSIGN, SKIP = "assign", "skip"
FORM = "assign NAME body|head ..."
MOST_LISTED = 4
"""For so many dice every way to assign them is listed; of more, some."""


def question(state: State) -> Question[Answer]:
    """Which pool each Die goes to; without a milestone only that the party goes on."""
    names = [one.id for one in living(state)] * state.gains
    if not names:
        return Question(seat(state), "advance", answers=(Answer(SKIP),))
    every = (
        product(POOL_NAMES, repeat=len(names))
        if len(names) <= MOST_LISTED
        else ((pool,) * len(names) for pool in POOL_NAMES)
    )
    pairs = (tuple(word for pair in zip(names, pools, strict=True) for word in pair) for pools in every)
    return Question(seat(state), "advance", answers=tuple(Answer(ASSIGN, words) for words in pairs), open=(FORM,))


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the Dice cannot be assigned so: each survivor gets one for each milestone. [FT-XP-02]"""
    due = sorted(one.id for one in living(state) for _ in range(state.gains))
    if answer.verb == SKIP:
        return no("assign-first", "milestone", "FT-XP-02") if due else malformed(SKIP) if answer.words else None
    if answer.verb != ASSIGN:
        return not_now(answer, state.phase)
    if not due:
        return no("no-milestone", "milestone", "FT-XP-01")
    names, pools = answer.words[::2], answer.words[1::2]
    if len(names) != len(pools) or not set(pools) <= set(POOL_NAMES):
        return malformed(FORM)
    return None if sorted(names) == due else no("one-die-each", "dice", "FT-XP-02", count=state.gains)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state at the hub, the Dice assigned; the fallen are gone from the party, and a quest that is done from its list.

    [FT-XP-02 FT-OOFA-08]
    """
    state = to(state, answer.verb, "milestone" if answer.verb == ASSIGN else "no_milestone")
    people = {one.id: one for one in living(state)}
    for name, pool in zip(answer.words[::2], answer.words[1::2], strict=True):
        people[name] = with_die(people[name], POOL_NAMES.index(pool))
        one = people[name]
        say(ref, "gains_die", who=name, pool=POOL_NAMES.index(pool), body=one.body_max, head=one.head_max,
            clauses=("FT-XP-02",))  # fmt: skip
    gone = tuple(one.id for one in state.people if one.id not in people)
    if gone:
        say(ref, "mourned", people=gone, clauses=("FT-OOFA-08",))
    return replace(
        state,
        people=tuple(scene_over(one) for one in people.values()),
        gains=0,
        quest="" if state.goal else state.quest,
        goal=False,
        places=(), foes=(), here=-1, came=-1, rooms=0, due=(), tests=(), lasting=(), asked="", unexpected=False, last_events=(),
    )  # fmt: skip


# --- in words ---------------------------------------------------------------------------------------------------------
def about(state: State, asked: object) -> Args:
    """How many Dice everybody gets."""
    return {"count": state.gains}


def label(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who gets a Die for what."""
    if answer.verb == SKIP:
        return SKIP, {}
    names, pools = answer.words[::2], answer.words[1::2]
    if len(names) != len(pools) or not set(pools) <= set(POOL_NAMES):
        return None
    given = tuple(Phrase("assigned", {"who": name, "pool": pool}) for name, pool in zip(names, pools, strict=True))
    return ASSIGN, {"given": given}


PROMPTS = {"advance": about}
LABELS = {ASSIGN: label, SKIP: label}
