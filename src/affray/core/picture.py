"""What a board shows, apart from how it is drawn."""

import msgspec

Hex = tuple[int, int]


class Terrain(msgspec.Struct, frozen=True):
    """A kind of ground: its name, its letter on a text board, its movement cost; 0 bars the way."""

    name: str
    letter: str
    cost: int
    blocks_sight: bool = False


class Counter(msgspec.Struct, frozen=True):
    """A figure as its marker shows it; `notes` are short states such as "prone", `active` marks whose decision it is.

    `silhouette` is what it looks like in a few words (its race, what it holds), `bars` are pairs of (left, of): how much
    is left of what, the most telling first.
    """

    id: str
    side: int
    pos: Hex
    facing: int
    down: bool = False
    notes: tuple[str, ...] = ()
    active: bool = False
    silhouette: str = ""
    bars: tuple[tuple[int, int], ...] = ()


class Item(msgspec.Struct, frozen=True):
    """A thing that lies in a hex."""

    name: str
    pos: Hex


class HexPicture(msgspec.Struct, frozen=True):
    """A hex board: the ground of each hex, the counters, and what lies about."""

    ground: dict[Hex, str]
    terrain: tuple[Terrain, ...]
    counters: tuple[Counter, ...]
    items: tuple[Item, ...] = ()
    sides: tuple[str, ...] = ()
