"""The phrases and numbers that the guide is made of."""

from collections.abc import Iterable
from functools import lru_cache

from affray.core.faces.picture import Spot
from affray.space.plane.bases import Base, rectangles
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape
from affray.systems.wargame.content.codes import FORMATION_NAMES
from affray.systems.wargame.position.answers import Deploy
from affray.systems.wargame.position.spoken_lengths import facing_phrase, spot_text
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.words.facts import TEXTS

Polygons = tuple[tuple[Spot, ...], ...]


def spot_of(point: Point) -> Spot:
    """A place as it is drawn."""
    return point[0] / INCH, point[1] / INCH


def spots_of(points: Iterable[Point]) -> tuple[Spot, ...]:
    """Places as they are drawn."""
    return tuple(map(spot_of, points))


def polygons(shapes: Iterable[Shape]) -> Polygons:
    """The corners of shapes as they are drawn."""
    return tuple(spots_of(shape.corners) for shape in shapes)


def outlines(bases: Iterable[Base]) -> Polygons:
    """The corners of bases as they are drawn."""
    return polygons(rectangles(bases))


def degrees_of(heading: int) -> float:
    """A heading in degrees, as a number."""
    return heading / DEGREE


def dice_text(throw: Throw) -> str:
    """The dice and the bonus of a throw as text.

    >>> dice_text(Throw(1, 6, 6, 2)), dice_text(Throw(3, 3, 8)), dice_text(Throw(1, 4, 6, -1))
    ('6d6+2', '3d8', '4d6-1')
    """
    return f"{throw.dice}d{throw.sides}{f'{throw.bonus:+}' if throw.bonus else ''}"


@lru_cache(maxsize=4096)
def deploy_label(answer: Deploy, initial: int, language: str) -> str:
    """The place of a unit that had so many miniatures at the start, which is offered until it is taken."""
    formation = "none" if initial == 1 else FORMATION_NAMES[answer.formation]
    at, heading = spot_text(answer.mark), facing_phrase(answer.heading)
    return TEXTS.say(
        language, "label-deploy", who=answer.unit, at=at, heading=heading, formation=formation, files=answer.files
    )
