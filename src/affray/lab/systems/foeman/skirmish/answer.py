"""How a scenario goes, asked of thousands of compiled skirmishes; and any of them as a game on the board."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from affray.core import InputError, Scenario
from affray.game import Game
from affray.lab.batches.estimates import mean_of, share_of
from affray.lab.batches.playing import has_numba
from affray.lab.fields import Seed
from affray.lab.progress import Watch, ignore_progress
from affray.lab.schema import Skirmishes
from affray.lab.systems.foeman.skirmish.layout import SIZE
from affray.lab.systems.foeman.skirmish.machine import ASKED, INNER, OVER_NOW, run_skirmishes
from affray.lab.systems.foeman.skirmish.manners import Manner, read_manner, way_numbers, ways_of
from affray.lab.systems.foeman.skirmish.plain import plain_notes, plain_skirmishes
from affray.lab.systems.foeman.skirmish.reading import answer_of
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State
from affray.systems.foeman.system import SYSTEM

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

USUAL = "close"
WINNERS = (0, 1, -1)
COLUMNS = (1, 2, 5, 6)
"""Of a row: rounds, decisions, what is left to either side."""
MOST_GAMES, MOST_NUMBER = 10_000_000, 2**31 - 1
ROOM = 4_000_000
"""So many numbers are written down of a game at first; where that is too few, four times as many."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a scenario."""

    policy: Annotated[
        tuple[str, ...],
        Meta(
            description="How both sides, or each in turn, fight: random, or close (go at the nearest foe) or hold (stay), then "
            "the dice bid each time, reroll=none|all|likely, weak=MST (Defends with so much or less), "
            "proficiency=yes|no."
        ),
    ] = ()
    games: Annotated[int, Meta(title="N", description="The games played.")] = 10_000
    seed: Seed = 1
    cores: Annotated[int, Meta(title="N", description="So many games at once.", extra={"least": 1, "most": 256})] = 1


def read_manners(policies: Sequence[str]) -> tuple[Manner, Manner]:
    """How both sides fight: each as given, both alike for one policy, in the usual way for none. Raises InputError."""
    if len(policies) > 2:
        raise InputError(f"policy: expected one for both sides or one for each, got {len(policies)}")
    given = [read_manner(text) for text in policies or (USUAL,)]
    return given[0], given[-1]


def answer(
    scenario: Scenario, policies: Sequence[str] = (), games: int = 1000, seed: int = 1, *,
    options: Mapping[str, str] | None = None, cores: int = 1, watch: Watch = ignore_progress,
) -> Skirmishes:  # fmt: skip
    """What so many skirmishes say about a scenario: machine code plays them where there is numba, else plain Python, one after
    another. `watch` hears how many are done. Raises InputError."""
    given = dict(options or {})
    both, state = read_manners(policies), SYSTEM.setup(scenario, given)
    if not 2 <= games <= MOST_GAMES:
        raise InputError(f"games {games}: expected 2 to {MOST_GAMES}")
    if has_numba():
        won, sums = sum_rows(run_skirmishes(state, ways_of(both), games, seed, cores=cores, watch=watch))
    else:
        rows = plain_skirmishes(state, way_numbers(both), games, seed)
        won, sums = sum_rows_plainly(watch_rows(rows, games, watch))
    rounds, decisions, *left = (mean_of(*both_sums, games) for both_sums in sums)
    return Skirmishes(
        scenario=scenario.name,
        games=games,
        seed=seed,
        sides=(state.sides[0], state.sides[1]),
        policies=(str(both[0]), str(both[1])),
        wins=(share_of(won[0], games), share_of(won[1], games)),
        drawn=share_of(won[2], games),
        rounds=rounds,
        decisions=decisions,
        left=(left[0], left[1]),
        options=given,
    )


def sum_rows(rows: "NDArray[np.int64]") -> tuple[list[int], list[tuple[int, int]]]:
    """How many games each side won, and nobody; then the sums, and sums of squares, of rounds, decisions and what is
    left."""
    won = [int((rows[:, 0] == side).sum()) for side in WINNERS]
    return won, [(int(rows[:, column].sum()), int((rows[:, column] ** 2).sum())) for column in COLUMNS]


def sum_rows_plainly(rows: Iterable[list[int]]) -> tuple[list[int], list[tuple[int, int]]]:
    """The sums of `sum_rows` over rows that come one by one."""
    won, sums = [0] * len(WINNERS), [[0, 0] for _ in COLUMNS]
    for row in rows:
        won[WINNERS.index(row[0])] += 1
        for both, column in zip(sums, COLUMNS, strict=True):
            both[0] += row[column]
            both[1] += row[column] ** 2
    return won, [(both[0], both[1]) for both in sums]


def watch_rows(rows: Iterable[list[int]], games: int, watch: Watch) -> Iterator[list[int]]:
    """The rows as they come; `watch` hears of each."""
    watch(0, games)
    for done, row in enumerate(rows, start=1):
        yield row
        watch(done, games)


# --- one of them on the board -------------------------------------------------------------------------------------------
def sample(
    scenario: Scenario, policies: Sequence[str] = (), *, options: Mapping[str, str] | None = None, seed: int = 1,
    number: int = 0,
) -> Game[State, Answer]:  # fmt: skip
    """Game `number` of a seed, played to its end by the whole engine with the answers of the compiled game. Raises
    InputError."""
    if not 0 <= number <= MOST_NUMBER:
        raise InputError(f"number {number}: expected 0 to {MOST_NUMBER}")
    game = Game.new(SYSTEM, scenario, dict(options or {}), seed, number)
    for found in answers_of_game(SYSTEM.setup(scenario, dict(options or {})), read_manners(policies), seed, number):
        if game.question is not None and game.question.inner:
            game.answer(found)
        else:
            game.answer(answer_of(game.state, found))
    return game


def answers_of_game(state: State, both: tuple[Manner, Manner], seed: int, number: int) -> list[int]:
    """The answers of a game of a batch, and the choices inside actions, in order; a single game does not wait for machine
    code. Raises InputError."""
    room, notes = ROOM, list[int]()
    while OVER_NOW not in notes[-SIZE - 3 : -SIZE - 2]:
        notes, room = plain_notes(state, way_numbers(both), seed, number, room), 4 * room
    found, at = [], 0
    while notes[at] != OVER_NOW:
        if notes[at] == INNER:
            found.append(notes[at + 1])
            at += 2
        else:
            assert notes[at] == ASKED
            offered, place = notes[at + 1], notes[at + 2]
            found.append(notes[at + 3 + place])
            at += 3 + offered + SIZE
    return found
