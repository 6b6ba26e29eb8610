"""Whole games told in German hold no word that the English texts alone have."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from affray.core import Question
from affray.game import Game
from affray.game.scenario import shipped_scenarios
from affray.play import make_seat
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from affray.web.words import wording

WORD = re.compile(r"[A-Za-zÄÖÜäöüß]+")
TEXTS = files("affray.systems.melee") / "data/texts"
SHIPPED = {scenario.name: scenario for scenario in shipped_scenarios("melee")}
MOST = 60


@cache
def words(language: str) -> frozenset[str]:
    """The words of the texts in a language, without what stands for arguments and cases."""
    found: set[str] = set()
    for path in TEXTS.iterdir():
        if path.name.endswith(f"{language}.ftl"):
            lines = (
                re.sub(r"^[\w-]+ =|\{[^}]*\}|\{[^}]*$|^ *\*?\[[^\]]*\]", " ", line)
                for line in path.read_text().splitlines()
            )
            found |= {word.lower() for line in lines if not line.startswith("#") for word in WORD.findall(line)}
    return frozenset(found)


@cache
def foreign() -> frozenset[str]:
    """The words of the English texts alone; NO is north-east in German."""
    return words("en") - words("de") - {"no"}


def strange(text: str, state: State) -> set[str]:
    """What is English in a text and no name."""
    return ({word.lower() for word in WORD.findall(text)} & foreign()) - names(state)


def said(game: Game[State, Answer], question: Question[Answer]) -> Iterator[str]:
    """All that is said in German of a position and its question."""
    state = game.state
    yield game.prompt("de").text
    yield from SYSTEM.words.summary(state, "de")
    for choice in wording.choices(SYSTEM, state, question, game.needed, "de"):  # type: ignore[arg-type]
        yield f"{choice.label} {choice.allows} {choice.form}"
    for figure in state.figures:
        if not figure.gone:
            sheet = wording.sheet(SYSTEM, SYSTEM.guide.sheet(state, figure.id), "de")  # type: ignore[arg-type]
            for title, rows in sheet.groups:
                yield title
                yield from (f"{row.name} {row.value} {' '.join(part.label for part in row.parts)}" for row in rows)
    if not question.inner:
        for prospect in SYSTEM.guide.prospects(state, question)[:20]:
            shown = wording.prospect(SYSTEM, prospect, "de")  # type: ignore[arg-type]
            yield f"{' '.join(shown.names)} {shown.policy} {' '.join(p.label for p in shown.prospect.parts)}"


def names(state: State) -> frozenset[str]:
    """The words that are names in a game."""
    text = " ".join((*state.sides, *(figure.id for figure in state.figures)))
    return frozenset(word.lower() for word in WORD.findall(text))


@pytest.mark.parametrize("name", ["three-a-side", "wizards-duel", "dragon"])
def test_a_game_in_german_has_no_english_word(name: str) -> None:
    assert {"the", "with", "strikes"} <= foreign()
    game = Game.new(SYSTEM, SHIPPED[name], seed=4)
    seats = [make_seat("greedy", side) for side in range(2)]
    for number in range(MOST):
        question = game.question
        assert question is not None
        if number % 6 == 0 or question.code == "act":
            for text in said(game, question):
                assert strange(text, game.state) == set(), text
        seat = seats[question.side]
        state = game.view(question.side)
        if question.inner:
            game.answer(seat.choose(SYSTEM, state, question))
        else:
            game.answer(seat.answer(SYSTEM, state, question))
        for event in game.line[-1].entry.events:
            for line in SYSTEM.words.wording(event, "de"):
                assert strange(line, game.state) == set(), line
