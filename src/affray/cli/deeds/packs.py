"""What the commands of packs do."""

import sys
from collections.abc import Iterable
from pathlib import Path

from affray.cli.exits import FAULT
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError
from affray.core.faces.packs import DamageNotation, FolderPacks, ReportLine, ReportSection
from affray.game.pack_folders import PackFolder, read_file_with_faults, read_pack_with_faults
from affray.systems import registry


def check(path: str, *, system: str, json: bool) -> int:
    """Prints what a pack adds and changes, or everything that is wrong with it; the exit code. Raises InputError."""
    found, faults = (read_file if is_whole_pack(Path(path)) else read_pack_with_faults)(path, system)
    if json:
        print_json({"faults": faults} if faults else {"faults": [], **pack_facts(found)})
    elif faults:
        sys.stdout.flush()
        for fault in faults:
            print(f"affray: {' '.join(fault.split())}", file=sys.stderr)
    else:
        print_pack(found, screen_of())
    return FAULT if faults else 0


def is_whole_pack(path: Path) -> bool:
    """Whether a path is that of a file which may be a pack by itself, none of those that the folder of one may hold."""
    parts = (name for key in registry.keys_with_folder_packs() for name in registry.folder_packs_of(key).file_names())
    return path.is_file() and path.name not in parts


def read_file(path: str, system: str) -> tuple[PackFolder, list[str]]:
    """The pack of a file, of a system or of the first that has such, and everything that is wrong with it. Raises InputError."""
    key = system or next(key for key in registry.keys_with("packs") if key not in registry.keys_with_folder_packs())
    pack, faults = read_file_with_faults(path, registry.packs_of(key))
    return PackFolder(key, pack), faults


def print_dg(text: str, *, json: bool) -> int:
    """Prints the table of a DG string. Raises InputError with the column that does not fit."""
    notation = damage_notation()
    if json:
        print_json(notation.damage_facts(text))
    else:
        print_lines(notation.damage_lines(text), screen_of())
    return 0


def damage_notation() -> DamageNotation:
    """The packs whose weapons write their damage in a notation of its own. Raises InputError where there are none."""
    for key in registry.keys_with("packs"):
        packs: object = registry.packs_of(key)
        if isinstance(packs, DamageNotation):
            return packs
    raise InputError("no system writes damage in a notation of its own")


def pack_facts(found: PackFolder) -> dict[str, object]:
    """What a program wants to know of a pack."""
    packs = registry.packs_of(found.system)
    facts = packs.facts(found.pack)
    if not isinstance(packs, FolderPacks) or not packs.folders:
        return facts
    return {
        **facts,
        "scenarios": [{"name": one.name, "title": one.title, "summary": one.summary} for one in found.scenarios],
        "campaigns": [{"name": one.name, "title": one.title, "summary": one.summary} for one in found.campaigns],
        "unfit": found.unfit,
    }


def print_pack(found: PackFolder, screen: Screen) -> None:
    """Prints what a pack adds and changes."""
    report = registry.packs_of(found.system).report(found.pack)
    screen.print_heading(report.title)
    print_lines(report.lines, screen)
    own = (
        text_section("Scenarios", (f"{one.name}: {one.title}. {one.summary}" for one in found.scenarios)),
        text_section("Campaigns", (f"{one.name}: {one.title}. {one.summary}" for one in found.campaigns)),
        text_section("Cannot be played with it", (f"{name}: {why}" for name, why in found.unfit.items())),
    )
    for section in (*report.sections, *own):
        if section.lines:
            print()
            screen.print_heading(section.title)
            print_lines(section.lines, screen)


def text_section(title: str, texts: Iterable[str]) -> ReportSection:
    """Texts under a heading."""
    return ReportSection(title, tuple(ReportLine(f"  {text}", 4) for text in texts))


def print_lines(lines: Iterable[ReportLine], screen: Screen) -> None:
    """Prints the lines of a report."""
    for line in lines:
        if line.hang is None:
            print(line.text)
        else:
            screen.say(line.text, line.hang)
