"""The forms of answers by the question that is open, for whoever puts answers together instead of typing them."""

from collections.abc import Callable, Iterator, Mapping

from affray.core import Question
from affray.core.forms import Form
from affray.systems.fortmayn import forms_table
from affray.systems.fortmayn.answers import Answer
from affray.systems.fortmayn.forms_party import create, home
from affray.systems.fortmayn.forms_plan import parley, plans
from affray.systems.fortmayn.forms_scene import declare, ruling, scene
from affray.systems.fortmayn.forms_work import rest
from affray.systems.fortmayn.state import State
from affray.systems.fortmayn.table_seats import at_table

FORMS: Mapping[str, Callable[[State], Iterator[Form]]] = {
    "create": create,
    "hub": home,
    "scene": scene,
    "declare": declare,
    "ruling": ruling,
    "parley": parley,
    "rest": rest,
    "ounce_declare": plans,
    "ounce_confirm": plans,
}
"""What makes the forms of a question, by its code."""


def forms(state: State, question: Question[Answer]) -> tuple[Form, ...]:
    """The forms of the open question, that for whom it is about first."""
    if at_table(state):
        return forms_table.forms(state, question)
    make = FORMS.get(question.code)
    found = tuple(make(state)) if make is not None else ()
    return tuple(sorted(found, key=lambda one: one.who != question.who) if question.who else found)
