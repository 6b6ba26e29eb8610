"""The words of an answer as it is typed: a name of several words in quotes is one of them."""

import re
from collections.abc import Sequence

SAID = " : "
"""What stands before the sentence that is said along with an answer."""
OWN_WORDS = "WORDS"
"""What stands for words of the player's own in the form of an answer."""
NUMBER = re.compile(r"-?[0-9]{1,40}")
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')


def tokens(text: str) -> tuple[str, ...]:
    """The words of an answer in small letters, a name of several words as one of them.

    >>> tokens('plan "Asha Nightreader" fight'), tokens("strike Big_Al 2")
    (('plan', 'asha nightreader', 'fight'), ('strike', 'big al', '2'))
    """
    return tuple(word.strip('"').replace("_", " ").lower() for word in TOKEN.findall(text))


def exact_words(text: str) -> list[str]:
    """The words of an answer, as they are spelled."""
    return TOKEN.findall(text)


def numbers_in(line: str) -> list[int]:
    """The numbers that a line consists of; none for any other line."""
    words = line.split()
    return [int(word) for word in words] if all(map(NUMBER.fullmatch, words)) else []


def spell_out(line: str, known: dict[str, str]) -> str:
    """The line with the words that answers know as answers have them; the sentence said along stays as it is.

    >>> spell_out("strike big al 2 axe", {"big al": "Big_Al", "axe": "Axe"})
    'strike Big_Al 2 Axe'
    """
    head, mark, said = f"{line.strip()} ".partition(SAID)
    first, _, rest = head.strip().partition(" ")
    longest = sorted((name for name in known if " " in name), key=len, reverse=True)
    for name in longest:
        several = "[ _]".join(map(re.escape, name.split()))
        rest = re.sub(rf'(?<![\w"])"?{several}"?(?![\w"])', known[name].replace("\\", r"\\"), rest, flags=re.IGNORECASE)
    own = set(known.values())
    words = (word if word in own else known.get(word.strip('"').lower(), word) for word in exact_words(rest))
    return " ".join((first, *words)) + (f"{mark}{said.strip()}" if mark else "")


def own_words(line: str, forms: Sequence[str]) -> str:
    """The answer of a line that ends in the player's own words, as one of these forms has it; empty for others.

    >>> own_words("Special Lift the runners", ("special WORDS",)), own_words("use X", ("use ABILITY on UNIT",))
    ('special Lift the runners', '')
    >>> own_words("Ruling tell Red big al", ("ruling say WORDS", "ruling tell SIDE WORDS"))
    'ruling tell Red big al'
    """
    for form in forms:
        *head, last = form.split()
        given = line.split(maxsplit=len(head))
        if last != OWN_WORDS or len(given) <= len(head):
            continue
        begun = [word if slot.isupper() else word.lower() for slot, word in zip(head, given, strict=False)]
        if all(slot.isupper() or slot == word for slot, word in zip(head, begun, strict=True)):
            return " ".join((*begun, given[-1].strip()))
    return ""
