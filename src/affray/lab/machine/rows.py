"""Rules over many rows of whole numbers at once, as machine code or one by one in plain Python: the same rows."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, cast, get_type_hints

from affray.lab.field_errors import fault
from affray.lab.machine.compile import Function, Twins, inline_jit, jit
from affray.lab.machine.flat import function_from_text, number_expressions, value_expression
from affray.referee import plain_function

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
else:
    from affray.lab.machine import arrays as np

UNKNOWN, FEW_BITS = -1, 18
MANY = """
def many(rows, found, {fixed}):
    for at in range(len(rows)):
        row, out = rows[at], found[at]
        result = body({args})
        {store}
"""


def apply_rule(
    fn: Callable[..., object], varying: int, rows: "Table", *fixed: object, compiled: bool = True
) -> "Table":
    """The results of a rule of flat tuples, a row for each row given.

    A row holds the numbers of the first `varying` arguments; the others are fixed. Raises InputError where it is to be
    compiled and numba is missing.

    >>> import numpy as np
    >>> def points_left(points: int, lost: int) -> int:
    ...     return max(0, points - lost)
    >>> apply_rule(points_left, 1, np.array([[1], [3]]), 2, compiled=False).tolist()
    [[0], [1]]
    """
    found = np.zeros((len(rows), width_of(fn)), np.int64)
    if compiled:
        machine_loop(fn, varying)(rows, found, *fixed)
    else:
        columns = found.tolist()
        plain_loop(fn, varying)(rows.tolist(), columns, *fixed)
        found[:] = columns
    return found


@cache
def width_of(fn: Function) -> int:
    """How many numbers the result of a rule has."""
    return len(number_expressions(get_type_hints(plain_function(fn))["return"], "result"))


def row_loop(fn: Function, varying: int, body: Function) -> Callable[..., None]:
    """The loop that calls `body`, the rule or its twin, for each row."""
    hints = get_type_hints(plain_function(fn))
    kind = hints.pop("return")
    names: dict[str, object] = {"body": body}
    given = list(hints)
    cells = [part for name in given[:varying] for part in number_expressions(hints[name], name)]
    place = [f"row[{i}]" for i in range(len(cells))]
    args = [value_expression(hints[name], place, names) for name in given[:varying]]
    store = "; ".join(f"out[{i}] = {part}" for i, part in enumerate(number_expressions(kind, "result")))
    fields = {"fixed": ", ".join(given[varying:]), "args": ", ".join([*args, *given[varying:]]), "store": store}
    return cast("Callable[..., None]", function_from_text(MANY.format(**fields), "many", names))


@cache
def plain_loop(fn: Function, varying: int) -> Callable[..., None]:
    """The loop in plain Python."""
    return row_loop(fn, varying, plain_function(fn))


@cache
def machine_loop(fn: Function, varying: int) -> Callable[..., None]:
    """The loop as machine code. Raises InputError without numba."""
    return cast("Callable[..., None]", jit(row_loop(fn, varying, inline_jit(rule_twins().bind(fn)))))


@cache
def rule_twins() -> Twins:
    """The twins of rules that neither roll nor choose."""
    return Twins({})


# --- rows as single numbers -------------------------------------------------------------------------------------------
class RowNumbers:
    """Distinct rows, each with its number in the order in which they were added."""

    def __init__(self, bits: Sequence[int]) -> None:
        """`bits`: how many bits the numbers of each column need at the most."""
        self.most = np.array([1 << width for width in bits], np.int64)
        places = [sum(bits[i + 1 :]) for i in range(len(bits))]
        self.factors = np.array([1 << place for place in places], np.int64)
        self.known: dict[int, int] = {}
        self.parts: list[Table] = []
        # Where there are few possible rows, all of them stand in a table.
        self.table = np.full(1 << sum(bits), UNKNOWN) if sum(bits) <= FEW_BITS else None

    def numbers(self, rows: "Table") -> "Table":
        """The number of each row; new rows are added. Raises InputError for a value too large for its column."""
        if (rows < 0).any() or (rows >= self.most).any():
            raise fault("", None, "too-large")
        whole_rows = rows @ self.factors
        if self.table is not None:
            numbers: Table = self.table[whole_rows]
            if (numbers != UNKNOWN).all():
                return numbers
        keys, firsts, inverse = np.unique(whole_rows, return_index=True, return_inverse=True)
        fresh = [first for key, first in zip(keys.tolist(), firsts.tolist(), strict=True) if self.is_new(key)]
        if fresh:
            self.parts.append(rows[fresh])
        known = np.array([self.known[key] for key in keys.tolist()], np.int64)
        if self.table is not None:
            self.table[keys] = known
        return known[inverse]

    def is_new(self, key: int) -> bool:
        """Whether a row, given as its single key, is new; a new one gets the next number."""
        number = len(self.known)
        return self.known.setdefault(key, number) == number

    def __len__(self) -> int:
        return len(self.known)

    @property
    def rows(self) -> "Table":
        """All rows by their numbers."""
        return np.concatenate(self.parts)
