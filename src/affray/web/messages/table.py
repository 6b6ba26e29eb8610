"""What goes over a socket between a seat and the server."""

from typing import Literal

import msgspec

from affray.core.faces.picture import Block, Counter, Hex, Item, Objective, Outline, PlaneZone, Spot, Terrain
from affray.web.messages.account import Line, Rolled
from affray.web.messages.choice import Choice
from affray.web.messages.lessons import LessonShown
from affray.web.messages.stage import Stage, StageBoard
from affray.web.messages.start import PlayerKind
from affray.web.messages.track import TrackShown


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """What goes over a socket: its kind is its name in lower case."""


# --- what a seat sees -------------------------------------------------------------------------------------------------
class Side(msgspec.Struct, frozen=True):
    """A side of the game, and who sits there."""

    name: str
    """What it is called."""
    player: PlayerKind
    """Who plays it."""
    present: bool = False
    """Whether somebody is there."""
    who: str = ""
    """The name that whoever plays it has given himself."""
    resigned: bool = False
    """Whether it has left the game."""
    idle: bool = False
    """Whether it never decides anything, so that nobody has to play it."""
    link: bool = False
    """Whether its link has not been used yet."""
    master: bool = False
    """Whether it is a game master's."""


class Region(msgspec.Struct, frozen=True):
    """A group of hexes with its coordinates: between two groups it is as many steps as between two hexes."""

    at: Hex
    hexes: tuple[Hex, ...]


class HexBoard(msgspec.Struct, frozen=True, tag_field="board", tag="hex"):
    """The ground of a hex board, which does not change: kinds of terrain, and (q, r, kind) of each hex.

    A kind is drawn by its own name, which is the same in every language, and called by its word in `names`. `overlay` are
    the groups of hexes that the rules count distances in, where there are such."""

    terrain: tuple[Terrain, ...]
    hexes: tuple[tuple[int, int, int], ...]
    names: tuple[str, ...] = ()
    overlay: tuple[Region, ...] = ()


class PlaneBoard(msgspec.Struct, frozen=True, tag_field="board", tag="plane"):
    """A table in inches, which does not change: its size, its terrain, the zones in which the sides set out; `names` are what
    the pieces of terrain are called in words, in their order."""

    size: Spot
    terrain: tuple[Outline, ...]
    zones: tuple[PlaneZone, ...]
    names: tuple[str, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    """A counter on the board, worded: its notes, and `condition`, one line on how it stands."""

    counter: Counter
    notes: tuple[str, ...]
    condition: str


class Troop(msgspec.Struct, frozen=True):
    """A unit of a table in inches, worded: its notes, and how it stands in one line; it has no bases while it is elsewhere."""

    block: Block
    notes: tuple[str, ...]
    condition: str


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies over the ground of a hex now: drawn by its name, called by its word, with a note in words."""

    name: str
    pos: Hex
    word: str
    note: str = ""


class DiceAsked(msgspec.Struct, frozen=True):
    """A throw of real dice: so many with so many sides, the lowest face being `low`, and what it is for."""

    n: int
    die: int
    low: int
    what: str


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question as a seat sees it; `choices` and what is `closed` only for the seat that is asked."""

    side: int
    """The side that is asked."""
    code: str
    """What is asked, by its code."""
    text: str
    """What is asked, in words."""
    who: str = ""
    """The figure concerned; empty for none."""
    choices: tuple[Choice, ...] = ()
    """The legal answers, for the seat that is asked."""
    inner: bool = False
    """Whether this is a choice in the middle of an action."""
    dice: DiceAsked | None = None
    """The dice to throw by hand."""
    closed: tuple[Choice, ...] = ()
    """Answers that are not legal now, each with the reason."""
    open: tuple[str, ...] = ()
    """The forms of answers that are taken beside those listed, which then are some of many."""
    chosen: tuple[tuple[float, float], ...] = ()
    """Where on a table in inches those stand whom earlier answers of the same choice took."""


class VoteCast(msgspec.Struct, frozen=True):
    """What a side has voted for: the answer, and in words."""

    side: int
    text: str
    label: str


class PollShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What several sides vote on: which side leads, the state since which this is asked, the votes cast, whose vote is awaited;
    after so many seconds the lead decides, never with -1."""

    lead: int
    since: int
    cast: tuple[VoteCast, ...] = ()
    waiting: tuple[int, ...] = ()
    left: float = -1


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game stands: what changes on the board, what is asked, what has been declared, whether it is over."""

    state: int
    """The number of the position in the record."""
    moment: int
    """How many answers stand."""
    phase: str
    """Where the round is, in words."""
    figures: tuple[Figure, ...]
    """The counters on a hex board."""
    items: tuple[Item, ...]
    """The things that lie about."""
    score: tuple[float, ...]
    """The score of each side."""
    asked: Asked | None
    """The open question; none when the game is over."""
    order: tuple[str, ...] = ()
    """What has been declared, in words."""
    undo: str = ""
    """Why the last answer cannot be taken back freely; empty where it can."""
    over: bool = False
    """Whether the game is over."""
    created: tuple[Laid, ...] = ()
    """What lies over the ground for now."""
    units: tuple[Troop, ...] = ()
    """The units of a table in inches."""
    objectives: tuple[Objective, ...] = ()
    """The objectives of a table in inches."""
    track: TrackShown | None = None
    """Where the game is."""
    stage: Stage | None = None
    """What a stage shows."""
    aside: Asked | None = None
    """What the reader may say although another is asked."""
    lesson: LessonShown | None = None
    """The step of the lesson that the game is; none for another game."""
    poll: PollShown | None = None
    """What friends vote on; none where nobody votes."""


# --- what the server says ---------------------------------------------------------------------------------------------
class Welcome(Message, frozen=True):
    """The first message to a seat: everything about the game, where it stands, `n` the last number told.

    `seed_hash` is the SHA-256 of `salt seed draw:number ...` (docs/hosts/server.md); both are shown when the game is over."""

    n: int
    """The last number told."""
    game: str
    """The id of the game."""
    system: str
    """The key of the system."""
    title: str
    """The title of the scenario."""
    summary: str
    """What the scenario is about."""
    languages: tuple[str, ...]
    """The languages that the system speaks."""
    levels: tuple[int, ...]
    """The levels of the computer player that it offers."""
    sides: tuple[Side, ...]
    """Who sits where."""
    mine: tuple[int, ...]
    """The reader's sides, by their place."""
    owner: bool
    """Whether the reader made the game."""
    board: HexBoard | PlaneBoard | StageBoard
    """The ground, which does not change."""
    position: Position
    """How the game stands."""
    options: dict[str, str | int | bool]
    """House rules by name."""
    dice: str
    """How dice are thrown, `stream` or `typed`."""
    seed_hash: str
    """The proof of the first seed."""
    seed: int | None = None
    """The first seed, once it may be shown."""
    salt: str = ""
    """The salt of its proof, once it may be shown."""
    clocks: tuple[float, ...] = ()
    """Seconds that each side has left; empty without clocks."""
    running: int = -1
    """The side whose clock runs; -1 for none."""
    campaign: str = ""
    """The campaign whose fight this is; empty for none."""
    seat: int = -1
    """The reader's number; -1 for none."""
    strands: tuple["StrandShown", ...] = ()
    """The dice agreed on so far."""
    names: dict[str, str] = {}
    """What sides, figures and units are called in the reader's language, by their names in messages and answers."""


class Told(Message, frozen=True):
    """Something that happened: an answer was played (or `start`, `choice`, `dice`, `undo`); its lines and the position.

    `answer` is the answer in words, `by` its side (-1 the referee). After an undo, `moment` is where the game is again."""

    n: int
    """The number of the message."""
    entry: Literal["start", "answer", "choice", "dice", "undo", "resign", "flag"]
    """What happened, by its kind."""
    by: int
    """Its side; -1 for the referee."""
    moment: int
    """How many answers stand afterwards."""
    lines: tuple[Line, ...]
    """The account in words."""
    answer: str = ""
    """The answer in words; empty where there is none to tell."""
    position: Position | None = None
    """How the game stands, on the newest message alone."""
    clocks: tuple[float, ...] = ()
    """Seconds that each side has left; empty without clocks."""
    running: int = -1
    """The side whose clock runs; -1 for none."""
    rolls: tuple[Rolled, ...] = ()
    """The dice, for whom nothing of the game is hidden from."""


class Chat(Message, frozen=True):
    """Something said: by a side (-1 an onlooker), its name, the text as it was typed."""

    n: int
    by: int
    who: str
    text: str


class Request(Message, frozen=True):
    """A side asks the others: to take back its last answer, or for another game."""

    n: int
    """The number of what is told."""
    what: Literal["undo", "rematch"]
    """What is wished for."""
    by: int
    """The side that asks."""
    waiting: tuple[int, ...]
    """The sides that have not agreed."""
    state: Literal["open", "agreed", "refused"]
    """How it stands."""
    answers: int = 0
    """While it is open, how many answers would be taken back, those of others among them."""
    game: str = ""
    """The new game that an agreed rematch has made."""
    token: str = ""
    """The seat in it of whoever reads this."""
    how: Literal["", "swap", "easier", "harder"] = ""
    """How another game is to differ: with sides swapped, or easier or harder foes."""


class Sides(Message, frozen=True):
    """Who sits where has changed, and what the log says of it; when somebody came or went, `n` is the last number told. Where a
    side was lent or taken back, `position` says what the reader is asked from now on."""

    n: int
    sides: tuple[Side, ...]
    said: str = ""
    position: Position | None = None


class Dice(Message, frozen=True):
    """The dice to come are being agreed on (docs/hosts/server.md): the server's commitment for those from a draw on; `seats` are asked
    to `pledge` a commitment, then, all `pledges` being known, to `show` the nonce. `done` with a number of its own: agreed by
    these seats, and what the log says of it."""

    n: int
    stage: Literal["pledge", "show", "done"]
    draw: int
    commitment: str
    seats: tuple[int, ...]
    pledges: tuple[tuple[int, str], ...] = ()
    said: str = ""


class StrandShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice from a draw on: the server's commitment, of each seat number, commitment and nonce; later secret and salt."""

    draw: int
    commitment: str
    shares: tuple[tuple[int, str, str], ...] = ()
    secret: str = ""
    salt: str = ""


class Over(Message, frozen=True):
    """The game is over: how each side stands, why, seed and salt of the dice (their hash was shown at the start)."""

    n: int
    score: tuple[float, ...]
    reason: Literal["played", "resigned", "flag"]
    seed: int | None = None
    salt: str = ""
    strands: tuple[StrandShown, ...] = ()


class Done(Message, frozen=True):
    """An answer or command was committed: its own id, and the last number told."""

    id: str
    n: int


class Refused(Message, frozen=True):
    """An answer or command was not accepted; nothing has changed. `stale` marks one made for another state."""

    id: str
    code: str
    reason: str
    clauses: tuple[str, ...] = ()
    stale: bool = False


# --- what a seat says -------------------------------------------------------------------------------------------------
class Hello(Message, frozen=True):
    """The first message of a socket: its token, what it has already, its language, its name, whether it agrees on dice too."""

    token: str
    since: int = 0
    language: str = "en"
    name: str = ""
    dice: bool = False


class Answer(Message, frozen=True):
    """Answers one after another in notation (a path is several), the first made for `state`.

    They are played while the question stays with the side and nothing refuses; `id` is the sender's own, and the same id
    again is the same answer, never played twice."""

    id: str
    state: int
    answers: tuple[str, ...]


class Command(Message, frozen=True):
    """Something else a seat can do; `text` is what is said, pledged or shown, or of another game `swap` for sides swapped,
    `easier` or `harder` for computer players of another level; `what` is answered to with agree or refuse. `resign`
    gives up `side`, if named. In a company `lend` has a computer play `side` (text `computer`), or who sits there again."""

    id: str
    do: Literal["undo", "resign", "rematch", "chat", "agree", "refuse", "language", "name", "pledge", "show", "lend"]
    text: str = ""
    what: Literal["undo", "rematch", ""] = ""
    side: int = -1


FromServer = Welcome | Told | Chat | Request | Sides | Dice | Over | Done | Refused
FromSeat = Hello | Answer | Command
