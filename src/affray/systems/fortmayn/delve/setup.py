"""Setup: how many set out. [FT-FILL-11]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.turns import Decision
from affray.referee import Referee, say
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.delve_answers import Start
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, deed
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.refusing import refusal

MOST_PEOPLE = 4
USUAL_PARTY = 2


def question(state: State) -> Question[Answer]:
    """How many set out; one Brawny and one Brainy are usual. [FT-FILL-11]"""
    sizes = sorted(range(1, MOST_PEOPLE + 1), key=lambda size: size != USUAL_PARTY)
    return Question(PARTY, "setup", answers=tuple(map(Start, sizes)), open=(FORMS[Start],))


def size_fault(state: State, answer: Start) -> Refusal | None:
    """Why so many may not set out."""
    fits = 1 <= answer.size <= MOST_PEOPLE
    return None if fits else refusal("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE)


def set_out(ref: Referee, state: State, answer: Start) -> State:
    """The state in which the party is made. [FT-FILL-11]"""
    say(ref, "begun", size=answer.size, clauses=("FT-FILL-11",))
    return replace(advance_phase(state, "start"), wanted=answer.size)


DEEDS = Deeds(deed(Start, size_fault, set_out))
refuse, play = DEEDS.refuse, DEEDS.play


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
