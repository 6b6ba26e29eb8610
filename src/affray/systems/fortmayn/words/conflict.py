"""Conflicts in words: what labels, prompts and choices are told of a position."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.declare import CONFIRM, FLEE, ORDER
from affray.systems.fortmayn.conflict.duel import BLOWS, STRIKE, WORDS, YIELD
from affray.systems.fortmayn.conflict.parley import ATTACK, TALK, TRADE, WITHDRAW, parley_price
from affray.systems.fortmayn.conflict.spell_deeds import spell_source
from affray.systems.fortmayn.content.codes import ARMOR
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.standing import creature_of
from affray.systems.fortmayn.position.state import State

Label = tuple[str, Args] | None


# --- plans ------------------------------------------------------------------------------------------------------------
def label_plan(state: State, answer: Answer) -> Label:
    """A plan; None for words that say none, or that of somebody who is not here."""
    try:
        plan = planning.read_plan(answer)
    except planning.UnreadablePlan:
        return None
    i = person_index(state, plan.who)
    if i < 0:
        return None
    return "plan", planning.plan_args(planning.effective_plan(state, i, plan), spell_source(state.people[i], plan))


def label_confirm(state: State, answer: Answer) -> Label:
    """That the Ounce is played as it is planned."""
    return "confirm-ounce", {}


def label_flee(state: State, answer: Answer) -> Label:
    """That all flee."""
    return "flee-all", {}


def label_order(state: State, answer: Answer) -> Label:
    """In which order the characters act."""
    return "players-order", {"people": answer.words}


# --- parleys ----------------------------------------------------------------------------------------------------------
def label_talk(state: State, answer: Answer) -> Label:
    """Who talks to whom."""
    return ("parley-talk", {"who": answer.words[0], "whom": answer.words[1]}) if len(answer.words) > 1 else None


def label_trade(state: State, answer: Answer) -> Label:
    """Who pays, and how much."""
    return ("parley-trade", {"who": answer.words[0], "coins": parley_price(state)}) if answer.words else None


def label_verb(state: State, answer: Answer) -> Label:
    """That the party withdraws, or attacks."""
    return f"parley-{answer.verb}", {}


def label_duel(state: State, answer: Answer) -> Label:
    """A choice of a duel."""
    return f"duel-{answer.verb}", {"sized": int(bool(answer.words))}


LABELS: Mapping[str, Mapping[str, Callable[[State, Answer], Label]]] = {
    "ounce_declare": {planning.PLAN: label_plan, CONFIRM: label_confirm, FLEE: label_flee, ORDER: label_order},
    "duel": dict.fromkeys((BLOWS, WORDS, STRIKE, YIELD), label_duel),
    "parley": {TALK: label_talk, TRADE: label_trade, WITHDRAW: label_verb, ATTACK: label_verb},
}
"""By phase and verb."""


# --- choices ----------------------------------------------------------------------------------------------------------
def estranged_args(state: State, question: Question[Answer], number: int) -> Args:
    """The attachment that would be lost. [FT-FILL-14]"""
    return {"attachment": state.people[person_index(state, question.who)].attachments[number]}


def seizer_args(state: State, question: Question[Answer], number: int) -> Args:
    """Who would take it; nobody for 0. [FT-ARM-08]"""
    takers = [one.id for one in state.people if is_able(one)]
    return {"taker": takers[number - 1] if number else ""}


CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {
    "estranged": estranged_args,
    "seize": seizer_args,
}


def seizing_args(state: State, question: Question[Answer]) -> Args:
    """What is to be taken, and of whom. [FT-ARM-08]"""
    j, kind, _ = question.about
    foe, row = state.foes[j], creature_of(state, state.foes[j])
    item, die = (row.armor, foe.armor) if kind == ARMOR else (row.shield, foe.shield)
    return {"item": item, "die": die, "whom": foe.id}


PROMPTS: Mapping[str, Callable[[State, Question[Answer]], Args]] = {"seize": seizing_args}
