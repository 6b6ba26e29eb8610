"""The forms of answers in other languages: the words to be typed stay, their blanks and remarks are translated."""

import re
from collections.abc import Callable

BLANK = re.compile(r"\(- [^)]*\)|[A-Z]{2,}(?: [A-Z]{2,})*| or ")
"""A remark, a blank of one or more words, and what stands between two forms."""


def form_text(form: str, name: Callable[[str], str]) -> str:
    """A form of an answer with its blanks in a language; `name` is a blank's there, "" where it has none.

    >>> form_text("take ITEM [from FIGURE]", {"ITEM": "DING", "FIGURE": "FIGUR"}.get)
    'take DING [from FIGUR]'
    """
    return BLANK.sub(lambda found: blank_text(found[0], name), form)


def blank_text(text: str, name: Callable[[str], str]) -> str:
    """A blank in a language: as a whole where it is known so, else word by word."""
    if said := name(text):
        return f" {said} " if text.startswith(" ") else said
    words = text.split()
    return " ".join(blank_text(word, name) for word in words) if len(words) > 1 else text
