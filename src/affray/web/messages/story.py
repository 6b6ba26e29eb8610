"""The story of a game that is over, in words."""

import msgspec

from affray.web.messages.account import Line


class WordedBalance(msgspec.Struct, frozen=True):
    """Where a side's chance came from: `start` with what the dice gave, what its own deeds gained and what all others' did is
    `end`; chances from 0 to 1, and the same in a sentence."""

    side: int
    start: float
    dice: float
    own: float
    others: float
    end: float
    text: str


class WordedTurn(msgspec.Struct, frozen=True):
    """A roll that moved the chances: when, what it was for, what it changed, its account."""

    moment: int
    """How many answers stand once it is done."""
    when: str
    side: int
    """The side that the dice helped."""
    luck: float
    """How much they helped it."""
    heading: str
    text: str
    lines: tuple[Line, ...]


class WordedHonour(msgspec.Struct, frozen=True):
    """What somebody is honoured for, with the moment at which it was reached."""

    kind: str
    who: str
    side: int
    text: str
    moment: int


class WordedStory(msgspec.Struct, frozen=True):
    """How a game ended and how it went, in words."""

    end: str
    """How it ended."""
    about: str
    """What the numbers of the balance are; empty without any."""
    note: str
    """What there is nothing of, and why."""
    balance: tuple[WordedBalance, ...]
    """For each side where its chance came from."""
    course: tuple[tuple[int, tuple[float, ...]], ...]
    """The chances after so many answers, wherever they changed."""
    turns: tuple[WordedTurn, ...]
    """The rolls that moved them most."""
    honours: tuple[WordedHonour, ...]
    """Who did best in something."""
    names: tuple[str, ...] = ()
    """Whose chances are meant: the sides, or those who decide together and the world."""


class StoryTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many of how many actions have been looked at, and the story once all have. Whoever wants it goes on asking."""

    done: int
    size: int
    story: WordedStory | None = None
