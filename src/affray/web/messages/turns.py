"""Whose turn it is at a table, for a list of games."""

import msgspec


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is: `asked` is the side that is to decide by its place (-1 for none), `who` what it is called, `mine`
    whether that is the reader's; `people` says whether another person plays."""

    asked: int
    who: str
    mine: bool
    over: bool
    people: bool
    moment: int
    """How many answers stand."""
