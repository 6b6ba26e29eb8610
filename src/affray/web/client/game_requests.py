"""What a seat asks of its game, typed. Made from the server's paths by `make types`; not written by hand."""

from affray.web import messages
from affray.web.client.asking import Asking


class GameRequests(Asking):
    """What a seat asks of its game."""

    async def get_game(self, game: str, *, lang: str | None = None) -> messages.Welcome:
        """Everything about a game, as the seat sees it."""
        return await self.ask("GET /api/games/{game}", messages.Welcome, path={"game": game}, query={"lang": lang})

    async def get_game_turn(self, game: str, *, lang: str | None = None) -> messages.Turn:
        """Whose turn it is."""
        return await self.ask("GET /api/games/{game}/turn", messages.Turn, path={"game": game}, query={"lang": lang})

    async def get_game_told(
        self, game: str, *, since: int | None = None, wait: float | None = None, lang: str | None = None
    ) -> list[messages.FromServer]:
        """The first messages after a number, at most 200; with `wait`, the next within so many seconds where there are none."""
        return await self.ask(
            "GET /api/games/{game}/told",
            list[messages.FromServer],
            path={"game": game},
            query={"since": since, "wait": wait, "lang": lang},
        )

    async def post_game_answers(self, game: str, body: messages.Answer) -> messages.Done:
        """Plays answers."""
        return await self.ask("POST /api/games/{game}/answers", messages.Done, path={"game": game}, body=body)

    async def post_game_commands(self, game: str, body: messages.Command) -> messages.Done:
        """Does what a seat commands."""
        return await self.ask("POST /api/games/{game}/commands", messages.Done, path={"game": game}, body=body)

    async def get_game_moment(self, game: str, moment: int, *, lang: str | None = None) -> messages.Moment:
        """The board after so many answers."""
        return await self.ask(
            "GET /api/games/{game}/moments/{moment}",
            messages.Moment,
            path={"game": game, "moment": moment},
            query={"lang": lang},
        )

    async def get_game_places(self, game: str, *, who: str, lang: str | None = None) -> messages.Advice:
        """Where a figure can end its move."""
        return await self.ask(
            "GET /api/games/{game}/places", messages.Advice, path={"game": game}, query={"who": who, "lang": lang}
        )

    async def get_game_prospects(
        self, game: str, *, target: str | None = None, lang: str | None = None
    ) -> messages.Advice:
        """What each answer that rolls dice promises, by exact odds."""
        return await self.ask(
            "GET /api/games/{game}/prospects",
            messages.Advice,
            path={"game": game},
            query={"target": target, "lang": lang},
        )

    async def get_game_threats(self, game: str, *, side: int | None = None, lang: str | None = None) -> messages.Advice:
        """The hexes that the opponents of a side threaten."""
        return await self.ask(
            "GET /api/games/{game}/threats", messages.Advice, path={"game": game}, query={"side": side, "lang": lang}
        )

    async def get_game_sight(self, game: str, *, source: str, target: str, lang: str | None = None) -> messages.Advice:
        """The line between two hexes."""
        return await self.ask(
            "GET /api/games/{game}/sight",
            messages.Advice,
            path={"game": game},
            query={"source": source, "target": target, "lang": lang},
        )

    async def get_game_sheet(self, game: str, who: str, *, lang: str | None = None) -> messages.Advice:
        """The sheet of a figure."""
        return await self.ask(
            "GET /api/games/{game}/sheets/{who}", messages.Advice, path={"game": game, "who": who}, query={"lang": lang}
        )

    async def get_game_forms(self, game: str, *, lang: str | None = None) -> messages.Advice:
        """The forms of answers to the open question."""
        return await self.ask("GET /api/games/{game}/forms", messages.Advice, path={"game": game}, query={"lang": lang})

    async def get_game_trial(self, game: str, *, answer: str, lang: str | None = None) -> messages.Advice:
        """What an answer on a table in inches or on a stage would come to, legal or not."""
        return await self.ask(
            "GET /api/games/{game}/trial", messages.Advice, path={"game": game}, query={"answer": answer, "lang": lang}
        )

    async def get_game_deeds(
        self, game: str, *, who: str | None = None, pos: str | None = None, lang: str | None = None
    ) -> messages.Advice:
        """What one might want to do with a figure, a way or a hex and may not now, each with the reason."""
        return await self.ask(
            "GET /api/games/{game}/deeds",
            messages.Advice,
            path={"game": game},
            query={"who": who, "pos": pos, "lang": lang},
        )

    async def get_game_measure(
        self, game: str, *, source: str, target: str, lang: str | None = None
    ) -> messages.Advice:
        """What lies between two places of a table in inches, each "X,Y" or the name of a unit."""
        return await self.ask(
            "GET /api/games/{game}/measure",
            messages.Advice,
            path={"game": game},
            query={"source": source, "target": target, "lang": lang},
        )

    async def get_game_reasons(
        self, game: str, *, side: int, moment: int | None = None, lang: str | None = None
    ) -> messages.Advice:
        """Why the computer player of a side answered as it did the last time that it had a choice, or at one of the moments that the
        answer lists; where nothing can be told, a sentence says why."""
        return await self.ask(
            "GET /api/games/{game}/reasons",
            messages.Advice,
            path={"game": game},
            query={"side": side, "moment": moment, "lang": lang},
        )

    async def get_game_hint(self, game: str, *, lang: str | None = None) -> messages.Advice:
        """What a strong computer player would answer in the reader's place; it thinks for some seconds."""
        return await self.ask("GET /api/games/{game}/hint", messages.Advice, path={"game": game}, query={"lang": lang})

    async def get_game_record(self, game: str) -> str:
        """The record, when the game is over or no other person plays."""
        return await self.ask("GET /api/games/{game}/record", str, path={"game": game})

    async def post_game_branch(self, game: str, body: dict[str, object]) -> messages.Made:
        """A new game from a moment of this one, on the same condition."""
        return await self.ask("POST /api/games/{game}/branch", messages.Made, path={"game": game}, body=body)

    async def post_game_seats(self, game: str, side: int) -> messages.SeatLink:
        """A new link for a side, for the maker to give away; the old one is void."""
        return await self.ask(
            "POST /api/games/{game}/seats/{side}", messages.SeatLink, path={"game": game, "side": side}
        )

    async def post_game_seat(self, game: str, body: messages.ToSit, *, lang: str | None = None) -> messages.SeatLink:
        """Uses a link: its seat is opened by the token given from now on, and by the link no more."""
        return await self.ask(
            "POST /api/games/{game}/seat", messages.SeatLink, path={"game": game}, query={"lang": lang}, body=body
        )

    async def get_game_journal(self, game: str, *, lang: str | None = None) -> messages.Journal:
        """The journal as far as a seat may know what happened."""
        return await self.ask(
            "GET /api/games/{game}/journal", messages.Journal, path={"game": game}, query={"lang": lang}
        )

    async def get_game_journal_page(self, game: str, *, kind: str | None = None, lang: str | None = None) -> str:
        """The journal as a page: Markdown, or HTML that needs nothing beside it."""
        return await self.ask(
            "GET /api/games/{game}/journal/page", str, path={"game": game}, query={"kind": kind, "lang": lang}
        )

    async def post_game_story(self, game: str, *, lang: str | None = None) -> messages.StoryTold:
        """Works on the story of a game that is over for about a second; the story once the work is done."""
        return await self.ask(
            "POST /api/games/{game}/story", messages.StoryTold, path={"game": game}, query={"lang": lang}
        )

    async def get_game_figures(self, game: str, *, lang: str | None = None) -> messages.CameBack:
        """What a game that is over has made of the figures of the roster in it, for its maker."""
        return await self.ask(
            "GET /api/games/{game}/figures", messages.CameBack, path={"game": game}, query={"lang": lang}
        )

    async def post_game_figures(self, game: str, *, lang: str | None = None) -> messages.CameBack:
        """Keeps that in the roster, once."""
        return await self.ask(
            "POST /api/games/{game}/figures", messages.CameBack, path={"game": game}, query={"lang": lang}
        )
