"""adjDX: standing and for one attack, as one number and as the list of its reasons. [CM-ATTR-04 CM-ADJ-01]

Every adjustment is one rule on a Situation; the number adds the rules up, the list names them.
"""

from collections.abc import Callable
from typing import NamedTuple

from affray.core import Modifier
from affray.referee import rule
from affray.systems.melee.content.codes import (
    CREATION_SPELL,
    FRONT,
    HTH,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    POLE,
    PRONE,
    REAR,
    SIDE,
    STANDING,
    THROWN,
    THROWN_SPELL,
)
from affray.systems.melee.rules.aim import is_physical, megahex_range
from affray.systems.melee.rules.injury import low_dx, wounded_dx

STAYED = -1_000
"""The standing adjDX of a disengager where nobody has disengaged: slower than anyone."""


class Situation(NamedTuple):
    """An attack as far as adjDX goes; flags are 0 or 1."""

    dx: int
    """DX itself."""
    armor_dx: int = 0
    """What armor adds, 0 or less."""
    shield_dx: int = 0
    """What a ready shield adds, 0 or less."""
    spell_dx: int = 0
    """What spells on the attacker add."""
    low: int = 0
    """Its ST was 3 or less in this combat."""
    wounded: int = 0
    """The hits of last turn cost it DX."""
    exhausted: int = 0
    """It is exhausted."""
    kind: int = MELEE
    """The kind of attack."""
    crossbow: int = 0
    """It shoots a crossbow."""
    posture: int = STANDING
    """The attacker's posture."""
    waited: int = 0
    """Turns in a row that it has waited."""
    hexes_moved: int = 0
    """Hexes that it moved this turn."""
    in_shadow: int = 0
    """It stands in shadow."""
    through_shadow: int = 0
    """The flight passes through shadow."""
    in_fire: int = 0
    """It stands in fire."""
    on_body: int = 0
    """It stands on a body."""
    broken_ground: int = 0
    """It moved over broken ground this turn."""
    two_weapons: int = 0
    """It attacks with two weapons."""
    sweeping: int = 0
    """It strikes a sweeping blow."""
    zone: int = FRONT
    """The zone of the target that the attack comes from."""
    hexes: int = 0
    """Range in hexes."""
    megahexes: int = 0
    """Range in megahexes."""
    invisible: int = 0
    """The target is invisible."""
    target_in_shadow: int = 0
    """The target is in a shadow hex."""
    flying: int = 0
    """The target is in the air."""
    size: int = 1
    """The target's hexes."""
    giant_snake: int = 0
    """The target is a giant snake."""
    charged: int = 0
    """The target charged and ended next to the attacker."""
    blur: int = 0
    """What Blur on the target adds, 0 or less."""
    left_dx: int = STAYED
    """Standing adjDX of a target that disengaged before; else STAYED."""
    knack: int = 0
    """What the attacker's race adds."""


# --- standing ---------------------------------------------------------------------------------------------------------
@rule
def dx_part(s: Situation) -> int:
    """DX itself. [CM-ATTR-04]"""
    return s.dx


@rule
def armor_part(s: Situation) -> int:
    """What worn armor costs. [CM-ADJ-10]"""
    return s.armor_dx


@rule
def shield_part(s: Situation) -> int:
    """What a ready shield costs. [CM-ADJ-10]"""
    return s.shield_dx


@rule
def low_part(s: Situation) -> int:
    """What an ST that was 3 or less costs. [CM-INJ-01]"""
    return low_dx(s.low)


@rule
def wounded_part(s: Situation) -> int:
    """What the hits of the last turn cost. [CM-INJ-04 CM-ADJ-07]"""
    return wounded_dx(s.wounded)


@rule
def exhausted_part(s: Situation) -> int:
    """What exhaustion costs. [CM-FAT-04 CM-ADJ-07]"""
    return -2 if s.exhausted != 0 else 0


@rule
def spell_part(s: Situation) -> int:
    """What spells on the figure change. [CM-ATTR-04]"""
    return s.spell_dx


@rule
def standing_dx(s: Situation) -> int:
    """adjDX without any attack. [CM-ATTR-04]

    >>> standing_dx(Situation(13, armor_dx=-3, low=1, exhausted=1))
    5
    """
    gear = armor_part(s) + shield_part(s)
    return dx_part(s) + gear + low_part(s) + wounded_part(s) + exhausted_part(s) + spell_part(s)


# --- position ---------------------------------------------------------------------------------------------------------
@rule
def zone_part(s: Situation) -> int:
    """The bonus of the zone of the target that a physical attack comes from; hand-to-hand has its own.
    [CM-ADJ-02 CM-FACE-06 CM-HTH-03]"""
    if is_physical(s.kind) == 0 or s.kind == HTH:
        return 0
    if s.zone == SIDE:
        return 2
    return 4 if s.zone == REAR else 0


@rule
def hth_part(s: Situation) -> int:
    """The bonus in hand-to-hand, whatever the zone. [CM-HTH-03]"""
    return 4 if s.kind == HTH else 0


@rule
def set_pole_part(s: Situation) -> int:
    """The bonus of a pole weapon that stood still against a charge. [CM-ADJ-03]"""
    return 2 if s.kind == POLE and s.hexes_moved == 0 and s.charged != 0 else 0


@rule
def prone_crossbow_part(s: Situation) -> int:
    """The bonus of a crossbow fired prone. [CM-ADJ-04 CM-PRONE-03]"""
    return 1 if s.kind == MISSILE and s.crossbow != 0 and s.posture == PRONE else 0


@rule
def waiting_part(s: Situation) -> int:
    """The bonus of turns waited for an opening, of a physical attack. [CM-ADJ-05]"""
    return min(s.waited, 2) if is_physical(s.kind) != 0 else 0


# --- target -----------------------------------------------------------------------------------------------------------
@rule
def is_at_figure(kind: int) -> int:
    """Whether an attack of a kind is aimed at a figure, and not at a hex to create something in. [CM-ADJ-06]"""
    return 0 if kind == CREATION_SPELL else 1


@rule
def invisible_part(s: Situation) -> int:
    """What an invisible target costs. [CM-ADJ-06]"""
    return -6 * s.invisible * is_at_figure(s.kind)


@rule
def target_shadow_part(s: Situation) -> int:
    """What a target in a shadow hex costs. [CM-ADJ-06]"""
    return -4 * s.target_in_shadow * is_at_figure(s.kind)


@rule
def flying_part(s: Situation) -> int:
    """What a target in flight costs, a small one more. [CM-ADJ-06 CM-FLY-03]"""
    return (-4 if s.size == 1 else -1) * s.flying * is_at_figure(s.kind)


@rule
def snake_part(s: Situation) -> int:
    """What a giant snake as target costs. [CM-ADJ-06]"""
    return -3 * s.giant_snake * is_at_figure(s.kind)


@rule
def blur_part(s: Situation) -> int:
    """What Blur on the target changes. [CM-SPELL-08]"""
    return s.blur * is_at_figure(s.kind)


@rule
def left_part(s: Situation) -> int:
    """What a target that disengaged before a slower attacker costs it, never a bonus. [CM-DIS-03 CM-DIS-04]"""
    return min(0, standing_dx(s) - s.left_dx) if s.kind in (MELEE, POLE, THROWN) else 0


# --- self -------------------------------------------------------------------------------------------------------------
@rule
def shadow_part(s: Situation) -> int:
    """What standing in shadow or shooting through it costs, once. [CM-ADJ-07]"""
    return -6 if s.in_shadow != 0 or s.through_shadow != 0 else 0


@rule
def two_weapons_part(s: Situation) -> int:
    """What attacking with two weapons costs each attack. [CM-ADJ-07]"""
    return -4 * s.two_weapons


@rule
def sweeping_part(s: Situation) -> int:
    """What a sweeping blow costs each of its attacks. [CM-ADJ-07]"""
    return -4 * s.sweeping


@rule
def fire_part(s: Situation) -> int:
    """What standing in fire costs. [CM-ADJ-07]"""
    return -2 * s.in_fire


@rule
def body_part(s: Situation) -> int:
    """What standing on a body costs. [CM-ADJ-07]"""
    return -2 * s.on_body


@rule
def broken_ground_part(s: Situation) -> int:
    """What having moved over broken ground this turn costs. [CM-ADJ-07]"""
    return -2 * s.broken_ground


# --- range ------------------------------------------------------------------------------------------------------------
@rule
def thrown_range_part(s: Situation) -> int:
    """What the hexes to the target cost thrown weapons and thrown spells. [CM-ADJ-08 CM-SPELL-05]"""
    return -s.hexes if s.kind in (THROWN, THROWN_SPELL) else 0


@rule
def missile_range_part(s: Situation) -> int:
    """What the megahexes to the target cost missile weapons and missile spells. [CM-ADJ-09 CM-SPELL-04]"""
    return megahex_range(s.megahexes) if s.kind in (MISSILE, MISSILE_SPELL) else 0


@rule
def knack_part(s: Situation) -> int:
    """What the attacker's race adds to an attack of that kind (filler of races.csv). [CM-ADJ-01]"""
    return s.knack


# --- sums -------------------------------------------------------------------------------------------------------------
@rule
def position_sum(s: Situation) -> int:
    """What the attacker's position adds. [CM-ADJ-02 CM-ADJ-03 CM-ADJ-04 CM-ADJ-05]"""
    return zone_part(s) + hth_part(s) + set_pole_part(s) + prone_crossbow_part(s) + waiting_part(s)


@rule
def target_sum(s: Situation) -> int:
    """What the target's conditions add. [CM-ADJ-06]"""
    seen = invisible_part(s) + target_shadow_part(s) + blur_part(s)
    return seen + flying_part(s) + snake_part(s) + left_part(s)


@rule
def self_sum(s: Situation) -> int:
    """What the attacker's own conditions add. [CM-ADJ-07]"""
    manner = two_weapons_part(s) + sweeping_part(s)
    return shadow_part(s) + manner + fire_part(s) + body_part(s) + broken_ground_part(s) + knack_part(s)


@rule
def range_sum(s: Situation) -> int:
    """What range adds. [CM-ADJ-08 CM-ADJ-09]"""
    return thrown_range_part(s) + missile_range_part(s)


@rule
def adj_dx(s: Situation) -> int:
    """adjDX of the attack. [CM-ADJ-01]

    >>> adj_dx(Situation(13, kind=THROWN, hexes=4, zone=REAR))
    13
    """
    return standing_dx(s) + position_sum(s) + target_sum(s) + self_sum(s) + range_sum(s)


@rule
def miss_dx(s: Situation) -> int:
    """adjDX of the roll to miss a friend, where the range is the one to the friend: neither its zone nor its condition
    counts. [CM-MISS-04]

    >>> miss_dx(Situation(13, kind=MISSILE, megahexes=3, zone=REAR, in_fire=1))
    10
    """
    return standing_dx(s) + self_sum(s) + range_sum(s)


# --- reasons ----------------------------------------------------------------------------------------------------------
Part = Callable[[Situation], int]
Parts = tuple[tuple[str, str, Part], ...]
STANDING_PARTS: Parts = (
    ("DX", "CM-ATTR-04", dx_part),
    ("armor", "CM-ADJ-10", armor_part),
    ("shield", "CM-ADJ-10", shield_part),
    ("low ST", "CM-INJ-01", low_part),
    ("wounded last turn", "CM-INJ-04", wounded_part),
    ("exhausted", "CM-FAT-04", exhausted_part),
    ("spells", "CM-ATTR-04", spell_part),
)
SELF_PARTS: Parts = (
    ("shadow", "CM-ADJ-07", shadow_part),
    ("two weapons", "CM-ADJ-07", two_weapons_part),
    ("sweeping blow", "CM-ADJ-07", sweeping_part),
    ("standing in fire", "CM-ADJ-07", fire_part),
    ("standing on a body", "CM-ADJ-07", body_part),
    ("broken ground", "CM-ADJ-07", broken_ground_part),
    ("race", "CM-ADJ-01", knack_part),
)
RANGE_PARTS: Parts = (("range", "CM-ADJ-08", thrown_range_part), ("range", "CM-ADJ-09", missile_range_part))
PLACE_PARTS: Parts = (
    ("zone", "CM-ADJ-02", zone_part),
    ("hand-to-hand", "CM-HTH-03", hth_part),
    ("set pole weapon", "CM-ADJ-03", set_pole_part),
    ("prone crossbow", "CM-ADJ-04", prone_crossbow_part),
    ("waiting", "CM-ADJ-05", waiting_part),
    ("invisible target", "CM-ADJ-06", invisible_part),
    ("target in shadow", "CM-ADJ-06", target_shadow_part),
    ("target in flight", "CM-ADJ-06", flying_part),
    ("giant snake", "CM-ADJ-06", snake_part),
    ("blurred target", "CM-SPELL-08", blur_part),
    ("disengaged before", "CM-DIS-04", left_part),
)
ZONE_LABELS = {2: "side hex", 4: "rear hex"}


def nonzero_parts(parts: Parts, s: Situation) -> tuple[Modifier, ...]:
    """The parts that are not zero, in order."""
    values = ((label, part(s), clause) for label, clause, part in parts)
    return tuple(
        Modifier(ZONE_LABELS[value] if label == "zone" else label, value, clause)
        for label, value, clause in values
        if value != 0
    )


def standing_parts(s: Situation) -> tuple[Modifier, ...]:
    """The reasons of standing adjDX; their sum is `standing_dx`. [CM-ATTR-04]"""
    return nonzero_parts(STANDING_PARTS, s)


def adj_parts(s: Situation) -> tuple[Modifier, ...]:
    """The reasons of adjDX of the attack; their sum is `adj_dx`. [CM-ADJ-01]"""
    return nonzero_parts((*STANDING_PARTS, *PLACE_PARTS, *SELF_PARTS, *RANGE_PARTS), s)


def miss_parts(s: Situation) -> tuple[Modifier, ...]:
    """The reasons of adjDX of a roll to miss a friend; their sum is `miss_dx`. [CM-MISS-04]"""
    return nonzero_parts((*STANDING_PARTS, *SELF_PARTS, *RANGE_PARTS), s)
