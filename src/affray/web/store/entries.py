"""What a game starts from and what its log holds, as they are kept; a log is only ever added to."""

from typing import Literal

import msgspec
import sqlalchemy as sa

from affray.core import InputError, Scenario
from affray.game.fairness import Proof, Share, StrandProof, commitment
from affray.game.lessons import Script
from affray.web.messages import Clock
from affray.web.store.store import SeatKept
from affray.web.store.tables import LOG

Step = Literal["answer", "choice", "dice", "undo", "resign", "flag"]
Why = Literal["", "record", "branch"]
"""Why dice to come are new ones: their seed was given out with the record or a branch; empty where a seat has come."""
ME, FRIEND = "me", "friend"
PEOPLE = (ME, FRIEND)


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game starts from."""

    system: str
    """The key of the system."""
    scenario: Scenario
    """The scenario as it is set up, with the figures in it."""
    options: dict[str, str | int | bool]
    """House rules by name."""
    seed: int
    """The first seed of the dice."""
    salt: str
    """The salt of the proof of that seed."""
    players: tuple[str, ...]
    """Who plays each side."""
    names: tuple[str, ...] = ()
    """The name given for each side."""
    dice: Literal["stream", "typed"] = "stream"
    """Whether the server rolls, or people type in what they have thrown."""
    clock: Clock | None = None
    """Thinking time; none for a game without clocks."""
    record: str = ""
    """The text of the record that it goes on with; empty for none."""
    told: bool = False
    """Whether the maker chose the seed, and so knows it."""
    secret: str = ""
    """What the seed was made of; empty where the maker chose it."""
    links: bool = False
    """Whether seats of friends are first opened by links."""
    taken: tuple[int, ...] = ()
    """The seats whose links are used."""
    campaign: str = ""
    """The campaign whose fight it is; empty for none."""
    fighters: dict[str, int] = {}
    """The figures of the roster in it, each with its revision of then."""
    behaviour: int = 1
    """The version of the rules under which it was made."""
    vote: int = 0
    """After how many seconds the lead decides a vote of friends; 0 for never."""
    lesson: Script | None = None
    """What the lesson says that it is; none for a game of one's own."""

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
    """A request as it stands now: `sides` are those of who made it, `waiting` those who have not agreed; by how many levels the
    computer players of another game are stronger."""

    what: Literal["undo", "rematch"] = "undo"
    sides: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    state: Literal["open", "agreed", "refused"] = "open"
    swap: bool = False
    game: str = ""
    stronger: int = 0

    @property
    def how(self) -> Literal["", "swap", "easier", "harder"]:
        """How another game is to differ."""
        if self.swap:
            return "swap"
        return "easier" if self.stronger < 0 else "harder" if self.stronger else ""


class Seated(Kind, frozen=True):
    """Who plays each side from now on, and the names given; what has become of a seat: its link was `taken`, it was `given` out
    anew, somebody sits `beside` the maker, the side was `lent` to a computer or came `back`. `place` is the seat's number, `spent` are hashes that open it no more."""

    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    what: Literal["", "taken", "given", "beside", "lent", "back"] = ""
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


def begins_with(kind: str) -> sa.ColumnElement[bool]:
    """Whether an entry of a log is of a kind, which no database need decode."""
    begin = f'{{"kind":"{kind}"'.encode()
    return sa.func.substr(LOG.c.entry, 1, len(begin)) == sa.literal(begin, sa.LargeBinary)


def read_entry(game: str, n: int, raw: bytes) -> Entry:
    """An entry of a game's log. Raises InputError for one that is damaged."""
    try:
        found: Entry = ENTRY.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise damaged_error(game, f"entry {n} of its log", error) from None
    return found


def read_start(game: str, raw: bytes) -> Start:
    """What a game starts from. Raises InputError for what is damaged."""
    try:
        return START.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise damaged_error(game, "its start", error) from None


def damaged_error(game: str, what: str, error: Exception) -> InputError:
    """The error for a row that is damaged."""
    return InputError(f"game {game}: {what} is damaged: {' '.join(str(error).split())}")


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
    return Reader(
        game=game, seat=seat.seat, sides=seat.sides, owner=seat.owner, token=token, language=language, name=name
    )
