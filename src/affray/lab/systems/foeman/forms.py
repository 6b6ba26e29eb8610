"""The forms of a figure of a Foeman duel, and what befalls them, by the rules of `systems.foeman.duel.duel`.

Forms are lumped: of what can make no difference any more nothing is kept. [FM-RND-01 FM-RND-02]
"""

from typing import NamedTuple

from affray.lab.chains.bouts import AHEAD, PAST
from affray.lab.chains.forming import FormRules, Seen
from affray.referee import rule
from affray.systems.foeman.content.codes import NO_ITEM, NOT_DEFENDING
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.duel.duel import (
    Duelist,
    Form,
    after_declaration,
    is_down,
    mst_now,
    next_round_form,
    striker_form,
    target_form,
)
from affray.systems.foeman.rules.attack import Outcome
from affray.systems.foeman.rules.bidding import MOVE, STRIKE_OPTION
from affray.systems.foeman.rules.body import FRESH, Body
from affray.systems.foeman.rules.upkeep import duress_threshold, is_threshold_reached

FIELDS = (*Body._fields, "dropped")
WIDTHS = (
    dict.fromkeys(FIELDS, 1)
    | dict.fromkeys(("prone", "gone", "out", "felled", "aim"), 0)
    | {"phys": 9, "incidental_new": 9, "wounds": 9, "mode": 2, "item": 2}
)
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
    body = form.body
    lost = body.phys + body.exh
    if is_down(figure, form) != 0:
        return Form(downed_body(lost), 0)
    early = min(1, body.incidental)
    wounds = duress_threshold(figure.st) if is_threshold_reached(body.wounds, figure.st) != 0 else 0
    asked = 1 - body.acted
    option = struck_option(body.option) if house.repeat_action_roll != 0 else MOVE
    was_option = struck_option(body.was_option) if asked != 0 else MOVE
    kept = Body(
        phys=lost, exh=0, incidental=early, incidental_new=body.incidental - early + body.incidental_new, prone=0, gone=0,
        out=0, felled=0, talent=body.talent, free_used=body.free_used, aim=0, acted=body.acted, option=option,
        mode=body.mode, item=body.item, defended=body.defended, wounds=wounds, big_hit=body.big_hit,
        was_big_hit=body.was_big_hit * asked, was_battered=body.was_battered * asked, was_option=was_option,
    )  # fmt: skip
    return Form(kept, form.dropped)


@rule
def struck_option(option: int) -> int:
    """The option as far as a Strike may repeat it: the Strike, or Move for any other. [MW-HIT-03]"""
    return STRIKE_OPTION if option == STRIKE_OPTION else MOVE


@rule
def downed_body(lost: int) -> Body:
    """The body of a figure that is down and has lost so many points."""
    return Body(
        phys=lost, exh=0, incidental=0, incidental_new=0, prone=0, gone=0, out=0, felled=0, talent=0, free_used=0, aim=0,
        acted=0, option=MOVE, mode=NOT_DEFENDING, item=NO_ITEM, defended=0, wounds=0, big_hit=0, was_big_hit=0,
        was_battered=0, was_option=MOVE,
    )  # fmt: skip


@rule
def after_hit(form: Form, out: Outcome, figure: Duelist, house: House) -> Form:
    """The figure after an attack on it. [FM-APP-10]"""
    return lump(target_form(figure, form, out, house), figure, house)


@rule
def after_strike(form: Form, out: Outcome, figure: Duelist, house: House) -> Form:
    """The figure after its own attack. [FM-BID-09]"""
    return lump(striker_form(form, out), figure, house)


@rule
def after_saying(form: Form, event: Told, figure: Duelist, house: House) -> Form:
    """The figure after a declaration, which counts at once when it is Defend. [FM-BID-07]"""
    return lump(after_declaration(figure, form, event.said), figure, house)


@rule
def after_round(form: Form, figure: Duelist, house: House) -> Form:
    """The figure as it goes into the next round. [FM-RND-02]"""
    return lump(next_round_form(figure, form, house), figure, house)


@rule
def view_of(form: Form, figure: Duelist, house: House) -> Seen:
    """What others see of a form. [FM-GEN-05 FM-APP-06]"""
    return Seen(mst_now(figure, form), is_down(figure, form), PAST if form.body.acted != 0 else AHEAD)


def first_form(figure: Duelist) -> Form:
    """A figure before its first round."""
    return Form(FRESH._replace(option=MOVE, was_option=MOVE), 0)


def form_from_numbers(numbers: list[int]) -> Form:
    """The form that a row of numbers stands for."""
    return Form(Body._make(numbers[:-1]), numbers[-1])


def number_places(names: tuple[str, ...]) -> tuple[int, ...]:
    """The places of some fields of an outcome."""
    return tuple(Outcome._fields.index(name) for name in names)


NATURE = FormRules(
    first_form,
    bits=tuple(WIDTHS[name] for name in FIELDS),
    kept=tuple(0 if name in LOST else 1 for name in FIELDS),
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
