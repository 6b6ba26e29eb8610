"""Steps of environments by any allowed action: both hex systems with full rules and compiled batches beside chess of PettingZoo, on one core."""

import random
import statistics
import time
import warnings
from typing import TYPE_CHECKING

import numpy as np

from affray.env.aec import fight_env
from affray.env.batches import BatchEnv
from bench.timing import Row

if TYPE_CHECKING:
    from pettingzoo import AECEnv

CHESS = "chess of PettingZoo"
BATCH = "two-against-two"
STEPS, ROUNDS = 1_200, 5
FIGHTS = (("foeman", "duel"), ("foeman", "two-against-two"), ("melee", "duel"), ("melee", "three-a-side"))


def chess_env() -> "AECEnv | None":
    """Chess of PettingZoo; None where it cannot be made."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic import chess_v6
        except ImportError:
            return None
        return chess_v6.env()


def step_seconds(env: "AECEnv", steps: int = STEPS) -> float:
    """The seconds of processor time that a step takes: an agent sees what there is and chooses a number of its mask."""
    rng, taken, seed = random.Random(1), 0, 0
    start = time.process_time()
    while taken < steps:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            taken += 1
            if taken == steps:
                break
    return (time.process_time() - start) / steps


def batch_seconds(games: int = 256, steps: int = 100) -> float:
    """The seconds that a step of a game of a compiled batch takes, its machine code ready."""
    batch, rng = BatchEnv(BATCH, games, ("random",)), np.random.default_rng(1)
    batch.reset(seed=1)
    took = 0.0
    for _ in range(steps):
        masks = batch.action_masks()
        chosen = (rng.random(masks.shape, np.float32) * masks).argmax(1)
        start = time.process_time()
        batch.step(chosen)
        took += time.process_time() - start
    return took / (games * steps)


def measure_environments() -> list[Row]:
    """Steps a second of environments, in rounds that everybody has a part of, so that a busy machine is busy for all."""
    envs: dict[str, AECEnv] = {f"{system} {scenario}": fight_env(system, scenario) for system, scenario in FIGHTS}
    chess = chess_env()
    if chess is not None:
        envs = {CHESS: chess, **envs}
    took: dict[str, list[float]] = {name: [] for name in envs}
    for _ in range(1 + ROUNDS):
        for name, env in envs.items():
            took[name].append(step_seconds(env, STEPS if name != CHESS else STEPS // 4))
    # The first round fills the caches.
    usual = {name: statistics.median(times[1:]) for name, times in took.items()}
    rows: list[Row] = []
    for name, seconds in usual.items():
        beside = f", {usual[CHESS] / seconds:.1f} of chess" if CHESS in usual and name != CHESS else ""
        rows.append((f"{name}, a step", seconds, f"{1 / seconds:.0f} a second{beside}"))
    batch = batch_seconds()
    beside = f", {usual[CHESS] / batch:.0f} of chess" if CHESS in usual else ""
    rows.append((f"compiled batch {BATCH}, a step", batch, f"{1 / batch:.0f} a second{beside}"))
    return rows


if __name__ == "__main__":
    for what, took, note in measure_environments():
        print(f"{what:32} {1000 * took:12.4f} ms  {note}")
