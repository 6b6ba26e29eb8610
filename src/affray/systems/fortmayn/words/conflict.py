"""Conflicts in words: what labels, prompts and choices are told of a position."""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.duel import roller_and_target
from affray.systems.fortmayn.conflict.parley import parley_price
from affray.systems.fortmayn.conflict.spell_deeds import spell_source
from affray.systems.fortmayn.content.codes import ARMOR, BRAWNY
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import (
    Bid,
    Blows,
    Declare,
    Flee,
    Order,
    Strike,
    Talk,
    Trade,
    Words,
    Yield,
)
from affray.systems.fortmayn.position.delve_answers import Attack, Confirm, Withdraw
from affray.systems.fortmayn.position.phase import Label, is_able, label_by, person_index
from affray.systems.fortmayn.position.standing import creature_of
from affray.systems.fortmayn.position.state import State


# --- plans ------------------------------------------------------------------------------------------------------------
def label_plan(state: State, answer: Declare) -> tuple[str, Args] | None:
    """A plan; None for that of somebody who is not here."""
    plan = planning.read_plan(answer)
    i = person_index(state, plan.who)
    if i < 0:
        return None
    return "plan", planning.plan_args(planning.effective_plan(state, i, plan), spell_source(state.people[i], plan))


def label_confirm(state: State, answer: Confirm) -> tuple[str, Args]:
    """That the Ounce is played as it is planned."""
    return "confirm-ounce", {}


def label_flee(state: State, answer: Flee) -> tuple[str, Args]:
    """That all flee."""
    return "flee-all", {}


def label_order(state: State, answer: Order) -> tuple[str, Args]:
    """In which order the characters act."""
    return "players-order", {"people": answer.people}


def label_bid(state: State, answer: Bid) -> tuple[str, Args]:
    """The order, and to whom; to all others where nobody is named."""
    return "bid", {"word": answer.word, "people": answer.people, "named": int(bool(answer.people))}


# --- parleys ----------------------------------------------------------------------------------------------------------
def label_talk(state: State, answer: Talk) -> tuple[str, Args]:
    """Who talks to whom."""
    return "parley-talk", {"who": answer.who, "whom": answer.foe}


def label_trade(state: State, answer: Trade) -> tuple[str, Args]:
    """Who pays, and how much."""
    return "parley-trade", {"who": answer.who, "coins": parley_price(state)}


def label_verb(state: State, answer: Answer) -> tuple[str, Args]:
    """That the party withdraws, or attacks."""
    return f"parley-{answer.verb}", {}


def label_duel(state: State, answer: Answer) -> tuple[str, Args]:
    """A choice of a duel; with the size of a weapon whether it is the larger or the smaller. [FT-MELEE-13]"""
    if not (isinstance(answer, Strike) and answer.weapon_size):
        return f"duel-{answer.verb}", {"sized": "no"}
    larger = state.people[roller_and_target(state)[0]].type == BRAWNY
    return f"duel-{answer.verb}", {"sized": "larger" if larger else "smaller"}


LABELS: Mapping[str, Mapping[type[Answer], Label]] = {
    "ounce_declare": dict((
        label_by(Declare, label_plan), label_by(Confirm, label_confirm), label_by(Flee, label_flee),
        label_by(Order, label_order), label_by(Bid, label_bid),
    )),
    "duel": dict(label_by(kind, label_duel) for kind in (Blows, Words, Strike, Yield)),
    "parley": dict((
        label_by(Talk, label_talk), label_by(Trade, label_trade), label_by(Withdraw, label_verb), label_by(Attack, label_verb),
    )),
}  # fmt: skip
"""By phase and kind of answer."""


# --- choices ----------------------------------------------------------------------------------------------------------
def estranged_args(state: State, question: Question[Answer], number: int) -> Args:
    """The attachment that would be lost. [FT-FILL-14]"""
    return {"attachment": state.people[person_index(state, question.who)].attachments[number]}


def seizer_args(state: State, question: Question[Answer], number: int) -> Args:
    """Who would take it; nobody for 0. [FT-ARM-08]"""
    takers = [person.id for person in state.people if is_able(person)]
    return {"taker": takers[number - 1] if number else ""}


CHOICES: Mapping[str, Callable[[State, Question[Answer], int], Args]] = {
    "estranged": estranged_args,
    "seize": seizer_args,
}


def seizing_args(state: State, question: Question[Answer]) -> Args:
    """What is to be taken, and of whom; who is not asked does not see it. [FT-ARM-08]"""
    if not question.about:
        return {"item": "", "die": 0, "whom": ""}
    j, kind, _ = question.about
    foe, row = state.foes[j], creature_of(state, state.foes[j])
    item, die = (row.armor, foe.armor) if kind == ARMOR else (row.shield, foe.shield)
    return {"item": item, "die": die, "whom": foe.id}


PROMPTS: Mapping[str, Callable[[State, Question[Answer]], Args]] = {"seize": seizing_args}
