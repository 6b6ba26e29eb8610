"""Which clauses of a system's rules its code cites and its cases try, and why not where neither is so."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from affray.core import InputError
from affray.core.reading.json_files import read_json_as
from affray.core.reading.rulebook import CLAUSE_ID
from affray.core.reading.tables import read_table
from affray.game.rulebook import rulebook
from affray.systems import registry

CASES = "cases.json"
MORE_CASES = re.compile(r"cases_\w+\.json")
REASONS = "uncovered.csv"


class Row(msgspec.Struct, frozen=True):
    """A clause: the modules that cite it, how many cases name it, and the reason where one of the two is lacking."""

    id: str
    title: str
    cited: tuple[str, ...]
    cases: int
    reason: str = ""

    @property
    def has_gap(self) -> bool:
        """Whether code or cases leave the clause out, and no reason is given."""
        return not (self.cited and self.cases) and not self.reason


class Case(msgspec.Struct, frozen=True):
    """What is read of a case here: the clauses it is about."""

    rules: tuple[str, ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """A row of uncovered.csv."""

    clause: str
    reason: str


def clause_coverage(system_key: str) -> tuple[Row, ...]:
    """Every clause of a system's rules, in order. Raises InputError for a reason that is out of date."""
    cited = citations(system_key)
    tried = case_counts(system_key)
    given = reasons(system_key)
    rows = tuple(
        Row(clause.id, clause.title, cited.get(clause.id, ()), tried.get(clause.id, 0), given.get(clause.id, ""))
        for clause in rulebook(system_key).clauses()
    )
    known = {row.id: row for row in rows}
    for clause_id in given:
        row = known.get(clause_id)
        if row is None:
            raise InputError(f"{system_key}: {REASONS}: {clause_id} is no clause of the rules")
        if row.cited and row.cases:
            raise InputError(f"{system_key}: {REASONS}: {clause_id} is cited and has cases; expected no reason for it")
    return rows


def unknown_citations(system_key: str) -> tuple[str, ...]:
    """The places of a system's code and cases that name a clause its rules do not have, as "module: id"."""
    known = {clause.id for clause in rulebook(system_key).clauses()}
    prefixes = tuple(f"{prefix}-" for prefix in registry.load_system(system_key).facts.prefixes)
    named = {**citations(system_key), **dict.fromkeys(case_counts(system_key), (CASES,))}
    return tuple(
        f"{place}: {clause_id}"
        for clause_id, places in sorted(named.items())
        if clause_id.startswith(prefixes) and clause_id not in known
        for place in places
    )


def citations(system_key: str) -> dict[str, tuple[str, ...]]:
    """The modules of a system's package that name each clause, by the clause's id."""
    found: dict[str, list[str]] = {}
    for module, text in source_files(files(registry.package_of(system_key))):
        for clause_id in dict.fromkeys(CLAUSE_ID.findall(text)):
            found.setdefault(clause_id, []).append(module)
    return {clause_id: tuple(modules) for clause_id, modules in found.items()}


def source_files(folder: Traversable, within: str = "") -> list[tuple[str, str]]:
    """The Python files of a package, each with its path inside the package and its text, in order."""
    found: list[tuple[str, str]] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            found.extend(source_files(item, f"{within}{item.name}/"))
        elif item.name.endswith(".py"):
            found.append((within + item.name, item.read_text("utf-8")))
    return found


def case_counts(system_key: str) -> dict[str, int]:
    """How many of the cases that ship with a system name each clause. Raises InputError for a bad file."""
    data = files(registry.package_of(system_key)).joinpath("data")
    counts: dict[str, int] = {}
    for page in sorted(data.iterdir(), key=lambda page: page.name) if data.is_dir() else []:
        if page.name != CASES and not MORE_CASES.fullmatch(page.name):
            continue
        cases = read_json_as(page.read_bytes(), list[Case], f"{system_key}: {page.name}")
        for case in cases:
            for clause_id in set(case.rules):
                counts[clause_id] = counts.get(clause_id, 0) + 1
    return counts


def reasons(system_key: str) -> dict[str, str]:
    """Why a clause has no citation or no case, by its id. Raises InputError for a bad table."""
    page = files(registry.package_of(system_key)).joinpath("data", REASONS)
    if not page.is_file():
        return {}
    rows = read_table(page.read_text("utf-8"), Reason, f"{system_key}: {REASONS}")
    given = {row.clause: row.reason for row in rows}
    if len(given) < len(rows):
        raise InputError(f"{system_key}: {REASONS}: a clause stands twice")
    return given
