"""The words of a pack in other languages, and whether they stand for texts that there are."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from affray.core import Scenario
from affray.core.errors import shorten_text
from affray.core.faces.packs import HEAD, PackOutline
from affray.core.reading.pack_head import line_number
from affray.core.words.phrase import MARK
from affray.game.scenario import language_fault

Words = Mapping[str, Mapping[str, str]]
"""By language what stands there for texts of a pack."""


def words_in(head: str) -> dict[str, dict[str, str]]:
    """What the head of a sound pack says in other languages, by language."""
    return msgspec.convert(tomllib.loads(head).get("words", {}), dict[str, dict[str, str]])


def language_faults(head: str, words: Words, system: str) -> Iterator[str]:
    """The languages in the text of a head that its system does not have."""
    for language in words:
        wrong = language_fault(system, language)
        if wrong:
            yield f"{place_in(head, f'words.{language}')}: words.{language}: {wrong}"


def names_in(value: object) -> Iterator[str]:
    """The names that stand in a value, as `rename_values` finds them.

    >>> list(names_in({"hold": ["Bar_Mace|hafts", 2]}))
    ['hold', 'Bar_Mace|hafts', 'Bar_Mace', 'Bar Mace']
    """
    if isinstance(value, str):
        name, mark, _ = value.partition(MARK)
        yield from (value, name, name.replace("_", " ")) if mark else (value,)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from names_in(key)
            yield from names_in(part)
    elif isinstance(value, Iterable):
        for part in value:
            yield from names_in(part)


def head_word_faults(head: str, words: Words, outline: PackOutline, bodies: Iterable[object]) -> Iterator[str]:
    """The words in the text of a head that stand for nothing in the pack, and languages without the pack's title. `bodies`
    are those of its scenarios and campaigns."""
    known = {outline.title, outline.summary, *names_in((outline.adds, outline.changes)), *names_in(bodies)}
    known |= {text for option in outline.options for text in (option.title, option.effect)}
    for language, said in words.items():
        table = f"words.{language}"
        if said and outline.title not in said:
            yield f"{place_in(head, table)}: {table}: {outline.title!r}: the title is missing"
        for word in unknown_words(said, known):
            yield f"{place_in(head, word)}: {table}: {word_fault(word, 'the pack')}"


def scenario_word_faults(scenario: Scenario, sides: Iterable[str]) -> Iterator[str]:
    """The names in other languages that stand for nothing in a scenario, whose sides these are."""
    known = {*names_in(scenario.body), *sides}
    for language, said in scenario.words.items():
        for word in unknown_words(said.names, known):
            yield f"words.{language}.names: {word_fault(word, 'the scenario')}"


def place_in(head: str, key: str) -> str:
    """The line of a key in the text of a head."""
    return f"{HEAD}: line {line_number(head, key)}"


def unknown_words(said: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """Those words that stand for nothing."""
    return (word for word in said if word not in known)


def word_fault(word: str, owner: str) -> str:
    """That nothing is called so."""
    return f"{shorten_text(word)!r}: nothing in {owner} is called so"
