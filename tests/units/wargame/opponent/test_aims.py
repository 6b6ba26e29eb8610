"""What a computer player wants of the ground, and who sees to it."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.systems.wargame.content.codes import EXIT, HOLD
from affray.systems.wargame.opponent.aims import (
    DECIDES,
    EXIT_WORTH,
    certainty,
    edge_of,
    fit,
    holding,
    hunted,
    leaving,
    nearing,
    prize,
    runners,
    sent,
)
from affray.systems.wargame.position.state import AWAY, Aim, State, Unit, alter
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
    return alter(state, i, at=(spot(x, y),) * len(state.figures[i].at))


# --- objectives -------------------------------------------------------------------------------------------------------
def test_an_objective_counts_more_as_the_end_comes_near() -> None:
    early, last = fight(MEN, FOES), fight(MEN, FOES, round=8)
    assert certainty(early) < certainty(last) == 1
    there = [spot(10, 16)] * 4
    assert holding(last, 0, there) == 100 > holding(early, 0, there) > 0 == holding(last, 0, MEN.at)


def test_an_objective_that_the_enemy_holds_counts_against_it() -> None:
    state = fight(MEN, skirmish("Foes", BLUE, [(10, 16), (11, 16)]), round=8)
    assert holding(state, 0, MEN.at) == -100
    assert [holding(state, 0, [spot(10, 17)] * n) for n in (2, 3)] == [0, 100]
    shaken = alter(state, 1, token=True)
    assert holding(shaken, 0, [spot(10, 17)]) == 100


def test_where_holding_decides_an_objective_counts_for_the_battle() -> None:
    state = fight(MEN, FOES, aim=Aim(kind=HOLD, attacker=RED))
    assert (prize(state, RED), prize(state, BLUE), prize(fight(MEN), RED)) == (DECIDES, DECIDES / 2, 100)


def test_the_nearest_are_sent_to_objectives_but_no_crews_and_heroes() -> None:
    crew, hero = skirmish("Crew", RED, [(10, 14)], CREW), lone("Sven", RED, (30, 18))
    state = fight(crew, hero, MEN, RIDERS, FOES)
    assert sent(state, RED) == {2: spot(10, 16), 3: spot(30, 20)}
    assert not fit(crew) and not fit(hero) and fit(MEN)
    assert sent(fight(MEN, FOES), RED) == {0: spot(10, 16)}


def test_all_are_sent_where_holding_decides() -> None:
    more = skirmish("More", RED, [(28, 6)])
    state = fight(MEN, RIDERS, more, FOES, aim=Aim(kind=HOLD, attacker=RED))
    assert set(sent(state, RED)) == {0, 1, 2}


def test_who_is_sent_wants_to_be_near_and_all_the_more_when_time_is_short() -> None:
    state = fight(MEN, FOES)
    nearer = moved(state, 0, 10, 13)
    assert nearing(state, state, 0) < nearing(state, nearer, 0) <= 0
    late = replace(state, round=8)
    assert nearing(late, nearer, 0) - nearing(late, state, 0) > nearing(state, nearer, 0) - nearing(state, state, 0)
    assert nearing(fight(lone("Sven", RED, (4, 4))), state, 0) == 0


# --- the far edge -----------------------------------------------------------------------------------------------------
def test_the_soonest_there_make_for_the_edge_until_they_are_enough() -> None:
    slow = skirmish("Slow", RED, [(4 + 1.5 * n, 2) for n in range(9)], kind(move=3))
    state = fight(slow, MEN, RIDERS, FOES, aim=OFF)
    assert runners(state) == (2, 1, 0)
    assert runners(fight(slow, MEN, replace(RIDERS, each=Fraction(30)), FOES, aim=OFF)) == (2, 1)
    assert edge_of(state, 2) == spot(30, 36)
    gone = alter(state, 2, status=AWAY, each=Fraction(30))
    assert runners(gone) == (1,)


def test_leaving_is_worth_more_than_being_near_to_it() -> None:
    state = fight(MEN, FOES, aim=OFF)
    near, off = moved(state, 0, 10, 30), alter(state, 0, status=AWAY)
    assert leaving(state, state, 0) < leaving(state, near, 0) < leaving(state, off, 0) == EXIT_WORTH * 40
    assert leaving(state, state, 1) == leaving(fight(MEN, FOES), near, 0) == 0


def test_who_need_not_run_does_not() -> None:
    rich = replace(RIDERS, each=Fraction(500))
    state = fight(MEN, rich, FOES, aim=OFF)
    assert runners(state) == (1,) and leaving(state, state, 0) == 0
    assert hunted(state, 1) > 0 == hunted(state, 0) == hunted(state, 2)
    assert hunted(fight(MEN, FOES), 0) == pytest.approx(0)
