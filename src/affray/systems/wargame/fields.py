"""The battlefields of the wargame, for commands, pages and the store."""

from collections.abc import Mapping

from affray.core import InputError, Phrase
from affray.core.faces.fields import FieldFault, Inches, SightLine
from affray.core.faces.picture import Objective, PlanePicture
from affray.core.words.texts import ENGLISH
from affray.space.plane.measure import inches
from affray.space.plane.points import distance
from affray.systems.wargame.roster.battlefield_faults import field_cautions, field_faults
from affray.systems.wargame.roster.battlefield_parts import LEAST, MOST, TablePart
from affray.systems.wargame.roster.battlefields import (
    blank_field,
    hiding_pieces,
    read_field,
    read_part,
    table_from_part,
    table_named,
    table_row,
    tables,
    write_field,
)
from affray.systems.wargame.words.view import outlines, spot_of, zones

kind = TablePart
faults = field_faults
read, write = read_field, write_field


def ready_made(language: str = ENGLISH) -> Mapping[str, TablePart]:
    """The battlefields that ship, by id, they and their terrain called as a language has them."""
    return {name: read_part(table_row(table_named(table, language)), name) for name, table in tables().items()}


def blank(size: str, where: str) -> TablePart:
    """An empty battlefield of a size such as 48x36. Raises InputError."""
    try:
        width, height = map(float, size.lower().split("x"))
    except ValueError:
        width = height = 0
    # What is no number at all compares as too small.
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        raise InputError(f"{where} {size!r}: expected {LEAST} to {MOST} inches each way, such as 48x36")
    return blank_field(width, height)


def cautions(field: TablePart) -> tuple[FieldFault, ...]:
    """What makes a battlefield hard to play on; none where it has faults."""
    return () if field_faults(field) else field_cautions(table_from_part(field))


def counts(field: TablePart) -> dict[str, int]:
    """How many pieces, objectives and faults a battlefield has."""
    return {
        "pieces": len(field.terrain),
        "objectives": len(field.objectives),
        "faults": len(field_faults(field)),
    }


def data(field: TablePart) -> dict[str, object]:
    """What there is on a battlefield, for programs."""
    return {"size": field.size, **counts(field)}


def summary(field: TablePart) -> Phrase:
    """What there is on a battlefield."""
    width, height = (f"{side:g}" for side in field.size)
    return Phrase("field-counts", {"width": width, "height": height, **counts(field)})


def verdict(faults: int, cautions: int) -> Phrase:
    """Whether a battlefield can be played on."""
    return Phrase("field-verdict", {"faults": faults, "cautions": cautions})


def picture(field: TablePart) -> PlanePicture:
    """A battlefield as it is drawn before anybody comes to it."""
    table = table_from_part(field)
    marks = tuple(Objective(spot_of(at)) for at in table.objectives)
    return PlanePicture(spot_of(table.size), outlines(table), zones(table), marks, (), ())


def sight(field: TablePart, start: Inches, end: Inches) -> SightLine:
    """The line from one place to another. [UW-GEO-10]"""
    table = table_from_part(field)
    here, there = ((inches(x), inches(y)) for x, y in (start, end))
    found = hiding_pieces(table, here, there)
    names = tuple(table.pieces[place].name or table.pieces[place].id for place in found)
    return SightLine(distance(here, there), found, names, ("UW-GEO-10",))
