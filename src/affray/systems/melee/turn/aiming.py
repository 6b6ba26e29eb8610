"""One attack in a position: the ways to aim it, adjDX with its reasons, and all that the dice then need.

[CM-ADJ-01 CM-FACE-04 CM-FACE-05 CM-HEX-05 CM-MISS-01 CM-DIS-04 CM-HIT-06]
"""

from functools import lru_cache
from typing import NamedTuple

from affray.core import Modifier, Refusal
from affray.core.fight_state import team_lead
from affray.space.bodies import Hexes, body_distance
from affray.space.crossing import crossed_hexes
from affray.space.hex import Hex, distance
from affray.systems.melee.content.codes import (
    CHARGE,
    HTH,
    MELEE,
    MISSILE,
    NO_SHARE,
    POLE,
    PRONE,
    STANDING,
    THROWN,
    WELL,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.arms import arm_by_name, hth_arm
from affray.systems.melee.position.figures import (
    GOOD_ARM,
    KEPT,
    body_hexes,
    cover_of,
    placed_figures,
    standing_situation,
    strength_of,
)
from affray.systems.melee.position.hands import (
    BREATH,
    creature_breath,
    creature_of,
    has_trait,
    is_broken,
    natural_attack,
    table_id,
)
from affray.systems.melee.position.state import State, is_airborne, zone_posture
from affray.systems.melee.rules.adjusted_dx import STAYED, Situation, adj_dx, miss_dx
from affray.systems.melee.rules.aim import (
    Bystander,
    aim_refusal,
    bystanders_at_target,
    bystanders_passed,
    effective_zone,
    has_body_before,
    is_flying,
    is_line_through,
    megahexes,
    nearest_hex_pairs,
)
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import (
    DamageDice,
    protection,
    protection_parts,
)
from affray.systems.melee.rules.engagement import Placed, heights_meet
from affray.systems.melee.rules.equipment import Arm, arm_dice, arm_share
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.friends_on_the_way import Friend
from affray.systems.melee.turn.spells.created_figures import is_harmless

CROSSBOWS = ("light_crossbow", "heavy_crossbow")
SNAKE = "target_-3"
KNACK = 2
NO_ITEM = ""
"""The item of a spell."""
Place = tuple[Hexes, int]
"""Hexes and a facing."""


class Aim(NamedTuple):
    """One way to make an attack: from which own hex at which hex of the target, where the target is taken to stand, and
    whom the flight passes, near to far (of a pair of hexes: whom the shooter picks from)."""

    source: Hex
    hex: Hex
    hexes: Hexes
    facing: int
    passed: tuple[tuple[int, ...], ...]


# --- what is struck with ----------------------------------------------------------------------------------------------
def is_crossbow(item: str) -> int:
    """Whether an item is a crossbow. [CM-PRONE-03]"""
    return int(table_id(item) in CROSSBOWS)


def breath_dice(state: State, i: int) -> tuple[int, int]:
    """The dice of a creature's breath and what it costs in fatigue; (0, 0) for one that has none (filler)."""
    return creature_breath(creature_of(state.figures[i]))


def arm_used(state: State, i: int, item: str, kind: int) -> Arm:
    """What figure i makes an attack with, in numbers. [CM-DMG-01 CM-HIT-06 CM-HTH-08 CM-HTH-09]"""
    figure = state.figures[i]
    row, name = creature_of(figure), "" if item == natural_attack(figure) else item
    if kind == HTH:
        return hth_arm(name, row.hth_damage if row is not None and not name else "", strength_of(state, i))
    return arm_by_name(name, row)


def damage_of(state: State, i: int, item: str, kind: int) -> DamageDice:
    """The damage dice of an attack. [CM-DMG-01 CM-HTH-08 CM-HTH-09]"""
    return arm_dice(arm_used(state, i, item, kind), strength_of(state, i))


def damage_share(state: State, i: int, item: str) -> int:
    """How many halves of its damage a weapon does; an image's does none. [CM-EQUIP-04 CM-SPELL-07]"""
    if is_harmless(state.figures[i]):
        return NO_SHARE
    return arm_share(arm_used(state, i, item, MELEE), int(is_broken(item)))


# --- aiming -----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def aims_at(state: State, i: int, j: int, kind: int, item: str = NO_ITEM) -> tuple[Aim, ...]:
    """Every way to make an attack, the best first; none where it may not be made. [CM-FACE-04]"""
    figures, place = placed_figures(state), target_place(state, i, j, kind)
    found = [
        aim_of(state, figures, i, kind, source, pos, place=place, j=j)
        for source, pos in aim_pairs(figures, i, j, kind, place)
        if reach_refusal(state, figures[i], figures[j], kind=kind, item=item, source=source, pos=pos) is None
    ]
    order = {aim: (-adj_dx(situation(state, i, j, kind, item, aim)), len(aim.passed)) for aim in found}
    return tuple(sorted(order, key=lambda aim: order[aim]))


def aim_pairs(figures: tuple[Placed, ...], i: int, j: int, kind: int, place: Place) -> tuple[tuple[Hex, Hex], ...]:
    """From which own hex at which hex of the target, where it is taken to stand, an attack can be aimed. [CM-FACE-04]"""
    if kind == HTH:
        shared = [pos for pos in figures[i].hexes if pos in figures[j].hexes]
        return tuple((pos, pos) for pos in shared[:1])
    return nearest_hex_pairs(figures[i].hexes, place[0])


def target_place(state: State, i: int, j: int, kind: int) -> Place:
    """Where a target is taken to stand for an attack, and how it faces: where it is, but in the hex that it has left if it
    disengaged before this enemy, which had it in front, could strike or throw. [CM-DIS-04]"""
    target = state.figures[j]
    if target.turn.left is not None and i in target.turn.left.foes and kind in (MELEE, POLE, THROWN):
        return target.turn.left.hexes, target.turn.left.facing
    return target.hexes, target.facing


def reach_refusal(
    state: State, own: Placed, target: Placed, kind: int, item: str, source: Hex, pos: Hex
) -> Refusal | None:
    """Why an attack from one hex at another may not be made; None when it may. [CM-FACE-05 CM-FACE-06 CM-FLY-03]"""
    meet = int(heights_meet(own, target))
    walls = spell_effects.terrain_hexes(state, "wall")
    crossbow = is_crossbow(item) if item else 0
    return aim_refusal(kind, own, source, pos, walls, state.house, crossbow=crossbow, meet=meet)


def aim_of(
    state: State, figures: tuple[Placed, ...], i: int, kind: int, source: Hex, pos: Hex, place: Place, j: int
) -> Aim:
    """A way to make an attack, with those whom its flight passes. [CM-MISS-01]"""
    hexes, facing = place
    if not is_flying(kind):
        return Aim(source, pos, hexes, facing, ())
    side = team_lead(state, state.figures[i].side)
    others = [
        Bystander(f.hexes if n not in (i, j) and f.awake else (), f.posture, int(f.side == side))
        for n, f in enumerate(figures)
    ]
    met = bystanders_passed(crossed_hexes(source, pos), others, state.house)
    beside = bystanders_at_target(pos, others, state.house) if figures[j].in_hth else ()
    return Aim(source, pos, hexes, facing, met + tuple(group for group in beside if group not in met))


# --- adjDX ------------------------------------------------------------------------------------------------------------
def zone_at(state: State, j: int, aim: Aim) -> int:
    """The zone of the target that an attack comes from. [CM-ADJ-02]"""
    target = state.figures[j]
    wide = int(has_trait(target, "side_is_front"))
    return zone(aim.hexes, aim.facing, zone_posture(target), aim.source, side_is_front=wide)


def has_charged(state: State, i: int, j: int) -> bool:
    """Whether figure j charged and ended next to figure i. [CM-ADJ-03]"""
    foe = state.figures[j]
    return foe.turn.option == CHARGE and foe.turn.walked >= 1 and body_distance(foe.hexes, state.figures[i].hexes) == 1


def situation(
    state: State, i: int, j: int, kind: int, item: str, aim: Aim, *, two: bool = False, sweeping: bool = False
) -> Situation:
    """An attack as far as adjDX goes. [CM-ADJ-01]"""
    figure, target = state.figures[i], state.figures[j]
    shadow, line = spell_effects.terrain_hexes(state, "shadow"), crossed_hexes(aim.source, aim.hex)
    return own_situation(state, i, kind, item, aim.source)._replace(
        two_weapons=int(two),
        sweeping=int(sweeping),
        through_shadow=int(bool(shadow) and is_line_through(line, shadow)),
        zone=effective_zone(
            zone_at(state, j, aim),
            kind,
            distance(aim.source, aim.hex),
            int(zone_posture(target) == PRONE),
            int(item == BREATH),
            state.house,
        ),
        hexes=distance(aim.source, aim.hex),
        megahexes=megahexes(aim.source, aim.hex, state.house),
        invisible=spell_effects.is_invisible(state, j),
        target_in_shadow=int(aim.hex in shadow),
        flying=int(is_airborne(target)),
        size=len(target.hexes),
        giant_snake=int(has_trait(target, SNAKE)),
        charged=int(has_charged(state, i, j)),
        blur=spell_effects.blur_cost(state, j),
        left_dx=target.turn.left.dx if target.turn.left is not None and aim.hexes == target.turn.left.hexes else STAYED,
        knack=KNACK if kind == THROWN and figure.race == GOOD_ARM else 0,
    )


def own_situation(state: State, i: int, kind: int, item: str, source: Hex) -> Situation:
    """What of an attack is the attacker's alone: its standing adjDX, how and where it stands. [CM-ADJ-04 CM-ADJ-07]"""
    figure = state.figures[i]
    aloft = is_airborne(figure)
    lying = not aloft and figure.body.posture != PRONE and any(pos in body_hexes(state, i) for pos in figure.hexes)
    fire = spell_effects.terrain_hexes(state, "fire")
    return standing_situation(state, i)._replace(
        kind=kind,
        crossbow=is_crossbow(item) if item else 0,
        posture=figure.body.posture,
        waited=figure.waited,
        hexes_moved=figure.turn.walked + figure.turn.crawled,
        in_shadow=int(source in spell_effects.terrain_hexes(state, "shadow")),
        in_fire=int(not aloft and any(pos in fire for pos in figure.hexes)),
        on_body=int(lying),
        broken_ground=int(figure.turn.broken_ground),
    )


# --- the dice ---------------------------------------------------------------------------------------------------------
def strike_of(
    state: State, i: int, j: int, kind: int, item: str, aim: Aim, *, two: bool = False, sweeping: bool = False
) -> Strike:
    """An attack with a weapon, hands or natural weapons as the dice need it. [CM-HIT-01 CM-DMG-04 CM-PRONE-05]"""
    target = state.figures[j]
    adj = adj_dx(situation(state, i, j, kind, item, aim, two=two, sweeping=sweeping))
    sheltered, body_stops = cover_before(state, j, kind, aim)
    return Strike(
        adj,
        kind,
        dice=damage_of(state, i, item, kind),
        stance=target.body.stance,
        wielding=arm_used(state, i, item, kind).wielding,
        stops=protection(cover_of(state, j), zone_at(state, j, aim)),
        share=damage_share(state, i, item),
        charged=charge_hexes(state, i, j) if kind == POLE else 0,
        sheltered=sheltered,
        body_stops=body_stops,
    )


def protection_from(state: State, n: int, source: Hex) -> tuple[Modifier, ...]:
    """What protects figure n from what comes out of a hex. [CM-DMG-04 CM-DMG-05]"""
    figure = state.figures[n]
    wide = int(has_trait(figure, "side_is_front"))
    seen = zone(figure.hexes, figure.facing, zone_posture(figure), source, side_is_front=wide)
    return protection_parts(cover_of(state, n), seen)


def protection_on(state: State, n: int, j: int, aim: Aim) -> tuple[Modifier, ...]:
    """What protects figure n from an attack at figure j that has met it. [CM-DMG-04 CM-DMG-05 CM-MISS-04]"""
    met = state.figures[n]
    there = aim if n == j else aim._replace(hexes=met.hexes, facing=met.facing)
    return protection_parts(cover_of(state, n), zone_at(state, n, there))


def charge_hexes(state: State, i: int, j: int) -> int:
    """The hexes of a charge by the attacker or against it, the longer. [CM-ADJ-03]"""
    figure = state.figures[i]
    own = figure.turn.walked if figure.turn.option == CHARGE else 0
    return max(own, state.figures[j].turn.walked if has_charged(state, i, j) else 0)


def cover_before(state: State, j: int, kind: int, aim: Aim) -> tuple[int, int]:
    """The posture of a target behind a body (STANDING: no body in the way), and the hits that protect that body.
    [CM-PRONE-05]"""
    posture = state.figures[j].body.posture
    line = crossed_hexes(aim.source, aim.hex)
    if kind != MISSILE or posture == STANDING or not has_body_before(line, body_hexes(state, j)):
        return STANDING, 0
    body = body_met(state, j, aim)
    lying = state.figures[body]
    there = Aim(aim.source, aim.hex, lying.hexes, lying.facing, ())
    return posture, protection(cover_of(state, body), zone_at(state, body, there))


def body_met(state: State, j: int, aim: Aim) -> int:
    """The figure that lies in the last hex of a line before its target. [CM-PRONE-05]"""
    last = crossed_hexes(aim.source, aim.hex)[-1]
    return next(
        n
        for n, f in enumerate(state.figures)
        if n != j and f.body.status != WELL and any(pos in f.hexes for pos in last)
    )


def friend_of(state: State, i: int, n: int, kind: int, item: str, aim: Aim) -> Friend:
    """A figure on the line of flight as the roll to miss it needs it. [CM-MISS-04]"""
    friend = state.figures[n]
    pos = min(friend.hexes, key=lambda there: distance(aim.source, there))
    shadow, line = spell_effects.terrain_hexes(state, "shadow"), crossed_hexes(aim.source, pos)
    s = own_situation(state, i, kind, item, aim.source)._replace(
        hexes=distance(aim.source, pos),
        megahexes=megahexes(aim.source, pos, state.house),
        through_shadow=int(bool(shadow) and is_line_through(line, shadow)),
        knack=KNACK if kind == THROWN and state.figures[i].race == GOOD_ARM else 0,
    )
    there = Aim(aim.source, pos, friend.hexes, friend.facing, ())
    return Friend(miss_dx(s), protection(cover_of(state, n), zone_at(state, n, there)))
