"""What a system has to say of army lists: made, read, judged, priced and printed, under its house rules.

Commands, pages and the store ask an `Armies` and know no rule. An army is opaque to them but for its name, its limit and
its units by name and number. Words are phrases of the system's catalogue, or plain data in a language.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol, TypeVar

import msgspec

from affray.core.faces.guide import Row, Sheet
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import PrintedPage
from affray.core.question import Refusal
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH

OVER_LIMIT = "over_limit"
"""The code of an army that passes its limit."""


class ArmyUnit(msgspec.Struct, frozen=True):
    """A unit as far as all systems know it: what it is called, and how many miniatures it has."""

    name: str
    n: int


class ArmyList(msgspec.Struct, frozen=True):
    """An army as far as all systems know it: its name, the points limit that it is made for, its units."""

    name: str
    limit: Fraction
    units: tuple[ArmyUnit, ...]


class UnitPack(PackHead, frozen=True):
    """A pack of units as far as all systems know it: its name, and its title as people read it."""

    title: str


A = TypeVar("A", bound=ArmyList)
U = TypeVar("U", bound=ArmyUnit)
P = TypeVar("P", bound=UnitPack)


# --- what an army comes to --------------------------------------------------------------------------------------------
class ArmyFault(msgspec.Struct, frozen=True):
    """A rule that an army breaks, with the name and the place of the unit that breaks it; no name where it is the whole
    army."""

    refusal: Refusal
    unit: str = ""
    place: int = -1

    def worded(self, language: str = ENGLISH) -> str:
        """What is wrong, in a language."""
        said = self.refusal.wording(language)
        return f"{self.unit}: {said}" if self.unit else said

    def __str__(self) -> str:
        return f"{self.unit}: {self.refusal}" if self.unit else str(self.refusal)


class Share(msgspec.Struct, frozen=True):
    """The share of a class: whether `bound` is the least or the most that it may have, the points spent on it; the code
    of the rule that is broken where the bound is missed."""

    name: str
    least: bool
    bound: Fraction
    points: Fraction
    code: str

    @property
    def excess(self) -> Fraction:
        """By how many points the bound is missed; 0 where it is kept."""
        return max(Fraction(0), self.bound - self.points if self.least else self.points - self.bound)


class Standing(msgspec.Struct, frozen=True):
    """The points of an army beside its limit, and those of each class beside its share."""

    limit: Fraction
    total: Fraction
    shares: tuple[Share, ...]

    @property
    def excess(self) -> Fraction:
        """By how many points the limit is passed; 0 where it is kept."""
        return max(Fraction(0), self.total - self.limit)

    @property
    def violations(self) -> tuple[str, ...]:
        """The codes of what is not kept: first the limit, then the shares in their order."""
        found = [OVER_LIMIT] if self.excess else []
        return (*found, *(share.code for share in self.shares if share.excess))


class UnitPrice(msgspec.Struct, frozen=True):
    """What a unit costs in points, and each of its miniatures; every term of that, in the order in which they add up."""

    points: Fraction
    each: Fraction
    rows: tuple[Row, ...]


class PartialArmy(msgspec.Struct, frozen=True):
    """An army as far as it could be read: its name, which may be none that can be kept, its limit, and each unit, or in
    its place why it is none."""

    name: str
    limit: Fraction
    units: tuple[ArmyUnit | str, ...]


# --- the face ---------------------------------------------------------------------------------------------------------
class ArmyKinds(msgspec.Struct, frozen=True):
    """The structs of a system's plain data: an army as its file has it, all that one can be built from, what a pack
    brings, how many units of a type there are."""

    table: type[msgspec.Struct]
    choices: type[msgspec.Struct]
    pack: type[msgspec.Struct]
    count: type[msgspec.Struct]


class Armies(Protocol[A, U, P]):
    """The army lists of a system, judged and priced under house rules. What raises says so; an army may break any rule
    and still be looked at."""

    @property
    def kinds(self) -> ArmyKinds:
        """The structs of its plain data."""

    @property
    def format(self) -> str:
        """What an army's file calls its format."""

    @property
    def options(self) -> dict[str, str]:
        """The house rules that differ from the rules as they are read, by name and value."""

    @property
    def packs(self) -> Packs[P]:
        """The packs of units of a person's own, each a file."""

    def under(self, options: Mapping[str, object]) -> "Armies[A, U, P]":
        """The same under these house rules. Raises InputError for one that there is not."""

    # --- making -------------------------------------------------------------------------------------------------------
    def choices(self, language: str = ENGLISH) -> msgspec.Struct:
        """All that an army can be built from, in a language, as plain data."""

    def pack_choices(self, pack: P, language: str = ENGLISH) -> msgspec.Struct:
        """What a pack brings, in a language, as plain data."""

    def ready_names(self) -> tuple[str, ...]:
        """The names of the armies that ship, in their order."""

    def ready(self, name: str, limit: Fraction | None, language: str = ENGLISH) -> A:
        """A ready army at a limit, its highest for None. Raises InputError for one that there is not."""

    def blank(self, name: str, limit: Fraction | None) -> A:
        """An army without units, at the usual limit for None."""

    def read_limit(self, text: str, where: str) -> Fraction:
        """The points limit that a text names. Raises InputError."""

    def read_unit(self, line: str, packs: Sequence[P], language: str = ENGLISH) -> U:
        """The unit of a line, legal or not. Raises InputError for one that does not read."""

    # --- files --------------------------------------------------------------------------------------------------------
    def read(self, data: bytes, source: str) -> A:
        """The army of a file, legal or not. Raises InputError, in one line."""

    def write(self, army: A) -> bytes:
        """The army as a file that reads back."""

    def draft(self, table: msgspec.Struct) -> PartialArmy:
        """The army of a table as far as it can be read, whatever its units are called. Raises InputError for a limit that
        is none."""

    def has_bad_name(self, unit: U) -> bool:
        """Whether a unit could not be written, since no unit can be called so."""

    # --- judging ------------------------------------------------------------------------------------------------------
    def faults(self, army: A) -> tuple[ArmyFault, ...]:
        """Every rule that an army breaks; none for one that may play."""

    def unit_faults(self, unit: U) -> tuple[Refusal, ...]:
        """Every rule that a unit breaks by itself."""

    def verdict(self, count: int) -> Phrase:
        """Whether an army may play, or how many rules it breaks."""

    def standing(self, army: A) -> Standing:
        """How an army stands to its limit and the shares of the classes."""

    def standing_rows(self, army: A) -> tuple[Row, ...]:
        """The same in lines: the limit first, then each share."""

    def price(self, unit: U) -> UnitPrice:
        """What a unit costs."""

    # --- showing ------------------------------------------------------------------------------------------------------
    def unit_line(self, unit: U) -> Phrase:
        """What a unit is, in one line."""

    def unit_data(self, unit: U) -> dict[str, object]:
        """A unit as a file has it, for programs."""

    def price_data(self, unit: U) -> dict[str, object]:
        """A price with every term, for programs."""

    def counts(self, units: Iterable[U], share: str, language: str = ENGLISH) -> tuple[msgspec.Struct, ...]:
        """How many units and miniatures of each type there are, of one class or (empty) of all, as plain data."""

    def sheet(self, army: A) -> Sheet:
        """An army as a player reads it: its units with their stats and points, then its points beside their bounds."""

    def price_sheet(self, army: A) -> Sheet:
        """The price of every unit, term by term."""

    def page(self, army: A) -> PrintedPage:
        """An army to print."""
