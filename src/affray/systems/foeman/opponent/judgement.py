"""How a computer player judges: by which odds, in which manner."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from affray.core.faces.opponent import PLAIN, Manner
from affray.dice import Dist
from affray.systems.foeman.content.codes import D
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, Landed
from affray.systems.foeman.rules.damage import Arm
from affray.systems.foeman.rules.expected_harm import expected_harm, landings
from affray.systems.foeman.rules.saving_throws import automatic_result, is_within_score

FELLED = 6.0
EXHAUSTION = 0.6
USUAL_BIDS = (2, 3, 4, 5)

Odds = Callable[[Blow, int, House], float]
"""What an attack of figure 0 with so many dice is worth, in points of mST; its own bid counts for nothing."""


def harm_worth(arm: Arm, landed: Landed, mst: int, dwarf: int, house: House) -> float:
    """The worth of a hit: its expected wounds, its expected exhaustion at a discount, and the chance to fell the
    target."""
    phys, exh, felled = expected_harm(arm, landed, mst, dwarf, house)
    return phys + EXHAUSTION * exh + FELLED * felled


@lru_cache(maxsize=50_000)
def blow_worth(a: Blow, house: House) -> float:
    """The worth of an attack as it is declared, by exact odds: the mean worth of its hits, each weighed by its chance."""
    found = landings(a, house)
    whole = sum(
        weight * harm_worth(a.arm, landed, a.mst, a.dwarf, house) for landed, weight in found.items() if landed.hit
    )
    return whole / found.total


def exact_worth(a: Blow, dice: int, house: House) -> float:
    """The worth of an attack with so many dice by exact odds."""
    return blow_worth(a._replace(bid=dice), house)


@lru_cache(maxsize=50_000)
def exact_felling(a: Blow, dice: int, house: House) -> float:
    """The chance that an attack with so many dice fells its target, by exact odds."""
    found = landings(a._replace(bid=dice), house)
    felled = (
        weight * expected_harm(a.arm, landed, a.mst, a.dwarf, house)[2]
        for landed, weight in found.items()
        if landed.hit
    )
    return sum(felled) / found.total


@lru_cache(maxsize=50_000)
def usual_worth(odds: Odds, a: Blow, house: House) -> float:
    """What the best usual bid of an attack is worth."""
    return max(odds(a, dice, house) for dice in USUAL_BIDS)


@lru_cache(maxsize=1024)
def save_chance(dice: int, score: int) -> float:
    """The chance of a saving throw of so many D against a score, a Goblin's luck left out."""
    return float(
        Dist.sums(dice, D).chance(lambda points: bool(is_within_score(automatic_result(points, dice), points, score)))
    )


class Judgement(msgspec.Struct, frozen=True):
    """What answers are judged by."""

    odds: Odds = exact_worth
    felling: Odds = exact_felling
    """The chance that an attack fells its target."""
    manner: Manner = PLAIN
    steadfast: bool = False
    """Whether it goes the way that it has chosen to its end, and looks for no better one at each step."""


EXACT = Judgement()
STYLES: Mapping[str, Manner] = {
    "bold": Manner(dealt=1.5, taken=0.5, distance=-0.1),
    "careful": Manner(taken=2.0),
    "holder": Manner(ground=3.0),
    "skirmisher": Manner(distance=0.2),
}
"""The manners that one may want to play against."""


class WaryAtFirst(Manner, frozen=True, cache_hash=True):
    """A manner whose care for what it suffers, where that is more than others have, passes in a long fight."""


PLAYED: Mapping[str, Manner] = {"careful": WaryAtFirst(taken=STYLES["careful"].taken)}
"""What is played in place of a style's manner, which those who look ahead go on thinking of."""
