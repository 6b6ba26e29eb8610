"""Moves on the field: placed or not, free attacks on who withdraws, vehicles that run over, units led off the field.

[UW-MOVE-01 UW-MOVE-04 UW-MOVE-05 UW-MOVE-06 UW-MOVE-11 UW-MEL-09 UW-VEH-03 .. UW-VEH-09 UW-ABL-07]
"""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.systems.wargame.content.codes import HERO, ORDNANCE, VEHICLE
from affray.systems.wargame.content.exact_numbers import counted_bits
from affray.systems.wargame.position.answers import Drive, Move, write_answer
from affray.systems.wargame.position.state import AWAY, LOST, OVER, Aim, State, Table, Unit
from affray.systems.wargame.setup import first_state
from affray.systems.wargame.turn import phases
from tests.wargame_arena import (
    BLUE,
    RED,
    TANK,
    N,
    S,
    W,
    acting,
    altered,
    asked,
    battle,
    block,
    code,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    spot,
    table,
)

ROCK = table(block("rock", 20, 10, 4, 4))


def fight(
    *units: Unit, who: str = "Ann's", left: int = 2, marks: tuple[tuple[int, int], ...] = (), **more: object
) -> State:
    """The position in which a unit of these has been activated."""
    return replace(acting(battle(*units, **more), who, left), marks=marks)  # type: ignore[arg-type]


# --- on foot ----------------------------------------------------------------------------------------------------------
def test_a_move_within_its_reach_places_the_unit() -> None:
    outcome = play(fight(skirmish("Ann's", RED, [(10, 10), (11.5, 10)])), "move 10,16 facing 45")
    assert (
        outcome.data("moves").items()
        >= {"who": "Ann's", "distance": "6", "files": 0, "heading": "45", "bearing": "90"}.items()
    )
    assert (outcome["Ann's"].at, outcome["Ann's"].heading) == ((spot(10, 16), spot(11.5, 16)), 45_000_000)
    assert not outcome["Ann's"].body.disordered


def test_a_move_too_far_leaves_it_where_it_was_and_in_disorder() -> None:
    men = skirmish("Ann's", RED, [(10, 10)])
    outcome = play(fight(men), "move 10,16.1")
    assert (outcome["Ann's"].at, outcome["Ann's"].body.disordered, outcome.codes) == (
        men.at,
        True,
        ["moves", "disordered"],
    )
    assert outcome.state.act is not None and outcome.state.act.progress.left == 1
    cut = play(fight(men, options={"over_distance": "advance_full_move"}), "move 10,18")
    assert (cut["Ann's"].at, cut["Ann's"].body.disordered) == ((spot(10, 16),), True)


def test_terrain_at_the_mark_disorders_and_what_would_stand_in_it_stays() -> None:
    men = skirmish("Ann's", RED, [(17, 12)])
    for x, stands in ((19.5, (19.5, 12)), (19.8, (17, 12))):
        outcome = play(fight(men, board=ROCK), f"move {x},12")
        assert (outcome["Ann's"].at, outcome["Ann's"].body.disordered) == ((spot(*stands),), True)


def test_a_regiment_reforms_where_it_stands_and_skirmishers_never() -> None:
    ranks = regiment("Ann's", RED, 6, 3, (10, 10), N)
    outcome = play(fight(ranks), "reform 6 facing 180")
    assert (outcome["Ann's"].files, outcome["Ann's"].heading) == (6, 180_000_000)
    assert outcome.data("reforms")["files"] == 6
    assert code(fight(skirmish("Ann's", RED, [(10, 10)])), "reform 1") == "files"
    assert code(fight(ranks), "reform 7") == "files"


def test_units_on_foot_do_not_drive_and_vehicles_do_not_walk() -> None:
    assert code(fight(skirmish("Ann's", RED, [(10, 10)])), "drive forward go 2") == "vehicle"
    tank = fight(lone("Ann's", RED, (10, 10), N, TANK))
    assert code(tank, "move 10,12") == code(tank, "reform 1") == "vehicle"


def test_a_move_into_contact_is_told_with_the_foes() -> None:
    foe = skirmish("Foe", BLUE, [(10, 14)], facing=S)
    outcome = play(fight(skirmish("Ann's", RED, [(10, 10)]), foe), "move 10,13")
    assert outcome.data("into_contact") == {"who": "Ann's", "foes": ("Foe",)}
    # No melee has been fought yet, so that nobody strikes at who goes back.
    assert outcome.state.marks == ()
    assert play(outcome.state, "move 10,11").codes == ["moves"]


def test_half_a_crew_moves_half_as_far() -> None:
    crew = skirmish("Ann's", RED, [(10, 10), (11, 10)], kind(ORDNANCE, (4, 6), 5, arms="trebuchet"))
    for initial, placed in ((3, True), (4, False)):
        assert play(fight(replace(crew, initial=initial)), "move 10,12.6")["Ann's"].body.disordered != placed


# --- withdrawing ------------------------------------------------------------------------------------------------------
FOUR = skirmish("Ann's", RED, [(10, 10), (11, 10), (12, 10), (13, 10)])
FOES = [skirmish(name, BLUE, at, kind(ad=(2, 6), fight=6), S) for name, at in
        (("Cy's", [(10, 11), (11, 11)]), ("Bo's", [(12.5, 11), (13.5, 11)]))]  # fmt: skip


def test_a_marked_enemy_that_is_left_strikes_once_for_half_and_then_the_move_is_made() -> None:
    # 4d6 + 12 is 22 of 8: 2, of which half counts.
    outcome = play(fight(FOUR, FOES[0], marks=((0, 1),)), "move 11,6", rolls=[[3, 3, 2, 2]], choices=[0])
    assert outcome.codes == ["moves", "free_attack", "strike", "losses"]
    assert outcome.data("free_attack") == {"who": "Cy's", "target": "Ann's"}
    assert (outcome.data("strike")["quotient"], outcome["Ann's"].at) == (1, (spot(10, 6), spot(11, 6), spot(12, 6)))
    assert outcome.state.marks == ()
    # 24 of 8 is 3, and half of it 2 where it is rounded up.
    up = fight(FOUR, FOES[0], marks=((0, 1),), options={"halve_rounding": "up"})
    outcome = play(up, "move 11,6", rolls=[[4, 3, 3, 2], [2, 2]], choices=[0, 0])
    assert outcome.data("strike")["quotient"] == 2


def test_enemies_left_strike_in_the_order_of_their_ids_with_the_dice_they_had() -> None:
    state = fight(FOUR, *FOES, marks=((0, 1), (0, 2)))
    outcome = play(state, "move 11,6", rolls=[[3, 3, 2, 2], [4, 3, 2, 2]], choices=[0, 1])
    assert [event.data["who"] for event in outcome.events if event.code == "free_attack"] == ["Bo's", "Cy's"]
    # The last man, then the second of those left.
    assert outcome["Ann's"].at == (spot(10, 6), spot(12, 6))


def test_the_choice_of_casualties_names_them_as_they_were_when_the_move_began() -> None:
    state = fight(FOUR, *FOES, marks=((0, 1), (0, 2)))
    rolls = [[3, 3, 2, 2], [4, 3, 2, 2]]
    first = asked(state, "move 11,6", rolls)
    assert (first.code, first.about, len(first.answers)) == ("casualty", (0, 0b1111, counted_bits(0b1111, 1, 1)), 4)
    # The third has fallen; of those left the fourth or the first may go, and their bits are what they were.
    assert asked(state, "move 11,6", rolls, [1]).about == (0, 0b1001, counted_bits(0b1011, 1, 1))
    # The highest of them, the fourth, is the first answer.
    assert play(state, "move 11,6", rolls=rolls, choices=[1, 0])["Ann's"].at == (spot(10, 6), spot(11, 6))


def test_casualties_leave_those_coherent_who_will_stand_elsewhere() -> None:
    # Where they go the second links the first with the others.
    state = fight(FOUR, FOES[0], marks=((0, 1),))
    question = asked(state, "move 11,6 arrange 9.6,6;11,6;11.2,4.6;12.6,5", [[3, 3, 2, 2]])
    assert question.about == (0, 0b1101, counted_bits(0b1111, 1, 1))


def test_who_stays_in_touch_or_was_never_fought_or_is_not_placed_draws_no_free_attack() -> None:
    assert play(fight(FOUR, FOES[0]), "move 11,6").codes == ["moves"]
    pair = skirmish("Ann's", RED, [(10, 10), (11, 10)])
    stays = fight(pair, FOES[0], marks=((0, 1),))
    assert play(stays, "move 10.5,10").codes == ["moves", "into_contact"]
    assert play(stays, "move 10,3").codes == ["moves", "disordered"]


def test_a_regiment_strikes_at_no_one_who_leaves_behind_it_and_a_vehicle_never() -> None:
    men = skirmish("Ann's", RED, [(10, 10)])
    for foe in (regiment("Foe", BLUE, 2, 2, (10, 11), N), lone("Foe", BLUE, (10, 12), S, TANK)):
        outcome = play(fight(men, foe, marks=((0, 1),)), "move 10,7")
        assert (outcome.codes, outcome.state.marks) == (["moves"], ())


def test_who_falls_to_a_free_attack_to_the_last_moves_no_more_and_a_check_comes_first() -> None:
    pair = skirmish("Ann's", RED, [(10, 10), (11, 10)])
    outcome = play(
        fight(pair, FOES[0], marks=((0, 1),)),
        "move 10,6",
        rolls=[[6, 6, 6, 6]],
    )
    assert (outcome["Ann's"].status, outcome.state.act) == (LOST, None)
    outcome = play(fight(pair, FOES[0], marks=((0, 1),)), "move 10,6", rolls=[[2, 2, 2, 2], [1]], choices=[0])
    assert outcome.codes == ["moves", "free_attack", "strike", "losses", "morale", "nerve"]
    assert (outcome["Ann's"].body.token, outcome["Ann's"].at) == (True, (spot(10, 6),))


def test_a_free_attack_that_breaks_the_army_ends_the_game_before_the_move() -> None:
    pair = skirmish("Ann's", RED, [(10, 10), (11, 10)])
    outcome = play(
        fight(pair, FOES[0], marks=((0, 1),), far=False), "move 10,6", rolls=[[2, 2, 2, 2], [2]], choices=[0]
    )
    assert (outcome.state.phase, outcome.state.winner, outcome["Ann's"].at) == (OVER, BLUE, pair.at[:1])


def test_a_hero_who_leaves_takes_hits_and_goes_on() -> None:
    hero = lone("Ann's", RED, (10, 10), N, kind(HERO, (3, 8)))
    outcome = play(fight(hero, FOES[0], marks=((0, 1),)), "move 10,6", rolls=[[3, 3, 2, 2]])
    assert (outcome["Ann's"].body.steps, outcome["Ann's"].at) == (1, (spot(10, 6),))


def test_a_regiment_that_loses_men_as_it_leaves_stands_in_the_same_files() -> None:
    ranks = regiment("Ann's", RED, 6, 3, (10, 10), N)
    state = fight(ranks, FOES[0], marks=((0, 1),))
    outcome = play(state, "move 11,6 facing 0", rolls=[[3, 3, 2, 2]])
    assert (len(outcome["Ann's"].at), outcome["Ann's"].files) == (5, 3)
    rank = regiment("Ann's", RED, 3, 3, (10, 10), N)
    outcome = play(fight(rank, FOES[0], marks=((0, 1),)), "move 11,6", rolls=[[3, 3, 2, 2]])
    assert (outcome["Ann's"].at, outcome["Ann's"].files) == ((spot(10, 6), spot(11, 6)), 2)


# --- vehicles ---------------------------------------------------------------------------------------------------------
WAGON = lone("Ann's", RED, (10, 10), N, TANK)
"""Two wide, three deep, Fight 2, Defense 16, Move 8: it stands from 8.5 to 11.5."""


def test_a_vehicle_goes_ahead_turns_once_and_goes_back_half_as_far() -> None:
    outcome = play(fight(WAGON), "drive forward go 4 turn -45 go 4")
    assert (outcome["Ann's"].heading, outcome["Ann's"].body.disordered) == (45_000_000, False)
    assert outcome.data("drives").items() >= {"who": "Ann's", "distance": "8", "reverse": 0, "heading": "45"}.items()
    assert play(fight(WAGON), "drive reverse go 4")["Ann's"].at == (spot(10, 6),)
    for text in ("drive reverse go 4.1", "drive forward go 8.1"):
        outcome = play(fight(WAGON), text)
        assert (outcome["Ann's"].at, outcome["Ann's"].body.disordered, outcome.codes) == (
            WAGON.at,
            True,
            ["drives", "disordered"],
        )
    assert code(fight(WAGON), "drive forward turn 20 go 2 turn 20") == "pivots"
    able = replace(WAGON, profile=kind(VEHICLE, (4, 6), 8, gifts="additional_turn", base=(2, 3)))
    assert code(fight(able), "drive forward turn 20 go 2 turn 20") is None


def test_terrain_stops_a_vehicle_and_at_its_end_disorders_it() -> None:
    board = table(block("rock", 8, 17, 4, 2))
    for length, y, disordered in ((5, 15, False), (5.5, 15.5, True), (6, 10, True)):
        outcome = play(fight(WAGON, board=board), f"drive forward go {length}")
        assert (outcome["Ann's"].at, outcome["Ann's"].body.disordered) == ((spot(10, y),), disordered)


def test_who_is_struck_suffers_the_dice_of_the_base_and_strikes_back() -> None:
    # 2 x 3 inches are 6d6, and Fight 2; of the three men two are struck and roll.
    foe = skirmish("Foe", BLUE, [(10, 14), (11, 14), (12.6, 14)], facing=S)
    outcome = play(fight(WAGON, foe), "drive forward go 3", rolls=[[1, 1, 1, 1, 1, 2], [4, 4]], choices=[0])
    assert outcome.data("overruns") == {"who": "Ann's", "target": "Foe", "struck": 2}
    assert [event.data["total"] for event in outcome.events if event.code == "strike"] == [9, 8]
    # It would end on the man at 14 and goes back to 12: 13.5 is his edge.
    assert (outcome.codes[-1], outcome["Ann's"].at) == ("slides_back", (spot(10, 12),))
    assert outcome.state.marks == ((0, 1),)


def test_in_reverse_half_the_losses_count_or_those_behind_the_unit() -> None:
    foe = regiment("Foe", BLUE, 4, 2, (10, 7), N)
    # From behind the regiment: 17 of 8 is 2.
    for value, lost in (("vehicle_rear", 2), ("unit_rear", 2)):
        state = fight(WAGON, foe, options={"rear_means": value})
        rolls = [[3, 3, 3, 2, 2, 2], [1, 1, 1, 1]]
        outcome = play(state, "drive reverse go 2", rolls=[*rolls, [2, 2]] if value == "unit_rear" else rolls)
        assert 4 - len(outcome["Foe"].at) == (lost if value == "unit_rear" else lost // 2)
    front = lone("Ann's", RED, (10, 3), N, TANK)
    for value, lost in (("vehicle_rear", 2), ("unit_rear", 1)):
        state = fight(front, foe, options={"rear_means": value})
        rolls = [[3, 3, 3, 2, 2, 2]]
        outcome = play(state, "drive forward go 3", rolls=[*rolls, [2, 2]] if lost == 2 else rolls)
        # It came from behind, so that the regiment does not strike back.
        assert (4 - len(outcome["Foe"].at), outcome.codes.count("strike")) == (lost, 1)


def test_skirmishers_have_no_rear() -> None:
    foe = skirmish("Foe", BLUE, [(10, 14), (11, 14), (12.5, 14)], facing=N)
    state = fight(WAGON, foe, options={"rear_means": "unit_rear"})
    outcome = play(state, "drive forward go 4", rolls=[[3, 3, 3, 2, 2, 2], [1, 1], [2]], choices=[0, 0])
    assert len(outcome["Foe"].at) == 1


def test_friends_suffer_too_unless_they_are_spared_and_strike_nobody_back() -> None:
    friend = skirmish("Friend", RED, [(10, 14)])
    outcome = play(fight(WAGON, friend), "drive forward go 3", rolls=[[1, 1, 1, 1, 1, 1]])
    assert (outcome["Friend"].status, outcome.codes.count("strike")) == (LOST, 1)
    spared = play(fight(WAGON, friend, options={"overrun_spares_friends": True}), "drive forward go 3")
    assert (spared.codes, spared["Ann's"].at) == (["drives", "slides_back"], (spot(10, 12),))


@pytest.mark.parametrize(("given", "rolled"), [(False, 0), (True, 0)])
def test_who_does_not_strike_back_makes_no_vehicle_roll(given: bool, rolled: int) -> None:
    options = {"vehicle_zero_quotient_rolls": given, "overrun_struck_units_strike_back": False}
    state = fight(WAGON, skirmish("Foe", BLUE, [(10, 14)], kind(defense=40), S), options=options)
    outcome = play(state, "drive forward go 3", rolls=[[1, 1, 1, 1, 1, 1]])
    assert outcome.codes.count("vehicle_damage") == rolled


def test_a_strike_back_without_a_quotient_makes_it_roll_under_the_option() -> None:
    state = fight(
        WAGON, skirmish("Foe", BLUE, [(10, 14)], kind(defense=40), S), options={"vehicle_zero_quotient_rolls": True}
    )
    outcome = play(state, "drive forward go 3", rolls=[[1, 1, 1, 1, 1, 1], [1], [8]], choices=[1])
    assert (outcome["Ann's"].damage.weaker, outcome["Ann's"].damage.worse) == (1, 1)


def test_vehicles_that_are_run_over_do_not_strike_back_and_roll_for_damage() -> None:
    other = lone("Foe", BLUE, (10, 15), S, TANK)
    outcome = play(fight(WAGON, other), "drive forward go 3", rolls=[[6, 6, 6, 6, 6, 6], [4]], choices=[0])
    # 38 of 16 is 2, and 4 + 2 lets the attacker choose: Move.
    assert outcome.data("vehicle_damage") == {"score": 6, "chooser": 2, "choice": 0}
    assert outcome["Foe"].damage.slower == 1


def test_units_are_run_over_in_the_order_of_the_path_and_a_wreck_runs_over_nobody_more() -> None:
    near = skirmish("Near", BLUE, [(10, 13)], kind(ad=(6, 6), fight=30, defense=90), S)
    far = skirmish("Far", BLUE, [(10, 16)], facing=S)
    outcome = play(fight(WAGON, far, near), "drive forward go 6", rolls=[[1] * 6, [6] * 6, [6]])
    # 66 of 16 is 4, and 6 + 4 is the end.
    assert (outcome["Ann's"].status, outcome.codes.count("overruns"), outcome.state.act) == (LOST, 1, None)


def test_an_overrun_that_breaks_an_army_ends_the_game_at_once() -> None:
    near, far = (skirmish(name, BLUE, [(10, y)], facing=S) for name, y in (("Near", 13), ("Far", 16)))
    outcome = play(fight(WAGON, near, far, far=False), "drive forward go 6", rolls=[[2] * 6, [1]])
    assert (outcome.state.phase, outcome.state.winner, outcome.codes.count("overruns")) == (OVER, RED, 1)


def test_a_vehicle_that_leaves_a_melee_draws_the_free_attack_before_it_runs_others_over() -> None:
    fought = skirmish("Fought", BLUE, [(10, 12)], kind(ad=(2, 6)), S)
    behind = skirmish("Behind", BLUE, [(10, 6)], facing=S)
    state = fight(WAGON, fought, behind, marks=((0, 1),))
    outcome = play(state, "drive reverse go 3", rolls=[[6, 6], [2] * 6, [1]])
    assert [text for text in outcome.codes if text in ("free_attack", "overruns")] == ["free_attack", "overruns"]
    # 12 of 16 is nothing, and half of 14 of 8 neither: who stands behind is not passed.
    assert (outcome.state.marks, outcome["Ann's"].at) == (((0, 2),), (spot(10, 8),))


def test_a_vehicle_that_a_free_attack_destroys_does_not_move() -> None:
    fought = skirmish("Fought", BLUE, [(10, 12)], kind(ad=(9, 6), fight=50), S)
    behind = skirmish("Behind", BLUE, [(10, 6)], facing=S)
    outcome = play(fight(WAGON, fought, behind, marks=((0, 1),)), "drive reverse go 3", rolls=[[6] * 9, [7]])
    assert (outcome["Ann's"].status, outcome.codes.count("overruns")) == (LOST, 0)


def test_a_vehicle_that_would_slide_back_into_touch_leaves_nobody() -> None:
    # It cannot get past the wall of men if nobody falls, so that it stays in touch with those whom it fought.
    wall = regiment("Wall", BLUE, 8, 4, (11.5, 12), S, kind(defense=60))
    state = fight(WAGON, wall, marks=((0, 1),))
    outcome = play(state, "drive forward go 2", rolls=[[1] * 6, [1] * 6])
    assert "free_attack" not in outcome.codes
    assert (outcome["Ann's"].at, outcome.state.marks) == ((spot(10, 10),), ((0, 1),))


def test_a_vehicle_slides_back_past_a_place_off_the_field() -> None:
    # Turned at the edge it stands over it, until it has gone on into the man, whom it cannot pass.
    tank = lone("Ann's", RED, (1.1, 10), N, TANK)
    man = skirmish("Man", BLUE, [(3, 12)], kind(defense=90), S)
    outcome = play(fight(tank, man), "drive forward turn -45 go 1", rolls=[[1] * 6, [1]])
    assert (outcome["Ann's"].at, outcome["Ann's"].heading) == (tank.at, 90_000_000)


# --- off the field ----------------------------------------------------------------------------------------------------
AIM = Aim(kind="exit", attacker=RED, share=Fraction(1, 3))
MEN = skirmish("Ann's", RED, [(10, 34), (11, 34)])
GOING = table(block("rock", 20, 33, 2, 2))


def leaving(*units: Unit, board: Table = GOING, **more: object) -> State:
    """The position of a breakthrough in which the unit of Red has been activated."""
    return fight(*units, board=board, aim=AIM, **more)  # type: ignore[arg-type]


def test_only_the_attacker_of_a_breakthrough_leaves_and_by_the_far_edge_alone() -> None:
    assert code(fight(MEN), "move 10,37") == "off-field"
    state = leaving(MEN, skirmish("Cy's", BLUE, [(30, 34)], facing=S))
    assert code(state, "move 10,37") is None
    assert code(state, "move 10,35.7") == "off-field"
    assert code(leaving(skirmish("Ann's", RED, [(1, 10)])), "move -1,10") == "off-field"
    assert code(leaving(MEN, skirmish("Cy's", BLUE, [(30, 34)], facing=S), who="Cy's"), "move 30,37") == "off-field"


def test_a_breakthrough_is_the_first_players() -> None:
    sides = [{"name": name, "army": "medieval"} for name in ("Red", "Blue")]
    body: dict[str, object] = {"battlefield": "open_meadow", "sides": sides, "aim": {"kind": "exit", "attacker": 2}}
    with pytest.raises(InputError, match=r"aim\.attacker: expected 1, from whose zone the far edge is far, got 2"):
        first_state(Scenario("own", "wargame", "Own", body=body), {})


def test_who_leaves_is_off_the_field_unharmed_and_his_activation_ends() -> None:
    outcome = play(leaving(altered(MEN, token=False)), "move 10,37")
    assert (outcome["Ann's"].status, len(outcome["Ann's"].at), outcome.state.act) == (AWAY, 2, None)
    assert outcome.codes == ["moves", "leaves"]
    assert code(outcome.state, "unit Ann's") == "not_waiting"


def test_a_move_beyond_the_edge_that_is_too_far_is_none() -> None:
    low = skirmish("Ann's", RED, [(10, 28)])
    assert play(leaving(low), "move 10,37").codes == ["moves", "disordered"]
    cut = {"over_distance": "advance_full_move"}
    assert play(leaving(low, options=cut), "move 10,37")["Ann's"].at == (spot(10, 34),)
    # Cut short it would stand across the edge.
    assert code(leaving(skirmish("Ann's", RED, [(10, 29.8)]), options=cut), "move 10,37") == "off-field"
    assert play(leaving(skirmish("Ann's", RED, [(10, 30.1)]), options=cut), "move 10,37")["Ann's"].status == AWAY


def test_who_leaves_a_melee_by_the_edge_is_struck_at_even_by_who_would_touch_him_there() -> None:
    ranks = regiment("Ann's", RED, 2, 1, (10, 34.5), N)
    foe = skirmish("Foe", BLUE, [(11, 35.4)], kind(ad=(2, 6), fight=6), W)
    state = leaving(ranks, foe, marks=((0, 1),))
    outcome = play(state, "move 10,36.1", rolls=[[5, 5], [2]])
    assert "free_attack" in outcome.codes
    assert (outcome["Ann's"].status, len(outcome["Ann's"].at), outcome.state.marks) == (AWAY, 1, ())


def test_a_vehicle_drives_off_and_does_not_slide_back_on_to_the_field() -> None:
    tank = lone("Ann's", RED, (10, 32), N, TANK)
    foe = skirmish("Foe", BLUE, [(10, 35)], kind(defense=90), S)
    state = leaving(tank, foe)
    assert code(state, "drive forward go 3") == "off-field"
    outcome = play(state, "drive forward go 5", rolls=[[1] * 6, [1]])
    assert (outcome["Ann's"].status, outcome.codes[-1]) == (AWAY, "leaves")


def test_ways_off_the_field_are_offered_where_it_is_near_enough() -> None:
    def offered(state: State) -> list[str]:
        question = phases.question(state)
        assert question is not None
        return [
            write_answer(answer)
            for answer in question.answers
            if isinstance(answer, Drive) or (isinstance(answer, Move) and answer.mark[1] > spot(0, 36)[1])
        ]

    assert offered(leaving(MEN)) == ["move 10,36.01"]
    assert offered(leaving(skirmish("Ann's", RED, [(10, 20)]))) == []
    # A rock is in the way straight ahead.
    assert offered(leaving(skirmish("Ann's", RED, [(21, 32)]))) == []
    tank = lone("Ann's", RED, (10, 30), N, TANK)
    offers = offered(leaving(tank))
    assert "drive forward go 8" in offers and "drive forward turn 15 go 8" in offers
    assert all(code(leaving(tank), text) is None for text in offers)


def test_enough_units_led_off_win_at_once() -> None:
    other = skirmish("Others", RED, [(30, 5), (31, 5), (32, 5), (33, 5), (34, 5)])
    crew = skirmish(
        "Ann's", RED, [(10, 34.5)], kind(ORDNANCE, (4, 6), 4, arms="trebuchet"), gun=Fraction(20), initial=2
    )
    blue = skirmish("Cy's", BLUE, [(30, 30)], facing=S)
    # A crew man lost, the other and the weapon off: 30 of 90.
    outcome = play(leaving(crew, other, blue, far=False), "move 10,36.5")
    assert (outcome.state.phase, outcome.state.winner) == (OVER, RED)
    # Without the weapon it would be 10 of 70.
    poor = play(leaving(replace(crew, gun=Fraction(0)), other, blue, far=False), "move 10,36.5")
    assert poor.state.phase != OVER
