"""Campaigns: steps, ends, spoils, and their text."""

import msgspec
import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.game.campaigns import campaigns
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.adventurer import Adventurer, read_line
from affray.systems.foeman.campaign import (
    Campaign,
    Fight,
    Journey,
    after_fight,
    begin,
    ending,
    fight_fault,
    fights_so_far,
    figures_of,
    next_fight,
    read_journey,
    rest,
    with_member,
    write_journey,
)
from affray.systems.foeman.spoils import held, laid_back, took
from affray.systems.foeman.state import NOBODY, OVER, State

ANN = read_line("name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger")
BO = read_line("name=Bo race=Human st=15 dx=9 iq=8 hold=Pikeaxe")
RED, BLUE = 0, 1
FOE = {"name": "Ann", "side": "Blue", "roster": "Orc raider", "at": [2, 0], "facing": "S"}
BODY: dict[str, object] = {
    "map": {"columns": 5, "height": 5},
    "sides": [{"name": "Red"}, {"name": "Blue"}],
    "figures": [
        {"name": "X", "side": "Red", "roster": "Pikeman", "at": [1, 4], "facing": "N"},
        FOE,
        {"name": "Y", "side": "Red", "roster": "Pikeman", "at": [3, 4], "facing": "N"},
        {"name": "Z", "side": "Red", "roster": "Pikeman", "at": [4, 4], "facing": "N"},
    ],
}
FIELD = Scenario("field", "foeman", "The field", "A field.", {"pass_friends": True}, BODY)
FIRST = Fight(FIELD, "Red", "It begins.", ("Oil Flask",), tries=2)
PLAN = Campaign("plan", "The plan", "Two fights.", (FIRST, replace(FIRST, intro="")), {"ep_loss": "hard_sv_only"}, 9)
START = begin(PLAN, (ANN, BO), 7)


def fought(journey: Journey, winner: int, **changes: object) -> State:
    """The last position of the next fight; the party's first figure has what is given."""
    state = SYSTEM.setup(next_fight(journey), {})
    figures = list(state.figures)
    figures[0] = replace(figures[0], **changes)
    if winner == RED:
        figures[-1] = replace(figures[-1], phys=12, prone=True)
    return replace(state, figures=tuple(figures), phase=OVER, winner=winner)


def test_the_party_takes_the_places_of_its_side() -> None:
    scenario = next_fight(START)
    assert (scenario.name, scenario.summary) == ("plan-1", "It begins.")
    assert scenario.options == {"pass_friends": True, "ep_loss": "hard_sv_only"}
    assert [entry["name"] for entry in figures_of(scenario)] == ["Ann", "Bo", "Ann (foe)"]
    state = SYSTEM.setup(scenario, {})
    assert [(figure.id, figure.side) for figure in state.figures] == [("Ann", 0), ("Bo", 0), ("Ann (foe)", 1)]
    assert state.figures[0].off == "Small Shield"


@pytest.mark.parametrize(
    ("party", "reason"),
    [
        ((), "plan takes 1 to 3 figures, got 0"),
        ((ANN, BO, ANN, BO), "plan takes 1 to 3 figures, got 4"),
        ((ANN, ANN), "Ann is in the party twice"),
        ((ANN, replace(BO, dead=True)), "Bo: is dead [FM-APP-07]"),
        ((replace(ANN, st=13),), "Ann: ST+DX+IQ is 33"),
    ],
)
def test_a_party_that_cannot_set_out_is_told_why(party: tuple[Adventurer, ...], reason: str) -> None:
    with pytest.raises(InputError) as caught:
        begin(PLAN, party, 1)
    assert str(caught.value).startswith(reason)


def test_a_fight_that_is_won_brings_the_next_and_spoils() -> None:
    after = after_fight(START, fought(START, RED, phys=2, ep=30))
    assert (after.stage, after.tries, ending(after), fights_so_far(after)) == (1, 0, "", 1)
    assert (after.party[0].wounds, after.party[0].ep) == (2, 30)
    assert after.chest == ("Axe", "Dagger", "Leather", "Oil Flask", "Small Shield")
    assert (after.chapters[0].outcome, after.chapters[0].fallen) == ("won", ())
    assert next_fight(after).summary == "A field."
    last = after_fight(after, fought(after, RED))
    assert ending(last) == "won"
    with pytest.raises(InputError, match="the campaign is over: the party has won"):
        next_fight(last)
    with pytest.raises(InputError, match="the campaign is over: nobody rests any more"):
        rest(last)


def test_a_fight_that_is_not_won_is_tried_again_as_often_as_it_may() -> None:
    drawn = after_fight(START, fought(START, NOBODY))
    assert (drawn.stage, drawn.tries, drawn.chest, drawn.chapters[0].outcome) == (0, 1, (), "drawn")
    lost = after_fight(drawn, fought(drawn, BLUE))
    assert (lost.chapters[1].outcome, ending(lost)) == ("lost", "lost")
    assert "the party has lost" in str(fight_fault(lost))


def test_the_dead_stay_dead_and_out() -> None:
    after = after_fight(START, fought(START, RED, phys=12, prone=True))
    assert [one.dead for one in after.party] == [True, False]
    assert after.chapters[0].fallen == ("Ann",)
    later = rest(after, 5)
    assert [one.dead for one in later.party] == [True, False]
    assert [entry["name"] for entry in figures_of(next_fight(later))] == ["Bo", "Ann"]
    dead = replace(later, party=tuple(replace(one, dead=True) for one in later.party))
    assert ending(dead) == "lost"


def test_who_is_down_must_rest_first() -> None:
    down = replace(START, party=(replace(ANN, wounds=11), replace(BO, wounds=15, dead=True)))
    assert str(fight_fault(down)) == "nobody of the party can fight now; one day of rest is needed [FM-APP-06]"
    with pytest.raises(InputError, match="one day of rest"):
        next_fight(down)
    tired = replace(START, party=(replace(ANN, wounds=1, exhaustion=10),))
    assert "ten minutes of rest are enough" in str(fight_fault(tired))
    assert fight_fault(rest(tired)) is None
    assert ending(replace(down, day=9)) == "lost"
    assert ending(replace(down, day=9, campaign=replace(PLAN, days=0))) == ""


def test_rest_takes_days_up_to_the_last() -> None:
    rested = rest(replace(START, party=(replace(ANN, wounds=3),)), 2)
    assert (rested.day, rested.party[0].wounds) == (3, 1)
    with pytest.raises(InputError, match="it is day 3 and the last is 9: 6 days of rest are left"):
        rest(rested, 7)
    with pytest.raises(InputError, match="expected 0 days or more"):
        rest(rested, -1)
    assert rest(replace(rested, campaign=replace(PLAN, days=0)), 99).day == 102


def test_fleeing_loses_the_fight_and_chasing_off_wins_it() -> None:
    state = SYSTEM.setup(next_fight(START), {})
    hurt = replace(state.figures[0], last_foe=2)
    state = replace(state, figures=(hurt, *state.figures[1:]))
    assert after_fight(START, state, (RED,)).chapters[0].outcome == "lost"
    chased = replace(state, figures=(*state.figures[:2], replace(state.figures[2], last_foe=1)))
    won = after_fight(START, chased, (BLUE,))
    assert (won.chapters[0].outcome, won.party[1].ep) == ("won", 24)


def test_another_fight_is_not_taken_back() -> None:
    state = SYSTEM.setup(next_fight(START), {})
    with pytest.raises(InputError, match="the fight is not over"):
        after_fight(START, state)
    alone = replace(START, party=(ANN,))
    with pytest.raises(InputError, match="none of this campaign"):
        after_fight(alone, fought(START, RED))
    with pytest.raises(InputError, match="none of this campaign"):
        after_fight(START, replace(fought(START, RED), sides=("Up", "Down")))


# --- the chest --------------------------------------------------------------------------------------------------------
RICH = replace(START, chest=("Axe", "Chainmail", "Healing Draught", "Large Shield"))


def test_what_was_found_is_taken_laid_back_and_held() -> None:
    one = took(took(took(RICH, "Ann", "Axe"), "Ann", "Chainmail"), "Ann", "Healing Draught")
    assert one.chest == ("Large Shield", "Leather")
    assert (one.party[0].armor, one.party[0].carried, one.party[0].things) == (
        "Chainmail",
        ("Dagger", "Axe"),
        ("Healing Draught",),
    )
    ready = held(one, "Ann", ["Axe", "Small Shield"])
    assert (ready.party[0].main, ready.party[0].carried) == ("Axe", ("Mace", "Dagger"))
    assert held(one, "Ann", ["Axe"]).party[0].carried == ("Mace", "Small Shield", "Dagger")
    for item in ("Axe", "Chainmail", "Healing Draught", "Dagger"):
        one = laid_back(one, "Ann", item)
    assert one.chest == ("Axe", "Chainmail", "Dagger", "Healing Draught", "Large Shield", "Leather")
    assert took(RICH, "Bo", "Chainmail").chest == ("Axe", "Healing Draught", "Large Shield")


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (lambda: took(RICH, "Cy", "Axe"), "Cy: is not of the party: Ann, Bo"),
        (lambda: took(RICH, "Ann", "Spear"), "Spear is not in the chest: Axe, Chainmail"),
        (lambda: took(START, "Ann", "Spear"), "Spear is not in the chest: it is empty"),
        (lambda: took(RICH, "Ann", "Large Shield"), "Ann: more than 1 shield is carried (filler limit) [FM-OPT-07]"),
        (lambda: laid_back(RICH, "Ann", "Spear"), "Ann: has no Spear"),
        (lambda: laid_back(RICH, "Bo", "None"), "Bo: has no "),
        (lambda: held(RICH, "Ann", ["Spear"]), "Ann: Ann has no Spear (more) [FM-OPT-07]"),
        (lambda: held(RICH, "Ann", ["Mace", "Dagger", "Axe"]), "Ann: two hands hold at most two items [FM-EQP-02]"),
        (lambda: with_member(RICH, replace(ANN, name="Cy")), "Cy: is not of the party: Ann, Bo"),
        (lambda: took(replace(RICH, party=(replace(ANN, dead=True),)), "Ann", "Axe"), "Ann: is dead"),
    ],
)
def test_what_cannot_be_done_with_the_chest_is_told(deed: object, reason: str) -> None:
    assert callable(deed)
    with pytest.raises(InputError) as caught:
        deed()
    assert str(caught.value).startswith(reason)


# --- text -------------------------------------------------------------------------------------------------------------
def test_a_campaign_reads_back_with_its_members_from_the_roster() -> None:
    journey = rest(after_fight(START, fought(START, RED, phys=2)), 1)
    members = {one.name: one for one in journey.party}
    assert read_journey(write_journey(journey), members, "x") == journey
    with pytest.raises(InputError, match="x: Bo: not in the roster"):
        read_journey(write_journey(journey), {"Ann": ANN}, "x")
    with pytest.raises(InputError, match=r"^x: Input data was truncated"):
        read_journey(b"{", members, "x")
    newer = msgspec.json.decode(write_journey(journey)) | {"version": 2}
    with pytest.raises(InputError, match="expected affray-campaign 1, got affray-campaign 2"):
        read_journey(msgspec.json.encode(newer), members, "x")


def test_a_scenario_without_figures_has_no_places() -> None:
    assert figures_of(replace(FIELD, body={"figures": "none"})) == []


def test_three_campaigns_ship() -> None:
    assert [(campaign.name, campaign.most, len(campaign.fights)) for campaign in campaigns()] == [
        ("ferry", 3, 3),
        ("cellars", 2, 3),
        ("pass", 3, 3),
    ]
