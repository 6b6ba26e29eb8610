"""What the reference cards are made of: words, odds, tables of words."""

from fractions import Fraction
from functools import partial

from affray.core.faces import paper
from affray.core.words.phrase import Phrase, Value
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.words.rows import army_phrase as army_word


def paper_phrase(name: str, /, **args: Value) -> Phrase:
    """A message of the cards."""
    return Phrase(f"card-{name}", args)


def paper_phrases(*names: str) -> tuple[Phrase, ...]:
    """Messages of the cards that take nothing."""
    return tuple(paper_phrase(name) for name in names)


rule_grid = partial(paper.rule_grid, paper_phrase)
"""A grid of rules in words: for each its name, what it does, its clauses."""


def decimal_phrase(value: Fraction) -> Phrase:
    """A number that may have decimals."""
    return army_word("number", value=decimal_text(value))
