"""Policies that stand in for a player's choices in a fight where nobody is asked: in plain ints, for odds and batches.

A policy gets the numbers of CHOOSE_SAVE and CHOOSE_SUNDER from `saves_and_sunder`: dice exposed or wounded, dice ready,
the gear.
"""

from collections.abc import Mapping
from functools import cache

from affray.core.field_errors import check_choice
from affray.referee import Policy
from affray.systems.fortmayn.content.codes import ARMOR, CHOOSE_SAVE, CHOOSE_SUNDER, NOTHING, SHIELD
from affray.systems.fortmayn.rules.saves_and_sunder import GEAR_BASE

HABITS: Mapping[str, tuple[int, int]] = {
    "none": (NOTHING, 0),
    "shield": (SHIELD, 0),
    "armor": (ARMOR, 0),
    "last": (SHIELD, 1),
}
"""Ways to save: nothing; every die, with the shield first or with the armor first; only dice without which the character
would be out, with the shield first. Each with what is used first, and whether it waits for the last die."""
USUAL = "shield"


@cache
def habit(first: int, sparing: int, sunders: int) -> Policy:
    """A policy that saves with the item `first`, and with the other once that is gone. With `sparing` it saves only
    what would put the character out; with `sunders` it sunders likewise. Attachments are given up like gear, the first
    one first."""

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        shield, armor = z // GEAR_BASE, z % GEAR_BASE
        item = NOTHING
        if first == SHIELD or (first == NOTHING and what == CHOOSE_SUNDER):
            item = SHIELD if shield > 0 else ARMOR
        elif first == ARMOR:
            item = ARMOR if armor > 0 else SHIELD
        if what == CHOOSE_SAVE:
            return NOTHING if sparing != 0 and x < y else item
        if what == CHOOSE_SUNDER:
            return item if sunders != 0 else NOTHING
        return 1 if sunders != 0 else 0

    return policy


def named_habit(name: str, sunders: int = 1) -> Policy:
    """The policy of a way of HABITS, by its name. Raises InputError for an unknown one."""
    check_choice("save", name, HABITS)
    return habit(*HABITS[name], sunders)
