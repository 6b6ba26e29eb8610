"""How good each answer looks to the party: what a computer player goes by, and what a hint shows.

The units differ from question to question; only differences within one count.
"""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.dice.pool import row_value
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.conflict.advantage import roller, sources_of_test
from affray.systems.fortmayn.conflict.begin import ALERT, ALERT_DD
from affray.systems.fortmayn.content.codes import ARMOR, BODY, HEAD, NOTHING, SHIELD
from affray.systems.fortmayn.opponent.greedy_1 import delve
from affray.systems.fortmayn.opponent.greedy_1.conflict import ounce_values
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.exact_chances import TEST, roll_prospect
from affray.systems.fortmayn.rules.gear import bulk_of, capacity_of
from affray.systems.fortmayn.rules.saves_and_sunder import GEAR_BASE, Target

Asked = Question[Answer]
Valuer = Callable[[State, Asked], tuple[float, ...]]
LEAST_SAVING = 6
"""Armor with a smaller die is as likely to break as not; it is kept for when it matters."""


def appraise(state: State, question: Asked) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked."""
    return VALUERS.get(question.code, indifferent)(state, question)


def indifferent(state: State, question: Asked) -> tuple[float, ...]:
    """All answers alike, where nothing tells them apart."""
    return (0.0,) * len(question.answers)


def each(value: Callable[[State, Answer], float]) -> Valuer:
    """Every answer by itself."""
    return lambda state, question: tuple(value(state, answer) for answer in question.answers)


# --- inner choices ----------------------------------------------------------------------------------------------------
def save_values(state: State, question: Asked) -> tuple[float, ...]:
    """Whether a die is saved, and by what: always where the character would be out or has one die left, else while the gear is
    good; what is damaged already before what is whole, since that burdens as it is. [FT-ARM-01 FT-ARM-05]"""
    exposed, left, gear = question.about
    person = state.people[person_index(state, question.who)]
    urgent = left - exposed <= 1
    found = []
    for answer in question.answers:
        item = int(answer.verb)
        die = {NOTHING: 0, SHIELD: gear // GEAR_BASE, ARMOR: gear % GEAR_BASE}[item]
        own = person.shield.own if item == SHIELD else person.armor.own
        worth = die >= LEAST_SAVING or urgent or item == SHIELD
        found.append(-1.0 if item and not die else 0.0 if not item else (1.0 + die / 100 + (die < own)) * worth - 0.5)
    return tuple(found)


def sunder_values(state: State, question: Asked) -> tuple[float, ...]:
    """Anything rather than to be out; of two the one that is worth less. [FT-SUND-01]"""
    gear = question.about[2]
    dice = {NOTHING: 0, SHIELD: gear // GEAR_BASE, ARMOR: gear % GEAR_BASE}
    return tuple(100.0 - dice[int(answer.verb)] if dice[int(answer.verb)] else 0.0 for answer in question.answers)


def pick_values(state: State, question: Asked) -> tuple[float, ...]:
    """The friendliest die. [FT-REACT-02]"""
    return tuple(float(row_value(question.about[0], int(answer.verb))) for answer in question.answers)


def betray_values(state: State, question: Asked) -> tuple[float, ...]:
    """An attachment in a conflict, where a character out of it costs blood; none for the sake of talk. [FT-SOC-03]"""
    return tuple(float((int(answer.verb) > 0) == (state.fray is not None)) for answer in question.answers)


def alert_values(state: State, question: Asked) -> tuple[float, ...]:
    """What is likelier to notice an ambush, with an eye to what it costs. [FT-FILL-03]"""
    i = person_index(state, question.who)
    found = []
    for pool, task in ALERT:
        fighter = roller(state, i, pool, sources_of_test(state, i, task))
        chance = roll_prospect(TEST, fighter, Target(ALERT_DD), state.house)
        found.append(chance.done_chance - (2 * chance.fall_chance if pool == BODY else 0) - chance.exposed / 4)
    return tuple(found[: len(question.answers)])


def seize_values(state: State, question: Asked) -> tuple[float, ...]:
    """Armor to whoever can carry most, if he can carry it. [FT-ARM-08 FT-LOAD-03]"""
    takers = [person for person in state.people if is_able(person)]
    bulk = 2 if question.about[1] == ARMOR else 1
    room = [capacity_of(taker) - bulk_of(taker) - bulk for taker in takers]
    return (0.0, *(1.0 + spare if spare >= 0 else -1.0 for spare in room))


def comrade_values(state: State, question: Asked) -> tuple[float, ...]:
    """A die back to whoever has fewest ready. [FT-FILL-01]"""
    mask, pool = question.about[:2]
    people = [person for i, person in enumerate(state.people) if mask >> i & 1]
    return tuple(-float(person.head_ready if pool == HEAD else person.body_ready) for person in people)


def pay_values(state: State, question: Asked) -> tuple[float, ...]:
    """What is asked is paid."""
    return tuple(float(answer.verb) for answer in question.answers)


# --- duels ------------------------------------------------------------------------------------------------------------
def weapon_values(state: State, question: Asked) -> tuple[float, ...]:
    """Blows or words, by whose dice are more and bigger. [FT-FILL-12]"""
    one, other = (state.people[i] for i in duel.roller_and_target(state))
    body = one.body_ready * base_die(one.type, BODY) - other.body_ready * base_die(other.type, BODY)
    head = one.head_ready * base_die(one.type, HEAD) - other.head_ready * base_die(other.type, HEAD)
    return tuple(float({duel.BLOWS: body, duel.WORDS: head}[answer.verb]) for answer in question.answers)


VALUERS: Mapping[str, Valuer] = {
    "duel_with": weapon_values,
    "duel": delve.listed_value,
    "setup": delve.listed_value,
    "create": delve.listed_value,
    "hub": each(delve.hub_value),
    "scene": each(delve.scene_value),
    "rest": each(delve.rest_value),
    "declare": each(delve.risk_value),
    "ruling": each(delve.risk_value),
    "parley": each(delve.parley_value),
    "advance": each(delve.advance_value),
    "ounce_declare": ounce_values,
    "save": save_values,
    "sunder": sunder_values,
    "pick": pick_values,
    "betray": betray_values,
    "alert": alert_values,
    "seize": seize_values,
    "comrade": comrade_values,
    "pay": pay_values,
    "toll": pay_values,
}
