"""What the players at a game master's table may not know: what lies face down, and what he keeps to himself. [FT-TEST-10]"""

from msgspec.structs import replace

from affray.core import NATURE, Event
from affray.core.memory import DRAWN, remember
from affray.systems.fortmayn.content.people import Place
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.company import common_answer
from affray.systems.fortmayn.position.seats import at_table, face_down_names, giver, master_side, table_of
from affray.systems.fortmayn.position.state import Call, Conflict, Risk, State, Table
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.turn.company_deeds import PRIVATE

HEARS = "hears"
"""The field of an event with the sides that hear of it; all do where it has none."""
KEEPER = "keeper"
"""The field of a throw with the side that alone sees it."""


# --- the position -----------------------------------------------------------------------------------------------------
def view_at_seat(state: State, side: int) -> State:
    """The position of a table as a seat sees it: all but the game master without what lies face down, his notes, the results
    that he keeps back and what his creatures will do. [FT-TEST-10]"""
    return state if side == master_side(state) else players_view(state)


@remember(DRAWN)
def players_view(state: State) -> State:
    """The position of a table as all but the game master see it: one for whoever looks at it."""
    hidden = face_down_names(state)
    return replace(
        state,
        places=tuple(visible_place(place) for place in state.places),
        fray=veil_conflict(state, state.fray) if state.fray else None,
        last_events=(),
        table=veil_table(table_of(state), hidden),
    )


def visible_place(place: Place) -> Place:
    """A place without what lies face down in it."""
    shown = tuple(hurdle for hurdle in place.hurdles if not hurdle.hidden)
    return place if len(shown) == len(place.hurdles) else replace(place, hurdles=shown)


def veil_risk(risk: Risk, hidden: frozenset[str]) -> Risk:
    """A risk without its Difficulty Dice where the result is hidden, as it is against what lies face down."""
    if risk.target in hidden:
        risk = replace(risk, target="", hidden=True)
    return replace(risk, dd=UNSTATED) if risk.hidden else risk


def veil_conflict(state: State, fray: Conflict) -> Conflict:
    """A conflict without what the foes will do, before they do it."""
    people = {person.id for person in state.people}
    return replace(fray, plans=tuple(plan for plan in fray.plans if plan.who in people)) if not fray.set else fray


def veil_table(table: Table, hidden: frozenset[str]) -> Table:
    """A game master's table without what he keeps to himself."""

    def veiled(call: Call) -> Call:
        return replace(call, risk=veil_risk(call.risk, hidden))

    return replace(
        table,
        calls=tuple(map(veiled, table.calls)),
        wishes=tuple(map(veiled, table.wishes)),
        notes=(),
        results=(),
        reserve=(),
        veiled=True,
        plans=(),
    )


# --- what is told -----------------------------------------------------------------------------------------------------
def event_at_seat(event: Event, side: int) -> Event | None:
    """An event as a side hears it: nothing of one that is for others. [FT-TEST-10]"""
    hears = event.data.get(HEARS, event.data.get(KEEPER))
    if hears is None:
        return event
    return event if side in (hears if isinstance(hears, tuple) else (hears,)) else None


def answer_for(state: State, answer: Answer, side: int) -> Answer | None:
    """An answer as a side hears it that another has given: of a game master's nothing but what the account tells, in a company
    nothing of what is in another's purse, pack or memory."""
    if state.company is not None:
        return None if isinstance(answer, PRIVATE) else common_answer(answer)
    if not at_table(state):
        return answer
    asked, by = phases.question(state), giver(state, answer)
    if by == NATURE and asked is not None:
        by = asked.side
    return None if by == master_side(state) else answer
