"""What the small systems for tests have alike: answers that are their own text."""

from typing import Generic, Self, TypeVar

import msgspec

from affray.core import InputError
from affray.core.faces.opponent import NoOpponents
from affray.core.faces.words import CatalogueSpeaker
from affray.core.system import BareSystem

S = TypeVar("S")
T = TypeVar("T")


class Small(CatalogueSpeaker, NoOpponents[S, str], BareSystem[S, str], Generic[S]):
    """A system whose answers are words, which says its words itself."""

    def write_answer(self, answer: str) -> str:
        return answer

    def read_answer(self, text: str) -> str:
        return text

    @property
    def words(self) -> Self:
        return self

    @property
    def opponents(self) -> Self:
        return self


def written(state: object) -> str:
    """A state as JSON."""
    return msgspec.json.encode(state).decode()


def read(text: str, kind: type[T]) -> T:
    """A state of JSON. Raises InputError."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise InputError(f"position: {error}") from None
