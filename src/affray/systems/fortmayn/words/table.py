"""Answers at a game master's table in words."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.risky_deeds import aim_of, label_cast
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.delve_answers import Approach, Assign, Camp, Cast, Confirm
from affray.systems.fortmayn.position.phase import Label, label_by
from affray.systems.fortmayn.position.seats import table_of
from affray.systems.fortmayn.position.standing import conflict_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import (
    Ask,
    CallTest,
    CancelWish,
    Deny,
    Dice,
    Edge,
    End,
    Events,
    Fight,
    FoesMove,
    Forget,
    Grant,
    Hide,
    Peace,
    Recover,
    Remove,
    Reveal,
    Roll,
    RollNext,
    Rule,
    Say,
    Time,
    Unveil,
    WithdrawCall,
)
from affray.systems.fortmayn.table.calls_and_rulings import TEST, call_numbered
from affray.systems.fortmayn.table.conflict import is_foe_plan
from affray.systems.fortmayn.table.lore import TYPED
from affray.systems.fortmayn.words import conflict

EDGES = {1: "adv", -1: "dis", 0: "none"}
Named = tuple[str, Args] | None


def label_roll(state: State, answer: RollNext) -> Named:
    """The next roll of a conflict."""
    return "table-roll", {}


def label_roll_call(state: State, answer: Roll) -> Named:
    """A roll that was called for."""
    number = str(answer.number)
    call = call_numbered(table_of(state).calls, answer.number)
    if call is None or call.kind != TEST:
        return "table-roll-call", {"known": 0, "number": number, "people": "", "pool": "none", "task": "other"}
    risk = call.risk
    return "table-roll-call", {
        "known": 1, "number": number, "people": ", ".join(risk.actors), "pool": POOL_NAMES[risk.pool], "task": risk.task,
    }  # fmt: skip


def label_wish(state: State, answer: Rule | Grant | Deny | CancelWish) -> Named:
    """What becomes of an approach."""
    wish = call_numbered(table_of(state).wishes, answer.number)
    people = ", ".join(wish.risk.actors) if wish else ""
    return f"table-{answer.verb}", {"number": str(answer.number), "people": people}


def label_number(state: State, answer: WithdrawCall | Forget | Unveil) -> Named:
    """What is done with something by its number."""
    return f"table-{answer.verb}", {"number": str(answer.number)}


def label_name(state: State, answer: Reveal | Hide | Remove) -> Named:
    """What is done with something by its name."""
    return f"table-{answer.verb}", {"named": answer.name}


def label_recover(state: State, answer: Recover) -> Named:
    """Who rolls on the table of the fallen."""
    return "table-recover", {"who": answer.who}


def label_call(state: State, answer: CallTest) -> Named:
    """A test that is called for."""
    return "table-call", {"people": ", ".join(answer.people), "pool": POOL_NAMES[answer.pool], "task": answer.task}


def label_time(state: State, answer: Time) -> Named:
    """Time that passes."""
    return "table-time", {"count": str(answer.number), "unit": answer.unit}


def label_verb(state: State, answer: Answer) -> Named:
    """A deed that has no words of its own."""
    return f"table-{answer.verb}", {}


def label_ask(state: State, answer: Ask) -> Named:
    """A question to the oracle."""
    return "table-ask", {"likelihood": answer.likelihood}


def label_edge(state: State, answer: Edge) -> Named:
    """An edge that a character is given for his next roll."""
    return "table-edge", {"who": answer.who, "edge": EDGES[answer.step]}


def label_assign(state: State, answer: Assign) -> Named:
    """A Die that is added."""
    return "table-assign", {"who": answer.dice[0].who, "pool": POOL_NAMES[answer.dice[0].pool]}


def label_dice(state: State, answer: Dice) -> Named:
    """How dice are thrown."""
    return "table-dice", {"typed": int(answer.way == TYPED)}


def label_plan(state: State, answer: Declare) -> Named:
    """What a character does, or a creature."""
    if not is_foe_plan(state, answer):
        return conflict.label_plan(state, answer)
    plan = answer.plan
    action = "flee" if plan.move and not plan.toward else plan.action
    return "table-foe-plan", {"who": plan.who, "action": action, "whom": plan.target}


def label_approach(state: State, answer: Approach) -> Named:
    """Who tries what with which pool."""
    target = aim_of(answer)
    return "table-approach", {
        "people": ", ".join(answer.actors), "pool": POOL_NAMES[answer.pool], "task": answer.task,
        "aimed": int(target != ""), "target": target, "stunt": int(answer.stunt),
    }  # fmt: skip


def roll_args(state: State, question: Question[Answer]) -> Args:
    """What the roll is that a conflict waits for."""
    deed = conflict_of(state).rolls[0]
    return {"deed": deed.kind, "whom": deed.target}


PROMPTS: Mapping[str, Callable[[State, Question[Answer]], Args]] = {"roll": roll_args}
"""What the prompts of a table tell besides who is asked."""
LABELS: Mapping[type[Answer], Label] = dict((
    label_by(RollNext, label_roll),
    label_by(Roll, label_roll_call),
    label_by(Rule, label_wish),
    label_by(Grant, label_wish),
    label_by(Deny, label_wish),
    label_by(CancelWish, label_wish),
    label_by(WithdrawCall, label_number),
    label_by(Forget, label_number),
    label_by(Unveil, label_number),
    label_by(Reveal, label_name),
    label_by(Hide, label_name),
    label_by(Remove, label_name),
    label_by(Recover, label_recover),
    label_by(Edge, label_edge),
    label_by(CallTest, label_call),
    label_by(Time, label_time),
    *(label_by(kind, label_verb) for kind in (Fight, Peace, Camp, Events, FoesMove, Confirm, Say, End)),
    label_by(Ask, label_ask),
    label_by(Assign, label_assign),
    label_by(Dice, label_dice),
    label_by(Declare, label_plan),
    label_by(Approach, label_approach),
    label_by(Cast, label_cast),
))  # fmt: skip
"""The labels of a table by the kind of answer."""
