"""The letters of figures and units: the same at the terminal and on the page, whose test reads the same file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
import pytest

from affray.core.words.marks import SHARED, figure_marks, unit_marks

KEPT = Path(__file__).parents[2] / "kept" / "marks.json"


class One(NamedTuple):
    """A figure or unit by its name and side."""

    id: str
    side: int


class Case(msgspec.Struct):
    """The letters of some figures or units, by their names."""

    kind: Literal["figures", "units"]
    sides: dict[str, int]
    marks: dict[str, str]


def marks_of(kind: str, sides: Mapping[str, int]) -> dict[str, str]:
    return (unit_marks if kind == "units" else figure_marks)([One(name, side) for name, side in sides.items()])


@pytest.mark.parametrize("case", msgspec.json.decode(KEPT.read_bytes(), type=list[Case]), ids=lambda case: case.kind)
def test_the_letters_are_those_of_the_page(case: Case) -> None:
    marks = marks_of(case.kind, case.sides)
    assert marks == case.marks
    assert len({mark.lower() for mark in marks.values()}) == len(marks) or len(marks) > len(
        "abcdefghijklmnopqrstuvwxyz"
    )


def test_an_article_says_nothing() -> None:
    assert marks_of("units", {"The Professor": 1, "Town spearmen": 0}) == {"The Professor": "p", "Town spearmen": "T"}
    assert marks_of("figures", {"Der Professor": 0, "Pia": 1}) == {"Der Professor": "PR", "Pia": "pi"}


def test_units_share_a_sign_only_where_none_is_left() -> None:
    many = marks_of("units", {f"Xx {n}": n % 2 for n in range(70)})
    assert len(set(list(many.values())[:62])) == 62
    assert [many["Xx 62"], many["Xx 69"]] == [SHARED, SHARED]
    assert all(mark.islower() for mark in list(many.values())[1:26:2])
