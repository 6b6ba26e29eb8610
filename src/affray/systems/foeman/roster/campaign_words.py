"""A campaign in words, for the terminal and the table: its party, chapters, chest and rest."""

from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.foeman.content.self_described_names import shown, shown_value
from affray.systems.foeman.content.tables import PACKAGE, weapon
from affray.systems.foeman.content.tables import is_weapon as known_weapon
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import NONE
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of, fit
from affray.systems.foeman.roster.campaign import Campaign, Chapter, Journey, days_left, ending
from affray.systems.foeman.roster.rest_and_learning import rested
from affray.systems.foeman.rules.experience import next_level_ep

NAMED = ("chest", "item", "race", "worn")
"""The arguments whose values may describe themselves."""
MOST_DAYS = 60
"""So many days of rest are told one by one."""


def say(language: str, name: str, **args: Value) -> str:
    """The message `campaign-<name>` with its arguments; items of a user's own go by their names."""
    given = {key: shown_value(value) if key in NAMED else value for key, value in args.items()}
    return catalogue(PACKAGE).say(language, f"campaign-{name}", **given)


def item_name(item: str, language: str) -> str:
    """The name of an item in a language."""
    return catalogue(PACKAGE).name(language, "item", shown(item))


# --- the party --------------------------------------------------------------------------------------------------------
def state_of(one: Adventurer, language: str = ENGLISH) -> str:
    """The condition of an adventurer: dead, or its mST with what it has lost."""
    if one.dead:
        return say(language, "dead")
    if not (one.wounds or one.exhaustion):
        return say(language, "alive", mst=one.mst)
    lost = say(language, "lost", wounds=one.wounds, exhaustion=one.exhaustion)
    return say(language, "hurt", mst=one.mst, lost=lost, down=int(not fit(one)))


def member_line(one: Adventurer, language: str = ENGLISH) -> str:
    """A figure in one line: attributes, condition, gear."""
    items = (*belongings(figure_of(one)), *one.things)
    gear = say(language, "gear", item=items) if items else say(language, "nothing")
    armor = "" if one.armor == NONE else say(language, "wears", worn=one.armor)
    if one.forfeits:
        armor += say(language, "lacks", attribute=tuple(name.upper() for name in one.forfeits))
    return say(
        language, "member", race=one.race, st=one.st, dx=one.dx, iq=one.iq, level=one.level, ep=one.ep,
        next=next_level_ep(one.level), state=state_of(one, language), gear=gear, armor=armor,
    )  # fmt: skip


# --- the road ---------------------------------------------------------------------------------------------------------
def about(campaign: Campaign, language: str = ENGLISH) -> str:
    """A text on what a campaign is about, and how long it is."""
    return say(
        language, "about", summary=campaign.told(language).summary, count=len(campaign.fights), most=campaign.most
    )


def fight_title(journey: Journey, fight: int, language: str = ENGLISH) -> str:
    """The title of a fight of the campaign."""
    return journey.campaign.told(language).fights[fight].title


def chapter_line(journey: Journey, chapter: Chapter, language: str = ENGLISH) -> str:
    """When a fight was, and how it ended."""
    title = fight_title(journey, chapter.fight, language)
    return say(language, "chapter", day=chapter.day, title=title, outcome=chapter.outcome)


def chapter_parts(chapter: Chapter, language: str = ENGLISH) -> tuple[str, ...]:
    """What came of a fight, in parts: who fell, was hurt or has learned, and what was found."""
    found = []
    if chapter.fallen:
        found.append(say(language, "chapter-fallen", names=chapter.fallen))
    if chapter.revived:
        found.append(say(language, "chapter-revived", names=chapter.revived))
    found.extend(
        say(language, "chapter-hurt", who=who, wounds=wounds, exhaustion=exhaustion)
        for who, (wounds, exhaustion) in chapter.hurt.items()
    )
    found.extend(say(language, "chapter-ep", who=who, points=points) for who, points in chapter.gained.items())
    if chapter.spoils:
        found.append(say(language, "chapter-spoils", item=chapter.spoils))
    return tuple(found)


def how(journey: Journey, language: str = ENGLISH, *, fighting: int = 0) -> str:
    """How far a campaign has come, in a few words; `fighting` is 1 while a fight is under way."""
    text = say(
        language, "how", ending=ending(journey) or "under", day=journey.day, last=journey.campaign.days,
        fight=journey.stage + 1, count=len(journey.campaign.fights),
    )  # fmt: skip
    return text + say(language, "fighting") if fighting else text


def stand(journey: Journey, language: str = ENGLISH, *, fighting: int = 0) -> str:
    """The title of the campaign and how far it has come."""
    title = journey.campaign.told(language).title
    return say(language, "stand", title=title, how=how(journey, language, fighting=fighting))


def intro(journey: Journey, language: str = ENGLISH) -> str:
    """The introduction of the next fight; empty once the campaign is over."""
    return "" if ending(journey) else journey.campaign.told(language).fights[journey.stage].intro


def tries(journey: Journey, language: str = ENGLISH) -> str:
    """How often the next fight may still be tried; empty before the first time."""
    if ending(journey) or not journey.tries:
        return ""
    return say(language, "tries", left=journey.fight.tries - journey.tries)


def chest(journey: Journey, language: str = ENGLISH) -> str:
    """What is in the chest."""
    return say(language, "chest", item=journey.chest, count=len(journey.chest))


# --- rest -------------------------------------------------------------------------------------------------------------
def rest_choices(journey: Journey) -> tuple[int, ...]:
    """The rests to choose from, in days: ten minutes (0), and each number of days until one more changes nothing."""
    left = days_left(journey)
    most = MOST_DAYS if left is None else min(left, MOST_DAYS)
    days = 0
    while days < most and any(rested(one, days + 1) != rested(one, days) for one in journey.party):
        days += 1
    return tuple(range(days + 1))


def rest_name(days: int, language: str = ENGLISH) -> str:
    """So many days of rest, in words."""
    return say(language, "rest", days=days)


def rest_parts(journey: Journey, days: int, language: str = ENGLISH) -> tuple[str, ...]:
    """What so many days of rest would do for each member who needs them."""
    found = []
    for one in journey.party:
        after = rested(one, days)
        healed = one.wounds - after.wounds
        if after.wounds + after.exhaustion == 0 and (healed or one.exhaustion):
            found.append(say(language, "rest-whole", who=one.name))
        elif healed or after.exhaustion < one.exhaustion:
            found.append(say(language, "rest-one", who=one.name, healed=healed))
        if after.shots > one.shots and has_bow(one):
            found.append(say(language, "rest-quiver", who=one.name))
    return tuple(found) or (say(language, "rest-none"),)


def has_bow(one: Adventurer) -> bool:
    """Whether an adventurer has a Bow."""
    return any(known_weapon(item) and weapon(item).bow for item in belongings(figure_of(one)))
