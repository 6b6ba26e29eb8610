"""What playouts are asked, and judged by at a glance."""

from typing import TypeVar

from affray.core import Question
from affray.dice.stream import Stream
from affray.play import Seat, play_fast
from affray.play.player import Asked, Thought
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.plan import NEVER
from affray.systems.wargame.position.answers import Answer, write_answer
from affray.systems.wargame.position.state import OVER, PICK, State
from tests.units.wargame.minds import question
from tests.wargame_arena import BLUE, BOWS, RED, acting, battle, play, regiment, skirmish

S = TypeVar("S")
A = TypeVar("A")
SOUTH = 270
ARCHERS = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(5)], BOWS)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 18), SOUTH)
REAR = skirmish("Rear", RED, [(40, 2)])


def asked_at_a_glance(state: State) -> Question[Answer]:
    """What a playout asks."""
    return SYSTEM.opponents.narrow(state) or question(state)


def best(state: State) -> str:
    """The answer that looks best at a glance."""
    found = asked_at_a_glance(state)
    worth = SYSTEM.opponents.appraise(state, found)
    return write_answer(found.answers[worth.index(max(worth))])


class Glancing:
    """A player that answers at a glance."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """The answer that looks best."""
        opponents = asked.system.opponents
        found = asked.question if asked.question.inner else opponents.narrow(asked.state) or asked.question
        worth = opponents.appraise(asked.state, found)
        return Thought(found.answers[worth.index(max(worth))])


def test_who_has_a_target_acts_first_and_shoots() -> None:
    state = battle(REAR, ARCHERS, PIKES, far=False, phase=PICK)
    assert best(state) == "unit Archers"
    assert best(acting(state, "Archers")) == "shoot Pikes"


def test_who_has_no_target_goes_where_it_will_have_one() -> None:
    state = battle(ARCHERS, regiment("Pikes", BLUE, 10, 5, (4, 30), SOUTH), far=False)
    assert best(acting(state, "Archers")).startswith("move")


def test_other_questions_are_asked_as_ever() -> None:
    state = play(SYSTEM.setup(draw_fight(1), {}), "go", rolls=[(4,), (2,)]).state
    assert question(state).code == "deploy"
    assert SYSTEM.opponents.narrow(state) is None


def test_nobody_is_near_where_there_is_no_enemy_and_the_turn_ends_last() -> None:
    state = battle(ARCHERS, REAR, far=False, phase=PICK)
    assert SYSTEM.opponents.appraise(state, asked_at_a_glance(state)) == (0.0, 0.0, NEVER)


def test_where_units_stand_is_not_looked_ahead_for() -> None:
    deploying = play(SYSTEM.setup(draw_fight(1), {}), "go", rolls=[(4,), (2,)]).state
    weighty = SYSTEM.opponents.is_weighty
    assert weighty(question(battle(ARCHERS, PIKES))) and not weighty(question(deploying))


def test_a_battle_at_a_glance_ends() -> None:
    seats = [Seat("", Glancing(), Stream(side)) for side in range(2)]
    state = SYSTEM.setup(draw_fight(2), {})
    assert play_fast(SYSTEM, state, seats, Stream(3)).phase == OVER
