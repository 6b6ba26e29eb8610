"""Where a computer player deploys its units."""

import pytest
from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.referee import Live, StreamDice
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import EXIT
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.opponent.deployment import (
    company_worth,
    depth_worth,
    enemy_samples,
    goal_worth,
    sight_worth,
)
from affray.systems.wargame.position.answers import Deploy, read_answer
from affray.systems.wargame.position.state import DEPLOY, WAITING, Aim, State, Unit, alter_figure, centre_of, is_fielded
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.deployment import deploy_refusal
from tests.units.wargame.minds import best, values
from tests.wargame_arena import BLUE, BOWS, CREW, RED, N, S, battle, block, lone, regiment, skirmish, spot, table

SPEARS = regiment("Spears", RED, 10, 5, (4, 6), N)
ARCHERS = skirmish("Archers", RED, [(20, 4), (21.5, 4)], BOWS)
HERO = lone("Hero", RED, (30, 4))
CREWMEN = skirmish("Crew", RED, [(30, 4), (31.5, 4), (33, 4)], CREW)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 30), S)


def to_deploy(*units: Unit, placed: tuple[Unit, ...] = (), **more: object) -> State:
    """The units of both sides, those placed on the field and the others not yet."""
    off = tuple(replace(unit, status=WAITING, at=()) for unit in units)
    return replace(battle(*off, *placed, **{"far": False, **more}), phase=DEPLOY, stage=0)  # type: ignore[arg-type]


def chosen(state: State) -> Deploy:
    """The place that looks best."""
    found = read_answer(best(state))
    assert isinstance(found, Deploy)
    return found


def test_large_units_are_deployed_before_small_ones_and_heroes_last() -> None:
    state = to_deploy(HERO, ARCHERS, SPEARS, CREWMEN, PIKES)
    live, order = Live(StreamDice(Stream(1)), CODES), []
    while True:
        answer = chosen(state)
        assert deploy_refusal(state, RED, answer) is None
        order.append(answer.unit)
        if answer.unit == "Hero":
            break
        state = replace(phases.play(live, state, answer), stage=0)
    assert order == ["Spears", "Archers", "Crew", "Hero"]


def test_spears_stand_in_front_and_crews_behind() -> None:
    assert chosen(to_deploy(SPEARS, PIKES)).mark[1] > 5 * INCH > chosen(to_deploy(CREWMEN, PIKES)).mark[1]
    blue = to_deploy(SPEARS, PIKES)
    assert depth_worth(blue, PIKES, spot(24, 29)) > depth_worth(blue, PIKES, spot(24, 35))


def test_a_hero_stands_near_a_friend_and_others_keep_apart() -> None:
    state = to_deploy(HERO, PIKES, placed=(SPEARS,))
    assert distance(chosen(state).mark, centre_of(SPEARS)) <= 8 * INCH
    near, far = (battle(replace(ARCHERS, at=(spot(x, 6),), initial=1), SPEARS, far=False) for x in (10, 30))
    assert company_worth(near, 0) < company_worth(far, 0) == 0
    alone = battle(HERO, PIKES, far=False)
    assert company_worth(alone, 0) == 0


def test_who_is_sent_to_an_objective_stands_before_it() -> None:
    board = table(objectives=[(44, 16)])
    assert chosen(to_deploy(SPEARS, PIKES, board=board)).mark[0] > 34 * INCH
    assert chosen(to_deploy(SPEARS, PIKES, board=table(objectives=[(4, 16)]))).mark[0] < 14 * INCH


def test_who_may_leave_by_the_edge_looks_for_the_shortest_way_there() -> None:
    wall = table(block("wall", 0, 12, 30, 4))
    state = to_deploy(SPEARS, PIKES, board=wall, aim=Aim(kind=EXIT, attacker=RED))
    assert chosen(state).mark[0] > 26 * INCH
    there = alter_figure(state, 0, status=1, at=SPEARS.at)
    assert goal_worth(there, 0) < -30


@pytest.mark.parametrize("x", [8, 40])
def test_shooters_look_for_a_place_from_which_they_see(x: float) -> None:
    board = table(block("wall", 0, 9, 24, 1))
    found = battle(skirmish("Archers", RED, [(x, 6)], CREW), PIKES, board=board, far=False)
    open_field = battle(skirmish("Archers", RED, [(x, 6)], CREW), PIKES, far=False)
    assert sight_worth(found, 0) < sight_worth(open_field, 0) or x == 40
    assert sight_worth(found, 1) == 0


def test_the_enemy_is_looked_for_where_he_stands_and_may_stand() -> None:
    state = battle(SPEARS, PIKES, far=False)
    spots = enemy_samples(state, RED)
    assert spots[0] == centre_of(PIKES) and len(spots) == 11
    assert all(is_fielded(figure) for figure in state.figures) and len(values(to_deploy(SPEARS, PIKES))) > 5
