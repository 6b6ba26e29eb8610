"""What prompts, labels and inner choices say of a position, gathered from the phases of play."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.delve import advance, create, declare, resting, ruling, scene
from affray.systems.fortmayn.delve.hub import hub
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.phase import Label
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn import asides, company
from affray.systems.fortmayn.words import conflict, delve_choices, roll_choices, table

About = Callable[[State, Question[Answer]], Args]
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
BY_PHASE: Mapping[str, Mapping[type[Answer], Label]] = {
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
"""The labels of a phase by the kind of answer."""
ASIDE_LABELS: Mapping[type[Answer], Label] = {**asides.LABELS, **company.LABELS}
"""The labels of what may be said in several phases."""


def label_of(state: State, answer: Answer) -> tuple[str, Args] | None:
    """The message of an answer's label with its arguments; None where nothing is known of it."""
    if at_table(state):
        own = table.LABELS.get(type(answer))
    else:
        own = BY_PHASE.get(state.phase, {}).get(type(answer)) or ASIDE_LABELS.get(type(answer))
    return own(state, answer) if own is not None else None
