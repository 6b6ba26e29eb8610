"""`affray sweep`: every cell of a spec, worked out and kept."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affray.lab.arena import Arena
    from affray.lab.sweep.cluster import Cluster
    from affray.lab.sweep.local import Processes
    from affray.lab.sweep.plan import Plan
    from affray.lab.sweep.run import FinishedSweep

SUFFIX = ".sweep"
Save = Annotated[
    str, typer.Option(metavar="FILE", help="Only play that game, and keep it as a record that opens on its board.")
]


def sweep(
    spec: Annotated[str, typer.Argument(metavar="SPEC", help="A TOML file that says what is swept.")],
    results: Annotated[
        str, typer.Option("--results", "-r", metavar="FILE", help="Where the results are kept; SPEC.sweep if absent.")
    ] = "",
    out: Annotated[
        list[str] | None,
        typer.Option(
            "--out", "-o", metavar="FILE", help="Write them as .csv, .sqlite or .parquet too; may be given again."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Worker processes; 0 for one a processor.")] = 0,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="The Dask scheduler whose workers compute.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="However many cells there are.")] = False,
    count: Annotated[bool, typer.Option("--count", help="Only say how many cells there are.")] = False,
    expect: Annotated[str, typer.Option(metavar="DIGEST", help="Exit code 1 if the digest is another one.")] = "",
    cell: Annotated[int, typer.Option(metavar="N", help="The cell of which --save keeps a game.")] = 0,
    number: Annotated[int, typer.Option(metavar="G", help="The number of that game.")] = 0,
    save: Save = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> int:
    """Work out every cell of a spec: weapons by armor by attributes by policy by house rule.

    What is done is kept as it comes: the same command goes on where it was stopped. The digest is the same however many
    workers there are.
    """
    from affray.core import InputError
    from affray.lab.sweep.plan import MOST_CELLS
    from affray.lab.sweep.results import write_results, writer_for

    if save:
        return save_game(spec, cell, number, save)
    for path in out or ():
        writer_for(path)
    plan = read_plan(spec)
    if count:
        print_count(plan, json=json)
        return 0
    if plan.size > MOST_CELLS and not yes:
        raise InputError(f"{spec}: {plan.size} cells, more than {MOST_CELLS}; expected --yes if that is meant")
    kept = results or f"{Path(spec).stem}{SUFFIX}"
    with runner_of(workers, cluster) as runner:
        found = run_with_bar(plan, kept, runner)
    check_played(plan, found, spec)
    for path in out or ():
        write_results(path, plan, found.outcomes)
    print_found(plan, found, [kept, *(out or ())], json=json)
    return digest_exit_code(found.digest, expect)


def read_plan(spec: str) -> "Plan":
    """The cells of a spec's file. Raises InputError that names the file."""
    from affray.core import InputError
    from affray.lab.sweep.plan import Plan
    from affray.lab.sweep.spec import read_spec

    wanted = read_spec(spec)
    try:
        return Plan(wanted)
    except InputError as error:
        raise InputError(f"{spec}: {error}") from None


def digest_exit_code(digest: str, expected: str) -> int:
    """The exit code: 1 where another digest was expected."""
    if expected and digest != expected:
        print(f"affray: digest {digest}: expected {expected}", file=sys.stderr)
        return 1
    return 0


def save_game(spec: str, cell: int, number: int, path: str) -> int:
    """Keeps a game of a cell as a record. Raises InputError."""
    from affray.game.record import write_file
    from affray.lab.sweep.sampling import sample_cell
    from affray.lab.sweep.spec import read_spec

    write_file(path, sample_cell(read_spec(spec), cell, number))
    return 0


def runner_of(workers: int, cluster: str) -> "Processes | Cluster":
    """The processes, or the cluster, that work out the cells. Raises InputError."""
    if cluster:
        from affray.lab.sweep.cluster import Cluster

        return Cluster(cluster)
    from affray.lab.sweep.local import Processes

    return Processes(workers)


def run_with_bar(plan: "Plan", kept: str, runner: "Processes | Cluster") -> "FinishedSweep":
    """The sweep, with a bar that shows how long it will take, where there is a terminal."""
    from affray.cli.shown.progress import progress
    from affray.lab.sweep.run import run_sweep as run

    warn_if_slow(plan.arena, plan.spec.exact)
    try:
        with progress(Path(kept).stem, "cells") as watch:
            return run(plan, kept, runner, watch)
    except KeyboardInterrupt:
        print(f"affray: stopped; {kept} keeps what is done, and the same command goes on with it", file=sys.stderr)
        raise


def warn_if_slow(arena: "Arena", exact: bool) -> None:
    """Says once that games are played in plain Python, if machine code is missing."""
    from affray.lab.arena import can_compile

    if not can_compile() and not arena.heavy:
        what = "what is not exact" if exact else "every cell"
        print(
            f"affray: numba is not installed (affray[fast]): {what} is played in plain Python, slower", file=sys.stderr
        )


def print_count(plan: "Plan", *, json: bool) -> None:
    """How many cells a plan has."""
    refused = plan.size - sum(1 for _ in plan.open_cells())
    if json:
        import msgspec

        numbers = {
            "cells": plan.size,
            "contenders": len(plan.contenders),
            "parts": len(plan.slices),
            "refused": refused,
        }
        print(msgspec.json.encode(numbers).decode())
        return
    print(f"{plan.size} cells: {len(plan.contenders)} contenders, {len(plan.slices)} parts of the table")
    if refused:
        print(f"{refused} of them cannot be played: {next(iter(plan.refusals.values()))}, for one")


def check_played(plan: "Plan", found: "FinishedSweep", spec: str) -> None:
    """Raises InputError where the rules refuse every cell: that is a mistake in the spec."""
    from affray.core import InputError

    count, reason = unplayable_cells(plan, found)
    if count == plan.size:
        raise InputError(f"{spec}: none of the {count} cells can be played: {reason}")


def unplayable_cells(plan: "Plan", found: "FinishedSweep") -> tuple[int, str]:
    """The number of cells that cannot be played, and the reason for the first of them."""
    from affray.lab.arena import REFUSED

    reasons = [outcome.reason for outcome in found.outcomes.values() if outcome.how == REFUSED]
    count = plan.size - len(found.outcomes) + len(reasons)
    return count, next(iter([*plan.refusals.values(), *reasons]), "")


def print_found(plan: "Plan", found: "FinishedSweep", files: list[str], *, json: bool) -> None:
    """What a sweep came to."""
    refused, reason = unplayable_cells(plan, found)
    if json:
        import msgspec

        numbers = {"cells": len(found.outcomes), "before": found.before, "refused": refused} | {
            "digest": found.digest, "files": files
        }  # fmt: skip
        print(msgspec.json.encode(numbers).decode())
        return
    exact = sum(1 for outcome in found.outcomes.values() if outcome.how == "exact")
    new = len(found.outcomes) - found.before
    print(f"{plan.spec.title or plan.spec.system}: {len(found.outcomes)} cells, {exact} exact, {new} computed now")
    if refused:
        print(f"{refused} of {plan.size} cannot be played: {reason}, for one")
    print(f"results: {', '.join(files)}")
    print(f"digest {found.digest}")
