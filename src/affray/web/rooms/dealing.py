"""Dice that are being agreed on, and how long that may take."""

import msgspec

from affray.web.store.entries import Why

PATIENCE = 5.0
"""So many seconds a seat has to bind itself, and as many to show its nonce."""


class DiceAgreement(msgspec.Struct):
    """Dice that the server and some seats are agreeing on."""

    draw: int
    """The number of the first draw that it is for."""
    secret: str
    """The server's part, in hexadecimal digits."""
    salt: str
    """The salt of the server's commitment, in hexadecimal digits."""
    why: Why
    """What made new dice necessary; empty where a seat came."""
    asked: set[int]
    """The seats that take part."""
    since: float
    """When the present step began, in seconds."""
    pledges: dict[int, str] = {}
    """What each seat is bound to."""
    nonces: dict[int, str] = {}
    """What each seat has shown."""
    showing: bool = False
    """Whether seats are asked to show; before that to bind themselves."""
    told: tuple[bool, frozenset[int]] = (False, frozenset())
    """What seats were told last: whether to show, and which of them are awaited."""

    @property
    def deadline(self) -> float:
        """When the present step ends."""
        return self.since + PATIENCE
