"""What attacks promise: the odds of the functions that play, beside counts by hand."""

from fractions import Fraction
from itertools import product
from math import isclose

import pytest
from msgspec.structs import replace

from affray.core.faces.guide import Chance, Prospect
from affray.dice.dist import Dist
from affray.systems.wargame.content.codes import (
    CHOOSE_DIE_TARGET,
    CHOOSE_POINTS,
    CHOOSE_REDUCTION,
    CHOOSE_SHOOT_TARGET,
    ELITE,
    HERO,
    ORDNANCE,
)
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.guide.harm import MISSED, expected_harm, loss_price
from affray.systems.wargame.guide.odds import Division, prospect
from affray.systems.wargame.position.answers import read_answer
from affray.systems.wargame.position.state import Aim, State, Unit
from affray.systems.wargame.system import SYSTEM
from affray.systems.wargame.turn import phases
from tests.units.wargame.gifted import GIFTS, SPECIALS, gifted
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SWORDSMAN,
    TANK,
    N,
    S,
    acting,
    altered,
    battle,
    kind,
    lone,
    play,
    regiment,
    skirmish,
)

PIKES = regiment("Pikes", RED, 10, 5, (10, 10), N)
FOES = skirmish("Foes", BLUE, [(12 + x, 11) for x in range(4)], facing=S)
MAGE = kind(HERO, (3, 8), defense=10, gifts="fireball")


def fight(unit: Unit, *others: Unit, **more: object) -> State:
    """The activation of a unit."""
    return acting(battle(unit, *others, **more), unit.id)  # type: ignore[arg-type]


def promised(state: State, text: str, target: str = "") -> Prospect:
    """What an answer promises, which can be said."""
    assert state.act is not None
    found = prospect(state, state.act.unit, read_answer(text), target)
    assert found is not None
    assert sum(part.value for part in found.parts) == found.score
    for language in SYSTEM.facts.languages:
        for name in (found.policy, *(chance.name for chance in found.chances), *(part.name for part in found.spreads)):
            assert SYSTEM.words.phrase(name, language)
    assert all(isclose(sum(part.chances), 1) for part in found.spreads)
    return found


def nothing(state: State, text: str, target: str = "") -> bool:
    """Whether an answer promises nothing."""
    assert state.act is not None
    return prospect(state, state.act.unit, read_answer(text), target) is None


def chances(outlook: Prospect, whom: str) -> dict[str, float]:
    """The numbers of what a unit may suffer by the last part of their ids."""
    about = (chance for chance in outlook.chances if chance.name.args.get("whom") == whom)
    return {chance.name.id.removeprefix("guide-"): chance.value for chance in about}


def spread(outlook: Prospect, whom: str) -> tuple[float, ...]:
    return next(spread.chances for spread in outlook.spreads if spread.name.args["whom"] == whom)


# --- melee ------------------------------------------------------------------------------------------------------------
def test_a_melee_has_losses_morale_and_points_of_both_sides() -> None:
    state = fight(skirmish("Men", RED, [(12, 10)], kind(fight=2)), FOES)
    found = promised(state, "melee Foes")
    assert (found.score, [(part.label, part.value) for part in found.parts]) == (2, [("fight", 2)])
    # 1d6+2 reaches 8 with a 6 alone; three foes, of whom two touch, reach 8 with 2d6 in 15 of 36.
    assert spread(found, "Foes") == (5 / 6, 1 / 6, 0, 0, 0)
    theirs = chances(found, "Foes")
    assert tuple(theirs[name] for name in ("tests", "fails", "gone", "points")) == pytest.approx((0, 0, 0, 10 / 6))
    own = chances(found, "Men")
    assert own["gone"] == pytest.approx(15 / 36)
    assert own["points"] == pytest.approx(10 * own["gone"])
    assert found.policy.id == "guide-policy-plain"


def test_half_of_a_unit_lost_tests_its_morale() -> None:
    foes = skirmish("Foes", BLUE, [(12, 11), (13, 11)], facing=S)
    found = promised(fight(skirmish("Men", RED, [(12, 10)]), replace(foes, profile=kind(defense=4))), "melee Foes")
    # A 4, 5 or 6 removes one of two; the other then passes with an even die alone: 1 die, more evens than odds.
    theirs = chances(found, "Foes")
    assert (theirs["tests"], theirs["fails"]) == pytest.approx((1 / 2, 1 / 4))


def test_who_has_no_dice_is_told() -> None:
    behind = regiment("Behind", BLUE, 4, 2, (12, 12), N)
    found = promised(fight(skirmish("Men", RED, [(12.5, 10)]), behind), "melee Behind")
    assert (found.policy.id, spread(found, "Men")) == ("guide-policy-no-dice", (1, 0))


def test_heroes_lose_dice_steps_and_are_gone_by_a_hit_more() -> None:
    hero = lone("Hero", BLUE, (12, 11), S, kind(HERO, (3, 6), defense=4))
    found = promised(fight(skirmish("Men", RED, [(12, 10)], kind(fight=3)), hero), "melee Hero")
    # 4 to 9: one hit from 4 to 7, two, which removes a d6, for 8 and 9.
    assert spread(found, "Hero") == pytest.approx((0, 4 / 6, 2 / 6))
    theirs = chances(found, "Hero")
    assert theirs == {"hurt": 1, "gone": pytest.approx(1 / 3), "points": pytest.approx(10 / 3)}


def test_vehicles_are_destroyed_by_their_damage_roll() -> None:
    tank = lone("Tank", BLUE, (12, 11.5), S, kind(4, (4, 6), defense=5, base=(2, 2)))
    state = fight(skirmish("Men", RED, [(12, 10)], kind(fight=4)), tank)
    found = promised(state, "melee Tank")
    # 5 to 9 is a quotient of 1 with 1d8+1 at most 9; 10 is 2, of which 1d8+2 reaches 10 with an 8.
    assert spread(found, "Tank") == pytest.approx((47 / 48, 1 / 48))
    assert chances(found, "Tank").keys() == {"gone", "points"}


def test_twenty_against_twenty_is_told_whole() -> None:
    red = regiment("Red", RED, 20, 10, (10, 10), N)
    blue = regiment("Blue", BLUE, 20, 10, (19, 11), S)
    found = promised(fight(red, blue), "melee Blue")
    assert len(spread(found, "Blue")) == 21
    assert spread(found, "Blue") == spread(found, "Red")
    assert 0 < chances(found, "Blue")["fails"] < chances(found, "Blue")["tests"] < 1


# --- ranged -----------------------------------------------------------------------------------------------------------
def test_a_volley_is_told_in_range_if_in_range_or_out_of_it() -> None:
    bows = regiment("Bows", RED, 4, 4, (10, 10), N, BOWS)
    near = promised(fight(bows, FOES), "shoot Foes")
    assert (near.policy.id, near.score) == ("guide-policy-plain", 4)
    assert len(near.spreads) == 1 and 0 < spread(near, "Foes")[2] < 1
    at_edge = promised(fight(bows, replace(FOES, at=tuple((x, y + 9 * 10**9) for x, y in FOES.at))), "shoot Foes")
    assert at_edge.policy.id == "guide-policy-if-in-range"
    assert spread(at_edge, "Foes") == spread(near, "Foes")
    far = promised(fight(bows, replace(FOES, at=tuple((x, y + 15 * 10**9) for x, y in FOES.at))), "shoot Foes")
    assert (far.policy.id, spread(far, "Foes")) == ("guide-policy-out", (1, 0, 0, 0, 0))
    assert (far.score, far.parts) == (0, ())


def test_ordnance_has_half_of_its_losses_at_long_range() -> None:
    crew = skirmish("Crew", RED, [(12, 1), (13, 1)], CREW)
    short = promised(fight(crew, FOES), "shoot Foes")
    far = replace(FOES, at=tuple((x, y + 9 * 10**9) for x, y in FOES.at))
    long = promised(fight(crew, far), "shoot Foes")
    assert spread(long, "Foes")[0] > spread(short, "Foes")[0]
    edge = replace(FOES, at=tuple((x, y + 2 * 10**9) for x, y in FOES.at))
    assert promised(fight(crew, edge), "shoot Foes").policy.args == {"short": 1}


# --- fire of vehicles -------------------------------------------------------------------------------------------------
GUN = lone("Gun", RED, (13, 5), N, TANK)
HERO_AHEAD = lone("Hero", BLUE, (14, 14), S, replace(SWORDSMAN, defense=4), each=Fraction(200))


def test_fire_goes_to_the_dearest_first_and_to_whole_miniatures() -> None:
    state = fight(GUN, FOES, HERO_AHEAD)
    found = promised(state, "fire front")
    assert (found.policy.args["names"], found.policy.args["unsure"], found.policy.args["dice"]) == (
        ("Hero", "Foes"),
        0,
        0,
    )
    # 4d6+4 is 8 at least, of which a hero of Defense 4 with a d8 takes 12 until it is gone.
    assert spread(found, "Hero")[0] == 0
    assert chances(found, "Hero")["gone"] > 0.9
    assert chances(found, "Foes")["points"] > 0
    assert promised(state, "fire front", "Foes") == found
    assert nothing(state, "fire front", "Far Blue")


def test_fire_out_of_range_comes_to_nothing_and_near_its_edge_if_in_range() -> None:
    far = replace(FOES, at=tuple((x, y + 18 * 10**9) for x, y in FOES.at))
    assert spread(promised(fight(GUN, far), "fire front"), "Foes") == (1, 0, 0, 0, 0)
    edge = replace(FOES, at=tuple((x, y + 12 * 10**9) for x, y in FOES.at))
    assert promised(fight(GUN, edge), "fire front").policy.args["unsure"] == 1


def test_dice_of_fire_go_to_the_first_where_they_are_divided_whole() -> None:
    found = promised(fight(GUN, FOES, HERO_AHEAD, options={"vehicle_split": "dice"}), "fire front")
    assert found.policy.args["dice"] == 1
    assert spread(found, "Foes") == (1, 0, 0, 0, 0)
    assert spread(found, "Hero")[0] == 0


def test_a_division_keeps_what_dearer_targets_asked_later_can_take() -> None:
    division = Division(((7, 12), (3, 32)), (3, 7))
    assert division(0, CHOOSE_POINTS, 25, 3, 8, 4) == 8
    assert division(0, CHOOSE_POINTS, 10, 3, 8, 4) == 0
    assert division(0, CHOOSE_POINTS, 17, 7, 4, 1) == 12
    assert division(0, CHOOSE_DIE_TARGET, 2, 6, 0, 0) == 1
    assert division(0, CHOOSE_SHOOT_TARGET, 1, 0, 0, 0) == 0
    assert CHOOSE_REDUCTION not in (CHOOSE_POINTS, CHOOSE_DIE_TARGET, CHOOSE_SHOOT_TARGET)


def test_vehicles_take_all_the_fire_that_they_are_worth() -> None:
    tank = lone("Tank", BLUE, (13, 14), S, replace(TANK, defense=5), each=Fraction(500))
    found = promised(fight(GUN, FOES, tank), "fire front")
    assert found.policy.args["names"] == ("Tank", "Foes")
    assert spread(found, "Foes")[0] == 1
    assert chances(found, "Tank")["gone"] > 0.1


# --- fireballs --------------------------------------------------------------------------------------------------------
def test_a_fireball_promises_its_coming_about_and_what_all_under_it_suffer() -> None:
    hero = lone("Hero", BLUE, (14, 12), S, kind(HERO, (1, 4), defense=8))
    state = fight(lone("Mage", RED, (13, 5), N, MAGE), FOES, hero)
    found = promised(state, "fireball 13,11")
    about = found.chances[0]
    # Two or three of three dice even: half of all.
    assert about == Chance(about.name, 0.5) and about.name.args == {"need": 2}
    assert [chance.name.id for chance in found.brief] == [about.name.id, "guide-points", "guide-points"]
    losses = spread(found, "Foes")
    assert losses[3] > 0 and losses[1] == losses[2] == losses[4] == 0
    assert losses[0] + losses[3] == 1
    assert 0 < chances(found, "Hero")["hurt"] <= 0.5
    assert promised(state, "fireball 13,11", "Hero") == found
    assert nothing(state, "fireball 13,11", "Far Blue")


# --- moves ------------------------------------------------------------------------------------------------------------
def test_leaving_a_melee_has_the_free_attacks_one_after_another() -> None:
    men = skirmish("Men", RED, [(12 + x, 10) for x in range(4)])
    others = skirmish("Others", BLUE, [(12 + x, 9) for x in range(4)])
    state = fight(men, FOES, others, marks=((0, 1),))
    both = fight(men, FOES, others, marks=((0, 1), (0, 2)))
    first, second = promised(state, "move 18,10"), promised(both, "move 18,10")
    assert (first.policy.args["names"], second.policy.args["names"]) == (("Foes",), ("Foes", "Others"))
    assert chances(second, "Men")["points"] > chances(first, "Men")["points"] > 0
    assert promised(both, "move 18,10", "Others") == second
    assert nothing(both, "move 18,10", "Far Blue")
    assert nothing(state, "move 12,10.001") and nothing(state, "move 100,1") and nothing(state, "move 30,10")
    assert nothing(fight(men, FOES), "move 18,10")
    north = skirmish("Men", RED, [(12 + x, 34) for x in range(4)])
    below = replace(FOES, at=tuple((x, y + 22 * 10**9) for x, y in FOES.at))
    exits = fight(north, below, marks=((0, 1),), aim=Aim(kind="exit"))
    assert promised(exits, "move 13,36.6").policy.id == "guide-policy-free"


def test_a_regiment_that_leaves_a_melee_by_a_new_formation_draws_free_attacks() -> None:
    beside = skirmish("Foes", BLUE, [(15, 10)], facing=S)
    state = fight(PIKES, beside, marks=((0, 1),))
    assert promised(state, "reform 2").policy.id == "guide-policy-free"


def test_a_drive_promises_what_each_unit_run_over_and_the_vehicle_suffer() -> None:
    state = fight(lone("Tank", RED, (13, 6), N, TANK), FOES)
    found = promised(state, "drive forward go 7")
    assert (found.score, found.policy.id) == (2, "guide-policy-drive")
    assert spread(found, "Foes")[0] < 0.01
    assert chances(found, "Tank").keys() == {"gone", "points"}
    assert promised(state, "drive forward go 7", "Foes") == found
    assert nothing(state, "drive forward go 7", "Far Blue")
    assert nothing(state, "drive forward go 1") and nothing(state, "drive forward go 9")
    assert nothing(state, "drive forward turn 90")


def test_friends_strike_not_back_and_are_spared_where_the_house_has_it_so() -> None:
    tank = lone("Tank", RED, (13, 6), N, TANK)
    found = promised(fight(tank, replace(FOES, side=RED)), "drive forward go 7")
    assert spread(found, "Tank") == (1, 0)
    assert nothing(fight(tank, replace(FOES, side=RED), options={"overrun_spares_friends": True}), "drive forward go 7")


def test_a_vehicle_that_leaves_a_melee_draws_free_attacks() -> None:
    tank = lone("Tank", RED, (13, 9), N, replace(TANK, defense=1))
    found = promised(fight(tank, FOES, marks=((0, 1),)), "drive reverse go 3")
    assert 0 < spread(found, "Tank")[1] < 1
    edge = replace(tank, at=((13 * 10**9, 33 * 10**9),))
    foes = replace(FOES, at=tuple((x, y + 24 * 10**9) for x, y in FOES.at))
    assert (
        spread(promised(fight(edge, foes, marks=((0, 1),), aim=Aim(kind="exit")), "drive forward go 6"), "Tank")[1] > 0
    )


# --- lists ------------------------------------------------------------------------------------------------------------
def test_prospects_are_of_the_listed_answers_that_roll() -> None:
    state = fight(PIKES, FOES)
    question = phases.question(state)
    assert question is not None
    assert [outlook.text for outlook in GUIDE.prospects(state, question)] == ["melee Foes"]
    assert GUIDE.prospects(state, question, "Far Blue") == ()
    assert GUIDE.prospects(state, replace(question, inner=True)) == ()
    picking = phases.question(battle(PIKES, FOES))
    assert picking is not None
    assert GUIDE.prospects(battle(PIKES, FOES), picking) == ()
    bows = fight(regiment("Bows", RED, 4, 4, (10, 7), N, BOWS), FOES)
    assert nothing(bows, "shoot Foes", "Nobody") and nothing(bows, "nothing")


def test_what_does_not_come_about_harms_nobody_not_even_where_0_rolls_damage() -> None:
    tank = lone("Tank", BLUE, (13, 14), S, replace(TANK, defense=200))
    state = battle(GUN, tank, options={"vehicle_zero_quotient_rolls": True})
    worse = battle(GUN, altered(tank, worse=9), options={"vehicle_zero_quotient_rolls": True})
    assert expected_harm(state, 1, 0, (Dist.sure(MISSED),)).lost == (1, 0)
    assert expected_harm(worse, 1, 0, (Dist.sure(0),)).lost == (0, 1)
    assert expected_harm(worse, 1, 0, (Dist.sure(0), Dist.sure(0))).lost == (0, 1)


def test_the_weapon_of_a_crew_is_lost_with_the_last_of_it() -> None:
    crew = skirmish("Crew", RED, [(1, 2), (2, 2)], CREW, gun=Fraction(40))
    assert [loss_price(crew, lost) for lost in (0, 1, 2)] == [0, 10, 60]
    assert [loss_price(HERO_AHEAD, lost) for lost in (0, 1, 3)] == [0, 0, 200]
    assert {ELITE, ORDNANCE} != {HERO}


# --- specials of the scenario -----------------------------------------------------------------------------------------
def horned(*foes: Unit, **options: object) -> State:
    """The activation of a unit with the specials of the scenario."""
    men = skirmish("Horns", RED, [(10, 10)], gifted(BOWS, *GIFTS))
    return acting(battle(men, *foes, options=options, specials=SPECIALS), "Horns")


def test_a_special_promises_its_success_or_its_losses() -> None:
    near = skirmish("Near", BLUE, [(10, 14), (12, 14)], kind(defense=8), S)
    (horn,) = promised(horned(near), "use War_horn on Near").chances
    assert isclose(horn.value, 15 / 36)
    fire = promised(horned(near), "use Greek_fire on Near")
    counted = sum(sum(dice) // 8 >= 2 for dice in product(range(1, 7), repeat=4)) / 6**4
    assert isclose(chances(fire, "Near")["gone"], counted)
    assert prospect(horned(near), 0, read_answer("use Gust on Near to 10,16")) is None
    assert prospect(horned(near), 0, read_answer("use War_horn on Near"), "Far Blue") is None


def test_a_special_that_fell_short_is_known_to_be_out_of_range() -> None:
    before = horned(skirmish("Foe", BLUE, [(10, 22.2)], facing=S))
    assert promised(before, "use War_horn on Foe").policy.id == "guide-policy-if-in-range"
    after = play(before, "use War_horn on Foe").state
    assert promised(after, "use War_horn on Foe").policy.id == "guide-policy-out"


def test_a_special_that_may_be_out_of_range_says_so() -> None:
    def assumed(y: float, **options: object) -> tuple[str, float]:
        found = promised(horned(skirmish("Foe", BLUE, [(10, y)], facing=S), **options), "use War_horn on Foe")
        return found.policy.id, found.chances[0].value

    assert assumed(21) == ("guide-policy-plain", 15 / 36)
    assert assumed(22.2) == ("guide-policy-if-in-range", 15 / 36)
    assert assumed(30) == ("guide-policy-out", 0.0)
    assert assumed(22.2, premeasure=True) == ("guide-policy-out", 0.0)
    assert assumed(22, premeasure=True) == ("guide-policy-plain", 15 / 36)
    foe = skirmish("Foe", BLUE, [(10, 30)], facing=S)
    assert spread(promised(horned(foe), "use Greek_fire on Foe"), "Foe") == (1.0, 0.0)
