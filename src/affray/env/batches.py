"""Compiled skirmishes as a vector environment of Gymnasium: thousands of games at once, each against a fixed policy.

An action is the number of a whole answer here, the same in every position of a scenario; a batch sees figures as numbers only
(`affray.lab.systems.foeman.skirmish.seeing`).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from affray.core import InputError
from affray.game.scenario import load_scenario
from affray.lab.laboratory import LEARNER, WAIT
from affray.lab.systems.laboratories import laboratory

__all__ = ["LEARNER", "WAIT", "BatchEnv"]

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Info = dict[str, object]
    Floats = NDArray[np.float32]
    Flags = NDArray[np.bool_]

POLICIES = ("close 4",)


class BatchEnv(VectorEnv["Floats", "NDArray[np.int64]", "Flags"]):
    """Games of a scenario, in every other of which the learner has the second side.

    Rewards follow the score: the sum over a game is 1 for a victory of the learner's side, -1 for a defeat, 0 for a draw. A number
    that the mask forbids loses the game. A game that is over begins anew in the same step, and what is seen is of the new one.
    Where a policy is LEARNER, the other side's questions are asked too: `asked` says who is asked in each game, `sides` which side is
    the learner's own.
    """

    metadata: Mapping[str, object] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[assignment]

    def __init__(
        self, scenario: str, games: int, policies: Sequence[str] = POLICIES, system: str = "foeman", seed: int = 0
    ) -> None:
        """`policies` are those of the sides that the learner does not play, in turn for each two games. Raises InputError for a scenario
        that cannot be compiled, an unknown policy, and without numba."""
        skirmishing = laboratory(system).skirmishing()
        if skirmishing is None:
            raise InputError(f"system {system!r}: no machine code plays its scenarios")
        self.make, self.scenario, self.policies = skirmishing.batch, load_scenario(system, scenario), policies
        self.num_envs, self.seed = games, seed
        self.batch = self.make(self.scenario, policies, games, seed)
        width = self.batch.games.seen.shape[1]
        self.single_observation_space = Box(-np.inf, np.inf, (width,), np.float32)
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: "Info | None" = None
    ) -> "tuple[Floats, Info]":
        """Begins all games anew, with a seed by its dice."""
        if isinstance(seed, int):
            self.seed = seed
        self.batch = self.make(self.scenario, self.policies, self.num_envs, self.seed)
        return self.batch.games.seen.copy(), {}

    def step(  # type: ignore[override]
        self, actions: "NDArray[np.int64]"
    ) -> "tuple[Floats, Floats, Flags, Flags, Info]":
        """A number for each game, or WAIT for one that is to stand."""
        games = self.batch.step(np.ascontiguousarray(actions, np.int64))
        return games.seen.copy(), games.rewards.copy(), games.over.copy(), np.zeros(self.num_envs, np.bool_), {}

    def action_masks(self) -> "Flags":
        """Which numbers may be chosen in each game."""
        return self.batch.games.masks

    @property
    def sides(self) -> "NDArray[np.int64]":
        """The learner's own side in each game, which rewards are of."""
        return self.batch.games.sides

    @property
    def asked(self) -> "NDArray[np.int64]":
        """The side that is asked in each game."""
        return self.batch.games.asked
