"""Reproducible dice: numbers that depend on (seed, game, draw) alone, the same on every platform.

The generator is Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011).
The seed is its key, the game and the draw are its counter, so that any die of any game can be derived again without
the ones before it. Faces are exactly equally likely: a word that would favour some faces is passed over (Lemire,
"Fast random integer generation in an interval", 2019).
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
WORD = 0xFFFFFFFF
MULTIPLY_0 = 0xD2511F53
MULTIPLY_1 = 0xCD9E8D57
WEYL_0 = 0x9E3779B9
WEYL_1 = 0xBB67AE85
ROUNDS = 10
MOST_SEED = 2**64 - 1


def block(seed: int, game: int, index: int) -> tuple[int, int, int, int]:
    """The four 32-bit words of one counter value; seed, game and index are each below 2**64.

    >>> [f"{word:08x}" for word in block(0, 0, 0)]
    ['6627e8d5', 'e169c58d', 'bc57ac4c', '9b00dbd8']
    """
    key0, key1 = seed & WORD, seed >> 32
    a, b, c, d = index & WORD, index >> 32, game & WORD, game >> 32
    for _ in range(ROUNDS):
        first, second = MULTIPLY_0 * a, MULTIPLY_1 * c
        a, b, c, d = (second >> 32) ^ b ^ key0, second & WORD, (first >> 32) ^ d ^ key1, first & WORD
        key0, key1 = (key0 + WEYL_0) & WORD, (key1 + WEYL_1) & WORD
    return a, b, c, d


class Stream:
    """The dice of one game: draw n is word n % 4 of block n // 4."""

    __slots__ = ("block", "draw", "game", "index", "seed")

    def __init__(self, seed: int, game: int = 0, draw: int = 0) -> None:
        """Starts at a draw. Raises ValueError for a seed or game outside 0..2**64 - 1."""
        for name, value in (("seed", seed), ("game", game), ("draw", draw)):
            if not 0 <= value <= MOST_SEED:
                raise ValueError(f"{name} {value}: expected 0 to {MOST_SEED}")
        self.seed, self.game, self.draw = seed, game, draw
        self.index, self.block = -1, (0, 0, 0, 0)

    def word(self) -> int:
        """The next 32-bit word."""
        index = self.draw >> 2
        if index != self.index:
            self.index, self.block = index, block(self.seed, self.game, index)
        word = self.block[self.draw & 3]
        self.draw += 1
        return word

    def face(self, faces: int) -> int:
        """A face from 0 to faces - 1, each exactly as likely as the others. Raises ValueError for no such die.

        >>> stream = Stream(1)
        >>> [stream.face(6) for _ in range(8)]
        [5, 5, 3, 4, 4, 5, 2, 3]
        """
        if not 0 < faces <= WORD:
            raise ValueError(f"die {faces}: expected 1 to {WORD} faces")
        product = self.word() * faces
        if product & WORD < faces:
            floor = (WORD + 1) % faces
            while product & WORD < floor:
                product = self.word() * faces
        return product >> 32

    def pick(self, among: Sequence[T]) -> T:
        """One of several, each exactly as likely. Raises ValueError where there is none.

        >>> Stream(1).pick("abcdef")
        'f'
        """
        return among[self.face(len(among))]

    def roll(self, n: int, faces: int) -> tuple[int, ...]:
        """So many faces, in the order drawn."""
        return tuple(self.face(faces) for _ in range(n))
