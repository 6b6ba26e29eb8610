"""Megahexes: the tiling of the board by hexes and their six neighbours, and distances counted in them.

Of the two tilings, mirror images of each other, it is the one whose megahex at (0, 0) has its next centre to the
south-east at (2, 1). Megahexes have axial coordinates (a, b) of their own, counted along the centres (2, 1) and (-1, 3).
"""

from collections.abc import Iterable

from affray.space.hex import Hex, disc, distance, neighbour

MEMBERS = 7
# The direction from the centre to the hex whose 3q + r leaves this rest when divided by 7; None for the centre itself.
OUTWARD = (None, 3, 1, 2, 5, 4, 0)


def mega_centre(pos: Hex) -> Hex:
    """The centre of the megahex that holds a hex.

    >>> mega_centre((0, 0)), mega_centre((2, 0)), mega_centre((0, -2))
    ((0, 0), (2, 1), (1, -3))
    """
    outward = OUTWARD[(3 * pos[0] + pos[1]) % MEMBERS]
    return pos if outward is None else neighbour(pos, (outward + 3) % 6)


def mega_axial(pos: Hex) -> Hex:
    """The coordinates (a, b) of the megahex that holds a hex.

    >>> mega_axial((2, 1)), mega_axial((-1, 3)), mega_axial((0, -6))
    ((1, 0), (0, 1), (-1, -2))
    """
    q, r = mega_centre(pos)
    return (3 * q + r) // MEMBERS, (2 * r - q) // MEMBERS


def mega_distance(a: Hex, b: Hex) -> int:
    """How many megahexes apart two hexes are: 0 in the same one, 1 in neighbouring ones.

    >>> [mega_distance((0, 0), (0, -k)) for k in (1, 2, 5, 6, 12, 16)]
    [0, 1, 2, 3, 5, 7]
    """
    return distance(mega_axial(a), mega_axial(b))


def mega_hexes(pos: Hex) -> tuple[Hex, ...]:
    """The seven hexes of the megahex that holds a hex, the centre first.

    >>> mega_hexes((1, 0))[0], len(mega_hexes((1, 0)))
    ((0, 0), 7)
    """
    return disc(mega_centre(pos), 1)


def mega_groups(hexes: Iterable[Hex]) -> dict[Hex, tuple[Hex, ...]]:
    """The megahexes that hold these hexes: by their coordinates (a, b), which of these hexes each holds.

    >>> mega_groups(((0, 0), (2, 0), (0, 1)))
    {(0, 0): ((0, 0), (0, 1)), (1, 0): ((2, 0),)}
    """
    found: dict[Hex, tuple[Hex, ...]] = {}
    for pos in hexes:
        at = mega_axial(pos)
        found[at] = (*found.get(at, ()), pos)
    return found
