"""What a system has to say of the figures that people make, keep and advance between fights.

A roster, its pages and its commands ask a `People` and know no rule. Words are phrases of the system's catalogue, or codes
that the system has names for.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from affray.core.faces.guide import Prospect, Row, Sheet
from affray.core.faces.looks import Body, Looks
from affray.core.faces.paper import PrintedPage
from affray.core.question import Refusal, Refuser, RuledOut
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH
from affray.dice.stream import Stream

Condition = Literal["fit", "hurt", "down", "dead"]


class RosterFigure(msgspec.Struct, frozen=True):
    """A figure as far as all systems know it: each keeps its own struct that begins with the name."""

    name: str


F = TypeVar("F", bound=RosterFigure)


class CodeName(msgspec.Struct, frozen=True):
    """Something by its code: in words it is what the system calls a code of that kind."""

    kind: str
    code: str


# --- what there is to choose from -------------------------------------------------------------------------------------
class Trait(msgspec.Struct, frozen=True):
    """An attribute of points by its key; it counts from the attribute `above`, where one is named."""

    key: str
    above: str = ""


class Kind(msgspec.Struct, frozen=True):
    """A race."""

    name: str
    """Its name, as files write it."""
    word: CodeName
    """What people call it."""
    least: tuple[int, ...]
    """The least of each attribute, in the order of the traits."""
    total: int
    """The points of all attributes together."""
    facts: Phrase
    """What it is in short."""
    rule: Row
    """The rule that says so."""
    gift: CodeName | None = None
    """What it has beyond its attributes; None for nothing."""
    order: tuple[tuple[int, int], ...] = ()
    """Pairs of places of attributes: the first of a pair must be below the second."""
    order_clauses: tuple[str, ...] = ()
    """The clauses that say so."""
    pack: str = ""
    """The name of the pack that it comes from; empty for the rules."""
    body: Body = Looks().body
    """How its body is drawn."""


class Item(msgspec.Struct, frozen=True):
    """A thing to wear, hold, carry or know."""

    name: str
    """Its name, as files write it."""
    word: CodeName
    """What people call it."""
    kind: CodeName | None = None
    """What kind of thing it is."""
    effect: Row | None = None
    """What it does."""
    rq: int = 0
    """The ST that it asks for; 0 for none."""
    iq: int = 0
    """The IQ that it asks for; 0 for none."""
    hands: int = 0
    """The hands that it takes; 0 for none."""
    weight: int = 0
    """Its weight in tenths of a pound; 0 for none."""
    cost: int = 0
    """Its cost in silver; 0 for none."""
    pack: str = ""
    """The name of the pack that it comes from; empty for the rules."""


class Slot(msgspec.Struct, frozen=True):
    """A place for things by the key of the figure's field: the lists that it is filled from; whether many go into it;
    whether it can be left without any."""

    key: str
    lists: tuple[str, ...]
    many: bool = False
    empty: bool = False


class Choices(msgspec.Struct, frozen=True):
    """What a figure can be made of."""

    traits: tuple[Trait, ...]
    """The attributes of points."""
    kinds: tuple[Kind, ...]
    """The races."""
    lists: Mapping[str, tuple[Item, ...]]
    """The things to choose from, by the name of the list."""
    slots: tuple[Slot, ...]
    """The places that things go to."""
    handed: bool = False
    """Whether a figure has a strong hand."""
    opponents: tuple[str, ...] = ()
    """The names of figures that odds can be shown against; empty where no odds can be shown."""
    categories: tuple[CodeName, ...] = ()
    """The categories of weapons of one's own; empty where none can be made."""
    marks: tuple[str, ...] = ()
    """The special features of weapons of one's own."""


class Ask(msgspec.Struct, frozen=True):
    """A question that completes a draft at a terminal: the field that it is about, what is asked, what is expected, what
    an empty line takes."""

    key: str
    what: str
    expected: str
    usual: str = ""


class LineField(msgspec.Struct, frozen=True):
    """A field of a figure's line as commands take it, by an option of its own."""

    key: str
    """The key of the field."""
    help: str
    """What is said of it."""
    takes: type[int] | type[str] = str
    """What it takes."""
    given: Literal["new", "kept", "always"] = "always"
    """Whether a new figure can be given it, one that is kept, or both."""
    flag: str = ""
    """The name of the option, where another has that of the key."""


# --- a figure ---------------------------------------------------------------------------------------------------------
class Fact(msgspec.Struct, frozen=True):
    """A number of a card: its short name, what it is, and what it is called in full."""

    label: Phrase
    value: Phrase
    title: Phrase | None = None


class Card(msgspec.Struct, frozen=True):
    """A figure as a card shows it."""

    race: CodeName
    """Its race."""
    silhouette: str
    """What it looks like in a few words: its race, what it holds."""
    numbers: tuple[Fact, ...]
    """Its main numbers."""
    gear: tuple[CodeName, ...]
    """What it wears and holds."""
    learned: tuple[Phrase, ...]
    """What it has learned, in a few words each."""
    lost: tuple[Phrase, ...]
    """What is reduced by wounds and the like, in a few words each."""
    state: Condition
    """How it is."""
    looks: Looks = Looks()
    """How it is drawn."""


class Total(msgspec.Struct, frozen=True):
    """A sum that runs along while a figure is made, and whether it is within its bounds."""

    row: Row
    fits: bool


class BarredChoice(msgspec.Struct, frozen=True):
    """Something that a figure may not take into a place, and why."""

    slot: str
    item: str
    refusal: Refusal


class Advance(msgspec.Struct, frozen=True):
    """A point that may be added to an attribute: what it costs in words, why it may not be."""

    key: str
    cost: Phrase
    refusal: Refusal | None = None


class People(Protocol[F]):
    """The figures of a system between fights. What raises says so; a draft may break any rule and still be looked at."""

    @property
    def usual_side(self) -> str:
        """The side of a `[[figures]]` table that names none; empty where each names its own."""

    # --- making -------------------------------------------------------------------------------------------------------
    def choices(self) -> Choices:
        """What a figure can be made of."""

    def random_figure(self, stream: Stream, kind: str, taken: frozenset[str]) -> F:
        """A legal figure of a race or of any, by lot, with a name not taken. Raises InputError for an unknown race."""

    def ready_made(self) -> Mapping[str, F]:
        """The figures that ship, by name."""

    def questions(self) -> tuple[Ask, ...]:
        """The questions that complete a draft, in order; the name comes last."""

    def line_fields(self) -> tuple[LineField, ...]:
        """The fields of its line that may be given as options, the name apart."""

    def with_answer(self, figure: F, key: str, text: str) -> F:
        """The draft with the answer to a question. Raises InputError."""

    def remarks(self, figure: F, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        """Remarks to show after a question has been answered."""

    def faults(self, figure: F) -> list[Refusal]:
        """Every rule that a figure breaks."""

    def is_known(self, figure: F) -> bool:
        """Whether its race and all that it has are known, so that it has a sheet, a card and totals."""

    def barred_items(self, figure: F) -> tuple[BarredChoice, ...]:
        """The things that it may not take in its present state, each with the reason."""

    def points_left(self, figure: F) -> int | None:
        """The points that it has yet to spend; None where they are no longer counted."""

    def totals(self, figure: F) -> tuple[Total, ...]:
        """Further sums to show while it is made, such as silver and weight."""

    def sheet(self, figure: F) -> Sheet:
        """Its values, with the sums that make them."""

    def card(self, figure: F) -> Card:
        """What a card shows of it."""

    def line(self, figure: F, language: str = ENGLISH) -> str:
        """Its values in one line of text."""

    def sheet_page(self, figure: F, options: Mapping[str, str | int | bool]) -> PrintedPage:
        """Its sheet to print, under house rules. Raises InputError for an option that there is not."""

    def weapons(self, figure: F) -> tuple[str, ...]:
        """The names of the weapons that it can attack with."""

    def prospects(self, figure: F, foe: F, arm: str) -> tuple[Prospect, ...]:
        """What its attacks on another promise, with a weapon or the first. Raises InputError and RuledOut."""

    # --- text ---------------------------------------------------------------------------------------------------------
    def read_line(self, text: str, where: str) -> F:
        """The figure of a line, legal or not. Raises InputError."""

    def write_line(self, figure: F) -> str:
        """The figure as a line that reads back."""

    def with_fields(self, figure: F, given: Mapping[str, str], where: str) -> F:
        """The figure with other values in some fields of its line. Raises InputError."""

    def from_table(self, row: Mapping[str, object], where: str) -> F:
        """The figure of a table, legal or not. Raises InputError."""

    def check_size(self, figure: F) -> F:
        """The figure, if its numbers and lists are of a size that can be worked with. Raises InputError."""

    # --- between fights -----------------------------------------------------------------------------------------------
    def with_gear_of(self, figure: F, wanted: F) -> F:
        """The figure with the name and the gear of another."""

    def after_rest(self, figure: F, days: int) -> F:
        """The figure after so many days of rest; 0 are ten minutes."""

    def days_to_heal(self, figure: F) -> int:
        """The days of rest after which nothing of it is reduced."""

    def advances(self, figure: F, *, secure: int) -> tuple[Advance, ...]:
        """The points that it may add; `secure`: it is in a secure place (0, 1)."""

    def with_advance(self, figure: F, key: str, *, secure: int) -> F:
        """The figure with a point more. Raises RuledOut."""

    def is_person(self, entry: Mapping[str, object]) -> bool:
        """Whether a `[[figures]]` table of a scenario is of somebody whose place a figure of the roster can take."""

    def entry_of(self, figure: F, side: str, at: object, facing: object) -> dict[str, object]:
        """The figure as a `[[figures]]` table of a scenario."""

    def returning_figures(self, state: object, side: int, before: Mapping[str, F]) -> tuple[F, ...]:
        """The figures of a side as they come back from a fight that ended in this state; `before` are those of the roster
        as they went into it, by name."""


@runtime_checkable
class Travelling(Protocol[F]):
    """Rules by which a travel between fights tires."""

    def after_travel(self, figure: F, jog: int, walk: int) -> F:
        """The figure after so many minutes at a jog, then at a walk. Raises InputError for a jog beyond its strength."""


class OwnWeapon(msgspec.Struct, frozen=True):
    """A weapon of a person's own: the item as a figure has it, what it does, and for each of its dice by a letter what it
    comes to when it shows 0 to 5."""

    item: str
    effect: Row
    dice: tuple[tuple[str, tuple[int, ...]], ...]


@runtime_checkable
class WeaponMaking(Protocol):
    """Rules by which a person may make weapons of one's own."""

    def own_weapon(self, parts: Sequence[str]) -> OwnWeapon:
        """The weapon of a description: its name, its category, its damage, the ST that it asks for, its special features.
        Raises InputError."""


COMMON = Refuser("affray.core")


def known_kind(name: str, known: Iterable[str], text: str = "unknown-race") -> str:
    """The name of a race, or of what `text` refuses. Raises RuledOut for one that is not known."""
    names = tuple(known)
    if name not in names:
        raise RuledOut(COMMON(text, "unknown", named=repr(name), known=names))
    return name


def check_legal(people: People[F], figure: F, where: str) -> F:
    """The figure if it breaks no rule. Raises RuledOut with every rule that it breaks."""
    found = people.faults(figure)
    if found:
        raise RuledOut(*found, where=where)
    return figure
