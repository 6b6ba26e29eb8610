"""The reference cards of the wargame: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import CardPaper, Cell, Grid, PrintedPage, literal_phrase, mark_phrase, table_row
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
    leaves = tuple(card(house) for card in CARDS)
    return (*leaves, house_card(house)) if changed_options(house) else leaves


def house_card(house: House) -> PrintedPage:
    """The house rules that differ from the rules as they are read."""
    chosen = changed_options(house)
    rows = tuple(
        option_cells(fact.name, chosen[fact.name], fact.clause) for fact in option_facts() if fact.name in chosen
    )
    head = paper_phrases("option", "value", "effect", "clause")
    return PrintedPage(
        paper_phrase("house"), (Grid(paper_phrase("options"), head, rows, words=True),), paper_phrase("beside")
    )


def option_cells(name: str, value: str, clause: str) -> tuple[Cell, ...]:
    """A house rule: what it is called, the value chosen, what it does, its clause."""
    key = slug(name)
    return table_row(
        Phrase(f"title-{key}"), option_value_phrase(key, value), Phrase(f"effect-{key}"), literal_phrase(clause)
    )


def option_value_phrase(option: str, value: str) -> Phrase:
    """What a value of a house rule is called: a mark for yes and a dash for no."""
    if value in ("true", "false"):
        return mark_phrase(int(value == "true"))
    return Phrase(f"value-{option}-{slug(value)}")


PAPER = CardPaper(read_house, cards)
