"""The forms of answers by the question that is open, for whoever puts answers together instead of typing them."""

from collections.abc import Callable, Iterator, Mapping

from affray.core import Question
from affray.core.faces.forms import Form
from affray.systems.fortmayn.guide import forms_table
from affray.systems.fortmayn.guide.forms_company import company_forms
from affray.systems.fortmayn.guide.forms_party import create_forms, hub_forms
from affray.systems.fortmayn.guide.forms_plan import parley_forms, plan_forms
from affray.systems.fortmayn.guide.forms_scene import declare_forms, ruling_forms, scene_forms
from affray.systems.fortmayn.guide.forms_work import rest_forms
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.state import State

FORMS: Mapping[str, Callable[[State], Iterator[Form]]] = {
    "create": create_forms,
    "hub": hub_forms,
    "scene": scene_forms,
    "declare": declare_forms,
    "ruling": ruling_forms,
    "parley": parley_forms,
    "rest": rest_forms,
    "ounce_declare": plan_forms,
    "ounce_confirm": plan_forms,
}
"""What makes the forms of a question, by its code."""


def forms(state: State, question: Question[Answer]) -> tuple[Form, ...]:
    """The forms of the open question, that for whom it is about first."""
    if at_table(state):
        return forms_table.table_forms(state, question)
    make = FORMS.get(question.code)
    found = tuple(make(state)) if make is not None else ()
    if state.company is not None:
        found = company_forms(state, question.side, found)
    return tuple(sorted(found, key=lambda form: form.who != question.who) if question.who else found)
