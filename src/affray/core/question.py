"""Whose turn it is to decide, and what may be answered."""

from typing import Generic, TypeVar

import msgspec

A = TypeVar("A")
NATURE = -1
"""The side of a question that nobody is asked: the referee goes on by itself."""


class Question(msgspec.Struct, Generic[A], frozen=True):
    """What is open.

    `side` is the index of the side that decides, or NATURE. `code` says what is asked, `who` which figure it concerns.
    `answers` lists every ordinary legal answer when they are finite; `extra` lists legal answers that end something
    for good (a surrender) and that a blind player should leave alone. `inner` marks an inner choice of a procedure,
    whose answers are the numbers from 0.
    """

    side: int
    code: str
    who: str = ""
    answers: tuple[A, ...] = ()
    extra: tuple[A, ...] = ()
    inner: bool = False
    about: tuple[int, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not accepted: a code for programs, a reason for people, the clauses concerned."""

    code: str
    reason: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.reason} [{' '.join(self.clauses)}]" if self.clauses else self.reason
