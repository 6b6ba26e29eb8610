"""Fair fights drawn at random."""

import pytest

from affray.dice.stream import Stream
from affray.play import make_seat, play_fast
from affray.space.hex import from_column_row, is_connected
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.tables import creatures
from affray.systems.melee.opponent.drawn_fights import BEASTS, KINDS, draw_scenario, mirrored
from affray.systems.melee.position.state import OVER, State
from affray.systems.melee.roster.ready_made import ready_made
from tests.tiers import first_of

FIGHTS = range(100)


def first_state(seed: int) -> State:
    """The first position of a fight."""
    return SYSTEM.setup(draw_scenario(seed), {})


def test_who_may_be_drawn_is_in_the_tables() -> None:
    assert {name for kind in KINDS for name in kind} <= set(ready_made())
    assert set(BEASTS) <= set(creatures())


def test_the_same_number_draws_the_same_fight() -> None:
    assert SYSTEM.opponents.draw_scenario(7) == draw_scenario(7)
    assert len({repr(draw_scenario(seed).body) for seed in FIGHTS}) > 90


@pytest.mark.parametrize("seed", FIGHTS)
def test_a_fight_is_sound_and_the_one_side_stands_as_the_other(seed: int) -> None:
    state = first_state(seed)
    assert SYSTEM.broken_invariants(state) == ()
    (radius,) = {max(column for column, _ in state.board.ground) // 2}
    assert all(state.board.ground[mirrored(pos, radius)] == name for pos, name in state.board.ground.items())
    red, blue = ([figure for figure in state.figures if figure.side == side] for side in range(2))
    assert 2 <= len(red) == len(blue) <= 5
    for one, other in zip(red, blue, strict=True):
        assert tuple(mirrored(pos, radius) for pos in one.hexes) == other.hexes
        assert one.facing == (other.facing + 3) % 6
        assert one.creature == other.creature


def test_some_fights_are_between_the_very_same_and_others_are_not() -> None:
    def arms(seed: int, side: int) -> list[object]:
        return [(figure.ready, figure.creature) for figure in first_state(seed).figures if figure.side == side]

    same = [arms(seed, 0) == arms(seed, 1) for seed in FIGHTS]
    assert 20 < sum(same) < 80


def test_ground_that_walls_would_part_is_not_whole() -> None:
    line = {from_column_row(0, row) for row in range(5)}
    assert is_connected(line)
    assert not is_connected(line - {from_column_row(0, 2)})


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", first_of(range(4), 1))
def test_a_drawn_fight_comes_to_its_end(seed: int) -> None:
    seats = [make_seat("greedy", seed), make_seat("greedy", seed + 1)]
    assert play_fast(SYSTEM, first_state(seed), seats, Stream(seed, 9)).phase == OVER
