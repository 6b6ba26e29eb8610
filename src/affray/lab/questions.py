"""How questions are read: names and values of words, as the terminal, the page and programs give them."""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
import msgspec.inspect

from affray.core.field_errors import check_range
from affray.core.reading.fields import read_struct
from affray.core.reading.tables import look_up
from affray.lab.field_errors import fault
from affray.lab.fields import MOST_ROUNDS, question_options

S = TypeVar("S", bound=msgspec.Struct)
WORD = re.compile(r"""([\w-]+)=("[^"]*"|'[^']*'|\S*)""")
WORDS = {"yes": True, "no": False}


def read_question(kind: type[S], given: Mapping[str, object], what: str) -> S:
    """A question of a kind; names may be written with a hyphen, and numbers and yes or no as words. Raises InputError for
    an unknown name or a value that does not fit."""
    options = {option.name: option for option in question_options(kind)}
    meant: dict[str, object] = {}
    for given_name, value in given.items():
        if value is None:
            continue
        name = given_name.replace("-", "_")
        takes = look_up(name, options, what).type
        meant[name] = value
        if takes == tuple[str, ...] and isinstance(value, str):
            meant[name] = comma_parts(value)
        elif takes is bool and isinstance(value, str):
            meant[name] = WORDS.get(value.lower(), value)
        elif takes is str and isinstance(value, int) and not isinstance(value, bool):
            meant[name] = str(value)
    return read_struct(meant, kind)


def policy_pair(policies: Sequence[str]) -> tuple[str, str]:
    """The policies of both sides: one for both, or one each. Raises InputError.

    >>> policy_pair(("4",))
    ('4', '4')
    """
    if not 1 <= len(policies) <= 2:
        raise fault("policy", None, "policies", count=len(policies))
    return policies[0], policies[-1]


def check_rounds(rounds: int) -> None:
    """Check for how many first rounds the chance to end is asked. Raises InputError."""
    check_range("rounds", rounds, 0, MOST_ROUNDS)


def comma_parts(text: str) -> list[str]:
    """The parts of a text between commas; a text with names and values (`=`) is one part."""
    return [text] if "=" in text else [word for word in text.split(",") if word]


def read_words(text: str, what: str) -> dict[str, str]:
    """The names and values of a line such as `dice=4 attacker="race=Orc st=12 dx=12 iq=8"`. Raises InputError.

    >>> read_words('side=rear attacker="st=12 dx=11"', "beside")
    {'side': 'rear', 'attacker': 'st=12 dx=11'}
    """
    found = {name: value.strip("\"'") for name, value in WORD.findall(text)}
    if not found or WORD.sub("", text).strip():
        raise fault(what, text, "words")
    return found
