"""The sheet of a figure at the terminal: groups of lines, the sums behind the numbers, the clauses."""

from collections.abc import Sequence

from affray.cli.shown.screen import Screen, with_clauses, wrap_text
from affray.core import InputError
from affray.core.faces.guide import Row, Sheet
from affray.core.faces.picture import Picture, picture_figures
from affray.core.faces.words import Namer
from affray.core.words.numbers import local_number
from affray.core.words.texts import COMMON

QUOTES = "\"'„“”‚‘’"  # noqa: RUF001
"""What a name of several words may stand in."""


def print_sheet(sheet: Sheet, system: Namer, screen: Screen) -> None:
    """Prints a sheet, the clauses at the right margin."""
    for group, rows in sheet.groups:
        print()
        screen.print_heading(system.phrase(group, screen.language))
        print_rows(rows, system, screen)
    print()


def print_rows(rows: Sequence[Row], system: Namer, screen: Screen) -> None:
    """Prints lines of a sheet, the clauses at the right margin."""
    for row in rows:
        name, value = (system.phrase(each, screen.language) for each in (row.name, row.value))
        lines = wrap_text(f"  {name}: {value}{sum_text(row, system, screen)}", screen.width, 4)
        for line in (*lines[:-1], *with_clauses(lines[-1], row.clauses, screen.width)):
            print(line)


def sheet_data(sheet: Sheet, system: Namer, screen: Screen) -> list[dict[str, object]]:
    """A sheet in words, for programs."""
    return [
        {
            "group": system.phrase(group, screen.language),
            "rows": [
                {
                    "name": system.phrase(row.name, screen.language),
                    "value": system.phrase(row.value, screen.language),
                    "clauses": row.clauses,
                }
                for row in rows
            ],
        }
        for group, rows in sheet.groups
    ]


def sum_text(row: Row, system: Namer, screen: Screen) -> str:
    """The parts that make a line's number, where there are several."""
    if len(row.parts) < 2:
        return ""
    language = screen.language
    parts = (
        f"{system.name('part', part.label, language)} {local_number(f'{part.value:+d}', language)}"
        for part in row.parts
    )
    return f" ({', '.join(parts)})"


def find_figure(name: str, picture: Picture, side: int, words: Namer, language: str) -> str:
    """The figure that a name means, its own or that of a language, which may be cut short; where none is named the one that
    acts, or the only one of the side that is asked, if a side is. Raises InputError, which names those that there are."""
    wanted, counters = plain_name(name), picture_figures(picture)
    called = {counter.id: words.name("figure", counter.id, language) for counter in counters}
    plain = {who: (plain_name(who), plain_name(its)) for who, its in called.items()}
    exact = [counter.id for counter in counters if wanted in plain[counter.id]]
    meant = exact or [
        counter.id
        for counter in counters
        if (any(text.startswith(wanted) for text in plain[counter.id]) if wanted else counter.active and side >= 0)
    ]
    if not wanted and len(meant) != 1:
        meant = [counter.id for counter in counters if counter.side == side]
    if len(meant) != 1:
        names = tuple(called[who] for who in (meant if len(meant) > 1 else called))
        said = "table-sheet-who" if names else "table-sheet-nobody"
        raise InputError(COMMON.say(language, said, given=name or "none", names=names))
    return meant[0]


def plain_name(name: str) -> str:
    """A name as it may be typed."""
    return name.strip(QUOTES).lower().replace("_", " ")
