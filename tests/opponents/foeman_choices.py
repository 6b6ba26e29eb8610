"""Choices that a kept player of Foeman made, in positions from random and greedy games over all scenarios.

`python -m tests.opponents.foeman_choices` writes the file anew; it is only right while that player judges as it did.
"""

import gzip
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from affray.core import Question
from affray.core.faces.opponent import Opponent
from affray.dice.stream import Stream
from affray.game import Game, shipped_scenarios
from affray.play import make_seat
from affray.play.player import random_place
from affray.referee import ChoiceNeeded
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.answers import Answer, Enter, Give, Retreat
from affray.systems.foeman.position.state import State

FILE = Path(__file__).with_name("foeman-greedy-1.jsonl.gz")
PLAYER = "greedy-1"
QUOTAS = {
    "move": 168, "declare": 165, "pick": 30, "side": 10, "retreat": 17, "ready": 40, "reroll": 40, "proficiency": 10,
    "waive": 5, "fewer": 15,
}  # fmt: skip
"""How many choices of each kind of question are kept."""
HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"preset": "mindwand"},
    {"preset": "mindwand", "choose_dice": "true", "special_charge_in": "true", "special_shield_rush": "true"},
)
EACH = 8
"""How many choices of a kind one game gives at most."""
MOST_ANSWERS = 300
RARE = (Enter, Give, Retreat)
"""Answers that random play would hardly give, though they lead to questions of their own."""


class Choice(msgspec.Struct, frozen=True):
    """A position, the code of its question, and the best answers as texts; an inner question has what it was asked with."""

    position: str
    code: str
    best: tuple[str, ...]
    needed: tuple[int, ...] = ()


def asked(choice: Choice) -> tuple[State, Question[Answer] | None]:
    """The position of a choice and its question."""
    state = SYSTEM.read_state(choice.position)
    needed = ChoiceNeeded(*choice.needed) if choice.needed else None
    return state, SYSTEM.question(state) if needed is None else SYSTEM.choice(state, needed)


def best(player: Opponent[State, Answer], state: State, question: Question[Answer]) -> tuple[str, ...]:
    """The answers that a player holds for the best, in their order."""
    weighed = msgspec.structs.replace(question, answers=player.candidates(state, question))
    worth = player.appraise(state, weighed)
    pairs = zip(weighed.answers, worth, strict=True)
    return tuple(SYSTEM.write_answer(answer) for answer, value in pairs if value == max(worth))


def played(seed: int) -> Iterator[tuple[State, Question[Answer], tuple[int, ...]]]:
    """The questions of one game: scenario and house rules by the seed, ten games by the player, ten at random."""
    field = shipped_scenarios("foeman")
    game = Game.new(SYSTEM, field[seed % len(field)], HOUSES[seed % len(HOUSES)], seed=seed)
    usual = "random" if seed // len(field) % 2 else PLAYER
    rng = Stream(seed)
    for _ in range(MOST_ANSWERS):
        question = game.question
        if question is None:
            return
        needed = game.needed
        assert needed is None or isinstance(needed, ChoiceNeeded)
        yield game.state, question, needed.args if needed else ()
        seat = make_seat(usual if random_place(8, rng) else "random", random_place(1000, rng))
        rare = [answer for answer in (*question.answers, *question.extra) if isinstance(answer, RARE)]
        if question.inner:
            game.answer(seat.choose(SYSTEM, game.state, question))
        elif rare and seat.name == "random":
            game.answer(rare[random_place(len(rare), rng)])
        else:
            game.answer(seat.answer(SYSTEM, game.state, question))


def chosen() -> list[Choice]:
    """As many choices of each kind as wanted."""
    player = SYSTEM.opponents.kept(PLAYER)
    assert player is not None
    found: list[Choice] = []
    have: Counter[str] = Counter()
    seed = 0
    while any(have[code] < quota for code, quota in QUOTAS.items()):
        here: Counter[str] = Counter()
        rng = Stream(seed, 1)
        for state, question, needed in played(seed):
            code = question.code
            if (
                len(question.answers) < 2
                or have[code] >= QUOTAS.get(code, 0)
                or here[code] >= EACH
                or random_place(4, rng)
            ):
                continue
            picked = best(player, state, question)
            if len(picked) < len(question.answers):
                found.append(Choice(SYSTEM.write_state(state), code, picked, needed))
                have[code] += 1
                here[code] += 1
        seed += 1
    return found


def read() -> list[Choice]:
    """The choices kept."""
    lines = gzip.decompress(FILE.read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Choice) for line in lines]


if __name__ == "__main__":
    text = b"".join(msgspec.json.encode(choice) + b"\n" for choice in chosen())
    FILE.write_bytes(gzip.compress(text, mtime=0))
