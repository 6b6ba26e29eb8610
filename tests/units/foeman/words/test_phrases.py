"""The guide's words: each phrase is a message of both languages, each message is some phrase."""

import re
from importlib.resources import files

import pytest

from affray.testing.clauses import source_files

PACKAGE = files("affray.systems.foeman")
USED = re.compile(r'"(guide-[a-z-]+)"')
MESSAGE = re.compile(r"^(guide-[a-z-]+) =", re.MULTILINE)
ARGUMENT = re.compile(r"\$([a-z0-9]+)")


def used() -> set[str]:
    """The ids that the guide names."""
    chapters = [text for room in ("guide", "words") for _, text in source_files(PACKAGE.joinpath(room))]
    assert len(chapters) > 5
    return {name for chapter in chapters for name in USED.findall(chapter)}


def messages(language: str) -> dict[str, str]:
    """The messages of a language by id."""
    text = PACKAGE.joinpath("data", "texts", f"guide.{language}.ftl").read_text("utf-8")
    _, *rest = MESSAGE.split(text)
    return dict(zip(rest[::2], rest[1::2], strict=True))


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_phrase_has_a_message_and_each_message_a_phrase(language: str) -> None:
    assert set(messages(language)) == used()


def test_the_languages_take_the_same_arguments() -> None:
    english, german = messages("en"), messages("de")
    for name, text in english.items():
        assert set(ARGUMENT.findall(text)) == set(ARGUMENT.findall(german[name])), name


def test_no_message_stands_twice() -> None:
    for language in ("en", "de"):
        text = PACKAGE.joinpath("data", "texts", f"guide.{language}.ftl").read_text("utf-8")
        assert len(MESSAGE.findall(text)) == len(messages(language))
