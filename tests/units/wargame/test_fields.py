"""The battlefields that the wargame hands out: made, read, judged, drawn, and looked across."""

from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.fields import Fields
from affray.space.plane.measure import INCH
from affray.systems import registry
from affray.systems.wargame.roster.battlefield_parts import PiecePart, TablePart
from affray.systems.wargame.words.facts import VOICE

FIELDS = cast("Fields[TablePart]", registry.fields_of("wargame"))
ROCK = PiecePart("rock", "", ((20, 14), (28, 14), (24, 20)))
MOOR = replace(FIELDS.blank("48x36", "--size"), terrain=(ROCK,))


def test_the_ready_battlefields_have_no_fault() -> None:
    ready = FIELDS.ready_made()
    assert next(iter(ready)) == "open_meadow"
    assert all(FIELDS.faults(field) == () for field in ready.values())
    assert FIELDS.read(FIELDS.write(MOOR), "here") == MOOR and FIELDS.kind is TablePart


def test_the_ready_battlefields_and_their_terrain_are_called_as_a_language_has_them() -> None:
    german = FIELDS.ready_made("de")
    assert [(field.name, field.terrain[-1].name) for field in german.values()] == [
        ("Offene Wiese", "Teich"),
        ("Flussübergang", "Auwald"),
        ("Stadt in Trümmern", "Flacher Schutt im Osten"),
        ("Zerklüftete Schlucht", "Kluft"),
        ("Drei Wege", "Hecke"),
        ("Steinkreis", "Weiher"),
        ("Vier Straßen", "Hecke"),
        ("Marktplatz", "Gartenmauer"),
    ]
    assert list(german) == list(FIELDS.ready_made())


@pytest.mark.parametrize("size", ["wide", "3x3", "300x30", "nanx30"])
def test_a_size_that_is_none_is_refused(size: str) -> None:
    with pytest.raises(InputError) as error:
        FIELDS.blank(size, "--size")
    assert str(error.value) == f"--size {size!r}: expected 12 to 240 inches each way, such as 48x36"


def test_a_battlefield_is_summed_up_and_judged() -> None:
    covered = replace(MOOR, objectives=((24.0, 16.0),))
    assert FIELDS.data(covered) == {"size": (48.0, 36.0), "pieces": 1, "objectives": 1, "faults": 0}
    assert VOICE.phrase(FIELDS.summary(covered)) == "48 by 36 inches, 1 piece of terrain, 1 objective."
    (caution,) = FIELDS.cautions(covered)
    assert caution.worded() == "Objective 1: it lies under rock, where no miniature can stand"
    assert VOICE.phrase(FIELDS.verdict(0, 1)) == "It can be played on; 1 caution."


def test_one_with_faults_has_no_cautions() -> None:
    wrong = replace(MOOR, objectives=((24.0, 16.0), (50.0, 3.0)))
    (fault,) = FIELDS.faults(wrong)
    assert (fault.part, fault.place, fault.key) == ("objective", 1, "objectives")
    assert FIELDS.cautions(wrong) == ()
    small = FIELDS.faults(replace(MOOR, size=(11.0, 36.0)))[0]
    assert str(small) == small.worded() + " [UW-FLD-01]"


def test_a_battlefield_is_drawn_without_anybody_on_it() -> None:
    found = FIELDS.picture(replace(MOOR, objectives=((24.0, 30.0),)))
    assert (found.size, len(found.terrain), len(found.zones), len(found.objectives)) == ((48.0, 36.0), 1, 2, 1)


def test_a_sight_line_names_what_blocks_it() -> None:
    line = FIELDS.sight(MOOR, (10, 16), (44, 16))
    assert (line.length, line.blocking, line.names, line.clauses) == (34 * INCH, (0,), ("rock",), ("UW-GEO-10",))
    assert FIELDS.sight(MOOR, (10, 4), (13, 4)).blocking == ()
