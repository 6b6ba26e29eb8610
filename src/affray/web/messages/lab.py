"""The laboratory on the page: what can be asked, and the questions; the answers are those of `affray.lab.schema`."""

import msgspec

from affray.lab.fields import LabSystem
from affray.lab.ladder.found import LadderFound
from affray.lab.ladder.view import LadderInfo
from affray.lab.schema import Comparison, Duel, Odds
from affray.lab.sweep.view import StudyInfo, SweepView
from affray.systems import usual_system

Words = dict[str, str]


class LabInfo(msgspec.Struct, frozen=True):
    """What can be asked of each system, and what everything is called in the reader's language, by the ids of the
    laboratory's own messages."""

    systems: tuple[LabSystem, ...]
    words: dict[str, str]


class LabOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about odds: what is asked by the names of its fields, the same with something changed beside it, the
    house rules, and the language of names."""

    system: str
    asked: dict[str, str] = {}
    beside: list[dict[str, str]] = []
    options: dict[str, str] = {}
    lang: str = "en"


class LabDuel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a duel of two sides, and the language of names."""

    system: str
    a: str
    b: str
    asked: dict[str, str] = {}
    policies: list[str] = []
    options: dict[str, str] = {}
    lang: str = "en"


class LabCompare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about what house rules change: those of both tables, the sides of which each fights each."""

    system: str
    sides: list[str] = []
    policies: list[str] = []
    a: dict[str, str] = {}
    b: dict[str, str] = {}
    games: int = 0
    seed: int = 1


class LabStep(msgspec.Struct, frozen=True):
    """How many parts of an answer are done, and how many there are; 0 of 0 when the work begins."""

    done: int
    size: int


class LabSample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is wanted on the board, by its number: of a batch of duels, or of a cell of the sweep of a `spec`, where
    `turned` means that both sides have changed places."""

    system: str = usual_system()
    """The key of the system; the first of this package where nobody says."""
    a: str = ""
    """The first side, as a question about a duel has it."""
    b: str = ""
    """The second side."""
    policies: list[str] = []
    """How both fight; empty for the usual way."""
    options: dict[str, str] = {}
    """House rules by name."""
    seed: int = 1
    """The seed of the batch."""
    number: int = 0
    """The number of the game in its batch, from 0."""
    spec: str = ""
    """The spec of a sweep as TOML; empty for a duel."""
    cell: int = 0
    """The number of the cell of that sweep, from 0."""
    turned: bool = False
    """Whether both sides have changed places."""


class LabReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report that is wanted: of a study that comes with the program, or of the results in a file; `where` keeps the parts
    of the table, and the contenders, with these values; `every` ranks those too that cannot use what they are rated for; the
    language of the report."""

    study: str = ""
    results: str = ""
    where: dict[str, str] = {}
    every: bool = False
    lang: str = "en"


class Studies(msgspec.Struct, frozen=True):
    """The finished sweeps that come with the program."""

    studies: tuple[StudyInfo, ...]


class Ladders(msgspec.Struct, frozen=True):
    """The results of ladders that come with the program."""

    ladders: tuple[LadderInfo, ...]


LABORATORY = (
    LabInfo,
    LabOdds,
    LabDuel,
    LabCompare,
    LabStep,
    LabSample,
    LabReport,
    Odds,
    Duel,
    Comparison,
    Studies,
    SweepView,
    Ladders,
    LadderFound,
)
