"""The case verbs of adjDX, hit rolls, rolls to miss, damage, injury and entries into hand-to-hand."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.systems.melee.cases.given import (
    Dice,
    Die,
    DxGiven,
    Part,
    Positive,
    Posture,
    Whole,
    ZoneName,
    dice_script,
    house_of,
    standing_situation,
)
from affray.systems.melee.cases.hand_to_hand_entry import hth_entry
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
    BROKEN,
    DESTROYED,
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    HELD_NONE,
    KIND_NAMES,
    MELEE,
    POLE,
    POSTURE_NAMES,
    STANCE_NAMES,
    STANDING,
    STATUS_NAMES,
    WHOLE_SHARE,
    WIELDED_NAMES,
    ZONE_NAMES,
)
from affray.systems.melee.content.tables import spells
from affray.systems.melee.rules.adjusted_dx import STAYED, Situation, adj_dx, standing_dx
from affray.systems.melee.rules.aim import effective_zone
from affray.systems.melee.rules.attributes import st_now
from affray.systems.melee.rules.damage import (
    MOST_SPELL_ST,
    Cover,
    DamageDice,
    damage_roll,
    hits_before_protection,
    hits_through,
    hth_damage,
    missile_spell_dice,
    protection,
    read_damage,
    times_rolled,
)
from affray.systems.melee.rules.friends_on_the_way import body_roll, roll_past_friend
from affray.systems.melee.rules.hit_roll import dice_needed, hit_roll, weapon_place_after
from affray.systems.melee.rules.injury import Body, hurt, low_dx, next_turn, status_of, wounded_dx

Kind = Literal["melee", "pole", "thrown", "missile", "hth", "missile_spell", "thrown_spell", "creation_spell"]
HTH_HELD = {
    "none": HELD_NONE, "dagger": HELD_DAGGER, "cestus": HELD_CESTUS, "club_one_handed": HELD_CLUB,
    "club_two_handed": HELD_GREAT_CLUB,
}  # fmt: skip


# --- adjDX ------------------------------------------------------------------------------------------------------------
class Attacker(DxGiven, frozen=True, kw_only=True):
    """A figure that attacks."""

    in_shadow: bool = False
    in_fire: bool = False
    on_body: bool = False
    moved_broken_ground: bool = False
    posture: Posture = "standing"
    waited_turns: Whole = 0
    hexes_moved: Whole = 0


class AttackMade(Part, frozen=True, kw_only=True):
    """How it attacks."""

    kind: Kind
    """The kind of attack."""
    two_weapons: bool = False
    """It is one of two attacks with two weapons."""
    sweeping: bool = False
    """It is part of a sweeping blow."""
    through_shadow: bool = False
    """It passes through shadow."""
    crossbow: bool = False
    """It is made with a crossbow."""
    breath: bool = False
    """It is a creature's breath."""
    hexes: Whole = 0
    """Hexes to the target, for thrown weapons and thrown spells."""
    megahexes: Whole = 0
    """Megahexes to the target, for missile weapons and missile spells."""


class Target(Part, frozen=True, kw_only=True):
    """What it attacks."""

    zone: ZoneName = "front"
    """The zone of the target that the attack comes from."""
    lies: bool = False
    """It is prone or crawls."""
    invisible: bool = False
    """It is invisible."""
    in_shadow: bool = False
    """It stands in a shadow hex."""
    flying: bool = False
    """It is in the air."""
    giant_snake: bool = False
    """It is as hard to hit as a giant snake."""
    charged: bool = False
    """It charged and ended next to the attacker."""
    blurred: bool = False
    """Blur works on it."""
    size: Positive = 1
    """Its hexes."""
    left_with_dx: int | None = None
    """The standing adjDX with which it disengaged before; None if it did not."""


class AdjDxGiven(Given, frozen=True, kw_only=True):
    """An attack as far as adjDX goes."""

    attacker: Attacker
    attack: AttackMade
    target: Target = Target()


def situation_of(g: AdjDxGiven) -> Situation:
    """The situation of an attack. Raises InputError for two weapons or a sweep of another kind than melee and pole.
    [CM-ADJ-07]"""
    a, made, target = g.attacker, g.attack, g.target
    kind = KIND_NAMES.index(made.kind)
    if (made.two_weapons or made.sweeping) and kind not in (MELEE, POLE):
        raise InputError(f"given: attack: two weapons and sweeping blows need melee or pole, not {made.kind}")
    return standing_situation(a, house_of(g))._replace(
        kind=kind,
        crossbow=int(made.crossbow),
        posture=POSTURE_NAMES.index(a.posture),
        waited=a.waited_turns,
        hexes_moved=a.hexes_moved,
        in_shadow=int(a.in_shadow),
        through_shadow=int(made.through_shadow),
        in_fire=int(a.in_fire),
        on_body=int(a.on_body),
        broken_ground=int(a.moved_broken_ground),
        two_weapons=int(made.two_weapons),
        sweeping=int(made.sweeping),
        zone=effective_zone(
            ZONE_NAMES.index(target.zone), kind, made.hexes, int(target.lies), int(made.breath), house_of(g)
        ),
        hexes=made.hexes,
        megahexes=made.megahexes,
        invisible=int(target.invisible),
        target_in_shadow=int(target.in_shadow),
        flying=int(target.flying),
        size=target.size,
        giant_snake=int(target.giant_snake),
        charged=int(target.charged),
        blur=int(spells()["blur"].effect_value) if target.blurred else 0,
        left_dx=STAYED if target.left_with_dx is None else target.left_with_dx,
    )


def adj_dx_of(given: Answer) -> Answer:
    """adjDX of an attack, and standing. [CM-ATTR-04 CM-ADJ-01]"""
    s = situation_of(read_given(given, AdjDxGiven))
    return {"adj_dx": adj_dx(s), "standing_dx": standing_dx(s)}


# --- hit rolls --------------------------------------------------------------------------------------------------------
class HitGiven(Given, frozen=True, kw_only=True):
    """A hit roll."""

    adj_dx: int
    dice: Dice
    attack: Kind = "melee"
    target_stance: Literal["none", "dodge", "defend"] = "none"
    wielding: Literal["weapon", "bare_hands", "natural"] = "weapon"


def roll_to_hit(given: Answer) -> Answer:
    """What a hit roll comes to. [CM-HIT-01 CM-HIT-02 CM-HIT-04 CM-HIT-05 CM-HIT-06]"""
    g = read_given(given, HitGiven)
    house_of(g)
    kind = KIND_NAMES.index(g.attack)
    n = dice_needed(kind, STANCE_NAMES.index(g.target_stance))
    hit = hit_roll(dice_script(g.dice), n, g.adj_dx)
    after = weapon_place_after(kind, WIELDED_NAMES.index(g.wielding), hit.fumble)
    return {
        "dice_needed": n,
        "total": hit.total,
        "hit": hit.multiplier > 0,
        "multiplier": hit.multiplier,
        "drop": after == AT_ATTACKER,
        "break": after in (BROKEN, DESTROYED),
    }


class MissGiven(Given, frozen=True, kw_only=True):
    """A roll to miss a friend, or the die for a body before the target."""

    kind: Literal["friend", "body"]
    adj_dx: int | None = None
    dice: Dice | None = None
    posture: Posture | None = None
    die: Die | None = None


def roll_to_miss(given: Answer) -> Answer:
    """Whether a flight misses a friend, or meets the body before its target. [CM-MISS-02 CM-MISS-03 CM-PRONE-05]"""
    g = read_given(given, MissGiven)
    house_of(g)
    if g.kind == "friend":
        if g.adj_dx is None or g.dice is None or g.posture is not None or g.die is not None:
            raise InputError("given: a friend takes adj_dx and dice")
        multiplier = roll_past_friend(dice_script(g.dice), g.adj_dx)
        return {"total": sum(g.dice), "missed": multiplier == 0, "multiplier": multiplier}
    if g.posture is None or g.die is None or g.adj_dx is not None or g.dice is not None:
        raise InputError("given: a body takes posture and die")
    posture = POSTURE_NAMES.index(g.posture)
    if posture == STANDING:
        raise InputError("given: posture: a body covers no standing figure; expected prone or kneeling")
    return {"hits_body": body_roll(dice_script((g.die,)), posture) != 0}


# --- damage -----------------------------------------------------------------------------------------------------------
class BareHands(Part, frozen=True, kw_only=True):
    """Hands of so much ST, and what they hold."""

    st: Positive
    weapon: Literal["none", "dagger", "cestus", "club_one_handed", "club_two_handed"] = "none"


class MissileSpell(Part, frozen=True, kw_only=True):
    """The damage of a missile spell per ST, and the ST spent."""

    per_st: str
    st: Annotated[int, msgspec.Meta(ge=1, le=MOST_SPELL_ST)]


class ShieldMet(Part, frozen=True, kw_only=True):
    """What a ready shield stops, and the zone that the attack comes from."""

    stops: Whole
    zone: ZoneName


class DamageGiven(Given, frozen=True, kw_only=True):
    """The damage of one attack."""

    notation: str | None = None
    bare_hands: BareHands | None = None
    missile_spell: MissileSpell | None = None
    dice: Dice | None = None
    multiplier: Positive = 1
    protection: Whole = 0
    shield: ShieldMet | None = None


def dice_of(g: DamageGiven) -> DamageDice:
    """The damage dice of an attack. Raises InputError unless exactly one source is given."""
    if [g.notation, g.bare_hands, g.missile_spell].count(None) != 2:
        raise InputError("given: expected one of notation, bare_hands and missile_spell")
    if g.notation is not None:
        return read_damage(g.notation)
    if g.bare_hands is not None:
        return hth_damage(g.bare_hands.st, HTH_HELD[g.bare_hands.weapon])
    assert g.missile_spell is not None
    return missile_spell_dice(read_damage(g.missile_spell.per_st), g.missile_spell.st)


def damage_of(given: Answer) -> Answer:
    """What damage dice come to, and the hits that get through. [CM-DMG-01 CM-DMG-02 CM-DMG-03 CM-DMG-04 CM-DMG-05]"""
    g = read_given(given, DamageGiven)
    dice, house = dice_of(g), house_of(g)
    answer: dict[str, object] = {"dice_count": dice.n, "modifier": dice.add}
    if g.dice is not None:
        times = times_rolled(g.multiplier, house)
        rolled = damage_roll(dice_script(g.dice), dice, times)
        zone = ZONE_NAMES.index(g.shield.zone if g.shield is not None else "front")
        stops = protection(Cover(armor=g.protection, shield=g.shield.stops if g.shield is not None else 0), zone)
        hits = hits_through(hits_before_protection(rolled, g.multiplier, times, WHOLE_SHARE), stops)
        answer |= {"rolled": rolled, "hits": hits}
    return answer


# --- injury -----------------------------------------------------------------------------------------------------------
class Hurting(Part, frozen=True, kw_only=True):
    """A figure that takes hits; those of this turn are part of all."""

    st: Positive
    hits: Whole = 0
    hits_this_turn: Whole = 0
    acted: bool = False
    posture: Posture = "standing"


class HitsGiven(Given, frozen=True, kw_only=True):
    """A figure and the hits that it takes, in order."""

    figure: Hurting
    events: tuple[Whole, ...]


def apply_hits(given: Answer) -> Answer:
    """What hits do to a figure. [CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-INJ-04 CM-INJ-05 CM-INJ-06 CM-INJ-07]"""
    g = read_given(given, HitsGiven)
    house, f = house_of(g), g.figure
    if f.hits_this_turn > f.hits:
        raise InputError(f"given: figure: hits_this_turn: expected at most {f.hits}, the hits in all")
    # The hits of this turn up to now are taken again, to know whether they knocked the figure down.
    earlier = Body(f.st, f.hits - f.hits_this_turn, acted=int(f.acted))
    before = hurt(earlier, f.hits_this_turn, house)
    now = st_now(f.st, f.hits)
    body = before._replace(posture=POSTURE_NAMES.index(f.posture), status=status_of(now))
    for hits in g.events:
        body = hurt(body, hits, house)
    return {
        "st_now": st_now(body.st, body.hits),
        "status": STATUS_NAMES[body.status],
        "posture": POSTURE_NAMES[body.posture],
        "hits_this_turn": body.turn_hits,
        "fell": body.fell > before.fell,
        "lost_action": body.lost != 0,
        "next_turn_dx": wounded_dx(next_turn(body, house).wounded),
        "low_st_dx": low_dx(body.low),
    }


VERBS: Mapping[str, Verb] = {
    "adj_dx": adj_dx_of,
    "hit_roll": roll_to_hit,
    "roll_to_miss": roll_to_miss,
    "damage": damage_of,
    "apply_hits": apply_hits,
    "hth_entry": hth_entry,
}
