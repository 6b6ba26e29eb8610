"""A scenario as read from its file, before its system has looked at it."""

from collections.abc import Mapping
from typing import cast

import msgspec
from msgspec.structs import replace

from affray.core.words.phrase import MARK
from affray.core.words.texts import ENGLISH


class ScenarioWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario's title and summary in another language than the file's own; `names` are those of its sides and figures, by
    what the file calls them."""

    title: str
    summary: str = ""
    names: dict[str, str] = {}


class Scenario(msgspec.Struct, frozen=True):
    """A starting position: who fights where, under which options."""

    name: str
    """Its name, from its file."""
    system: str
    """The key of its system."""
    title: str
    """Its title, in the language of the file."""
    summary: str = ""
    """What it is about, in the language of the file."""
    options: dict[str, str | int | bool] = {}
    """The house rules that it sets, by name."""
    body: dict[str, object] = {}
    """The tables that only the system understands: map, objects, sides, figures and so on."""
    source: str = ""
    """Where the text came from, for messages."""
    words: dict[str, ScenarioWords] = {}
    """Title, summary and names in other languages, by language."""
    language: str = ENGLISH
    """The language of the names that it has now."""

    def words_in(self, language: str) -> ScenarioWords:
        """Title and summary in a language, or as the file has them."""
        return self.words.get(language, ScenarioWords(self.title, self.summary))

    def in_language(self, language: str) -> "Scenario":
        """The scenario with the names that its sides and figures have in a language; a game keeps those that it began with."""
        if language == self.language or language not in (ENGLISH, *self.words):
            return self
        body = cast("dict[str, object]", rename_values(self.body, self.names_in(language)))
        return replace(self, body=body, language=language)

    def names_in(self, language: str) -> dict[str, str]:
        """What sides and figures are called in a language, by what they are called now."""
        now, then = (self.words[known].names if known in self.words else {} for known in (self.language, language))
        return {now.get(name, name): then.get(name, name) for name in {**now, **then}}

    def local_name(self, name: str) -> str:
        """What a side or figure of the file is called in the scenario's language; any other name as it is."""
        return self.words[self.language].names.get(name, name) if self.language in self.words else name


def rename_values(value: object, names: Mapping[str, str]) -> object:
    """A value of a scenario with other names in it, those too that say all of themselves behind a MARK.

    >>> rename_values({"sides": [{"name": "Red"}], "at": [1, 2]}, {"Red": "Rot"})
    {'sides': [{'name': 'Rot'}], 'at': [1, 2]}
    >>> rename_values(["Fang|hilts|-2T|4"], {"Fang": "Zahn"})
    ['Zahn|hilts|-2T|4']
    """
    if isinstance(value, str):
        name, mark, rest = value.partition(MARK)
        own = names.get(name) or names.get(name.replace("_", " "), name)
        return names.get(value) or (f"{own}{mark}{rest}" if mark else value)
    if isinstance(value, list):
        return [rename_values(part, names) for part in value]
    if isinstance(value, dict):
        return {names.get(key, key): rename_values(part, names) for key, part in value.items()}
    return value
