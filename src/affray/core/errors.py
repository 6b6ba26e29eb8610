"""The one error for bad input, and how much of what was given an error repeats."""

import re

LONGEST_SHOWN = 60
"""An error repeats so many characters of what was given."""
QUOTED = re.compile(r"""(?<!\w)(['"])((?:\\.|(?!\1)[^\\])*)\1(?!\w)""", re.DOTALL)


def shorten_text(text: str) -> str:
    """A text short enough for a message.

    >>> shorten_text("x" * 61) == "x" * 60 + "…"
    True
    """
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


class InputError(ValueError):
    """Something that a person or a file gave is not usable; the text is one line: what, where, what was expected. Of what
    stands in it in quotation marks, which may be all that somebody has sent, only the beginning is repeated.

    >>> len(str(InputError(f"answer {'x' * 12_000!r}: expected a number")))
    89
    """

    def __init__(self, text: object = "") -> None:
        super().__init__(QUOTED.sub(lambda found: f"{found[1]}{shorten_text(found[2])}{found[1]}", str(text)))

    field = ""
    """The name of the field that it is about, if it is about one."""
    clauses: tuple[str, ...] = ()
    """The clauses that it stands on."""
    is_worded = False
    """Whether `line` says it in every language."""

    def line(self, language: str) -> str:
        """The text, in a language where it has the words."""
        return str(self)
