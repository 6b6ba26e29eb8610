"""What a game starts from and what its log holds, as they are kept; a log is only ever added to."""

from typing import Literal

import msgspec

from affray.core import Scenario
from affray.game.fairness import Proof, Share, StrandProof, commitment
from affray.web.messages import Clock
from affray.web.store.store import SeatKept

Step = Literal["answer", "choice", "dice", "undo", "resign", "flag"]
Why = Literal["", "record", "branch"]
"""Why dice to come are new ones: their seed was given out with the record or a branch; empty where a seat has come."""
ME, FRIEND = "me", "friend"
PEOPLE = (ME, FRIEND)


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game starts from: `record` is the text of the record it goes on with, `told` whether the maker chose the
    seed and so knows it; `links` that the seats of friends are first opened by links, of which those in `taken` are used;
    `salt` goes into the proof of the dice, `secret` is what the seed came of; `campaign` is the one whose fight it is,
    `fighters` are the figures of the roster in it by name, each in its revision of then; `behaviour` is the version of the
    rules under which it was made."""

    system: str
    scenario: Scenario
    options: dict[str, str | int | bool]
    seed: int
    salt: str
    players: tuple[str, ...]
    names: tuple[str, ...] = ()
    dice: Literal["stream", "typed"] = "stream"
    clock: Clock | None = None
    record: str = ""
    told: bool = False
    secret: str = ""
    links: bool = False
    taken: tuple[int, ...] = ()
    campaign: str = ""
    fighters: dict[str, int] = {}
    behaviour: int = 1

    @property
    def proof(self) -> Proof | None:
        """The proof of the dice that the game is made with, where they are of the server's secret alone."""
        if not self.secret:
            return None
        return Proof((StrandProof(0, commitment(0, self.salt, self.secret), self.secret, self.salt),))


class Kind(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """An entry of a log. `seat` and `id` say whose message it came of, so that the same one is known again."""

    seat: int = -1
    id: str = ""


class Began(Kind, frozen=True):
    """The game was made, and the referee took its first steps."""


class Played(Kind, frozen=True):
    """An entry of the game's record: an answer in text, an undo or a leaving, the clocks and the hash of the state after it."""

    step: Step = "answer"
    side: int = -1
    text: str = ""
    consent: bool = False
    clocks: tuple[float, ...] = ()
    state: str = ""


class Said(Kind, frozen=True):
    """A line of chat."""

    side: int = -1
    who: str = ""
    text: str = ""


class Wished(Kind, frozen=True):
    """A request as it stands now: `sides` are those of who made it, `waiting` those who have not agreed."""

    what: Literal["undo", "rematch"] = "undo"
    sides: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    state: Literal["open", "agreed", "refused"] = "open"
    swap: bool = False
    game: str = ""


class Seated(Kind, frozen=True):
    """Who plays each side from now on, and the names given; what has become of a seat: its link was `taken`, it was `given` out
    anew, somebody sits `beside` the maker. `place` is the seat's number, `spent` are hashes that open it no more."""

    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    what: Literal["", "taken", "given", "beside"] = ""
    side: int = -1
    place: int = -1
    spent: tuple[str, ...] = ()


class Dealt(Kind, frozen=True):
    """The dice from a draw on are of the server's secret and of what seats gave; `why` they are new (empty: a seat came), which
    seats gave nothing in time."""

    draw: int = 0
    secret: str = ""
    salt: str = ""
    why: Why = ""
    shares: tuple[Share, ...] = ()
    out: tuple[int, ...] = ()


class Ended(Kind, frozen=True):
    """The game is over."""

    reason: Literal["played", "resigned", "flag"] = "played"


class Parted(Kind, frozen=True):
    """Today's rules do not play the game as it was played under an earlier behaviour version: the entries from number `since`
    on stay as they were told, and the game goes on from before them with other dice. `clauses` say why."""

    since: int = 0
    clauses: tuple[str, ...] = ()


Entry = Began | Played | Said | Wished | Seated | Dealt | Ended | Parted
ENCODER = msgspec.json.Encoder()
ENTRY = msgspec.json.Decoder(Entry)
START = msgspec.json.Decoder(Start)


class Reader(msgspec.Struct, frozen=True):
    """Who reads or acts: a seat of a game with its sides, the token it showed, its language, a name for an onlooker."""

    game: str
    seat: int
    sides: tuple[int, ...]
    owner: bool
    token: str = ""
    language: str = "en"
    name: str = ""


def reader_of(game: str, seat: SeatKept, token: str, language: str = "en", name: str = "") -> Reader:
    """The reader in a seat."""
    return Reader(game, seat.seat, seat.sides, seat.owner, token, language, name)
