"""Aiming: range, reach, the line of flight, what stops it, and whom it passes.

[CM-HEX-01 CM-HEX-02 CM-HEX-03 CM-HEX-04 CM-HEX-05 CM-FACE-05 CM-FACE-06 CM-PRONE-02 CM-PRONE-03 CM-PRONE-04
CM-MISS-01]

A line is the samples of `crossed`: from near to far, each a hex alone or the pair of hexes between which it runs.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from affray.core import Refusal
from affray.referee import rule
from affray.space.bodies import Hexes, nearest_hexes, nearest_pairs
from affray.space.crossing import crossed_hexes
from affray.space.hex import Hex, Sample, distance
from affray.space.mega import mega_distance
from affray.systems.melee.content.codes import (
    CREATION_SPELL,
    FRONT,
    HTH,
    KNEELING,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    POLE,
    PRONE,
    STANDING,
    THROWN,
    THROWN_SPELL,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import heading
from affray.systems.melee.rules.refusing import refusal

JAB_REACH = 2


# --- range ------------------------------------------------------------------------------------------------------------
def megahexes(a: Hex, b: Hex, house: House) -> int:
    """The range between two hexes in megahexes; under `range_by_hexes` a third of the hexes, rounded up.
    [CM-HEX-02 CM-HEX-03 CM-HEX-04]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> [megahexes((0, 0), (0, -5), house) for house in (PLAIN, PLAIN._replace(range_by_hexes=1))]
    [2, 2]
    """
    return -(-distance(a, b) // 3) if house.range_by_hexes != 0 else mega_distance(a, b)


@rule
def megahex_range(megahexes: int) -> int:
    """What so many megahexes to the target cost. [CM-ADJ-09]

    >>> [megahex_range(n) for n in range(9)]
    [0, 0, 0, -1, -1, -2, -2, -3, -3]
    """
    return -((megahexes - 1) // 2) if megahexes > 2 else 0


# --- reach ------------------------------------------------------------------------------------------------------------
@rule
def is_physical(kind: int) -> int:
    """Whether an attack is made with a weapon or the body, hand-to-hand included. [CM-ADJ-02]"""
    return 1 if kind <= HTH else 0


@rule
def is_spell(kind: int) -> int:
    """Whether an attack is a spell. [CM-FACE-06]"""
    return 1 if kind in (MISSILE_SPELL, THROWN_SPELL, CREATION_SPELL) else 0


@rule
def is_flying(kind: int) -> int:
    """Whether an attack flies, so that friends on its line are in danger: thrown weapons, missile weapons and missile
    spells. [CM-MISS-01]"""
    return 1 if kind in (THROWN, MISSILE, MISSILE_SPELL) else 0


@rule
def can_fire_prone(crossbow: int, house: House) -> int:
    """Whether a missile weapon is fired lying down: a crossbow, under `prone_fire` any. [CM-PRONE-03]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> can_fire_prone(1, PLAIN), can_fire_prone(0, PLAIN), can_fire_prone(0, PLAIN._replace(prone_fire=1))
    (1, 0, 1)
    """
    return 1 if crossbow != 0 or house.prone_fire != 0 else 0


@rule
def can_attack_from(kind: int, posture: int, fires_lying: int) -> int:
    """Whether a figure of that posture makes such an attack outside HTH: standing any; kneeling missile weapons and
    spells; prone what is fired lying down, and spells. [CM-PRONE-02 CM-PRONE-03 CM-PRONE-04]

    >>> [can_attack_from(MISSILE, posture, 0) for posture in (STANDING, KNEELING, PRONE)]
    [1, 1, 0]
    """
    if posture == STANDING or is_spell(kind) != 0 or kind == HTH:
        return 1
    return 1 if kind == MISSILE and (posture == KNEELING or fires_lying != 0) else 0


@rule
def can_reach(kind: int, steps: int, zone: int, house: House) -> int:
    """Whether an attack reaches a hex so many steps away in that zone of the attacker: melee and pole weapons the
    adjacent front hexes (under `pole_jab` pole weapons two hexes), thrown and missile weapons any hex of the front zone,
    HTH the own hex, spells the own hex, any adjacent one and any of the front zone. [CM-FACE-05 CM-FACE-06]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> [can_reach(POLE, 2, FRONT, house) for house in (PLAIN, PLAIN._replace(pole_jab=1))]
    [0, 1]
    """
    if kind == HTH:
        return 1 if steps == 0 else 0
    if is_spell(kind) != 0 and steps <= 1:
        return 1
    if steps == 0 or zone != FRONT:
        return 0
    if kind == POLE and house.pole_jab != 0:
        return 1 if steps <= JAB_REACH else 0
    return 1 if steps == 1 or kind not in (MELEE, POLE) else 0


@rule
def effective_zone(zone: int, kind: int, hexes: int, lies: int, breath: int, house: House) -> int:
    """The zone that counts for adjDX of an attack from so many hexes away: none but the front for a breath, which is fire,
    and under `prone_target_missiles` for what flies from beyond one hex at somebody who lies or crawls.
    [CM-ADJ-02 CM-RET-01]

    >>> from affray.systems.melee.content.codes import REAR
    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> plain = PLAIN._replace(prone_target_missiles=1)
    >>> [effective_zone(REAR, MISSILE, hexes, 1, 0, plain) for hexes in (1, 2)] == [REAR, FRONT]
    True
    """
    if breath != 0:
        return FRONT
    flies = kind in (THROWN, MISSILE) and hexes > 1
    return FRONT if house.prone_target_missiles != 0 and lies != 0 and flies else zone


@rule
def can_reach_height(kind: int, meet: int) -> int:
    """Whether an attack reaches a figure at its height: melee and pole weapons only one whose height meets the attacker's
    as in `heights_meet`, so that what may strike may be struck; whatever flies and spells any. [CM-FLY-03 CM-FLY-04]

    >>> [can_reach_height(kind, 0) for kind in (MELEE, POLE, THROWN, MISSILE)]
    [0, 0, 1, 1]
    """
    return 1 if meet != 0 or kind not in (MELEE, POLE) else 0


def nearest_hex_pairs(attacker: Hexes, target: Hexes) -> tuple[tuple[Hex, Hex], ...]:
    """From which own hex at which hex of the target an attack may be made, where either has several: all that are nearest
    to each other; the attacker's player picks. [CM-FACE-04]

    >>> nearest_hex_pairs(((0, 0), (0, 1)), ((1, 0),))
    (((0, 0), (1, 0)), ((0, 1), (1, 0)))
    """
    return nearest_pairs(attacker, target)


def aim_refusal(
    kind: int,
    attacker: Placed,
    source: Hex,
    target: Hex,
    walls: Collection[Hex],
    house: House,
    *,
    crossbow: int = 0,
    meet: int = 1,
) -> Refusal | None:
    """Why an attack from one of the attacker's hexes at a hex may not be made; None when it may. The source is one of the
    attacker's hexes that are nearest to the target; `meet`: the heights of attacker and target meet.
    [CM-FACE-04 CM-FACE-05 CM-FACE-06 CM-HEX-05 CM-PRONE-02]"""
    if source not in nearest_hexes(attacker.hexes, target):
        return refusal("aim-source", "source", "CM-FACE-04")
    if not can_attack_from(kind, attacker.posture, can_fire_prone(crossbow, house)):
        return refusal("aim-posture", "posture", "CM-PRONE-02", "CM-PRONE-04")
    if not can_reach_height(kind, meet):
        return refusal("aim-height", "height", "CM-FLY-03", "CM-FLY-04")
    seen = heading(attacker.hexes, attacker.facing, target, side_is_front=attacker.side_is_front)
    if not can_reach(kind, distance(source, target), seen, house):
        return refusal("aim-reach", "reach", "CM-FACE-06" if is_spell(kind) else "CM-FACE-05")
    if is_line_through(crossed_hexes(source, target), walls):
        return refusal("aim-wall", "wall", "CM-HEX-05")
    return None


# --- the line ---------------------------------------------------------------------------------------------------------
def is_line_through(line: Sequence[Sample], hexes: Collection[Hex]) -> bool:
    """Whether a line runs into one of these hexes, be they walls or shadows: of a pair both must be such. [CM-HEX-05]

    >>> is_line_through(crossed_hexes((0, 0), (1, -2)), {(0, -1)}), is_line_through(crossed_hexes((0, 0), (1, -2)), {(0, -1), (1, -1)})
    (False, True)
    """
    return any(all(pos in hexes for pos in sample) for sample in line)


def has_body_before(line: Sequence[Sample], bodies: Collection[Hex]) -> bool:
    """Whether a body lies in the last hex of a line before its target. [CM-PRONE-05 CM-HEX-05]

    >>> has_body_before(crossed_hexes((0, 0), (0, -3)), {(0, -2)}), has_body_before(crossed_hexes((0, 0), (0, -3)), {(0, -1)})
    (True, False)
    """
    return is_line_through(line[-1:], bodies)


class Bystander(NamedTuple):
    """A figure other than shooter and target: its hexes, posture, and whether it is a friend of the shooter."""

    hexes: Hexes
    posture: int
    friend: int = 1


@rule
def is_in_danger(friend: int, posture: int, house: House) -> int:
    """Whether a roll to miss is due for a figure on the line: for friends that are not prone; under `roll_to_miss_all`
    for enemies too, under `roll_to_miss_prone` for prone figures too. [CM-MISS-01]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> is_in_danger(1, KNEELING, PLAIN), is_in_danger(1, PRONE, PLAIN), is_in_danger(0, STANDING, PLAIN)
    (1, 0, 0)
    """
    if friend == 0 and house.roll_to_miss_all == 0:
        return 0
    return 0 if posture == PRONE and house.roll_to_miss_prone == 0 else 1


def bystanders_at_target(pos: Hex, bystanders: Sequence[Bystander], house: House) -> tuple[tuple[int, ...], ...]:
    """Whom a flight at a figure in hand-to-hand must miss in the hex that it is aimed at, prone or not, by their places.
    [CM-MISS-01]"""
    if house.roll_to_miss_in_hth == 0:
        return ()
    return tuple(
        (place,)
        for place, bystander in enumerate(bystanders)
        if pos in bystander.hexes and is_in_danger(bystander.friend, STANDING, house) != 0
    )


def bystanders_passed(
    line: Sequence[Sample], bystanders: Sequence[Bystander], house: House
) -> tuple[tuple[int, ...], ...]:
    """Whom a flight along a line passes and must miss, near to far, by their places: one figure each, or those of a pair
    of hexes of whom the shooter picks one. [CM-MISS-01 CM-HEX-05]

    A pair counts if both its hexes hold such figures, else the shooter picks the side where nobody is in danger. A figure
    of several hexes that surely was met is not listed again; the caller drops one that was picked of a pair before.
    """
    met: list[tuple[int, ...]] = []
    done: set[int] = set()
    for sample in line:
        there = [_in_danger_at(pos, bystanders, house) for pos in sample]
        if len(sample) == 1:
            met.extend((place,) for place in there[0] if place not in done)
            done.update(there[0])
        elif all(there) and done.isdisjoint(there[0] + there[1]):
            both = tuple(sorted({*there[0], *there[1]}))
            met.append(both)
            done.update(both if len(both) == 1 else ())
    return tuple(met)


def _in_danger_at(pos: Hex, bystanders: Sequence[Bystander], house: House) -> tuple[int, ...]:
    return tuple(
        place
        for place, bystander in enumerate(bystanders)
        if pos in bystander.hexes and is_in_danger(bystander.friend, bystander.posture, house) != 0
    )
