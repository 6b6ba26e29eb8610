"""The reference card of weapons, those with crews, abilities, and what miniatures cost."""

from collections.abc import Iterator
from fractions import Fraction

from affray.core.faces.paper import Cell, Grid, PrintedPage, mark_phrase, number_phrase, signed_number_phrase, table_row
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.wargame.content.codes import TYPE_NAMES
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import find_weapon
from affray.systems.wargame.content.tables import abilities, ordnance, weapons
from affray.systems.wargame.paper.parts import decimal_phrase, paper_phrase, paper_phrases
from affray.systems.wargame.roster.price import divisor_of, weapon_price
from affray.systems.wargame.words.rows import army_phrase as army_word


def arms_card(house: House) -> PrintedPage:
    """Weapons, crews' weapons, abilities, types."""
    return PrintedPage(
        paper_phrase("arms"),
        (hand_weapon_grid(house), crew_weapon_grid(house), ability_grid(), type_grid(house)),
        paper_phrase("beside"),
    )


def hand_weapon_grid(house: House) -> Grid:
    """The weapons of the printed table, with the range and the price that hold. [UW-RNG-06 UW-FORCE-05 UW-FORCE-06]"""
    rows = tuple(weapon_cells(name, house, crew=False) for name in weapons())
    head = paper_phrases("weapon", "fight", "shoot", "range", "cost")
    return Grid(paper_phrase("weapons"), head, rows, ("UW-RNG-06", "UW-MIN-06", "UW-FORCE-05"))


def crew_weapon_grid(house: House) -> Grid:
    """The weapons with crews, each with its short and its long range (filler). [UW-ORD-01 UW-ORD-07 UW-FORCE-08]"""
    rows = tuple(weapon_cells(name, house, crew=True) for name in ordnance())
    head = paper_phrases("weapon", "fight", "shoot", "short", "long", "cost")
    return Grid(paper_phrase("crewed"), head, rows, ("UW-ORD-01", "UW-ORD-07", "UW-FORCE-08"))


def weapon_cells(name: str, house: House, *, crew: bool) -> tuple[Cell, ...]:
    """A weapon: what it adds, how far it shoots, what it costs."""
    weapon = find_weapon(name, house)
    price = weapon_price(weapon, house, crewed=crew).value
    return table_row(
        army_word("row-weapon", weapon=name),
        signed_number_phrase(weapon.fight),
        signed_number_phrase(weapon.shoot),
        *(range_phrase(reach) for reach in (weapon.short, weapon.range) if reach is not None),
        decimal_phrase(price),
    )


def range_phrase(reach: Fraction) -> Phrase:
    """A range; a dash for none."""
    return decimal_phrase(reach) if reach else mark_phrase(0)


def ability_grid() -> Grid:
    """The listed abilities: who may have them, what they do, what they cost. [UW-ABL-01]"""
    rows = tuple(ability_cells())
    return Grid(
        paper_phrase("abilities"), paper_phrases("ability", "allowed", "does", "cost"), rows, ("UW-ABL-01",), words=True
    )


def ability_cells() -> Iterator[tuple[Cell, ...]]:
    """The listed abilities, a line each."""
    for row in abilities().values():
        share = paper_phrase("share", n=int(100 * row.share))
        yield table_row(
            army_word("row-ability", ability=row.id),
            paper_phrase(f"allowed-{row.allowed}"),
            Phrase(f"guide-ability-{slug(row.id)}"),
            share if row.share else number_phrase(row.cost),
        )


def type_grid(house: House) -> Grid:
    """The types, with what their miniatures' prices are divided by. [UW-FORCE-03 UW-FORCE-04]"""
    note = paper_phrase("types-note", all=house.cost_parse)
    rows = tuple(
        table_row(army_word("type", type=name), number_phrase(divisor_of(kind))) for kind, name in enumerate(TYPE_NAMES)
    )
    return Grid(paper_phrase("types"), paper_phrases("type", "divisor"), rows, ("UW-FORCE-03", "UW-FORCE-04"), note)
