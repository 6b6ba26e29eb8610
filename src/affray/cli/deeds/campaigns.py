"""What the commands of campaigns do."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from affray.cli.arguments import check_language, quote_name
from affray.cli.game.opening import HUMAN, PROGRAMS, computer_seat, is_player
from affray.cli.game.roster import open_roster, with_store
from affray.cli.game.table import Table
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, harmless_text, screen_of
from affray.core import InputError, RuledOut
from affray.core.campaigns.steps import TEN
from affray.core.faces.campaigns import Campaign, party_side
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import Game, dumps
from affray.game.campaigns import shipped_campaigns
from affray.game.pack_folders import find_campaign_in, read_shelf
from affray.play import Seat, player_names
from affray.play.players import shown_players
from affray.systems import registry, usual_system
from affray.web.kept import campaign_deeds
from affray.web.kept.campaign_deeds import campaigns_of
from affray.web.store.roster import CampaignKept, Roster


def screen_for(language: str, *, plain: bool = False) -> Screen:
    """A screen in a language of the system. Raises InputError."""
    return screen_of(plain=plain, language=check_language(registry.load_system(usual_system()).facts, language))


@contextmanager
def open_worded_roster(screen: Screen, store: str) -> Iterator[Roster]:
    """Opens the roster of a store; refusals are worded in the screen's language. Raises InputError."""
    with open_roster(store) as roster:
        try:
            yield roster
        except RuledOut as error:
            clauses = f" [{' '.join(error.clauses)}]" if error.clauses else ""
            raise InputError(error.wording(screen.language) + clauses) from None


# --- lists ------------------------------------------------------------------------------------------------------------
def list_campaigns(packs: tuple[str, ...] = (), *, json: bool, language: str, store: str) -> int:
    """Prints the campaigns there are and those under way. Raises InputError."""
    every = (*read_shelf(packs).campaigns, *shipped_campaigns())
    screen = screen_for(language)
    with open_worded_roster(screen, store) as roster:
        kept = campaign_deeds.all_campaigns(roster)
    if json:
        print_json(
            {
                "campaigns": [campaign_facts(campaign) for campaign in every],
                "under_way": [campaign_row(campaign_kept) for campaign_kept in kept],
            }
        )
        return 0
    for campaign in every:
        rules = registry.load_system(campaign.system).facts.name
        screen.print_heading(f"{campaign.name}  {campaign.words_for(screen.language).title} ({rules})")
        screen.say(f"  {registry.campaigns_of(campaign.system).summary(campaign, screen.language)}", 2)
    for under_way in kept:
        screen.say(f"{under_way.name}: {standing_text(under_way, screen.language)}", 2)
    return 0


def campaign_facts(campaign: Campaign) -> dict[str, object]:
    """What a program wants to know of a campaign."""
    return {
        "name": campaign.name,
        "system": campaign.system,
        "title": campaign.title,
        "summary": campaign.summary,
        "fights": [fight.scenario.title for fight in campaign.fights],
        "most": campaign.most_members,
        "days": campaign.days,
    }


def campaign_row(kept: CampaignKept) -> dict[str, object]:
    """What a program wants to know of a campaign under way."""
    journey, over = kept.journey, campaigns_of(kept).ending(kept.journey)
    return {
        "name": kept.name,
        "campaign": journey.campaign.name,
        "day": journey.day,
        "paces": [pace.jog for pace in campaigns_of(kept).paces(journey)],
        "next": 0 if over == "won" else journey.stage + 1,
        "ending": over,
        "fighting": kept.is_fighting,
        "room": kept.room,
        "party": msgspec.to_builtins(journey.party),
        "chest": journey.chest,
        "chapters": msgspec.to_builtins(journey.chapters),
    }


def standing_text(kept: CampaignKept, language: str) -> str:
    """In a few words how far a campaign has come."""
    return campaigns_of(kept).words(kept.journey, language, fighting=int(kept.is_fighting)).stand


# --- steps ------------------------------------------------------------------------------------------------------------
def begin_campaign(
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
    screen, shelf = screen_for(language), read_shelf(packs)
    if not kind:
        known = ", ".join(campaign.name for campaign in (*shelf.campaigns, *shipped_campaigns()))
        raise InputError(f"--campaign is missing: expected a TOML file or one of {known}")
    with open_worded_roster(screen, store) as roster:
        begun = campaign_deeds.start_campaign(roster, name, find_campaign_in(shelf, kind), figures, seed)
        print_journey(begun, screen, store)
    return 0


def show(name: str, *, json: bool, language: str, store: str) -> int:
    """Prints a campaign under way. Raises InputError."""
    screen = screen_for(language)
    with open_worded_roster(screen, store) as roster:
        kept = campaign_deeds.find_campaign(roster, name)
    if json:
        print_json(campaign_row(kept))
    else:
        print_journey(kept, screen, store)
    return 0


def say_command(phrase: str, verb: str, name: str, screen: Screen, store: str) -> None:
    """Says by which command a campaign goes on, in the same language and with the same store; in one piece, to be copied."""
    command = f"affray campaign {verb} {quote_name(name)}"
    if screen.language != ENGLISH:
        command += f" --lang {screen.language}"
    print(harmless_text(COMMON.say(screen.language, phrase, command=with_store(command, store))))


def print_journey(kept: CampaignKept, screen: Screen, store: str) -> None:
    """Prints how far a campaign has come."""
    journey, language, campaigns = kept.journey, screen.language, campaigns_of(kept)
    titles = journey.campaign.words_for(language)
    words = campaigns.words(journey, language, fighting=int(kept.is_fighting))
    people = registry.people_of(journey.campaign.system)
    screen.print_heading(f"{kept.name}: {titles.title}")
    screen.say(titles.summary)
    for chapter in words.chapters:
        screen.say("; ".join((f"  {chapter.line}", *chapter.parts)), 4)
    for figure in journey.party:
        screen.say(f"  {figure.name}: {people.line(figure, language)}", 4)
    screen.say(f"  {words.chest}", 4)
    screen.say(f"{words.stand}.")
    if campaigns.ending(journey):
        say_command("campaign-free", "end", kept.name, screen, store)
        return
    screen.say(words.intro)
    for text in (words.tries, words.way):
        if text:
            screen.say(text)
    paces = campaigns.paces(journey, language)
    for pace in paces:
        screen.say("; ".join((f"  --jog {pace.jog}: {pace.name}", *pace.parts)), 4)
    fault, verb = (None, "travel") if paces else (campaigns.fight_refusal(journey), "play")
    if fault:
        screen.say(f"{fault.wording(language)} [{' '.join(fault.clauses)}]")
    else:
        say_command("campaign-go-on", verb, kept.name, screen, store)


def rest(name: str, days: int, minutes: int, *, language: str, store: str) -> int:
    """Lets the party rest. Raises InputError."""
    screen, (tens, odd) = screen_for(language), divmod(minutes or TEN, TEN)
    if odd or (days and minutes):
        raise InputError("campaign rest: expected --days, or --minutes as tens of minutes")
    with open_worded_roster(screen, store) as roster:
        print_journey(campaign_deeds.rest_campaign(roster, name, days, tens=tens), screen, store)
    return 0


def travel(name: str, jog: int, *, language: str, store: str) -> int:
    """Takes the party to its next fight. Raises InputError."""
    screen = screen_for(language)
    with open_worded_roster(screen, store) as roster:
        print_journey(campaign_deeds.travel_campaign(roster, name, jog), screen, store)
    return 0


def equip(name: str, figure: str, leave: str, take: str, hold: str, *, language: str, store: str) -> int:
    """Divides what was found. Raises InputError, and then nothing has changed."""
    screen = screen_for(language)
    if not (leave or take or hold):
        raise InputError("campaign equip: expected --leave, --take or --hold")
    with open_worded_roster(screen, store) as roster:
        campaigns = campaigns_of(roster.campaign(name))
        gear = campaign_deeds.GearChange(leave, take, campaigns.read_items(hold) if hold else None)
        print_journey(campaign_deeds.equip_member(roster, name, figure, gear), screen, store)
    return 0


def end(name: str, *, language: str, store: str) -> int:
    """Forgets a campaign. Raises InputError."""
    screen = screen_for(language)
    with open_worded_roster(screen, store) as roster:
        roster.end(name)
    screen.say(COMMON.say(screen.language, "campaign-forgotten", named=name))
    return 0


# --- playing ----------------------------------------------------------------------------------------------------------
class CampaignTable(Table):
    """The table of a campaign's fight: every answer is kept in the store."""

    def __init__(
        self,
        game: Game[object, object],
        seats: list[Seat | None],
        screen: Screen,
        roster: Roster,
        *,
        kept: CampaignKept,
        store: str,
    ) -> None:
        super().__init__(game, seats, screen, None)
        self.roster, self.kept, self.store = roster, kept, store
        self.commands["flee"] = self.flee

    def keep_record(self) -> None:
        """Keeps the fight in the store. Raises InputError where somebody else has played on."""
        self.kept = self.roster.save(self.kept, self.kept.journey, dumps(self.game))

    def flee(self, _: str) -> None:
        """Gives the fight up; who could still stand counts as defeated."""
        self.game.leave(party_side(self.kept.journey.fight))
        self.keep_record()

    def help(self, rest: str) -> None:
        """Prints the commands."""
        super().help(rest)
        self.screen.say(f"  flee           {campaigns_of(self.kept).flight(self.screen.language)}", 17)

    def say_goodbye(self) -> None:
        """Says how to go on."""
        print()
        say_command("campaign-leave", "play", self.kept.name, self.screen, self.store)


def play(name: str, party: str, *, plain: bool, language: str, store: str) -> int:
    """Plays the next fight of a campaign; the exit code. Raises InputError."""
    allowed = (HUMAN, *player_names(), PROGRAMS)
    if not is_player(party, allowed):
        raise InputError(f"--party {party!r}: expected one of {', '.join((HUMAN, *shown_players(), PROGRAMS))}")
    screen = screen_for(language, plain=plain)
    with open_worded_roster(screen, store) as roster:
        kept, game = campaign_deeds.terminal_fight(roster, name, screen.language)
        table = CampaignTable(game, seats_of(game, kept, party), screen, roster, kept=kept, store=store)
        code = table.run()
        if game.is_over:
            screen.say()
            print_journey(roster.save(table.kept, campaign_deeds.after_fight(kept.journey, game)), screen, store)
    return code


def seats_of(game: Game[object, object], kept: CampaignKept, party: str) -> list[Seat | None]:
    """A seat for each side: the party's for a person or the player named, all others for the computer."""
    own = party_side(kept.journey.fight)
    leaders = [party if side == own else campaign_deeds.OPPONENT for side in range(len(game.system.sides(game.state)))]
    return [None if who == HUMAN else computer_seat(game, place, who) for place, who in enumerate(leaders)]
