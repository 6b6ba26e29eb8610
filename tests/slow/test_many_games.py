"""Many whole games: random play breaks nothing, and the computer player is worth playing."""

import pytest

from affray.core import NATURE, Scenario
from affray.dice.stream import Stream
from affray.game.scenario import shipped_scenarios
from affray.play.players import make_seat
from affray.play.run import play_fast
from affray.referee import Live, StreamDice
from affray.referee.live import Chooser
from affray.systems.foeman import SYSTEM

pytestmark = pytest.mark.slow
SHIPPED = shipped_scenarios("foeman")
TWO_SIDED = [scenario for scenario in SHIPPED if len(SYSTEM.setup(scenario, {}).sides) == 2]
RANDOM_GAMES = 1000
MATCHES = 200


def chooser(rng: Stream) -> Chooser:
    """Any number from 0 to most."""

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return rng.face(most + 1)

    return choose


@pytest.mark.parametrize("scenario", SHIPPED, ids=lambda scenario: scenario.name)
def test_a_thousand_random_games_break_no_invariant(scenario: Scenario) -> None:
    for number in range(RANDOM_GAMES):
        rng = Stream(17, number)
        live = Live(StreamDice(Stream(5, number)), SYSTEM.codes, chooser(rng), 1)
        state = SYSTEM.setup(scenario, {})
        question = SYSTEM.question(state)
        while question is not None:
            assert question.answers
            place = 0 if question.side == NATURE else rng.face(len(question.answers))
            state = SYSTEM.play(live, state, question.answers[place])
            live.rolls.clear()
            assert SYSTEM.broken_invariants(state) == (), SYSTEM.write_state(state)
            question = SYSTEM.question(state)


@pytest.mark.parametrize("scenario", TWO_SIDED, ids=lambda scenario: scenario.name)
def test_greedy_beats_random_nine_times_in_ten(scenario: Scenario) -> None:
    won = 0
    for number in range(MATCHES):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        seats = [make_seat(name, 2 * number + side) for side, name in enumerate(names)]
        last = play_fast(SYSTEM, SYSTEM.setup(scenario, {}), seats, Stream(99, number))
        won += last.winner >= 0 and names[last.winner] == "greedy"
    assert won >= 0.9 * MATCHES, f"{scenario.name}: greedy won {won} of {MATCHES}"
