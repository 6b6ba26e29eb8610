"""Laws of battles of three and four sides: random ones, each to its end."""

from fractions import Fraction

import pytest

from affray.space.plane.measure import INCH
from affray.space.plane.points import is_near
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.ending import LAST as TO_THE_LAST
from affray.systems.wargame.position.ending import ROUT as TO_THE_ROUT
from affray.systems.wargame.position.state import AWAY, DRAW, OVER, Aim, State, Unit, has_turns, is_fielded, lost_value
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


def shares(state: State) -> tuple[float, ...]:
    """What each side has of the victory, reckoned from what stands on the field. [UW-VIC-04 UW-VIC-05]"""
    sides = range(len(state.sides))
    points = [float(amount) for amount in state.taken]
    for place in state.board.objectives:
        near = [
            sum(is_near(at, place, 3 * INCH) for unit in troops(state, side) if not unit.body.token for at in unit.at)
            for side in sides
        ]
        if near.count(max(near)) == 1:
            points[near.index(max(near))] += 100
    first = [side for side in sides if side not in state.out]
    if state.aim.kind not in (TO_THE_LAST, TO_THE_ROUT):
        most = max(points[side] for side in first)
        first = [side for side in first if points[side] > most - state.aim.limit / 10]
    return tuple((side in first) / len(first) for side in sides)


def troops(state: State, side: int) -> list[Unit]:
    """The units of a side on the field."""
    return [unit for unit in state.figures if unit.side == side and is_fielded(unit)]


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
        if house == "leaves":
            assert not any(is_fielded(unit) for unit in state.figures if unit.side in state.out)
        before = state
    assert before.phase == OVER and score(before) == pytest.approx(shares(before))
    assert (before.winner == DRAW) == (max(score(before)) < 1)
    assert read_state(write_state(before)) == before


def test_a_broken_army_is_seen_to_leave() -> None:
    games = (list(whole_game(fray(3, None, POINTS), number, quick=True))[-1][1] for number in range(4))
    assert any(unit.status == AWAY for last in games for unit in last.figures if last.out)
