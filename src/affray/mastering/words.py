"""What is said of a game master: what he is asked, what he rules, how he is called."""

from collections.abc import Callable
from typing import TypeVar

from affray.core.faces.picture import Item
from affray.core.question import Prompt, Question
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, Catalogue
from affray.mastering.answers import Call, Ruling
from affray.mastering.mastery import Mastered, mastery_of, seat_names
from affray.mastering.rulings import ruling_message
from affray.mastering.turn import RULE

A = TypeVar("A")
SPEECH = (RULE, "interrupt", "call")
"""The questions that only a fight with a game master has."""


def master_prompt(texts: Catalogue, state: Mastered, question: Question[A], language: str = ENGLISH) -> Prompt | None:
    """What a game master is asked, with the calls for him, or what others may say to him; None for any other question."""
    if question.code not in SPEECH:
        return None
    master = mastery_of(state)
    calls = tuple(
        Phrase("master-call", {"side": state.sides[called.side], "words": called.words}) for called in master.calls
    )
    side = seat_names(state)[question.side]
    said = texts.say(
        language, f"prompt-{question.code}", side=side, master=master.name, calling=len(calls), calls=calls
    )
    return Prompt(said)


def master_label(
    texts: Catalogue, answer: Ruling | Call, item_of: Callable[[str], str], language: str = ENGLISH
) -> str:
    """A ruling in words, or a call for one."""
    if isinstance(answer, Call):
        return texts.say(language, "label-call", words=answer.words)
    code, args = ruling_message(answer, item_of)
    return texts.say(language, f"label-ruled-{code}", **args)  # type: ignore[arg-type]


def laid_items(state: Mastered) -> tuple[Item, ...]:
    """What belongs to no side, and what lies hidden, as it is drawn for whoever sees it."""
    if state.master is None:
        return ()
    markers = tuple(Item(marker.name, marker.hex, marker.hidden, marker=True) for marker in state.master.markers)
    return (*markers, *(Item(lying.item, lying.hex, hidden=True) for lying in state.master.lying))
