"""A ladder in words: what is noticed has words in both languages, and no table is cut."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import affray.systems
from affray.cli.shown.lab import fitting_tables
from affray.core.words.texts import slug
from affray.lab.account import Table
from affray.lab.ladder.account import LadderSayer
from affray.lab.ladder.view import ladders, shipped_ladder
from affray.lab.value_names import noticed_names

SYSTEMS = ("foeman", "melee", "wargame", "fortmayn")
CODE = re.compile(r"`([a-z_]+:[a-z_]+)`|`(idle)`")


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_a_watcher_counts_has_words(system: str, language: str) -> None:
    text = (Path(affray.systems.__path__[0]) / system / "opponent" / "watcher.py").read_text()
    codes = {entry or idle for entry, idle in CODE.findall(text)}
    assert len(codes) > 3
    names = noticed_names(language)
    assert {f"noticed-{system}-{slug(code)}" for code in codes} <= set(names)


@pytest.mark.parametrize("name", [ladder.name for ladder in ladders()])
def test_no_table_shows_a_code(name: str) -> None:
    found = shipped_ladder(name)
    for language, heading in (("en", "noticed"), ("de", "Auffälliges")):
        tables = [line for line in LadderSayer(language).account(found) if isinstance(line, Table)]
        rows = [row[0] for table in tables if table.heads[0] == heading for row in table.rows]
        assert len(rows) > 2 and not [row for row in rows if ":" in row]


def printed(table: Table, width: int) -> str:
    """A table as it is printed."""
    console = Console(width=width)
    with console.capture() as shown:
        for part in fitting_tables(table, width):
            console.print(part)
    return shown.get()


def test_a_table_that_is_too_wide_is_printed_in_parts_and_nothing_is_cut() -> None:
    heads = ("player", *(f"a heading of {n}" for n in range(8)))
    table = Table(heads, (("computer:8", *(f"{n}2345.678" for n in range(8))),), "Times")
    narrow, wide = printed(table, 60), printed(table, 200)
    assert wide.count("computer:8") == 1 and narrow.count("computer:8") > 1
    assert "…" not in narrow and all(f"{n}2345.678" in narrow for n in range(8))
    assert max(map(len, narrow.splitlines())) <= 60
