"""What every answer has, and answers that are none of the kinds that there are: numbers, and lines that do not read."""

import msgspec


class Answer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What is answered, with the sentence that is said along; `by` is the side whose answer it is at a game master's table,
    empty for the one that is asked. [FT-CORE-02 FT-CORE-08]"""

    said: str = ""
    by: str = ""

    @property
    def verb(self) -> str:
        """The word that it begins with."""
        return verb_of(type(self))


def verb_of(kind: type[Answer]) -> str:
    """The word that answers of a kind begin with."""
    return str(kind.__struct_config__.tag)


class Number(Answer, frozen=True, tag="number"):
    """An inner choice of a running procedure, by its number from 0."""

    number: int

    @property
    def verb(self) -> str:
        """The number as a word."""
        return str(self.number)


class Unread(Answer, frozen=True, tag="unread"):
    """A line that has the form of no answer: its first word and those after it. It is refused wherever it is given."""

    word: str
    words: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        """The word that it begins with."""
        return self.word
