"""A scenario as read from its file, before its system has looked at it."""

import msgspec


class ScenarioWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario's title and summary in another language than the file's own."""

    title: str
    summary: str = ""


class Scenario(msgspec.Struct, frozen=True):
    """A starting position: who fights where, under which options.

    `body` holds the tables that only the system understands (map, objects, sides, figures); `source` says where the
    text came from, for messages; `words` are title and summary in other languages.
    """

    name: str
    system: str
    title: str
    summary: str = ""
    options: dict[str, str | int | bool] = {}
    body: dict[str, object] = {}
    source: str = ""
    words: dict[str, ScenarioWords] = {}

    def told(self, language: str) -> ScenarioWords:
        """Title and summary in a language, or as the file has them."""
        return self.words.get(language, ScenarioWords(self.title, self.summary))
