"""Figures of the roster in a game at the table: who can go in, and what the roster takes back."""

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=200)]


class Fielded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of the roster in the revision that was seen."""

    name: Name
    rev: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class PostInfo(msgspec.Struct, frozen=True):
    """A place of a scenario that a figure of the roster can take: whose it is, on which side."""

    name: str
    side: str


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure of the roster in its present revision: what it is in one line; why it cannot go into a fight."""

    name: str
    line: str
    rev: int
    refusal: str = ""


class Muster(msgspec.Struct, frozen=True):
    """Who of the roster can go into a scenario, and whose places there are."""

    posts: tuple[PostInfo, ...]
    fighters: tuple[Fighter, ...]


class Returned(msgspec.Struct, frozen=True):
    """What a fight has made of a figure of the roster, in lines."""

    name: str
    lines: tuple[str, ...]


class CameBack(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game that is over has made of figures of the roster; whether the roster has it already, or why it cannot."""

    figures: tuple[Returned, ...] = ()
    kept: bool = False
    refusal: str = ""
