"""Laws of campaigns: nobody is lost or doubled, the dead stay dead, whatever the fights come to; each has an end."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core.faces.campaigns import Campaign, fights_so_far
from affray.core.reading.campaign_file import read_journey, write_journey
from affray.dice.stream import Stream
from affray.game import Game
from affray.game.campaigns import shipped_campaigns
from affray.play import make_seat, play_fast
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import NOBODY, OVER, Figure, State, condition
from affray.systems.foeman.roster.adventurer import Adventurer, faults_of, is_fit
from affray.systems.foeman.roster.campaign import Journey
from affray.systems.foeman.roster.random_figures import random_figure
from tests.foeman_tables import changed, read_roster, write_roster

SHIPPED = tuple(campaign for campaign in shipped_campaigns() if campaign.system == "foeman")
NO_DICE = Script((), (), CODES)
SEEDS = st.integers(0, 2**64 - 1)


def party_of(seed: int, count: int) -> tuple[Adventurer, ...]:
    """So many drawn figures of different names."""
    stream = Stream(seed)
    found: list[Adventurer] = []
    for _ in range(count):
        found.append(random_figure(stream, taken=frozenset(adventurer.name for adventurer in found)))
    return tuple(found)


def fought(data: st.DataObject, state: State) -> State:
    """Some last position of a fight: any losses, Ep and lost weapons."""
    figures: list[Figure] = []
    lying = []
    for figure in state.figures:
        hurt = data.draw(st.integers(0, figure.st + 2))
        tired = data.draw(st.integers(0, max(0, figure.st - hurt - 1)))
        after = changed(figure, phys=figure.body.phys + hurt, exh=tired, ep=figure.ep + data.draw(st.integers(0, 150)))
        if figure.main and data.draw(st.booleans()):
            lying.append((figure.pos, figure.main))
            after = replace(after, main="")
        figures.append(changed(after, prone=int(bool(condition(after))), gone=int(data.draw(st.booleans()))))
    winner = data.draw(st.sampled_from([NOBODY, *range(len(state.sides))]))
    return replace(state, figures=tuple(figures), items=tuple(lying), phase=OVER, winner=winner)


def owned(adventurer: Adventurer) -> Counter[str]:
    """All that one has."""
    armor = (adventurer.armor,) if adventurer.armor != "None" else ()
    return Counter(
        (*(item for item in (adventurer.main, adventurer.off) if item), *adventurer.carried, *adventurer.things, *armor)
    )


@given(st.sampled_from(SHIPPED), SEEDS, st.data())
def test_nobody_is_lost_or_doubled_and_the_dead_stay_dead(campaign: Campaign, seed: int, data: st.DataObject) -> None:
    journey = CAMPAIGNS.begin(campaign, party_of(seed, data.draw(st.integers(1, campaign.most_members))), seed)
    names = [adventurer.name for adventurer in journey.party]
    while not CAMPAIGNS.ending(journey):
        if CAMPAIGNS.fight_refusal(journey):
            journey = CAMPAIGNS.rest(
                journey, min(CAMPAIGNS.days_till_fit(adventurer) for adventurer in journey.party if not adventurer.dead)
            )
            continue
        before = journey
        state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
        last = fought(data, state)
        journey = CAMPAIGNS.after_fight(journey, last, (), NO_DICE)
        assert [adventurer.name for adventurer in journey.party] == names
        for old, new in zip(before.party, journey.party, strict=True):
            assert faults_of(new) == []
            assert new.dead or not old.dead
            assert new == old or is_fit(old)
        fell = {new.name for old, new in zip(before.party, journey.party, strict=True) if new.dead and not old.dead}
        assert set(journey.chapters[-1].fallen) == fell
        members = {adventurer.name: adventurer for adventurer in journey.party}
        assert read_journey(write_journey(journey), members, "x") == journey
    assert len(journey.chapters) <= sum(fight.tries for fight in campaign.fights)


@given(SEEDS, st.data())
def test_no_item_comes_out_of_nothing(seed: int, data: st.DataObject) -> None:
    journey = CAMPAIGNS.begin(SHIPPED[0], party_of(seed, 3), seed)
    state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
    there = sum((owned(adventurer) for adventurer in journey.party), Counter(journey.fight.found))
    for figure in state.figures:
        if figure.id not in {adventurer.name for adventurer in journey.party}:
            there += Counter((*belongings(figure), *figure.things, figure.armor))
    after = CAMPAIGNS.after_fight(journey, fought(data, state), (), NO_DICE)
    assert sum((owned(adventurer) for adventurer in after.party), Counter(after.chest)) <= there


@given(SEEDS, st.integers(0, 8))
def test_a_roster_reads_back(seed: int, count: int) -> None:
    figures = party_of(seed, count)
    assert read_roster(write_roster(figures), "x") == figures


def led(journey: Journey, player: str = "greedy") -> Journey:
    """The campaign as far as a player takes it, which rests as long as there is time."""
    while not CAMPAIGNS.ending(journey):
        spare = (journey.campaign.days - journey.day) // (len(journey.campaign.fights) - journey.stage)
        need = max(
            (CAMPAIGNS.days_till_fit(adventurer) for adventurer in journey.party if not adventurer.dead), default=0
        )
        journey = CAMPAIGNS.rest(journey, max(need, spare))
        state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
        seats = [make_seat(player, place) for place in range(len(state.sides))]
        dice = Stream(journey.seed, fights_so_far(journey))
        journey = CAMPAIGNS.after_fight(journey, play_fast(SYSTEM, state, seats, dice), (), NO_DICE)
    return journey


PARTY = (
    Adventurer("Ann", "Human", 12, 12, 8, armor="Leather", main="Broadsword", off="Large Shield", carried=("Dagger",)),
    Adventurer("Bo", "Human", 15, 9, 8, armor="Cloth", main="Pikeaxe", carried=("Dagger",)),
    Adventurer("Cy", "Human", 11, 13, 8, armor="Chainmail", main="Mace", off="Small Shield", carried=("Dagger",)),
)


@pytest.mark.parametrize("player", ["random", pytest.param("greedy", marks=pytest.mark.slow)])
@pytest.mark.parametrize("campaign", SHIPPED, ids=[campaign.name for campaign in SHIPPED])
def test_each_campaign_is_played_to_its_end(campaign: Campaign, player: str) -> None:
    last = led(CAMPAIGNS.begin(campaign, PARTY[: campaign.most_members], 1), player)
    assert CAMPAIGNS.ending(last) in ("won", "lost")
    assert last.day <= campaign.days
    assert [adventurer.name for adventurer in last.party] == [
        adventurer.name for adventurer in PARTY[: campaign.most_members]
    ]
    assert player == "random" or any(adventurer.ep > 0 for adventurer in last.party)


def test_the_same_seed_fights_the_same_fight() -> None:
    start = CAMPAIGNS.begin(SHIPPED[1], PARTY[:2], 5)
    games = [Game.new(SYSTEM, CAMPAIGNS.next_fight(start), None, start.seed, fights_so_far(start)) for _ in range(2)]
    assert games[0].events == games[1].events


@pytest.mark.slow
@pytest.mark.parametrize("campaign", SHIPPED, ids=[campaign.name for campaign in SHIPPED])
def test_each_campaign_can_be_won_and_lost(campaign: Campaign) -> None:
    found = {
        CAMPAIGNS.ending(led(CAMPAIGNS.begin(campaign, PARTY[: campaign.most_members], seed))) for seed in range(12)
    }
    assert found == {"won", "lost"}
