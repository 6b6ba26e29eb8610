"""Bodies of several hexes: a shape put down with its head on a hex, stepping and pivoting as a whole.

A shape is the offsets of its hexes from the head while it faces north, the head (0, 0) first. A body is the hexes that
a shape holds, in the same order.
"""

from collections.abc import Iterable

from affray.space.hex import Hex, distance, memoize, neighbour, neighbours, rotate

Shape = tuple[Hex, ...]
Hexes = tuple[Hex, ...]


def covered_hexes(shape: Shape, head: Hex, facing: int) -> Hexes:
    """The hexes of a shape with its head on this hex and this facing.

    >>> covered_hexes(((0, 0), (0, 1)), (4, 4), 2)
    ((4, 4), (3, 4))
    """
    turned = (rotate(offset, facing) for offset in shape)
    return tuple((head[0] + q, head[1] + r) for q, r in turned)


@memoize
def body_after_step(hexes: Hexes, direction: int) -> Hexes:
    """The hexes of a body one step further in a direction.

    >>> body_after_step(((0, 0), (0, 1)), 0)
    ((0, -1), (0, 0))
    """
    return tuple(neighbour(pos, direction) for pos in hexes)


@memoize
def body_after_pivot(hexes: Hexes, turns: int) -> Hexes:
    """The hexes of a body after so many clockwise turns of 60 degrees round its head.

    >>> body_after_pivot(((0, 0), (0, 1)), 1)
    ((0, 0), (-1, 1))
    """
    return tuple(rotate(pos, turns, about=hexes[0]) for pos in hexes)


def new_hexes(before: Iterable[Hex], after: Iterable[Hex]) -> tuple[Hex, ...]:
    """The hexes that a body holds now and did not hold before.

    >>> new_hexes(((0, 0), (0, 1)), ((0, -1), (0, 0)))
    ((0, -1),)
    """
    held = frozenset(before)
    return tuple(pos for pos in after if pos not in held)


def body_distance(one: Hexes, other: Hexes) -> int:
    """How many steps it is between the nearest hexes of two bodies: 1 when they are adjacent, 0 when they share a hex.

    >>> body_distance(((0, 0), (0, 1)), ((0, 4), (0, 5)))
    3
    """
    if len(one) == 1 == len(other):
        return distance(one[0], other[0])
    return min([distance(a, b) for a in one for b in other])


def nearest_hexes(hexes: Hexes, pos: Hex) -> Hexes:
    """The hexes of a body that are nearest to a hex.

    >>> nearest_hexes(((0, 0), (0, 1)), (1, 0))
    ((0, 0), (0, 1))
    """
    if len(hexes) == 1:
        return hexes
    far = [distance(own, pos) for own in hexes]
    least = min(far)
    return tuple(own for own, steps in zip(hexes, far, strict=True) if steps == least)


def nearest_pairs(one: Hexes, other: Hexes) -> tuple[tuple[Hex, Hex], ...]:
    """A hex of the one body and a hex of the other, for all that are as near to each other as the bodies are.

    >>> nearest_pairs(((0, 0), (0, 1)), ((0, 3), (1, 2)))
    (((0, 1), (0, 3)), ((0, 1), (1, 2)))
    """
    least = body_distance(one, other)
    return tuple((a, b) for a in one for b in other if distance(a, b) == least)


@memoize
def surrounding_hexes(hexes: Hexes) -> tuple[Hex, ...]:
    """The hexes next to a body, each once.

    >>> len(surrounding_hexes(((0, 0),))), len(surrounding_hexes(((0, 0), (0, 1))))
    (6, 8)
    """
    held = frozenset(hexes)
    return tuple(dict.fromkeys(near for pos in hexes for near in neighbours(pos) if near not in held))
