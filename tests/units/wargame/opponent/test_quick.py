"""The coarser judgement for playouts."""

from typing import TypeVar

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.dice.stream import Stream
from affray.play import Seat, play_fast
from affray.play.player import Asked, Thought
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.quick import appraise_quickly
from affray.systems.wargame.position.answers import write_answer
from affray.systems.wargame.position.state import OVER, PICK, State
from tests.units.wargame.minds import question
from tests.wargame_arena import BLUE, BOWS, RED, acting, battle, play, regiment, skirmish

S = TypeVar("S")
A = TypeVar("A")
SOUTH = 270
QUICK = SYSTEM.opponents.quick()
ARCHERS = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(5)], BOWS)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 18), SOUTH)
REAR = skirmish("Rear", RED, [(40, 2)])


def best(state: State) -> str:
    """The answer that looks best at a glance."""
    found = question(state)
    worth = QUICK.appraise(state, found)
    return write_answer(found.answers[worth.index(max(worth))])


def quick_question(asked: Asked[S, A]) -> Question[A]:
    """What a playout asks."""
    return asked.system.opponents.narrow(asked.state) or asked.question


class Quick:
    """A player that answers by the quick judgement."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """The answer that looks best."""
        question = asked.question if asked.question.inner else quick_question(asked)
        worth = asked.system.opponents.quick().appraise(asked.state, question)
        return Thought(question.answers[worth.index(max(worth))])


def test_who_has_a_target_acts_first_and_shoots() -> None:
    state = battle(REAR, ARCHERS, PIKES, far=False, phase=PICK)
    assert best(state) == "unit Archers"
    assert best(acting(state, "Archers")) == "shoot Pikes"


def test_who_has_no_target_goes_where_it_will_have_one() -> None:
    state = battle(ARCHERS, regiment("Pikes", BLUE, 10, 5, (4, 30), SOUTH), far=False)
    assert best(acting(state, "Archers")).startswith("move")


def test_other_questions_are_judged_as_ever() -> None:
    state = play(SYSTEM.setup(draw_fight(1), {}), "go", rolls=[(4,), (2,)]).state
    found = question(state)
    assert found.code == "deploy" and len(found.answers) > 1
    assert QUICK.appraise(state, found) == SYSTEM.opponents.appraise(state, found)


def test_nobody_is_near_where_there_is_no_enemy() -> None:
    state = battle(ARCHERS, REAR, far=False, phase=PICK)
    assert appraise_quickly(state, question(state), Manner())[:2] == (0.0, 0.0)


def test_a_battle_of_quick_players_ends() -> None:
    seats = [Seat("quick", Quick(), Stream(side)) for side in range(2)]
    state = SYSTEM.setup(draw_fight(2), {})
    assert play_fast(SYSTEM, state, seats, Stream(3)).phase == OVER
