"""How good each answer looks to the party: what a computer player goes by, and what a hint shows.

The units differ from question to question; only differences within one count.
"""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.dice.pool import row_value
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.conflict.advantage import roller, sources_of_test
from affray.systems.fortmayn.conflict.begin import ALERT, ALERT_DD
from affray.systems.fortmayn.content.codes import ARMOR, BODY, HEAD, NOTHING, SHIELD
from affray.systems.fortmayn.opponent import delve
from affray.systems.fortmayn.opponent.company import company_values
from affray.systems.fortmayn.opponent.conflict import ounce_values
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


def appraise(state: State, question: Asked, manner: Manner = PLAIN) -> tuple[float, ...]:
    """The value of each listed answer to the side that is asked. A manner shows in conflicts."""
    if question.code == "ounce_declare":
        return ounce_values(state, question, manner)
    values = VALUERS.get(question.code, equal_values)(state, question)
    return values if state.company is None or question.inner else company_values(state, question, values)


def equal_values(state: State, question: Asked) -> tuple[float, ...]:
    """The same value for all answers."""
    return (0.0,) * len(question.answers)


def value_each(value: Callable[[State, Answer], float]) -> Valuer:
    """A valuer that values every answer by itself."""
    return lambda state, question: tuple(value(state, answer) for answer in question.answers)


# --- inner choices ----------------------------------------------------------------------------------------------------
def save_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of saving a die, and with what. A die is always saved where the character would be out or has one left,
    else while the gear is good. Damaged gear goes first, since it hampers already. [FT-ARM-01 FT-ARM-05]"""
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
    """Values of sundering: anything rather than to be out, and of two the smaller loss. [FT-SUND-01]"""
    gear = question.about[2]
    dice = {NOTHING: 0, SHIELD: gear // GEAR_BASE, ARMOR: gear % GEAR_BASE}
    return tuple(100.0 - dice[int(answer.verb)] if dice[int(answer.verb)] else 0.0 for answer in question.answers)


def pick_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of the dice of a reaction roll: the friendliest is best. [FT-REACT-02]"""
    return tuple(float(row_value(question.about[0], int(answer.verb))) for answer in question.answers)


def betray_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of giving up an attachment: worth it in a conflict, where a missing character costs blood; not for talk.
    [FT-SOC-03]"""
    return tuple(float((int(answer.verb) > 0) == (state.fray is not None)) for answer in question.answers)


def alert_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of the ways to notice an ambush: the likelier the better, less what they cost. [FT-FILL-03]"""
    i = person_index(state, question.who)
    found = []
    for pool, task in ALERT:
        fighter = roller(state, i, pool, sources_of_test(state, i, task))
        chance = roll_prospect(TEST, fighter, Target(ALERT_DD), state.house)
        found.append(chance.done_chance - (2 * chance.fall_chance if pool == BODY else 0) - chance.exposed / 4)
    return tuple(found[: len(question.answers)])


def seize_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of who takes armor: whoever can carry most, if it can be carried. [FT-ARM-08 FT-LOAD-03]"""
    takers = [person for person in state.people if is_able(person)]
    bulk = 2 if question.about[1] == ARMOR else 1
    room = [capacity_of(taker) - bulk_of(taker) - bulk for taker in takers]
    return (0.0, *(1.0 + spare if spare >= 0 else -1.0 for spare in room))


def comrade_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of who gets a die back: whoever has fewest ready. [FT-FILL-01]"""
    mask, pool = question.about[:2]
    people = [person for i, person in enumerate(state.people) if mask >> i & 1]
    return tuple(-float(person.head_ready if pool == HEAD else person.body_ready) for person in people)


def pay_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of paying: the price is paid."""
    return tuple(float(answer.verb) for answer in question.answers)


# --- duels ------------------------------------------------------------------------------------------------------------
def weapon_values(state: State, question: Asked) -> tuple[float, ...]:
    """Values of blows and words: whichever has more and bigger dice. [FT-FILL-12]"""
    one, other = (state.people[i] for i in duel.roller_and_target(state))
    body = one.body_ready * base_die(one.type, BODY) - other.body_ready * base_die(other.type, BODY)
    head = one.head_ready * base_die(one.type, HEAD) - other.head_ready * base_die(other.type, HEAD)
    return tuple(float({duel.BLOWS: body, duel.WORDS: head}[answer.verb]) for answer in question.answers)


VALUERS: Mapping[str, Valuer] = {
    "duel_with": weapon_values,
    "duel": delve.listed_values,
    "setup": delve.listed_values,
    "create": delve.listed_values,
    "hub": value_each(delve.hub_value),
    "scene": value_each(delve.scene_value),
    "rest": value_each(delve.rest_value),
    "declare": value_each(delve.risk_value),
    "ruling": value_each(delve.risk_value),
    "parley": value_each(delve.parley_value),
    "advance": value_each(delve.advance_value),
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
