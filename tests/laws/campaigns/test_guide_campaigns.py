"""Laws of the guide's campaigns: whatever a party does, nobody is lost, nothing comes out of nothing, each has an end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core.campaigns.steps import CampaignSteps
from affray.core.faces.campaigns import Campaign
from affray.core.reading.campaign_file import read_journey, write_journey
from affray.dice.stream import Stream
from affray.game.campaigns import fight_seed, shipped_campaigns
from affray.play import make_seat, play_fast
from affray.referee import Script
from affray.space.hex import Hex
from affray.systems.melee import SYSTEM
from affray.systems.melee.campaigns import CAMPAIGNS
from affray.systems.melee.content.events import CODES
from affray.systems.melee.position.state import NOBODY, OVER, State, with_fields
from affray.systems.melee.roster.adventurer import Adventurer, is_fit
from affray.systems.melee.roster.making import figure_faults
from affray.systems.melee.roster.ready_made import ready_made
from affray.systems.melee.roster.spoils import Journey
from affray.systems.melee.rules.injury import status_of

SHIPPED = tuple(campaign for campaign in shipped_campaigns() if campaign.system == "melee")
NO_DICE = Script((), (), CODES)
PARTY = tuple(ready_made()[name] for name in ("Swordsman", "Longbowman", "Spearman"))


def after(journey: Journey, state: State) -> Journey:
    """The campaign after its next fight."""
    return CAMPAIGNS.after_fight(journey, state, (), NO_DICE)


def fought(data: st.DataObject, state: State) -> State:
    """Some last position of a fight: any hits and fatigue, weapons that lie on the ground."""
    figures = []
    lying: list[tuple[Hex, str]] = []
    for figure in state.figures:
        hits = min(figure.body.hits + data.draw(st.integers(0, figure.body.st)), figure.body.st)
        tired = data.draw(st.integers(0, figure.body.st))
        hurt = with_fields(figure, hits=hits, fatigue=tired, status=status_of(figure.body.st - hits))
        dropped: bool = data.draw(st.booleans())
        if hurt.ready and dropped:
            lying.append((hurt.hexes[0], hurt.ready[0]))
            hurt = replace(hurt, ready=hurt.ready[1:])
        figures.append(hurt)
    winner = data.draw(st.sampled_from([NOBODY, 0, 1]))
    return replace(state, figures=tuple(figures), items=tuple(lying), winner=winner, phase=OVER)


@given(st.sampled_from(SHIPPED), st.data())
def test_nobody_is_lost_and_the_dead_stay_dead(campaign: Campaign, data: st.DataObject) -> None:
    journey = CAMPAIGNS.begin(campaign, PARTY[: data.draw(st.integers(1, campaign.most_members))], 1)
    names = [figure.name for figure in journey.party]
    while not CAMPAIGNS.ending(journey):
        paces = CAMPAIGNS.paces(journey)
        if paces:
            journey = CAMPAIGNS.travel(journey, data.draw(st.sampled_from([pace.jog for pace in paces])))
        elif CAMPAIGNS.fight_refusal(journey):
            journey = CAMPAIGNS.rest(journey, CAMPAIGNS.days_till_anyone(journey))
        else:
            before, journey = journey, after(journey, fought(data, SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})))
            assert [figure.name for figure in journey.party] == names
            for old, new in zip(before.party, journey.party, strict=True):
                assert figure_faults(new) == [] and (new.dead or not old.dead) and (new == old or is_fit(old))
            assert (
                read_journey(write_journey(journey), {figure.name: figure for figure in journey.party}, "x") == journey
            )
    assert len(journey.chapters) <= sum(fight.tries for fight in campaign.fights)


def led(journey: Journey, player: str) -> Journey:
    """The campaign as far as a player takes it, which is in time where it can be and rests as long as there is time."""
    while not CAMPAIGNS.ending(journey):
        journey = CAMPAIGNS.rest(journey, days_to_rest(CAMPAIGNS, journey))
        paces = [CAMPAIGNS.travel(journey, pace.jog) for pace in CAMPAIGNS.paces(journey)]
        journey = next((there for there in paces if not there.is_late), (paces or [journey])[0])
        state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
        seats = [make_seat(player, side) for side in range(len(state.sides))]
        journey = after(journey, play_fast(SYSTEM, state, seats, Stream(fight_seed(journey))))
    return journey


def days_to_rest(steps: CampaignSteps[Adventurer], journey: Journey) -> int:
    """As many days as heal all, of those that can be spent before this fight; more where nobody could fight."""
    living = [figure for figure in journey.party if not figure.dead]
    spare = (journey.campaign.days - journey.day) // (len(journey.campaign.fights) - journey.stage)
    return max(min(spare, max(map(steps.days_to_heal, living))), min(map(steps.days_till_fit, living)))


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("campaign", SHIPPED, ids=[campaign.name for campaign in SHIPPED])
def test_each_campaign_is_played_to_its_end(campaign: Campaign, player: str) -> None:
    last = led(CAMPAIGNS.begin(campaign, PARTY, 1), player)
    assert CAMPAIGNS.ending(last) in ("won", "lost") and last.day <= campaign.days
    assert [figure.name for figure in last.party] == [figure.name for figure in PARTY]
    assert player == "random" or any(figure.experience for figure in last.party)


@pytest.mark.slow
@pytest.mark.parametrize("campaign", SHIPPED, ids=[campaign.name for campaign in SHIPPED])
def test_each_campaign_can_be_won_and_lost(campaign: Campaign) -> None:
    found = {CAMPAIGNS.ending(led(CAMPAIGNS.begin(campaign, PARTY, seed), "greedy")) for seed in range(12)}
    assert found == {"won", "lost"}
