"""The paths of figures of the roster in games: who can go into a scenario, and what became of them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.web.messages import CameBack
from affray.web.paths.games import Id, reader_of
from affray.web.rooms import fielding, making
from affray.web.rooms.hub import Hub
from affray.web.rooms.room import Room
from affray.web.rooms.table import Table
from affray.web.service.desk import Lang, desk_of, message_response, run_on_roster
from affray.web.service.openapi import message_responses
from affray.web.store.roster import Roster
from affray.web.words import wording
from affray.web.words.faults import forbidden_error

router = APIRouter(prefix="/api", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]


@router.get("/muster", response_class=Response, responses=message_responses("Muster"))
async def muster(request: Request, system: Name, scenario: Name, lang: Lang = "en") -> Response:
    """Whose places in a scenario figures of the roster can take, and who of them can."""
    desk = desk_of(request)
    desk.check_kind(request, "figures")
    desk.check_may_make(request)
    hub = desk.running_hub()
    found, _ = making.find_scenario(system, scenario, hub.shelf)
    return message_response(
        await run_on_roster(hub, lang, lambda roster, language: fielding.muster(roster, found, language))
    )


@router.get("/games/{game}/figures", response_class=Response, responses=message_responses("CameBack"))
async def came_back(request: Request, game: Id, lang: Lang = "en") -> Response:
    """What a game that is over has made of the figures of the roster in it, for its maker."""
    hub = await owner_hub(request, game, "light")
    return message_response(
        await hub.hold_long(game, lambda table: fielding.homecoming(*roster_and_room(hub, table, lang)))
    )


@router.post("/games/{game}/figures", response_class=Response, responses=message_responses("CameBack"))
async def keep(request: Request, game: Id, lang: Lang = "en") -> Response:
    """Keeps that in the roster, once."""
    hub = await owner_hub(request, game, "heavy")

    def work(table: Table) -> CameBack:
        return fielding.keep_homecoming(*roster_and_room(hub, table, lang))

    return message_response(await hub.hold_long(game, work))


def roster_and_room(hub: Hub, table: Table, lang: str) -> tuple[Roster, Room, str]:
    """The roster, a room and the language of its game that is meant."""
    return Roster(hub.store.engine), table.room, wording.language_of(table.room.game.system, lang)


async def owner_hub(request: Request, game: str, rate: str) -> Hub:
    """The hub, for whoever made a game. Raises Refusing."""
    reader = await reader_of(request, game)
    if not reader.owner:
        raise forbidden_error("only whoever made the game says what becomes of its figures")
    desk = desk_of(request)
    desk.check_rate(rate, f"{game} {reader.seat}")
    return desk.running_hub()
