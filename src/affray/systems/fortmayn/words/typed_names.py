"""Things and spells as a person types them: ids, or what the price list and sheets call them, in any language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.rules.gear import FORMS, item_kinds
from affray.systems.fortmayn.rules.shopping import FORM
from affray.systems.fortmayn.words.facts import TEXTS

WORD = re.compile(r"\w+")
LINKS = ("and", "und")
"""Words that a name may be typed without."""
MOST_WORDS = 12
"""No name has more words."""
BUYING = ("set_character", "buys")
FIRST: Mapping[str, int] = {"buy": 1, "sell": 1, "build": 1, "memorise": 1, "learn": 1, "copy": 1}
"""From which place behind the verb an answer names nothing but things or spells."""


def plain_name(text: str) -> str:
    """A name without what it may be typed without: capitals, signs, `and`; an underscore is a blank.

    >>> plain_name("Flint & Steel"), plain_name("flint_and_steel"), plain_name("Torches (6)")
    ('flint steel', 'flint steel', 'torches 6')
    """
    return " ".join(word for word in WORD.findall(text.lower().replace("_", " ")) if word not in LINKS)


@cache
def codes_by_name() -> Mapping[str, str]:
    """The ids of things and spells by their plain names in every language and by the ids themselves."""
    formed = {f"{item}_{form}": f"{item}{FORM}{form}" for item, forms in FORMS.items() for form in forms if form}
    ids = {*item_kinds(), *formed, *(row.spell_id for row in shipped().spells)}
    named: dict[str, str] = {}
    codes: dict[str, str] = {plain_name(item): item for item in item_kinds()}
    for language in TEXTS.languages:
        for message in sorted(TEXTS.ids(language)):
            kind, _, rest = message.partition("-")
            code = rest.replace("-", "_")
            # What creatures carry is called by its own words, and has no other id.
            if kind in ("item", "spell") and code in ids:
                named[plain_name(TEXTS.name(language, kind, code))] = formed.get(code, code)
                codes.setdefault(plain_name(code), formed.get(code, code))
        for code in formed.values():
            item, _, form = code.partition(FORM)
            shown = (TEXTS.name(language, "item", item), TEXTS.name(language, "weapon-form", form))
            named[plain_name(" ".join(shown))] = code
    return named | codes


def codes_of(words: Sequence[str]) -> Iterator[str]:
    """Words with the ids of the things and spells that they name, each of which may be several words; others as they are.

    >>> list(codes_of(["flask_of_oil", "Flask", "of", "oil,", "FLINT_STEEL", "Sack", "old bronze"]))
    ['flask_of_oil', 'flask_of_oil', 'flint_and_steel', 'Sack', 'old bronze']
    """
    known, at = codes_by_name(), 0
    while at < len(words):
        ends = range(min(len(words), at + MOST_WORDS), at, -1)
        found = ((end, known.get(plain_name(" ".join(words[at:end])))) for end in ends)
        end, code = next(((end, code) for end, code in found if code), (at + 1, words[at]))
        yield code
        at = end


def with_codes(verb: str, words: Sequence[str]) -> tuple[str, ...]:
    """The words behind a verb, with ids for the things and spells that they name."""
    buys = (verb.lower(), *words[1:2]) == BUYING
    first = 2 if buys else FIRST.get(verb.lower(), len(words))
    return (*words[:first], *codes_of(words[first:]))
