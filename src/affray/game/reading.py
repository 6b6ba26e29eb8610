"""The answer that a text describes, and the words that answers to a question begin with."""

import re
from collections.abc import Iterator
from typing import TypeVar, cast

import msgspec

from affray.core import InputError, Question, Refusal, RuledOut, System
from affray.core.faces.picture import picture_figures
from affray.core.reading.grammar import UnknownForm, UnknownWord
from affray.core.reading.naming import near_names, plain_name
from affray.core.words.texts import ENGLISH, slug
from affray.game.refusals import Refused, game_refusal, with_near

NAMED = re.compile(r"\b(FIGURE|ITEM|NAME|SIDE)\b")
"""The slots of a form that names of any words fill."""
KINDS = ("ability", "item", "race", "spell")
"""What has a name in a catalogue though nobody on the field goes by it."""
S = TypeVar("S")
A = TypeVar("A")
SUCH, SHORT = 6, 24
"""So many open answers stand as examples of a form, none of more letters."""


def read_answer(system: System[S, A], text: str, question: Question[A] | None) -> A:
    """The answer that a text describes.

    Raises InputError; RuledOut for what the rules never allow; Refused, with the words that answers to the question begin
    with, where none begins so; Refused, with the form and some that are open, where answers begin so but do not go on so.
    """
    try:
        return system.read_answer(text)
    except RuledOut:
        raise
    except InputError as error:
        verb = first_word(text).lower() if text.strip() else ""
        words = opening_words(system, question) if question else ()
        if words and (isinstance(error, UnknownWord) or (verb in system.forms and verb not in words)):
            refusal = game_refusal("word", given=text.strip(), words=", ".join(words), count=len(words))
            raise Refused(with_near(refusal, near_names(words, verb))) from None
        if verb not in system.forms and isinstance(error, UnknownForm):
            such = "quoted" if NAMED.search(error.form) and has_more_words(text, error.form) else "none"
            raise Refused(game_refusal("form", given=text.strip(), form=error.form, such=such)) from None
        if verb not in system.forms:
            raise
        every = answer_texts(system, question) if question else ()
        open_ones = [name for name in every if first_word(name) == verb and " " in name and len(name) <= SHORT]
        raise Refused(
            game_refusal(
                "form", given=text.strip(), form=system.forms[verb], such=", ".join(open_ones[:SUCH]) or "none"
            )
        ) from None


def has_more_words(text: str, form: str) -> bool:
    """Whether a text has more words than a form must have, as where a name of several is not in quotes.

    >>> form = "ruling mark NAME HEX [hidden]"
    >>> has_more_words("ruling mark Old dog 3,3", form), has_more_words("ruling mark dog", form)
    (True, False)
    """
    return len(text.split()) > min(sum(word[0] != "[" for word in way.split()) for way in form.split(" or "))


def named_giver(system: System[S, A], state: S, answer: A) -> int:
    """The side that an answer names as its own, NATURE for none. Raises Refused for a name that nobody has."""
    side, names = system.seats.giver(state, answer), system.sides(state)
    if side >= len(names):
        known = tuple(name for place, name in enumerate(names) if not system.seats.is_idle(state, place))
        raise Refused(game_refusal("giver", given=system.write_answer(answer), known=known))
    return side


def answer_texts(system: System[S, A], question: Question[A]) -> tuple[str, ...]:
    """The answers to a question that are listed, as they are written."""
    return tuple(system.write_answer(answer) for answer in (*question.answers, *question.extra))


def opening_words(system: System[S, A], question: Question[A]) -> tuple[str, ...]:
    """The words that answers to a question begin with; an answer without a form is such words as a whole."""
    texts = answer_texts(system, question)
    first_words = (first_word(text) if not system.forms or first_word(text) in system.forms else text for text in texts)
    return tuple(dict.fromkeys((*first_words, *map(first_word, question.open))))


def first_word(text: str) -> str:
    """The first word of a text."""
    return text.split(maxsplit=1)[0]


# --- names that nobody has --------------------------------------------------------------------------------------------
def refusal_seen(
    system: System[S, A], state: S, question: Question[A] | None, answer: A, refusal: Refusal, side: int | None = None
) -> Refusal:
    """Why an answer is refused, as far as the state shows it, with the names that may have been meant by one that nobody has.
    `side` gives it where that need not be the one asked: it is named nothing of what another is offered."""
    seen = system.refuse(state, answer) or refusal
    offers = question.answers if question is not None and side in (None, question.side) else ()
    offered = tuple(dict.fromkeys(name for each in offers for _, name in names_in(each)))
    figures = tuple(figure.id for figure in picture_figures(system.words.picture(state)))
    known = {plain_name(name) for name in (*offered, *figures, *system.sides(state), *system.forms)}
    for field, name in names_in(answer):
        if name and plain_name(name) not in known and not has_own_name(system, name):
            near = near_names(offered, name) or near_names(figures, name)
            legal = tuple(each for each in near if is_legal_with(system, state, answer, field, each))
            if near:
                return with_near(seen, legal or near)
    return seen


def is_legal_with(system: System[S, A], state: S, answer: A, field: str, name: str) -> bool:
    """Whether an answer is legal with another name in one of its fields."""
    other = cast(A, msgspec.structs.replace(cast(msgspec.Struct, answer), **{field: name}))
    return isinstance(getattr(answer, field), str) and system.refuse(state, other) is None


def names_in(answer: object) -> Iterator[tuple[str, str]]:
    """The texts that an answer holds, such as names, each with its field."""
    for field in getattr(answer, "__struct_fields__", ()):
        value = getattr(answer, field)
        texts = value if isinstance(value, tuple) else (value,)
        yield from ((field, each) for each in texts if isinstance(each, str))


def has_own_name(system: System[S, A], code: str) -> bool:
    """Whether a code of a thing, a spell and so on has a name."""
    return any(system.words.texts.has(ENGLISH, f"{kind}-{slug(code)}") for kind in KINDS)
