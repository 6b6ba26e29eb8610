"""What a battlefield's file is made of: its parts with their types, and its numbers as places."""

from typing import Annotated

import msgspec

from affray.core.faces.fields import Battlefield
from affray.space.plane.measure import inches
from affray.space.plane.points import Point
from affray.systems.wargame.content.codes import FEWEST_SIDES, MOST_SIDES

FORMAT = "affray-field"
VERSION = 1
LEAST, MOST = 12, 240
"""The shortest and the longest side of a field in inches."""
MOST_PIECES, MOST_CORNERS = 200, 40
Inch = Annotated[float, msgspec.Meta(ge=0, le=MOST)]
Place = tuple[Inch, Inch]
Corners = Annotated[tuple[Place, ...], msgspec.Meta(min_length=3, max_length=MOST_CORNERS)]


class PiecePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain of a file, its corners in inches."""

    id: str
    name: str
    outline: Corners
    blocks_sight: bool = True


class ZonePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player deploys: players are counted from 1; the heading in degrees."""

    player: Annotated[int, msgspec.Meta(ge=1, le=MOST_SIDES)]
    outline: Corners
    heading: Annotated[float, msgspec.Meta(ge=-360, le=360)]


class TablePart(Battlefield, frozen=True, forbid_unknown_fields=True):
    """A battlefield of a file; `status` says of a shipped one that it is filler. The format and its version may be left out
    where the battlefield is a part of another file."""

    size: Place
    """Width and height."""
    deployment: Annotated[tuple[ZonePart, ...], msgspec.Meta(min_length=FEWEST_SIDES, max_length=MOST_SIDES)]
    """A zone for each of two to four players."""
    terrain: tuple[PiecePart, ...] = ()
    """The pieces of terrain."""
    objectives: tuple[Place, ...] = ()
    """The places of the objectives."""
    status: str = ""
    """Of a shipped battlefield, that it is filler."""
    format: str = FORMAT
    """The format of the file; it may be left out where the battlefield is a part of another file."""
    version: int = VERSION
    """The version of the format; it may be left out likewise."""


def point(place: Place) -> Point:
    """A place in inches."""
    return inches(place[0]), inches(place[1])
