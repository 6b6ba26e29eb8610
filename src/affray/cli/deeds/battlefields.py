"""What the commands of battlefields do."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.cli.arguments import check_language
from affray.cli.exits import DONE, FAILED
from affray.cli.shown.as_json import print_json
from affray.cli.shown.plane_board import plane_lines, with_names
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError
from affray.core.faces.picture import Objective, PlanePicture
from affray.core.words.texts import slug
from affray.game.record import read_bytes, write_file
from affray.systems.wargame.position.state import Table
from affray.systems.wargame.roster.army_file import check_title
from affray.systems.wargame.roster.battlefield_faults import FieldFault, field_cautions, field_faults
from affray.systems.wargame.roster.battlefield_parts import LEAST, MOST, TablePart
from affray.systems.wargame.roster.battlefields import (
    blank_field,
    read_field,
    read_part,
    table_from_part,
    table_row,
    tables,
    write_field,
)
from affray.systems.wargame.words.facts import TEXTS, VOICE
from affray.systems.wargame.words.view import outlines, spot_of, zones
from affray.web.store import default_store, open_store
from affray.web.store.fields import Fields


class FieldRequest(msgspec.Struct, frozen=True):
    """What `field new` is asked for."""

    base: str = ""
    name: str = ""
    size: str = ""
    out: str = ""


# --- what is meant ----------------------------------------------------------------------------------------------------
@contextmanager
def open_fields(where: str) -> Iterator[Fields]:
    """Opens the battlefields of a store. Raises InputError for a store that cannot be opened."""
    store = open_store(where or default_store())
    try:
        yield Fields(store.engine)
    finally:
        store.close()


def find_field(text: str, store: str) -> TablePart:
    """The battlefield in a file, the ready one of that id, or the kept one of that name. Raises InputError."""
    if Path(text).is_file():
        return read_field(read_bytes(text), text)
    if text in tables():
        return read_part(table_row(tables()[text]), text)
    with open_fields(store) as fields:
        kept = {one.field.name: one.field for one in fields.all()}
    if text not in kept:
        raise InputError(f"battlefield {text!r}: expected a file, or one of {', '.join((*tables(), *kept))}")
    return kept[text]


def screen_for(language: str) -> Screen:
    """What standard output can show, in a language. Raises InputError for one that is not spoken."""
    return screen_of(language=check_language(VOICE.facts, language))


# --- the commands -----------------------------------------------------------------------------------------------------
def list_fields(store: str, *, language: str, json: bool) -> int:
    """Prints the ready battlefields and the kept ones. Raises InputError."""
    screen = screen_for(language)
    with open_fields(store) as fields:
        kept = [(one.field.name, one.field) for one in fields.all()]
    ready = [(name, read_part(table_row(table), name)) for name, table in tables().items()]
    if json:
        print_json([{"field": name, "ready": name in tables(), **part_counts(part)} for name, part in (*ready, *kept)])
        return DONE
    for name, part in (*ready, *kept):
        screen.print_heading(name if name == part.name else f"{name}  {part.name}")
        screen.say(f"  {field_summary(part, screen.language)}", 2)
    return DONE


def check(text: str, store: str, *, language: str, json: bool) -> int:
    """Prints all that is wrong with a battlefield, or what makes it hard to play on; 1 where anything is wrong.
    Raises InputError."""
    part, screen = find_field(text, store), screen_for(language)
    faults = field_faults(part)
    cautions = () if faults else field_cautions(table_from_part(part))
    if json:
        rows = ([fault_row(one, screen.language) for one in found] for found in (faults, cautions))
        print_json({"name": part.name, **part_counts(part), **dict(zip(("faults", "cautions"), rows, strict=True))})
    else:
        screen.print_heading(part.name)
        screen.say(field_summary(part, screen.language))
        for one in (*faults, *cautions):
            print_fault(one, screen)
        screen.say(TEXTS.say(screen.language, "field-verdict", faults=len(faults), cautions=len(cautions)))
    return FAILED if faults else DONE


def show(text: str, store: str, *, language: str, json: bool) -> int:
    """Draws a battlefield as text, or prints its file; 1 where it has faults and cannot be drawn. Raises InputError."""
    part, screen = find_field(text, store), screen_for(language)
    if json:
        print(write_field(part).decode(), end="")
        return DONE
    screen.print_heading(part.name)
    faults = field_faults(part)
    if faults:
        for one in faults:
            print_fault(one, screen)
        return FAILED
    for line in plane_lines(with_names(VOICE, field_picture(table_from_part(part)), screen), screen):
        print(line)
    return DONE


def make_field(wanted: FieldRequest, store: str) -> int:
    """Writes an empty battlefield, or a copy of another, to a new file or to standard output. Raises InputError."""
    part = find_field(wanted.base, store) if wanted.base else blank_field(*read_size(wanted.size))
    check_title(wanted.name or part.name, "--name")
    if wanted.name:
        part = replace(part, name=wanted.name, id=slug(wanted.name).replace("-", "_") or part.id)
    made = write_field(part)
    if not wanted.out:
        print(made.decode(), end="")
        return DONE
    if Path(wanted.out).exists():
        raise InputError(f"{wanted.out}: exists; expected the name of a new file")
    write_file(wanted.out, made)
    screen_of().say(f"{part.name}: {wanted.out}")
    return DONE


def read_size(text: str) -> tuple[float, float]:
    """The sides of a field as they are typed. Raises InputError."""
    try:
        width, height = map(float, text.lower().split("x"))
    except ValueError:
        width = height = 0
    # What is no number at all compares as too small.
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        raise InputError(f"--size {text!r}: expected {LEAST} to {MOST} inches each way, such as 48x36")
    return width, height


# --- in words and for programs ----------------------------------------------------------------------------------------
def field_picture(table: Table) -> PlanePicture:
    """A battlefield as it is drawn before anybody comes to it."""
    marks = tuple(Objective(spot_of(at)) for at in table.objectives)
    return PlanePicture(spot_of(table.size), outlines(table), zones(table), marks, (), ())


def print_fault(fault: FieldFault, screen: Screen) -> None:
    """Prints a fault with its clauses."""
    screen.say(f"  {fault.worded(screen.language)} [{' '.join(fault.refusal.clauses)}]", 4)


def part_counts(part: TablePart) -> dict[str, object]:
    """What there is on a battlefield, for programs."""
    return {
        "size": part.size,
        "pieces": len(part.terrain),
        "objectives": len(part.objectives),
        "faults": len(field_faults(part)),
    }


def field_summary(part: TablePart, language: str) -> str:
    """What there is on a battlefield, in words."""
    width, height = (f"{side:g}" for side in part.size)
    numbers = {"pieces": len(part.terrain), "objectives": len(part.objectives), "faults": len(field_faults(part))}
    return TEXTS.say(language, "field-counts", width=width, height=height, **numbers)


def fault_row(fault: FieldFault, language: str) -> dict[str, object]:
    """A fault for programs."""
    refusal = fault.refusal
    return {
        "part": fault.part,
        "place": fault.place,
        "code": refusal.code,
        "reason": fault.worded(language),
        "clauses": refusal.clauses,
    }
