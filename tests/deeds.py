"""What guides say cannot be done at a thing, for tests: each deed in words, with the first clause that speaks against it."""

from collections.abc import Callable
from typing import TypeVar

from affray.core import Question, System
from affray.core.faces.deeds import Deed, DeedGuide, Pointed, closed_deeds

S = TypeVar("S")
A = TypeVar("A")


def question_of(system: System[S, A], state: S) -> Question[A]:
    """The open question."""
    found = system.question(state)
    assert found is not None
    return found


def closed_at(
    system: System[S, A], state: S, at: Pointed, say: Callable[[Deed[A]], str] | None = None
) -> dict[str, str]:
    """What is closed there, as it is written or otherwise said."""
    guide, asked = system.guide, question_of(system, state)
    assert isinstance(guide, DeedGuide)
    refused = closed_deeds(guide.deeds(state, asked, at), asked.answers, lambda answer: system.refuse(state, answer))
    return {say(deed) if say else system.write_answer(deed.answer): why.clauses[0] for deed, why in refused}


def in_words(system: System[S, A], state: S) -> Callable[[Deed[A]], str]:
    """Says deeds as people read them."""
    return lambda deed: system.words.phrase(deed.name) if deed.name else system.words.label(state, deed.answer)
