"""Declare: who does it, with which pool, what helps, whether it is a stunt. [FT-CORE-02 FT-STUNT-01 FT-TEST-06 FT-DICE-07]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.risky_deeds import actor_names, with_details
from affray.systems.fortmayn.position.answer_words import form_refusal, given_words, not_now_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.difficulty import KNACK, MORE_TASKS, STUNT, TASKS, risk_refusal
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import person_index, side_of_person
from affray.systems.fortmayn.position.risk import BOUND, CAST, PARLEY, risk_of, risk_task, tell_ruling
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.refusing import refusal

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

CONFIRM, CANCEL = "confirm", "cancel"
FORM = "confirm [NAME[+NAME...]] [body|head] [TASK] [equipment=ITEM] [knack] [stunt] [: SENTENCE]"


def question(state: State) -> Question[Answer]:
    """Whether it is to be so, or otherwise, or not at all."""
    risk = risk_of(state)
    found = (Answer(CONFIRM), *(() if risk.source in BOUND else (Answer(CANCEL),)))
    if declared_risk_refusal(state, risk) is not None:
        found = found[1:]
    return Question(side_of_person(state, risk.actors[0]), "declare", risk.actors[0], found, open=(FORM,))


def declared_risk_refusal(state: State, risk: Risk) -> Refusal | None:
    """Why a risk cannot be taken so; a casting and a talk have been looked at before."""
    return None if risk.source == CAST or risk.back == PARLEY else risk_refusal(state, risk)


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why it cannot be declared so, or not be called off."""
    risk = risk_of(state)
    if answer.verb == CANCEL:
        if answer.words:
            return form_refusal(CANCEL)
        return refusal("sprung", "sprung", "FT-FILL-04") if risk.source in BOUND else None
    if answer.verb != CONFIRM:
        return not_now_refusal(answer, state.phase)
    changed = confirmed_risk(state, answer)
    if changed is None or (answer.words and (risk.source == CAST or risk.back == PARLEY)):
        return form_refusal(FORM)
    return declared_risk_refusal(state, changed)


def confirmed_risk(state: State, answer: Answer) -> Risk | None:
    """The risk with what the words of a confirmation change; None for words that say nothing of it. Names come first, or a
    pool or task where the actors stay."""
    risk, words = risk_of(state), given_words(answer)
    flags = []
    for word in words.plain:
        if word in (KNACK, STUNT):
            flags.append(word)
        elif word in POOL_NAMES:
            risk = replace(risk, pool=POOL_NAMES.index(word))
        elif word in (*TASKS, *MORE_TASKS):
            risk = replace(risk, task=word)
        elif all(person_index(state, name) != NOBODY for name in actor_names(word)):
            risk = replace(risk, actors=actor_names(word))
        else:
            return None
    return with_details(risk, answer, tuple(flags))


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state at the ruling, or back in the scene."""
    if answer.verb == CANCEL:
        return replace(advance_phase(state, CANCEL), risk=None)
    risk = confirmed_risk(state, answer)
    assert risk is not None  # refuse has looked
    say(ref, "declared", people=risk.actors, pool=risk.pool, task=risk_task(risk), stunt=int(risk.stunt), spell=risk.spell,
        casting=int(risk.spell != ""), clauses=("FT-CORE-02", *(("FT-STUNT-01",) if risk.stunt else ())))  # fmt: skip
    state = replace(advance_phase(state, CONFIRM), risk=risk)
    tell_ruling(ref, state)
    return state


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """What is about to be tried."""
    risk = risk_of(state)
    hurdles = state.places[state.here].hurdles if state.here >= 0 else ()
    kind = next((one.obstacle for one in hurdles if one.id == risk.target), "")
    return {
        "people": risk.actors, "pool": POOL_NAMES[risk.pool], "task": risk.task, "dd": risk.dd, "spell": risk.spell,
        "casting": int(risk.spell != ""), "aimed": int(kind != ""), "obstacle": kind, "sprung": int(risk.source in BOUND),
    }  # fmt: skip


def label_declaration(state: State, answer: Answer) -> tuple[str, Args] | None:
    """That it is declared as it stands or with changes, or called off."""
    if answer.verb == CANCEL:
        return CANCEL, {}
    return CONFIRM, {"changed": int(bool(answer.words)), "words": " ".join(answer.words)}


PROMPTS = {"declare": prompt_args}
LABELS = {CONFIRM: label_declaration, CANCEL: label_declaration}
