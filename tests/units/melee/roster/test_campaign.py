"""Campaigns of the guide: the way, the fight, spoils, and what is said of a party."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, RuledOut, Scenario
from affray.core.faces.campaigns import Campaign, Chapter, Fight, figures_of
from affray.core.reading.campaign_file import read_journey, write_journey
from affray.game.campaigns import read_campaign
from affray.referee import Script
from affray.systems.melee import SYSTEM
from affray.systems.melee.campaigns import CAMPAIGNS
from affray.systems.melee.content.codes import DEAD, UNCONSCIOUS
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.tables import armors, gear, shields, weapons
from affray.systems.melee.position.state import NOBODY, OVER, State, with_fields
from affray.systems.melee.roster.adventurer import LINE, Adventurer
from affray.systems.melee.roster.making import figure_faults, silver_of
from affray.systems.melee.roster.spoils import Journey, is_loot

ANN = LINE.read("name=Ann race=human st=12 dx=12 iq=8 armor=leather shield=small weapons=broadsword slung=dagger")
BO = LINE.read("name=Bo race=human st=12 dx=12 iq=8 weapons=spear pack=pack,rations")
MAGE = LINE.read("name=Ida race=human st=9 dx=12 iq=11 weapons=wizard_staff spells=staff,blur")
FIGURES = [
    {"name": "X", "side": "Red", "roster": "Swordsman", "at": [4, 7], "facing": "N"},
    {"name": "Y", "side": "Red", "roster": "Swordsman", "at": [5, 7], "facing": "N"},
    {"name": "Ann", "side": "Blue", "roster": "Orc raider", "at": [4, 1], "facing": "S"},
]
BODY: dict[str, object] = {"map": {"radius": 4}, "sides": [{"name": "Red"}, {"name": "Blue"}], "figures": FIGURES}
FIELD = Scenario("field", "melee", "The field", "A field.", body=BODY)
MORE = {"name": "Wolf", "side": "Blue", "creature": "wolf", "at": [5, 1], "facing": "S"}
DUSK = replace(FIELD, title="Dusk", summary="It is dark.", body={**BODY, "figures": [*FIGURES, MORE]})
WAY = Fight(FIELD, "Red", "It begins.", ("rope",), tries=2, way=120, within=90, late=DUSK)
PLAN = Campaign("plan", "The plan", "Two fights.", (WAY, Fight(FIELD, "Red")), days=9)
START = CAMPAIGNS.begin(PLAN, (ANN, BO), 7)
THERE = CAMPAIGNS.travel(START, 60)


def fought(journey: Journey, winner: int = 0, **changes: object) -> State:
    """The last position of the next fight; the party's first figure has what is given."""
    state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
    figures = [with_fields(state.figures[0], **changes), *state.figures[1:]]
    for place in range(len(figures)):
        if figures[place].side == 1 and winner == 0:
            figures[place] = with_fields(figures[place], hits=13, status=DEAD)
    return replace(state, figures=tuple(figures), winner=winner, phase=OVER)


def after(journey: Journey, state: State, gone: tuple[int, ...] = ()) -> Journey:
    """The campaign after its next fight."""
    return CAMPAIGNS.after_fight(journey, state, gone, Script((), (), CODES))


# --- the way ----------------------------------------------------------------------------------------------------------
def test_a_party_goes_to_its_fight_as_fast_as_it_likes() -> None:
    assert str(CAMPAIGNS.fight_refusal(START)) == (
        "the party has yet to go to where the fight is: 120 minutes at a walk"
    )
    walked = CAMPAIGNS.travel(START, 0)
    assert (walked.arrived, walked.minutes, walked.is_late) == (True, 120, True)
    assert (THERE.minutes, THERE.is_late, [figure.fatigue for figure in THERE.party]) == (60, False, [6, 6])
    assert CAMPAIGNS.fight_refusal(THERE) is None
    assert figures_of(CAMPAIGNS.next_fight(walked))[-1]["name"] == "Wolf"
    assert CAMPAIGNS.next_fight(THERE).summary == "It begins."
    assert (CAMPAIGNS.intro(THERE), CAMPAIGNS.intro(walked)) == ("It begins.", "It is dark.")
    with pytest.raises(RuledOut, match="there is no way to go"):
        CAMPAIGNS.travel(THERE, 0)


def test_rest_at_the_place_takes_time_and_before_setting_out_none() -> None:
    assert CAMPAIGNS.rest(START, 0, 6).minutes == 0
    rested = CAMPAIGNS.rest(THERE, 0, 3)
    assert (rested.minutes, [figure.fatigue for figure in rested.party]) == (90, [3, 3])
    assert not rested.is_late and CAMPAIGNS.rest(rested).is_late
    assert CAMPAIGNS.rest(THERE, 1).minutes == 60 + 1440
    with pytest.raises(InputError, match="expected 0 days or more, or 10 to 1440 minutes"):
        CAMPAIGNS.rest(THERE, 0, 0)


def test_a_jog_that_somebody_cannot_keep_up_is_refused() -> None:
    heavy = replace(START, party=(ANN, replace(BO, armor="plate", slung=("halberd",))))
    with pytest.raises(RuledOut, match=r"Bo carries too much to jog \[CM-ENC-02\]"):
        CAMPAIGNS.travel(heavy, 10)
    tired = replace(START, party=(replace(ANN, fatigue=10), BO))
    with pytest.raises(RuledOut, match="Ann would collapse on the way; a jog of 29 minutes is possible"):
        CAMPAIGNS.travel(tired, 48)
    assert CAMPAIGNS.travel(tired, 29).party[0].fatigue == 12
    worn = replace(BO, dx=4, st=12, armor="chainmail", fatigue=12)
    with pytest.raises(RuledOut, match=r"Bo is exhausted and too slow to jog: MA 1 \[CM-FAT-04\]"):
        CAMPAIGNS.travel(replace(START, party=(ANN, worn)), 5)
    laden = replace(BO, slung=("halberd", "halberd", "halberd", "halberd"), armor="plate")
    assert CAMPAIGNS.travel(replace(START, party=(laden,)), 0).minutes == 240


def test_who_is_down_is_carried_and_does_not_tire() -> None:
    down = replace(BO, wounds=11)
    gone = CAMPAIGNS.travel(replace(START, party=(ANN, down)), 60)
    assert gone.party == (replace(ANN, fatigue=6), down)
    with pytest.raises(RuledOut, match="nobody of the party can fight now; 2 days of rest are needed"):
        CAMPAIGNS.travel(replace(START, party=(down,)), 0)


def test_the_paces_are_told_with_what_they_cost() -> None:
    paces = CAMPAIGNS.paces(START)
    assert [(pace.jog, pace.name) for pace in paces] == [
        (0, "120 minutes at a walk"),
        (30, "30 minutes at a jog, 60 at a walk"),
        (60, "60 minutes at a jog"),
    ]
    assert paces[0].parts == ("there after 120 minutes, too late",)
    assert paces[1].parts[1:] == ("Ann has 2 of 12 fatigue, +2", "Bo has 2 of 12 fatigue, +2")
    assert CAMPAIGNS.paces(THERE) == ()
    assert [pace.jog for pace in CAMPAIGNS.paces(replace(START, party=(replace(ANN, fatigue=10),)))] == [0]
    assert CAMPAIGNS.way(START) == "The way there takes 120 minutes at a walk; after 90 minutes it is too late."
    assert CAMPAIGNS.way(THERE) == "there after 60 minutes"
    assert CAMPAIGNS.way(replace(START, stage=1)) == "" == CAMPAIGNS.way(replace(START, stage=2))


# --- the fight --------------------------------------------------------------------------------------------------------
def test_a_fight_that_is_won_brings_spoils_and_experience() -> None:
    won = after(THERE, fought(THERE, hits=3, fatigue=7))
    assert (won.stage, won.arrived, won.minutes) == (1, False, 0)
    assert won.chest == ("chainmail", "cutlass", "rope", "small_ax", "spike")
    assert (won.party[0].wounds, won.party[0].fatigue, won.party[0].experience) == (3, 7, 22)
    assert CAMPAIGNS.words(won).chapters[0].parts == (
        "Ann was hurt (3 hits, 1 fatigue)",
        "Ann +22 experience",
        "Bo +22 experience",
        "found Chainmail, Cutlass, Rope of 20 hexes, Small ax, Spike shield",
    )
    members = {figure.name: figure for figure in won.party}
    assert read_journey(write_journey(won), members, "x") == won
    assert CAMPAIGNS.ending(after(won, fought(won))) == "won"


def test_a_fight_that_is_not_won_leaves_the_party_at_the_place() -> None:
    lost = after(THERE, fought(THERE, 1))
    assert (lost.stage, lost.tries, lost.arrived, lost.chest) == (0, 1, True, ())
    drawn = after(lost, fought(lost, NOBODY))
    assert (drawn.chapters[1].outcome, CAMPAIGNS.ending(drawn)) == ("drawn", "lost")


def test_a_side_that_flees_has_lost_and_keeps_what_it_has() -> None:
    state = SYSTEM.setup(CAMPAIGNS.next_fight(THERE), {})
    with pytest.raises(InputError, match="the fight is not over"):
        after(THERE, state)
    fled, chased = after(THERE, state, (0,)), after(THERE, state, (1,))
    assert (fled.chapters[0].outcome, chased.chapters[0].outcome) == ("lost", "won")
    assert chased.chest == ("rope",) and chased.party[0].experience == 10
    down = replace(state, figures=tuple(with_fields(figure, hits=12, status=UNCONSCIOUS) for figure in state.figures))
    assert after(THERE, down).chapters[0].outcome == "drawn"
    with pytest.raises(InputError, match="none of this campaign"):
        after(replace(THERE, party=(ANN,)), fought(THERE))


def test_the_dead_stay_dead() -> None:
    won = after(THERE, fought(THERE, hits=12, status=DEAD))
    assert won.party[0].dead and won.chapters[0].fallen == ("Ann",)
    assert str(CAMPAIGNS.setting_out_faults(won.party[0])[0]) == "is dead [CM-INJ-03]"
    stripped = CAMPAIGNS.put_back(won, "Ann", "Broadsword")
    assert "broadsword" in stripped.chest
    with pytest.raises(RuledOut, match="Ann: is dead"):
        CAMPAIGNS.take(stripped, "Ann", "broadsword")


# --- the chest --------------------------------------------------------------------------------------------------------
RICH = replace(START, chest=("chainmail", "large", "mace", "pack", "quiver", "rope", "wizard_staff"))


def member(journey: Journey, name: str = "Ann") -> Adventurer:
    """A member of the party."""
    return CAMPAIGNS.living_member(journey, name)


def test_what_was_found_finds_its_place() -> None:
    journey = RICH
    for item in ("Chainmail", "large shield", "mace", "quiver", "rope"):
        journey = CAMPAIGNS.take(journey, "Ann", item)
    ann = member(journey)
    assert (ann.armor, ann.shield, ann.slung, ann.gear) == (
        "chainmail",
        "large",
        ("dagger", "mace"),
        ("quiver", "rope"),
    )
    assert ann.found == 200 - 100 + 50 - 30 + 50 + 20 + 20
    assert journey.chest == ("leather", "pack", "small", "wizard_staff")
    packed = CAMPAIGNS.take(CAMPAIGNS.take(RICH, "Ann", "pack"), "Ann", "rope")
    assert member(packed).pack == ("pack", "rope")
    assert member(CAMPAIGNS.take(RICH, "Bo", "quiver"), "Bo").gear == ("quiver",)
    assert CAMPAIGNS.take(RICH, "Bo", "chainmail").chest == tuple(item for item in RICH.chest if item != "chainmail")
    with pytest.raises(RuledOut, match="Bo: Spear, Large shield take more than two hands"):
        CAMPAIGNS.take(RICH, "Bo", "large")


def test_finds_do_not_count_against_the_silver_of_a_figure() -> None:
    plated = CAMPAIGNS.take(replace(RICH, chest=("plate",)), "Ann", "plate")
    assert member(plated).found == 400 and CAMPAIGNS.setting_out_faults(member(plated)) == []
    back = CAMPAIGNS.put_back(plated, "Ann", "plate")
    assert (member(back).found, back.chest) == (-100, ("leather", "plate"))
    assert member(CAMPAIGNS.take(back, "Ann", "leather")) == ANN


def test_no_silver_comes_of_putting_things_back_and_taking_them_again() -> None:
    journey = START
    for item in ("leather", "small"):
        journey = CAMPAIGNS.put_back(journey, "Ann", item)
    poorer = member(journey)
    assert poorer.found == -130
    assert LINE.read(LINE.write(poorer)) == poorer
    assert [str(fault) for fault in figure_faults(replace(poorer, armor="half_plate"))] == [
        "the gear costs 390 silver; a figure has 270 [CM-FIG-03]"
    ]
    for item in ("leather", "small"):
        journey = CAMPAIGNS.take(journey, "Ann", item)
    assert journey == START


def test_what_one_member_gives_another_comes_out_even() -> None:
    given = CAMPAIGNS.take(CAMPAIGNS.put_back(START, "Bo", "spear"), "Ann", "spear")
    assert member(given, "Bo").found == -member(given).found == -silver_of("spear") < 0
    members = {figure.name: figure for figure in given.party}
    assert read_journey(write_journey(given), members, "x") == given


def test_what_a_member_has_can_be_laid_back_and_held() -> None:
    journey = START
    for item in ("small", "dagger", "leather"):
        journey = CAMPAIGNS.put_back(journey, "Ann", item)
    assert (member(journey).shield, member(journey).armor, member(journey).slung) == ("none", "none", ())
    assert CAMPAIGNS.read_items("dagger, -") == ("dagger", "") and CAMPAIGNS.read_items("Wizard's staff")
    held = CAMPAIGNS.hold(START, "Ann", ("dagger", ""))
    assert (member(held).weapons, member(held).slung) == (("dagger",), ("broadsword",))


def test_a_shield_is_in_hand_and_may_be_named_there() -> None:
    assert CAMPAIGNS.hold(START, "Ann", CAMPAIGNS.read_items("Broadsword,Small Shield")).party == START.party
    held = member(CAMPAIGNS.hold(START, "Ann", ("kleiner Schild", "Dolch")))
    assert (held.weapons, held.shield, held.slung) == (("dagger",), "small", ("broadsword",))
    assert CAMPAIGNS.member(held).hold == ("dagger", "small")
    assert CAMPAIGNS.member(member(CAMPAIGNS.hold(START, "Ann", ("", "small")))).hold == ("", "small")


def test_each_thing_goes_by_its_code_and_by_its_name_in_each_language() -> None:
    codes = tuple(item for table in (weapons(), shields(), armors(), gear()) for item in table if is_loot(item))
    for code in codes:
        for name in (code, CAMPAIGNS.item_name(code), CAMPAIGNS.item_name(code, "de")):
            assert {CAMPAIGNS.item_meant(said, codes) for said in (name, name.upper())} == {code}
    journey = CAMPAIGNS.take(
        CAMPAIGNS.take(replace(START, chest=("cloth", "rope")), "Ann", "Cloth armor"), "Ann", "Seil von 20 Feldern"
    )
    assert (member(journey).armor, member(journey).gear, journey.chest) == ("cloth", ("rope",), ("leather",))
    assert CAMPAIGNS.put_back(journey, "Ann", "cloth armor").chest == ("cloth", "leather")


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (lambda: CAMPAIGNS.take(RICH, "Ann", "spear"), "Spear is not in the chest: Chainmail, Large shield"),
        (lambda: CAMPAIGNS.take(RICH, "Ann", "wizard staff"), "Ann: Wizard's staff is for those who know a spell"),
        (lambda: CAMPAIGNS.put_back(START, "Ann", "spear"), "Ann: has no Spear"),
        (lambda: CAMPAIGNS.put_back(START, "Bo", "none"), "Bo: has no "),
        (lambda: CAMPAIGNS.put_back(START, "Bo", "pack"), "Bo: things are packed and there is no pack"),
        (lambda: CAMPAIGNS.hold(START, "Ann", ("spear",)), "Ann: has no Spear"),
        (lambda: CAMPAIGNS.hold(START, "Ann", ("leather",)), "Ann: the leather armor is neither weapon nor shield"),
        (lambda: CAMPAIGNS.hold(START, "Bo", ("rations",)), "Bo: the food and water is neither weapon nor shield"),
        (lambda: CAMPAIGNS.hold(START, "Ann", ("small", "small")), "Ann: has no Small shield"),
        (lambda: CAMPAIGNS.hold(START, "Ann", ("dagger", "broadsword", "mace")), "Ann: two hands hold at most two"),
        (lambda: CAMPAIGNS.hold(START, "Ann", ("dagger", "broadsword")), "Ann: Dagger, Broadsword, Small shield take"),
        (lambda: CAMPAIGNS.check_item("spoon"), "expected the id of a weapon"),
        (lambda: CAMPAIGNS.check_item("none"), "expected the id of a weapon"),
    ],
)
def test_what_cannot_be_done_with_the_chest_is_told(deed: object, reason: str) -> None:
    assert callable(deed)
    with pytest.raises(InputError) as caught:
        deed()
    assert str(caught.value).startswith(reason)


# --- words ------------------------------------------------------------------------------------------------------------
def test_a_member_is_told_by_what_it_is_and_has() -> None:
    card = CAMPAIGNS.member(BO)
    assert (card.hold, card.things, card.armor, card.state) == (("spear",), ("pack", "rations"), "", "unhurt")
    assert card.facts == ("ST 12 · DX 12 · IQ 8 · WIS 8", "MA 10, unencumbered", "0 experience")
    assert CAMPAIGNS.member(MAGE).facts[-1] == "knows Staff and Blur"
    assert (
        CAMPAIGNS.member(ANN).hold == ("broadsword", "small")
        and CAMPAIGNS.member(ANN).things == ()
        and CAMPAIGNS.member(ANN).armor == "leather"
    )
    assert CAMPAIGNS.member(replace(ANN, wounds=11, fatigue=1)).state == "unconscious, ST now 1 (11 hits, 1 fatigue)"
    assert CAMPAIGNS.member(replace(ANN, fatigue=2), "de").state == "ST jetzt 12 (2 Ermüdung)"
    assert CAMPAIGNS.member(replace(ANN, dead=True)).state == "dead"
    assert CAMPAIGNS.item_name("small", "de") == "kleiner Schild"
    assert CAMPAIGNS.flight().startswith("give the fight up")
    assert CAMPAIGNS.chapter_parts(Chapter(0, 1, "lost", hurt={"Ann": (0, 2)})) == ("Ann was worn out (2 fatigue)",)


def test_a_rest_is_told_by_minutes_and_days() -> None:
    worn = replace(START, party=(replace(ANN, wounds=1, fatigue=3), BO))
    rests = CAMPAIGNS.rests(worn)
    assert [(rest.days, rest.tens, rest.name) for rest in rests] == [
        (0, 1, "ten minutes"),
        (0, 3, "30 minutes"),
        (1, 1, "one day"),
        (2, 1, "2 days"),
    ]
    assert rests[1].parts == ("Ann has 0 of 12 fatigue, -3",)
    assert rests[2].parts == ("Ann is a day nearer to healing a hit", "Ann has 0 of 12 fatigue, -3")
    assert rests[3].parts[0] == "Ann heals a hit"
    assert [rest.parts for rest in CAMPAIGNS.rests(START)] == [("nobody needs it",)]


# --- files ------------------------------------------------------------------------------------------------------------
HEAD = 'system = "melee"\ntitle = "One"\n[[fights]]\nscenario = "field"\nside = "Red"\n'


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("within = 5", "x: fights[0].way: expected 1 to 1440 minutes, got 0"),
        ("way = 1441", "x: fights[0].way: expected 1 to 1440 minutes, got 1441"),
        ("way = 60\nwithin = 50", "x: fights[0].within: expected minutes and a scenario"),
        ('way = 60\nlate = "field"', "x: fights[0].within: expected minutes and a scenario"),
        ('way = 60\nwithin = 50\nlate = "other"', "x: fights[0].late: expected a scenario with the side 'Red'"),
    ],
)
def test_a_way_that_does_not_hold_is_told_where(given: str, reason: str) -> None:
    other = replace(
        FIELD,
        body={
            **BODY,
            "sides": [{"name": "Rot"}, {"name": "Blue"}],
            "figures": [{**entry, "side": "Rot" if entry["side"] == "Red" else "Blue"} for entry in FIGURES],
        },
    )
    with pytest.raises(InputError) as caught:
        read_campaign(f"{HEAD}{given}\n", "x", "x", lambda _, name: other if name == "other" else FIELD)
    assert str(caught.value).startswith(reason)
