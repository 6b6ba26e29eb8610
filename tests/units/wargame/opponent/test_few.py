"""The few answers that a playout looks at."""

from fractions import Fraction

import pytest

from affray.dice.stream import Stream
from affray.play import make_seat, play_fast
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import EXIT
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.position.answers import Move, write_answer
from affray.systems.wargame.position.state import Aim, State
from tests.units.wargame.minds import question
from tests.wargame_arena import (
    BLUE,
    BOWS,
    RED,
    TANK,
    N,
    S,
    acting,
    altered,
    battle,
    block,
    lone,
    regiment,
    skirmish,
    table,
)

ARCHERS = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(5)], BOWS)
SPEARS = regiment("Spears", RED, 10, 5, (4, 10), N)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 18), S)
FEW = skirmish("Few", BLUE, [(4, 14), (5, 14)], heading=S)


def few(name: str, *units: object, **more: object) -> list[str]:
    """The few answers of a unit that is activated."""
    state = acting(battle(*units, **{"far": False, **more}), name)  # type: ignore[arg-type]
    found = SYSTEM.opponents.narrow(state)
    assert found is not None and (found.side, found.who) == (state.figures[0].side, name)
    assert all(SYSTEM.refuse(state, answer) is None for answer in found.answers)
    return [write_answer(answer) for answer in found.answers]


def turns(texts: list[str]) -> list[str]:
    """The moves that stay in place."""
    return [text for text in texts if text.startswith("move 12,20")]


def test_an_attack_is_among_them_and_no_shot_out_of_range() -> None:
    assert "shoot Pikes" in few("Archers", ARCHERS, PIKES)
    assert "shoot Pikes" not in few("Archers", ARCHERS, regiment("Pikes", BLUE, 10, 5, (4, 32), S))


def test_an_enemy_in_reach_is_charged_and_one_out_of_reach_is_approached() -> None:
    assert "contact Few" in few("Spears", SPEARS, FEW)
    far = few("Spears", SPEARS, regiment("Pikes", BLUE, 2, 2, (4, 32), S))
    assert not any(text.startswith("contact") for text in far) and any(text.startswith("move") for text in far)


def test_nobody_charges_whom_he_cannot_reach_for_want_of_room() -> None:
    walled = table(block("Wall", 0, 11.5, 48, 1))
    assert "contact Few" not in few("Spears", SPEARS, FEW, board=walled)


def test_a_regiment_turns_to_the_enemy_behind_it_where_there_is_room() -> None:
    away = regiment("Spears", RED, 10, 5, (10, 20), N)
    assert turns(few("Spears", away, PIKES)) and not turns(few("Spears", SPEARS, PIKES))
    assert not turns(few("Spears", away, PIKES, skirmish("Wall", RED, [(12, 21.1)])))


def test_objectives_and_the_far_edge_are_made_for() -> None:
    goal = table(objectives=[(30, 10)])
    assert len(few("Archers", ARCHERS, PIKES, board=goal)) > len(few("Archers", ARCHERS, PIKES))
    leaving = Aim(kind=EXIT, share=Fraction(1, 2))
    near = skirmish("Runners", RED, [(20, 33), (21.5, 33)])
    assert any(",36.01" in text for text in few("Runners", near, PIKES, aim=leaving))


def test_a_vehicle_drives_towards_the_enemy_and_back() -> None:
    found = few("Tank", lone("Tank", RED, (20, 10), N, TANK), regiment("Pikes", BLUE, 10, 5, (40, 20), S))
    assert sum(text.startswith("drive") for text in found) >= 4


def test_who_owes_a_move_away_has_all_of_them_and_a_disordered_unit_none() -> None:
    fleeing = acting(battle(altered(ARCHERS, token=1), PIKES, far=False), "Archers")
    found = SYSTEM.opponents.narrow(fleeing)
    assert found is not None and found.answers == question(fleeing).answers
    assert all(isinstance(answer, Move) and answer.away for answer in found.answers)
    assert few("Archers", altered(ARCHERS, disordered=1), PIKES) == ["nothing", "stop"]


def test_without_an_enemy_there_is_little_to_do() -> None:
    assert few("Archers", ARCHERS) == ["stop"], "an action spent on nothing would do nothing else"


@pytest.mark.parametrize("seed", [3])
def test_all_of_them_are_legal_in_whole_battles(seed: int) -> None:
    class Looker:
        hears = False

        def see_answer(self, state: State, asked: object, answer: object) -> None:
            """Each of the few is legal."""
            found = SYSTEM.opponents.narrow(state)
            if found is not None:
                assert found.answers and all(SYSTEM.refuse(state, word) is None for word in found.answers)

        def see_action(self, *what: object) -> None:
            """Nothing is of interest."""

    seats = [make_seat("random", seed), make_seat("greedy", seed)]
    play_fast(SYSTEM, SYSTEM.setup(draw_fight(seed), {}), seats, Stream(seed), 400, Looker())
