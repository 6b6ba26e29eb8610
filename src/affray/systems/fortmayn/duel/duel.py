"""A fight to the end of one character against one opponent: melee rolls until either is out. [FT-MELEE-04 FT-MELEE-08]

Each round is one melee roll of the character, and under `retaliation` the foe's blow after it. What happens to gear counts
from the next roll on: damaged gear hampers, broken gear is gone. The first round may have other sources, as in surprise.
[FT-ARM-05 FT-ARM-06 FT-MELEE-12]
"""

from fractions import Fraction
from typing import NamedTuple

from affray.referee import Policy, Referee, odds, procedure, rule
from affray.systems.fortmayn.content.codes import NO_DIE
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.rules.dice.pools import pool_die, removing_face
from affray.systems.fortmayn.rules.melee import Exchange, defend, exchange
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target, damaged_count, target_after, with_body

CHARACTER, FOE, NOBODY = 0, 1, -1


class Pair(NamedTuple):
    """A character and an opponent between two rounds. The character's die is the base die. [FT-CHAR-01 FT-MELEE-10]"""

    fighter: Fighter
    foe: Target


class Terms(NamedTuple):
    """How a character fights: whether unarmed, how many sources there are for and against his melee rolls, how many more in
    the first round; the house rules; how many of those for him his weapon gives, which defends nobody. His damaged gear is
    counted besides. [FT-DICE-04 FT-MELEE-11 FT-MELEE-12]"""

    unarmed: int = 0
    pros: int = 0
    cons: int = 0
    first_pros: int = 0
    first_cons: int = 0
    house: House = PLAIN
    of_weapon: int = 0


class DuelResult(NamedTuple):
    """The end of a duel: who won (NOBODY at the limit), the rounds, the ready dice and the Difficulty Dice left."""

    winner: int
    rounds: int
    ready: int
    dd: int


@rule
def is_over(pair: Pair) -> int:
    """Whether the character or the foe is out. [FT-MELEE-08]"""
    return 1 if pair.fighter.body.ready == 0 or pair.foe.dd == 0 else 0


@rule
def winner_of(pair: Pair) -> int:
    """Who has won: CHARACTER, FOE, or NOBODY while both stand. Both are never out at once: a roll that puts the roller
    out has no hit. [FT-MELEE-08]"""
    if pair.foe.dd == 0:
        return CHARACTER
    return FOE if pair.fighter.body.ready == 0 else NOBODY


@rule
def fighter_for_roll(fighter: Fighter, terms: Terms, first: int) -> Fighter:
    """The character with the die of the next roll, by the sources of the terms and damaged gear. Takes a character with
    the base die. [FT-DICE-02 FT-DICE-04 FT-ARM-05 FT-MELEE-10]"""
    pros, cons = terms.pros, terms.cons + damaged_count(fighter.body.shield, fighter.body.armor)
    if first != 0:
        pros, cons = pros + terms.first_pros, cons + terms.first_cons
    die = pool_die(fighter.die, pros, cons, terms.house)
    removes_at = removing_face(fighter.die, terms.unarmed, pros, cons, terms.house)
    return Fighter(body=fighter.body, die=die, removes_at=removes_at)


@rule
def defence_terms(terms: Terms) -> Terms:
    """The terms of a roll that only defends. [FT-MELEE-11]"""
    return Terms(
        unarmed=terms.unarmed,
        pros=terms.pros - terms.of_weapon,
        cons=terms.cons,
        first_pros=terms.first_pros,
        first_cons=terms.first_cons,
        house=terms.house,
        of_weapon=0,
    )


@procedure
def blow(ref: Referee, who: int, fighter: Fighter, foe: Target, terms: Terms, first: int) -> Exchange:
    """One melee roll of a character with the base die, by the die that it has for this roll. [FT-MELEE-04 FT-ARM-05]"""
    return exchange(ref, who, fighter_for_roll(fighter, terms, first), foe, terms.house)


@procedure
def trade(ref: Referee, who: int, pair: Pair, terms: Terms, first: int) -> Pair:
    """A round: the character's melee roll, then the foe's blow where that is a roll of its own and the foe still
    stands. `first` says whether it is the first. [FT-MELEE-04 FT-MELEE-11]"""
    done = blow(ref, who, pair.fighter, pair.foe, terms, first)
    fighter = with_body(pair.fighter, done.own.body)
    foe = target_after(pair.foe, done.foe)
    if terms.house.retaliation != 0 and foe.dd > 0:
        struck = defend(ref, who, fighter_for_roll(fighter, defence_terms(terms), first), foe)
        fighter = with_body(fighter, struck.own.body)
    return Pair(fighter, foe)


@procedure
def duel(ref: Referee, a: Pair, b: Pair, limit: int, terms: Terms) -> DuelResult:
    """A fight of the character of pair `a` against the opponent of pair `b`, for at most `limit` rounds. [FT-MELEE-04
    FT-MELEE-08]"""
    pair, rounds = Pair(a.fighter, b.foe), 0
    while rounds < limit and is_over(pair) == 0:
        pair = trade(ref, CHARACTER, pair, terms, 1 if rounds == 0 else 0)
        rounds += 1
    return DuelResult(winner_of(pair), rounds, pair.fighter.body.ready, pair.foe.dd)


# --- exactly ----------------------------------------------------------------------------------------------------------
class Course(NamedTuple):
    """How a duel goes from some pair on: the chance that the character wins, the mean number of rounds."""

    win: Fraction
    rounds: Fraction


class Courses:
    """Exact courses of duels under some terms and a policy. Each pair is worked out once; rounds that change nothing
    are summed in one step."""

    def __init__(self, terms: Terms, policy: Policy) -> None:
        self.terms, self.policy = terms, policy
        self.known: dict[Pair, Course] = {}

    def whole_duel(self, pair: Pair, first_die: int = NO_DIE) -> Course:
        """The course of a duel from its first round. `first_die` is the base die of that round; NO_DIE for the usual
        one."""
        if is_over(pair) != 0:
            return finished_course(pair)
        return self.from_round(pair, first_die or pair.fighter.die, 1)

    def later_rounds(self, pair: Pair) -> Course:
        """The course of a duel from a later round."""
        if is_over(pair) != 0:
            return finished_course(pair)
        if pair not in self.known:
            self.known[pair] = self.from_round(pair, pair.fighter.die, 0)
        return self.known[pair]

    def from_round(self, pair: Pair, die: int, first: int) -> Course:
        """The course of a duel whose next round is rolled with this base die."""
        found = odds(trade, CHARACTER, with_die(pair, die), self.terms, first, policy=self.policy)
        pairs = {with_die(other, pair.fighter.die): weight for other, weight in found.items()}
        stays = pairs.pop(pair, 0) if first == 0 else 0
        win, rounds = Fraction(0), Fraction(found.total, found.total - stays)
        for other, weight in pairs.items():
            share, course = Fraction(weight, found.total - stays), self.later_rounds(other)
            win += share * course.win
            rounds += share * course.rounds
        return Course(win, rounds)


def finished_course(pair: Pair) -> Course:
    """The course of a duel that is over."""
    return Course(Fraction(int(winner_of(pair) == CHARACTER)), Fraction(0))


def with_die(pair: Pair, die: int) -> Pair:
    """The pair with another base die of the character."""
    return pair._replace(fighter=pair.fighter._replace(die=die))
