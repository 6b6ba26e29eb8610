"""Dice that nobody chose alone: how the seed of a strand comes from a secret of the server and a nonce of each seat.

Whoever deals (the server) does so for each strand of dice, at the start and whenever later dice need a new seed:

1. It draws a secret and a salt (`secrets.token_hex(32)` and `(16)`), and shows every seat
   `commitment(draw, salt, secret)`; `draw` is where the strand starts, 0 for a new game.
2. Each seat draws a nonce, on its own machine, and shows `commitment(draw, seat, nonce)`.
3. Once all those are shown, the seats show their nonces, and `derived_seed(secret, nonces)` is the seed: for a new game the
   one of `Game.new(..., seed)`, for a game that goes on the one of `Game.reseed(seed)`, which returns the strand with its
   draw (steps 1 and 2 need it before: it is `Game.unseen`, and stays while no answer is given). The game number is 0.
4. When the game is over, or its record leaves for another reason, `Game.proof` gets a `Proof` with a `StrandProof` for each
   strand, secrets and all: records hold it, reading one checks it, and `affray verify` says which dice it covers.

So neither the server, which is bound before it sees a nonce, nor a seat, which does not know the secret, fixes the dice; server
and all seats together could. The server knows the seed first, and could begin anew or leave a seat out where it does not like
one: who is at the table sees that by another commitment for the draw, or by a seat that is missing. A seat that never shows
its nonce has `nonce=""` and no part in the seed. A strand without a proof is an ordinary seed that somebody drew. All texts are ASCII; secrets, salts and nonces are hexadecimal digits.
"""

import hashlib
import re
from collections.abc import Mapping

import msgspec

from affray.core import InputError
from affray.game.strand import Strands

HEX = re.compile(r"[0-9a-f]{32,128}")
"""A secret, salt or nonce: 128 bits at least."""


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gave to a seed: its commitment, then its nonce; none where it never showed it."""

    seat: int
    commitment: str
    nonce: str = ""


class StrandProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the seed of the strand at a draw came about: the server's commitment, secret and salt, each seat's share."""

    draw: int
    commitment: str
    secret: str
    salt: str
    shares: tuple[Share, ...] = ()

    @property
    def nonces(self) -> dict[int, str]:
        """The nonce of each seat that showed one."""
        return {share.seat: share.nonce for share in self.shares if share.nonce}


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the seeds of a game came about; a strand that is not among these has none."""

    strands: tuple[StrandProof, ...] = ()


def commitment(*parts: int | str) -> str:
    """What binds to a secret or nonce without showing it: the SHA-256 of the parts with blanks between.

    >>> commitment(0, "00", "7f") == hashlib.sha256(b"0 00 7f").hexdigest()
    True
    """
    return hashlib.sha256(" ".join(map(str, parts)).encode()).hexdigest()


def derived_seed(secret: str, nonces: Mapping[int, str]) -> int:
    """The seed of a secret and the nonces by seat: the first 8 bytes, high to low, of the SHA-256 of the secret and each
    `seat:nonce` in order of seats, with blanks between.

    >>> derived_seed("7f", {1: "bb", 0: "aa"}) == int(hashlib.sha256(b"7f 0:aa 1:bb").hexdigest()[:16], 16)
    True
    """
    return int(commitment(secret, *(f"{seat}:{nonce}" for seat, nonce in sorted(nonces.items())))[:16], 16)


def check_proof(proof: Proof, strands: Strands) -> None:
    """Checks that a proof bears out the seeds of strands. Raises InputError that names the draw and what does not hold."""
    known = {strand.draw: strand for strand in strands}
    for place, part in enumerate(proof.strands):
        where = f"proof: draw {part.draw}"
        strand = known.get(part.draw)
        if strand is None or part.draw in [earlier.draw for earlier in proof.strands[:place]]:
            raise InputError(f"{where}: expected one of the draws at which strands begin, each once")
        shown = {"secret": part.secret, "salt": part.salt}
        shown |= {f"seat {seat}: nonce": nonce for seat, nonce in part.nonces.items()}
        for name, value in shown.items():
            if not HEX.fullmatch(value):
                raise InputError(f"{where}: {name}: expected 32 to 128 hexadecimal digits, got {value[:40]!r}")
        if len({share.seat for share in part.shares}) < len(part.shares):
            raise InputError(f"{where}: expected each seat once")
        if part.commitment != commitment(part.draw, part.salt, part.secret):
            raise InputError(f"{where}: the server's secret is not the one that it was bound to")
        for share in part.shares:
            if share.nonce and share.commitment != commitment(part.draw, share.seat, share.nonce):
                raise InputError(f"{where}: seat {share.seat}: the nonce is not the one that it was bound to")
        if (strand.seed, strand.number) != (derived_seed(part.secret, part.nonces), 0):
            raise InputError(f"{where}: the seed is not the one of the secret and the nonces, or the game number not 0")
