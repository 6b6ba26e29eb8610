"""The steps of a campaign: setting out, the way to a fight, the fight, spoils, rest, and the end.

The order of the steps is the same in every system; what becomes of a figure on the way, a system says.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from affray.core.errors import InputError
from affray.core.faces.campaigns import (
    Campaign,
    Chapter,
    Ending,
    Journey,
    Outcome,
    days_left,
    figures_of,
    party_places,
    party_side,
    side_names_by_language,
)
from affray.core.faces.people import F
from affray.core.facts import OptionFact
from affray.core.fight_state import NOBODY, Teamed, allies, is_decided
from affray.core.house_options import options_for_version
from affray.core.question import Refusal, Refuser, RuledOut
from affray.core.scenario import Scenario
from affray.core.words.texts import ENGLISH
from affray.referee import Referee

TEN, DAY = 10, 24 * 60
"""Minutes of the shortest rest, and of a day."""


class FightResult(msgspec.Struct, Generic[F], frozen=True):
    """What a fight that is over came to for the side of the party."""

    sides: tuple[str, ...]
    """The names of its sides."""
    party: frozenset[str]
    """Who stood on the party's side."""
    outcome: Outcome
    """How it ended for the party."""
    back: Mapping[str, F]
    """Those who fought, by name, as they come back."""
    spoils: tuple[str, ...] = ()
    """What the fallen and the field leave to a party that has won."""
    revived: tuple[str, ...] = ()
    """Who was killed and is alive."""


class WayPlan(NamedTuple):
    """A way in minutes: at a jog first, then at a walk."""

    jog: int
    walk: int


class RoadRules(Protocol[F]):
    """What the way to a fight does to a party, in a system whose rules know travel."""

    def plan(self, walkers: Sequence[F], way: int, jog: int) -> WayPlan:
        """How long these take for a way of so many minutes at an unhindered walk, if they jog for so long first. Raises
        RuledOut for a jog that one of them cannot keep up."""

    def after_way(self, figure: F, plan: WayPlan) -> F:
        """A figure after a way."""


class CampaignSteps(ABC, Generic[F]):
    """The steps of campaigns in a system, which says what it alone knows."""

    package: str
    """The package whose catalogue says what is refused."""
    dead_clause: str
    """The clause by which a figure is dead."""
    fit_clause: str
    """The clause by which a figure is not able to fight."""
    road: RoadRules[F] | None = None
    """What ways do to a party; None where the rules know no travel."""

    # --- what a system says -------------------------------------------------------------------------------------------
    @abstractmethod
    def faults_of(self, figure: F) -> list[Refusal]:
        """Every rule that a figure breaks."""

    @abstractmethod
    def is_dead(self, figure: F) -> bool:
        """Whether a figure is dead."""

    @abstractmethod
    def is_fit(self, figure: F) -> bool:
        """Whether a figure can go into a fight."""

    @abstractmethod
    def losses(self, figure: F) -> tuple[int, int]:
        """What a figure has lost to wounds, and what to exhaustion."""

    @abstractmethod
    def learned(self, figure: F) -> int:
        """The experience that a figure has."""

    @abstractmethod
    def after_rest(self, figure: F, days: int) -> F:
        """A figure after so many days of rest; 0 are ten minutes."""

    @abstractmethod
    def days_to_heal(self, figure: F) -> int:
        """The days of rest after which nothing of a figure is reduced."""

    @abstractmethod
    def entry_of(self, figure: F, side: str, at: object, facing: object) -> dict[str, object]:
        """A figure as a `[[figures]]` table of a scenario."""

    @abstractmethod
    def option_facts(self) -> tuple[OptionFact, ...]:
        """The options of the system."""

    @abstractmethod
    def fight_result(
        self, state: object, side: int, gone: tuple[int, ...], fought: Mapping[str, F], ref: Referee
    ) -> FightResult[F]:
        """What a fight came to for a side, of which these fought; `gone` are sides that have fled. Raises InputError for
        one that is not over."""

    def gear_refusal(self, able: Sequence[F], options: Mapping[str, str | int | bool]) -> Refusal | None:
        """Why those who can fight may not go into the next fight with what they have; None where they may."""

    @property
    def refuse(self) -> Refuser:
        """What refuses in the words of the system."""
        return Refuser(self.package)

    # --- setting out --------------------------------------------------------------------------------------------------
    def begin(self, campaign: Campaign, party: Iterable[F], seed: int, *, seed_known: bool = False) -> Journey[F]:
        """The campaign at its start. Raises RuledOut for a party that cannot set out."""
        members = tuple(party)
        names = [member.name for member in members]
        if not 1 <= len(members) <= campaign.most_members:
            raise RuledOut(
                self.refuse("party-size", "party", named=campaign.name, most=campaign.most_members, count=len(members))
            )
        for member in members:
            found = self.setting_out_faults(member)
            if found:
                raise RuledOut(*found, where=member.name)
            if names.count(member.name) > 1:
                raise RuledOut(self.refuse("party-twice", "party", who=member.name))
        return Journey(campaign, members, seed, told=seed_known)

    def setting_out_faults(self, figure: F) -> list[Refusal]:
        """Why a figure cannot go on a campaign; empty if it can."""
        dead = [self.refuse("is-dead", "dead", self.dead_clause)] if self.is_dead(figure) else []
        return [*self.faults_of(figure), *dead]

    def ending(self, journey: Journey[F]) -> Ending:
        """How the campaign has ended: "won" or "lost"; "" while it goes on."""
        if journey.stage == len(journey.campaign.fights):
            return "won"
        if journey.tries >= journey.fight.tries or all(map(self.is_dead, journey.party)):
            return "lost"
        if any(map(self.is_fit, journey.party)):
            return ""
        last = journey.campaign.days
        return "lost" if last and journey.day + self.days_till_anyone(journey) > last else ""

    def days_till_fit(self, figure: F) -> int:
        """The days of rest after which a living figure can fight again; 0 where ten minutes are enough."""
        most = self.days_to_heal(figure)
        return next(days for days in range(most + 1) if self.is_fit(self.after_rest(figure, days)))

    def days_till_anyone(self, journey: Journey[F]) -> int:
        """The days of rest after which the first of a party can fight again."""
        return min(self.days_till_fit(figure) for figure in journey.party if not self.is_dead(figure))

    def able(self, journey: Journey[F]) -> list[F]:
        """The members that can fight."""
        return [figure for figure in journey.party if self.is_fit(figure)]

    # --- the fight ----------------------------------------------------------------------------------------------------
    def standing_refusal(self, journey: Journey[F]) -> Refusal | None:
        """Why a party can go nowhere; None where it can."""
        over = self.ending(journey)
        if over:
            return self.refuse("campaign-over", "over", won=int(over == "won"))
        if not self.able(journey):
            return self.refuse("nobody-fit", "fit", self.fit_clause, days=self.days_till_anyone(journey))
        return None

    def fight_refusal(self, journey: Journey[F]) -> Refusal | None:
        """Why the next fight cannot begin; None when it can."""
        fault = self.standing_refusal(journey)
        if fault is not None:
            return fault
        if journey.is_on_the_way:
            return self.refuse("not-there", "way", minutes=journey.fight.way)
        return self.gear_refusal(self.able(journey), self.options_of(journey))

    def options_of(self, journey: Journey[F]) -> dict[str, str | int | bool]:
        """The options of the next fight: the campaign's, then its own, then the defaults of the version it was begun
        under."""
        return options_for_version(
            self.option_facts(), journey.behaviour, {**journey.fight.scenario.options, **journey.campaign.options}
        )

    def next_fight(self, journey: Journey[F], language: str = ENGLISH) -> Scenario:
        """The next fight as a scenario with the party in its places, its sides named in a language.

        Members who are down or dead are left out. Raises RuledOut.
        """
        fault = self.fight_refusal(journey)
        if fault is not None:
            raise RuledOut(fault)
        fight, campaign, able = journey.fight, journey.campaign, self.able(journey)
        names = {figure.name for figure in able}
        spoken = fight.scenario.in_language(language)
        side = spoken.local_name(fight.side)
        entries = [
            self.entry_of(figure, side, place["at"], place["facing"])
            for figure, place in zip(able, party_places(fight), strict=False)
        ]
        for entry in figures_of(spoken):
            if entry.get("side") != side:
                name = f"{entry['name']} (foe)" if entry.get("name") in names else entry.get("name")
                entries.append({**entry, "name": name})
        intros = {
            key: "" if journey.is_late else campaign.words_for(key).fights[journey.stage].intro for key in spoken.words
        }
        return replace(
            spoken,
            name=f"{campaign.name}-{journey.stage + 1}",
            summary=fight.intro or spoken.summary,
            options=self.options_of(journey),
            body={**spoken.body, "figures": entries},
            source="",
            words={key: replace(words, summary=intros[key] or words.summary) for key, words in spoken.words.items()},
        )

    def after_fight(self, journey: Journey[F], state: object, gone: tuple[int, ...], ref: Referee) -> Journey[F]:
        """The campaign after its next fight has ended in a position; `gone` are sides that have fled. Raises InputError
        for a fight that is not over or not the campaign's."""
        fought = {figure.name: figure for figure in self.able(journey)}
        came = self.fight_result(state, party_side(journey.fight), gone, fought, ref)
        if came.sides not in side_names_by_language(journey.fight) or came.party != set(fought):
            raise InputError("the fight is none of this campaign: expected the party on its side")
        won = came.outcome == "won"
        spoils = tuple(sorted((*came.spoils, *journey.fight.found))) if won else ()
        chapter = self.chapter_of(journey, came, fought)
        return replace(
            journey,
            party=tuple(came.back.get(figure.name, figure) for figure in journey.party),
            stage=journey.stage + won,
            tries=0 if won else journey.tries + 1,
            arrived=journey.arrived and not won,
            minutes=0 if won else journey.minutes,
            chest=tuple(sorted((*journey.chest, *spoils))),
            chapters=(*journey.chapters, replace(chapter, spoils=spoils)),
        )

    def chapter_of(self, journey: Journey[F], came: FightResult[F], before: Mapping[str, F]) -> Chapter:
        """The chapter of a fight: who fell, what each has learned and lost."""
        pairs = [(figure, came.back[name]) for name, figure in before.items()]
        hurt: dict[str, tuple[int, int]] = {}
        for figure, now in pairs:
            more = [max(0, after - had) for had, after in zip(self.losses(figure), self.losses(now), strict=True)]
            if any(more) and not self.is_dead(now):
                hurt[figure.name] = (more[0], more[1])
        gains = {figure.name: self.learned(now) - self.learned(figure) for figure, now in pairs}
        return Chapter(
            fight=journey.stage,
            day=journey.day,
            outcome=came.outcome,
            fallen=tuple(now.name for _, now in pairs if self.is_dead(now)),
            gained={name: points for name, points in gains.items() if points},
            hurt=hurt,
            revived=came.revived,
        )

    # --- rest and travel ----------------------------------------------------------------------------------------------
    def rest(self, journey: Journey[F], days: int = 0, tens: int = 1) -> Journey[F]:
        """The campaign after so many days of rest, or so often ten minutes (0 days). Raises RuledOut past its last day."""
        left = days_left(journey)
        if days < 0 or not 1 <= tens <= DAY // TEN:
            raise InputError(f"rest: expected 0 days or more, or 10 to {DAY} minutes, got {days} and {tens * TEN}")
        if self.ending(journey):
            raise RuledOut(self.refuse("rest-over", "over"))
        if left is not None and days > left:
            raise RuledOut(self.refuse("rest-past", "late", day=journey.day, last=journey.campaign.days, most=left))
        return replace(
            journey,
            party=tuple(self.rested(figure, days, tens) for figure in journey.party),
            day=journey.day + days,
            minutes=journey.minutes + (days * DAY or tens * TEN) * journey.arrived,
        )

    def rested(self, figure: F, days: int, tens: int) -> F:
        """A figure after so many days of rest, or so often ten minutes (0 days)."""
        for _ in range(1 if days else tens):
            figure = self.after_rest(figure, days)
        return figure

    def travel_refusal(self, journey: Journey[F]) -> Refusal | None:
        """Why a party does not set out for the next fight; None where it can."""
        fault = self.standing_refusal(journey)
        return fault or (None if journey.is_on_the_way else self.refuse("nowhere-to-go", "way"))

    def plan_way(self, journey: Journey[F], jog: int) -> WayPlan:
        """How long the party takes for the way to the next fight, if it jogs for so many minutes first. Raises RuledOut."""
        fault = self.travel_refusal(journey)
        if fault is not None:
            raise RuledOut(fault)
        assert self.road is not None
        return self.road.plan(self.able(journey), journey.fight.way, jog)

    def travel(self, journey: Journey[F], jog: int) -> Journey[F]:
        """The campaign with the party where its next fight is, after so many minutes of the way at a jog. Who is down is
        carried, and does not tire. Raises RuledOut."""
        plan, road = self.plan_way(journey, jog), self.road
        assert road is not None
        party = tuple(road.after_way(figure, plan) if self.is_fit(figure) else figure for figure in journey.party)
        return replace(journey, party=party, arrived=True, minutes=plan.jog + plan.walk)

    # --- the party ----------------------------------------------------------------------------------------------------
    def member_named(self, journey: Journey[F], who: str) -> F:
        """The member of the party with this name, alive or dead. Raises RuledOut."""
        found = next((figure for figure in journey.party if figure.name == who), None)
        if found is None:
            known = tuple(figure.name for figure in journey.party)
            raise RuledOut(self.refuse("stranger", "stranger", known=known), where=who)
        return found

    def living_member(self, journey: Journey[F], who: str) -> F:
        """The living member of the party with this name. Raises RuledOut."""
        found = self.member_named(journey, who)
        if self.is_dead(found):
            raise RuledOut(self.refuse("is-dead", "dead", self.dead_clause), where=who)
        return found

    def check_in_chest(self, journey: Journey[F], item: str) -> None:
        """Checks that an item is in the chest. Raises RuledOut."""
        if item not in journey.chest:
            raise RuledOut(
                self.refuse("not-in-chest", "chest", item=item, chest=journey.chest, count=len(journey.chest))
            )


def outcome_of(state: Teamed, side: int, winner: int | None, left: Sequence[int], gone: Sequence[int]) -> Outcome:
    """How a fight ended for a side.

    `winner` is what the rules say, None where they have not ended the fight: then those who have fled, `gone`, leave it to
    the sides that are `left`. A team that has fled as a whole has lost. Raises InputError for a fight that is not over.
    """
    staying = [other for other in left if other not in gone]
    if winner is None:
        if not is_decided(state, staying):
            raise InputError("the fight is not over: expected its last position")
        winner = staying[0] if staying else NOBODY
    team = allies(state, side)
    if set(team) <= set(gone):
        return "lost"
    return "won" if winner in team else "drawn" if winner == NOBODY else "lost"
