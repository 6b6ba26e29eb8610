"""Conflicts in words: what labels, prompts and choices are told of a position."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.conflict import plans as p
from affray.systems.fortmayn.conflict.declare import CONFIRM, FLEE, ORDER
from affray.systems.fortmayn.conflict.duel import BLOWS, STRIKE, WORDS, YIELD
from affray.systems.fortmayn.conflict.parley import ATTACK, TALK, TRADE, WITHDRAW, price
from affray.systems.fortmayn.conflict.spells import source_of
from affray.systems.fortmayn.content.codes import ARMOR
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import able, person_index
from affray.systems.fortmayn.position.standing import creature
from affray.systems.fortmayn.position.state import State

Label = tuple[str, Args] | None


# --- plans ------------------------------------------------------------------------------------------------------------
def label_plan(state: State, answer: Answer) -> Label:
    """A plan; None for words that say none, or that of somebody who is not here."""
    try:
        plan = p.read_plan(answer)
    except p.Wordless:
        return None
    i = person_index(state, plan.who)
    if i < 0:
        return None
    return "plan", p.parts_of(p.meant(state, i, plan), source_of(state.people[i], plan))


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
    return ("parley-trade", {"who": answer.words[0], "coins": price(state)}) if answer.words else None


def label_plain(state: State, answer: Answer) -> Label:
    """That the party withdraws, or attacks."""
    return f"parley-{answer.verb}", {}


def label_duel(state: State, answer: Answer) -> Label:
    """A choice of a duel."""
    return f"duel-{answer.verb}", {"sized": int(bool(answer.words))}


LABELS: Mapping[str, Mapping[str, Callable[[State, Answer], Label]]] = {
    "ounce_declare": {p.PLAN: label_plan, CONFIRM: label_confirm, FLEE: label_flee, ORDER: label_order},
    "duel": dict.fromkeys((BLOWS, WORDS, STRIKE, YIELD), label_duel),
    "parley": {TALK: label_talk, TRADE: label_trade, WITHDRAW: label_plain, ATTACK: label_plain},
}
"""By phase and verb."""


# --- choices ----------------------------------------------------------------------------------------------------------
def estranged(state: State, question: Question[Answer], number: int) -> Args:
    """The attachment that would be lost. [FT-FILL-14]"""
    return {"attachment": state.people[person_index(state, question.who)].attachments[number]}


def seized(state: State, question: Question[Answer], number: int) -> Args:
    """Who would take it; nobody for 0. [FT-ARM-08]"""
    takers = [one.id for one in state.people if able(one)]
    return {"taker": takers[number - 1] if number else ""}


CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {"estranged": estranged, "seize": seized}


def seizing(state: State, question: Question[Answer]) -> Args:
    """What is to be taken, and of whom. [FT-ARM-08]"""
    j, kind, _ = question.about
    foe, row = state.foes[j], creature(state, state.foes[j])
    item, die = (row.armor, foe.armor) if kind == ARMOR else (row.shield, foe.shield)
    return {"item": item, "die": die, "whom": foe.id}


PROMPTS: Mapping[str, Callable[[State, Question[Answer]], Args]] = {"seize": seizing}
