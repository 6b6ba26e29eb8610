"""A scenario as read from its file, before its system has looked at it."""

import msgspec


class Scenario(msgspec.Struct, frozen=True):
    """A starting position: who fights where, under which options.

    `body` holds the tables that only the system understands (map, objects, sides, figures); `source` says where the
    text came from, for messages.
    """

    name: str
    system: str
    title: str
    summary: str = ""
    options: dict[str, str | int | bool] = {}
    body: dict[str, object] = {}
    source: str = ""
