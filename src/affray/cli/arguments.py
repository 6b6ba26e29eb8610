"""What people give as text: options by name, the language, yes or no."""

from pathlib import Path

from affray.core import Facts, InputError
from affray.core.house_options import read_option_words


def check_language(facts: Facts, wanted: str) -> str:
    """The language wanted, if the system speaks it. Raises InputError."""
    if wanted not in facts.languages:
        raise InputError(f"--lang {wanted!r}: {facts.name} speaks {' and '.join(facts.languages)}")
    return wanted


def read_house_rules(given: tuple[str, ...]) -> dict[str, str | int | bool]:
    """The house rules of the command line. Raises InputError; the system checks names and values."""
    return read_option_words(given, "--option")


def check_new_file(path: str) -> None:
    """Check that a new game would overwrite no other. Raises InputError."""
    if Path(path).exists() and Path(path).stat().st_size:
        raise InputError(f"{path}: exists; go on with it by --load {path}, or name another file")


def is_yes(typed: str) -> bool:
    """Whether a person has typed yes, in any language of the program.

    >>> is_yes(" Ja "), is_yes("n")
    (True, False)
    """
    return typed.strip().lower() in ("y", "yes", "j", "ja")
