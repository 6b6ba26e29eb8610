"""Ruling: the Difficulty Dice and the die size with all their reasons; a human may amend them. [FT-CORE-08 FT-TEST-09 FT-TEST-10]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import MORE_TASKS, POOL_NAMES
from affray.systems.fortmayn.delve.event_effects import HARDER
from affray.systems.fortmayn.delve.risky_deeds import SEARCHING
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS, words_of
from affray.systems.fortmayn.position.delve_answers import Accept, Amend, Withdraw
from affray.systems.fortmayn.position.difficulty import ready_dice
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, bare, deed, label_by, no_fault, person_index, side_of_person
from affray.systems.fortmayn.position.risk import BOUND, risk_die, risk_of, tell_ruling
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal

MOST_DIFFICULTY, MOST_LOSSES = 12, 9


# --- what is ruled ----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """Whether the ruling is accepted, amended, or the deed called off."""
    risk = risk_of(state)
    found: tuple[Answer, ...] = (Accept(), *(() if risk.source in BOUND else (Withdraw(),)))
    return Question(side_of_person(state, risk.actors[0]), "ruling", risk.actors[0], found, open=(FORMS[Amend],))


def withdraw_fault(state: State, answer: Withdraw) -> Refusal | None:
    """Why the deed cannot be called off. [FT-FILL-04]"""
    return refusal("sprung", "sprung", "FT-FILL-04") if risk_of(state).source in BOUND else None


def amend_refusal(state: State, answer: Amend) -> Refusal | None:
    """Why a ruling cannot be amended so; None where it can: something is named, and a reason. [FT-CORE-08 FT-TEST-09]"""
    if not words_of(answer):
        return refusal("nothing-amended", "form", "FT-CORE-08")
    if (answer.difficulty or 0) > MOST_DIFFICULTY or (answer.losses or 0) > MOST_LOSSES:
        return refusal("amended-most", "form", "FT-CORE-08", difficulty=MOST_DIFFICULTY, losses=MOST_LOSSES)
    return None if answer.said else refusal("say-why", "reason", "FT-CORE-08")


def amend(ref: Referee, state: State, answer: Amend) -> State:
    """The state with another ruling. [FT-CORE-08]"""
    risk = risk_of(state)
    changed = replace(
        risk,
        dd=risk.dd if answer.difficulty is None else answer.difficulty,
        step=risk.step if answer.step is None else answer.step,
        fixed=risk.fixed if answer.losses is None else answer.losses,
        hidden=risk.hidden if answer.hidden is None else answer.hidden,
        step_why=answer.said,
    )
    say(ref, "amended", author=state.sides[side_of_person(state, risk.actors[0])], dd=changed.dd, before=risk.dd, step=changed.step,
        fixed=changed.fixed, hidden=int(changed.hidden), clauses=("FT-CORE-08", "FT-TEST-09"))  # fmt: skip
    state = replace(advance_phase(state, "amend"), risk=changed)
    tell_ruling(ref, state)
    return state


def accept(ref: Referee, state: State, answer: Accept) -> State:
    """The state at the roll. [FT-CORE-08]"""
    return advance_phase(without_harder(state), "accept")


def withdraw(ref: Referee, state: State, answer: Withdraw) -> State:
    """The state back in the scene."""
    return replace(advance_phase(state, "withdraw"), risk=None)


DEEDS = Deeds(
    deed(Accept, no_fault, accept), deed(Amend, amend_refusal, amend), deed(Withdraw, withdraw_fault, withdraw)
)
refuse, play = DEEDS.refuse, DEEDS.play


def without_harder(state: State) -> State:
    """The state in which what was to make the next obstacle here harder has done so, if this is one. [FT-FILL-01]"""
    risk = risk_of(state)
    if risk.source or risk.spell or risk.task in (SEARCHING, *MORE_TASKS):
        return state
    rest = tuple(effect for effect in state.lasting if effect.does != HARDER or effect.room != state.here)
    return replace(state, lasting=rest)


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """The ruling for the first who rolls: how many dice of which size, against what."""
    risk = risk_of(state)
    person = state.people[person_index(state, risk.actors[0])]
    return {
        "people": risk.actors, "pool": POOL_NAMES[risk.pool], "task": risk.task, "dd": risk.dd,
        "ready": ready_dice(person, risk.pool), "die": risk_die(state, risk, person),
        "stunt": int(risk.stunt), "losses": risk.fixed, "casting": int(risk.spell != ""), "spell": risk.spell,
    }  # fmt: skip


def label_ruling(state: State, answer: Amend) -> tuple[str, Args]:
    """That the ruling is amended."""
    return "amend", {"words": " ".join(words_of(answer))}


PROMPTS = {"ruling": prompt_args}
LABELS = dict((label_by(Accept, bare), label_by(Amend, label_ruling), label_by(Withdraw, bare)))


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
