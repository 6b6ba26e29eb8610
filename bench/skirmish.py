"""Whole skirmishes of Foeman on a board by any legal answers, plain and compiled, beside random backgammon of OpenSpiel."""

import random
import time

import numpy as np

from affray.dice.stream import Stream
from affray.game.scenario import find
from affray.lab.skirmish.machine import run_skirmishes
from affray.lab.skirmish.policies import CLOSE, RANDOM
from affray.play import make, play_fast
from affray.systems.foeman.system import SYSTEM as FOEMAN
from bench.play import Counting
from bench.timing import Row

SCENARIO = "two-against-two"
GAMES, PLAIN_GAMES, THEIRS = 4000, 3, 60


def backgammon() -> float:
    """The seconds that a decision of random backgammon takes, each of the legal ones alike; 0 without OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return 0.0
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
    return (time.perf_counter() - start) / decided


def plain() -> float:
    """The seconds that a decision takes in play itself."""
    counting, state = Counting(FOEMAN), FOEMAN.setup(find("foeman", SCENARIO), {})
    start = time.perf_counter()
    for game in range(PLAIN_GAMES):
        play_fast(counting, state, [make("random", 2 * game + side) for side in range(2)], Stream(game, 9))  # type: ignore[arg-type]
    return (time.perf_counter() - start) / counting.counted


def compiled(way: int, cores: int) -> float:
    """The seconds that a decision takes as machine code that is ready."""
    state, ways = FOEMAN.setup(find("foeman", SCENARIO), {}), np.array([way, 4, 2, 1, 0] * 2, np.int64)
    run_skirmishes(state, ways, 1, 1)
    start = time.perf_counter()
    found = run_skirmishes(state, ways, GAMES, 1, cores=cores)
    return (time.perf_counter() - start) / int(found[:, 2].sum())


def measure_skirmish() -> list[Row]:
    """Decisions a second of whole skirmishes."""
    theirs, ours = backgammon(), plain()
    rows: list[Row] = []
    if theirs:
        rows.append(("random backgammon, OpenSpiel", theirs, f"{1 / theirs:.0f} decisions a second"))
    rows.append(("skirmish, random, plain", ours, f"{1 / ours:.0f} decisions a second"))
    for name, way, cores in (
        ("skirmish, random, compiled", RANDOM, 1),
        ("skirmish, random, two cores", RANDOM, 2),
        ("skirmish, closing in, two cores", CLOSE, 2),
    ):
        took = compiled(way, cores)
        beside = f", {theirs / took:.0f} times backgammon" if theirs else ""
        rows.append((name, took, f"{1 / took:.0f} a second, {ours / took:.0f} times plain{beside}"))
    return rows
