"""A character between delves: rest, new gear, a Die more; coming home. [FT-HEAL-01 FT-GEAR-01 FT-FILL-10 FT-XP-02]"""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Refusal, RuledOut
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.position.thing_notation import read_thing
from affray.systems.fortmayn.roster.adventurer import (
    NONE,
    Adventurer,
    adventurer_from_person,
    all_words,
    person_from_adventurer,
)
from affray.systems.fortmayn.roster.making import coins_left
from affray.systems.fortmayn.rules.gear import item_kind, sale_price
from affray.systems.fortmayn.rules.milestones import with_more_dice
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import not_sold

POOLS = tuple(name.upper() for name in POOL_NAMES)
SHORT_REST = 6
"""Ten minutes in Moments, to the whole one. [FT-TIME-01]"""


# --- rest -------------------------------------------------------------------------------------------------------------
def after_rest(adventurer: Adventurer, days: int) -> Adventurer:
    """The character after some days at home with meals and sleep: all dice are back. 0 days are ten minutes, which give
    none back. [FT-HEAL-01 FT-OOFA-07]"""
    if adventurer.dead:
        return adventurer
    if not days:
        return replace(adventurer, fat_head=max(0, adventurer.fat_head - SHORT_REST))
    return replace(adventurer, wounded=0, exhausted=0, fat_head=0)


def days_to_heal(adventurer: Adventurer) -> int:
    """The days of rest that it takes until nothing is reduced. [FT-HEAL-01]"""
    return int(not adventurer.dead and bool(adventurer.wounded or adventurer.exhausted or adventurer.fat_head))


# --- gear -------------------------------------------------------------------------------------------------------------
def with_gear_of(adventurer: Adventurer, wanted: Adventurer) -> Adventurer:
    """The character with the name, the gear and the memorised spells of another. One that has been out buys what is new
    and sells what it no longer wants for half. Raises RuledOut where it cannot. [FT-GEAR-01 FT-FILL-10 FT-SPELL-03]"""
    fitted = replace(
        adventurer,
        name=wanted.name,
        armor=wanted.armor or NONE,
        shield=wanted.shield or NONE,
        weapons=wanted.weapons,
        slung=wanted.slung,
        gear=wanted.gear,
        memorised=wanted.memorised,
    )
    if not adventurer.seasoned:
        # One that was never out is still being made.
        return replace(
            fitted, spells=wanted.spells, attachments=wanted.attachments, thrown=wanted.thrown, career=wanted.career
        )
    fault = refit_refusal(adventurer, fitted)
    if fault is not None:
        raise RuledOut(fault)
    return replace(fitted, coins=adventurer.coins + coin_balance(all_words(adventurer), all_words(fitted)))


def coin_balance(had: tuple[str, ...], has: tuple[str, ...]) -> int:
    """The coins that a change of gear brings in; below 0 what it costs. [FT-GEAR-01 FT-FILL-10]

    >>> coin_balance(("leather",), ("chain_mail",)), coin_balance(("pearl$150",), ())
    (-135, 75)
    """
    gone, new = Counter(had) - Counter(has), Counter(has) - Counter(had)
    got = sum(sale_price(read_thing(word, "gear")) for word in gone.elements())
    return got - sum(item_kind(read_thing(word, "gear").item).cost for word in new.elements())


def refit_refusal(adventurer: Adventurer, after: Adventurer) -> Refusal | None:
    """Why a character that has been out cannot have that gear. It needs the coins; finds, magic and damaged things are
    not for sale. [FT-GEAR-01]"""
    had, has = all_words(adventurer), all_words(after)
    new = Counter(has) - Counter(had)
    for word in new:
        thing = read_thing(word, adventurer.name)
        if thing.value or thing.magic or thing.die != item_kind(thing.item).die or not item_kind(thing.item).cost:
            return not_sold(thing.item, ())
    cost = -coin_balance(had, has)
    return (
        refusal("too-dear", "coins", "FT-GEAR-01", who=adventurer.name, cost=cost, coins=adventurer.coins)
        if cost > adventurer.coins
        else None
    )


# --- a Die more -------------------------------------------------------------------------------------------------------
def advance_refusal(adventurer: Adventurer, pool: str) -> Refusal | None:
    """Why a character cannot add a Die to a pool; None if possible. [FT-XP-02]"""
    if pool.upper() not in POOLS:
        return refusal("no-pool", "attribute", "FT-XP-02", given=pool, known=POOLS)
    if adventurer.dead:
        return refusal("dead-hero", "dead", "FT-XP-02", who=adventurer.name)
    if not adventurer.dice:
        return refusal("no-die", "experience", "FT-XP-02", who=adventurer.name)
    return None


def with_advance(adventurer: Adventurer, pool: str) -> Adventurer:
    """The character with a Die more in a pool, which is ready at once. Raises RuledOut. [FT-XP-02]"""
    fault = advance_refusal(adventurer, pool)
    if fault is not None:
        raise RuledOut(fault)
    grown = with_more_dice(person_from_adventurer(adventurer), POOLS.index(pool.upper()))
    return replace(
        adventurer, body=grown.body_max, head=grown.head_max, dice=adventurer.dice - 1, gained=adventurer.gained + 1
    )


# --- there and back ---------------------------------------------------------------------------------------------------
def entry_of(adventurer: Adventurer, side: str, at: object, facing: object) -> dict[str, object]:
    """The character as a `[[figures]]` table of a scenario, with the coins in its purse."""
    worn = (word for word in (adventurer.armor, adventurer.shield) if word not in ("", NONE))
    return {
        "name": adventurer.name,
        "side": side,
        "at": at,
        "facing": facing,
        "type": adventurer.race,
        "body": adventurer.body,
        "head": adventurer.head,
        "body_ready": adventurer.body - adventurer.wounded,
        "head_ready": adventurer.head - adventurer.exhausted,
        "gear": [*worn, *adventurer.weapons, *adventurer.gear],
        "slung": list(adventurer.slung),
        "coins": coins_left(adventurer),
        "spells": list(adventurer.spells),
        "memorised": list(adventurer.memorised),
        "attachments": list(adventurer.attachments),
        "career": adventurer.career,
        "fat_head": adventurer.fat_head,
        "mounted": adventurer.mounted,
    }


def dice_owed(state: State, name: str) -> int:
    """The Dice that a character has yet to assign: one for each milestone; at a game master's table those that the game
    master has given. [FT-XP-01 FT-XP-02]"""
    return state.table.gains.count(name) if state.table is not None else state.gains


def returning_figures(state: State, side: int, before: Mapping[str, Adventurer]) -> tuple[Adventurer, ...]:
    """The characters of a side that were in the roster, as they come home with all that they have and the Dice that
    they have yet to assign. Who has left the party has fallen. [FT-OOFA-08 FT-XP-02]"""
    there = {person.id: person for person in state.people if person.side == side}
    gone = [adventurer for name, adventurer in before.items() if name not in {person.id for person in state.people}]
    home = [
        replace(
            adventurer_from_person(there[name], adventurer),
            dice=adventurer.dice + (0 if there[name].dead else dice_owed(state, name)),
        )
        for name, adventurer in before.items()
        if name in there
    ]
    # Whoever was left out of the party while it went on is the concern of its first side.
    return (
        *home,
        *(
            replace(adventurer, dead=True, seasoned=True, coins=coins_left(adventurer))
            for adventurer in gone
            if side == PARTY
        ),
    )
