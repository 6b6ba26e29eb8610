"""Whose turn it is to decide, and what may be answered."""

from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from affray.core.errors import InputError, shorten_text
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import CORE, ENGLISH, phrase_text

A = TypeVar("A")
GIVEN = "given"
"""The argument of a refusal that repeats what somebody has typed."""
NATURE = -1
"""The side of a question that nobody is asked: the referee goes on by itself."""


class Question(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """What is open."""

    side: int
    """The index of the side that decides, or NATURE."""
    code: str
    """What is asked."""
    who: str = ""
    """The name of the figure that it concerns."""
    answers: tuple[A, ...] = ()
    """Every ordinary legal answer, or where `open` names forms, some that suggest themselves."""
    extra: tuple[A, ...] = ()
    """Legal answers that end something for good, such as a surrender. A blind player should leave them alone."""
    inner: bool = False
    """Whether it is an inner choice of a procedure, whose answers are the numbers from 0."""
    about: tuple[int, ...] = ()
    """What an inner choice tells of itself: the x, y and z of the referee's `choose`."""
    closed: tuple[A, ...] = ()
    """Answers of the same kind that are not legal now, to be shown with what `refuse` says of them."""
    open: tuple[str, ...] = ()
    """The forms of legal answers that are too many to list. `refuse` judges any that is not listed."""
    others: tuple[int, ...] = ()
    """The sides that may speak up although they are not asked; `System.aside` says what each may say."""


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A question in words; `labels` name the answers of an inner choice, from 0.

    People count the labels from 1, or by `numbers` where each label is a number of its own, such as of dice. `verb` is the
    word that other answers of the kind begin with, such as "face": it may stand before a label. `chosen` are the places on a
    table in inches of what earlier answers of the same choice took.
    """

    text: str
    labels: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    verb: str = ""
    chosen: tuple[tuple[float, float], ...] = ()

    @property
    def keys(self) -> tuple[int, ...]:
        """The number that people type for each label."""
        return self.numbers or tuple(range(1, len(self.labels) + 1))


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why an answer is not accepted: a code for programs, what is said to people, the clauses concerned.

    `said` is a phrase that names its source, or plain English where a system has no catalogue. `near` are the words and names
    that may have been meant by one that there is not.
    """

    code: str
    said: str | Phrase
    clauses: tuple[str, ...] = ()
    near: tuple[str, ...] = ()

    @property
    def reason(self) -> str:
        """The reason in English."""
        return self.wording()

    def wording(self, language: str = ENGLISH) -> str:
        """The reason in a language, with what may have been meant; of what somebody has typed, the argument `given`, only the
        beginning."""
        reason = self.reason_in(language)
        if not self.near:
            return reason
        return phrase_text(Phrase("no-near", {"reason": reason, "near": self.near}, source=CORE), language)

    def reason_in(self, language: str) -> str:
        """The reason alone in a language."""
        if isinstance(self.said, str):
            return self.said
        given = {
            name: shorten_text(value)
            for name, value in self.said.args.items()
            if name == GIVEN and isinstance(value, str)
        }
        return phrase_text(replace(self.said, args={**self.said.args, **given}), language)

    def line(self, language: str = ENGLISH) -> str:
        """The reason in a language, with the clauses."""
        said = self.wording(language)
        return f"{said} [{' '.join(self.clauses)}]" if self.clauses else said

    def __str__(self) -> str:
        return self.line()


class Refuser(msgspec.Struct, frozen=True):
    """Refuses in the words of one catalogue, that of the package `source`."""

    source: str

    def __call__(self, text: str, code: str, *clauses: str, **args: Value) -> Refusal:
        """The refusal of that code, for people the message `no-<text>` with its arguments."""
        return Refusal(code, Phrase(f"no-{text}", args, source=self.source), clauses)


class RuledOut(InputError):
    """Something that the rules do not allow. Its text is one line of English; `refusals` can be put into any language, `where`
    says what they are about, as a phrase where it has words of its own."""

    is_worded = True

    def __init__(self, *refusals: Refusal, where: str | Phrase = "") -> None:
        self.refusals, self.where = refusals, where
        self.clauses = tuple(dict.fromkeys(clause for refusal in refusals for clause in refusal.clauses))
        super().__init__(self.line())

    def wording(self, language: str = ENGLISH) -> str:
        """The reasons in a language, without the clauses."""
        return self.with_place("; ".join(refusal.wording(language) for refusal in self.refusals), language)

    def line(self, language: str = ENGLISH) -> str:
        """The reasons in a language, with the clauses."""
        return self.with_place("; ".join(refusal.line(language) for refusal in self.refusals), language)

    def with_place(self, said: str, language: str) -> str:
        """What is said, and before it what it is about, unless it begins with that."""
        where = self.where if isinstance(self.where, str) else phrase_text(self.where, language)
        return said if not where or said.startswith(f"{where} ") else f"{where}: {said}"
