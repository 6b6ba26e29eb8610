"""Positions as arrays: what a side sees of the board, figure by figure, as numbers of about one.

A row for each figure in the order of the picture, then numbers of the whole position. Places are seen from the figure that is
asked, in hexes or inches: as the board lies, and turned so that this figure looks ahead.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import numpy as np

from affray.core.faces.picture import Actor, Block, Counter, HexPicture, Picture, PlanePicture, picture_figures
from affray.env.episode import Episode, Setting

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Mask = NDArray[np.int8]

S = TypeVar("S")
A = TypeVar("A")
LEAST_ROWS, SPARE_ROWS = 8, 8
"""So many rows at least; so many more than there are figures at first, for those that come later."""
WORDS = 24
"""Short states and looks, such as "prone" or "broadsword", are marked each in one of so many columns, by a digest."""
CODES = 16
"""What is asked is marked in one of so many columns, by a digest."""
MOST_BARS = 2
SCALE = 10.0
"""Lengths and strengths are divided by it."""
MOST = 10.0
"""No number is larger, or smaller than its opposite."""
COLUMNS = (
    "there", "own", "asked", "down", "on the board", "x", "y", "ahead", "aside", "cosine", "sine", "turned cosine",
    "turned sine", "left 1", "share 1", "left 2", "share 2", *(f"word {n}" for n in range(WORDS)),
)  # fmt: skip
"""What the numbers of a row are."""
WHOLE = ("side", "inner", *(f"question {n}" for n in range(CODES)))
"""What the numbers of the whole position are; those of the parts chosen so far follow, one for each number of an action."""
Figure = Counter | Block | Actor


class Place(NamedTuple):
    """Where somebody stands, in hexes or inches, and the cosine and sine of the heading, counter-clockwise from the right."""

    x: float
    y: float
    cosine: float
    sine: float


NOWHERE = Place(0.0, 0.0, 0.0, 1.0)
NO_WORDS = (0.0,) * WORDS


class Arrays(Generic[S, A]):
    """The observations of one setting."""

    def __init__(self, setting: Setting[S, A]) -> None:
        self.setting = setting
        count = len(picture_figures(setting.system.words.picture(setting.start)))
        self.rows = max(LEAST_ROWS, count + SPARE_ROWS)
        self.size = self.rows * len(COLUMNS) + len(WHOLE) + setting.numbering.size
        self.seen: tuple[object, object, int, Floats] | None = None

    def mask(self, episode: Episode[S, A]) -> "Mask":
        """A 1 for each number that may be chosen."""
        mask = np.zeros(self.setting.numbering.size, np.int8)
        if episode.part is not None:
            mask[list(episode.part.offers)] = 1
        return mask

    def observation(self, episode: Episode[S, A], side: int) -> "Floats":
        """What a side sees, with the parts of its answer chosen so far."""
        seen = self.seen
        if seen is None or seen[0] is not episode.state or seen[1] is not episode.question or seen[2] != side:
            seen = self.seen = episode.state, episode.question, side, self.position(episode, side)
        found = seen[3].copy()
        if episode.part is not None and episode.side == side:
            start = self.rows * len(COLUMNS) + len(WHOLE)
            for number in episode.part.chosen:
                found[start + number] = 1
        return found

    def position(self, episode: Episode[S, A], side: int) -> "Floats":
        """The position as a side sees it, no part chosen."""
        system, view = self.setting.system, episode.view(side)
        question = episode.question
        who = question.who if question is not None and question.side == side else ""
        numbers, marks = figure_rows(system.sketch(view), side, who, self.rows)
        found = np.zeros(self.size, np.float32)
        found[: len(numbers)] = numbers
        found[marks] = 1
        start = self.rows * len(COLUMNS)
        found[start] = side
        if question is not None:
            found[start + 1] = question.inner
            found[start + 2 + bucket(question.code, CODES)] = 1
        return found


def figure_rows(picture: Picture, side: int, who: str, most: int) -> tuple[list[float], list[int]]:
    """The rows of the figures of a picture, of so many at most, seen by a side from the figure asked: their numbers one after
    another, and which of them the words of a figure mark."""
    figures = picture_figures(picture)[:most]
    middle = next((place_of(figure) for figure in figures if figure.id == who), NOWHERE)
    bands = spans_from(picture, who)
    numbers, marks = list[float](), list[int]()
    for figure in figures:
        numbers += figure_numbers(figure, side, who, middle, bands.get(figure.id, 0))
        marks += [len(numbers) + place for place in word_columns(figure.notes, figure.silhouette)]
        numbers += NO_WORDS
    return numbers, marks


def figure_numbers(figure: Figure, side: int, who: str, middle: Place, band: int) -> Sequence[float]:
    """The numbers of a figure, its words left out."""
    place = place_of(figure)
    x, y = (place.x - middle.x + band) / SCALE, (place.y - middle.y) / SCALE
    (ahead, aside), (cosine, sine) = (middle.cosine, middle.sine), (place.cosine, place.sine)
    on_board = not isinstance(figure, Block) or bool(figure.bases)
    down = not isinstance(figure, Block) and figure.down
    return (
        1.0, figure.side == side, figure.id == who, down, on_board, x, y, x * ahead + y * aside, y * ahead - x * aside,
        cosine, sine, cosine * ahead + sine * aside, sine * ahead - cosine * aside, *bar_numbers(figure.bars),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def bar_numbers(bars: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """How much is left of what, and which share that is."""
    pairs = ((min(left / SCALE, MOST), left / most if most else 0.0) for left, most in bars[:MOST_BARS])
    found = tuple(number for pair in pairs for number in pair)
    return found + (0.0,) * (2 * MOST_BARS - len(found))


@lru_cache(maxsize=4096)
def word_columns(notes: tuple[str, ...], silhouette: str) -> tuple[int, ...]:
    """The columns that the words of a figure mark, each once."""
    return tuple({bucket(word, WORDS) for word in (*notes, *silhouette.split())})


def place_of(figure: Figure) -> Place:
    """Where a figure stands; on a stage nobody stands anywhere."""
    if isinstance(figure, Counter):
        return hex_place(figure.pos, figure.facing)
    if isinstance(figure, Block):
        way = math.radians(figure.heading)
        return Place(*figure.centre, math.cos(way), math.sin(way))
    return NOWHERE


@lru_cache(maxsize=16384)
def hex_place(pos: tuple[int, int], facing: int) -> Place:
    """A place on a board of hexes."""
    way = math.radians(90 - 60 * facing)
    return Place(pos[0] * math.sqrt(3) / 2, -(pos[1] + pos[0] / 2), math.cos(way), math.sin(way))


def spans_from(picture: Picture, who: str) -> dict[str, int]:
    """By name how many bands others are away from the figure asked, on a stage; nothing elsewhere."""
    if isinstance(picture, HexPicture | PlanePicture):
        return {}
    pairs = ((span.one, span.other, span.band) for span in picture.spans)
    return {other if one == who else one: band + 1 for one, other, band in pairs if who in (one, other)}


@lru_cache(maxsize=4096)
def bucket(word: str, buckets: int) -> int:
    """The column of a word, the same on every machine."""
    return int.from_bytes(blake2b(word.encode(), digest_size=4).digest()) % buckets
