"""What a server asks a seat, as the terminal prints it, and what may be looked up about it."""

from collections.abc import Sequence

from affray.cli.game.asking import print_faces_request, print_menu
from affray.cli.game.hints import hex_hints, open_lines
from affray.cli.game.menu import Menu
from affray.cli.game.prospects import briefs_of, prospect_tables
from affray.cli.online.answering import menu_of_asked
from affray.cli.online.server_words import WORDS, picture_of, prospect_of
from affray.cli.shown.screen import Screen
from affray.core import HexPicture
from affray.core.words.texts import COMMON
from affray.web.client import Seat
from affray.web.client.game_requests import GameRequests
from affray.web.messages import Asked, StageBoard, Welcome, WordedProspect


async def print_asked(
    seat: Seat, requests: GameRequests, asked: Asked, welcome: Welcome, screen: Screen, sides: tuple[str, ...]
) -> None:
    """Prints a question with its numbered answers. Raises InputError."""
    screen.say(asked.text, 2)
    if asked.dice is not None:
        print_faces_request(asked.dice.n, asked.dice.die, asked.dice.low, screen)
        return
    menu = menu_of_asked(asked, welcome.board)
    hints: Sequence[str | None] = ("",) * len(menu.choices)
    if asked.inner or isinstance(welcome.board, StageBoard):
        found = await requests.get_game_prospects(seat.game, lang=screen.language) if asked.choices else None
        promised = briefs_of(map(prospect_of, found.prospects), WORDS, screen.language) if found else {}
        hints = tuple(promised.get(asked.choices[line.places[0]].offer.text) for line in menu.choices)
    elif seat.position is not None:
        picture = picture_of(welcome.board, seat.position, sides)
        if isinstance(picture, HexPicture):
            hints = hex_hints(picture, menu, lambda place: asked.choices[place].label, screen.language)
    then = (
        COMMON.say(screen.language, "answer-then", answer=choice.offer.text, then=choice.offer.then)
        for choice in asked.choices
        if choice.offer.then
    )
    print_menu(menu, hints, (*then, *open_lines(asked.open, screen.language)), screen)


def odds_texts(found: Sequence[WordedProspect], asked: Asked, menu: Menu, language: str) -> list[str]:
    """The exact odds of the answers that roll dice."""
    offered = tuple(choice.offer for choice in asked.choices)
    return prospect_tables(offered, map(prospect_of, found), menu, WORDS, language)
