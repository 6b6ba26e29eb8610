"""Fortmayn's filler in folders, as games, pages and commands ask for it. [FT-FILL-01 to FT-FILL-14]"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import HEAD, LESSONS, SCENARIOS, Options, PackOutline, PackReport, ReportLine, Value
from affray.core.reading.pack_head import file_fault, head_title, with_defaults
from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.content.row_names import row_name
from affray.systems.fortmayn.packs.pack import FillerPack, file_names, filler_tables, read_pack, row_kinds
from affray.systems.fortmayn.words.facts import TEXTS

KEY = "fortmayn"
FIELD = "filler"
"""The field of a scenario: the tables, or in a scenario's file the folder that they lie in."""
HANG = 9


class Fillers:
    """Folders of filler, whose tables go into the scenario."""

    expected = "a folder with tables of filler"
    folders = (SCENARIOS, LESSONS)
    read = staticmethod(read_pack)

    def file_names(self) -> tuple[str, ...]:
        return (HEAD, *file_names())

    def claims(self, has_file: Callable[[str], bool]) -> bool:
        return any(map(has_file, file_names()))

    def name_fault(self, name: str) -> str:
        return file_fault(name, self.file_names(), self.folders)

    def resolve(
        self, packs: Sequence[FillerPack], scenario: Scenario, options: Options
    ) -> tuple[Scenario, dict[str, Value]]:
        own = scenario.body.get(FIELD)
        tables: dict[str, object] = {}
        for pack in packs:
            twice = next((name for name in pack.tables if name in tables), None)
            if twice is not None:
                raise InputError(f"filler {pack.name}: another folder brings {twice}.csv too; expected one of them")
            tables |= filler_tables(pack.filler)
        whole = {**own, **tables} if isinstance(own, dict) else tables
        body = scenario.body if own is None and not whole else {**scenario.body, FIELD: whole}
        defaults = (pack.head.defaults for pack in packs if pack.head)
        return with_defaults(replace(scenario, body=body), defaults), dict(options)

    def own_folder(self, scenario: Scenario) -> str:
        folder = scenario.body.get(FIELD)
        return folder if isinstance(folder, str) else ""

    def outline(self, pack: FillerPack, language: str = ENGLISH) -> PackOutline:
        changes = tuple(TEXTS.name(language, "table", name) for name in pack.tables)
        if pack.head is None:
            return PackOutline(pack.name, changes=changes)
        head = pack.head
        return PackOutline(head.title, head.summary, head.credit, changes=changes, defaults=head.defaults)

    def facts(self, pack: FillerPack) -> dict[str, object]:
        own = {table: row_names(pack, table) for table in pack.tables}
        return {"name": pack.name, "system": KEY, "own": own, "ours": other_tables(pack)}

    def report(self, pack: FillerPack) -> PackReport:
        yours = (f"  yours  {table}: {'; '.join(row_names(pack, table))}" for table in pack.tables)
        lines = (*yours, f"  ours   {', '.join(other_tables(pack))}")
        head = pack.head
        title = f"{pack.name}: filler for Fortmayn" if head is None else head_title(head)
        return PackReport(title, tuple(ReportLine(line, HANG) for line in lines))


def row_names(pack: FillerPack, table: str) -> list[str]:
    """What the rows of a table are called."""
    return [row_name(table, row) for row in getattr(pack.filler, table)]


def other_tables(pack: FillerPack) -> list[str]:
    """The tables that a folder does not bring."""
    return [table for table in row_kinds() if table not in pack.tables]


FILLERS = Fillers()
