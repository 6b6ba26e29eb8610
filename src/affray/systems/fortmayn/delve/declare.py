"""Declare: who does it, with which pool, what helps, whether it is a stunt. [FT-CORE-02 FT-STUNT-01 FT-TEST-06 FT-DICE-07]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.risky_deeds import with_details
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS, malformed, words_of
from affray.systems.fortmayn.position.delve_answers import Cancel, Confirm
from affray.systems.fortmayn.position.difficulty import risk_refusal
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, bare, deed, label_by, person_index, side_of_person
from affray.systems.fortmayn.position.risk import BOUND, CAST, PARLEY, risk_of, risk_task, tell_ruling
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.refusing import refusal


def question(state: State) -> Question[Answer]:
    """Whether it is to be so, or otherwise, or not at all."""
    risk = risk_of(state)
    found: tuple[Answer, ...] = (Confirm(), *(() if risk.source in BOUND else (Cancel(),)))
    if declared_risk_refusal(state, risk) is not None:
        found = found[1:]
    return Question(side_of_person(state, risk.actors[0]), "declare", risk.actors[0], found, open=(FORMS[Confirm],))


def declared_risk_refusal(state: State, risk: Risk) -> Refusal | None:
    """Why a risk cannot be taken so; a casting and a talk have been looked at before."""
    return None if risk.source == CAST or risk.back == PARLEY else risk_refusal(state, risk)


def cancel_fault(state: State, answer: Cancel) -> Refusal | None:
    """Why it cannot be called off. [FT-FILL-04]"""
    return refusal("sprung", "sprung", "FT-FILL-04") if risk_of(state).source in BOUND else None


def confirm_fault(state: State, answer: Confirm) -> Refusal | None:
    """Why it cannot be declared so; of a casting and of talk nothing is changed any more."""
    risk = risk_of(state)
    nobody = any(person_index(state, name) == NOBODY for name in answer.actors)
    if nobody or (words_of(answer) and (risk.source == CAST or risk.back == PARLEY)):
        return malformed(FORMS[Confirm])
    return declared_risk_refusal(state, confirmed_risk(risk, answer))


def confirmed_risk(risk: Risk, answer: Confirm) -> Risk:
    """The risk with what a confirmation changes; what it leaves out stays."""
    pool = risk.pool if answer.pool is None else answer.pool
    changed = replace(risk, actors=answer.actors or risk.actors, pool=pool, task=answer.task or risk.task)
    return with_details(changed, answer)


def confirm(ref: Referee, state: State, answer: Confirm) -> State:
    """The state at the ruling."""
    risk = confirmed_risk(risk_of(state), answer)
    say(ref, "declared", people=risk.actors, pool=risk.pool, task=risk_task(risk), stunt=int(risk.stunt), spell=risk.spell,
        casting=int(risk.spell != ""), clauses=("FT-CORE-02", *(("FT-STUNT-01",) if risk.stunt else ())))  # fmt: skip
    state = replace(advance_phase(state, "confirm"), risk=risk)
    tell_ruling(ref, state)
    return state


def cancel(ref: Referee, state: State, answer: Cancel) -> State:
    """The state back in the scene."""
    return replace(advance_phase(state, "cancel"), risk=None)


DEEDS = Deeds(deed(Confirm, confirm_fault, confirm), deed(Cancel, cancel_fault, cancel))
refuse, play = DEEDS.refuse, DEEDS.play


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """What is about to be tried."""
    risk = risk_of(state)
    hurdles = state.places[state.here].hurdles if state.here >= 0 else ()
    kind = next((hurdle.obstacle for hurdle in hurdles if hurdle.id == risk.target), "")
    return {
        "people": risk.actors, "pool": POOL_NAMES[risk.pool], "task": risk.task, "dd": risk.dd, "spell": risk.spell,
        "casting": int(risk.spell != ""), "aimed": int(kind != ""), "obstacle": kind, "sprung": int(risk.source in BOUND),
    }  # fmt: skip


def label_declaration(state: State, answer: Confirm) -> tuple[str, Args]:
    """That it is declared as it stands or with changes."""
    words = words_of(answer)
    return "confirm", {"changed": int(bool(words)), "words": " ".join(words)}


PROMPTS = {"declare": prompt_args}
LABELS = dict((label_by(Confirm, label_declaration), label_by(Cancel, bare)))


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
