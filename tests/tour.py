"""Pig as a tour of matches: a plugin for tests that hands out campaigns, packs and a journal, each as small as it can be."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from affray.core import InputError, Refusal, RuledOut, Scenario
from affray.core.faces.campaigns import (
    Campaign,
    Campaigns,
    Chapter,
    ChapterWords,
    Ending,
    Journey,
    JourneyWords,
    MemberCard,
    PaceWords,
    RestWords,
)
from affray.core.faces.guide import Sheet
from affray.core.faces.journal import Journal, Line, Moment
from affray.core.faces.packs import Options, PackHead, PackOutline, PackReport, Packs, ReportLine, Value
from affray.core.faces.people import Advance, LineField, People, RosterFigure
from affray.core.reading.fields import convert
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH
from affray.referee import Referee
from tests.toy import PIG, Pig, PigSystem

GOAL = "goal.csv"
DAY = Refusal("tired", "is tired")


class Roller(RosterFigure, frozen=True):
    """A player of Pig: the matches won, and what is in the pockets."""

    wins: int = 0
    pocket: tuple[str, ...] = ()


Tour = Journey[Roller]


# --- packs ------------------------------------------------------------------------------------------------------------
class GoalPack(PackHead, frozen=True):
    """A goal of one's own."""

    goal: int = 20


class GoalPacks:
    """Folders with one file, which says what one plays for."""

    expected = "a folder with a goal"
    folders: tuple[str, ...] = ()

    def file_names(self) -> tuple[str, ...]:
        return (GOAL,)

    def claims(self, has_file: Callable[[str], bool]) -> bool:
        return has_file(GOAL)

    def name_fault(self, name: str) -> str:
        return ""

    def read(self, texts: Mapping[str, str], name: str) -> tuple[GoalPack, list[str]]:
        return GoalPack(name, int(texts[GOAL])), []

    def resolve(
        self, packs: Sequence[GoalPack], scenario: Scenario, options: Options
    ) -> tuple[Scenario, dict[str, Value]]:
        return replace(scenario, options={**scenario.options, "goal": packs[-1].goal}), dict(options)

    def own_folder(self, scenario: Scenario) -> str:
        return ""

    def outline(self, pack: GoalPack, language: str = ENGLISH) -> PackOutline:
        return PackOutline(pack.name, changes=("goal",))

    def facts(self, pack: GoalPack) -> dict[str, object]:
        return {"name": pack.name, "goal": pack.goal}

    def report(self, pack: GoalPack) -> PackReport:
        return PackReport(pack.name, (ReportLine(f"  One plays for {pack.goal}.", 2),))


# --- the journal ------------------------------------------------------------------------------------------------------
class RollJournal:
    """A line for each answer."""

    side = 0

    def lines(self, moments: Iterable[Moment[Pig, str]], language: str = ENGLISH) -> tuple[Line, ...]:
        answers = [moment for moment in moments if moment.answer is not None]
        return tuple(
            Line(number, self.clock(moment.before, language), choices=(str(moment.answer),), place="The table")
            for number, moment in enumerate(answers, start=1)
        )

    def clock(self, state: Pig, language: str = ENGLISH) -> str:
        return f"at {state.points[0]} to {state.points[1]}"


# --- figures and campaigns --------------------------------------------------------------------------------------------
class Rollers:
    """As much of the figures of a system as campaigns ask for."""

    def from_table(self, row: Mapping[str, object], where: str) -> Roller:
        return convert(row, Roller, where)

    def line_fields(self) -> tuple[LineField, ...]:
        return (LineField("wins", "Matches won.", int),)

    def line(self, roller: Roller, language: str = ENGLISH) -> str:
        return f"{roller.wins} won"

    def sheet(self, roller: Roller) -> Sheet:
        return Sheet(roller.name, 0, ())

    def advances(self, roller: Roller, *, secure: int) -> tuple[Advance, ...]:
        return (Advance("wins", Phrase("campaign-minutes", {"minutes": 10}), None if secure else DAY),)

    def with_advance(self, roller: Roller, key: str, *, secure: int) -> Roller:
        return replace(roller, wins=roller.wins + 1)


class TourCampaigns:
    """A tour is won when its last match is, and lost with the first that is lost."""

    def check_item(self, item: str) -> None:
        if item != "Cup":
            raise InputError("expected Cup")

    def setting_out_faults(self, roller: Roller) -> list[Refusal]:
        return [DAY] if roller.wins > 9 else []

    def begin(self, campaign: Campaign, party: tuple[Roller, ...], seed: int, *, seed_known: bool) -> Tour:
        return Tour(campaign, party, seed, told=seed_known)

    def ending(self, journey: Tour) -> Ending:
        if journey.tries:
            return "lost"
        return "won" if journey.stage == len(journey.campaign.fights) else ""

    def fight_refusal(self, journey: Tour) -> Refusal | None:
        return Refusal("over", "the tour is over") if self.ending(journey) else None

    def next_fight(self, journey: Tour, language: str = ENGLISH) -> Scenario:
        refusal = self.fight_refusal(journey)
        if refusal:
            raise RuledOut(refusal)
        return replace(journey.fight.scenario, source="", options=journey.campaign.options)

    def after_fight(self, journey: Tour, state: object, gone: tuple[int, ...], ref: Referee) -> Tour:
        assert isinstance(state, Pig)
        won = int(0 not in gone and PIG.score(state)[0] > 0)
        chapter = Chapter(journey.stage, journey.day, "won" if won else "lost", spoils=journey.fight.found)
        party = tuple(replace(roller, wins=roller.wins + won) for roller in journey.party)
        return replace(
            journey, party=party, stage=journey.stage + won, tries=1 - won, chapters=(*journey.chapters, chapter),
            chest=(*journey.chest, *journey.fight.found),
        )  # fmt: skip

    def rest(self, journey: Tour, days: int, tens: int) -> Tour:
        return replace(journey, day=journey.day + days)

    def travel(self, journey: Tour, jog: int) -> Tour:
        raise RuledOut(DAY)

    def paces(self, journey: Tour, language: str = ENGLISH) -> tuple[PaceWords, ...]:
        return ()

    def living_member(self, journey: Tour, who: str) -> Roller:
        return next(roller for roller in journey.party if roller.name == who)

    def take(self, journey: Tour, who: str, item: str) -> Tour:
        party = tuple(replace(roller, pocket=(*roller.pocket, item)) for roller in journey.party)
        return replace(journey, chest=(), party=party)

    def put_back(self, journey: Tour, who: str, item: str) -> Tour:
        return replace(journey, chest=(item,))

    def hold(self, journey: Tour, who: str, items: tuple[str, ...]) -> Tour:
        return journey

    def read_items(self, text: str) -> tuple[str, ...]:
        return tuple(text.split(","))

    def summary(self, campaign: Campaign, language: str = ENGLISH) -> str:
        return f"{len(campaign.fights)} matches."

    def words(self, journey: Tour, language: str = ENGLISH, *, fighting: int = 0) -> JourneyWords:
        how = self.ending(journey) or f"before match {journey.stage + 1}"
        chapters = tuple(
            ChapterWords(f"Match {chapter.fight + 1}: {chapter.outcome}", chapter.spoils)
            for chapter in journey.chapters
        )
        chest = f"Chest: {', '.join(journey.chest) or 'empty'}"
        return JourneyWords(how, f"{journey.campaign.title}: {how}", "", "", chest, chapters)

    def rests(self, journey: Tour, language: str = ENGLISH) -> tuple[RestWords, ...]:
        return (RestWords(1, "a day", ("all sleep",)),)

    def member(self, roller: Roller, language: str = ENGLISH) -> MemberCard:
        return MemberCard("Roller", f"{roller.wins} won", {"level": roller.wins}, things=roller.pocket)

    def item_name(self, item: str, language: str = ENGLISH) -> str:
        return f"the {item}"

    def flight(self, language: str = ENGLISH) -> str:
        return "give the match up"


class TourSystem(PigSystem):
    """Pig with every face between its games."""

    facts = replace(PIG.facts, key="tour", name="Tour")

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Pig:
        """The first state; the sides are a list with a name each, as campaigns ask for."""
        given = options or scenario.options
        return super().setup(replace(scenario, body={"sides": 2}), given)

    @property
    def people(self) -> People[RosterFigure]:
        return cast("People[RosterFigure]", Rollers())

    @property
    def campaigns(self) -> Campaigns[RosterFigure]:
        return cast("Campaigns[RosterFigure]", TourCampaigns())

    @property
    def packs(self) -> Packs[PackHead]:
        return cast("Packs[PackHead]", GoalPacks())

    @property
    def journal(self) -> Journal[Pig, str]:
        return RollJournal()


TOUR = TourSystem()
