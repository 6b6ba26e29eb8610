"""What the tables of a scenario have in common in every system."""

import pytest

from affray.core import InputError
from affray.core.fight_state import Fielded, Position
from affray.core.reading.ground import ObjectTable, with_objects
from affray.core.reading.setup import SideTable, empty_sides, side_names, side_of

GROUND = {(0, 0): "clear", (1, 0): "clear"}


def test_two_to_six_sides_have_different_names() -> None:
    assert side_names((SideTable("Red"), SideTable("Blue")), "war.toml") == ("Red", "Blue")
    for names in ("R", "RR", "RBCDEFG"):
        with pytest.raises(InputError, match=r"^war.toml: sides: expected 2 to 6 sides of different names$"):
            side_names(tuple(map(SideTable, names)), "war.toml")


def test_a_figure_has_a_name_and_one_of_the_sides() -> None:
    assert side_of("Ann", "Blue", ("Red", "Blue"), "figures[0]") == 1
    with pytest.raises(InputError, match=r"^figures\[0\].side 'Green': expected one of Red, Blue$"):
        side_of("Ann", "Green", ("Red", "Blue"), "figures[0]")
    with pytest.raises(InputError, match=r"^figures\[0\].name 'A_b': expected a name without underscores"):
        side_of("A_b", "Red", ("Red", "Blue"), "figures[0]")


def test_a_side_without_a_figure_is_named() -> None:
    ann = Fielded("Ann", 1)
    assert empty_sides(Position("a table", ("Red", "Blue"), (ann,))) == ("side Red has no figure",)
    assert empty_sides(Position("a table", ("Red", "Blue"), (ann, Fielded("Bors", 0)))) == ()


def test_what_stands_on_the_map_takes_the_place_of_its_ground() -> None:
    found = with_objects(GROUND, (ObjectTable((1, 0), "wall"),), ("clear", "wall"), "war.toml")
    assert found == {(0, 0): "clear", (1, 0): "wall"}
    assert GROUND[1, 0] == "clear"


@pytest.mark.parametrize(
    ("thing", "fault"),
    [
        (ObjectTable((1, 0), "sea"), "war.toml: objects[0].terrain 'sea': expected one of clear, wall"),
        (ObjectTable((2, 0), "wall"), "war.toml: objects[0].at: (2, 0) is off the map"),
    ],
)
def test_a_thing_that_cannot_be_there_is_told(thing: ObjectTable, fault: str) -> None:
    with pytest.raises(InputError) as caught:
        with_objects(GROUND, (thing,), ("clear", "wall"), "war.toml")
    assert str(caught.value) == fault
