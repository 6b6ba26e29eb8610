"""What a figure wears and strikes with, in numbers; what weapons and shields ask of it (filler): ST, hands, and the turns
between two shots."""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.melee.content.codes import BARE_HANDS, READY, SHOOT
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import Weapon
from affray.systems.melee.rules.adjusted_dx import Situation
from affray.systems.melee.rules.damage import Cover, DamageDice, bare_hands, broken_share, with_bonus
from affray.systems.melee.rules.fatigue import is_exhausted
from affray.systems.melee.rules.injury import Body, st_counted

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


class Kit(NamedTuple):
    """What a figure wears, and the shield that it has ready, in numbers."""

    armor_dx: int = 0
    """What its armor adds to DX, 0 or less."""
    shield_dx: int = 0
    """What its shield adds to DX, 0 or less."""
    shield_st: int = 0
    """The ST that its shield asks for."""
    cover: Cover = Cover()
    """What protects it."""


@rule
def kit_in_use(kit: Kit, strength: int) -> Kit:
    """The kit without a shield that a figure is not strong enough for; the ST is that of `strength`. [CM-EQUIP-01]

    >>> kit_in_use(Kit(-3, -1, 12, Cover(3, shield=1)), 11)
    Kit(armor_dx=-3, shield_dx=0, shield_st=12, cover=Cover(armor=3, natural=0, spells=0, shield=0))
    """
    if is_strong_enough(strength, kit.shield_st) != 0:
        return kit
    return kit._replace(shield_dx=0, cover=kit.cover._replace(shield=0))


@rule
def standing_situation(dx: int, kit: Kit, body: Body, house: House, spell_dx: int = 0) -> Situation:
    """What standing adjDX is made of, without any attack: DX, what the figure wears, what it has lost, spells.
    [CM-ATTR-04 CM-ADJ-10 CM-INJ-01 CM-INJ-04 CM-FAT-04]"""
    worn = kit_in_use(kit, st_counted(body, house))
    return Situation(
        dx,
        armor_dx=worn.armor_dx,
        shield_dx=worn.shield_dx,
        spell_dx=spell_dx,
        low=body.low,
        wounded=body.wounded,
        exhausted=is_exhausted(body, house),
    )


class Arm(NamedTuple):
    """A weapon, bare hands or a natural weapon as a figure strikes with it; flags are 0 or 1."""

    kind: int
    """The kind of attack."""
    wielding: int
    """What is wielded: a weapon, bare hands or a natural weapon."""
    dice: DamageDice
    """The damage dice; with `by_st` what is added to those of bare hands."""
    by_st: int = 0
    """Whether damage goes by ST, as that of bare hands does."""
    required: int = 0
    """The ST that it asks for."""
    hands: int = 0
    """The hands that it takes."""
    frail: int = 0
    """Whether it does nothing once broken."""
    arms: int = 0
    """Whether a figure that has it ready is armed."""


@rule
def arm_dice(arm: Arm, st: int) -> DamageDice:
    """The damage dice of an arm in the hands of so much ST, that of `strength`. [CM-DMG-01 CM-HTH-08 CM-HTH-09]

    >>> from affray.systems.melee.content.codes import MELEE
    >>> arm_dice(Arm(MELEE, BARE_HANDS, DamageDice(0, 3), by_st=1), 12)
    DamageDice(n=1, add=1, least=0)
    """
    return with_bonus(bare_hands(st), arm.dice.add) if arm.by_st != 0 else arm.dice


@rule
def arm_share(arm: Arm, broken: int) -> int:
    """How many halves of its damage an arm does, broken or whole; hands do not break. [CM-EQUIP-04 CM-HIT-06]"""
    return broken_share(broken if arm.wielding != BARE_HANDS else 0, arm.frail)


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
