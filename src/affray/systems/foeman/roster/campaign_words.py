"""A campaign in words, for the terminal and the table: its party, chapters, chest and rest."""

from affray.core.faces.campaigns import Campaign, Chapter, ChapterWords, JourneyWords, MemberCard, RestWords, days_left
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import display_name, display_value
from affray.systems.foeman.content.tables import PACKAGE, find_weapon
from affray.systems.foeman.content.tables import is_weapon as known_weapon
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of, is_fit
from affray.systems.foeman.roster.campaign import Journey, ending
from affray.systems.foeman.roster.rest_and_learning import after_rest
from affray.systems.foeman.rules.experience import next_level_ep

NAMED = ("chest", "item", "race", "worn")
"""The arguments whose values may describe themselves."""
MOST_DAYS = 60
"""So many days of rest are told one by one."""


def campaign_text(language: str, name: str, **args: Value) -> str:
    """The message `campaign-<name>` with its arguments; items of a user's own go by their names."""
    given = {key: display_value(value) if key in NAMED else value for key, value in args.items()}
    return catalogue(PACKAGE).say(language, f"campaign-{name}", **given)


def item_name(item: str, language: str) -> str:
    """The name of an item in a language."""
    return catalogue(PACKAGE).name(language, "item", display_name(item))


# --- the party --------------------------------------------------------------------------------------------------------
def condition_text(one: Adventurer, language: str = ENGLISH) -> str:
    """The condition of an adventurer: dead, or its mST with what it has lost."""
    if one.dead:
        return campaign_text(language, "dead")
    if not (one.wounds or one.exhaustion):
        return campaign_text(language, "alive", mst=one.mst)
    lost = campaign_text(language, "lost", wounds=one.wounds, exhaustion=one.exhaustion)
    return campaign_text(language, "hurt", mst=one.mst, lost=lost, down=int(not is_fit(one)))


def member_line(one: Adventurer, language: str = ENGLISH) -> str:
    """A figure in one line: attributes, condition, gear."""
    items = (*belongings(figure_of(one)), *one.things)
    gear = campaign_text(language, "gear", item=items) if items else campaign_text(language, "nothing")
    armor = "" if one.armor == NONE else campaign_text(language, "wears", worn=one.armor)
    if one.forfeits:
        armor += campaign_text(language, "lacks", attribute=tuple(name.upper() for name in one.forfeits))
    return campaign_text(
        language, "member", race=one.race, st=one.st, dx=one.dx, iq=one.iq, level=one.level, ep=one.ep,
        next=next_level_ep(one.level), state=condition_text(one, language), gear=gear, armor=armor,
    )  # fmt: skip


def member_card(one: Adventurer, language: str = ENGLISH) -> MemberCard:
    """One of a party, as a page shows it."""
    figure = figure_of(one)
    return MemberCard(
        race=catalogue(PACKAGE).name(language, "race", one.race),
        state=condition_text(one, language),
        numbers={
            "st": figure.st, "dx": figure.dx, "iq": figure.iq, "mst": one.mst, "wounds": one.wounds,
            "exhaustion": one.exhaustion, "level": one.level, "ep": one.ep, "next_ep": next_level_ep(one.level),
        },
        hold=(one.main, one.off) if one.main or one.off else (),
        carried=one.carried,
        things=one.things,
        armor="" if one.armor == NONE else one.armor,
        dead=one.dead,
        fit=is_fit(one),
        lacks=one.forfeits,
    )  # fmt: skip


# --- the road ---------------------------------------------------------------------------------------------------------
def summary_text(campaign: Campaign, language: str = ENGLISH) -> str:
    """A text on what a campaign is about, and how long it is."""
    return campaign_text(
        language,
        "about",
        summary=campaign.words_for(language).summary,
        count=len(campaign.fights),
        most=campaign.most_members,
    )


def fight_title(journey: Journey, fight: int, language: str = ENGLISH) -> str:
    """The title of a fight of the campaign."""
    return journey.campaign.words_for(language).fights[fight].title


def chapter_line(journey: Journey, chapter: Chapter, language: str = ENGLISH) -> str:
    """When a fight was, and how it ended."""
    title = fight_title(journey, chapter.fight, language)
    return campaign_text(language, "chapter", day=chapter.day, title=title, outcome=chapter.outcome)


def chapter_parts(chapter: Chapter, language: str = ENGLISH) -> tuple[str, ...]:
    """What came of a fight, in parts: who fell, was hurt or has learned, and what was found."""
    found = []
    if chapter.fallen:
        found.append(campaign_text(language, "chapter-fallen", names=chapter.fallen))
    if chapter.revived:
        found.append(campaign_text(language, "chapter-revived", names=chapter.revived))
    found.extend(
        campaign_text(language, "chapter-hurt", who=who, wounds=wounds, exhaustion=exhaustion)
        for who, (wounds, exhaustion) in chapter.hurt.items()
    )
    found.extend(
        campaign_text(language, "chapter-ep", who=who, points=points) for who, points in chapter.gained.items()
    )
    if chapter.spoils:
        found.append(campaign_text(language, "chapter-spoils", item=chapter.spoils))
    return tuple(found)


def progress_text(journey: Journey, language: str = ENGLISH, *, fighting: int = 0) -> str:
    """How far a campaign has come, in a few words; `fighting` is 1 while a fight is under way."""
    text = campaign_text(
        language, "how", ending=ending(journey) or "under", day=journey.day, last=journey.campaign.days,
        fight=journey.stage + 1, count=len(journey.campaign.fights),
    )  # fmt: skip
    return text + campaign_text(language, "fighting") if fighting else text


def titled_progress_text(journey: Journey, language: str = ENGLISH, *, fighting: int = 0) -> str:
    """The title of the campaign and how far it has come."""
    title = journey.campaign.words_for(language).title
    return campaign_text(language, "stand", title=title, how=progress_text(journey, language, fighting=fighting))


def intro_text(journey: Journey, language: str = ENGLISH) -> str:
    """The introduction of the next fight; empty once the campaign is over."""
    return "" if ending(journey) else journey.campaign.words_for(language).fights[journey.stage].intro


def tries_text(journey: Journey, language: str = ENGLISH) -> str:
    """How often the next fight may still be tried; empty before the first time."""
    if ending(journey) or not journey.tries:
        return ""
    return campaign_text(language, "tries", left=journey.fight.tries - journey.tries)


def chest_text(journey: Journey, language: str = ENGLISH) -> str:
    """What is in the chest."""
    return campaign_text(language, "chest", item=journey.chest, count=len(journey.chest))


def journey_words(journey: Journey, language: str = ENGLISH, *, fighting: int = 0) -> JourneyWords:
    """How far a campaign has come; `fighting` is 1 while a fight is under way."""
    return JourneyWords(
        how=progress_text(journey, language, fighting=fighting),
        stand=titled_progress_text(journey, language, fighting=fighting),
        intro=intro_text(journey, language),
        tries=tries_text(journey, language),
        chest=chest_text(journey, language),
        chapters=tuple(
            ChapterWords(chapter_line(journey, one, language), chapter_parts(one, language)) for one in journey.chapters
        ),
    )


# --- rest -------------------------------------------------------------------------------------------------------------
def rest_choices(journey: Journey) -> tuple[int, ...]:
    """The rests to choose from, in days: ten minutes (0), and each number of days until one more changes nothing."""
    left = days_left(journey)
    most = MOST_DAYS if left is None else min(left, MOST_DAYS)
    days = 0
    while days < most and any(after_rest(one, days + 1) != after_rest(one, days) for one in journey.party):
        days += 1
    return tuple(range(days + 1))


def rests(journey: Journey, language: str = ENGLISH) -> tuple[RestWords, ...]:
    """The rests to choose from, in words."""
    return tuple(
        RestWords(days, rest_name(days, language), rest_parts(journey, days, language))
        for days in rest_choices(journey)
    )


def rest_name(days: int, language: str = ENGLISH) -> str:
    """So many days of rest, in words."""
    return campaign_text(language, "rest", days=days)


def rest_parts(journey: Journey, days: int, language: str = ENGLISH) -> tuple[str, ...]:
    """What so many days of rest would do for each member who needs them."""
    found = []
    for one in journey.party:
        after = after_rest(one, days)
        healed = one.wounds - after.wounds
        if after.wounds + after.exhaustion == 0 and (healed or one.exhaustion):
            found.append(campaign_text(language, "rest-whole", who=one.name))
        elif healed or after.exhaustion < one.exhaustion:
            found.append(campaign_text(language, "rest-one", who=one.name, healed=healed))
        if after.shots > one.shots and has_bow(one):
            found.append(campaign_text(language, "rest-quiver", who=one.name))
    return tuple(found) or (campaign_text(language, "rest-none"),)


def has_bow(one: Adventurer) -> bool:
    """Whether an adventurer has a Bow."""
    return any(known_weapon(item) and find_weapon(item).bow for item in belongings(figure_of(one)))
