"""Random play: decisions of Foeman and of the guide beside chess plies, and how long the guide's legal answers take."""

import random
import statistics
import time
from typing import TypeVar

import chess

from affray.core import NATURE, Question, System
from affray.core.faces.opponent import Opponents
from affray.dice.stream import Stream
from affray.game.scenario import load_scenario
from affray.play import make_seat, play_fast
from affray.referee import Live, StreamDice
from affray.systems.foeman.system import SYSTEM as FOEMAN
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from affray.systems.melee.system import SYSTEM as MELEE
from bench.timing import Row

S = TypeVar("S")
A = TypeVar("A")


class CountingSystem:
    """A system with these opponents, its questions counted."""

    def __init__(self, system: object, opponents: object) -> None:
        self.system, self.opponents, self.counted = system, opponents, 0

    def __getattr__(self, name: str) -> object:
        return getattr(self.system, name)

    def question(self, now: object) -> object:
        self.counted += 1
        return self.system.question(now)  # type: ignore[attr-defined]


def chess_ply_seconds() -> float:
    """The seconds that a ply of random chess takes."""
    plies, rng = 0, random.Random(1)
    start = time.perf_counter()
    for _ in range(5):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
    return (time.perf_counter() - start) / plies


def decision_seconds(
    system: System[S, A], scenario: str, games: int, player: str = "random", opponents: Opponents[S, A] | None = None
) -> float:
    """The seconds that a decision of such players takes, with other opponents than the system's where they are given."""
    counting = CountingSystem(system, opponents or system.opponents)
    state = system.setup(load_scenario(system.facts.key, scenario), {})
    start = time.perf_counter()
    for game in range(games):
        seats = [make_seat(player, 2 * game + side) for side in range(2)]
        play_fast(counting, state, seats, Stream(game, 9))  # type: ignore[arg-type]
    return (time.perf_counter() - start) / counting.counted


def legal_answers_seconds(scenario: str, answers: int) -> list[float]:
    """The seconds that each listing of legal answers takes in so many answers of random play of the guide."""
    rng = Stream(3, 1)

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return rng.face(most + 1)

    live = Live(StreamDice(Stream(3, 2)), MELEE.codes, choose, quiet=1)
    state, took = first_state(scenario), []
    for _ in range(answers):
        start = time.perf_counter()
        question = MELEE.question(state)
        took.append(time.perf_counter() - start)
        state = first_state(scenario) if question is None else state_after_answer(live, state, question, rng)
    return took


def first_state(scenario: str) -> State:
    """The position before the first turn."""
    return MELEE.setup(load_scenario("melee", scenario), {})


def state_after_answer(live: Live, state: State, question: Question[Answer], rng: Stream) -> State:
    """The state after any of the answers."""
    place = 0 if question.side == NATURE else rng.face(len(question.answers))
    after = MELEE.play(live, state, question.answers[place])
    live.rolls.clear()
    return after


def measure_play() -> list[Row]:
    """Decisions a second of random play, and the legal answers of the largest fight."""
    theirs = chess_ply_seconds()
    rows: list[Row] = [("random chess, a ply", theirs, f"{1 / theirs:.0f} a second")]
    for name, ours in (
        ("random Foeman, a decision", decision_seconds(FOEMAN, "two-against-two", 3)),
        ("greedy Foeman, a decision", decision_seconds(FOEMAN, "two-against-two", 3, "greedy")),
        (
            "quick greedy Foeman, a decision",
            decision_seconds(FOEMAN, "two-against-two", 3, "greedy", FOEMAN.opponents.quick()),
        ),
        ("random melee, a decision", decision_seconds(MELEE, "three-a-side", 2)),
        ("greedy melee, a decision", decision_seconds(MELEE, "three-a-side", 2, "greedy")),
    ):
        rows.append((name, ours, f"{1 / ours:.0f} a second, {theirs / ours:.2f} of chess"))
    took = sorted(legal_answers_seconds("dragon", 2000))
    late, worst = took[int(0.95 * len(took))], took[-1]
    times = f"95 of 100 under {1000 * late:.1f} ms, worst {1000 * worst:.1f} ms"
    rows.append(("legal answers, the dragon", statistics.fmean(took), times))
    return rows
