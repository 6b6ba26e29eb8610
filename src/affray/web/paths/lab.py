"""The paths of the laboratory: what can be asked, odds, duels, comparisons, and sample games on the board.

The work is done in a process of its own; where making games needs a key, so does what has to be worked out.
"""

import asyncio
from typing import TypeVar

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPBearer
from starlette.requests import ClientDisconnect

from affray.web.messages import NewGame
from affray.web.messages.lab import LabCompare, LabDuel, LabOdds, LabReport, LabSample
from affray.web.service.desk import Lang, desk_of, language_of, message_response, read_body
from affray.web.service.openapi import message_responses, page_responses, request_body
from affray.web.words import wording

T = TypeVar("T")
router = APIRouter(prefix="/api/lab", dependencies=[Depends(HTTPBearer(auto_error=False))])


async def run_task(request: Request, task: str, body: bytes = b"", *, constant: bool = False) -> bytes:
    """What a task of the laboratory gives; it is ended when whoever asks has gone. Raises Refusing, ClientDisconnect."""
    desk = desk_of(request)
    address = request.client.host if request.client else ""
    desk.check_rate("light", f"lab {address}")
    ask = desk.bench.ask_once if constant else desk.bench.ask
    work = asyncio.ensure_future(ask(task, body, language_of(request), address))
    gone = asyncio.ensure_future(wait_for_departure(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise ClientDisconnect
        return work.result()
    finally:
        for task_of in (work, gone):
            task_of.cancel()
        await asyncio.gather(work, gone, return_exceptions=True)


async def wait_for_departure(request: Request) -> None:
    """Returns when whoever asks has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_question(request: Request, kind: type[T]) -> bytes:
    """A question as it was sent, if it is one, from somebody who may ask. Raises Refusing."""
    desk_of(request).check_may_make(request)
    await read_body(request, kind)
    return await request.body()


@router.get("", response_class=Response, responses=message_responses("LabInfo"))
async def info(request: Request, lang: Lang = "en") -> Response:
    """What can be asked of each system, and what everything is called."""
    language = wording.nearest_language(wording.TEXTS.languages, lang)
    return message_response(await run_task(request, "info", language.encode(), constant=True))


@router.post(
    "/odds", response_class=Response, responses=message_responses("Odds"), openapi_extra=request_body("LabOdds")
)
async def odds(request: Request) -> Response:
    """The odds of a procedure, and others beside it."""
    return message_response(await run_task(request, "odds", await read_question(request, LabOdds)))


@router.post(
    "/duel", response_class=Response, responses=message_responses("Duel"), openapi_extra=request_body("LabDuel")
)
async def duel(request: Request) -> Response:
    """A duel worked out to its end."""
    return message_response(await run_task(request, "duel", await read_question(request, LabDuel)))


@router.post(
    "/compare",
    response_class=Response,
    responses=message_responses("Comparison"),
    openapi_extra=request_body("LabCompare"),
)
async def compared(request: Request) -> Response:
    """What house rules change."""
    return message_response(await run_task(request, "compare", await read_question(request, LabCompare)))


@router.post(
    "/sample",
    status_code=201,
    response_class=Response,
    responses=message_responses("Made", status=201),
    openapi_extra=request_body("LabSample"),
)
async def sample(request: Request) -> Response:
    """A duel, or a cell of a sweep, by the number of its game, as a game to look at on the board."""
    desk = desk_of(request)
    desk.check_heavy(request)
    record = await run_task(request, "sample", await read_question(request, LabSample))
    return message_response(await desk.running_hub().create(NewGame(record=record.decode())), 201)


@router.get("/studies", response_class=Response, responses=message_responses("Studies"))
async def listed(request: Request) -> Response:
    """The finished sweeps that come with the program."""
    return message_response(await run_task(request, "studies", constant=True))


@router.get("/studies/{name}", response_class=Response, responses=message_responses("SweepView"))
async def shipped(request: Request, name: str) -> Response:
    """A finished sweep that comes with the program."""
    return message_response(await run_task(request, "study", name.encode(), constant=True))


@router.post(
    "/results", response_class=Response, responses=message_responses("SweepView"), openapi_extra=request_body("str")
)
async def results(request: Request) -> Response:
    """The results in a file that affray sweep has kept."""
    desk_of(request).check_may_make(request)
    return message_response(await run_task(request, "results", await request.body()))


@router.get("/ladders", response_class=Response, responses=message_responses("Ladders"))
async def listed_ladders(request: Request) -> Response:
    """The results of ladders of computer players that come with the program."""
    return message_response(await run_task(request, "ladders", constant=True))


@router.get("/ladders/{name}", response_class=Response, responses=message_responses("LadderFound"))
async def shipped_ladder(request: Request, name: str) -> Response:
    """What a ladder that comes with the program shows."""
    return message_response(await run_task(request, "ladder", name.encode(), constant=True))


@router.post(
    "/ladder", response_class=Response, responses=message_responses("LadderFound"), openapi_extra=request_body("str")
)
async def ladder_results(request: Request) -> Response:
    """What the results in a file show that affray ladder has kept."""
    desk_of(request).check_may_make(request)
    return message_response(await run_task(request, "ladder-results", await request.body()))


@router.post("/report", response_class=Response, responses=page_responses(), openapi_extra=request_body("LabReport"))
async def report(request: Request) -> Response:
    """What a sweep shows, as a page that needs no other file."""
    desk_of(request).check_heavy(request)
    asked = await read_question(request, LabReport)
    return Response(await run_task(request, "report", asked), media_type="text/html; charset=utf-8")
