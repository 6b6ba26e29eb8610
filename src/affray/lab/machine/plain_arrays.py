"""Arrays in plain Python, of one or two dimensions: as much of numpy as exact duels need, under numpy's names.

What is asked of a whole array is answered number by number. A part of an array is a copy and no view: who changes one writes
it back. Numbers are of any size, and sums are added up in order.
"""

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, compress
from typing import Self, cast

Number = float
"""An int, float or bool."""
Kind = type[int] | type[float] | type[bool]
Index = object
int64, float64 = int, float


class Array:
    """Numbers row by row; `shape` is (columns,) or (rows, columns), `kind` the type of the numbers."""

    __slots__ = ("data", "kind", "shape")

    def __init__(self, data: list[Number], shape: tuple[int, ...], kind: Kind) -> None:
        self.data, self.shape, self.kind = data, shape, kind

    # --- as a whole ---------------------------------------------------------------------------------------------------
    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> "Iterator[Number | Array]":
        return iter(self.data) if len(self.shape) == 1 else (self[row] for row in range(len(self)))

    def __bool__(self) -> bool:
        raise ValueError("expected one number; use any() or all()")

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.data)

    @property
    def T(self) -> "Array":  # noqa: N802 - the name that numpy has
        """Rows as columns."""
        rows, columns = self.shape
        turned = [self.data[row * columns + column] for column in range(columns) for row in range(rows)]
        return Array(turned, (columns, rows), self.kind)

    def tolist(self) -> list[Number] | list[list[Number]]:
        """The numbers, or the rows, as a list."""
        if len(self.shape) == 1:
            return list(self.data)
        width = self.shape[1]
        return [self.data[row * width : (row + 1) * width] for row in range(len(self))]

    def copy(self) -> "Array":
        """Another array of the same numbers."""
        return Array(list(self.data), self.shape, self.kind)

    def ravel(self) -> "Array":
        """The numbers of all rows, one after the other."""
        return Array(list(self.data), (len(self.data),), self.kind)

    def reshape(self, *shape: int) -> "Array":
        """The numbers in other rows; -1 stands for as many as there are."""
        known = 1
        for size in shape:
            known *= size if size >= 0 else 1
        sizes = tuple(size if size >= 0 else len(self.data) // known for size in shape)
        return Array(list(self.data), sizes, self.kind)

    def astype(self, kind: Kind) -> "Array":
        """The numbers as those of a kind."""
        return Array([kind(value) for value in self.data], self.shape, kind)

    def any(self) -> bool:
        """Whether some number is not 0."""
        return any(self.data)

    def all(self) -> bool:
        """Whether no number is 0."""
        return all(self.data)

    def sum(self) -> Number:
        """All numbers added up."""
        return sum(self.data)

    # --- parts --------------------------------------------------------------------------------------------------------
    def __getitem__(self, index: Index) -> "Number | Array":
        if isinstance(index, int) and len(self.shape) == 1:
            return self.data[index]
        places, shape = self.places(index)
        if shape == ():
            return self.data[places[0]]
        data = self.data
        return Array([data[place] for place in places], shape, self.kind)

    def __setitem__(self, index: Index, value: object) -> None:
        if isinstance(index, int) and len(self.shape) == 1:
            self.data[index] = cast(Number, value)
            return
        places, shape = self.places(index)
        for place, number in zip(places, spread(value, shape), strict=True):
            self.data[place] = number

    def places(self, index: Index) -> tuple[Sequence[int], tuple[int, ...]]:
        """Where the numbers of a part stand, and its shape."""
        if isinstance(index, Array) and index.kind is bool and len(index.shape) == 2:
            found = list(compress(range(len(self.data)), index.data))
            return found, (len(found),)
        if len(self.shape) == 1:
            if isinstance(index, tuple) and index[0] is None:
                return range(len(self.data)), (1, len(self.data))
            here, _ = positions(index, len(self.data))
            return here, (len(here),)
        width = self.shape[1]
        first, second = index if isinstance(index, tuple) else (index, slice(None))
        (rows, row_kind), (columns, column_kind) = positions(first, len(self)), positions(second, width)
        if MANY in (row_kind, column_kind) and slice not in (row_kind, column_kind):
            many = max(len(rows), len(columns)) if rows and columns else 0
            pairs = zip(stretch(rows, many), stretch(columns, many), strict=True)
            return [row * width + column for row, column in pairs], (many,)
        shape = tuple(len(part) for part, kind in ((rows, row_kind), (columns, column_kind)) if kind is not int)
        return [row * width + column for row in rows for column in columns], shape

    # --- number by number ---------------------------------------------------------------------------------------------
    def each(self, other: object, how: Callable[[Number, Number], Number], kind: Kind | None = None) -> "Array":
        """What comes of each number and the one of another array, row or number at its place."""
        if isinstance(other, int | float):
            found, shape, other_kind = [how(value, other) for value in self.data], self.shape, type(other)
        else:
            with_array = other if isinstance(other, Array) else array(other)
            shape = max(self, with_array, key=lambda array: (len(array.shape), array.size)).shape
            found, other_kind = list(map(how, spread(self, shape), spread(with_array, shape))), with_array.kind
        wide: Kind = float if float in (self.kind, other_kind) else int
        return Array(found, shape, kind or wide)

    def __add__(self, other: object) -> "Array":
        return self.each(other, operator.add)

    __radd__ = __add__

    def __sub__(self, other: object) -> "Array":
        return self.each(other, operator.sub)

    def __mul__(self, other: object) -> "Array":
        return self.each(other, operator.mul)

    __rmul__ = __mul__

    def __floordiv__(self, other: object) -> "Array":
        return self.each(other, operator.floordiv)

    def __mod__(self, other: object) -> "Array":
        return self.each(other, operator.mod)

    def __imul__(self, other: object) -> Self:
        self.data[:] = self.each(other, operator.mul).data
        return self

    def __neg__(self) -> "Array":
        return Array([-value for value in self.data], self.shape, self.kind)

    def __matmul__(self, other: "Array") -> "Array":
        rows = cast("list[list[Number]]", self.tolist())
        return Array([sum(map(operator.mul, row, other.data)) for row in rows], (len(rows),), self.kind)

    def __lt__(self, other: object) -> "Array":
        return self.each(other, operator.lt, bool)

    def __gt__(self, other: object) -> "Array":
        return self.each(other, operator.gt, bool)

    def __ge__(self, other: object) -> "Array":
        return self.each(other, operator.ge, bool)

    def __eq__(self, other: object) -> "Array":  # type: ignore[override]
        return self.each(other, operator.eq, bool)

    def __ne__(self, other: object) -> "Array":  # type: ignore[override]
        return self.each(other, operator.ne, bool)

    __hash__ = None  # type: ignore[assignment]

    def __and__(self, other: "Array") -> "Array":
        return Array([one and two for one, two in zip(self.data, other.data, strict=True)], self.shape, bool)

    def __or__(self, other: "Array") -> "Array":
        return Array([one or two for one, two in zip(self.data, other.data, strict=True)], self.shape, bool)

    def __invert__(self) -> "Array":
        return Array([not value for value in self.data], self.shape, bool)


MANY = Array
"""The kind of an index of several places."""


def positions(index: Index, many: int) -> tuple[Sequence[int], type]:
    """The places that an index of one dimension names, and what it is: a number, a slice or several places."""
    if isinstance(index, slice):
        return range(*index.indices(many)), slice
    if isinstance(index, int):
        return (range(many)[index],), int
    if isinstance(index, Array) and index.kind is bool:
        return list(compress(range(many), index.data)), MANY
    places = cast("Sequence[int]", index.data if isinstance(index, Array) else index)
    return [place if place >= 0 else place + many for place in places], MANY


def stretch(places: Sequence[int], many: int) -> Sequence[int]:
    """So many places, where one stands for all."""
    return [places[0]] * many if len(places) == 1 else places


def spread(value: object, shape: tuple[int, ...]) -> Sequence[Number]:
    """The numbers of a value, one for each place of a shape: a number or a row stands for all."""
    size = size_of(shape)
    if isinstance(value, int | float):
        return [value] * size
    data = value.data if isinstance(value, Array) else array(value).data
    if len(data) == size:
        return data
    if len(data) == 1 or (len(shape) == 2 and len(data) == shape[1]):
        return data * (size // len(data))
    raise ValueError(f"expected {size} numbers, got {len(data)}")


def size_of(shape: tuple[int, ...]) -> int:
    """How many numbers a shape has."""
    return shape[0] if len(shape) == 1 else shape[0] * shape[1] if shape else 1


# --- making arrays ----------------------------------------------------------------------------------------------------
def array(values: object, kind: Kind | None = None) -> Array:
    """An array of numbers, or of rows of them."""
    elements = list(cast("Iterable[object]", values))
    if elements and not isinstance(elements[0], int | float):
        rows = [list(cast("Iterable[Number]", row)) for row in elements]
        shape: tuple[int, ...] = (len(rows), len(rows[0]))
        data = list(chain.from_iterable(rows))
    else:
        shape, data = (len(elements),), cast("list[Number]", elements)
    return Array(data, shape, kind or kind_of(data))


asarray = array


def kind_of(data: Sequence[Number]) -> Kind:
    """The kind of some numbers."""
    kinds = set(map(type, data))
    if kinds == {bool}:
        return bool
    return int if kinds and float not in kinds else float


def fromiter(values: Iterable[Number], kind: Kind) -> Array:
    """An array of the numbers that come."""
    return array(values, kind)


def full(shape: int | tuple[int, ...], value: Number, kind: Kind | None = None) -> Array:
    """An array that holds one number everywhere."""
    sizes = (shape,) if isinstance(shape, int) else shape
    return Array([value] * size_of(sizes), sizes, kind or kind_of([value]))


def zeros(shape: int | tuple[int, ...], kind: Kind = float) -> Array:
    """An array of zeros."""
    return full(shape, kind(0), kind)


def arange(many: int) -> Array:
    """The numbers from 0 on."""
    return Array(list(range(many)), (many,), int)


def append(values: Array, more: Array | Number) -> Array:
    """The numbers of both, one after the other."""
    return concatenate([values, full(1, more) if isinstance(more, int | float) else more.ravel()])


def concatenate(parts: Sequence[Array], axis: int = 0) -> Array:
    """Arrays one behind the other, or side by side with axis 1."""
    kind: Kind = parts[0].kind if len({part.kind for part in parts}) == 1 else kind_of([part.kind(0) for part in parts])
    if axis == 1:
        rows = zip(*(cast("list[list[Number]]", part.tolist()) for part in parts), strict=True)
        whole = [list(chain.from_iterable(row)) for row in rows]
        data = list(chain.from_iterable(whole))
        return Array(data, (len(whole), sum(part.shape[1] for part in parts)), kind)
    data = list(chain.from_iterable(part.data for part in parts))
    return Array(data, (sum(map(len, parts)), *parts[0].shape[1:]), kind)


def stack(columns: Sequence[Array], axis: int) -> Array:
    """Arrays as the columns of one."""
    assert axis == 1
    data = list(chain.from_iterable(zip(*(column.data for column in columns), strict=True)))
    return Array(data, (len(columns[0]), len(columns)), kind_of([column.kind(0) for column in columns]))


# --- asking of arrays -------------------------------------------------------------------------------------------------
def where(asked: Array, yes: Array | Number, no: Array | Number) -> Array:
    """The numbers of one where it is so, of the other where not."""
    first, second = spread(yes, asked.shape), spread(no, asked.shape)
    data = [one if is_so else two for is_so, one, two in zip(asked.data, first, second, strict=True)]
    return Array(data, asked.shape, kind_of(data))


def flatnonzero(values: Array) -> Array:
    """The places of all numbers but 0."""
    found: list[Number] = list(compress(range(values.size), values.data))
    return Array(found, (len(found),), int)


def nonzero(values: Array) -> tuple[Array, Array]:
    """The rows and the columns of all numbers but 0."""
    return divmod(flatnonzero(values), values.shape[1])


def divmod(values: Array, by: int) -> tuple[Array, Array]:  # noqa: A001 - the name that numpy has
    """How often a number goes into each, and what is left."""
    return values // by, values % by


def unique(values: Array, *, return_index: bool = False, return_inverse: bool = False) -> Array | tuple[Array, ...]:
    """The different numbers in order; where each comes first, and which of them each number is."""
    first: dict[Number, int] = {}
    for place, value in enumerate(values.data):
        first.setdefault(value, place)
    keys = sorted(first)
    found = [Array(keys, (len(keys),), values.kind)]
    if return_index:
        found.append(Array([first[key] for key in keys], (len(keys),), int))
    if return_inverse:
        number = {key: place for place, key in enumerate(keys)}
        found.append(Array([number[value] for value in values.data], (values.size,), int))
    return tuple(found) if len(found) > 1 else found[0]


def bincount(values: Array, weights: Array, least: int = 0) -> Array:
    """The sum of the weights of each number from 0 on."""
    numbers = cast("list[int]", values.data)
    sums: list[Number] = [0.0] * max(least, max(numbers, default=-1) + 1)
    for number, weight in zip(numbers, weights.data, strict=True):
        sums[number] += weight
    return Array(sums, (len(sums),), float)


def argsort(values: Array, kind: str) -> Array:
    """The places of the numbers, the smallest first; equal ones stay as they are."""
    assert kind == "stable"
    order = sorted(range(values.size), key=values.data.__getitem__)
    return Array(list(order), (values.size,), int)


def isin(values: Array, some: Iterable[Number]) -> Array:
    """Which numbers are among some."""
    known = set(some)
    return Array([value in known for value in values.data], values.shape, bool)


def repeat(values: Array, many: int) -> Array:
    """Each number so many times."""
    return Array([value for value in values.data for _ in range(many)], (values.size * many,), values.kind)


def tile(values: Array, many: int) -> Array:
    """All numbers, so many times."""
    return Array(values.data * many, (values.size * many,), values.kind)


def clip(values: Array, least: Number, most: Number) -> Array:
    """The numbers, those out of bounds at the bound."""
    return Array([min(max(value, least), most) for value in values.data], values.shape, values.kind)


def diff(values: Array) -> Array:
    """What each number is more than the one before it."""
    found: list[Number] = [after - value for value, after in zip(values.data, values.data[1:], strict=False)]
    return Array(found, (len(found),), values.kind)
