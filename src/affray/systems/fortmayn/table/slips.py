"""What lies on a game master's table, for whoever may see it: calls, approaches, notes, results, Dice to assign, plans.

[FT-CORE-08 FT-TEST-10]
"""

from collections.abc import Iterator

from affray.core.faces.picture import Slip
from affray.systems.fortmayn.content.codes import OUTCOME_NAMES, POOL_NAMES
from affray.systems.fortmayn.position.difficulty import ready_dice
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.risk import risk_die
from affray.systems.fortmayn.position.seats import master_side, table_of
from affray.systems.fortmayn.position.state import Call, State
from affray.systems.fortmayn.table.calls_and_rulings import TEST
from affray.systems.fortmayn.table.conflict import foe_plans
from affray.systems.fortmayn.table.verbs import player_side

CALL, WISH, NOTE, RESULT, GAIN, DECLARED, PLANNED, BY_HAND, EDGE = (
    "call", "wish", "note", "result", "gain", "declared", "planned", "by_hand", "edge",
)  # fmt: skip


def slip_name(kind: str, name: str | int) -> str:
    """What offers and forms call a slip that they are about."""
    return f"{kind} {name}"


def slips(state: State) -> Iterator[Slip]:
    """The slips in a position; what creatures will do is in the game master's alone."""
    table = table_of(state)
    yield from (risk_slip(state, CALL, call) for call in table.calls)
    yield from (risk_slip(state, WISH, wish) for wish in table.wishes)
    for result in table.results:
        codes = (("task", result.task), ("outcome", OUTCOME_NAMES[result.outcome]))
        numbers = (("removed", result.removed), ("dd", result.dd))
        yield Slip(RESULT, str(result.id), master_side(state), (result.who,), codes=codes, numbers=numbers)
    yield from (Slip(NOTE, str(number), master_side(state), words=words) for number, words in table.notes)
    for who in dict.fromkeys(table.gains):
        yield Slip(GAIN, who, player_side(state, who), (who,), numbers=(("count", table.gains.count(who)),))
    yield from (
        Slip(EDGE, who, player_side(state, who), (who,), why, numbers=(("step", steps),))
        for who, steps, why in table.edges
    )
    yield from (Slip(BY_HAND, str(side), side) for side in table.hands)
    if state.fray is not None:
        known = {person.id for person in state.people}
        mine = (plan.who for plan in state.fray.plans if plan.who in known)
        yield from (Slip(DECLARED, who, player_side(state, who), (who,)) for who in mine)
        yield from plan_slips(state) if not (table.veiled or state.fray.set) else ()


def risk_slip(state: State, kind: str, call: Call) -> Slip:
    """A roll that is called for, or an approach: with which pool and how many dice, against what and how many. [FT-TEST-01]"""
    risk = call.risk
    person = state.people[person_index(state, risk.actors[0])]
    side = player_side(state, person.id)
    if call.kind != TEST:
        return Slip(kind, str(call.id), side, risk.actors, codes=(("call", call.kind),))
    codes = [("pool", POOL_NAMES[risk.pool]), ("task", "casting" if risk.spell else risk.task)]
    codes += [("spell", risk.spell)] if risk.spell else []
    codes += [("target", risk.target)] if risk.target else []
    numbers = [("ready", ready_dice(person, risk.pool)), ("die", risk_die(state, risk, person)), ("step", risk.step)]
    numbers += [("hidden", 1)] if risk.hidden else []
    numbers += [("stunt", 1)] if risk.stunt else []
    numbers += [("dd", risk.dd)] if kind == CALL and not (risk.hidden and table_of(state).veiled) else []
    words = risk.said if not risk.step_why or risk.step_why == risk.said else f"{risk.said} {risk.step_why}".strip()
    return Slip(kind, str(call.id), side, risk.actors, words=words, codes=tuple(codes), numbers=tuple(numbers))


def plan_slips(state: State) -> Iterator[Slip]:
    """What each creature will do this Ounce, as it stands. [FT-FILL-13]"""
    own = {plan.who for plan in table_of(state).plans}
    for plan in foe_plans(state):
        codes = (("action", plan.action),)
        numbers = (("move", plan.move), ("own", int(plan.who in own)))
        yield Slip(
            PLANNED, plan.who, master_side(state), (plan.target,) if plan.target else (), codes=codes, numbers=numbers
        )
