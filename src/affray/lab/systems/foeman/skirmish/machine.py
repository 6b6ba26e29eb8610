"""Compiled skirmishes: built once as machine code, played by the thousand."""

from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.core import InputError
from affray.lab.batches.batch import MOST_GAMES
from affray.lab.machine.compile import (
    DRAW,
    GAME,
    INDEX,
    SEED,
    WORDS,
    Function,
    Twins,
    bare_machine,
    inner_jit,
    jit,
    live_twins,
    machine_face,
    numba_of,
    rebind,
)
from affray.lab.machine.flat import Row
from affray.lab.progress import Watch, ignore_progress
from affray.lab.systems.foeman.skirmish.layout import FIGURES, MOST_OFFERED, ROUND, SIZE, WINNER
from affray.lab.systems.foeman.skirmish.lookups import is_able, mst_now, side_of
from affray.lab.systems.foeman.skirmish.policies import choose_answer, draw_lot, inner_choice
from affray.lab.systems.foeman.skirmish.reading import start_of
from affray.lab.systems.foeman.skirmish.rounds import next_question, play_answer, side_to_answer
from affray.lab.systems.foeman.skirmish.scope import check_skirmish
from affray.lab.systems.foeman.skirmish.tables import skirmish_tables
from affray.referee import Referee, choose, roll, roll_count, roll_kinds, roll_sum, say, tell
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Words = NDArray[np.uint64]
    Many = Callable[["Table", Numbers, Numbers, Numbers, Numbers, House], None]

OWN = 2**63
"""Added to a game's number it gives the numbers of the policies, which are no dice of the game."""
RESULT = 7
"""The numbers of a row of results."""
CHUNK = 2_000
"""So many games are played between two looks at whether somebody wants them to stop."""
PACKAGES = ("affray.dice", "affray.referee", "affray.lab", "affray.systems.foeman")
"""Where the sources are that compiled skirmishes are made of, in these and the rooms within them."""

# What is written down of a game, if there is room: how much is written, how much may be, the decisions so far, the machine
# code's build; then for a
# choice inside an action INNER and the choice, for a question ASKED, the number of its answers, the place of the one taken,
# the answers, and the position; at the end OVER_NOW and the position.
WRITTEN, ROOM, DECISIONS, BUILD, NOTES = range(5)
INNER, ASKED, OVER_NOW = range(3)


class Table(NamedTuple):
    """The referee of compiled skirmishes: the state of the dice and of the policies' own numbers, what never changes, how
    both sides fight, and what is written down."""

    dice: "Words"
    own: "Words"
    t: "Row"
    ways: "Row"
    notes: "Row"


# --- writing down -------------------------------------------------------------------------------------------------------
def write_choice(notes: Row, found: int) -> None:
    """Write down a choice inside an action."""
    notes[DECISIONS] += 1
    if notes[WRITTEN] + 2 <= notes[ROOM]:
        at = NOTES + notes[WRITTEN]
        notes[at], notes[at + 1] = INNER, found
        notes[WRITTEN] += 2


def write_answer(notes: Row, s: Row, offered: Row, n: int, place: int) -> None:
    """Write down a question and its answer; a question without answers is the end."""
    notes[DECISIONS] += 1 if n > 0 else 0
    if notes[WRITTEN] + 3 + n + SIZE <= notes[ROOM]:
        at = NOTES + notes[WRITTEN]
        notes[at], notes[at + 1], notes[at + 2] = ASKED if n > 0 else OVER_NOW, n, place
        for i in range(n):
            notes[at + 3 + i] = offered[i]
        for i in range(SIZE):
            notes[at + 3 + n + i] = s[i]
        notes[WRITTEN] += 3 + n + SIZE


def write_result(t: Row, s: Row, notes: Row, found: Row, at: int) -> None:
    """Writes down how a skirmish ended: winner, round, decisions, and of each side who is up and the mST they have."""
    found[at], found[at + 1], found[at + 2] = s[WINNER], s[ROUND], notes[DECISIONS]
    for i in range(t[FIGURES]):
        if is_able(t, s, i) != 0:
            found[at + 3 + side_of(t, i)] += 1
            found[at + 5 + side_of(t, i)] += mst_now(t, s, i)


def play_game(ref: Table, s: Row, offered: Row, house: House) -> None:
    """Play on to the end."""
    dice = cast("Referee", ref)
    n = next_question(dice, ref.t, s, offered, house)
    while n > 0:
        place = choose_answer(ref, t=ref.t, s=s, ways=ref.ways, side=side_to_answer(ref.t, s), offered=offered, n=n)  # type: ignore[arg-type]
        write_answer(ref.notes, s, offered, n, place)
        play_answer(dice, ref.t, s, offered[place], house)
        n = next_question(dice, ref.t, s, offered, house)
    write_answer(ref.notes, s, offered, 0, 0)


# --- many games ---------------------------------------------------------------------------------------------------------
def run_skirmishes(
    state: State,
    ways: "Numbers",
    games: int,
    seed: int,
    *,
    first: int = 0,
    cores: int = 1,
    watch: Watch = ignore_progress,
) -> "Numbers":
    """Play games from game `first` on; return a row for each, as `write_result` writes it.

    Game g has the dice of (seed, g), whoever plays it. `watch` hears how many are done, first 0 once the code is
    compiled; an exception that it raises, such as by Ctrl-C, stops the games after the part under way. Raises
    InputError for a skirmish that cannot be compiled, for too many games, and without numba.
    """
    check_skirmish(state)
    if not 1 <= games <= MOST_GAMES:
        raise InputError(f"games {games}: expected 1 to {MOST_GAMES}")
    numba_of()
    import numpy as np

    found = np.zeros((games, RESULT), np.int64)
    lasting, start, run = skirmish_tables(state), start_of(state), many_machine()

    def play_some(at: int, number: int) -> None:
        table = table_of(lasting, ways, seed, first + at)
        rows = found[at : at + number].reshape(-1)
        run(table, start, np.zeros(SIZE, np.int64), np.zeros(MOST_OFFERED, np.int64), rows, state.house)

    # The first game compiles, which only one can do at a time.
    play_some(0, 1)
    found[0] = 0
    watch(0, games)
    share = max(1, min(CHUNK, -(-games // (4 * cores))))
    pool, done = ThreadPoolExecutor(cores), 0
    try:
        parts = {pool.submit(play_some, at, min(share, games - at)): at for at in range(0, games, share)}
        for part in as_completed(parts):
            part.result()
            done += min(share, games - parts[part])
            watch(done, games)
    finally:
        pool.shutdown(cancel_futures=True)
    return found


def notes_of_game(state: State, ways: "Numbers", seed: int, game: int, room: int) -> list[int]:
    """The notes of one game, at most `room` numbers. Raises as `run_skirmishes` does."""
    check_skirmish(state)
    numba_of()
    import numpy as np

    table = table_of(skirmish_tables(state), ways, seed, game, room)
    found, offered = np.zeros(RESULT, np.int64), np.zeros(MOST_OFFERED, np.int64)
    many_machine()(table, start_of(state), np.zeros(SIZE, np.int64), offered, found, state.house)
    notes = cast("Numbers", table.notes)
    numbers: list[int] = notes[NOTES : NOTES + int(notes[WRITTEN])].tolist()
    return numbers


def table_of(lasting: "Numbers", ways: "Numbers", seed: int, game: int, room: int = 0) -> Table:
    """The referee of games from a number on, which may write so much down."""
    import numpy as np

    notes = np.zeros(NOTES + room, np.int64)
    notes[ROOM] = room
    rows = (cast("Row", row) for row in (lasting, ways, notes))
    return Table(dice_words(seed, game), dice_words(seed, game + OWN), *rows)


def dice_words(seed: int, game: int) -> "Words":
    """The state of compiled dice before their first draw."""
    import numpy as np

    words = np.zeros(WORDS, np.uint64)
    words[SEED], words[GAME], words[INDEX] = seed, game, np.iinfo(np.uint64).max
    return words


# --- machine code -------------------------------------------------------------------------------------------------------
@cache
def many_machine() -> "Many":
    """Many games in one call of machine code, which numba keeps on disk where it finds a place, for these very sources.
    Raises InputError without numba."""
    numba, twins = numba_of(), Twins(skirmish_verbs())
    names: dict[str, Function] = {fn.__name__: twins.twin(fn) for fn in (play_game, write_result)}
    body = rebind(many_of(sources_number()), names | {bare_row.__name__: bare_machine()})
    try:
        # Without optimization numba leaves addresses in the code, which it cannot keep.
        return cast("Many", numba.njit(nogil=True, cache=numba.config.OPT > 0)(body))
    except RuntimeError:
        return cast("Many", jit(body))


def bare_row(array: "Numbers") -> Row:
    """The array; in machine code one without reference counting."""
    return cast("Row", array)


def many_of(build: int) -> FunctionType:
    """The function that plays many games one after another.

    `build` stands for the sources that it is made of; numba recognizes by it the code that it has kept.
    """
    import numpy as np

    nothing, single, none = np.iinfo(np.uint64).max, np.uint64(1), np.uint64(0)

    def many(ref: Table, start: "Numbers", s: "Numbers", offered: "Numbers", found: "Numbers", house: House) -> None:
        held = Table(bare_row(ref.dice), bare_row(ref.own), bare_row(ref.t), bare_row(ref.ways), bare_row(ref.notes))  # type: ignore[arg-type]
        position, answers, rows = bare_row(s), bare_row(offered), bare_row(found)
        ref.notes[BUILD] = build
        for game in range(len(found) // RESULT):
            ref.dice[DRAW], ref.dice[INDEX] = none, nothing
            ref.own[DRAW], ref.own[INDEX] = none, nothing
            ref.notes[DECISIONS] = 0
            s[:] = start
            play_game(held, position, answers, house)
            write_result(held.t, position, held.notes, rows, game * RESULT)
            ref.dice[GAME] += single
            ref.own[GAME] += single

    assert isinstance(many, FunctionType)
    return many


def sources_number() -> int:
    """A number that stands for the sources of all rules that a skirmish calls, and for how hard numba works on them."""
    digest = blake2b(str(numba_of().config.OPT).encode(), digest_size=7)
    for package in PACKAGES:
        for source in sources_in(files(package)):
            digest.update(source)
    return int.from_bytes(digest.digest())


def sources_in(folder: Traversable) -> "Iterator[bytes]":
    """The sources in a folder and in those within it, in the order of their names."""
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from sources_in(path)
        elif path.name.endswith(".py"):
            yield path.read_bytes()


def skirmish_verbs() -> dict[Function, Function]:
    """The verbs of a compiled skirmish: dice of the game, choices of the policies, which draw numbers of their own."""
    live, face = live_twins(), inner_jit(machine_face())

    def lot_machine(ref: Table, many: int) -> int:
        return face(ref.own, many)  # type: ignore[return-value]

    drawn = inner_jit(lot_machine)
    own = Twins({draw_lot: drawn})
    choice, written = own.twin(inner_choice), own.twin(write_choice)

    def choose_machine(ref: Table, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        if most <= 0:
            return 0
        found = choice(ref, t=ref.t, ways=ref.ways, who=who, what=what, most=most, x=x, y=y)
        written(ref.notes, found)
        return found  # type: ignore[return-value]

    kept: tuple[Function, ...] = (roll, roll_sum, roll_count, roll_kinds, tell, say)
    return {verb: live.made[verb] for verb in kept} | {draw_lot: drawn, choose: inner_jit(choose_machine)}
