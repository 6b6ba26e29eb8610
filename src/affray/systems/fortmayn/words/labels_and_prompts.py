"""What prompts, labels and inner choices say of a position, gathered from the phases of play."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.content.tables import loop
from affray.systems.fortmayn.delve import advance, create, declare, resting, ruling, scene
from affray.systems.fortmayn.delve.hub import hub
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table.floor import MASTER
from affray.systems.fortmayn.turn import asides
from affray.systems.fortmayn.words import conflict, delve_choices, roll_choices, table

About = Callable[[State, Question[Answer]], Args]
Label = Callable[[State, Answer], tuple[str, Args] | None]
PROMPTS: Mapping[str, About] = {
    **create.PROMPTS,
    **hub.PROMPTS,
    **scene.PROMPTS,
    **declare.PROMPTS,
    **ruling.PROMPTS,
    **resting.PROMPTS,
    **advance.PROMPTS,
    **conflict.PROMPTS,
    **table.PROMPTS,
}
"""What the prompts of these questions tell besides who is asked."""
CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {
    **roll_choices.CHOICES,
    **delve_choices.CHOICES,
    **conflict.CHOICES,
}
"""What the labels of these inner choices tell besides the number and what it is about."""
BY_PHASE: Mapping[str, Mapping[str, Label]] = {
    "setup": delve_choices.LABELS,
    "create": create.LABELS,
    "hub": hub.LABELS,
    "scene": scene.LABELS,
    "declare": declare.LABELS,
    "ruling": ruling.LABELS,
    "rest": resting.LABELS,
    "advance": advance.LABELS,
    **conflict.LABELS,
}
"""The labels of a phase by the verb: the message of each and its arguments; None for words that make no sense here."""
VERBS = frozenset(
    (
        *(verb for labels in BY_PHASE.values() for verb in labels),
        *asides.LABELS,
        *MASTER,
        *table.LABELS,
        *(row.input for row in loop()),
    )
)
"""The verbs that there are answers with, in any phase of play."""


def label_of(state: State, answer: Answer) -> tuple[str, Args] | None:
    """The message of an answer's label with its arguments; None where nothing is known of it."""
    if at_table(state):
        own = table.LABELS.get(answer.verb)
    else:
        own = BY_PHASE.get(state.phase, {}).get(answer.verb) or asides.LABELS.get(answer.verb)
    return own(state, answer) if own is not None else None
