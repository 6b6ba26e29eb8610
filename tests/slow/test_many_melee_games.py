"""Many whole games of the guide: random play breaks nothing, and the computer player is worth playing."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from affray.core import NATURE, Question, Scenario
from affray.dice.stream import Stream
from affray.game.scenario import shipped_scenarios
from affray.play.player import Seat
from affray.play.players import make_seat
from affray.play.run import play_fast
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State

pytestmark = pytest.mark.slow
SHIPPED = shipped_scenarios("melee")
TWO_SIDED = [scenario for scenario in SHIPPED if len(SYSTEM.setup(scenario, {}).sides) == 2]
RANDOM_GAMES, GREEDY_GAMES, MATCHES = 1000, 100, 200
SHORT = {"turn_limit": 20}
Pick = Callable[[State, Question[Answer]], int]


def whole_game(state: State, number: int, pick: Pick) -> Iterator[State]:
    """The states of a game in which `pick` answers every question, from the first answer to the end."""

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return pick(state, SYSTEM.choice(state, ChoiceNeeded(who, what, most, x, y, z)))

    live = Live(StreamDice(Stream(5, number)), SYSTEM.codes, choose, quiet=1)
    question = SYSTEM.question(state)
    while question is not None:
        place = 0 if question.side == NATURE else pick(state, question)
        state = SYSTEM.play(live, state, question.answers[place])
        live.rolls.clear()
        yield state
        question = SYSTEM.question(state)


@pytest.mark.parametrize("scenario", SHIPPED, ids=lambda scenario: scenario.name)
def test_a_thousand_random_games_break_no_invariant(scenario: Scenario) -> None:
    for number in range(RANDOM_GAMES):
        rng = Stream(17, number)

        def pick(state: State, question: Question[Answer], rng: Stream = rng) -> int:
            return rng.face(len(question.answers))

        for state in whole_game(SYSTEM.setup(scenario, SHORT), number, pick):
            assert SYSTEM.broken_invariants(state) == (), SYSTEM.write_state(state)


@pytest.mark.parametrize("scenario", SHIPPED, ids=lambda scenario: scenario.name)
def test_a_hundred_games_between_computer_players_end_before_the_turn_limit(scenario: Scenario) -> None:
    for number in range(GREEDY_GAMES):
        start = SYSTEM.setup(scenario, {})
        seats = [make_seat("greedy", 7 * number + side) for side in range(len(start.sides))]

        def pick(state: State, question: Question[Answer], seats: Sequence[Seat] = seats) -> int:
            seat = seats[question.side]
            return seat.choose(SYSTEM, SYSTEM.secrets.view(state, question.side), question)

        states = list(whole_game(start, number, pick))
        assert [SYSTEM.write_state(state) for state in states if SYSTEM.broken_invariants(state)] == []
        assert states[-1].turn < states[-1].limit, f"{scenario.name}: game {number} ran into the limit of turns"


@pytest.mark.parametrize("scenario", TWO_SIDED, ids=lambda scenario: scenario.name)
def test_greedy_beats_random_nine_times_in_ten(scenario: Scenario) -> None:
    won = 0
    for number in range(MATCHES):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        seats = [make_seat(name, 2 * number + side) for side, name in enumerate(names)]
        last = play_fast(SYSTEM, SYSTEM.setup(scenario, {}), seats, Stream(99, number))
        won += last.winner >= 0 and names[last.winner] == "greedy"
    assert won >= 0.9 * MATCHES, f"{scenario.name}: greedy won {won} of {MATCHES}"
