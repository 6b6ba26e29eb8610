"""What a board shows, apart from how it is drawn."""

from typing import Literal, TypeAlias

import msgspec

from affray.core.faces.looks import Looks

Hex = tuple[int, int]


class Terrain(msgspec.Struct, frozen=True, gc=False):
    """A kind of ground: its name, its letter on a text board, its movement cost; 0 bars the way."""

    name: str
    letter: str
    cost: int
    blocks_sight: bool = False


class Counter(msgspec.Struct, frozen=True, gc=False):
    """A figure as its marker shows it; `notes` are short states such as "prone", `active` marks whose decision it is.

    `silhouette` is what it looks like in a few words (its race, what it holds), `bars` are pairs of (left, of): how much
    is left of what, the most telling first. `hexes` are all hexes of its body, the head first; empty where it stands in
    `pos` alone. `airborne` says that it is above the ground.
    """

    id: str
    """Its name."""
    side: int
    """The index of its side."""
    pos: Hex
    """The hex that it stands in, of a long body the head's."""
    facing: int
    """The hexside that it faces."""
    down: bool = False
    """Whether it is down: unconscious, dead or otherwise unable to act."""
    notes: tuple[str, ...] = ()
    """Short states such as "prone"."""
    active: bool = False
    """Whether its decision is open."""
    silhouette: str = ""
    """What it looks like in a few words: its race, what it holds."""
    bars: tuple[tuple[int, int], ...] = ()
    """Pairs of (left, of): how much is left of what, the most telling first."""
    hexes: tuple[Hex, ...] = ()
    """All hexes of its body, the head first; empty where it stands in `pos` alone."""
    airborne: bool = False
    """Whether it is above the ground."""
    looks: Looks | None = None
    """How it is drawn; None for the usual way."""

    @property
    def body(self) -> tuple[Hex, ...]:
        """All hexes that it holds, the head first."""
        return self.hexes or (self.pos,)


class Item(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that lies in a hex, or stands there and belongs to no side; a hidden one is seen by a game master alone."""

    name: str
    pos: Hex
    hidden: bool = False
    marker: bool = False
    """Whether it is no thing but something that belongs to no side."""


class Patch(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What lies over the ground of a hex in this position: its name (fire, shadow, wall ...), and a short note."""

    name: str
    pos: Hex
    note: str = ""


class HexPicture(msgspec.Struct, frozen=True, gc=False):
    """A hex board."""

    ground: dict[Hex, str]
    """The name of the terrain of each hex."""
    terrain: tuple[Terrain, ...]
    """The kinds of ground."""
    counters: tuple[Counter, ...]
    """The figures."""
    items: tuple[Item, ...] = ()
    """What lies about."""
    sides: tuple[str, ...] = ()
    """The names of the sides, in order."""
    created: tuple[Patch, ...] = ()
    """What lies over the ground for now."""
    regions: tuple[tuple[Hex, ...], ...] = ()
    """Groups of hexes that the rules count distances in; empty where there are none."""
    grid: tuple[Hex, ...] = ()
    """The coordinates of each region: two are as many steps apart as two hexes with these."""


# --- boards in inches -------------------------------------------------------------------------------------------------
Spot = tuple[float, float]
"""A place in inches, x to the right and y up. For drawing only: rules count in whole numbers."""


class Outline(msgspec.Struct, frozen=True, gc=False):
    """A piece of terrain: its corners, counter-clockwise."""

    id: str
    name: str
    corners: tuple[Spot, ...]
    blocks_sight: bool = True


class PlaneZone(msgspec.Struct, frozen=True, gc=False):
    """Where a side sets out, and the heading it looks in, in degrees counter-clockwise from the right."""

    side: int
    corners: tuple[Spot, ...]
    heading: float


class Objective(msgspec.Struct, frozen=True, gc=False):
    """A place that counts, and the side that holds it now; -1 for none."""

    pos: Spot
    side: int = -1


class Arc(msgspec.Struct, frozen=True, gc=False):
    """A part of the table that a unit faces: what lies between the ray from `left` in the direction `left_way` and the ray
    from `right` in the direction `right_way`, both in degrees. `reach` is how far it shoots there; 0 for not at all."""

    name: str
    left: Spot
    right: Spot
    left_way: float
    right_way: float
    reach: float = 0


class Block(msgspec.Struct, frozen=True, gc=False):
    """A unit as the table shows it: the corners of each base, from the front right round to the left, and where the middle
    of each stands; `centre` is the place distances are measured from, `move` how far it may go with one action and `reach`
    how far it shoots, in inches, 0 for not at all. A unit that is not on the table has no bases. The other fields are as
    those of a counter."""

    id: str
    """Its name."""
    side: int
    """The index of its side."""
    bases: tuple[tuple[Spot, ...], ...]
    """The corners of each base, from the front right round to the left; empty for a unit that is not on the table."""
    middles: tuple[Spot, ...]
    """The middle of each base."""
    centre: Spot
    """The place that distances are measured from."""
    heading: float
    """Where it looks, in degrees counter-clockwise from the right."""
    move: float = 0
    """How far it may go with one action, in inches."""
    reach: float = 0
    """How far it shoots, in inches; 0 for not at all."""
    arcs: tuple[Arc, ...] = ()
    """The parts of the table that it faces."""
    notes: tuple[str, ...] = ()
    """Short states such as "disordered"."""
    active: bool = False
    """Whether its decision is open."""
    silhouette: str = ""
    """What it looks like in a few words."""
    bars: tuple[tuple[int, int], ...] = ()
    """Pairs of (left, of): how much is left of what, the most telling first."""
    looks: Looks | None = None
    """How each of its miniatures is drawn; None for the usual way."""


class PlanePicture(msgspec.Struct, frozen=True, gc=False):
    """A table in inches: its size, terrain, zones and objectives, and all units, with those that are not on it."""

    size: Spot
    terrain: tuple[Outline, ...]
    zones: tuple[PlaneZone, ...]
    objectives: tuple[Objective, ...]
    units: tuple[Block, ...]
    sides: tuple[str, ...]


# --- stages -----------------------------------------------------------------------------------------------------------
class DiceRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of like dice that somebody has: what they are called (body, head, difficulty, shield, armor ...), how many
    sides each has (0: none are rolled, they are only counted), how many are left of how many; `own` is the size that
    they had when they were whole, 0 for the present one."""

    name: str
    left: int
    of: int
    die: int = 0
    own: int = 0


class Actor(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody or something on a stage, where only distances between two are known. `kind` is person, foe or thing; the
    other fields are as those of a counter. `rows` are the dice that it has, the most telling row first."""

    id: str
    """Its name."""
    side: int
    """The index of its side."""
    kind: str = "person"
    """One of person, foe and thing."""
    down: bool = False
    """Whether it is out of the conflict."""
    notes: tuple[str, ...] = ()
    """Short states such as "hidden"."""
    active: bool = False
    """Whether its decision is open."""
    silhouette: str = ""
    """What it looks like in a few words."""
    bars: tuple[tuple[int, int], ...] = ()
    """Pairs of (left, of): how much is left of what, the most telling first."""
    rows: tuple[DiceRow, ...] = ()
    """The dice that it has, the most telling row first."""
    looks: Looks | None = None
    """How it is drawn; None for the usual way."""


class Span(msgspec.Struct, frozen=True, gc=False):
    """How far two are apart: the place of their band among those of the stage, from near to far."""

    one: str
    other: str
    band: int


class Way(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A way off the stage: what it is called, where it leads as far as that is known, what bars it: the id of a thing among
    the actors, or a word. `entrance` marks the way in."""

    name: str
    leads: str = ""
    barred: str = ""
    entrance: bool = False


class Find(msgspec.Struct, frozen=True, gc=False):
    """Something that lies there to be taken: what answers call it, and whether it is the goal, a treasure or another thing."""

    name: str
    kind: Literal["goal", "treasure", "thing"] = "thing"


class Slip(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A slip of paper that lies on a game master's table, for whoever may see it.

    `kind` is what it is (call, wish, note, result ...), `id` what an answer names it by, `side` whose it is, `people` whom it
    concerns, `words` what was said. `codes` are pairs of a kind of name and a code of it, `numbers` pairs of a name and a
    number.
    """

    kind: str
    id: str
    side: int
    people: tuple[str, ...] = ()
    words: str = ""
    codes: tuple[tuple[str, str], ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()


class StagePicture(msgspec.Struct, frozen=True, gc=False):
    """A stage without a map."""

    place: str
    """What the place is called."""
    light: str
    """How light it is."""
    bands: tuple[str, ...]
    """The bands of distance, from near to far."""
    actors: tuple[Actor, ...]
    """Who and what is there."""
    spans: tuple[Span, ...]
    """How far two are apart, for each pair."""
    ways: tuple[Way, ...]
    """The ways out."""
    clock: tuple[tuple[str, int], ...]
    """What the clock says: pairs of a unit and a number, the largest unit first."""
    sides: tuple[str, ...]
    """The names of the sides, in order."""
    finds: tuple[Find, ...] = ()
    """What lies there to be taken."""
    keeper: int = -1
    """The index of the game master's side; -1 where there is no game master's table."""
    told: str = ""
    """What the game master has read out of the scene."""
    slips: tuple[Slip, ...] = ()
    """The slips of paper on the game master's table."""


Picture: TypeAlias = HexPicture | PlanePicture | StagePicture


def picture_figures(picture: Picture) -> tuple[Counter | Block | Actor, ...]:
    """The figures or units that a picture shows, in order; those that are not on the table too."""
    if isinstance(picture, HexPicture):
        return picture.counters
    return picture.units if isinstance(picture, PlanePicture) else picture.actors
