"""What a character of the roster comes to: dice, how it fights, load, things, spells, attachments."""

from collections.abc import Iterator

from affray.core.faces.guide import Row, Sheet
from affray.core.faces.people import CodeName, Total
from affray.core.words.phrase import Phrase, Value
from affray.systems.fortmayn.content.codes import BODY, BRAWNY, HEAD, TYPE_NAMES
from affray.systems.fortmayn.content.people import Person, Thing, Wear
from affray.systems.fortmayn.content.tables import shipped, types
from affray.systems.fortmayn.roster.adventurer import Adventurer, person_from_adventurer
from affray.systems.fortmayn.roster.making import coins_left, coins_spent, coins_thrown, dice_left, dice_owned
from affray.systems.fortmayn.rules.advantage import burden_sources
from affray.systems.fortmayn.rules.dice.pools import base_die, unarmed_die
from affray.systems.fortmayn.rules.gear import (
    as_weapon,
    bulk_of,
    capacity_of,
    hands_free,
    is_overloaded,
    item_kind,
    shooting_weapon,
    weapon_in_hand,
)
from affray.systems.fortmayn.rules.milestones import STYLES, style_of

Group = tuple[Phrase, tuple[Row, ...]]


def hero_phrase(name: str, /, **args: Value) -> Phrase:
    """The message `hero-<name>` with its arguments."""
    return Phrase(f"hero-{name}", args)


def number_phrase(n: int) -> Phrase:
    """A number as a phrase."""
    return hero_phrase("number", n=n)


def of_full_phrase(now: int, full: int) -> Phrase:
    """A part of a whole as a phrase."""
    return hero_phrase("of", now=now, full=full)


def making_sheet(adventurer: Adventurer) -> Sheet:
    """The sheet of a character whose things and spells are known, as its next delve begins. [FT-CHAR-01 FT-CHAR-03
    FT-CHAR-07 FT-LOAD-01 FT-LOAD-02 FT-ARM-04 FT-SPELL-02]"""
    person = person_from_adventurer(adventurer)
    groups: tuple[Group, ...] = (
        (hero_phrase("group-dice"), tuple(dice_rows(adventurer))),
        (hero_phrase("group-fight"), tuple(fight_rows(person))),
        (hero_phrase("group-load"), tuple(load_rows(adventurer, person))),
        (hero_phrase("group-things"), tuple(thing_row(thing) for thing in person.things)),
        (hero_phrase("group-spells"), tuple(spell_row(adventurer, spell) for spell in adventurer.spells)),
        (hero_phrase("group-bonds"), tuple(bond_rows(adventurer))),
    )
    return Sheet(adventurer.name, 0, tuple(group for group in groups if group[1]))


# --- dice -------------------------------------------------------------------------------------------------------------
def dice_rows(adventurer: Adventurer) -> Iterator[Row]:
    """Rows for type, dice and style, and for what is gained and lost. [FT-CHAR-01 FT-CHAR-03 FT-CHAR-04 FT-XP-02
    FT-OOFA-07]"""
    yield Row(hero_phrase("row-type"), hero_phrase("type", type=adventurer.race), clauses=("FT-CHAR-01",))
    for name, pool, most, gone in (
        ("body", BODY, adventurer.body, adventurer.wounded),
        ("head", HEAD, adventurer.head, adventurer.exhausted),
    ):
        value = hero_phrase("dice", ready=most - gone, most=most, die=base_die(adventurer.type, pool))
        yield Row(hero_phrase(f"row-{name}"), value, clauses=("FT-CHAR-01", "FT-CORE-07"))
    yield Row(
        hero_phrase("row-style"),
        hero_phrase("style", style=STYLES[style_of(adventurer.body, adventurer.head)]),
        clauses=("FT-CHAR-03",),
    )
    knacks = tuple(types()[TYPE_NAMES[adventurer.type]].task_advantage.split())
    if knacks:
        yield Row(hero_phrase("row-knacks"), hero_phrase("knacks", tasks=knacks), clauses=("FT-CHAR-04",))
    yield Row(
        hero_phrase("row-sunder"),
        hero_phrase("sunder", type=adventurer.race),
        clauses=("FT-SUND-01",) if adventurer.type == BRAWNY else ("FT-SOC-03",),
    )
    left = dice_left(adventurer)
    if left:
        yield Row(hero_phrase("row-left"), of_full_phrase(left, dice_owned(adventurer)), clauses=("FT-CHAR-02",))
    if adventurer.gained or adventurer.maimed or adventurer.dice:
        value = hero_phrase("learned", gained=adventurer.gained, maimed=adventurer.maimed, dice=adventurer.dice)
        yield Row(hero_phrase("row-learned"), value, clauses=("FT-XP-02", "FT-OOFA-04"))
    if adventurer.dead or adventurer.fat_head:
        yield Row(
            hero_phrase("row-state"),
            hero_phrase("state", dead=int(adventurer.dead), moments=adventurer.fat_head),
            clauses=("FT-OOFA-07",),
        )


# --- fighting ---------------------------------------------------------------------------------------------------------
def fight_rows(person: Person) -> Iterator[Row]:
    """Rows for what it strikes and shoots with and what it wears. [FT-MELEE-10 FT-MELEE-13 FT-RANGE-05 FT-ARM-04
    FT-ARM-05]"""
    weapon, shot = weapon_in_hand(person), shooting_weapon(person)
    if weapon.size:
        value = hero_phrase("strikes", size=weapon.size, die=base_die(person.type, BODY), magic=weapon.magic)
    else:
        value = hero_phrase("unarmed", die=unarmed_die(person.type))
    yield Row(hero_phrase("row-strikes"), value, clauses=("FT-MELEE-10", "FT-MELEE-13"))
    if shot.ranged:
        value = hero_phrase("shoots", ranged=shot.ranged, die=base_die(person.type, HEAD), magic=shot.magic)
        yield Row(hero_phrase("row-shoots"), value, clauses=("FT-RANGE-01", "FT-RANGE-05"))
    for name, item, worn in (
        ("shield", person.shield_item, person.shield),
        ("armor", person.armor_item, person.armor),
    ):
        if worn.die:
            yield Row(hero_phrase(f"row-{name}"), cover_phrase(item, worn), clauses=("FT-ARM-01", "FT-ARM-04"))
    hampers = tuple(part.label for part in burden_sources(person, int(is_overloaded(person))))
    if hampers:
        yield Row(hero_phrase("row-hampers"), hero_phrase("hampers", sources=hampers), clauses=("FT-DICE-06",))


def cover_phrase(item: str, worn: Wear) -> Phrase:
    """A shield or armor with its die, and its own die where that is bigger. [FT-ARM-04 FT-ARM-05 FT-MAGIC-02]"""
    return hero_phrase(
        "cover", item=item, die=worn.die, own=worn.own, damaged=int(worn.die < worn.own), magic=worn.magic
    )


# --- load and things --------------------------------------------------------------------------------------------------
def load_rows(adventurer: Adventurer, person: Person) -> Iterator[Row]:
    """Rows for the load, the hands and the coins. [FT-LOAD-01 FT-LOAD-02 FT-LOAD-03 FT-CHAR-07]"""
    over = int(is_overloaded(person))
    value = hero_phrase("load", bulk=bulk_of(person), most=capacity_of(person), over=over)
    yield Row(hero_phrase("row-load"), value, clauses=("FT-LOAD-01", "FT-LOAD-02", "FT-LOAD-03"))
    yield Row(hero_phrase("row-hands"), number_phrase(hands_free(person)), clauses=("FT-LOAD-01",))
    yield coin_row(adventurer)


def coin_row(adventurer: Adventurer) -> Row:
    """A row for the coins in its purse; of a new character those that its things have left of the ones thrown.
    [FT-CHAR-07]"""
    value = (
        number_phrase(adventurer.coins)
        if adventurer.seasoned
        else hero_phrase(
            "purse", left=coins_left(adventurer), coins=coins_thrown(adventurer), spent=coins_spent(adventurer)
        )
    )
    return Row(hero_phrase("row-coins"), value, clauses=("FT-CHAR-07", "FT-GEAR-01"))


def thing_row(thing: Thing) -> Row:
    """A row for a thing: its die, bulk, place and worth. [FT-GEAR-01 FT-USE-01]"""
    value = hero_phrase(
        "thing",
        die=thing.die,
        bulk=thing.bulk,
        at=thing.place,
        magic=int(thing.magic),
        value=thing.value or item_kind(thing.item).cost,
    )
    return Row(thing_phrase(thing), value, clauses=("FT-GEAR-01", "FT-LOAD-01"))


def thing_phrase(thing: Thing) -> Phrase:
    """The name of a thing; of a weapon with its form."""
    return hero_phrase("item", item=code_name(thing).code)


def spell_row(adventurer: Adventurer, spell: str) -> Row:
    """A row for a spell: what it is cast against, and whether it is memorised. [FT-SPELL-02 FT-SPELL-03 FT-FILL-05]"""
    row = next(each for each in shipped().spells if each.spell_id == spell)
    value = hero_phrase("spell", against=row.target_difficulty, memorised=int(spell in adventurer.memorised))
    return Row(hero_phrase("spellname", spell=spell), value, clauses=("FT-SPELL-02", "FT-FILL-05"))


def bond_rows(adventurer: Adventurer) -> Iterator[Row]:
    """Rows for attachments and career. [FT-SOC-05 FT-FILL-06]"""
    for bond in adventurer.attachments:
        yield Row(hero_phrase("row-bond"), hero_phrase("bond", attachment=bond), clauses=("FT-SOC-05",))
    if adventurer.career:
        yield Row(hero_phrase("row-career"), hero_phrase("career", career=adventurer.career), clauses=("FT-FILL-06",))


def totals(adventurer: Adventurer) -> tuple[Total, ...]:
    """The running totals while a character is made: coins, load, hands. [FT-CHAR-07 FT-LOAD-03 FT-LOAD-01]"""
    person = person_from_adventurer(adventurer)
    load, hands, coins = load_rows(adventurer, person)
    return (
        Total(coins, coins_left(adventurer) >= 0),
        Total(load, not is_overloaded(person)),
        Total(hands, hands_free(person) >= 0),
    )


def code_name(thing: Thing) -> CodeName:
    """The code of a thing on a card; of a weapon with its form."""
    return CodeName("item", f"{thing.item}:{thing.form}" if thing.form and as_weapon(thing).size else thing.item)
