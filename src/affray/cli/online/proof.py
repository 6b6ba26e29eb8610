"""Whether the dice of a game were those that the server was bound to: what it showed at the time against what it lays open."""

import asyncio
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from affray.core import InputError
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import CORE
from affray.game import Game
from affray.game.fairness import Proof, StrandProof, commitment
from affray.game.record import loads, verify
from affray.web.client import Seat
from affray.web.client.game_requests import GameRequests
from affray.web.messages import Dice, Welcome
from affray.web.rooms.chance import seed_hash

FAULTS = ("online-differs", "online-other-secret", "online-other-seats", "online-other-nonce", "online-other-seed")
"""What is said where something does not hold."""


class Bound(msgspec.Struct):
    """What the server was bound to, as this seat was shown it."""

    seat: int = -1
    """The number of the seat."""
    seed_hash: str = ""
    """The proof of the first seed; empty before the server has shown one."""
    commitments: dict[int, str] = {}
    """The commitment to the server's secret, by the draw from which on its dice are."""
    pledges: dict[int, tuple[tuple[int, str], ...]] = {}
    """What the seats were bound to, by that draw."""
    seed: int | None = None
    """The first seed, once it has been laid open."""
    salt: str = ""
    """The salt of its proof, once it has been laid open."""

    def see_welcome(self, said: Welcome) -> None:
        """Notes what the server shows whoever comes."""
        self.seat, self.seed_hash = said.seat, self.seed_hash or said.seed_hash
        self.see_seed(said.seed, said.salt)
        for strand in said.strands:
            self.commitments.setdefault(strand.draw, strand.commitment)
            self.pledges.setdefault(strand.draw, tuple((seat, bound) for seat, bound, _ in strand.shares))

    def see_seed(self, seed: int | None, salt: str) -> None:
        """Notes the first seed with its salt, where both are laid open."""
        if seed is not None and salt:
            self.seed, self.salt = seed, salt

    def see_dice(self, said: Dice) -> None:
        """Notes what the dice to come are agreed on with; a later agreement from the same draw on takes the place of it."""
        if said.stage == "done":
            self.commitments[said.draw], self.pledges[said.draw] = said.commitment, said.pledges


async def verdict(requests: GameRequests, seat: Seat, bound: Bound, language: str) -> Phrase:
    """What holds of a game that is over, the first thing that does not, or why that cannot be known."""
    try:
        record = await requests.get_game_record(seat.game)
        return await asyncio.to_thread(check_record, record, bound, seat.nonces)
    except InputError as error:
        return Phrase("online-unchecked", {"reason": error.line(language)}, source=CORE)


def check_record(record: str, bound: Bound, nonces: Mapping[str, str]) -> Phrase:
    """What holds of a record and of its dice, or the first thing that does not; `nonces` are this seat's by the commitment of
    the server that they were drawn for. Raises InputError for what is no record."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.record"
        path.write_text(record)
        difference = verify(str(path))
    if difference is not None:
        return Phrase("online-differs", {"reason": str(difference)}, source=CORE)
    game: Game[object, object] = loads(record.encode())
    fault = seed_fault(game, bound) or proof_fault(game.proof, bound, nonces)
    dice = sum(len(roll.faces) for moment in game.line for roll in moment.entry.rolls)
    if fault is not None:
        return fault
    proved = 0 if game.proof is None else len(game.proof.strands)
    args: dict[str, Value] = {"answers": len(game.line) - 1, "dice": dice, "agreed": proved}
    return Phrase("online-holds", args, source=CORE)


def seed_fault(game: Game[object, object], bound: Bound) -> Phrase | None:
    """That the first seed is not the one whose hash was shown; None where it is, or is not laid open."""
    if bound.seed is None or game.dice == "typed":
        return None
    numbers = [(strand.draw, strand.number) for strand in game.strands]
    # A game that goes on from a record began with the strands that it had there.
    begun = (numbers[:count] for count in range(1, len(numbers) + 1))
    holds = any(seed_hash(bound.salt, bound.seed, pairs) == bound.seed_hash for pairs in ([(0, 0)], *begun))
    return None if holds else Phrase("online-other-seed", source=CORE)


def proof_fault(proof: Proof | None, bound: Bound, nonces: Mapping[str, str]) -> Phrase | None:
    """What of a proof is not as the server showed it; None where all is."""
    shown = {part.draw: part for part in (proof.strands if proof is not None else ())}
    for draw, said in bound.commitments.items():
        part = shown.get(draw)
        if part is None or part.commitment != said:
            return Phrase("online-other-secret", {"draw": draw}, source=CORE)
        if tuple((share.seat, share.commitment) for share in part.shares) != bound.pledges.get(draw, ()):
            return Phrase("online-other-seats", {"draw": draw}, source=CORE)
        if not is_own_part(part, bound.seat, nonces):
            return Phrase("online-other-nonce", {"draw": draw}, source=CORE)
    return None


def is_own_part(part: StrandProof, seat: int, nonces: Mapping[str, str]) -> bool:
    """Whether a seat's share in dice is the nonce that it drew for them, where it drew one and showed it."""
    own = nonces.get(part.commitment)
    share = next((share for share in part.shares if share.seat == seat), None)
    if own is None or share is None or not share.nonce:
        return True
    return share.nonce == own and share.commitment == commitment(part.draw, seat, own)
