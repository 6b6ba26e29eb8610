"""What a system says is checked in every language it claims."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from affray.core import Event, Prompt, Question
from affray.core.words.texts import COMMON, Catalogue
from affray.game import Game
from affray.referee.live import Needed
from affray.testing import check_texts, check_words, random_game
from tests.toy import PIG, TABLE, Pig, PigSystem

PIG_TEXTS = Path(__file__).parents[2] / "pig"


def changed(folder: Path, change: Callable[[str], str], *, languages: tuple[str, ...] = ("en", "de")) -> PigSystem:
    """Pig with its German file changed."""
    for name, made in (("en", str), ("de", change)):
        (folder / f"{name}.ftl").write_text(made((PIG_TEXTS / f"{name}.ftl").read_text("utf-8")), "utf-8")

    class Changed(PigSystem):
        texts = Catalogue(folder, COMMON)
        facts = replace(PIG.facts, languages=languages)

    return Changed()


def test_a_system_that_says_the_same_in_all_languages_passes(tmp_path: Path) -> None:
    check_texts(changed(tmp_path, str))


@pytest.mark.parametrize(
    ("change", "languages", "message"),
    [
        (str, ("de", "en"), "expected en first"),
        (str, ("en", "fr"), "there is no file of messages for fr"),
        (lambda text: text + "extra = mehr\n", ("en", "de"), "en and de differ in the messages extra"),
        (lambda text: text.replace("$dice", "$die"), ("en", "de"), r"asks for \['dice'\] in en, for \['die'\] in de"),
    ],
)
def test_languages_that_differ_are_named(
    tmp_path: Path, change: Callable[[str], str], languages: tuple[str, ...], message: str
) -> None:
    with pytest.raises(AssertionError, match=message):
        check_texts(changed(tmp_path, change, languages=languages))


@pytest.mark.parametrize(
    ("removed", "message"),
    [
        ("event-bonus", "en has no message 'event-bonus' for 'bonus'"),
        ("effect-goal", "en does not say what option 'goal' does"),
    ],
)
def test_a_code_or_an_option_without_words_is_named(tmp_path: Path, removed: str, message: str) -> None:
    system = changed(tmp_path, str)
    for language in ("en", "de"):
        path = tmp_path / f"{language}.ftl"
        path.write_text(path.read_text("utf-8").replace(removed, "other"), "utf-8")
    with pytest.raises(AssertionError, match=message):
        check_texts(system)


def check_all(games: list[Game[Pig, str]]) -> None:
    for game in games:
        check_words(game)


class Unsaid(PigSystem):
    def wording(self, event: Event, language: str = "en") -> tuple[str, ...]:
        return (self.texts.say(language, "event-rolled"),)


class Blank(PigSystem):
    def summary(self, state: Pig, language: str = "en") -> tuple[str, ...]:
        return ("",)


class Unasked(PigSystem):
    def prompt(self, state: Pig, question: Question[str], needed: Needed | None, language: str = "en") -> Prompt:
        return Prompt(" ")


class Unlabelled(PigSystem):
    def prompt(self, state: Pig, question: Question[str], needed: Needed | None, language: str = "en") -> Prompt:
        return Prompt("What now?")


class Nameless(PigSystem):
    def label(self, state: Pig, answer: str, language: str = "en") -> str:
        return "" if language == "de" else answer


@pytest.mark.parametrize(
    ("system", "message"),
    [
        (Unsaid(), "a game cannot be told in en: en cannot say 'event-rolled' .*Unknown external: dice"),
        (Blank(), "the summary in en has an empty line, at position "),
        (Unasked(), "question '.*' has no words in en, at position "),
        (Unlabelled(), "'again' has 0 labels for 2 answers, at position "),
        (Nameless(), "answer 'roll' has no label, at position "),
    ],
)
def test_a_game_that_cannot_be_told_is_named(system: PigSystem, message: str) -> None:
    games = [random_game(system, TABLE, 1, number) for number in range(8)]
    with pytest.raises(AssertionError, match=message):
        check_all(games)
