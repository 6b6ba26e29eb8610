"""The public cases of formations, coherency, contact, arcs and sight, answered by the geometry alone."""

from importlib.resources import files

import msgspec
import pytest

from affray.space.plane.arcs import arc
from affray.space.plane.bases import FRONT, LEFT, REAR, RIGHT, Base, Size, rectangles
from affray.space.plane.crowds import contacts, overlap_between
from affray.space.plane.formations import Grid, grid_places, is_in_front, is_one_chain
from affray.space.plane.measure import INCH, degrees, inches
from affray.space.plane.points import Point, centre_most, centroid
from affray.space.plane.shapes import outline
from affray.space.plane.sight import visible_places

ARCS = {FRONT: "front", LEFT: "left", REAR: "rear", RIGHT: "right"}
VERBS = ("formation", "coherent", "contact", "arc", "sight")
Pair = tuple[float, float]
ERROR: dict[str, object] = {"error": True}


class Stand(msgspec.Struct):
    at: Pair
    heading: float
    size: Pair


class Ground(msgspec.Struct):
    outline: list[Pair]
    blocks_sight: bool


class Given(msgspec.Struct):
    """What the cases of these verbs give, in all."""

    kind: str = ""
    n: int = 0
    files: int = 0
    base: Pair = (1, 1)
    heading: float = 0
    at: Pair = (0, 0)
    positions: list[Pair] = []
    a: list[Stand] = []
    b: list[Stand] = []
    target: Pair = (0, 0)
    targets: list[Pair] = []
    start: Pair = msgspec.field(name="from", default=(0, 0))
    terrain: list[Ground] = []


class Case(msgspec.Struct):
    id: str
    verb: str
    given: msgspec.Raw
    then: dict[str, object]


def cases() -> list[Case]:
    page = files("affray.systems.wargame").joinpath("data", "cases.json").read_bytes()
    return [case for case in msgspec.json.decode(page, type=list[Case]) if case.verb in VERBS]


def place(pair: Pair) -> Point:
    return inches(pair[0]), inches(pair[1])


def in_inches(point: Point) -> list[float]:
    return [round(point[0] / INCH, 4), round(point[1] / INCH, 4)]


def stands(row: list[Stand]) -> list[Base]:
    return [Base(place(stand.at), degrees(stand.heading), place(stand.size)) for stand in row]


def grid(given: Given) -> Grid:
    size: Size = place(given.base)
    return Grid(given.n, given.files, size, degrees(given.heading), place(given.at))


def formation(given: Given) -> dict[str, object]:
    if given.positions:
        stood = [place(pair) for pair in given.positions]
        return {"centre": centre_most(stood), "centroid": in_inches(centroid(stood))}
    try:
        found = grid_places(grid(given))
    except ValueError:
        return ERROR
    return {
        "centre": centre_most(found),
        "centroid": in_inches(centroid(found)),
        "positions": [in_inches(at) for at in found],
    }


def coherent(given: Given) -> dict[str, object]:
    unit = [Base(place(pair), degrees(given.heading), place(given.base)) for pair in given.positions]
    return {"coherent": is_one_chain(unit)}


def contact(given: Given) -> dict[str, object]:
    a, b = rectangles(stands(given.a)), rectangles(stands(given.b))
    if overlap_between(a, b):
        return ERROR
    touching = contacts(a, b)
    return {"a": list(touching[0]), "b": list(touching[1])}


def arcs(given: Given) -> dict[str, object]:
    if given.kind == "regiment":
        return {"in_arc": is_in_front(grid(given), place(given.target))}
    return {"arc": ARCS[arc(place(given.at), degrees(given.heading), place(given.target))]}


def sight(given: Given) -> dict[str, object]:
    blocking = [outline([place(pair) for pair in ground.outline]) for ground in given.terrain if ground.blocks_sight]
    return {"visible": list(visible_places(place(given.start), [place(pair) for pair in given.targets], blocking))}


ANSWER = {"formation": formation, "coherent": coherent, "contact": contact, "arc": arcs, "sight": sight}
OF_RULES = {"max_range", "legal"}
"""What these cases ask beyond the geometry: UW-VEH-11, UW-RNG-01."""


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_the_geometry_answers_as_the_case_says(case: Case) -> None:
    given = msgspec.json.decode(case.given, type=Given)
    expected = {key: value for key, value in case.then.items() if key not in OF_RULES}
    assert ANSWER[case.verb](given) == expected


def test_every_verb_of_the_geometry_has_cases() -> None:
    assert {case.verb for case in cases()} == set(VERBS)
