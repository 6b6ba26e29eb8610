"""The forms of a figure of a duel of the guide, and what befalls them, by the rules of `systems.melee.duel.duel`. [CM-TURN-02]

Forms are lumped as those of the chain are: of what can make no difference any more nothing is kept.
"""

from typing import NamedTuple

from affray.lab.chains.bouts import AHEAD, HALFWAY, PAST
from affray.lab.chains.forming import FormRules, Seen
from affray.lab.systems.melee.chain import lump
from affray.referee import rule
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duelist import (
    UNSETTLED,
    Duelist,
    Form,
    Struck,
    after_action,
    after_blow,
    after_hits,
    after_turn,
    can_act,
    fresh_form,
    is_down,
    with_deed,
)
from affray.systems.melee.rules.injury import Body, st_left

ACTS, DEEDS = 7, 8
"""A declaration that is no deed but an action without a blow; deeds are below, the winner of initiative above."""
BODY_BITS = (10, 10, 10, 1, 3, 2, 2, 1, 1, 1, 8, 1)
FORM_BITS = (3, 3, 3)
HITS = ("hits", "turn_hits")


class CarriedForm(NamedTuple):
    """A form, and who won the initiative of this turn where that breaks ties: 0 nobody, else one more than the side. It is
    carried by side 0."""

    form: Form
    won: int


class Told(NamedTuple):
    """A declaration: a deed, or an action without a blow, and who won the initiative."""

    said: int


@rule
def lump_form(form: Form, house: House) -> Form:
    """The form with all that no longer matters set aside; a figure that has lost its action has acted. [CM-INJ-05]"""
    if can_act(form) != 0 or form.body.acted != 0:
        return lump(form, house)
    return lump(form._replace(body=form.body._replace(acted=1, lost=0)), house)


@rule
def after_hit(c: CarriedForm, struck: Struck, figure: Duelist, house: House) -> CarriedForm:
    """The figure after a blow at it. [CM-INJ-07]"""
    return CarriedForm(lump_form(after_hits(c.form, struck.hits, house), house), c.won)


@rule
def after_strike(c: CarriedForm, struck: Struck, figure: Duelist, house: House) -> CarriedForm:
    """The figure after its own blow. [CM-HIT-02 CM-TURN-04]"""
    return CarriedForm(lump_form(after_action(after_blow(figure, c.form, struck.fumble, house)), house), c.won)


@rule
def after_saying(c: CarriedForm, event: Told, figure: Duelist, house: House) -> CarriedForm:
    """The figure once it has settled on a deed, or acted without a blow. [CM-OPT-21 CM-TURN-04]"""
    deed = event.said % DEEDS
    if deed == ACTS:
        return CarriedForm(lump_form(after_action(c.form), house), c.won)
    return CarriedForm(lump_form(with_deed(c.form, deed), house), event.said // DEEDS)


@rule
def after_round(c: CarriedForm, figure: Duelist, house: House) -> CarriedForm:
    """The figure as it goes into the next turn. [CM-INJ-04 CM-TURN-03]"""
    return CarriedForm(lump_form(after_turn(figure, c.form, house), house), 0)


@rule
def view_of(c: CarriedForm, figure: Duelist, house: House) -> Seen:
    """What others see of a form; it is down for good if it still is down at the end of the turn. [CM-END-01
    CM-ACT-04]"""
    down = is_down(after_turn(figure, c.form, house))
    if c.form.doing == UNSETTLED and c.form.body.acted == 0:
        return Seen(st_left(c.form.body, house), down, AHEAD)
    return Seen(st_left(c.form.body, house), down, HALFWAY if can_act(c.form) != 0 else PAST)


def first_form(figure: Duelist) -> CarriedForm:
    """A figure before its first turn."""
    return CarriedForm(fresh_form(figure), 0)


def form_rules(house: House) -> FormRules:
    """How forms are written under some house rules: what a figure has lost decides nothing in its class unless the ST that
    is left counts everywhere. [CM-ATTR-03]"""
    counts = house.current_st_everywhere != 0 or house.shared_st_pool != 0
    body = tuple(0 if name in HITS and not counts else 1 for name in Body._fields)
    return FormRules(
        first_form,
        bits=(*BODY_BITS, *FORM_BITS, 2),
        kept=(*body, 1, 1, 1, 1),
        outcome=2,
        hurting=(0,),
        hurting_bits=(10,),
        spending=(1,),
        spending_bits=(3,),
        seen=view_of,
        after_hit=after_hit,
        after_strike=after_strike,
        after_saying=after_saying,
        after_round=after_round,
    )
