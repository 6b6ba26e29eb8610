"""What attacks are worth in points of army value, by the odds of the rules."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core.house_options import option_places
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.wargame.content.codes import BASIC, EXIT, FAILED, HERO, LEADER, ORDNANCE, OUT, SHORT, VEHICLE
from affray.systems.wargame.content.house_rules import PLAIN, option_facts
from affray.systems.wargame.guide.harm import attack_side
from affray.systems.wargame.opponent.worth import (
    NAMED,
    SHAKEN,
    UNDERMANNED,
    attack_worth,
    best_shares,
    expected_cost,
    fire_values,
    hull_cost,
    overrun_worth,
    point_weight,
    quotient_cost,
    stake_of,
    targets_in_reach,
    unit_weight,
    usual_fire,
)
from affray.systems.wargame.position.answers import Fire, Fireball, Melee, Shoot
from affray.systems.wargame.position.state import AWAY, LOST, Aim, State, Unit, alter_figure, index_of
from affray.systems.wargame.rules.attack import Strike
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.whole_attack import melee_bout, volley_bout
from affray.systems.wargame.turn.attacks import clash_of, range_to, shot_of
from tests.wargame_arena import BLUE, BOWS, CREW, RED, TANK, E, S, battle, kind, lone, regiment, skirmish, spot

ARCHERS = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(4)], BOWS)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 16), S)
MAGE = kind(HERO, (4, 6), gifts="fireball")


def at_odds(state: State, i: int, j: int) -> float:
    """What a shot at short range costs unit j, by the odds of the whole attack."""
    struck = shot_of(state, i, j, 0, SHORT)[1]
    bouts = odds(volley_bout, struck, attack_side(state, j), SHORT, policy=first_choice)
    each, number = float(state.figures[j].each), len(state.figures[j].at)
    cost = sum(
        weight * each * (fate.lost + SHAKEN * (number - fate.lost) * (fate.nerve == FAILED))
        for (fate, _), weight in bouts.items()
    )
    return cost / bouts.total


# --- shots and melees -------------------------------------------------------------------------------------------------
def test_a_shot_is_worth_what_it_is_expected_to_cost() -> None:
    state = battle(ARCHERS, PIKES)
    assert attack_worth(state, state, 0, Shoot("Pikes")) == pytest.approx(
        at_odds(state, 0, 1) * point_weight(state, BLUE)
    )


def test_a_shot_out_of_range_is_worth_nothing() -> None:
    state = battle(ARCHERS, regiment("Pikes", BLUE, 10, 5, (4, 30), S))
    assert range_to(state, 0, 1) == OUT and attack_worth(state, state, 0, Shoot("Pikes")) == 0.0


def test_a_melee_is_worth_what_it_costs_the_foe_less_what_it_costs_oneself() -> None:
    few, many = regiment("Few", RED, 2, 2, (6, 10), 90), regiment("Pikes", BLUE, 10, 5, (8, 11), S)
    state = battle(few, many)
    assert attack_worth(state, state, 0, Melee("Pikes")) < 0 < attack_worth(state, state, 1, Melee("Few"))
    found = clash_of(state, 0, 1)
    own, foe = (
        attack_side(state, i)._replace(throw=rolling.throw) for i, rolling in enumerate((found.rolled, found.back))
    )
    bouts = odds(melee_bout, own, foe, policy=first_choice)

    def cost(place: int, unit: Unit) -> float:
        fates = ((bout[place], weight) for bout, weight in bouts.items())
        each, number = float(unit.each), len(unit.at)
        found = sum(
            weight * each * (fate.lost + SHAKEN * (number - fate.lost) * (fate.nerve == FAILED))
            for fate, weight in fates
        )
        return found / bouts.total

    wanted = cost(0, many) * point_weight(state, BLUE) - cost(1, few) * point_weight(state, RED)
    assert attack_worth(state, state, 0, Melee("Pikes")) == pytest.approx(wanted)


# --- what is lost -----------------------------------------------------------------------------------------------------
def test_the_last_of_a_crew_costs_its_weapon_and_half_of_it_a_part() -> None:
    crew = skirmish("Crew", BLUE, [(4, 4), (6, 4), (8, 4), (10, 4)], CREW, gun=Fraction(100))
    side, stake = attack_side(battle(crew), 0), stake_of(crew)
    costs = [quotient_cost(side._replace(fearless=1), stake, n, PLAIN) for n in range(5)]
    assert costs == [0, 10, 20 + UNDERMANNED * 100, 30 + UNDERMANNED * 100, 140]


def test_a_hero_costs_a_share_for_each_hit_and_his_price_when_he_is_gone() -> None:
    hero = lone("Sven", BLUE, (4, 4), each=Fraction(90))
    side, stake = attack_side(battle(hero), 0), stake_of(hero)
    costs = [quotient_cost(side, stake, n, PLAIN) for n in range(5)]
    assert costs == pytest.approx([0, 18, 36, 90, 90])


def test_a_vehicle_costs_its_price_by_the_chance_that_it_is_destroyed() -> None:
    tank = lone("Tank", BLUE, (4, 4), profile=TANK, each=Fraction(80))
    stake = stake_of(tank)
    assert stake.hull is not None
    costs = [hull_cost(stake.hull, 80.0, n, PLAIN) for n in (0, 1, 2, 9)]
    assert costs[0] == 0 and costs[1] == pytest.approx(80 * 0.12) and costs[1] < costs[2] < costs[3] == 80
    assert quotient_cost(attack_side(battle(tank), 0), stake, 9, PLAIN) == 80


# --- how much a point counts ------------------------------------------------------------------------------------------
def test_points_of_an_army_that_is_about_to_break_count_more() -> None:
    state = battle(ARCHERS, PIKES, regiment("Lost", BLUE, 9, 3, (30, 30), S), far=False)
    assert point_weight(state, BLUE) == 1.0 < point_weight(alter_figure(state, 2, status=LOST, at=()), BLUE)
    assert point_weight(battle(ARCHERS, far=False), BLUE) == 1.0


def test_a_named_hero_counts_for_the_battle() -> None:
    state = battle(ARCHERS, lone("Sven", BLUE, (6, 16)), aim=Aim(kind=LEADER, leaders=("Nobody", "Sven")), far=False)
    assert unit_weight(state, 1) == pytest.approx(1.0 + NAMED / 10) and unit_weight(state, 0) == 1.0


def test_who_makes_for_the_edge_counts_more_to_who_has_to_stop_him() -> None:
    state = battle(ARCHERS, PIKES, aim=Aim(kind=EXIT, attacker=RED), far=False)
    assert unit_weight(state, 0) > unit_weight(state, 1) == 1.0
    assert unit_weight(alter_figure(state, 0, status=AWAY), 0) == 1.0


# --- fireballs --------------------------------------------------------------------------------------------------------
def test_a_fireball_counts_friends_against_it() -> None:
    mage = lone("Mage", RED, (10, 10), profile=MAGE)
    foes = skirmish("Foes", BLUE, [(10, 16), (11, 16)])
    state = battle(mage, foes, skirmish("Friends", RED, [(10, 20), (11, 20)]))
    assert (
        attack_worth(state, state, 0, Fireball(spot(10, 16)))
        > 0
        > attack_worth(state, state, 0, Fireball(spot(10, 20)))
    )
    assert attack_worth(state, state, 0, Fireball(spot(20, 4))) == 0.0
    tank = battle(mage, lone("Tank", BLUE, (10, 16), profile=TANK))
    assert attack_worth(tank, tank, 0, Fireball(spot(10, 16))) > 0


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
def test_fire_is_worth_nothing_where_nobody_is_in_reach() -> None:
    tank = lone("Tank", RED, (10, 10), E, TANK)
    state = battle(tank, skirmish("Foes", BLUE, [(20, 10), (21, 10)]), skirmish("Far", BLUE, [(40, 10)]))
    assert targets_in_reach(state, 0, 0) == (1,)
    assert attack_worth(state, state, 0, Fire(0)) > 0 == attack_worth(state, state, 0, Fire(1))


def test_two_targets_are_worth_more_than_one() -> None:
    tank, near = lone("Tank", RED, (10, 10), E, TANK), skirmish("Foes", BLUE, [(20, 10)])
    one, two = battle(tank, near), battle(tank, near, skirmish("More", BLUE, [(20, 12)]))
    assert attack_worth(two, two, 0, Fire(0)) > attack_worth(one, one, 0, Fire(0))


def test_points_go_where_they_do_most() -> None:
    assert best_shares([(0, 0, 5, 5, 5), (0, 0, 0, 9, 9)], 4) == [0, 0, 5, 9, 9]
    assert best_shares([], 2) == [0, 0, 0]
    state = battle(lone("Tank", RED, (10, 10), E, TANK), skirmish("Foes", BLUE, [(20, 10), (21, 10)]))
    assert fire_values(state, 1, 17)[7] == 0 < fire_values(state, 1, 17)[8] < fire_values(state, 1, 17)[16]
    assert usual_fire(state, 0) == 18


def test_what_an_attack_costs_is_read_by_the_house_rules() -> None:
    hero = lone("Sven", BLUE, (4, 4), each=Fraction(90))
    once = PLAIN._replace(**option_places(option_facts(), {"hero_hits": "one_per_attack"}))
    assert quotient_cost(attack_side(battle(hero), 0), stake_of(hero), 3, once) == pytest.approx(18)
    state = battle(hero)
    blow = Strike(Throw(8, 8, 6, 0), 10)
    assert expected_cost(replace(state, house=once), 0, blow) < expected_cost(state, 0, blow)


def test_kinds_are_told_apart() -> None:
    assert [attack_side(battle(unit), 0).kind for unit in (ARCHERS, skirmish("C", RED, [(1, 1)], CREW))] == [
        BASIC,
        ORDNANCE,
    ]
    state = battle(lone("Tank", RED, (4, 4), profile=TANK))
    assert attack_side(state, index_of(state, "Tank")).kind == VEHICLE


def test_who_passes_friends_without_harm_has_nothing_of_it() -> None:
    """A tank runs over its own archers, or by the house rule through them. [UW-VEH-05]"""
    archers = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(4)], BOWS)
    state = battle(lone("Tank", RED, (6, 6), profile=TANK), archers, PIKES)
    struck = [("Archers", (0, 1))]
    assert overrun_worth(state, 0, struck, 0) < 0
    spared = replace(state, house=PLAIN._replace(overrun_spares_friends=1))
    assert overrun_worth(spared, 0, struck, 0) == 0
