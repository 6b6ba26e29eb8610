"""Answers: a verb with its words, and the sentence that a person says along. Text that reads back.

    approach Anna body climbing wall : I go up by the cracks.

A word with blanks stands in double quotes; what follows ` : ` is the sentence, as it is typed.
"""

import json
import re

import msgspec

from affray.core import InputError

WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s":]\S*')
LONGEST = 2_000
SAID = " : "


class Answer(msgspec.Struct, frozen=True):
    """What is answered: the verb (an input of loop.csv, or of the game master's table), its words, the sentence said."""

    verb: str
    words: tuple[str, ...] = ()
    said: str = ""


def write_answer(answer: Answer) -> str:
    """The answer as a line that `read_answer` reads back."""
    line = " ".join((answer.verb, *map(write_word, answer.words)))
    return f"{line}{SAID}{answer.said}" if answer.said else line


def write_word(word: str) -> str:
    """A word, in quotes where it needs them."""
    return word if WORD.fullmatch(word) and not word.startswith('"') else json.dumps(word, ensure_ascii=False)


def read_answer(text: str) -> Answer:
    """The answer that a line describes. Raises InputError.

    >>> read_answer('go 2'), read_answer('approach "Old Tom" body : Up!').said
    (Answer(verb='go', words=('2',), said=''), 'Up!')
    """
    if len(text) > LONGEST:
        raise InputError(f"answer: expected at most {LONGEST} letters, got {len(text)}")
    if not text.strip().isprintable():
        raise InputError("answer: expected one line of printable letters")
    line, _, said = text.strip().partition(SAID)
    words: list[str] = []
    at = 0
    while at < len(line.rstrip()):
        found = WORD.match(line, at)
        if found is None:
            raise InputError(f"answer: {line[at : at + 20]!r}: expected a word, or words in double quotes")
        words.append(read_word(found[0]))
        at = found.end()
        if at < len(line) and not line[at].isspace():
            raise InputError(f"answer: {line[at : at + 20]!r}: expected a blank")
        while at < len(line) and line[at].isspace():
            at += 1
    if not words:
        raise InputError("answer: expected a verb")
    return Answer(words[0], tuple(words[1:]), said.strip())


def read_word(text: str) -> str:
    """The word behind its text. Raises InputError."""
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise InputError(f"answer: {text[:20]!r}: expected a word in double quotes") from None
