"""Asking the oracle, answering its further question, seeing something unexpected. [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02]"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.delve.event_effects import QUESTION
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.delve_answers import AskOracle, Oddity, Reply, Seen
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import deed, label_by
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.oracle import (
    LIKELIHOODS,
    answer_row,
    ask,
    likelihood_die,
    oddity_row,
    prompt_die,
    question_row,
)
from affray.systems.fortmayn.rules.refusing import refusal


def answers(state: State) -> list[Answer]:
    """That an oddity is drawn, where the last answer was unexpected."""
    return [Oddity()] if state.unexpected else []


def reply_forms(state: State) -> tuple[str, ...]:
    """How the further question is answered, and something unexpected told, while one of them is open."""
    found = (FORMS[Reply],) if state.asked else ()
    return (*found, FORMS[Seen]) if state.unexpected else found


def ask_fault(state: State, answer: AskOracle) -> Refusal | None:
    """Why the oracle cannot be asked so. [FT-SOLO-01 FT-FILL-02]"""
    if not likelihood_die(state.filler, answer.likelihood):
        return refusal("no-likelihood", "oracle", "FT-FILL-02", given=answer.likelihood, known=LIKELIHOODS)
    return None if answer.said else refusal("say-question", "oracle", "FT-SOLO-01")


def reply_fault(state: State, answer: Reply) -> Refusal | None:
    """Why the oracle cannot be answered. [FT-SOLO-02]"""
    if not state.asked:
        return refusal("nothing-asked", "oracle", "FT-SOLO-02")
    return None if answer.said else refusal("say-reply", "oracle", "FT-SOLO-02")


def seen_fault(state: State, answer: Seen) -> Refusal | None:
    """Why nothing unexpected is seen so. [FT-SOLO-03]"""
    return oddity_fault(state, answer) or (None if answer.said else refusal("say-seen", "oracle", "FT-SOLO-03"))


def oddity_fault(state: State, answer: Answer) -> Refusal | None:
    """Why nothing unexpected is drawn. [FT-SOLO-03]"""
    return None if state.unexpected else refusal("nothing-unexpected", "oracle", "FT-SOLO-03")


def draws_oddity(ref: Referee, state: State, answer: Oddity) -> State:
    """The state in which something unexpected has been drawn. [FT-SOLO-03]"""
    state = advance_phase(state, answer.verb)
    number = prompt_die(ref, len(state.filler.oddities))
    row = oddity_row(state.filler, number)
    say(ref, "oddity", oddity=row_text(row, "prompt"), clauses=("FT-SOLO-03",))
    return replace(state, unexpected=False)


def sees(ref: Referee, state: State, answer: Seen) -> State:
    """The state in which something unexpected has been told. [FT-SOLO-03]"""
    return replace(advance_phase(state, answer.verb), unexpected=False)


def replies(ref: Referee, state: State, answer: Reply) -> State:
    """The state in which the oracle's own question has been answered. [FT-SOLO-02]"""
    return replace(advance_phase(state, answer.verb), asked="")


def asks(ref: Referee, state: State, answer: AskOracle) -> State:
    """The state with the oracle's answer; no time passes. [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02]"""
    state = advance_phase(state, answer.verb)
    left = [effect for effect in state.lasting if effect.does == QUESTION]
    state = replace(
        state, lasting=tuple(effect for effect in state.lasting if effect is not (left[0] if left else None))
    )
    return consult_oracle(ref, state, answer.likelihood)


def consult_oracle(ref: Referee, state: State, likelihood: str) -> State:
    """The state with an answer of the oracle and the question that it asks back. [FT-FILL-02]"""
    found = ask(ref, likelihood_die(state.filler, likelihood))
    row = answer_row(state.filler, found.row)
    further = question_row(state.filler, row, found.question)
    words = row_text(further, "question") if further is not None else ""
    say(ref, "oracle", oracle=row_text(row, "answer"), likelihood=likelihood, question=words, unexpected=found.unexpected,
        clauses=("FT-SOLO-01", "FT-SOLO-02", "FT-FILL-02"))  # fmt: skip
    return replace(state, asked=words, unexpected=found.unexpected != 0)


def label_question(state: State, answer: AskOracle) -> tuple[str, Args]:
    """What is asked of the oracle."""
    return "oracle", {"likelihood": answer.likelihood}


def label_told(state: State, answer: Reply | Seen | Oddity) -> tuple[str, Args]:
    """What is told the oracle, or drawn."""
    return f"oracle-{type(answer).__name__.lower()}", {}


DEEDS = (
    deed(AskOracle, ask_fault, asks), deed(Reply, reply_fault, replies), deed(Seen, seen_fault, sees),
    deed(Oddity, oddity_fault, draws_oddity),
)  # fmt: skip
LABELS = (
    label_by(AskOracle, label_question),
    label_by(Reply, label_told),
    label_by(Seen, label_told),
    label_by(Oddity, label_told),
)
