"""Which miniature goes to which place, so that all ways together are shortest: whole numbers, alike on every machine."""

from collections.abc import Sequence
from functools import lru_cache

from affray.space.plane.points import Point, distance


@lru_cache(maxsize=512)
def shortest_assignment(starts: tuple[Point, ...], ends: tuple[Point, ...]) -> tuple[int, ...]:
    """For each start the index of its end, an end each, with the shortest sum of straight ways. [UW-FLD-02]

    Raises ValueError unless there are as many ends as starts.

    >>> shortest_assignment(((0, 0), (10, 0)), ((11, 0), (1, 0)))
    (1, 0)
    """
    if len(starts) != len(ends):
        raise ValueError(f"expected as many ends as {len(starts)} starts, got {len(ends)}")
    if is_shifted(starts, ends):
        return tuple(range(len(starts)))
    return cheapest_assignment([[distance(start, end) for end in ends] for start in starts])


def is_shifted(starts: Sequence[Point], ends: Sequence[Point]) -> bool:
    """Whether each end lies from its start as every other does: no other assignment is shorter then."""
    ways = {(end[0] - start[0], end[1] - start[1]) for start, end in zip(starts, ends, strict=True)}
    return len(ways) <= 1


def cheapest_assignment(costs: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """For each row its column, a column each, with the smallest sum: the Hungarian method, after all rows and columns that
    go together at once.

    >>> cheapest_assignment([[4, 1, 3], [2, 0, 5], [3, 2, 2]])
    (1, 0, 2)
    """
    number = len(costs)
    of_row = [min(row) for row in costs]
    of_column = [min(costs[i][j] - of_row[i] for i in range(number)) for j in range(number)]
    taken = [-1] * number
    waiting = [row for row in range(number) if not take_free_column(costs[row], of_row[row], of_column, taken, row)]
    for row in waiting:
        augment(costs, of_row, of_column, taken, row)
    places = [0] * number
    for column, row in enumerate(taken):
        places[row] = column
    return tuple(places)


def take_free_column(prices: Sequence[int], base: int, of_column: Sequence[int], taken: list[int], row: int) -> bool:
    """Takes the free column that suits a row best. Whether there was one."""
    for column, price in enumerate(prices):
        if taken[column] < 0 and price - base == of_column[column]:
            taken[column] = row
            return True
    return False


def augment(
    costs: Sequence[Sequence[int]], of_row: list[int], of_column: list[int], taken: list[int], row: int
) -> None:
    """Gives a row a column, others moving on to others by the cheapest way; the potentials are brought up to date."""
    number, first = len(costs), row
    left = [costs[row][column] - of_row[row] - of_column[column] for column in range(number)]
    way, open_columns = [-1] * number, list(range(number))
    seen: list[tuple[int, int]] = []
    while True:
        here = min(open_columns, key=left.__getitem__)
        far = left[here]
        if taken[here] < 0:
            break
        open_columns.remove(here)
        seen.append((here, far))
        row = taken[here]
        prices, base = costs[row], far - of_row[row]
        for column in open_columns:
            price = prices[column] + base - of_column[column]
            if price < left[column]:
                left[column], way[column] = price, here
    of_row[first] += far
    for column, reached in seen:
        of_row[taken[column]] += far - reached
        of_column[column] -= far - reached
    while way[here] >= 0:
        taken[here] = taken[way[here]]
        here = way[here]
    taken[here] = first
