"""What one might want to do with a thing that is pointed at, and why it may not be done now.

The deeds that are open are among the answers listed; a guide names the others too, and the rules themselves say why not.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from affray.core.faces.guide import Guide
from affray.core.faces.picture import Hex
from affray.core.question import Question, Refusal
from affray.core.words.phrase import Phrase

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Pointed(msgspec.Struct, frozen=True):
    """What somebody points at: a figure, unit, actor or way by its name, or a hex with all that lies in it."""

    who: str = ""
    hex: Hex | None = None


class Deed(msgspec.Struct, Generic[A_co], frozen=True):
    """Something that one might want to do.

    Of answers that differ only in a number, such as of dice, one stands for all. `refusal` is what speaks against it where
    the answer would come after others, such as at the end of a way; None where the rules are to be asked.
    """

    answer: A_co
    name: Phrase | None = None
    """What it is called where the label of the answer says more than is meant; None for that label."""
    refusal: Refusal | None = None


def going_to(column: int, row: int) -> Phrase:
    """That somebody goes to a hex, as people count it."""
    return Phrase("deed-go-to", {"column": column, "row": row})


@runtime_checkable
class DeedGuide(Guide[S_contra, A], Protocol[S_contra, A]):
    """What an interface asks of a guide that knows what one might want to do with a thing."""

    def deeds(self, state: S_contra, question: Question[A], at: Pointed) -> tuple[Deed[A], ...]:
        """What the side asked might want to do with a thing, legal or not; nothing for a thing that is not there."""


def closed_deeds(
    deeds: Collection[Deed[A]], open_answers: Collection[A], refuse: Callable[[A], Refusal | None]
) -> Iterator[tuple[Deed[A], Refusal]]:
    """The deeds that may not be done now, each with what the rules say against it."""
    for deed in deeds:
        why = deed.refusal or (None if deed.answer in open_answers else refuse(deed.answer))
        if why is not None:
            yield deed, why
