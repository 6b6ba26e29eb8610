"""A campaign as the page is told of it, in the reader's language."""

from collections.abc import Sequence
from typing import cast

from affray.core import Refusal, RuledOut
from affray.game.campaigns import shipped_campaigns
from affray.play import player_names
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.position.gear import ATTRIBUTES
from affray.systems.foeman.roster import campaign, campaign_words
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of, is_fit
from affray.systems.foeman.roster.maker_sheet import making_sheet
from affray.systems.foeman.roster.rest_and_learning import advance_refusal
from affray.systems.foeman.roster.spoils import living_member
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.refusing import refusal
from affray.web.kept import campaign_deeds
from affray.web.messages import (
    Barred,
    CampaignInfo,
    CampaignRow,
    Campaigns,
    CampaignShown,
    Candidate,
    Chapter,
    FightNamed,
    ItemNamed,
    Member,
    RestChoice,
    WordedSheet,
)
from affray.web.store.roster import CampaignKept, FigureKept, Roster
from affray.web.words import wording

RULES = cast("wording.Rules", SYSTEM)


def barred_reason(refusals: list[Refusal], language: str) -> Barred | None:
    """Why something cannot be done; None where nothing speaks against it."""
    if not refusals:
        return None
    error = RuledOut(*refusals)
    return Barred(error.wording(language), error.clauses)


def item_names(items: tuple[str, ...], language: str) -> tuple[ItemNamed, ...]:
    """Things with their names."""
    return tuple(ItemNamed(item, campaign_words.item_name(item, language)) for item in items)


# --- all of them ------------------------------------------------------------------------------------------------------
def campaigns_overview(roster: Roster, language: str, more: Sequence[campaign.Campaign] = ()) -> Campaigns:
    """The campaigns there are with those of packs, those under way, and who could go. Raises InputError."""
    under_way = campaign_deeds.all_campaigns(roster)
    return Campaigns(
        tuple(campaign_info(one, language) for one in (*more, *shipped_campaigns())),
        tuple(campaign_row(kept, language) for kept in under_way),
        tuple(candidate(kept, language) for kept in roster.figures()),
    )


def campaign_info(campaign: campaign.Campaign, language: str) -> CampaignInfo:
    """A campaign to choose."""
    told = campaign.words_for(language)
    titles = tuple(fight.title for fight in told.fights)
    return CampaignInfo(campaign.name, told.title, told.summary, campaign.most_members, campaign.days, titles)


def campaign_row(kept: CampaignKept, language: str) -> CampaignRow:
    """A campaign under way in a line."""
    journey = kept.journey
    return CampaignRow(
        name=kept.name,
        title=journey.campaign.words_for(language).title,
        rev=kept.rev,
        stand=campaign_words.titled_progress_text(journey, language, fighting=int(kept.is_fighting)),
        party=tuple(one.name for one in journey.party),
        fighting=kept.is_fighting,
        ending=campaign.ending(journey),
    )


def candidate(kept: FigureKept[Adventurer], language: str) -> Candidate:
    """A figure of the roster, and why it cannot go."""
    refusals = campaign.setting_out_faults(kept.one)
    if kept.campaign:
        refusals = [refusal("out-on", "out", named=kept.campaign), *refusals]
    return Candidate(kept.one.name, campaign_words.member_line(kept.one, language), barred_reason(refusals, language))


# --- one of them ------------------------------------------------------------------------------------------------------
def campaign_view(kept: CampaignKept, language: str) -> CampaignShown:
    """A campaign under way."""
    journey = kept.journey
    told = journey.campaign.words_for(language)
    over = campaign.ending(journey)
    fault = campaign.fight_refusal(journey)
    left = campaign.days_left(journey)
    return CampaignShown(
        name=kept.name,
        campaign=journey.campaign.name,
        rev=kept.rev,
        title=told.title,
        summary=told.summary,
        stand=campaign_words.progress_text(journey, language, fighting=int(kept.is_fighting)),
        day=journey.day,
        days=journey.campaign.days,
        days_left=-1 if left is None else left,
        count=len(journey.campaign.fights),
        stage=journey.stage,
        ending=over,
        chapters=chapters(journey, language),
        party=tuple(party_member(one, language, secure=int(not kept.is_fighting)) for one in journey.party),
        chest=item_names(journey.chest, language),
        rests=() if over or kept.is_fighting else rest_offers(journey, language),
        fight=None if over else next_fight(journey, language),
        intro=campaign_words.intro_text(journey, language),
        tries=campaign_words.tries_text(journey, language),
        barred=None if over or kept.is_fighting else barred_reason([fault] if fault else [], language),
        where="table" if kept.room else "terminal" if kept.fight is not None else "",
        room=kept.room,
    )


def next_fight(journey: campaign.Journey, language: str) -> FightNamed:
    """The next fight, and who stands against whom in it."""
    sides = campaign.side_names(journey.fight, language)
    own = sides[campaign.party_side(journey.fight)]
    return FightNamed(campaign_words.fight_title(journey, journey.stage, language), own, sides, player_names())


def chapters(journey: campaign.Journey, language: str) -> tuple[Chapter, ...]:
    """The fights that are over."""
    return tuple(
        Chapter(
            campaign_words.fight_title(journey, one.fight, language),
            one.day,
            one.outcome,
            campaign_words.chapter_line(journey, one, language),
            campaign_words.chapter_parts(one, language),
            one.game,
        )
        for one in journey.chapters
    )


def party_member(one: Adventurer, language: str, *, secure: int) -> Member:
    """One of the party; an attribute is advanced in a secure place only."""
    fault = advance_refusal(one, ATTRIBUTES[0], secure=secure)
    figure = figure_of(one)
    return Member(
        name=one.name,
        race=SYSTEM.words.name("race", one.race, language),
        state=campaign_words.condition_text(one, language),
        st=figure.st,
        dx=figure.dx,
        iq=figure.iq,
        mst=one.mst,
        wounds=one.wounds,
        exhaustion=one.exhaustion,
        level=one.level,
        ep=one.ep,
        next_ep=next_level_ep(one.level),
        hold=item_names((one.main, one.off), language) if one.main or one.off else (),
        carried=item_names(one.carried, language),
        things=item_names(one.things, language),
        armor=None if one.armor == NONE else item_names((one.armor,), language)[0],
        dead=one.dead,
        fit=is_fit(one),
        lacks=tuple(name.upper() for name in one.forfeits),
        barred=barred_reason([fault] if fault else [], language),
    )


def rest_offers(journey: campaign.Journey, language: str) -> tuple[RestChoice, ...]:
    """The rests that are worth telling apart."""
    return tuple(
        RestChoice(days, campaign_words.rest_name(days, language), campaign_words.rest_parts(journey, days, language))
        for days in campaign_words.rest_choices(journey)
    )


def sheet(kept: CampaignKept, who: str, language: str) -> WordedSheet:
    """The sheet of one of the party that lives. Raises RuledOut for a stranger."""
    return wording.sheet(RULES, making_sheet(living_member(kept.journey, who)), language)
