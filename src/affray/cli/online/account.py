"""The account of a game, as its server tells it again."""

from collections.abc import Sequence

from affray.cli.online import telling
from affray.cli.shown.screen import Screen
from affray.web.client import Seat
from affray.web.client.game_requests import GameRequests
from affray.web.messages import FromServer, Side, Told


class Account:
    """What has happened so far, in the language of a screen."""

    def __init__(self, seat: Seat, requests: GameRequests, screen: Screen) -> None:
        self.seat, self.requests, self.screen = seat, requests, screen

    async def entries(self, most: int = 0) -> list[Told]:
        """What happened in the last messages, so many of them; all that happened for 0. Raises InputError."""
        since = max(0, self.seat.n - most) if most else 0
        found: list[FromServer] = []
        while since < self.seat.n:
            part = await self.requests.get_game_told(self.seat.game, since=since, lang=self.screen.language)
            if not part:
                break
            found += part
            since += len(part)
        return [said for said in found if isinstance(said, Told)]

    async def lines(self, sides: Sequence[Side], most: int = 0) -> list[str]:
        """The same as lines of the terminal. Raises InputError."""
        return [text for said in await self.entries(most) for text in telling.told_texts(said, sides, self.screen)]
