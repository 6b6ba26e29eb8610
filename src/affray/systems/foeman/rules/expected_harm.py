"""The expected harm of a hit by exact odds, for computer players and previews.

The dice of a hit do not depend on its target, and the losses by given dice do not depend on the attacker. Each of the
two is therefore worked out once and kept, in arrays of numbers: outcomes of damage dice are numbered as they come up, and
so are losses, so that a table of thousands takes as many bytes and not as many objects.
"""

from array import array
from functools import lru_cache
from itertools import count
from typing import Generic, NamedTuple, TypeVar

from affray.dice import Dist
from affray.dice.pool import ROW_BITS
from affray.referee import odds
from affray.systems.foeman.content.codes import CHOOSE_FEWER, CHOOSE_KEEP, CHOOSE_REROLL, D
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, Landed, Swing, roll_practice, roll_swing, swing_of
from affray.systems.foeman.rules.damage import Arm, kept_roll
from affray.systems.foeman.rules.wounds import apply_damage, state_of

T = TypeVar("T")
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


@lru_cache(maxsize=4_000)
def swings(swing: Swing, house: House) -> Dist[Landed]:
    """How a swing may land, with the weight of each outcome."""
    return odds(roll_swing, swing, house, policy=steady_policy)


class Numbering(Generic[T]):
    """Things with the numbers that they get as they come up, the same ever after."""

    def __init__(self, *things: T) -> None:
        self.numbers: dict[T, int] = {}
        self.things: dict[int, T] = {}
        self.free = count()
        for thing in things:
            self.number(thing)

    def number(self, thing: T) -> int:
        """The number of a thing."""
        found = self.numbers.get(thing)
        if found is None:
            free = next(self.free)
            self.things[free] = thing
            found = self.numbers.setdefault(thing, free)
        return found


UNKNOWN: Losses = (-1, -1, -1)
LOSSES = Numbering(UNKNOWN)
"""All losses that have come up; the number 0 stands for those not known yet."""
OUTCOMES: Numbering[int] = Numbering()
"""All outcomes of damage dice that have come up: their rows and how many dice they are, as one integer."""


class Outcomes(NamedTuple):
    """The outcomes of a hit's damage dice: the number and the chance of each, and the greatest number."""

    places: "array[int]"
    chances: "array[float]"
    last: int


@lru_cache(maxsize=20_000)
def damage_outcomes(arm: Arm, n: int, kept: int, critical: int, low: int, house: House) -> Outcomes:
    """The outcomes of a hit's n damage dice, some of which are kept."""
    found = odds(kept_roll, 0, arm, n, kept, critical, low, house, policy=steady_policy)
    places = array("I", (OUTCOMES.number(damage.row << ROW_BITS | damage.n) for damage, _ in found.items()))
    return Outcomes(places, array("d", (weight / found.total for _, weight in found.items())), max(places))


@lru_cache(maxsize=1024)
def known_losses(stopped: int, mst: int, unskilled: int, dwarf: int, house: House) -> "array[int]":
    """The numbers of the losses of such a figure by the numbers of damage outcomes: empty at first, its users fill it."""
    return array("H")


def dice_losses(row: int, n: int, stopped: int, mst: int, unskilled: int, dwarf: int, house: House) -> Losses:
    """The losses by damage dice: physical points, exhaustion points, and 1 if they fell the figure. [FM-APP-11]"""
    done = apply_damage(row, n, mst, stopped, unskilled, dwarf, house=house)
    return done.phys, done.exh, int(done.state != state_of(mst, dwarf))


@lru_cache(maxsize=40_000)
def expected_harm(arm: Arm, landed: Landed, mst: int, dwarf: int, house: House) -> Loss:
    """The expected losses by a hit on a figure of this mST: physical points, exhaustion points, the chance to fell
    it."""
    if landed.kept == 0:
        return 0.0, 0.0, 0.0
    known = known_losses(landed.stopped, mst, arm.unskilled, dwarf, house)
    outcomes = damage_outcomes(arm, landed.n, landed.kept, landed.critical, landed.low, house)
    if outcomes.last >= len(known):
        known.frombytes(bytes(known.itemsize * (outcomes.last + 1 - len(known))))
    phys = exh = felled = 0.0
    for place, chance in zip(outcomes.places, outcomes.chances, strict=True):
        number = known[place]
        if number == 0:
            row, n = divmod(OUTCOMES.things[place], 1 << ROW_BITS)
            lost = dice_losses(row, n, landed.stopped, mst, arm.unskilled, dwarf, house=house)
            known[place] = LOSSES.number(lost)
        else:
            lost = LOSSES.things[number]
        phys += chance * lost[0]
        exh += chance * lost[1]
        felled += chance * lost[2]
    return phys, exh, felled


# --- Weapon Proficiency -----------------------------------------------------------------------------------------------
def keep_talent_chance(a: Blow, hit: float, house: House) -> float:
    """The chance that Weapon Proficiency lasts after an attack with so much of a chance to hit. [FM-TAL-02 FM-TAL-03]"""
    after_hit, after_miss = (kept_after(landed, a.miq, a.goblin, a.halfling, a.free_used, house) for landed in (1, 0))
    return hit * after_hit + (1.0 - hit) * after_miss


@lru_cache(maxsize=1024)
def kept_after(hit: int, miq: int, goblin: int, halfling: int, free_used: int, house: House) -> float:
    """The chance that Weapon Proficiency lasts after a hit (1) or a miss (0)."""
    found = odds(roll_practice, hit, miq, goblin, halfling, free_used, house, policy=steady_policy)
    return float(found.chance(lambda practised: practised.usable > 0))
