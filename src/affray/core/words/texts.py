"""The one place where anything is said: a catalogue of messages for each package, a file for each language.

The files are `<language>.ftl` in the package's `data/texts`, in the format of Project Fluent; `<part>.<language>.ftl`
beside it holds messages of the same catalogue. English is complete and stands in for what another language lacks.
"""

import csv
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, cast

from affray.core.words.blanks import form_text
from affray.core.words.phrase import Phrase, Value, shown_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message
    from fluent.runtime.types import FluentType

    from affray.core.words.fluent import Listing, Part, Word
    from affray.core.words.messages import Source
    from affray.core.words.sayings import Saying

CORE = "affray.core"
ENGLISH = "en"
SUFFIX = ".ftl"
KINDS = "kinds.csv"
ARTICLES = "articles"
"""The message that lists the articles which the forms of words have in a language."""
MOST_KEPT = 20_000
NOT_IN_AN_ID = re.compile(r"[^a-z0-9+]+")
Arg = Value | Phrase | tuple[Phrase, ...]


class TextFault(LookupError):
    """A message that a language lacks, or that cannot be said with its arguments."""


STRICT: ContextVar[bool] = ContextVar("strict", default=False)


@contextmanager
def strict_texts() -> Iterator[None]:
    """Within, what cannot be said raises TextFault; otherwise English stands in, and the bare id as the last resort."""
    token = STRICT.set(True)
    try:
        yield
    finally:
        STRICT.reset(token)


@lru_cache(maxsize=MOST_KEPT)
def slug(code: str) -> str:
    """A code or name as the part of a message id.

    >>> slug("roll_hit"), slug("Lt Crossbow")
    ('roll-hit', 'lt-crossbow')
    """
    return NOT_IN_AN_ID.sub("-", code.lower()).strip("-")


def split_number(code: str) -> tuple[str, str]:
    """A code and the number behind it; no number where there is none.

    >>> split_number("Grey wolf 2"), split_number("Grey wolf"), split_number("3")
    (('Grey wolf', '2'), ('Grey wolf', ''), ('3', ''))
    """
    base, _, number = code.rpartition(" ")
    return (base, number) if base and number.isascii() and number.isdigit() else (code, "")


class Catalogue:
    """The messages of a package.

    The file `kinds.csv` beside them says which arguments are words of the catalogue: the line `weapon,item` makes the
    argument `weapon`, a code such as "Lt Crossbow", the message `item-lt-crossbow`. The messages of `base` hold here too.
    """

    def __init__(self, folder: Traversable, base: "Catalogue | None" = None) -> None:
        self.folder, self.base = folder, base
        self._bundles: dict[str, FluentBundle] = {}
        self._names: dict[tuple[str, str], Mapping[str, str]] = {}
        self._files: dict[str, Mapping[str, Source]] = {}
        self._said: dict[tuple[str, str, tuple[tuple[str, Arg], ...]], str] = {}
        self._sayings: dict[tuple[str, str], Saying | None] = {}
        self._words: dict[tuple[str, str, str], Word] = {}
        self._called: dict[tuple[str, str, str], str] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages there are files for, English first."""
        found = {path.name.removesuffix(SUFFIX).rpartition(".")[2] for path in self._paths}
        return tuple(sorted(found, key=lambda name: (name != ENGLISH, name)))

    @cached_property
    def _paths(self) -> tuple[Traversable, ...]:
        """The files of messages, in the order of their names."""
        return tuple(sorted((p for p in self.folder.iterdir() if p.name.endswith(SUFFIX)), key=lambda path: path.name))

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """The kind of words that an argument is, by its name."""
        path = self.folder / KINDS
        rows = list(csv.reader(path.read_text("utf-8").splitlines())) if path.is_file() else []
        return {**(self.base.kinds if self.base else {}), **dict(rows[1:])}

    def has(self, language: str, id: str) -> bool:
        """Whether a language has a message."""
        return self._source(language, id) is not None

    def ids(self, language: str) -> frozenset[str]:
        """The ids of a language's messages."""
        return frozenset(self._sources(language)) | (self.base.ids(language) if self.base else frozenset())

    def variables(self, language: str, id: str) -> frozenset[str]:
        """The arguments that a message asks for, with those of the messages it refers to."""
        from affray.core.words.messages import message_references, read_message

        source = self._source(language, id)
        if source is None:
            return frozenset()
        names, others = message_references(read_message(source))
        return names.union(*(self.variables(language, other) for other in others))

    # --- saying -------------------------------------------------------------------------------------------------------
    def say(self, language: str, id: str, /, **args: Arg) -> str:
        """A message with its arguments in a language.

        What the language lacks is said in English, what English lacks is the id itself. Raises TextFault within `strict_texts`.
        """
        if Phrase in map(type, args.values()):
            # A phrase is no key, and what holds one is seldom said twice.
            return self._message_text(language, id, args)
        key = (language, id, tuple(args.items()))
        try:
            found = self._said.get(key)
        except TypeError:
            return self._message_text(language, id, args)
        if found is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            found = self._said[key] = self._message_text(language, id, args)
        return found

    def phrase(self, said: Phrase, language: str) -> str:
        """A phrase in a language."""
        return self.say(language, said.id, **said.args)

    def name(self, language: str, kind: str, code: str) -> str:
        """What a code of some kind is called: the message `kind-code`, or the code itself where there is none; of a code with
        a number behind it, such as "Grey wolf 2", what the code without it is called, with the number."""
        key = (language, kind, code)
        found = self._called.get(key)
        if found is None:
            if len(self._called) >= MOST_KEPT:
                self._called.clear()
            found = self._called[key] = self._name(language, kind, code)
        return found

    def _name(self, language: str, kind: str, code: str) -> str:
        """What a code is called, looked up anew."""
        word = f"{kind}-{slug(code)}"
        if self.has(language, word) or self.has(ENGLISH, word):
            return self.say(language, word)
        base, number = split_number(code)
        return f"{self.name(language, kind, base)} {number}" if number else shown_name(code)

    def note(self, language: str, code: str) -> str:
        """What a figure's note is called: of `prone` the name, of a word and a number such as `aim +1` the message
        `note-aim` with the value."""
        word, _, value = code.rpartition(" ")
        if value.lstrip("+-").isdigit():
            return self.say(language, f"note-{word}", value=int(value) if value.isdigit() else value)
        return self.name(language, "note", code)

    def join_and(self, language: str, parts: Sequence[str]) -> str:
        """The parts as a list in words.

        >>> COMMON.join_and("en", ["a"]), COMMON.join_and("de", ["a", "b", "c"])
        ('a', 'a, b und c')
        """
        if len(parts) < 2:
            return "".join(parts)
        return self.say(language, "list-end", most=", ".join(parts[:-1]), last=parts[-1])

    def _message_text(self, language: str, id: str, args: Mapping[str, Arg]) -> str:
        """The message, in the first of the language and English that can say it; else its id."""
        for tongue in dict.fromkeys((language, ENGLISH)):
            saying = self._saying(tongue, id)
            bundle, message = (None, None) if saying else (self._bundle(tongue), self._message(tongue, id))
            if saying or (message is not None and message.value is not None):
                given = {name: self._fluent_arg(tongue, name, value) for name, value in args.items()}
                if saying:
                    try:
                        return saying(given)
                    except faults_of_sayings():
                        # What is wrong with a message that cannot be said so, the library tells.
                        bundle, message = self._bundle(tongue), self._message(tongue, id)
                assert bundle is not None and message is not None and message.value is not None
                text, errors = bundle.format_pattern(message.value, given)
                if not errors:
                    return str(text)
                fault = f"{tongue} cannot say {id!r} with {dict(args)}: {'; '.join(map(str, errors))}"
            else:
                fault = f"{tongue} has no message {id!r}"
            if STRICT.get():
                raise TextFault(fault)
        return id

    def _saying(self, language: str, id: str) -> "Saying | None":
        """A message as a function of its arguments; None for one that there is not, or that only the library can say."""
        key = (language, id)
        if key not in self._sayings:
            from affray.core.words.sayings import SayingMaker, Unsayable

            bundle, message = self._bundle(language), self._message(language, id)
            if bundle is None or message is None or message.value is None:
                return None
            self._sayings[key] = None
            with suppress(Unsayable, LookupError):
                self._sayings[key] = SayingMaker(bundle).saying(message.value)
        return self._sayings[key]

    def _fluent_arg(self, language: str, name: str, value: Arg) -> "Part":
        """An argument as Fluent takes it: numbers, lists, words of the catalogue, names that stay what they are."""
        if isinstance(value, str):
            kind = self.kinds.get(name)
            return value if kind is None else self._word(language, kind, value)
        if isinstance(value, int):
            return number_and_list()[0](value)
        if isinstance(value, Phrase):
            return self.phrase(value, language)
        parts = [self._fluent_arg(language, name, part) for part in value]
        return number_and_list()[1](parts, lambda parts: self.join_and(language, parts))

    def _word(self, language: str, kind: str, code: str) -> "Word":
        """A word of the catalogue, by its code or by what it is called in the language; where a form is not given, and for a
        code it does not know, the text stands for all."""
        key = (language, kind, code)
        found = self._words.get(key)
        if found is None:
            if len(self._words) >= MOST_KEPT:
                self._words.clear()
            found = self._words[key] = self._make_word(language, kind, code)
        return found

    def _make_word(self, language: str, kind: str, code: str) -> "Word":
        """A word of the catalogue, made anew."""
        from affray.core.words.fluent import Word
        from affray.core.words.numbered import numbered, read_endings

        name = f"{kind}-{slug(code)}"
        if not self.has(ENGLISH, name):
            name = self._named(language, kind).get(code, name)
        tongue = language if self.has(language, name) else ENGLISH
        bundle, known = self._bundle(tongue), self._message(tongue, name)
        base, number = split_number(code)
        if number and known is None:
            word = self._word(language, kind, base)
            articles = read_endings(self.say(language, ARTICLES)) if self.has(language, ARTICLES) else {}
            return Word(
                slug(code),
                f"{word.text} {number}",
                lambda case: numbered(articles, word.text, word.forms(case), number),
            )
        text = shown_name(code) if known is None else self.say(language, name)

        def formed(case: str) -> str:
            if known is None or bundle is None:
                return text
            pattern = known.attributes.get(case)
            return text if pattern is None else str(bundle.format_pattern(pattern)[0])

        return Word(slug(code), text, formed)

    def _named(self, language: str, kind: str) -> Mapping[str, str]:
        """The words of a kind in the package's own files, by what they are called in a language."""
        key = (language, kind)
        if key not in self._names:
            ids = [
                source
                for source in self._sources(language)
                if source.startswith(f"{kind}-") and not self.variables(language, source)
            ]
            self._names[key] = {self.say(language, name): name for name in ids}
        return self._names[key]

    # --- loading ------------------------------------------------------------------------------------------------------
    def _message(self, language: str, id: str) -> "Message | None":
        """A message of a language; None for one that it lacks."""
        bundle = self._bundle(language)
        if bundle is None:
            return None
        if not bundle.has_message(id):
            self._read(bundle, language, id)
        return bundle.get_message(id) if bundle.has_message(id) else None

    def form_text(self, language: str, form: str) -> str:
        """The form of an answer with its blanks in a language; what is known in none stays.

        >>> COMMON.form_text("de", "take ITEM [from FIGURE]"), COMMON.form_text("de", "grant NUMBER [: WHAT COMES OF IT]")
        ('take DING [from FIGUR]', 'grant ZAHL [: WAS DARAUS WIRD]')
        """

        def name(blank: str) -> str:
            named = f"blank-{slug(blank)}"
            return self.say(language, named) if self.has(ENGLISH, named) else ""

        return form_text(form, name)

    def _read(self, bundle: "FluentBundle", language: str, id: str) -> None:
        """Reads a message that is there, with those it refers to."""
        from fluent.syntax import ast

        from affray.core.words.messages import message_references, read_message

        source = self._source(language, id)
        if source is None or bundle.has_message(id):
            return
        entry = read_message(source)
        bundle.add_resource(ast.Resource([entry]))
        for other in message_references(entry)[1]:
            self._read(bundle, language, other)

    def _bundle(self, language: str) -> "FluentBundle | None":
        """The messages of a language that were asked for so far; None for a language that nothing is written in."""
        found = self._bundles.get(language)
        if found is None and language in self.languages:
            from fluent.runtime import FluentBundle

            from affray.core.words.fluent import FUNCTIONS, blanks_in

            here = {**FUNCTIONS, "BLANKS": blanks_in(lambda form: self.form_text(language, form))}
            functions = cast("dict[str, Callable[[object], FluentType]]", here)
            found = self._bundles[language] = FluentBundle([language], functions=functions, use_isolating=False)
        return found

    def _source(self, language: str, id: str) -> "Source | None":
        """Where a message of a language is written, the package's own before those below; None for one that it lacks."""
        return self._sources(language).get(id) or (self.base._source(language, id) if self.base else None)

    def _sources(self, language: str) -> "Mapping[str, Source]":
        """The messages of the package's own files for a language, by id. Raises InputError for an id given twice."""
        if language not in self._files:
            from affray.core.words.messages import read_sources

            found: dict[str, Source] = {}
            for path in self._paths:
                if f".{path.name}".endswith(f".{language}{SUFFIX}"):
                    read_sources(path.read_text("utf-8"), path.name, found)
            self._files[language] = found
        return self._files[language]


@cache
def faults_of_sayings() -> tuple[type[Exception], ...]:
    """What a message that cannot be said as a function raises."""
    from affray.core.words.sayings import Unsayable

    return Unsayable, LookupError, TypeError


@cache
def number_and_list() -> "tuple[Callable[[int], Part], type[Listing]]":
    """What makes numbers and lists as Fluent takes them; imported when the first sentence is said."""
    from affray.core.words.fluent import Listing, whole_number

    return whole_number, Listing


COMMON = Catalogue(files(CORE) / "data" / "texts")
"""What every system may say: lists, directions, yes and no, the refusals of the game itself."""


@cache
def catalogue(package: str) -> Catalogue:
    """The catalogue of a package's `data/texts`, on top of the common one."""
    if package == CORE:
        return COMMON
    return Catalogue(files(package) / "data" / "texts", COMMON)


def phrase_text(said: Phrase, language: str = ENGLISH) -> str:
    """A phrase that names its source, in a language."""
    return catalogue(said.source).phrase(said, language)
