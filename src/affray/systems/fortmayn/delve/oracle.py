"""Asking the oracle, answering its further question, seeing something unexpected. [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02]"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.delve.event_effects import QUESTION
from affray.systems.fortmayn.position.answer_words import form_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import advance_phase
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

ASK = "ask_oracle"
REPLY, SEEN, ODDITY = "reply", "seen", "oddity"
"""Words after `ask_oracle` that answer its further question, tell something unexpected seen, or draw it."""
FORM = f"{ASK} {'|'.join(LIKELIHOODS)} : QUESTION"
REPLY_FORM = f"{ASK} {REPLY} : SENTENCE"
SEEN_FORM = f"{ASK} {SEEN} : SENTENCE"


def answers(state: State) -> list[Answer]:
    """That an oddity is drawn, where the last answer was unexpected."""
    return [Answer(ASK, (ODDITY,))] if state.unexpected else []


def reply_forms(state: State) -> tuple[str, ...]:
    """How the further question is answered, and something unexpected told, while one of them is open."""
    replies = (REPLY_FORM,) if state.asked else ()
    return (*replies, SEEN_FORM) if state.unexpected else replies


def asking_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the oracle cannot be asked, or answered, so. [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03]"""
    if len(answer.words) != 1:
        return form_refusal(FORM)
    word = answer.words[0]
    if word in (SEEN, ODDITY):
        if not state.unexpected:
            return refusal("nothing-unexpected", "oracle", "FT-SOLO-03")
        return None if answer.said or word == ODDITY else refusal("say-seen", "oracle", "FT-SOLO-03")
    if word == REPLY:
        if not state.asked:
            return refusal("nothing-asked", "oracle", "FT-SOLO-02")
        return None if answer.said else refusal("say-reply", "oracle", "FT-SOLO-02")
    if not likelihood_die(state.filler, word):
        return refusal("no-likelihood", "oracle", "FT-FILL-02", given=word, known=LIKELIHOODS)
    return None if answer.said else refusal("say-question", "oracle", "FT-SOLO-01")


def ask_oracle(ref: Referee, state: State, answer: Answer) -> State:
    """The state with the oracle's answer, or with what a human has answered it; no time passes.

    [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02]
    """
    state, word = advance_phase(state, ASK), answer.words[0]
    if word == ODDITY:
        number = prompt_die(ref, len(state.filler.oddities))
        row = oddity_row(state.filler, number)
        say(ref, "oddity", oddity=row_text(row, "prompt"), clauses=("FT-SOLO-03",))
        return replace(state, unexpected=False)
    if word == SEEN:
        return replace(state, unexpected=False)
    if word == REPLY:
        return replace(state, asked="")
    left = [one for one in state.lasting if one.does == QUESTION]
    state = replace(state, lasting=tuple(one for one in state.lasting if one is not (left[0] if left else None)))
    return consult_oracle(ref, state, word)


def consult_oracle(ref: Referee, state: State, likelihood: str) -> State:
    """The state with an answer of the oracle and the question that it asks back. [FT-FILL-02]"""
    found = ask(ref, likelihood_die(state.filler, likelihood))
    row = answer_row(state.filler, found.row)
    further = question_row(state.filler, row, found.question)
    words = row_text(further, "question") if further is not None else ""
    say(ref, "oracle", oracle=row_text(row, "answer"), likelihood=likelihood, question=words, unexpected=found.unexpected,
        clauses=("FT-SOLO-01", "FT-SOLO-02", "FT-FILL-02"))  # fmt: skip
    return replace(state, asked=words, unexpected=found.unexpected != 0)


def label_oracle(state: State, answer: Answer) -> tuple[str, Args] | None:
    """What is asked of the oracle, or told it."""
    if len(answer.words) != 1:
        return None
    word = answer.words[0]
    return ("oracle", {"likelihood": word}) if word not in (REPLY, SEEN, ODDITY) else (f"oracle-{word}", {})
