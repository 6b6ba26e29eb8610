"""What is done with battlefields: drafts judged, files read, sight lines, what is kept."""

from affray.core import InputError
from affray.core.words.texts import ENGLISH
from affray.space.plane.measure import INCH, inches, write_inches
from affray.space.plane.points import distance
from affray.systems.wargame.roster.army_file import check_title
from affray.systems.wargame.roster.battlefield_faults import FieldFault, field_cautions, field_faults
from affray.systems.wargame.roster.battlefield_parts import TablePart
from affray.systems.wargame.roster.battlefields import (
    hiding_pieces,
    read_field,
    read_part,
    table_from_part,
    table_row,
    tables,
    write_field,
)
from affray.systems.wargame.words.facts import VOICE
from affray.web.messages import (
    FieldCard,
    FieldChange,
    FieldChecked,
    FieldDraft,
    FieldFile,
    FieldKeptInfo,
    FieldNote,
    FieldRemove,
    FieldRemoved,
    SightAsked,
    SightTold,
)
from affray.web.store.fields import FieldKept, Fields
from affray.web.store.keeper import Changed, Missing
from affray.web.words import wording
from affray.web.words.faults import Refusing

SIGHT = ("UW-GEO-10",)


def language_of(wanted: str) -> str:
    """The language of the wargame that comes nearest to the one wanted."""
    return wording.nearest_language(VOICE.facts.languages, wanted)


# --- drafts -----------------------------------------------------------------------------------------------------------
def check(fields: Fields, draft: FieldDraft, language: str = ENGLISH) -> FieldChecked:
    """What is wrong with a draft, and what makes one without faults hard to play on; nothing is kept."""
    field = check_format(draft.field)
    wrong = field_faults(field)
    cautions = () if wrong else field_cautions(table_from_part(field))
    fault = name_fault(field.name, fields.names() - {draft.of}, language)
    return FieldChecked(
        field_notes(wrong, language), field_notes(cautions, language), fault, write_field(field).decode()
    )


def check_format(field: TablePart) -> TablePart:
    """A battlefield of this format. Raises InputError."""
    return read_field(write_field(field), "field")


def field_notes(found: tuple[FieldFault, ...], language: str) -> tuple[FieldNote, ...]:
    """Faults or cautions in words."""
    return tuple(
        FieldNote(one.refusal.code, one.worded(language), one.part, one.place, one.refusal.clauses) for one in found
    )


def name_fault(name: str, taken: frozenset[str], language: str) -> str:
    """Why a battlefield cannot be kept by its name; empty where it can."""
    try:
        check_title(name, "name")
    except InputError:
        return wording.say(language, "no-field-name")
    return wording.say(language, "no-field-there", name=name) if name in taken else ""


def read(file: FieldFile) -> TablePart:
    """The battlefield of a file, with or without faults. Raises InputError for a file that holds none."""
    return read_field(file.text.encode(), file.name)


def sight(asked: SightAsked, language: str = ENGLISH) -> SightTold:
    """Whether one place can be seen from another. Raises InputError for a battlefield with faults. [UW-GEO-10]"""
    field = check_format(asked.field)
    for fault in field_faults(field):
        raise InputError(fault.worded(language))
    start, end = ((inches(x), inches(y)) for x, y in (asked.start, asked.end))
    table = table_from_part(field)
    found = hiding_pieces(table, start, end)
    far = distance(start, end)
    names = tuple(table.pieces[place].name or table.pieces[place].id for place in found)
    text = wording.say(language, "field-sight", far=write_inches(far // (INCH // 10) * (INCH // 10)), names=names)
    return SightTold(not found, found, far / INCH, text, SIGHT)


# --- what there is ----------------------------------------------------------------------------------------------------
def cards(fields: Fields) -> tuple[FieldCard, ...]:
    """The ready battlefields, then all kept ones, oldest first."""
    ready = (read_part(table_row(table), table.id) for table in tables().values())
    return (*(FieldCard(field, ready=True) for field in ready), *map(card, fields.all()))


def card(kept: FieldKept) -> FieldCard:
    """A kept battlefield in a list."""
    return FieldCard(kept.field, len(field_faults(kept.field)), kept.rev)


def show(fields: Fields, name: str, language: str) -> FieldKeptInfo:
    """A kept battlefield. Raises Refusing for an unknown one."""
    try:
        kept = fields.find(name)
    except Missing:
        raise Refusing(404, "unknown", wording.say(language, "no-field-unknown", name=name)) from None
    return FieldKeptInfo(kept.field, kept.rev)


def keep(fields: Fields, field: TablePart, language: str) -> FieldKeptInfo:
    """Keeps a new battlefield. Raises Refusing for a name that is none, or taken."""
    check_name(field.name, fields.names(), language)
    try:
        fields.add(check_format(field))
    except Changed:
        raise Refusing(400, "name", wording.say(language, "no-field-there", name=field.name)) from None
    return show(fields, field.name, language)


def change(fields: Fields, wanted: FieldChange, language: str) -> FieldKeptInfo:
    """Makes another battlefield of a kept one, in the revision that was seen. Raises Refusing."""
    show(fields, wanted.name, language)
    check_name(wanted.field.name, fields.names() - {wanted.name}, language)
    try:
        fields.put(wanted.name, wanted.rev, check_format(wanted.field))
    except Changed:
        raise stale_error(wanted.name, language) from None
    return show(fields, wanted.field.name, language)


def remove(fields: Fields, wanted: FieldRemove, language: str) -> FieldRemoved:
    """Keeps a battlefield no longer. Raises Refusing."""
    show(fields, wanted.name, language)
    try:
        fields.remove(wanted.name, wanted.rev)
    except Changed:
        raise stale_error(wanted.name, language) from None
    return FieldRemoved(wanted.name)


def check_name(name: str, taken: frozenset[str], language: str) -> None:
    """Checks that a battlefield may be kept by its name. Raises Refusing."""
    fault = name_fault(name, taken, language)
    if fault:
        raise Refusing(400, "name", fault)


def stale_error(name: str, language: str) -> Refusing:
    """The error that somebody else has changed the battlefield."""
    return Refusing(409, "stale", wording.say(language, "no-field-stale", name=name))
