"""Dice in text: notation such as `4d6kh3+2d8-1`, and the faces of real dice typed by hand.

`3d6` is three dice of 1..6, `d6` one, `d%` a d100, `4D` four six-sided dice read 0..5. `kh` and `kl` keep the highest
or lowest dice of a term, `dh` and `dl` drop them. Terms and whole numbers are added and subtracted.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, reduce
from itertools import accumulate
from math import comb
from operator import add
from typing import TYPE_CHECKING

from affray.dice.dist import Dist

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

# Within these bounds every distribution is there in well under a second.
MOST_DICE = 100
MOST_FACES = 1000
MOST_CONSTANT = 9999
MOST_TEXT = 200
LONGEST_ECHO = 20

D_FACES = 6
PERCENT_FACES = 100

GRAMMAR = r"""
roll: [MINUS] _term (_sign _term)*
_sign: PLUS | MINUS
_term: dice | constant
dice: [NUMBER] (DIE (NUMBER | PERCENT) | DIB) [PICK NUMBER]
constant: NUMBER

NUMBER: /[0-9]+/
PERCENT: "%"
DIE: "d"
DIB: "D"
PICK: /[kd][hl]/
PLUS: "+"
MINUS: "-"
%ignore /[ \t]+/
"""
NAMES = {"PICK": "kh, kl, dh, dl", "DIE": "d", "DIB": "D", "PLUS": "+", "MINUS": "-", "NUMBER": "a number"}
BREAKS = re.compile(r"[\s,;]+")


class NotationError(ValueError):
    """Dice notation that cannot be read; the message says where, and what was expected."""


class DiceTextError(ValueError):
    """Typed faces that are not those of the dice asked for."""


# --- what notation says -----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Constant:
    """A whole number that is added; below 0 it is taken away."""

    value: int

    def dist(self) -> Dist[int]:
        """The number, for certain."""
        return Dist.sure(self.value)

    def __str__(self) -> str:
        return f"{self.value:+d}"


@dataclass(frozen=True, slots=True)
class Dice:
    """So many equal dice whose sum is added (sign 1) or taken away (sign -1).

    The faces are 1 to `faces`, or 0 to 5 for a D (`low` 0, six faces). `pick` is kh, kl, dh or dl with its `number`,
    or empty: all dice count.
    """

    count: int
    faces: int
    low: int = 1
    pick: str = ""
    number: int = 0
    sign: int = 1

    @property
    def kept_count(self) -> int:
        """How many of the dice count."""
        if not self.pick:
            return self.count
        return self.number if self.pick[0] == "k" else self.count - self.number

    def dist(self) -> Dist[int]:
        """The sum of the dice that count, with its sign."""
        kept, top = self.kept_count, self.faces - 1
        if kept == self.count:
            return Dist.sums(kept, self.faces).map(lambda x: self.sign * (x + kept * self.low))
        highest = Dist(highest_sums(self.count, kept, self.faces))
        if self.pick in ("kh", "dl"):
            return highest.map(lambda x: self.sign * (x + kept * self.low))
        # The lowest dice are the highest of the same dice with their faces numbered from the other end.
        return highest.map(lambda x: self.sign * (kept * (top + self.low) - x))

    def __str__(self) -> str:
        die = f"d{self.faces}" if self.low else "D"
        pick = f"{self.pick}{self.number}" if self.pick else ""
        return f"{'-' if self.sign < 0 else '+'}{self.count}{die}{pick}"


@dataclass(frozen=True, slots=True)
class Roll:
    """A sum of dice and numbers; its text reads back to an equal roll.

    >>> str(parse("4d6kh3 + D - 1"))
    '4d6kh3+1D-1'
    """

    terms: tuple[Dice | Constant, ...]

    def dist(self) -> Dist[int]:
        """The exact distribution of the total.

        >>> parse("2d6").dist().chance(7)
        Fraction(1, 6)
        """
        return reduce(add, (term.dist() for term in self.terms))

    def __str__(self) -> str:
        return "".join(map(str, self.terms)).removeprefix("+")


def highest_sums(count: int, kept: int, faces: int) -> dict[int, int]:
    """How many of the faces**count equally likely rolls give each sum of the highest dice kept; faces from 0.

    >>> highest_sums(2, 1, 3)
    {0: 1, 1: 3, 2: 5}
    """
    weights = [0] * (kept * (faces - 1) + 1)
    for least in range(faces):  # the lowest of the dice kept
        higher = faces - 1 - least
        row = [1]  # by sum, the rolls of so many dice that are above it, counted from the face next to it
        for above in range(kept):
            rest = count - above
            level = sum(comb(rest, equal) * least ** (rest - equal) for equal in range(kept - above, rest + 1))
            ways = comb(count, above) * level
            base = kept * least + above
            for extra, cases in enumerate(row):
                weights[base + extra] += ways * cases
            row = one_more_die(row, higher)
    return {points: weight for points, weight in enumerate(weights) if weight}


def one_more_die(row: list[int], faces: int) -> list[int]:
    """The number of rolls by sum, from 0, after one more die with so many faces, from 0.

    >>> one_more_die([1, 1, 1], 2)
    [1, 2, 2, 1]
    """
    if faces == 0 or not row:
        return []
    upto = [0, *accumulate(row)]
    last = len(row)
    return [upto[min(points + 1, last)] - upto[max(points + 1 - faces, 0)] for points in range(last + faces - 1)]


# --- reading notation -------------------------------------------------------------------------------------------------
def parse(text: str) -> Roll:
    """The roll that a line of notation means; raises NotationError for anything else.

    >>> parse("3d6-2").terms
    (Dice(count=3, faces=6, low=1, pick='', number=0, sign=1), Constant(value=-2))
    """
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken  # not above: lark is slow to import

    if len(text) > MOST_TEXT:
        raise NotationError(f"column {MOST_TEXT + 1}: expected at most {MOST_TEXT} characters, got {len(text)}")
    try:
        tree = _parser().parse(text)
    except (UnexpectedCharacters, UnexpectedToken) as error:
        raise NotationError(_complaint_text(text, error)) from None
    return _roll(tree)


@cache
def _parser() -> "Lark":
    from lark import Lark

    return Lark(GRAMMAR, start="roll", parser="lalr", maybe_placeholders=False)


def _complaint_text(text: str, error: "UnexpectedCharacters | UnexpectedToken") -> str:
    from lark.exceptions import UnexpectedCharacters

    if isinstance(error, UnexpectedCharacters):
        place = error.column - 1
        allowed = set(error.allowed)
        got = repr(text[place])
    elif error.token.type == "$END":
        place, allowed, got = len(text.rstrip(" \t")), set(error.accepts or ()), "the end"
    else:
        place, allowed, got = error.token.start_pos or 0, set(error.accepts or ()), repr(_short_text(error.token))
    return f"column {place + 1}: expected {_expected_text(allowed)}, got {got}"


def _expected_text(allowed: set[str]) -> str:
    if {"NUMBER", "DIE"} <= allowed:
        return "a term such as 2d6, 4D or 3"
    if "PERCENT" in allowed:
        return "the number of faces or %"
    names = [name for terminal, name in NAMES.items() if terminal in allowed]
    if "PLUS" in allowed:
        names.append("the end")
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def _roll(tree: "Tree[Token]") -> Roll:
    from lark import Tree

    terms: list[Dice | Constant] = []
    sign, dice, faces = 1, 0, 0
    for part in tree.children:
        if not isinstance(part, Tree):
            sign = -1 if part == "-" else 1
            continue
        tokens = [token for token in part.children if not isinstance(token, Tree)]
        if part.data == "constant":
            terms.append(Constant(sign * _number(tokens[0], 0, MOST_CONSTANT, "a number")))
            continue
        term = _dice(tokens, sign)
        dice, faces = dice + term.count, faces + term.count * term.faces
        for found, most, what in ((dice, MOST_DICE, "dice in all"), (faces, MOST_FACES, "faces on all dice together")):
            if found > most:
                column = (tokens[0].start_pos or 0) + 1
                raise NotationError(f"column {column}: expected at most {most} {what}, got {found}")
        terms.append(term)
    return Roll(tuple(terms))


def _dice(tokens: "list[Token]", sign: int) -> Dice:
    left = list(tokens)
    count = _number(left.pop(0), 1, MOST_DICE, "a number of dice") if left[0].type == "NUMBER" else 1
    low, faces = 0, D_FACES
    if left.pop(0).type == "DIE":
        sides = left.pop(0)
        low, faces = 1, PERCENT_FACES
        if sides.type == "NUMBER":
            faces = _number(sides, 1, MOST_FACES, "a number of faces")
    if not left:
        return Dice(count, faces, low, sign=sign)
    pick = str(left[0])
    most = count if pick[0] == "k" else count - 1
    if most == 0:
        column = (left[0].start_pos or 0) + 1
        raise NotationError(f"column {column}: expected two dice or more to drop one, got 1")
    return Dice(count, faces, low, pick, _number(left[1], 1, most, f"a number of dice to {_pick_verb(pick)}"), sign)


def _pick_verb(pick: str) -> str:
    return "keep" if pick[0] == "k" else "drop"


def _number(token: "Token", least: int, most: int, what: str) -> int:
    value = int(token)
    if not least <= value <= most:
        column = (token.start_pos or 0) + 1
        raise NotationError(f"column {column}: expected {what} from {least} to {most}, got {_short_text(token)}")
    return value


def _short_text(text: str) -> str:
    return str(text) if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "..."


# --- dice typed by hand -----------------------------------------------------------------------------------------------
def parse_faces(text: str, n: int, die: int, *, low: int = 0) -> tuple[int, ...]:
    """The faces of n dice as somebody typed them, in order; the dice show low to low + die - 1.

    Spaces, commas or semicolons part the faces; one-digit faces may also stand together. Raises DiceTextError.

    >>> parse_faces("0125", 4, 6), parse_faces("10, 3", 2, 10, low=1)
    ((0, 1, 2, 5), (10, 3))
    """
    high = low + die - 1
    wanted = f"expected {_faces(n)} from {low} to {high}"
    words: Iterable[str] = (word for word in BREAKS.split(text) if word)
    shape = re.compile(r"[+-]?[0-9]{1,9}")
    if low >= 0 and high <= 9:  # every face is one digit
        words = (mark for word in words for mark in word)
        shape = re.compile(r"[0-9]")
    typed: list[int] = []
    for word in words:
        if not shape.fullmatch(word):
            raise DiceTextError(f"{wanted}, got {_short_text(word)!r}")
        typed.append(int(word))
    if len(typed) != n:
        raise DiceTextError(f"{wanted}, got {len(typed)}")
    for place, face in enumerate(typed, 1):
        if not low <= face <= high:
            raise DiceTextError(f"{wanted}, got a {face} for die {place}")
    return tuple(typed)


def _faces(n: int) -> str:
    return f"{n} face" if n == 1 else f"{n} faces"
