"""The forms of answers in other languages: the words to be typed stay, their blanks and remarks are translated."""

import re

BLANK = re.compile(r"\(- [^)]*\)|[A-Z]{2,}(?: [A-Z]{2,})*| or ")
"""A remark, a blank of one or more words, and what stands between two forms."""


def form_text(form: str, language: str) -> str:
    """A form of an answer with its blanks in a language; what is known in none stays.

    >>> form_text("take ITEM [from FIGURE]", "de"), form_text("grant NUMBER [: WHAT COMES OF IT]", "de")
    ('take DING [from FIGUR]', 'grant ZAHL [: WAS DARAUS WIRD]')
    """
    return BLANK.sub(lambda found: blank_text(found[0], language), form)


def blank_text(text: str, language: str) -> str:
    """A blank in a language: as a whole where it is known so, else word by word."""
    from affray.core.words.texts import COMMON, ENGLISH, slug

    named = f"blank-{slug(text)}"
    if COMMON.has(ENGLISH, named):
        said = COMMON.say(language, named)
        return f" {said} " if text.startswith(" ") else said
    words = text.split()
    return " ".join(blank_text(word, language) for word in words) if len(words) > 1 else text
