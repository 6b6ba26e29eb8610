"""What can be done with a campaign under way, the same from the terminal and from the page.

A fight is under way at one place only: its record is the terminal's, or it is a game at the table. What the fight came to
is settled into the campaign when it is over, once: the campaign's revision lets only the first do it.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from affray.core import InputError, Refusal, RuledOut
from affray.core.faces.campaigns import Campaign, Campaigns, Journey, party_side, side_names_by_language, with_member
from affray.core.faces.people import RosterFigure
from affray.core.reading.naming import LONGEST_NAME
from affray.core.words.texts import ENGLISH
from affray.dice.stream import MOST_SEED
from affray.game import Game, dumps, loads
from affray.game.campaigns import finish_fight, new_fight, shipped_campaigns
from affray.game.muster import common_refusal
from affray.systems import registry
from affray.web.messages import Made, PlayerKind
from affray.web.rooms import chance
from affray.web.rooms.making import check_players, with_seats
from affray.web.rooms.reopening import open_room
from affray.web.store.entries import ENTRY, ME, Ended, Start
from affray.web.store.keeper import BUSY, Changed
from affray.web.store.roster import CampaignKept, FigureKept, Roster
from affray.web.store.store import load_game
from affray.web.words.text import MOST_NAME, clean_text

F = TypeVar("F", bound=RosterFigure)
OPPONENT = "computer:5"
MOST_TRIES = 5
Fight = Game[object, object]
Party = Journey[RosterFigure]


def campaigns_of(kept: CampaignKept) -> Campaigns[RosterFigure]:
    """What the system of a campaign says of campaigns."""
    return registry.campaigns_of(kept.journey.campaign.system)


# --- reading ----------------------------------------------------------------------------------------------------------
def all_campaigns(roster: Roster) -> tuple[CampaignKept, ...]:
    """The campaigns under way; their fights that are over are settled first. Raises InputError."""
    return tuple(settle(roster, kept) for kept in roster.campaigns())


def find_campaign(roster: Roster, name: str, rev: int | None = None) -> CampaignKept:
    """The campaign of a name, settled. Raises Missing for an unknown one, Changed for another revision than was seen."""
    kept = settle(roster, roster.campaign(name))
    if rev not in (None, kept.rev):
        raise Changed(f"campaign {name!r}: {BUSY}")
    return kept


def settle(roster: Roster, kept: CampaignKept) -> CampaignKept:
    """The campaign with its fight at the table settled, where that is over. Raises InputError."""
    for _ in range(MOST_TRIES):
        if not kept.room:
            return kept
        game = finished_fight(roster, kept.room)
        if game is None:
            return kept
        journey = after_fight(kept.journey, game, kept.room)
        try:
            return roster.save(kept, journey)
        except Changed:
            kept = roster.campaign(kept.name)
    raise Changed(f"campaign {kept.name!r}: {BUSY}")


def finished_fight(roster: Roster, room: str) -> Fight | None:
    """The game at the table, if it is over. Raises InputError for one that is gone."""
    with roster.transaction() as connection:
        whole = load_game(connection, room)
    if whole is None:
        raise InputError(f"game {room}: is not in the store")
    if not any(isinstance(ENTRY.decode(raw), Ended) for raw in whole.log):
        return None
    game = open_room(whole).game
    return game if game.is_over else None


def after_fight(journey: Party, game: Fight, room: str = "") -> Party:
    """The campaign after a fight that is over; its chapter names the game at the table that it was."""
    after = finish_fight(journey, game)
    last = msgspec.structs.replace(after.chapters[-1], game=room)
    return msgspec.structs.replace(after, chapters=(*after.chapters[:-1], last))


def find_resting_campaign(roster: Roster, name: str, rev: int | None = None) -> CampaignKept:
    """The campaign of a name, if no fight is under way in it. Raises InputError."""
    kept = find_campaign(roster, name, rev)
    if kept.is_fighting:
        raise under_way_error(kept)
    return kept


def under_way_error(kept: CampaignKept) -> RuledOut:
    """The error that a fight is under way, and where."""
    return RuledOut(common_refusal("fight-here", "fight", named=kept.name, table=int(bool(kept.room))))


def is_secure(roster: Roster, kept: FigureKept[F]) -> int:
    """Whether a figure is in a secure place: in no fight that is under way (filler). [FM-LVL-03]"""
    return int(not kept.campaign or not find_campaign(roster, kept.campaign).is_fighting)


# --- steps ------------------------------------------------------------------------------------------------------------
def read_name(name: str) -> str:
    """A name for a campaign, which an address can hold. Raises InputError."""
    stripped = name.strip()
    if not stripped.isprintable() or not stripped.strip(".") or "/" in name or "\\" in name or len(name) > LONGEST_NAME:
        raise InputError(f"campaign {name!r}: expected a name of at most {LONGEST_NAME} letters without slashes")
    return stripped


def start_campaign(
    roster: Roster, name: str, campaign: Campaign, figures: tuple[str, ...], seed: int | None
) -> CampaignKept:
    """Begins a campaign with figures of the roster. Raises InputError."""
    called = read_name(name)
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise InputError(f"seed {seed}: expected 0 to {MOST_SEED}")
    kept = [roster.figure(figure, campaign.system) for figure in figures]
    for found in kept:
        if found.campaign:
            raise RuledOut(out_refusal(found), where=found.figure.name)
    drawn, party = chance.new_seed() if seed is None else seed, tuple(found.figure for found in kept)
    journey = registry.campaigns_of(campaign.system).begin(campaign, party, drawn, seed_known=seed is not None)
    version = registry.load_system(campaign.system).facts.version
    roster.begin(called, msgspec.structs.replace(journey, behaviour=version))
    return roster.campaign(called)


def out_refusal(kept: FigureKept[F]) -> Refusal:
    """Why a figure that is out on a campaign cannot go on another."""
    return common_refusal("out-on", "out", named=kept.campaign)


def rest_campaign(roster: Roster, name: str, days: int, rev: int | None = None, *, tens: int = 1) -> CampaignKept:
    """Lets the party rest for so many days, or so often ten minutes (0 days). Raises InputError."""
    kept = find_resting_campaign(roster, name, rev)
    return roster.save(kept, campaigns_of(kept).rest(kept.journey, days, tens))


def travel_campaign(roster: Roster, name: str, jog: int, rev: int | None = None) -> CampaignKept:
    """Takes the party to its next fight, after so many minutes of the way at a jog. Raises InputError."""
    kept = find_resting_campaign(roster, name, rev)
    return roster.save(kept, campaigns_of(kept).travel(kept.journey, jog))


class GearChange(msgspec.Struct, frozen=True):
    """What a member does with what was found: lays something into the chest, takes something, holds others."""

    leave: str = ""
    take: str = ""
    hold: tuple[str, ...] | None = None


def equip_member(roster: Roster, name: str, figure: str, gear: GearChange, rev: int | None = None) -> CampaignKept:
    """Divides what was found: what is left first, then what is taken, then what is held. Raises InputError."""
    kept = find_resting_campaign(roster, name, rev)
    journey, campaigns = kept.journey, campaigns_of(kept)
    journey = campaigns.put_back(journey, figure, gear.leave) if gear.leave else journey
    journey = campaigns.take(journey, figure, gear.take) if gear.take else journey
    journey = journey if gear.hold is None else campaigns.hold(journey, figure, gear.hold)
    return roster.save(kept, journey)


def advance_member(roster: Roster, name: str, figure: str, attribute: str, rev: int | None = None) -> CampaignKept:
    """Lets a member add a point to an attribute. Raises InputError."""
    kept = find_campaign(roster, name, rev)
    roster_figure, people = (
        campaigns_of(kept).living_member(kept.journey, figure),
        registry.people_of(kept.journey.campaign.system),
    )
    after = people.with_advance(roster_figure, attribute, secure=int(not kept.is_fighting))
    return roster.save(kept, with_member(kept.journey, after))


# --- the fight at the terminal ----------------------------------------------------------------------------------------
def terminal_fight(roster: Roster, name: str, language: str = ENGLISH) -> tuple[CampaignKept, Fight]:
    """The fight of the terminal: the one under way, or the next, its sides as a language calls them, which is kept. Raises
    InputError."""
    kept = find_campaign(roster, name)
    if kept.room:
        raise under_way_error(kept)
    if kept.fight is not None:
        return kept, loads(kept.fight, f"campaign {name!r}: its fight")
    game = new_fight(kept.journey, language)
    return roster.save(kept, kept.journey, dumps(game)), game


# --- the fight at the table -------------------------------------------------------------------------------------------
def open_fight(
    roster: Roster,
    kept: CampaignKept,
    seats: Mapping[str, PlayerKind],
    computers: Sequence[str],
    name: str = "",
    language: str = ENGLISH,
) -> tuple[CampaignKept, Made]:
    """The next fight as a game at the table, kept with the campaign; one of the terminal goes on in it.

    `seats` says who plays a side, by its name in this language or any: the party's is the maker's and all others the
    computer's unless told; `computers` are the players there are. Raises InputError.
    """
    journey = kept.journey
    if kept.fight is None:
        game, record = new_fight(journey, language), ""
    else:
        game = loads(kept.fight, f"campaign {kept.name!r}: its fight")
        record = dumps(game).decode()
    sides = game.system.sides(game.state)
    called = {name: place for names in side_names_by_language(journey.fight) for place, name in enumerate(names)}
    taken = {called[side]: who for side, who in seats.items() if side in called}
    for side in seats:
        if side not in called:
            raise InputError(f"seats: {side!r}: the sides are {', '.join(sides)}")
    party = party_side(journey.fight)
    players = tuple(taken.get(place, ME if place == party else OPPONENT) for place in range(len(sides)))
    check_players(players, computers, game.system)
    person = clean_text(name, MOST_NAME)
    start = Start(
        system=game.system.facts.key,
        scenario=game.scenario,
        options=dict(game.options),
        seed=game.seed,
        salt=chance.new_salt(),
        players=players,
        names=tuple(person if player == ME else "" for player in players),
        record=record,
        told=journey.told,
        behaviour=game.system.facts.version,
        campaign=kept.name,
    )
    whole, made = with_seats(start, game)
    return roster.save(kept, journey, made=whole), made


def campaign_by_name(name: str, more: Sequence[Campaign] = ()) -> Campaign:
    """A campaign that ships or one of these packs', by its name; a file of the server is none. Raises InputError."""
    known = {campaign.name: campaign for campaign in (*more, *shipped_campaigns())}
    if name not in known:
        raise InputError(f"campaign {name!r}: expected one of {', '.join(known)}")
    return known[name]
