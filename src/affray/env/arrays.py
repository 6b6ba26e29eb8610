"""Positions as arrays: what a side sees of the board, figure by figure, as numbers of about one.

A row for each figure in the order of the picture, then numbers of the whole position. Places are seen from the figure that is
asked, in hexes or inches: as the board lies, and turned so that this figure looks ahead.
"""

import math
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
WHOLE = ("side", "score", "inner", *(f"question {n}" for n in range(CODES)))
"""What the numbers of the whole position are; those of the parts chosen so far follow, one for each number of an action."""
Figure = Counter | Block | Actor


class Place(NamedTuple):
    """Where somebody stands, in hexes or inches, and the heading in degrees counter-clockwise from the right."""

    x: float
    y: float
    heading: float


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
        found = np.zeros(self.size, np.float32)
        picture = system.words.picture(view)
        question = episode.question
        who = question.who if question is not None and question.side == side else ""
        rows = figure_rows(picture, side, who)
        numbers = [number for row in rows[: self.rows] for number in row]
        found[: len(numbers)] = numbers
        start = self.rows * len(COLUMNS)
        found[start : start + 3] = side, system.score(view)[side], question is not None and question.inner
        if question is not None:
            found[start + 3 + bucket(question.code, CODES)] = 1
        return np.clip(found, -MOST, MOST, out=found)


def figure_rows(picture: Picture, side: int, who: str) -> list[list[float]]:
    """The row of each figure of a picture, seen by a side from the figure asked."""
    figures = picture_figures(picture)
    asked = next((figure for figure in figures if figure.id == who), None)
    middle = place_of(asked) if asked is not None else Place(0.0, 0.0, 90.0)
    bands = spans_from(picture, who)
    return [figure_row(figure, side, who, middle, bands.get(figure.id, 0)) for figure in figures]


def figure_row(figure: Figure, side: int, who: str, middle: Place, band: int) -> list[float]:
    """The row of a figure."""
    place, bars = place_of(figure), [0.0] * (2 * MOST_BARS)
    x, y = place.x - middle.x + band, place.y - middle.y
    way, look = math.radians(middle.heading), math.radians(place.heading)
    down = getattr(figure, "down", False)
    on_board = not isinstance(figure, Block) or bool(figure.bases)
    for n, (left, most) in enumerate(figure.bars[:MOST_BARS]):
        bars[2 * n : 2 * n + 2] = left / SCALE, left / most if most else 0.0
    row = [
        1.0, float(figure.side == side), float(figure.id == who), float(down), float(on_board),
        x / SCALE, y / SCALE,
        (x * math.cos(way) + y * math.sin(way)) / SCALE, (y * math.cos(way) - x * math.sin(way)) / SCALE,
        math.cos(look), math.sin(look), math.cos(look - way), math.sin(look - way), *bars, *[0.0] * WORDS,
    ]  # fmt: skip
    for word in (*figure.notes, *figure.silhouette.split()):
        row[len(row) - WORDS + bucket(word, WORDS)] = 1.0
    return row


def place_of(figure: Figure) -> Place:
    """Where a figure stands; on a stage nobody stands anywhere."""
    if isinstance(figure, Counter):
        q, r = figure.pos
        return Place(q * math.sqrt(3) / 2, -(r + q / 2), 90.0 - 60 * figure.facing)
    if isinstance(figure, Block):
        return Place(*figure.centre, figure.heading)
    return Place(0.0, 0.0, 90.0)


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
