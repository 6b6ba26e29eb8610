"""What can be asked of a server, typed. Made from the server's paths by `make types`; not written by hand."""

from affray.lab.ladder.found import LadderFound
from affray.lab.schema import Comparison, Duel, Odds
from affray.lab.sweep.view import SweepView
from affray.web import messages
from affray.web.client.kept_requests import KeptRequests
from affray.web.messages.lab import LabCompare, LabDuel, LabInfo, LabOdds, LabReport, LabSample, Ladders, Studies


class Server(KeptRequests):
    """What can be asked of a server."""

    async def get_health(self) -> object:
        """Whether the server runs and its store takes what is written, and its version."""
        return await self.ask("GET /api/health", object)

    async def get_ready(self) -> object:
        """Whether the server takes games and answers now: it has started, does not stop, and its store takes what is written."""
        return await self.ask("GET /api/ready", object)

    async def get_notice(self, *, lang: str | None = None) -> messages.NoticeShown:
        """What whoever operates the server tells everybody; a page asks now and then."""
        return await self.ask("GET /api/notice", messages.NoticeShown, query={"lang": lang})

    async def get_systems(self, *, lang: str | None = None) -> list[messages.SystemInfo]:
        """The rule systems with their options, scenarios and players."""
        return await self.ask("GET /api/systems", list[messages.SystemInfo], query={"lang": lang})

    async def post_verify(self, body: str) -> messages.Verified:
        """Whether every die, event and state of a record is derived again."""
        return await self.ask("POST /api/verify", messages.Verified, body=body)

    async def get_schema(self) -> object:
        """The JSON Schema of all messages."""
        return await self.ask("GET /api/schema.json", object)

    async def get_scenes(
        self, *, system: str | None = None, scenario: str | None = None, lang: str | None = None
    ) -> messages.Film:
        """The board of a scenario early in a game; without one, a whole fight."""
        return await self.ask(
            "GET /api/scenes", messages.Film, query={"system": system, "scenario": scenario, "lang": lang}
        )

    async def get_system_clauses(self, key: str, *, q: str | None = None) -> list[messages.ClauseInfo]:
        """The clauses with an id that starts so, or with these words in them; all of them for none."""
        return await self.ask(
            "GET /api/systems/{key}/clauses", list[messages.ClauseInfo], path={"key": key}, query={"q": q}
        )

    async def get_system_book(self, key: str) -> messages.BookInfo:
        """The rules of a system, chapter by chapter, with what is filler."""
        return await self.ask("GET /api/systems/{key}/book", messages.BookInfo, path={"key": key})

    async def get_system_lessons(self, key: str, *, lang: str | None = None) -> list[messages.LessonText]:
        """The lessons of a system as texts."""
        return await self.ask(
            "GET /api/systems/{key}/lessons", list[messages.LessonText], path={"key": key}, query={"lang": lang}
        )

    async def get_system_cards(
        self, key: str, *, option: list[str] | None = None, pack: list[str] | None = None, lang: str | None = None
    ) -> str:
        """The reference cards of a system, under these options, each "name=value", and with these packs of the server."""
        return await self.ask(
            "GET /api/systems/{key}/cards", str, path={"key": key}, query={"option": option, "pack": pack, "lang": lang}
        )

    async def post_games(self, body: messages.NewGame, *, lang: str | None = None) -> messages.Made:
        """Makes a game, its names in a language."""
        return await self.ask("POST /api/games", messages.Made, query={"lang": lang}, body=body)

    async def get_muster(self, *, system: str, scenario: str, lang: str | None = None) -> messages.Muster:
        """Whose places in a scenario figures of the roster can take, and who of them can."""
        return await self.ask(
            "GET /api/muster", messages.Muster, query={"system": system, "scenario": scenario, "lang": lang}
        )

    async def get_lab(self, *, lang: str | None = None) -> LabInfo:
        """What can be asked of each system, and what everything is called."""
        return await self.ask("GET /api/lab", LabInfo, query={"lang": lang})

    async def post_lab_odds(self, body: LabOdds) -> Odds:
        """The odds of a procedure, and others beside it."""
        return await self.ask("POST /api/lab/odds", Odds, body=body)

    async def post_lab_duel(self, body: LabDuel) -> Duel:
        """A duel worked out to its end."""
        return await self.ask("POST /api/lab/duel", Duel, body=body)

    async def post_lab_compare(self, body: LabCompare) -> Comparison:
        """What house rules change."""
        return await self.ask("POST /api/lab/compare", Comparison, body=body)

    async def post_lab_sample(self, body: LabSample) -> messages.Made:
        """A duel, or a cell of a sweep, by the number of its game, as a game to look at on the board."""
        return await self.ask("POST /api/lab/sample", messages.Made, body=body)

    async def get_lab_studies(self) -> Studies:
        """The finished sweeps that come with the program."""
        return await self.ask("GET /api/lab/studies", Studies)

    async def get_lab_study(self, name: str) -> SweepView:
        """A finished sweep that comes with the program."""
        return await self.ask("GET /api/lab/studies/{name}", SweepView, path={"name": name})

    async def post_lab_results(self, body: str) -> SweepView:
        """The results in a file that affray sweep has kept."""
        return await self.ask("POST /api/lab/results", SweepView, body=body)

    async def get_lab_ladders(self) -> Ladders:
        """The results of ladders of computer players that come with the program."""
        return await self.ask("GET /api/lab/ladders", Ladders)

    async def get_lab_ladder(self, name: str) -> LadderFound:
        """What a ladder that comes with the program shows."""
        return await self.ask("GET /api/lab/ladders/{name}", LadderFound, path={"name": name})

    async def post_lab_ladder(self, body: str) -> LadderFound:
        """What the results in a file show that affray ladder has kept."""
        return await self.ask("POST /api/lab/ladder", LadderFound, body=body)

    async def post_lab_report(self, body: LabReport) -> str:
        """What a sweep shows, as a page that needs no other file."""
        return await self.ask("POST /api/lab/report", str, body=body)
