"""The hit roll: automatic results, staged rerolls, Guard. [FM-HIT-01 FM-HIT-09]"""

from typing import NamedTuple

from affray.dice.pool import BITS, MASK, count, lowest_above_zero, total
from affray.referee import Referee, choose, procedure, roll, rule, tell
from affray.systems.foeman.content.codes import (
    AUTO_FAIL,
    AUTO_PASS,
    CHOOSE_REROLL,
    MOST_DICE,
    NOT_AUTO,
    ROLL_HIT,
    ROLL_REROLL,
    TOLD_AUTO_HIT,
    TOLD_AUTO_MISS,
    TOLD_HIT,
    TOLD_REROLLED,
    D,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.saving_throws import is_within_score, repeat_automatic_result

ONE_TO_FOUR = (MASK << BITS) | (MASK << (2 * BITS)) | (MASK << (3 * BITS)) | (MASK << (4 * BITS))


class Hit(NamedTuple):
    """The result of a hit roll; flags are 0 or 1."""

    hit: int
    """Whether it hits."""
    auto: int
    """The automatic result of the initial roll: AUTO_PASS, NOT_AUTO or AUTO_FAIL."""
    total: int
    """The final total."""
    thrown: int
    """The hit dice in the end, rerolled zeroes included."""
    stages: int
    """The number of reroll stages."""
    critical: int
    """Whether the hit is critical."""
    low: int
    """The lowest non-zero hit die, 0 for none."""
    dropped: int = 0
    """Whether what was used is dropped."""


class Throw(NamedTuple):
    """Hit dice as far as they count: total, zeroes, lowest non-zero die (0 for none)."""

    points: int
    zeroes: int
    low: int


class Rerolls(NamedTuple):
    """What rerolls come to: the final total, hit dice, stages, lowest non-zero die rerolled (0 for none)."""

    total: int
    thrown: int
    stages: int
    low: int


@rule
def guard_dice(dice: int) -> int:
    """The initial dice as they count against Guard: 1 to 4 one higher, 5 as 7, 0 as 0. [FM-HIT-09]

    >>> from affray.dice.pool import faces, pool
    >>> faces(guard_dice(pool((0, 1, 4, 5))))
    (0, 2, 5, 7)
    """
    return (dice & MASK) | ((dice & ONE_TO_FOUR) << BITS) | (count(dice, 5) << (7 * BITS))


@rule
def lower_die(a: int, b: int) -> int:
    """The lower of two lowest non-zero dice, where 0 stands for none. [FM-HIT-10]

    >>> lower_die(0, 3), lower_die(2, 0), lower_die(4, 2)
    (3, 2, 2)
    """
    if a == 0 or b == 0:
        return a + b
    return min(a, b)


@rule
def initial_low(dice: int, guard: int, house: House) -> int:
    """The lowest non-zero die of the initial roll, after Guard or as rolled. [FM-HIT-10]"""
    if guard != 0 and house.adventurer_bonus_faces == 0:
        return lowest_above_zero(guard_dice(dice))
    return lowest_above_zero(dice)


@rule
def rerollable_zeroes(zeroes: int, thrown: int) -> int:
    """How many zeroes may be rerolled: never beyond nine hit dice. [FM-HIT-04 FM-HIT-06]"""
    return min(zeroes, MOST_DICE - thrown)


@rule
def zeroes_left(zeroes: int, rerolled: int, fresh: int, house: House) -> int:
    """The zeroes of the next stage: the fresh ones, and under `reroll_zeroes` also those passed over. [FM-HIT-05]"""
    if house.reroll_zeroes != 0:
        return zeroes - rerolled + fresh
    return fresh


@rule
def is_final_hit(passed: int, stages: int, points: int, score: int) -> int:
    """Whether it hits: after any reroll the total must be the score or less. [FM-HIT-02 FM-HIT-07]"""
    if passed != 0 and stages > 0:
        return 1 if points <= score else 0
    return passed


@rule
def is_critical(hit: int, auto: int, stages: int, raised: int, house: House) -> int:
    """Whether a hit is critical: automatic, rerolled and still a hit. [FM-HIT-08]

    `raised` is by how much the rerolls raised the total, which `critical_needs` may ask for.
    """
    improved = raised if house.critical_needs != 0 else stages
    return 1 if hit != 0 and auto == AUTO_PASS and improved > 0 else 0


@rule
def is_weapon_dropped(auto: int, points: int, n: int, house: House) -> int:
    """Whether an initial roll of n dice drops the weapon: an automatic miss above 4n+1. [MW-HIT-01 MW-HIT-02]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> [is_weapon_dropped(AUTO_FAIL, points, 3, PLAIN._replace(drop_weapon=1)) for points in (12, 13, 14)]
    [0, 0, 1]
    """
    return 1 if house.drop_weapon != 0 and auto == AUTO_FAIL and points > 4 * n + 1 else 0


@rule
def hit_code(auto: int) -> int:
    """The event code of an initial hit roll, by its automatic result. [FM-HIT-02 FM-HIT-03]"""
    if auto == NOT_AUTO:
        return TOLD_HIT
    return TOLD_AUTO_HIT if auto == AUTO_PASS else TOLD_AUTO_MISS


@procedure
def opening_throw(ref: Referee, bid: int, guard: int, house: House) -> Throw:
    """Make the initial roll of so many hit dice, as it counts against Guard or without it. [FM-HIT-01 FM-HIT-09]"""
    dice = roll(ref, bid, D, ROLL_HIT)
    points = total(guard_dice(dice)) if guard != 0 else total(dice)
    return Throw(points, count(dice, 0), initial_low(dice, guard, house))


@procedure
def next_throw(ref: Referee, extra: int) -> Throw:
    """Roll so many zeroes again. [FM-HIT-04]"""
    dice = roll(ref, extra, D, ROLL_REROLL)
    return Throw(total(dice), count(dice, 0), lowest_above_zero(dice))


@procedure
def hit_roll(ref: Referee, who: int, bid: int, score: int, guard: int, repeat: int, house: House) -> Hit:
    """Make the hit roll of figure `who` with `bid` dice (1 to 9) against a score, rerolls included.

    `guard` and `repeat` are flags: Guard meets the attack, the action is a repeated one.

    [FM-HIT-01 FM-HIT-03 FM-HIT-04 FM-HIT-09 MW-HIT-01 MW-HIT-03]
    """
    opened = opening_throw(ref, bid, guard, house)
    initial = opened.points
    auto = repeat_automatic_result(initial, bid, repeat)
    passed = is_within_score(auto, initial, score)
    tell(ref, hit_code(auto), initial, score, passed, auto)
    zeroes = rerollable_zeroes(opened.zeroes, bid) if passed != 0 else 0
    pushed = (
        roll_stages(ref, who, zeroes, points=initial, score=score, thrown=bid, house=house)
        if zeroes > 0
        else Rerolls(initial, bid, 0, 0)
    )
    hit = is_final_hit(passed, pushed.stages, pushed.total, score)
    critical = is_critical(hit, auto, pushed.stages, pushed.total - initial, house)
    low, dropped = lower_die(opened.low, pushed.low), is_weapon_dropped(auto, initial, bid, house)
    return Hit(
        hit=hit,
        auto=auto,
        total=pushed.total,
        thrown=pushed.thrown,
        stages=pushed.stages,
        critical=critical,
        low=low,
        dropped=dropped,
    )


@procedure
def roll_stages(ref: Referee, who: int, zeroes: int, points: int, score: int, thrown: int, house: House) -> Rerolls:
    """Make the rerolls, stage by stage, of a roll of so many points with so many hit dice, of which `zeroes` are free.

    The choice of each stage is the number of zeroes rerolled, 0 to stop. A roll that a reroll has spoilt ends the
    stages. [FM-HIT-04 FM-HIT-05 FM-HIT-06]
    """
    stages, low = 0, 0
    while zeroes > 0:
        extra = choose(ref, who, what=CHOOSE_REROLL, most=zeroes, x=points, y=score, z=thrown)
        if extra == 0:
            break
        fresh = next_throw(ref, extra)
        stages += 1
        points += fresh.points
        thrown += extra
        low = lower_die(low, fresh.low)
        tell(ref, TOLD_REROLLED, points, score, thrown, stages)
        zeroes = rerollable_zeroes(zeroes_left(zeroes, extra, fresh.zeroes, house), thrown) if points <= score else 0
    return Rerolls(points, thrown, stages, low)
