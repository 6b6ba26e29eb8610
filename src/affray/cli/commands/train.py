"""`affray train`: what features of a position are worth, learned from games of the program's own."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affray.lab.training.positions import TrainingSpec
    from affray.lab.training.train import Trained

COIN = 0.6931
"""The log loss of somebody who knows nothing."""


def train(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help="The system whose positions are weighed.")],
    games: Annotated[int, typer.Option(metavar="N", help="Games to learn from.", min=1, max=1_000_000)] = 1000,
    checks: Annotated[
        int,
        typer.Option(metavar="N", help="Games to check by, on scenarios kept out of training.", min=0, max=1_000_000),
    ] = 300,
    seed: Annotated[int, typer.Option(help="The seed of the games.", min=0, max=2**32 - 1)] = 1,
    workers: Annotated[int, typer.Option(metavar="N", help="Worker processes; 0 for one a processor.")] = 0,
    out: Annotated[str, typer.Option("--out", "-o", metavar="FILE", help="Write the weights there, as JSON.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Learn what a position is worth from games of the program's own.

    Greedy players that err now and then play the system's fights; what each side has at the beginning of a round is weighed
    by who won. The same games teach the same weights, however many workers there are.
    """
    from affray.lab.training.positions import TrainingSpec

    found = train_with_bar(TrainingSpec(system, games, checks, seed), workers)
    if out:
        write_weights(found, out)
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        print_trained(found, out)


def train_with_bar(spec: "TrainingSpec", workers: int) -> "Trained":
    """The training, with a bar that shows how long it will take, where there is a terminal. Raises InputError."""
    import msgspec

    from affray.cli.shown.progress import progress
    from affray.lab.training.positions import check_spec
    from affray.lab.training.train import train as trained
    from affray.lab.training.work import TrainingProcesses

    check_spec(spec)
    size = spec.games + spec.checks
    try:
        with progress(f"train {spec.system}", "games") as watch, TrainingProcesses(workers) as runner:
            played = []
            for _, rows in runner.run(msgspec.json.encode(spec), range(size), heavy=False):
                played.append(rows)
                watch(len(played), size)
    except KeyboardInterrupt:
        print("affray: stopped; nothing is kept of a training that is not finished", file=sys.stderr)
        raise
    return trained(spec, played)


def write_weights(found: "Trained", path: str) -> None:
    """Writes the weights as a file. Raises InputError where it cannot be written."""
    import msgspec

    from affray.game.record import write_file

    write_file(path, msgspec.json.format(msgspec.json.encode(found.weights)) + b"\n")


def print_trained(found: "Trained", path: str) -> None:
    """Prints the weights, and how well they foretell."""
    weights = found.weights
    print(f"{weights.system}: {weights.positions} positions of {weights.games} games, seed {weights.seed}")
    width = max(map(len, weights.features))
    for name, weight in sorted(zip(weights.features, weights.weights, strict=True), key=lambda pair: -abs(pair[1])):
        print(f"  {name:{width}} {weight:8.3f}")
    print(f"log loss where it learned {found.loss:.4f}, of a coin {COIN}; less is better")
    if found.kept_out is None:
        print("no games were played to check by (--checks), so that nobody knows what the weights are good for")
    else:
        print(f"on scenarios kept out {found.kept_out:.4f}, by the first feature alone {found.first_only:.4f}")
    print(f"positions {weights.digest[:16]}" + (f"; the weights are in {path}" if path else ""))
