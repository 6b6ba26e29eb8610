"""Compiled skirmishes: built once as machine code, played by the thousand."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.core import InputError
from affray.lab.batch import MOST_GAMES
from affray.lab.compile import (
    DRAW,
    GAME,
    INDEX,
    SEED,
    WORDS,
    Twins,
    bare_machine,
    inner,
    jit,
    live_twins,
    machine_face,
    numba_of,
)
from affray.lab.skirmish.layout import FIGURES, MOST_OFFERED, ROUND, SIZE, WINNER, Row
from affray.lab.skirmish.policies import chosen, inner_choice, lot
from affray.lab.skirmish.reading import start_of
from affray.lab.skirmish.rounds import asked, next_question, play
from affray.lab.skirmish.scope import check
from affray.lab.skirmish.seen import can, mst_now, side_of
from affray.lab.skirmish.tables import tables
from affray.referee import choose, roll, roll_count, roll_kinds, roll_sum, say, tell
from affray.systems.foeman.options import House
from affray.systems.foeman.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Words = NDArray[np.uint64]
    Ask = Callable[["Table", Row, Row, Row, House], int]
    Give = Callable[["Table", Row, Row, int, House], None]
    Pick = Callable[["Table", Row, Row, Row, int], int]
    Many = Callable[["Table", Numbers, Numbers, Numbers, Numbers, House, Numbers], None]

OWN = 2**63
"""Added to a game's number it gives the numbers of the policies, which are no dice of the game."""

# What is noted of a game: decisions so far, how many answers are written down, how many may be, and these
DECISIONS, WRITTEN, ROOM, NOTES = range(4)
RESULT = 7
"""The numbers of a row of results."""
CHUNK = 20_000


class Table(NamedTuple):
    """The referee of compiled skirmishes: the state of the dice and of the policies' own numbers, what never changes, how
    both sides fight, and notes."""

    dice: "Words"
    own: "Words"
    t: "Numbers"
    ways: "Numbers"
    notes: "Numbers"


def note(notes: Row, number: int) -> None:
    """Notes one decision; a choice inside an action is a number below zero."""
    notes[DECISIONS] += 1
    if notes[WRITTEN] < notes[ROOM]:
        notes[NOTES + notes[WRITTEN]] = number
        notes[WRITTEN] += 1


@cache
def twins() -> Twins:
    """The twins of everything in a compiled skirmish."""
    live = live_twins()
    face = inner(machine_face())

    def lot_machine(ref: Table, many: int) -> int:
        return face(ref.own, many)  # type: ignore[return-value]

    drawn = inner(lot_machine)
    own = Twins({lot: drawn})
    choosing, noting = own.twin(inner_choice), own.twin(note)

    def choose_machine(ref: Table, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        if most <= 0:
            return 0
        found = choosing(ref, ref.t, ref.ways, who, what, most, x, y)
        noting(ref.notes, -1 - found)  # type: ignore[operator]
        return found  # type: ignore[return-value]

    verbs = {verb: live.made[verb] for verb in (roll, roll_sum, roll_count, roll_kinds, tell, say)}
    return Twins({**verbs, lot: drawn, choose: inner(choose_machine)})


def pick(ref: Table, t: Row, s: Row, offered: Row, n: int) -> int:
    """The answer that the side asked gives, noted."""
    answer = offered[chosen(ref, t, s, ref.ways, asked(t, s), offered, n)]  # type: ignore[arg-type]
    note(ref.notes, answer)  # type: ignore[arg-type]
    return answer


def whole_game(ref: Table, t: Row, s: Row, offered: Row, house: House) -> int:
    """Plays on to the end."""
    n = next_question(ref, t, s, offered, house)  # type: ignore[arg-type]
    while n > 0:
        play(ref, t, s, pick(ref, t, s, offered, n), house)  # type: ignore[arg-type]
        n = next_question(ref, t, s, offered, house)  # type: ignore[arg-type]
    return 0


def result(t: Row, s: Row, notes: Row, found: Row, at: int) -> int:
    """Writes down how a skirmish ended: winner, round, decisions, and of each side who is up and the mST they have."""
    found[at], found[at + 1], found[at + 2] = s[WINNER], s[ROUND], notes[DECISIONS]
    for i in range(t[FIGURES]):
        if can(t, s, i) != 0:
            found[at + 3 + side_of(t, i)] += 1
            found[at + 5 + side_of(t, i)] += mst_now(t, s, i)
    return 0


# --- one answer after another -----------------------------------------------------------------------------------------------
@cache
def ask_machine() -> "Ask":
    """`rounds.next_question` as machine code. Raises InputError without numba."""
    return cast("Ask", jit(twins().bound(next_question)))


@cache
def give_machine() -> "Give":
    """`rounds.play` as machine code. Raises InputError without numba."""
    return cast("Give", jit(twins().bound(play)))


@cache
def pick_machine() -> "Pick":
    """`pick` as machine code. Raises InputError without numba."""
    return cast("Pick", jit(twins().bound(pick)))


def table_of(state: State, ways: "Numbers", seed: int, game: int, room: int = 0) -> Table:
    """The referee of a game that may note so many answers. Raises InputError without numba."""
    numba_of()
    import numpy as np

    notes = np.zeros(NOTES + room, np.int64)
    notes[ROOM] = room
    return Table(stream(seed, game), stream(seed, game + OWN), tables(state), ways, notes)


def stream(seed: int, game: int) -> "Words":
    """The state of compiled dice before their first draw."""
    import numpy as np

    words = np.zeros(WORDS, np.uint64)
    words[SEED], words[GAME], words[INDEX] = seed, game, np.iinfo(np.uint64).max
    return words


# --- many games ---------------------------------------------------------------------------------------------------------------
def run_skirmishes(
    state: State, ways: "Numbers", games: int, seed: int, *, first: int = 0, cores: int = 1
) -> "Numbers":
    """So many games from a number on, a row each as `result` writes it; game g has the dice of (seed, g), whoever plays it.

    Raises InputError for a skirmish that cannot be compiled, for too many games, and without numba.
    """
    check(state)
    if not 1 <= games <= MOST_GAMES:
        raise InputError(f"games {games}: expected 1 to {MOST_GAMES}")
    numba_of()
    import numpy as np

    found = np.zeros((games, RESULT), np.int64)
    start, run, house = start_of(state), many_machine(), state.house

    def part(at: int, number: int) -> None:
        table = table_of(state, ways, seed, first + at)
        run(table, start, np.zeros(SIZE, np.int64), np.zeros(MOST_OFFERED, np.int64), found[at : at + number], house)

    if cores == 1:
        part(0, games)
        return found
    part(0, 1)
    found[0] = 0
    share = max(1, min(CHUNK, -(-games // (4 * cores))))
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda at: part(at, min(share, games - at)), range(0, games, share)))
    return found


@cache
def many_machine() -> "Many":
    """Many games in one call of machine code. Raises InputError without numba."""
    run, written, bare = twins().twin(whole_game), twins().twin(result), bare_machine()
    import numpy as np

    nothing, one, none = np.iinfo(np.uint64).max, np.uint64(1), np.uint64(0)

    def many(ref: Table, start: "Numbers", s: "Numbers", offered: "Numbers", found: "Numbers", house: House) -> None:
        held = Table(bare(ref.dice), bare(ref.own), bare(ref.t), bare(ref.ways), bare(ref.notes))  # type: ignore[arg-type]
        position, answers, rows = bare(s), bare(offered), bare(found.reshape(found.size))
        for game in range(len(found)):
            ref.dice[DRAW], ref.dice[INDEX] = none, nothing
            ref.own[DRAW], ref.own[INDEX] = none, nothing
            ref.notes[DECISIONS] = 0
            s[:] = start
            run(held, held.t, position, answers, house)
            written(held.t, position, held.notes, rows, game * RESULT)
            ref.dice[GAME] += one
            ref.own[GAME] += one

    return cast("Many", jit(many))
