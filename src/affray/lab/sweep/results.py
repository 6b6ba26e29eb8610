"""The results of a sweep as rows, and as files for other programs: CSV, SQLite, Parquet."""

import csv
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path

from affray.core import InputError
from affray.core.field_errors import file_error
from affray.lab.arena import DUEL_COLUMNS, PAIRS, PLAYED, REFUSED, Outcome
from affray.lab.batches.estimates import bounds_in_sigmas
from affray.lab.sweep.ledger import Outcomes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import FOE

Field = str | int | float | None
Row = dict[str, Field]
Writer = Callable[[Path, Sequence[str], Iterator[Row]], None]
SIDES = ("a", "b")
TABLE = "cells"
AT_ONCE = 10_000
WINS, LOSSES, DRAWS = (DUEL_COLUMNS.index(name) for name in ("wins_a", "wins_b", "drawn"))


# --- rows -------------------------------------------------------------------------------------------------------------
def mirror_outcome(outcome: Outcome) -> Outcome:
    """The outcome of a duel with both sides exchanged."""
    numbers = dict(zip(DUEL_COLUMNS, outcome.numbers, strict=True))
    for mine, theirs in PAIRS.items():
        numbers[mine], numbers[theirs] = numbers[theirs], numbers[mine]
    return Outcome(outcome.how, outcome.games, tuple(numbers.values()), outcome.reason)


def duel_score(outcome: Outcome) -> float:
    """The score of the first side: its chance to win and half of that to draw."""
    return outcome.numbers[WINS] + outcome.numbers[DRAWS] / 2


def duel_error(outcome: Outcome) -> float:
    """How far the score of a duel may be off, 95 times of 100: nothing where it is exact.

    Of games the normal error with Agresti and Coull's two wins and two losses more, so that it is never none.

    >>> round(duel_error(Outcome("games", 100, (0.5, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0))), 3)
    0.096
    """
    if outcome.how != PLAYED:
        return 0.0
    z = bounds_in_sigmas()
    games = outcome.games + z * z
    wins = (outcome.numbers[WINS] * outcome.games + z * z / 2) / games
    draws = outcome.numbers[DRAWS] * outcome.games / games
    mean = wins + draws / 2
    return float(z * (max(0.0, wins + draws / 4 - mean * mean) / games) ** 0.5)


def column_names(plan: Plan) -> list[str]:
    """The names of the columns of a table of results."""
    found = ["cell"]
    parts = list(dict.fromkeys(name for contender in plan.contenders for name in contender.parts))
    for side in SIDES[: 1 if plan.solo else 2]:
        found.append(side)
        found.extend(f"{side}_{part}" for part in parts if parts != [part])
    found.extend(axis_column(axis) for axis in plan.slices[0].names)
    found.extend(("how", "games", *plan.arena.columns))
    if plan.arena.columns == DUEL_COLUMNS:
        found.extend(("score", "low", "high"))
    return [*found, *(f"unfit_{side}" for side in SIDES[: 1 if plan.solo else 2]), "reason"]


def axis_column(axis: str) -> str:
    """The column of an axis."""
    return axis.replace(FOE, "b_").replace(".", "_")


def result_rows(plan: Plan, outcomes: Outcomes) -> Iterator[Row]:
    """The cells in their order; one that says all of its mirror is followed by that, under the same number."""
    for number in sorted(outcomes):
        part, a, b = plan.place(number)
        outcome = outcomes[number]
        yield row_of(plan, number, (part, a, b), outcome)
        if plan.even and a != b:
            yield row_of(plan, number, (part, b, a), mirror_outcome(outcome) if outcome.how != REFUSED else outcome)


def row_of(plan: Plan, number: int, place: tuple[int, int, int], outcome: Outcome) -> Row:
    """The row of a cell."""
    part, *met = place
    found: Row = {"cell": number}
    for side, other in zip(SIDES, met, strict=True):
        if other >= 0:
            contender = plan.contenders[other]
            found[side] = contender.name
            found.update({f"{side}_{name}": value for name, value in contender.parts.items()})
            unfit = plan.unfit.get((part, other))
            found[f"unfit_{side}"] = str(unfit) if unfit else None
    found.update({axis_column(axis): value for axis, value in plan.slices[part].names.items()})
    found.update(how=outcome.how, games=outcome.games, reason=outcome.reason or None)
    if outcome.how != REFUSED:
        found.update(zip(plan.arena.columns, outcome.numbers, strict=True))
        if plan.arena.columns == DUEL_COLUMNS:
            mean, off = duel_score(outcome), duel_error(outcome)
            found.update(score=round(mean, 9), low=round(max(0.0, mean - off), 9), high=round(min(1.0, mean + off), 9))
    return found


# --- files ------------------------------------------------------------------------------------------------------------
def write_csv(path: Path, names: Sequence[str], found: Iterator[Row]) -> None:
    """A table as CSV."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(found)


def write_sqlite(path: Path, names: Sequence[str], found: Iterator[Row]) -> None:
    """A table as an SQLite database with the table `cells`."""
    name_text = ", ".join(f'"{name}"' for name in names)
    marks = ", ".join("?" for _ in names)
    with closing(sqlite3.connect(path)) as base:
        base.execute(f"CREATE TABLE {TABLE} ({name_text})")
        while part := [row for _, row in zip(range(AT_ONCE), found, strict=False)]:
            base.executemany(
                f"INSERT INTO {TABLE} VALUES ({marks})", [tuple(row.get(name) for name in names) for row in part]
            )
        base.commit()


def write_parquet(path: Path, names: Sequence[str], found: Iterator[Row]) -> None:
    """A table as Parquet. Raises InputError without Polars."""
    try:
        import polars
    except ImportError:
        raise InputError(f"{path}: Parquet needs Polars, which is not installed; expected affray[lab]") from None
    rows = list(found)
    frame = polars.DataFrame(
        {name: polars.Series(name, [row.get(name) for row in rows], strict=False) for name in names}
    )
    # A column without a value in it is of texts, since not all readers know columns of nothing.
    frame.with_columns(polars.selectors.by_dtype(polars.Null).cast(polars.String)).write_parquet(path)


WRITERS: Mapping[str, Writer] = {
    ".csv": write_csv, ".sqlite": write_sqlite, ".db": write_sqlite, ".parquet": write_parquet,
}  # fmt: skip


def writer_for(path: str | Path) -> Writer:
    """The writer for a file by the ending of its name. Raises InputError for another ending."""
    writer = WRITERS.get(Path(path).suffix.lower())
    if writer is None:
        raise InputError(f"{path}: expected a name that ends in {', '.join(WRITERS)}")
    return writer


def write_results(path: str | Path, plan: Plan, outcomes: Outcomes) -> None:
    """Writes the results to a file whose name says how; the file is there whole or not at all. Raises InputError, OSError."""
    writer, whole = writer_for(path), Path(path)
    part = whole.with_name(f".{whole.name}.{os.getpid()}.part")
    try:
        writer(part, column_names(plan), result_rows(plan, outcomes))
        part.replace(whole)
    except sqlite3.Error as fault:
        raise InputError(f"{path}: {fault}") from None
    except OSError as fault:
        raise file_error(path, fault, "write") from None
    finally:
        with suppress(OSError):
            part.unlink()
