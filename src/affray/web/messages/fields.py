"""Battlefields: those there are, what is wrong with a draft, what is kept, sight lines."""

from typing import Annotated, Generic, TypeVar

import msgspec

from affray.core.faces.fields import FieldPart
from affray.web.messages.armies import Revision, Short

Far = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Field = TypeVar("Field")
"""A battlefield as its file has it, which systems hand out themselves."""


class FieldNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say of a battlefield in one line: a code, the part that it is about and its place in the list of such
    parts from 0, clauses."""

    code: str
    text: str
    part: FieldPart
    place: int = -1
    clauses: tuple[str, ...] = ()


class FieldCard(msgspec.Struct, Generic[Field], frozen=True, omit_defaults=True):
    """A battlefield in a list: all of it, how many faults it has; of a kept one how often it was changed, of a ready one
    that it comes with the rules."""

    field: Field
    faults: int = 0
    rev: int = 0
    ready: bool = False


class FieldDraft(msgspec.Struct, Generic[Field], frozen=True, forbid_unknown_fields=True):
    """A battlefield that need not be kept; `of` is the kept one that it would change."""

    field: Field
    of: Short = ""


class FieldChecked(msgspec.Struct, frozen=True):
    """What is wrong with a draft, what makes it hard to play on, why it cannot be kept by its name (empty where it can),
    and the text of its file."""

    faults: tuple[FieldNote, ...]
    cautions: tuple[FieldNote, ...]
    name: str
    file: str


class FieldFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file by its name and text."""

    name: Short
    text: Annotated[str, msgspec.Meta(max_length=500_000)]


class FieldKeptInfo(msgspec.Struct, Generic[Field], frozen=True):
    """A kept battlefield."""

    field: Field
    rev: int


class FieldNew(msgspec.Struct, Generic[Field], frozen=True, forbid_unknown_fields=True):
    """A battlefield to keep, with or without faults."""

    field: Field


class FieldChange(msgspec.Struct, Generic[Field], frozen=True, forbid_unknown_fields=True):
    """The kept battlefield of a name, in the revision that was seen, becomes another, whose name may be another too."""

    name: Short
    rev: Revision
    field: Field


class FieldRemove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Removes a kept battlefield."""

    name: Short
    rev: Revision


class FieldRemoved(msgspec.Struct, frozen=True):
    """The name of the battlefield that is no longer kept."""

    name: str


class SightAsked(msgspec.Struct, Generic[Field], frozen=True, forbid_unknown_fields=True):
    """Two places on a battlefield, in inches."""

    field: Field
    start: tuple[Far, Far]
    end: tuple[Far, Far]


class SightTold(msgspec.Struct, frozen=True):
    """Whether the line from one place to another is clear, which pieces block it by their place in the list, how far it is
    in inches; that in one line."""

    clear: bool
    blocking: tuple[int, ...]
    inches: float
    text: str
    clauses: tuple[str, ...]
