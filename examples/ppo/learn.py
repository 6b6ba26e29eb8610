"""A masked PPO learns the Foeman duel: `python examples/ppo/learn.py`. What comes of it stands in docs/authors/environments.md.

It begins by answering as `greedy-1` does in games against itself. The games that it learns from are compiled and played by the
hundred at once: in most of them it meets itself as it was a while ago, in the others fixed policies. Every so often it is measured at a seat of the whole engine against `greedy-1`, at the end also
against `random`.
"""

import argparse
import time
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.policies import ActorCriticPolicy
from stable_baselines3.common.vec_env import VecEnv

from affray.dice.stream import Stream
from affray.env.batches import LEARNER, WAIT, BatchEnv
from affray.game.scenario import load_scenario
from affray.lab.batches.estimates import share_of
from affray.lab.systems.foeman.skirmish.learner import LearnedPlayer
from affray.lab.systems.foeman.skirmish.manners import read_manner
from affray.play import Seat, make_seat, play_fast
from affray.play.player import Asked, Player, Thought
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State
from affray.systems.registry import load_system

HERE = Path(__file__).parent
SCENARIO, SHORT = "duel", str(HERE / "duel.toml")
"""What it is measured in, and what it learns in: the same with fewer rounds."""
DRAW = -0.5
"""What a draw is worth in learning: without a price on it both wait for the other to come, for who comes is struck first."""
RATE = 2e-4
"""Steps are small, since what it begins with is not to be forgotten."""
INNER = "close 4"
"""How choices inside an action are made."""
FIXED = ("random", *(f"{way} {dice} weak=2" for way in ("close", "hold") for dice in (2, 3, 4, 5)))
POLICIES = (*FIXED, *(LEARNER,) * (3 * len(FIXED)))
"""Whom it meets: three times in four itself."""
FORMER = 8
SPAN = 10
"""It meets so many of its former states, each from so many rounds of learning after the one before."""


class Batch(VecEnv):
    """The batch as stable-baselines3 wants it: where the other side is asked, former states of the learner answer."""

    def __init__(self, env: BatchEnv) -> None:
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)
        self.env, self.chosen, self.sums = env, np.zeros(env.num_envs, np.int64), np.zeros(env.num_envs)
        self.late, self.ended = np.zeros(env.num_envs, np.float32), list[float]()
        self.former: list[ActorCriticPolicy] = []
        self.seen = env.reset()[0]

    def keep(self, policy: ActorCriticPolicy) -> None:
        """Takes a copy of the learner among those whom it meets; the oldest goes."""
        kept = BytesIO()
        policy.save(kept)
        kept.seek(0)
        self.former = [*self.former, type(policy).load(kept)][-FORMER:]

    def others(self, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What the former states answer in the games that ask the other side; the learner's own wait."""
        chosen, masks = np.full(self.num_envs, WAIT, np.int64), self.env.action_masks()
        for number, policy in enumerate(self.former):
            games = np.flatnonzero(waiting & (np.arange(self.num_envs) // 2 % len(self.former) == number))
            if len(games):
                chosen[games] = policy.predict(self.seen[games], action_masks=masks[games])[0]
        return chosen

    def reset(self) -> NDArray[np.float32]:
        self.seen = self.env.reset()[0]
        self.until_asked(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self.seen

    def until_asked(self, rewards: NDArray[np.float32], over: NDArray[np.bool_]) -> None:
        """Goes on until every game asks the learner. What is worth something after an end counts for the next step."""
        while (waiting := self.env.asked != self.env.sides).any():
            self.seen, won, ended, _, _ = self.env.step(self.others(waiting))
            self.late += np.where(over, won, 0)
            rewards += np.where(over, 0, won)
            over |= ended

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, object]]]:
        self.seen, rewards, over, _, _ = self.env.step(self.chosen)
        rewards += self.late
        self.late[:] = 0
        self.until_asked(rewards, over)
        self.sums += rewards
        rewards[over & (abs(self.sums) < 0.01)] += DRAW
        self.ended += self.sums[over].tolist()
        self.sums[over] = 0
        # What is seen after an end is of the next game; the end itself is worth nothing more.
        infos: list[dict[str, object]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(over):
            infos[place] = {"terminal_observation": self.seen[place]}
        return self.seen, rewards, over, infos

    def env_method(self, method_name: str, *args: object, indices: object = None, **kwargs: object) -> list[object]:
        return list(getattr(self.env, method_name)(*args, **kwargs))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: object = None) -> list[object]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Shown:
    """A player whose answers are written down as the learner would see and give them."""

    def __init__(self, player: Player) -> None:
        self.player, self.eye = player, LearnedPlayer(lambda seen, mask: 0, read_manner(INNER))
        self.lines: list[tuple[NDArray[np.float32], NDArray[np.bool_], int]] = []

    def think(self, asked: Asked[State, Answer]) -> Thought[Answer]:
        """What the player thinks."""
        thought = self.player.think(asked)
        if not asked.question.inner and len(asked.question.answers) > 1:
            sight = self.eye.sight(asked.state, asked.question)
            number = next((number for number, answer in sight.offered.items() if answer == thought.answer), None)
            if number is not None:
                self.lines.append((sight.seen, sight.mask, number))
        return thought


def shown_games(games: int) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.int64], NDArray[np.float32]]:
    """What `greedy-1` sees, may answer and answers in games against itself, and what each game was worth to it."""
    system, scenario = load_system("foeman"), load_scenario("foeman", SCENARIO)
    lines, worth = [], []
    for number in range(games):
        seats = [make_seat("greedy-1", 2 * number + side) for side in (0, 1)]
        shown = [Shown(seat.player) for seat in seats]
        last = play_fast(
            system, system.setup(scenario, {}),
            [Seat(seat.name, player, seat.rng) for seat, player in zip(seats, shown, strict=True)], Stream(number, 12),
        )  # fmt: skip
        for score, player in zip(system.score(last), shown, strict=True):
            lines += player.lines
            worth += [2 * score - 1 if abs(score - 0.5) > 0.49 else DRAW] * len(player.lines)
    seen, masks, chosen = (np.stack(column) for column in zip(*lines, strict=True))
    return seen, masks, chosen, np.array(worth, np.float32)


def imitate(model: MaskablePPO, games: int, rounds: int = 12, size: int = 512) -> float:
    """Teaches the answers of `greedy-1` and what they came to; the share of its answers that the model finds likeliest."""
    policy, rng = model.policy, np.random.default_rng(0)
    seen, masks, chosen, worth = shown_games(games)
    tensors = [torch.as_tensor(array) for array in (seen, masks, chosen, worth)]
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for _ in range(rounds):
        order = torch.as_tensor(rng.permutation(len(chosen)))
        for part in order.split(size):
            saw, may, did, came = (tensor[part] for tensor in tensors)
            values, likelihood, _ = policy.evaluate_actions(saw, did, action_masks=may)
            loss = -likelihood.mean() + 0.5 * ((values.flatten() - came) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    said = policy.predict(seen, action_masks=masks, deterministic=True)[0]
    return float((said == chosen).mean())


def won_share(model: MaskablePPO, against: str, games: int, first: int = 0) -> tuple[int, int, int]:
    """Games won, drawn and lost against a player at the whole engine, each number with the sides swapped."""
    system, scenario = load_system("foeman"), load_scenario("foeman", SCENARIO)

    def choose(seen: NDArray[np.float32], mask: NDArray[np.bool_]) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=False)[0])

    counts = [0, 0, 0]
    for number in range(first, first + games):
        side = number % 2
        seats = [make_seat(against, number), make_seat(against, number)]
        seats[side] = Seat("learned", LearnedPlayer(choose, read_manner(INNER)), Stream(number))
        last = play_fast(system, system.setup(scenario, {}), seats, Stream(number // 2, 11))
        score = system.score(last)[side]
        counts[0 if score > 0.99 else 2 if score < 0.01 else 1] += 1
    return counts[0], counts[1], counts[2]


class Measured(BaseCallback):
    """Measures the player every so often, and stops it when its time is over."""

    def __init__(self, batch: Batch, minutes: float, rounds: int, games: int) -> None:
        super().__init__()
        self.batch, self.end, self.games = batch, time.monotonic() + 60 * minutes, games
        self.every, self.next = 60 * minutes / rounds, 0.0
        self.begun = time.monotonic()
        self.curve: list[tuple[float, int, float, float]] = []
        self.rounds = 0

    def _on_rollout_start(self) -> None:
        self.rounds += 1
        if self.rounds % SPAN == 0:
            self.batch.keep(self.model.policy)

    def _on_step(self) -> bool:
        now = time.monotonic()
        if now - self.begun >= self.next:
            self.next += self.every
            ended, self.batch.ended = self.batch.ended, []
            level = float(np.mean(np.array(ended) > 0)) if ended else 0.0
            share = won_share(self.model, "greedy-1", self.games)[0] / self.games
            self.curve.append(((now - self.begun) / 60, self.num_timesteps, level, share))
            print(
                "minutes {:.1f}, steps {}, won: of training {:.2f}, greedy-1 {:.2f}".format(*self.curve[-1]), flush=True
            )
        return now < self.end


def learn(
    minutes: float, *, rounds: int, games: int, shown: int, seed: int, envs: int, threads: int
) -> tuple[MaskablePPO, Measured]:
    """The player after so many minutes, and what was measured."""
    torch.set_num_threads(threads)
    batch = Batch(BatchEnv(SHORT, envs, POLICIES, seed=seed))
    model = MaskablePPO(
        "MlpPolicy", batch, n_steps=64, batch_size=4096, n_epochs=3, learning_rate=RATE, gamma=0.999, gae_lambda=0.97,
        ent_coef=0.005, policy_kwargs={"net_arch": [128, 128]}, seed=seed, device="cpu",
    )  # fmt: skip
    if shown:
        print(f"{shown} games of greedy-1: it answers so in {imitate(model, shown):.0%}", flush=True)
    batch.keep(model.policy)
    measured = Measured(batch, minutes, rounds, games)
    model.learn(10**12, callback=measured)
    return model, measured


def curve_svg(curve: Sequence[tuple[float, int, float, float]]) -> str:
    """The shares of games won, over the minutes."""
    wide, high, left, low = 640, 320, 50, 40
    most = max(point[0] for point in curve) or 1
    lines = []
    for place, (name, color) in enumerate((("training", "#555"), ("greedy-1", "#c43"))):
        points = " ".join(
            f"{left + point[0] / most * (wide - left - 90):.1f},{high - low - point[2 + place] * (high - 2 * low):.1f}"
            for point in curve
        )
        last = high - low - curve[-1][2 + place] * (high - 2 * low)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
        lines.append(f'<text x="{wide - 84}" y="{last + 4:.1f}" fill="{color}">{name}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = high - low - share * (high - 2 * low)
        lines.append(
            f'<line x1="{left}" x2="{wide - 90}" y1="{y}" y2="{y}" stroke="#ccc"/><text x="8" y="{y + 4}">{share:.0%}</text>'
        )
    lines.append(
        f'<text x="{left}" y="{high - 12}">0</text><text x="{wide - 140}" y="{high - 12}">{most:.0f} minutes</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12" role="img">'
        "<title>Games won by the learned player of the Foeman duel</title>"
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{"".join(lines)}</svg>\n'
    )


def main() -> None:
    """Learns, measures, and writes the curve and the player."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=90)
    parser.add_argument("--rounds", type=int, default=12, help="measurements on the way")
    parser.add_argument("--games", type=int, default=40, help="games of each measurement on the way")
    parser.add_argument("--shown", type=int, default=400, help="games of greedy-1 that it begins with; 0 for none")
    parser.add_argument("--last", type=int, default=400, help="games of the last measurement against greedy-1")
    parser.add_argument("--envs", type=int, default=512)
    parser.add_argument("--threads", type=int, default=2, help="of the learning; 1 where others use the machine too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE / "build")
    given = parser.parse_args()
    model, measured = learn(
        given.minutes,
        rounds=given.rounds,
        games=given.games,
        shown=given.shown,
        seed=given.seed,
        envs=given.envs,
        threads=given.threads,
    )
    given.out.mkdir(parents=True, exist_ok=True)
    model.save(given.out / "duel.zip")
    (given.out / "curve.svg").write_text(curve_svg(measured.curve), "utf-8")
    for against, games in (("random", given.games), ("greedy-1", given.last)):
        won, drawn, lost = won_share(model, against, games, first=10_000)
        share = share_of(won, games)
        print(f"against {against}: won {won}, drawn {drawn}, lost {lost}: {share}")


if __name__ == "__main__":
    main()
