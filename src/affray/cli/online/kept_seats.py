"""The seats of this user at tables of servers: the token that each has, in a file that only the user may read."""

import hashlib
import os
import secrets
from pathlib import Path

import msgspec
import platformdirs

from affray.cli.online.link import GameLink, link_error
from affray.core import InputError
from affray.core.field_errors import file_error

FOLDER, SUFFIX = "seats", ".json"
OWN, OWN_FOLDER = 0o600, 0o700
MOST_NAMED = 4
"""So many games are named where an address leaves open which is meant."""


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat: its server and game, and the token that opens it."""

    server: str
    game: str
    token: str


def seats_folder() -> Path:
    """Where the seats are kept."""
    return Path(platformdirs.user_data_dir("affray", appauthor=False)) / FOLDER


def seat_file(link: GameLink) -> Path:
    """The file of the seat that a link opens; its name tells nobody the link."""
    name = hashlib.sha256(f"{link.server} {link.game} {link.token}".encode()).hexdigest()[:32]
    return seats_folder() / f"{name}{SUFFIX}"


def own_token(link: GameLink) -> str:
    """The token for the seat of a link: the one kept for it, else a new one, which is kept before it is used. Raises
    InputError."""
    kept = read_seat(seat_file(link))
    if kept is not None:
        return kept.token
    token = secrets.token_urlsafe(24)
    keep_token(link, token)
    return token


def keep_token(link: GameLink, token: str) -> None:
    """Keeps the token of the seat that a link opens. Raises InputError."""
    path = seat_file(link)
    new = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWN), "wb") as file:
            file.write(msgspec.json.encode(KeptSeat(link.server, link.game, token)))
        new.replace(path)
    except OSError as error:
        raise file_error(str(path), error) from None


def read_seat(path: Path) -> KeptSeat | None:
    """The seat of a file; None where there is none that can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=KeptSeat)
    except (OSError, msgspec.DecodeError):
        return None


def forget_seat(link: GameLink) -> None:
    """Keeps the token of a link no longer."""
    seat_file(link).unlink(missing_ok=True)


def find_seat(link: GameLink, text: str) -> KeptSeat:
    """The only seat that is kept of a server, or of the game that a link without a token names. Raises InputError."""
    seats = (read_seat(path) for path in sorted(seats_folder().glob(f"*{SUFFIX}")))
    found = {
        (seat.game, seat.token): seat
        for seat in seats
        if seat is not None and seat.server == link.server and link.game in ("", seat.game)
    }
    if not found:
        raise link_error(text, "link-no-seat", game=link.game or "none")
    if len(found) > 1:
        raise several_error(link, text, sorted({seat.game for seat in found.values()}))
    return next(iter(found.values()))


def several_error(link: GameLink, text: str, games: list[str]) -> InputError:
    """The error for an address of which several seats are kept."""
    addresses = tuple(GameLink(link.server, game).address for game in games[:MOST_NAMED])
    return link_error(text, "link-several", games=addresses, same=int(len(games) == 1))
