"""Games as environments of Gymnasium: one side against named players, and many of them in processes of their own."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, SupportsInt, TypeVar

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AsyncVectorEnv

from affray.core import InputError
from affray.env.arrays import Arrays
from affray.env.episode import MOST_ANSWERS, Episode, Setting, seeded_episode, setting_of
from affray.env.seen import ANSI, ILLEGAL, Observation, observation_space
from affray.env.text import position_text
from affray.play.player import UNLIMITED, Seat
from affray.play.players import check_player, make_seat

__all__ = ["SideEnv", "side_env", "vector_env"]

if TYPE_CHECKING:
    from affray.env.arrays import Mask

S = TypeVar("S")
A = TypeVar("A")
OPPONENT = "computer:3"
NAME = "affray/Side-v0"
"""What `gymnasium.make` knows it by, once this module is imported."""


class SideEnv(gymnasium.Env[Observation, SupportsInt]):
    """One side of a scenario; a computer player of that name plays each of the others.

    An action is the number of a word of an answer (`numbering`), among those of the mask, which stands in the observation and
    which `action_masks` gives too. The reward comes at the end: by the score, 1 for a victory over one other side and -1 for a
    defeat. A number that the mask forbids loses the game. A game of more than `most` answers is truncated.
    """

    metadata: Mapping[str, object] = {"render_modes": [ANSI], "render_fps": 1}  # type: ignore[assignment]

    def __init__(
        self, setting: Setting[object, object], side: int, against: str, render_mode: str | None = None
    ) -> None:
        """Raises InputError for a side or player that there is not."""
        if not 0 <= side < len(setting.sides):
            raise InputError(f"side {side}: expected 0 to {len(setting.sides) - 1}")
        check_player(make_seat(against).player, setting.system)
        self.setting, self.side, self.against, self.render_mode = setting, side, against, render_mode
        self.arrays = Arrays(setting)
        self.observation_space = observation_space(self.arrays)  # type: ignore[assignment]
        self.action_space = Discrete(setting.numbering.size)
        self.seats: tuple[Seat, ...] = ()
        self.episode: Episode[object, object] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begins a game: with a seed that of its dice and of the players' own numbers, else with the next seed."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**63)) if seed is None else seed
        self.seats = tuple(make_seat(self.against, chosen + 1 + place) for place in range(len(self.setting.sides)))
        self.episode = seeded_episode(self.setting, chosen)
        play_others(self.episode, self.side, self.seats)
        return self.observe(), {}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Chooses a number, and lets the others play up to the next question of the side."""
        episode = self.episode
        assert episode is not None and episode.part is not None, "expected reset before step"
        if int(action) not in episode.part.offers:
            self.episode = None
            return self.observe_nothing(), ILLEGAL, True, False, {"illegal": int(action)}
        episode.choose(int(action))
        play_others(episode, self.side, self.seats)
        reward = episode.rewards[self.side] if episode.is_over else 0.0
        return self.observe(), reward, episode.is_over and not episode.is_cut, episode.is_cut, {}

    def action_masks(self) -> "Mask":
        """A 1 for each number that may be chosen, as sb3-contrib asks for it."""
        assert self.episode is not None, "expected reset before action_masks"
        return self.arrays.mask(self.episode)

    def observe(self) -> Observation:
        """What the side sees."""
        assert self.episode is not None
        return {
            "observation": self.arrays.observation(self.episode, self.side),
            "action_mask": self.arrays.mask(self.episode),
        }

    def observe_nothing(self) -> Observation:
        """What a side sees that has lost by a forbidden number."""
        return {
            "observation": np.zeros(self.arrays.size, np.float32),
            "action_mask": np.zeros(self.setting.numbering.size, np.int8),
        }

    def render(self) -> str | None:
        """What the side sees, as text."""
        if self.episode is None or self.render_mode != ANSI:
            return None
        return position_text(self.episode, self.side)


def play_others(episode: Episode[S, A], side: int, seats: tuple[Seat, ...]) -> None:
    """Lets the players of the other sides answer until the side is asked or the game is over. Each has the time that people let
    it have, counted by what it does, from one question of another side to the next."""
    system, asked, clock = episode.setting.system, side, UNLIMITED
    while episode.part is not None and episode.side != side:
        question = episode.question
        assert question is not None
        seat = seats[episode.side]
        if episode.side != asked:
            asked, clock = episode.side, seat.counted_clock(system)
        episode.answer(seat.answer(system, episode.view(episode.side), question, clock))


def side_env(
    system: str,
    scenario: str,
    side: int = 0,
    against: str = OPPONENT,
    most: int = MOST_ANSWERS,
    *,
    ends: bool = False,
    render_mode: str | None = None,
) -> SideEnv:
    """One side of a scenario for Gymnasium, against computer players of a name. Raises InputError for an unknown system,
    scenario, side or player."""
    return SideEnv(setting_of(system, scenario, most, ends=ends), side, against, render_mode)


def vector_env(
    system: str, scenario: str, copies: int, side: int = 0, against: str = OPPONENT, most: int = MOST_ANSWERS
) -> AsyncVectorEnv:
    """So many games at once, each in a process of its own. Raises InputError as `side_env` does."""
    side_env(system, scenario, side, against, most)
    make: Callable[[], SideEnv] = partial(side_env, system, scenario, side, against, most)
    return AsyncVectorEnv([make] * copies, context="spawn")


gymnasium.register(NAME, "affray.env.single:side_env")
