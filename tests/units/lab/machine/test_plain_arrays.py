"""The plain arrays beside numpy's: the same numbers in the same shape, and the same duels."""

from collections.abc import Callable
from types import ModuleType

import numpy
import pytest

from affray.lab import solve
from affray.lab.machine import arrays, plain_arrays
from affray.lab.systems.melee.best import best_choices
from affray.lab.systems.melee.duel import meeting

Made = Callable[[ModuleType], object]


def changed(np: ModuleType, index: object, value: object) -> object:
    found = np.array([[1, 2, 3], [4, 5, 6]])
    found[index] = value
    return found


LINE: Made = lambda np: np.array([3, 1, 2, 3, 0])  # noqa: E731
TABLE: Made = lambda np: np.array([[1, 2, 3], [4, 5, 6]])  # noqa: E731
CASES: dict[str, Callable[..., object]] = {
    "empty": lambda np, line, table: np.zeros((0, 2), np.int64),
    "full of rows": lambda np, line, table: np.full((2, 1), 7),
    "true": lambda np, line, table: np.full(2, True),
    "of tuples": lambda np, line, table: np.array([(1, 2), (3, 4)], np.int64),
    "from what comes": lambda np, line, table: np.fromiter((number > 1 for number in (1, 2)), bool),
    "turned": lambda np, line, table: table.T,
    "in other rows": lambda np, line, table: table.ravel().reshape(-1, 2),
    "as floats": lambda np, line, table: table.astype(float),
    "a number": lambda np, line, table: line[1],
    "the last": lambda np, line, table: line[-1],
    "a slice": lambda np, line, table: line[1:-1],
    "every second": lambda np, line, table: line[::2],
    "some": lambda np, line, table: line[[4, 0, -1]],
    "some by an array": lambda np, line, table: line[line[:3]],
    "those that are so": lambda np, line, table: line[line > 1],
    "as a row": lambda np, line, table: line[None, :],
    "a row": lambda np, line, table: table[1],
    "rows": lambda np, line, table: table[1:],
    "rows by their numbers": lambda np, line, table: table[[1, 0, 1]],
    "rows that are so": lambda np, line, table: table[np.array([False, True])],
    "numbers of a table that are so": lambda np, line, table: table[table > 2],
    "a column": lambda np, line, table: table[:, -1],
    "columns": lambda np, line, table: table[:, (2, 0)],
    "a corner": lambda np, line, table: table[:1, 1:],
    "a place": lambda np, line, table: table[1, 2],
    "places": lambda np, line, table: table[np.array([0, 1]), np.array([2, 0])],
    "places of a row": lambda np, line, table: table[1, np.array([2, 0])],
    "places of a row, none": lambda np, line, table: table[1, np.zeros(0, np.int64)],
    "a column changed": lambda np, line, table: changed(np, (slice(None), 1), np.array([8, 9])),
    "columns changed": lambda np, line, table: changed(np, (slice(None), (2, 0)), [[8, 9], [6, 7]]),
    "a corner changed": lambda np, line, table: changed(np, (slice(1), slice(2)), np.array([[8, 9]])),
    "rows changed": lambda np, line, table: changed(np, np.array([True, False]), np.array([[7, 8, 9]])),
    "places changed": lambda np, line, table: changed(np, (np.array([0, 1]), np.array([2, 0])), 0),
    "all changed": lambda np, line, table: changed(np, slice(None), [[1, 1, 1], [2, 2, 2]]),
    "sums": lambda np, line, table: 1 + line + line,
    "differences": lambda np, line, table: line - 1,
    "products": lambda np, line, table: 2 * (table * (1, 0, 2)),
    "parts": lambda np, line, table: line * 0.5,
    "rests": lambda np, line, table: (line - 2) % 3,
    "whole parts": lambda np, line, table: (line - 2) // 3,
    "less": lambda np, line, table: -line,
    "row times column": lambda np, line, table: table @ np.array([100, 10, 1]),
    "less than": lambda np, line, table: line < 2,
    "at least, by column": lambda np, line, table: table >= np.array([2, 2, 4]),
    "no rows, by column": lambda np, line, table: np.zeros((0, 3), np.int64) >= np.array([2, 2, 4]),
    "alike": lambda np, line, table: (line == 3) | (line != 1) & ~(line > 2),
    "some are": lambda np, line, table: (table > 5).any() and not (table > 5).all(),
    "added up": lambda np, line, table: table.sum(),
    "appended": lambda np, line, table: np.append(line, 5),
    "appended truth": lambda np, line, table: np.append(line > 1, np.zeros(2, bool)),
    "one behind the other": lambda np, line, table: np.concatenate([table, table[:1]]),
    "side by side": lambda np, line, table: np.concatenate([table, np.full((2, 1), 9)], 1),
    "as columns": lambda np, line, table: np.stack([line, line * 0.5], 1),
    "either": lambda np, line, table: np.where(line > 1, line, -1),
    "where they are": lambda np, line, table: np.flatnonzero(line > 1),
    "rows where they are": lambda np, line, table: np.nonzero(table > 2)[0],
    "columns where they are": lambda np, line, table: np.nonzero(table > 2)[1],
    "divided": lambda np, line, table: np.divmod(line, 2)[1],
    "different ones": lambda np, line, table: np.unique(line),
    "where they come first": lambda np, line, table: np.unique(line, return_index=True, return_inverse=True)[1],
    "which they are": lambda np, line, table: np.unique(line, return_index=True, return_inverse=True)[2],
    "counted": lambda np, line, table: np.bincount(line, line * 0.5, 6),
    "in order": lambda np, line, table: np.argsort(-line, kind="stable"),
    "among": lambda np, line, table: np.isin(line, [3, 0]),
    "each again": lambda np, line, table: np.repeat(line, 2),
    "all again": lambda np, line, table: np.tile(line, 2),
    "in bounds": lambda np, line, table: np.clip(line, 1, 2),
    "steps": lambda np, line, table: np.diff(line),
    "counted off": lambda np, line, table: np.arange(3),
}  # fmt: skip


def said(value: object) -> object:
    """Numbers, shape and kind of an array, or a number."""
    if isinstance(value, plain_arrays.Array):
        return value.tolist(), value.shape, "b" if value.kind is bool else "f" if value.kind is float else "i"
    if isinstance(value, numpy.ndarray):
        return value.tolist(), value.shape, value.dtype.kind
    return value


@pytest.mark.parametrize("name", CASES)
def test_plain_arrays_do_what_numpy_does(name: str) -> None:
    plain, others = (said(CASES[name](np, LINE(np), TABLE(np))) for np in (plain_arrays, numpy))
    assert plain == others


def test_a_part_is_a_copy() -> None:
    line = plain_arrays.arange(3)
    part = line[:2]
    assert isinstance(part, plain_arrays.Array)
    part[0] = 9
    assert line.tolist() == [0, 1, 2] and len(line.copy()) == 3


def test_an_array_in_place_of_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="one number"):
        bool(plain_arrays.arange(1))
    with pytest.raises(ValueError, match="expected 3 numbers, got 2"):
        plain_arrays.arange(3)[:] = [1, 2]


# --- duels ------------------------------------------------------------------------------------------------------------
DUELS: dict[str, Callable[[], object]] = {
    "foeman": lambda: solve(
        "foeman", *2 * ("Goblin skirmisher",), policy=("4 reroll=none", "5 reroll=none"), rounds="4"
    ),
    "the guide": lambda: solve("melee", *2 * ("st=4 dx=12 weapon=dagger",), policy=("careful", "attack"), rounds="3"),
    "the guide, the best": lambda: best_choices(meeting(*2 * ("st=2 dx=12 weapon=dagger",)))[1],
    "the wargame": lambda: solve("wargame", *2 * ("like=fantasy/spears n=3 files=2",)),
    "fortmayn": lambda: solve("fortmayn", "brawny armor=leather", "ghoul", policy=("last",)),
}


def rounded(duel: object) -> str:
    """What is told of a duel, its numbers to nine places."""
    return repr(numbers_rounded(duel))


def numbers_rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 9) + 0.0
    if isinstance(value, tuple | list):
        return [numbers_rounded(entry) for entry in value]
    fields: tuple[str, ...] = getattr(value, "__struct_fields__", ())
    return {name: numbers_rounded(getattr(value, name)) for name in fields} if fields else value


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if "best" in name else ()) for name in DUELS]
)
def test_a_duel_is_the_same_without_numpy(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_numpy = rounded(DUELS[name]())
    monkeypatch.setattr(arrays, "library", lambda: plain_arrays)
    assert rounded(DUELS[name]()) == with_numpy
