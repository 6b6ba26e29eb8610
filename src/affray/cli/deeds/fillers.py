"""What `affray pack check` says of a folder of filler."""

import sys

from affray.cli.exits import FAULT
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.game.fillers import KEY, FillerFolder, read_filler_with_faults
from affray.systems.fortmayn.content.row_names import row_name
from affray.systems.fortmayn.packs.pack import row_kinds


def check(folder: str, *, json: bool) -> int:
    """Prints which tables of filler are one's own and which are ours, or everything that is wrong; the exit code. Raises
    InputError."""
    found, faults = read_filler_with_faults(folder)
    if json:
        print_json({"faults": faults} if faults else {"faults": [], **folder_facts(found)})
    elif faults:
        sys.stdout.flush()
        for fault in faults:
            print(f"affray: {' '.join(fault.split())}", file=sys.stderr)
    else:
        print_filler(found, screen_of())
    return FAULT if faults else 0


def folder_facts(found: FillerFolder) -> dict[str, object]:
    """What a program wants to know of a folder of filler."""
    own = {table: row_names(found, table) for table in found.tables}
    return {"name": found.name, "system": KEY, "own": own, "ours": [table for table in row_kinds() if table not in own]}


def row_names(found: FillerFolder, table: str) -> list[str]:
    """What the rows of a table are called."""
    return [row_name(table, row) for row in getattr(found.filler, table)]


def print_filler(found: FillerFolder, screen: Screen) -> None:
    """Prints which tables are one's own, with what is in them, and which are ours."""
    screen.print_heading(f"{found.name}: filler for Fortmayn")
    for table in found.tables:
        screen.say(f"  yours  {table}: {'; '.join(row_names(found, table))}", 9)
    screen.say(f"  ours   {', '.join(table for table in row_kinds() if table not in found.tables)}", 9)
