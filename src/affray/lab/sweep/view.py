"""The results of a sweep as one object that a page shows: who meets whom in which part of the table, and with what success."""

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from affray.core import InputError
from affray.lab.arena import DUEL_COLUMNS, REFUSED
from affray.lab.field_errors import check_shipped
from affray.lab.sweep.ledger import SWEEP, SweepContents, check_header
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.results import duel_error, duel_score
from affray.lab.sweep.sampling import can_sample

MOST_SHOWN = 60_000
"""The most cells that a page is given at once."""
ENDING = ".sweep.gz"
DECIMALS = 6


class SweepAxis(msgspec.Struct, frozen=True):
    """Something that varies, and its values in their order."""

    name: str
    values: tuple[str, ...]


class SweepCell(msgspec.Struct, frozen=True, array_like=True):
    """What came of a cell: its number, the part of the table, the places of both (-1: the foe), what it is worth to the first
    and how far that may be off 95 times of 100, the games played (0: exact)."""

    number: int
    part: int
    a: int
    b: int
    value: float
    error: float
    games: int


class SweepUnfit(msgspec.Struct, frozen=True, array_like=True):
    """A contender that cannot use what it is rated for: the part of the table, its place, the code of the reason, the ST that
    it would need and the one that it has."""

    part: int
    place: int
    code: str
    need: int
    has: int


class SweepView(msgspec.Struct, frozen=True):
    """The results of a sweep.

    Contenders by name, each with the value of every part of it that varies; the axes, and for each part of the table the
    place of its value on every axis. `duels`: values are chances to win (half of a draw counts); else they are means of
    `unit`. `even`: a cell says all of its mirror. `solo`: all meet one foe. `sampled`: games of cells can be looked at, by
    `spec`. `wanted` cells are to be computed in all. Ranks leave out cells in which somebody is `unfit`.
    """

    system: str
    """The key of the system."""
    title: str
    """What the sweep is called, or its file."""
    about: str
    """What it is about."""
    measure: str
    """What is measured of each cell."""
    contenders: tuple[str, ...]
    """The names of the contenders."""
    kinds: tuple[SweepAxis, ...]
    """Each field in which contenders differ, with its values."""
    parts: tuple[tuple[int, ...], ...]
    """For each contender the place of its value in each of `kinds`."""
    axes: tuple[SweepAxis, ...]
    """Each axis with its values."""
    slices: tuple[tuple[int, ...], ...]
    """For each part of the table the place of its value on each axis."""
    duels: bool
    """Whether values are chances to win; else they are means of `unit`."""
    even: bool
    """Whether a cell says all of its mirror."""
    solo: bool
    """Whether all contenders meet one foe."""
    unit: str
    """The unit of the values; "" for chances."""
    sampled: bool
    """Whether games of cells can be looked at."""
    wanted: int
    """How many cells there are to be computed in all."""
    spec: str
    """The spec, as JSON."""
    cells: tuple[SweepCell, ...]
    """The cells that are computed, in their order."""
    unfit: tuple[SweepUnfit, ...] = ()
    """Who cannot use what it is rated for, and where."""


class StudyInfo(msgspec.Struct, frozen=True):
    """A study that comes with the program."""

    name: str
    title: str
    system: str


def view_from_bytes(data: bytes, where: str) -> SweepView:
    """The results in a file that affray sweep has kept. Raises InputError."""
    return view_of(SWEEP.from_bytes(data, where), where)


def view_of(kept: SweepContents, where: str) -> SweepView:
    """The results of a ledger, whether it is finished or not. Raises InputError."""
    plan = Plan(kept.header.spec)
    check_header(kept.header, plan, where)
    if len(kept.outcomes) > MOST_SHOWN:
        raise InputError(
            f"{where}: {len(kept.outcomes)} cells; expected at most {MOST_SHOWN} (affray report has no such bound)"
        )
    spec, duels = plan.spec, plan.arena.columns == DUEL_COLUMNS
    kinds, parts = axes_of([contender.parts for contender in plan.contenders])
    axes, slices = axes_of([part.names for part in plan.slices])
    return SweepView(
        system=spec.system,
        title=spec.title or where,
        about=spec.about,
        measure=spec.measure,
        contenders=tuple(contender.name for contender in plan.contenders),
        kinds=kinds,
        parts=parts,
        axes=axes,
        slices=slices,
        duels=duels,
        even=plan.even,
        solo=plan.solo,
        unit="" if duels else plan.arena.units.get("mean", ""),
        sampled=can_sample(spec),
        wanted=plan.size,
        spec=json.dumps(msgspec.to_builtins(spec)),
        cells=tuple(cells_of(plan, kept, duels=duels)),
        unfit=tuple(SweepUnfit(*key, why.code, why.need, why.has) for key, why in sorted(plan.unfit.items())),
    )


def axes_of(named: Sequence[Mapping[str, str]]) -> tuple[tuple[SweepAxis, ...], tuple[tuple[int, ...], ...]]:
    """The axes along which some names vary, and for each name the place of its value on every axis."""
    axes = tuple(SweepAxis(name, tuple(dict.fromkeys(table[name] for table in named))) for name in named[0])
    return axes, tuple(tuple(axis.values.index(table[axis.name]) for axis in axes) for table in named)


def cells_of(plan: Plan, kept: SweepContents, *, duels: bool) -> Iterator[SweepCell]:
    """The cells that could be computed, in their order."""
    for number in sorted(kept.outcomes):
        outcome = kept.outcomes[number]
        if outcome.how != REFUSED:
            value, off = (duel_score(outcome), duel_error(outcome)) if duels else (outcome.numbers[0], 0.0)
            yield SweepCell(number, *plan.place(number), round(value, DECIMALS), round(off, DECIMALS), outcome.games)


# --- the studies that come along --------------------------------------------------------------------------------------
def studies_folder() -> Traversable:
    """The folder of the studies that come with the program."""
    return files("affray.lab") / "data" / "studies"


@cache
def studies() -> tuple[StudyInfo, ...]:
    """The studies that come with the program."""
    found = []
    for path in sorted(studies_folder().iterdir(), key=lambda file: file.name):
        if path.name.endswith(ENDING):
            spec = SWEEP.read_header(gzip.decompress(path.read_bytes()).partition(b"\n")[0], path.name).spec
            found.append(StudyInfo(path.name.removesuffix(ENDING), spec.title, spec.system))
    return tuple(found)


def study_view(name: str) -> SweepView:
    """A study by its name. Raises InputError."""
    return view_from_bytes(study_ledger(name), name)


def study_ledger(name: str) -> bytes:
    """The ledger of a study by its name. Raises InputError."""
    check_shipped("study", name, [study.name for study in studies()])
    return gzip.decompress((studies_folder() / f"{name}{ENDING}").read_bytes())
