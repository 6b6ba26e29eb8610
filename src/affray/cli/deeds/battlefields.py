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
from affray.core import InputError, System
from affray.core.faces.fields import Battlefield, FieldFault, Fields
from affray.core.field_errors import FieldError
from affray.core.reading.naming import check_title
from affray.core.words.phrase import Phrase
from affray.core.words.texts import CORE, slug
from affray.game.record import read_bytes, write_file
from affray.systems import registry
from affray.web.store import default_store, open_store
from affray.web.store.fields import KeptFields


class FieldSettings(msgspec.Struct, frozen=True):
    """Where battlefields are kept, the language, and the key of the system, of the first with battlefields where it is
    empty."""

    store: str = ""
    language: str = "en"
    key: str = ""

    @property
    def system(self) -> System[object, object]:
        """The system whose battlefields are meant. Raises InputError."""
        return registry.load_system(self.key or registry.first_with("fields"))

    @property
    def rules(self) -> Fields[Battlefield]:
        """What it has to say of battlefields. Raises InputError for a system without any."""
        return registry.fields_of(self.key)

    @property
    def screen(self) -> Screen:
        """What standard output can show, in the language. Raises InputError for one that is not spoken."""
        return screen_of(language=check_language(self.system.facts, self.language))

    @contextmanager
    def open(self) -> Iterator[KeptFields]:
        """Opens the kept battlefields. Raises InputError for a store that cannot be opened."""
        store = open_store(self.store or default_store())
        try:
            yield KeptFields(store.engine, self.system.facts.key)
        finally:
            store.close()


BLANK_SIZE = "48x36"
"""The size of an empty battlefield in inches."""


class FieldRequest(msgspec.Struct, frozen=True):
    """What `field new` is asked for."""

    base: str = ""
    name: str = ""
    size: str = ""
    """Of an empty battlefield; `BLANK_SIZE` if empty."""
    out: str = ""


# --- what is meant ----------------------------------------------------------------------------------------------------
def find_field(text: str, table: FieldSettings) -> Battlefield:
    """The battlefield in a file, the ready one of that id, or the kept one of that name. Raises InputError."""
    if Path(text).is_file():
        return table.rules.read(read_bytes(text), text)
    ready = table.rules.ready_made(table.screen.language)
    if text in ready:
        return ready[text]
    with table.open() as fields:
        kept = {found.content.name: found.content for found in fields.all()}
    if text not in kept:
        raise InputError(f"battlefield {text!r}: expected a file, or one of {', '.join((*ready, *kept))}")
    return kept[text]


# --- the commands -----------------------------------------------------------------------------------------------------
def list_fields(table: FieldSettings, *, json: bool) -> int:
    """Prints the ready battlefields and the kept ones. Raises InputError."""
    screen, rules = table.screen, table.rules
    with table.open() as fields:
        kept = [(found.content.name, found.content) for found in fields.all()]
    ready = rules.ready_made(screen.language)
    everything = (*ready.items(), *kept)
    if json:
        print_json([{"field": name, "ready": name in ready, **rules.data(field)} for name, field in everything])
        return DONE
    for name, field in everything:
        screen.print_heading(name if name == field.name else f"{name}  {field.name}")
        screen.say(f"  {field_summary(field, table)}", 2)
    return DONE


def check(text: str, table: FieldSettings, *, json: bool) -> int:
    """Prints all that is wrong with a battlefield, or what makes it hard to play on; 1 where anything is wrong.
    Raises InputError."""
    field, screen, rules = find_field(text, table), table.screen, table.rules
    faults, cautions = rules.faults(field), rules.cautions(field)
    if json:
        rows = ([fault_row(fault, screen.language) for fault in found] for found in (faults, cautions))
        print_json({"name": field.name, **rules.data(field), **dict(zip(("faults", "cautions"), rows, strict=True))})
    else:
        screen.print_heading(field.name)
        screen.say(field_summary(field, table))
        for fault in (*faults, *cautions):
            print_fault(fault, screen)
        screen.say(table.system.words.phrase(rules.verdict(len(faults), len(cautions)), screen.language))
    return FAILED if faults else DONE


def show(text: str, table: FieldSettings, *, json: bool) -> int:
    """Draws a battlefield as text, or prints its file; 1 where it has faults and cannot be drawn. Raises InputError."""
    field, screen, rules = find_field(text, table), table.screen, table.rules
    if json:
        print(rules.write(field).decode(), end="")
        return DONE
    screen.print_heading(field.name)
    faults = rules.faults(field)
    if faults:
        for fault in faults:
            print_fault(fault, screen)
        return FAILED
    for line in plane_lines(with_names(table.system.words, rules.picture(field), screen), screen):
        print(line)
    return DONE


def make_field(wanted: FieldRequest, table: FieldSettings) -> int:
    """Writes an empty battlefield, or a copy of another, to a new file or to standard output. Raises InputError."""
    rules = table.rules
    if wanted.base and wanted.size:
        raise FieldError("--size", wanted.size, Phrase("field-copy-size", source=CORE))
    field = find_field(wanted.base, table) if wanted.base else rules.blank(wanted.size or BLANK_SIZE, "--size")
    check_title(wanted.name or field.name, "--name")
    if wanted.name:
        field = replace(field, name=wanted.name, id=slug(wanted.name).replace("-", "_") or field.id)
    made = rules.write(field)
    if not wanted.out:
        print(made.decode(), end="")
        return DONE
    if Path(wanted.out).exists():
        raise InputError(f"{wanted.out}: exists; expected the name of a new file")
    write_file(wanted.out, made)
    screen_of().say(f"{field.name}: {wanted.out}")
    return DONE


# --- in words and for programs ----------------------------------------------------------------------------------------
def print_fault(fault: FieldFault, screen: Screen) -> None:
    """Prints a fault with its clauses."""
    screen.say(f"  {fault.worded(screen.language)} [{' '.join(fault.refusal.clauses)}]", 4)


def field_summary(field: Battlefield, table: FieldSettings) -> str:
    """What there is on a battlefield, in words."""
    return table.system.words.phrase(table.rules.summary(field), table.language)


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
