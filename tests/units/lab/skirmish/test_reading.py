"""Positions and answers as numbers; skirmishes that cannot be compiled."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.game.scenario import load_scenario
from affray.lab.systems.foeman.skirmish import layout
from affray.lab.systems.foeman.skirmish.reading import answer_of, start_of, state_of
from affray.lab.systems.foeman.skirmish.scope import check_skirmish
from affray.lab.systems.foeman.skirmish.tables import Grid, skirmish_tables
from affray.systems.foeman.position import answers
from affray.systems.foeman.position.state import State
from affray.systems.foeman.system import SYSTEM

NAMES = ("duel", "archers-and-a-wall", "bridge", "tavern", "two-rooms")


def first(name: str, **rules: str) -> State:
    """The first position of a scenario."""
    return SYSTEM.setup(load_scenario("foeman", name), rules)


@pytest.mark.parametrize("name", NAMES)
def test_a_first_position_reads_back(name: str) -> None:
    state = first(name)
    check_skirmish(state)
    assert state_of(state, start_of(state).tolist()) == state


@pytest.mark.parametrize("name", NAMES)
def test_places_tell_how_hexes_lie(name: str) -> None:
    state, numbers = first(name), skirmish_tables(first(name)).tolist()
    grid = Grid(state.board)
    for pos in state.board.ground:
        place = grid.place(pos)
        assert grid.hex(place) == pos
        around = [numbers[numbers[layout.COST] + place + numbers[layout.STEP_TO + way]] for way in range(6)]
        assert around == [-1 if there is None else state.board.cost[there] for there in state.board.steps[pos]]


def test_an_answer_reads_as_that_of_play() -> None:
    state = first("duel")
    assert answer_of(state, layout.pack_answer(layout.STEP, 4)) == answers.Step(4)
    assert answer_of(state, layout.pack_answer(layout.GUARD, 2)) == answers.Defend(2)
    assert answer_of(state, layout.pack_answer(layout.CEDE)) == answers.Word("cede")
    names = [figure.id for figure in state.figures]
    assert answer_of(state, layout.pack_answer(layout.FORCE, 0, 1, 3, 1)) == answers.Retreat(
        names[0], names[1], 3, follow=True
    )


def test_what_cannot_be_compiled_is_one_clear_line() -> None:
    with pytest.raises(InputError, match="sides: compiled skirmishes have two, got 4"):
        check_skirmish(first("free-for-all"))
    state = first("duel")
    with pytest.raises(InputError, match="at most 12, got 13"):
        check_skirmish(replace(state, figures=(state.figures[0],) * 13))
    with pytest.raises(InputError, match="begin before the first round"):
        check_skirmish(replace(state, phase=1))
    mounted = replace(state.figures[0], mount=(0, 0))
    with pytest.raises(InputError, match="no emplaced weapons"):
        check_skirmish(replace(state, figures=(mounted, state.figures[1])))
