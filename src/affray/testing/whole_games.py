"""Whole games of computer players, looked at answer by answer: what is offered, what breaks, what anybody would notice."""

from collections import Counter
from typing import TypeVar

import msgspec

from affray.core import InputError, Question, Scenario, System, eyes
from affray.core.faces.opponent import Listener
from affray.dice.stream import Stream
from affray.game.game import Game
from affray.game.muster import with_master
from affray.play.players import make_seat
from affray.play.run import give_answer
from affray.referee.live import DiceNeeded
from affray.testing.compliance import anybody_answer
from affray.testing.sampling import failure_place, sample_answers

S = TypeVar("S")
A = TypeVar("A")
MOST_ANSWERS = 20_000
"""A game of more answers is given up and counted as unfinished."""
HOUSE_ODDS = 4
"""Under drawn house rules one option in so many has another value than its default."""


class Job(msgspec.Struct, frozen=True):
    """One game to be played: its scenario, the player that has every side, seed and options beyond the scenario's; with a
    game master's seat of the name `master`, in which the same player sits."""

    system: str
    scenario: str
    player: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    master: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game.

    `refused` names listed answers that were refused, `broken` the invariants that broke and faults of the program, each
    with its position. `noticed` are the counts of the system's watcher.
    """

    job: Job
    answers: int
    over: bool
    refused: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()
    noticed: dict[str, int] = {}


def play_whole_game(system: System[S, A], scenario: Scenario, job: Job, most: int = MOST_ANSWERS) -> Outcome:
    """Plays a game to its end, or up to what fails. Raises InputError for options that do not go together."""
    game = Game.new(system, with_master(scenario, job.master), dict(job.options), seed=job.seed)
    seats = [make_seat(job.player, job.seed + 1 + side) for side in range(len(system.sides(game.state)))]
    watcher, rng, refused = system.opponents.watcher(), Stream(job.seed), list[str]()
    broken: tuple[str, ...] = ()
    begun: tuple[S, Question[A], A] | None = None
    answers = 0
    while (question := game.question) is not None and answers < most and not broken:
        before = game.state
        refused += refused_answers(system, before, question)
        seat = seats[question.side]
        try:
            if isinstance(game.needed, DiceNeeded):
                events = game.answer(tuple(rng.face(game.needed.die) for _ in range(game.needed.n)))
            elif question.inner:
                events = give_answer(game, seat, question)
            else:
                given = (
                    anybody_answer(system, game, question, rng)
                    if eyes.has_open_floor(system, game.state, question)
                    else seat.answer(system, game.view(question.side), question)
                )
                events = game.answer(given)
                begun = before, question, given
            if begun is not None and is_settled(game):
                watcher.note_answer(*begun, game.state)
                begun = None
            if isinstance(watcher, Listener):
                watcher.note_events(events)
        except InputError as error:
            refused.append(f"{question.code}: {error}, {failure_place(system, before)}")
            break
        except Exception as error:  # noqa: BLE001  # whatever goes wrong is what is looked for
            broken = (f"{question.code}: {type(error).__name__}: {error}, {failure_place(system, before)}",)
            break
        answers += 1
        broken = tuple(f"{what}, {failure_place(system, game.state)}" for what in system.broken_invariants(game.state))
    return Outcome(job, answers, game.is_over, tuple(refused), broken, dict(watcher.counts))


def is_settled(game: Game[S, A]) -> bool:
    """Whether nothing of the last action is open: no choice within it, no dice."""
    return game.question is None or not (game.question.inner or isinstance(game.needed, DiceNeeded))


def refused_answers(system: System[S, A], state: S, question: Question[A]) -> list[str]:
    """Which of a dozen listed answers would be refused."""
    if question.inner:
        return []
    return [
        f"{question.code}: {system.write_answer(answer)}: {refusal}, {failure_place(system, state)}"
        for answer in (*sample_answers(question.answers), *sample_answers(question.extra))
        if (refusal := system.refuse(state, answer)) is not None
    ]


def random_options(system: System[S, A], scenario: Scenario, seed: int) -> tuple[tuple[str, str], ...]:
    """House rules drawn for a seed: here and there another value than the default; what the scenario sets stays."""
    rng = Stream(seed)
    return tuple(
        (option.name, rng.pick(option.values))
        for option in system.facts.options
        if rng.face(HOUSE_ODDS) == 0 and option.name not in scenario.options
    )


def is_playable(system: System[S, A], scenario: Scenario, player: str) -> bool:
    """Whether the player can play all sides: where several may speak at once only chance can."""
    state = system.setup(scenario, scenario.options)
    return player == "random" or not eyes.has_open_floor(system, state, system.question(state))


def notice_counts(outcomes: list[Outcome]) -> Counter[str]:
    """What the watchers noticed in all of these games."""
    total: Counter[str] = Counter()
    for outcome in outcomes:
        total.update(outcome.noticed)
    return total
