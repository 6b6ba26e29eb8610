"""Where a game is: its round, the phases of that in order, who acts in which order, how the sides stand, what ends it."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from affray.core.words.phrase import Phrase, Value

Code = TypeVar("Code", int, str)


class Stand(msgspec.Struct, frozen=True):
    """How a side stands, in words and as a bar: what is left of what it began with, in the unit in which its system counts
    losses, and how much of it is `needed`: a side that has no more than that has lost."""

    side: int
    text: Phrase
    left: float
    whole: float
    needed: float = 0.0


class Track(msgspec.Struct, frozen=True):
    """Where a game is, as far as the position shows it; empty where there is nothing of the kind.

    `phases` are codes, called `track-CODE` in the system's catalogue, and `now` is the place of the one that is on; `order` is
    who acts one after the other in it, each with his side, and `at` the place of whoever does now; -1 for none.
    """

    title: Phrase | None = None
    """The round, with the last one where the game ends by rounds."""
    phases: tuple[str, ...] = ()
    now: int = -1
    order: tuple[tuple[str, int], ...] = ()
    at: int = -1
    stands: tuple[Stand, ...] = ()
    ends: Phrase | None = None
    """What ends the game."""


def stand_of(side: int, name: str, able: int, count: int, left: int, whole: int) -> Stand:
    """How a side stands of whose `count` figures so many are able, with so much left of the whole."""
    said: dict[str, Value] = {"side": name, "able": able, "count": count, "left": left, "whole": whole}
    return Stand(side, Phrase("track-stand", said), left, whole)


def round_title(number: int, last: int = 0) -> Phrase | None:
    """The title of a round, of the last that there is unless that is 0; None before the first."""
    return Phrase("track-round", {"round": number, "last": last}) if number else None


def phase_place(phases: Mapping[str, tuple[Code, ...]], phase: Code) -> int:
    """The place of the part of a round that a phase belongs to; -1 for none.

    >>> phase_place({"move": (1, 2), "strike": (3,)}, 3), phase_place({"move": (1,)}, 9)
    (1, -1)
    """
    return next((place for place, own in enumerate(phases.values()) if phase in own), -1)
