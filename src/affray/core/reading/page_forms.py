"""Forms drawn from the patterns of answers: what writes and reads an answer also says how a page puts it together.

A pattern knows what each part takes, what stands before it and whether it may be left out. A guide adds what a position knows:
what a part is called there, what may be picked now, what it begins with.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from affray.core.faces.forms import NUMBER, SAID, Field, Form, Kind, Pick
from affray.core.reading.patterns import Group, Literal, Pattern, Slot
from affray.core.words.phrase import Phrase

A = TypeVar("A")
SET = True
"""What a flag says that is set."""


class Blank(msgspec.Struct, frozen=True):
    """A part of an answer that a form leaves open."""

    fills: str
    """The field of the answer that it fills; several with blanks between them are picked together; `said` is the sentence."""
    title: Phrase
    """What it is called."""
    picks: tuple[Pick, ...] | None = None
    """What may be picked now; None where anything may be typed, or all that the pattern has the choice of may be picked."""
    start: tuple[str, ...] = ()
    """The values that it begins with."""
    key: str = ""
    """The name by which its values are given; empty for that of the field."""
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The blanks and their values, one of which each must have for it to be shown."""
    needed: bool = False
    """Whether this form cannot do without it, though its pattern can."""
    most: int = 0
    """How many may be picked; 0 for as many as the pattern takes."""
    single: bool = False
    """Whether one value is taken though the pattern takes several."""
    lead: str = ""
    """What each value begins with where the field says it itself, such as `wine=`; empty for what the pattern says."""
    names: Callable[[str], Phrase] | None = None
    """What the choices of the pattern are called."""
    hint: Phrase | None = None
    """What helps to fill it."""


class Place(NamedTuple):
    """Where a field stands in a pattern: its slot, None for a flag or for words alone; the words before it; whether it may be
    left out."""

    field: str
    slot: Slot | None
    words: tuple[str, ...]
    free: bool


class Drawn(NamedTuple):
    """A pattern with some fields settled: the words that an answer begins with, the places of the open fields with the words
    that stand before them."""

    words: tuple[str, ...]
    places: Mapping[str, Place]


def draw_form(
    pattern: Pattern[A],
    title: Phrase,
    blanks: Sequence[Blank],
    *,
    given: Mapping[str, object] | None = None,
    code: str = "",
    who: str = "",
    purse: int | None = None,
    first: bool = False,
    about: str = "",
) -> Form:
    """The form of an answer: its blanks in the order in which they are shown; `given` are the fields that are settled already.
    Raises ValueError where neither fills a field that the answer cannot do without."""
    filled = {name for blank in blanks for name in blank.fills.split()}
    drawn = settle_fields(pattern, filled, given or {})
    fields = tuple(draw_field(blank, drawn.places, needs_sentence=pattern.sentence) for blank in blanks)
    return Form(code or pattern.verb.word, title, drawn.words, fields, who=who, purse=purse, first=first, about=about)


def places_in(pattern: Pattern[A]) -> Iterator[Place]:
    """The places of a pattern in their order."""
    for part in pattern.parts:
        parts, free, flag = (
            (part.parts, not part.needed, part.flag) if isinstance(part, Group) else ((part,), False, "")
        )
        words: tuple[str, ...] = ()
        for each in parts:
            if isinstance(each, Literal):
                words = (*words, each.word)
            else:
                yield Place(each.field, each, words, free)
                words = ()
        if words:
            yield Place(flag, None, words, free)


def settle_fields(pattern: Pattern[A], filled: set[str], given: Mapping[str, object]) -> Drawn:
    """A pattern in which the `given` fields are settled and the others that a form fills are open. Raises ValueError."""
    words: tuple[str, ...] = (pattern.verb.word,)
    places: dict[str, Place] = {}
    before: tuple[str, ...] = ()
    for place in places_in(pattern):
        if place.field in given and place.slot is not None:
            written = place.slot.codec.write(given[place.field])
            before = (*before, *place.words, *((written,) if isinstance(written, str) else written))
        elif place.field in filled:
            if not places:
                words, before = (*words, *before, *(() if place.free else place.words)), ()
                places[place.field] = place if place.free else place._replace(words=())
            else:
                places[place.field] = place._replace(words=(*before, *place.words))
                before = ()
        elif not place.field:
            before = (*before, *place.words)
        elif not place.free:
            raise ValueError(f"form {pattern.form!r}: expected {place.field} filled")
    if places and before:
        raise ValueError(f"form {pattern.form!r}: expected nothing settled after the last blank")
    return Drawn((*words, *before), places)


def draw_field(blank: Blank, places: Mapping[str, Place], *, needs_sentence: bool) -> Field:
    """The field of a form that a blank makes."""
    name, *more = blank.fills.split()
    key = blank.key or name
    if name == SAID:
        return Field(key, SAID, blank.title, needed=blank.needed or needs_sentence, hint=blank.hint)
    place = places[name]
    kind = kind_of(blank, place.slot)
    choices = place.slot.codec.choices if place.slot is not None and kind == "one" else ()
    picks = tuple(Pick(word, blank.names(word)) for word in choices) if blank.names is not None else blank.picks or ()
    return Field(
        key,
        kind,
        blank.title,
        picks,
        lead=blank.lead or lead_of(place, kind),
        start=blank.start,
        when=blank.when,
        needed=blank.needed or not place.free,
        most=blank.most,
        join=place.slot.codec.join if place.slot is not None and kind == "many" else "",
        apart=bool(more) or (place.slot is not None and bool(place.slot.codec.form)),
        hint=blank.hint,
    )


def kind_of(blank: Blank, slot: Slot | None) -> Kind:
    """What a field takes by its slot: a flag has none, and yes or no is one too."""
    if slot is None or is_yes_or_no(slot):
        return "flag"
    if any(NUMBER in pick.value for pick in blank.picks or ()):
        return "steps"
    if blank.picks is not None or blank.names is not None:
        return "many" if (slot.many or slot.codec.join) and not blank.single else "one"
    return "number" if slot.codec.number else "words"


def is_yes_or_no(slot: Slot) -> bool:
    """Whether a slot takes a yes or a no."""
    choices = slot.codec.choices
    return bool(choices) and all(isinstance(slot.codec.read(word), bool) for word in choices)


def lead_of(place: Place, kind: Kind) -> str:
    """What stands before the values of a field: the words of the pattern, or its key; before a yes all of it."""
    if place.slot is None or not place.slot.key:
        return " ".join(place.words)
    return f"{place.slot.key}={place.slot.codec.write(SET) if kind == 'flag' else ''}"
