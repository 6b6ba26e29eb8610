"""The DG language: how a weapon turns hit dice into damage dice. [FM-DG-01 FM-DG-02 FM-DG-03 FM-DG-04]"""

from collections.abc import Callable, Mapping

import msgspec

from affray.core import InputError
from affray.dice.pool import row_of

Digits = tuple[int, int, int, int, int, int]
FACES = range(6)
VALUES = range(8)
"""What a die may show when a term reads it: a face, or a second die already raised by 2. [MW-BON-02]"""
MOST_RESULT = 15
LETTERS = {"T": "Top", "L": "Low", "C": "Cup"}
CONDITIONS: Mapping[str, Callable[[int, int], bool]] = {
    "=": lambda die, k: die == k,
    "<": lambda die, k: die < k,
    ">": lambda die, k: die > k,
}


AS_ROLLED = row_of(VALUES)
"""The row of a die that no term changes."""


class DG(msgspec.Struct, frozen=True):
    """What a DG string says: hit dice subtracted, and the six results (dice 0..5) of each die that it changes; `rows`
    are what the Low die and each Cup die come to, as rows by the value 0..7 that they show."""

    subtract: int
    top: Digits | None = None
    low: Digits | None = None
    cup: Digits | None = None
    rows: tuple[int, int] = (AS_ROLLED, AS_ROLLED)

    @property
    def max_top(self) -> int:
        """The best result of the Top die; 5 where no term changes it. [FM-DG-04]"""
        return max(self.top or FACES)


def parse_dg(text: str, *, low_cup: bool = False) -> DG:
    """What a DG string means; the letters L and C are read only if `low_cup` is asked for.

    Raises InputError with the column of the first character that does not fit.
    [FM-DG-01 FM-DG-02 MW-DG-01 MW-DG-02 MW-DG-03]

    >>> parse_dg("-2T-1=2")
    DG(subtract=2, top=(0, 1, 1, 3, 4, 5), low=None, cup=None, rows=(1985229328, 1985229328))
    >>> parse_dg("-3T7->1").top
    (0, 1, 5, 4, 3, 2)
    >>> parse_dg("-2L+1<3", low_cup=True).low
    (1, 2, 3, 3, 4, 5)
    """
    check_place(text, 0, text[:1] == "-", "a minus")
    check_place(text, 1, text[1:2] != "" and text[1:2] in "123456789", "a digit from 1 to 9")
    found: dict[str, tuple[int, ...]] = {}
    at = 2
    while at < len(text) or not found:
        letter = text[at : at + 1]
        check_place(
            text,
            at,
            letter != "" and letter in LETTERS,
            "the letter of a die (T, L or C)" if low_cup else "the letter of a die (T)",
        )
        if letter != "T" and not low_cup:
            raise InputError(
                f"DG {text!r}, column {at + 1}: {letter} ({LETTERS[letter]}) terms need option low_cup_mods"
            )
        check_place(text, at, letter not in found, "each letter at most once")
        found[letter] = term_results(text, at + 1)
        at += 5
    rows = row_of(found.get("L", VALUES)), row_of(found.get("C", VALUES))
    return DG(int(text[1]), six_faces(found.get("T")), six_faces(found.get("L")), six_faces(found.get("C")), rows)


def six_faces(results: tuple[int, ...] | None) -> Digits | None:
    """The results of a term for the six faces of a die; None without the term."""
    if results is None:
        return None
    a, b, c, d, e, f, *_ = results
    return a, b, c, d, e, f


def term_results(text: str, at: int) -> tuple[int, ...]:
    """The results for the values 0..7 of the term whose operator starts at a place. Raises InputError.

    [FM-DG-02 FM-DG-03]
    """
    first = text[at : at + 1]
    if first in ("+", "-"):
        amount = read_digit(text, at + 1) * (1 if first == "+" else -1)
        sign = 1
    else:
        amount = read_digit(text, at)
        check_place(text, at + 1, text[at + 1 : at + 2] == "-", "a minus after the number")
        sign = -1
    comparison = text[at + 2 : at + 3]
    check_place(text, at + 2, comparison in CONDITIONS, "a condition (=, < or >)")
    bound = read_digit(text, at + 3)
    return tuple(
        min(MOST_RESULT, max(0, sign * die + amount)) if CONDITIONS[comparison](die, bound) else die for die in VALUES
    )


def read_digit(text: str, at: int) -> int:
    """The digit at a place. Raises InputError."""
    character = text[at : at + 1]
    check_place(text, at, character != "" and character in "0123456789", "a digit")
    return int(character)


def check_place(text: str, at: int, holds: object, what: str) -> None:
    """Check what stands at a place of a DG string. Raises InputError with the column and what was expected."""
    if not holds:
        got = repr(text[at]) if at < len(text) else "the end"
        raise InputError(f"DG {text!r}, column {at + 1}: expected {what}, got {got}")
