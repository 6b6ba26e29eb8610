"""The account of a game, as its server tells it again."""

from collections.abc import Sequence

from affray.cli.online import telling
from affray.cli.shown.screen import Screen
from affray.web.client import Seat
from affray.web.client.game_requests import GameRequests
from affray.web.messages import FromServer, Request, Side, Told


class Account:
    """What has happened so far, in the language of a screen."""

    def __init__(self, seat: Seat, requests: GameRequests, screen: Screen) -> None:
        self.seat, self.requests, self.screen = seat, requests, screen

    async def messages(self, most: int = 0) -> list[FromServer]:
        """The last messages, so many of them; all for 0. Raises InputError."""
        since = max(0, self.seat.n - most) if most else 0
        found: list[FromServer] = []
        while since < self.seat.n:
            part = await self.requests.get_game_told(self.seat.game, since=since, lang=self.screen.language)
            if not part:
                break
            found += part
            since += len(part)
        return found

    async def entries(self, most: int = 0) -> list[Told]:
        """What happened in the last messages, so many of them; all that happened for 0. Raises InputError."""
        return [said for said in await self.messages(most) if isinstance(said, Told)]

    async def lines(self, sides: Sequence[Side], most: int = 0) -> list[str]:
        """The same as lines of the terminal, and which requests were refused. Raises InputError."""
        found: list[str] = []
        for said in await self.messages(most):
            if isinstance(said, Told):
                found += telling.told_texts(said, sides, self.screen)
            elif isinstance(said, Request) and said.state == "refused":
                found.append(telling.request_text(said, sides, (), self.screen.language))
        return found
