"""What there is to choose from, and a game to make of it."""

from typing import Annotated, Literal

import msgspec

from affray.core.faces.worded import OptionInfo
from affray.web.messages.lessons import LessonInfo
from affray.web.messages.muster import Fielded

PlayerKind = str
"""`me` (whoever makes the game), `friend` (who has the link), or the name of a computer player."""


class ArmyInfo(msgspec.Struct, frozen=True):
    """The army of a side in a scenario: the side, what the army is called, the points it may have."""

    side: str
    army: str
    limit: float


class BattleInfo(msgspec.Struct, frozen=True):
    """What may be settled before a battle: the points limit, the armies, what the battlefield is called, the ids of those
    that the scenario suits (none: all), how many of its objectives count."""

    limit: int
    armies: tuple[ArmyInfo, ...]
    battlefield: str
    battlefields: tuple[str, ...]
    objectives: int


class Character(msgspec.Struct, frozen=True):
    """A character that ships: its name, and what it is in one line."""

    name: str
    line: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table before it begins: how many players may come, what the game master's seat is called (empty where there is none),
    who may be played."""

    players: int
    master: str
    characters: tuple[Character, ...]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A scenario to choose: its name, title and summary, its sides, the options it sets, the pack that it belongs to, what
    may be settled before a battle of armies; of a game master's table who may be played there; `idle` are the sides, by their
    place, that never decide anything."""

    name: str
    """Its name for programs."""
    title: str
    """What it is called."""
    summary: str
    """What it is about."""
    sides: tuple[str, ...]
    """What its sides are called."""
    options: dict[str, str | int | bool]
    """The house rules that it sets."""
    pack: str = ""
    """The pack that it belongs to; empty for none."""
    battle: BattleInfo | None = None
    """What may be settled before a battle of armies."""
    table: TableInfo | None = None
    """Who may be played at a game master's table."""
    idle: tuple[int, ...] = ()
    """The sides that never decide anything, by their place."""


class PackInfo(msgspec.Struct, frozen=True):
    """A pack of house rules to play with: what it adds by name, the built-in names that it changes, and the options that
    hold in its games unless somebody says otherwise."""

    name: str
    title: str
    summary: str
    credit: str
    adds: tuple[str, ...]
    changes: tuple[str, ...]
    defaults: dict[str, str | int | bool]


class ComputerInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A computer player that a side can be given."""

    name: str
    """Its name in requests."""
    title: str
    """What it is called; empty where nothing is known but its name."""
    about: str = ""
    """What it is like, in a sentence."""


class StyleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A style that a computer player of a system may have."""

    name: str
    """Its name in requests."""
    about: str = ""
    """What it is, in a sentence; empty where nothing is known but its name."""


class SystemInfo(msgspec.Struct, frozen=True):
    """A system to choose; `figures`, `battles` and `campaigns` say which pages there are of it."""

    key: str
    """Its key in addresses and messages."""
    name: str
    """What it is called."""
    space: str
    """Where it is played: hexes, a table in inches, a stage."""
    summary: str
    """What it is, in one sentence."""
    credit: str
    """Who wrote the rules."""
    options: tuple[OptionInfo, ...]
    """Its house rules, those of packs last."""
    scenarios: tuple[ScenarioInfo, ...]
    """Its scenarios, those of packs last."""
    players: tuple[str, ...]
    """The computer players by name."""
    languages: tuple[str, ...]
    """The languages that it speaks."""
    computers: tuple[ComputerInfo, ...] = ()
    """What the computer players are called, and a sentence for each."""
    styles: tuple[StyleInfo, ...] = ()
    """The styles that its computer players may have."""
    packs: tuple[PackInfo, ...] = ()
    """The packs that its games may be played with."""
    figures: bool = False
    """Whether figures of it can be made and kept."""
    mastered: bool = False
    """Whether a game master can sit at its fights."""
    battles: bool = False
    """Whether armies and battlefields of it can be made and kept."""
    campaigns: bool = False
    """Whether its figures can go on campaigns."""
    lessons: tuple[LessonInfo, ...] = ()
    """Its lessons, those of packs last."""
    purpose: str = ""
    """What one would choose it for, in one sentence; empty where it does not say."""


# --- making a game ----------------------------------------------------------------------------------------------------
class Clock(msgspec.Struct, frozen=True):
    """Thinking time: so many seconds a side for the game, and so many more with each answer."""

    seconds: int
    increment: int = 0


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled otherwise than the scenario has it: the army of a side and the battlefield, each by the id of a ready
    one or as the text of a file, the points limit, and whether armies over it or over the share of a class are agreed to."""

    armies: dict[str, str] = {}
    battlefield: str = ""
    limit: int | None = None
    agreed: bool = False


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player at a game master's table: the name of his seat, and the ready-made character that he plays (none: one that
    nobody has)."""

    name: Annotated[str, msgspec.Meta(max_length=80)]
    character: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to make: from a scenario, or from the text of a saved record.

    `seats` says for each side who plays it (a side not named is `me`), `packs` which packs are
    played with beside the scenario's own, `figures` which figures of the roster take the places of which of the scenario.
    `battle` is what is settled before a battle of armies, `guests` are who comes to a game master's table.
    Without a seed the server draws one."""

    system: str = ""
    """The key of the system; empty with a record."""
    scenario: str = ""
    """The scenario's name; empty with a record."""
    lesson: str = ""
    """The name of a lesson of the system, in place of a scenario and all that goes with one."""
    options: dict[str, str | int | bool] = {}
    """House rules by name."""
    seats: dict[str, PlayerKind] = {}
    """Who plays each side, by its name; a side not named is `me`."""
    seed: int | None = None
    """The seed of the dice; without one the server draws it."""
    dice: Literal["stream", "typed"] = "stream"
    """Whether the server rolls, or people type in what they have thrown."""
    clock: Clock | None = None
    """Thinking time; none for a game without clocks."""
    record: str = ""
    """The text of a saved record to go on with."""
    name: str = ""
    """What the maker is called at the table."""
    packs: tuple[str, ...] = ()
    """Packs to play with beside the scenario's own."""
    figures: dict[str, Fielded] = {}
    """Figures of the roster by the place in the scenario that each takes."""
    battle: Battle | None = None
    """What is settled before a battle of armies."""
    guests: Annotated[tuple[Guest, ...], msgspec.Meta(max_length=64)] = ()
    """Who comes to a game master's table, or to a delve with friends."""
    master: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """What a game master's seat at a fight on hexes is called; empty for none."""
    vote: int | None = 60
    """After how many seconds, up to 3600, the lead decides a vote of friends; 0 for never, null for the usual 60."""


class SeatLink(msgspec.Struct, frozen=True):
    """A link to give away: the token that goes behind the page's address, and what it seats: sides, or none."""

    token: str
    sides: tuple[int, ...]
    player: PlayerKind


class ToSit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who uses a link gives the seat a token of his own, drawn where nobody sees it."""

    token: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]


class Made(msgspec.Struct, frozen=True):
    """A new game: its id, the maker's token (which may own more than one side, or none), a link for each friend's side, which is
    spent when it is first used, one for onlookers."""

    game: str
    token: str
    friends: tuple[SeatLink, ...]
    onlooker: str
