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
def condition_text(adventurer: Adventurer, language: str = ENGLISH) -> str:
    """The condition of an adventurer: dead, or its mST with what it has lost."""
    if adventurer.dead:
        return campaign_text(language, "dead")
    if not (adventurer.wounds or adventurer.exhaustion):
        return campaign_text(language, "alive", mst=adventurer.mst)
    lost = campaign_text(language, "lost", wounds=adventurer.wounds, exhaustion=adventurer.exhaustion)
    return campaign_text(language, "hurt", mst=adventurer.mst, lost=lost, down=int(not is_fit(adventurer)))


def member_line(adventurer: Adventurer, language: str = ENGLISH) -> str:
    """A figure in one line: attributes, condition, gear."""
    items = (*belongings(figure_of(adventurer)), *adventurer.things)
    gear = campaign_text(language, "gear", item=items) if items else campaign_text(language, "nothing")
    armor = "" if adventurer.armor == NONE else campaign_text(language, "wears", worn=adventurer.armor)
    if adventurer.forfeits:
        armor += campaign_text(language, "lacks", attribute=tuple(name.upper() for name in adventurer.forfeits))
    return campaign_text(
        language,
        "member",
        race=adventurer.race,
        st=adventurer.st,
        dx=adventurer.dx,
        iq=adventurer.iq,
        level=adventurer.level,
        ep=adventurer.ep,
        next=next_level_ep(adventurer.level),
        state=condition_text(adventurer, language),
        gear=gear,
        armor=armor,
    )


def member_card(adventurer: Adventurer, language: str = ENGLISH) -> MemberCard:
    """One of a party, as a page shows it."""
    figure = figure_of(adventurer)
    return MemberCard(
        race=catalogue(PACKAGE).name(language, "race", adventurer.race),
        state=condition_text(adventurer, language),
        numbers={
            "st": figure.st,
            "dx": figure.dx,
            "iq": figure.iq,
            "mst": adventurer.mst,
            "wounds": adventurer.wounds,
            "exhaustion": adventurer.exhaustion,
            "level": adventurer.level,
            "ep": adventurer.ep,
            "next_ep": next_level_ep(adventurer.level),
        },
        hold=(adventurer.main, adventurer.off) if adventurer.main or adventurer.off else (),
        carried=adventurer.carried,
        things=adventurer.things,
        armor="" if adventurer.armor == NONE else adventurer.armor,
        dead=adventurer.dead,
        fit=is_fit(adventurer),
        lacks=adventurer.forfeits,
    )


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
            ChapterWords(chapter_line(journey, chapter, language), chapter_parts(chapter, language))
            for chapter in journey.chapters
        ),
    )


# --- rest -------------------------------------------------------------------------------------------------------------
def rest_choices(journey: Journey) -> tuple[int, ...]:
    """The rests to choose from, in days: ten minutes (0), and each number of days until one more changes nothing."""
    left = days_left(journey)
    most = MOST_DAYS if left is None else min(left, MOST_DAYS)
    days = 0
    while days < most and any(
        after_rest(adventurer, days + 1) != after_rest(adventurer, days) for adventurer in journey.party
    ):
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
    for adventurer in journey.party:
        after = after_rest(adventurer, days)
        healed = adventurer.wounds - after.wounds
        if after.wounds + after.exhaustion == 0 and (healed or adventurer.exhaustion):
            found.append(campaign_text(language, "rest-whole", who=adventurer.name))
        elif healed or after.exhaustion < adventurer.exhaustion:
            found.append(campaign_text(language, "rest-one", who=adventurer.name, healed=healed))
        if after.shots > adventurer.shots and has_bow(adventurer):
            found.append(campaign_text(language, "rest-quiver", who=adventurer.name))
    return tuple(found) or (campaign_text(language, "rest-none"),)


def has_bow(adventurer: Adventurer) -> bool:
    """Whether an adventurer has a Bow."""
    return any(known_weapon(item) and find_weapon(item).bow for item in belongings(figure_of(adventurer)))
