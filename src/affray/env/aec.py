"""Games as environments of PettingZoo: an agent for each side, which act one after another."""

from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from affray.env.arrays import Arrays
from affray.env.episode import MOST_ANSWERS, Episode, Setting, seeded_episode, setting_of
from affray.env.seen import ANSI, ILLEGAL, Observation, observation_space
from affray.env.text import position_text

__all__ = ["FightEnv", "fight_env"]


class FightEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A scenario as turns of its sides, which are the agents `side_0`, `side_1` and so on.

    An action is the number of a word of an answer (`numbering`), among those of the mask. Rewards come at the end: by the score,
    1 for the winner and -1 for the loser of two. An agent that chooses a number which the mask forbids gets -1 and ends the game.
    A game of more than `most` answers is truncated.
    """

    metadata: Mapping[str, object] = {
        "render_modes": [ANSI],
        "render_fps": 1,
        "name": "affray_v0",
        "is_parallelizable": False,
    }

    def __init__(self, setting: Setting[object, object], render_mode: str | None = None) -> None:
        super().__init__()
        self.setting, self.arrays, self.render_mode = setting, Arrays(setting), render_mode
        self.possible_agents = [f"side_{side}" for side in range(len(setting.sides))]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.arrays) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.numbering.size) for agent in self.possible_agents}
        self.random = np_random()[0]
        self.episode: Episode[object, object] | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begins a game: with a seed that of its dice, else with dice of the next seed."""
        if seed is not None:
            self.random = np_random(seed)[0]
        self.episode = seeded_episode(self.setting, int(self.random.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.episode.side)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask of one that is not asked is empty."""
        assert self.episode is not None, "expected reset before observe"
        side = self.possible_agents.index(agent)
        asked = self.episode.side == side
        return {
            "observation": self.arrays.observation(self.episode, side),
            "action_mask": self.arrays.mask(self.episode) if asked else np.zeros(self.setting.numbering.size, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Chooses a number for the agent that is asked; None for one whose game is over."""
        agent, episode = self.agent_selection, self.episode
        assert episode is not None, "expected reset before step"
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "expected a number while the game goes on"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if episode.part is None or int(action) not in episode.part.offers:
            self.rewards[agent] = ILLEGAL
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        episode.choose(int(action))
        if episode.is_over:
            self.rewards = dict(zip(self.agents, episode.rewards, strict=True))
            ended = self.truncations if episode.is_cut else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.possible_agents[episode.side]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the side that is asked sees, as text."""
        if self.episode is None or self.render_mode != ANSI:
            return None
        return position_text(self.episode, max(0, self.episode.side))

    def close(self) -> None:
        """Nothing is held open."""


def fight_env(
    system: str,
    scenario: str,
    most: int = MOST_ANSWERS,
    *,
    ends: bool = False,
    render_mode: str | None = None,
) -> FightEnv:
    """A scenario for PettingZoo. Raises InputError for an unknown system or scenario."""
    return FightEnv(setting_of(system, scenario, most, ends=ends), render_mode)
