"""Attacks as actions: under which option, with what, at whom, and what comes of them."""

import pytest
from msgspec.structs import replace

from affray.systems.melee.content.codes import (
    ALOFT,
    CHARGE,
    DEAD,
    DEFENDING,
    DODGE,
    DODGING,
    ENGAGED,
    HTH_ATTACK,
    KNEELING,
    LAST_SHOT,
    MOVE,
    PRONE,
    SHIFT_DEFEND,
    SHOOT,
    STANDING,
)
from affray.systems.melee.position.state import Active, DealtHits
from affray.systems.melee.system import SYSTEM
from affray.systems.melee.turn.aiming import Aim
from affray.systems.melee.turn.attacks import worthwhile_aims
from tests.units.melee.positions import BLUE, RED, SE, SW, N, S, Table, acting, ann, beast, bors, cid, dan

HIT, MISS = [3, 3, 4], [5, 5, 6]
FAR = (0, -6)


def attack(table: Table) -> dict[str, object]:
    """The adjDX of the last attack told, by the reasons."""
    return {part.label: part.value for part in table.events_of("attack")[-1].parts}


# --- what may be struck with, and at whom -----------------------------------------------------------------------------
def test_a_blow_falls_on_an_adjacent_enemy_in_front() -> None:
    table = acting(ann(), bors((0, -1), dx=9), dan((0, 1), dx=8))
    assert [text for text in table.offered() if text.startswith("strike")] == [
        "strike Bors broadsword",
        "strike Bors bare_hands",
    ]
    assert table.why("strike Dan broadsword") == "reach"
    assert table.why("strike Ann broadsword") == table.why("strike Nobody broadsword") == "no_target"
    assert table.why("strike Bors mace") == table.why("throw Bors broadsword") == "not_held"
    table.do("strike Bors broadsword", rolls=[HIT, [3, 4]])
    assert (table.figure("Bors").body.hits, table.figure("Bors").turn.taken, table.asked()) == (7, 7, "act Bors")


def test_nobody_attacks_the_dead_or_friends() -> None:
    table = acting(ann(), cid((1, -1)), dan((0, -1), status=DEAD, posture=PRONE, hits=12), bors(FAR))
    assert table.why("strike Dan broadsword") == table.why("strike Cid broadsword") == "no_target"


@pytest.mark.parametrize(
    ("option", "walked", "strikes"),
    [(CHARGE, 5, True), (CHARGE, 6, False), (MOVE, 6, False), (DODGE, 5, True)],
    ids=["half", "more than half", "ran", "changes its mind"],
)
def test_no_attack_after_more_than_half(option: int, walked: int, *, strikes: bool) -> None:
    table = acting(ann(option=option, walked=walked, moved=True, pace=10), bors((0, -1), dx=9))
    assert ("strike Bors broadsword" in table.offered()) is strikes
    # Whoever can do nothing else has passed.
    assert table.asked() == ("act Ann" if strikes else "act Bors")


def test_a_weapon_that_is_too_heavy_for_what_is_left_of_st_strikes_nobody() -> None:
    house = {"current_st_everywhere": True}
    table = acting(ann(hits=1), bors((0, -1), dx=9), options=house)
    assert table.why("strike Bors broadsword") == "not_held"
    acting(ann(), bors((0, -1), dx=9), options=house).do("strike Bors broadsword", rolls=[MISS])
    inside = acting(ann(ready=("great_club",), hits=1, posture=PRONE), bors((0, 0), posture=PRONE, dx=9), options=house)
    assert [text for text in inside.offered() if text.startswith("strike")] == ["strike Bors bare_hands"]


def test_a_change_of_mind_is_told_and_ends_a_dodge() -> None:
    table = acting(ann(option=DODGE, stance=DODGING), bors((0, -2), N))
    assert table.figure("Ann").body.stance == DODGING
    table = acting(ann(option=DODGE, stance=DODGING, ready=("javelin",)), bors((0, -3), dx=9))
    table.do("throw Bors javelin", rolls=[MISS])
    assert (table.figure("Ann").body.stance, table.figure("Ann").turn.option) == (0, CHARGE)
    assert table.events_of("switches")[0].data["option"] == "b"


def test_the_fists_of_who_holds_nothing_strike_too() -> None:
    table = acting(ann(ready=()), bors((0, -1), dx=9)).do("strike Bors bare_hands", rolls=[HIT, [5]])
    assert table.figure("Bors").body.hits == 3
    worn = acting(ann(ready=("cestus",)), bors((0, -1), dx=9)).do("strike Bors cestus", rolls=[[5, 6, 6]])
    assert worn.figure("Ann").ready == ("cestus",)


# --- fumbles ----------------------------------------------------------------------------------------------------------
def test_seventeen_drops_and_eighteen_breaks_a_weapon() -> None:
    dropped = acting(ann(), bors((0, -1), dx=9)).do("strike Bors broadsword", rolls=[[5, 6, 6]])
    assert (dropped.figure("Ann").ready, dropped.state.items) == ((), (((0, 0), "broadsword"),))
    broken = acting(ann(), bors((0, -1), dx=9)).do("strike Bors broadsword", rolls=[[6, 6, 6]])
    assert (broken.figure("Ann").ready, broken.state.items) == (("broken_broadsword",), ())
    again = acting(ann(ready=("broken_broadsword",)), bors((0, -1), dx=9))
    assert again.do("strike Bors broken_broadsword", rolls=[[6, 6, 6]]).figure("Ann").ready == ("broken_broadsword",)
    thrown = acting(ann(ready=("broken_dagger",)), bors((0, -2), dx=9))
    assert thrown.do("throw Bors broken_dagger", rolls=[[6, 6, 6]]).figure("Ann").ready == ()


def test_a_broken_weapon_does_half_and_a_broken_bow_nothing() -> None:
    half = acting(ann(ready=("broken_broadsword",)), bors((0, -1), dx=9))
    assert half.do("strike Bors broken_broadsword", rolls=[HIT, [3, 4]]).figure("Bors").body.hits == 3
    bow = acting(ann(ready=("broken_longbow",)), bors((0, -4), dx=9), options={})
    assert bow.do("shoot Bors broken_longbow", rolls=[HIT]).figure("Bors").body.hits == 0


def test_on_four_dice_twenty_one_drops_and_twenty_three_breaks() -> None:
    guarded = bors((0, -1), dx=9, option=SHIFT_DEFEND, stance=DEFENDING)
    dropped = acting(ann(), guarded).do("strike Bors broadsword", rolls=[[6, 6, 6, 3]])
    assert dropped.figure("Ann").ready == ()
    broken = acting(ann(), guarded).do("strike Bors broadsword", rolls=[[6, 6, 6, 5]])
    assert broken.figure("Ann").ready == ("broken_broadsword",)
    assert (broken.figure("Bors").turn.defended, broken.asked()) == (True, "go")


def test_natural_weapons_are_neither_dropped_nor_broken() -> None:
    wolf = beast("wolf", RED, (0, 0), N)
    table = acting(wolf, bors((0, -1), dx=9)).do("strike Bors bite", rolls=[[6, 6, 6]])
    assert table.state.items == ()


def test_a_spike_falls_and_breaks_with_its_shield() -> None:
    armed = ann(shield="spike", shield_ready=True)
    dropped = acting(armed, bors((0, -1), dx=9)).do("strike Bors spike_shield", rolls=[[5, 6, 6]])
    assert (dropped.figure("Ann").shield, dropped.state.items) == ("none", (((0, 0), "spike"),))
    broken = acting(armed, bors((0, -1), dx=9)).do("strike Bors spike_shield", rolls=[[6, 6, 6]])
    assert (broken.figure("Ann").shield_ready, broken.state.items) == (False, ())


# --- throws -----------------------------------------------------------------------------------------------------------
def test_a_thrown_weapon_lies_in_the_hex_of_its_target_hit_or_miss() -> None:
    thrower = ann(ready=("javelin",))
    for rolls in ([MISS], [[3, 3, 3], [2]]):
        table = acting(thrower, bors((0, -3), dx=9)).do("throw Bors javelin", rolls=rolls)
        assert table.state.items == (((0, -3), "javelin"),)
    own = acting(thrower, bors((0, -3), dx=9)).do("throw Bors javelin", rolls=[[5, 6, 6]])
    assert own.state.items == (((0, 0), "javelin"),)
    gone = acting(thrower, bors((0, -3), dx=9)).do("throw Bors javelin", rolls=[[6, 6, 6]])
    assert (gone.state.items, gone.figure("Ann").ready) == ((), ())


def test_each_hex_costs_a_throw_one_and_an_adjacent_one_counts() -> None:
    table = acting(ann(ready=("javelin",)), bors((0, -3), dx=9)).do("throw Bors javelin", rolls=[MISS])
    assert attack(table) == {"DX": 12, "range": -3}
    near = acting(ann(ready=("javelin",)), bors((0, -1), dx=9)).do("throw Bors javelin", rolls=[MISS])
    assert attack(near)["range"] == -1


def test_a_thrown_weapon_that_meets_a_friend_lies_where_that_one_is() -> None:
    table = acting(ann(ready=("javelin",)), cid((0, -1), dx=7), bors((0, -3), dx=9))
    table.do("throw Bors javelin", rolls=[[5, 5, 4], [4]])
    assert (table.state.items, table.figure("Cid").body.hits, table.figure("Cid").turn.taken) == (
        (((0, -1), "javelin"),),
        3,
        3,
    )


# --- missiles ---------------------------------------------------------------------------------------------------------
def test_a_missile_past_a_friend_is_rolled_to_miss_first() -> None:
    archer, friend = ann(ready=("longbow",)), cid((0, -1), dx=7)
    passed = acting(archer, friend, bors((0, -4), dx=9)).do("shoot Bors longbow", rolls=[[4, 4, 4], HIT, [2]])
    assert (passed.figure("Bors").body.hits, passed.events_of("past")[0].data["whom"]) == (4, ("Cid",))
    met = acting(archer, friend, bors((0, -4), dx=9)).do("shoot Bors longbow", rolls=[[5, 5, 5], [2]])
    assert (met.figure("Bors").body.hits, met.figure("Cid").body.hits) == (0, 8)
    lying = cid((0, -1), dx=7, posture=PRONE)
    acting(archer, lying, bors((0, -4), dx=9)).do("shoot Bors longbow", rolls=[HIT, [2]])
    strict = acting(archer, lying, bors((0, -4), dx=9), options={"roll_to_miss_prone": True})
    strict.do("shoot Bors longbow", rolls=[[4, 4, 4], MISS])
    enemies = acting(archer, dan((0, -2), dx=7), bors((0, -4), dx=9), options={"roll_to_miss_all": True})
    assert enemies.do("shoot Bors longbow", rolls=[[5, 5, 4], [2]]).figure("Dan").body.hits == 4


def test_a_shot_that_meets_a_friend_is_no_attack_on_who_dodges() -> None:
    dodger = bors((0, -4), dx=9, option=DODGE, stance=DODGING)
    table = acting(ann(ready=("longbow",)), cid((0, -1), dx=7), dodger)
    assert not table.do("shoot Bors longbow", rolls=[[5, 5, 5], [2]]).figure("Bors").turn.defended
    past = acting(ann(ready=("longbow",)), cid((0, -1), dx=7), dodger)
    assert past.do("shoot Bors longbow", rolls=[[4, 4, 4], [5, 5, 5, 5]]).figure("Bors").turn.defended


def test_between_two_friends_the_shooter_picks_whom_it_must_miss() -> None:
    table = acting(
        ann(ready=("longbow",)), cid((0, -1), dx=7), replace(dan((1, -1), dx=7), side=RED), bors((1, -2), dx=9)
    )
    table.do("shoot Bors longbow", rolls=[[5, 5, 4], [1]], answers=[1])
    assert (table.figure("Cid").body.hits, table.figure("Dan").body.hits) == (0, 3)
    one_sided = acting(ann(ready=("longbow",)), cid((0, -1), dx=7), bors((1, -2), dx=9))
    assert one_sided.do("shoot Bors longbow", rolls=[MISS]).figure("Cid").body.hits == 0


def test_a_body_covers_who_lies_or_kneels_behind_it() -> None:
    archer, dead = ann(ready=("longbow",)), cid((0, -3), status=DEAD, posture=PRONE, hits=12)
    covered = acting(archer, dead, bors((0, -4), dx=9, posture=KNEELING)).do(
        "shoot Bors longbow", rolls=[HIT, [4], [2]]
    )
    assert (covered.figure("Bors").body.hits, covered.figure("Cid").body.hits) == (0, 16)
    past = acting(archer, dead, bors((0, -4), dx=9, posture=PRONE)).do("shoot Bors longbow", rolls=[HIT, [4], [2]])
    assert past.figure("Bors").body.hits == 4
    standing = acting(archer, dead, bors((0, -4), dx=9)).do("shoot Bors longbow", rolls=[HIT, [2]])
    assert standing.figure("Bors").body.hits == 4


def test_a_fast_archer_shoots_twice_and_may_stop_after_one() -> None:
    archer = ann(ready=("small_bow",), dx=15)
    table = acting(archer, bors((0, -4), dx=9), dan((1, -4), dx=8)).do("shoot Bors small_bow", rolls=[MISS])
    assert table.offered() == ["shoot Bors small_bow", "shoot Dan small_bow", "done"]
    assert table.why("pass") == "pending"
    assert table.do("shoot Dan small_bow", rolls=[MISS]).asked() == "act Bors"
    once = acting(archer, bors((0, -4), dx=9)).do("shoot Bors small_bow", rolls=[MISS]).do("done")
    assert once.asked() == "act Bors"
    slow = acting(ann(ready=("small_bow",), dx=14), bors((0, -4), dx=9)).do("shoot Bors small_bow", rolls=[MISS])
    assert slow.asked() == "act Bors"
    fumbled = acting(archer, bors((0, -4), dx=9)).do("shoot Bors small_bow", rolls=[[5, 6, 6]])
    assert fumbled.asked() == "act Bors"


def test_a_last_shot_is_one_shot_once_an_engagement() -> None:
    archer = ann(ready=("small_bow",), dx=15, option=LAST_SHOT)
    table = acting(archer, bors((0, -1), dx=9)).do("shoot Bors small_bow", rolls=[MISS])
    assert (table.asked(), table.figure("Ann").last_shot_used) == ("act Bors", True)
    spent = acting(ann(ready=("small_bow",), state=ENGAGED, last_shot_used=True, shot_ready=True), bors((0, -1), dx=9))
    assert spent.why("shoot Bors small_bow") == "option"


def test_to_wait_with_the_last_shot_does_not_use_it_up() -> None:
    table = acting(ann(ready=("small_bow",), option=LAST_SHOT), bors((0, -1), dx=9)).do("wait")
    assert (table.figure("Ann").last_shot_used, table.figure("Ann").turn.waits) == (False, True)


def test_kneeling_figures_shoot_and_prone_ones_only_crossbows() -> None:
    acting(ann(ready=("longbow",), posture=KNEELING), bors((0, -4), dx=9)).do("shoot Bors longbow", rolls=[MISS])
    # There is nothing else for one with a bow on the ground but to stand up.
    lying = acting(ann(ready=("longbow",), posture=PRONE), bors((0, -4), dx=9))
    assert lying.why("shoot Bors longbow") == "option"
    table = acting(ann(ready=("light_crossbow",), posture=PRONE), bors((0, -4), dx=9))
    table.do("shoot Bors light_crossbow", rolls=[MISS])
    assert attack(table) == {"DX": 12, "prone crossbow": 1}


def test_a_breath_costs_fatigue_and_may_end_in_collapse() -> None:
    dragon = beast("small_dragon", RED, (0, 0), N, flight=ALOFT)
    table = acting(dragon, bors((0, -4), dx=9)).do("shoot Bors breath", rolls=[HIT, [3, 4]])
    assert (table.figure("Small dragon").body.fatigue, table.figure("Bors").body.hits) == (4, 7)
    tired = acting(beast("small_dragon", RED, (0, 0), N, fatigue=28), bors((0, -4), dx=9))
    tired.do("shoot Bors breath", rolls=[MISS, [6, 6, 6]])
    assert tired.figure("Small dragon").body.fatigue == 32


def test_a_breath_is_fire_without_bonus_for_facing_and_without_retreat() -> None:
    dragon = beast("small_dragon", RED, (0, 0), N)
    table = acting(dragon, bors((0, -1), N, dx=9)).do("shoot Bors breath", rolls=[HIT, [1, 1]])
    assert "rear hex" not in attack(table)
    assert (table.figure("Bors").turn.taken, table.figure("Bors").turn.taken_otherwise) == (0, 2)
    assert table.figure("Small dragon").turn.dealt == (DealtHits(1, 0, 0, 2),)


def test_a_shot_into_a_pile_must_first_miss_each_friend_in_the_hex() -> None:
    pile = cid((0, -4), posture=PRONE, dx=7), bors((0, -4), posture=PRONE, dx=9)
    table = acting(ann(ready=("longbow",)), *pile).do("shoot Bors longbow", rolls=[[6, 5, 3], [1]])
    assert (table.figure("Cid").body.hits, table.figure("Bors").body.hits) == (3, 0)
    off = acting(ann(ready=("longbow",)), *pile, options={"roll_to_miss_in_hth": False})
    assert off.do("shoot Bors longbow", rolls=[HIT, [1]]).figure("Bors").body.hits == 3


def test_a_blow_into_a_pile_endangers_no_friend() -> None:
    pile = cid((0, -1), posture=PRONE, dx=7), bors((0, -1), posture=PRONE, dx=9)
    table = acting(ann(), *pile).do("strike Bors broadsword", rolls=[HIT, [3, 3]])
    assert (attack(table), table.figure("Cid").body.hits, table.figure("Bors").body.hits) == (
        {"DX": 12, "rear hex": 4},
        0,
        6,
    )


def test_under_the_house_rule_what_lies_far_away_is_no_easier_mark() -> None:
    lying, plain = bors((0, -4), posture=PRONE, dx=9), {"prone_target_missiles": "plain"}
    table = acting(ann(ready=("longbow",)), lying, options=plain).do("shoot Bors longbow", rolls=[MISS])
    assert "rear hex" not in attack(table)
    usual = acting(ann(ready=("longbow",)), lying).do("shoot Bors longbow", rolls=[MISS])
    assert attack(usual)["rear hex"] == 4


# --- two weapons and sweeps -------------------------------------------------------------------------------------------
def test_two_weapons_strike_at_four_less_each() -> None:
    table = acting(ann(ready=("broadsword", "main_gauche")), bors((0, -1), dx=9), dan((1, -1), dx=8))
    table.do("strike Bors broadsword twin", rolls=[MISS])
    assert attack(table) == {"DX": 12, "two weapons": -4}
    assert table.offered() == ["strike Bors main_gauche", "strike Dan main_gauche", "done"]
    table.do("strike Dan main_gauche", rolls=[[2, 3, 3], [4]])
    assert (attack(table)["two weapons"], table.figure("Dan").body.hits, table.asked()) == (-4, 3, "act Bors")
    assert acting(ann(), bors((0, -1), dx=9)).why("strike Bors broadsword twin") == "two_weapons"


def test_a_spike_is_a_second_weapon() -> None:
    table = acting(ann(shield="spike", shield_ready=True), bors((0, -1), dx=9))
    table.do("strike Bors broadsword twin", rolls=[MISS])
    assert "strike Bors spike_shield" in table.offered()


def test_the_second_of_two_like_weapons_strikes_though_the_first_was_dropped() -> None:
    table = acting(ann(ready=("dagger", "dagger")), bors((0, -1), dx=9))
    table.do("strike Bors dagger twin", rolls=[[5, 6, 6]])
    assert table.do("strike Bors dagger", rolls=[MISS]).figure("Ann").ready == ("dagger",)


def test_a_sweep_rolls_against_everybody_in_front_friends_too() -> None:
    table = acting(ann(waited=2), cid((-1, 0), SE, dx=7), bors((0, -1), dx=9), dan((1, -1), SW, dx=8))
    table.do("sweep broadsword", rolls=[MISS, MISS, HIT, [1, 2]])
    assert [event.data["whom"] for event in table.events_of("attack")] == ["Bors", "Dan", "Cid"]
    assert [event.data["adj"] for event in table.events_of("attack")] == [10, 10, 10]
    assert table.figure("Cid").body.hits == 3
    assert table.figure("Ann").waited == 0


def test_a_sweep_ends_when_the_weapon_is_out_of_hand() -> None:
    table = acting(ann(), bors((0, -1), dx=9), dan((1, -1), SW, dx=8)).do("sweep broadsword", rolls=[[5, 6, 6]])
    assert len(table.events_of("attack")) == 1


def test_a_sweep_needs_an_enemy_in_front_and_a_weapon_for_it() -> None:
    assert acting(ann(), bors((0, 1), N, dx=9), cid((0, -1), dx=7)).why("sweep broadsword") == "reach"
    assert acting(ann(), bors((0, -1), dx=9)).why("sweep mace") == "not_held"
    assert acting(ann(ready=("longbow",)), bors((0, -1), dx=9)).why("sweep longbow") == "not_held"
    defending = acting(ann(posture=KNEELING), bors((0, -1), dx=9))
    assert defending.why("sweep broadsword") == "option"
    bear = beast("bear", RED, (0, 0), N)
    assert acting(bear, bors((0, -1), dx=9)).why("sweep claws") == "reach"


# --- who guards itself ------------------------------------------------------------------------------------------------
def test_a_target_may_switch_to_defend_before_the_dice_where_the_house_says_so() -> None:
    house = {"switch_when_attacked": True}
    table = acting(ann(), bors((0, -1), dx=9), options=house)
    table.do("strike Bors broadsword", rolls=[[4, 4, 4, 4]], answers=[1])
    assert (table.figure("Bors").body.stance, table.figure("Bors").turn.option) == (DEFENDING, SHIFT_DEFEND)
    assert table.figure("Bors").turn.defended
    stays = acting(ann(), bors((0, -1), dx=9), options=house)
    assert stays.do("strike Bors broadsword", rolls=[MISS], answers=[0]).figure("Bors").body.stance == 0


def test_a_target_may_switch_to_dodge_what_flies_but_not_after_it_acted_or_ran() -> None:
    house = {"switch_when_attacked": True}
    archer = ann(ready=("longbow",))
    dodges = acting(archer, bors((0, -4), dx=9), options=house)
    dodges.do("shoot Bors longbow", rolls=[[4, 4, 4, 4]], answers=[1])
    assert dodges.figure("Bors").body.stance == DODGING
    ran = bors((0, -4), dx=9, option=MOVE, walked=8, moved=True, pace=9)
    acting(archer, ran, options=house).do("shoot Bors longbow", rolls=[MISS])
    engaged = acting(archer, cid((0, -5), S), bors((0, -4), dx=9), options=house)
    assert engaged.do("shoot Bors longbow", rolls=[MISS]).figure("Bors").body.stance == 0
    plain = acting(archer, bors((0, -4), dx=9)).do("shoot Bors longbow", rolls=[MISS])
    assert plain.figure("Bors").body.stance == STANDING


def test_a_dodge_helps_against_throws_and_shots_only() -> None:
    dodger = bors((0, -1), dx=9, option=DODGE, stance=DODGING, moved=True)
    table = acting(ann(), dodger).do("strike Bors broadsword", rolls=[MISS])
    assert (table.events_of("attack")[0].data["count"], table.figure("Bors").turn.defended) == (3, False)
    thrown = acting(ann(ready=("dagger",)), dodger).do("throw Bors dagger", rolls=[[4, 4, 4, 4]])
    assert thrown.figure("Bors").turn.defended


# --- hand-to-hand and heights -----------------------------------------------------------------------------------------
def test_in_hand_to_hand_a_figure_strikes_in_its_hex_at_four_more() -> None:
    table = acting(ann(ready=("dagger",), posture=PRONE), bors((0, 0), posture=PRONE, ready=(), dx=9), dan((0, -1)))
    assert [text for text in table.offered() if text.startswith("strike")] == [
        "strike Bors dagger",
        "strike Bors bare_hands",
    ]
    table.do("strike Bors dagger", rolls=[[5, 5, 5], [4]])
    assert attack(table) == {"DX": 12, "hand-to-hand": 4}
    assert (table.figure("Bors").body.hits, table.figure("Ann").turn.option) == (5, HTH_ATTACK)


def test_a_flier_is_struck_only_at_a_height_that_meets() -> None:
    flier = beast("gargoyle", BLUE, (0, -1), S, dx=9, flight=ALOFT)
    high = acting(ann(ready=("javelin",)), flier)
    assert high.why("strike Gargoyle javelin") == "reach"
    high.do("throw Gargoyle javelin", rolls=[MISS])
    assert attack(high) == {"DX": 12, "target in flight": -4, "range": -1}
    low = acting(ann(), beast("gargoyle", BLUE, (0, -1), S, dx=9, flight=ALOFT, meets_ground=True))
    low.do("strike Gargoyle broadsword", rolls=[MISS])


def test_a_knocked_out_flier_lies_on_the_ground() -> None:
    flier = beast("gargoyle", BLUE, (0, -1), S, dx=9, flight=ALOFT, meets_ground=True, hits=14)
    table = acting(ann(), flier, dan((3, 3))).do("strike Gargoyle broadsword", rolls=[[2, 3, 3], [6, 6]])
    assert (table.figure("Gargoyle").body.posture, table.figure("Gargoyle").flight) == (PRONE, 0)


# --- who may strike where somebody was --------------------------------------------------------------------------------
def test_a_slower_enemy_strikes_where_a_figure_has_left_at_the_difference() -> None:
    table = acting(ann(), bors((0, -1)), dan((0, -2), ready=("javelin",)))
    table.do("disengage S", answers=[0])
    assert (table.figure("Ann").hexes, table.asked()) == (((0, 1),), "act Bors")
    table.do("strike Ann shortsword", rolls=[MISS])
    assert attack(table) == {"DX": 11, "disengaged before": -1}
    assert table.why("strike Ann javelin") == "reach"


def test_where_the_figure_is_still_in_front_the_difference_counts_too() -> None:
    table = acting(ann(), bors((0, -1))).do("disengage NE", answers=[0])
    table.do("strike Ann shortsword", rolls=[MISS])
    assert attack(table) == {"DX": 11, "disengaged before": -1}


def test_a_throw_goes_to_the_hex_that_was_left() -> None:
    table = acting(ann(dx=20), bors((0, -1), ready=("javelin",))).do("disengage S", answers=[0])
    table.do("throw Ann javelin", rolls=[MISS])
    assert attack(table) == {"DX": 11, "disengaged before": -9, "range": -1}


def test_an_unarmed_enemy_that_had_the_figure_in_front_may_strike_too() -> None:
    table = acting(ann(), bors((0, -1)), dan((1, -1), SW, ready=())).do("disengage S", answers=[0])
    left = table.figure("Ann").turn.left
    assert left is not None and left.foes == (1, 2)
    table.do("pass")
    assert table.do("strike Ann bare_hands", rolls=[MISS]).events_of("attack")


def test_faster_enemies_have_acted_and_have_no_claim() -> None:
    table = acting(ann(option=13), bors((0, -1), dx=13)).do("pass").do("disengage S", answers=[0])
    assert table.figure("Ann").turn.left is None


def test_magic_changes_what_an_attack_comes_to() -> None:
    turned = acting(ann(ready=("longbow",)), bors((0, -4), dx=9), spells=(Active("reverse_missiles", 1, 1, 1),))
    turned.do("shoot Bors longbow", rolls=[HIT, [4]])
    assert turned.figure("Ann").body.hits == 6
    assert turned.figure("Ann").turn.option == SHOOT


def test_a_way_to_aim_that_passes_as_many_figures_as_a_better_one_is_not_offered() -> None:
    best, alike, clear = (Aim((0, 0), (0, -2), ((0, -2),), 3, passed) for passed in (((1,),), ((2,),), ()))
    assert worthwhile_aims((best, alike, clear)) == (best, clear)


def test_of_earlier_computer_players_those_kept_are_found() -> None:
    assert SYSTEM.opponents.kept("greedy-1") is not None
    assert SYSTEM.opponents.kept("nobody") is None
