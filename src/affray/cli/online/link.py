"""What an address of the table names: a server, a game, and the token behind the #."""

import re
from urllib.parse import unquote, urlsplit

import msgspec

from affray.core.field_errors import FieldError
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import CORE

GAME = re.compile("[0-9a-f]{1,32}")
TOKEN = re.compile("[A-Za-z0-9_-]{1,128}")


class GameLink(msgspec.Struct, frozen=True):
    """An address of the table; game and token are empty where it names none."""

    server: str
    game: str = ""
    token: str = ""

    @property
    def address(self) -> str:
        """The address without what opens a seat."""
        return f"{self.server}/game/{self.game}"


def read_link(text: str) -> GameLink:
    """What an address names. Raises FieldError for one that is none of the table."""
    try:
        parts = urlsplit(text.strip())
        _ = parts.port
    except ValueError:
        raise link_error(text, "link-form") from None
    way = [unquote(part) for part in parts.path.split("/") if part]
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise link_error(text, "link-form")
    if way and (len(way) != 2 or way[0] != "game" or not GAME.fullmatch(way[1])):
        raise link_error(text, "link-form")
    token = unquote(parts.fragment)
    if token and (not way or not TOKEN.fullmatch(token)):
        raise link_error(text, "link-form")
    return GameLink(f"{parts.scheme}://{parts.netloc}", way[1] if way else "", token)


def link_error(text: str, message: str, **args: Value) -> FieldError:
    """The error for an address; what stands behind its # is not repeated."""
    shown = text.strip().partition("#")[0]
    return FieldError("", None, Phrase(message, args, source=CORE), shown or "URL")
