"""What people give as text: options by name, the language, yes or no."""

import os
import re
import shlex
from pathlib import Path

from affray.core import Facts, InputError
from affray.core.field_errors import FieldError
from affray.core.house_options import read_option_words
from affray.core.words.phrase import Phrase
from affray.core.words.texts import CORE

FOLDER_ENDS = tuple(filter(None, (os.sep, os.altsep)))
UNQUOTED = re.compile(r"[\w@%+=:,./-]+")
EXPANDED = re.compile(r'["$`!]')
"""What a shell reads as more than itself even within double quotes."""


def check_language(facts: Facts, wanted: str) -> str:
    """The language wanted, if the system speaks it. Raises InputError."""
    if wanted not in facts.languages:
        raise InputError(f"--lang {wanted!r}: {facts.name} speaks {' and '.join(facts.languages)}")
    return wanted


def read_house_rules(given: tuple[str, ...]) -> dict[str, str | int | bool]:
    """The house rules of the command line. Raises InputError; the system checks names and values."""
    return read_option_words(given, "--option")


def check_new_file(path: str) -> None:
    """Check that a new game would overwrite no other file. Raises InputError."""
    from affray.game.record import is_record

    check_names_file(path)
    if Path(path).exists() and Path(path).stat().st_size:
        known = Phrase("file-exists", {"record": int(is_record(path)), "path": quote_name(path)}, source=CORE)
        raise FieldError("", None, known, path)


def unquoted_name(typed: str) -> str:
    """A path that is typed at the table, without the quotation marks around it. Raises InputError for nothing between them, and
    for one without the other.

    >>> unquoted_name("'new duel.record'"), unquoted_name("duel.record"), unquoted_name("")
    ('new duel.record', 'duel.record', '')
    """
    path = typed.strip()
    if path[:1] not in ("'", '"'):
        return path
    named = path[1:-1].strip() if len(path) > 1 and path[0] == path[-1] else ""
    if not named:
        raise FieldError("", None, Phrase("file-unnamed", source=CORE), path)
    return named


def check_names_file(path: str) -> None:
    """Check that a path names no folder, one that there is or one by the mark at its end. Raises InputError."""
    if path.endswith(FOLDER_ENDS) or Path(path).is_dir():
        raise FieldError("", None, Phrase("file-named-folder", source=CORE), path)


def quote_name(name: str) -> str:
    """A name or path as it is typed on a command line, where need be in quotation marks.

    >>> quote_name("duel.json"), quote_name("new duel.json"), quote_name("$5")
    ('duel.json', '"new duel.json"', "'$5'")
    """
    if UNQUOTED.fullmatch(name):
        return name
    return shlex.quote(name) if EXPANDED.search(name) else f'"{name}"'


def is_yes(typed: str) -> bool:
    """Whether a person has typed yes, in any language of the program.

    >>> is_yes(" Ja "), is_yes("n")
    (True, False)
    """
    return typed.strip().lower() in ("y", "yes", "j", "ja")
