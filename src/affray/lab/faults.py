"""What is wrong with a question, for a form: the field that an error is about, and the rest in the reader's language.

Errors of the laboratory are lines of one shape: where, what was given, what was expected. Each message `fault-<name>` says one
kind of the last part.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from affray.core.errors import shorten_text
from affray.core.words.numbers import local_number
from affray.core.words.texts import ENGLISH, Arg, slug
from affray.lab.value_names import value_names
from affray.lab.words import words

WHERE = re.compile(
    r"""(?P<field>[a-z][a-z_-]*|spell ST)
    (?:\ (?P<given>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^:'"]{1,60}?))?
    (?:\ (?P<unknown>is\ unknown);|:|(?=\ ))\s*(?P<rest>.*)""",
    re.VERBOSE | re.DOTALL,
)
LIST = r"(?!at |a )(?:one of |1 to 9 dice or )?(?P<known>[\w+ ,|=/-]+?(?:, | or | and )[\w+ ,|=/-]+)"
NUMBERS = ("least", "most")
NEIGHBOURS = ", or two neighbours"
NO_SIDE = ("expected kind fire", "expected one for")
"""What is said of sides that are right by themselves."""
SIDES = ("attacker", "defender", "who", "foe", "target", "unit")
KINDS: tuple[tuple[str, str], ...] = (
    ("between", r"expected (?:a whole number from )?(?P<least>-?\d+) to (?P<most>\d+)(?:, or all| dice| for a sav.*| on the page.*)?"),
    ("at-most", r"expected (?:a whole number )?(?:of )?at most (?P<most>\d+)(?: on the page)?"),
    ("at-least", r"expected a whole number of at least (?P<least>\d+)"),
    ("whole", r"expected a whole number"),
    ("span", r"expected a number, or two with .*"),
    ("yes", r"expected yes or no"),
    ("dice", r"expected the action dice .*"),
    ("idle", r"(?:an attack has its own; .*|does not go with .*|expected kind fire, .*)"),
    ("score", r"a sav\w+ \w+ takes one; expected (?P<least>\d+) to (?P<most>\d+)"),
    ("reach", r"melee attacks do not reach so far.*|\w+ attacks do not reach so far.*"),
    ("most-there", r"the \w+ has (?P<most>\d+) miniatures"),
    ("in-contact", r"in contact it is (?P<least>[\d.]+) inches"),
    ("spell-alone", r"expected neither weapon nor kind"),
    ("spell-special", r"is a special one; .*"),
    ("spell-iq", r"needs IQ (?P<least>\d+), .*"),
    ("spell-st", r"expected (?P<least>\d+) to (?P<most>\d+) for .*"),
    ("posture", r"allows no .*"),
    ("policy-games", r"games are played by policies; .*"),
    ("split", r"whole dice are divided .*"),
    ("several", r"expected one(?: for kind .*)?, .*|expected one for both or two, .*"),
    ("count", r"expected at most (?P<most>\d+), got \d+"),
    ("one-of", rf"expected {LIST}"),
)  # fmt: skip
WHOLE: tuple[tuple[str, str], ...] = (
    ("rows", r"(?P<given>\d+) combinations: expected at most (?P<most>\d+)"),
    ("fights", r"(?P<given>\d+) fights: expected at most (?P<most>\d+)"),
    ("option", r"option (?P<given>[\w-]+='.*'): expected .*"),
    ("same-rules", r"option: both tables have the same house rules; .*"),
    ("duel-large", r"(?P<given>\d+ against \d+): too many for a duel; .* at most (?P<most>\d+)"),
    ("sweeping", r"two weapons and sweeping blows need .*"),
    ("down", r"a target that is (?:kneeling|prone) can neither .*"),
    ("nobody-stands", r"a duel is between two who stand: .*"),
)
"""Errors about a question as a whole."""
FEW = 12
"""So many values are named; of more the form has the list."""


class FieldFault(NamedTuple):
    """The field that an error is about, by its name, "" for the whole question; what is wrong, in words."""

    field: str
    text: str


def field_fault(said: str, system: str, language: str) -> FieldFault:
    """An error of the laboratory in a language; as it is where its kind has no words.

    >>> field_fault("range '0,x': expected a whole number from 1 to 19", "foeman", "de")
    FieldFault(field='range', text='„0,x“ geht hier nicht: erwartet wird eine ganze Zahl von 1 bis 19')
    """
    for name, pattern in WHOLE:
        if found := re.fullmatch(pattern, said):
            return FieldFault("", say(language, name, found.groupdict("")))
    where = WHERE.fullmatch(said)
    if where is None:
        return FieldFault("", said)
    field = where["field"].lower().replace("-", "_").replace(" ", "_")
    given = shorten_text((where["given"] or "").strip("\"'"))
    if field in SIDES and not where["rest"].startswith(NO_SIDE):
        detail = where["rest"] if "=" in said.partition(":")[0] or "[" in said else ""
        such = next(
            (
                words().say(language, one)
                for one in (f"such-{system}-{field}", f"such-{system}")
                if words().has(ENGLISH, one)
            ),
            "",
        )
        return FieldFault(field, say(language, "side", {"such": such, "detail": detail or "none"}))
    rest = where["rest"].partition(NEIGHBOURS)[0]
    for name, pattern in KINDS:
        if found := re.fullmatch(pattern, rest):
            told: dict[str, Arg] = dict(found.groupdict(""))
            known = str(told.get("known", ""))
            if "known" in told:
                told["known"] = known_names(system, field, re.split(r", | or | and ", known), language)
            return FieldFault(field, say(language, name, {"given": given or "none", **told}))
    return FieldFault(field, said)


def known_names(system: str, field: str, codes: Iterable[str], language: str) -> tuple[str, ...]:
    """What the values are called that a field takes; none where they are too many to name."""
    names, code = value_names(language), slug(field)
    found = []
    for value in (one.strip() for one in codes):
        ids = (f"value-{system}-{code}-{slug(value)}", f"value-{code}-{slug(value)}", f"{code}-{slug(value)}")
        own = next((names[one] for one in ids if one in names), "")
        found.append(own or next((words().say(language, one) for one in ids if words().has(ENGLISH, one)), value))
    return tuple(found) if len(found) <= FEW else ()


def say(language: str, name: str, told: Mapping[str, Arg]) -> str:
    """What is wrong of a kind; numbers as the language writes them."""
    local = {
        key: local_number(value, language) if key in NUMBERS else value
        for key, value in told.items()
        if isinstance(value, str)
    }
    return words().say(language, f"fault-{name}", **{**told, **local})
