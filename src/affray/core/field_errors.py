"""What a field of a question or of a line does not take, and what was expected, in any language."""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Literal

from affray.core.errors import InputError, shorten_text
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import COMMON, CORE, ENGLISH, phrase_text

Joint = Literal["at", "unknown", "that"]


class FieldError(InputError):
    """Something that a field does not take. Its text is one line of English; `line` says it in any language.

    >>> range_error("range", "0,x", 1, 19).line("de")
    "range '0,x': erwartet wird eine ganze Zahl von 1 bis 19"
    """

    is_worded = True

    def __init__(self, field: str, given: str | int | None, said: Phrase, place: str = "", joint: Joint = "at") -> None:
        """`field`: its name, "" for all that was asked; `given`: what stood there, None for nothing; `said`: what was expected,
        a phrase that names its source. For a line, `place`: where it is, if not the name and what was given; `joint`: how it
        goes on from there, with a colon, as about what nobody knows, or as a sentence."""
        self.field, self.given, self.said = field, shorten_text(given) if isinstance(given, str) else given, said
        self.clauses = said.clauses
        self.place = place or f"{field.replace('_', '-')}{'' if given is None else f' {self.given!r}'}"
        self.joint = joint

    def __str__(self) -> str:
        return self.line()

    def line(self, language: str = ENGLISH) -> str:
        """Where it is, and what was expected, with the clauses."""
        said = phrase_text(self.said, language)
        said = f"{said} [{' '.join(self.clauses)}]" if self.clauses else said
        return COMMON.say(language, f"fault-{self.joint}", place=self.place, said=said) if self.place else said


FILE_FAULTS: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "none"),
    (IsADirectoryError, "folder"),
    (NotADirectoryError, "no-folder"),
    (PermissionError, "barred"),
)


def file_error(path: object, error: Exception, deed: Literal["read", "write"] = "read") -> InputError:
    """The error for a file or folder that cannot be read or written, by what the operating system says of it.

    >>> file_error("a.toml", FileNotFoundError()).line("de")
    'a.toml: so eine Datei oder so einen Ordner gibt es nicht'
    """
    for kind, name in FILE_FAULTS:
        if isinstance(error, kind):
            said = missing_folder(path) if (name, deed) == ("none", "write") else name
            return FieldError("", None, Phrase(f"file-{said}", source=CORE), str(path))
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return InputError(f"{path}: cannot {deed}: {reason}" if path else reason)


def missing_folder(path: object) -> str:
    """Why a file that is to be written is not found: its folder is not there, or nothing can be made in it."""
    return "no-room" if Path(str(path)).parent.is_dir() else "nowhere"


def expected(kind: str, **args: Value) -> Phrase:
    """What was expected, in common words: the message `expected-<kind>` with its arguments."""
    return Phrase(f"expected-{kind}", args, source=CORE)


def choice_error(field: str, given: str, choices: Iterable[str]) -> FieldError:
    """The error for a word that is none of the choices."""
    return FieldError(field, given, expected("one-of", known=tuple(choice for choice in choices if choice)))


def check_choice(field: str, given: str, choices: Collection[str]) -> None:
    """Check that a word is one of the choices. Raises FieldError."""
    if given not in choices:
        raise choice_error(field, given, choices)


def range_error(field: str, given: str | int, least: int, most: int) -> FieldError:
    """The error for what is no whole number from the least to the most."""
    return FieldError(field, given, expected("between", least=least, most=most))


def check_range(field: str, number: int, least: int, most: int) -> None:
    """Check that a number is within bounds. Raises FieldError."""
    if not least <= number <= most:
        raise range_error(field, number, least, most)
