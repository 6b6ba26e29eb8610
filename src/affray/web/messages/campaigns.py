"""Campaigns: what there are, how far one has come, and what may be done with it.

`rev` is the revision of a campaign that was seen; what changes it names that, and is refused (409) where it has risen.
Items go by their code, which is the same in every language, and by their name in words.
"""

from typing import Literal

import msgspec

from affray.web.messages.start import PlayerKind

Ending = Literal["won", "lost", ""]


class ItemNamed(msgspec.Struct, frozen=True):
    """A thing: its code and what it is called."""

    code: str
    name: str


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done, and the clauses concerned."""

    reason: str
    clauses: tuple[str, ...] = ()


class FightNamed(msgspec.Struct, frozen=True):
    """A fight of a campaign: its title, and the sides as they are called; `side` is the party's.

    `players` are the computer players there are."""

    title: str
    side: str
    sides: tuple[str, ...]
    players: tuple[str, ...]


# --- all of them ------------------------------------------------------------------------------------------------------
class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign to choose."""

    name: str
    """Its name for programs."""
    title: str
    """Its title."""
    summary: str
    """What it is about."""
    most: int
    """How many figures it takes."""
    days: int
    """Its last day; 0 for none."""
    fights: tuple[str, ...]
    """The titles of its fights."""
    system: str
    """The key of the system that it is played by."""
    rules: str
    """The name of that system."""


class CampaignRow(msgspec.Struct, frozen=True):
    """A campaign under way in a line: who is with it, how far it has come, whether a fight is under way or it is over."""

    name: str
    title: str
    rev: int
    stand: str
    party: tuple[str, ...]
    fighting: bool
    ending: Ending


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure of the roster in a line, the key of its system, and why it cannot go on a campaign, where it cannot."""

    name: str
    line: str
    system: str
    barred: Barred | None = None


class Campaigns(msgspec.Struct, frozen=True):
    """The campaigns there are, those under way, and who could go."""

    there: tuple[CampaignInfo, ...]
    under_way: tuple[CampaignRow, ...]
    figures: tuple[Candidate, ...]


# --- one under way ----------------------------------------------------------------------------------------------------
class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight that is over: what it came to, and the game at the table that it was, if it was one."""

    title: str
    day: int
    outcome: Literal["won", "lost", "drawn"]
    line: str
    parts: tuple[str, ...]
    game: str = ""


class AdvanceChoice(msgspec.Struct, frozen=True):
    """An attribute that a member may add a point to, by its key, and what that costs in words."""

    key: str
    cost: str


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the party: how it is, what it has, what it has learned, and why it may not advance, where it may not."""

    name: str
    """The figure's name."""
    race: str
    """Its race in words."""
    state: str
    """How it is, in words."""
    st: int
    """Strength."""
    dx: int
    """Dexterity."""
    iq: int
    """Intelligence."""
    mst: int
    """Strength less all losses."""
    wounds: int
    """Hits that are not healed."""
    exhaustion: int
    """ST lost to exhaustion."""
    level: int
    """Its experience level; 0 where the rules have none."""
    ep: int
    """Experience points to spend."""
    next_ep: int
    """The experience points of the next level; 0 where the rules have none."""
    hold: tuple[ItemNamed, ...]
    """What is in its hands, the strong hand first."""
    carried: tuple[ItemNamed, ...]
    """Weapons and shields that are slung or packed."""
    things: tuple[ItemNamed, ...]
    """Everything else that it has."""
    armor: ItemNamed | None = None
    """What it wears."""
    dead: bool = False
    """Whether it is dead."""
    fit: bool = True
    """Whether it can fight."""
    lacks: tuple[str, ...] = ()
    """Attributes that lack a point until its next level, in capitals."""
    barred: Barred | None = None
    """Why it may not advance."""
    facts: tuple[str, ...] = ()
    """Its attributes, what it has learned and the like, in a few words each."""
    advances: tuple[AdvanceChoice, ...] = ()
    """The points that it may add, and what each costs."""


class RestChoice(msgspec.Struct, frozen=True):
    """So many days of rest (0: so often ten minutes, `tens`), and what they would do."""

    days: int
    name: str
    parts: tuple[str, ...]
    tens: int = 1


class PaceChoice(msgspec.Struct, frozen=True):
    """The way to the next fight with so many minutes at a jog first, and what it would do."""

    jog: int
    name: str
    parts: tuple[str, ...]


class CampaignShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign under way: the road so far, the party, the chest, the next fight and what prevents it.

    `room` is the game at the table that the fight under way is, and `where` says where one is under way; `days_left`
    are the days on which one may rest, -1 where there is no last.
    """

    name: str
    """What this campaign is called."""
    campaign: str
    """The campaign that is played, by its name for programs."""
    rev: int
    """How often it was changed."""
    title: str
    """The title of the campaign that is played."""
    summary: str
    """What that campaign is about."""
    stand: str
    """In words how far it has come."""
    day: int
    """The present day, from 1."""
    days: int
    """The last day; 0 where there is none."""
    days_left: int
    """Days on which the party may rest; -1 where there is no last day."""
    count: int
    """How many fights it has."""
    stage: int
    """How many fights are over."""
    ending: Ending
    """How it ended; empty while it goes on."""
    chapters: tuple[Chapter, ...]
    """The fights that are over."""
    party: tuple[Member, ...]
    """Its members, the dead too."""
    chest: tuple[ItemNamed, ...]
    """What was found and belongs to nobody yet."""
    rests: tuple[RestChoice, ...]
    """The rests worth telling apart; none during a fight."""
    paces: tuple[PaceChoice, ...] = ()
    """The paces at which the party can go to its next fight; none where it stands."""
    way: str = ""
    """How long the way there is or took, in words; empty where there is none."""
    fight: FightNamed | None = None
    """The next fight, or the one under way."""
    intro: str = ""
    """What leads to that fight, in words."""
    tries: str = ""
    """How often it was tried, in words."""
    barred: Barred | None = None
    """What prevents the fight."""
    where: Literal["table", "terminal", ""] = ""
    """Where a fight is under way; empty for none."""
    room: str = ""
    """The game at the table that this fight is."""
    system: str = ""
    """The key of the system that it is played by."""


# --- what may be done -------------------------------------------------------------------------------------------------
class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to begin with figures of the roster. Without a seed the server draws one."""

    name: str
    campaign: str
    figures: tuple[str, ...]
    seed: int | None = None


class ToRest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many days of rest, or so often ten minutes (0 days)."""

    rev: int
    days: int = 0
    tens: int = 1


class ToTravel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many minutes of the way to the next fight at a jog, which come first."""

    rev: int
    jog: int = 0


class ToEquip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a member lays into the chest, takes out of it, and then holds (the strong hand first; an empty name for none)."""

    rev: int
    figure: str
    leave: str = ""
    take: str = ""
    hold: tuple[str, ...] | None = None


class ToAdvance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A member adds a point to an attribute."""

    rev: int
    figure: str
    attribute: str


class ToPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next fight, or the one under way: who plays each side (the party's is `me`, the others the computer's, where
    nothing is said), the name of the maker, the token of a seat that is held already."""

    rev: int
    seats: dict[str, PlayerKind] = {}
    name: str = ""
    token: str = ""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The revision that was seen."""

    rev: int
