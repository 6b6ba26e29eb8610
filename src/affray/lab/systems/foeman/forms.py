"""The forms of a figure of a Foeman duel, and what befalls them, by the rules of `systems.foeman.duel.duel`.

Forms are lumped: of what can make no difference any more nothing is kept. [FM-RND-01 FM-RND-02]
"""

from typing import NamedTuple

from affray.lab.chains.bouts import AHEAD, PAST
from affray.lab.chains.forming import FormRules, Seen
from affray.referee import rule
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.duel.duel import (
    Duelist,
    Form,
    Pair,
    after_declaration_of_a,
    attacker_after_attack,
    fresh_form,
    is_down,
    mst_of,
    next_round_form,
    target_after_attack,
)
from affray.systems.foeman.rules.attack import Outcome
from affray.systems.foeman.rules.upkeep import duress_threshold, is_threshold_reached

WIDTHS = dict.fromkeys(Form._fields, 1) | {"phys": 9, "exh": 1, "incidental_new": 9, "wounds": 9, "mode": 2, "item": 2}
LOST = ("phys", "exh", "incidental", "incidental_new", "big_hit")
"""What of a form its class leaves aside: what it has lost, which decides nothing in a cycle but through policies."""
HURTING, SPENDING = ("phys", "exh", "mode", "used"), ("usable", "free_used", "dropped")
"""What of an attack counts for the one struck, and for the one who strikes."""


class Told(NamedTuple):
    """A declaration."""

    said: int


@rule
def lump(form: Form, figure: Duelist, house: House) -> Form:
    """The form with all that no longer matters set to 0. [FM-REC-02 FM-DX-02 FM-DX-03]

    Points of both kinds count alike for mST. Of the incidental ones only matters how many come back at the end of the
    round. Who has acted is asked no more this round, and who is down never again.
    """
    lost = form.phys + form.exh
    if is_down(figure, form) != 0:
        return Form(
            phys=lost,
            exh=0,
            incidental=0,
            incidental_new=0,
            wounds=0,
            big_hit=0,
            was_big_hit=0,
            was_battered=0,
            usable=0,
            free_used=0,
            acted=0,
            mode=0,
            item=0,
            defended=0,
            struck=0,
            repeat=0,
            dropped=0,
        )
    early, asked = min(1, form.incidental), 1 - form.acted
    wounds = duress_threshold(figure.st) if is_threshold_reached(form.wounds, figure.st) != 0 else 0
    return Form(
        phys=lost,
        exh=0,
        incidental=early,
        incidental_new=form.incidental - early + form.incidental_new,
        wounds=wounds,
        big_hit=form.big_hit,
        was_big_hit=form.was_big_hit * asked,
        was_battered=form.was_battered * asked,
        usable=form.usable,
        free_used=form.free_used,
        acted=form.acted,
        mode=form.mode,
        item=form.item,
        defended=form.defended,
        struck=form.struck * house.repeat_action_roll,
        repeat=form.repeat * asked,
        dropped=form.dropped,
    )


@rule
def after_hit(form: Form, out: Outcome, figure: Duelist, house: House) -> Form:
    """The figure after an attack on it. [FM-APP-10]"""
    return lump(target_after_attack(form, out, house), figure, house)


@rule
def after_strike(form: Form, out: Outcome, figure: Duelist, house: House) -> Form:
    """The figure after its own attack. [FM-BID-09]"""
    return lump(attacker_after_attack(form, out), figure, house)


@rule
def after_saying(form: Form, told: Told, figure: Duelist, house: House) -> Form:
    """The figure after a declaration, which counts at once when it is Defend. [FM-BID-07]"""
    return lump(after_declaration_of_a(Pair(form, form), told.said, figure).a, figure, house)


@rule
def after_round(form: Form, figure: Duelist, house: House) -> Form:
    """The figure as it goes into the next round. [FM-RND-02]"""
    return lump(next_round_form(figure, form, house), figure, house)


@rule
def view_of(form: Form, figure: Duelist, house: House) -> Seen:
    """What others see of a form. [FM-GEN-05 FM-APP-06]"""
    return Seen(mst_of(figure, form), is_down(figure, form), PAST if form.acted != 0 else AHEAD)


def first_form(figure: Duelist) -> Form:
    """A figure before its first round."""
    return fresh_form()


def number_places(names: tuple[str, ...]) -> tuple[int, ...]:
    """The places of some fields of an outcome."""
    return tuple(Outcome._fields.index(name) for name in names)


NATURE = FormRules(
    first_form,
    bits=tuple(WIDTHS[name] for name in Form._fields),
    kept=tuple(0 if name in LOST else 1 for name in Form._fields),
    outcome=len(Outcome._fields),
    hurting=number_places(HURTING),
    hurting_bits=(7, 7, 2, 1),
    spending=number_places(SPENDING),
    spending_bits=(1, 1, 1),
    seen=view_of,
    after_hit=after_hit,
    after_strike=after_strike,
    after_saying=after_saying,
    after_round=after_round,
)
