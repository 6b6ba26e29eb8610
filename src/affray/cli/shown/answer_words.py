"""The words of an answer as it is typed: a name of several words in quotes is one of them."""

import re

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')


def tokens(text: str) -> tuple[str, ...]:
    """The words of an answer in small letters, a name of several words as one of them.

    >>> tokens('plan "Asha Nightreader" fight'), tokens("strike Big_Al 2")
    (('plan', 'asha nightreader', 'fight'), ('strike', 'big al', '2'))
    """
    return tuple(word.strip('"').replace("_", " ").lower() for word in TOKEN.findall(text))
