"""A campaign in words, for the terminal and the table: its chapters, its chest, the way, and rest."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping

from affray.core.campaigns.steps import TEN, CampaignSteps
from affray.core.faces.campaigns import (
    Campaign,
    Chapter,
    ChapterWords,
    Journey,
    JourneyWords,
    MemberCard,
    PaceWords,
    RestWords,
    days_left,
)
from affray.core.faces.people import F
from affray.core.question import RuledOut
from affray.core.reading.naming import plain_name
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, catalogue

MOST_DAYS = 60
"""So many days of rest are told one by one."""
MOST_TENS = 60
"""So often ten minutes are told of at most."""
STRETCH, MOST_PACES = 30, 13
"""Minutes of a jog between one pace that is offered and the next, and how many paces are."""


class CampaignWords(CampaignSteps[F]):
    """What is said of campaigns in a system, which words what happens to its figures."""

    # --- what a system says -------------------------------------------------------------------------------------------
    @abstractmethod
    def member(self, figure: F, language: str = ENGLISH) -> MemberCard:
        """One of the party."""

    @abstractmethod
    def item_name(self, item: str, language: str = ENGLISH) -> str:
        """What an item is called."""

    @abstractmethod
    def changes(self, before: F, after: F, language: str) -> tuple[str, ...]:
        """What a rest or a way does to a figure, in parts; empty for nothing."""

    def item_meant(self, item: str, among: Iterable[str]) -> str:
        """The code of that one of some items which a player names, by its code or as it is printed in any language, letters'
        case apart; what was given where it is none of them."""
        found, asked = tuple(among), plain_name(item)
        if item in found:
            return item
        languages = catalogue(self.package).languages
        names = {
            code: {plain_name(code), *(plain_name(self.item_name(code, lang)) for lang in languages)} for code in found
        }
        return next((code for code, called in names.items() if asked in called), item)

    def flight(self, language: str = ENGLISH) -> str:
        """What it means to give a fight up."""
        return self.say(language, "flee")

    def spoken(self, args: Mapping[str, Value]) -> Mapping[str, Value]:
        """Arguments as people say them."""
        return args

    def say(self, language: str, name: str, /, **args: Value) -> str:
        """The message `campaign-<name>` with its arguments."""
        return catalogue(self.package).say(language, f"campaign-{name}", **self.spoken(args))

    # --- the road -----------------------------------------------------------------------------------------------------
    def summary(self, campaign: Campaign, language: str = ENGLISH) -> str:
        """What a campaign is about, and how long it is."""
        about = campaign.words_for(language).summary
        return self.say(language, "about", summary=about, count=len(campaign.fights), most=campaign.most_members)

    def chapter(self, journey: Journey[F], chapter: Chapter, language: str = ENGLISH) -> ChapterWords:
        """A fight that is over: when it was and how it ended, and what came of it."""
        title = journey.campaign.words_for(language).fights[chapter.fight].title
        line = self.say(language, "chapter", day=chapter.day, title=title, outcome=chapter.outcome)
        return ChapterWords(line, self.chapter_parts(chapter, language))

    def chapter_parts(self, chapter: Chapter, language: str = ENGLISH) -> tuple[str, ...]:
        """What came of a fight, in parts: who fell, was hurt or has learned, and what was found."""
        found = []
        if chapter.fallen:
            found.append(self.say(language, "chapter-fallen", names=chapter.fallen))
        if chapter.revived:
            found.append(self.say(language, "chapter-revived", names=chapter.revived))
        found.extend(
            self.say(language, "chapter-hurt", who=who, wounds=wounds, exhaustion=exhaustion)
            for who, (wounds, exhaustion) in chapter.hurt.items()
        )
        found.extend(self.say(language, "chapter-ep", who=who, points=points) for who, points in chapter.gained.items())
        if chapter.spoils:
            found.append(self.say(language, "chapter-spoils", item=chapter.spoils))
        return tuple(found)

    def progress(self, journey: Journey[F], language: str = ENGLISH, *, fighting: int = 0) -> str:
        """How far a campaign has come, in a few words; `fighting` is 1 while a fight is under way."""
        text = self.say(
            language, "how", ending=self.ending(journey) or "under", day=journey.day, last=journey.campaign.days,
            fight=journey.stage + 1, count=len(journey.campaign.fights),
        )  # fmt: skip
        return text + self.say(language, "fighting") if fighting else text

    def intro(self, journey: Journey[F], language: str = ENGLISH) -> str:
        """The introduction of the next fight; empty once the campaign is over."""
        if self.ending(journey):
            return ""
        if journey.is_late:
            return journey.fight.scenario.in_language(language).summary
        return journey.campaign.words_for(language).fights[journey.stage].intro

    def tries(self, journey: Journey[F], language: str = ENGLISH) -> str:
        """How often the next fight may still be tried; empty before the first time."""
        if self.ending(journey) or not journey.tries:
            return ""
        return self.say(language, "tries", left=journey.fight.tries - journey.tries)

    def chest(self, journey: Journey[F], language: str = ENGLISH) -> str:
        """What is in the chest."""
        return self.say(language, "chest", item=journey.chest, count=len(journey.chest))

    def way(self, journey: Journey[F], language: str = ENGLISH) -> str:
        """How long the way to the next fight is, or how long it took; empty where there is none."""
        if self.ending(journey) or not journey.fight.way:
            return ""
        fight = journey.fight
        if journey.arrived:
            return self.say(language, "there", minutes=journey.minutes, late=int(journey.is_late))
        return self.say(language, "way", minutes=fight.way, within=fight.within)

    def words(self, journey: Journey[F], language: str = ENGLISH, *, fighting: int = 0) -> JourneyWords:
        """How far a campaign has come; `fighting` is 1 while a fight is under way."""
        how = self.progress(journey, language, fighting=fighting)
        return JourneyWords(
            how=how,
            stand=self.say(language, "stand", title=journey.campaign.words_for(language).title, how=how),
            intro=self.intro(journey, language),
            tries=self.tries(journey, language),
            chest=self.chest(journey, language),
            chapters=tuple(self.chapter(journey, chapter, language) for chapter in journey.chapters),
            way=self.way(journey, language),
        )

    # --- rest ---------------------------------------------------------------------------------------------------------
    def rest_choices(self, journey: Journey[F]) -> tuple[tuple[int, int], ...]:
        """The rests to choose from, as days and how often ten minutes: ten minutes, as many as bring back all that minutes
        can, and each number of days until one more changes nothing."""
        left = days_left(journey)
        most = MOST_DAYS if left is None else min(left, MOST_DAYS)
        days, tens = 0, 1
        while tens < MOST_TENS and self.rests_on(journey, (0, tens), (0, tens + 1)):
            tens += 1
        while days < most and self.rests_on(journey, (days, 1), (days + 1, 1)):
            days += 1
        return ((0, 1), *(((0, tens),) if tens > 1 else ()), *((day, 1) for day in range(1, days + 1)))

    def rests_on(self, journey: Journey[F], short: tuple[int, int], longer: tuple[int, int]) -> bool:
        """Whether the longer rest does more for somebody than the short one."""
        return any(self.rested(figure, *longer) != self.rested(figure, *short) for figure in journey.party)

    def rests(self, journey: Journey[F], language: str = ENGLISH) -> tuple[RestWords, ...]:
        """The rests to choose from, in words."""
        return tuple(
            RestWords(days, self.rest_name(days, tens, language), self.rest_parts(journey, days, tens, language), tens)
            for days, tens in self.rest_choices(journey)
        )

    def rest_name(self, days: int, tens: int = 1, language: str = ENGLISH) -> str:
        """So many days of rest, or so often ten minutes, in words."""
        return self.say(language, "rest", days=days) if days or tens == 1 else self.span(tens * TEN, language)

    def span(self, minutes: int, language: str = ENGLISH) -> str:
        """So many minutes, in words."""
        return self.say(language, "minutes", minutes=minutes)

    def rest_parts(self, journey: Journey[F], days: int, tens: int = 1, language: str = ENGLISH) -> tuple[str, ...]:
        """What so many days of rest, or so often ten minutes, would do for each member who needs them."""
        found = (self.changes(figure, self.rested(figure, days, tens), language) for figure in journey.party)
        return tuple(part for parts in found for part in parts) or (self.say(language, "rest-none"),)

    # --- the way ------------------------------------------------------------------------------------------------------
    def paces(self, journey: Journey[F], language: str = ENGLISH) -> tuple[PaceWords, ...]:
        """The paces at which the party can go to its next fight, in words; none where it stands."""
        if self.travel_refusal(journey) is not None:
            return ()
        found: list[PaceWords] = []
        for jog in range(0, STRETCH * MOST_PACES, STRETCH):
            try:
                plan, after = self.plan_way(journey, jog), self.travel(journey, jog)
            except RuledOut:
                break
            parts = [self.say(language, "there", minutes=after.minutes, late=int(after.is_late))]
            for figure, then in zip(journey.party, after.party, strict=True):
                parts.extend(self.changes(figure, then, language))
            found.append(PaceWords(plan.jog, self.say(language, "pace", jog=plan.jog, walk=plan.walk), tuple(parts)))
            if plan.walk == 0:
                break
        return tuple(found)
