"""Engagement: who is armed, whose front hexes hold a figure, how many it takes, and the state that follows.

[CM-ENG-01 CM-ENG-02 CM-ENG-03 CM-ENG-04 CM-ENG-05 CM-ENG-07 CM-ENG-08 CM-FLY-03 CM-FLY-04 CM-MOVE-04]
"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import rule
from affray.space.bodies import Hexes
from affray.space.hex import Hex, memoize
from affray.systems.melee.content.codes import DISENGAGED, ENGAGED, IN_HTH, PRONE, STANDING
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.facing import front_hexes

SWARMED_SIZE = 3
HUGE_SIZE = 7


class Placed(NamedTuple):
    """A figure as far as the ground goes; flags are 0 or 1."""

    side: int
    """The index of its side."""
    hexes: Hexes
    """Its hexes, the head first."""
    facing: int
    """The direction it faces, 0 to 5, clockwise from north."""
    armed: int = 1
    """Whether it is armed, as `is_armed` says."""
    posture: int = STANDING
    """Its posture."""
    awake: int = 1
    """Whether it is neither unconscious nor dead."""
    in_hth: int = 0
    """Whether it is in hand-to-hand."""
    airborne: int = 0
    """Whether it is in the air."""
    meets_ground: int = 0
    """Whether it, a flier, chose to engage figures on the ground."""
    apart: int = 0
    """Whether it agrees to be at another height than other fliers."""
    side_is_front: int = 0
    """Whether its side hexes count as front."""
    crawls: int = 0
    """Whether it crawled in its last movement."""

    @property
    def zone_posture(self) -> int:
        """The posture by which its zones are told: who crawls has only rear hexes as if prone. [CM-FACE-07]"""
        return PRONE if self.crawls and self.posture != STANDING else self.posture


@rule
def is_armed(strikes: int, natural: int, missile: int, house: House) -> int:
    """Whether a figure is armed: with a ready weapon that strikes an adjacent hex (a hand, pole or thrown weapon, a staff)
    or with natural weapons; under `bowmen_engage` a ready missile weapon does too. [CM-ENG-02]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> is_armed(0, 0, 1, PLAIN), is_armed(0, 0, 1, PLAIN._replace(bowmen_engage=1)), is_armed(0, 1, 0, PLAIN)
    (0, 1, 1)
    """
    if strikes != 0 or natural != 0:
        return 1
    return 1 if missile != 0 and house.bowmen_engage != 0 else 0


@rule
def has_enough_engagers(size: int, one_hex: int, larger: int) -> int:
    """Whether a figure of so many hexes is engaged, when it is in front hexes of so many armed one-hex enemies and so many
    larger ones. [CM-ENG-01 CM-ENG-03 CM-ENG-04 CM-ENG-05]

    >>> has_enough_engagers(1, 1, 0), has_enough_engagers(3, 1, 0), has_enough_engagers(3, 0, 1), has_enough_engagers(7, 2, 0), has_enough_engagers(7, 3, 0)
    (1, 0, 1, 0, 1)
    """
    if size >= HUGE_SIZE:
        needed = 3
    elif size >= SWARMED_SIZE:
        needed = 2
    else:
        needed = 1
    return 1 if larger > 0 or one_hex >= needed else 0


@rule
def may_push(size: int, st: int, largest: int, combined_st: int) -> int:
    """Whether a figure of so many hexes and that ST may push enemies back, of whom the largest has so many hexes and who
    have so much ST together; ST is the starting value. [CM-ENG-08 CM-ATTR-03]

    >>> may_push(3, 30, 1, 26), may_push(3, 30, 1, 30), may_push(3, 30, 3, 10), may_push(1, 30, 1, 8)
    (1, 0, 0, 0)
    """
    return 1 if size >= 2 and largest < size and combined_st < st else 0


@rule
def state_at_move(in_hth: int, engaged: int) -> int:
    """The state of a figure whose turn to move has come, HTH before engaged. [CM-MOVE-04]

    >>> state_at_move(1, 1) == IN_HTH, state_at_move(0, 1) == ENGAGED, state_at_move(0, 0) == DISENGAGED
    (True, True, True)
    """
    if in_hth != 0:
        return IN_HTH
    return ENGAGED if engaged != 0 else DISENGAGED


def heights_meet(one: Placed, other: Placed) -> bool:
    """Whether the heights of two figures let them engage each other: two fliers unless both agree to be apart, a flier and
    a figure on the ground if the flier has chosen so. [CM-FLY-03 CM-FLY-04]"""
    if one.airborne and other.airborne:
        return not (one.apart and other.apart)
    if one.airborne or other.airborne:
        return bool((one if one.airborne else other).meets_ground)
    return True


def can_engage(enemy: Placed) -> bool:
    """Whether a figure engages anybody: armed, awake, neither prone nor crawling, and not in HTH.
    [CM-ENG-02 CM-ENG-07 CM-FACE-07 CM-PRONE-02]"""
    return bool(enemy.armed and enemy.awake and not enemy.in_hth and enemy.zone_posture != PRONE)


def has_in_front(enemy: Placed, who: Placed) -> bool:
    """Whether a figure stands in a front hex of another. [CM-ENG-01 CM-FACE-04]"""
    front = front_set(enemy.hexes, enemy.facing, enemy.zone_posture, enemy.side_is_front)
    return not front.isdisjoint(who.hexes)


@memoize
def front_set(hexes: Hexes, facing: int, posture: int, side_is_front: int) -> frozenset[Hex]:
    """The front hexes of a figure, to look others up in. [CM-FACE-02]"""
    return frozenset(front_hexes(hexes, facing, posture, side_is_front=side_is_front))


def engagers(figures: Sequence[Placed], who: int) -> tuple[int, ...]:
    """The places of all armed enemies that have a figure in a front hex, even if they are too few to engage it; the
    figure's own facing does not matter. [CM-ENG-01 CM-ENG-07]"""
    own = figures[who]
    return tuple(
        place
        for place, enemy in enumerate(figures)
        if enemy.side != own.side and can_engage(enemy) and heights_meet(enemy, own) and has_in_front(enemy, own)
    )


def is_engaged_among(figures: Sequence[Placed], who: int) -> bool:
    """Whether a figure is engaged. [CM-ENG-01 CM-ENG-03 CM-ENG-04 CM-ENG-05]"""
    by = engagers(figures, who)
    larger = sum(len(figures[place].hexes) > 1 for place in by)
    return bool(has_enough_engagers(len(figures[who].hexes), len(by) - larger, larger))
