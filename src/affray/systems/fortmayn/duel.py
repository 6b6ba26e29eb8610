"""A fight to the end of one character against one opponent: melee rolls until either is out. [FT-MELEE-04 FT-MELEE-08]

Each round is one melee roll of the character, and under `retaliation` the foe's blow after it. Gear wears; what is broken in
a round is broken in the next. The first round may be rolled with another die, as in surprise. [FT-MELEE-12]
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from affray.referee import Policy, Referee, odds, procedure, rule
from affray.systems.fortmayn.constants import NO_DIE
from affray.systems.fortmayn.fray import after_exchange, defend, exchange, foe_after
from affray.systems.fortmayn.options import House
from affray.systems.fortmayn.saving import Fighter, Target

CHARACTER, FOE, NOBODY = 0, 1, -1


class Pair(NamedTuple):
    """A character and an opponent between two rounds."""

    fighter: Fighter
    foe: Target


@rule
def is_over(pair: Pair) -> int:
    """Whether either is out. [FT-MELEE-08]"""
    return 1 if pair.fighter.ready == 0 or pair.foe.dd == 0 else 0


@rule
def winner_of(pair: Pair) -> int:
    """Who has won: CHARACTER, FOE, or NOBODY while both stand. A roll that puts the roller out has no hit in it, so that
    never both are out. [FT-MELEE-08]"""
    if pair.foe.dd == 0:
        return CHARACTER
    return FOE if pair.fighter.ready == 0 else NOBODY


@procedure
def trade(ref: Referee, who: int, pair: Pair, house: House) -> Pair:
    """A round: the character's melee roll and, where it is a roll of its own, the foe's blow if both still stand.

    [FT-MELEE-04 FT-MELEE-11]
    """
    fighter, foe = pair.fighter, pair.foe
    done = exchange(ref, who, fighter, foe, house)
    fighter, foe = after_exchange(fighter, done), foe_after(foe, done)
    if house.retaliation != 0 and foe.dd > 0:
        fighter = after_exchange(fighter, defend(ref, who, fighter, foe))
    return Pair(fighter, foe)


@rule
def with_die(pair: Pair, die: int) -> Pair:
    """The pair with another size of the character's dice. [FT-MELEE-12]"""
    one = pair.fighter
    return Pair(Fighter(one.type, one.ready, die, one.removes_at, one.shield, one.armor), pair.foe)


Ends = Mapping[Pair, Fraction]


class Endings:
    """The chances of the ends of a duel under a policy, exactly: each state's ends are worked out once, and a round that
    changes nothing is left out."""

    def __init__(self, house: House, policy: Policy) -> None:
        self.house, self.policy = house, policy
        self.known: dict[Pair, Ends] = {}

    def of(self, pair: Pair) -> Ends:
        """The ends that a duel can come to from here on, with their chances."""
        if is_over(pair) != 0:
            return {pair: Fraction(1)}
        if pair not in self.known:
            self.known[pair] = self.after(pair, NO_DIE)
        return self.known[pair]

    def after(self, pair: Pair, first_die: int) -> Ends:
        """The ends of a duel whose first round is rolled with another die (NO_DIE: the same)."""
        begun = pair if first_die == NO_DIE else with_die(pair, first_die)
        rounds = odds(trade, CHARACTER, begun, self.house, policy=self.policy)
        after = {with_die(one, pair.fighter.die): weight for one, weight in rounds.items()}
        stays = after.pop(pair, 0) if first_die == NO_DIE else 0
        found: dict[Pair, Fraction] = {}
        for one, weight in after.items():
            share = Fraction(weight, rounds.total - stays)
            for end, chance in self.of(one).items():
                found[end] = found.get(end, Fraction(0)) + share * chance
        return found


def win_chance(ends: Ends) -> Fraction:
    """The chance that the character wins."""
    return sum((chance for end, chance in ends.items() if winner_of(end) == CHARACTER), Fraction(0))
