"""A campaign as the page is told of it, in the reader's language."""

from collections.abc import Sequence
from typing import cast

from affray.core import Refusal, RuledOut
from affray.game.campaigns import campaigns
from affray.play import names
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.gear import ATTRIBUTES
from affray.systems.foeman.position.state import NONE
from affray.systems.foeman.roster import campaign as rules
from affray.systems.foeman.roster import campaign_words as words
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of, fit
from affray.systems.foeman.roster.maker_sheet import making_sheet
from affray.systems.foeman.roster.rest_and_learning import advance_fault
from affray.systems.foeman.roster.spoils import member
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.refusing import no
from affray.web.kept import campaign_deeds as road
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


def barred(refusals: list[Refusal], language: str) -> Barred | None:
    """Why something cannot be done; None where nothing speaks against it."""
    if not refusals:
        return None
    error = RuledOut(*refusals)
    return Barred(error.worded(language), error.clauses)


def named(items: tuple[str, ...], language: str) -> tuple[ItemNamed, ...]:
    """Things with their names."""
    return tuple(ItemNamed(item, words.item_name(item, language)) for item in items)


# --- all of them ------------------------------------------------------------------------------------------------------
def everything(roster: Roster, language: str, more: Sequence[rules.Campaign] = ()) -> Campaigns:
    """The campaigns there are with those of packs, those under way, and who could go. Raises InputError."""
    under_way = road.all_of(roster)
    return Campaigns(
        tuple(info(one, language) for one in (*more, *campaigns())),
        tuple(row(kept, language) for kept in under_way),
        tuple(candidate(kept, language) for kept in roster.figures()),
    )


def info(campaign: rules.Campaign, language: str) -> CampaignInfo:
    """A campaign to choose."""
    told = campaign.told(language)
    titles = tuple(fight.title for fight in told.fights)
    return CampaignInfo(campaign.name, told.title, told.summary, campaign.most, campaign.days, titles)


def row(kept: CampaignKept, language: str) -> CampaignRow:
    """A campaign under way in a line."""
    journey = kept.journey
    return CampaignRow(
        name=kept.name,
        title=journey.campaign.told(language).title,
        rev=kept.rev,
        stand=words.stand(journey, language, fighting=int(kept.fighting)),
        party=tuple(one.name for one in journey.party),
        fighting=kept.fighting,
        ending=rules.ending(journey),
    )


def candidate(kept: FigureKept[Adventurer], language: str) -> Candidate:
    """A figure of the roster, and why it cannot go."""
    refusals = rules.setting_out_faults(kept.one)
    if kept.campaign:
        refusals = [no("out-on", "out", named=kept.campaign), *refusals]
    return Candidate(kept.one.name, words.member_line(kept.one, language), barred(refusals, language))


# --- one of them ------------------------------------------------------------------------------------------------------
def shown(kept: CampaignKept, language: str) -> CampaignShown:
    """A campaign under way."""
    journey = kept.journey
    told = journey.campaign.told(language)
    over = rules.ending(journey)
    fault = rules.fight_fault(journey)
    left = rules.days_left(journey)
    return CampaignShown(
        name=kept.name,
        campaign=journey.campaign.name,
        rev=kept.rev,
        title=told.title,
        summary=told.summary,
        stand=words.how(journey, language, fighting=int(kept.fighting)),
        day=journey.day,
        days=journey.campaign.days,
        days_left=-1 if left is None else left,
        count=len(journey.campaign.fights),
        stage=journey.stage,
        ending=over,
        chapters=chapters(journey, language),
        party=tuple(party_member(one, language, secure=int(not kept.fighting)) for one in journey.party),
        chest=named(journey.chest, language),
        rests=() if over or kept.fighting else rests(journey, language),
        fight=None if over else fight(journey, language),
        intro=words.intro(journey, language),
        tries=words.tries(journey, language),
        barred=None if over or kept.fighting else barred([fault] if fault else [], language),
        where="table" if kept.room else "terminal" if kept.fight is not None else "",
        room=kept.room,
    )


def fight(journey: rules.Journey, language: str) -> FightNamed:
    """The next fight, and who stands against whom in it."""
    sides = rules.sides_of(journey.fight, language)
    own = sides[rules.party_side(journey.fight)]
    return FightNamed(words.fight_title(journey, journey.stage, language), own, sides, names())


def chapters(journey: rules.Journey, language: str) -> tuple[Chapter, ...]:
    """The fights that are over."""
    return tuple(
        Chapter(
            words.fight_title(journey, one.fight, language),
            one.day,
            one.outcome,
            words.chapter_line(journey, one, language),
            words.chapter_parts(one, language),
            one.game,
        )
        for one in journey.chapters
    )


def party_member(one: Adventurer, language: str, *, secure: int) -> Member:
    """One of the party; an attribute is advanced in a secure place only."""
    fault = advance_fault(one, ATTRIBUTES[0], secure=secure)
    figure = figure_of(one)
    return Member(
        name=one.name,
        race=SYSTEM.name("race", one.race, language),
        state=words.state_of(one, language),
        st=figure.st,
        dx=figure.dx,
        iq=figure.iq,
        mst=one.mst,
        wounds=one.wounds,
        exhaustion=one.exhaustion,
        level=one.level,
        ep=one.ep,
        next_ep=next_level_ep(one.level),
        hold=named((one.main, one.off), language) if one.main or one.off else (),
        carried=named(one.carried, language),
        things=named(one.things, language),
        armor=None if one.armor == NONE else named((one.armor,), language)[0],
        dead=one.dead,
        fit=fit(one),
        lacks=tuple(name.upper() for name in one.forfeits),
        barred=barred([fault] if fault else [], language),
    )


def rests(journey: rules.Journey, language: str) -> tuple[RestChoice, ...]:
    """The rests that are worth telling apart."""
    return tuple(
        RestChoice(days, words.rest_name(days, language), words.rest_parts(journey, days, language))
        for days in words.rest_choices(journey)
    )


def sheet(kept: CampaignKept, who: str, language: str) -> WordedSheet:
    """The sheet of one of the party that lives. Raises RuledOut for a stranger."""
    return wording.sheet(RULES, making_sheet(member(kept.journey, who)), language)
