"""Whose turn it is at a table, for a list of games."""

import msgspec

from affray.web.messages.table import Side


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is: `asked` is the side that is to decide by its place (-1 for none), `mine` whether that is the reader's,
    whose sides are `own`; `people` says whether another person plays."""

    asked: int
    mine: bool
    over: bool
    people: bool
    sides: tuple[Side, ...]
    """Who sits where."""
    own: tuple[int, ...]
    """The reader's sides, by their place."""
