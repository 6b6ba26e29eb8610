"""What can be done with a campaign under way, the same from the terminal and from the page.

A fight is under way at one place only: its record is the terminal's, or it is a game at the table. What the fight came to
is settled into the campaign when it is over, once: the campaign's revision lets only the first do it.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import msgspec

from affray.core import InputError, RuledOut
from affray.core.faces.people import Someone
from affray.core.reading.naming import LONGEST_NAME
from affray.core.words.texts import ENGLISH
from affray.dice.stream import MOST_SEED
from affray.game import Game, dumps, loads
from affray.game.campaigns import campaigns, fought, new_fight
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.campaign import Campaign, Journey, begin, calls, party_side, rest, with_member
from affray.systems.foeman.roster.rest_and_learning import advance_fault, advanced
from affray.systems.foeman.roster.spoils import held, laid_back, member, took
from affray.systems.foeman.rules.refusing import no
from affray.web.messages import Made, PlayerKind
from affray.web.rooms import chance
from affray.web.rooms.making import seated
from affray.web.rooms.room import Room, check_players
from affray.web.store.entries import ENTRY, ME, Ended, Start
from affray.web.store.keeper import BUSY, Changed
from affray.web.store.roster import CampaignKept, FigureKept, Roster
from affray.web.store.store import load_game
from affray.web.words.text import MOST_NAME, clean

F = TypeVar("F", bound=Someone)
OPPONENT = "greedy"
MOST_TRIES = 5
Fight = Game[State, Answer]


# --- reading ----------------------------------------------------------------------------------------------------------
def all_of(roster: Roster) -> tuple[CampaignKept, ...]:
    """The campaigns under way; their fights that are over are settled first. Raises InputError."""
    return tuple(settled(roster, kept) for kept in roster.campaigns())


def kept_of(roster: Roster, name: str, rev: int | None = None) -> CampaignKept:
    """The campaign of a name, settled. Raises Missing for an unknown one, Changed for another revision than was seen."""
    kept = settled(roster, roster.campaign(name))
    if rev not in (None, kept.rev):
        raise Changed(f"campaign {name!r}: {BUSY}")
    return kept


def settled(roster: Roster, kept: CampaignKept) -> CampaignKept:
    """The campaign with its fight at the table settled, where that is over. Raises InputError."""
    for _ in range(MOST_TRIES):
        if not kept.room:
            return kept
        game = over_of(roster, kept.room)
        if game is None:
            return kept
        journey = settling(kept.journey, game, kept.room)
        try:
            return roster.save(kept, journey)
        except Changed:
            kept = roster.campaign(kept.name)
    raise Changed(f"campaign {kept.name!r}: {BUSY}")


def over_of(roster: Roster, room: str) -> Fight | None:
    """The game at the table, if it is over. Raises InputError for one that is gone."""
    with roster.changing() as connection:
        whole = load_game(connection, room)
    if whole is None:
        raise InputError(f"game {room}: is not in the store")
    if not any(isinstance(ENTRY.decode(raw), Ended) for raw in whole.log):
        return None
    game = cast("Fight", Room(whole).game)
    return game if game.over else None


def settling(journey: Journey, game: Fight, room: str = "") -> Journey:
    """The campaign after a fight that is over; its chapter names the game at the table that it was."""
    after = fought(journey, game)
    last = msgspec.structs.replace(after.chapters[-1], game=room)
    return msgspec.structs.replace(after, chapters=(*after.chapters[:-1], last))


def at_rest(roster: Roster, name: str, rev: int | None = None) -> CampaignKept:
    """The campaign of a name, if no fight is under way in it. Raises InputError."""
    kept = kept_of(roster, name, rev)
    if kept.fighting:
        raise under_way(kept)
    return kept


def under_way(kept: CampaignKept) -> RuledOut:
    """The error that a fight is under way, and where."""
    return RuledOut(no("fight-here", "fight", named=kept.name, table=int(bool(kept.room))))


def secure(roster: Roster, kept: FigureKept[F]) -> int:
    """Whether a figure is in a secure place: in no fight that is under way (filler). [FM-LVL-03]"""
    return int(not kept.campaign or not kept_of(roster, kept.campaign).fighting)


# --- steps ------------------------------------------------------------------------------------------------------------
def checked_name(name: str) -> str:
    """A name for a campaign, which an address can hold. Raises InputError."""
    stripped = name.strip()
    if not stripped.isprintable() or not stripped.strip(".") or "/" in name or "\\" in name or len(name) > LONGEST_NAME:
        raise InputError(f"campaign {name!r}: expected a name of at most {LONGEST_NAME} letters without slashes")
    return stripped


def set_out(roster: Roster, name: str, campaign: Campaign, figures: tuple[str, ...], seed: int | None) -> CampaignKept:
    """Begins a campaign with figures of the roster. Raises InputError."""
    called = checked_name(name)
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise InputError(f"seed {seed}: expected 0 to {MOST_SEED}")
    kept = [roster.figure(one) for one in figures]
    for found in kept:
        if found.campaign:
            raise RuledOut(no("out-on", "out", named=found.campaign), where=found.one.name)
    drawn = chance.new_seed() if seed is None else seed
    journey = begin(campaign, [found.one for found in kept], drawn, told=seed is not None)
    roster.begin(called, msgspec.structs.replace(journey, behaviour=SYSTEM.facts.version))
    return roster.campaign(called)


def rested(roster: Roster, name: str, days: int, rev: int | None = None) -> CampaignKept:
    """Lets the party rest. Raises InputError."""
    kept = at_rest(roster, name, rev)
    return roster.save(kept, rest(kept.journey, days))


class Gear(msgspec.Struct, frozen=True):
    """What a member does with what was found: lays something into the chest, takes something, holds others."""

    leave: str = ""
    take: str = ""
    hold: tuple[str, ...] | None = None


def equipped(roster: Roster, name: str, figure: str, gear: Gear, rev: int | None = None) -> CampaignKept:
    """Divides what was found: what is left first, then what is taken, then what is held. Raises InputError."""
    kept = at_rest(roster, name, rev)
    journey = kept.journey
    journey = laid_back(journey, figure, gear.leave) if gear.leave else journey
    journey = took(journey, figure, gear.take) if gear.take else journey
    journey = journey if gear.hold is None else held(journey, figure, list(gear.hold))
    return roster.save(kept, journey)


def grown(roster: Roster, name: str, figure: str, attribute: str, rev: int | None = None) -> CampaignKept:
    """Lets a member spend Ep on an attribute. Raises InputError. [FM-LVL-02 FM-LVL-03]"""
    kept = kept_of(roster, name, rev)
    one = member(kept.journey, figure)
    safe = int(not kept.fighting)
    fault = advance_fault(one, attribute, secure=safe)
    if fault is not None:
        raise RuledOut(fault)
    return roster.save(kept, with_member(kept.journey, advanced(one, attribute, secure=safe)))


# --- the fight at the terminal ----------------------------------------------------------------------------------------
def at_terminal(roster: Roster, name: str, language: str = ENGLISH) -> tuple[CampaignKept, Fight]:
    """The fight of the terminal: the one under way, or the next, its sides as a language calls them, which is kept. Raises
    InputError."""
    kept = kept_of(roster, name)
    if kept.room:
        raise under_way(kept)
    if kept.fight is not None:
        return kept, cast("Fight", loads(kept.fight, f"campaign {name!r}: its fight"))
    game = new_fight(kept.journey, language)
    return roster.save(kept, kept.journey, dumps(game)), game


# --- the fight at the table -------------------------------------------------------------------------------------------
def opened(
    roster: Roster, kept: CampaignKept, seats: Mapping[str, PlayerKind], name: str = "", language: str = ENGLISH
) -> tuple[CampaignKept, Made]:
    """The next fight as a game at the table, kept with the campaign; one of the terminal goes on in it.

    `seats` says who plays a side, by its name in this language or any: the party's is the maker's and all others the
    computer's unless told. Raises InputError.
    """
    journey = kept.journey
    if kept.fight is None:
        game, record = new_fight(journey, language), ""
    else:
        game = cast("Fight", loads(kept.fight, f"campaign {kept.name!r}: its fight"))
        record = dumps(game).decode()
    sides = SYSTEM.sides(game.state)
    called = {name: place for names in calls(journey.fight) for place, name in enumerate(names)}
    taken = {called[side]: who for side, who in seats.items() if side in called}
    for side in seats:
        if side not in called:
            raise InputError(f"seats: {side!r}: the sides are {', '.join(sides)}")
    party = party_side(journey.fight)
    players = tuple(taken.get(place, ME if place == party else OPPONENT) for place in range(len(sides)))
    check_players(players)
    person = clean(name, MOST_NAME)
    start = Start(
        system=SYSTEM.facts.key,
        scenario=game.scenario,
        options=dict(game.options),
        seed=game.seed,
        salt=chance.new_salt(),
        players=players,
        names=tuple(person if player == ME else "" for player in players),
        record=record,
        told=journey.told,
        behaviour=SYSTEM.facts.version,
        campaign=kept.name,
    )
    whole, made = seated(start, cast("Game[object, object]", game))
    return roster.save(kept, journey, made=whole), made


def campaign_of(name: str, more: Sequence[Campaign] = ()) -> Campaign:
    """A campaign that ships or one of these packs', by its name; a file of the server is none. Raises InputError."""
    known = {campaign.name: campaign for campaign in (*more, *campaigns())}
    if name not in known:
        raise InputError(f"campaign {name!r}: expected one of {', '.join(known)}")
    return known[name]
