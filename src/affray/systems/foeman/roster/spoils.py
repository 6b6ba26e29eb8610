"""Dividing what a party has found: taking from the chest, putting back, changing what the hands hold (filler)."""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import RuledOut
from affray.core.faces.campaigns import with_member
from affray.core.fight_state import without_item
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import is_armor
from affray.systems.foeman.position.gear import belongings, hands_from_list
from affray.systems.foeman.roster.adventurer import Adventurer, check_adventurer, figure_of
from affray.systems.foeman.roster.campaign import Journey
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.items import hold_refusal, lose_item
from affray.systems.foeman.turn.special_items import special_items


def own_things(adventurer: Adventurer) -> tuple[str, ...]:
    """All that a member has."""
    return (*adventurer.things, adventurer.armor, *belongings(figure_of(adventurer)))


def take_item(journey: Journey, adventurer: Adventurer, item: str) -> Journey:
    """The campaign after a member has taken an item that is in the chest. Armor is put on, and what it wore goes back.

    Raises RuledOut for more items than one figure carries.
    """
    chest = without_item(journey.chest, item)
    if is_armor(item):
        if adventurer.armor != NONE:
            chest = (*chest, adventurer.armor)
        adventurer = replace(adventurer, armor=item)
    elif item in special_items():
        adventurer = replace(adventurer, things=(*adventurer.things, item))
    else:
        adventurer = replace(adventurer, carried=(*adventurer.carried, item))
    return replace(with_member(journey, check_adventurer(adventurer, adventurer.name)), chest=tuple(sorted(chest)))


def put_back_item(journey: Journey, adventurer: Adventurer, item: str) -> Journey:
    """The campaign after a member has put an item back into the chest, or what a dead one had was put there. Raises RuledOut
    for an item that it does not have."""
    if item in adventurer.things:
        adventurer = replace(adventurer, things=without_item(adventurer.things, item))
    elif item == adventurer.armor and item != NONE:
        adventurer = replace(adventurer, armor=NONE)
    elif item in belongings(figure_of(adventurer)):
        after = lose_item(figure_of(adventurer), item)
        adventurer = replace(adventurer, main=after.main, off=after.off, carried=after.carried)
    else:
        raise RuledOut(refusal("has-none", "has_none", item=item), where=adventurer.name)
    return replace(with_member(journey, adventurer), chest=tuple(sorted((*journey.chest, item))))


def hold_items(journey: Journey, adventurer: Adventurer, hold: Sequence[str]) -> Journey:
    """The campaign after a member has taken other items of its own in hand. Raises RuledOut. [FM-OPT-07 FM-EQP-02]"""
    who = adventurer.name
    if len(hold) > 2:
        raise RuledOut(refusal("two-at-most", "hands", "FM-EQP-02"), where=who)
    figure = figure_of(adventurer)
    main, off = hands_from_list(list(hold))
    fault = hold_refusal(figure, main, off)
    if fault is not None:
        raise RuledOut(fault, where=who)
    rest = list(belongings(figure))
    for item in (main, off):
        if item:
            rest.remove(item)
    return with_member(journey, replace(adventurer, main=main, off=off, carried=tuple(rest)))
