"""What a system prints: sheets and reference cards, as pages of blocks whose words are phrases.

How a page looks is decided where it is printed; here stands only what it says.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

from affray.core.faces.guide import Row
from affray.core.facts import OptionFact
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import slug

H = TypeVar("H")
"""House rules as a system reads them."""
RuleInWords = tuple[str, dict[str, Value], tuple[str, ...]]
"""A row of a grid of rules: its name, what its words ask for, its clauses."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell of a table: what stands in it, and a smaller word behind that."""

    text: Phrase
    small: Phrase | None = None


class Grid(msgspec.Struct, frozen=True, omit_defaults=True, tag="grid"):
    """A table: the head of each column, then the lines, each as long as the head. `groups` names the columns above the
    head, each with how many of them it spans; a table of `words` is read, one of numbers looked up."""

    title: Phrase
    head: tuple[Phrase, ...]
    rows: tuple[tuple[Cell, ...], ...]
    clauses: tuple[str, ...] = ()
    note: Phrase | None = None
    groups: tuple[tuple[Phrase | None, int], ...] = ()
    words: bool = False


class Lines(msgspec.Struct, frozen=True, omit_defaults=True, tag="lines"):
    """Names with their values, each with its sum and its clauses."""

    title: Phrase
    rows: tuple[Row, ...]


class Track(msgspec.Struct, frozen=True, omit_defaults=True, tag="track"):
    """Boxes to cross: so many, of which so many are crossed; `marks` name what crossing a box, counted from 1, means."""

    title: Phrase
    boxes: int
    crossed: int = 0
    marks: tuple[tuple[int, Phrase], ...] = ()
    clauses: tuple[str, ...] = ()


class Space(msgspec.Struct, frozen=True, tag="space"):
    """Empty lines to write on."""

    title: Phrase
    lines: int


Block = Grid | Lines | Track | Space


class PrintedPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A printed page, or several where it is long: its title, what stands beside the title, its blocks."""

    title: Phrase
    blocks: tuple[Block, ...]
    beside: Phrase | None = None


class Paper(Protocol):
    """What a system prints."""

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        """The reference cards to print under these options. Raises InputError for an option that there is not."""


class CardPaper(Generic[H]):
    """Cards that depend on the house rules alone."""

    def __init__(
        self,
        read_house: Callable[[Mapping[str, str | int | bool]], H],
        print_cards: Callable[[H], tuple[PrintedPage, ...]],
    ) -> None:
        self.read_house, self.print_cards = read_house, print_cards

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        """The reference cards to print under these options. Raises InputError for an option that there is not."""
        return self.print_cards(self.read_house(options))


# --- phrases that every page has --------------------------------------------------------------------------------------
def number_phrase(n: int) -> Phrase:
    """A number by itself."""
    return Phrase("paper-number", {"n": n})


def number_phrases(values: Iterable[int]) -> tuple[Phrase, ...]:
    """Numbers, each by itself."""
    return tuple(number_phrase(value) for value in values)


def signed_number_phrase(n: int) -> Phrase:
    """A number with its sign."""
    return Phrase("paper-signed", {"n": n})


def literal_phrase(text: str) -> Phrase:
    """Something that is written alike in every language, such as damage dice."""
    return Phrase("paper-text", {"text": text})


def decimal_phrase(text: str) -> Phrase:
    """A number that may have decimals, written with a point."""
    return Phrase("paper-decimal", {"value": text})


def mark_phrase(holds: int) -> Phrase:
    """A mark where something holds, a dash where it does not."""
    return Phrase("paper-yes" if holds else "paper-no")


def table_row(*phrases: Phrase) -> tuple[Cell, ...]:
    """The cells of a row of a table, one for each phrase."""
    return tuple(Cell(phrase) for phrase in phrases)


def percent_phrase(chance: float) -> Phrase:
    """A chance in whole hundredths; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return Phrase("paper-hardly") if n == 0 else Phrase("paper-nearly")
    return Phrase("paper-percent", {"n": n})


# --- grids that several systems have ----------------------------------------------------------------------------------
def rule_grid(phrase: Callable[..., Phrase], title: str, rows: Iterable[RuleInWords]) -> Grid:
    """A grid of rules in words: for each its name, what it does, its clauses. `phrase` makes the words of the system's pages."""
    wanted = tuple(rows)
    cells = tuple(table_row(phrase(name), phrase(f"{name}-does", **args)) for name, args, _ in wanted)
    clauses = dict.fromkeys(clause for _, _, stand in wanted for clause in stand)
    return Grid(phrase(title), (phrase("what"), phrase("does")), cells, tuple(clauses), words=True)


def house_grid(
    title: Phrase,
    head: tuple[Phrase, ...],
    facts: Iterable[OptionFact],
    chosen: Mapping[str, str],
    *,
    name: Callable[[str], Phrase] = literal_phrase,
    value: Callable[[str, str], Phrase] = lambda _, value: literal_phrase(value),
) -> Grid:
    """The house rules that were chosen, by name and value: what each is called, its value, what it does, its clause."""
    rows = tuple(
        table_row(
            name(fact.name),
            value(fact.name, chosen[fact.name]),
            Phrase(f"effect-{slug(fact.name)}"),
            literal_phrase(fact.clause),
        )
        for fact in facts
        if fact.name in chosen
    )
    return Grid(title, head, rows, words=True)
