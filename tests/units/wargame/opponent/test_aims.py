"""What a computer player wants of the ground, and who sees to it."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.systems.wargame.content.codes import EXIT, HOLD
from affray.systems.wargame.opponent.aims import (
    DECIDES,
    EXIT_WORTH,
    approach_worth,
    can_hold_ground,
    certainty,
    edge_of,
    holding_worth,
    is_sent,
    leaving_worth,
    objective_assignments,
    objective_worth,
    runners,
    target_weight,
)
from affray.systems.wargame.position.state import AWAY, Aim, State, Unit, alter_body, alter_figure
from affray.systems.wargame.rules.body import body_with_token
from tests.wargame_arena import BLUE, CREW, RED, S, battle, kind, lone, skirmish, spot, table

MEN = skirmish("Men", RED, [(8 + 1.5 * n, 10) for n in range(4)])
RIDERS = skirmish("Riders", RED, [(30, 10), (32, 10)], kind(move=10))
FOES = skirmish("Foes", BLUE, [(10, 30), (12, 30)], heading=S)
BOARD = table(objectives=[(10, 16), (30, 20)])
OFF = Aim(kind=EXIT, attacker=RED, share=Fraction(1, 3))


def fight(*units: Unit, **more: object) -> State:
    """A battle over two objectives."""
    return battle(*units, **{"board": BOARD, "far": False, **more})  # type: ignore[arg-type]


def moved(state: State, i: int, x: float, y: float) -> State:
    """The state with all of a unit in one place."""
    return alter_figure(state, i, at=(spot(x, y),) * len(state.figures[i].at))


# --- objectives -------------------------------------------------------------------------------------------------------
def test_an_objective_counts_more_as_the_end_comes_near() -> None:
    early, last = fight(MEN, FOES), fight(MEN, FOES, round=8)
    assert certainty(early) < certainty(last) == 1
    there = [spot(10, 16)] * 4
    assert holding_worth(last, 0, there) == 100 > holding_worth(early, 0, there) > 0 == holding_worth(last, 0, MEN.at)


def test_an_objective_that_the_enemy_holds_counts_against_it() -> None:
    state = fight(MEN, skirmish("Foes", BLUE, [(10, 16), (11, 16)]), round=8)
    assert holding_worth(state, 0, MEN.at) == -100
    assert [holding_worth(state, 0, [spot(10, 17)] * n) for n in (2, 3)] == [0, 100]
    shaken = alter_body(state, 1, body_with_token)
    assert holding_worth(shaken, 0, [spot(10, 17)]) == 100


def test_where_holding_decides_an_objective_counts_for_the_battle() -> None:
    state = fight(MEN, FOES, aim=Aim(kind=HOLD, attacker=RED))
    assert (objective_worth(state, RED), objective_worth(state, BLUE), objective_worth(fight(MEN), RED)) == (
        DECIDES,
        DECIDES / 2,
        100,
    )


def test_the_nearest_are_sent_to_objectives_but_no_crews_and_heroes() -> None:
    crew, hero = skirmish("Crew", RED, [(10, 14)], CREW), lone("Sven", RED, (30, 18))
    state = fight(crew, hero, MEN, RIDERS, FOES)
    assert objective_assignments(state, RED) == {2: spot(10, 16), 3: spot(30, 20)}
    assert not can_hold_ground(crew) and not can_hold_ground(hero) and can_hold_ground(MEN)
    assert objective_assignments(fight(MEN, FOES), RED) == {0: spot(10, 16)}


def test_the_best_fighters_are_not_sent_where_cheaper_ones_come_in_time() -> None:
    beast = lone("Beast", RED, (12, 10), profile=kind(move=10), each=Fraction(380))
    assert objective_assignments(fight(beast, MEN, FOES), RED) == {0: spot(30, 20), 1: spot(10, 16)}
    assert objective_assignments(fight(beast, FOES), RED) == {0: spot(10, 16)}


def test_all_are_sent_to_the_nearest_where_holding_decides() -> None:
    more, third = skirmish("More", RED, [(28, 6)]), skirmish("Third", RED, [(24, 2)])
    state = fight(MEN, RIDERS, more, third, FOES, aim=Aim(kind=HOLD, attacker=RED))
    there = spot(30, 20)
    assert objective_assignments(state, RED) == {0: spot(10, 16), 1: there, 2: there, 3: there}
    assert is_sent(state, 3) and not is_sent(fight(MEN, RIDERS, more, FOES), 2)


def test_who_is_sent_wants_to_be_near_and_all_the_more_when_time_is_short() -> None:
    state = fight(MEN, FOES)
    nearer = moved(state, 0, 10, 13)
    assert approach_worth(state, state.figures[0], 0) < approach_worth(state, nearer.figures[0], 0) <= 0
    late = replace(state, round=8)
    assert approach_worth(late, nearer.figures[0], 0) - approach_worth(late, state.figures[0], 0) > approach_worth(
        state, nearer.figures[0], 0
    ) - approach_worth(state, state.figures[0], 0)
    assert approach_worth(fight(lone("Sven", RED, (4, 4))), state.figures[0], 0) == 0


# --- the far edge -----------------------------------------------------------------------------------------------------
def test_the_soonest_there_make_for_the_edge_until_they_are_enough() -> None:
    slow = skirmish("Slow", RED, [(4 + 1.5 * n, 2) for n in range(9)], kind(move=3))
    state = fight(slow, MEN, RIDERS, FOES, aim=OFF)
    assert runners(state) == (2, 1, 0)
    assert runners(fight(slow, MEN, replace(RIDERS, each=Fraction(30)), FOES, aim=OFF)) == (2, 1)
    assert edge_of(state, state.figures[2]) == spot(30, 36)
    gone = alter_figure(state, 2, status=AWAY, each=Fraction(30))
    assert runners(gone) == (1,)


def test_leaving_is_worth_more_than_being_near_to_it() -> None:
    state = fight(MEN, FOES, aim=OFF)
    near, off = moved(state, 0, 10, 30), alter_figure(state, 0, status=AWAY)
    assert (
        leaving_worth(state, state.figures[0], 0)
        < leaving_worth(state, near.figures[0], 0)
        < leaving_worth(state, off.figures[0], 0)
        == EXIT_WORTH * 40
    )
    assert leaving_worth(state, state.figures[1], 1) == leaving_worth(fight(MEN, FOES), near.figures[0], 0) == 0


def test_who_need_not_run_does_not() -> None:
    rich = replace(RIDERS, each=Fraction(500))
    state = fight(MEN, rich, FOES, aim=OFF)
    assert runners(state) == (1,) and leaving_worth(state, state.figures[0], 0) == 0
    assert target_weight(state, 1) > 0 == target_weight(state, 0) == target_weight(state, 2)
    assert target_weight(fight(MEN, FOES), 0) == pytest.approx(0)
