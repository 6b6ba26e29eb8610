"""The reference cards of Fortmayn: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import Cell, Grid, Leaf, line, literal
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.fortmayn.content.house_rules import PLAIN, House, changed, option_facts
from affray.systems.fortmayn.content.tables import equipment
from affray.systems.fortmayn.paper.dice import dice_card, melee_card
from affray.systems.fortmayn.paper.harm import armor_card, fallen_card, ranged_card
from affray.systems.fortmayn.paper.lore import oracle_card, spell_card, time_card
from affray.systems.fortmayn.paper.parts import die, named, text, told, word, words
from affray.systems.fortmayn.rules.gear import BACKPACK, LARGE_SACK, SMALL_SACK, capacity, kinds
from affray.systems.fortmayn.rules.shopping import offered


def cards(house: House = PLAIN) -> tuple[Leaf, ...]:
    """The reference cards under these house rules: tests, melee, ranged attacks, armor, the fallen, talk and magic, time and
    distance, the oracle, prices; the house rules themselves where there are any."""
    made = (dice_card, melee_card, ranged_card, armor_card, fallen_card, spell_card, time_card, oracle_card, price_card)
    leaves = tuple(card(house) for card in made)
    return (*leaves, house_card(house)) if changed(house) else leaves


# --- prices -----------------------------------------------------------------------------------------------------------
def price_card(house: House = PLAIN) -> Leaf:
    """The price card: what there is to buy, what fits, and what it sells for."""
    return Leaf(word("prices"), (goods(house), load()), word("beside"))


def goods(house: House) -> Grid:
    """The grid of the price list and other gear. [FT-GEAR-01 FT-GEAR-02 FT-FILL-07 FT-DICE-07]"""
    rows = []
    for item in offered(house):
        kind = kinds()[item]
        use = word("use-for", effect=kind.effect, task=kind.task) if kind.task else word("no")
        name = Cell(named("item", item), None if item in equipment() else word("other-gear"))
        rows.append((name, *line(text(kind.cost), die(kind.die), text(kind.bulk), text(kind.hands), use)))
    head = words("item-head", "coins-head", "die-head", "bulk-head", "hands-head", "use-head")
    return Grid(word("goods"), head, tuple(rows), ("FT-GEAR-01", "FT-DICE-07", "FT-FILL-07"), word("goods-note"))


def load() -> Grid:
    """The grid of what fits. [FT-LOAD-01 FT-LOAD-02 FT-LOAD-03 FT-LOAD-04]"""
    rooms = {BACKPACK: (1, 0, 0), SMALL_SACK: (0, 1, 0), LARGE_SACK: (0, 0, 1)}
    fits = {f"{name.split('_')[0]}": capacity(*given) for name, given in rooms.items()}
    return told(
        "load",
        (
            ("hands", {"most": capacity(0, 0, 0)}, ("FT-LOAD-01",)),
            ("containers", dict(fits), ("FT-LOAD-02",)),
            ("excess", {}, ("FT-LOAD-03",)),
            ("heavy", {}, ("FT-LOAD-04",)),
        ),
    )


# --- house rules ------------------------------------------------------------------------------------------------------
def house_card(house: House) -> Leaf:
    """The card of the house rules in use that differ from their defaults."""
    chosen = changed(house)
    rows = tuple(
        line(
            literal(fact.name),
            Phrase(f"value-{slug(fact.name)}-{slug(chosen[fact.name])}"),
            Phrase(f"effect-{slug(fact.name)}"),
            literal(fact.clause),
        )
        for fact in option_facts()
        if fact.name in chosen
    )
    head = words("option", "value", "effect", "clause")
    return Leaf(word("house"), (Grid(word("options"), head, rows, words=True),), word("beside"))
