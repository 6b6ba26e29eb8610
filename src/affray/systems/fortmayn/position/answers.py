"""Answers: a verb with its words, and the sentence that a person says along. Text that reads back.

    approach Anna body climbing wall : I go up by the cracks.

A word with blanks stands in double quotes; what follows ` : ` is the sentence, as it is typed. At a game master's table
`@Anna` before it all says whose answer it is, where another side is asked.
"""

import json
import re

import msgspec

from affray.core import InputError

WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s":]\S*')
LONGEST = 2_000
SAID = " : "
BY = "@"


class Answer(msgspec.Struct, frozen=True):
    """What is answered: the verb (an input of loop.csv, or of the game master's table), its words, the sentence said; the
    side whose answer it is, empty for the one that is asked."""

    verb: str
    words: tuple[str, ...] = ()
    said: str = ""
    by: str = ""


def write_answer(answer: Answer) -> str:
    """The answer as a line that `read_answer` reads back."""
    signed = (f"{BY}{write_word(answer.by)}",) if answer.by else ()
    line = " ".join((*signed, answer.verb, *map(write_word, answer.words)))
    return f"{line}{SAID}{answer.said}" if answer.said else line


def write_word(word: str) -> str:
    """A word, in quotes where it needs them."""
    return word if WORD.fullmatch(word) and not word.startswith('"') else json.dumps(word, ensure_ascii=False)


def read_answer(text: str) -> Answer:
    """The answer that a line describes. Raises InputError.

    >>> read_answer('go 2'), read_answer('approach "Old Tom" body : Up!').said
    (Answer(verb='go', words=('2',), said='', by=''), 'Up!')
    >>> read_answer('@"Game master" note : The butler.').by
    'Game master'
    """
    if len(text) > LONGEST:
        raise InputError(f"answer: expected at most {LONGEST} letters, got {len(text)}")
    if not text.strip().isprintable():
        raise InputError("answer: expected one line of printable letters")
    line = text.strip()
    words: list[str] = []
    said, at = "", len(BY) if line.startswith(BY) else 0
    signed = at > 0
    while at < len(line):
        if words and line.startswith(SAID.strip(), at) and line[at + 1 : at + 2].strip() == "":
            said = line[at + 1 :].strip()
            break
        found = WORD.match(line, at)
        if found is None:
            raise InputError(f"answer: {line[at : at + 20]!r}: expected a word, or words in double quotes")
        words.append(read_word(found[0]))
        at = found.end()
        if at < len(line) and not line[at].isspace():
            raise InputError(f"answer: {line[at : at + 20]!r}: expected a blank")
        while at < len(line) and line[at].isspace():
            at += 1
    by = words.pop(0) if signed and words else ""
    if not words:
        raise InputError("answer: expected a verb")
    return Answer(words[0], tuple(words[1:]), said, by)


def read_word(text: str) -> str:
    """The word behind its text. Raises InputError."""
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise InputError(f"answer: {text[:20]!r}: expected a word in double quotes") from None
