"""The phrases and numbers that the guide is made of."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial

from affray.core.faces.picture import Spot
from affray.space.plane.bases import Base, rectangles
from affray.space.plane.measure import DEGREE, INCH, write_degrees
from affray.space.plane.points import Point, distance
from affray.space.plane.shapes import Shape
from affray.space.plane.turning import turn_between
from affray.systems.wargame.content.codes import FORMATION_NAMES
from affray.systems.wargame.position.answers import Answer, Deploy, Move
from affray.systems.wargame.position.spoken_lengths import (
    TENTH,
    facing_phrase,
    nearest_multiple,
    spot_text,
    whole_degrees,
)
from affray.systems.wargame.position.state import KEPT, Unit, centre_of
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.words.facts import TEXTS

STEPS = (TENTH // 10, TENTH // 100)
"""How exactly moves that read alike to the tenth of an inch are told apart."""
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


# --- moves that read alike --------------------------------------------------------------------------------------------
def exact_label(label: str, move: Move, step: int, language: str) -> str:
    """The label of a move with its mark and heading to a step and the like part of a degree."""
    degrees = "none"
    if move.heading is not None:
        degrees = write_degrees(nearest_multiple(move.heading, DEGREE * step // TENTH))
    return TEXTS.say(language, "label-exact", label=label, at=spot_text(move.mark, step), degrees=degrees)


@lru_cache(maxsize=KEPT)
def exact_steps(offered: tuple[Answer, ...], unit: Unit) -> Mapping[Answer, int]:
    """Of the moves offered to a unit those that read like another to the tenth of an inch, each with the step that tells them
    apart."""
    found: dict[Answer, int] = {}
    moves = [answer for answer in offered if isinstance(answer, Move)]
    alike = groups_of(moves, lambda move: roughly(move, unit))
    for step in STEPS:
        found |= dict.fromkeys((move for group in alike for move in group), step)
        exact = partial(exactly, step=step)
        alike = [more for group in alike for more in groups_of(group, exact)]
    return found


def groups_of(moves: Sequence[Move], reading: Callable[[Move], object]) -> list[list[Move]]:
    """The moves that are read in the same way as others, together with these."""
    groups: dict[object, list[Move]] = {}
    for move in moves:
        groups.setdefault(reading(move), []).append(move)
    return [group for group in groups.values() if len(group) > 1]


def roughly(move: Move, unit: Unit) -> object:
    """What is read of a move of a unit in its label: the mark to a tenth, the point of the compass; of a turn the degrees."""
    facing = None if move.heading is None else facing_phrase(move.heading).id
    turn = 0 if move.heading is None else turn_between(unit.heading, move.heading)
    if distance(centre_of(unit), move.mark) < TENTH and whole_degrees(abs(turn)):
        return turn < 0, whole_degrees(abs(turn)), facing
    return spot_text(move.mark), facing, move.away


def exactly(move: Move, step: int) -> object:
    """What is read of a move in an exact label."""
    heading = None if move.heading is None else nearest_multiple(move.heading, DEGREE * step // TENTH)
    return spot_text(move.mark, step), heading
