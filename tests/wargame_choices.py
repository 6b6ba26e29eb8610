"""Records what the wargame's first computer player chooses: `python -m tests.wargame_choices` writes the positions anew.

Each line holds a position, what is asked, and the best answers of `greedy-1` in text. The positions come from games that it
played, now and then erring at random, over all scenarios and several armies; seeds are fixed.
"""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import NATURE, Question, Scenario
from affray.dice.stream import Stream
from affray.game import Game
from affray.game.scenario import shipped_scenarios
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.position.answers import Answer, Number
from affray.systems.wargame.position.state import State

KEPT = "greedy-1"
DATA = Path(__file__).parent / "units" / "wargame" / "greedy_1_choices.jsonl.gz"
ARMIES = (
    ("fantasy", "medieval"), ("modern", "weird"), ("sci_fi", "medieval"), ("weird", "sci_fi"), ("medieval", "modern"),
)  # fmt: skip
WANTED = 500
CHANCES = {"deploy": 12, "pick": 16, "act": 12}
"""Of so many questions of a kind one is kept; of inner choices and orders all."""
ERRS = 5


class Choice(msgspec.Struct, frozen=True):
    """A position, the question asked in it, and the texts of the answers that are best."""

    position: str
    code: str
    side: int
    best: tuple[str, ...]
    who: str = ""
    inner: bool = False
    about: tuple[int, ...] = ()
    numbers: int = 0


def best_answers(state: State, question: Question[Answer]) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """What the kept player weighs, and which of it is best."""
    kept = SYSTEM.opponents.kept(KEPT)
    assert kept is not None
    answers = question.answers if question.inner else kept.candidates(state, question)
    if not answers:
        return (), ()
    worth = kept.appraise(state, replace(question, answers=answers))
    most = max(worth)
    return answers, tuple(answer for answer, value in zip(answers, worth, strict=True) if value == most)


def question_of(choice: Choice, state: State) -> Question[Answer]:
    """The question of a kept position."""
    if not choice.inner:
        found = SYSTEM.question(state)
        assert found is not None
        return found
    numbers = tuple(Number(n) for n in range(choice.numbers))
    return Question(choice.side, choice.code, choice.who, numbers, inner=True, about=choice.about)


def kept_choices() -> list[Choice]:
    """The positions on record with their choices."""
    return [msgspec.json.decode(line, type=Choice) for line in gzip.decompress(DATA.read_bytes()).splitlines()]


# --- recording --------------------------------------------------------------------------------------------------------
def with_armies(scenario: Scenario, armies: Sequence[str]) -> Scenario:
    """The scenario with other armies."""
    sides = [dict(side) | {"army": army} for side, army in zip(scenario.body["sides"], armies, strict=True)]  # type: ignore[call-overload]
    return replace(scenario, body=dict(scenario.body) | {"sides": sides})


def recorded(game: Game[State, Answer], rng: Stream) -> Iterator[Choice]:
    """Some of the positions of a game with what is best there."""
    while (question := game.question) is not None:
        answers, best = best_answers(game.state, question) if question.side != NATURE else (question.answers, ())
        one_in = 1 if question.inner else CHANCES.get(question.code, 1)
        if len(answers) > 1 and best and rng.face(one_in) == 0:
            yield Choice(
                SYSTEM.write_state(game.state), question.code, question.side,
                tuple(sorted(SYSTEM.write_answer(answer) for answer in best)), question.who, question.inner,
                question.about, len(answers) if question.inner else 0,
            )  # fmt: skip
        drawn_from = answers if rng.face(ERRS) == 0 or not best else best
        answer = drawn_from[rng.face(len(drawn_from)) if len(drawn_from) > 1 else 0]
        game.answer(answer.number if isinstance(answer, Number) else answer)


def games() -> Iterator[tuple[Scenario, int]]:
    """The games to record, each scenario with each pair of armies."""
    seed = 0
    for armies in ARMIES:
        for scenario in shipped_scenarios("wargame"):
            seed += 1
            yield with_armies(scenario, armies), seed
    # Some games are short: two more for the rest.
    for scenario in shipped_scenarios("wargame")[:2]:
        seed += 1
        yield with_armies(scenario, ("fantasy", "weird")), seed


def main() -> None:
    """Plays and writes."""
    per_game = -(-WANTED // (len(ARMIES) * len(shipped_scenarios("wargame"))))
    found: list[Choice] = []
    for scenario, seed in games():
        rng = Stream(seed, 7)
        game = Game.new(SYSTEM, scenario, {"vehicle_split": "dice"} if seed % 3 == 0 else {}, seed)
        many = list(recorded(game, rng))
        # Evenly over the game, so that its end is seen too.
        found += [many[n * len(many) // per_game] for n in range(min(per_game, len(many)))]
        print(scenario.name, seed, len(many), len(found), flush=True)
    lines = b"".join(msgspec.json.encode(choice) + b"\n" for choice in found[:WANTED])
    DATA.write_bytes(gzip.compress(lines, mtime=0))


if __name__ == "__main__":
    main()
