"""A campaign: fights one after the other with one party, which rests, divides spoils and learns in between.

The order of the steps and all that happens between fights is filler, since the rules end with the encounter.
"""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from affray.core import InputError, Refusal, RuledOut, Scenario
from affray.core.faces.campaigns import (
    Campaign,
    Chapter,
    Ending,
    Outcome,
    days_left,
    figures_of,
    party_places,
    party_side,
    side_names_by_language,
)
from affray.core.faces.campaigns import Journey as Road
from affray.core.fight_state import allies, is_decided
from affray.core.house_options import options_for_version
from affray.core.words.texts import ENGLISH
from affray.referee import Referee, Script
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import option_facts, read_house
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import NOBODY, OVER, State, sides_left
from affray.systems.foeman.roster.adventurer import Adventurer, faults_of, figure_of, is_fit, scenario_entry
from affray.systems.foeman.roster.rest_and_learning import (
    after_rest,
    days_to_heal,
    gather_gear,
    returning_figures,
    rout_side,
)
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.invariants import has_low_cup_terms
from affray.systems.foeman.turn.revival import revive_killed

Journey = Road[Adventurer]
"""A campaign under way with adventurers."""


# --- the steps --------------------------------------------------------------------------------------------------------
def begin_campaign(campaign: Campaign, party: Iterable[Adventurer], seed: int, *, seed_known: bool = False) -> Journey:
    """The campaign at its start. Raises RuledOut for a party that cannot set out."""
    members = tuple(party)
    names = [member.name for member in members]
    if not 1 <= len(members) <= campaign.most_members:
        raise RuledOut(
            refusal("party-size", "party", named=campaign.name, most=campaign.most_members, count=len(members))
        )
    for member in members:
        found = setting_out_faults(member)
        if found:
            raise RuledOut(*found, where=member.name)
        if names.count(member.name) > 1:
            raise RuledOut(refusal("party-twice", "party", who=member.name))
    return Journey(campaign, members, seed, told=seed_known)


def setting_out_faults(adventurer: Adventurer) -> list[Refusal]:
    """Why a figure cannot go on a campaign; empty if it can. [FM-APP-07]"""
    return [*faults_of(adventurer), *([refusal("is-dead", "dead", "FM-APP-07")] if adventurer.dead else [])]


def ending(journey: Journey) -> Ending:
    """How the campaign has ended: "won" or "lost"; "" while it goes on."""
    if journey.stage == len(journey.campaign.fights):
        return "won"
    if journey.tries >= journey.fight.tries or all(adventurer.dead for adventurer in journey.party):
        return "lost"
    if any(is_fit(adventurer) for adventurer in journey.party):
        return ""
    last = journey.campaign.days
    soonest = min(days_till_fit(adventurer) for adventurer in journey.party if not adventurer.dead)
    return "lost" if last and journey.day + soonest > last else ""


def days_till_fit(adventurer: Adventurer) -> int:
    """The days of rest after which a living figure can fight again; 0 where ten minutes are enough."""
    return next(days for days in range(days_to_heal(adventurer) + 1) if is_fit(after_rest(adventurer, days)))


def fight_refusal(journey: Journey) -> Refusal | None:
    """Why the next fight cannot begin; None when it can."""
    over = ending(journey)
    if over:
        return refusal("campaign-over", "over", won=int(over == "won"))
    if not any(is_fit(adventurer) for adventurer in journey.party):
        days = min(days_till_fit(adventurer) for adventurer in journey.party if not adventurer.dead)
        return refusal("nobody-fit", "fit", "FM-APP-06", days=days)
    if not read_house(options_of(journey)).low_cup_mods:
        for adventurer in filter(is_fit, journey.party):
            for item in filter(has_low_cup_terms, belongings(figure_of(adventurer))):
                return refusal("needs-low-cup", "option", "MW-DG-01", who=adventurer.name, item=item)
    return None


def options_of(journey: Journey) -> dict[str, str | int | bool]:
    """The options of the next fight: the campaign's, then its own, then the defaults of the version it was begun
    under."""
    return options_for_version(
        option_facts(), journey.behaviour, {**journey.fight.scenario.options, **journey.campaign.options}
    )


def next_fight(journey: Journey, language: str = ENGLISH) -> Scenario:
    """The next fight as a scenario with the party in its places, its sides named in a language.

    Members who are down or dead are left out. Raises RuledOut.
    """
    fault = fight_refusal(journey)
    if fault is not None:
        raise RuledOut(fault)
    fight, campaign = journey.fight, journey.campaign
    able = [adventurer for adventurer in journey.party if is_fit(adventurer)]
    names = {adventurer.name for adventurer in able}
    spoken = fight.scenario.in_language(language)
    side = spoken.local_name(fight.side)
    entries = [
        scenario_entry(adventurer, side, place["at"], place["facing"])
        for adventurer, place in zip(able, party_places(fight), strict=False)
    ]
    for entry in figures_of(spoken):
        if entry.get("side") != side:
            name = f"{entry['name']} (foe)" if entry.get("name") in names else entry.get("name")
            entries.append({**entry, "name": name})
    intros = {key: campaign.words_for(key).fights[journey.stage].intro for key in spoken.words}
    return replace(
        spoken,
        name=f"{campaign.name}-{journey.stage + 1}",
        summary=fight.intro or spoken.summary,
        options=options_of(journey),
        body={**spoken.body, "figures": entries},
        source="",
        words={key: replace(words, summary=intros[key] or words.summary) for key, words in spoken.words.items()},
    )


def after_fight(journey: Journey, state: State, gone: tuple[int, ...] = (), ref: Referee | None = None) -> Journey:
    """The campaign after its next fight has ended in a position; `gone` are sides that have fled.

    The dead stay dead, except those whom the options revive; if a side has fled, the referee rolls for that. Raises
    InputError for a fight that is not over or not the campaign's. [FM-APP-07 MW-REV-01]
    """
    side = party_side(journey.fight)
    fought = {adventurer.name: adventurer for adventurer in journey.party if is_fit(adventurer)}
    state = after_flight(ref or Script((), (), CODES), state, gone)
    left = sides_left(state)
    party = {figure.id for figure in state.figures if figure.side == side}
    if state.sides not in side_names_by_language(journey.fight) or party != set(fought):
        raise InputError("the fight is none of this campaign: expected the party on its side")
    winner = state.winner if state.phase == OVER and not gone else (left or (NOBODY,))[0]
    outcome: Outcome = "won" if winner in allies(state, side) else "drawn" if winner == NOBODY else "lost"
    spoils: tuple[str, ...] = ()
    if outcome == "won":
        state, spoils = gather_gear(state, side, {name: figure_of(adventurer) for name, adventurer in fought.items()})
        spoils = (*spoils, *journey.fight.found)
    back = {
        figure.name: figure
        for figure in returning_figures(state, side, {name: adventurer.forfeits for name, adventurer in fought.items()})
    }
    chapter = chapter_of(journey, outcome, fought, back, tuple(sorted(spoils)))
    revived = tuple(figure.id for figure in state.figures if figure.side == side and figure.revived)
    return replace(
        journey,
        party=tuple(back.get(adventurer.name, adventurer) for adventurer in journey.party),
        stage=journey.stage + (outcome == "won"),
        tries=0 if outcome == "won" else journey.tries + 1,
        chest=tuple(sorted((*journey.chest, *spoils))),
        chapters=(*journey.chapters, replace(chapter, revived=revived)),
    )


def after_flight(ref: Referee, state: State, gone: tuple[int, ...]) -> State:
    """The last position of a fight that some sides have fled. Raises InputError for one that is not over."""
    over = state.phase == OVER
    for fled in gone:
        state = rout_side(ref, state, fled)
    if not over and not is_decided(state, sides_left(state)):
        raise InputError("the fight is not over: expected its last position")
    return state if over else revive_killed(ref, state)


def chapter_of(
    journey: Journey,
    outcome: Outcome,
    before: Mapping[str, Adventurer],
    after: Mapping[str, Adventurer],
    spoils: tuple[str, ...],
) -> Chapter:
    """The chapter of a fight: who fell, what each has learned and lost, what was found."""
    pairs = [(adventurer, after[name]) for name, adventurer in before.items()]
    hurt = {
        adventurer.name: (max(0, now.wounds - adventurer.wounds), max(0, now.exhaustion - adventurer.exhaustion))
        for adventurer, now in pairs
        if not now.dead and (now.wounds > adventurer.wounds or now.exhaustion > adventurer.exhaustion)
    }
    return Chapter(
        fight=journey.stage,
        day=journey.day,
        outcome=outcome,
        fallen=tuple(now.name for _, now in pairs if now.dead),
        gained={adventurer.name: now.ep - adventurer.ep for adventurer, now in pairs if now.ep != adventurer.ep},
        hurt=hurt,
        spoils=spoils,
    )


def rest_party(journey: Journey, days: int = 0) -> Journey:
    """The campaign after so many days of rest, or ten minutes (0). Raises RuledOut past its last day."""
    left = days_left(journey)
    if days < 0:
        raise InputError(f"rest: expected 0 days or more, got {days}")
    if ending(journey):
        raise RuledOut(refusal("rest-over", "over"))
    if left is not None and days > left:
        raise RuledOut(refusal("rest-past", "late", day=journey.day, last=journey.campaign.days, most=left))
    return replace(
        journey, party=tuple(after_rest(adventurer, days) for adventurer in journey.party), day=journey.day + days
    )
