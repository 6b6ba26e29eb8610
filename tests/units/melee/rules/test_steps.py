"""Steps over the ground, shifts, pivots, flying over, and where a move ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import RuledOut
from affray.space.bodies import body_distance, covered_hexes, surrounding_hexes
from affray.space.hex import Hex, disc
from affray.systems.melee.content.codes import PRONE, REAR, STANDING
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.engagement import Placed, is_engaged_among
from affray.systems.melee.rules.facing import shape_of, zone
from affray.systems.melee.rules.steps import Field, Going

OPEN = Field()
ME = Placed(0, ((0, 0),), 0)
FOE = Placed(1, ((0, -1),), 3)
ANY_ONE = PLAIN._replace(shift_any_one=1)
NORTH = ((0, -1), (0, -2), (0, -3))


def figure(size: int, head: Hex, facing: int, side: int = 0) -> Placed:
    return Placed(side, covered_hexes(shape_of(size), head, facing), facing)


def refusal(*figures: Placed, to: Hex, going: Going, field: Field = OPEN) -> str | None:
    fault = steps.step_refusal(field, figures, 0, to, going, PLAIN)
    return None if fault is None else fault.code


def test_a_step_goes_to_a_neighbouring_hex_within_the_cap() -> None:
    assert refusal(ME, to=(0, -1), going=Going(1)) is None
    assert refusal(ME, to=(0, -2), going=Going(5)) == "neighbour"
    assert refusal(ME, to=(0, 0), going=Going(5)) == "neighbour"
    assert refusal(ME, to=(0, -1), going=Going(2, 2)) == "cap"


def test_walls_the_edge_and_figures_bar_a_step_and_bodies_do_not() -> None:
    friend = Placed(0, ((0, -1),), 0)
    assert refusal(ME, to=(0, -1), going=Going(3), field=Field(walls={(0, -1)})) == "held"
    assert refusal(ME, to=(0, -1), going=Going(3), field=Field(land={(0, 0)})) == "held"
    assert refusal(ME, to=(0, -1), going=Going(3), field=Field(land={(0, 0), (0, -1)})) is None
    assert refusal(ME, friend, to=(0, -1), going=Going(3)) == "held"
    assert refusal(ME, friend._replace(awake=0), to=(0, -1), going=Going(3)) is None


def test_a_move_ends_where_the_figure_becomes_engaged() -> None:
    foe = FOE._replace(hexes=((0, -3),))
    walk = steps.walk_path(OPEN, (ME, foe), 0, NORTH, 5, PLAIN)
    assert (walk.figures[0].hexes, walk.moved, walk.stopped) == (((0, -2),), 2, True)
    near = ME._replace(hexes=((0, -2),))
    assert refusal(near, foe, to=(1, -3), going=Going(5, 2)) == "stopped"


def test_a_path_that_leads_just_to_engagement_is_not_cut_short() -> None:
    walk = steps.walk_path(OPEN, (ME, FOE._replace(hexes=((0, -3),))), 0, NORTH[:2], 5, PLAIN)
    assert (walk.moved, walk.stopped) == (2, False)


def test_standing_still_is_a_walk_of_no_hexes() -> None:
    assert steps.walk_path(OPEN, (ME, FOE), 0, (), 5, PLAIN) == steps.Walk((ME, FOE), 0, stopped=False)


@pytest.mark.parametrize(
    ("path", "cap", "clause"),
    [(NORTH, 2, "CM-SPEED-01"), (((0, -1), (0, -3)), 5, "CM-MOVE-02")],
)
def test_a_walk_against_the_rules_names_the_clause(path: tuple[Hex, ...], cap: int, clause: str) -> None:
    with pytest.raises(RuledOut, match=clause):
        steps.walk_path(OPEN, (ME,), 0, path, cap, PLAIN)


def test_an_engaged_figure_moves_one_hex_at_most() -> None:
    assert steps.start_move((ME, FOE), 0, 10) == Going(1, 0, (1,))
    assert steps.start_move((ME, FOE), 0, 0) == Going(0, 0, (1,))
    assert steps.start_move((ME,), 0, 10) == Going(10)
    with pytest.raises(RuledOut, match="CM-SPEED-06"):
        steps.walk_path(OPEN, (ME, FOE), 0, ((1, -1), (1, -2)), 10, PLAIN)


@pytest.mark.parametrize("to", disc((0, 0), 1)[1:])
def test_a_shift_keeps_every_engager_adjacent_or_any_by_the_option(to: Hex) -> None:
    second = Placed(1, ((1, -1),), 4)
    figures = (ME, FOE, second)
    going = steps.start_move(figures, 0, 10)
    assert going.held_by == (1, 2)
    near = [body_distance((to,), foe.hexes) == 1 for foe in (FOE, second)]
    vacant = to not in (*FOE.hexes, *second.hexes)
    assert (steps.step_refusal(OPEN, figures, 0, to, going, PLAIN) is None) == (vacant and all(near))
    assert (steps.step_refusal(OPEN, figures, 0, to, going, ANY_ONE) is None) == (vacant and any(near))


def test_too_few_engagers_hold_no_large_figure() -> None:
    giant = figure(3, (0, 0), 0)
    assert steps.start_move((giant, FOE), 0, 6) == Going(6)


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_a_large_figure_steps_as_a_whole(size: int) -> None:
    large = figure(size, (0, 0), 0)
    after = steps.take_step((large,), 0, (1, -1))
    assert after[0].hexes == covered_hexes(shape_of(size), (1, -1), 0) and after[0].facing == 0
    entered = sorted(set(after[0].hexes) - set(large.hexes))
    for pos in entered:
        assert refusal(large, Placed(0, (pos,), 0), to=(1, -1), going=Going(3)) == "held"
    assert refusal(large, to=(1, -1), going=Going(3)) is None


def test_a_pivot_on_the_way_costs_a_hex_and_goes_into_vacant_hexes() -> None:
    bear = figure(2, (0, 0), 0)
    assert steps.pivot_refusal(OPEN, (bear,), 0, 1, Going(3), PLAIN) is None
    assert steps.pivot((bear,), 0, 1) == (figure(2, (0, 0), 1),)
    beside = Placed(0, ((-1, 1),), 0)
    held = steps.pivot_refusal(OPEN, (bear, beside), 0, 1, Going(3), PLAIN)
    assert held is not None and held.code == "held"
    assert steps.pivot_refusal(OPEN, (bear, beside), 0, -1, Going(3), PLAIN) is None
    spent = steps.pivot_refusal(OPEN, (bear,), 0, 1, Going(3, 3), PLAIN)
    assert spent is not None and spent.code == "cap"


def test_a_one_hex_figure_may_take_any_facing_at_the_end() -> None:
    assert steps.open_facings(OPEN, (ME, FOE), 0, steps.start_move((ME, FOE), 0, 1), PLAIN) == (0, 1, 2, 3, 4, 5)


def test_a_large_figure_turns_as_far_as_there_is_room() -> None:
    bear = figure(2, (0, 0), 0)
    assert steps.open_facings(OPEN, (bear,), 0, Going(3), PLAIN) == (0, 1, 2, 3, 4, 5)
    # Its tail lies south; walls to the north-west and south-east let it swing to the south-west and no further.
    walls = Field(walls={(-1, 0), (1, 0)})
    assert steps.open_facings(walls, (bear,), 0, Going(3), PLAIN) == (0, 1)


def test_an_engaged_figure_turns_no_further_than_it_may_shift() -> None:
    bear = figure(2, (0, 0), 0)
    behind = Placed(1, ((0, 2),), 0)
    going = steps.start_move((bear, behind), 0, 1)
    assert going.held_by == (1,)
    assert steps.open_facings(OPEN, (bear, behind), 0, going, PLAIN) == (0,)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 7])
def test_a_back_is_to_the_wall_when_all_behind_it_is_closed(size: int) -> None:
    large = figure(size, (0, 0), 0)
    behind = {pos for pos in surrounding_hexes(large.hexes) if zone(large.hexes, 0, STANDING, pos) == REAR}
    for field in (Field(walls=behind), Field(land=set(disc((0, 0), 3)) - behind)):
        assert steps.has_back_to_wall(field, large)
        assert steps.has_back_to_wall(field, large._replace(posture=PRONE))
    for pos in behind:
        assert not steps.has_back_to_wall(Field(walls=behind - {pos}), large)
    assert not steps.has_back_to_wall(Field(walls=set(surrounding_hexes(large.hexes)) - behind), large)


FLIER = ME._replace(airborne=1)


def test_a_flier_passes_over_figures_that_it_does_not_engage_and_ends_in_a_vacant_hex() -> None:
    walk = steps.walk_path(OPEN, (FLIER, FOE), 0, NORTH, 5, PLAIN)
    assert (walk.moved, walk.stopped) == (3, False)
    with pytest.raises(RuledOut, match="CM-FLY-04"):
        steps.walk_path(OPEN, (FLIER, FOE), 0, NORTH[:1], 5, PLAIN)
    assert refusal(FLIER, FOE, to=(0, -1), going=Going(1)) == "no-landing"


def test_a_flier_that_engages_the_ground_passes_over_nobody_and_none_passes_a_wall() -> None:
    assert refusal(FLIER._replace(meets_ground=1), FOE, to=(0, -1), going=Going(5, 0, (1,))) == "held"
    assert refusal(FLIER, to=(0, -1), going=Going(5), field=Field(walls={(0, -1)})) == "held"


def test_nobody_on_the_ground_walks_through_a_flier() -> None:
    assert refusal(ME, FOE._replace(airborne=1), to=(0, -1), going=Going(5)) == "held"


def test_two_fliers_pass_each_other_if_both_agree() -> None:
    mine, its = FLIER._replace(apart=1), FOE._replace(airborne=1, apart=1)
    assert refusal(mine, its, to=(0, -1), going=Going(5)) is None
    assert refusal(mine, its._replace(apart=0), to=(0, -1), going=Going(5, 0, (1,))) == "held"


def test_a_flier_does_not_go_where_it_would_be_stopped_over_somebody() -> None:
    guard = Placed(1, ((0, -2),), 3, airborne=1)
    assert is_engaged_among((FLIER._replace(hexes=((0, -1),)), FOE, guard), 0)
    assert refusal(FLIER, FOE, guard, to=(0, -1), going=Going(5)) == "no-landing"


@given(st.lists(st.sampled_from(disc((0, 0), 3)[1:]), max_size=12, unique=True), st.data())
def test_a_walk_of_legal_steps_never_shares_a_hex_and_never_leaves_engagement(
    held: list[Hex], data: st.DataObject
) -> None:
    figures = (ME, *(Placed(place % 2, (pos,), place % 6) for place, pos in enumerate(held)))
    going = steps.start_move(figures, 0, 6)
    while True:
        head = figures[0].hexes[0]
        ways = [to for to in disc(head, 1) if steps.step_refusal(OPEN, figures, 0, to, going, PLAIN) is None]
        if not ways:
            break
        assert going.moved == 0 or not is_engaged_among(figures, 0)
        figures = steps.take_step(figures, 0, data.draw(st.sampled_from(ways)))
        going = going._replace(moved=going.moved + 1)
        assert figures[0].hexes[0] not in held
    assert going.moved <= going.cap
