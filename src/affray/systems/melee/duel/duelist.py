"""The figures of a duel: what each is, how it stands, what it strikes with, and how its deeds and hits leave it.

Where a weapon is stands for itself and the second weapon apart: in hand, broken, carried, dropped or gone.
"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
    BARE_HANDS,
    BROKEN,
    DEAD,
    DEFENDING,
    FRONT,
    NO_STANCE,
    PRONE,
    REAR,
    STANDING,
    WELL,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.position.arms import HANDS, Arm, arm_dice
from affray.systems.melee.rules.adjusted_dx import STAYED, Situation, adj_dx
from affray.systems.melee.rules.attributes import losses, st_now, strength
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import Cover, broken_share, protection
from affray.systems.melee.rules.engagement import has_enough_engagers, is_armed
from affray.systems.melee.rules.equipment import is_strong_enough
from affray.systems.melee.rules.hit_roll import weapon_place_after
from affray.systems.melee.rules.injury import Health, hurt, is_wounded, status_of
from affray.systems.melee.rules.options import is_able

# What a figure may settle on; RISING is no choice, and UNSETTLED is what is known of one that moves later.
ATTACKING, GUARDING, FETCHING, DRAWING, RISING, UNSETTLED = range(6)

# Where a weapon is: in hand, in hand and broken, carried, in the figure's hex, or gone
IN_HAND, IN_HAND_BROKEN, CARRIED, ON_GROUND, GONE = range(5)


class Duelist(NamedTuple):
    """A figure as a duel needs it."""

    st: int
    """Starting ST."""
    dx: int
    """Unadjusted DX."""
    armor_dx: int
    """What its armor adds to DX, 0 or less."""
    shield_dx: int
    """What its shield adds to DX, 0 or less."""
    size: int
    """Its hexes."""
    snake: int
    """Whether it is as hard to hit as a giant snake (0, 1)."""
    heals: int
    """The hits that it heals in a turn."""
    cover: Cover
    """What protects it."""
    shield_st: int
    """The ST that its shield asks for."""
    main: Arm
    """Its first weapon."""
    spare: Arm
    """Its second weapon, or bare hands."""
    carries: int
    """Whether it has a second weapon (0, 1)."""


class Form(NamedTuple):
    """How a figure is: its body, whether the hits of the last turn cost it DX, where its weapons are, what it does."""

    body: Health
    wounded: int
    main: int
    spare: int
    doing: int


class Struck(NamedTuple):
    """What came of a blow: the hits that got through, and the fumble."""

    hits: int
    fumble: int


# --- how it stands ---------------------------------------------------------------------------------------------------------
@rule
def fresh_form(figure: Duelist) -> Form:
    """A figure before its first turn."""
    # All fields are named: machine code knows no defaults.
    body = Health(
        st=figure.st, hits=0, turn_hits=0, acted=0, posture=STANDING, stance=NO_STANCE, status=WELL, low=0, fell=0, lost=0,
        fatigue=0,
    )  # fmt: skip
    return Form(body, 0, IN_HAND, CARRIED if figure.carries != 0 else GONE, UNSETTLED)


@rule
def st_left(form: Form, house: House) -> int:
    """ST as hits have reduced it. [CM-ATTR-03]"""
    return st_now(form.body.st, losses(form.body.hits, form.body.fatigue, house))


@rule
def st_counted(form: Form, house: House) -> int:
    """ST as weapons, hands and size class count it. [CM-ATTR-03]"""
    return strength(form.body.st, form.body.hits, form.body.fatigue, house)


@rule
def is_down(form: Form) -> int:
    """Whether the figure is unconscious or dead. [CM-INJ-02 CM-INJ-03]"""
    return 1 if form.body.status != WELL else 0


@rule
def arm_in_hand(figure: Duelist, form: Form, house: House) -> Arm:
    """What the figure strikes with: bare hands with nothing in them, or with what it is no longer strong enough for.
    [CM-EQUIP-01]"""
    arm = HANDS
    if form.main <= IN_HAND_BROKEN:
        arm = figure.main
    elif form.spare <= IN_HAND_BROKEN:
        arm = figure.spare
    return arm if is_strong_enough(st_counted(form, house), arm.required) != 0 else HANDS


@rule
def is_broken(form: Form) -> int:
    """Whether what the figure holds is broken. [CM-HIT-02]"""
    return 1 if IN_HAND_BROKEN in (form.main, form.spare) else 0


@rule
def is_spoiled(form: Form) -> int:
    """Whether the figure holds no whole weapon. [CM-HIT-02]"""
    return 0 if IN_HAND in (form.main, form.spare) else 1


@rule
def can_use_shield(figure: Duelist, form: Form, house: House) -> int:
    """Whether the figure is strong enough for its shield. [CM-EQUIP-01]"""
    return is_strong_enough(st_counted(form, house), figure.shield_st)


@rule
def cover_of(figure: Duelist, form: Form, house: House) -> Cover:
    """What protects the figure. [CM-DMG-04 CM-DMG-05]"""
    c = figure.cover
    return Cover(c.armor, c.natural, c.spells, c.shield if can_use_shield(figure, form, house) != 0 else 0)


@rule
def situation(figure: Duelist, form: Form, foe: Duelist, other: Form, house: House) -> Situation:
    """An attack on the figure in front, where a prone one shows its rear all around. [CM-ADJ-01 CM-ADJ-02 CM-PRONE-02]"""
    shield_dx = figure.shield_dx if can_use_shield(figure, form, house) != 0 else 0
    # All fields are named: machine code knows no defaults.
    return Situation(
        dx=figure.dx, armor_dx=figure.armor_dx, shield_dx=shield_dx, spell_dx=0, low=form.body.low,
        wounded=form.wounded, exhausted=0, kind=arm_in_hand(figure, form, house).kind, crossbow=0,
        posture=form.body.posture, waited=0, hexes_moved=0, in_shadow=0, through_shadow=0, in_fire=0, on_body=0,
        broken_ground=0, two_weapons=0, sweeping=0, zone=zone_of(other), hexes=1, megahexes=0, invisible=0,
        target_in_shadow=0, flying=0, size=foe.size, giant_snake=foe.snake, charged=0, blur=0, left_dx=STAYED,
        knack=0,
    )  # fmt: skip


@rule
def zone_of(other: Form) -> int:
    """The zone of the figure in front that an attack comes from. [CM-FACE-02 CM-PRONE-02]"""
    return REAR if other.body.posture == PRONE else FRONT


# --- what it does ---------------------------------------------------------------------------------------------------
@rule
def is_engaging(foe: Duelist, other: Form, figure: Duelist, house: House) -> int:
    """Whether the figure in front engages a figure. [CM-ENG-01 CM-ENG-03 CM-ENG-05 CM-ENG-07]"""
    if is_armed(arm_in_hand(foe, other, house).arms, 0, 0, house) == 0 or other.body.posture == PRONE:
        return 0
    return has_enough_engagers(figure.size, 1 if foe.size == 1 else 0, 1 if foe.size > 1 else 0)


@rule
def is_deed_open(form: Form, deed: int, engaged: int) -> int:
    """Whether a figure on its feet may settle on a deed: anybody may attack, and who is engaged defend; who has nothing in
    hand may pick up what it dropped, and who has no whole weapon draw the second one.
    [CM-OPT-02 CM-OPT-12 CM-OPT-15 CM-OPT-20 CM-OPT-21 CM-OPT-23 CM-OPT-27]"""
    if deed == GUARDING:
        return engaged
    if deed == FETCHING:
        return 1 if ON_GROUND in (form.main, form.spare) and is_spoiled(form) != 0 and is_broken(form) == 0 else 0
    if deed == DRAWING:
        return 1 if form.spare == CARRIED and is_spoiled(form) != 0 else 0
    return 1 if deed == ATTACKING else 0


@rule
def last_open_deed(form: Form, engaged: int) -> int:
    """The last of the deeds, in their order, that are open to a figure."""
    for deed in (DRAWING, FETCHING, GUARDING):
        if is_deed_open(form, deed, engaged) != 0:
            return deed
    return ATTACKING


@rule
def with_deed(form: Form, deed: int) -> Form:
    """The figure once it has settled on a deed. A defence counts at once. [CM-OPT-21]"""
    b = form.body
    stance = DEFENDING if deed == GUARDING else NO_STANCE
    body = Health(
        st=b.st,
        hits=b.hits,
        turn_hits=b.turn_hits,
        acted=b.acted,
        posture=b.posture,
        stance=stance,
        status=b.status,
        low=b.low,
        fell=b.fell,
        lost=b.lost,
        fatigue=b.fatigue,
    )
    return Form(body, form.wounded, form.main, form.spare, deed)


@rule
def can_act(form: Form) -> int:
    """Whether a figure can still act this turn. [CM-ACT-04]"""
    return is_able(form.body.status, form.body.acted, form.body.lost, 0)


@rule
def is_target(foe: Duelist, other: Form) -> int:
    """Whether to attack the figure in front: not once it is down, but one that heals until it is dead."""
    return 1 if other.body.status == WELL or (foe.heals != 0 and other.body.status != DEAD) else 0


@rule
def strike_of(figure: Duelist, form: Form, foe: Duelist, other: Form, house: House) -> Strike:
    """The attack of a figure on the one in front, all in numbers. [CM-HIT-01 CM-ADJ-01 CM-DMG-04 CM-EQUIP-04]"""
    arm = arm_in_hand(figure, form, house)
    # All fields are named: machine code knows no defaults.
    return Strike(
        adj=adj_dx(situation(figure, form, foe, other, house)), kind=arm.kind,
        dice=arm_dice(arm, st_counted(form, house)), stance=other.body.stance, wielding=arm.wielding,
        stops=protection(cover_of(foe, other, house), zone_of(other)),
        share=broken_share(is_broken(form) if arm.wielding != BARE_HANDS else 0, arm.frail), charged=0, sheltered=0,
        body_stops=0,
    )  # fmt: skip


@rule
def after_fetching(form: Form) -> Form:
    """The figure after it picked up a weapon, the first before the second, or drew its second one, if that was its
    deed. Whoever draws drops what it held. [CM-OPT-23 CM-OPT-27]"""
    main, spare = form.main, form.spare
    if form.doing == FETCHING and main == ON_GROUND:
        main = IN_HAND
    elif form.doing == FETCHING:
        spare = IN_HAND
    elif form.doing == DRAWING:
        main, spare = (GONE if main == IN_HAND_BROKEN else main), IN_HAND
    return Form(form.body, form.wounded, main, spare, form.doing)


@rule
def after_action(form: Form) -> Form:
    """The figure once it has acted, whatever it did; who rises stands. [CM-OPT-26 CM-TURN-04]"""
    b = form.body
    posture = STANDING if form.doing == RISING else b.posture
    body = Health(
        st=b.st,
        hits=b.hits,
        turn_hits=b.turn_hits,
        acted=1,
        posture=posture,
        stance=b.stance,
        status=b.status,
        low=b.low,
        fell=b.fell,
        lost=b.lost,
        fatigue=b.fatigue,
    )
    return after_fetching(with_health(form, body))


@rule
def is_striking(form: Form, foe: Duelist, other: Form) -> int:
    """Whether the action of a figure is a blow at the one in front."""
    return is_target(foe, other) if form.doing == ATTACKING else 0


@rule
def after_blow(figure: Duelist, form: Form, fumble: int, house: House) -> Form:
    """The figure after its own blow: its weapon in hand, dropped or broken; nobody wants a broken one back that has fallen.
    [CM-HIT-02 CM-HIT-06]"""
    arm = arm_in_hand(figure, form, house)
    where = weapon_place_after(arm.kind, arm.wielding, fumble)
    main, spare = form.main, form.spare
    if where in (AT_ATTACKER, BROKEN):
        fallen = GONE if is_broken(form) != 0 else ON_GROUND
        now = fallen if where == AT_ATTACKER else IN_HAND_BROKEN
        if main <= IN_HAND_BROKEN:
            main = now
        else:
            spare = now
    return Form(form.body, form.wounded, main, spare, form.doing)


@rule
def after_hits(form: Form, hits: int, house: House) -> Form:
    """The figure after the hits of a blow. [CM-INJ-07]"""
    return with_health(form, hurt(form.body, hits, house)) if hits > 0 else form


@rule
def with_health(form: Form, body: Health) -> Form:
    """The figure with another body."""
    return Form(body, form.wounded, form.main, form.spare, form.doing)


# --- the turn's end ---------------------------------------------------------------------------------------------------
@rule
def heal(figure: Duelist, body: Health, house: House) -> Health:
    """The body after the hits that it heals in a turn, unless it is dead; who has ST 2 again wakes. [CM-TURN-03]"""
    if figure.heals == 0 or body.status == DEAD:
        return body
    hits = max(0, body.hits - figure.heals)
    status = status_of(st_now(body.st, losses(hits, body.fatigue, house)))
    return Health(
        st=body.st,
        hits=hits,
        turn_hits=body.turn_hits,
        acted=body.acted,
        posture=body.posture,
        stance=body.stance,
        status=status,
        low=body.low,
        fell=body.fell,
        lost=body.lost,
        fatigue=body.fatigue,
    )


@rule
def after_turn(figure: Duelist, form: Form, house: House) -> Form:
    """The figure as it goes into the next turn. [CM-INJ-04 CM-INJ-07]"""
    b = heal(figure, form.body, house)
    wounded = is_wounded(b.turn_hits, st_counted(form, house))
    body = Health(
        st=b.st,
        hits=b.hits,
        turn_hits=0,
        acted=0,
        posture=b.posture,
        stance=NO_STANCE,
        status=b.status,
        low=b.low,
        fell=0,
        lost=0,
        fatigue=b.fatigue,
    )
    return Form(body, wounded, form.main, form.spare, UNSETTLED)
