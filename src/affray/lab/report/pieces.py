"""The pieces of a report: sections of text, figures and tables, and how numbers are written in them."""

import msgspec

from affray.core.words.numbers import number_text
from affray.core.words.texts import ENGLISH
from affray.lab.report.study import Study
from affray.lab.words import words

NOT_THERE = "–"


class Table(msgspec.Struct, frozen=True):
    """A table: its heads and its rows, the first cell of each a name."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Picture(msgspec.Struct, frozen=True):
    """A figure: the name of its files, what it shows, and the figure itself, an Altair chart."""

    name: str
    shows: str
    chart: object


class Section(msgspec.Struct, frozen=True):
    """A part of a report: a title, paragraphs, a figure and the table with its numbers."""

    title: str
    text: tuple[str, ...] = ()
    picture: Picture | None = None
    table: Table | None = None


class Report(msgspec.Struct, frozen=True):
    """A report: its title, what it is about, its sections, the digest of the results, its language."""

    title: str
    about: tuple[str, ...]
    sections: tuple[Section, ...]
    digest: str
    language: str = ENGLISH

    def say(self, id: str) -> str:
        """A word about the report itself, in its language."""
        return words().say(self.language, f"report-{id}")


def percent_text(value: float | None, language: str = ENGLISH) -> str:
    """A chance as people read it.

    >>> percent_text(0.12345), percent_text(0.12345, "de"), percent_text(None)
    ('12.3%', '12,3 %', '–')
    """
    return NOT_THERE if value is None else words().say(language, "percent", value=f"{100 * value:.1f}")


def score_text(study: Study, value: float | None, *, short: bool = False) -> str:
    """The text of a score: a percentage for duels, else a number."""
    if value is None:
        return NOT_THERE
    if study.duels:
        return f"{100 * value:.0f}" if short else percent_text(value, study.language)
    return number_text(value, 1 if short else 3, study.language)


def change_text(study: Study, value: float) -> str:
    """The text of a change of a score, with its sign."""
    shown, places = (100 * value, 1) if study.duels else (value, 2)
    return number_text(shown, places, study.language, sign="+")


def slug(text: str) -> str:
    """The text as a part of a file's name."""
    return "".join(letter if letter.isalnum() else "-" for letter in text.lower())
