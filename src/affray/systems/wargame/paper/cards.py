"""The reference cards of the wargame: tables worked out by the functions that play, so that no card can be wrong."""

from affray.core.faces.paper import Cell, Grid, Leaf, flag, line, literal
from affray.core.words.phrase import Phrase
from affray.core.words.texts import slug
from affray.systems.wargame.content.house_rules import PLAIN, House, changed, option_facts
from affray.systems.wargame.paper.arms import arms_card
from affray.systems.wargame.paper.attacks import attack_card, nerve_card, vehicle_card
from affray.systems.wargame.paper.parts import word, words
from affray.systems.wargame.paper.turn import move_card, turn_card

CARDS = (turn_card, move_card, attack_card, vehicle_card, nerve_card, arms_card)


def cards(house: House = PLAIN) -> tuple[Leaf, ...]:
    """The reference cards under these house rules: turn, moves, attacks, vehicles, morale, arms; the house rules themselves
    where there are any."""
    leaves = tuple(card(house) for card in CARDS)
    return (*leaves, house_card(house)) if changed(house) else leaves


def house_card(house: House) -> Leaf:
    """The house rules that differ from the rules as they are read."""
    chosen = changed(house)
    rows = tuple(
        option_line(fact.name, chosen[fact.name], fact.clause) for fact in option_facts() if fact.name in chosen
    )
    head = words("option", "value", "effect", "clause")
    return Leaf(word("house"), (Grid(word("options"), head, rows, words=True),), word("beside"))


def option_line(name: str, value: str, clause: str) -> tuple[Cell, ...]:
    """A house rule: what it is called, the value chosen, what it does, its clause."""
    key = slug(name)
    return line(Phrase(f"title-{key}"), chosen_value(key, value), Phrase(f"effect-{key}"), literal(clause))


def chosen_value(option: str, value: str) -> Phrase:
    """What a value of a house rule is called: a mark for yes and a dash for no."""
    if value in ("true", "false"):
        return flag(int(value == "true"))
    return Phrase(f"value-{option}-{slug(value)}")
