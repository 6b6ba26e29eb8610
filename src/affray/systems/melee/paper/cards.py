"""The reference cards of the guide: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import CardPaper, Grid, PrintedPage, literal_phrase, table_row
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.melee.content.house_rules import PLAIN, House, changed_options, option_facts, read_house
from affray.systems.melee.paper.arms import arms_card, figure_card
from affray.systems.melee.paper.attacks import adjustment_card, fight_card
from affray.systems.melee.paper.harm import harm_card
from affray.systems.melee.paper.magic_and_beasts import creature_card, spell_cards
from affray.systems.melee.paper.parts import paper_phrase, paper_phrases
from affray.systems.melee.paper.turn import turn_card

CARDS = (turn_card, fight_card, adjustment_card, harm_card, figure_card, arms_card)


def cards(house: House = PLAIN) -> tuple[PrintedPage, ...]:
    """The reference cards under these house rules: turn, attacks, adjustments, harm, figures, arms, spells,
    creatures; the house rules themselves where there are any."""
    leaves = (*(card(house) for card in CARDS), *spell_cards(house), creature_card(house))
    return (*leaves, house_card(house)) if changed_options(house) else leaves


def house_card(house: House) -> PrintedPage:
    """The house rules that are not the guide's own."""
    chosen = changed_options(house)
    rows = tuple(
        table_row(
            literal_phrase(fact.name),
            literal_phrase(chosen[fact.name]),
            Phrase(f"effect-{slug(fact.name)}"),
            literal_phrase(fact.clause),
        )
        for fact in option_facts()
        if fact.name in chosen
    )
    head = paper_phrases("house-rule", "value", "effect-head", "clause")
    return PrintedPage(
        paper_phrase("card-house"), (Grid(paper_phrase("house-rules"), head, rows, words=True),), paper_phrase("card")
    )


PAPER = CardPaper(read_house, cards)
