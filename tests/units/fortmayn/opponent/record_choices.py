"""Records what the kept player holds best in positions of random and greedy games of every scenario.

`python -m tests.units.fortmayn.opponent.record_choices` writes CHOICES anew; a kept player's file is written once.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.opponent import Opponent
from affray.dice.stream import Stream
from affray.game import Game, load_scenario
from affray.play.players import make_seat
from affray.play.run import give_answer
from affray.referee.live import ChoiceNeeded
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State

CHOICES = Path(__file__).parent / "greedy_1_choices.jsonl"
SCENARIOS = ("first-delve", "level-one", "level-two", "level-three", "lone-wolf", "gm-table", "duel")
COUNT, SEEDS, MOST = 500, range(1, 9), 1_500
SHARES, USUAL_SHARE = {"ounce_declare": 150, "scene": 110}, 19


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, what is asked in it (`inner`: who, what, most, x, y, z of an inner choice), the best answers as texts."""

    position: str
    question: str
    best: tuple[str, ...]
    inner: tuple[int, ...] = ()


def question_of(state: State, inner: tuple[int, ...]) -> Question[Answer] | None:
    """What is open in a position, or asked inside an action."""
    return SYSTEM.choice(state, ChoiceNeeded(*inner)) if inner else SYSTEM.question(state)


def best_of(opponent: Opponent[State, Answer], state: State, asked: Question[Answer]) -> tuple[str, ...]:
    """The answers that a player holds best; none where it holds all alike."""
    asked = msgspec.structs.replace(asked, answers=opponent.candidates(state, asked))
    worth = opponent.appraise(state, asked)
    found = tuple(answer for answer, value in zip(asked.answers, worth, strict=True) if value == max(worth))
    return tuple(map(SYSTEM.write_answer, found)) if len(found) < len(worth) else ()


def choices_of(scenario: str, player: str, seed: int) -> Iterator[Choice]:
    """The choices of one game that are no matter of indifference."""
    opponent = SYSTEM.opponents.kept("greedy-1")
    assert opponent is not None
    game = Game.new(SYSTEM, load_scenario("fortmayn", scenario), {}, seed=seed)
    seat = replace(make_seat(player, seed), rng=Stream(seed, 1))
    for _ in range(MOST):
        question, needed = game.question, game.needed
        if question is None:
            return
        inner = (
            (needed.who, needed.what, needed.most, needed.x, needed.y, needed.z)
            if isinstance(needed, ChoiceNeeded)
            else ()
        )
        asked = question_of(game.state, inner)
        best = best_of(opponent, game.state, asked) if asked is not None and len(asked.answers) > 1 else ()
        if best:
            yield Choice(SYSTEM.write_state(game.state), question.code, best, inner)
        try:
            give_answer(game, seat, question)
        except ValueError:
            return


def spread(choices: list[Choice]) -> list[Choice]:
    """So many of them from the whole of the games: of each question its share, as far as it has been asked."""
    by_question: dict[str, dict[str, Choice]] = {}
    for choice in choices:
        by_question.setdefault(choice.question, {})[choice.position] = choice
    chosen = []
    for question, those in by_question.items():
        share = min(len(those), SHARES.get(question, USUAL_SHARE))
        chosen += [list(those.values())[n * len(those) // share] for n in range(share)]
    return chosen[:COUNT]


def main() -> None:
    """Plays the games and writes the file."""
    found = [
        choice
        for scenario in SCENARIOS
        for seed in SEEDS
        for choice in choices_of(scenario, ("greedy-1", "random")[seed % 2], seed)
    ]
    CHOICES.write_bytes(b"".join(msgspec.json.encode(choice) + b"\n" for choice in spread(found)))


if __name__ == "__main__":
    main()
