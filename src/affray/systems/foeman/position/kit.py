"""What a figure wears and holds, resolved from names to numbers once."""

from functools import lru_cache
from typing import NamedTuple

from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import find_armor, find_race, find_shield, is_shield
from affray.systems.foeman.rules.defence import NO_HAND, Cover, shield_hand_side
from affray.systems.foeman.rules.weapon_use import cover_of

KEPT = 4096


class Kit(NamedTuple):
    """What the race, the worn armor and the hands of a figure come to; flags are 0 or 1."""

    race: int
    """The index of its race."""
    speed: int
    """MA less the MA- of the worn armor and the ready shield. [FM-FIG-11 FM-EQP-04]"""
    armor_dx: int
    """DX- of the worn armor. [FM-EQP-04]"""
    shield_dx: int
    """DX- of the ready shield. [FM-EQP-04]"""
    shielded: int
    """Whether a shield is ready."""
    handed: int
    """The handedness for shield cover: a shield in the strong hand covers that hand's side. [FM-ARM-04]"""
    left_hand: int
    """The front hexside on the hand of a weapon that is not in the strong hand; NO_HAND without one. [MW-DEF-06]"""
    alone: int
    """Whether the strong hand holds no weapon."""
    cover: Cover
    """What covers it. [FM-ARM-01 FM-ARM-02]"""


def ready_shield(main: str, off: str) -> str:
    """The shield in one of two hands, or "None"."""
    if is_shield(off):
        return off
    return main if is_shield(main) else NONE


@lru_cache(KEPT)
def kit_of(race: str, armor: str, main: str, off: str, handed: int) -> Kit:
    """The kit of a figure of a race that wears this and holds that. Raises InputError for an unknown name."""
    kind, worn, shield = find_race(race), find_armor(armor), find_shield(ready_shield(main, off))
    hand = 1 - handed if is_shield(main) else handed
    return Kit(
        race=kind.index,
        speed=kind.ma - worn.ma_minus - shield.ma_minus,
        armor_dx=worn.dx_minus,
        shield_dx=shield.dx_minus,
        shielded=1 if shield.index else 0,
        handed=hand,
        left_hand=shield_hand_side(handed) if off != "" and not is_shield(off) else NO_HAND,
        alone=1 if main == "" or is_shield(main) else 0,
        cover=cover_of(worn, shield, hand),
    )
