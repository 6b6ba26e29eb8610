"""Whose turn it is to decide, and what may be answered."""

from typing import Generic, TypeVar

import msgspec

from affray.core.errors import InputError
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, say

A = TypeVar("A")
NATURE = -1
"""The side of a question that nobody is asked: the referee goes on by itself."""


class Question(msgspec.Struct, Generic[A], frozen=True):
    """What is open.

    `side` is the index of the side that decides, or NATURE. `code` says what is asked, `who` which figure it concerns.
    `answers` lists every ordinary legal answer when they are finite; `extra` lists legal answers that end something
    for good (a surrender) and that a blind player should leave alone. `inner` marks an inner choice of a procedure,
    whose answers are the numbers from 0. `closed` lists answers of the same kind that are not legal now, to be shown with
    what `refuse` says of them. `open` are the forms of answers that are legal beside those listed, where they are too many
    to list: those listed are then some that suggest themselves, and `refuse` judges any other. `others` are the sides that
    may speak up although they are not asked: what each may say, the system's `aside` tells.
    """

    side: int
    code: str
    who: str = ""
    answers: tuple[A, ...] = ()
    extra: tuple[A, ...] = ()
    inner: bool = False
    about: tuple[int, ...] = ()
    closed: tuple[A, ...] = ()
    open: tuple[str, ...] = ()
    others: tuple[int, ...] = ()


class Prompt(msgspec.Struct, frozen=True):
    """A question in words; `labels` name the answers of an inner choice, from 0.

    People count the labels from 1, or by `numbers` where each label is a number of its own, such as of dice. `verb` is the
    word that other answers of the kind begin with, such as "face": it may stand before a label.
    """

    text: str
    labels: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    verb: str = ""

    @property
    def keys(self) -> tuple[int, ...]:
        """The number that people type for each label."""
        return self.numbers or tuple(range(1, len(self.labels) + 1))


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not accepted: a code for programs, what is said to people, the clauses concerned.

    `said` is a phrase that names its source, or plain English where a system has no catalogue.
    """

    code: str
    said: str | Phrase
    clauses: tuple[str, ...] = ()

    @property
    def reason(self) -> str:
        """What is said, in English."""
        return self.worded()

    def worded(self, language: str = ENGLISH) -> str:
        """What is said, in a language."""
        return self.said if isinstance(self.said, str) else say(self.said, language)

    def __str__(self) -> str:
        return f"{self.reason} [{' '.join(self.clauses)}]" if self.clauses else self.reason


class RuledOut(InputError):
    """Something that the rules do not allow: one line of English for whoever prints it, the refusals for whoever words
    them; `where` says what of."""

    def __init__(self, *refusals: Refusal, where: str = "") -> None:
        super().__init__(f"{where}: " * bool(where) + "; ".join(map(str, refusals)))
        self.refusals, self.where = refusals, where

    def worded(self, language: str = ENGLISH) -> str:
        """What is said, in a language, without the clauses."""
        said = "; ".join(refusal.worded(language) for refusal in self.refusals)
        return f"{self.where}: {said}" if self.where else said

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses concerned, each once."""
        return tuple(dict.fromkeys(clause for refusal in self.refusals for clause in refusal.clauses))
