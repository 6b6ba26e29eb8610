"""Numbers that nobody can foresee: ids, tokens, seeds; the proof that a seed was fixed before the first die; and dice that are
being agreed on."""

import hashlib
import secrets
from collections.abc import Iterable

import msgspec

from affray.web.store.entries import Why

TOKEN_BYTES = 16
SALT_BYTES = 16
ID_BYTES = 9
SEED_BITS = 64
PATIENCE = 5.0
"""So many seconds a seat has to bind itself, and as many to show its nonce."""


def new_id() -> str:
    """An id for a game; it is no secret."""
    return secrets.token_hex(ID_BYTES)


def new_token() -> str:
    """A token of 128 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_salt() -> str:
    """128 bits for a proof, so that no seed can be found by trying."""
    return secrets.token_hex(SALT_BYTES)


def new_secret() -> str:
    """256 bits that the server is bound to before it shows them."""
    return secrets.token_hex(32)


def new_seed() -> int:
    """A seed for dice, or a game number that its players cannot foresee."""
    return secrets.randbits(SEED_BITS)


def hash_of(token: str) -> str:
    """What is kept of a token.

    >>> hash_of("abc")[:8]
    'ba7816bf'
    """
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def seed_hash(salt: str, seed: int, numbers: Iterable[tuple[int, int]]) -> str:
    """The proof shown before the first die: the SHA-256 of `salt seed draw:number ...`, pairs as in the record.

    >>> seed_hash("00", 7, ((0, 0),)) == hashlib.sha256(b"00 7 0:0").hexdigest()
    True
    """
    pairs = " ".join(f"{draw}:{number}" for draw, number in numbers)
    return hashlib.sha256(f"{salt} {seed} {pairs}".encode()).hexdigest()


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
    last_news: tuple[bool, frozenset[int]] = (False, frozenset())
    """What seats were told last: whether to show, and which of them are awaited."""

    @property
    def deadline(self) -> float:
        """When the present step ends."""
        return self.since + PATIENCE
