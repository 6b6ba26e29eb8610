"""What is open, what may be answered, and why not."""

import msgspec

from affray.core import NATURE, Question, Refusal
from affray.referee import ChoiceNeeded
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn import asides as notes
from affray.systems.fortmayn.turn.phases import phase_of

WITH_ASIDES = ("hub", "scene")
"""The questions at which asides are offered; they may be made at any."""


def question(state: State) -> Question[Answer] | None:
    """What is open; None when the game is over. Of answers in free words only some are listed."""
    found = phase_of(state).question(state)
    if found is None or found.side == NATURE or at_table(state):
        return found
    return msgspec.structs.replace(found, open=(*found.open, *notes.FORMS)) if found.code in WITH_ASIDES else found


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not legal now; None when it is."""
    phase = phase_of(state)
    if answer.verb in notes.FAULTS and not at_table(state):
        found = phase.question(state)
        if found is not None and found.side != NATURE:
            return notes.fault(state, answer)
    return phase.refuse(state, answer)


def choice(state: State, needed: ChoiceNeeded) -> Question[Answer]:
    """An inner choice of the running procedure as a question: a save, what is sundered, which die is picked.

    Its answers count from 0 without a gap, since a choice is given by its place among them: gear that is gone is listed, and
    comes to nothing.
    """
    figure = state.figures[needed.who]
    numbers = tuple(Answer(str(n)) for n in range(needed.most + 1))
    about = (needed.x, needed.y, needed.z)
    code = CODES[needed.what].code.removeprefix("choose_")
    return Question(figure.side, code, figure.id, numbers, inner=True, about=about)
