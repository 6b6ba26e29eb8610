"""Laws of battles of three and four sides: random ones, each to its end."""

from fractions import Fraction

import pytest

from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.ending import drawing_sides, sides_left
from affray.systems.wargame.position.state import AWAY, DRAW, OVER, Aim, State, has_turns, is_fielded, lost_value
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.invariants import broken_invariants
from affray.systems.wargame.words.view import score
from tests.wargame_arena import fray, whole_game

POINTS = Aim(rounds=4, limit=400)
LAST = Aim(rounds=4, limit=400, kind="last")
ROUT = Aim(rounds=4, limit=400, kind="rout")
LAWS = [
    pytest.param(sides, house, aim, number, id=f"{sides}-{house}-{aim.kind}-{number}")
    for number, (sides, house, aim) in enumerate(
        (sides, house, aim) for sides in (3, 4) for house in ("leaves", "fights_on") for aim in (POINTS, LAST, ROUT)
    )
]


def lost(state: State) -> Fraction:
    """What all sides have lost."""
    return sum(map(lost_value, state.figures), Fraction(0))


@pytest.mark.parametrize(("sides", "house", "aim", "number"), LAWS)
def test_a_battle_of_several_is_sound_at_each_step_and_ends(sides: int, house: str, aim: Aim, number: int) -> None:
    before = fray(sides, {"broken_army": house, "initiative_each_round": number % 2 == 1}, aim)
    for _, state in whole_game(before, number, quick=True):
        assert broken_invariants(state) == ()
        # What is taken has been lost since, and nobody gives points back or comes back into the battle.
        assert sum(state.taken) <= lost(state)
        assert all(new >= old for new, old in zip(state.taken, before.taken, strict=True))
        assert state.out[: len(before.out)] == before.out
        question = phases.question(state)
        if question is not None and question.side >= 0:
            assert has_turns(state, question.side)
        if house == "leaves" and state.phase != OVER:
            assert not any(is_fielded(unit) for unit in state.figures if unit.side in state.out)
        before = state
    assert before.phase == OVER and sum(score(before)) == pytest.approx(1)
    if before.winner == DRAW:
        assert {side for side, share in enumerate(score(before)) if share} == set(drawing_sides(before))
    else:
        assert before.winner in (sides_left(before) or before.out)
    assert read_state(write_state(before)) == before


def test_a_broken_army_is_seen_to_leave() -> None:
    games = (list(whole_game(fray(3, None, POINTS), number, quick=True))[-1][1] for number in range(4))
    assert any(unit.status == AWAY for last in games for unit in last.figures if last.out)
