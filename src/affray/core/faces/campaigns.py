"""Campaigns: fights one after the other with one party, which rests, divides spoils and learns in between.

What a campaign is and how far one has come is the same in every system; what happens between its fights, the system says.
"""

from collections.abc import Mapping
from typing import Generic, Literal, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import replace

from affray.core.faces.people import F, RosterFigure
from affray.core.question import Refusal
from affray.core.scenario import Scenario
from affray.core.words.texts import ENGLISH
from affray.referee import Referee

F_co = TypeVar("F_co", bound=RosterFigure, covariant=True)
TRIES = 3
Ending = Literal["won", "lost", ""]
Outcome = Literal["won", "lost", "drawn"]


class Fight(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight of a campaign: the scenario, in which the party stands in for the figures of a side.

    A journey whose party comes too late goes by the fight with `late` in place of its scenario.
    """

    scenario: Scenario
    """The scenario."""
    side: str
    """The side of the party, as the scenario's own language calls it."""
    intro: str = ""
    """What is told before it."""
    found: tuple[str, ...] = ()
    """What lies there for the winner."""
    tries: int = TRIES
    """How often it may be fought."""
    way: int = 0
    """Minutes of the way there at an unhindered walk; 0 for no way."""
    within: int = 0
    """Minutes after setting out from which the party is too late; 0 for no such time."""
    late: Scenario | None = None
    """The scenario for a party that is too late; None where it cannot be."""


class FightWords(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The title and the introduction of a fight in another language."""

    title: str
    intro: str = ""


class Words(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The texts of a campaign in another language than its own, with one entry for each of its fights."""

    title: str
    summary: str = ""
    fights: tuple[FightWords, ...] = ()


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign: fights in their order, under some options.

    `days` is the last day on which the party may rest, 0 for no limit; `words` are its texts in other languages.
    """

    name: str
    title: str
    summary: str
    fights: tuple[Fight, ...]
    options: dict[str, str | int | bool] = {}
    days: int = 0
    words: dict[str, Words] = {}

    @property
    def system(self) -> str:
        """The key of its system: that of its fights."""
        return self.fights[0].scenario.system

    @property
    def most_members(self) -> int:
        """How many figures a party may have: as many as each fight has places for."""
        return min(len(party_places(held)) for fight in self.fights for held in (fight, late_fight(fight)))

    def words_for(self, language: str) -> Words:
        """Its texts in a language if it has that, otherwise in its own."""
        own = tuple(FightWords(fight.scenario.title, fight.intro) for fight in self.fights)
        return self.words.get(language, Words(self.title, self.summary, own))


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a fight."""

    fight: int
    """The number of the fight in the campaign, from 0."""
    day: int
    """The day on which it was fought."""
    outcome: Outcome
    """How it ended for the party."""
    fallen: tuple[str, ...] = ()
    """The members that fell in it."""
    gained: dict[str, int] = {}
    """Ep that members gained, by name."""
    hurt: dict[str, tuple[int, int]] = {}
    """Wounds and exhaustion that members took beyond those before, by name."""
    spoils: tuple[str, ...] = ()
    """What went into the chest."""
    revived: tuple[str, ...] = ()
    """The members that were killed and are alive."""
    game: str = ""
    """The id of the game at the table that it was; empty for none."""


class Steps(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How far a campaign under way has come."""

    stage: int = 0
    """The number of the next fight, from 0."""
    tries: int = 0
    """How often the next fight was tried and not won."""
    day: int = 1
    """The day, from 1."""
    chest: tuple[str, ...] = ()
    """What the party has found and not taken."""
    chapters: tuple[Chapter, ...] = ()
    """The fights so far."""
    told: bool = False
    """Whether somebody chose the seed, and so knows it."""
    arrived: bool = False
    """Whether the party has gone the way to the next fight."""
    minutes: int = 0
    """Minutes since it set out for that fight, rests at the place among them."""
    behaviour: int = 1
    """The version of the rules under which it was begun."""


class Journey(Steps, Generic[F_co], frozen=True, omit_defaults=True):
    """A campaign under way."""

    campaign: Campaign
    """The campaign."""
    party: tuple[F_co, ...]
    """The members, dead or alive."""
    seed: int
    """The seed of its dice."""

    @property
    def fight(self) -> Fight:
        """The fight that is next, as it is for a party that comes when this one does. Raises IndexError after the last."""
        fight = self.campaign.fights[self.stage]
        return late_fight(fight) if self.is_late else fight

    @property
    def is_late(self) -> bool:
        """Whether the party has come too late to the next fight."""
        within = self.campaign.fights[self.stage].within
        return bool(within) and self.arrived and self.minutes > within

    @property
    def is_on_the_way(self) -> bool:
        """Whether there is a way to the next fight that the party has yet to go."""
        return bool(self.campaign.fights[self.stage].way) and not self.arrived


def late_fight(fight: Fight) -> Fight:
    """A fight as it is for a party that comes too late."""
    return fight if fight.late is None else replace(fight, scenario=fight.late, intro=fight.late.summary)


Place = Mapping[str, object]


def figures_of(scenario: Scenario) -> list[Place]:
    """The figures of a scenario as its file has them."""
    figures = scenario.body.get("figures", [])
    return [entry for entry in figures if isinstance(entry, Mapping)] if isinstance(figures, list) else []


def party_places(fight: Fight) -> list[Place]:
    """The figures of a fight whose places the party takes."""
    return [entry for entry in figures_of(fight.scenario) if entry.get("side") == fight.side]


def side_names(fight: Fight, language: str = ENGLISH) -> tuple[str, ...]:
    """The names of the sides of a fight in a language."""
    sides = cast("list[Place]", fight.scenario.in_language(language).body["sides"])
    return tuple(str(entry["name"]) for entry in sides)


def side_names_by_language(fight: Fight) -> tuple[tuple[str, ...], ...]:
    """The names of the sides of a fight in each language that it has."""
    return tuple(side_names(fight, language) for language in (fight.scenario.language, *fight.scenario.words))


def party_side(fight: Fight) -> int:
    """The number of the party's side in a fight."""
    return side_names(fight, fight.scenario.language).index(fight.side)


def fights_so_far(journey: Journey[F]) -> int:
    """How many fights there were: the number of the next fight's dice, which no other fight of the campaign shares."""
    return len(journey.chapters)


def days_left(journey: Journey[F]) -> int | None:
    """The days on which the party may still rest; None without a limit."""
    return max(0, journey.campaign.days - journey.day) if journey.campaign.days else None


def with_member(journey: Journey[F], figure: F) -> Journey[F]:
    """The campaign with a member as it is now."""
    return replace(journey, party=tuple(figure if figure.name == other.name else other for other in journey.party))


# --- in words ---------------------------------------------------------------------------------------------------------
class ChapterWords(msgspec.Struct, frozen=True):
    """A fight that is over: when it was and how it ended, and in parts what came of it."""

    line: str
    parts: tuple[str, ...]


class JourneyWords(msgspec.Struct, frozen=True):
    """How far a campaign has come."""

    how: str
    """In a few words."""
    stand: str
    """The same after its title."""
    intro: str
    """The introduction of the next fight; empty once it is over."""
    tries: str
    """How often that may still be tried; empty before the first time."""
    chest: str
    """What is in the chest."""
    chapters: tuple[ChapterWords, ...]
    """The fights so far."""
    way: str = ""
    """How long the way to the next fight is, or took; empty where there is none."""


class RestWords(msgspec.Struct, frozen=True):
    """So many days of rest (0: so often ten minutes, `tens`), what they are called, and what they would do."""

    days: int
    name: str
    parts: tuple[str, ...]
    tens: int = 1


class PaceWords(msgspec.Struct, frozen=True):
    """A way with so many minutes at a jog first, what that is called, and what it would do."""

    jog: int
    name: str
    parts: tuple[str, ...]


class MemberCard(msgspec.Struct, frozen=True):
    """One of a party. Items go by their codes."""

    race: str
    """Its race in words."""
    state: str
    """How it is, in words."""
    numbers: Mapping[str, int]
    """Its numbers by name, of those that a page shows: st, dx, iq, mst, wounds, exhaustion, level, ep, next_ep."""
    hold: tuple[str, ...] = ()
    """What is in its hands, the strong hand first."""
    carried: tuple[str, ...] = ()
    """Weapons and shields that are slung or packed."""
    things: tuple[str, ...] = ()
    """Everything else that it has."""
    armor: str = ""
    """What it wears; empty for nothing."""
    dead: bool = False
    """Whether it is dead."""
    fit: bool = True
    """Whether it can fight."""
    lacks: tuple[str, ...] = ()
    """Attributes that lack a point until its next level."""
    facts: tuple[str, ...] = ()
    """Its attributes, what it has learned and the like, in a few words each."""


# --- the face ---------------------------------------------------------------------------------------------------------
class Campaigns(Protocol[F]):
    """What a system says of campaigns. What raises RuledOut says why in every language."""

    def check_item(self, item: str) -> None:
        """Checks that a thing can be found. Raises InputError with what was expected."""

    # --- the steps ----------------------------------------------------------------------------------------------------
    def setting_out_faults(self, figure: F) -> list[Refusal]:
        """Why a figure cannot go on a campaign; empty if it can."""

    def begin(self, campaign: Campaign, party: tuple[F, ...], seed: int, *, seed_known: bool) -> Journey[F]:
        """The campaign at its start; `told`: somebody knows the seed. Raises RuledOut for a party that cannot set out."""

    def ending(self, journey: Journey[F]) -> Ending:
        """How the campaign has ended; empty while it goes on."""

    def fight_refusal(self, journey: Journey[F]) -> Refusal | None:
        """Why the next fight cannot begin; None when it can."""

    def next_fight(self, journey: Journey[F], language: str = ENGLISH) -> Scenario:
        """The next fight as a scenario with the party in its places, its sides named in a language. Raises RuledOut."""

    def after_fight(self, journey: Journey[F], state: object, gone: tuple[int, ...], ref: Referee) -> Journey[F]:
        """The campaign after its next fight has ended in a position; `gone` are sides that have fled. Raises InputError for
        a fight that is not over or not the campaign's."""

    def rest(self, journey: Journey[F], days: int, tens: int) -> Journey[F]:
        """The campaign after so many days of rest, or so often ten minutes (0 days). Raises RuledOut past its last day."""

    def travel(self, journey: Journey[F], jog: int) -> Journey[F]:
        """The campaign with the party where its next fight is, after so many minutes of the way at a jog. Raises RuledOut
        where there is no way to go, and for a jog that somebody cannot keep up."""

    # --- the party ----------------------------------------------------------------------------------------------------
    def living_member(self, journey: Journey[F], who: str) -> F:
        """The living member of the party with this name. Raises RuledOut."""

    def take(self, journey: Journey[F], who: str, item: str) -> Journey[F]:
        """The campaign after a member has taken an item from the chest. Raises RuledOut."""

    def put_back(self, journey: Journey[F], who: str, item: str) -> Journey[F]:
        """The campaign after an item of a member's, alive or dead, was put into the chest. Raises RuledOut."""

    def hold(self, journey: Journey[F], who: str, items: tuple[str, ...]) -> Journey[F]:
        """The campaign after a member has taken other items of its own in hand. Raises RuledOut."""

    def read_items(self, text: str) -> tuple[str, ...]:
        """The items to hold that a text lists, such as `Axe,Small Shield`; an empty one for an empty hand."""

    # --- in words -----------------------------------------------------------------------------------------------------
    def summary(self, campaign: Campaign, language: str = ENGLISH) -> str:
        """What a campaign is about, and how long it is."""

    def words(self, journey: Journey[F], language: str = ENGLISH, *, fighting: int = 0) -> JourneyWords:
        """How far a campaign has come; `fighting` is 1 while a fight is under way."""

    def rests(self, journey: Journey[F], language: str = ENGLISH) -> tuple[RestWords, ...]:
        """The rests that are worth telling apart."""

    def paces(self, journey: Journey[F], language: str = ENGLISH) -> tuple[PaceWords, ...]:
        """The paces at which the party can go to its next fight; none where it stands."""

    def member(self, figure: F, language: str = ENGLISH) -> MemberCard:
        """One of the party."""

    def item_name(self, item: str, language: str = ENGLISH) -> str:
        """What an item is called."""

    def flight(self, language: str = ENGLISH) -> str:
        """What it means to give a fight up."""
