"""The figures of a duel: what each is, how it stands, what it strikes with, and how its deeds and hits leave it.

Where a weapon is stands for itself and the second weapon apart: in hand, broken, carried, dropped or gone.
"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
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
from affray.systems.melee.position.arms import HANDS
from affray.systems.melee.rules.adjusted_dx import Situation, adj_dx
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import Cover, protection
from affray.systems.melee.rules.engagement import has_enough_engagers, is_armed
from affray.systems.melee.rules.equipment import (
    Arm,
    Kit,
    arm_dice,
    arm_share,
    is_strong_enough,
    kit_in_use,
    standing_situation,
)
from affray.systems.melee.rules.hit_roll import weapon_place_after
from affray.systems.melee.rules.injury import Body, heal, hurt, next_turn, st_counted
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
    size: int
    """Its hexes."""
    snake: int
    """Whether it is as hard to hit as a giant snake (0, 1)."""
    heals: int
    """The hits that it heals in a turn."""
    kit: Kit
    """What it wears, and its shield."""
    main: Arm
    """Its first weapon."""
    spare: Arm
    """Its second weapon, or bare hands."""
    carries: int
    """Whether it has a second weapon (0, 1)."""


class Form(NamedTuple):
    """How a figure is: its body, where its weapons are, what it does."""

    body: Body
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
    return Form(Body(figure.st), IN_HAND, CARRIED if figure.carries != 0 else GONE, UNSETTLED)


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
    return arm if is_strong_enough(st_counted(form.body, house), arm.required) != 0 else HANDS


@rule
def is_broken(form: Form) -> int:
    """Whether what the figure holds is broken. [CM-HIT-02]"""
    return 1 if IN_HAND_BROKEN in (form.main, form.spare) else 0


@rule
def is_spoiled(form: Form) -> int:
    """Whether the figure holds no whole weapon. [CM-HIT-02]"""
    return 0 if IN_HAND in (form.main, form.spare) else 1


@rule
def cover_of(figure: Duelist, form: Form, house: House) -> Cover:
    """What protects the figure. [CM-DMG-04 CM-DMG-05]"""
    return kit_in_use(figure.kit, st_counted(form.body, house)).cover


@rule
def situation(figure: Duelist, form: Form, foe: Duelist, other: Form, house: House) -> Situation:
    """An attack on the figure in front, where a prone one shows its rear all around. [CM-ADJ-01 CM-ADJ-02 CM-PRONE-02]"""
    stands = standing_situation(figure.dx, figure.kit, form.body, house)
    return stands._replace(
        kind=arm_in_hand(figure, form, house).kind,
        posture=form.body.posture,
        zone=zone_of(other),
        hexes=1,
        size=foe.size,
        giant_snake=foe.snake,
    )


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
    stance = DEFENDING if deed == GUARDING else NO_STANCE
    return form._replace(body=form.body._replace(stance=stance), doing=deed)


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
    return Strike(
        adj=adj_dx(situation(figure, form, foe, other, house)),
        kind=arm.kind,
        dice=arm_dice(arm, st_counted(form.body, house)),
        stance=other.body.stance,
        wielding=arm.wielding,
        stops=protection(cover_of(foe, other, house), zone_of(other)),
        share=arm_share(arm, is_broken(form)),
    )


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
    return form._replace(main=main, spare=spare)


@rule
def after_action(form: Form) -> Form:
    """The figure once it has acted, whatever it did; who rises stands. [CM-OPT-26 CM-TURN-04]"""
    posture = STANDING if form.doing == RISING else form.body.posture
    return after_fetching(form._replace(body=form.body._replace(acted=1, posture=posture)))


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
    return form._replace(main=main, spare=spare)


@rule
def after_hits(form: Form, hits: int, house: House) -> Form:
    """The figure after the hits of a blow. [CM-INJ-07]"""
    return form._replace(body=hurt(form.body, hits, house)) if hits > 0 else form


# --- the turn's end ---------------------------------------------------------------------------------------------------
@rule
def after_turn(figure: Duelist, form: Form, house: House) -> Form:
    """The figure as it goes into the next turn; what heals of itself has done so. [CM-TURN-03 CM-INJ-04 CM-INJ-07]"""
    return form._replace(body=next_turn(heal(form.body, figure.heals, house), house), doing=UNSETTLED)
