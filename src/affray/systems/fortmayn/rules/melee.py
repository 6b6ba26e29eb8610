"""Melee: one roll settles a trade of blows; the order of the rolls of an Ounce. [FT-MELEE-02 to FT-MELEE-11 FT-ARM-07]"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.fortmayn.content.codes import ROLL_DEFEND, ROLL_MELEE, TOLD_DEFENDED, TOLD_EXCHANGE
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.rules.dice.pools import roll_pool
from affray.systems.fortmayn.rules.saves_and_sunder import Endured, Fighter, FoeBody, Target, endure, strike
from affray.systems.fortmayn.rules.tests_and_stunts import Tally, effective_hits, tally


class Exchange(NamedTuple):
    """What a melee roll did: Difficulty Dice removed, the opponent afterwards, dice of the character exposed, what they leave
    of him. [FT-MELEE-04 FT-MELEE-08]"""

    removed: int
    foe: FoeBody
    exposed: int
    own: Endured


@rule
def exposure(done: Tally, house: House) -> int:
    """How many dice a character's own roll exposes: none under `retaliation`, where the foe's blow is a roll of its
    own. [FT-MELEE-04 FT-MELEE-06]"""
    return 0 if house.retaliation != 0 else done.exposed


@procedure
def exchange(ref: Referee, who: int, fighter: Fighter, foe: Target, house: House) -> Exchange:
    """A melee roll of character `who` with all ready BODY Dice against one opponent: it removes, spoils armor by exact
    fives, and exposes the roller by what is left. Under `retaliation` it exposes nobody; `defend` is the foe's blow then.

    [FT-MELEE-03 FT-MELEE-04 FT-MELEE-05 FT-MELEE-06 FT-MELEE-10 FT-ARM-07]
    """
    armored = 1 if foe.shield + foe.armor > 0 else 0
    kinds = roll_pool(ref, fighter.body.ready, fighter.die, fighter.removes_at, ROLL_MELEE, armored)
    done = tally(effective_hits(kinds.hits, foe), kinds.lows, foe.dd, house)
    exposed = exposure(done, house)
    tell(ref, TOLD_EXCHANGE, done.removed, done.dd, exposed, kinds.hits)
    left = strike(ref, foe, done.removed, kinds.fives)
    own = endure(ref, who, fighter.body, exposed, foe.no_save)
    return Exchange(removed=done.removed, foe=left, exposed=exposed, own=own)


@procedure
def defend(ref: Referee, who: int, fighter: Fighter, foe: Target) -> Exchange:
    """The roll of a character whose action went elsewhere and whom a foe attacks: it removes and spoils nothing, and
    exposes him by all the foe's Difficulty Dice. [FT-MELEE-11 FT-MELEE-04]"""
    kinds = roll_pool(ref, fighter.body.ready, fighter.die, fighter.removes_at, ROLL_DEFEND)
    exposed = min(kinds.lows, foe.dd)
    tell(ref, TOLD_DEFENDED, foe.dd, exposed)
    own = endure(ref, who, fighter.body, exposed, foe.no_save)
    return Exchange(removed=0, foe=FoeBody(dd=foe.dd, shield=foe.shield, armor=foe.armor), exposed=exposed, own=own)


def ounce_order(distances: Sequence[int]) -> tuple[int, ...]:
    """The order of melee rolls by the distance of each pair: the nearest first, then in the players' order.
    [FT-MELEE-02]

    >>> ounce_order((5, 2, 5, 0))
    (3, 1, 0, 2)
    """
    return tuple(sorted(range(len(distances)), key=lambda place: distances[place]))
