"""What the ids in listed answers are called: things, spells and creatures by the names that people read."""

import re
from collections.abc import Collection, Sequence

import msgspec

from affray.cli.game.menu import Menu
from affray.cli.shown.answer_words import TOKEN
from affray.core import System
from affray.core.words.texts import ENGLISH, slug

KINDS = ("spell", "item", "race")
ID = re.compile(r"[a-z][a-z_]+")
AND, NONE = "and", "none"
NOTHING, HANDS_EMPTY, NAMED_NOTHING = "-", "hold -", "nothing"
"""How an answer names empty hands, the answer that empties both, and what a list says of it."""


def names_in(system: System[object, object], texts: Sequence[str], language: str) -> dict[str, str]:
    """What the ids in the words of answers are called in a language, by id; the first word of an answer is a verb."""
    words = {word for text in texts for word in TOKEN.findall(text)[1:] if ID.fullmatch(word)} - {NONE}
    found: dict[str, str] = {}
    for word in words:
        kind = next((kind for kind in KINDS if system.words.texts.has(ENGLISH, f"{kind}-{slug(word)}")), "")
        if kind:
            found[word] = system.words.name(kind, word, language)
    if HANDS_EMPTY in texts:
        found[NOTHING] = NAMED_NOTHING
    return found


def with_names(menu: Menu, names: dict[str, str]) -> Menu:
    """The menu with English names in place of ids in its lines; what is typed stays what it is. Beside a list in another
    language stands what each line means in it. Lines that would be alike keep their ids."""
    labels = [named(line.label, names) for line in menu.choices]
    lines = tuple(
        msgspec.structs.replace(line, label=label) if labels.count(label) == 1 else line
        for line, label in zip(menu.choices, labels, strict=True)
    )
    return msgspec.structs.replace(menu, choices=lines)


def named(label: str, names: dict[str, str]) -> str:
    """A line with names in place of ids, two things of a list with "and" between them.

    >>> named("hold wizard_staff dagger", {"wizard_staff": "Wizard's staff", "dagger": "Dagger"})
    "hold Wizard's staff and Dagger"
    """
    verb, *words = label.split()
    said = [verb]
    for before, word in zip(("", *words), words, strict=False):
        said += [AND] * (before in names and word in names)
        said.append(names.get(word, word))
    return " ".join(said)


def without_joints(line: str, ids: Collection[str]) -> str:
    """A typed line without the "and" between two things of a list.

    >>> without_joints("hold wizard_staff and dagger", {"wizard_staff", "dagger"})
    'hold wizard_staff dagger'
    """
    words = line.split()
    around = zip(("", *words), words, (*words[1:], ""), strict=False)
    return " ".join(word for before, word, after in around if word != AND or not {before, after} <= {*ids})
