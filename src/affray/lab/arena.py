"""The cells of a sweep: who meets whom, on what terms, and what comes of it; a thin layer over the laboratory's own odds
and duels, which an arena of each system calls."""

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from importlib.util import find_spec
from math import ceil
from typing import Protocol, TypeVar

import msgspec

from affray.core import InputError
from affray.core.reading.fields import convert
from affray.lab.batches.batch import CHUNK, Meeting, batch_rows, play_game
from affray.lab.batches.estimates import bounds_in_sigmas, share_of

Value = str | int | float | bool
Fields = Mapping[str, Value]
F = TypeVar("F")
H = TypeVar("H")
T = TypeVar("T")
EXACT, PLAYED, REFUSED = "exact", "games", "refused"
DIGITS = 9
"""Numbers of a cell are kept with so many digits, and no more places, so that they are the same on every machine."""
STEPS = 8
"""The games of a cell are played in so many parts at the most; it is done as soon as the precision is reached."""
DUEL_COLUMNS = ("wins_a", "wins_b", "drawn", "length", "left_a", "left_b", "lost_a", "lost_b")
"""What is known of a duel or a battle: the chances that either wins and that nobody does, the mean length, the mean of what
is left, the mean of the points lost."""
PAIRS = {"wins_a": "wins_b", "left_a": "left_b", "lost_a": "lost_b"}
"""The columns that change places when a cell is seen from the other side."""


class Cell(msgspec.Struct, frozen=True):
    """Who meets whom: what both figures are, the terms of the meeting, the house rules."""

    a: Fields
    b: Fields
    terms: Fields
    options: Fields


class Effort(msgspec.Struct, frozen=True):
    """How a cell is worked out: exactly where that is possible and `exact`; else by games with the dice of (seed, game), so
    many of them, or, with 0, as many as it takes until every chance is known within `precision`, 95 times of 100; the
    most rounds, 0 for the arena's own."""

    exact: bool = True
    seed: int = 1
    games: int = 0
    precision: float = 0.02
    limit: int = 0

    @property
    def most_games(self) -> int:
        """The most games of a cell: so many as even chances take."""
        return self.games or ceil((bounds_in_sigmas() / (2 * self.precision)) ** 2)


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of a cell: "exact", "games" or "refused"; how many games; the numbers, one for each column of the arena;
    why it was refused."""

    how: str
    games: int
    numbers: tuple[float, ...]
    reason: str = ""


class Unfit(msgspec.Struct, frozen=True):
    """Why a figure cannot use what it is rated for: the code of the reason, the ST that it would need and the one that it
    has, both 0 where it is not strength that it lacks."""

    code: str
    need: int = 0
    has: int = 0

    def __str__(self) -> str:
        return UNFIT[self.code].format(need=self.need, has=self.has)


WEAK, BARE = "strength", "bare"
UNFIT = {
    WEAK: "requires ST {need}, the figure has {has} [FM-EQP-08]",
    BARE: "strikes with bare hands in a duel [FM-EQP-09]",
}


class Arena(Protocol):
    """What can be measured of a system.

    `figure`, `terms`: the fields that a figure and a meeting may have. `habit`: the field that says how a figure fights, and
    what counts where nothing is said of it. `columns`: what a cell comes to; `units` says in
    words how long and what is left. `even`: both sides are alike, so that a cell says all of its mirror. `heavy`: a cell
    takes so long that it is handed out alone.
    """

    @property
    def figure(self) -> tuple[str, ...]: ...

    @property
    def terms(self) -> tuple[str, ...]: ...

    @property
    def columns(self) -> tuple[str, ...]: ...

    @property
    def units(self) -> Mapping[str, str]: ...

    @property
    def even(self) -> bool: ...

    @property
    def heavy(self) -> bool: ...

    @property
    def habit(self) -> tuple[str, str]: ...

    def known_values(self, field: str) -> tuple[Value, ...]:
        """The values that "all" stands for; empty for a field without a list of values."""

    def check(self, side: int, cell: Cell) -> Hashable:
        """A key for all that decides how a figure fights: figures with equal keys do equally well against the same foe.

        Raises InputError for a figure that the rules never allow, and for unknown terms and house rules.
        """

    def unfit(self, cell: Cell) -> Unfit | None:
        """Why the first figure cannot use what it is rated for in such a cell; None where it can."""

    def points_of(self, fields: Fields, options: Fields) -> float:
        """The points of a figure, 0 where the system has none."""

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        """The outcome of a cell. Raises InputError."""


class PlainArena:
    """An arena in which the sides differ, nobody is unfit, and nobody has points."""

    even, heavy = False, False

    def unfit(self, cell: Cell) -> Unfit | None:
        """Nobody."""
        return None

    def points_of(self, fields: Fields, options: Fields) -> float:
        """None."""
        return 0.0


# --- what arenas share ------------------------------------------------------------------------------------------------
def round_numbers(numbers: Iterable[float]) -> tuple[float, ...]:
    """The numbers of a cell, rounded so that they are the same on every machine.

    >>> round_numbers([0.12345678987, 1140.900938668512])
    (0.12345679, 1140.90094)
    """
    return tuple(round(float(f"{float(number):.{DIGITS}g}"), DIGITS) + 0.0 for number in numbers)


def fields_line(fields: Fields, skip: Iterable[str] = ()) -> str:
    """Fields as a line of text.

    >>> fields_line({"st": 12, "weapon": "club", "policy": "attack"}, ("policy",))
    'st=12 weapon=club'
    """
    return " ".join(f"{name}={value}" for name, value in fields.items() if name not in skip)


def struct_from_fields(given: Fields, kind: type[T]) -> T:
    """The struct that some fields make up. Raises InputError that names the field whose value does not fit."""
    return convert(dict(given), kind, "")


def option_values(given: Fields) -> dict[str, str | int | bool]:
    """The house rules as systems read them. Raises InputError for a number that is not whole."""
    found: dict[str, str | int | bool] = {}
    for name, value in given.items():
        if isinstance(value, float):
            raise InputError(f"option {name}={value}: expected no broken number")
        found[name] = value
    return found


class Sums(msgspec.Struct):
    """Sums over games: how many, those that nobody, the first, the second won; all rounds; what was left to both in all
    games, and to each in those that it won."""

    games: int = 0
    won: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    rounds: int = 0
    left: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    kept: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    def is_known_within(self, precision: float) -> bool:
        """Whether Wilson's bounds of every chance lie within this precision to either side."""
        bounds = (share_of(count, self.games) for count in self.won)
        return all(share.high - share.low <= 2 * precision for share in bounds)

    def chances(self) -> tuple[float, float, float]:
        """The chances that the first wins, that the second does, that nobody does."""
        return self.won[1] / self.games, self.won[2] / self.games, self.won[0] / self.games


def can_compile() -> bool:
    """Whether numba is there, so that games are played as machine code."""
    return find_spec("numba") is not None


def play_cell(met: Meeting[F, H], effort: Effort, *, plainly: bool = False) -> Sums:
    """Play the games of a cell; the sums are the same with machine code and without, which is how they are played `plainly`."""
    sums, compiled = Sums(), not plainly and can_compile()
    part = ceil(effort.most_games / STEPS)
    while sums.games < effort.most_games:
        add_games(sums, met, min(part, effort.most_games - sums.games), effort.seed, compiled=compiled)
        if not effort.games and sums.is_known_within(effort.precision):
            break
    return sums


def add_games(sums: Sums, met: Meeting[F, H], games: int, seed: int, *, compiled: bool) -> None:
    """Play the next games of a cell and add them to its sums."""
    if not compiled:
        for game in range(sums.games, sums.games + games):
            winner, rounds, *left = play_game(met, seed, game)
            sums.won[winner + 1] += 1
            sums.rounds += rounds
            for place in (0, 1):
                sums.left[place] += left[place]
                sums.kept[place] += left[place] if winner == place else 0
        sums.games += games
        return
    for first in range(sums.games, sums.games + games, CHUNK):
        rows = batch_rows(met, first, min(CHUNK, sums.games + games - first), seed)
        for place in (0, 1):
            sums.left[place] += int(rows[:, 2 + place].sum())
            sums.kept[place] += int(rows[rows[:, 0] == place, 2 + place].sum())
        for winner in (-1, 0, 1):
            sums.won[winner + 1] += int((rows[:, 0] == winner).sum())
        sums.rounds += int(rows[:, 1].sum())
    sums.games += games


def exact_outcome(*numbers: float | Fraction) -> Outcome:
    """The outcome of a cell that is worked out."""
    return Outcome(EXACT, 0, round_numbers(map(float, numbers)))


def exact_duel(wins: tuple[float, float], drawn: float, rounds: float, left: Iterable[float]) -> Outcome:
    """The outcome of a duel that is worked out, in which there are no points to lose."""
    return exact_outcome(*wins, drawn, rounds, *left, 0.0, 0.0)


def outcome_of_sums(sums: Sums) -> Outcome:
    """The outcome of a cell from the sums of its games; strength left is that of the winner."""
    wins_a, wins_b, drawn = sums.chances()
    left = (sums.kept[place] / sums.won[place + 1] if sums.won[place + 1] else 0.0 for place in (0, 1))
    return Outcome(
        PLAYED, sums.games, round_numbers((wins_a, wins_b, drawn, sums.rounds / sums.games, *left, 0.0, 0.0))
    )
