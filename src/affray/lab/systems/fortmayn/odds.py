"""Exact odds of one roll of Fortmayn against one or several foes, from the very procedures that play it.

Several foes are met in the order given, each with what the ones before have left of the character: his dice, and the gear
whose damage counts from the next roll on. [FT-MELEE-03 FT-ARM-05]
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

import msgspec

from affray.core.field_errors import check_choice
from affray.dice.dist import Dist, mixture
from affray.lab.field_errors import fault
from affray.lab.systems.fortmayn.roll_setup import (
    KINDS,
    ONE_TARGET,
    Rolled,
    RollSetup,
    fighter_of,
    first_fighter,
    pool_of,
    rolled_of,
    target_of,
    terms_of,
)
from affray.lab.systems.fortmayn.sides import Champion, Enemy
from affray.referee import Policy, odds
from affray.systems.fortmayn.content.codes import BODY, NO_DIE, NOTHING
from affray.systems.fortmayn.duel.duel import Terms, fighter_for_roll
from affray.systems.fortmayn.duel.habits import named_habit
from affray.systems.fortmayn.rules.banishing import banish, banish_one
from affray.systems.fortmayn.rules.casting import cast
from affray.systems.fortmayn.rules.melee import Exchange, defend, exchange
from affray.systems.fortmayn.rules.ranged import defend_against_shot, shoot
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target, with_body
from affray.systems.fortmayn.rules.talk import Parley, mask_of, parley_exchange
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, attempt, stunt

Chances = tuple[tuple[int, Fraction], ...]
S = TypeVar("S", bound=Hashable)


class FoeOdds(msgspec.Struct, frozen=True):
    """What becomes of something that is rolled against: its Difficulty Dice, how many are removed in the mean, the chances
    of so many left, and that none are."""

    name: str
    dd: int
    mean: Fraction
    left: Chances
    down: Fraction


class RollOdds(msgspec.Struct, frozen=True):
    """The chances of a roll, or of several in an order; each is from 0 to 1."""

    kind: str
    """The kind of roll, one of KINDS."""
    who: str
    """The name of the character."""
    rolled: Rolled
    """What is rolled first, with its reasons."""
    targets: tuple[FoeOdds, ...]
    """What becomes of each thing that is rolled against."""
    lost: Chances
    """The chances of so many dice lost."""
    mean: Fraction
    """The mean number of dice lost."""
    out: Fraction
    """The chance that the character is out; of HEAD Dice that none is left, of talk that he is out of the social conflict."""
    sundered: Fraction
    """The chance that he has sundered something or given up an attachment."""
    shield_gone: Fraction
    """The chance that his shield is broken by the roll; 0 where he has none."""
    armor_gone: Fraction
    """The chance that his armor is broken by the roll; 0 where he has none."""
    majority: Fraction
    """The chance that a stunt has its majority; 0 for other rolls."""


# --- answers ----------------------------------------------------------------------------------------------------------
class After(msgspec.Struct, frozen=True):
    """A character after a roll: his body, whether he is out, what he has sundered, whether a stunt had its majority."""

    body: Body
    out: int = 0
    sundered: int = NOTHING
    majority: int = 0


def chances_of(found: Dist[int]) -> Chances:
    """Numbers with their chances, the lowest first."""
    return tuple((number, found.chance(number)) for number in sorted(found.weights))


def foe_odds(enemy: Enemy, left: Dist[int]) -> FoeOdds:
    """The odds of an opponent from the chances of its Difficulty Dice left."""
    dd = enemy.target.dd
    return FoeOdds(enemy.name, dd, dd - left.mean(), chances_of(left), left.chance(0))


def odds_of_ends(champion: Champion, how: RollSetup, targets: Sequence[FoeOdds], after: Dist[After]) -> RollOdds:
    """The odds of a roll from the chances of how it leaves the character."""
    ready = champion.ready(pool_of(how))
    lost = after.map(lambda end: ready - end.body.ready)
    return RollOdds(
        kind=how.kind,
        who=champion.name,
        rolled=rolled_of(champion, how),
        targets=tuple(targets),
        lost=chances_of(lost),
        mean=lost.mean(),
        out=after.chance(lambda end: end.out != 0),
        sundered=after.chance(lambda end: end.sundered != NOTHING),
        shield_gone=after.chance(lambda end: champion.shield.die != NO_DIE and end.body.shield.die == NO_DIE),
        armor_gone=after.chance(lambda end: champion.armor.die != NO_DIE and end.body.armor.die == NO_DIE),
        majority=after.chance(lambda end: end.majority != 0),
    )


def roll_odds(champion: Champion, enemies: Sequence[Enemy], how: RollSetup) -> RollOdds:
    """The exact chances of a roll of a character against these foes or obstacles. Raises InputError.

    >>> from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
    >>> found = roll_odds(read_champion("brawny"), [read_enemy("ghoul", KnownCreatures())], RollSetup())
    >>> found.targets[0].down, found.out
    (Fraction(1, 2), Fraction(0, 1))
    """
    check_choice("kind", how.kind, KINDS)
    if not enemies:
        raise fault("foe", None, "no-foe")
    if how.kind in ONE_TARGET and len(enemies) > 1:
        raise fault("foe", None, "one-foe", count=len(enemies))
    if how.kind in ("melee", "defend", "shot_at"):
        return ordered_odds(champion, enemies, how)
    if how.kind == "banish":
        return banish_odds(champion, enemies, how)
    return single_odds(champion, enemies[0], how)


# --- one target -------------------------------------------------------------------------------------------------------
def single_odds(champion: Champion, enemy: Enemy, how: RollSetup) -> RollOdds:
    """The chances of a roll against one thing."""
    now, target = first_fighter(champion, how), target_of(enemy, champion, how)
    found = ROLLS[how.kind](now, target, champion, how, named_habit(how.save, how.sunder))
    left, after = split_ends(found)
    return odds_of_ends(champion, how, [foe_odds(enemy, left)], after)


Rolls = Dist[tuple[int, After]]
"""The Difficulty Dice left, and how the roll leaves the character."""


def test_ends(now: Fighter, target: Target, champion: Champion, how: RollSetup, policy: Policy) -> Rolls:
    """How a test ends, with its chances. [FT-TEST-01]"""
    found = odds(attempt, 0, how.pool, now, target.dd, 0, how.house, policy=policy)
    return found.map(lambda end: (end.dd, after_trial(end, how)))


def after_trial(end: Trial, how: RollSetup) -> After:
    """A character after a test or stunt, which may have put him out, or taken his last HEAD Die. [FT-TEST-08]"""
    out = end.own.out if how.pool == BODY else int(end.own.body.ready == 0)
    return After(end.own.body, out, end.own.sundered, end.majority)


def stunt_ends(now: Fighter, target: Target, champion: Champion, how: RollSetup, policy: Policy) -> Rolls:
    """How a stunt in a conflict ends, with its chances. [FT-STUNT-02 FT-STUNT-03]"""
    found = odds(stunt, 0, how.pool, now, target, 1, how.house, policy=policy)
    return found.map(lambda end: (end.dd, after_trial(end, how)))


def shot_ends(now: Fighter, target: Target, champion: Champion, how: RollSetup, policy: Policy) -> Rolls:
    """How a shot ends, with its chances; it costs the character nothing. [FT-RANGE-01 FT-RANGE-02]"""
    found = odds(shoot, now.body.ready, now.die, NO_DIE, target, policy=policy)
    return found.map(lambda end: (end.foe.dd, After(now.body)))


def spell_ends(now: Fighter, target: Target, champion: Champion, how: RollSetup, policy: Policy) -> Rolls:
    """How a spell ends, with its chances; it takes hold when no Difficulty Die is left. [FT-SPELL-04 FT-SPELL-05]"""
    found = odds(cast, now.body.ready, now.die, target, 0, policy=policy)
    return found.map(lambda end: (end.dd, After(now.body._replace(ready=end.ready), int(end.ready == 0))))


def talk_ends(now: Fighter, target: Target, champion: Champion, how: RollSetup, policy: Policy) -> Rolls:
    """How an exchange of words ends, with its chances. [FT-SOC-01 FT-SOC-03]"""
    given = (0, now.body.type, now.body.ready, now.die, target, champion.attachments, how.house)
    found = odds(parley_exchange, *given, policy=policy)
    return found.map(lambda end: (end.dd, after_talk(end, now.body)))


def after_talk(end: Parley, body: Body) -> After:
    """A character after words: an attachment given up counts as sundered. [FT-SOC-03]"""
    return After(body._replace(ready=end.ready), end.out, 1 + end.betrayed)


ROLLS: Mapping[str, Callable[[Fighter, Target, Champion, RollSetup, Policy], Rolls]] = {
    "test": test_ends,
    "stunt": stunt_ends,
    "shot": shot_ends,
    "spell": spell_ends,
    "talk": talk_ends,
}


# --- several, in an order ---------------------------------------------------------------------------------------------
Step = Callable[[S], Dist[tuple[int, S]]]
Stand = tuple[Fighter, int]
"""A character between two rolls, and what he has sundered."""
DEFENDING = RollSetup(kind="defend")


def split_ends(found: Dist[tuple[int, S]]) -> tuple[Dist[int], Dist[S]]:
    """The chances of the Difficulty Dice left, and those of how the roll leaves the roller."""
    return found.map(lambda both: both[0]), found.map(lambda both: both[1])


def ordered_odds(champion: Champion, enemies: Sequence[Enemy], how: RollSetup) -> RollOdds:
    """The chances of BODY rolls against several foes, one after another. [FT-MELEE-03 FT-MELEE-04 FT-MELEE-08]"""
    terms, policy = terms_of(champion, how), named_habit(how.save, how.sunder)
    now: Dist[Stand] = Dist.sure((fighter_of(champion, how), NOTHING))
    lefts: list[Dist[int]] = []
    for enemy in enemies:
        left, now = split_ends(now.flat_map(melee_step(target_of(enemy, champion, how), how, terms, policy)))
        lefts.append(left)
    if how.kind == "melee" and how.house.retaliation != 0:
        # A character's own rolls leave him as he was, so that the foes' blows hang on what is left of each alone.
        for enemy, left in zip(enemies, lefts, strict=True):
            now = after_return_blow(now, left, enemy.target, terms, policy)
    ends = now.map(lambda stand: After(stand[0].body, int(stand[0].body.ready == 0), stand[1]))
    return odds_of_ends(
        champion, how, [foe_odds(enemy, left) for enemy, left in zip(enemies, lefts, strict=True)], ends
    )


def after_return_blow(now: Dist[Stand], left: Dist[int], foe: Target, terms: Terms, policy: Policy) -> Dist[Stand]:
    """The chances of a character after the blow of a foe, from those of its Difficulty Dice left. [FT-MELEE-04
    FT-MELEE-11]"""
    blows = (
        (now.flat_map(melee_step(foe._replace(dd=dd), DEFENDING, terms, policy)), weight) for dd, weight in left.items()
    )
    return split_ends(mixture(blows))[1]


def melee_step(foe: Target, how: RollSetup, terms: Terms, policy: Policy) -> Step[Stand]:
    """A BODY roll against one foe; who is out rolls no more. [FT-MELEE-08 FT-MELEE-11 FT-RANGE-03]"""

    def step(stand: Stand) -> Dist[tuple[int, Stand]]:
        fighter, sundered = stand
        if fighter.body.ready == 0 or foe.dd == 0:
            return Dist.sure((foe.dd, stand))
        now = fighter_for_roll(fighter, terms, 1)
        if how.kind == "shot_at":
            shots = odds(defend_against_shot, 0, now, foe, policy=policy)
            return shots.map(lambda end: (foe.dd, (with_body(fighter, end.own.body), end.own.sundered or sundered)))
        found: Dist[Exchange]
        if how.kind == "defend":
            found = odds(defend, 0, now, foe, policy=policy)
        else:
            found = odds(exchange, 0, now, foe, terms.house, policy=policy)
        return found.map(lambda end: (end.foe.dd, (with_body(fighter, end.own.body), end.own.sundered or sundered)))

    return step


# --- banishing --------------------------------------------------------------------------------------------------------
def banish_odds(champion: Champion, enemies: Sequence[Enemy], how: RollSetup) -> RollOdds:
    """The chances of banishing undead, in the order given: a roll for each, or one for all. [FT-BAN-03]"""
    if how.house.banish_roll != 0:
        return banish_group(champion, enemies, how)
    now: Dist[tuple[int, int]] = Dist.sure((champion.head, 0))
    targets: list[FoeOdds] = []
    for enemy in enemies:
        left, now = split_ends(now.flat_map(banish_step(target_of(enemy, champion, how), champion, how)))
        targets.append(foe_odds(enemy, left))
    return odds_of_ends(champion, how, targets, now.map(lambda end: after_banishing(champion, *end)))


def banish_step(foe: Target, champion: Champion, how: RollSetup) -> Step[tuple[int, int]]:
    """A roll against one undead, while there are dice ready, by the attachments given up so far. [FT-BAN-03]"""
    die, policy = first_fighter(champion, how).die, named_habit(how.save, how.sunder)

    def step(state: tuple[int, int]) -> Dist[tuple[int, tuple[int, int]]]:
        ready, used = state
        if ready == 0:
            return Dist.sure((foe.dd, state))
        found = odds(
            banish_one, 0, champion.type, ready, die, foe, champion.attachments, used, how.house, policy=policy
        )
        return found.map(lambda end: (end.dd, (end.ready, used | mask_of(end.betrayed))))

    return step


def after_banishing(champion: Champion, ready: int, used: int) -> After:
    """How banishing leaves a character, with the attachments of a mask given up."""
    return After(Body(champion.type, ready, champion.shield, champion.armor), int(ready == 0), int(used != 0))


def banish_group(champion: Champion, enemies: Sequence[Enemy], how: RollSetup) -> RollOdds:
    """The chances of banishing undead by one roll against the sum of their Difficulty Dice. [FT-BAN-03]"""
    die, policy = first_fighter(champion, how).die, named_habit(how.save, how.sunder)
    foes = tuple(target_of(enemy, champion, how) for enemy in enemies)
    found = odds(banish, 0, champion.type, champion.head, die, foes, champion.attachments, how.house, policy=policy)
    targets = [
        foe_odds(enemy, found.map(lambda end, place=place: end.dd[place]))  # type: ignore[misc]
        for place, enemy in enumerate(enemies)
    ]
    return odds_of_ends(
        champion, how, targets, found.map(lambda end: after_banishing(champion, end.ready, end.betrayed))
    )
