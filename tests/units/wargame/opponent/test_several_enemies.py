"""Whom a computer player reckons with among several enemies."""

from fractions import Fraction

from msgspec.structs import replace

from affray.systems.wargame.opponent.aims import objective_assignments
from affray.systems.wargame.opponent.deployment import enemy_samples
from affray.systems.wargame.opponent.greedy_1.lining_up import samples
from affray.systems.wargame.opponent.greedy_1.player import GreedyOne
from affray.systems.wargame.opponent.measure import FEATURES, measure
from affray.systems.wargame.opponent.outlook import foes_before
from affray.systems.wargame.opponent.urge import urge
from affray.systems.wargame.opponent.worth import point_weight
from affray.systems.wargame.position.state import (
    ACT,
    AWAY,
    DEPLOY,
    PICK,
    WAITING,
    Activation,
    State,
    alter_figure,
    foes,
    zone_shape,
)
from affray.systems.wargame.roster.battlefields import find_table
from affray.systems.wargame.rules.body import UNHURT, active_body
from affray.systems.wargame.rules.order_and_actions import first_progress
from affray.systems.wargame.turn import phases
from tests.units.wargame.lineup import RED, battle, fielded, row
from tests.units.wargame.troops import miniature
from tests.wargame_arena import SWORDSMAN

BLUE, GREEN = 1, 2
FIELD = find_table("three_ways")


def meeting(*taken: int) -> State:
    """Three units of five, one of each side; what each side has taken."""
    stand = (("A", 19, 20), ("B", 18, 30), ("C", 31, 29))
    bows = miniature(weapons=("longbow",))
    units = [fielded(name, side, *row(x, y, 5), profile=bows) for side, (name, x, y) in enumerate(stand)]
    state = battle(*(replace(unit, each=Fraction(50)) for unit in units), board=FIELD)
    return replace(
        state, sides=("Red", "Blue", "Green"), phase=PICK, act=None, order=(0, 1, 2),
        taken=tuple(map(Fraction, taken or (0, 0, 0))),
    )  # fmt: skip


def test_points_of_the_side_that_leads_count_more() -> None:
    state = meeting(0, 900, 100)
    assert point_weight(state, BLUE) > point_weight(state, RED) == point_weight(state, GREEN) == 1
    assert point_weight(meeting(), BLUE) == 1


def test_who_is_behind_the_leader_is_urged_on() -> None:
    state = meeting(0, 900, 0)
    assert urge(state, RED) == urge(state, GREEN) > urge(state, BLUE) == 0


def test_an_enemy_may_turn_against_a_third_side() -> None:
    state = meeting()
    alone = replace(state, figures=state.figures[:2])
    both = {foe.spot.unit.id: foe.others for foe in foes_before(state, 0)}
    (only,) = foes_before(alone, 0)
    # B has Red's unit and Green's to choose from; without Green there is nobody else.
    assert both["B"] > only.others == 0


def test_enemies_are_named_from_the_next_seat_on() -> None:
    assert foes(meeting(), RED) == (1, 2) and foes(meeting(), BLUE) == (2, 0) and foes(meeting(), GREEN) == (0, 1)


def test_an_army_that_has_left_beaten_counts_nothing() -> None:
    state = meeting(0, 300, 0)
    hero = fielded("H", BLUE, (24, 24), profile=SWORDSMAN)
    left = replace(state, figures=tuple(
        replace(unit, status=AWAY) if unit.side == BLUE else unit for unit in (*state.figures, hero)
    ), out=(BLUE,))  # fmt: skip
    assert measure(left, BLUE) == (0.0,) * len(FEATURES)
    assert measure(left, RED)[0] == measure(state, RED)[0] == 1
    stays = dict(zip(FEATURES, measure(replace(state, figures=(*state.figures, hero), out=(BLUE,)), BLUE), strict=True))
    assert stays["units left"] == 2 and stays["value left"] == 0 and stays["heroes, vehicles and crews sound"] == 10


def test_the_order_of_the_objectives_decides_nothing() -> None:
    state = meeting()
    turned = replace(state, board=replace(FIELD, objectives=FIELD.objectives[::-1]))
    for side in range(3):
        assert objective_assignments(state, side) == objective_assignments(turned, side)


def test_who_is_out_has_nothing_left() -> None:
    state = replace(meeting(), out=(BLUE,))
    assert measure(state, BLUE)[1:3] == (0, 0) and measure(state, RED)[1:3] == (10, 10)


def test_enemies_are_expected_in_all_their_zones() -> None:
    empty = replace(meeting(), figures=meeting().figures[:1])
    assert len(enemy_samples(empty, RED)) == 2 * 2 * 5


def test_the_first_player_decides_among_several_too() -> None:
    state, player = meeting(), GreedyOne()
    assert state.board.objectives
    for side in (RED, BLUE, GREEN):
        acting = alter_figure(replace(state, stage=side), side, body=active_body(UNHURT))
        acting = replace(acting, phase=ACT, act=Activation(side, first_progress(2)))
        coming = replace(alter_figure(state, side, status=WAITING, at=()), phase=DEPLOY, stage=side)
        for asked in (acting, coming):
            found = phases.question(asked)
            assert found is not None and found.side == side
            found = replace(found, answers=player.candidates(asked, found))
            assert len(set(player.appraise(asked, found))) > 1


def test_the_first_player_looks_for_enemies_in_the_zone_of_the_next_seat() -> None:
    state = replace(meeting(), figures=())
    for side in (RED, BLUE, GREEN):
        left, _, right, _ = zone_shape(FIELD.zones[(side + 1) % 3]).box
        assert all(left < x < right for x, _ in samples(state, side))
