"""Battles drawn at random are fair, sound, and end."""

import pytest

from affray.dice.stream import Stream
from affray.play import make_seat, play_fast
from affray.space.plane.points import Point
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.position.state import OVER, State


def drawn(seed: int) -> State:
    """The first position of a drawn battle."""
    return SYSTEM.setup(draw_fight(seed), {})


def opposite(state: State, place: Point) -> Point:
    """A place as it is seen from the other side."""
    wide, high = state.board.size
    return wide - place[0], high - place[1]


def test_the_same_seed_draws_the_same_battle_and_another_seed_another() -> None:
    assert draw_fight(3) == draw_fight(3) == SYSTEM.opponents.draw_scenario(3)
    assert len({str(draw_fight(seed).body) for seed in range(20)}) == 20


def test_a_hundred_battles_can_be_set_up() -> None:
    kinds = set()
    for seed in range(100):
        state = drawn(seed)
        assert not SYSTEM.broken_invariants(state)
        assert {unit.side for unit in state.figures} == {0, 1}
        kinds.add((len(state.board.pieces), len(state.board.objectives)))
    assert {pieces for pieces, _ in kinds} == {2, 4, 6} and {aims for _, aims in kinds} == {0, 1, 3}


@pytest.mark.parametrize("seed", range(12))
def test_the_ground_is_the_same_from_either_side(seed: int) -> None:
    state = drawn(seed)
    outlines = {frozenset(piece.outline) for piece in state.board.pieces}
    assert {frozenset(opposite(state, at) for at in outline) for outline in outlines} == outlines
    assert {opposite(state, at) for at in state.board.objectives} == set(state.board.objectives)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_drawn_battle_ends(seed: int) -> None:
    seats = [make_seat("greedy", side) for side in range(2)]
    assert play_fast(SYSTEM, drawn(seed), seats, Stream(seed)).phase == OVER
