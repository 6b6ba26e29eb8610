"""What the commands of packs do."""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from affray.cli.deeds.schemas import find_format, schema_text
from affray.cli.exits import DONE, FAULT
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError
from affray.core.faces.packs import SCENARIOS, DamageNotation, FolderPacks, ReportLine, ReportSection
from affray.core.field_errors import file_error
from affray.game.folders import ZIP, installed_file, write_archive
from affray.game.pack_folders import (
    PackFolder,
    read_file_with_faults,
    read_pack_folder,
    read_pack_with_faults,
)
from affray.game.record import write_file
from affray.game.scenario import SUFFIX
from affray.systems import registry

START, TITLES = "my-pack", ("My Pack", "Mein Paket")
"""The name and the titles in the packs that systems bring to begin with."""
NOT_IN_A_NAME = re.compile(r"[^a-z0-9]+")


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


# --- making one -------------------------------------------------------------------------------------------------------
def make_pack(system: str, path: str) -> int:
    """Writes a small pack to begin with into a new folder. Raises InputError."""
    home = files(registry.package_of(system)) / "data" / "pack"
    folder = Path(path)
    name = NOT_IN_A_NAME.sub("-", folder.resolve().name.lower()).strip("-") or START
    if not home.is_dir():
        raise InputError(f"system {system!r}: has no packs; expected one of {', '.join(registry.keys_with('packs'))}")
    if folder.exists():
        raise InputError(f"{path}: exists; expected a new folder")
    schemas = {f"pack-{system}", f"scenario-{system}"}
    try:
        for file, text in texts_in(home):
            schema = f"scenario-{system}" if file.startswith(SCENARIOS) else f"pack-{system}"
            mark = f"#:schema {'../' * file.count('/')}.schemas/{schema}.json\n" if file.endswith(SUFFIX) else ""
            write_new(folder / file, mark + named(text, name))
        for schema in sorted(schemas):
            write_new(folder / ".schemas" / f"{schema}.json", schema_text(find_format(schema)).decode())
    except OSError as error:
        raise file_error(path, error, "write") from None
    screen_of().say(
        f"{path} is a pack of {system}: a small one that works. Change it, and ask affray pack check {path}."
    )
    return DONE


def named(text: str, name: str) -> str:
    """The text of a pack to begin with under a name of one's own, which is its title in every language."""
    if name == START:
        return text
    title = name.replace("-", " ").title()
    return reduce(lambda said, old: said.replace(old, title), TITLES, text.replace(START, name))


def texts_in(home: Traversable, lead: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a folder's files by their path in it."""
    for path in sorted(home.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from texts_in(path, f"{lead}{path.name}/")
        else:
            yield f"{lead}{path.name}", path.read_text("utf-8")


def write_new(path: Path, text: str) -> None:
    """Writes a file with the folders above it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def build(path: str, out: str) -> int:
    """Writes a pack without faults into one file. Raises InputError."""
    folder = sound_pack(path)
    target = Path(out) if out else Path(f"{folder.pack.name}{ZIP}")
    if target.suffix != ZIP:
        raise InputError(f"{out}: expected a file named .zip")
    try:
        write_archive(Path(path), target)
    except OSError as error:
        raise file_error(target, error, "write") from None
    screen_of().say(f"{target}: {folder.pack.name}, {target.stat().st_size} bytes.")
    return DONE


def sound_pack(path: str) -> PackFolder:
    """The pack of a folder. Raises InputError for one with a fault."""
    if not Path(path).is_dir():
        raise InputError(f"{path}: expected the folder of a pack")
    return read_pack_folder(path)


def install(path: str) -> int:
    """Keeps a pack where it is found by its name. Raises InputError."""
    found = read_pack_folder(path)
    target = installed_file(found.pack.name)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if Path(path).is_dir():
            write_archive(Path(path), target)
        else:
            write_file(target, Path(path).read_bytes())
    except OSError as error:
        raise file_error(target, error, "write") from None
    screen_of().say(f"{found.pack.name} is installed: --pack {found.pack.name} plays with it.")
    return DONE


def is_whole_pack(path: Path) -> bool:
    """Whether a path is that of a file which may be a pack by itself, none of those that the folder of one may hold."""
    parts = (name for key in registry.keys_with_folder_packs() for name in registry.folder_packs_of(key).file_names())
    return path.is_file() and path.suffix != ZIP and path.name not in parts


def read_file(path: str, system: str) -> tuple[PackFolder, list[str]]:
    """The pack of a file of units, of a system or of the first that has armies, and everything that is wrong with it. Raises
    InputError."""
    key = system or registry.first_with("armies")
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
        "scenarios": [
            {"name": scenario.name, "title": scenario.title, "summary": scenario.summary}
            for scenario in found.scenarios
        ],
        "campaigns": [
            {"name": campaign.name, "title": campaign.title, "summary": campaign.summary}
            for campaign in found.campaigns
        ],
        "unfit": found.unfit,
    }


def print_pack(found: PackFolder, screen: Screen) -> None:
    """Prints what a pack adds and changes."""
    report = registry.packs_of(found.system).report(found.pack)
    screen.print_heading(report.title)
    print_lines(report.lines, screen)
    own = (
        text_section(
            "Scenarios", (f"{scenario.name}: {scenario.title}. {scenario.summary}" for scenario in found.scenarios)
        ),
        text_section(
            "Campaigns", (f"{campaign.name}: {campaign.title}. {campaign.summary}" for campaign in found.campaigns)
        ),
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
