"""Who gives a game up at the terminal: a computer goes on for the side, as long as others are left."""

from collections.abc import Sequence

from affray.cli.arguments import is_yes
from affray.cli.game.game_lines import Play, deciding_sides
from affray.cli.shown.screen import Screen
from affray.core import InputError, eyes
from affray.core.words.texts import COMMON
from affray.game.standing import leaving_text
from affray.play import Seat, make_seat
from affray.play.players import STAND_IN


def held_seats(game: Play, seats: Sequence[Seat | None]) -> list[Seat | None]:
    """A seat for each side, with a computer for a person who has left the game; none where several speak at once, which only
    people can."""
    left = () if eyes.has_open_floor(game.system, game.state, game.question) else game.gone
    return [
        make_seat(STAND_IN, game.seed) if seat is None and side in left else seat for side, seat in enumerate(seats)
    ]


def give_up(game: Play, seats: list[Seat | None], screen: Screen, rest: str) -> None:
    """Gives up the side that is asked, or the first that a person plays where a computer is. Raises InputError where that is
    not said twice, or no person is left."""
    asked = (game.question.side,) if game.question is not None else ()
    played = [
        side for side in (*asked, *deciding_sides(game)) if side >= 0 and seats[side] is None and side not in game.gone
    ]
    if not played:
        raise InputError(COMMON.say(screen.language, "resign-none"))
    side, name = played[0], game.system.sides(game.state)[played[0]]
    if not is_yes(rest):
        raise InputError(COMMON.say(screen.language, "resign-sure", side=name))
    game.leave(side)
    screen.say(leaving_text(game.system, game.state, side, "resign", screen.language))
    seats[:] = held_seats(game, seats)
    if not (game.is_over or seats[side] is None or game.system.seats.is_master(game.state, side)):
        screen.say(COMMON.say(screen.language, "left-held", side=name))
