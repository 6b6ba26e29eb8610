"""The expected harm of a hit by exact odds, for computer players and previews.

The dice of a hit do not depend on its target, and the losses by given dice do not depend on the attacker. Each of the
two is therefore worked out once and kept.
"""

from functools import lru_cache

from affray.dice import Dist
from affray.dice.pool import ROW_BITS
from affray.referee import odds
from affray.systems.foeman.content.codes import CHOOSE_FEWER, CHOOSE_KEEP, CHOOSE_REROLL, D
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, Landed, Swing, roll_swing, swing_of
from affray.systems.foeman.rules.damage import Arm, kept_roll
from affray.systems.foeman.rules.wounds import apply_damage, state_of

Losses = tuple[int, int, int]
"""What certain damage dice take: wounds, exhaustion, whether they fell (0, 1)."""
Loss = tuple[float, float, float]
"""What a hit is expected to take: wounds, exhaustion, the chance to fell."""


# --- rerolls --------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def chance_within(dice: int, room: int) -> float:
    """The chance that so many D total the room or less."""
    return float(Dist.sums(dice, D).chance(lambda points: points <= room))


@lru_cache(maxsize=4096)
def rerolls(most: int, points: int, score: int, thrown: int) -> int:
    """How many zeroes to reroll: as many as make the hit dice times the chance to stay within the score most."""
    return max(range(most + 1), key=lambda k: ((thrown + k) * chance_within(k, score - points) if k else thrown, -k))


def steady_policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """The policy by which attacks are valued: reroll as many zeroes as `rerolls` says, use talents, roll all damage
    dice and keep the highest."""
    if what == CHOOSE_REROLL:
        return rerolls(most, x, y, z)
    return 0 if what in (CHOOSE_FEWER, CHOOSE_KEEP) else most


# --- hits -----------------------------------------------------------------------------------------------------------
def landings(a: Blow, house: House) -> Dist[Landed]:
    """How an attack may land, whatever the target's strength and whoever attacks."""
    return swings(swing_of(a._replace(who=0), house), house)


@lru_cache(maxsize=20_000)
def swings(swing: Swing, house: House) -> Dist[Landed]:
    """How a swing may land, with the weight of each outcome."""
    return odds(roll_swing, swing, house, policy=steady_policy)


@lru_cache(maxsize=20_000)
def damage_outcomes(
    arm: Arm, n: int, kept: int, critical: int, low: int, house: House
) -> tuple[tuple[int, int, int, float], ...]:
    """The outcomes of a hit's n damage dice, some of which are kept: a number for each outcome, its row, the number of
    its dice, its chance."""
    found = odds(kept_roll, 0, arm, n, kept, critical, low, house, policy=steady_policy)
    return tuple(
        (damage.row << ROW_BITS | damage.n, damage.row, damage.n, weight / found.total)
        for damage, weight in found.items()
    )


@lru_cache(maxsize=1024)
def known_losses(stopped: int, mst: int, unskilled: int, dwarf: int, house: House) -> dict[int, Losses]:
    """The losses of such a figure by the numbers of damage outcomes: a table, empty at first, that its users fill."""
    return {}


def dice_losses(row: int, n: int, stopped: int, mst: int, unskilled: int, dwarf: int, house: House) -> Losses:
    """The losses by damage dice: physical points, exhaustion points, and 1 if they fell the figure. [FM-APP-11]"""
    done = apply_damage(row, n, mst, stopped, unskilled, dwarf, house=house)
    return done.phys, done.exh, int(done.state != state_of(mst, dwarf))


@lru_cache(maxsize=100_000)
def expected_harm(arm: Arm, landed: Landed, mst: int, dwarf: int, house: House) -> Loss:
    """The expected losses by a hit on a figure of this mST: physical points, exhaustion points, the chance to fell
    it."""
    if landed.kept == 0:
        return 0.0, 0.0, 0.0
    known = known_losses(landed.stopped, mst, arm.unskilled, dwarf, house)
    phys = exh = felled = 0.0
    for number, row, n, chance in damage_outcomes(arm, landed.n, landed.kept, landed.critical, landed.low, house):
        lost = known.get(number)
        if lost is None:
            lost = known[number] = dice_losses(row, n, landed.stopped, mst, arm.unskilled, dwarf, house=house)
        phys += chance * lost[0]
        exh += chance * lost[1]
        felled += chance * lost[2]
    return phys, exh, felled
