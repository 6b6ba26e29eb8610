"""The reference cards of the guide: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import CardPaper, PrintedPage, house_grid
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
    pages = (*(card(house) for card in CARDS), *spell_cards(house), creature_card(house))
    return (*pages, house_card(house)) if changed_options(house) else pages


def house_card(house: House) -> PrintedPage:
    """The house rules that are not the guide's own."""
    head = paper_phrases("house-rule", "value", "effect-head", "clause")
    grid = house_grid(paper_phrase("house-rules"), head, option_facts(), changed_options(house))
    return PrintedPage(paper_phrase("card-house"), (grid,), paper_phrase("card"))


PAPER = CardPaper(read_house, cards)
