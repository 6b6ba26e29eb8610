"""From an address to a seat at a table, and from one game to the next."""

import asyncio
from contextlib import suppress

import msgspec

from affray.cli.exits import STOPPED
from affray.cli.online.commands import Commands
from affray.cli.online.kept_seats import find_seat, forget_seat, keep_token, own_token, seat_file
from affray.cli.online.link import GameLink, read_link
from affray.cli.online.table import OnlineTable
from affray.cli.online.typed_lines import TypedLines
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError
from affray.core.words.texts import COMMON, ENGLISH
from affray.platform import terminal_restored
from affray.web.client import Seat, Server, sit
from affray.web.client.asking import Unreachable


def join_game(address: str, name: str, *, plain: bool, language: str) -> int:
    """Plays at the table of an address; the exit code. Raises InputError."""
    screen = screen_of(plain=plain, language=language)
    if language not in COMMON.languages:
        raise InputError(COMMON.say(ENGLISH, "online-language", language=language, known=COMMON.languages))
    link = read_link(address)
    if not link.token:
        kept = find_seat(link, address)
        link = GameLink(kept.server, kept.game, kept.token)
    with terminal_restored():
        try:
            return asyncio.run(play_games(link, name, screen))
        except KeyboardInterrupt:
            print()
            say_goodbye(link, screen, is_kept=True)
            return STOPPED


async def play_games(link: GameLink, name: str, screen: Screen) -> int:
    """Plays a game, and those that are asked for after it; the exit code. Raises InputError."""
    typed = TypedLines()
    while True:
        token = await take_seat(link, screen.language)
        await say_notice(link, screen)
        seat = Seat(link.server, link.game, token, name=name, language=screen.language)
        table = OnlineTable(seat, link, screen, typed)
        Commands(table)
        code = await table.run()
        if table.next is None:
            print()
            say_goodbye(link, screen, is_kept=bool(table.welcome.mine) and not table.position.over)
            return code
        link = table.next
        print()


async def say_notice(link: GameLink, screen: Screen) -> None:
    """Says what whoever runs the server tells everybody, if anything. A server of an older version knows of none."""
    with suppress(InputError, msgspec.DecodeError):
        notice = await Server(link.server).get_notice(lang=screen.language)
        if notice.text:
            screen.say(COMMON.say(screen.language, "online-notice", text=notice.text))


async def take_seat(link: GameLink, language: str) -> str:
    """The token of the seat of a link: one of its own where the link is for that, the same as before where it was used here.
    Raises InputError where somebody else has it, or nobody answers."""
    known = seat_file(link).exists()
    token = own_token(link)
    try:
        taken = await sit(link.server, link.game, link.token, token, language)
    except Unreachable:
        raise
    except InputError:
        if not known:
            forget_seat(link)
        raise
    if taken != token:
        keep_token(link, taken)
    return taken


def say_goodbye(link: GameLink, screen: Screen, *, is_kept: bool) -> None:
    """Says how to come back to a seat that is kept: by the game's address, or by the link where several seats of it are kept."""
    address = "none"
    if is_kept:
        address = "link"
        with suppress(InputError):
            address = GameLink(link.server, find_seat(GameLink(link.server, link.game), link.address).game).address
    screen.say(COMMON.say(screen.language, "online-left", address=address))
