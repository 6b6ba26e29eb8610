"""The forms of a figure of a duel of the guide, and what befalls them, by the rules of `systems.melee.duel.duel`. [CM-TURN-02]

Forms are lumped as those of the chain are: of what can make no difference any more nothing is kept.
"""

from typing import NamedTuple

from affray.lab.chains.bouts import AHEAD, HALFWAY, PAST
from affray.lab.chains.forming import Nature, Seen
from affray.lab.systems.melee.chain import lumped
from affray.referee import rule
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duelist import (
    UNSETTLED,
    Duelist,
    Form,
    Struck,
    able,
    acted,
    after_blow,
    fresh,
    hurt_by,
    is_down,
    resolved,
    rested,
    st_left,
)
from affray.systems.melee.rules.injury import Body

ACTS, DEEDS = 7, 8
"""A declaration that is no deed but an action without a blow; deeds are below, the winner of initiative above."""
BODY_BITS = (10, 10, 10, 1, 3, 2, 2, 1, 1, 1, 8)
FORM_BITS = (1, 3, 3, 3)
HITS = ("hits", "turn_hits")


class Carried(NamedTuple):
    """A form, and who won the initiative of this turn where that breaks ties: 0 nobody, else one more than the side. It is
    carried by side 0."""

    form: Form
    won: int


class Told(NamedTuple):
    """A declaration: a deed, or an action without a blow, and who won the initiative."""

    said: int


@rule
def kept(form: Form, house: House) -> Form:
    """The form with all that no longer matters set aside; a figure that has lost its action has acted. [CM-INJ-05]"""
    if able(form) != 0 or form.body.acted != 0:
        return lumped(form, house)
    b = form.body
    spent = Body(
        st=b.st,
        hits=b.hits,
        turn_hits=b.turn_hits,
        acted=1,
        posture=b.posture,
        stance=b.stance,
        status=b.status,
        low=b.low,
        fell=b.fell,
        lost=0,
        fatigue=b.fatigue,
    )
    return lumped(Form(spent, form.wounded, form.main, form.spare, form.doing), house)


@rule
def after_hit(c: Carried, struck: Struck, figure: Duelist, house: House) -> Carried:
    """The figure after a blow at it. [CM-INJ-07]"""
    return Carried(kept(hurt_by(c.form, struck.hits, house), house), c.won)


@rule
def after_strike(c: Carried, struck: Struck, figure: Duelist, house: House) -> Carried:
    """The figure after its own blow. [CM-HIT-02 CM-TURN-04]"""
    return Carried(kept(acted(after_blow(figure, c.form, struck.fumble, house)), house), c.won)


@rule
def after_saying(c: Carried, told: Told, figure: Duelist, house: House) -> Carried:
    """The figure once it has settled on a deed, or acted without a blow. [CM-OPT-21 CM-TURN-04]"""
    deed = told.said % DEEDS
    if deed == ACTS:
        return Carried(kept(acted(c.form), house), c.won)
    return Carried(kept(resolved(c.form, deed), house), told.said // DEEDS)


@rule
def after_round(c: Carried, figure: Duelist, house: House) -> Carried:
    """The figure as it goes into the next turn. [CM-INJ-04 CM-TURN-03]"""
    return Carried(kept(rested(figure, c.form, house), house), 0)


@rule
def seen(c: Carried, figure: Duelist, house: House) -> Seen:
    """What others see of a form; it is down for good if it still is down at the end of the turn. [CM-END-01
    CM-ACT-04]"""
    down = is_down(rested(figure, c.form, house))
    if c.form.doing == UNSETTLED and c.form.body.acted == 0:
        return Seen(st_left(c.form, house), down, AHEAD)
    return Seen(st_left(c.form, house), down, HALFWAY if able(c.form) != 0 else PAST)


def first(figure: Duelist) -> Carried:
    """A figure before its first turn."""
    return Carried(fresh(figure), 0)


def nature(house: House) -> Nature:
    """How forms are written under some house rules: what a figure has lost decides nothing in its class unless the ST that
    is left counts everywhere. [CM-ATTR-03]"""
    counts = house.current_st_everywhere != 0 or house.shared_st_pool != 0
    body = tuple(0 if name in HITS and not counts else 1 for name in Body._fields)
    return Nature(
        first,
        bits=(*BODY_BITS, *FORM_BITS, 2),
        kept=(*body, 1, 1, 1, 1, 1),
        outcome=2,
        hurting=(0,),
        hurting_bits=(10,),
        spending=(1,),
        spending_bits=(3,),
        seen=seen,
        after_hit=after_hit,
        after_strike=after_strike,
        after_saying=after_saying,
        after_round=after_round,
    )
