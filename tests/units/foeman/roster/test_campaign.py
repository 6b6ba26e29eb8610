"""Campaigns: steps, ends, spoils, and their text."""

import msgspec
import pytest
from msgspec.structs import replace

from affray.core import InputError, RuledOut, Scenario
from affray.core.faces.campaigns import Campaign, Chapter, Fight, days_left, fights_so_far, figures_of
from affray.core.reading.campaign_file import read_journey, write_journey
from affray.game.campaigns import fight_seed, new_fight, read_campaign, shipped_campaigns
from affray.referee import Referee, Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.state import NOBODY, OVER, State
from affray.systems.foeman.roster import campaign_words
from affray.systems.foeman.roster.adventurer import Adventurer, faults_of, figure_of, is_fit, read_line, write_line
from affray.systems.foeman.roster.campaign import Journey
from affray.systems.foeman.roster.rest_and_learning import with_advance
from tests.foeman_tables import changed

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
START = replace(CAMPAIGNS.begin(PLAN, (ANN, BO), 7), behaviour=SYSTEM.facts.version)


def after_fight(journey: Journey, state: State, gone: tuple[int, ...] = (), ref: Referee | None = None) -> Journey:
    """The campaign after its next fight, with no dice unless they are given."""
    return CAMPAIGNS.after_fight(journey, state, gone, ref or Script((), (), CODES))


def fought(journey: Journey, winner: int, **changes: object) -> State:
    """The last position of the next fight; the party's first figure has what is given."""
    state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
    figures = list(state.figures)
    figures[0] = changed(figures[0], **changes)
    if winner == RED:
        figures[-1] = changed(figures[-1], phys=12, prone=True)
    return replace(state, figures=tuple(figures), phase=OVER, winner=winner)


def test_the_party_takes_the_places_of_its_side() -> None:
    scenario = CAMPAIGNS.next_fight(START)
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
        CAMPAIGNS.begin(PLAN, party, 1)
    assert str(caught.value).startswith(reason)


def test_a_fight_that_is_won_brings_the_next_and_spoils() -> None:
    after = after_fight(START, fought(START, RED, phys=2, ep=30))
    assert (after.stage, after.tries, CAMPAIGNS.ending(after), fights_so_far(after)) == (1, 0, "", 1)
    assert (after.party[0].wounds, after.party[0].ep) == (2, 30)
    assert after.chest == ("Axe", "Dagger", "Leather", "Oil Flask", "Small Shield")
    assert (after.chapters[0].outcome, after.chapters[0].fallen) == ("won", ())
    assert CAMPAIGNS.next_fight(after).summary == "A field."
    last = after_fight(after, fought(after, RED))
    assert CAMPAIGNS.ending(last) == "won"
    with pytest.raises(InputError, match="the campaign is over: the party has won"):
        CAMPAIGNS.next_fight(last)
    with pytest.raises(InputError, match="the campaign is over: nobody rests any more"):
        CAMPAIGNS.rest(last)


def test_a_fight_that_is_not_won_is_tried_again_as_often_as_it_may() -> None:
    drawn = after_fight(START, fought(START, NOBODY))
    assert (drawn.stage, drawn.tries, drawn.chest, drawn.chapters[0].outcome) == (0, 1, (), "drawn")
    lost = after_fight(drawn, fought(drawn, BLUE))
    assert (lost.chapters[1].outcome, CAMPAIGNS.ending(lost)) == ("lost", "lost")
    assert "the party has lost" in str(CAMPAIGNS.fight_refusal(lost))


def test_the_dead_stay_dead_and_out() -> None:
    after = after_fight(START, fought(START, RED, phys=12, prone=True))
    assert [adventurer.dead for adventurer in after.party] == [True, False]
    assert after.chapters[0].fallen == ("Ann",)
    later = CAMPAIGNS.rest(after, 5)
    assert [adventurer.dead for adventurer in later.party] == [True, False]
    assert [entry["name"] for entry in figures_of(CAMPAIGNS.next_fight(later))] == ["Bo", "Ann"]
    dead = replace(later, party=tuple(replace(adventurer, dead=True) for adventurer in later.party))
    assert CAMPAIGNS.ending(dead) == "lost"


def test_who_is_down_must_rest_first() -> None:
    down = replace(START, party=(replace(ANN, wounds=11), replace(BO, wounds=15, dead=True)))
    assert (
        str(CAMPAIGNS.fight_refusal(down)) == "nobody of the party can fight now; one day of rest is needed [FM-APP-06]"
    )
    with pytest.raises(InputError, match="one day of rest"):
        CAMPAIGNS.next_fight(down)
    tired = replace(START, party=(replace(ANN, wounds=1, exhaustion=10),))
    assert "ten minutes of rest are enough" in str(CAMPAIGNS.fight_refusal(tired))
    assert CAMPAIGNS.fight_refusal(CAMPAIGNS.rest(tired)) is None
    assert CAMPAIGNS.ending(replace(down, day=9)) == "lost"
    assert CAMPAIGNS.ending(replace(down, day=9, campaign=replace(PLAN, days=0))) == ""


def test_rest_takes_days_up_to_the_last() -> None:
    rested = CAMPAIGNS.rest(replace(START, party=(replace(ANN, wounds=3),)), 2)
    assert (rested.day, rested.party[0].wounds) == (3, 1)
    with pytest.raises(InputError, match="it is day 3 and the last is 9: 6 days of rest are left"):
        CAMPAIGNS.rest(rested, 7)
    with pytest.raises(InputError, match="expected 0 days or more"):
        CAMPAIGNS.rest(rested, -1)
    assert CAMPAIGNS.rest(replace(rested, campaign=replace(PLAN, days=0)), 99).day == 102


def test_a_draw_of_three_stays_one_where_a_side_has_fled() -> None:
    sides = [{"name": name} for name in ("Red", "Blue", "Green")]
    third = {**FOE, "name": "Orc", "side": "Green", "at": [4, 0]}
    field = replace(FIELD, body={**BODY, "sides": sides, "figures": [*figures_of(FIELD), third]})
    journey = replace(START, campaign=replace(PLAN, fights=(replace(FIRST, scenario=field),)))
    state = replace(SYSTEM.setup(CAMPAIGNS.next_fight(journey), {}), phase=OVER, winner=NOBODY)
    outcomes = [after_fight(journey, state, gone).chapters[0].outcome for gone in ((), (BLUE,), (RED,))]
    assert outcomes == ["drawn", "drawn", "lost"]


def test_fleeing_loses_the_fight_and_chasing_off_wins_it() -> None:
    state = SYSTEM.setup(CAMPAIGNS.next_fight(START), {})
    hurt = replace(state.figures[0], last_foe=2)
    state = replace(state, figures=(hurt, *state.figures[1:]))
    assert after_fight(START, state, (RED,)).chapters[0].outcome == "lost"
    chased = replace(state, figures=(*state.figures[:2], replace(state.figures[2], last_foe=1)))
    won = after_fight(START, chased, (BLUE,))
    assert (won.chapters[0].outcome, won.party[1].ep) == ("won", 24)


def test_another_fight_is_not_taken_back() -> None:
    state = SYSTEM.setup(CAMPAIGNS.next_fight(START), {})
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
    journey = CAMPAIGNS.take(
        CAMPAIGNS.take(CAMPAIGNS.take(RICH, "Ann", "Axe"), "Ann", "Chainmail"), "Ann", "Healing Draught"
    )
    assert journey.chest == ("Large Shield", "Leather")
    assert (journey.party[0].armor, journey.party[0].carried, journey.party[0].things) == (
        "Chainmail",
        ("Dagger", "Axe"),
        ("Healing Draught",),
    )
    ready = CAMPAIGNS.hold(journey, "Ann", ["Axe", "Small Shield"])
    assert (ready.party[0].main, ready.party[0].carried) == ("Axe", ("Mace", "Dagger"))
    assert CAMPAIGNS.hold(journey, "Ann", ["Axe"]).party[0].carried == ("Mace", "Small Shield", "Dagger")
    for item in ("Axe", "Chainmail", "Healing Draught", "Dagger"):
        journey = CAMPAIGNS.put_back(journey, "Ann", item)
    assert journey.chest == ("Axe", "Chainmail", "Dagger", "Healing Draught", "Large Shield", "Leather")
    assert CAMPAIGNS.take(RICH, "Bo", "Chainmail").chest == ("Axe", "Healing Draught", "Large Shield")


def test_things_go_by_what_they_are_called_in_each_language() -> None:
    german = CAMPAIGNS.item_name("Chainmail", "de")
    assert german != "Chainmail" and "Chainmail" not in CAMPAIGNS.take(RICH, "Bo", german.upper()).chest
    assert "Leather" in CAMPAIGNS.put_back(RICH, "Ann", "leather").chest
    held = CAMPAIGNS.hold(RICH, "Ann", CAMPAIGNS.read_items(f"dagger,{CAMPAIGNS.item_name('Small Shield', 'de')}"))
    assert (held.party[0].main, held.party[0].off) == ("Dagger", "Small Shield")


def test_what_a_dead_companion_had_goes_into_the_chest_and_nothing_to_the_dead() -> None:
    lost = replace(RICH, party=(replace(RICH.party[0], dead=True), *RICH.party[1:]))
    after = CAMPAIGNS.put_back(lost, "Ann", "Dagger")
    assert "Dagger" in after.chest and "Dagger" not in after.party[0].carried and after.party[0].dead
    with pytest.raises(RuledOut, match="Ann: is dead"):
        CAMPAIGNS.take(after, "Ann", "Axe")


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (lambda: CAMPAIGNS.take(RICH, "Cy", "Axe"), "Cy: is not of the party: Ann, Bo"),
        (lambda: CAMPAIGNS.take(RICH, "Ann", "Spear"), "Spear is not in the chest: Axe, Chainmail"),
        (lambda: CAMPAIGNS.take(START, "Ann", "Spear"), "Spear is not in the chest: it is empty"),
        (
            lambda: CAMPAIGNS.take(RICH, "Ann", "Large Shield"),
            "Ann: more than 1 shield is carried (filler limit) [FM-OPT-07]",
        ),
        (lambda: CAMPAIGNS.put_back(RICH, "Ann", "Spear"), "Ann: has no Spear"),
        (lambda: CAMPAIGNS.put_back(RICH, "Bo", "None"), "Bo: has no "),
        (lambda: CAMPAIGNS.hold(RICH, "Ann", ["Spear"]), "Ann has no Spear (more) [FM-OPT-07]"),
        (
            lambda: CAMPAIGNS.hold(RICH, "Ann", ["Mace", "Dagger", "Axe"]),
            "Ann: two hands hold at most two items [FM-EQP-02]",
        ),
        (lambda: CAMPAIGNS.living_member(RICH, "Cy"), "Cy: is not of the party: Ann, Bo"),
        (lambda: CAMPAIGNS.take(replace(RICH, party=(replace(ANN, dead=True),)), "Ann", "Axe"), "Ann: is dead"),
    ],
)
def test_what_cannot_be_done_with_the_chest_is_told(deed: object, reason: str) -> None:
    assert callable(deed)
    with pytest.raises(InputError) as caught:
        deed()
    assert str(caught.value).startswith(reason)


# --- text -------------------------------------------------------------------------------------------------------------
def test_a_campaign_reads_back_with_its_members_from_the_roster() -> None:
    journey = CAMPAIGNS.rest(after_fight(START, fought(START, RED, phys=2)), 1)
    members = {adventurer.name: adventurer for adventurer in journey.party}
    assert read_journey(write_journey(journey), members, "x") == journey
    with pytest.raises(InputError, match="x: Bo: not in the roster"):
        read_journey(write_journey(journey), {"Ann": ANN}, "x")
    with pytest.raises(InputError, match=r"^x: no valid JSON: Input data was truncated"):
        read_journey(b"{", members, "x")
    newer = msgspec.json.decode(write_journey(journey)) | {"version": 2}
    with pytest.raises(InputError, match="expected affray-campaign 1, got affray-campaign 2"):
        read_journey(msgspec.json.encode(newer), members, "x")


def test_a_scenario_without_figures_has_no_places() -> None:
    assert figures_of(replace(FIELD, body={"figures": "none"})) == []


def test_three_campaigns_ship() -> None:
    there = [campaign for campaign in shipped_campaigns() if campaign.system == "foeman"]
    assert [(campaign.name, campaign.most_members, len(campaign.fights)) for campaign in there] == [
        ("ferry", 3, 3),
        ("cellars", 2, 3),
        ("pass", 3, 3),
    ]


# --- revival ----------------------------------------------------------------------------------------------------------
REVIVING = replace(PLAN, options={"revive_killed": "4:50"})


def killed(journey: Journey, winner: int = RED, **changes: object) -> State:
    """The last position of the next fight, in which the party's first figure was killed."""
    return fought(journey, winner, phys=13, prone=True, **changes)


def test_whom_the_options_revive_comes_back_unconscious_and_may_lack_a_point_until_the_next_level() -> None:
    start = CAMPAIGNS.begin(REVIVING, (ANN, BO), 7)
    after = after_fight(start, killed(start, revived=True, forfeit="dx", exh=1))
    ann = after.party[0]
    assert (ann.dead, ann.forfeits, ann.dx, figure_of(ann).dx) == (False, ("dx",), 12, 11)
    assert (ann.wounds, ann.exhaustion, ann.mst, is_fit(ann)) == (11, 0, 1, False)
    assert (after.chapters[0].fallen, after.chapters[0].revived) == ((), ("Ann",))
    well = CAMPAIGNS.rest(after, 8)
    scenario = CAMPAIGNS.next_fight(well)
    assert SYSTEM.setup(scenario, {}).figures[0].dx == 11
    again = after_fight(well, fought(well, RED))
    assert again.party[0].forfeits == ("dx",) and again.party[0].dx == 12
    grown = with_advance(replace(again.party[0], ep=100, wounds=0), "ST")
    assert (grown.st, grown.dx, grown.forfeits) == (13, 12, ())
    assert read_line(write_line(ann)) == ann and faults_of(ann) == []
    twice = after_fight(well, killed(well, revived=True, forfeit="st"))
    assert twice.party[0].forfeits == ("dx", "st") and twice.party[0].mst == 1
    unharmed = after_fight(start, killed(start, revived=True))
    assert unharmed.party[0].forfeits == ()


def test_without_the_option_the_killed_stay_dead() -> None:
    after = after_fight(START, killed(START))
    assert after.party[0].dead and after.chapters[0].fallen == ("Ann",)


def test_where_a_side_has_fled_the_killed_are_revived_by_the_referee() -> None:
    start = CAMPAIGNS.begin(REVIVING, (ANN, BO), 7)
    state = replace(killed(start, NOBODY), phase=1)
    rolls = ((1,), (0,))
    after = after_fight(start, state, (BLUE,), Script(rolls, (), CODES))
    assert (after.chapters[0].outcome, after.chapters[0].revived) == ("won", ("Ann",))
    assert not after.party[0].dead


# --- words ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "words"), [
    ("en", ("The plan: before fight 2 of 2, day 1 of 9, a fight is under way", "Day 1, The field: won", "Ann was hurt (2 wounds)")),
    ("de", ("The plan: vor Kampf 2 von 2, Tag 1 von 9, ein Kampf ist im Gang", "Tag 1, The field: gewonnen", "Ann wurde verletzt (2 Wunden)")),
])  # fmt: skip
def test_the_road_is_told_in_every_language(language: str, words: tuple[str, str, str]) -> None:
    after = after_fight(START, fought(START, RED, phys=2))
    (chapter,) = after.chapters
    parts = CAMPAIGNS.chapter_parts(chapter, language)
    lines = (
        CAMPAIGNS.words(after, language, fighting=1).stand,
        CAMPAIGNS.chapter(after, chapter, language).line,
        parts[0],
    )
    assert lines == words
    assert CAMPAIGNS.intro(replace(after, stage=2), language) == ""


def test_what_a_fight_came_to_is_told_deed_by_deed() -> None:
    chapter = Chapter(0, 1, "lost", ("Ann", "Bo"), {"Cy": -3}, {"Cy": (0, 2), "Di": (1, 1)}, ("Axe",), ("Ed",))
    assert CAMPAIGNS.chapter_parts(chapter) == (
        "Ann and Bo fell",
        "Ed fell and was brought back",
        "Cy was worn out (2 exhaustion)",
        "Di was hurt (1 wound, 1 exhaustion)",
        "Cy -3 Ep",
        "found Axe",
    )
    assert CAMPAIGNS.chapter_parts(Chapter(0, 1, "drawn")) == ()


def test_a_member_is_told_in_a_line() -> None:
    assert campaign_words.condition_text(replace(ANN, dead=True)) == "dead"
    assert campaign_words.condition_text(replace(ANN, wounds=11)) == "unconscious, mST 1 (11 wounds)"
    bare = read_line("name=Cy race=Human st=12 dx=12 iq=8 forfeits=dx,iq")
    assert campaign_words.member_line(bare) == (
        "Human ST 12 DX 12 IQ 8; level 0, 0 of 100 Ep; mST 12; has nothing; lacks a point of DX, IQ until the next level"
    )


def test_rest_is_told_before_it_is_taken() -> None:
    archer = read_line("name=Cy race=Human st=12 dx=12 iq=8 hold=Horsebow wounds=2 exhaustion=1 shots=3")
    journey = replace(START, party=(archer, replace(BO, wounds=1, dead=True)))
    assert CAMPAIGNS.rest_choices(journey) == ((0, 1), (1, 1), (2, 1))
    assert CAMPAIGNS.rest_parts(journey, 0) == ("Cy has breath again",)
    assert CAMPAIGNS.rest_parts(journey, 1) == ("Cy heals a wound", "Cy fills the quiver")
    assert CAMPAIGNS.rest_parts(journey, 2, language="de") == ("Cy ist wieder heil", "Cy füllt den Köcher")
    assert CAMPAIGNS.rest_parts(START, 0) == ("nobody needs it",)
    endless = replace(journey, campaign=replace(PLAN, days=0))
    assert CAMPAIGNS.rest_choices(endless) == ((0, 1), (1, 1), (2, 1)) and days_left(endless) is None
    assert CAMPAIGNS.tries(replace(START, tries=1)) == "It may be tried once more."
    assert CAMPAIGNS.tries(START) == "" == CAMPAIGNS.tries(replace(START, stage=2, tries=1))


@pytest.mark.parametrize(("days", "name"), [(0, "ten minutes"), (1, "one day"), (3, "3 days")])
def test_a_rest_has_a_name(days: int, name: str) -> None:
    assert CAMPAIGNS.rest_name(days) == name


def test_a_campaign_tells_in_the_languages_that_it_has() -> None:
    ferry = shipped_campaigns()[0]
    assert ferry.words_for("de").fights[0].title == "Die Furt"
    assert ferry.words_for("fr").fights[0].title == "The ford" and PLAN.words_for("de").title == "The plan"
    assert CAMPAIGNS.summary(ferry, "de").endswith("3 Kämpfe; bis zu 3 Figuren.")
    with pytest.raises(InputError, match=r"x: words.de.fights: expected 2, got 1"):
        read_campaign(TWICE + '[words.de]\ntitle = "Zwei"\nfights = [{ title = "Eins" }]\n', "x", "x", lambda *_: FIELD)


TWICE = 'system = "foeman"\ntitle = "Two"\n' + 2 * '[[fights]]\nscenario = "field"\nside = "Red"\n'


def test_no_two_fights_have_the_same_dice() -> None:
    after = after_fight(START, fought(START, NOBODY))
    assert len({fight_seed(START), fight_seed(after), START.seed}) == 3
    assert new_fight(START).seed == fight_seed(START) == new_fight(START).seed


def test_a_low_or_cup_weapon_waits_for_a_fight_that_knows_it() -> None:
    low = replace(START, party=(replace(ANN, carried=("Low|hilts|-2L+1<3|4",)), BO))
    assert "Ann has Low, and Low and Cup terms need the option low_cup_mods" in str(CAMPAIGNS.fight_refusal(low))
    assert CAMPAIGNS.fight_refusal(replace(low, party=(BO,))) is None
    assert CAMPAIGNS.fight_refusal(replace(low, campaign=replace(PLAN, options={"low_cup_mods": True}))) is None


def test_things_are_called_by_their_names() -> None:
    assert (CAMPAIGNS.item_name("Axe", "de"), CAMPAIGNS.item_name("Fang|hilts|-2T-1=1|4", "de")) == (
        "Axt",
        "Fang",
    )
    assert CAMPAIGNS.chest(replace(START, chest=("Axe", "Fang|hilts|-2T-1=1|4")), "de") == "Truhe: Axt, Fang"
    assert campaign_words.member_line(BO).endswith("has Pikeaxe")
    tired = replace(START, party=(replace(ANN, wounds=2, exhaustion=0), BO))
    assert CAMPAIGNS.rest_parts(tired, 1) == ("Ann heals a wound",)
