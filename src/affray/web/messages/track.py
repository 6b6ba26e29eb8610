"""Where a game is, in words: the strip over the board."""

import msgspec


class ActorShown(msgspec.Struct, frozen=True):
    """Somebody in the order of acting, by name and side."""

    name: str
    side: int


class StandShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a side stands: in words, and as a bar of what is `left` of the `whole`; with no more than `needed` it has lost.
    `out`: it has nobody left who can act; `team`: with which it wins, where there are such."""

    side: int
    text: str
    left: float
    whole: float
    needed: float = 0.0
    out: bool = False
    team: str = ""


class TrackShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game is: its round, the phases of that by name with the place of the one that is on, who acts one after the
    other with the place of whoever does now (-1 for none), how the sides stand, what ends the game."""

    title: str = ""
    phases: tuple[str, ...] = ()
    now: int = -1
    order: tuple[ActorShown, ...] = ()
    at: int = -1
    stands: tuple[StandShown, ...] = ()
    ends: str = ""
