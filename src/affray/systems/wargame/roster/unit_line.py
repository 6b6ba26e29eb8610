"""A unit as a line of words: `name=Border guard type=basic n=10 ad=1d6 move=6 defense=8 weapons=longbow`.

`like` takes another unit as it is, whose fields the line then changes: of a ready army by `army/unit`, of a pack by name.
"""

import re
from collections.abc import Mapping

from affray.core import Phrase
from affray.core.errors import shorten_text
from affray.core.field_errors import FieldError, expected
from affray.core.reading.fields import read_struct
from affray.core.words.texts import ENGLISH
from affray.systems.wargame.content.house_rules import PACKAGE, PLAIN, House
from affray.systems.wargame.roster.army import ListedUnit
from affray.systems.wargame.roster.army_file import NOTHING_OWN, Own, UnitPart, find_listed, unit_of, unit_row
from affray.systems.wargame.roster.ready_made import ready_units

KEY = re.compile(r"(?:^|\s)([a-z]+)=")
LIKE = "like"
LISTS = ("weapons", "abilities")
PRICED = ":"
BY = "x"
BASE = re.compile(r"[0-9.]+x[0-9.]+")


def read_unit(
    line: str,
    packs: Mapping[str, ListedUnit] | None = None,
    own: Own = NOTHING_OWN,
    house: House = PLAIN,
    language: str = ENGLISH,
) -> ListedUnit:
    """The unit of a line, legal or not. Raises InputError for an unknown key, name or value.

    >>> read_unit("like=fantasy/archers n=12").n
    12
    """
    where = f"unit {shorten_text(line)!r}"
    given = fields_of(line, where)
    base = given.pop(LIKE, None)
    table: dict[str, object] = {}
    if base is not None:
        table = unit_row(
            find_listed(str(base), {**ready_units(language, house), **(packs or {})}, "unit", f"{where}: {LIKE}")
        )
    return unit_of(read_struct({**like_fields(table, given), **given}, UnitPart, where), where, house, own)


def fields_of(line: str, where: str) -> dict[str, object]:
    """The fields of a line, lists apart. Raises InputError for a text before the first key and a key given twice."""
    marks = list(KEY.finditer(line))
    if not marks or line[: marks[0].start()].strip():
        raise FieldError("", line, Phrase("expected-line", source=PACKAGE), where)
    ends = [*(mark.start() for mark in marks[1:]), len(line)]
    found: dict[str, object] = {}
    for mark, end in zip(marks, ends, strict=True):
        key, value = mark[1], " ".join(line[mark.end() : end].split())
        if key in found:
            raise FieldError(key, None, expected("once"), f"{where}: {key}")
        found[key] = field_value(key, value)
    return found


def field_value(key: str, value: str) -> object:
    """The value of a field: a list, the two sides of a base, a text.

    >>> field_value("abilities", "fast, stealth:15"), field_value("base", "1.5x2")
    (['fast', {'name': 'stealth', 'cost': '15'}], ['1.5', '2'])
    """
    if key == "base" and BASE.fullmatch(value):
        return value.split(BY)
    if key not in LISTS:
        return value
    parts = [part.strip().partition(PRICED) for part in value.split(",") if part.strip()]
    return [{"name": name.strip(), "cost": cost.strip()} if sign else name for name, sign, cost in parts]


def like_fields(table: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
    """The fields of another unit without files where the line gives another formation; fewer stand in fewer files."""
    found = dict(table)
    fewer = str(given.get("n", ""))
    if "formation" in given:
        found.pop("files", None)
    elif "files" in found and fewer.isdecimal():
        found["files"] = min(int(str(found["files"])), int(fewer))
    return found
