"""Answers by a table: one form a verb writes an answer, reads it and says what was expected.

A form is what people read, such as `take ITEM [from FIGURE]`. Its first word is the verb. Of what follows

- a word in small letters stands as it is (`by`), and a word with capitals is a slot: the field of the answer that has the
  name of its key or its own, else the next one;
- words joined by bars are a slot that takes one of them (`left|right`);
- `key=SLOT` is a slot that is named in its word; it may come again where its field holds several, and quotes around it are
  for people;
- dots stand for more of the slot before them (`ITEM ...`, `WHO ...|all`: a word that stands for all of them is one too);
- what is in brackets may be left out, and its field is then as the struct has it by default; a word alone in brackets is a
  flag, and within a part in brackets it may be left out;
- `: SENTENCE` at the end is a sentence said along, `(...)` a remark to people.

Neighbouring parts that begin with a word of their own or stand in brackets may be given in any order. A verb settles those fields that are given beside its form.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise, product
from typing import Generic, NamedTuple, TypeVar, get_args, get_origin

import msgspec

from affray.core.reading.codecs import NAME, NOTHING, WHOLE, Codec, one_word_of

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
SOMEBODY = ("TARGET", "WHO", "WHOM", "FIGURE", "FOE")
"""What slots are called that somebody's name fills."""
TOKEN = re.compile(r"\(.*\)|:\s[^\]]+|\[|\]|[^\s\[\]]+(?:\[\+[^\s\]]*\])?")


class Slot(NamedTuple):
    """A place in a form that a field of the answer fills: its name in the form, the field, how the field is written;
    the key before its equals sign; whether more of them may follow."""

    token: str
    field: str
    codec: Codec
    key: str = ""
    many: bool = False


class Literal(NamedTuple):
    """A word that stands as it is; one that is `loose` may be left out."""

    word: str
    loose: bool = False


class Group(NamedTuple):
    """A part of a form that begins with a word of its own or may be left out, unless it is `needed`: its words and slots, or
    a flag."""

    parts: tuple[Slot | Literal, ...]
    flag: str = ""
    needed: bool = False

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that it fills."""
        return (self.flag,) if self.flag else tuple(part.field for part in self.parts if isinstance(part, Slot))

    @property
    def rank(self) -> int:
        """In which order groups are tried: those that begin with a word of their own, those that take few words, the rest."""
        first = next(part for part in self.parts if not (isinstance(part, Literal) and part.loose))
        if isinstance(first, Literal) or first.key:
            return 0
        return 1 if first.codec.choices else 2


Part = Slot | Literal | Group


class Verb(Generic[A_co]):
    """A kind of answer: its struct, its form, and the fields that the verb itself settles."""

    def __init__(self, kind: type[A_co], form: str, /, **fixed: object) -> None:
        self.kind, self.form, self.fixed = kind, form, fixed
        self.word = form.split(maxsplit=1)[0]


class Pattern(Generic[A]):
    """The form of a verb, taken apart: how people read it, its parts in their order, what each field is by default, whether
    a sentence must go with it."""

    def __init__(self, verb: Verb[A], codecs: Mapping[str, Codec]) -> None:
        self.verb = verb
        spans = [slot for slot, codec in codecs.items() if codec.form and slot in verb.form.split()]
        self.form = verb.form.replace(spans[0], codecs[spans[0]].form) if spans else verb.form
        fields = [field for field in msgspec.structs.fields(verb.kind) if field.name not in verb.fixed]  # type: ignore[arg-type]
        self.usual = {field.name: field.default for field in fields if field.default is not msgspec.NODEFAULT}
        self.types = {field.name: field.type for field in fields}
        self.open, self.codecs = list(self.types), codecs
        tokens = [token for token in TOKEN.findall(verb.form.removeprefix(verb.word)) if token[0] != "("]
        self.sentence = any(token.startswith(": ") and before != "[" for before, token in pairwise(("", *tokens)))
        self.parts = tuple(self.parts_of([token for token in tokens if not token.startswith(": ")]))
        self.words = frozenset(self.literals())
        self.keys = frozenset(slot.key for slot in self.slots() if slot.key)
        self.choices = frozenset(word for slot in self.slots() if slot not in self.parts for word in slot.codec.choices)

    def parts_of(self, tokens: list[str]) -> Iterator[Part]:
        """The parts that the tokens of a form make."""
        while tokens:
            if tokens[0] == "[":
                end = closing_bracket(tokens)
                if tokens[1:end]:
                    yield self.group_of(tokens[1:end])
                tokens = tokens[end + 1 :]
                continue
            part, tokens = self.part_of(tokens)
            if isinstance(part, Literal):
                more, tokens = self.part_of(tokens) if tokens and tokens[0] != "[" else (None, tokens)
                yield Group((part,) if more is None else (part, more), needed=True)
            else:
                yield part

    def group_of(self, tokens: list[str]) -> Group:
        """The group that the tokens within brackets make; a word in brackets of its own may be left out."""
        if len(tokens) == 1 and is_literal(tokens[0]):
            return Group((Literal(tokens[0]),), self.field_of(tokens[0]))
        parts: list[Slot | Literal] = []
        while tokens:
            if tokens[0] == "[":
                parts.append(Literal(tokens[1], loose=True))
                tokens = tokens[3:]
            else:
                part, tokens = self.part_of(tokens)
                parts.append(part)
        return Group(tuple(parts))

    def part_of(self, tokens: list[str]) -> tuple[Slot | Literal, list[str]]:
        """The word or slot that tokens begin with, and the tokens after it."""
        token, *rest = tokens
        if is_literal(token):
            return Literal(token), rest
        key, sign, slot = token.strip('"').partition("=")
        key, slot = (key, slot) if sign and token not in self.codecs else ("", token.strip('"'))
        field = self.field_of(key, slot)
        dots = next(
            (
                n
                for n in (1, 2)
                if [*rest[: n - 1], *(word.split("|")[0] for word in rest[n - 1 : n])] == [token, "..."][2 - n :]
            ),
            0,
        )
        many = dots > 0 or (key != "" and get_origin(self.types[field]) is tuple)
        return Slot(slot, field, self.codec_of(slot, field), key, many), rest[dots:]

    def field_of(self, *names: str) -> str:
        """The field that a part fills: the one that has one of these names, else the next one."""
        named = next((name.lower() for name in names if name.lower() in self.open), self.open[0])
        self.open.remove(named)
        return named

    def codec_of(self, token: str, field: str) -> Codec:
        """How the field of a slot is written: as the table says of the slot, of this verb or of any, else by the field's type."""
        for place in (f"{self.verb.word} {token}", token):
            if place in self.codecs:
                return self.codecs[place]
        if "|" in token and token.islower():
            return one_word_of(token.split("|"))
        return WHOLE if int in (self.types[field], *get_args(self.types[field])) else self.codecs.get("", NAME)

    @property
    def fixed_words(self) -> frozenset[str]:
        """All words that the form itself says: those that stand as they are, and those that a slot has the choice of."""
        return self.words.union(*(slot.codec.choices for slot in self.slots()))

    def slots(self) -> Iterator[Slot]:
        """The slots in their order."""
        for part in self.parts:
            yield from (each for each in (part.parts if isinstance(part, Group) else (part,)) if isinstance(each, Slot))

    def literals(self) -> Iterator[str]:
        """The words that begin the parts that may be left out."""
        for part in self.parts:
            if isinstance(part, Group):
                yield from (each.word for each in part.parts if isinstance(each, Literal))

    # --- pointing ------------------------------------------------------------------------------------------------------
    def answers_about(self, name: str) -> Iterator[A]:
        """The answers of the form about somebody of that name, as `Grammar.answers_about` says."""
        groups = ((part.parts if part.needed else ()) if isinstance(part, Group) else (part,) for part in self.parts)
        slots = [each for parts in groups for each in parts if isinstance(each, Slot)]
        if self.sentence or sum(slot.token in SOMEBODY for slot in slots) != 1:
            return
        ways = [
            (name,) if slot.token in SOMEBODY else tuple(map(slot.codec.read, slot.codec.choices)) for slot in slots
        ]
        for values in product(*ways):
            filled = {slot.field: (value,) if slot.many else value for slot, value in zip(slots, values, strict=True)}
            yield self.verb.kind(**self.verb.fixed, **filled)

    # --- writing ------------------------------------------------------------------------------------------------------
    def write(self, answer: A) -> list[str]:
        """The words of an answer, the verb first."""
        words = [self.verb.word]
        for part in self.parts:
            if isinstance(part, Group):
                if not part.needed and all(getattr(answer, field) == self.usual.get(field) for field in part.fields):
                    continue
                for each in part.parts:
                    write_part(each, answer, words)
            else:
                write_part(part, answer, words)
        return words

    # --- reading ------------------------------------------------------------------------------------------------------
    def read(self, words: Sequence[str]) -> dict[str, object]:
        """The fields that the words after the verb fill. Raises ValueError."""
        found = self.match_parts(self.parts, tuple(words), {})
        if found is None:
            raise ValueError
        return found

    def match_parts(
        self, parts: tuple[Part, ...], words: tuple[str, ...], found: dict[str, object]
    ) -> dict[str, object] | None:
        """The fields, if these parts can be had from all of these words; None where they cannot."""
        if not parts:
            return None if words else found
        head, *rest = parts
        if not isinstance(head, Group):
            for taken, after in self.part_matches(head, words, free=True):
                whole = self.match_parts(tuple(rest), after, {**found, **taken})
                if whole is not None:
                    return whole
            return None
        together = tuple(leading_groups(parts))
        others = parts[len(together) :]
        for group in sorted(together, key=lambda group: group.rank) if words else ():
            left = tuple(part for part in together if part is not group)
            for taken, after in self.group_matches(group.parts, words, group.flag):
                whole = self.match_parts((*left, *others), after, {**found, **taken})
                if whole is not None:
                    return whole
        return None if any(group.needed for group in together) else self.match_parts(others, words, found)

    def begins(self, word: str) -> bool:
        """Whether a word begins a part of its own: one of those that stand as they are, or that a slot has the choice of, or in
        a form with keys one with a key."""
        key, sign, _ = word.partition("=")
        return word.lower() in self.words | self.choices or (sign != "" and key.isidentifier() and bool(self.keys))

    def group_matches(
        self, parts: tuple[Slot | Literal, ...], words: tuple[str, ...], flag: str
    ) -> Iterator[tuple[dict[str, object], tuple[str, ...]]]:
        """The ways to have a group from the first of these words: the fields, the words that are left."""
        if not parts:
            yield ({flag: True} if flag else {}), words
            return
        for taken, after in self.part_matches(parts[0], words, free=False):
            for more, left in self.group_matches(parts[1:], after, flag):
                yield {**taken, **more}, left

    def part_matches(
        self, part: Slot | Literal, words: tuple[str, ...], *, free: bool
    ) -> Iterator[tuple[dict[str, object], tuple[str, ...]]]:
        """The ways to have a word or a slot from the first of these words. Where it is not `free`, a slot without a key or
        choices takes no word that begins another part."""
        if isinstance(part, Literal):
            if words and words[0].lower() == part.word:
                yield {}, words[1:]
            if part.loose:
                yield {}, words
            return
        values: list[object] = []
        if part.codec.spread:
            with suppress(ValueError, LookupError):
                yield {part.field: part.codec.read(words)}, ()
            return
        if part.codec.form:
            words = (" ".join(words),) if words else ()
        for count, word in enumerate(words, 1):
            text = word.removeprefix(f"{part.key}=") if part.key else word
            if (part.key and text == word) or (
                not (free or part.key or part.codec.choices or "=" in part.token) and self.begins(word)
            ):
                break
            try:
                values.append(part.codec.read(text))
            except (ValueError, LookupError):
                break
            if not part.many:
                yield {part.field: values[0]}, words[count:]
                return
        if part.many:
            if words[:1] == (NOTHING,):
                yield {part.field: ()}, words[1:]
                return
            for count in range(len(values), 0, -1):
                yield {part.field: tuple(values[:count])}, words[count:]


def closing_bracket(tokens: Sequence[str]) -> int:
    """The place of the bracket that closes the first one. Raises ValueError."""
    depth = 0
    for place, token in enumerate(tokens):
        depth += (token == "[") - (token == "]")
        if not depth:
            return place
    raise ValueError(f"form {' '.join(tokens)!r}: expected a closing bracket")


def leading_groups(parts: tuple[Part, ...]) -> Iterator[Group]:
    """The groups that parts begin with."""
    for part in parts:
        if not isinstance(part, Group):
            return
        yield part


def is_literal(token: str) -> bool:
    """Whether a token of a form is a word that stands as it is.

    >>> [is_literal(token) for token in ("by", "TARGET", "left|right", "X,Y", "key=NAME")]
    [True, False, False, False, False]
    """
    return token == token.lower() and "|" not in token and "=" not in token


def write_part(part: Slot | Literal, answer: object, words: list[str]) -> None:
    """Adds the words of a part to those of an answer."""
    if isinstance(part, Literal):
        words.append(part.word)
        return
    value = getattr(answer, part.field)
    start = f"{part.key}=" if part.key else ""
    written = [part.codec.write(entry) for entry in (value if part.many else (value,))] or [NOTHING]
    words += [start + word for row in written for word in ((row,) if isinstance(row, str) else row)]
