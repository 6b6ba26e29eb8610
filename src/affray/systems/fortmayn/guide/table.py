"""What answers are about and what they promise at a game master's table: the rolls that he calls for or rules, and those that players make.

Who does not know the Difficulty of a roll is promised nothing. [FT-CORE-08 FT-TEST-01 FT-TEST-10]
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from affray.core.faces.guide import Offer
from affray.referee import Script
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.delve.risky_deeds import cast_risk
from affray.systems.fortmayn.guide.rolls import Roll, next_roll, plan_rolls, risk_rolls
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import words_of
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.delve_answers import Approach, Cast
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import master_side, table_of
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.position.table_answers import AmendCall, CallTest, Rule
from affray.systems.fortmayn.position.table_answers import Roll as RollOf
from affray.systems.fortmayn.table import calls_and_rulings
from affray.systems.fortmayn.table.calls_and_rulings import TEST, call_numbered, with_proposed_dd
from affray.systems.fortmayn.table.floor import MASTER
from affray.systems.fortmayn.table.rolls import with_talk
from affray.systems.fortmayn.table.slips import CALL, EDGE, GAIN, NOTE, RESULT, WISH, slip_name
from affray.systems.fortmayn.table.turns import ROLL

# --- what answers are aimed at ----------------------------------------------------------------------------------------
ABOUT: Mapping[str, str] = {
    "roll": CALL, "withdraw": CALL, "amend": CALL, "rule": WISH, "grant": WISH, "deny": WISH, "cancel": WISH,
    "unveil": RESULT, "forget": NOTE, "assign": GAIN, "edge": EDGE,
}  # fmt: skip
"""The kind of slip that an answer of a verb is about."""
RESOLVING = "ounce_resolve"
AT_THINGS = ("reveal", "hide", "remove", "recover")
"""Verbs that name somebody or something of the scene."""


def table_offer(text: str, answer: Answer, *, ends: bool) -> Offer:
    """The offer of an answer: the slip that it is about, and the target."""
    first = (*words_of(answer), "")[0]
    item = slip_name(ABOUT[answer.verb], first) if answer.verb in ABOUT and first else ""
    target = first if answer.verb in AT_THINGS else ""
    return Offer(text, answer.verb, target=target, item=item, ends=ends)


# --- odds -------------------------------------------------------------------------------------------------------------
def table_rolls(state: State, answer: Answer) -> Iterator[Roll]:
    """The rolls of an answer, as far as the viewer of this position may know them."""
    if isinstance(answer, Declare):
        plan, i = planning.read_plan(answer), person_index(state, answer.plan.who)
        yield from plan_rolls(state, i, plan) if i >= 0 and state.phase == "ounce_declare" else ()
        return
    if answer == ROLL and state.phase == RESOLVING:
        yield from next_roll(state)
        return
    for risk in answer_risks(state, answer):
        if not (risk.hidden and table_of(state).veiled):
            yield from risk_rolls(replace(state, risk=with_talk(state, risk)))


def answer_risks(state: State, answer: Answer) -> tuple[Risk, ...]:
    """The risks of an answer: of a roll called for, of an approach as it might be ruled, or of calls to come."""
    if isinstance(answer, RollOf):
        call = call_numbered(table_of(state).calls, answer.number)
        return (call.risk,) if call is not None and call.kind == TEST else ()
    if isinstance(answer, Approach):
        return (with_proposed_dd(state, calls_and_rulings.approach_risk(answer)),)
    if isinstance(answer, Cast):
        return (cast_risk(state, answer),)
    if not isinstance(answer, CallTest | Rule | AmendCall):
        return ()
    known = {call.id for call in table_of(state).calls}
    # None of these throws a die.
    after = MASTER[answer.verb].play(Script(), state, answer, master_side(state))
    return tuple(call.risk for call in table_of(after).calls if call.id not in known)
