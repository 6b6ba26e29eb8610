"""What weapons and shields ask of a figure: ST, hands, and the turns between two shots. All of it is filler."""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.melee.content.codes import READY, SHOOT
from affray.systems.melee.content.tables import Weapon

HANDS = 2


@rule
def is_strong_enough(strength: int, required: int) -> int:
    """Whether a figure may use a weapon or shield; the ST is that of `strength`. [CM-EQUIP-01 CM-ATTR-03]

    >>> is_strong_enough(12, 12), is_strong_enough(11, 12)
    (1, 0)
    """
    return 1 if strength >= required else 0


@rule
def can_hold(first: int, second: int, shield: int) -> int:
    """Whether two weapons of so many hands (0: none) and a shield (0, 1) may be ready together. [CM-EQUIP-02]

    >>> can_hold(2, 0, 0), can_hold(2, 0, 1), can_hold(1, 1, 0), can_hold(1, 1, 1)
    (1, 0, 1, 0)
    """
    return 1 if first + second + shield <= HANDS else 0


class Rate(NamedTuple):
    """How fast a missile weapon shoots: turns of reloading between two shots, and from a standing adjDX of `fast_dx`
    (0: from none) other turns and shots a turn. [CM-EQUIP-03]"""

    reload: int
    fast_dx: int
    fast_reload: int
    fast_shots: int


def rate_of(weapon: Weapon) -> Rate:
    """The rate of a weapon of the table. [CM-EQUIP-03]"""
    return Rate(weapon.reload_turns, weapon.fast_dx, weapon.fast_reload_turns, weapon.shots_if_fast)


@rule
def is_fast(rate: Rate, standing_dx: int) -> int:
    """Whether a figure shoots at the faster rate. [CM-EQUIP-03]"""
    return 1 if 0 < rate.fast_dx <= standing_dx else 0


@rule
def shots_per_action(rate: Rate, standing_dx: int) -> int:
    """How often a figure may fire in one action. [CM-EQUIP-03]

    >>> shots_per_action(Rate(0, 15, 0, 2), 14), shots_per_action(Rate(0, 15, 0, 2), 15)
    (1, 2)
    """
    return rate.fast_shots if is_fast(rate, standing_dx) != 0 else 1


@rule
def reload_turns(rate: Rate, standing_dx: int) -> int:
    """How many turns of reloading lie between two shots. [CM-EQUIP-03]

    >>> reload_turns(Rate(2, 14, 1, 1), 13), reload_turns(Rate(2, 14, 1, 1), 14)
    (2, 1)
    """
    return rate.fast_reload if is_fast(rate, standing_dx) != 0 else rate.reload


@rule
def reload_left(left: int, option: int, fired: int, rate: Rate, standing_dx: int) -> int:
    """How many turns of reloading are left after a turn of an option: a shot begins them, and only f without a shot and
    e, which no engaged figure has, count. [CM-EQUIP-03 CM-OPT-23]

    >>> crossbow = Rate(2, 14, 1, 1)
    >>> reload_left(0, SHOOT, 1, crossbow, 12), reload_left(2, SHOOT, 0, crossbow, 12), reload_left(2, 0, 0, crossbow, 12)
    (2, 1, 2)
    """
    if fired != 0:
        return reload_turns(rate, standing_dx)
    return max(0, left - 1) if option in (SHOOT, READY) else left
