"""The reference cards of the wargame: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import CardPaper, PrintedPage, house_grid, mark_phrase
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.wargame.content.house_rules import PLAIN, House, changed_options, option_facts, read_house
from affray.systems.wargame.paper.arms import arms_card
from affray.systems.wargame.paper.attacks import attack_card, nerve_card, vehicle_card
from affray.systems.wargame.paper.parts import paper_phrase, paper_phrases
from affray.systems.wargame.paper.turn import move_card, turn_card

CARDS = (turn_card, move_card, attack_card, vehicle_card, nerve_card, arms_card)


def cards(house: House = PLAIN) -> tuple[PrintedPage, ...]:
    """The reference cards under these house rules: turn, moves, attacks, vehicles, morale, arms; the house rules themselves
    where there are any."""
    pages = tuple(card(house) for card in CARDS)
    return (*pages, house_card(house)) if changed_options(house) else pages


def house_card(house: House) -> PrintedPage:
    """The house rules that differ from the rules as they are read."""
    head = paper_phrases("option", "value", "effect", "clause")
    grid = house_grid(
        paper_phrase("options"),
        head,
        option_facts(),
        changed_options(house),
        name=lambda name: Phrase(f"title-{slug(name)}"),
        value=option_value_phrase,
    )
    return PrintedPage(paper_phrase("house"), (grid,), paper_phrase("beside"))


def option_value_phrase(option: str, value: str) -> Phrase:
    """What a value of a house rule is called: a mark for yes and a dash for no."""
    if value in ("true", "false"):
        return mark_phrase(int(value == "true"))
    return Phrase(f"value-{slug(option)}-{slug(value)}")


PAPER = CardPaper(read_house, cards)
