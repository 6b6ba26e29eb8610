"""What prompts, labels and inner choices say of a position, gathered from the phases of play."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.told import Args
from affray.systems.fortmayn import (
    advancing,
    asked_delve,
    asked_life,
    creation,
    declaring,
    fray_words,
    hub,
    notes,
    resting,
    ruling,
    scene,
    table_labels,
)
from affray.systems.fortmayn.answers import Answer
from affray.systems.fortmayn.state import State
from affray.systems.fortmayn.table_floor import MASTER
from affray.systems.fortmayn.table_seats import at_table
from affray.systems.fortmayn.tables import loop

About = Callable[[State, Question[Answer]], Args]
Label = Callable[[State, Answer], tuple[str, Args] | None]
PROMPTS: Mapping[str, About] = {
    **creation.PROMPTS,
    **hub.PROMPTS,
    **scene.PROMPTS,
    **declaring.PROMPTS,
    **ruling.PROMPTS,
    **resting.PROMPTS,
    **advancing.PROMPTS,
    **fray_words.PROMPTS,
    **table_labels.PROMPTS,
}
"""What the prompts of these questions tell besides who is asked."""
CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {
    **asked_life.CHOICES,
    **asked_delve.CHOICES,
    **fray_words.CHOICES,
}
"""What the labels of these inner choices tell besides the number and what it is about."""
BY_PHASE: Mapping[str, Mapping[str, Label]] = {
    "setup": asked_delve.LABELS,
    "create": creation.LABELS,
    "hub": hub.LABELS,
    "scene": scene.LABELS,
    "declare": declaring.LABELS,
    "ruling": ruling.LABELS,
    "rest": resting.LABELS,
    "advance": advancing.LABELS,
    **fray_words.LABELS,
}
"""The labels of a phase by the verb: the message of each and its arguments; None for words that make no sense here."""
VERBS = frozenset(
    (
        *(verb for labels in BY_PHASE.values() for verb in labels),
        *notes.LABELS,
        *MASTER,
        *table_labels.LABELS,
        *(row.input for row in loop()),
    )
)
"""The verbs that there are answers with, in any phase of play."""


def label_of(state: State, answer: Answer) -> tuple[str, Args] | None:
    """The message of an answer's label with its arguments; None where nothing is known of it."""
    if at_table(state):
        own = table_labels.LABELS.get(answer.verb)
    else:
        own = BY_PHASE.get(state.phase, {}).get(answer.verb) or notes.LABELS.get(answer.verb)
    return own(state, answer) if own is not None else None
