"""Dice and answers from a list: cases, tests, and dice thrown by hand on the table."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from affray.referee.event import Code
from affray.referee.live import Live

T = TypeVar("T")


class ScriptError(ValueError):
    """The list does not fit the procedure: too few or too many rolls or answers, or an impossible face."""


class ListedDice:
    """Faces from a list of rolls, each checked for its number of dice and its faces."""

    def __init__(self, rolls: Sequence[Sequence[int]]) -> None:
        self.rolls, self.next = rolls, 0

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        if self.next == len(self.rolls):
            raise ScriptError(f"roll {self.next + 1}: expected {n} dice, got none")
        faces = tuple(self.rolls[self.next])
        self.next += 1
        if len(faces) != n:
            raise ScriptError(f"roll {self.next}: expected {n} dice, got {len(faces)}")
        for face in faces:
            if not 0 <= face < die:
                raise ScriptError(f"roll {self.next}: expected faces from 0 to {die - 1}, got {face}")
        return faces


class Script(Live):
    """A referee that is given all its dice and answers."""

    __slots__ = ("answers", "at", "given")

    def __init__(
        self,
        rolls: Sequence[Sequence[int]] = (),
        answers: Sequence[int] = (),
        codes: Mapping[int, Code] | None = None,
    ) -> None:
        self.given, self.answers, self.at = ListedDice(rolls), answers, 0
        super().__init__(self.given, codes or {}, self.answer, quiet=codes is None)

    def answer(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if self.at == len(self.answers):
            raise ScriptError(f"answer {self.at + 1}: expected a number from 0 to {most}, got none")
        found = self.answers[self.at]
        self.at += 1
        if not 0 <= found <= most:
            raise ScriptError(f"answer {self.at}: expected a number from 0 to {most}, got {found}")
        return found

    def finish(self) -> None:
        """Checks that nothing of the list is left over. Raises ScriptError."""
        if self.given.next < len(self.given.rolls):
            raise ScriptError(f"roll {self.given.next + 1}: expected no more rolls")
        if self.at < len(self.answers):
            raise ScriptError(f"answer {self.at + 1}: expected no more answers")
