"""What is wrong with a question, in the words of the laboratory: the field that it is about, what was given, what was expected."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from affray.core import InputError, Phrase
from affray.core.errors import shorten_text
from affray.core.field_errors import FieldError
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH
from affray.lab.words import HERE


def fault(field: str, given: str | int | None, kind: str, /, *clauses: str, **args: Value) -> FieldError:
    """The error that a field does not take what was given: the message `fault-<kind>`; a `field` "" is the whole question."""
    return FieldError(field, given, Phrase(f"fault-{kind}", args, clauses, HERE))


def check_shipped(kind: str, name: str, known: Sequence[str]) -> None:
    """Check that a study or ladder comes with the program. Raises FieldError."""
    if name not in known:
        raise fault("", None, f"no-{kind}", named=shorten_text(name), known=tuple(known))


class SideError(InputError):
    """A side of a question whose line does not hold: the field, the line, and what is wrong with it."""

    def __init__(self, field: str, given: str, cause: InputError) -> None:
        self.field, self.given, self.cause = field, given, cause
        self.is_worded, self.clauses = cause.is_worded, cause.clauses

    def __str__(self) -> str:
        return self.line()

    def line(self, language: str = ENGLISH) -> str:
        """The field, unless what is wrong begins with it, and what is wrong."""
        said = self.cause.line(language)
        return said if said.startswith((f"{self.field}: ", f"{self.field} '")) else f"{self.field}: {said}"


@contextmanager
def side_errors(field: str, given: str) -> Iterator[None]:
    """Within, what is wrong is wrong with the line of a side. Raises SideError."""
    try:
        yield
    except InputError as error:
        raise SideError(field, given, error) from None
