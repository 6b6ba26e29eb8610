"""An Ounce at a game master's table: each player declares for his own characters, in any order; then the game master lets it
begin. [FT-MELEE-02 FT-CORE-06 FT-CORE-08]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.turns import as_it_is as settle
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import declare as ounce
from affray.systems.fortmayn.conflict import plans as p
from affray.systems.fortmayn.conflict.plan_offers import offers
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.seats import everybody_but, keeper
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.table import floor as table_floor
from affray.systems.fortmayn.table.conflict import alternatives, is_of_foe
from affray.systems.fortmayn.table.verbs import RULING, person_fault, seat_of

__all__ = ["aside", "play", "question", "refuse", "settle"]

OWN = (ounce.CONFIRM, ounce.FLEE, ounce.ORDER)
"""What the game master alone may say, besides plans, which are each player's."""


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the next character does who has no plan yet; once all have one, whether the Ounce begins. [FT-MELEE-02]"""
    waiting = ounce.undeclared(state)
    side = seat_of(state, state.people[waiting[0]].id) if waiting else keeper(state)
    who = state.people[waiting[0]].id if waiting else ""
    answers = (*begins(state, side), *plans_of(state, side), *table_floor.offers_of(state, side))
    forms = (p.FORM, *table_floor.forms_of(state, side))
    code = "ounce_declare" if waiting else "ounce_confirm"
    return Question(
        side, code, who, answers, table_floor.ends(state, side), open=forms, others=everybody_but(state, side)
    )


def begins(state: State, side: int) -> tuple[Answer, ...]:
    """That the Ounce begins, for the game master, once all have declared. [FT-MELEE-02]"""
    return (Answer(ounce.CONFIRM),) if side == keeper(state) and not ounce.undeclared(state) else ()


def plans_of(state: State, side: int) -> tuple[Answer, ...]:
    """Plans that suggest themselves: to a player for his characters that have none, to the game master for his creatures."""
    mine = [i for i in ounce.undeclared(state) if state.people[i].side == side]
    own = tuple(p.write_plan(plan) for i in mine for plan in offers(state, i))
    return (*own, *alternatives(state)) if side == keeper(state) else own


def aside(state: State, side: int) -> Question[Answer]:
    """What a side may say that is not asked, each answer signed with its name."""
    said = table_floor.aside(state, side)
    found = (*begins(state, side), *plans_of(state, side))
    answers = tuple(replace(answer, by=state.sides[side]) for answer in found)
    return replace(said, code="ounce_aside", answers=(*answers, *said.answers), open=(p.FORM, *said.open))


# --- what may be said, and what comes of it ---------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why somebody may not say that: a plan is its player's, the beginning the game master's. [FT-MELEE-02]"""
    side = table_floor.asked_side(state, answer, question(state).side)
    if answer.verb == p.PLAN and not is_of_foe(state, answer):
        return person_fault(state, side, "".join(answer.words[:1])) or ounce.refuse(state, answer)
    if answer.verb not in OWN:
        return table_floor.spoken_fault(state, answer, side)
    if side != keeper(state):
        return no("masters-word", "master", RULING, verb=answer.verb)
    return ounce.refuse(state, answer)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a plan, with the Ounce begun, or after whatever else was said. [FT-MELEE-02]"""
    if answer.verb == p.PLAN and not is_of_foe(state, answer):
        say(ref, "table_declares", who=answer.words[0], clauses=("FT-MELEE-02",))
        return ounce.play(ref, state, answer)
    if answer.verb in OWN:
        return ounce.play(ref, state, answer)
    return table_floor.spoken(ref, state, answer, table_floor.asked_side(state, answer, question(state).side))
