"""Setup: how many set out. [FT-FILL-11]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.turns import settle_nothing as settle
from affray.referee import Referee, say
from affray.systems.fortmayn.position.answer_words import not_now_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.refusing import refusal

__all__ = ["play", "question", "refuse", "settle"]

MOST_PEOPLE = 4
USUAL_PARTY = 2
FORM = "start NUMBER"


def question(state: State) -> Question[Answer]:
    """How many set out; one Brawny and one Brainy are usual. [FT-FILL-11]"""
    sizes = sorted(range(1, MOST_PEOPLE + 1), key=lambda size: size != USUAL_PARTY)
    return Question(PARTY, "setup", answers=tuple(Answer("start", (str(size),)) for size in sizes), open=(FORM,))


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why so many may not set out."""
    if answer.verb != "start":
        return not_now_refusal(answer, state.phase)
    sizes = {(str(size),) for size in range(1, MOST_PEOPLE + 1)}
    return None if answer.words in sizes else refusal("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which the party is made. [FT-FILL-11]"""
    say(ref, "begun", size=int(answer.words[0]), clauses=("FT-FILL-11",))
    return replace(advance_phase(state, "start"), wanted=int(answer.words[0]))
