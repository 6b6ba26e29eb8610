"""What a character of the roster comes to: dice, how it fights, load, things, spells, attachments."""

from collections.abc import Iterator

from affray.core.faces.guide import Row, Sheet
from affray.core.faces.people import Called, Total
from affray.core.words.phrase import Phrase, Value
from affray.systems.fortmayn.content.codes import BODY, BRAWNY, HEAD, TYPE_NAMES
from affray.systems.fortmayn.content.people import Person, Thing, Wear
from affray.systems.fortmayn.content.tables import shipped, types
from affray.systems.fortmayn.roster.adventurer import Hero, person_of
from affray.systems.fortmayn.roster.making import dice_left, dice_of, purse, spent, thrown
from affray.systems.fortmayn.rules.advantage import burdens
from affray.systems.fortmayn.rules.dice.pools import base_die, unarmed_die
from affray.systems.fortmayn.rules.gear import (
    bulk_of,
    capacity_of,
    hands_free,
    in_hand,
    is_overloaded,
    kind_of,
    shoots_with,
    weapon_of,
)
from affray.systems.fortmayn.rules.milestones import STYLES, style_of

Group = tuple[Phrase, tuple[Row, ...]]


def word(name: str, /, **args: Value) -> Phrase:
    """The message `hero-<name>` with its arguments."""
    return Phrase(f"hero-{name}", args)


def number(n: int) -> Phrase:
    """A number as a phrase."""
    return word("number", n=n)


def of(now: int, full: int) -> Phrase:
    """A part of a whole as a phrase."""
    return word("of", now=now, full=full)


def making_sheet(one: Hero) -> Sheet:
    """The sheet of a character whose things and spells are known, as its next delve begins. [FT-CHAR-01 FT-CHAR-03
    FT-CHAR-07 FT-LOAD-01 FT-LOAD-02 FT-ARM-04 FT-SPELL-02]"""
    person = person_of(one)
    groups: tuple[Group, ...] = (
        (word("group-dice"), tuple(dice_rows(one))),
        (word("group-fight"), tuple(fight_rows(person))),
        (word("group-load"), tuple(load_rows(one, person))),
        (word("group-things"), tuple(thing_row(thing) for thing in person.things)),
        (word("group-spells"), tuple(spell_row(one, spell) for spell in one.spells)),
        (word("group-bonds"), tuple(bond_rows(one))),
    )
    return Sheet(one.name, 0, tuple(group for group in groups if group[1]))


# --- dice -------------------------------------------------------------------------------------------------------------
def dice_rows(one: Hero) -> Iterator[Row]:
    """Rows for type, dice and style, and for what is gained and lost. [FT-CHAR-01 FT-CHAR-03 FT-CHAR-04 FT-XP-02
    FT-OOFA-07]"""
    yield Row(word("row-type"), word("type", type=one.race), clauses=("FT-CHAR-01",))
    for name, pool, most, gone in (("body", BODY, one.body, one.wounded), ("head", HEAD, one.head, one.exhausted)):
        value = word("dice", ready=most - gone, most=most, die=base_die(one.type, pool))
        yield Row(word(f"row-{name}"), value, clauses=("FT-CHAR-01", "FT-CORE-07"))
    yield Row(word("row-style"), word("style", style=STYLES[style_of(one.body, one.head)]), clauses=("FT-CHAR-03",))
    knacks = tuple(types()[TYPE_NAMES[one.type]].task_advantage.split())
    if knacks:
        yield Row(word("row-knacks"), word("knacks", tasks=knacks), clauses=("FT-CHAR-04",))
    yield Row(
        word("row-sunder"),
        word("sunder", type=one.race),
        clauses=("FT-SUND-01",) if one.type == BRAWNY else ("FT-SOC-03",),
    )
    left = dice_left(one)
    if left:
        yield Row(word("row-left"), of(left, dice_of(one)), clauses=("FT-CHAR-02",))
    if one.gained or one.maimed or one.dice:
        value = word("learned", gained=one.gained, maimed=one.maimed, dice=one.dice)
        yield Row(word("row-learned"), value, clauses=("FT-XP-02", "FT-OOFA-04"))
    if one.dead or one.fat_head:
        yield Row(word("row-state"), word("state", dead=int(one.dead), moments=one.fat_head), clauses=("FT-OOFA-07",))


# --- fighting ---------------------------------------------------------------------------------------------------------
def fight_rows(person: Person) -> Iterator[Row]:
    """Rows for what it strikes and shoots with and what it wears. [FT-MELEE-10 FT-MELEE-13 FT-RANGE-05 FT-ARM-04
    FT-ARM-05]"""
    weapon, shot = in_hand(person), shoots_with(person)
    if weapon.size:
        value = word("strikes", size=weapon.size, die=base_die(person.type, BODY), magic=weapon.magic)
    else:
        value = word("unarmed", die=unarmed_die(person.type))
    yield Row(word("row-strikes"), value, clauses=("FT-MELEE-10", "FT-MELEE-13"))
    if shot.ranged:
        value = word("shoots", ranged=shot.ranged, die=base_die(person.type, HEAD), magic=shot.magic)
        yield Row(word("row-shoots"), value, clauses=("FT-RANGE-01", "FT-RANGE-05"))
    for name, item, worn in (
        ("shield", person.shield_item, person.shield),
        ("armor", person.armor_item, person.armor),
    ):
        if worn.die:
            yield Row(word(f"row-{name}"), cover(item, worn), clauses=("FT-ARM-01", "FT-ARM-04"))
    hampers = tuple(part.label for part in burdens(person, int(is_overloaded(person))))
    if hampers:
        yield Row(word("row-hampers"), word("hampers", sources=hampers), clauses=("FT-DICE-06",))


def cover(item: str, worn: Wear) -> Phrase:
    """A shield or armor with its die, and its own die where that is bigger. [FT-ARM-04 FT-ARM-05 FT-MAGIC-02]"""
    return word("cover", item=item, die=worn.die, own=worn.own, damaged=int(worn.die < worn.own), magic=worn.magic)


# --- load and things --------------------------------------------------------------------------------------------------
def load_rows(one: Hero, person: Person) -> Iterator[Row]:
    """Rows for the load, the hands and the coins. [FT-LOAD-01 FT-LOAD-02 FT-LOAD-03 FT-CHAR-07]"""
    over = int(is_overloaded(person))
    value = word("load", bulk=bulk_of(person), most=capacity_of(person), over=over)
    yield Row(word("row-load"), value, clauses=("FT-LOAD-01", "FT-LOAD-02", "FT-LOAD-03"))
    yield Row(word("row-hands"), number(hands_free(person)), clauses=("FT-LOAD-01",))
    yield coin_row(one)


def coin_row(one: Hero) -> Row:
    """A row for the coins in its purse; of a new character those that its things have left of the ones thrown.
    [FT-CHAR-07]"""
    value = number(one.coins) if one.seasoned else word("purse", left=purse(one), coins=thrown(one), spent=spent(one))
    return Row(word("row-coins"), value, clauses=("FT-CHAR-07", "FT-GEAR-01"))


def thing_row(thing: Thing) -> Row:
    """A row for a thing: its die, bulk, place and worth. [FT-GEAR-01 FT-USE-01]"""
    value = word(
        "thing",
        die=thing.die,
        bulk=thing.bulk,
        at=thing.place,
        magic=int(thing.magic),
        value=thing.value or kind_of(thing.item).cost,
    )
    return Row(thing_name(thing), value, clauses=("FT-GEAR-01", "FT-LOAD-01"))


def thing_name(thing: Thing) -> Phrase:
    """The name of a thing; of a weapon with its form."""
    return word("item", item=called(thing).code)


def spell_row(one: Hero, spell: str) -> Row:
    """A row for a spell: what it is cast against, and whether it is memorised. [FT-SPELL-02 FT-SPELL-03 FT-FILL-05]"""
    row = next(each for each in shipped().spells if each.spell_id == spell)
    value = word("spell", against=row.target_difficulty, memorised=int(spell in one.memorised))
    return Row(word("spellname", spell=spell), value, clauses=("FT-SPELL-02", "FT-FILL-05"))


def bond_rows(one: Hero) -> Iterator[Row]:
    """Rows for attachments and career. [FT-SOC-05 FT-FILL-06]"""
    for bond in one.attachments:
        yield Row(word("row-bond"), word("bond", attachment=bond), clauses=("FT-SOC-05",))
    if one.career:
        yield Row(word("row-career"), word("career", career=one.career), clauses=("FT-FILL-06",))


def totals(one: Hero) -> tuple[Total, ...]:
    """The running totals while a character is made: coins, load, hands. [FT-CHAR-07 FT-LOAD-03 FT-LOAD-01]"""
    person = person_of(one)
    load, hands, coins = load_rows(one, person)
    return (
        Total(coins, purse(one) >= 0),
        Total(load, not is_overloaded(person)),
        Total(hands, hands_free(person) >= 0),
    )


def called(thing: Thing) -> Called:
    """The code of a thing on a card; of a weapon with its form."""
    return Called("item", f"{thing.item}:{thing.form}" if thing.form and weapon_of(thing).size else thing.item)
