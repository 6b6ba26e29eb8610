"""What the laboratory asks of a system: its exact odds, its duels and their games, its house rules compared, its sweeps.

A system of this package has its own in `lab/systems/<key>/laboratory.py`, a plugin names its by an entry point of the group
`affray.lab`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from affray.core import OptionFact
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, Catalogue
from affray.game import Game
from affray.lab.account import Account
from affray.lab.arena import Arena, Cell, Effort
from affray.lab.batches.batch import Meeting
from affray.lab.battles import BattleArena
from affray.lab.field_errors import fault
from affray.lab.fields import LabSystem, Option
from affray.lab.schema import Duel, Odds, Skirmishes
from affray.lab.words import words_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Options = Mapping[str, str | int | bool]
Asked = Mapping[str, object]
Pair = tuple[str, str]
BATTLE = "battle"


def value_name(fact: OptionFact, number: int) -> str:
    """The value of a house rule by its number."""
    return fact.values[number]


class Setting(msgspec.Struct, frozen=True):
    """What holds where something is asked: the house rules, the packs by their paths, the language of names."""

    options: Options = {}
    packs: Sequence[str] = ()
    language: str = ENGLISH


class PackOption(NamedTuple):
    """What a command takes as packs: what stands for one, what is said of it, and whether there may be several."""

    sign: str
    help: str
    several: bool = True


class Idle(NamedTuple):
    """Options that say nothing where something is asked; the message `fault-idle-<why>` says what they go with."""

    names: Sequence[str]
    why: str
    args: Mapping[str, Value] = {}


def nothing_idle(asked: Asked, *, beside: bool) -> Iterable[Idle]:
    """Every option says something."""
    return ()


class Questions(NamedTuple):
    """What commands take: the fields of a question about odds, of which `duel` makes a question about a duel; those of a
    question about a duel, its sides apart; and the options that say nothing in a question about odds, beside which others may
    stand."""

    odds: tuple[Option, ...]
    duel: tuple[Option, ...]
    idle: Callable[..., Iterable[Idle]] = nothing_idle


class Under(Protocol):
    """Games under way: which side is asked in each and which is the learner's own, what is seen, which numbers may be chosen, what
    the last choice was worth to the learner, whether that ended the game (what is seen is then of the next one), and how many
    decisions it led to."""

    @property
    def asked(self) -> "NDArray[np.int64]": ...
    @property
    def sides(self) -> "NDArray[np.int64]": ...

    @property
    def seen(self) -> "NDArray[np.float32]": ...
    @property
    def masks(self) -> "NDArray[np.bool_]": ...
    @property
    def rewards(self) -> "NDArray[np.float32]": ...
    @property
    def over(self) -> "NDArray[np.bool_]": ...
    @property
    def decisions(self) -> "NDArray[np.int64]": ...


WAIT = -2
"""Said for a game of a batch that is to stand while others go on."""
LEARNER = "learner"
"""Said for a policy where the other side's questions are the learner's too."""


class Batch(Protocol):
    """Many games at once, in each of which a learner answers for a side."""

    actions: int
    """How many numbers there are to choose from."""

    @property
    def games(self) -> Under:
        """The games as they stand."""

    def step(self, chosen: "NDArray[np.int64]") -> Under:
        """Goes on with each game by a number, or lets it stand at WAIT."""


class Skirmishing(NamedTuple):
    """How whole scenarios are asked about: what a scenario may be, the options besides it, what answers, what gives one of the
    games, and what plays many at once for a learner."""

    scenario: str
    options: tuple[Option, ...]
    answer: Callable[..., Skirmishes]
    sample: Callable[..., Game[object, object]]
    batch: Callable[..., "Batch"]


class Rules(NamedTuple):
    """The house rules of a system, how they are read, and the value that a number of one stands for."""

    facts: Sequence[OptionFact]
    read: Callable[[Mapping[str, object]], object]
    text: Callable[[OptionFact, int], str] = value_name


class Subject(NamedTuple):
    """What somebody in a fight comes to here: fields of a question about odds, and the weapons at hand as its field has them."""

    fields: Mapping[str, str] = {}
    weapons: tuple[str, ...] = ()


class Laboratory(ABC):
    """The laboratory of a system."""

    key: str
    """The key of the system."""
    sides: tuple[str, ...]
    """The usual sides of a comparison."""
    policy: str
    """How sides fight where nobody says otherwise; "" where it is a side's name that says so."""
    kinds: Mapping[str, str] = {}
    """The fields whose values have a name, each with the kind of these in the system's words."""
    label: str = ""
    """The kind of the reasons of numbers in the system's words; empty where it has none for these."""
    duelists: Pair = ("", "")
    """What either side of a duel may be, in words."""
    packs: PackOption | None = None
    """What is taken as packs; None where nothing is."""
    is_translated: bool = False
    """Whether answers name sides in the language that is asked for."""

    # --- words --------------------------------------------------------------------------------------------------------
    def words(self) -> Catalogue:
        """The words of the system, with those that only its laboratory has."""
        return words_of(self.key)

    # --- questions ----------------------------------------------------------------------------------------------------
    @abstractmethod
    def fields(self) -> LabSystem:
        """What can be asked, field by field."""

    def subject(self, state: object, who: str) -> Subject:
        """What somebody comes to as a reader of the position sees them; nothing where they cannot be asked about."""
        return Subject()

    @abstractmethod
    def questions(self) -> Questions:
        """What commands take that ask about odds and duels."""

    @abstractmethod
    def chances(self, asked: Asked, setting: Setting) -> Odds:
        """The exact odds of a procedure. Raises InputError."""

    @abstractmethod
    def solve(self, who: Pair, asked: Asked, setting: Setting, *, gpu: bool = False) -> Duel:
        """A duel to its end, worked out. Raises InputError."""

    def account(self, asked: Asked, setting: Setting) -> Account:
        """The answer to a question about odds as the system likes to say it; nothing where it is said as in every system.
        Raises InputError."""
        return ()

    @abstractmethod
    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        """A game of a batch of duels by its number; `asked` is what else a duel is asked with. Raises InputError."""

    def skirmishing(self) -> Skirmishing | None:
        """How scenarios of the system are played by machine code; None where they are not."""
        return None

    # --- comparisons --------------------------------------------------------------------------------------------------
    @abstractmethod
    def rules(self) -> Rules:
        """The house rules and how they are read."""

    @abstractmethod
    def meeting(
        self, sides: Pair, policies: Pair, options: Mapping[str, str], *, compiled: bool
    ) -> Meeting[object, object]:
        """A fight to be played. Raises InputError."""

    def pairs(self, sides: tuple[str, ...]) -> list[Pair]:
        """The fights of some sides: of any two, of a single one against its like. Raises InputError where these are none."""
        return list(combinations(sides, 2)) if len(sides) > 1 else [(sides[0], sides[0])]

    def facts(self) -> Sequence[OptionFact]:
        """The house rules."""
        return self.rules().facts

    def house(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The value of every house rule. Raises InputError."""
        rules = self.rules()
        house = rules.read(options)
        return {fact.name: rules.text(fact, getattr(house, fact.name)) for fact in rules.facts}

    # --- sweeps -------------------------------------------------------------------------------------------------------
    def arenas(self) -> Mapping[str, Callable[[], Arena]]:
        """What measures the cells of a sweep, by the measure: duel and attack where the system has them, and battle."""
        return {BATTLE: lambda: BattleArena(self.key)}

    def sample_cell(self, cell: Cell, effort: Effort, number: int) -> Game[object, object]:
        """A duel of a cell by its number. Raises InputError."""
        raise fault("sample", None, "no-board", measure="duel", system=self.key)


def duel_within(laboratory: Laboratory, asked: Asked) -> tuple[Pair, Asked]:
    """The duel that a question about odds asks about: its sides, and what is asked of it."""
    known = {option.name for option in laboratory.questions().duel} - {"rounds"}
    given = {name: value for name, value in asked.items() if name in known}
    limit = {"limit": asked["rounds"]} if "rounds" in asked else {}
    return (str(asked["attacker"]), str(asked["defender"])), {**given, **limit}


def limit_from(asked: Asked, usual: int = 0) -> int:
    """The most rounds that are asked for; the usual number where none are."""
    found = asked.get("limit", 0)
    return found if isinstance(found, int) and found else usual
