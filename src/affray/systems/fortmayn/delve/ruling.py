"""Ruling: the Difficulty Dice and the die size with all their reasons; a human may amend them. [FT-CORE-08 FT-TEST-09 FT-TEST-10]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.event_effects import HARDER
from affray.systems.fortmayn.delve.risky_deeds import SEARCHING
from affray.systems.fortmayn.position.answer_words import form_refusal, given_words, not_now_refusal, whole_number
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.difficulty import MORE_TASKS, ready_dice
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import person_index, side_of_person
from affray.systems.fortmayn.position.risk import BOUND, risk_die, risk_of, tell_ruling
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

ACCEPT, AMEND, WITHDRAW = "accept", "amend", "withdraw"
FORM = "amend [difficulty=NUMBER] [step=-1|0|1] [losses=NUMBER] [hidden=yes|no] : REASON"
MOST_DIFFICULTY, MOST_LOSSES = 12, 9
STEPS = {"-1": -1, "0": 0, "1": 1}
HIDING = {"yes": True, "no": False}


# --- what is ruled ----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """Whether the ruling is accepted, amended, or the deed called off."""
    risk = risk_of(state)
    found = (Answer(ACCEPT), *(() if risk.source in BOUND else (Answer(WITHDRAW),)))
    return Question(side_of_person(state, risk.actors[0]), "ruling", risk.actors[0], found, open=(FORM,))


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the ruling cannot be taken so."""
    if answer.verb == AMEND:
        return amend_refusal(answer)
    if answer.verb not in (ACCEPT, WITHDRAW):
        return not_now_refusal(answer, state.phase)
    if answer.words:
        return form_refusal(answer.verb)
    bound = answer.verb == WITHDRAW and risk_of(state).source in BOUND
    return refusal("sprung", "sprung", "FT-FILL-04") if bound else None


def amend_refusal(answer: Answer) -> Refusal | None:
    """Why a ruling cannot be amended so; None where it can: something is named, and a reason. [FT-CORE-08 FT-TEST-09]"""
    words = given_words(answer)
    if words.plain or not words.named or not set(words.named) <= {"difficulty", "step", "losses", "hidden"}:
        return form_refusal(FORM)
    fits = (
        whole_number(words.last_value("difficulty", "1")) in range(MOST_DIFFICULTY + 1)
        and whole_number(words.last_value("losses", "0")) in range(MOST_LOSSES + 1)
        and words.last_value("step", "0") in STEPS
        and words.last_value("hidden", "no") in HIDING
    )
    if not fits:
        return form_refusal(FORM)
    return None if answer.said else refusal("say-why", "reason", "FT-CORE-08")


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state at the roll, with another ruling, or back in the scene. [FT-CORE-08]"""
    risk = risk_of(state)
    if answer.verb == WITHDRAW:
        return replace(advance_phase(state, WITHDRAW), risk=None)
    if answer.verb == ACCEPT:
        return advance_phase(without_harder(state), ACCEPT)
    words = given_words(answer)
    changed = replace(
        risk,
        dd=whole_number(words.last_value("difficulty", str(risk.dd))),
        step=STEPS[words.last_value("step", str(risk.step))],
        fixed=whole_number(words.last_value("losses", str(risk.fixed))),
        hidden=HIDING[words.last_value("hidden", "yes" if risk.hidden else "no")],
        step_why=answer.said,
    )
    say(ref, "amended", author=state.sides[side_of_person(state, risk.actors[0])], dd=changed.dd, before=risk.dd, step=changed.step,
        fixed=changed.fixed, hidden=int(changed.hidden), clauses=("FT-CORE-08", "FT-TEST-09"))  # fmt: skip
    state = replace(advance_phase(state, AMEND), risk=changed)
    tell_ruling(ref, state)
    return state


def without_harder(state: State) -> State:
    """The state in which what was to make the next obstacle here harder has done so, if this is one. [FT-FILL-01]"""
    risk = risk_of(state)
    if risk.source or risk.spell or risk.task in (SEARCHING, *MORE_TASKS):
        return state
    rest = tuple(one for one in state.lasting if one.does != HARDER or one.room != state.here)
    return replace(state, lasting=rest)


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """The ruling for the first who rolls: how many dice of which size, against what."""
    risk = risk_of(state)
    one = state.people[person_index(state, risk.actors[0])]
    return {
        "people": risk.actors, "pool": POOL_NAMES[risk.pool], "task": risk.task, "dd": risk.dd,
        "ready": ready_dice(one, risk.pool), "die": risk_die(state, risk, one),
        "stunt": int(risk.stunt), "losses": risk.fixed, "casting": int(risk.spell != ""), "spell": risk.spell,
    }  # fmt: skip


def label_ruling(state: State, answer: Answer) -> tuple[str, Args]:
    """That the ruling stands, is amended, or the deed is called off."""
    return answer.verb, {"words": " ".join(answer.words)} if answer.verb == AMEND else {}


PROMPTS = {"ruling": prompt_args}
LABELS = {ACCEPT: label_ruling, AMEND: label_ruling, WITHDRAW: label_ruling}
