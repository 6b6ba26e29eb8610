"""A roll as a multiset, packed into one int: how many dice show each face.

Face i (counted from 0) has its count in bits 5i..5i+4, so that a roll of up to 31 dice is one int that hashes,
compares and compiles. A row is the ordered companion: up to fifteen values of four bits, the highest die first.
Both are plain ints so that the rules above them can be compiled. A sorting says of which kind each face of a die is, in
three bits a face; a roll sorted so is a multiset of kinds.
"""

from collections.abc import Iterable

BITS = 5
MASK = 31
MOST_DICE = 31
ROW_BITS = 4
ROW_MASK = 15
ONES = 0x111111111111111
"""The longest row of ones."""
KIND_BITS = 3
KIND_MASK = 7
MOST_KINDS = 8
MOST_SORTED = 20
"""The most faces of a die that is sorted."""


def count(dice: int, face: int) -> int:
    """How many dice of the roll show the face.

    >>> count(pool((0, 2, 2)), 2)
    2
    """
    return (dice >> (BITS * face)) & MASK


def total(dice: int) -> int:
    """The sum of the faces of the roll, counted from 0.

    >>> total(pool((0, 2, 5)))
    7
    """
    points = 0
    face = 0
    while dice > 0:
        points += face * (dice & MASK)
        dice >>= BITS
        face += 1
    return points


def size(dice: int) -> int:
    """How many dice the roll has.

    >>> size(pool((0, 2, 5)))
    3
    """
    found = 0
    while dice > 0:
        found += dice & MASK
        dice >>= BITS
    return found


def top(dice: int) -> int:
    """The highest face of the roll; -1 for no dice.

    >>> top(pool((1, 4, 0))), top(0)
    (4, -1)
    """
    face = -1
    while dice > 0:
        dice >>= BITS
        face += 1
    return face


def lowest_above_zero(dice: int) -> int:
    """The lowest face above 0 of the roll; 0 when every die shows 0.

    >>> lowest_above_zero(pool((0, 3, 2))), lowest_above_zero(pool((0, 0)))
    (2, 0)
    """
    dice >>= BITS
    face = 1
    while dice > 0:
        if dice & MASK > 0:
            return face
        dice >>= BITS
        face += 1
    return 0


def row(dice: int) -> int:
    """The roll as a row: its faces from high to low, the highest in the lowest four bits.

    >>> [row_value(row(pool((2, 5, 0, 2))), i) for i in range(4)]
    [5, 2, 2, 0]
    """
    ordered = 0
    face = 0
    while dice > 0:
        width = ROW_BITS * (dice & MASK)
        ordered = (ordered << width) | (face * (ONES & ((1 << width) - 1)))
        dice >>= BITS
        face += 1
    return ordered


def row_value(ordered: int, place: int) -> int:
    """The value at a place of a row; place 0 is the first (highest) die.

    >>> row_value(row_of((6, 3)), 1)
    3
    """
    return (ordered >> (ROW_BITS * place)) & ROW_MASK


def places(ordered: int) -> int:
    """How many places a row has up to the last value above 0.

    >>> places(row_of((6, 0, 3, 0))), places(0)
    (3, 0)
    """
    found = 0
    while ordered > 0:
        ordered >>= ROW_BITS
        found += 1
    return found


def put(ordered: int, place: int, value: int) -> int:
    """The row with another value, 0..15, at a place.

    >>> faces_of(put(row_of((6, 3)), 1, 5), 2)
    (6, 5)
    """
    shift = ROW_BITS * place
    return (ordered & ~(ROW_MASK << shift)) | (value << shift)


def keep(ordered: int, places: int) -> int:
    """The row cut to its first places.

    >>> faces_of(keep(row_of((6, 3, 1)), 2), 3)
    (6, 3, 0)
    """
    return ordered & ((1 << (ROW_BITS * places)) - 1)


def pool(faces: Iterable[int]) -> int:
    """The faces (each counted from 0) as one multiset.

    >>> faces(pool((3, 0, 3)))
    (0, 3, 3)
    """
    packed = 0
    for face in faces:
        packed += 1 << (BITS * face)
    return packed


def kind_of(kinds: int, face: int) -> int:
    """The kind, from 0 to 7, of a face by a sorting.

    >>> [kind_of(sorting((0, 0, 1, 1, 2, 3)), face) for face in range(6)]
    [0, 0, 1, 1, 2, 3]
    """
    return (kinds >> (KIND_BITS * face)) & KIND_MASK


def sorting(kinds: Iterable[int]) -> int:
    """The sorting of a die whose faces, from 0 on, are of these kinds."""
    packed = 0
    for face, kind in enumerate(kinds):
        packed |= kind << (KIND_BITS * face)
    return packed


def faces(dice: int) -> tuple[int, ...]:
    """The faces of the roll, low to high."""
    found: list[int] = []
    face = 0
    while dice:
        found.extend([face] * (dice & MASK))
        dice >>= BITS
        face += 1
    return tuple(found)


def row_of(values: Iterable[int]) -> int:
    """The values, in the order given, as a row."""
    ordered = 0
    for place, value in enumerate(values):
        ordered |= value << (ROW_BITS * place)
    return ordered


def faces_of(ordered: int, places: int) -> tuple[int, ...]:
    """The first values of a row, in order."""
    return tuple(row_value(ordered, place) for place in range(places))
