"""What a system has to say of the figures that people make, keep and advance between fights.

A roster, its pages and its commands ask a `Folk` and know no rule. Words are phrases of the system's catalogue, or codes
that the system has names for.
"""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from affray.core.faces.guide import Prospect, Row, Sheet
from affray.core.faces.paper import Leaf
from affray.core.question import Refusal, RuledOut
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH
from affray.dice.stream import Stream

Condition = Literal["fit", "hurt", "down", "dead"]


class Someone(msgspec.Struct, frozen=True):
    """A figure as far as all systems know it: each keeps its own struct that begins with the name."""

    name: str


F = TypeVar("F", bound=Someone)


class Called(msgspec.Struct, frozen=True):
    """Something by its code: in words it is what the system calls a code of that kind."""

    kind: str
    code: str


# --- what there is to choose from -------------------------------------------------------------------------------------
class Trait(msgspec.Struct, frozen=True):
    """An attribute of points by its key; it counts from the attribute `above`, where one is named."""

    key: str
    above: str = ""


class Kind(msgspec.Struct, frozen=True):
    """A race: the least of each attribute in their order, the points in all, which attributes must be below which (as
    places); what it is in short, its gift, the rule that says so; the pack that it comes from."""

    name: str
    word: Called
    least: tuple[int, ...]
    total: int
    facts: Phrase
    rule: Row
    gift: Called | None = None
    order: tuple[tuple[int, int], ...] = ()
    pack: str = ""


class Item(msgspec.Struct, frozen=True):
    """A thing to wear, hold, carry or know: its kind, what it does, the ST or IQ that it asks for, the hands that it
    takes, its weight in tenths of a pound and its cost in silver; 0 where one of these does not apply."""

    name: str
    word: Called
    kind: Called | None = None
    effect: Row | None = None
    rq: int = 0
    iq: int = 0
    hands: int = 0
    weight: int = 0
    cost: int = 0
    pack: str = ""


class Slot(msgspec.Struct, frozen=True):
    """A place for things by the key of the figure's field: the lists that it is filled from; whether many go into it;
    whether it can be left without any."""

    key: str
    lists: tuple[str, ...]
    many: bool = False
    empty: bool = False


class Stock(msgspec.Struct, frozen=True):
    """What a figure can be made of; `handed` where it has a strong hand, `categories` and `marks` where weapons of one's
    own can be made, `opponents` where odds can be shown."""

    traits: tuple[Trait, ...]
    kinds: tuple[Kind, ...]
    lists: Mapping[str, tuple[Item, ...]]
    slots: tuple[Slot, ...]
    handed: bool = False
    opponents: tuple[str, ...] = ()
    categories: tuple[Called, ...] = ()
    marks: tuple[str, ...] = ()


class Ask(msgspec.Struct, frozen=True):
    """A question that completes a draft at a terminal: the field that it is about, what is asked, what is expected, what
    an empty line takes."""

    key: str
    what: str
    expected: str
    usual: str = ""


# --- a figure ---------------------------------------------------------------------------------------------------------
class Fact(msgspec.Struct, frozen=True):
    """A number of a card: its short name, what it is, and what it is called in full."""

    label: Phrase
    value: Phrase
    title: Phrase | None = None


class Card(msgspec.Struct, frozen=True):
    """A figure as a card shows it: its race, how it looks on a board, its numbers, what it has; what it has learned and
    what it has lost, in a few words each; how it is."""

    race: Called
    silhouette: str
    numbers: tuple[Fact, ...]
    gear: tuple[Called, ...]
    learned: tuple[Phrase, ...]
    lost: tuple[Phrase, ...]
    state: Condition


class Total(msgspec.Struct, frozen=True):
    """A sum that runs along while a figure is made, and whether it is within its bounds."""

    row: Row
    fits: bool


class Barred(msgspec.Struct, frozen=True):
    """Something that a figure may not take into a place, and why."""

    slot: str
    item: str
    refusal: Refusal


class Advance(msgspec.Struct, frozen=True):
    """A point that may be added to an attribute: what it costs in words, why it may not be."""

    key: str
    cost: Phrase
    refusal: Refusal | None = None


class Folk(Protocol[F]):
    """The figures of a system between fights. What raises says so; a draft may break any rule and still be looked at."""

    @property
    def usual_side(self) -> str:
        """The side of a `[[figures]]` table that names none; empty where each names its own."""

    # --- making -------------------------------------------------------------------------------------------------------
    def stock(self) -> Stock:
        """What a figure can be made of."""

    def drawn(self, stream: Stream, kind: str, taken: frozenset[str]) -> F:
        """A legal figure of a race or of any, by lot, with a name not taken. Raises InputError for an unknown race."""

    def ready_made(self) -> Mapping[str, F]:
        """The figures that ship, by name."""

    def asks(self) -> tuple[Ask, ...]:
        """What is asked to complete a draft, in order; the name comes last."""

    def answered(self, one: F, key: str, text: str) -> F:
        """The draft with the answer to a question. Raises InputError."""

    def noted(self, one: F, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        """What is said when a question has been answered."""

    def faults(self, one: F) -> list[Refusal]:
        """Every rule that a figure breaks."""

    def known(self, one: F) -> bool:
        """Whether its race and all that it has are known, so that it has a sheet, a card and totals."""

    def barred(self, one: F) -> tuple[Barred, ...]:
        """What it may not take, as it is."""

    def left(self, one: F) -> int | None:
        """The points that it has yet to spend; None where they are no longer counted."""

    def totals(self, one: F) -> tuple[Total, ...]:
        """What else runs along, such as silver and weight."""

    def sheet(self, one: F) -> Sheet:
        """What it comes to."""

    def card(self, one: F) -> Card:
        """The same in short."""

    def line(self, one: F, language: str = ENGLISH) -> str:
        """The same in one line."""

    def leaf(self, one: F, options: Mapping[str, str | int | bool]) -> Leaf:
        """Its sheet to print, under house rules. Raises InputError for an option that there is not."""

    def arms(self, one: F) -> tuple[str, ...]:
        """What it can attack with."""

    def prospects(self, one: F, foe: F, arm: str) -> tuple[Prospect, ...]:
        """What its attacks on another promise, with a weapon or the first. Raises InputError and RuledOut."""

    # --- text ---------------------------------------------------------------------------------------------------------
    def read_line(self, text: str, where: str) -> F:
        """The figure of a line, legal or not. Raises InputError."""

    def write_line(self, one: F) -> str:
        """The figure as a line that reads back."""

    def redone(self, one: F, given: Mapping[str, str], where: str) -> F:
        """The figure with fields of a line in place of its own. Raises InputError."""

    def from_table(self, row: Mapping[str, object], where: str) -> F:
        """The figure of a table, legal or not. Raises InputError."""

    def sane(self, one: F) -> F:
        """The figure, if its numbers and lists are of a size that can be worked with. Raises InputError."""

    # --- between fights -----------------------------------------------------------------------------------------------
    def refitted(self, one: F, wanted: F) -> F:
        """The figure with the name and the gear of another."""

    def rested(self, one: F, days: int) -> F:
        """The figure after so many days of rest; 0 are ten minutes."""

    def days_to_heal(self, one: F) -> int:
        """The days of rest after which nothing of it is reduced."""

    def advances(self, one: F, *, secure: int) -> tuple[Advance, ...]:
        """The points that it may add; `secure`: it is in a secure place (0, 1)."""

    def advanced(self, one: F, key: str, *, secure: int) -> F:
        """The figure with a point more. Raises RuledOut."""

    def is_person(self, entry: Mapping[str, object]) -> bool:
        """Whether a `[[figures]]` table of a scenario is of somebody whose place a figure of the roster can take."""

    def entry_of(self, one: F, side: str, at: object, facing: object) -> dict[str, object]:
        """The figure as a `[[figures]]` table of a scenario."""

    def returned(self, state: object, side: int, before: Mapping[str, F]) -> tuple[F, ...]:
        """Those of a side who were in the roster, by name, as they come back from a fight whose state this is."""


@runtime_checkable
class Travelling(Protocol[F]):
    """Rules by which a travel between fights tires."""

    def travelled(self, one: F, jog: int, walk: int) -> F:
        """The figure after so many minutes at a jog, then at a walk. Raises InputError for a jog beyond its strength."""


def legal(folk: Folk[F], one: F, where: str) -> F:
    """The figure if it breaks no rule. Raises RuledOut with every rule that it breaks."""
    found = folk.faults(one)
    if found:
        raise RuledOut(*found, where=where)
    return one
