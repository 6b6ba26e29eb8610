"""Packs: tables of a person's own beside those of a system, or laid over them, in a file or a folder.

A pack is used where a scenario is set up, a figure or an army made or a card printed, and nowhere else: its names become
names that describe themselves, its tables go into the scenario, its units into the army. Positions and records therefore
hold without it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

import msgspec

from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.scenario import Scenario
from affray.core.words.texts import ENGLISH

Value = str | int | bool
Options = Mapping[str, Value]
SCENARIOS, CAMPAIGNS, LESSONS = "scenarios", "campaigns", "lessons"
"""The folders of a pack that hold scenarios and campaigns."""
HEAD = "pack.toml"
"""The file that says what a pack is."""
CAMPAIGN_FILE = "campaign.toml"
"""The file of a campaign in a folder of its own."""


class PackHead(msgspec.Struct, frozen=True):
    """A pack as far as all systems know it: each keeps its own struct that begins with the name."""

    name: str


P = TypeVar("P", bound=PackHead)
P_contra = TypeVar("P_contra", bound=PackHead, contravariant=True)


class PackOption(msgspec.Struct, frozen=True):
    """A house rule of a pack: off unless chosen; chosen, it sets the options under `sets`."""

    name: str
    title: str
    effect: str
    sets: dict[str, Value]


class PackOutline(msgspec.Struct, frozen=True):
    """What there is to know of a pack before a game."""

    title: str
    """Its title."""
    summary: str = ""
    """What it does, in a sentence."""
    credit: str = ""
    """Whose work it is."""
    adds: tuple[str, ...] = ()
    """What it adds, in words."""
    changes: tuple[str, ...] = ()
    """What it puts in the place of something printed, in words."""
    options: tuple[PackOption, ...] = ()
    """House rules of its own."""
    defaults: Options = {}
    """Options that hold in its games unless a scenario or a player says otherwise."""


class ReportLine(msgspec.Struct, frozen=True):
    """A line of a report; what does not fit goes on in the column `hang`. Without one it is a row of a table, never broken."""

    text: str
    hang: int | None = None


class ReportSection(msgspec.Struct, frozen=True):
    """Lines under a heading."""

    title: str
    lines: tuple[ReportLine, ...]


class PackReport(msgspec.Struct, frozen=True):
    """What a pack adds and changes, for whoever checks it."""

    title: str
    lines: tuple[ReportLine, ...]
    sections: tuple[ReportSection, ...] = ()


class Packs(Protocol[P]):
    """The packs of a system: each a file, or a folder where they are `FolderPacks`."""

    def read(self, texts: Mapping[str, str], name: str) -> tuple[P, list[str]]:
        """The pack of the texts of its files, and everything that is wrong with it: file, place, reason; `name` is what its
        folder or file is called. With any fault it is not to be used. Raises InputError for a text that is no pack at all."""

    def facts(self, pack: P) -> dict[str, object]:
        """What a program wants to know of a pack."""

    def report(self, pack: P) -> PackReport:
        """What whoever checks a pack wants to know of it, in English."""


@runtime_checkable
class FolderPacks(Packs[P], Protocol[P]):
    """Packs in folders, which are laid over scenarios."""

    @property
    def expected(self) -> str:
        """What a folder must be, such as `the folder of a pack`."""

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders that a pack may hold, of SCENARIOS, CAMPAIGNS and LESSONS."""

    def file_names(self) -> tuple[str, ...]:
        """The names of the files that a pack may hold beside those."""

    def claims(self, has_file: Callable[[str], bool]) -> bool:
        """Whether a folder is a pack of this system, by the names of its files. The first system that has packs is asked
        last and takes what nobody claims."""

    def name_fault(self, name: str) -> str:
        """What keeps a file of that name from being one of a pack; empty where nothing does."""

    def resolve(self, packs: Sequence[P], scenario: Scenario, options: Options) -> tuple[Scenario, dict[str, Value]]:
        """A scenario that can be set up without the packs, and a player's options in terms of the rules alone. Raises
        InputError for a scenario of another system and for packs that clash."""

    def own_folder(self, scenario: Scenario) -> str:
        """The folder of a pack that a scenario's file names beside itself; empty for none."""

    def outline(self, pack: P, language: str = ENGLISH) -> PackOutline:
        """What there is to know of a pack before a game."""


@runtime_checkable
class GearPacks(Protocol[P_contra]):
    """Packs that bring what figures are made of, and so change cards and campaigns too."""

    def people(self, packs: Sequence[P_contra]) -> People[RosterFigure]:
        """The figures that can be made with packs."""

    def cards(self, packs: Sequence[P_contra], options: Options) -> tuple[PrintedPage, ...]:
        """The reference cards with what packs add, change and switch on. Raises InputError for packs that clash and for an
        unknown option."""

    def item_name(self, packs: Sequence[P_contra], item: str) -> str:
        """The name of an item as it stands without the packs."""

    def rule_options(self, packs: Sequence[P_contra], options: Options) -> dict[str, Value]:
        """Options in terms of the rules alone. Raises InputError."""


@runtime_checkable
class DamageNotation(Protocol):
    """Packs whose weapons write their damage in a notation of its own."""

    def damage_facts(self, text: str) -> object:
        """What a damage string comes to, for a program. Raises InputError with the column that does not fit."""

    def damage_lines(self, text: str) -> tuple[ReportLine, ...]:
        """What a damage string comes to, for people. Raises InputError with the column that does not fit."""
