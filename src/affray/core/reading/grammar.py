"""Answers by a table: the verbs of a system, each with the form that writes an answer, reads it and says what was expected."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import msgspec

from affray.core.errors import InputError
from affray.core.memory import MOST
from affray.core.reading.codecs import MOST_DIGITS, Codec
from affray.core.reading.patterns import Pattern, Verb

MOST_FORMS = 6
"""So many forms of a verb are named to whoever mistypes it; of more only how they begin."""
BLANKS = re.compile(r"(?<=[0-9])\s*([,;])\s*(?=-?[0-9])")
"""What stands between the numbers of places."""
QUOTED = re.compile(r'"[^"]*"(?!\S)|\S+')
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class UnknownWord(InputError):
    """A text that begins with no word that answers begin with."""


class UnknownForm(InputError):
    """A text that begins as answers do but does not go on so; `form` is what is expected."""

    def __init__(self, text: str, form: str) -> None:
        super().__init__(f"answer {text.strip()!r}: expected {form}")
        self.form = form


class Word(msgspec.Struct, frozen=True, gc=False, tag="word"):
    """An answer that is one word."""

    word: str


class Number(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """An inner choice of a running procedure, by its number from 0."""

    number: int


class Rare(NamedTuple, Generic[A_co]):
    """Words and verbs of a seat that few games have: they are read and written as the others are, and learners and those who
    mistype hear nothing of them."""

    alone: tuple[str, ...] = ()
    verbs: tuple[Verb[A_co], ...] = ()
    codecs: Mapping[str, Codec] = {}


class Grammar(Generic[A]):
    """The answers of a system: words that stand alone, and verbs with their forms. `codecs` say by the names of slots how
    they are written; that of the empty name is for all other names. Verbs may share their word: of their forms the first that
    fits is taken. `forms` is the form of each verb but the `rare` ones; the `unsaid` word is not told to people."""

    def __init__(
        self,
        alone: Collection[str],
        verbs: Sequence[Verb[A]],
        codecs: Mapping[str, Codec],
        unsaid: str = "",
        rare: Rare[A] = Rare(),  # noqa: B008  (nothing in it changes)
    ) -> None:
        self.alone, self.unsaid, self.rare = alone, unsaid, rare
        verbs, codecs = (*verbs, *rare.verbs), {**codecs, **rare.codecs}
        self.patterns: dict[str, list[Pattern[A]]] = {}
        self.of_kind: dict[type[A], list[Pattern[A]]] = {}
        for pattern in (Pattern(verb, codecs) for verb in verbs):
            self.patterns.setdefault(pattern.verb.word, []).append(pattern)
            self.of_kind.setdefault(pattern.verb.kind, []).append(pattern)
        self.written = lru_cache(maxsize=MOST)(lambda answer: " ".join(self.words_of(answer)))
        hidden = {verb.word for verb in rare.verbs}
        self.usual = {word: patterns for word, patterns in self.patterns.items() if word not in hidden}
        self.forms = {word: " or ".join(pattern.form for pattern in patterns) for word, patterns in self.usual.items()}

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """All words that stand in answers as they are: those that stand alone, and of each form its own words and those that its
        slots have the choice of."""
        said = [word for text in self.alone for word in text.split()]
        for word, patterns in self.usual.items():
            said += [word, *sorted(frozenset().union(*(pattern.fixed_words for pattern in patterns)))]
        return tuple(dict.fromkeys(said))

    def pattern_of(self, answer: A) -> Pattern[A]:
        """The form that an answer is written by."""
        patterns = self.of_kind[type(answer)]
        if len(patterns) == 1:
            return patterns[0]
        return next(
            pattern
            for pattern in patterns
            if all(getattr(answer, field) == value for field, value in pattern.verb.fixed.items())
        )

    def words_of(self, answer: A) -> list[str]:
        """The words of an answer, the verb first."""
        return self.pattern_of(answer).write(answer)

    def write(self, answer: A | Word | Number) -> str:
        """The answer as text that reads back."""
        if isinstance(answer, Word):
            return answer.word
        if isinstance(answer, Number):
            return str(answer.number)
        return self.written(answer)

    def answer_of(self, word: str, words: Sequence[str], **more: object) -> A | None:
        """The answer that a verb's word and the words after it make by the first form that fits, with `more` of its fields; None
        where none fits. Raises LookupError for a word that there is not."""
        for pattern in self.patterns[word]:
            with suppress(ValueError, LookupError):
                return pattern.verb.kind(**pattern.verb.fixed, **pattern.read(words), **more)
        return None

    def answers_about(self, name: str) -> Iterator[A]:
        """The answers about somebody of that name: of each form that needs one figure (TARGET, WHO, WHOM, FIGURE or FOE) and
        beside it only words that there is a choice of, with each of them; what may be left out is."""
        for patterns in self.usual.values():
            for pattern in patterns:
                yield from pattern.answers_about(name)

    def read(self, text: str) -> A | Word | Number:
        """The answer that a text describes. Raises InputError with the form expected, UnknownWord for any other verb."""
        bare = read_word_or_number(text, (*self.alone, *self.rare.alone))
        if bare is not None:
            return bare
        verb, *words = words_in(text) or [""]
        if verb.lower() not in self.patterns:
            expected = [word for word in (*self.alone, *self.usual) if word != self.unsaid]
            raise UnknownWord(f"answer {text.strip()!r}: expected one of {', '.join(expected)}")
        found = self.answer_of(verb.lower(), words) or self.answer_of(verb.lower(), words_in(joined_places(text))[1:])
        if found is None:
            raise UnknownForm(text, self.expected_form(verb.lower(), words))
        return found

    def expected_form(self, word: str, words: Sequence[str]) -> str:
        """The forms that are expected after a verb's word: those whose next word is the one given, else all."""
        forms = [pattern.form for pattern in self.patterns[word]]
        near = [form for form in forms if words and form.split()[1] == words[0].lower()]
        if not near and len(forms) > MOST_FORMS:
            return f"{word} {' | '.join(form.split()[1] for form in forms)}"
        return " or ".join(near or forms)


def joined_places(text: str) -> str:
    """A text with the numbers of a place in one word, though a blank stands beside their comma.

    >>> joined_places("move 17, 15 arrange 1,2; 3 , 4")
    'move 17,15 arrange 1,2;3,4'
    """
    return BLANKS.sub(r"\1", text)


def words_in(text: str) -> list[str]:
    """The words of a text; a name of several in double quotes is one, with them.

    >>> words_in('ruling mark "Old  dog" 3,3'), words_in('5" 6"')
    (['ruling', 'mark', '"Old dog"', '3,3'], ['5"', '6"'])
    """
    return [" ".join(word.split()) for word in QUOTED.findall(text)]


def read_word_or_number(text: str, alone: Collection[str]) -> Word | Number | None:
    """The answer that one of these words or a number is; None for any other text.

    >>> read_word_or_number(" Drop  SHIELD", ("drop shield",)), read_word_or_number("3", ()), read_word_or_number("step N", ())
    (Word(word='drop shield'), Number(number=3), None)
    """
    plain = " ".join(text.split()).lower()
    if plain in alone:
        return Word(plain)
    if plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS:
        return Number(int(plain))
    return None
