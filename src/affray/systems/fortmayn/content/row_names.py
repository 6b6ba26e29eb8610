"""What rows of filler are called: ours by the codes that the catalogue has words for, a person's own by their own text.

A row of one's own that keeps one of our ids keeps what the rules do with that id; where they do nothing with it, it goes by
its name. [FT-FILL-01 to FT-FILL-14]
"""

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec.structs import replace

from affray.systems.fortmayn.content.tables import shipped

NAMES: Mapping[str, tuple[str, str]] = {
    "events": ("event_id", "text"),
    "bestiary": ("creature_id", "name"),
    "obstacles": ("obstacle_id", "name"),
    "spells": ("spell_id", "name"),
    "careers": ("career_id", "name"),
    "rooms": ("room_id", "name"),
    "treasures": ("treasure_id", "name"),
    "quests": ("quest_id", "goal"),
    "consequences": ("consequence_id", "title"),
    "disgrace": ("result_id", "title"),
}
"""Of the tables whose rows have an id: its column, and that of the name."""
UNNAMED: Mapping[str, str] = {
    "oracle": "answer",
    "oracle_likelihood": "likelihood",
    "oracle_questions": "question",
    "room_contents": "content",
    "oddities": "prompt",
}
"""Of the others: the column that tells a row from others."""
AT_WORK = frozenset(("obstacles", "spells", "treasures", "consequences", "disgrace"))
"""Tables with ids that the rules know."""
KEYS: Mapping[str, tuple[str, str]] = {
    "feature": ("rooms", "{room_id}"),
    "place": ("quests", "{quest_id}"),
    "complication": ("quests", "{quest_id}"),
    "consequence_on_failure": ("obstacles", "{obstacle_id}"),
    "answer": ("oracle", "{row_id}"),
    "question": ("oracle_questions", "{row_id}_{d6}"),
    "prompt": ("oddities", "{d20}"),
    "belonging": ("careers", "belonging_{career_id}"),
}
"""Columns that hold a text besides the name: their table, and the code of a row of ours in the catalogue."""


@cache
def shipped_rows(table: str) -> frozenset[msgspec.Struct]:
    """The rows of a table that ship with Affray."""
    return frozenset(getattr(shipped(), table))


def with_row_name(table: str, row: msgspec.Struct) -> msgspec.Struct:
    """A row of a person's own with its name as its id, unless the row ships or the rules know its id."""
    if table not in NAMES or row in shipped_rows(table):
        return row
    key, name = NAMES[table]
    known = {getattr(struct, key) for struct in shipped_rows(table)}
    if table in AT_WORK and getattr(row, key) in known:
        return row
    return replace(row, **{key: getattr(row, name)})


def row_name(table: str, row: msgspec.Struct) -> str:
    """The name of a row as it is written: its name, or the column that tells it from the others.

    >>> row_name("bestiary", shipped().bestiary[0]), row_name("room_contents", shipped().room_contents[0])
    ('Kobold', 'quiet')
    """
    column = NAMES[table][1] if table in NAMES else UNNAMED[table]
    return str(getattr(row, column))


def row_text(row: msgspec.Struct, column: str) -> str:
    """The text of a column: for a row that ships the code of its words in the catalogue, else the text itself.

    >>> row_text(shipped().rooms[1], "feature"), row_text(replace(shipped().rooms[1], feature="a bell"), "feature")
    ('guard_post', 'a bell')
    """
    table, code = KEYS[column]
    cells: dict[str, object] = msgspec.to_builtins(row)
    return code.format_map(cells) if row in shipped_rows(table) else str(cells[column])
