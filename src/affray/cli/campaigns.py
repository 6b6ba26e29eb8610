"""What the commands of campaigns do."""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec

from affray.cli.figures import opened, summary
from affray.cli.listings import print_json
from affray.cli.opening import HUMAN, SEED_BITS, language_of, seed_for
from affray.cli.screen import Screen, screen_of
from affray.cli.table import Table
from affray.core import InputError
from affray.dice.stream import MOST_SEED
from affray.game import Game, dumps, loads
from affray.game.campaigns import campaigns
from affray.game.packs import find_campaign_in, read_shelf
from affray.play import Seat, make, names
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.adventurer import LONGEST_NAME, read_fields
from affray.systems.foeman.campaign import (
    Campaign,
    Journey,
    after_fight,
    begin,
    ending,
    fight_fault,
    fights_so_far,
    next_fight,
)
from affray.systems.foeman.campaign import (
    rest as rest_of,
)
from affray.systems.foeman.own import shown
from affray.systems.foeman.spoils import held, laid_back, took
from affray.web.store.roster import CampaignKept, Roster

if TYPE_CHECKING:
    from affray.systems.foeman.state import State

OPPONENT = "greedy"
UNDER_WAY = "a fight is under way: affray campaign play"


# --- lists ------------------------------------------------------------------------------------------------------------
def listed(packs: tuple[str, ...] = (), *, json: bool, store: str) -> int:
    """Prints the campaigns there are and those under way. Raises InputError."""
    every = (*read_shelf(packs).campaigns, *campaigns())
    with opened(store) as roster:
        kept = roster.campaigns()
    if json:
        print_json({"campaigns": [facts_of(one) for one in every], "under_way": [row_of(one) for one in kept]})
        return 0
    screen = screen_of()
    for one in every:
        screen.strong(f"{one.name}  {one.title}")
        screen.say(f"  {one.summary} {len(one.fights)} fights; up to {one.most} figures.", 2)
    for under_way in kept:
        screen.say(f"{under_way.name}: {stand_of(under_way)}", 2)
    return 0


def facts_of(campaign: Campaign) -> dict[str, object]:
    """What a program wants to know of a campaign."""
    return {
        "name": campaign.name,
        "title": campaign.title,
        "summary": campaign.summary,
        "fights": [fight.scenario.title for fight in campaign.fights],
        "most": campaign.most,
        "days": campaign.days,
    }


def row_of(kept: CampaignKept) -> dict[str, object]:
    """What a program wants to know of a campaign under way."""
    journey = kept.journey
    return {
        "name": kept.name,
        "campaign": journey.campaign.name,
        "day": journey.day,
        "next": 0 if ending(journey) == "won" else journey.stage + 1,
        "ending": ending(journey),
        "fighting": kept.fight is not None,
        "party": msgspec.to_builtins(journey.party),
        "chest": journey.chest,
        "chapters": msgspec.to_builtins(journey.chapters),
    }


def stand_of(kept: CampaignKept) -> str:
    """In a few words how far a campaign has come."""
    journey = kept.journey
    over = ending(journey)
    if over:
        return f"{journey.campaign.title}: {over} on day {journey.day}"
    last = f" of {journey.campaign.days}" if journey.campaign.days else ""
    now = ", a fight is under way" if kept.fight else ""
    count = len(journey.campaign.fights)
    return f"{journey.campaign.title}: before fight {journey.stage + 1} of {count}, day {journey.day}{last}{now}"


# --- steps ------------------------------------------------------------------------------------------------------------
def new(
    name: str, kind: str, figures: tuple[str, ...], seed: int | None, packs: tuple[str, ...] = (), *, store: str
) -> int:
    """Begins a campaign. Raises InputError."""
    if not name.strip().isprintable() or not name.strip() or len(name) > LONGEST_NAME:
        raise InputError(f"campaign {name!r}: expected a name of at most {LONGEST_NAME} letters")
    shelf = read_shelf(packs)
    known = ", ".join(one.name for one in (*shelf.campaigns, *campaigns()))
    if not kind:
        raise InputError(f"--campaign is missing: expected a TOML file or one of {known}")
    campaign = find_campaign_in(shelf, kind)
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    if not 0 <= drawn <= MOST_SEED:
        raise InputError(f"--seed {drawn}: expected 0 to {MOST_SEED}")
    with opened(store) as roster:
        party = [roster.figure(one).one for one in figures]
        roster.begin(name, begin(campaign, party, drawn))
        print_journey(roster.campaign(name), screen_of())
    return 0


def show(name: str, *, json: bool, store: str) -> int:
    """Prints a campaign under way. Raises InputError."""
    with opened(store) as roster:
        kept = roster.campaign(name)
    if json:
        print_json(row_of(kept))
    else:
        print_journey(kept, screen_of())
    return 0


def print_journey(kept: CampaignKept, screen: Screen) -> None:
    """Prints how far a campaign has come."""
    journey = kept.journey
    screen.strong(f"{kept.name}: {journey.campaign.title}")
    screen.say(journey.campaign.summary)
    for chapter in journey.chapters:
        title = journey.campaign.fights[chapter.fight].scenario.title
        fell = f"; {', '.join(chapter.fallen)} fell" if chapter.fallen else ""
        screen.say(f"  Day {chapter.day}, {title}: {chapter.outcome}{fell}", 4)
    for one in journey.party:
        screen.say(f"  {one.name}: {summary(one)}", 4)
    screen.say(f"  Chest: {', '.join(map(shown, journey.chest)) or 'empty'}", 4)
    screen.say(f"{stand_of(kept)}.")
    over = ending(journey)
    if over:
        screen.say(f"`affray campaign end {kept.name}` frees the party.")
        return
    screen.say(journey.fight.intro)
    fault = fight_fault(journey)
    screen.say(str(fault) if fault else f"Go on with: affray campaign play {kept.name}")


def at_rest(roster: Roster, name: str) -> CampaignKept:
    """The campaign of a name, if no fight is under way in it. Raises InputError."""
    kept = roster.campaign(name)
    if kept.fight is not None:
        raise InputError(f"campaign {name!r}: {UNDER_WAY} {name}")
    return kept


def rest(name: str, days: int, *, store: str) -> int:
    """Lets the party rest. Raises InputError."""
    with opened(store) as roster:
        kept = at_rest(roster, name)
        print_journey(roster.save(kept, rest_of(kept.journey, days)), screen_of())
    return 0


def equip(name: str, figure: str, leave: str, take: str, hold: str, *, store: str) -> int:
    """Divides what was found. Raises InputError, and then nothing has changed."""
    if not (leave or take or hold):
        raise InputError("campaign equip: expected --leave, --take or --hold")
    with opened(store) as roster:
        kept = at_rest(roster, name)
        journey = kept.journey
        journey = laid_back(journey, figure, leave) if leave else journey
        journey = took(journey, figure, take) if take else journey
        if hold:
            items = read_fields(f"hold={hold}", "hold")["hold"]
            journey = held(journey, figure, cast("list[str]", items))
        print_journey(roster.save(kept, journey), screen_of())
    return 0


def end(name: str, *, store: str) -> int:
    """Forgets a campaign. Raises InputError."""
    with opened(store) as roster:
        roster.end(name)
    screen_of().say(f"{name} is over and forgotten; its party is free.")
    return 0


# --- playing ----------------------------------------------------------------------------------------------------------
class CampaignTable(Table):
    """The table of a campaign's fight: every answer is kept in the store."""

    def __init__(
        self, game: Game[object, object], seats: list[Seat | None], screen: Screen, roster: Roster, kept: CampaignKept
    ) -> None:
        super().__init__(game, seats, screen, None)
        self.roster, self.kept = roster, kept
        self.commands["flee"] = self.flee

    def keep(self) -> None:
        """Keeps the fight in the store. Raises InputError where somebody else has played on."""
        self.kept = self.roster.save(self.kept, self.kept.journey, dumps(self.game))

    def flee(self, _: str) -> None:
        """Gives the fight up; who could still stand counts as defeated."""
        self.game.leave(self.sides.index(self.kept.journey.fight.side))
        self.keep()

    def help(self, rest: str) -> None:
        """Prints the commands."""
        super().help(rest)
        self.screen.say("  flee           give the fight up; whoever wounded a figure last earns its Ep (filler)", 17)

    def parting(self) -> None:
        """Says how to go on."""
        print()
        self.screen.say(f"You leave the table; go on with: affray campaign play {self.kept.name}")


def play(name: str, party: str, *, plain: bool, language: str, store: str) -> int:
    """Plays the next fight of a campaign; the exit code. Raises InputError."""
    allowed = (HUMAN, *names())
    if party not in allowed:
        raise InputError(f"--party {party!r}: expected one of {', '.join(allowed)}")
    screen = screen_of(plain=plain, language=language_of(SYSTEM.facts, language))
    with opened(store) as roster:
        kept = roster.campaign(name)
        game = game_of(kept)
        if kept.fight is None:
            kept = roster.save(kept, kept.journey, dumps(game))
        table = CampaignTable(game, seats_of(game, kept.journey, party), screen, roster, kept)
        code = table.run()
        if game.over:
            journey = after_fight(kept.journey, cast("State", game.state), game.gone)
            gained = earned(kept.journey, journey)
            kept = roster.save(table.kept, journey)
            screen.say()
            for one, points in gained.items():
                screen.say(f"  {one}: {points:+d} Ep", 4)
            print_journey(kept, screen)
    return code


def game_of(kept: CampaignKept) -> Game[object, object]:
    """The fight under way, or the next one at its start. Raises InputError."""
    if kept.fight is not None:
        return loads(kept.fight, f"campaign {kept.name!r}: its fight")
    journey = kept.journey
    game = Game.new(SYSTEM, next_fight(journey), None, journey.seed, fights_so_far(journey))
    return cast("Game[object, object]", game)


def seats_of(game: Game[object, object], journey: Journey, party: str) -> list[Seat | None]:
    """A seat for each side: the party's for a person or the player named, all others for the computer."""
    sides = game.system.sides(game.state)
    leaders = [party if side == journey.fight.side else OPPONENT for side in sides]
    return [None if who == HUMAN else make(who, seed_for(game, place)) for place, who in enumerate(leaders)]


def earned(before: Journey, after: Journey) -> Mapping[str, int]:
    """The Ep that each of the party has gained or lost."""
    pairs = zip(before.party, after.party, strict=True)
    return {one.name: now.ep - one.ep for one, now in pairs if now.ep != one.ep}
