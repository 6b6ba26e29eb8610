"""What a form says of a question that does not fit: beside which field, and what, in the reader's language."""

from collections.abc import Iterable

from msgspec.structs import replace

from affray.core import InputError, RuledOut
from affray.core.field_errors import FieldError
from affray.core.words.texts import ENGLISH, phrase_text, slug
from affray.lab.field_errors import SideError
from affray.lab.value_names import value_names
from affray.lab.words import words

FEW = 12
"""So many values are named; of more the form has the list."""


def field_text(error: InputError, system: str, language: str) -> str:
    """What an error says beside its field, which it does not name; all of it where it is about none.

    >>> from affray.core.field_errors import range_error
    >>> field_text(range_error("range", "0,x", 1, 19), "foeman", "de")
    '„0,x“ geht hier nicht: erwartet wird eine ganze Zahl von 1 bis 19'
    """
    if isinstance(error, SideError):
        return side_text(error, system, language)
    if not isinstance(error, FieldError):
        return str(error)
    said, known = error.said, error.said.args.get("known", ())
    if isinstance(known, tuple):
        names = choice_names(system, error.field, map(str, known), language)
        said = replace(said, args={**said.args, "known": names}) if known else said
    given = "none" if error.given is None or not error.field else str(error.given)
    return words().say(language, "fault-beside", given=given, said=phrase_text(said, language))


def side_text(error: SideError, system: str, language: str) -> str:
    """What is wrong with the line of a side; of a name that nobody has only what else there is."""
    cause = error.cause
    if isinstance(cause, RuledOut):
        return cause.wording(language).removeprefix(f"{error.field}: ")
    names = (f"such-{system}-{error.field}", f"such-{system}")
    such = next((words().say(language, name) for name in names if words().has(ENGLISH, name)), "")
    is_name = isinstance(cause, FieldError) and "=" not in error.given and not cause.clauses
    line = error.line(language).removeprefix(f"{error.field}: ")
    if not such:
        return line
    detail = "none" if is_name else line
    return words().say(
        language,
        "fault-side",
        given=error.given,
        such=such,
        detail=detail,
        worded="yes" if error.is_worded else "no",
    )


def choice_names(system: str, field: str, codes: Iterable[str], language: str) -> tuple[str, ...]:
    """What the values are called that a field takes; none where they are too many to name."""
    names, code = value_names(language), slug(field)
    found = []
    for value in codes:
        ids = (f"value-{system}-{code}-{slug(value)}", f"value-{code}-{slug(value)}", f"{code}-{slug(value)}")
        own = next((names[name] for name in ids if name in names), "")
        found.append(own or next((words().say(language, name) for name in ids if words().has(ENGLISH, name)), value))
    return tuple(found) if len(found) <= FEW else ()
