"""Melee: one roll settles a trade of blows; the order of the rolls of an Ounce. [FT-MELEE-02 to FT-MELEE-11 FT-ARM-07]"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.fortmayn.content.codes import ROLL_DEFEND, ROLL_MELEE, TOLD_DEFENDED, TOLD_EXCHANGE
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.dice.pools import roll_pool
from affray.systems.fortmayn.rules.saves_and_sunder import Endured, Fighter, Spoiled, Target, endure, spoil_gear
from affray.systems.fortmayn.rules.tests_and_stunts import Tally, effective_hits, tally


class Exchange(NamedTuple):
    """What a melee roll did. [FT-MELEE-04 FT-MELEE-08]"""

    removed: int
    """Difficulty Dice removed."""
    dd: int
    """Difficulty Dice left."""
    exposed: int
    """Dice of the character exposed."""
    wounded: int
    """Dice of the character wounded."""
    ready: int
    """Dice of the character that are ready."""
    shield: Wear
    """The character's shield afterwards."""
    armor: Wear
    """The character's armor afterwards."""
    sundered: int
    """What the character sundered: NOTHING, SHIELD or ARMOR."""
    foe_shield: int
    """The die of the opponent's shield afterwards."""
    foe_armor: int
    """The die of the opponent's armor afterwards."""
    out: int
    """Whether the character is Out of Action."""


@rule
def exposure(done: Tally, house: House) -> int:
    """How many dice a character's own roll exposes: none under `retaliation`, where the foe's blow is a roll of its
    own. [FT-MELEE-04 FT-MELEE-06]"""
    return 0 if house.retaliation != 0 else done.exposed


@rule
def exchange_result(done: Tally, end: Endured, foe: Spoiled) -> Exchange:
    """The exchange that these parts make."""
    return Exchange(
        removed=done.removed,
        dd=done.dd,
        exposed=done.exposed,
        wounded=end.wounded,
        ready=end.ready,
        shield=end.shield,
        armor=end.armor,
        sundered=end.sundered,
        foe_shield=foe.shield,
        foe_armor=foe.armor,
        out=end.out,
    )


@procedure
def exchange(ref: Referee, who: int, fighter: Fighter, foe: Target, house: House) -> Exchange:
    """A melee roll of character `who` with all ready BODY Dice against one opponent: it removes, spoils armor by exact
    fives, and exposes the roller by what is left. Under `retaliation` it exposes nobody; `defend` is the foe's blow then.

    [FT-MELEE-03 FT-MELEE-04 FT-MELEE-05 FT-MELEE-06 FT-MELEE-10 FT-ARM-07]
    """
    armored = 1 if foe.shield + foe.armor > 0 else 0
    kinds = roll_pool(ref, fighter.ready, fighter.die, fighter.removes_at, ROLL_MELEE, armored)
    found = tally(effective_hits(kinds.hits, foe), kinds.lows, foe.dd, house)
    done = Tally(found.removed, found.dd, exposure(found, house))
    tell(ref, TOLD_EXCHANGE, done.removed, done.dd, done.exposed, kinds.hits)
    gear = spoil_gear(ref, foe, kinds.fives)
    end = endure(
        ref,
        who,
        type=fighter.type,
        ready=fighter.ready,
        exposed=done.exposed,
        shield=fighter.shield,
        armor=fighter.armor,
        no_save=foe.no_save,
    )
    return exchange_result(done, end, gear)


@procedure
def defend(ref: Referee, who: int, fighter: Fighter, foe: Target) -> Exchange:
    """The roll of a character whose action went elsewhere and whom a foe attacks: it removes and spoils nothing, and
    exposes him by all the foe's Difficulty Dice. [FT-MELEE-11 FT-MELEE-04]"""
    kinds = roll_pool(ref, fighter.ready, fighter.die, fighter.removes_at, ROLL_DEFEND)
    exposed = min(kinds.lows, foe.dd)
    tell(ref, TOLD_DEFENDED, foe.dd, exposed)
    end = endure(
        ref,
        who,
        type=fighter.type,
        ready=fighter.ready,
        exposed=exposed,
        shield=fighter.shield,
        armor=fighter.armor,
        no_save=foe.no_save,
    )
    return exchange_result(Tally(0, foe.dd, exposed), end, Spoiled(foe.shield, foe.armor))


@rule
def after_exchange(fighter: Fighter, done: Exchange) -> Fighter:
    """The character after a melee roll. [FT-MELEE-03]"""
    return Fighter(fighter.type, done.ready, fighter.die, fighter.removes_at, done.shield, done.armor)


@rule
def foe_after_exchange(foe: Target, done: Exchange) -> Target:
    """The opponent after a melee roll. [FT-MELEE-05 FT-ARM-07]"""
    return Target(done.dd, done.foe_shield, done.foe_armor, foe.tough, foe.no_save, foe.immune)


def ounce_order(distances: Sequence[int]) -> tuple[int, ...]:
    """The order of melee rolls by the distance of each pair: the nearest first, then in the players' order.
    [FT-MELEE-02]

    >>> ounce_order((5, 2, 5, 0))
    (3, 1, 0, 2)
    """
    return tuple(sorted(range(len(distances)), key=lambda place: distances[place]))
