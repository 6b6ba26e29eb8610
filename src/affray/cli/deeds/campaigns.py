"""What the commands of campaigns do."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import msgspec

from affray.cli.game.opening import HUMAN, seed_for
from affray.cli.game.roster import opened, quoted
from affray.cli.game.table import Table
from affray.cli.given import language_of
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError, RuledOut
from affray.game import Game, dumps
from affray.game.campaigns import campaigns
from affray.game.packs import find_campaign_in, read_shelf
from affray.play import Seat, make, names
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.roster.adventurer import read_fields
from affray.systems.foeman.roster.campaign import Campaign, Journey, ending, fight_fault, party_side
from affray.systems.foeman.roster.campaign_words import (
    about,
    chapter_line,
    chapter_parts,
    chest,
    intro,
    member_line,
    say,
    stand,
    tries,
)
from affray.web.kept import campaign_deeds as road
from affray.web.store.roster import CampaignKept, Roster


def spoken(language: str, *, plain: bool = False) -> Screen:
    """A screen in a language of the system. Raises InputError."""
    return screen_of(plain=plain, language=language_of(SYSTEM.facts, language))


@contextmanager
def opened_in(screen: Screen, store: str) -> Iterator[Roster]:
    """Opens the roster of a store; refusals are worded in the screen's language. Raises InputError."""
    with opened(store) as roster:
        try:
            yield roster
        except RuledOut as error:
            clauses = f" [{' '.join(error.clauses)}]" if error.clauses else ""
            raise InputError(error.worded(screen.language) + clauses) from None


# --- lists ------------------------------------------------------------------------------------------------------------
def listed(packs: tuple[str, ...] = (), *, json: bool, language: str, store: str) -> int:
    """Prints the campaigns there are and those under way. Raises InputError."""
    every = (*read_shelf(packs).campaigns, *campaigns())
    screen = spoken(language)
    with opened_in(screen, store) as roster:
        kept = road.all_of(roster)
    if json:
        print_json({"campaigns": [facts_of(one) for one in every], "under_way": [row_of(one) for one in kept]})
        return 0
    for one in every:
        screen.strong(f"{one.name}  {one.told(screen.language).title}")
        screen.say(f"  {about(one, screen.language)}", 2)
    for under_way in kept:
        screen.say(f"{under_way.name}: {stand_of(under_way, screen.language)}", 2)
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
        "fighting": kept.fighting,
        "room": kept.room,
        "party": msgspec.to_builtins(journey.party),
        "chest": journey.chest,
        "chapters": msgspec.to_builtins(journey.chapters),
    }


def stand_of(kept: CampaignKept, language: str) -> str:
    """In a few words how far a campaign has come."""
    return stand(kept.journey, language, fighting=int(kept.fighting))


# --- steps ------------------------------------------------------------------------------------------------------------
def new(
    name: str,
    kind: str,
    figures: tuple[str, ...],
    seed: int | None,
    packs: tuple[str, ...] = (),
    *,
    language: str,
    store: str,
) -> int:
    """Begins a campaign. Raises InputError."""
    screen, shelf = spoken(language), read_shelf(packs)
    if not kind:
        known = ", ".join(one.name for one in (*shelf.campaigns, *campaigns()))
        raise InputError(f"--campaign is missing: expected a TOML file or one of {known}")
    with opened_in(screen, store) as roster:
        print_journey(road.set_out(roster, name, find_campaign_in(shelf, kind), figures, seed), screen)
    return 0


def show(name: str, *, json: bool, language: str, store: str) -> int:
    """Prints a campaign under way. Raises InputError."""
    screen = spoken(language)
    with opened_in(screen, store) as roster:
        kept = road.kept_of(roster, name)
    if json:
        print_json(row_of(kept))
    else:
        print_journey(kept, screen)
    return 0


def print_journey(kept: CampaignKept, screen: Screen) -> None:
    """Prints how far a campaign has come."""
    journey, language = kept.journey, screen.language
    words = journey.campaign.told(language)
    screen.strong(f"{kept.name}: {words.title}")
    screen.say(words.summary)
    for chapter in journey.chapters:
        screen.say("; ".join((f"  {chapter_line(journey, chapter, language)}", *chapter_parts(chapter, language))), 4)
    for one in journey.party:
        screen.say(f"  {one.name}: {member_line(one, language)}", 4)
    screen.say(f"  {chest(journey, language)}", 4)
    screen.say(f"{stand_of(kept, language)}.")
    if ending(journey):
        screen.say(say(language, "free", command=f"affray campaign end {quoted(kept.name)}"))
        return
    screen.say(intro(journey, language))
    if journey.tries:
        screen.say(tries(journey, language))
    fault = fight_fault(journey)
    go_on = say(language, "go-on", command=f"affray campaign play {quoted(kept.name)}")
    screen.say(f"{fault.worded(language)} [{' '.join(fault.clauses)}]" if fault else go_on)


def rest(name: str, days: int, *, language: str, store: str) -> int:
    """Lets the party rest. Raises InputError."""
    screen = spoken(language)
    with opened_in(screen, store) as roster:
        print_journey(road.rested(roster, name, days), screen)
    return 0


def equip(name: str, figure: str, leave: str, take: str, hold: str, *, language: str, store: str) -> int:
    """Divides what was found. Raises InputError, and then nothing has changed."""
    screen = spoken(language)
    if not (leave or take or hold):
        raise InputError("campaign equip: expected --leave, --take or --hold")
    items = tuple(cast("list[str]", read_fields(f"hold={hold}", "hold")["hold"])) if hold else None
    with opened_in(screen, store) as roster:
        print_journey(road.equipped(roster, name, figure, road.Gear(leave, take, items)), screen)
    return 0


def end(name: str, *, language: str, store: str) -> int:
    """Forgets a campaign. Raises InputError."""
    screen = spoken(language)
    with opened_in(screen, store) as roster:
        roster.end(name)
    screen.say(say(screen.language, "forgotten", named=name))
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
        self.game.leave(party_side(self.kept.journey.fight))
        self.keep()

    def help(self, rest: str) -> None:
        """Prints the commands."""
        super().help(rest)
        self.screen.say(f"  flee           {say(self.screen.language, 'flee')}", 17)

    def parting(self) -> None:
        """Says how to go on."""
        print()
        self.screen.say(say(self.screen.language, "leave", command=f"affray campaign play {quoted(self.kept.name)}"))


def play(name: str, party: str, *, plain: bool, language: str, store: str) -> int:
    """Plays the next fight of a campaign; the exit code. Raises InputError."""
    allowed = (HUMAN, *names())
    if party not in allowed:
        raise InputError(f"--party {party!r}: expected one of {', '.join(allowed)}")
    screen = spoken(language, plain=plain)
    with opened_in(screen, store) as roster:
        kept, fight = road.at_terminal(roster, name, screen.language)
        game = cast("Game[object, object]", fight)
        table = CampaignTable(game, seats_of(game, kept.journey, party), screen, roster, kept)
        code = table.run()
        if game.over:
            screen.say()
            print_journey(roster.save(table.kept, road.settling(kept.journey, fight)), screen)
    return code


def seats_of(game: Game[object, object], journey: Journey, party: str) -> list[Seat | None]:
    """A seat for each side: the party's for a person or the player named, all others for the computer."""
    own = party_side(journey.fight)
    leaders = [party if side == own else road.OPPONENT for side in range(len(game.system.sides(game.state)))]
    return [None if who == HUMAN else make(who, seed_for(game, place)) for place, who in enumerate(leaders)]
