"""Answers at a game master's table in words."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.risky_deeds import label_cast, split_approach
from affray.systems.fortmayn.position.answer_words import given_words
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.seats import table_of
from affray.systems.fortmayn.position.standing import conflict_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table.calls_and_rulings import TEST, call_numbered, call_words
from affray.systems.fortmayn.table.conflict import is_foe_plan
from affray.systems.fortmayn.words import conflict

Label = tuple[str, Args] | None


def answer_word(answer: Answer, place: int = 0) -> str:
    """A word of an answer; nothing where it has none."""
    return "".join(answer.words[place : place + 1])


def label_roll(state: State, answer: Answer) -> Label:
    """A roll: the next of a conflict, or one that was called for."""
    if not answer.words:
        return "table-roll", {}
    call = call_numbered(table_of(state).calls, answer_word(answer))
    if call is None or call.kind != TEST:
        return "table-roll-call", {
            "known": 0,
            "number": answer_word(answer),
            "people": "",
            "pool": "none",
            "task": "other",
        }
    risk = call.risk
    return "table-roll-call", {
        "known": 1, "number": answer_word(answer), "people": ", ".join(risk.actors), "pool": POOL_NAMES[risk.pool], "task": risk.task,
    }  # fmt: skip


def label_wish(state: State, answer: Answer) -> Label:
    """What becomes of an approach."""
    wish = call_numbered(table_of(state).wishes, answer_word(answer))
    people = ", ".join(wish.risk.actors) if wish else ""
    return f"table-{answer.verb}", {"number": answer_word(answer), "people": people}


def label_named(state: State, answer: Answer) -> Label:
    """What is done with something by its name, or to somebody."""
    return f"table-{answer.verb}", {
        "named": answer_word(answer),
        "who": answer_word(answer),
        "number": answer_word(answer),
    }


def label_call(state: State, answer: Answer) -> Label:
    """A test that is called for."""
    names, _, rest = call_words(answer)
    if len(rest) < 2:
        return None
    return "table-call", {"people": ", ".join(names), "pool": rest[0], "task": rest[1]}


def label_time(state: State, answer: Answer) -> Label:
    """Time that passes."""
    return "table-time", {"count": answer_word(answer), "unit": answer_word(answer, 1)}


def label_verb(state: State, answer: Answer) -> Label:
    """A deed that has no words of its own."""
    return f"table-{answer.verb}", {}


def label_ask(state: State, answer: Answer) -> Label:
    """A question to the oracle."""
    return "table-ask", {"likelihood": answer_word(answer)}


def label_edge(state: State, answer: Answer) -> Label:
    """An edge that a character is given for his next roll."""
    return "table-edge", {"who": answer_word(answer), "edge": answer_word(answer, 1)}


def label_assign(state: State, answer: Answer) -> Label:
    """A Die that is added."""
    return "table-assign", {"who": answer_word(answer), "pool": answer_word(answer, 1)}


def label_dice(state: State, answer: Answer) -> Label:
    """How dice are thrown."""
    return "table-dice", {"typed": int(answer_word(answer) == "typed")}


def label_plan(state: State, answer: Answer) -> Label:
    """What a character does, or a creature."""
    if not is_foe_plan(state, answer):
        return conflict.label_plan(state, answer)
    try:
        plan = planning.read_plan(answer)
    except planning.UnreadablePlan:
        return None
    action = "flee" if plan.move and not plan.toward else plan.action
    return "table-foe-plan", {"who": plan.who, "action": action, "whom": plan.target}


def label_approach(state: State, answer: Answer) -> Label:
    """Who tries what with which pool."""
    parts, flags = split_approach(given_words(answer))
    if len(parts) not in (3, 4) or parts[1] not in POOL_NAMES:
        return None
    return "table-approach", {
        "people": parts[0].replace("+", ", "), "pool": parts[1], "task": parts[2], "aimed": int(len(parts) == 4),
        "target": "".join(parts[3:]), "stunt": int("stunt" in flags),
    }  # fmt: skip


def roll_args(state: State, question: Question[Answer]) -> Args:
    """What the roll is that a conflict waits for."""
    deed = conflict_of(state).rolls[0]
    return {"deed": deed.kind, "whom": deed.target}


PROMPTS: Mapping[str, Callable[[State, Question[Answer]], Args]] = {"roll": roll_args}
"""What the prompts of a table tell besides who is asked."""
LABELS: Mapping[str, Callable[[State, Answer], Label]] = {
    "roll": label_roll,
    "rule": label_wish,
    "grant": label_wish,
    "deny": label_wish,
    "cancel": label_wish,
    "withdraw": label_named,
    "reveal": label_named,
    "hide": label_named,
    "remove": label_named,
    "forget": label_named,
    "unveil": label_named,
    "recover": label_named,
    "edge": label_edge,
    "call": label_call,
    "time": label_time,
    "fight": label_verb,
    "peace": label_verb,
    "camp": label_verb,
    "events": label_verb,
    "foes": label_verb,
    "confirm": label_verb,
    "say": label_verb,
    "end": label_verb,
    "ask": label_ask,
    "assign": label_assign,
    "dice": label_dice,
    "plan": label_plan,
    "approach": label_approach,
    "cast": label_cast,
}
"""The labels of a table by the verb; None for words that make no sense here."""
