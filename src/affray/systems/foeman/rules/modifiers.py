"""mDX, standing and for one attack, as a number and as the list of its modifiers. [FM-GEN-05 FM-DX-01]

Every modifier is one rule on a Situation; the number adds the rules up, the list names them.
"""

from collections.abc import Callable
from typing import NamedTuple

from affray.core import Modifier
from affray.referee import rule
from affray.systems.foeman.content.codes import FIRE, FRONT, HURL, JAB, LEFT, REAR, RIGHT, SAME, STRIKE
from affray.systems.foeman.content.rounding import half_up, quarter_up


class Situation(NamedTuple):
    """An attack as far as mDX goes; flags are 0 or 1."""

    dx: int
    """The attacker's basic DX."""
    armor_dx: int
    """DX- of the attacker's armor."""
    shield_dx: int
    """DX- of the attacker's ready shield."""
    duress: int
    """The attacker's duress: 0, -2 or -4."""
    pivot: int
    """What a failed Pivot costs the attacker: 0, -1 or -2."""
    kind: int
    """The kind of attack: STRIKE, JAB, HURL or FIRE."""
    side_a: int
    """The hexside of the target that is crossed; SAME inside the hex."""
    side_b: int
    """The other hexside crossed on a border, otherwise `side_a` again."""
    distance: int
    """The range in hexes."""
    attacker_hth: int
    """Whether the attacker is in Hand-to-Hand."""
    target_hth: int
    """Whether the target is in Hand-to-Hand."""
    attacker_prone: int
    """Whether the attacker is prone."""
    target_prone: int
    """Whether the target is prone."""
    aim: int
    """Rounds spent watching that count, 0 to 2."""
    doubled: int
    """Whether a one-hand weapon is gripped with both hands."""
    charge: int = 0
    """Whether it is a Strike after a Charge In."""


# --- standing ---------------------------------------------------------------------------------------------------------
@rule
def basic_part(s: Situation) -> int:
    """Basic DX. [FM-GEN-05]"""
    return s.dx


@rule
def armor_part(s: Situation) -> int:
    """What worn armor costs. [FM-DX-01 FM-EQP-04]"""
    return -s.armor_dx


@rule
def shield_part(s: Situation) -> int:
    """What a ready large shield costs. [FM-DX-01 FM-EQP-04]"""
    return -s.shield_dx


@rule
def duress_part(s: Situation) -> int:
    """What duress costs. [FM-DX-02 FM-DX-03]"""
    return s.duress


@rule
def pivot_part(s: Situation) -> int:
    """What a failed Pivot costs. [FM-PIV-04]"""
    return s.pivot


# --- this attack ------------------------------------------------------------------------------------------------------
@rule
def side_bonus(side: int) -> int:
    """The bonus through one hexside of the target. [FM-DX-04]

    >>> [side_bonus(side) for side in (FRONT, RIGHT, LEFT, REAR, SAME)]
    [0, 2, 2, 4, 0]
    """
    if side in (RIGHT, LEFT):
        return 2
    return 4 if side == REAR else 0


@rule
def hexside_part(s: Situation) -> int:
    """The bonus of the hexside struck through, the better for the target on a border. [FM-DX-04 FM-LOS-03]"""
    return min(side_bonus(s.side_a), side_bonus(s.side_b))


@rule
def same_hex_part(s: Situation) -> int:
    """The bonus inside the hex. [FM-DX-05]"""
    return 2 if s.side_a == SAME else 0


@rule
def from_hth_part(s: Situation) -> int:
    """What attacking another hex out of hand-to-hand costs. [FM-DX-06]"""
    return -4 if s.attacker_hth != 0 and s.side_a != SAME else 0


@rule
def into_hth_part(s: Situation) -> int:
    """What attacking into a hand-to-hand elsewhere costs. [FM-DX-06]"""
    return -2 if s.target_hth != 0 and s.side_a != SAME else 0


@rule
def attacker_prone_part(s: Situation) -> int:
    """What lying prone costs against another hex. [FM-DX-07]"""
    return -2 if s.attacker_prone != 0 and s.side_a != SAME else 0


@rule
def target_prone_part(s: Situation) -> int:
    """The bonus against a prone figure in another hex. [FM-DX-07]"""
    return 2 if s.target_prone != 0 and s.side_a != SAME else 0


@rule
def aim_part(s: Situation) -> int:
    """The bonus of rounds spent watching. [FM-DX-08]"""
    return s.aim


@rule
def hurl_part(s: Situation) -> int:
    """What range costs a Hurl. [FM-DX-09]"""
    return -half_up(s.distance) if s.kind == HURL else 0


@rule
def fire_part(s: Situation) -> int:
    """What range costs a shot. [FM-DX-10]"""
    return -quarter_up(s.distance) if s.kind == FIRE else 0


@rule
def doubled_part(s: Situation) -> int:
    """What a doubled grip costs a Strike or Jab. [FM-DX-11]"""
    return -1 if s.doubled != 0 and s.kind in (STRIKE, JAB) else 0


@rule
def charge_part(s: Situation) -> int:
    """What a Charge In costs its Strike (filler). [MW-SPC-02]"""
    return -1 if s.charge != 0 and s.kind == STRIKE else 0


# --- sums -------------------------------------------------------------------------------------------------------------
@rule
def standing_sum(s: Situation) -> int:
    """mDX without any attack. [FM-DX-01]"""
    return basic_part(s) + armor_part(s) + shield_part(s) + duress_part(s) + pivot_part(s)


@rule
def adjustment(s: Situation) -> int:
    """What the attack adds to standing mDX. [FM-DX-04 FM-DX-11]"""
    place = hexside_part(s) + same_hex_part(s) + from_hth_part(s) + into_hth_part(s)
    posture = attacker_prone_part(s) + target_prone_part(s) + aim_part(s)
    return place + posture + hurl_part(s) + fire_part(s) + doubled_part(s) + charge_part(s)


@rule
def bid_adjustment(s: Situation) -> int:
    """What the attack adds to mDX when tied bids are compared: a doubled grip does not count. [FM-BID-05 FM-DX-11]"""
    return adjustment(s) - doubled_part(s)


@rule
def attack_mdx(s: Situation) -> int:
    """mDX of the attack. [FM-GEN-05 FM-DX-01]"""
    return standing_sum(s) + adjustment(s)


@rule
def standing_situation(dx: int, armor_dx: int, shield_dx: int, duress: int, pivot: int) -> Situation:
    """A figure's situation outside any attack."""
    return Situation(
        dx=dx, armor_dx=armor_dx, shield_dx=shield_dx, duress=duress, pivot=pivot, kind=STRIKE, side_a=FRONT,
        side_b=FRONT, distance=1, attacker_hth=0, target_hth=0, attacker_prone=0, target_prone=0, aim=0, doubled=0,
    )  # fmt: skip


@rule
def standing_mdx(dx: int, armor_dx: int, shield_dx: int, duress: int, pivot: int) -> int:
    """mDX without any attack: duress and pivot are 0 or less. [FM-DX-01]

    >>> standing_mdx(13, 3, 1, -2, 0)
    7
    """
    return standing_sum(standing_situation(dx, armor_dx, shield_dx, duress, pivot))


# --- reasons ----------------------------------------------------------------------------------------------------------
Part = Callable[[Situation], int]
DURESS = "duress"
STANDING: tuple[tuple[str, str, Part], ...] = (
    ("DX", "FM-GEN-05", basic_part),
    ("armor", "FM-DX-01", armor_part),
    ("large shield", "FM-DX-01", shield_part),
    (DURESS, "FM-DX-03", duress_part),
    ("pivot", "FM-PIV-04", pivot_part),
)
HEXSIDE_LABELS = {2: "side hexside", 4: "rear hexside"}
ATTACK: tuple[tuple[str, str, Part], ...] = (
    ("hexside", "FM-DX-04", hexside_part),
    ("same hex", "FM-DX-05", same_hex_part),
    ("out of hand-to-hand", "FM-DX-06", from_hth_part),
    ("into hand-to-hand", "FM-DX-06", into_hth_part),
    ("prone attacker", "FM-DX-07", attacker_prone_part),
    ("prone target", "FM-DX-07", target_prone_part),
    ("aim", "FM-DX-08", aim_part),
    ("range", "FM-DX-09", hurl_part),
    ("range", "FM-DX-10", fire_part),
    ("doubled grip", "FM-DX-11", doubled_part),
    ("charge", "MW-SPC-02", charge_part),
)


def nonzero_modifiers(parts: tuple[tuple[str, str, Part], ...], s: Situation, one_attack: int) -> tuple[Modifier, ...]:
    """The parts that are not 0, in order; the duress that one attack brought is a part of its own.

    [FM-DX-02 FM-DX-03]
    """
    found: list[Modifier] = []
    for label, clause, part in parts:
        value = part(s)
        if label == DURESS:
            found.append(Modifier("duress of one attack", one_attack, "FM-DX-02"))
            found.append(Modifier("duress of a round", value - one_attack, clause))
        else:
            found.append(Modifier(HEXSIDE_LABELS.get(value, label) if label == "hexside" else label, value, clause))
    return tuple(part for part in found if part.value != 0)


def standing_parts(
    dx: int, armor_dx: int, shield_dx: int, duress: int, pivot: int, one_attack: int = 0
) -> tuple[Modifier, ...]:
    """The modifiers of standing mDX, which add up to it; `one_attack` is the part of the duress that one attack
    brought.

    [FM-DX-01 FM-DX-02 FM-DX-03]
    """
    return nonzero_modifiers(STANDING, standing_situation(dx, armor_dx, shield_dx, duress, pivot), one_attack)


def attack_parts(s: Situation, one_attack: int = 0) -> tuple[Modifier, ...]:
    """The modifiers of an attack's mDX, which add up to it. [FM-DX-01 FM-DX-02 FM-DX-03]"""
    return nonzero_modifiers((*STANDING, *ATTACK), s, one_attack)
