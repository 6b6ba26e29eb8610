"""What there is to read: the rules of a system as a book, and its lessons as texts."""

from typing import Literal

import msgspec

FillerKind = Literal["", "part", "all"]
"""Whether a text is our own where the rules leave a gap: not, in part, wholly."""


class ClauseInfo(msgspec.Struct, frozen=True):
    """A clause of the rules with its reading, in our words; `source` is where in the text it stands."""

    id: str
    title: str
    text: str
    reading: str = ""
    chapter: str = ""
    source: str = ""
    filler: FillerKind = ""


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of the rules: its title, what stands before its clauses, the clauses."""

    title: str
    intro: str
    filler: FillerKind
    clauses: tuple[ClauseInfo, ...]


class BookInfo(msgspec.Struct, frozen=True):
    """The rules of a system as a book; `language` is the one that they are written in."""

    key: str
    name: str
    credit: str
    language: str
    chapters: tuple[ChapterInfo, ...]


class StepText(msgspec.Struct, frozen=True):
    """A step of a lesson as a text: its idea, and what is said of it."""

    title: str
    say: str


class LessonText(msgspec.Struct, frozen=True):
    """A lesson to be read: its steps, and what is said after the last."""

    name: str
    title: str
    summary: str
    steps: tuple[StepText, ...]
    end: str
