"""Rolls that the game master has called for, and what comes of them: tests, talk, castings, reactions, what has become of the
fallen. Where the result is hidden he alone learns it; the dice lie open, and so does what they cost.

What follows from a failure is his to say. [FT-CORE-02 FT-CORE-05 FT-CORE-08 FT-TEST-01 FT-TEST-06 FT-TEST-10 FT-REACT-02
FT-OOFA-02 FT-SOC-01]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import aftermath, encounter
from affray.systems.fortmayn.content.codes import HEAD, OVERCOME, TOLD_LOST, TOLD_SUNDERED
from affray.systems.fortmayn.delve import roll, success
from affray.systems.fortmayn.delve.ways import is_looked_at
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.risk import PARLEY, risk_of
from affray.systems.fortmayn.position.seats import FLOOR, alter_table, master_side, table_of, take_number
from affray.systems.fortmayn.position.state import Call, Result, Risk, State
from affray.systems.fortmayn.position.table_answers import Abandon, React, Recover, Roll
from affray.systems.fortmayn.rules.drawing_levels import obstacle_row
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.calls_and_rulings import (
    REACTION,
    RECOVERY,
    call_named_refusal,
    call_numbered,
    is_secret,
    without_call,
)
from affray.systems.fortmayn.table.private_referee import PrivateReferee
from affray.systems.fortmayn.table.verbs import (
    RULING,
    all_foes,
    index_of_name,
    is_scouting,
    person_refusal,
    put_foe,
    put_hurdle,
    scene_hurdles,
    verb,
    whisper,
)

OPEN = (TOLD_LOST, TOLD_SUNDERED)
"""What everybody sees of a roll whose result is hidden: what it has cost."""
TALKING = "talking"


# --- rolling ----------------------------------------------------------------------------------------------------------
def roll_refusal(state: State, answer: Roll, side: int) -> Refusal | None:
    """Why a side cannot roll for that: nothing of that number is called for, or another is to roll; who is down cannot.

    [FT-CORE-05 FT-OOFA-01]
    """
    wrong = call_named_refusal(state, answer, side)
    if wrong is not None:
        return wrong
    call = find_call(state, answer.number)
    who = call.risk.actors[0]
    wrong = person_refusal(state, side, who)
    if wrong is None and call.kind != RECOVERY and not is_able(state.people[person_index(state, who)]):
        return refusal("is-out", "person", "FT-OOFA-01", who=who)
    return wrong


def find_call(state: State, number: int) -> Call:
    """The call of that number. Raises ValueError for one that there is not."""
    call = call_numbered(table_of(state).calls, number)
    if call is None:
        raise ValueError(f"expected the number of a call, got {number}")
    return call


def roll_call(ref: Referee, state: State, answer: Roll, side: int) -> State:
    """The state after a roll that was called for. [FT-CORE-02 FT-CORE-05]"""
    call = find_call(state, answer.number)
    state = without_call(state, call)
    say(ref, "table_rolls", number=call.id, who=call.risk.actors[0], clauses=("FT-CORE-05",))
    i = person_index(state, call.risk.actors[0])
    if call.kind == REACTION:
        return encounter.roll_reaction(ref, state, i)
    if call.kind == RECOVERY:
        return aftermath.roll_for_fallen(ref, state, i)
    return roll_test(ref, state, call, i)


def roll_test(ref: Referee, state: State, call: Call, i: int) -> State:
    """The state after a test, a talk or a casting that was called for. [FT-TEST-01 FT-TEST-06 FT-TEST-10 FT-SOC-01]"""
    risk = with_talk(state, call.risk)
    hidden = is_secret(state, risk)
    hushed = PrivateReferee(ref, state, OPEN, open=True) if hidden else ref
    state = roll.roll_for(hushed, replace(state, risk=risk), i)
    after = risk_of(state)
    state = replace(state, risk=None)
    if is_scouting(state, after):
        state = finish_look(hushed, state, after)
    elif not after.spell:
        state = with_dd_left(ref, state, after)
    result = Result(
        id=call.id, who=state.people[i].id, task=after.task, removed=after.removed, dd=after.dd, outcome=after.outcome,
        target=after.target,
    )  # fmt: skip
    return keep_back(ref, state, result) if hidden else tell_result(ref, state, result)


def finish_look(ref: Referee, state: State, risk: Risk) -> State:
    """The state after a look at something, which is as hard as it was: what is hidden about an obstacle is known once the test
    is overcome. [FT-TEST-02]"""
    n = index_of_name(scene_hurdles(state), risk.target)
    if n == NOBODY or not success.has_found(state, risk, scene_hurdles(state)[n]):
        return state
    hurdle = scene_hurdles(state)[n]
    success.tell_find(ref, state, hurdle)
    return put_hurdle(state, n, replace(hurdle, spotted=True))


def with_talk(state: State, risk: Risk) -> Risk:
    """A risk that is talk with a creature as what it is: a social conflict. [FT-SOC-01]"""
    speaks = risk.task == TALKING and risk.pool == HEAD and index_of_name(state.foes, risk.target) != NOBODY
    return replace(risk, back=PARLEY) if speaks and not risk.spell else risk


def with_dd_left(ref: Referee, state: State, risk: Risk) -> State:
    """The state in which what a test was against has the Difficulty Dice that it left: removed ones stay off. [FT-TEST-06]"""
    foe = next((foe for foe in all_foes(state) if foe.id == risk.target), None)
    if foe is not None:
        out = foe.out or (risk.dd == 0 and risk.back != PARLEY)
        if out and not foe.out:
            say(ref, "table_foe_out", name=foe.id, clauses=("FT-CORE-04",))
        return put_foe(state, foe.id, replace(foe, dd=risk.dd, out=out))
    n = index_of_name(scene_hurdles(state), risk.target)
    if n == NOBODY:
        return state
    return put_hurdle(state, n, replace(scene_hurdles(state)[n], dd=risk.dd, done=risk.dd == 0))


def tell_result(ref: Referee, state: State, result: Result) -> State:
    """The state after a roll whose result everybody learns; of a failure the game master is told what the tables say of it.

    [FT-TEST-03 FT-FILL-04]
    """
    say(
        ref,
        "table_outcome",
        number=result.id,
        who=result.who,
        outcome=result.outcome,
        dd=result.dd,
        clauses=("FT-TEST-03",),
    )
    hint(ref, state, result)
    return state


def keep_back(ref: Referee, state: State, result: Result) -> State:
    """The state after a roll whose result the game master keeps to himself. [FT-TEST-10]"""
    by = state.sides[master_side(state)]
    say(ref, "table_kept_back", number=result.id, who=result.who, by=by, clauses=("FT-TEST-10",))
    whisper(
        ref, state, "table_result", number=result.id, who=result.who, task=result.task, removed=result.removed,
        dd=result.dd, outcome=result.outcome, clauses=("FT-TEST-10", "FT-TEST-03"),
    )  # fmt: skip
    hint(ref, state, result)
    return alter_table(state, results=(*table_of(state).results, result))


def hint(ref: Referee, state: State, result: Result) -> None:
    """Tells the game master what an obstacle does to who has failed at it, and not only at looking. [FT-FILL-04 FT-TEST-02]"""
    n = index_of_name(scene_hurdles(state), result.target)
    failed = (
        n != NOBODY and result.outcome != OVERCOME and not is_looked_at(state, scene_hurdles(state)[n], result.task)
    )
    row = obstacle_row(state.filler, scene_hurdles(state)[n].obstacle) if failed else None
    if row is not None and row.consequence_on_failure:
        whisper(ref, state, "table_own_consequence", obstacle=row.obstacle_id, price=row.obstacle_id,
                clauses=("FT-FILL-04",))  # fmt: skip


# --- other calls ------------------------------------------------------------------------------------------------------
def react_refusal(state: State, answer: React, side: int) -> Refusal | None:
    """Why no reaction roll can be called for: of somebody who is up, for creatures whose mind is not known. [FT-REACT-01]"""
    wrong = person_refusal(state, side, answer.who)
    if wrong is not None:
        return wrong
    if not is_able(state.people[person_index(state, answer.who)]):
        return refusal("is-out", "person", "FT-OOFA-01", who=answer.who)
    return None if encounter.unsettled_foes(state) else refusal("reaction-known", "reaction", "FT-REACT-01")


def call_reaction(ref: Referee, state: State, answer: React, side: int) -> State:
    """The state with a reaction roll called for. [FT-REACT-01 FT-REACT-02]"""
    return call_for_roll(ref, state, answer.who, REACTION)


def recover_refusal(state: State, answer: Recover, side: int) -> Refusal | None:
    """Why a character does not roll on the table of the fallen. [FT-OOFA-02]"""
    wrong = person_refusal(state, side, answer.who)
    if wrong is not None:
        return wrong
    if not aftermath.is_down(state.people[person_index(state, answer.who)]):
        return refusal("not-fallen", "person", "FT-OOFA-02", who=answer.who)
    twice = any(call.kind == RECOVERY and call.risk.actors == (answer.who,) for call in table_of(state).calls)
    return refusal("already-called", "person", "FT-OOFA-02", who=answer.who) if twice else None


def call_recovery(ref: Referee, state: State, answer: Recover, side: int) -> State:
    """The state with the roll of somebody called for who has fallen and was found. [FT-OOFA-02 FT-OOFA-08]"""
    return call_for_roll(ref, state, answer.who, RECOVERY)


def call_for_roll(ref: Referee, state: State, who: str, kind: str) -> State:
    """The state with a roll of that kind called for. [FT-CORE-08]"""
    state, number = take_number(state)
    say(ref, f"table_{kind}_called", number=number, who=who, clauses=(RULING,))
    risk = Risk(actors=(who,), pool=HEAD, task="other", back=FLOOR)
    return alter_table(state, calls=(*table_of(state).calls, Call(id=number, kind=kind, risk=risk)))


def lost_refusal(state: State, answer: Abandon, side: int) -> Refusal | None:
    """Why a character is not lost: he is, or he can act. [FT-OOFA-08]"""
    wrong = person_refusal(state, side, answer.who)
    if wrong is not None:
        return wrong
    person = state.people[person_index(state, answer.who)]
    return None if aftermath.is_down(person) else refusal("not-fallen", "person", "FT-OOFA-08", who=person.id)


def leave_behind(ref: Referee, state: State, answer: Abandon, side: int) -> State:
    """The state in which a fallen character could not be recovered. [FT-OOFA-08]"""
    return aftermath.lose_person(ref, state, person_index(state, answer.who))


VERBS = (
    verb(Roll, roll_refusal, roll_call, players=True),
    verb(React, react_refusal, call_reaction),
    verb(Recover, recover_refusal, call_recovery),
    verb(Abandon, lost_refusal, leave_behind),
)
