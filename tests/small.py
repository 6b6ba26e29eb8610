"""What the small systems for tests have alike: answers that are their own text, and nothing on paper."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from affray.core import InputError
from affray.core.faces.paper import PrintedPage
from affray.core.system import CatalogueSystem, Verb

S = TypeVar("S")
T = TypeVar("T")


class Small(CatalogueSystem[S, str], Generic[S]):
    """A system whose answers are words, without cards and cases."""

    def write_answer(self, answer: str) -> str:
        return answer

    def read_answer(self, text: str) -> str:
        return text

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        return ()

    def case_verbs(self) -> Mapping[str, Verb]:
        return {}


def written(state: object) -> str:
    """A state as JSON."""
    return msgspec.json.encode(state).decode()


def read(text: str, kind: type[T]) -> T:
    """A state of JSON. Raises InputError."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise InputError(f"position: {error}") from None
