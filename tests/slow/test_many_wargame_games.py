"""Many whole battles of the wargame: random play breaks nothing and comes to an end, and the computer player is worth playing."""

import msgspec
import pytest

from affray.core import NATURE, Scenario
from affray.dice.stream import Stream
from affray.game.scenario import shipped_scenarios
from affray.play.players import make_seat
from affray.play.run import play_fast
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.position.answers import write_answer
from affray.systems.wargame.position.state import OVER
from affray.systems.wargame.turn.invariants import broken_invariants
from tests.wargame_arena import start, whole_game

pytestmark = pytest.mark.slow
BATTLES = 200
SHIPPED = shipped_scenarios("wargame")
ARMIES = ("fantasy", "medieval", "modern", "sci_fi", "weird")
HEROLESS = "medieval"
"""The list that has no hero at a thousand points."""
SMALL, GREEDY_GAMES = 1000, 10


@pytest.mark.parametrize("number", range(BATTLES))
def test_two_hundred_battles_of_a_thousand_points_break_no_invariant_and_end(number: int) -> None:
    given: list[str] = []
    for answer, state in whole_game(start("01-patrol-clash"), number):
        given.append(write_answer(answer))
        assert broken_invariants(state) == (), f"after {'; '.join(given[-8:])}"
    assert state.phase == OVER


def matched(scenario: Scenario, number: int) -> Scenario:
    """The scenario with two of the five armies, of a thousand points where its armies may have as many."""
    body = dict(scenario.body)
    aim, sides = dict(body["aim"]), body["sides"]  # type: ignore[call-overload]
    if aim["kind"] != "hold":
        aim["limit"] = SMALL
    first, apart = number % len(ARMIES), 1 + number // len(ARMIES) % (len(ARMIES) - 1)
    armies = [ARMIES[first], ARMIES[(first + apart) % len(ARMIES)]]
    if aim["kind"] == "leader":
        armies = [army if army != HEROLESS else ARMIES[0] for army in armies]
    chosen = [{**side, "army": army} for side, army in zip(sides, armies, strict=True)]  # type: ignore[call-overload]
    return msgspec.structs.replace(scenario, body={**body, "aim": aim, "sides": chosen})


def test_greedy_beats_random_nine_times_in_ten() -> None:
    won = lost = 0
    for number in range(100):
        names = ["greedy", "random"] if number // len(SHIPPED) % 2 == 0 else ["random", "greedy"]
        scenario = matched(SHIPPED[number % len(SHIPPED)], number)
        seats = [make_seat(name, 2 * number + side) for side, name in enumerate(names)]
        last = play_fast(SYSTEM, SYSTEM.setup(scenario, {}), seats, Stream(99, number))
        won += last.winner >= 0 and names[last.winner] == "greedy"
        lost += last.winner >= 0 and names[last.winner] == "random"
    assert won >= 90, f"greedy won {won} of 100 and lost {lost}"


@pytest.mark.parametrize("scenario", SHIPPED, ids=lambda scenario: scenario.name)
def test_battles_between_computer_players_break_no_invariant_and_end(scenario: Scenario) -> None:
    for number in range(GREEDY_GAMES):
        state = SYSTEM.setup(scenario if number == 0 else matched(scenario, number), {})
        seats = [make_seat("greedy", 7 * number + side) for side in (0, 1)]

        def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            question = SYSTEM.choice(state, ChoiceNeeded(who, what, most, x, y, z))  # noqa: B023
            seat = seats[question.side]  # noqa: B023
            return seat.choose(SYSTEM, state, question)  # noqa: B023

        live = Live(StreamDice(Stream(5, number)), SYSTEM.codes, choose, quiet=1)
        question = SYSTEM.question(state)
        while question is not None:
            seat = seats[question.side]
            rest = question.side == NATURE
            answer = question.answers[0] if rest else seat.answer(SYSTEM, state, question)
            state = SYSTEM.play(live, state, answer)
            live.rolls.clear()
            assert SYSTEM.broken_invariants(state) == (), SYSTEM.write_state(state)
            question = SYSTEM.question(state)
        assert state.phase == OVER
