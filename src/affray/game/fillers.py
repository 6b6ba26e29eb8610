"""Fortmayn's filler in folders: reading it safely, and putting it into a scenario. [FT-FILL-01 to FT-FILL-14]"""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.game.folders import first_fault, folder_texts
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.packs.pack import file_names, filler_tables, read_filler

KEY = "fortmayn"
FIELD = "filler"
"""The field of a scenario: the tables, or in a scenario's file the folder that they lie in."""


class FillerFolder(msgspec.Struct, frozen=True):
    """A folder of filler by its name: its tables by their names, and the whole filler with ours for the others."""

    name: str
    tables: tuple[str, ...] = ()
    filler: Filler = msgspec.field(default_factory=shipped)


def holds_filler(path: str | Path) -> bool:
    """Whether a folder holds a table of filler."""
    folder = Path(path)
    return any((folder / file).is_file() for file in file_names())


def file_name_fault(name: str) -> str:
    """What keeps a file of that name from being a table of filler; empty where nothing does."""
    return "" if name in file_names() else f"is no table of filler; expected some of {', '.join(file_names())}"


def read_filler_with_faults(path: str | Path) -> tuple[FillerFolder, list[str]]:
    """The filler in a folder, and everything that is wrong with it: file, line, column, what was expected. With any fault it
    is not to be used. Raises InputError for what is no folder."""
    folder = Path(path)
    texts, faults = folder_texts(folder, file_name_fault, "a folder with tables of filler")
    filler, tables, wrong = read_filler(texts)
    if not texts and not faults:
        faults = [f"expected some of {', '.join(file_names())}"]
    name = folder.resolve().name
    return FillerFolder(name, tables, filler), [f"{folder / fault}" for fault in (*faults, *wrong)]


def read_filler_folder(path: str | Path) -> FillerFolder:
    """The filler in a folder that has no fault. Raises InputError with the first one."""
    found, faults = read_filler_with_faults(path)
    if faults:
        raise InputError(first_fault(faults, path))
    return found


def with_filler(folders: Sequence[FillerFolder], scenario: Scenario) -> Scenario:
    """A scenario with the filler of these folders in it, and with that of the folder that its own file names. Raises
    InputError for a scenario of another system, and where two folders bring the same table."""
    if folders and scenario.system != KEY:
        raise InputError(f"filler is for {KEY}; {scenario.name} is a scenario of {scenario.system}")
    scenario = with_own_filler(scenario)
    tables: dict[str, object] = {}
    for folder in folders:
        twice = next((name for name in folder.tables if name in tables), None)
        if twice is not None:
            raise InputError(f"filler {folder.name}: another folder brings {twice}.csv too; expected one of them")
        tables |= filler_tables(folder.filler)
    own = scenario.body.get(FIELD)
    given = own if isinstance(own, dict) else {}
    return replace(scenario, body={**scenario.body, FIELD: {**given, **tables}}) if tables else scenario


def with_own_filler(scenario: Scenario) -> Scenario:
    """A scenario with the tables of the folder that its file names, beside that file; the same for any other. Raises
    InputError."""
    folder = scenario.body.get(FIELD)
    if scenario.system != KEY or not isinstance(folder, str) or not scenario.source:
        return scenario
    found = read_filler_folder(Path(scenario.source).parent / folder)
    return replace(scenario, body={**scenario.body, FIELD: filler_tables(found.filler)})
