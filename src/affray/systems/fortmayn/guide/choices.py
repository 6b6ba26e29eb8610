"""What choices promise that are made in the middle of a roll, and what comes of things that are used and questions that are
left to the oracle: by the functions that play them.

[FT-ARM-02 FT-USE-02 FT-FILL-02 FT-FILL-03 FT-MELEE-08 FT-SUND-01]
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from affray.core import Question
from affray.core.faces.guide import Chance, Phrase, Prospect
from affray.core.fight_state import NOBODY
from affray.core.words.phrase import phrase
from affray.referee import DiceNeeded, Live, Policy, Referee, odds
from affray.referee.every import enumerate_paths, nodes
from affray.referee.live import Needed
from affray.systems.fortmayn.conflict import planning, resolve
from affray.systems.fortmayn.conflict.begin import ALERT, test_alertness
from affray.systems.fortmayn.conflict.declare import start_plan
from affray.systems.fortmayn.content.codes import (
    CHOOSE_ALERT,
    NOTHING,
    ROLL_LIKELIHOOD,
    ROLL_SAVE_ARMOR,
    ROLL_SAVE_SHIELD,
    ROLL_USAGE,
    SHIELD,
)
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Person, Plan, Wear
from affray.systems.fortmayn.guide.rolls import HABIT, Aim, Outcome, Roll, first_roll_event, make_roll, stand_of
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer, Number
from affray.systems.fortmayn.position.answers import write_answer
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import alter_conflict
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.oracle import ask
from affray.systems.fortmayn.rules.saves_and_sunder import GEAR_BASE, Body, Endured, endure, with_present_die
from affray.systems.fortmayn.turn.phases import phase_of

SAVE, WATCH = "save", "alert"
"""The codes of the choices that promise something: to save a die, and how to notice an ambush."""
BY_ORACLE: Mapping[str, str] = {"camp": "guide-disturbed", "attack": "guide-surprising", "ask_oracle": "guide-yes"}
"""What a yes of the oracle would mean after an answer of that verb."""


def brief_prospect(answer: Answer, chances: Iterable[Chance], policy: Phrase) -> Prospect:
    """A prospect with few enough numbers to show them beside the answer."""
    found = tuple(chances)
    return Prospect(write_answer(answer), 0, (), found, policy, brief=found)


def numbered_answers(question: Question[Answer]) -> Iterator[tuple[int, Answer]]:
    """The answers to a choice with the number that each gives, which it keeps where others are left out."""
    return ((answer.number, answer) for answer in question.answers if isinstance(answer, Number))


# --- saving -----------------------------------------------------------------------------------------------------------
class SaveEnd(NamedTuple):
    """The end of a save: what has been endured, and whether the gear used is worse than before."""

    end: Endured
    worn: int


def save_prospects(state: State, question: Question[Answer]) -> tuple[Prospect, ...]:
    """The prospects of leaving exposed dice, or of saving the next with the shield or the armor. [FT-ARM-02 FT-ARM-03]"""
    person = state.people[person_index(state, question.who)]
    exposed, ready, code = question.about
    dice = divmod(code, GEAR_BASE)
    gear = (with_present_die(person.shield, dice[0]), with_present_die(person.armor, dice[1]))
    policy = phrase("guide-policy-save", "FT-ARM-02")
    return tuple(
        brief_prospect(answer, save_chances(person, item, save_play(person, item, exposed, ready, gear)), policy)
        for item, answer in numbered_answers(question)
        if item == NOTHING or dice[item - SHIELD]
    )


def save_play(
    person: Person, item: int, exposed: int, ready: int, gear: tuple[Wear, Wear]
) -> Callable[[Referee], SaveEnd]:
    """The rest of a roll after a die is saved with an item; `item` is NOTHING where nothing more is saved. [FT-ARM-02
    FT-MELEE-08]"""

    def rest(ref: Referee) -> SaveEnd:
        shield, armor = gear
        worn = 0
        if item != NOTHING:
            used, why = (shield, ROLL_SAVE_SHIELD) if item == SHIELD else (armor, ROLL_SAVE_ARMOR)
            die = roll_usage(ref, used.die, used.magic, why)
            worn = int(die != used.die)
            shield, armor = (
                (with_present_die(used, die), armor) if item == SHIELD else (shield, with_present_die(used, die))
            )
        left = exposed - (item != NOTHING)
        body = Body(person.type, ready, shield, armor)
        return SaveEnd(endure(ref, 0, body, left, no_save=int(item == NOTHING)), worn)

    return rest


def save_chances(person: Person, item: int, rest: Callable[[Referee], SaveEnd]) -> tuple[Chance, ...]:
    """The numbers of a save: mean dice lost, and the chances that the character is out and that the gear gets worse."""
    ends = enumerate_paths(rest, (), HABIT, nodes)
    lost = Chance(
        phrase("guide-brief-lost", "FT-ARM-02", alone=1, who=person.id),
        float(ends.mean(lambda kept: kept.end.wounded)),
        points=True,
    )
    out = Chance(
        phrase("guide-brief-out", "FT-MELEE-08", alone=1, who=person.id),
        float(ends.chance(lambda kept: kept.end.out != 0)),
    )
    if item == NOTHING:
        return lost, out
    return lost, out, wear_chance(float(ends.chance(lambda kept: kept.worn != 0)))


def wear_chance(chance: float) -> Chance:
    """The chance that something used drops a size or is gone. [FT-USE-02 FT-USE-03]"""
    return Chance(phrase("guide-wears", "FT-USE-02", "FT-USE-03"), chance)


# --- an ambush --------------------------------------------------------------------------------------------------------
def alert_rolls(state: State, question: Question[Answer]) -> tuple[tuple[Answer, Roll], ...]:
    """The lead's test to notice an ambush, for each way to try it. [FT-FILL-03]"""
    i = person_index(state, question.who)
    return tuple((answer, alert_roll(state, i, number)) for number, answer in numbered_answers(question))


def alert_roll(state: State, i: int, number: int) -> Roll:
    """The lead's test to notice an ambush in the way of that number. [FT-FILL-03 FT-MELEE-12]"""
    person, pool = state.people[i], ALERT[number][0]
    said = first_roll_event(lambda ref: test_alertness(ref, state, i), alert_policy(number))
    assert said is not None

    def play(ref: Referee) -> Outcome:
        after = test_alertness(ref, state, i)
        end = stand_of(after.people[i])
        missed = int(any(each.surprised for each in after.people) or end.out)
        return Outcome(missed, stand_of(person).ready_dice(pool) - end.ready_dice(pool), end)

    ends = enumerate_paths(play, (), alert_policy(number), nodes)
    return make_roll("test", said, Aim("", 1, 0), person, pool, ends)


@cache
def alert_policy(number: int) -> Policy:
    """The usual policy, which notices an ambush in the way of that number."""

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return number if what == CHOOSE_ALERT else HABIT(who, what, most, x, y, z)

    return policy


# --- things and the oracle --------------------------------------------------------------------------------------------
class NoDice:
    """Dice that are never thrown."""

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """Raises DiceNeeded."""
        raise DiceNeeded(n, die, why)


def first_need(play: Callable[[Referee], object]) -> Needed | None:
    """The dice or the choice that a play asks for first; None where it asks for nothing."""
    try:
        play(Live(NoDice(), CODES, quiet=1))
    except Needed as needed:
        return needed
    return None


def uncertain_prospects(state: State, answer: Answer) -> tuple[Prospect, ...]:
    """The prospect of an answer that begins with a usage die or the oracle; nothing for other answers. [FT-USE-02
    FT-FILL-02]"""
    needed = first_need(lambda ref: phase_of(state).play(ref, state, answer))
    if isinstance(answer, Declare):
        needed = use_need(state, planning.read_plan(answer))
    if not isinstance(needed, DiceNeeded):
        return ()
    if needed.why == ROLL_USAGE:
        worse = odds(roll_usage, needed.die, 0, ROLL_USAGE, policy=HABIT).chance(lambda left: left < needed.die)
        return (
            brief_prospect(
                answer, (wear_chance(float(worse)),), phrase("guide-policy-use", "FT-USE-02", die=needed.die)
            ),
        )
    if needed.why == ROLL_LIKELIHOOD and answer.verb in BY_ORACLE:
        yes = float(odds(ask, needed.die, policy=HABIT).chance(lambda found: found.yes != 0))
        chance = Chance(phrase(BY_ORACLE[answer.verb], "FT-FILL-02"), yes)
        return (brief_prospect(answer, (chance,), phrase("guide-policy-oracle", "FT-FILL-02", die=needed.die)),)
    return ()


def use_need(state: State, plan: Plan) -> Needed | None:
    """What the planned use of a thing asks for first. [FT-USE-01]"""
    i = person_index(state, plan.who)
    if plan.action != plan_words.ITEM or i == NOBODY:
        return None
    after = start_plan(alter_conflict(state, plans=(plan,)), i, plan)
    deeds = [deed for deed in resolve.ounce_deeds(after) if deed.who == plan.who]
    return first_need(lambda ref: resolve.do_deed(ref, after, deeds[0])) if deeds else None
