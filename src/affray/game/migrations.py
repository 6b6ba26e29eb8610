"""Records of earlier formats: what makes the lines of one those of the next."""

from typing import cast

Line = dict[str, object]


def migrate_from_1(lines: list[Line], low: int) -> list[Line]:
    """Format 2: strands instead of a seed and its game numbers; faces as people read them, the lowest as `low`."""
    head = dict(lines[0])
    seed, games = head.pop("seed", None), head.pop("games", None)
    if isinstance(games, list):
        pairs = [part if isinstance(part, list) and len(part) == 2 else [None, None] for part in games]
        head["strands"] = [{"draw": draw, "seed": seed, "number": number} for draw, number in pairs]
    return [{**head, "version": 2}, *(with_faces(line, low) for line in lines[1:])]


def with_faces(line: Line, low: int) -> Line:
    """A line with the faces of its rolls, events and typed dice as people read them."""
    changed: Line = {}
    if "dice" in line:
        changed["dice"] = raise_faces(line["dice"], low)
    if isinstance(line.get("rolls"), list):
        changed["rolls"] = [{"faces": raise_faces(roll, low)} for roll in cast("list[object]", line["rolls"])]
    if isinstance(line.get("events"), list):
        changed["events"] = [
            {**event, "dice": raise_faces(event["dice"], low)} if isinstance(event, dict) and "dice" in event else event
            for event in cast("list[object]", line["events"])
        ]
    return {**line, **changed}


def raise_faces(faces: object, low: int) -> object:
    """Faces counted from `low`; what is no list of numbers stays."""
    return [face + low if type(face) is int else face for face in faces] if isinstance(faces, list) else faces
