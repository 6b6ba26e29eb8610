"""The reference cards of Fortmayn: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import CardPaper, Cell, Grid, PrintedPage, house_grid, table_row
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.fortmayn.content.house_rules import PLAIN, House, changed_options, option_facts, read_house
from affray.systems.fortmayn.content.tables import equipment
from affray.systems.fortmayn.paper.dice import dice_card, melee_card
from affray.systems.fortmayn.paper.harm import armor_card, fallen_card, ranged_card
from affray.systems.fortmayn.paper.lore import oracle_card, spell_card, time_card
from affray.systems.fortmayn.paper.parts import (
    code_phrase,
    die_phrase,
    paper_phrase,
    paper_phrases,
    rule_grid,
    text_phrase,
)
from affray.systems.fortmayn.rules.gear import BACKPACK, LARGE_SACK, SMALL_SACK, capacity, item_kinds
from affray.systems.fortmayn.rules.shopping import items_for_sale


def cards(house: House = PLAIN) -> tuple[PrintedPage, ...]:
    """The reference cards under these house rules: tests, melee, ranged attacks, armor, the fallen, talk and magic, time and
    distance, the oracle, prices; the house rules themselves where there are any."""
    made = (dice_card, melee_card, ranged_card, armor_card, fallen_card, spell_card, time_card, oracle_card, price_card)
    pages = tuple(card(house) for card in made)
    return (*pages, house_card(house)) if changed_options(house) else pages


# --- prices -----------------------------------------------------------------------------------------------------------
def price_card(house: House = PLAIN) -> PrintedPage:
    """The price card: what there is to buy, what fits, and what it sells for."""
    return PrintedPage(paper_phrase("prices"), (price_grid(house), load_grid()), paper_phrase("beside"))


def price_grid(house: House) -> Grid:
    """The grid of the price list and other gear. [FT-GEAR-01 FT-GEAR-02 FT-FILL-07 FT-DICE-07]"""
    rows = []
    for item in items_for_sale(house):
        kind = item_kinds()[item]
        use = paper_phrase("use-for", effect=kind.effect, task=kind.task) if kind.task else paper_phrase("no")
        name = Cell(code_phrase("item", item), None if item in equipment() else paper_phrase("other-gear"))
        rows.append(
            (
                name,
                *table_row(
                    text_phrase(kind.cost), die_phrase(kind.die), text_phrase(kind.bulk), text_phrase(kind.hands), use
                ),
            )
        )
    head = paper_phrases("item-head", "coins-head", "die-head", "bulk-head", "hands-head", "use-head")
    return Grid(
        paper_phrase("goods"), head, tuple(rows), ("FT-GEAR-01", "FT-DICE-07", "FT-FILL-07"), paper_phrase("goods-note")
    )


def load_grid() -> Grid:
    """The grid of what fits. [FT-LOAD-01 FT-LOAD-02 FT-LOAD-03 FT-LOAD-04]"""
    rooms = {BACKPACK: (1, 0, 0), SMALL_SACK: (0, 1, 0), LARGE_SACK: (0, 0, 1)}
    fits = {f"{name.split('_')[0]}": capacity(*given) for name, given in rooms.items()}
    return rule_grid(
        "load",
        (
            ("hands", {"most": capacity(0, 0, 0)}, ("FT-LOAD-01",)),
            ("containers", dict(fits), ("FT-LOAD-02",)),
            ("excess", {}, ("FT-LOAD-03",)),
            ("heavy", {}, ("FT-LOAD-04",)),
        ),
    )


# --- house rules ------------------------------------------------------------------------------------------------------
def house_card(house: House) -> PrintedPage:
    """The card of the house rules in use that differ from their defaults."""
    head = paper_phrases("option", "value", "effect", "clause")
    grid = house_grid(
        paper_phrase("options"),
        head,
        option_facts(),
        changed_options(house),
        value=lambda name, value: Phrase(f"value-{slug(name)}-{slug(value)}"),
    )
    return PrintedPage(paper_phrase("house"), (grid,), paper_phrase("beside"))


PAPER = CardPaper(read_house, cards)
