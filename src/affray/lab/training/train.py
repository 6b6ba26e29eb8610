"""A training: games, the weights that they teach, and how well these foretell games that were kept out."""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from affray.core import InputError
from affray.lab.training.fit import fitted_weights, log_loss
from affray.lab.training.positions import NOISES, Row, TrainingSpec, check_spec, rows_of
from affray.play.search.value import Weights
from affray.systems import registry


class Trained(msgspec.Struct, frozen=True):
    """What came of a training: the weights, and how well they foretell, as mean log loss (0.693 is a coin)."""

    weights: Weights
    loss: float
    """On the positions that they were learned from."""
    kept_out: float | None
    """On positions of games on scenarios that were kept out; None where none were played."""
    first_only: float | None
    """Of the first feature alone, on the same positions: what plain counting is worth."""


def train(spec: TrainingSpec, games: Iterable[list[Row]] | None = None) -> Trained:
    """What the games of a spec teach; `games` are their positions by number, played here where they are not handed in.
    Raises InputError for a system that measures nothing.

    The same spec teaches the same, whoever played the games.
    """
    check_spec(spec)
    features = registry.load_system(spec.system).opponents.features
    played = games or (rows_of(spec, number) for number in range(spec.games + spec.checks))
    rows = sorted((row for found in played for row in found), key=lambda row: row.game)
    learned = [row for row in rows if not spec.is_check(row.game)]
    checked = [row for row in rows if spec.is_check(row.game)]
    if not learned:
        raise InputError(f"{spec.system}: {spec.games} games came to no position; expected more games")
    weights = fitted_weights(learned)
    return Trained(
        Weights(
            spec.system, features, weights, seed=spec.seed, games=spec.games, positions=len(learned),
            player=f"greedy, errors {', '.join(map(str, NOISES))}", digest=digest_of(rows),
        ),
        log_loss(learned, weights),
        log_loss(checked, weights) if checked else None,
        first_alone(learned, checked) if checked else None,
    )  # fmt: skip


def first_alone(learned: list[Row], checked: list[Row]) -> float:
    """The log loss of the first feature alone."""
    entry = fitted_weights([Row(row.game, row.difference[:1], row.score) for row in learned])
    return log_loss([Row(row.game, row.difference[:1], row.score) for row in checked], entry)


def digest_of(rows: list[Row]) -> str:
    """The SHA-256 of the positions learned from, in hexadecimal digits."""
    return sha256(msgspec.json.encode(rows)).hexdigest()
