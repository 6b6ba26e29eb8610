"""Forms in words."""

from msgspec.structs import replace

from affray.core.faces.forms import Field, Form, Pick
from affray.web.messages import WordedField, WordedForm, WordedPick
from affray.web.words.wording import Rules


def form(system: Rules, found: Form, language: str) -> WordedForm:
    """A form in words, each part told once."""
    fields = tuple(field(system, raw_field, language) for raw_field in found.fields)
    return WordedForm(replace(found, fields=()), system.words.phrase(found.title, language), fields)


def field(system: Rules, found: Field, language: str) -> WordedField:
    """A field in words."""
    picks = tuple(pick(system, raw_pick, language) for raw_pick in found.picks)
    hint = system.words.phrase(found.hint, language) if found.hint else ""
    return WordedField(replace(found, picks=()), system.words.phrase(found.title, language), picks, hint)


def pick(system: Rules, found: Pick, language: str) -> WordedPick:
    """Something to pick in words."""
    note, why = (system.words.phrase(said, language) if said else "" for said in (found.note, found.why))
    numbers = tuple((number.number, system.words.phrase(number.name, language)) for number in found.numbers)
    return WordedPick(replace(found, numbers=()), system.words.phrase(found.name, language), note, why, numbers)
