"""House rules as data: a table of options, and the whole numbers by which rules take them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Generic, TypeVar, cast

import msgspec

from affray.core.errors import shorten_text
from affray.core.facts import OptionFact
from affray.core.field_errors import FieldError, expected
from affray.core.memory import Memory
from affray.core.reading.tables import load_table, look_up

BOOL = ("false", "true")
H = TypeVar("H", bound=tuple[int, ...])
Given = dict[str, str | int | bool]


class OptionRow(msgspec.Struct, frozen=True):
    """A row of a table of options: the values parted by `|`, or "bool".

    `earlier` names defaults of earlier behaviour versions, such as `1=any`: up to version 1 the default was `any`.
    """

    option: str
    values: str
    default: str
    clause: str
    earlier: str = ""


@cache
def load_options(package: str, name: str) -> tuple[OptionFact, ...]:
    """The options of a table that ships inside a package, in its order. Raises InputError."""
    return tuple(
        OptionFact(
            row.option,
            BOOL if row.values == "bool" else tuple(row.values.split("|")),
            row.default,
            row.clause,
            earlier=read_earlier(row.earlier),
        )
        for row in load_table(package, name, OptionRow)
    )


def read_earlier(text: str) -> dict[int, str]:
    """The defaults by the last behaviour version that had them.

    >>> read_earlier("1=any|3=each")
    {1: 'any', 3: 'each'}
    """
    parts = (part.partition("=") for part in text.split("|") if part)
    return {int(last): value for last, _, value in parts}


def default_for_version(fact: OptionFact, version: int) -> str:
    """The default of an option under a behaviour version."""
    return next((fact.earlier[last] for last in sorted(fact.earlier) if version <= last), fact.default)


def with_earlier_defaults(facts: Sequence[OptionFact], version: int, given: Mapping[str, object]) -> dict[str, object]:
    """The options given to a game of a behaviour version, together with the defaults of that version that differ from today's.

    An option that is given, or set by a preset that is given, stays as it is.
    """
    preset = {
        name for fact in facts if str(given.get(fact.name)) in fact.sets for name in fact.sets[str(given[fact.name])]
    }
    earlier = {fact.name: default_for_version(fact, version) for fact in facts if fact.name not in preset}
    return {fact.name: earlier[fact.name] for fact in facts if earlier.get(fact.name, fact.default) != fact.default} | {
        **given
    }


def options_for_version(facts: Sequence[OptionFact], version: int, given: Given) -> Given:
    """The options with which today's rules play a game of a behaviour version; those of an unknown name stay."""
    return cast("Given", with_earlier_defaults(facts, version, given))


def option_place(fact: OptionFact, value: object) -> int:
    """The number that stands for an option's value: its place among them. Raises InputError for one it does not take."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    if text not in fact.values:
        raise option_error(fact.name, text, fact.values)
    return fact.values.index(text)


def option_error(name: str, text: str, values: Sequence[str]) -> FieldError:
    """The error for a value that an option does not take."""
    place = f"option {name}={shorten_text(text)!r}"
    return FieldError("option", f"{name}={text}", expected("either", known=tuple(values)), place)


def read_option_words(texts: Sequence[str], what: str = "option") -> dict[str, str | int | bool]:
    """The options of texts such as "pass_friends=true". Raises InputError; the system checks names and values.

    >>> read_option_words(["pass_friends=true"])
    {'pass_friends': 'true'}
    """
    options: dict[str, str | int | bool] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise FieldError(what, text, expected("pair"))
        options[name] = value
    return options


def option_places(
    facts: Sequence[OptionFact], given: Mapping[str, object], place: Callable[[OptionFact, object], int] = option_place
) -> dict[str, int]:
    """The number of every option given; `place` is what finds it, where some are numbers otherwise. Raises InputError for an unknown option or value."""
    known = {fact.name: fact for fact in facts}
    return {name: place(look_up(name, known, "option"), value) for name, value in given.items()}


def changed_options(facts: Sequence[OptionFact], house: tuple[int, ...], plain: tuple[int, ...]) -> dict[str, str]:
    """The options whose number is not the plain one, by name and value."""
    return {
        fact.name: fact.values[getattr(house, fact.name)]
        for fact in facts
        if getattr(house, fact.name) != getattr(plain, fact.name)
    }


class HouseCodec(Generic[H]):
    """The house rules of a system as options by name and value, and as the text of a position names them."""

    def __init__(self, make: Callable[..., H], facts: Callable[[], Sequence[OptionFact]], first_version: int) -> None:
        """`make`: the house rules with some numbers by name, the others at their default; `facts`: the options there are;
        `first_version`: the behaviour version whose defaults the text of a position leaves out."""
        self.make, self.facts, self.first_version = make, facts, first_version
        self.written = Memory(self.options_written)

    @cached_property
    def first(self) -> H:
        """The house rules that the text of a position leaves out."""
        return self.read_written({})

    def read(self, given: Mapping[str, object]) -> H:
        """The house rules with these options set. Raises InputError for an unknown option or value."""
        return self.make(**option_places(self.facts(), given))

    def changed(self, house: H) -> dict[str, str]:
        """The options that differ from their defaults, by name and value."""
        return changed_options(self.facts(), house, self.make())

    def write(self, house: H) -> dict[str, str]:
        """The options that the text of a position names, by name and value; those of the latest rules are known again."""
        return dict(self.written(house))

    def options_written(self, house: H) -> dict[str, str]:
        """The options that the text of a position names, worked out anew."""
        return changed_options(self.facts(), house, self.first)

    def read_written(self, given: Mapping[str, object]) -> H:
        """The house rules of the text of a position. Raises InputError for an unknown option or value."""
        return self.read(with_earlier_defaults(self.facts(), self.first_version, given))
