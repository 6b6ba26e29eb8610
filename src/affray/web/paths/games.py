"""The paths of games: making one, and everything a seat asks or does."""

import time
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.security import HTTPBearer

from affray.game import dumps
from affray.web.messages import Answer, Command, NewGame, Refused, ToSit
from affray.web.rooms import advice, agreeing, company, why
from affray.web.rooms.making import check_open
from affray.web.rooms.table import Table
from affray.web.service.desk import Desk, Lang, desk_of, message_response, read_body, token_of
from affray.web.service.openapi import message_responses, request_body, seat_responses
from affray.web.service.parameters import HEX_FORM, ID_FORM
from affray.web.service.peers import client_address
from affray.web.service.sockets import Socket
from affray.web.store.entries import Reader
from affray.web.words.faults import Refusing


class ToBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment from which a branch goes on."""

    moment: int


router = APIRouter(prefix="/api/games", dependencies=[Depends(HTTPBearer(auto_error=False))])
sockets = APIRouter(prefix="/api/games")
Id = Annotated[str, Path(pattern=ID_FORM)]
Name = Annotated[str, Query(max_length=80)]
Number = Annotated[int, Query(ge=0, le=2**31)]
HexText = Annotated[str, Query(max_length=16, pattern=HEX_FORM)]


async def reader_of(request: Request, game: str, lang: str = "en") -> Reader:
    """The seat that a request speaks for. Raises Refusing."""
    return await desk_of(request).reader(client_address(request.scope), game, token_of(request), lang)


@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=message_responses("Made", status=201),
    openapi_extra=request_body("NewGame"),
)
async def make(request: Request, lang: Lang = "en") -> Response:
    """Makes a game, its names in a language."""
    desk = desk_of(request)
    desk.check_heavy(request)
    desk.check_may_make(request)
    wanted = await read_body(request, NewGame)
    async with desk.turn(request):
        return message_response(await desk.running_hub().create(wanted, lang), 201)


@router.get("/{game}", response_class=Response, responses=message_responses("Welcome"))
async def welcome(request: Request, game: Id, lang: Lang = "en") -> Response:
    """Everything about a game, as the seat sees it."""
    reader = await reader_of(request, game, lang)
    desk_of(request).check_read(request, reader)
    hub = desk_of(request).running_hub()
    return message_response(await hub.hold_long(game, lambda table: table.shown.welcome(reader, time.monotonic())))


@router.get("/{game}/turn", response_class=Response, responses=message_responses("Turn"))
async def turn(request: Request, game: Id, lang: Lang = "en") -> Response:
    """Whose turn it is."""
    reader = await reader_of(request, game, lang)
    desk_of(request).check_read(request, reader)
    return message_response(await desk_of(request).running_hub().hold(game, lambda table: table.shown.turn(reader)))


@router.get("/{game}/told", response_class=Response, responses=message_responses("FromServer", many=1))
async def messages(
    request: Request, game: Id, since: Number = 0, wait: Annotated[float, Query(ge=0, le=60)] = 0, lang: Lang = "en"
) -> Response:
    """The first messages after a number, at most 200; with `wait`, the next within so many seconds where there are none."""
    reader = await reader_of(request, game, lang)
    desk_of(request).check_read(request, reader)
    found = await company.new_messages(desk_of(request).running_hub(), reader, since, wait)
    return message_response(b"[" + b",".join(found) + b"]")


@router.post(
    "/{game}/answers", response_class=Response, responses=seat_responses(), openapi_extra=request_body("Answer")
)
async def answers(request: Request, game: Id) -> Response:
    """Plays answers."""
    reader, desk = await acting_seat(request, game, "light")
    said = await read_body(request, Answer)
    reply = await desk.running_hub().answer(reader, said)
    return message_response(reply, 409 if isinstance(reply, Refused) else 200)


@router.post(
    "/{game}/commands", response_class=Response, responses=seat_responses(), openapi_extra=request_body("Command")
)
async def commands(request: Request, game: Id) -> Response:
    """Does what a seat commands."""
    reader, desk = await acting_seat(request, game, "light")
    said = await read_body(request, Command)
    if said.do in ("chat", "name"):
        desk.check_rate("chat", f"{game} {reader.seat}")
    reply = await desk.running_hub().command(reader, said)
    return message_response(reply, 409 if isinstance(reply, Refused) else 200)


async def acting_seat(request: Request, game: str, kind: str, lang: str = "en") -> tuple[Reader, Desk]:
    """The seat that does or asks something, if it may so often. Raises Refusing."""
    desk, reader = desk_of(request), await reader_of(request, game, lang)
    desk.check_rate(kind, f"{game} {reader.seat}")
    return reader, desk


@router.get("/{game}/moments/{moment}", response_class=Response, responses=message_responses("Moment"))
async def moments(
    request: Request, game: Id, moment: Annotated[int, Path(ge=0, le=2**31)], lang: Lang = "en"
) -> Response:
    """The board after so many answers."""
    reader, desk = await acting_seat(request, game, "light", lang)
    return message_response(await desk.running_hub().hold_long(game, lambda table: table.shown.moment(reader, moment)))


@router.get("/{game}/places", response_class=Response, responses=message_responses("Advice"))
async def places(request: Request, game: Id, who: Name, lang: Lang = "en") -> Response:
    """Where a figure can end its move."""
    return await guide_answer(request, game, lang, lambda asked: advice.places(asked, who))


@router.get("/{game}/prospects", response_class=Response, responses=message_responses("Advice"))
async def prospects(request: Request, game: Id, target: Name = "", lang: Lang = "en") -> Response:
    """What each answer that rolls dice promises, by exact odds."""
    return await guide_answer(request, game, lang, lambda asked: advice.prospects(asked, target))


@router.get("/{game}/threats", response_class=Response, responses=message_responses("Advice"))
async def threats(request: Request, game: Id, side: Number = 0, lang: Lang = "en") -> Response:
    """The hexes that the opponents of a side threaten."""
    return await guide_answer(request, game, lang, lambda asked: advice.threats(asked, side))


@router.get("/{game}/sight", response_class=Response, responses=message_responses("Advice"))
async def sight(request: Request, game: Id, source: HexText, target: HexText, lang: Lang = "en") -> Response:
    """The line between two hexes."""
    return await guide_answer(request, game, lang, lambda asked: advice.sight(asked, source, target))


@router.get("/{game}/sheets/{who}", response_class=Response, responses=message_responses("Advice"))
async def sheets(request: Request, game: Id, who: Annotated[str, Path(max_length=80)], lang: Lang = "en") -> Response:
    """The sheet of a figure."""
    return await guide_answer(request, game, lang, lambda asked: advice.sheet(asked, who))


@router.get("/{game}/forms", response_class=Response, responses=message_responses("Advice"))
async def forms(request: Request, game: Id, lang: Lang = "en") -> Response:
    """The forms of answers to the open question."""
    return await guide_answer(request, game, lang, advice.forms)


@router.get("/{game}/trial", response_class=Response, responses=message_responses("Advice"))
async def trial(
    request: Request, game: Id, answer: Annotated[str, Query(min_length=1, max_length=4000)], lang: Lang = "en"
) -> Response:
    """What an answer on a table in inches or on a stage would come to, legal or not."""
    return await guide_answer(request, game, lang, lambda asked: advice.trial(asked, answer))


@router.get("/{game}/deeds", response_class=Response, responses=message_responses("Advice"))
async def deeds(request: Request, game: Id, who: Name = "", pos: HexText = "", lang: Lang = "en") -> Response:
    """What one might want to do with a figure, a way or a hex and may not now, each with the reason."""
    return await guide_answer(request, game, lang, lambda asked: advice.deeds(asked, who, pos))


@router.get("/{game}/measure", response_class=Response, responses=message_responses("Advice"))
async def measure(request: Request, game: Id, source: Name, target: Name, lang: Lang = "en") -> Response:
    """What lies between two places of a table in inches, each "X,Y" or the name of a unit."""
    return await guide_answer(request, game, lang, lambda asked: advice.measure(asked, source, target))


@router.get("/{game}/reasons", response_class=Response, responses=message_responses("Advice"))
async def reasons(request: Request, game: Id, side: Number, moment: Number = 0, lang: Lang = "en") -> Response:
    """Why the computer player of a side answered as it did the last time that it had a choice, or at one of the moments that the
    answer lists; where nothing can be told, a sentence says why."""
    reader, desk = await acting_seat(request, game, "light", lang)
    return message_response(await why.reasons(desk.running_hub(), reader, side, moment))


@router.get("/{game}/hint", response_class=Response, responses=message_responses("Advice"))
async def hint(request: Request, game: Id, lang: Lang = "en") -> Response:
    """What a strong computer player would answer in the reader's place; it thinks for some seconds."""
    reader, desk = await acting_seat(request, game, "hint", lang)
    return message_response(await why.hint(desk.running_hub(), reader))


async def guide_answer(request: Request, game: str, lang: str, asking: advice.Asking) -> Response:
    """The guide's answer."""
    reader, desk = await acting_seat(request, game, "light", lang)
    return message_response(await advice.advise(desk.running_hub(), reader, asking))


@router.get(
    "/{game}/record",
    response_class=Response,
    responses={
        **message_responses("Fault"),
        200: {"description": "the record", "content": {"application/x-ndjson": {}}},
    },
)
async def record(request: Request, game: Id) -> Response:
    """The record, when the game is over or no other person plays."""
    reader, desk = await acting_seat(request, game, "light")

    def write(table: Table) -> bytes:
        check_open(table.room, reader)
        return dumps(table.room.game)

    hub = desk.running_hub()
    data = await hub.hold_long(game, write)
    # Whoever has the record knows the dice that were to come.
    await agreeing.agree_on_dice(hub, game, "record")
    name = f'attachment; filename="{game}.record"'
    return Response(data, media_type="application/x-ndjson", headers={"content-disposition": name})


@router.post(
    "/{game}/branch",
    status_code=201,
    response_class=Response,
    responses=message_responses("Made", status=201),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "properties": {"moment": {"type": "integer", "minimum": 0}},
                        "required": ["moment"],
                        "additionalProperties": False,
                    }
                }
            },
        }
    },
)
async def branch(request: Request, game: Id) -> Response:
    """A new game from a moment of this one, on the same condition."""
    reader, desk = await acting_seat(request, game, "light")
    desk.check_heavy(request)
    wanted = await read_body(request, ToBranch)
    return message_response(await desk.running_hub().branch(reader, wanted.moment), 201)


@router.post("/{game}/seats/{side}", response_class=Response, responses=message_responses("SeatLink"))
async def seats(request: Request, game: Id, side: Annotated[int, Path(ge=0, le=1000)]) -> Response:
    """A new link for a side, for the maker to give away; the old one is void."""
    reader, desk = await acting_seat(request, game, "light")
    return message_response(await company.renew_link(desk.running_hub(), reader, side))


@router.post(
    "/{game}/seat",
    response_class=Response,
    responses=message_responses("SeatLink"),
    openapi_extra=request_body("ToSit"),
)
async def sit(request: Request, game: Id, lang: Lang = "en") -> Response:
    """Uses a link: its seat is opened by the token given from now on, and by the link no more."""
    desk = desk_of(request)
    desk.check_kind(request, "sit")
    wanted = await read_body(request, ToSit)
    return message_response(await company.sit(desk.running_hub(), game, token_of(request), wanted.token, lang))


@sockets.websocket("/{game}/socket")
async def socket(websocket: WebSocket, game: str) -> None:
    """The socket of a seat: messages of `FromSeat` in, `FromServer` out."""
    desk = websocket.app.state.desk
    if not isinstance(desk, Desk):
        raise Refusing(503, "start", "the server has not started")
    await Socket(desk, websocket, game).serve()
