"""Games for OpenSpiel: `affray(system=foeman,scenario=duel)`. Importing this module registers the game.

Dice are chance nodes, one for each die, each face as likely. What a side does not know is left out of its information state: it
is told by what the side has seen of the position and heard of the events, up to now.
"""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from affray.core.eyes import visible_events
from affray.env.arrays import Arrays
from affray.env.episode import MOST_ANSWERS, Episode, Setting, ThrownDice, setting_of
from affray.env.text import position_text

__all__ = ["AffrayGame", "spiel_game"]

if TYPE_CHECKING:
    from affray.env.arrays import Floats

NAME = "affray"
MOST_SIDES = 8
MOST_FACES = 100
"""No die has more faces."""
PARTS = 8
"""More numbers than an answer is ever asked in, with the dice that it leads to, on an average."""
PARAMETERS: Mapping[str, str | int] = {"system": "foeman", "scenario": "duel", "most": MOST_ANSWERS}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Affray",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SIDES,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=dict(PARAMETERS),
)


@lru_cache(maxsize=8)
def shared_setting(system: str, scenario: str, most: int) -> Setting[object, object]:
    """The setting of a game; states of one game share it."""
    return setting_of(system, scenario, most)


class AffrayGame(pyspiel.Game):  # type: ignore[misc]
    """A scenario of a system."""

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        """Raises InputError for an unknown system or scenario."""
        given = {**PARAMETERS, **(params or {})}
        self.setting = shared_setting(str(given["system"]), str(given["scenario"]), int(given["most"]))
        self.arrays = Arrays(self.setting)
        sides = len(self.setting.sides)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.numbering.size,
            max_chance_outcomes=MOST_FACES,
            num_players=sides,
            min_utility=-2.0 / sides,
            max_utility=2.0 - 2.0 / sides,
            utility_sum=0.0,
            max_game_length=PARTS * self.setting.most,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> "AffrayState":
        """The state at the start."""
        return AffrayState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, object] | None = None
    ) -> "AffrayObserver":
        """What makes observations."""
        return AffrayObserver(self.arrays)


class AffrayState(pyspiel.State):  # type: ignore[misc]
    """A game at a part of a question, at a die, or at its end."""

    def __init__(self, game: AffrayGame) -> None:
        super().__init__(game)
        self.play = SpielPlay(Episode(game.setting, ThrownDice(), hears=True))

    def current_player(self) -> int:
        """The side that is asked, chance at a die, or the end."""
        episode = self.play.episode
        if episode.dice is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.is_over else episode.side

    def _legal_actions(self, player: int) -> list[int]:
        part = self.play.episode.part
        return sorted(part.offers) if part is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die, from 0."""
        dice = self.play.episode.dice
        assert dice is not None, "expected a chance node"
        return [(face, 1 / dice.die) for face in range(dice.die)]

    def _apply_action(self, action: int) -> None:
        self.play.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"face {action}"
        part = self.play.episode.part
        label = part.labels.get(action, "") if part is not None else ""
        return label or self.play.episode.setting.numbering.meaning(action)

    def is_terminal(self) -> bool:
        """Whether the game is over or cut short."""
        return self.play.episode.is_over

    def returns(self) -> list[float]:
        """What each side gets: nothing before the end."""
        episode = self.play.episode
        return [*episode.rewards] if episode.is_over else [0.0] * len(episode.setting.sides)

    def information_state_string(self, player: int | None = None) -> str:
        """What a side knows: all that it has seen and heard up to now as a digest, and what it sees."""
        side = self.current_player() if player is None else player
        return f"{self.play.memory(side).hex()}\n{self.observation_string(side)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a side sees, in the notation of positions, and the parts of its answer chosen so far."""
        side = self.current_player() if player is None else player
        return self.play.sight(side)

    def __str__(self) -> str:
        episode = self.play.episode
        return position_text(episode, max(0, episode.side))


class SpielPlay:
    """An episode whose dice are thrown one by one, with what each side has seen and heard of it.

    `faces` are those of the open roll so far. `memories` is a digest for each side, which grows with whatever the side sees, hears
    or chooses.
    """

    def __init__(self, episode: Episode[object, object]) -> None:
        self.episode = episode
        self.faces: tuple[int, ...] = ()
        self.memories: tuple[bytes, ...] = (b"",) * len(episode.setting.sides)
        self.remember()

    def __deepcopy__(self, memo: object) -> "SpielPlay":
        twin: SpielPlay = object.__new__(SpielPlay)
        twin.episode, twin.faces, twin.memories = self.episode.copy(), self.faces, self.memories
        return twin

    def go_on(self, action: int) -> None:
        """Goes on with a face of a die, or a number of the side that is asked."""
        episode, dice = self.episode, self.episode.dice
        if dice is None:
            self.memories = tuple(
                grown(memory, str(action)) if side == episode.side else memory
                for side, memory in enumerate(self.memories)
            )
            before = episode.answers
            episode.choose(action)
            if episode.answers != before:
                self.remember()
            return
        self.faces = (*self.faces, action)
        if len(self.faces) == dice.n:
            thrown, self.faces = self.faces, ()
            episode.throw(thrown)
            self.remember()

    def remember(self) -> None:
        """Adds what each side sees and hears now to what it remembers."""
        system, events = self.episode.setting.system, self.episode.events
        self.memories = tuple(
            grown(memory, repr(visible_events(system, events, side)), system.write_state(self.episode.view(side)))
            for side, memory in enumerate(self.memories)
        )

    def memory(self, side: int) -> bytes:
        """The digest of all that a side has seen, heard and chosen."""
        return self.memories[side]

    def sight(self, side: int) -> str:
        """What a side sees, and the parts of its answer chosen so far."""
        episode = self.episode
        lines = [episode.setting.system.write_state(episode.view(side))]
        if episode.question is not None:
            lines.append(f"{episode.question.code} {episode.question.side}")
        if episode.part is not None and episode.side == side:
            lines.append(" ".join(map(episode.setting.numbering.meaning, episode.part.chosen)))
        return "\n".join(lines)


def grown(memory: bytes, *texts: str) -> bytes:
    """The digest of what was known before and of what is new."""
    return blake2b("\n".join(texts).encode(), key=memory, digest_size=16).digest()


class AffrayObserver:
    """What OpenSpiel asks for observations: the array of a side, or its text."""

    def __init__(self, arrays: Arrays[object, object]) -> None:
        self.arrays = arrays
        self.tensor: Floats = np.zeros(arrays.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AffrayState, player: int) -> None:
        """Takes the observation of a side."""
        self.tensor[:] = self.arrays.observation(state.play.episode, player)

    def string_from(self, state: AffrayState, player: int) -> str:
        """The text of what a side sees."""
        return state.observation_string(player)


def spiel_game(system: str, scenario: str, most: int = MOST_ANSWERS) -> AffrayGame:
    """A scenario for OpenSpiel. Raises InputError for an unknown system or scenario."""
    return AffrayGame({"system": system, "scenario": scenario, "most": most})


def register() -> None:
    """Makes OpenSpiel know the game by its name."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, AffrayGame)


register()
