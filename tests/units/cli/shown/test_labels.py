"""What is offered together can be told apart: no two lines of a menu and no two labels of a question are alike, in any system."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from affray.cli.game.hints import question_menu
from affray.core import Question, System
from affray.game import Game, shipped_scenarios
from affray.systems.registry import load_system, system_keys

STEPS = 40
"""So many answers of each game are looked at."""
SEEDS = (1,)


def questions(game: Game[object, object], rng: random.Random) -> Iterator[Question[object]]:
    """The questions of a game that goes on by lot."""
    for _ in range(STEPS):
        question = game.question
        if game.is_over or question is None or not (question.answers or question.extra):
            return
        yield question
        pool = question.answers or question.extra
        game.answer(rng.randrange(len(pool)) if question.inner else rng.choice(pool))


def labels_of(game: Game[object, object], question: Question[object], language: str) -> Iterator[tuple[str, ...]]:
    """The lines of the menu at the terminal, and the labels that the page shows, in a language."""
    prompt, state, system = game.prompt(language), game.view(question.side), game.system
    menu = question_menu(system, state, question, prompt, language)
    yield tuple(choice.label for choice in menu.choices)
    offered = (*question.answers, *question.extra)
    yield prompt.labels if question.inner else tuple(system.words.label(state, each, language) for each in offered)


def alike(labels: Iterable[str]) -> list[str]:
    return [label for label, count in Counter(labels).items() if count > 1]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", system_keys())
def test_what_is_offered_together_is_told_apart(key: str, language: str) -> None:
    system: System[object, object] = load_system(key)
    seen = 0
    for seed in SEEDS:
        for scenario in shipped_scenarios(key):
            game = Game.new(system, scenario, {}, seed)
            for question in questions(game, random.Random(seed)):
                for labels in labels_of(game, question, language):
                    assert not alike(labels), (scenario.title, seed, question.code, question.who)
                    seen += len(labels)
    assert seen > 1000
