"""What a hit is expected to take, by exact odds: asked for by computer players and by previews.

The dice of a hit are the same whatever they fall upon, and what they take of a figure is the same whoever threw them, so
each is worked out once and kept apart from the other.
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

Toll = tuple[int, int, int]
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
    """How many zeroes to reroll: as many as make hit dice times the chance to stay within the score greatest."""
    return max(range(most + 1), key=lambda k: ((thrown + k) * chance_within(k, score - points) if k else thrown, -k))


def steady(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """The policy by which attacks are valued: zeroes are rerolled as `rerolls` says, talents used, all
    damage dice rolled and the highest kept."""
    if what == CHOOSE_REROLL:
        return rerolls(most, x, y, z)
    return 0 if what in (CHOOSE_FEWER, CHOOSE_KEEP) else most


# --- hits -----------------------------------------------------------------------------------------------------------
def landings(a: Blow, house: House) -> Dist[Landed]:
    """How an attack may land, whatever the target's strength and whoever attacks."""
    return swings(swing_of(a._replace(who=0), house), house)


@lru_cache(maxsize=20_000)
def swings(swing: Swing, house: House) -> Dist[Landed]:
    """How a swing may land."""
    return odds(roll_swing, swing, house, policy=steady)


@lru_cache(maxsize=20_000)
def damages(
    arm: Arm, n: int, kept: int, critical: int, low: int, house: House
) -> tuple[tuple[int, int, int, float], ...]:
    """The damage dice of a hit that gives n dice, some of which are kept: a number for each outcome, the row, the number
    of its dice, its chance."""
    found = odds(kept_roll, 0, arm, n, kept, critical, low, house, policy=steady)
    return tuple(
        (damage.row << ROW_BITS | damage.n, damage.row, damage.n, weight / found.total)
        for damage, weight in found.items()
    )


@lru_cache(maxsize=1024)
def tolls(stopped: int, mst: int, unskilled: int, dwarf: int, house: House) -> dict[int, Toll]:
    """What outcomes of damage dice, by their numbers, take of such a figure; filled as they come up."""
    return {}


def toll(row: int, n: int, stopped: int, mst: int, unskilled: int, dwarf: int, house: House) -> Toll:
    """What damage dice take. [FM-APP-11]"""
    done = apply_damage(row=row, n=n, mst=mst, stopped=stopped, unskilled=unskilled, dwarf=dwarf, house=house)
    return done.phys, done.exh, int(done.state != state_of(mst, dwarf))


@lru_cache(maxsize=100_000)
def harm(arm: Arm, landed: Landed, mst: int, dwarf: int, house: House) -> Loss:
    """What a hit is expected to take of a figure that stands at mST."""
    if landed.kept == 0:
        return 0.0, 0.0, 0.0
    known = tolls(landed.stopped, mst, arm.unskilled, dwarf, house)
    phys = exh = felled = 0.0
    for number, row, n, chance in damages(arm, landed.n, landed.kept, landed.critical, landed.low, house):
        lost = known.get(number)
        if lost is None:
            lost = known[number] = toll(
                row=row, n=n, stopped=landed.stopped, mst=mst, unskilled=arm.unskilled, dwarf=dwarf, house=house
            )
        phys += chance * lost[0]
        exh += chance * lost[1]
        felled += chance * lost[2]
    return phys, exh, felled
