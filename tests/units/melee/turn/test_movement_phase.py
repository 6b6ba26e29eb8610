"""A figure's move on the board: steps, stops, shifts, pushes, turns, and what it meets on the way."""

import pytest

from affray.systems.melee.content.codes import CHARGE, DEAD, KNEELING, LANDING, PRONE, SHOOT, UNCONSCIOUS
from affray.systems.melee.position.figures import placed_figures
from affray.systems.melee.position.state import Active, alter, zone_posture
from affray.systems.melee.rules.engagement import can_engage
from affray.systems.melee.turn.movement_phase import max_move
from tests.units.melee.positions import (
    BLUE,
    NE,
    NW,
    RED,
    SW,
    N,
    S,
    acting,
    ann,
    beast,
    board,
    body_of_size,
    bors,
    cid,
    dan,
    moving,
)

FAR = (0, -6)


# --- steps ------------------------------------------------------------------------------------------------------------
def test_a_step_goes_to_a_neighbouring_hex_without_wall_figure_or_edge() -> None:
    table = moving(ann((0, 0)), cid((1, -1)), bors(FAR), ground=board(wall=(1, 0)))
    assert [text for text in table.offered() if text.startswith("step")] == ["step N", "step S", "step SW", "step NW"]
    assert table.why("step NE") == table.why("step SE") == "held"
    assert moving(ann((0, 7)), bors(FAR)).why("step S") == "held"


def test_hexes_with_bodies_may_be_entered() -> None:
    lying = dan((0, -1), status=DEAD, posture=PRONE, hits=12)
    table = moving(ann(), lying, bors(FAR)).do("step N")
    assert table.figure("Ann").hexes == ((0, -1),)


def test_each_hex_costs_one_and_the_last_ends_the_move() -> None:
    table = moving(ann(dx=8), bors(FAR)).do("S", "S", "S", "S", "SE", "SE")
    assert table.figure("Ann").turn.walked == 6
    assert table.why("step N") == "cap"
    assert all(text.startswith("face") for text in table.offered())


@pytest.mark.parametrize(
    ("pack", "hexes"),
    [((), 10), (("pack_full",), 9), (("pack_full", "rope"), 4), (("pack_full",) * 2, 2), (("pack_full",) * 3, 1)],
    ids=["unencumbered", "light", "medium", "heavy", "overloaded"],
)
def test_a_load_bounds_how_far_a_figure_moves(pack: tuple[str, ...], hexes: int) -> None:
    table = moving(ann(pack=pack), bors(FAR))
    assert max_move(table.state, 0) == hexes


def test_armor_slows_in_place_of_weight_where_the_house_says_so() -> None:
    plate = ann(armor="plate", pack=("pack_full",) * 2)
    assert max_move(moving(plate, bors(FAR)).state, 0) == 1
    assert max_move(moving(plate, bors(FAR), options={"armor_slows": True}).state, 0) == 6


@pytest.mark.parametrize(
    ("fields", "hexes"),
    [
        ({"fatigue": 12}, 2),
        ({"posture": PRONE}, 2),
        ({"posture": PRONE, "felled": True}, 2),
        ({"felled": True}, 0),
        ({"flight": LANDING}, 0),
    ],
    ids=["exhausted", "prone", "prone and felled", "felled on its feet", "landing"],
)
def test_condition_bounds_how_far_a_figure_moves(fields: dict[str, object], hexes: int) -> None:
    assert max_move(moving(ann(**fields), bors(FAR)).state, 0) == hexes


def test_who_lies_in_hand_to_hand_chooses_an_option_at_once_unless_it_has_a_pack_to_drop() -> None:
    table = moving(ann(posture=PRONE), bors((0, 0), posture=PRONE))
    assert (table.asked(), table.letters()) == ("option Ann", "tv")
    laden = moving(ann(posture=PRONE, pack=("rope",)), bors((0, 0), posture=PRONE))
    assert laden.asked() == "move Ann"
    assert laden.why("step N") == "cap"
    assert laden.do("drop pack", "face S").letters() == "tv"


def test_who_stands_in_hand_to_hand_may_turn() -> None:
    bear = beast("bear", RED, (0, 0), N)
    table = moving(bear, bors((0, 1), posture=PRONE))
    assert table.asked() == "move Bear"
    assert table.why("step N") == "cap"
    assert table.do("face NE").figure("Bear").facing == NE


# --- engagement -------------------------------------------------------------------------------------------------------
def test_a_move_ends_in_the_first_hex_where_the_figure_is_engaged() -> None:
    table = moving(ann((0, 2)), bors((0, -1))).do("step N", "step N")
    assert table.events_of("step")[-1].data["foes"] == ("Bors",)
    assert table.why("step S") == "stopped"
    assert table.do("face S").asked() == "option Ann"


def test_who_is_behind_an_enemy_or_next_to_an_unarmed_one_walks_on() -> None:
    behind = moving(ann((0, 2)), bors((0, -1), N)).do("step N", "step N", "step NE")
    assert behind.figure("Ann").turn.walked == 3
    unarmed = moving(ann((0, 2)), bors((0, -1), ready=("longbow",))).do("step N", "step N", "step NE")
    assert unarmed.figure("Ann").turn.walked == 3
    strict = moving(ann((0, 2)), bors((0, -1), ready=("longbow",)), options={"bowmen_engage": True})
    assert strict.do("step N", "step N").why("step NE") == "stopped"


def test_an_engaged_figure_shifts_one_hex_and_stays_next_to_all_that_engage_it() -> None:
    around = (ann(), bors((0, -1)), dan((1, 0), NW))
    table = moving(*around)
    assert [text for text in table.offered() if text.startswith("step")] == ["step NE"]
    assert table.why("step NW") == "shift"
    assert table.do("step NE").why("step S") == "cap"
    loose = moving(*around, options={"shift_any_one": True})
    assert [text for text in loose.offered() if text.startswith("step")] == ["step NE", "step S", "step NW"]


def test_an_engaged_figure_that_lies_crawls_one_hex_of_a_shift() -> None:
    table = moving(ann(posture=PRONE), bors((0, -1)))
    assert [text for text in table.offered() if text.startswith("step")] == ["step NE", "step NW"]
    table.do("step NE", "face N")
    assert table.letters() == "p"
    assert (table.figure("Ann").turn.crawled, table.figure("Ann").turn.walked) == (1, 0)


def test_a_disengaged_figure_crawls_two_hexes_and_does_nothing_else() -> None:
    table = moving(ann(posture=PRONE), bors(FAR)).do("S", "S")
    assert table.why("step S") == "cap"
    assert table.do("face N").letters() == "g"


def test_a_large_figure_needs_more_enemies_to_be_stopped() -> None:
    giant = beast("giant", RED, (0, 0), N)
    free = moving(giant, bors((0, -3), S)).do("step N", "step S")
    assert free.figure("Giant").turn.walked == 2
    held = moving(giant, bors((0, -2), S, st=18), dan((1, -2), S)).do("step N")
    assert held.events_of("step")[0].data["foes"] == ("Bors", "Dan")
    assert held.why("step S") == "stopped"


def test_enemies_that_it_outweighs_do_not_stop_a_large_figure() -> None:
    giant, foes = beast("giant", RED, (0, 0), N), (bors((0, -2), S), dan((1, -2), S))
    onward = moving(giant, *foes).do("step N")
    assert onward.events_of("step")[0].data["foes"] == ("Bors", "Dan")
    onward.do("push N", answers=[0, 0, 0, 0])
    assert onward.figure("Giant").hexes[0] == (0, -2)
    off = moving(giant, *foes, options={"push_before_stop": False}).do("step N")
    assert off.why("push N") == "stopped"


def test_who_crawls_on_its_knees_shows_its_rear_until_it_moves_again() -> None:
    table = moving(ann(posture=KNEELING), bors((0, -4))).do("step N")
    crawler = table.figure("Ann")
    assert crawler.crawls and zone_posture(crawler) == PRONE
    assert not can_engage(placed_figures(table.state)[0])
    archer = bors((0, -4), S, dx=14, side=RED, ready=("longbow",))
    shot = acting(archer, ann((0, 0), N, side=BLUE, posture=KNEELING))
    shot.state = alter(shot.state, 1, crawls=True)
    shot.do("shoot Ann longbow", rolls=[[6, 6, 6]])
    assert [part.label for part in shot.events_of("attack")[0].parts] == ["DX", "rear hex"]
    assert not moving(ann(posture=KNEELING, crawls=True), bors((0, -4))).figure("Ann").crawls


# --- what lies on the way ---------------------------------------------------------------------------------------------
def test_fire_hurts_whoever_enters_it_but_not_who_flies_over_it() -> None:
    ground = board(fire=(0, -1))
    table = moving(ann(), bors(FAR), ground=ground).do("step N")
    assert (
        table.figure("Ann").body.hits,
        table.figure("Ann").turn.taken,
        table.figure("Ann").turn.taken_otherwise,
    ) == (2, 0, 2)
    flier = moving(beast("gargoyle", RED, (0, 0), N, flight=2), bors(FAR), ground=ground).do("step N")
    assert flier.figure("Gargoyle").body.hits == 0


def test_whoever_goes_down_in_fire_moves_no_further() -> None:
    ground = board(fire=(0, -1))
    fallen = moving(ann(turn_hits=6), bors(FAR), ground=ground).do("step N").figure("Ann")
    assert (fallen.body.posture, fallen.body.fell, fallen.body.lost, fallen.turn.moved) == (
        PRONE,
        True,
        True,
        True,
    )
    out = moving(ann(hits=9), cid((3, 3)), bors(FAR), ground=ground).do("step N")
    assert (out.figure("Ann").body.status, out.asked()) == (UNCONSCIOUS, "move Cid")


def test_a_run_that_ends_in_a_fall_tires() -> None:
    table = moving(ann((0, 5), turn_hits=6), bors((0, -7)), ground=board(fire=(0, -1)))
    table.do(*["step N"] * 6)
    assert (table.figure("Ann").body.fatigue, table.figure("Ann").body.posture) == (1, PRONE)


def test_a_large_figure_burns_where_it_turns_into_fire() -> None:
    horse = beast("horse", RED, (0, 0), N)
    ground = board(fire=(1, 0), fire2=(0, -1))
    table = moving(horse, bors(FAR), ground=ground).do("face NW")
    assert (table.figure("Horse").hexes, table.figure("Horse").body.hits) == (body_of_size(2, (0, 0), NW), 2)
    assert moving(horse, bors(FAR), ground=ground).do("turn left").figure("Horse").body.hits == 2
    down = moving(beast("horse", RED, (0, 0), N, hits=21), cid((3, 3)), bors(FAR), ground=ground).do("face NW")
    assert (down.figure("Horse").body.status, down.asked()) == (UNCONSCIOUS, "move Cid")


def test_moved_over_broken_ground_is_remembered_for_the_turn() -> None:
    ground = board(broken_ground=(0, -1))
    assert moving(ann(), bors(FAR), ground=ground).do("step N", "step NE").figure("Ann").turn.broken_ground
    assert not moving(ann((0, -1)), bors(FAR), ground=ground).do("step NE").figure("Ann").turn.broken_ground


def test_fire_and_walls_made_by_spells_count_as_those_of_the_map() -> None:
    made = (Active("fire", 1, 1, hexes=((0, -1),)), Active("wall", 1, 1, hexes=((1, -1),)))
    table = moving(ann(), bors(FAR), spells=made)
    assert table.why("step NE") == "held"
    assert table.do("step N").figure("Ann").body.hits == 2


# --- turning and pushing ----------------------------------------------------------------------------------------------
def test_a_turn_on_the_way_costs_a_large_figure_a_hex_and_small_ones_have_none() -> None:
    table = moving(beast("horse", RED, (0, 0), N), bors(FAR)).do("turn right")
    assert (table.figure("Horse").facing, table.figure("Horse").turn.walked) == (NE, 1)
    assert table.figure("Horse").hexes == body_of_size(2, (0, 0), NE)
    assert moving(ann(), bors(FAR)).why("turn left") == "size"
    blocked = moving(beast("horse", RED, (0, 0), N), cid((-1, 1)), bors(FAR))
    assert blocked.why("turn right") == "held"


def test_a_large_figure_pushes_smaller_enemies_of_less_strength_together() -> None:
    bear = beast("bear", RED, (0, 0), N)
    table = moving(bear, bors((0, -1), N, st=29))
    assert "push N" in table.offered()
    table.do("push N", answers=[0, 3])
    assert (table.figure("Bear").hexes[0], table.figure("Bors").hexes) == ((0, -1), ((0, -2),))
    assert table.figure("Bors").facing == S
    assert table.events_of("pushed")[0].data["direction"] == "N"
    assert moving(bear, bors((0, -1), N, st=30)).why("push N") == "push"
    assert moving(bear, bors((0, -2), N)).why("push N") == "push"
    assert moving(bear, cid((0, -1), N), bors(FAR)).why("push N") == "friend"
    assert moving(ann(), bors((0, -1), N)).why("push N") == "push"


def test_two_that_are_pushed_give_way_one_after_the_other_and_together_count() -> None:
    giant = beast("giant", RED, (0, 0), N)
    table = moving(giant, bors((0, -1), N, st=14), dan((1, -1), N, st=15)).do("push N", answers=[0, 0, 0, 0])
    assert table.figure("Giant").hexes == body_of_size(3, (0, -1), N)
    assert (table.figure("Bors").hexes, table.figure("Dan").hexes) == (((0, -2),), ((1, -2),))
    assert moving(giant, bors((0, -1), N, st=15), dan((1, -1), N, st=15)).why("push N") == "push"


def test_a_push_into_fire_burns_who_gives_way_and_no_way_out_forbids_it() -> None:
    bear = beast("bear", RED, (0, 0), N)
    table = moving(bear, bors((0, -1), N), ground=board(fire=(0, -2))).do("push N", answers=[0, 0])
    assert table.figure("Bors").body.hits == 2
    walls = {f"wall{n}": pos for n, pos in enumerate([(0, -2), (1, -2), (-1, -1), (1, -1), (-1, 0)])}
    assert moving(bear, bors((0, -1), N), ground=board(**walls)).why("push N") == "push-room"


# --- facing -----------------------------------------------------------------------------------------------------------
def test_the_end_of_a_move_lets_a_figure_face_anywhere() -> None:
    table = moving(ann(), bors((0, -1)))
    assert [text for text in table.offered() if text.startswith("face")] == [
        f"face {name}" for name in ("N", "NE", "SE", "S", "SW", "NW")
    ]
    assert table.do("face SW").figure("Ann").facing == SW


def test_a_large_figure_faces_where_it_has_room() -> None:
    horse = beast("horse", RED, (0, 0), N)
    walled = board(wall=(-1, 1), wall2=(1, 0))
    table = moving(horse, bors(FAR), ground=walled)
    assert [text for text in table.offered() if text.startswith("face")] == ["face N"]
    assert table.why("face S") == "facing"


def test_a_move_has_no_other_answers() -> None:
    table = moving(ann(), bors(FAR))
    assert table.why("option a") == table.why("stand") == "not_now"


def test_the_sides_move_one_after_the_other_each_figure_once() -> None:
    table = moving(ann((3, 0)), cid((-3, 2)), bors((0, -6)), dan((2, -7)))
    table.do("face N", "option b")
    assert table.asked() == "move Cid"
    table.do("face N", "option b")
    assert table.asked() == "pick"
    assert table.offered() == ["figure Bors", "figure Dan", "end"]
    assert table.why("figure Ann") == "not_now"
    table.do("figure Dan", "face S", "option b")
    assert table.asked() == "move Bors"
    table.do("face S", "option b")
    assert table.state.actor == 0


def test_figures_that_are_not_picked_stay_with_their_usual_option() -> None:
    rest = moving(bors((0, -6)), dan((2, -7)), ann((3, 0)), cid((-3, 2), ready=("longbow",)))
    rest.do("face S", "option b", "face S", "option b").do("end")
    assert [rest.figure(name).turn.option for name in ("Ann", "Cid")] == [CHARGE, SHOOT]
    assert [rest.figure(name).turn.pace for name in ("Ann", "Cid")] == [10, 8]


@pytest.mark.parametrize(("steps", "fatigue"), [(1, 0), (5, 0), (6, 1)])
def test_a_fall_on_the_way_tires_whoever_ran_there_alone(steps: int, fatigue: int) -> None:
    table = moving(ann((0, steps - 1), turn_hits=6), bors((0, -7)), ground=board(fire=(0, -1)))
    table.do(*["step N"] * steps)
    assert (table.figure("Ann").body.posture, table.figure("Ann").body.fatigue) == (PRONE, fatigue)
