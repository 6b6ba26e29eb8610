"""Positions with what the kept player `greedy-1` takes for best there, and how they were found.

`python -m tests.units.melee.opponent.kept_choices` writes the file anew, which only another kept player would ask for: what
stands in it is what the player of behaviour version 1 chose.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, cast

import msgspec

from affray.core import Question
from affray.core.eyes import visible_state
from affray.core.faces.opponent import GREEDY_1
from affray.dice.stream import Stream
from affray.game.scenario import shipped_scenarios
from affray.play.greedy import GreedyPlayer
from affray.play.player import Asked, Player, Seat, Thought
from affray.play.random import RandomPlayer
from affray.play.run import play_fast
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.answers import Answer, Number
from affray.systems.melee.position.state import State

S = TypeVar("S")
A = TypeVar("A")
FILE = Path(__file__).with_suffix(".jsonl")
POSITIONS, SEEDS, MOST = 500, range(1, 7), 3_000


class Kept(msgspec.Struct, frozen=True):
    """A position as the side asked sees it, the question, and the answers that look best, as texts.

    Of an inner choice, which no position tells, `choices` are how many numbers it offers, `who` and `about` whom and what
    it is about.
    """

    scenario: str
    position: str
    side: int
    code: str
    best: tuple[str, ...]
    who: str = ""
    about: tuple[int, ...] = ()
    choices: int = 0

    def question(self, state: State) -> Question[Answer]:
        """The question."""
        if self.choices:
            numbers = tuple(Number(n) for n in range(self.choices))
            return Question(self.side, self.code, self.who, numbers, inner=True, about=self.about)
        asked = SYSTEM.question(state)
        assert asked is not None and (asked.side, asked.code) == (self.side, self.code)
        return asked


def read_kept() -> list[Kept]:
    """The positions of the file."""
    return [msgspec.json.decode(line, type=Kept) for line in FILE.read_text(encoding="utf-8").splitlines()]


def best_answers(state: State, question: Question[Answer]) -> tuple[str, ...]:
    """The answers that the kept player likes best, as texts."""
    player = SYSTEM.opponents.kept(GREEDY_1)
    assert player is not None
    answers = player.candidates(state, question)
    worth = player.appraise(state, msgspec.structs.replace(question, answers=answers))
    texts = (SYSTEM.write_answer(word) for word, value in zip(answers, worth, strict=True) if value == max(worth))
    return tuple(sorted(texts))


# --- finding them -----------------------------------------------------------------------------------------------------
class Noting:
    """A player that keeps the questions it is asked."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.met: list[tuple[State, Question[Answer]]] = []

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        self.met.append((cast(State, asked.state), cast(Question[Answer], asked.question)))
        return self.player.think(asked)


def games() -> Iterator[tuple[str, list[tuple[State, Question[Answer]]]]]:
    """The questions of games of every scenario, random and greedy ones in turn."""
    for scenario in shipped_scenarios(SYSTEM.facts.key):
        for seed in SEEDS:
            note = Noting(RandomPlayer() if seed % 2 else GreedyPlayer(GREEDY_1))
            first = SYSTEM.setup(scenario, scenario.options)
            seats = [Seat("", note, Stream(seed)) for _ in first.sides]
            with suppress(RuntimeError):  # a game of random answers may go on for long
                play_fast(SYSTEM, first, seats, Stream(seed), most=MOST)
            yield scenario.name, note.met


def choices() -> list[Kept]:
    """Some positions of each scenario and kind of question, evenly over the games."""
    found: dict[tuple[str, str], list[tuple[State, Question[Answer]]]] = defaultdict(list)
    for name, met in games():
        for state, question in met:
            if len(question.answers) > 1:
                found[name, question.code].append((state, question))
    kept: dict[str, Kept] = {}
    turn = 0
    while len(kept) < POSITIONS:
        for (name, _), met in found.items():
            place = (turn * 7919 + 13) % len(met)
            other = note(name, *met[place])
            if other is not None and len(kept) < POSITIONS:
                kept.setdefault(f"{other.position} {other.code} {other.about}", other)
        turn += 1
    return sorted(kept.values(), key=lambda other: (other.scenario, other.code, other.position, other.about))


def note(scenario: str, state: State, question: Question[Answer]) -> Kept | None:
    """What is kept of a question; None where all answers look alike."""
    view = visible_state(SYSTEM, state, question.side)
    best = best_answers(view, question)
    if len(best) == len(question.answers):
        return None
    position, side, code = SYSTEM.write_state(view), question.side, question.code
    if not question.inner:
        return Kept(scenario, position, side, code, best)
    return Kept(scenario, position, side, code, best, question.who, question.about, len(question.answers))


def write(found: Sequence[Kept]) -> None:
    """Writes the file."""
    lines = (json.dumps(msgspec.to_builtins(kept), ensure_ascii=False) for kept in found)
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    write(choices())
