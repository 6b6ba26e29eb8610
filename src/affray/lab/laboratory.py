"""What the laboratory asks of a system: its exact odds, its duels and their games, its house rules compared, its sweeps.

A system of this package has its own in `lab/systems/<key>/laboratory.py`, a plugin names its by an entry point of the group
`affray.lab`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from affray.core import InputError, OptionFact
from affray.core.words.texts import ENGLISH, Catalogue, catalogue
from affray.game import Game
from affray.lab.arena import Arena, Cell, Effort
from affray.lab.batches.batch import Meeting
from affray.lab.battles import BattleArena
from affray.lab.fields import LabSystem
from affray.lab.schema import Duel, Odds

Options = Mapping[str, str | int | bool]
Asked = Mapping[str, object]
Pair = tuple[str, str]
BATTLE = "battle"


def value_name(fact: OptionFact, number: int) -> str:
    """The value of a house rule by its number."""
    return fact.values[number]


class Rules(NamedTuple):
    """The house rules of a system, how they are read, and the value that a number of one stands for."""

    facts: Sequence[OptionFact]
    read: Callable[[Mapping[str, object]], object]
    text: Callable[[OptionFact, int], str] = value_name


class Laboratory(ABC):
    """The laboratory of a system.

    `sides` are the usual ones of a comparison, `policy` how they fight where nobody says otherwise. `kinds` are the fields
    whose values have a name, each with the kind of these in the system's words; `label` is the kind of the reasons of
    numbers, empty where the system has no words for these.
    """

    key: str
    sides: tuple[str, ...]
    policy: str
    kinds: Mapping[str, str] = {}
    label: str = ""

    # --- words --------------------------------------------------------------------------------------------------------
    def words(self) -> Catalogue:
        """The words of the system, with those that only its laboratory has."""
        return catalogue(f"affray.systems.{self.key}")

    # --- questions ----------------------------------------------------------------------------------------------------
    @abstractmethod
    def fields(self) -> LabSystem:
        """What can be asked, field by field."""

    @abstractmethod
    def chances(self, asked: Asked, options: Options, language: str = ENGLISH) -> Odds:
        """The exact odds of a procedure. Raises InputError."""

    @abstractmethod
    def solve(self, who: Pair, asked: Asked, options: Options, language: str = ENGLISH, *, gpu: bool = False) -> Duel:
        """A duel to its end, worked out. Raises InputError."""

    @abstractmethod
    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        """A game of a batch of duels by its number; `asked` is what else a duel is asked with. Raises InputError."""

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
        raise InputError(f"sample: duel of {self.key} is not fought on a board")


def limit_from(asked: Asked, usual: int = 0) -> int:
    """The most rounds that are asked for; the usual number where none are."""
    found = asked.get("limit", 0)
    return found if isinstance(found, int) and found else usual
