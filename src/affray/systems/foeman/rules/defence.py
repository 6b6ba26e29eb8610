"""Guard, and what armor, shield and the Defend Opt stop.

An attack exactly on a border of two sectors has two sides, and the target takes the better one for each purpose; with
one side, `side_b` repeats `side_a`. [FM-LOS-03]
"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.foeman.content.codes import (
    DEFENDING,
    DODGING,
    FRONT,
    FRONT_LEFT,
    FRONT_RIGHT,
    JAB,
    NO_ITEM,
    NOT_DEFENDING,
    RIGHT_HANDED,
    SAME,
    STRIKE,
    WITH_SHIELD,
    WITH_WEAPON,
)
from affray.systems.foeman.content.house_rules import House

BETTER, MINDWAND = 1, 2
"""Values of `defending_item` beside `each`. [FM-ARM-05 MW-DEF-02]"""
DEFEND_RT, DEFEND_BL = 4, 1
OFFHAND_RT, OFFHAND_BL = 2, 1
NO_HAND = -1


class Cover(NamedTuple):
    """A figure's armor and ready shield; the last three fields are what house rules add against one attack.

    [MW-DEF-05 MW-DEF-06]
    """

    armor_pr: int
    """Points that the armor always stops (PR)."""
    armor_rt1: int
    """The armor's first rating (RT)."""
    armor_bl1: int
    """The Block (BL) of the armor's first rating, in points."""
    armor_rt2: int
    """The armor's second rating."""
    armor_bl2: int
    """The Block of the armor's second rating, in points."""
    shield_pr: int
    """Points that the shield always stops."""
    shield_rt1: int
    """The shield's first rating."""
    shield_bl1: int
    """The Block of the shield's first rating, in points."""
    shield_rt2: int
    """The shield's second rating."""
    shield_bl2: int
    """The Block of the shield's second rating, in points."""
    shield: int
    """Whether a shield is ready (1) or not (0)."""
    handed: int
    """The strong hand: RIGHT_HANDED or LEFT_HANDED."""
    wide: int = 0
    """Whether a Dodger's shield covers all Front hexes (1) or not (0)."""
    off: int = NO_HAND
    """The front hexside on the hand of an offhand weapon that shields; NO_HAND for none."""
    off_alone: int = 0
    """Whether that weapon is the one that the figure would Defend with (1) or not (0)."""


class Ratings(NamedTuple):
    """What an item stops: points whatever the hit (PR), and two ratings (RT) each with its Block (BL). [FM-ARM-01]"""

    pr: int
    rt1: int
    bl1: int
    rt2: int
    bl2: int


NOTHING = Ratings(0, 0, 0, 0, 0)


class Screen(NamedTuple):
    """What is in the way of one attack: armor and shield by their ratings; other fields are 0 or 1.

    `either`: the Defend Opt's Block counts where it is better than the shield's own; `offhand` and `weapon`: an offhand
    weapon and a Defending weapon are in the way.
    """

    armor: Ratings
    shield: Ratings
    either: int
    offhand: int
    weapon: int


class Stopped(NamedTuple):
    """Points stopped by armor, by a shield, and by a Defending weapon."""

    armor: int
    shield: int
    defend: int


# --- Guard ------------------------------------------------------------------------------------------------------------
@rule
def is_front_side(side: int) -> int:
    """Whether a hexside is one of the Front hexsides. [FM-GEN-03]"""
    return 1 if side in (FRONT, FRONT_LEFT, FRONT_RIGHT) else 0


@rule
def is_through_front(side_a: int, side_b: int) -> int:
    """Whether an attack counts as crossing a Front hexside. [FM-LOS-03]"""
    return max(is_front_side(side_a), is_front_side(side_b))


@rule
def is_strike_or_jab(kind: int) -> int:
    """Whether an attack is a Strike or a Jab, which Defend meets, rather than a Hurl or Fire. [FM-GRD-01 FM-GRD-02]"""
    return 1 if kind in (STRIKE, JAB) else 0


@rule
def mode_after(kind: int, side_a: int, side_b: int, mode: int, used: int, engaged: int) -> int:
    """How a figure defends from this attack on: an unengaged Defender turns to Dodge against Hurl or Fire through its
    front before any Defense was used. [FM-GRD-02]"""
    missile = 1 - is_strike_or_jab(kind)
    if mode == DEFENDING and missile != 0 and engaged == 0 and used == 0 and is_through_front(side_a, side_b) != 0:
        return DODGING
    return mode


@rule
def is_met_by_guard(kind: int, side_a: int, side_b: int, mode: int, used: int, engaged: int, house: House) -> int:
    """Whether Guard meets an attack. [FM-GRD-01 FM-GRD-02 FM-GRD-03 FM-OPT-12]"""
    if mode == NOT_DEFENDING:
        return 0
    if side_a == SAME:
        return 1 if house.guard_in_hth != 0 and mode == DEFENDING else 0
    if is_through_front(side_a, side_b) == 0:
        return 0
    if house.guard_scope != 0:
        return 1
    wanted = DEFENDING if is_strike_or_jab(kind) != 0 else DODGING
    return 1 if mode_after(kind, side_a, side_b, mode, used, engaged) == wanted else 0


@rule
def is_defense_used(kind: int, guard: int) -> int:
    """Whether a Defense is used up by this attack: Guard applied to a Strike or Jab. [FM-GRD-02]"""
    return 1 if guard != 0 and is_strike_or_jab(kind) != 0 else 0


@rule
def kind_met(kind: int, steps: int, house: House) -> int:
    """The kind of an attack as Defend and Dodge meet it: a Hurl or shot from an adjacent hex may be met like a Strike,
    which leaves Defend as it is. [MW-DEF-04]

    >>> from affray.systems.foeman.content.codes import FIRE
    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> adjacent = PLAIN._replace(defend_adjacent_missile=1)
    >>> [kind_met(FIRE, steps, adjacent) for steps in (1, 2)] == [STRIKE, FIRE]
    True
    """
    return STRIKE if house.defend_adjacent_missile != 0 and steps <= 1 else kind


# --- points stopped ---------------------------------------------------------------------------------------------------
@rule
def block_points(margin: int, rt1: int, bl1: int, rt2: int, bl2: int) -> int:
    """The points that an item stops beyond its PR, by the margin of the hit. [FM-ARM-01 FM-ARM-02]

    >>> [block_points(margin, 2, 3, 4, 1) for margin in (-1, 2, 3, 4, 5)]
    [3, 3, 1, 1, 0]
    """
    if margin <= rt1:
        return bl1
    return bl2 if margin <= rt2 else 0


@rule
def defend_block(margin: int) -> int:
    """The points that the Defend Opt stops, by the margin of the hit. [FM-ARM-05]"""
    return block_points(margin, DEFEND_RT, DEFEND_BL, DEFEND_RT, 0)


@rule
def points_stopped(margin: int, by: Ratings) -> int:
    """The points that an item stops, by the margin of the hit. [FM-ARM-01 FM-ARM-02]"""
    return by.pr + block_points(margin, by.rt1, by.bl1, by.rt2, by.bl2)


@rule
def armor_of(cover: Cover) -> Ratings:
    """The ratings of worn armor, which count from every direction. [FM-ARM-01 FM-ARM-03]"""
    return Ratings(cover.armor_pr, cover.armor_rt1, cover.armor_bl1, cover.armor_rt2, cover.armor_bl2)


@rule
def shield_of(cover: Cover) -> Ratings:
    """The ratings of a shield by itself. [FM-ARM-01]"""
    return Ratings(cover.shield_pr, cover.shield_rt1, cover.shield_bl1, cover.shield_rt2, cover.shield_bl2)


@rule
def shield_hand_side(handed: int) -> int:
    """The front hexside on the shield's hand. [FM-ARM-04 FM-ARM-07]"""
    return FRONT_LEFT if handed == RIGHT_HANDED else FRONT_RIGHT


@rule
def is_shield_side(side: int, handed: int) -> int:
    """Whether a shield that is not the Defending item works through a hexside. [FM-ARM-04]"""
    return 1 if side in (FRONT, shield_hand_side(handed)) else 0


@rule
def other_front_hand(side: int) -> int:
    """The front hexside of the other hand."""
    return FRONT_RIGHT if side == FRONT_LEFT else FRONT_LEFT


@rule
def is_through_front_or(hand: int, side_a: int, side_b: int) -> int:
    """Whether an attack comes through the front hexside or through the one of a hand."""
    return 1 if side_a in (FRONT, hand) or side_b in (FRONT, hand) else 0


@rule
def is_offhand_shielding(mode: int, item: int, cover: Cover) -> int:
    """Whether an offhand weapon shields by itself: not while it is the Defending item. [MW-DEF-06]"""
    if cover.off == NO_HAND or (cover.off_alone != 0 and mode == DEFENDING and item == WITH_WEAPON):
        return 0
    return 1


@rule
def cover_against(cover: Cover, kind: int, steps: int, off: int, off_alone: int, house: House) -> Cover:
    """The cover against an attack of a kind from so many hexes away; `off`: the hexside of an offhand weapon.

    [MW-DEF-05 MW-DEF-06]
    """
    wide = 1 if house.dodge_covers_front != 0 and is_strike_or_jab(kind) == 0 and steps > 1 else 0
    hand = off if house.offhand_weapon_shields != 0 and is_strike_or_jab(kind) != 0 else NO_HAND
    return Cover(
        armor_pr=cover.armor_pr, armor_rt1=cover.armor_rt1, armor_bl1=cover.armor_bl1, armor_rt2=cover.armor_rt2,
        armor_bl2=cover.armor_bl2, shield_pr=cover.shield_pr, shield_rt1=cover.shield_rt1, shield_bl1=cover.shield_bl1,
        shield_rt2=cover.shield_rt2, shield_bl2=cover.shield_bl2, shield=cover.shield, handed=cover.handed, wide=wide,
        off=hand, off_alone=off_alone,
    )  # fmt: skip


@rule
def is_defend_opt_working(kind: int, side_a: int, side_b: int, mode: int, item: int) -> int:
    """Whether the shielding Defend Opt works: in Defend mode with an item, against a Strike or Jab through the front.
    [FM-ARM-05 FM-ARM-08 FM-OPT-12]"""
    if mode != DEFENDING or item == NO_ITEM or is_strike_or_jab(kind) == 0:
        return 0
    return is_through_front(side_a, side_b)


@rule
def is_shield_working(kind: int, side_a: int, side_b: int, mode: int, item: int, cover: Cover, house: House) -> int:
    """Whether a ready shield is in the way of an attack. [FM-ARM-04 FM-ARM-05 FM-ARM-08 MW-DEF-02 MW-DEF-05]

    Reading: inside the hex any Defending figure interposes its shield, whatever the item it named.
    """
    if cover.shield == 0:
        return 0
    if side_a == SAME:
        return 1 if mode == DEFENDING else 0
    alone = house.defending_item != MINDWAND or is_offhand_shielding(mode, item, cover) == 0
    if item == WITH_SHIELD and alone and is_defend_opt_working(kind, side_a, side_b, mode, item) != 0:
        return 1
    if cover.wide != 0 and mode == DODGING:
        return is_through_front(side_a, side_b)
    if house.defending_shield_cover != 0 and mode == DEFENDING:
        return is_through_front(side_a, side_b)
    return max(is_shield_side(side_a, cover.handed), is_shield_side(side_b, cover.handed))


@rule
def defending_shield(cover: Cover, house: House) -> Ratings:
    """The ratings of a shield as the Defending item, by `defending_item`. [FM-ARM-01 FM-ARM-05 MW-DEF-02]

    each: the better rating and the better Block of its own and the Defend Opt's; mindwand: its own Block at the Defend
    Opt's rating; better: its own, of which the Defend Opt may then stop more.

    >>> from affray.systems.foeman.content.house_rules import read_house
    >>> large = Cover(0, 0, 0, 0, 0, 1, 2, 2, 4, 1, 1, RIGHT_HANDED)
    >>> [tuple(defending_shield(large, read_house({"defending_item": value}))) for value in ("each", "better", "mindwand")]
    [(1, 4, 2, 4, 0), (1, 2, 2, 4, 1), (1, 4, 2, 4, 0)]
    """
    if house.defending_item == BETTER:
        return shield_of(cover)
    if house.defending_item == MINDWAND:
        return Ratings(cover.shield_pr, DEFEND_RT, cover.shield_bl1, DEFEND_RT, 0)
    rating = max(DEFEND_RT, cover.shield_rt1, cover.shield_rt2)
    return Ratings(cover.shield_pr, rating, max(DEFEND_BL, cover.shield_bl1), rating, 0)


@rule
def is_weapon_defending(kind: int, side_a: int, side_b: int, mode: int, item: int, cover: Cover, house: House) -> int:
    """Whether a weapon as Defending item is in the way: through all Front hexes, or by `defending_item` beside another
    shielding item through the front and its own hand's front hex. [FM-ARM-05 MW-DEF-01 MW-DEF-03]"""
    if item != WITH_WEAPON or is_defend_opt_working(kind, side_a, side_b, mode, item) == 0:
        return 0
    if house.defending_item == MINDWAND and cover.shield != 0:
        return is_through_front_or(other_front_hand(shield_hand_side(cover.handed)), side_a, side_b)
    if house.defending_item == MINDWAND and is_offhand_shielding(mode, item, cover) != 0:
        return is_through_front_or(other_front_hand(cover.off), side_a, side_b)
    return 1


@rule
def is_offhand_working(side_a: int, side_b: int, mode: int, item: int, cover: Cover) -> int:
    """Whether an offhand weapon is in the way: through the front and its own hand's front hex (filler). [MW-DEF-06]"""
    return is_through_front_or(cover.off, side_a, side_b) if is_offhand_shielding(mode, item, cover) != 0 else 0


@rule
def screen_of(kind: int, side_a: int, side_b: int, mode: int, item: int, cover: Cover, house: House) -> Screen:
    """What is in the way of an attack; mode is the one after it. [FM-ARM-04 FM-ARM-05 FM-ARM-06]"""
    shield, either = NOTHING, 0
    if is_shield_working(kind, side_a, side_b, mode, item, cover, house=house) != 0:
        shield = shield_of(cover)
        if item == WITH_SHIELD and mode == DEFENDING and is_strike_or_jab(kind) != 0:
            shield, either = defending_shield(cover, house), 1 if house.defending_item == BETTER else 0
    offhand = is_offhand_working(side_a, side_b, mode, item, cover)
    weapon = is_weapon_defending(kind, side_a, side_b, mode, item, cover, house=house)
    return Screen(armor_of(cover), shield, either, offhand, weapon)


@rule
def parts_stopped(margin: int, screen: Screen) -> Stopped:
    """The points stopped of a hit, by part; `margin` is the score less the final total. An offhand weapon counts as
    shield.

    [FM-ARM-01 FM-ARM-05 FM-ARM-06]
    """
    shield = points_stopped(margin, screen.shield)
    if screen.either != 0:
        shield = max(shield, screen.shield.pr + defend_block(margin))
    if screen.offhand != 0:
        shield += block_points(margin, OFFHAND_RT, OFFHAND_BL, OFFHAND_RT, 0)
    return Stopped(points_stopped(margin, screen.armor), shield, defend_block(margin) if screen.weapon != 0 else 0)
