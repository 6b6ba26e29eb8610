"""Whole skirmishes of Foeman on a board by any legal answers, plain and compiled, beside random backgammon of OpenSpiel."""

import random
import time

import numpy as np

from affray.dice.stream import Stream
from affray.game.scenario import load_scenario
from affray.lab.systems.foeman.skirmish.machine import run_skirmishes
from affray.lab.systems.foeman.skirmish.policies import CLOSE, RANDOM
from affray.play import make_seat, play_fast
from affray.systems.foeman.system import SYSTEM as FOEMAN
from bench.play import CountingSystem
from bench.timing import Row

SCENARIO = "two-against-two"
GAMES, PLAIN_GAMES, THEIRS, ROLLOUTS = 4000, 3, 60, 400


def backgammon_seconds() -> tuple[float, float]:
    """The seconds that a decision of random backgammon takes, each of the legal ones alike: asked from Python, and by
    OpenSpiel's own rollouts, which never leave C++. Nothing without OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return 0.0, 0.0
    game, rng, decided = pyspiel.load_game("backgammon"), random.Random(1), 0
    start = time.perf_counter()
    for _ in range(THEIRS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                thrown, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(thrown, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.randrange(len(legal))])
                decided += 1
    from_python = (time.perf_counter() - start) / decided
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    # One simulation of a search is one evaluation, which plays so many games at random.
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 1000, False, 1, False)  # noqa: FBT003
    start = time.perf_counter()
    search.step(state)
    return from_python, (time.perf_counter() - start) / (ROLLOUTS * decided / THEIRS)


def plain_seconds() -> float:
    """The seconds that a decision takes in play itself."""
    counting, state = CountingSystem(FOEMAN, FOEMAN.opponents), FOEMAN.setup(load_scenario("foeman", SCENARIO), {})
    start = time.perf_counter()
    for game in range(PLAIN_GAMES):
        play_fast(counting, state, [make_seat("random", 2 * game + side) for side in range(2)], Stream(game, 9))  # type: ignore[arg-type]
    return (time.perf_counter() - start) / counting.counted


def compiled_seconds(way: int, cores: int) -> float:
    """The seconds that a decision takes as machine code that is ready."""
    state, ways = FOEMAN.setup(load_scenario("foeman", SCENARIO), {}), np.array([way, 4, 2, 1, 0] * 2, np.int64)
    run_skirmishes(state, ways, 1, 1)
    start = time.perf_counter()
    found = run_skirmishes(state, ways, GAMES, 1, cores=cores)
    return (time.perf_counter() - start) / int(found[:, 2].sum())


def measure_skirmish() -> list[Row]:
    """Decisions a second of whole skirmishes."""
    rows: list[Row] = []
    theirs, ours = [took for took in backgammon_seconds() if took], plain_seconds()
    for name, took in zip(("from Python", "its own rollouts"), theirs, strict=False):
        rows.append((f"backgammon, {name}", took, f"OpenSpiel, {1 / took:.0f} decisions a second"))
    rows.append(("skirmish, random, plain", ours, f"{1 / ours:.0f} decisions a second"))
    for name, way, cores in (
        ("skirmish, random, compiled", RANDOM, 1),
        ("skirmish, random, two cores", RANDOM, 2),
        ("skirmish, closing in, two cores", CLOSE, 2),
    ):
        took = compiled_seconds(way, cores)
        beside = "".join(f", {other / took:.1f} times OpenSpiel" for other in theirs[-1:])
        rows.append((name, took, f"{1 / took:.0f} a second, {ours / took:.0f} times plain{beside}"))
    return rows
