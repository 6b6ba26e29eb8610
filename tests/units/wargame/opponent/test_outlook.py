"""What a place promises and threatens in the turns to come."""

import pytest
from msgspec.structs import replace

from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.opponent.means import means, means_now, ranges_of
from affray.systems.wargame.opponent.outlook import (
    STAGGERED,
    UNSEEN,
    attack_count,
    danger,
    foes_after,
    foes_before,
    gap_between,
    known_spot,
    promise,
    promises,
    spot_of,
    threats,
)
from affray.systems.wargame.position.state import Aim, State, Unit, alter_body, alter_figure, foes
from affray.systems.wargame.rules.body import body_with_token
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    TANK,
    E,
    S,
    W,
    battle,
    block,
    kind,
    lone,
    regiment,
    skirmish,
    table,
)

ARCHERS = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(4)], BOWS)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 16), S)
RIDERS = skirmish("Riders", BLUE, [(8 + 1.5 * n, 19) for n in range(4)], kind(ad=(4, 6), move=10), S)


def against(state: State, i: int = 0, j: int = 1) -> float:
    """What unit i may expect against unit j."""
    own, foe = known_spot(state.figures[i]), known_spot(state.figures[j])
    return promise(means(state)[i, j], own, foe, state.board)


def clash_worth(state: State, i: int, j: int) -> float:
    """What a melee of unit i against unit j is likely to be worth to it."""
    return means(state)[i, j].melee


def gap(unit: Unit, foe: Unit) -> int:
    """How far a unit has to go to touch another."""
    return gap_between(spot_of(unit), spot_of(foe))


def place_promise(state: State, i: int) -> float:
    """What unit i may do to all its enemies together."""
    return promises(against(state, i, j) for j in foes(state, state.figures[i].side))


def place_danger(state: State, i: int) -> float:
    """What the enemies may do to unit i."""
    return danger(foes_before(state, i), spot_of(state.figures[i]), state.board)


def fight(*units: object, **more: object) -> State:
    """A battle of these units alone."""
    return battle(*units, far=False, **more)  # type: ignore[arg-type]


# --- how soon ---------------------------------------------------------------------------------------------------------
def test_who_is_in_range_shoots_twice_and_who_has_to_come_nearer_once() -> None:
    known = means(fight(ARCHERS, PIKES))[0, 1]
    assert [attack_count(known, far * INCH, known.long, 2, hurry=False) for far in (9, 11, 16)] == [2, 1, 1]
    later = attack_count(known, 19 * INCH, known.long, 2, hurry=False)
    assert 0 < later < 1 and attack_count(known, 19 * INCH, known.long, 2, hurry=True) == 0
    assert attack_count(known, 22 * INCH, known.long, 2, hurry=False) < later


def test_the_nearer_the_more_a_unit_may_expect() -> None:
    found = [against(fight(ARCHERS, regiment("Pikes", BLUE, 10, 5, (4, y), S))) for y in (14, 20, 27, 33)]
    assert found == sorted(found, reverse=True) and len(set(found)) == 4


def test_a_unit_that_owes_a_move_away_has_less_to_expect() -> None:
    state = fight(ARCHERS, PIKES)
    assert against(alter_body(state, 0, body_with_token)) == pytest.approx(STAGGERED * against(state))


def test_a_shot_at_somebody_behind_a_wall_counts_less() -> None:
    wall = fight(ARCHERS, PIKES, board=table(block("wall", 2, 12, 10, 1)))
    assert against(wall) == pytest.approx(UNSEEN * against(fight(ARCHERS, PIKES)) / 2)


def test_half_a_crew_shoots_only_from_where_it_is() -> None:
    crew = skirmish("Crew", RED, [(4, 4), (6, 4)], CREW)
    near, far = (regiment("Foes", BLUE, 12, 6, (2, y), S) for y in (30, 35))
    assert against(fight(crew, far)) > 0
    half = replace(crew, initial=4)
    assert against(fight(half, near)) > 0 == against(fight(half, far))


def test_a_crew_does_more_at_short_range() -> None:
    crew = skirmish("Crew", RED, [(4, 4), (6, 4)], CREW)
    found = [against(fight(crew, skirmish("Foes", BLUE, [(5, y), (6, y), (7, y)]))) for y in (12, 24)]
    assert found[0] > found[1] > 0
    assert ranges_of(crew, PLAIN) == (12 * INCH, 30 * INCH)


def test_who_throws_fireballs_is_the_more_to_be_feared_the_closer_his_targets_stand() -> None:
    mage = lone("Mage", RED, (4, 10), profile=kind(HERO, (4, 6), gifts="fireball"))
    close, loose = (skirmish("Foes", BLUE, [(4 + step * n, 22) for n in range(6)]) for step in (1, 2))
    assert against(fight(mage, close)) > against(fight(mage, loose)) > 0
    armed = lone("Mage", RED, (4, 10), profile=kind(HERO, (4, 6), arms="50mm_cannon", gifts="fireball"))
    alone = skirmish("Foe", BLUE, [(4, 27)])
    assert against(fight(armed, alone)) > against(fight(mage, alone))


# --- melee ------------------------------------------------------------------------------------------------------------
def test_a_regiment_measures_from_its_centre_and_others_from_the_nearest() -> None:
    foe = skirmish("Foe", BLUE, [(10, 20)])
    men = skirmish("Men", RED, [(10, 10), (1, 10)])
    assert gap(men, foe) == 9 * INCH < gap(regiment("Pikes", RED, 10, 5, (0, 10), 90), foe)
    assert gap(regiment("Pikes", RED, 10, 10, (0, 10), 90), foe) < gap(regiment("Pikes", RED, 10, 5, (3, 10), 90), foe)
    assert gap(skirmish("Men", RED, [(10, 19), (11, 19)]), foe) == 0


def test_few_do_not_go_for_many_but_many_for_few() -> None:
    few = skirmish("Few", RED, [(6, 12), (7, 12)])
    state = fight(few, PIKES)
    assert clash_worth(state, 0, 1) < 0 < clash_worth(state, 1, 0)
    assert against(state) == 0 < against(state, 1, 0)


def test_a_vehicle_runs_over_and_is_not_struck_back_by_a_vehicle() -> None:
    tank, other = lone("Tank", RED, (10, 10), E, TANK), lone("Other", BLUE, (20, 10), W, TANK)
    state = fight(tank, other)
    assert clash_worth(state, 0, 1) > 0 and ranges_of(tank, PLAIN) == (18 * INCH, 18 * INCH)


def test_who_surrounds_a_hero_is_more_than_a_front() -> None:
    hero = lone("Sven", BLUE, (10, 16))
    men, ranks = skirmish("Men", RED, [(4 + n, 10) for n in range(10)]), regiment("Ranks", RED, 10, 10, (4, 12), 90)
    assert clash_worth(fight(men, hero), 0, 1) > clash_worth(fight(ranks, hero), 0, 1)


# --- a place ----------------------------------------------------------------------------------------------------------
def test_a_place_promises_the_best_target_and_a_little_more_for_others() -> None:
    one, two = fight(ARCHERS, PIKES), fight(ARCHERS, PIKES, RIDERS)
    assert place_promise(two, 0) > place_promise(one, 0) > 0
    alone = fight(ARCHERS)
    assert place_promise(alone, 0) == 0


def test_a_danger_is_shared_with_friends_whom_the_enemy_could_turn_on() -> None:
    alone = fight(ARCHERS, RIDERS)
    friends = fight(ARCHERS, RIDERS, skirmish("More", RED, [(4 + 1.5 * n, 12) for n in range(4)], BOWS))
    assert place_danger(alone, 0) == pytest.approx(threats(alone)[1, 0])
    assert 0 < place_danger(friends, 0) < place_danger(alone, 0)


def test_out_of_reach_there_is_no_danger() -> None:
    state = fight(skirmish("Far", RED, [(40, 2)], BOWS), RIDERS, aim=Aim())
    assert place_danger(state, 0) == 0 and threats(state)[1, 0] == 0


def test_another_number_of_files_promises_another_melee() -> None:
    state = fight(regiment("Spears", RED, 10, 5, (4, 10), E), PIKES, RIDERS)
    line = alter_figure(state, 0, files=10)
    as_before = foes_before(state, 0)
    assert means_now(state, state.figures[0], 0) is means(state)
    assert foes_after(state, as_before, state.figures[0], 0) is as_before
    known = means_now(state, line.figures[0], 0)
    assert known[0, 1].melee < means(state)[0, 1].melee
    assert known[1, 0] != means(state)[1, 0]
    assert known[0, 1] == means(line)[0, 1]
    after = foes_after(state, as_before, line.figures[0], 0)
    assert [foe.mine for foe in after] == [known[0, 1], known[0, 2]]
    assert [foe.others for foe in after] == [foe.others for foe in as_before]
