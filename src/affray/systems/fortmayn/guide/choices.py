"""What choices promise that are made in the middle of a roll, and what comes of things that are used and questions that are
left to the oracle: by the functions that play them.

[FT-ARM-02 FT-USE-02 FT-FILL-02 FT-FILL-03 FT-MELEE-08 FT-SUND-01]
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from affray.core import Question
from affray.core.faces.guide import Chance, Phrase, Prospect
from affray.core.state import NOBODY
from affray.referee import DiceNeeded, Live, Policy, Referee, odds
from affray.referee.every import enumerate_paths, nodes
from affray.referee.live import Needed
from affray.systems.fortmayn.conflict import parley
from affray.systems.fortmayn.conflict import plans as p
from affray.systems.fortmayn.conflict import resolve as ounce_order
from affray.systems.fortmayn.conflict.begin import ALERT, waylaid
from affray.systems.fortmayn.conflict.declare import under_way
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
from affray.systems.fortmayn.delve import rest as resting
from affray.systems.fortmayn.delve.oracle import ASK
from affray.systems.fortmayn.guide.rolls import HABIT, Aim, Outcome, Roll, made, stand_of, told
from affray.systems.fortmayn.position.answers import Answer, write_answer
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import alter_fray
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.dice.usage_dice import use
from affray.systems.fortmayn.rules.oracle import ask
from affray.systems.fortmayn.rules.saves_and_sunder import GEAR_BASE, Endured, endure, worn_down
from affray.systems.fortmayn.turn.phases import phase_of

SAVE, WATCH = "save", "alert"
"""The codes of the choices that promise something: to save a die, and how to notice an ambush."""
BY_ORACLE: Mapping[str, str] = {resting.CAMP: "guide-disturbed", parley.ATTACK: "guide-surprising", ASK: "guide-yes"}
"""What a yes of the oracle would mean after an answer of that verb."""


def phrase(name: str, *clauses: str, **args: str | int) -> Phrase:
    """The message `name` with its arguments and clauses."""
    return Phrase(name, dict(args), clauses)


def promised(answer: Answer, chances: Iterable[Chance], policy: Phrase) -> Prospect:
    """A prospect with few enough numbers to show them beside the answer."""
    found = tuple(chances)
    return Prospect(write_answer(answer), 0, (), found, policy, brief=found)


# --- saving -----------------------------------------------------------------------------------------------------------
class Kept(NamedTuple):
    """The end of a save: what has been endured, and whether the gear used is worse than before."""

    end: Endured
    worn: int


def saves(state: State, question: Question[Answer]) -> tuple[Prospect, ...]:
    """The prospects of leaving exposed dice, or of saving the next with the shield or the armor. [FT-ARM-02 FT-ARM-03]"""
    one = state.people[person_index(state, question.who)]
    exposed, ready, code = question.about
    dice = divmod(code, GEAR_BASE)
    gear = (worn_down(one.shield, dice[0]), worn_down(one.armor, dice[1]))
    policy = phrase("guide-policy-save", "FT-ARM-02")
    return tuple(
        promised(answer, chances_of(one, item, kept_by(one, item, exposed, ready, gear)), policy)
        for item, answer in enumerate(question.answers)
        if item == NOTHING or dice[item - SHIELD]
    )


def kept_by(one: Person, item: int, exposed: int, ready: int, gear: tuple[Wear, Wear]) -> Callable[[Referee], Kept]:
    """The rest of a roll after a die is saved with an item; `item` is NOTHING where nothing more is saved. [FT-ARM-02
    FT-MELEE-08]"""

    def rest(ref: Referee) -> Kept:
        shield, armor = gear
        worn = 0
        if item != NOTHING:
            used, why = (shield, ROLL_SAVE_SHIELD) if item == SHIELD else (armor, ROLL_SAVE_ARMOR)
            die = use(ref, used.die, used.magic, why)
            worn = int(die != used.die)
            shield, armor = (worn_down(used, die), armor) if item == SHIELD else (shield, worn_down(used, die))
        left = exposed - (item != NOTHING)
        return Kept(
            endure(
                ref,
                0,
                type=one.type,
                ready=ready,
                exposed=left,
                shield=shield,
                armor=armor,
                no_save=int(item == NOTHING),
            ),
            worn,
        )

    return rest


def chances_of(one: Person, item: int, rest: Callable[[Referee], Kept]) -> tuple[Chance, ...]:
    """The numbers of a save: mean dice lost, and the chances that the character is out and that the gear gets worse."""
    ends = enumerate_paths(rest, (), HABIT, nodes)
    lost = Chance(
        phrase("guide-brief-lost", "FT-ARM-02", alone=1, who=one.id),
        float(ends.mean(lambda kept: kept.end.wounded)),
        points=True,
    )
    out = Chance(
        phrase("guide-brief-out", "FT-MELEE-08", alone=1, who=one.id),
        float(ends.chance(lambda kept: kept.end.out != 0)),
    )
    if item == NOTHING:
        return lost, out
    return lost, out, wears(float(ends.chance(lambda kept: kept.worn != 0)))


def wears(chance: float) -> Chance:
    """The chance that something used drops a size or is gone. [FT-USE-02 FT-USE-03]"""
    return Chance(phrase("guide-wears", "FT-USE-02", "FT-USE-03"), chance)


# --- an ambush --------------------------------------------------------------------------------------------------------
def alert_rolls(state: State, question: Question[Answer]) -> tuple[tuple[Answer, Roll], ...]:
    """The lead's test to notice an ambush, for each way to try it. [FT-FILL-03]"""
    i = person_index(state, question.who)
    return tuple((answer, alert_roll(state, i, number)) for number, answer in enumerate(question.answers))


def alert_roll(state: State, i: int, number: int) -> Roll:
    """The lead's test to notice an ambush in the way of that number. [FT-FILL-03 FT-MELEE-12]"""
    one, pool = state.people[i], ALERT[number][0]
    said = told(lambda ref: waylaid(ref, state, i), watching(number))
    assert said is not None

    def play(ref: Referee) -> Outcome:
        after = waylaid(ref, state, i)
        end = stand_of(after.people[i])
        missed = int(any(each.surprised for each in after.people) or end.out)
        return Outcome(missed, stand_of(one).of(pool) - end.of(pool), end)

    ends = enumerate_paths(play, (), watching(number), nodes)
    return made("test", said, Aim("", 1, 0), one, pool, ends)


@cache
def watching(number: int) -> Policy:
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


def begins(play: Callable[[Referee], object]) -> Needed | None:
    """The dice or the choice that a play asks for first; None where it asks for nothing."""
    try:
        play(Live(NoDice(), CODES, quiet=1))
    except Needed as needed:
        return needed
    return None


def uncertain(state: State, answer: Answer) -> tuple[Prospect, ...]:
    """The prospect of an answer that begins with a usage die or the oracle; nothing for other answers. [FT-USE-02
    FT-FILL-02]"""
    needed = begins(lambda ref: phase_of(state).play(ref, state, answer))
    if answer.verb == p.PLAN:
        needed = use_of(state, p.read_plan(answer))
    if not isinstance(needed, DiceNeeded):
        return ()
    if needed.why == ROLL_USAGE:
        worse = odds(use, needed.die, 0, ROLL_USAGE, policy=HABIT).chance(lambda left: left < needed.die)
        return (promised(answer, (wears(float(worse)),), phrase("guide-policy-use", "FT-USE-02", die=needed.die)),)
    if needed.why == ROLL_LIKELIHOOD and answer.verb in BY_ORACLE:
        yes = float(odds(ask, needed.die, policy=HABIT).chance(lambda found: found.yes != 0))
        chance = Chance(phrase(BY_ORACLE[answer.verb], "FT-FILL-02"), yes)
        return (promised(answer, (chance,), phrase("guide-policy-oracle", "FT-FILL-02", die=needed.die)),)
    return ()


def use_of(state: State, plan: Plan) -> Needed | None:
    """What the planned use of a thing asks for first. [FT-USE-01]"""
    i = person_index(state, plan.who)
    if plan.action != p.ITEM or i == NOBODY:
        return None
    after = under_way(alter_fray(state, plans=(plan,)), i, plan)
    deeds = [deed for deed in ounce_order.listed(after) if deed.who == plan.who]
    return begins(lambda ref: ounce_order.done(ref, after, deeds[0])) if deeds else None
