"""The cells of a sweep by their numbers: who meets whom in which part of the table."""

import hashlib
from collections.abc import Hashable, Iterator, Mapping
from functools import cached_property
from math import prod
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.lab.arena import DUEL_COLUMNS, Arena, Cell, Fields, Unfit, Value
from affray.lab.sweep.spec import (
    FOE,
    NAME,
    OPTION,
    Point,
    Spec,
    axis_points,
    point_combinations,
    repeated_name,
    value_text,
)
from affray.lab.systems.laboratories import arena_of
from affray.systems import registry

FORMAT = 2
"""The version of ledgers; it rises when a cell would come to something else for the same spec."""
MOST_CELLS = 100_000
"""More cells are computed only when that is said to be meant."""
TOO_MANY, MOST_CONTENDERS, MOST_SLICES = 20_000_000, 5_000, 100_000
"""The most cells, contenders and parts of the table of any sweep."""


class Contender(msgspec.Struct, frozen=True):
    """One of those that meet: its name, its fields, and the name of each part that varies."""

    name: str
    fields: Fields
    parts: Mapping[str, str]


class Slice(msgspec.Struct, frozen=True):
    """A part of the table: the name of the value of each axis, and all fields that they set."""

    names: Mapping[str, str]
    sets: Fields


class Judgement(NamedTuple):
    """How a contender stands to the rules: why they refuse it, nothing if they do not; all that decides how it fights as the
    first and as the second of a cell; why it cannot use what it is rated for, None where it can."""

    refused: str
    alike: tuple[Hashable, Hashable]
    unfit: Unfit | None = None


class Plan:
    """All cells of a sweep, numbered from 0: part by part, in each every pair."""

    def __init__(self, spec: Spec) -> None:
        """Raises InputError for a spec that does not fit its system."""
        self.spec = spec
        self.system_version = registry.load_system(spec.system).facts.version
        self.players_version = ""
        self.arena: Arena = arena_of(spec.system, spec.measure)
        self.solo = spec.foe is not None
        self.contenders = contenders_of(spec, self.arena)
        self.slices = slices_of(spec, self.arena)
        self.even = self.arena.even and not self.solo
        size = len(self.contenders)
        self.per_slice = size if self.solo else size * (size + 1) // 2 if self.even else size * size
        if self.per_slice * len(self.slices) > TOO_MANY:
            raise InputError(f"{self.per_slice * len(self.slices)} cells: expected at most {TOO_MANY}")
        self.check_fields()

    # --- numbers ---
    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """Who meets whom; of a foe the place is -1. Where both sides are alike, each two meet once."""
        places = range(len(self.contenders))
        if self.solo:
            return [(place, -1) for place in places]
        return [(a, b) for a in places for b in places if a <= b or not self.even]

    @property
    def size(self) -> int:
        """How many cells there are."""
        return self.per_slice * len(self.slices)

    def place(self, number: int) -> tuple[int, int, int]:
        """The part of the table and the two contenders of a cell."""
        part, pair = divmod(number, self.per_slice)
        return (part, *self.pairs[pair])

    def cell(self, number: int) -> Cell:
        """A cell by its number."""
        part, a, b = self.place(number)
        return self.meeting(part, a, b)

    def meeting(self, part: int, a: int, b: int) -> Cell:
        """The cell of two contenders in a part of the table."""
        spec, sets = self.spec, self.slices[part].sets
        of_foe = {name.removeprefix(FOE): value for name, value in sets.items() if name.startswith(FOE)}
        of_house = {name.removeprefix(OPTION): value for name, value in sets.items() if name.startswith(OPTION)}
        of_terms = {name: value for name, value in sets.items() if name in self.arena.terms}
        of_figure = {name: value for name, value in sets.items() if name in self.arena.figure}
        mine = {**spec.figure, **of_figure, **self.contenders[a].fields}
        theirs: Fields = (
            {**(spec.foe or {}), **of_foe} if b < 0 else {**spec.figure, **of_figure, **self.contenders[b].fields}
        )
        return Cell(mine, theirs, {**spec.terms, **of_terms}, {**spec.options, **of_house})

    # --- what it is ---
    @cached_property
    def identity(self) -> str:
        """A digest that differs for every sweep with other numbers; titles do not count."""
        about = replace(self.spec, title="", about="")
        digested = (FORMAT, self.spec.system, self.system_version, about)
        return hashlib.sha256(msgspec.json.encode(digested, order="sorted")).hexdigest()

    def check_fields(self) -> None:
        """Raises InputError for a field that neither figures nor terms nor house rules have."""
        arena, spec = self.arena, self.spec
        options = {fact.name for fact in registry.load_system(spec.system).facts.options}
        figure = arena.figure
        if arena.columns != DUEL_COLUMNS:
            # Nobody chooses anything in one attack, and nothing of it is played.
            figure = tuple(name for name in figure if name != "policy")
            if spec.games or not spec.exact:
                raise InputError("games, exact: an attack is always exact; expected neither")
        for where, fields in (("figure", spec.figure), ("foe", spec.foe or {})):
            check_names(fields, figure, where)
        check_names(spec.terms, arena.terms, "terms")
        check_names(spec.options, tuple(options), "options")
        for contender in self.contenders:
            check_names(contender.fields, figure, f"contender {contender.name!r}")
        for name in {name for part in self.slices for name in part.sets}:
            if name.startswith(OPTION):
                check_names([name.removeprefix(OPTION)], tuple(options), "axes: option")
            elif name.startswith(FOE):
                if not self.solo:
                    raise InputError(f"axes: {name}: expected a foe, such as [foe] st = 12")
                check_names([name.removeprefix(FOE)], figure, "axes: foe")
            else:
                check_names([name], (*figure, *arena.terms), "axes")

    @cached_property
    def judgements(self) -> dict[tuple[int, int], Judgement]:
        """How each contender stands to the rules in each part of the table, by part and place. Raises InputError for a
        contender or a part where nothing can be computed at all."""
        parts, places = range(len(self.slices)), range(len(self.contenders))
        found = {(part, place): self.judge(part, place) for part in parts for place in places}
        for place, contender in enumerate(self.contenders):
            if all(found[part, place].refused for part in parts):
                raise InputError(f"{contender.name}: {found[0, place].refused}")
        for part, held in enumerate(self.slices):
            if all(found[part, place].refused for place in places):
                named = ", ".join(f"{name} {value}" for name, value in held.names.items())
                why = found[part, 0].refused
                raise InputError(why if why.startswith(named) else f"{named}: {why}")
        return found

    def judge(self, part: int, place: int) -> Judgement:
        """How a contender stands to the rules in a part of the table."""
        cell = self.meeting(part, place, -1 if self.solo else place)
        try:
            alike = self.arena.check(0, cell), self.arena.check(1, cell)
            return Judgement("", alike, self.arena.unfit(cell))
        except InputError as error:
            return Judgement(str(error).removeprefix("attacker: "), (None, None))

    @property
    def refusals(self) -> dict[tuple[int, int], str]:
        """Why contenders cannot fight in parts of the table, by part and place. Raises InputError as `judgements`
        does."""
        return {place: judgement.refused for place, judgement in self.judgements.items() if judgement.refused}

    @property
    def unfit(self) -> dict[tuple[int, int], Unfit]:
        """Why contenders cannot use what they are rated for in parts of the table, by part and place."""
        return {place: judgement.unfit for place, judgement in self.judgements.items() if judgement.unfit is not None}

    @cached_property
    def first_alike(self) -> dict[int, tuple[int, bool]]:
        """For each cell in which both can fight the first one that comes to the same, and whether from the other side."""
        found: dict[int, tuple[int, bool]] = {}
        first: dict[Hashable, int] = {}
        refusals = self.refusals
        for number in range(self.size):
            part, a, b = self.place(number)
            if (part, a) in refusals or (part, b) in refusals:
                continue
            cell = self.cell(number)
            mine = self.judgements[part, a].alike[0]
            theirs = self.judgements[part, a if self.solo else b].alike[1]
            held = (tuple(sorted(cell.terms.items())), tuple(sorted(cell.options.items())))
            if self.even and self.spec.exact and (theirs, mine, held) in first:
                found[number] = first[theirs, mine, held], mine != theirs
            else:
                found[number] = first.setdefault((mine, theirs, held), number), False
        return found

    def open_cells(self) -> Iterator[int]:
        """The numbers of the cells in which both can fight."""
        return iter(self.first_alike)


def check_names(names: Mapping[str, object] | list[str], known: tuple[str, ...], where: str) -> None:
    """Check that all names are known. Raises InputError."""
    for name in names:
        if name not in known:
            choice_text = f"one of {', '.join(sorted(known))}" if known else "none"
            raise InputError(f"{where}: {name!r} is unknown; expected {choice_text}")


def contenders_of(spec: Spec, arena: Arena) -> tuple[Contender, ...]:
    """The contenders of a spec. Raises InputError if there is none, and for two of one name."""
    if spec.contenders:
        found = [listed_contender(fields) for fields in spec.contenders]
    else:
        axes = {axis: axis_points(axis, given, arena, "versus") for axis, given in spec.versus.items()}
        check_combinations(axes, MOST_CONTENDERS, "versus")
        found = [combined_contender(tuple(axes), points) for points in point_combinations(axes)] if axes else []
    if not found:
        raise InputError(
            'nobody meets anybody: [versus] is missing; expected it with what differs, such as weapon = ["Axe", "Mace"], and '
            "[figure] with what all have, or [[contenders]]"
        )
    twice = repeated_name(contender.name for contender in found)
    if twice is not None:
        raise InputError(f"contender {twice!r} is there twice")
    return tuple(found)


def check_combinations(axes: Mapping[str, tuple[Point, ...]], most: int, where: str) -> None:
    """Check that axes have no more than `most` combinations. Raises InputError."""
    count = prod(map(len, axes.values()))
    if count > most:
        raise InputError(f"{where}: {count} combinations; expected at most {most}")


def listed_contender(fields: Fields) -> Contender:
    """A contender of a list: by its own name, or by all its fields."""
    sets = {name: value for name, value in fields.items() if name != NAME}
    name = str(fields.get(NAME, " ".join(map(value_text, sets.values()))))
    return Contender(name, sets, {"contender": name})


def combined_contender(axes: tuple[str, ...], points: tuple[Point, ...]) -> Contender:
    """A contender that is a combination of values."""
    parts = {axis: point.name for axis, point in zip(axes, points, strict=True)}
    sets: dict[str, Value] = {}
    for point in points:
        sets.update(point.sets)
    first, *others = parts.items()
    return Contender(", ".join([first[1], *(f"{axis} {name}" for axis, name in others)]), sets, parts)


def slices_of(spec: Spec, arena: Arena) -> tuple[Slice, ...]:
    """The parts of the table; a single one where nothing else varies. Raises InputError."""
    axes = {axis: axis_points(axis, given, arena, "axes") for axis, given in spec.axes.items()}
    check_combinations(axes, MOST_SLICES, "axes")
    found = []
    for points in point_combinations(axes):
        sets: dict[str, Value] = {}
        for point in points:
            sets.update(point.sets)
        found.append(Slice({axis: point.name for axis, point in zip(axes, points, strict=True)}, sets))
    return tuple(found)
