"""Approaches that players declare, at any time, and tests that the game master calls for: Difficulty, a step with its reason,
whether the players learn what comes of it.

    approach Anna body climbing "Cliff face" equipment=rope_50ft : I go up by the cracks.
    call Anna Bert head hearing dd=2 hidden : Something moves behind the wall.
    rule 3 dd=2 dis : The rope is wet.

What the tables say of Difficulty and die stands unless he says otherwise; every override is told with its reason and its
author. [FT-CORE-08 FT-STUNT-01 FT-TEST-02 FT-TEST-10]
"""

from collections.abc import Iterable

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import TASKS
from affray.systems.fortmayn.delve.risky_deeds import aim_of, cast_refusal, cast_risk, with_details
from affray.systems.fortmayn.position.answers import TABLE_FORMS
from affray.systems.fortmayn.position.delve_answers import Approach, Cast
from affray.systems.fortmayn.position.difficulty import risk_refusal
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.seats import (
    FLOOR,
    alter_table,
    face_down_names,
    master_side,
    table_of,
    take_number,
)
from affray.systems.fortmayn.position.state import Call, Risk, State
from affray.systems.fortmayn.position.table_answers import (
    AmendCall,
    CallTest,
    CancelWish,
    Deny,
    Grant,
    Roll,
    Rule,
    Ruling,
    WithdrawCall,
)
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED
from affray.systems.fortmayn.table.verbs import (
    ALL,
    RULING,
    dd_refusal,
    form_refusal,
    is_scouting,
    person_refusal,
    reason_args,
    scene_things,
    target_dd,
    verb,
    whisper,
)

TEST, REACTION, RECOVERY = "test", "reaction", "recovery"
MOST_OPEN = 12
"""So many calls, and so many approaches of one character, may be open."""


# --- what is open -----------------------------------------------------------------------------------------------------
def call_numbered(those: Iterable[Call], number: int) -> Call | None:
    """The one with that number; None where there is none."""
    return next((call for call in those if call.id == number), None)


# --- players declare --------------------------------------------------------------------------------------------------
def approach_refusal(state: State, answer: Approach, side: int) -> Refusal | None:
    """Why an approach cannot be declared so: his own characters, up; a pool and a task; a claim needs a sentence, a stunt
    one under the option. [FT-OOFA-01 FT-DICE-07 FT-STUNT-01]"""
    aim = aim_of(answer)
    if aim and not any(thing.id == aim and not thing.hidden for thing in scene_things(state)):
        return refusal("nothing-there", "name", RULING, named=aim)
    if not aim and not answer.said:
        return refusal("approach-in-words", "approach", "FT-CORE-02")
    risk = approach_risk(answer)
    return actors_refusal(state, side, risk) or risk_refusal(state, risk)


def approach_risk(answer: Approach) -> Risk:
    """An approach as it is declared; its Difficulty Dice are the game master's. [FT-CORE-08]"""
    risk = Risk(actors=answer.actors, pool=answer.pool, task=answer.task, target=aim_of(answer), back=FLOOR)
    return with_details(risk, answer)


def actors_refusal(state: State, side: int, risk: Risk) -> Refusal | None:
    """Why a side may not declare that for those who act, or declares too much."""
    for who in risk.actors:
        wrong = person_refusal(state, side, who)
        if wrong:
            return wrong
    open_ones = [wish for wish in table_of(state).wishes if wish.risk.actors[:1] == risk.actors[:1]]
    return refusal("table-full", "most", RULING, most=MOST_OPEN) if len(open_ones) >= MOST_OPEN else None


def casting_refusal(state: State, answer: Cast, side: int) -> Refusal | None:
    """Why a casting cannot be declared so. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07]"""
    return person_refusal(state, side, answer.name) or cast_refusal(state, answer)


def declare_approach(ref: Referee, state: State, answer: Approach, side: int) -> State:
    """The state with an approach declared; the game master rules on it when he likes. [FT-CORE-06 FT-STUNT-01]"""
    return declare_risk(ref, state, approach_risk(answer))


def declare_casting(ref: Referee, state: State, answer: Cast, side: int) -> State:
    """The state with a casting declared. [FT-SPELL-02 FT-SPELL-05]"""
    return declare_risk(ref, state, replace(cast_risk(state, answer), back=FLOOR))


def declare_risk(ref: Referee, state: State, risk: Risk) -> State:
    """The state with a risk that its players would take."""
    state, number = take_number(state)
    say(ref, "table_declared", number=number, **risk_args(risk), clauses=("FT-CORE-02",))
    return alter_table(state, wishes=(*table_of(state).wishes, Call(id=number, risk=risk)))


def unable_refusal(state: State, who: str) -> Refusal | None:
    """Why a character can do nothing. [FT-OOFA-01]"""
    return (
        None if is_able(state.people[person_index(state, who)]) else refusal("is-out", "person", "FT-OOFA-01", who=who)
    )


def risk_args(risk: Risk) -> Args:
    """What is told of a risk to everybody."""
    return {
        "people": risk.actors,
        "pool": risk.pool,
        "task": risk.task,
        "target": risk.target,
        "aimed": int(risk.target != ""),
        "stunt": int(risk.stunt),
        "spell": risk.spell or "none",
        "spoken": int(risk.said != ""),
        "words": risk.said,
    }


def wish_named_refusal(state: State, answer: Rule | Grant | Deny | CancelWish, side: int) -> Refusal | None:
    """Why there is no approach of that number, or none of this side's."""
    wish = call_numbered(table_of(state).wishes, answer.number)
    if wish is None:
        return refusal("no-wish", "number", RULING, number=str(answer.number))
    return next((wrong for who in wish.risk.actors if (wrong := person_refusal(state, side, who))), None)


def cancel(ref: Referee, state: State, answer: CancelWish, side: int) -> State:
    """The state without an approach that was declared."""
    wish = call_numbered(table_of(state).wishes, answer.number)
    assert wish is not None
    say(ref, "table_cancelled", number=wish.id, people=wish.risk.actors, clauses=("FT-CORE-06",))
    return without_wish(state, wish)


def without_wish(state: State, wish: Call) -> State:
    """The state without an approach."""
    return alter_table(state, wishes=tuple(other for other in table_of(state).wishes if other.id != wish.id))


# --- the game master rules --------------------------------------------------------------------------------------------
def judged_fault(answer: CallTest | Ruling) -> Refusal | None:
    """Why a ruling cannot be made so: Difficulty Dice in bounds, one step at most and with a reason. [FT-CORE-08]"""
    if answer.task and answer.task not in TASKS:
        return form_refusal(TABLE_FORMS[type(answer)])
    if answer.step and not answer.said:
        return refusal("step-untold", "reason", RULING)
    return dd_refusal(answer.dd or 0)


def rule_risk(risk: Risk, answer: CallTest | Ruling) -> Risk:
    """The risk as the game master rules it; what he leaves out stays. [FT-CORE-08]"""
    return replace(
        risk,
        dd=risk.dd if answer.dd is None else answer.dd,
        pool=risk.pool if answer.pool is None else answer.pool,
        task=answer.task or risk.task,
        hidden=risk.hidden or answer.hidden,
        stunt=risk.stunt or answer.stunt,
        step=answer.step or risk.step,
        step_why=answer.said if answer.step else risk.step_why,
    )


def with_proposed_dd(state: State, risk: Risk) -> Risk:
    """The risk with the Difficulty Dice that the tables propose: those of what it is against, else 1. [FT-CORE-04 FT-TEST-02]"""
    if risk.spell:
        return risk
    found = target_dd(state, risk.target) if risk.target and not is_scouting(state, risk) else NOBODY
    return replace(risk, dd=UNSTATED if found == NOBODY else found)


def open_call(ref: Referee, state: State, code: str, number: int, call: Call, proposal: int, **more: object) -> State:
    """The state with a roll called for, told with what was overridden and by whom; Difficulty that the players do not know the
    game master alone hears. [FT-CORE-08 FT-TEST-10]"""
    risk = call.risk
    fields: Args = {
        **risk_args(risk),
        "step": risk.step,
        "told": int(risk.step_why != ""),
        "why": risk.step_why,
        "by": state.sides[master_side(state)],
        "number": number,
    }
    if is_secret(state, risk):
        if risk.target in face_down_names(state):
            fields |= {"target": "", "aimed": 0}
        say(ref, code, **fields, **more, hidden=1, dd=0, proposal=0, overridden=0, clauses=(RULING, "FT-TEST-10"))
        whisper(ref, state, "table_called_against", number=number, dd=risk.dd, proposal=proposal, target=risk.target, aimed=int(risk.target != ""),
                clauses=(RULING, "FT-CORE-04"))  # fmt: skip
    else:
        overridden = int(risk.dd != proposal)
        say(ref, code, **fields, **more, hidden=0, dd=risk.dd, proposal=proposal, overridden=overridden,
            clauses=(RULING, "FT-CORE-04"))  # fmt: skip
    return alter_table(state, calls=(*table_of(state).calls, replace(call, id=number)))


def is_secret(state: State, risk: Risk) -> bool:
    """Whether the players do not learn the Difficulty of a roll: its result is hidden, or its target lies face down."""
    return risk.hidden or risk.target in face_down_names(state)


def called_people(state: State, names: tuple[str, ...]) -> tuple[str, ...]:
    """The characters that names mean; `all` are those that can act."""
    return tuple(person.id for person in state.people if is_able(person)) if names == (ALL,) else names


def call_refusal(state: State, answer: CallTest, side: int) -> Refusal | None:
    """Why such a test cannot be called for. [FT-CORE-08 FT-OOFA-01]"""
    people = called_people(state, answer.people)
    if answer.task not in TASKS or not people or len(set(people)) < len(people):
        return form_refusal(TABLE_FORMS[CallTest])
    for who in people:
        wrong = person_refusal(state, side, who) or unable_refusal(state, who)
        if wrong:
            return wrong
    if len(table_of(state).calls) + len(people) > MOST_OPEN:
        return refusal("table-full", "most", RULING, most=MOST_OPEN)
    if answer.target and target_dd(state, answer.target) == NOBODY:
        return refusal("nothing-there", "name", RULING, named=answer.target)
    if answer.target and answer.dd is not None:
        return form_refusal(TABLE_FORMS[CallTest])
    return judged_fault(answer)


def call(ref: Referee, state: State, answer: CallTest, side: int) -> State:
    """The state with a test called for, of one character or several, each for himself. [FT-CORE-08 FT-TEST-02]"""
    for who in called_people(state, answer.people):
        risk = Risk(
            actors=(who,), pool=answer.pool, task=answer.task, target=answer.target, said=answer.said, back=FLOOR
        )
        plain = with_proposed_dd(state, risk)
        state, number = take_number(state)
        state = open_call(ref, state, "table_called", number, Call(id=number, risk=rule_risk(plain, answer)), plain.dd)
    return state


def rule_refusal(state: State, answer: Rule, side: int) -> Refusal | None:
    """Why an approach cannot be ruled on so. [FT-CORE-08]"""
    wrong = wish_named_refusal(state, answer, side) or judged_fault(answer)
    if wrong is None and len(table_of(state).calls) >= MOST_OPEN:
        return refusal("table-full", "most", RULING, most=MOST_OPEN)
    return wrong


def rule(ref: Referee, state: State, answer: Rule, side: int) -> State:
    """The state in which an approach has its ruling, and its player may roll. [FT-CORE-08]"""
    wish = call_numbered(table_of(state).wishes, answer.number)
    assert wish is not None
    state, plain = without_wish(state, wish), with_proposed_dd(state, wish.risk)
    risk = rule_risk(plain, answer)
    for who in risk.actors:
        state, number = take_number(state)
        call = Call(id=number, risk=replace(risk, actors=(who,)))
        state = open_call(ref, state, "table_ruled", number, call, plain.dd, wish=wish.id)
    return state


def settle_wish(ref: Referee, state: State, answer: Grant | Deny, side: int) -> State:
    """The state in which an approach succeeds without a roll, or cannot be tried. [FT-TEST-02 FT-CORE-08]"""
    wish = call_numbered(table_of(state).wishes, answer.number)
    assert wish is not None
    code = "table_granted" if isinstance(answer, Grant) else "table_denied"
    say(ref, code, number=wish.id, people=wish.risk.actors, **reason_args(answer), clauses=(RULING, "FT-TEST-02"))
    return without_wish(state, wish)


def call_named_refusal(state: State, answer: Roll | AmendCall | WithdrawCall, side: int) -> Refusal | None:
    """Why there is no roll called for by that number."""
    found = call_numbered(table_of(state).calls, answer.number)
    return None if found else refusal("no-call", "number", RULING, number=str(answer.number))


def amend_refusal(state: State, answer: AmendCall, side: int) -> Refusal | None:
    """Why a call cannot be changed so: only tests are ruled on. [FT-CORE-08]"""
    wrong = call_named_refusal(state, answer, side) or judged_fault(answer)
    found = call_numbered(table_of(state).calls, answer.number)
    return wrong or (None if found is not None and found.kind == TEST else form_refusal(TABLE_FORMS[AmendCall]))


def amend(ref: Referee, state: State, answer: AmendCall, side: int) -> State:
    """The state with a call changed: it has a number of its own now, so that nobody rolls for what he has not read."""
    old = call_numbered(table_of(state).calls, answer.number)
    assert old is not None
    state, number = take_number(without_call(state, old))
    risk = rule_risk(old.risk, answer)
    return open_call(ref, state, "table_amended", number, replace(old, risk=risk), old.risk.dd, wish=old.id)


def withdraw(ref: Referee, state: State, answer: WithdrawCall, side: int) -> State:
    """The state without a call: nobody need roll for it."""
    old = call_numbered(table_of(state).calls, answer.number)
    assert old is not None
    say(ref, "table_withdrawn", number=old.id, people=old.risk.actors, **reason_args(answer), clauses=(RULING,))
    return without_call(state, old)


def without_call(state: State, old: Call) -> State:
    """The state without a call."""
    return alter_table(state, calls=tuple(call for call in table_of(state).calls if call.id != old.id))


VERBS = (
    verb(Approach, approach_refusal, declare_approach, players=True),
    verb(Cast, casting_refusal, declare_casting, players=True),
    verb(CancelWish, wish_named_refusal, cancel, players=True),
    verb(CallTest, call_refusal, call),
    verb(Rule, rule_refusal, rule),
    verb(Grant, wish_named_refusal, settle_wish),
    verb(Deny, wish_named_refusal, settle_wish),
    verb(AmendCall, amend_refusal, amend),
    verb(WithdrawCall, call_named_refusal, withdraw),
)
