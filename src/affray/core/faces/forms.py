"""Forms: answers that are put together of parts, for whoever would rather choose than type.

A form says how its answer is written, so that an interface needs no word of the rules: first its `words`; then, for each
field that is shown and filled, its `lead` and its values, in the order of the fields; last ` : ` and the sentence. A lead
that ends with an equals sign is joined to each value (`spell=terror spell=mend`), any other stands once before them, word by
word. A flag has its lead alone. A word with blanks stands in double quotes, the equals sign within them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from affray.core.words.phrase import Phrase

SAID: Final = "said"
NUMBER: Final = "#"
"""What stands in the value of a pick for a number that is chosen with it."""
Kind = Literal["one", "many", "steps", "words", "number", "flag", "said"]
"""One of the picks, any of them, one without a number and then any with numbers in a row, free words, a whole number, yes or no,
the sentence that is said along."""


class NamedNumber(msgspec.Struct, frozen=True):
    """A number that is chosen by a word, such as a turn of 45 degrees."""

    number: str
    name: Phrase


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to pick: its value in the answer, what it is called, a note; a price where it costs something, why it cannot be
    picked now, where it cannot, and of a step the numbers that have names."""

    value: str
    name: Phrase
    note: Phrase | None = None
    price: int = 0
    why: Phrase | None = None
    numbers: tuple[NamedNumber, ...] = ()


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a form: its key, what it is called, its kind, what may be picked, the `lead` before its values, what it
    begins with. It is shown only while each field named in `when` has one of the values there, "" standing for none;
    `needed` says that the answer cannot do without it, `most` how many may be picked. Several values are one word where
    something stands between them (`join`); a value is several words where it is `apart`."""

    key: str
    """The name by which values are given."""
    kind: Kind
    """What it takes."""
    title: Phrase
    """What it is called."""
    picks: tuple[Pick, ...] = ()
    """What may be picked; none where anything may be typed."""
    lead: str = ""
    """The words before its values; one that ends with an equals sign is joined to each."""
    start: tuple[str, ...] = ()
    """The values that it begins with."""
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The fields and their values, one of which each must have for it to be shown."""
    needed: bool = False
    """Whether the answer cannot do without it."""
    most: int = 0
    """How many may be picked; 0 for any number."""
    join: str = ""
    """What stands between several values in one word; empty where each is a word."""
    apart: bool = False
    """Whether a value is several words."""
    hint: Phrase | None = None
    """What helps to fill it."""


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """A form: a code by which an interface may know it, its title, whom it is for, the words that its answer begins with,
    its fields; `purse` is what there is to spend on what has a price. A form that comes `first` is the usual way to answer,
    and is open from the start. Where there are many, `group` is the code of the part of an interface that it belongs to,
    and `about` what offers call the thing that it is about. Where it is `bare`, its answer has no quotes: what is said is all
    words that are left, and a name has underscores for spaces."""

    code: str
    """By which an interface may know it."""
    title: Phrase
    """What it is called."""
    words: tuple[str, ...]
    """The words that its answer begins with."""
    fields: tuple[Field, ...]
    """Its fields, in the order of the answer."""
    who: str = ""
    """Whom it is for."""
    purse: int | None = None
    """What there is to spend on what has a price; None where nothing has."""
    first: bool = False
    """Whether it is the usual way to answer."""
    group: str = ""
    """The part of an interface that it belongs to, where there are many forms."""
    about: str = ""
    """What offers call the thing that it is about."""
    bare: bool = False
    """Whether its answer is written without quotes."""


Values = Mapping[str, Sequence[str]]
"""The values of the fields of a form by their keys; a flag that is set has any."""


def shown(field: Field, values: Values) -> bool:
    """Whether a field is shown while the others have these values."""
    return all(set(values.get(key) or ("",)) & set(wanted) for key, wanted in field.when)


def filled(form: Form) -> dict[str, tuple[str, ...]]:
    """What a form begins with."""
    return {field.key: field.start for field in form.fields}


def words_of(form: Form, values: Values) -> tuple[tuple[str, ...], str]:
    """The words of the answer that a form makes of these values, and the sentence.

    >>> form = Form("cast", Phrase("x"), ("cast",), (
    ...     Field("spell", "one", Phrase("x"), lead="spell="), Field("hard", "flag", Phrase("x"), lead="stunt"),
    ...     Field("to", "many", Phrase("x"), lead="at"), Field("why", "said", Phrase("x"))))
    >>> words_of(form, {"spell": ["mend"], "hard": ["yes"], "to": ["A", "B C"], "why": ["Hold!"]})
    (('cast', 'spell=mend', 'stunt', 'at', 'A', 'B C'), 'Hold!')
    """
    words, said = list(form.words), ""
    for field in form.fields:
        own = [value for value in values.get(field.key, ()) if value.strip()]
        if not own or not shown(field, values):
            continue
        if field.kind == SAID:
            said = own[0]
        else:
            words += led(field, own)
    return tuple(words), said


def led(field: Field, values: Iterable[str]) -> list[str]:
    """The words of a field with its lead.

    >>> together = Field("who", "many", Phrase("x"), join="+")
    >>> led(together, ("Ann", "Bo")), led(Field("dice", "one", Phrase("x"), apart=True), ("3 1",))
    (['Ann+Bo'], ['3', '1'])
    """
    if field.kind == "flag":
        return field.lead.split()
    if field.join:
        values = (field.join.join(values),)
    if field.lead.endswith("="):
        return [f"{field.lead}{value}" for value in values]
    own = [word for value in values for word in value.split()] if field.apart else list(values)
    return [*field.lead.split(), *own]
