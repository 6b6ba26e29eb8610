"""What a won fight leaves, and dividing it: taking from the chest, putting back, changing what the hands hold (filler)."""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import Refusal, RuledOut
from affray.core.faces.campaigns import Journey as Road
from affray.core.faces.campaigns import with_member
from affray.core.fight_state import allies, without_item
from affray.systems.melee.content.codes import WELL
from affray.systems.melee.content.tables import NONE, armors, gear, id_of, shields, weapons
from affray.systems.melee.position.hands import is_broken
from affray.systems.melee.position.state import REAL, Figure, State, home_side
from affray.systems.melee.roster.adventurer import Adventurer, own_weapons
from affray.systems.melee.roster.making import PACKS, figure_faults, silver_of
from affray.systems.melee.rules.equipment import HANDS
from affray.systems.melee.rules.refusing import refusal

Journey = Road[Adventurer]
"""A campaign under way with figures of the guide."""
ON_BELT = "quiver"
"""What hangs on the belt, pack or no pack."""


# --- after a fight ----------------------------------------------------------------------------------------------------
def spoils_of(state: State, side: int, lying: Sequence[str]) -> tuple[str, ...]:
    """What the side that holds the field finds: what foes had who are dead or unconscious, and what lies about and is not
    its own any more. [CM-ROAD-02]"""
    team = allies(state, side)
    fallen = (
        figure
        for figure in state.figures
        if figure.life == REAL and home_side(figure) not in team and figure.body.status != WELL and not figure.gone
    )
    return tuple(sorted(item for items in (lying, *map(things_of, fallen)) for item in items if is_loot(item)))


def things_of(figure: Figure) -> tuple[str, ...]:
    """All that a figure has on it, and the pack that it has dropped."""
    return (*figure.ready, *figure.slung, figure.shield, figure.armor, *figure.gear, *figure.pack)


def is_loot(item: str) -> bool:
    """Whether an item is worth taking: a thing of the tables that is whole. [CM-ROAD-02]"""
    return (
        item != NONE
        and not is_broken(item)
        and any(item in table for table in (weapons(), shields(), armors(), gear()))
    )


def item_id(item: str) -> str:
    """The id of a thing, however its name is written.

    >>> item_id("Small shield"), item_id("spoon")
    ('small', 'spoon')
    """
    return id_of(item, weapons(), shields(), armors(), gear())


def own_things(adventurer: Adventurer) -> tuple[str, ...]:
    """All that a member has."""
    worn = (item for item in (adventurer.shield, adventurer.armor) if item != NONE)
    return (*own_weapons(adventurer), *worn, *adventurer.gear, *adventurer.pack)


# --- dividing ---------------------------------------------------------------------------------------------------------
def take_item(journey: Journey, adventurer: Adventurer, item: str) -> Journey:
    """The campaign after a member has taken an item that is in the chest. Armor is put on and a shield taken up, and what
    was there goes back; weapons are slung; other things go into the pack, or on the belt of one that has none.

    Raises RuledOut for what it may not have. [CM-FIG-03 CM-FIG-06 CM-EQUIP-01]
    """
    chest = without_item(journey.chest, item)
    worth, before = silver_of(item), ""
    if item in armors():
        before, after = adventurer.armor, replace(adventurer, armor=item)
    elif item in shields():
        before, after = adventurer.shield, replace(adventurer, shield=item)
    elif item in weapons():
        after = replace(adventurer, slung=(*adventurer.slung, item))
    elif item in PACKS or (adventurer.pack and item != ON_BELT):
        after = replace(adventurer, pack=(*adventurer.pack, item))
    else:
        after = replace(adventurer, gear=(*adventurer.gear, item))
    if before not in ("", NONE):
        chest, worth = (*chest, before), worth - silver_of(before)
    after = replace(after, found=adventurer.found + worth)
    return replace(with_member(journey, checked(after)), chest=tuple(sorted(chest)))


def put_back_item(journey: Journey, adventurer: Adventurer, item: str) -> Journey:
    """The campaign after an item of a member's, alive or dead, was put into the chest. Raises RuledOut for an item that it
    does not have, and for a pack with things in it."""
    kept = {key: getattr(adventurer, key) for key in ("slung", "gear", "pack", "weapons")}
    place = next((key for key, items in kept.items() if item in items), "")
    if place:
        after = replace(adventurer, **{place: without_item(kept[place], item)})
    elif item != NONE and item == adventurer.shield:
        after = replace(adventurer, shield=NONE)
    elif item != NONE and item == adventurer.armor:
        after = replace(adventurer, armor=NONE)
    else:
        raise RuledOut(refusal("has-none", "has_none", item=item), where=adventurer.name)
    after = replace(after, found=adventurer.found - silver_of(item))
    after = after if after.dead else checked(after)
    return replace(with_member(journey, after), chest=tuple(sorted((*journey.chest, item))))


def hold_items(journey: Journey, adventurer: Adventurer, items: Sequence[str]) -> Journey:
    """The campaign after a member has taken other weapons of its own in hand. Its shield is on its arm whether it is named
    or not. Raises RuledOut. [CM-EQUIP-02]"""
    wanted = tuple(item for item in items if item)
    if adventurer.shield in wanted:
        wanted = without_item(wanted, adventurer.shield)
    if len(wanted) > HANDS:
        raise RuledOut(refusal("two-at-most", "hands", "CM-EQUIP-02"), where=adventurer.name)
    slung = own_weapons(adventurer)
    for item in wanted:
        if item not in slung:
            raise RuledOut(not_held(adventurer, item), where=adventurer.name)
        slung = without_item(slung, item)
    return with_member(journey, checked(replace(adventurer, weapons=wanted, slung=slung)))


def not_held(adventurer: Adventurer, item: str) -> Refusal:
    """Why a member cannot hold an item that is none of its weapons. [CM-EQUIP-02]"""
    if item in own_things(adventurer) and item not in shields():
        return refusal("no-weapon", "not_a_weapon", "CM-EQUIP-02", item=item)
    return refusal("has-none", "has_none", item=item)


def checked(adventurer: Adventurer) -> Adventurer:
    """The adventurer, if it breaks no rule. Raises RuledOut."""
    faults = figure_faults(adventurer)
    if faults:
        raise RuledOut(*faults, where=adventurer.name)
    return adventurer
