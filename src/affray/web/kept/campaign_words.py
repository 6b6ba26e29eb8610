"""A campaign as the page is told of it, in the reader's language."""

from collections.abc import Sequence

from affray.core import Refusal, RuledOut
from affray.core.faces.campaigns import Campaign, Campaigns, JourneyWords, days_left, party_side, side_names
from affray.core.faces.people import RosterFigure
from affray.game.campaigns import shipped_campaigns
from affray.play.players import is_offered
from affray.systems import registry
from affray.web import messages
from affray.web.kept import campaign_deeds
from affray.web.kept.campaign_deeds import campaigns_of
from affray.web.messages import (
    AdvanceChoice,
    Barred,
    CampaignInfo,
    CampaignRow,
    CampaignShown,
    Candidate,
    Chapter,
    FightNamed,
    ItemNamed,
    Member,
    PaceChoice,
    RestChoice,
    WordedSheet,
)
from affray.web.store.roster import CampaignKept, FigureKept, Roster
from affray.web.words import wording

NUMBERS = ("st", "dx", "iq", "mst", "wounds", "exhaustion", "level", "ep", "next_ep")
"""The numbers of a member that a page shows."""


def barred_reason(refusals: list[Refusal], language: str) -> Barred | None:
    """Why something cannot be done; None where nothing speaks against it."""
    if not refusals:
        return None
    error = RuledOut(*refusals)
    return Barred(error.wording(language), error.clauses)


def item_names(items: tuple[str, ...], campaigns: Campaigns[RosterFigure], language: str) -> tuple[ItemNamed, ...]:
    """Things with their names."""
    return tuple(ItemNamed(item, campaigns.item_name(item, language)) for item in items)


# --- all of them ------------------------------------------------------------------------------------------------------
def campaigns_overview(roster: Roster, language: str, more: Sequence[Campaign] = ()) -> messages.Campaigns:
    """The campaigns there are with those of packs, those under way, and who could go. Raises InputError."""
    under_way = campaign_deeds.all_campaigns(roster)
    return messages.Campaigns(
        tuple(campaign_info(campaign, language) for campaign in (*more, *shipped_campaigns())),
        tuple(campaign_row(kept, language) for kept in under_way),
        tuple(candidate(kept, language) for key in registry.keys_with("campaigns") for kept in roster.people(key)),
    )


def campaign_info(campaign: Campaign, language: str) -> CampaignInfo:
    """A campaign to choose."""
    words = campaign.words_for(language)
    titles = tuple(fight.title for fight in words.fights)
    return CampaignInfo(
        name=campaign.name,
        title=words.title,
        summary=words.summary,
        most=campaign.most_members,
        days=campaign.days,
        fights=titles,
        system=campaign.system,
        rules=registry.load_system(campaign.system).facts.name,
    )


def campaign_row(kept: CampaignKept, language: str) -> CampaignRow:
    """A campaign under way in a line."""
    journey, campaigns = kept.journey, campaigns_of(kept)
    return CampaignRow(
        name=kept.name,
        title=journey.campaign.words_for(language).title,
        rev=kept.rev,
        stand=campaigns.words(journey, language, fighting=int(kept.is_fighting)).stand,
        party=tuple(figure.name for figure in journey.party),
        fighting=kept.is_fighting,
        ending=campaigns.ending(journey),
    )


def candidate(kept: FigureKept[RosterFigure], language: str) -> Candidate:
    """A figure of the roster, and why it cannot go."""
    refusals = registry.campaigns_of(kept.system).setting_out_faults(kept.figure)
    if kept.campaign:
        refusals = [campaign_deeds.out_refusal(kept), *refusals]
    line = registry.people_of(kept.system).line(kept.figure, language)
    return Candidate(kept.figure.name, line, kept.system, barred_reason(refusals, language))


# --- one of them ------------------------------------------------------------------------------------------------------
def campaign_view(kept: CampaignKept, language: str, computers: Sequence[str]) -> CampaignShown:
    """A campaign under way; `computers` are the players there are."""
    journey, campaigns = kept.journey, campaigns_of(kept)
    titles, words = (
        journey.campaign.words_for(language),
        campaigns.words(journey, language, fighting=int(kept.is_fighting)),
    )
    over, fault, left = campaigns.ending(journey), campaigns.fight_refusal(journey), days_left(journey)
    idle = bool(over) or kept.is_fighting
    return CampaignShown(
        name=kept.name,
        campaign=journey.campaign.name,
        system=journey.campaign.system,
        rev=kept.rev,
        title=titles.title,
        summary=titles.summary,
        stand=words.how,
        day=journey.day,
        days=journey.campaign.days,
        days_left=-1 if left is None else left,
        count=len(journey.campaign.fights),
        stage=journey.stage,
        ending=over,
        chapters=chapters(kept, words, language),
        party=tuple(party_member(figure, kept, language) for figure in journey.party),
        chest=item_names(journey.chest, campaigns, language),
        rests=()
        if idle
        else tuple(
            RestChoice(rest.days, rest.name, rest.parts, rest.tens) for rest in campaigns.rests(journey, language)
        ),
        paces=()
        if idle
        else tuple(PaceChoice(pace.jog, pace.name, pace.parts) for pace in campaigns.paces(journey, language)),
        way="" if kept.is_fighting else words.way,
        fight=None if over else next_fight(kept, language, computers),
        intro=words.intro,
        tries=words.tries,
        barred=None if idle else barred_reason([fault] if fault else [], language),
        where="table" if kept.room else "terminal" if kept.fight is not None else "",
        room=kept.room,
    )


def next_fight(kept: CampaignKept, language: str, computers: Sequence[str]) -> FightNamed:
    """The next fight, and who stands against whom in it."""
    journey = kept.journey
    sides = side_names(journey.fight, language)
    title = journey.campaign.words_for(language).fights[journey.stage].title
    system = registry.load_system(journey.campaign.system)
    players = tuple(name for name in computers if is_offered(name, system))
    return FightNamed(title, sides[party_side(journey.fight)], sides, players)


def chapters(kept: CampaignKept, words: JourneyWords, language: str) -> tuple[Chapter, ...]:
    """The fights that are over."""
    titles = kept.journey.campaign.words_for(language).fights
    return tuple(
        Chapter(
            titles[chapter.fight].title,
            chapter.day,
            chapter.outcome,
            chapter_words.line,
            chapter_words.parts,
            chapter.game,
        )
        for chapter, chapter_words in zip(kept.journey.chapters, words.chapters, strict=True)
    )


def party_member(figure: RosterFigure, kept: CampaignKept, language: str) -> Member:
    """One of the party; an attribute is advanced in a secure place only."""
    campaigns, people = campaigns_of(kept), registry.people_of(kept.journey.campaign.system)
    card = campaigns.member(figure, language)
    advances = people.advances(figure, secure=int(not kept.is_fighting))
    free = [advance for advance in advances if advance.refusal is None]
    fault = None if free or not advances else advances[0].refusal
    words = registry.load_system(kept.journey.campaign.system).words
    return Member(
        name=figure.name,
        race=card.race,
        state=card.state,
        **{name: card.numbers.get(name, 0) for name in NUMBERS},
        hold=item_names(card.hold, campaigns, language),
        carried=item_names(card.carried, campaigns, language),
        things=item_names(card.things, campaigns, language),
        armor=item_names((card.armor,), campaigns, language)[0] if card.armor else None,
        dead=card.dead,
        fit=card.fit,
        lacks=tuple(name.upper() for name in card.lacks),
        barred=barred_reason([fault] if fault else [], language),
        facts=card.facts,
        advances=tuple(AdvanceChoice(advance.key, words.phrase(advance.cost, language)) for advance in free),
    )


def sheet(kept: CampaignKept, who: str, language: str) -> WordedSheet:
    """The sheet of one of the party that lives. Raises RuledOut for a stranger."""
    key, figure = kept.journey.campaign.system, campaigns_of(kept).living_member(kept.journey, who)
    return wording.sheet(registry.load_system(key), registry.people_of(key).sheet(figure), language)
