"""What rolls come to in numbers, and how these are told: what is left of the Difficulty, dice lost, somebody out.

Exposed dice are saved while there is gear to save them, the shield first; a Brawny sunders rather than go out, a Brainy gives
up an attachment.
"""

from collections.abc import Iterable
from typing import NamedTuple

from affray.core import Modifier
from affray.core.guide import Chance, Phrase, Prospect, Spread
from affray.core.phrase import Value
from affray.dice.dist import Dist
from affray.systems.fortmayn.constants import BODY, POOL_NAMES
from affray.systems.fortmayn.habits import HABITS, USUAL, habit

HABIT = habit(*HABITS[USUAL], 1)
Parts = tuple[Modifier, ...]


class Rolled(NamedTuple):
    """What is rolled: so many dice of a pool and size against so many Difficulty Dice, with what made the dice so big; how
    many roll, and against how many, one after another."""

    pool: int
    dice: int
    die: int
    dd: int
    parts: Parts = ()
    rollers: int = 1
    targets: int = 1


class End(NamedTuple):
    """What rolls come to: Difficulty Dice left, dice lost, whether somebody is out, or has no die of a HEAD pool left."""

    dd: int
    lost: int = 0
    out: int = 0


Ends = Dist[End]


def prospect(text: str, rolled: Rolled, ends: Ends, *, harms: bool = True) -> Prospect:
    """What an answer promises; of a roll that costs nothing only what it removes."""
    chances = [Chance(Phrase("odds-down"), float(ends.chance(lambda end: end.dd == 0)))]
    spreads = [] if rolled.dd == 0 else [spread("odds-removed", ends.map(lambda end: rolled.dd - end.dd))]
    if harms:
        out = "odds-out" if rolled.pool == BODY else "odds-spent"
        chances.append(Chance(Phrase("odds-lost"), float(ends.mean(lambda end: end.lost)), points=True))
        chances.append(Chance(Phrase(out), float(ends.chance(lambda end: end.out != 0))))
        spreads.append(spread("odds-dice", ends.map(lambda end: end.lost)))
    return Prospect(text, steps(rolled.parts), rolled.parts, tuple(chances), policy(rolled), spreads=tuple(spreads))


def steps(parts: Iterable[Modifier]) -> int:
    """The sum of what makes a die bigger and smaller."""
    return sum(part.value for part in parts)


def policy(rolled: Rolled) -> Phrase:
    """What is rolled, and how the player is taken to choose."""
    told: dict[str, Value] = {
        "pool": POOL_NAMES[rolled.pool], "dice": rolled.dice, "die": rolled.die, "dd": rolled.dd,
        "rollers": rolled.rollers, "targets": rolled.targets,
    }  # fmt: skip
    return Phrase("odds-policy", told, ("FT-ARM-03",))


def spread(name: str, found: Dist[int]) -> Spread:
    """The chances of each number from 0 to the highest."""
    most = max(found.weights)
    return Spread(Phrase(name), tuple(float(found.chance(n)) for n in range(most + 1)))
