"""The reference card of weapons, those with crews, abilities, and what miniatures cost."""

from collections.abc import Iterator
from fractions import Fraction

from affray.core.faces.paper import Cell, Grid, Leaf, flag, line, number, signed
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.wargame.content.codes import TYPE_NAMES
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import weapon
from affray.systems.wargame.content.tables import abilities, ordnance, weapons
from affray.systems.wargame.paper.parts import decimal, word, words
from affray.systems.wargame.roster.price import divisor_of, weapon_price
from affray.systems.wargame.words.rows import word as army_word


def arms_card(house: House) -> Leaf:
    """Weapons, crews' weapons, abilities, types."""
    return Leaf(word("arms"), (hand_arms(house), crewed(house), gifts(), types(house)), word("beside"))


def hand_arms(house: House) -> Grid:
    """The weapons of the printed table, with the range and the price that hold. [UW-RNG-06 UW-FORCE-05 UW-FORCE-06]"""
    rows = tuple(arm_line(name, house, crew=False) for name in weapons())
    head = words("weapon", "fight", "shoot", "range", "cost")
    return Grid(word("weapons"), head, rows, ("UW-RNG-06", "UW-MIN-06", "UW-FORCE-05"))


def crewed(house: House) -> Grid:
    """The weapons with crews, each with its short and its long range (filler). [UW-ORD-01 UW-ORD-07 UW-FORCE-08]"""
    rows = tuple(arm_line(name, house, crew=True) for name in ordnance())
    head = words("weapon", "fight", "shoot", "short", "long", "cost")
    return Grid(word("crewed"), head, rows, ("UW-ORD-01", "UW-ORD-07", "UW-FORCE-08"))


def arm_line(name: str, house: House, *, crew: bool) -> tuple[Cell, ...]:
    """A weapon: what it adds, how far it shoots, what it costs."""
    one = weapon(name, house)
    price = weapon_price(one, house, crewed=crew).value
    return line(
        army_word("row-weapon", weapon=name),
        signed(one.fight),
        signed(one.shoot),
        *(far(reach) for reach in (one.short, one.range) if reach is not None),
        decimal(price),
    )


def far(reach: Fraction) -> Phrase:
    """A range; a dash for none."""
    return decimal(reach) if reach else flag(0)


def gifts() -> Grid:
    """The listed abilities: who may have them, what they do, what they cost. [UW-ABL-01]"""
    rows = tuple(gift_lines())
    return Grid(word("abilities"), words("ability", "allowed", "does", "cost"), rows, ("UW-ABL-01",), words=True)


def gift_lines() -> Iterator[tuple[Cell, ...]]:
    """The listed abilities, a line each."""
    for row in abilities().values():
        share = word("share", n=int(100 * row.share))
        yield line(
            army_word("row-ability", ability=row.id),
            word(f"allowed-{row.allowed}"),
            Phrase(f"guide-ability-{slug(row.id)}"),
            share if row.share else number(row.cost),
        )


def types(house: House) -> Grid:
    """The types, with what their miniatures' prices are divided by. [UW-FORCE-03 UW-FORCE-04]"""
    note = word("types-note", all=house.cost_parse)
    rows = tuple(line(army_word("type", type=name), number(divisor_of(kind))) for kind, name in enumerate(TYPE_NAMES))
    return Grid(word("types"), words("type", "divisor"), rows, ("UW-FORCE-03", "UW-FORCE-04"), note)
