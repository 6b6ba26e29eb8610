"""The parts of the printed pages of Fortmayn: words, odds, grids of words."""

from functools import partial

from affray.core.faces import paper
from affray.core.faces.paper import literal_phrase
from affray.core.words.phrase import Phrase, Value


def paper_phrase(name: str, /, **args: Value) -> Phrase:
    """A message of the cards."""
    return Phrase(f"card-{name}", args)


def paper_phrases(*names: str) -> tuple[Phrase, ...]:
    """Messages of the cards without arguments."""
    return tuple(paper_phrase(name) for name in names)


rule_grid = partial(paper.rule_grid, paper_phrase)
"""A grid of rules in words: for each its name, what it does, its clauses."""


def code_phrase(kind: str, code: str) -> Phrase:
    """The name of a code of a kind, by the message `card-<kind>`."""
    return Phrase(f"card-{kind}", {kind: code})


def die_phrase(sides: int) -> Phrase:
    """A die; a dash for none."""
    return paper_phrase("die", die=sides) if sides else paper_phrase("no")


def text_phrase(value: object) -> Phrase:
    """A text that is the same in every language."""
    return literal_phrase(str(value))
