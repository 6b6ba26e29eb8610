"""What the party might want to do with somebody, something or a way that it points at, legal or not.

At a game master's table whoever wants something says it, and the game master rules: nothing is closed beforehand.
"""

from collections.abc import Callable, Iterator

from affray.core import Question
from affray.core.faces.deeds import Deed, Pointed
from affray.core.fight_state import NOBODY
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.plan_offers import candidate_plans
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.ways import usual_try
from affray.systems.fortmayn.guide.offers import ENTRANCE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.delve_answers import (
    Approach,
    Attack,
    Cast,
    Go,
    Leave,
    Parley,
    Rest,
    Search,
)
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.spell_effects import spell_targets
from affray.systems.fortmayn.position.standing import foe_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import FROM_BOOK, FROM_MEMORY, spell_row


def deeds(state: State, question: Question[Answer], at: Pointed) -> tuple[Deed[Answer], ...]:
    """What the party might want to do with somebody, something or a way."""
    find = FIND.get(question.code)
    if question.inner or at_table(state) or find is None:
        return ()
    return tuple(map(Deed, find(state, question, at.who)))


# --- in a room --------------------------------------------------------------------------------------------------------
def scene_deeds(state: State, question: Question[Answer], name: str) -> Iterator[Answer]:
    """In a room: a way taken, a foe met, an obstacle tried by each, what a character does by himself."""
    place = current_room(state)
    if name == ENTRANCE:
        yield Leave()
    yield from (Go(number) for number in range(len(place.exits)) if name == f"exit {number}")
    if name and foe_index(state, name) != NOBODY:
        yield from (Attack(), Parley())
    for hurdle in place.hurdles:
        if hurdle.id == name and not hurdle.done and not hurdle.hidden:
            for person in filter(is_able, state.people):
                yield Approach((person.id,), *usual_try(state, person, hurdle), hurdle.obstacle)
    i = person_index(state, name)
    if i != NOBODY:
        yield from (Search((name,)), Rest())
        yield from castings(state, i, state.people[i])


def castings(state: State, i: int, person: Person) -> Iterator[Answer]:
    """Each spell that a character knows, at the first whom it suits."""
    for spell in person.known:
        row = spell_row(state.filler, spell)
        targets = () if row is None else spell_targets(state, i, row)
        source = FROM_MEMORY if spell in person.memorised else FROM_BOOK
        yield from (Cast(person.id, spell, source, target) for target in tuple(targets)[:1])


# --- in a conflict ----------------------------------------------------------------------------------------------------
def plan_deeds(state: State, question: Question[Answer], name: str) -> Iterator[Answer]:
    """In an Ounce: every plan that is about somebody; about the character himself those about nobody else."""
    wanted = "" if name == question.who else name
    for plan in candidate_plans(state, person_index(state, question.who)):
        if wanted in (plan.target or plan.toward, *plan.others):
            yield planning.write_plan(plan)


FIND: dict[str, Callable[[State, Question[Answer], str], Iterator[Answer]]] = {
    "scene": scene_deeds,
    "ounce_declare": plan_deeds,
}
