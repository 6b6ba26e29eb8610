"""Everything that the rules of a battle tell and refuse has a message that asks for no more than it is told."""

import ast
from collections.abc import Iterator
from importlib.resources import files

import pytest

from affray.core.turns import CHOOSE
from affray.core.words.texts import slug
from affray.systems.wargame.content.codes import (
    ACTION_NAMES,
    FACING_NAMES,
    FORMATION_NAMES,
    REDUCTION_NAMES,
    TYPE_NAMES,
)
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.position.answers import GRAMMAR, WORDS
from affray.systems.wargame.position.state import STATUS_NAMES
from affray.systems.wargame.words.facts import TEXTS
from affray.systems.wargame.words.wording import ARGS
from affray.testing.clauses import source_files

LANGUAGES = ("en", "de")
ALWAYS = {"faces", "thrown", "points", "roll"}
"""What every event is told with."""
OF_ANSWERS = ("nothing", "prepare", "moves", "moves_away", "reforms")
"""Codes that stand in variables, beside those written out."""
MORE = {
    "order": {"throws"},
    "musters": {"rolling", "signed"},
    "moves": {"still"},
    "fires": {"targets"},
    "over": {"won", "loser"},
}


def calls(name: str) -> Iterator[tuple[ast.Call, int]]:
    """The calls of a function in the package, each with the place of its first argument that is a text."""
    for _, text in source_files(files(PACKAGE)):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node, int(name == "say")


def given(name: str) -> dict[str, list[set[str]]]:
    """The texts that a function is called with, each with the names of the arguments of each call."""
    found: dict[str, list[set[str]]] = {}
    for call, place in calls(name):
        first = call.args[place]
        names = {word.arg for word in call.keywords if word.arg is not None}
        if isinstance(first, ast.Constant) and None not in {word.arg for word in call.keywords}:
            found.setdefault(str(first.value), []).append(names)
    return found


REFUSED, SAID = given("refusal"), given("say")


def test_the_package_is_read_whole() -> None:
    assert {"path-terrain", "tokens-first", "nobody-in-arc", "no-legs", "over"} <= REFUSED.keys()
    assert {"round", "losses", "musters", "vehicle_hit", "deployed"} <= SAID.keys()
    assert len(REFUSED) > 70
    assert len(SAID) >= 28


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", sorted(REFUSED))
def test_every_refusal_has_a_reason_that_can_be_said(language: str, text: str) -> None:
    assert TEXTS.has(language, f"no-{text}")
    asked = TEXTS.variables(language, f"no-{text}")
    assert all(asked <= names for names in REFUSED[text])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(SAID))
def test_every_event_of_the_field_can_be_said(language: str, code: str) -> None:
    message = f"event-{slug(code)}"
    assert TEXTS.has(language, message)
    asked = TEXTS.variables(language, message)
    assert (code in ARGS) == (code in MORE)
    assert all(asked <= names | ALWAYS | MORE.get(code, set()) for names in SAID[code])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_answer_question_and_note_is_named(language: str) -> None:
    wanted = {f"event-{slug(code)}" for code in OF_ANSWERS} | {f"label-{slug(word)}" for word in WORDS}
    wanted |= {f"label-{verb}" for verb in GRAMMAR.forms if verb not in ("away", "march")}
    wanted |= {
        f"prompt-{slug(code.code.removeprefix(CHOOSE))}" for code in CODES.values() if code.code.startswith(CHOOSE)
    } | {"no-not-now-pick"}
    wanted |= {f"note-{slug(name)}" for name in STATUS_NAMES if name != "fielded"}
    wanted |= {f"note-{name}-lost" for name in FACING_NAMES}
    for kind, names in (("type", TYPE_NAMES), ("formation", FORMATION_NAMES), ("reduction", REDUCTION_NAMES)):
        wanted |= {f"{kind}-{slug(name)}" for name in names}
    wanted |= {f"action-{slug(name)}" for name in ACTION_NAMES}
    assert wanted <= TEXTS.ids(language)
