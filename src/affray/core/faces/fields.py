"""What a system has to say of battlefields: made, read, judged and drawn.

Commands, pages and the store ask a `Fields` and know no rule. A battlefield is opaque to them but for its id and name.
"""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeVar

import msgspec

from affray.core.faces.picture import PlanePicture
from affray.core.question import Refusal
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, phrase_text

FieldPart = Literal["field", "piece", "zone", "objective"]
Inches = tuple[float, float]


class Battlefield(msgspec.Struct, frozen=True):
    """A battlefield as far as all systems know it: its id, and what it is called."""

    id: str
    """Its id."""
    name: str
    """What it is called."""


F = TypeVar("F", bound=Battlefield)


class FieldFault(msgspec.Struct, frozen=True):
    """Something that is wrong with a battlefield: the part that it is about, its place in the list of such parts from 0;
    what people call that part (None: the whole field), and how a file names it."""

    refusal: Refusal
    part: FieldPart = "field"
    place: int = -1
    about: Phrase | None = None
    key: str = ""

    def worded(self, language: str = ENGLISH) -> str:
        """What is wrong, in a language, with what it is about in front."""
        said = self.refusal.wording(language)
        return f"{phrase_text(self.about, language)}: {said}" if self.about else said

    def __str__(self) -> str:
        return f"{self.key}: {self.refusal}" if self.key else str(self.refusal)


class SightLine(msgspec.Struct, frozen=True):
    """The line from one place to another: its length in billionths of an inch, the pieces that block it by their place in
    the list and by name, the clauses that say so."""

    length: int
    blocking: tuple[int, ...]
    names: tuple[str, ...]
    clauses: tuple[str, ...]


class Fields(Protocol[F]):
    """The battlefields of a system. What raises says so; a battlefield may have any fault and still be looked at."""

    @property
    def kind(self) -> type[F]:
        """The struct of a battlefield, as its file has it."""

    def ready_made(self, language: str = ENGLISH) -> Mapping[str, F]:
        """The battlefields that ship, by id, called as a language has them."""

    def blank(self, size: str, where: str) -> F:
        """An empty battlefield of a size such as 48x36. Raises InputError."""

    def read(self, data: bytes, source: str) -> F:
        """The battlefield of a file, whatever is wrong with it. Raises InputError in one line."""

    def write(self, field: F) -> bytes:
        """The battlefield as a file that reads back."""

    def faults(self, field: F) -> tuple[FieldFault, ...]:
        """All that is wrong with a battlefield."""

    def cautions(self, field: F) -> tuple[FieldFault, ...]:
        """What makes a battlefield hard to play on; none where it has faults."""

    def data(self, field: F) -> dict[str, object]:
        """What there is on a battlefield, for programs."""

    def summary(self, field: F) -> Phrase:
        """What there is on a battlefield."""

    def verdict(self, faults: int, cautions: int) -> Phrase:
        """Whether a battlefield can be played on."""

    def picture(self, field: F) -> PlanePicture:
        """A battlefield without faults as it is drawn before anybody comes to it."""

    def sight(self, field: F, start: Inches, end: Inches) -> SightLine:
        """The line from one place to another on a battlefield without faults."""
